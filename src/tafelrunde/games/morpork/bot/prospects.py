"""How well a seat stands as a personality: a few numbers of the board, and one that sums them up.

The sum is on the scale of log-odds: a seat whose sum is 1 higher than another's wins e times as often.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import (
    AREAS,
    CHAOS,
    CONTROLLED,
    COST,
    FORTUNE,
    LOAN_DUE,
    LOAN_PENALTY,
    MINION_POINTS,
    MOST_SEATS,
    PERSONALITIES,
    SPIES,
)
from tafelrunde.games.morpork.rules.cards import FIRST_CARDS, INTERRUPTS, LOANS, SYMBOLS
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import DEMON, FRONT, HAND, TROLL, MorporkState

# What somebody wants: the three lords want the same.
SPREAD: Final = 0
CONTROL: Final = 1
UNREST: Final = 2
RICHES: Final = 3
LAST_CARD: Final = 4
AIMS: Final = 5
AIM_NAMES: Final = ["spread", "control", "unrest", "riches", "last_card"]
AIM_OF: Final[list[int]] = [SPREAD, CONTROL, CONTROL, CONTROL, UNREST, RICHES, LAST_CARD]
"""What each personality wants, in the order of their numbers."""

# Two moments: somebody is about to play a card, or has done so and the next turn is to start.
BEFORE: Final = 0
AFTER: Final = 1
MOMENTS: Final = ["before", "after"]

FEATURE_NAMES: Final = [
    "even",
    "short",
    "there",
    "there_early",
    "one_off",
    "two_off",
    "three_off",
    "next",
    "money",
    "buildings",
    "minions",
    "hold",
    "exposed",
    "lead",
    "hand",
    "places",
    "builds",
    "kills",
    "more",
    "interrupts",
    "trouble",
]
FEATURES: Final = 21
UNIT: Final = 6
"""So many dollars count as one step towards a fortune; one step towards the last card is a turn's cards."""
PILE_AT_FIRST: Final = 90
SEAT_COUNTS: Final = 3
FEWEST: Final = 2
CERTAIN: Final = 20.0
"""The log-odds of a game that is decided."""

_SEAT_ROW: Final[vec[i64]] = vec[i64]([i64(0)] * MOST_SEATS)
_ROW: Final[vec[float]] = vec[float]([0.0] * FEATURES)
_SUSPECTS: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * AIMS))

# What the symbols of each card are good for, counted once.
PLACES: Final[vec[i64]] = vec[i64]([i64(kinds.count(0)) for kinds in SYMBOLS])
BUILDS: Final[vec[i64]] = vec[i64]([i64(kinds.count(1)) for kinds in SYMBOLS])
KILLS: Final[vec[i64]] = vec[i64]([i64(kinds.count(2)) for kinds in SYMBOLS])
MORE_CARDS: Final[vec[i64]] = vec[i64]([i64(kinds.count(7)) for kinds in SYMBOLS])
USUAL: Final = [0.42, 0.27, 0.14, 0.33, 0.07]
"""How many of these symbols, and interrupts, a card has that one cannot see."""


