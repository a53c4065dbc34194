"""What happened, deed by deed: who did it, what was told of it by which rule, and what moved."""

from functools import lru_cache

from tafelrunde.core.engine import Game
from tafelrunde.core.picture import Piece, PieceRow
from tafelrunde.core.values import NONE
from tafelrunde.desk.moves import differing, moved
from tafelrunde.desk.shapes import Deed, Moment, Move, Told
from tafelrunde.desk.sight import sight_of
from tafelrunde.text import Talk, Text


def deed(game: Game, viewer: int | None, moment: Moment) -> Deed:
    """Return what a viewer lived through, told to it as "you" where it is meant."""
    talk = speaker(game, NONE if viewer is None else viewer)
    messages = [talk.event_message(event) for event in moment.heard]
    parts: list[list[Move]] = [[] for _ in messages]
    shown: list[set[str]] = [set() for _ in messages]
    rest: list[Move] = []
    turn: int | None = None
    if moment.before is not None and moment.after is not None:
        before, after = sight_of(moment.before), sight_of(moment.after)
        turn = before.outline.turn
        left, came = differing(before.rows, after.rows)
        called: dict[str, set[str]] = {}
        for message, ids in zip(messages, shown, strict=True):
            for value in message.args.values():
                if isinstance(value, str):
                    if value not in called:
                        called[value] = _called(value, before.rows, came)
                    ids.update(called[value])
        for move in moved(left, came):
            teller = _teller(move, shown)
            (rest if teller == NONE else parts[teller]).append(move)
    told = [
        Told(event.kind, message, event.rule, _ids(ids, part), part)
        for event, message, ids, part in zip(moment.heard, messages, shown, parts, strict=True)
    ]
    sentences = talk.placed(game.sentences(moment.heard), moment.heard)
    back = moment.taken_back, moment.back_to
    return Deed(moment.version, moment.who, turn, told, sentences, moment.forced, *back, rest)


def _called(name: str, rows: list[PieceRow], came: list[Piece]) -> set[str]:
    """Return the pieces and places in sight that are called so: those that lay there, and those that came."""
    found: set[str] = set()
    for row in rows:
        if name in row.names:
            found.update(row.names[name])
    for piece in came:
        if piece.face == name:
            found.add(piece.id)
        if piece.place == name:
            found.add(name)
    return found


def _teller(move: Move, shown: list[set[str]]) -> int:
    """Return the event that tells of a move: the one that names it best, NONE if none does."""
    found, most = NONE, -1
    for k, ids in enumerate(shown):
        named = (move.before in ids) + (move.after != move.before and move.after in ids)
        if named > most and (named or move.start in ids or move.end in ids):
            found, most = k, named
    return found


def _ids(shown: set[str], part: list[Move]) -> list[str]:
    """Return what an event names in sight, and what it moves."""
    return sorted(shown | {one for move in part for one in (move.before, move.after) if one})


@lru_cache(maxsize=128)
def speaker(game: Game, viewer: int) -> Talk:
    """Return what knows the ids of messages: they are the same in every language."""
    return Text("en").at(game, (), viewer if viewer >= 0 else NONE)
