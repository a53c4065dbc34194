"""Another way in which things may have gone, found by giving hidden things other names and playing it all again.

What a view leaves open is dealt anew, and wherever that puts another card in a place, the two change their names in
the whole course of the game. The seat must not notice: its history is compared, and what would have looked otherwise is
thrown away.
"""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.deal import shuffle
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.names import Codec
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE

TRIES: Final = 30
"""So many deals are tried; when the seat would notice all of them, the game stays as it was."""

Places = Callable[[State], dict[str, list[list[int]]]]
"""What a game says of a state: per kind of things, which of them are in each place."""


def retrace(moment: Moment, seat: int, rng: Rng, places: Places, group: Callable[[int], int]) -> list[int]:
    """Return actions and outcomes from the start that look to `seat` like those that were.

    Things that are `group`ed alike change names with each other, as far as there are enough of them.
    """
    view = moment.state.view(seat)
    text = moment.text(seat)
    for _ in range(TRIES):
        guess = view.determinise(rng)
        actions = relabelled(moment, changes(places(moment.state), places(guess), rng, group))
        if looks_like(moment, actions, seat, text):
            return actions
    return moment.actions()


def changes(
    true: dict[str, list[list[int]]], guess: dict[str, list[list[int]]], rng: Rng, group: Callable[[int], int]
) -> dict[str, dict[int, int]]:
    """Return per kind what each thing is called otherwise: what is elsewhere has changed names with what is there."""
    found: dict[str, dict[int, int]] = {}
    for kind, rows in true.items():
        found[kind] = {}
        for here, there in zip(rows, guess[kind], strict=True):
            gone = list((Counter(here) - Counter(there)).elements())  # of two that are alike one may have gone
            come = list((Counter(there) - Counter(here)).elements())
            shuffle(come, rng)
            gone.sort(key=group)
            come.sort(key=group)
            found[kind].update(zip(gone, come, strict=True))
    return found


def relabelled(moment: Moment, names: dict[str, dict[int, int]]) -> list[int]:
    """Return what was done with other names."""
    path = moment.path()
    game = moment.state.game
    found = []
    for before, after in pairwise(path):
        codec = game.outcomes_codec if before.who == CHANCE else game.actions_codec
        found.append(renamed(codec, after.action, names))
    return found


def renamed(codec: Codec, number: int, names: dict[str, dict[int, int]]) -> int:
    """Return an action or an outcome in which things are called otherwise."""
    verb, args = codec.split(number)
    row = codec.verb(verb)
    found = 0
    for arg, choices in row.args:
        other = names.get(codec.names.kind(arg), {}).get(args[arg], args[arg])
        found = found * choices + other
    return row.base + found


def looks_like(moment: Moment, actions: list[int], seat: int, text: str) -> bool:
    """Tell whether actions can be done, and look to a seat like what its history says."""
    first = moment.path()[0]
    try:
        for action in actions:
            first = first.after(action)
    except TafelrundeError:
        return False
    return first.text(seat) == text and first.state.view(seat) == moment.state.view(seat)
