"""What happened, deed by deed: who did it, what was told of it by which rule, and what moved."""

from functools import lru_cache

from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Piece, Value
from tafelrunde.core.values import NONE
from tafelrunde.desk.moves import apart, moved
from tafelrunde.desk.shapes import Deed, Moment, Move, Told
from tafelrunde.desk.sight import sight_of
from tafelrunde.text import Talk, Text


def deed(game: Game, viewer: int | None, moment: Moment) -> Deed:
    """Return what a viewer lived through, told to it as "you" where it is meant."""
    talk = speaker(game, NONE if viewer is None else viewer)
    spelled = [_spelled(game, event) for event in moment.heard]
    parts: list[list[Move]] = [[] for _ in spelled]
    shown: list[set[str]] = [set() for _ in spelled]
    rest: list[Move] = []
    turn: int | None = None
    if moment.before is not None and moment.after is not None:
        before, after = sight_of(moment.before), sight_of(moment.after)
        turn = before.picture.turn
        left, came = apart(before.picture.pieces, after.picture.pieces)
        after.follow(before, left, came)
        for args, ids in zip(spelled, shown, strict=True):
            for value in args.values():
                if isinstance(value, str):
                    ids.update(before.index.named(value))
                    _show(value, ids, came)
        for move in moved(left, came):
            teller = _teller(move, shown)
            (rest if teller == NONE else parts[teller]).append(move)
    told = [
        Told(event.kind, Message(talk.event_form(event), args), event.rule, _ids(ids, part), part)
        for event, args, ids, part in zip(moment.heard, spelled, shown, parts, strict=True)
    ]
    return Deed(moment.version, moment.who, turn, told, moment.forced, moment.taken_back, rest)


def _spelled(game: Game, event: Event) -> dict[str, Value]:
    return {arg: game.names.spell(arg, int(value)) for arg, value in event.args.items()}


def _show(name: str, ids: set[str], came: list[Piece]) -> None:
    """Add the pieces that came, and their places, if they are called by that name."""
    for piece in came:
        if piece.face == name:
            ids.add(piece.id)
        if piece.place == name:
            ids.add(name)


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
