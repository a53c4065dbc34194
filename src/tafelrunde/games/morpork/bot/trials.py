"""What a change on the board would be worth to a seat: it is made, looked at, and taken back."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.bot.prospects import Prospects
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS, COST
from tafelrunde.games.morpork.rules.state import KINDS, MorporkState
from tafelrunde.games.morpork.rules.turn.pieces import can_build, liftable, occupied, on_board, targets

NOTHING: Final = -9.0
"""Worse than any change: there is none to make."""


class Trials:
    """Compares what one seat could change, with what it knows."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.me: i64 = 0
        self.now: float = 0.0
        """The outlook without any change."""

    def begin(self, s: MorporkState, me: i64) -> None:
        """Look at the position as it is."""
        self.me = me
        self.prospects.suspect(s, me)
        self.now = self.prospects.outlook(s, me)

    def gain(self, s: MorporkState) -> float:
        """Return how much better the position is than it was."""
        return self.prospects.outlook(s, self.me) - self.now

    # One change.

    def place(self, s: MorporkState, area: i64, quietly: bool) -> float:
        """Return what a minion in an area is worth."""
        trouble = s.trouble
        if not quietly and occupied(s, area):
            s.trouble |= bit(area)
        s.pieces[AREAS * self.me + area] += 1
        found = self.gain(s)
        s.pieces[AREAS * self.me + area] -= 1
        s.trouble = trouble
        return found

    def remove(self, s: MorporkState, piece: i64) -> float:
        """Return what it is worth that a piece (AREAS * kind + area) leaves."""
        trouble = s.trouble
        area = piece % AREAS
        s.trouble = (trouble | bit(area)) ^ bit(area)
        s.pieces[piece] -= 1
        found = self.gain(s)
        s.pieces[piece] += 1
        s.trouble = trouble
        return found

    def build(self, s: MorporkState, area: i64, price: i64) -> float:
        """Return what a building of one's own in an area is worth, at a price that its owner is paid, if any."""
        owner = s.building[area]
        s.building[area] = self.me
        s.money[self.me] -= price
        if owner != NONE:
            s.money[owner] += price
        found = self.gain(s)
        if owner != NONE:
            s.money[owner] -= price
        s.money[self.me] += price
        s.building[area] = owner
        return found

    def turn_trouble(self, s: MorporkState, area: i64) -> float:
        """Return what it is worth that trouble in an area begins or ends."""
        s.trouble ^= bit(area)
        found = self.gain(s)
        s.trouble ^= bit(area)
        return found

    def money(self, s: MorporkState, amount: i64) -> float:
        """Return what so much more money is worth."""
        s.money[self.me] += amount
        found = self.gain(s)
        s.money[self.me] -= amount
        return found

    def from_seat(self, s: MorporkState, other: i64, amount: i64) -> float:
        """Return what so much of another's money is worth."""
        paid = min(amount, s.money[other])
        s.money[other] -= paid
        s.money[self.me] += paid
        found = self.gain(s)
        s.money[self.me] -= paid
        s.money[other] += paid
        return found

    def drawing(self, s: MorporkState, number: i64) -> float:
        """Return what it is worth that the draw pile has so many cards less."""
        self.prospects.drawn = number
        found = self.gain(s)
        self.prospects.drawn = 0
        return found

    # The best of many.

    def best_place(self, s: MorporkState, mode: i64, near: i64, quietly: bool) -> float:
        """Return what the best area for a minion is worth, one lifted for it included."""
        me = self.me
        if on_board(s, me) == 12:
            lifted = self.best_own(s, liftable(s, me, mode, near))
            return lifted + self.best_area(s, targets(s, me, mode, near, NONE), quietly)
        return self.best_area(s, targets(s, me, mode, near, NONE), quietly)

    def best_area(self, s: MorporkState, areas: i64, quietly: bool) -> float:
        """Return what a minion in the best of some areas is worth."""
        best = NOTHING
        while areas:
            best = max(best, self.place(s, lowest(areas), quietly))
            areas &= areas - 1
        return best

    def best_own(self, s: MorporkState, areas: i64) -> float:
        """Return what it is worth to take an own minion out of the best of some areas."""
        best = NOTHING
        while areas:
            area = lowest(areas)
            if s.pieces[AREAS * self.me + area]:
                best = max(best, self.remove(s, AREAS * self.me + area))
            areas &= areas - 1
        return best

    def best_kill(self, s: MorporkState, areas: i64) -> float:
        """Return what the best removal of another's piece in some areas is worth."""
        best = NOTHING
        for kind in range(KINDS):
            if kind != self.me:
                left = areas
                while left:
                    piece = AREAS * kind + lowest(left)
                    if s.pieces[piece]:
                        best = max(best, self.remove(s, piece))
                    left &= left - 1
        return best

    def best_building(self, s: MorporkState, halved: bool) -> float:
        """Return what the best building one can build is worth."""
        best = NOTHING
        areas = can_build(s, self.me, halved)
        while areas:
            area = lowest(areas)
            price = COST[area]
            if halved:
                price //= 2
            best = max(best, self.build(s, area, price))
            areas &= areas - 1
        return best

    def best_trouble(self, s: MorporkState, areas: i64) -> float:
        """Return what it is worth that trouble begins or ends in the best of some areas."""
        best = NOTHING
        while areas:
            best = max(best, self.turn_trouble(s, lowest(areas)))
            areas &= areas - 1
        return best

    def best_move(self, s: MorporkState, sources: i64) -> float:
        """Return about what it is worth to move an own minion out of some areas anywhere."""
        out = self.best_own(s, sources)
        if out == NOTHING:
            return NOTHING
        return out + self.best_area(s, ALL_AREAS, False)