class Prospects:
    """The board counted for all seats at once, and what the counts are worth. One object serves one thread."""

    def __init__(self, weights: list[float]) -> None:
        """Take what each number is worth: by moment, number of players, aim and feature, in this order."""
        self.weights: vec[float] = vec[float](weights)
        self.spread: vec[i64] = _SEAT_ROW[:]
        self.control: vec[i64] = _SEAT_ROW[:]
        self.firm: vec[i64] = _SEAT_ROW[:]
        self.exposed: vec[i64] = _SEAT_ROW[:]
        self.minions: vec[i64] = _SEAT_ROW[:]
        self.buildings: vec[i64] = _SEAT_ROW[:]
        self.worth: vec[i64] = _SEAT_ROW[:]
        self.points: vec[i64] = _SEAT_ROW[:]
        self.fortune: vec[i64] = _SEAT_ROW[:]
        self.calm_crowds: i64 = 0
        self.row: vec[float] = _ROW[:]
        self.suspects: vec[float] = _SUSPECTS[:]
        """How likely each other seat has each aim, for the seat that was last asked about."""
        self.drawn: i64 = 0
        """So many cards are thought to be gone from the draw pile already."""

    def survey(self, s: MorporkState) -> None:
        """Count the board."""
        for seat in range(s.seats):
            self.spread[seat] = 0
            self.control[seat] = 0
            self.firm[seat] = 0
            self.exposed[seat] = 0
            self.minions[seat] = 0
            self.buildings[seat] = 0
            self.worth[seat] = 0
        self.calm_crowds = 0
        for area in range(AREAS):
            self.survey_area(s, area)
        for seat in range(s.seats):
            self.survey_purse(s, seat)

    def survey_area(self, s: MorporkState, area: i64) -> None:
        """Count who is in an area, and who controls it."""
        pieces = s.pieces
        owner = s.building[area]
        haunted = pieces[AREAS * DEMON + area] > 0
        troubled = (s.trouble >> area) & 1 != 0
        first = pieces[AREAS * TROLL + area]
        second: i64 = 0
        leader: i64 = NONE
        crowd = first
        for seat in range(s.seats):
            n = pieces[AREAS * seat + area]
            if n:
                crowd += n
                if not haunted:
                    self.spread[seat] += 1
                    self.minions[seat] += n
                if troubled:
                    self.exposed[seat] += 1
            if owner == seat:
                n += 1
            if n > first:
                second = first
                first = n
                leader = seat
            elif n > second:
                second = n
        if owner != NONE:
            self.buildings[owner] += 1
        if haunted:
            return
        if owner != NONE:
            self.worth[owner] += COST[area]
        if leader != NONE and first > second:
            self.control[leader] += 1
            if first > second + 1:
                self.firm[leader] += 1
        if crowd and not troubled:
            self.calm_crowds += 1

    def survey_purse(self, s: MorporkState, seat: i64) -> None:
        """Count what a seat owns; its buildings and minions are counted already."""
        loans = count(s.cards[2 * (FRONT + seat)] & LOANS)
        cash = s.money[seat]
        self.fortune[seat] = cash + self.worth[seat] - LOAN_DUE * loans
        total = cash + self.worth[seat] + MINION_POINTS * self.minions[seat]
        while loans > 0:
            if cash >= LOAN_DUE:
                cash -= LOAN_DUE
                total -= LOAN_DUE
            else:
                total -= LOAN_PENALTY
            loans -= 1
        self.points[seat] = total

    def steps(self, s: MorporkState, seat: i64, aim: i64) -> float:
        """Return how far a seat is from what it wants, in steps; 0 and less is there."""
        if aim == SPREAD:
            return float(SPIES[s.seats] - self.spread[seat])
        if aim == CONTROL:
            return float(CONTROLLED[s.seats] - self.control[seat])
        if aim == UNREST:
            return float(CHAOS - count(s.trouble))
        if aim == RICHES:
            return float(FORTUNE - self.fortune[seat]) / float(UNIT)
        return 1.0 + float(s.pile() - self.drawn) / float(s.seats)

    def fill(self, s: MorporkState, seat: i64, aim: i64, seen: bool) -> None:
        """Put the features of a seat with an aim into the row; the board is surveyed already."""
        row = self.row
        seats = s.seats
        steps = self.steps(s, seat, aim)
        wait = (seat - s.turn + seats - 1) % seats
        row[0] = 1.0
        row[1] = max(steps, 0.0) / 8.0
        row[2] = 1.0 if steps <= 0.0 else 0.0
        row[3] = float(seats - 1 - wait) / float(seats) if steps <= 0.0 else 0.0
        row[4] = 1.0 if steps <= 1.0 else 0.0
        row[5] = 1.0 if steps <= 2.0 else 0.0
        row[6] = 1.0 if steps <= 3.0 else 0.0
        row[7] = float(seats - 1 - wait) / float(seats)
        row[8] = float(min(s.money[seat], 30)) / 10.0
        row[9] = float(self.buildings[seat]) / 3.0
        row[10] = float(self.minions[seat]) / 10.0
        if aim == CONTROL:
            row[11] = float(self.firm[seat]) / 4.0
        elif aim == UNREST:
            row[11] = float(self.calm_crowds) / 8.0
        else:
            row[11] = float(self.control[seat]) / 4.0
        row[12] = float(self.exposed[seat]) / 6.0
        best: i64 = -1000
        for other in range(seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        late = 1.0 - float(s.pile() - self.drawn) / float(PILE_AT_FIRST)
        lead = float(self.points[seat] - best) / 20.0
        row[13] = max(min(lead, 2.0), -2.0) * late * late
        self.fill_hand(s, seat, seen)
        row[20] = float(count(s.trouble)) / 8.0

    def fill_hand(self, s: MorporkState, seat: i64, seen: bool) -> None:
        """Put what a hand is good for into the row; of one that is not seen, what such a hand usually has."""
        row = self.row
        size = float(s.size(HAND + seat))
        row[14] = min(size, 8.0) / 5.0
        if not seen:
            for k in range(5):
                row[15 + k] = USUAL[k] * size / 2.0
            return
        places: i64 = 0
        builds: i64 = 0
        kills: i64 = 0
        more: i64 = 0
        interrupts: i64 = 0
        for deck in range(2):
            cards = s.cards[2 * (HAND + seat) + deck]
            interrupts += count(cards & INTERRUPTS[deck])
            base: i64 = deck * FIRST_CARDS
            while cards:
                card = base + count((cards & -cards) - 1)
                cards &= cards - 1
                places += PLACES[card]
                builds += BUILDS[card]
                kills += KILLS[card]
                more += MORE_CARDS[card]
        row[15] = float(places) / 2.0
        row[16] = float(builds) / 2.0
        row[17] = float(kills) / 2.0
        row[18] = float(more) / 2.0
        row[19] = float(interrupts) / 2.0

    def base(self, s: MorporkState, moment: i64, aim: i64) -> i64:
        """Return where the weights for a moment and an aim begin."""
        return ((moment * SEAT_COUNTS + s.seats - FEWEST) * AIMS + aim) * FEATURES

    def standing(self, s: MorporkState, seat: i64, aim: i64, moment: i64, seen: bool) -> float:
        """Return how well a seat with an aim stands; the board is surveyed already."""
        self.fill(s, seat, aim, seen)
        row = self.row
        weights = self.weights
        at = self.base(s, moment, aim)
        total = 0.0
        for k in range(FEATURES):
            total += weights[at + k] * row[k]
        return total

    def suspect(self, s: MorporkState, me: i64) -> None:
        """Note what the others may want, for all that a seat knows: what is left over is as likely with each."""
        suspects = self.suspects
        pool = personalities(int(s.seats))
        own = s.personality[me]
        if own >= 0:
            pool = (pool | bit(own)) ^ bit(own)
        pool = (pool | s.seen_unused[me]) ^ s.seen_unused[me]
        for seat in range(s.seats):
            left = (pool | s.ruled_out[seat]) ^ s.ruled_out[seat]
            each = 1.0 / float(max(count(left), 1))
            for aim in range(AIMS):
                suspects[AIMS * seat + aim] = 0.0
            for who in range(PERSONALITIES):
                if left & 1:
                    suspects[AIMS * seat + AIM_OF[who]] += each
                left >>= 1

    def outlook(self, s: MorporkState, me: i64) -> float:
        """Return the log-odds that a seat wins, as it sees it after what it has just done; `suspect` comes first."""
        if s.winners:
            return CERTAIN if s.winners & bit(me) else -CERTAIN
        self.survey(s)
        against = 0.0
        suspects = self.suspects
        for seat in range(s.seats):
            if seat != me:
                for aim in range(AIMS):
                    likely = suspects[AIMS * seat + aim]
                    if likely > 0.0:
                        against += likely * exp(self.standing(s, seat, aim, AFTER, False))
        return self.standing(s, me, AIM_OF[s.personality[me]], AFTER, True) - log(against + 1e-9)


def features(s: MorporkState, seat: int, turn: int) -> list[float]:
    """Return the features of a seat that wants what its personality wants, when it is that seat's turn."""
    surveyor = Prospects([])
    now = s.turn
    s.turn = turn
    surveyor.survey(s)
    surveyor.fill(s, seat, AIM_OF[s.personality[seat]], True)
    s.turn = now
    return [float(number) for number in surveyor.row]
