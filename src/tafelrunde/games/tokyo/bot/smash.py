"""What claws would make of the table, before anybody has rolled them: who is hit, who falls, who takes Tokyo."""

from math import exp

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.bot.standing import ENERGY, MOST_ENERGY, POISON, SHRINK, WICKED, Scales, group_of
from tafelrunde.games.tokyo.bot.threat import wins_next
from tafelrunde.games.tokyo.rules.cards import (
    ALPHA_MONSTER,
    EATER_OF_THE_DEAD,
    FIRE_BREATHING,
    HERBIVORE,
    JETS,
    POISON_SPIT,
    REFLECTIVE_HIDE,
    SHRINK_RAY,
)
from tafelrunde.games.tokyo.rules.effects.prevention import stopped
from tafelrunde.games.tokyo.rules.falling import brought_back_by
from tafelrunde.games.tokyo.rules.state import FULL_HEARTS, TokyoState
from tafelrunde.games.tokyo.rules.turn.resolving import targets


class Smash:
    """The table after the active monster has smashed with so many claws and, where there is room, has moved in."""

    def __init__(self, scales: Scales, s: TokyoState, claws: i64, threat: float = 1.0) -> None:
        me = s.turn
        self.scales = scales
        self.claws = claws
        self.hit: i64 = targets(s, me) if claws else 0
        self.fire: i64 = s.copies(me, FIRE_BREATHING) if claws else 0
        self.burned: i64 = bit(s.left_of(me)) | bit(s.right_of(me)) if self.fire else 0
        self.stars: i64 = s.copies(me, ALPHA_MONSTER) if claws else 0
        """What the smash itself and moving in bring: stars, energy, and hearts lost."""
        self.energy: i64 = 0
        self.lost: i64 = 0
        self.fallen: i64 = 0
        self.living: i64 = s.living()
        self.city: i64 = s.city
        self.bay: i64 = s.bay
        self.fell(s, me)
        self.base: i64 = group_of(self.living)
        self.others: float = 0.0
        """The sum of the powers of all others."""
        for other in range(s.seats):
            if other != me and s.alive(other) and not self.fallen & bit(other):
                self.others += exp(self.score_of(s, other))
        self.here: bool = s.in_tokyo(me)
        self.move_in(s, me)
        self.spared: float = self.no_win_before(s, threat)
        """The chance that nobody wins by the dice before the own next turn."""

    def amount(self, s: TokyoState, other: i64) -> i64:
        """Return how many hearts a monster loses, as far as nothing stops it by itself."""
        n: i64 = 0
        if self.hit & bit(other):
            n = self.claws
        if self.burned & bit(other):
            n += self.fire
        return 0 if n == 0 or stopped(s, other, n) else n

    def fell(self, s: TokyoState, me: i64) -> None:
        """Find who falls, and what hurting others brings and costs."""
        harmed = False
        for other in range(s.seats):
            if other == me or not s.alive(other):
                continue
            amount = self.amount(s, other)
            if amount == 0:
                continue
            harmed = True
            if amount < s.hearts[other]:
                self.lost += s.copies(other, REFLECTIVE_HIDE)
                continue
            self.stars += 3 * s.copies(me, EATER_OF_THE_DEAD)
            if brought_back_by(s, other) == NONE:
                self.fallen |= bit(other)
                self.living -= 1
            if self.city == other:
                self.city = NONE
            if self.bay == other:
                self.bay = NONE
        if not harmed:
            self.stars += s.copies(me, HERBIVORE)

    def score_of(self, s: TokyoState, other: i64) -> float:
        """Return the score of another monster that is still there; in Tokyo it yields if it stands better outside."""
        base = self.base
        row = self.scales.row
        no_stars = s.setup.two_player
        part = self.wait(s, other)
        amount = self.amount(s, other)
        hearts = s.hearts[other] - amount
        rest = row[base + ENERGY + min(s.energy[other], MOST_ENERGY)]
        if hearts <= 0:  # it comes back with nothing
            return rest + row[base + WICKED] + self.scales.body(base, FULL_HEARTS, 0, False, part, no_stars)
        rest += row[base + WICKED + s.wickedness[other]] + self.scales.belongings(s, other, base)
        if amount and self.hit & bit(other):
            if s.owns_tile(s.turn, POISON_SPIT):
                rest += row[base + POISON]
            if s.has(s.turn, SHRINK_RAY):
                rest += row[base + SHRINK]
        stars = s.stars[other]
        if self.city != other and self.bay != other:
            return rest + self.scales.body(base, hearts, stars, False, part, no_stars)
        stays = self.scales.body(base, hearts, stars, True, part, no_stars)
        if amount == 0:
            return rest + stays
        if s.has(other, JETS):
            hearts = s.hearts[other]
        flees = self.scales.body(base, hearts, stars, False, part, no_stars)
        if flees <= stays:
            return rest + stays
        if self.city == other:
            self.city = NONE
        else:
            self.bay = NONE
        return rest + flees

    def wait(self, s: TokyoState, other: i64) -> float:
        """Return which part of a round another monster has to wait for its turn."""
        turns = 0.0
        seat = s.turn
        while seat != other:
            seat = s.left_of(seat)
            if not self.fallen & bit(seat):
                turns += 1.0
        return turns / float(self.living)

    def no_win_before(self, s: TokyoState, threat: float) -> float:
        """Return the chance that none of the others reaches the goal in its next turn, as things lie then."""
        spared = 1.0
        for other in range(s.seats):
            if other == s.turn or not s.alive(other) or self.fallen & bit(other):
                continue
            hearts = s.hearts[other] - self.amount(s, other)
            if hearts > s.poison[other]:  # who comes back has no stars
                spared *= 1.0 - threat * wins_next(s, other, self.city == other or self.bay == other)
        return spared

    def move_in(self, s: TokyoState, me: i64) -> None:
        """Let the active monster take a free place."""
        if self.here or s.sleeps(me):
            return
        if self.city == NONE or (self.bay == NONE and self.living >= 5):
            self.here = True
            if s.setup.two_player:
                self.energy += 1
            else:
                self.stars += 1
