"""Another way in which things may have gone, found by playing again what a seat has lived through.

What the seat did itself stays; chance and the others do anything by which the seat hears and sees what it did. Where
that leads nowhere for too long, the beginning stays as it was and less is drawn anew: at worst nothing is.
"""

from itertools import accumulate
from typing import Final

from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.deal import shuffle
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE

PATIENCE: Final = 400
"""So many moments are tried before more of the beginning is kept."""


class Search:
    """A search for another way, for one seat."""

    def __init__(self, path: list[Moment], seat: int, rng: Rng) -> None:
        self.path = path
        self.seat = seat
        self.rng = rng
        self.left = 0

    def way_from(self, kept: int) -> list[int] | None:
        """Return the actions of a way that is as it was up to a moment, None where none was found in time."""
        self.left = PATIENCE + len(self.path)
        found = self.onward(self.path[kept], kept)
        return None if found is None else [each.action for each in self.path[1 : kept + 1]] + found

    def onward(self, moment: Moment, place: int) -> list[int] | None:
        """Return the actions from here to the end of the path."""
        stack = [(moment, self.choices(moment, place))]
        taken: list[int] = []
        while len(stack) + place <= len(self.path) - 1:
            at, choices = stack[-1]
            if not choices or self.left <= 0:
                if len(stack) == 1 or self.left <= 0:
                    return None
                stack.pop()
                taken.pop()
                continue
            self.left -= 1
            action = choices.pop()
            after = at.after(action)
            true = self.path[place + len(stack)]
            if after.lines(self.seat) == true.lines(self.seat) and after.who == true.who and self.same(after, true):
                taken.append(action)
                stack.append((after, self.choices(after, place + len(stack))))
        return taken

    def same(self, one: Moment, other: Moment) -> bool:
        """Tell whether two moments look the same to the seat."""
        return bool(one.state.view(self.seat) == other.state.view(self.seat))

    def choices(self, moment: Moment, place: int) -> list[int]:
        """Return what may be tried at a moment, the last of it first."""
        if place + 1 >= len(self.path):
            return []
        if moment.who == self.seat:
            return [self.path[place + 1].action]
        found = moment.state.legal()
        if moment.who == CHANCE:
            return by_weight(moment, found, self.rng)
        shuffle(found, self.rng)
        return found


def by_weight(moment: Moment, outcomes: list[int], rng: Rng) -> list[int]:
    """Return outcomes of chance in a random order, likely ones rather at the end."""
    ask = moment.state.ask()
    assert ask is not None
    left = dict(zip(outcomes, ask.weights or (), strict=True))
    order: list[int] = []
    while left:
        drawn = int(rng.below(sum(left.values())))
        sums = zip(left, accumulate(left.values()), strict=True)
        order.append(next(outcome for outcome, so_far in sums if drawn < so_far))
        del left[order[-1]]
    return order[::-1]


def retrace(moment: Moment, seat: int, rng: Rng) -> list[int]:
    """Return actions and outcomes from the start that look to `seat` like those that were."""
    path = moment.path()
    search = Search(path, seat, rng)
    kept = 0
    while kept < len(path) - 1:
        found = search.way_from(kept)
        if found is not None:
            return found
        kept += max(1, (len(path) - kept) // 2)
    return moment.actions()
