"""What happened, deed by deed: who did it, what was told of it by which rule, and what moved."""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Picture, Value
from tafelrunde.core.values import NONE
from tafelrunde.desk.moves import Move, moves
from tafelrunde.desk.sight import sight_of
from tafelrunde.text import Talk, Text

if TYPE_CHECKING:
    from tafelrunde.desk.desk import Moment


class Told(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: its kind, its text, the rule behind it, the ids concerned, and what moved."""

    kind: str
    message: Message
    rule: str = ""
    ids: list[str] = []
    moves: list[Move] = []


class Deed(Struct, frozen=True, omit_defaults=True):
    """All that one entry of the log brought: somebody's action, or an outcome of chance."""

    version: int
    """The version of the table that it made."""
    who: int
    turn: int | None = None
    """Whose turn it was."""
    told: list[Told] = []
    forced: bool = False
    """Whether there was nothing to decide."""
    taken_back: bool = False
    moves: list[Move] = []
    """What moved without anything being told of it."""


def deed(game: Game, viewer: int | None, moment: "Moment") -> Deed:
    """Return what a viewer lived through, told to it as "you" where it is meant."""
    talk = speaker(game, NONE if viewer is None else viewer)
    before = after = None
    done: list[Move] = []
    if moment.before is not None and moment.after is not None:
        before, after = sight_of(moment.before).picture, sight_of(moment.after).picture
        done = moves(before, after)
    spelled = [_spelled(game, event) for event in moment.heard]
    shown = _shown(spelled, before, after)
    parts: list[list[Move]] = [[] for _ in moment.heard]
    rest: list[Move] = []
    for move in done:
        fitting = [k for k, ids in enumerate(shown) if ids & {move.before, move.after, move.start, move.end}]
        best = max(fitting, key=lambda k: len(shown[k] & {move.before, move.after}), default=None)
        (rest if best is None else parts[best]).append(move)
    told = [
        Told(
            event.kind,
            Message(talk.event_form(event), spelled[k]),
            event.rule,
            sorted(shown[k] | {one for move in parts[k] for one in (move.before, move.after) if one}),
            parts[k],
        )
        for k, event in enumerate(moment.heard)
    ]
    turn = None if before is None else before.turn
    return Deed(moment.version, moment.who, turn, told, moment.forced, moment.taken_back, rest)


def _spelled(game: Game, event: Event) -> dict[str, Value]:
    return {arg: game.names.spell(arg, int(value)) for arg, value in event.args.items()}


def _shown(spelled: list[dict[str, Value]], *pictures: Picture | None) -> list[set[str]]:
    """Return for each event the pieces and places in sight that it names."""
    faces = [{value for value in args.values() if isinstance(value, str)} for args in spelled]
    named = set().union(*faces)
    found: list[set[str]] = [set() for _ in spelled]
    for picture in pictures if named else ():
        for piece in () if picture is None else picture.pieces:
            if piece.face in named or piece.place in named:
                for ids, mine in zip(found, faces, strict=True):
                    if piece.face in mine:
                        ids.add(piece.id)
                    if piece.place in mine:
                        ids.add(piece.place)
    return found


@lru_cache(maxsize=128)
def speaker(game: Game, viewer: int) -> Talk:
    """Return what knows the ids of messages: they are the same in every language."""
    return Text("en").at(game, (), viewer if viewer >= 0 else NONE)
