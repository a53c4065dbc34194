"""What a client asks for when it needs it: what the dice bring, how they all count in turn, and what is discarded."""

from collections.abc import Mapping

from msgspec import Struct

from tafelrunde.core.bits import bit
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.picture import Message
from tafelrunde.games.tokyo.rules.codec import REROLL, RESOLVE
from tafelrunde.games.tokyo.rules.dice import FACES, picked
from tafelrunde.games.tokyo.rules.follows import as_it_lies
from tafelrunde.games.tokyo.rules.picture import discarded
from tafelrunde.games.tokyo.rules.position import faces
from tafelrunde.games.tokyo.rules.state import TokyoState
from tafelrunde.games.tokyo.rules.turn.resolving import CHOOSE, claws, useful_groups


class Hit(Struct, frozen=True):
    """A monster that would lose hearts."""

    seat: int
    count: int


class Reroll(Struct, frozen=True):
    """An offered way to roll again: the faces that are kept, and those that are rolled."""

    action: int
    kept: list[str]
    again: list[str]


class AsItLies(Struct, frozen=True, omit_defaults=True):
    """What the dice that have not counted yet would bring the monster whose turn it is."""

    stars: int = 0
    wickedness: int = 0
    energy: int = 0
    hearts: int = 0
    claws: int = 0
    hits: list[Hit] = []
    follows: list[Message] = []
    """The same in words, each with its rule."""
    rerolls: list[Reroll] = []
    """For whoever is asked which dice to keep."""


class InOrder(Struct, frozen=True):
    """How all dice count one after the other, without another question: the actions, and the faces that then count."""

    actions: list[int]
    faces: list[str]


def request(view: TokyoState, name: str, args: Mapping[str, object]) -> object:
    """Answer a request by its name."""
    if name == "as_it_lies":
        return lying(view)
    if name == "in_order":
        return in_order(view)
    if name == "discard":
        return discarded(view)
    raise TafelrundeError(f"tokyo has nothing called {name!r} to ask for: there are as_it_lies, in_order and discard")


def lying(view: TokyoState) -> AsItLies:
    """Return what the dice bring as they lie."""
    if not view.dice:
        return AsItLies()
    outcome = as_it_lies(view)
    seat, after = view.turn, outcome.table
    return AsItLies(
        stars=int(after.stars[seat] - view.stars[seat]),
        wickedness=int(after.wickedness[seat] - view.wickedness[seat]),
        energy=int(after.energy[seat] - view.energy[seat]),
        hearts=int(after.hearts[seat] - view.hearts[seat]),
        claws=int(claws(view, seat)),
        hits=[Hit(*loss) for loss in outcome.losses().items()],
        follows=outcome.messages(),
        rerolls=[reroll(view, action) for action in view.legal() if action > REROLL],
    )


def in_order(view: TokyoState) -> InOrder:
    """Return how the dice count in the order of their faces, up to where something else is to be decided."""
    table, seat = view.clone(), view.turn
    actions: list[int] = []
    faces: list[str] = []
    while table.stack and table.stack[-1].step is CHOOSE:
        groups = [face for face in range(len(FACES)) if useful_groups(table, seat) & bit(face)]
        chosen = groups[:1] if len(groups) > 2 else groups  # the last one comes by itself
        actions.append(RESOLVE + groups[0])
        faces += [FACES[face] for face in chosen]
        table.step(RESOLVE + groups[0])
    return InOrder(actions, faces)


def reroll(view: TokyoState, action: int) -> Reroll:
    """Return which faces an offered re-roll keeps, and which it rolls."""
    again = picked(view.dice, action - REROLL)
    return Reroll(action, faces(view.dice - again), faces(again))
