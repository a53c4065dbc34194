"""What the dice of the active monster promise: its chance to win after every roll, and by that what to keep."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.mixing import mix, mix_row
from tafelrunde.games.tokyo.bot.rerolls import BLANK, Rerolls
from tafelrunde.games.tokyo.bot.smash import Smash
from tafelrunde.games.tokyo.bot.standing import (
    DYING,
    ENERGY,
    EXTRA,
    HOME,
    HOME_WAIT,
    INSIDE,
    MOST_ENERGY,
    NEARLY,
    OUTSIDE,
    POISON,
    SHRINK,
    STARS,
    STARS_INSIDE,
    TILE,
    WAIT,
    WAIT_INSIDE,
    WAIT_INSIDE_DYING,
    WAIT_INSIDE_WEAK,
    WEAK,
    WICKED,
    Scales,
    group_of,
)
from tafelrunde.games.tokyo.rules.cards import (
    CLAWS_WITH_TWOS,
    COMPLETE_DESTRUCTION,
    DETRITIVORE,
    FREEZE_TIME,
    FULL_REGENERATION,
    LEVELS,
    MORE_ENERGY,
    MORE_HEARTS,
    NATURAL_SELECTION,
    SKYBEAM,
    STARBURST,
    STARS_FOR_ONES,
    WIDESPREAD_PANIC,
    at_level,
)
from tafelrunde.games.tokyo.rules.dice import CLAW, DICE_OF, MOST_DICE, START, TWO, UNIT
from tafelrunde.games.tokyo.rules.state import GOAL, MOST_HEARTS, MOST_WICKED, TokyoState
from tafelrunde.games.tokyo.rules.turn.resolving import claws_of

QUILLS: Final = MOST_DICE + 1
"""Smashes with three 2s come after those without, where that makes a difference."""
NOTHING: Final[vec[i64]] = vec[i64]([i64(0)] * (3 * QUILLS))
KEPT_OUTLOOKS: Final = 500
"""So many turns are remembered."""


class Outlook:
    """What rolls are worth in turns that came up, remembered for as long as they may come up again."""

    def __init__(self, scales: Scales, threat: float = 1.0) -> None:
        self.scales = scales
        self.threat = threat
        self.powers: vec[float] = vec[float]([exp(weight) for weight in scales.row])
        self.known: dict[int, Rerolls] = {}

    def rerolls(self, s: TokyoState, n: i64) -> Rerolls:
        """Return what to keep is worth when the active monster has `n` dice."""
        key = situation(s, n)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT_OUTLOOKS:
                self.known.clear()
            found = Rerolls(n, self.worth(s, n))
            self.known[key] = found
        return found

    def worth(self, s: TokyoState, n: i64) -> vec[float]:
        """Return the active monster's chance to win after every roll of `n` dice, at the number of the roll."""
        table = Table(self, s)
        worth = BLANK[n][:]
        for number in range(START[n], START[n + 1]):
            worth[number] = table.chance(DICE_OF[number])
        return worth


def situation(s: TokyoState, n: i64) -> int:
    """Return what stands for all that makes rolls worth what they are, apart from the dice."""
    key = mix_row(mix_row(mix_row(mix(mix(0, n), s.turn), s.hearts), s.stars), s.energy)
    key = mix_row(mix_row(mix_row(key, s.wickedness), s.poison), s.shrink)
    key = mix_row(mix_row(mix_row(key, s.cards), s.tiles), s.extra)
    key = mix(mix(mix(mix(key, s.city), s.bay), s.out), s.copied)
    return mix(mix(key, s.zombified), s.tiles_left)


class Table:
    """All that is the same for every roll of a turn."""

    def __init__(self, outlook: Outlook, s: TokyoState) -> None:
        me = s.turn
        self.scales = outlook.scales
        self.threat: float = outlook.threat
        self.powers = outlook.powers
        self.hearts: i64 = s.hearts[me]
        self.stars: i64 = s.stars[me]
        self.energy: i64 = s.energy[me]
        self.wicked: i64 = s.wickedness[me]
        self.poison: i64 = s.poison[me]
        self.shrink: i64 = s.shrink[me]
        self.awake: bool = not s.sleeps(me)
        self.more_energy: i64 = s.total(me, MORE_ENERGY)
        self.twice: i64 = 2 if s.owns_tile(me, SKYBEAM) else 1
        self.one_two_three: i64 = 2 * s.copies(me, DETRITIVORE)
        self.each: i64 = 9 * s.copies(me, COMPLETE_DESTRUCTION)
        self.sets: bool = self.awake and self.one_two_three + self.each > 0
        self.selected: bool = s.has(me, NATURAL_SELECTION)
        base = group_of(s.living())
        self.again: float = exp(self.scales.row[base + EXTRA]) if s.has(me, FREEZE_TIME) else 1.0
        self.certain: float = 0.95 if s.setup.by_round else 1.0
        self.no_stars: bool = s.setup.two_player
        self.quills: bool = s.total(me, CLAWS_WITH_TWOS) > 0
        self.smashes: list[Smash] = []
        self.mine: vec[float] = vec[float]()
        """Per smash, the power of what does not depend on the roll."""
        for k in range(QUILLS):
            self.smash(s, k * UNIT[CLAW])
        if self.quills:
            for k in range(QUILLS):
                self.smash(s, k * UNIT[CLAW] + 3 * UNIT[TWO])
        self.tiles: vec[float] = self.powers_of_tiles(s, base)
        self.scored: vec[i64] = NOTHING[:]
        """Per face and number of dice, the stars they bring; then the wickedness."""
        self.wicked_by: vec[i64] = NOTHING[:]
        if self.awake:
            self.count_numbers(s.total(me, STARS_FOR_ONES))
        self.left: vec[i64] = NOTHING[:]
        """Per number of heart dice, the hearts one has then, and the tokens that stay."""
        self.poisoned: vec[i64] = NOTHING[:]
        self.shrunk: vec[i64] = NOTHING[:]
        heals = not (s.in_tokyo(me) or s.zombified & bit(me))
        for dice in range(QUILLS):
            self.heal(dice, dice if heals else 0, s.full(me), s.total(me, MORE_HEARTS))

    def count_numbers(self, for_ones: i64) -> None:
        """Note what three and more of a number bring."""
        for n in range(3, QUILLS):
            for face in range(3):
                self.scored[QUILLS * face + n] = face + n - 2
            self.scored[n] += for_ones
            self.wicked_by[n] = 2 * (n // 3)
            self.wicked_by[QUILLS + n] = n // 3

    def heal(self, at: i64, dice: i64, full: i64, more: i64) -> None:
        """Note what heart dice do: unless it is urgent they take off tokens first."""
        left = self.hearts
        poison = self.poison
        shrink = self.shrink
        if left > DYING:
            poison = max(0, poison - dice)
            dice -= self.poison - poison
            shrink = max(0, shrink - dice)
            dice -= self.shrink - shrink
        if dice:
            left = min(full, left + dice * self.twice + more)
        self.left[at] = left
        self.poisoned[at] = poison
        self.shrunk[at] = shrink

    def smash(self, s: TokyoState, dice: i64) -> None:
        """Add what comes of a smash with these dice."""
        after = Smash(self.scales, s, claws_of(s, s.turn, dice) if self.awake else 0, self.threat)
        base = after.base
        rest = self.scales.belongings(s, s.turn, base)
        rest += self.scales.row[base + (WAIT_INSIDE if after.here else WAIT)]
        rest -= self.scales.row[base + POISON] * float(min(self.poison, 4))
        rest -= self.scales.row[base + SHRINK] * float(min(self.shrink, 4))
        self.smashes.append(after)
        self.mine = append(self.mine, exp(rest))

    def powers_of_tiles(self, s: TokyoState, base: i64) -> vec[float]:
        """Return, per wickedness reached, the power of the best tiles that it gives."""
        row = self.scales.row
        found: vec[float] = vec[float]()
        total = 0.0
        for wicked in range(MOST_WICKED + 1):
            if wicked > self.wicked and wicked in LEVELS and at_level(s.tiles[s.turn], wicked) == 0:
                best = 0.0
                tiles = at_level(s.tiles_left, wicked)
                while tiles:
                    tile = lowest(tiles)
                    tiles &= tiles - 1
                    best = max(best, row[base + TILE + tile] + self.at_once(s, tile, base))
                total += best
            found = append(found, exp(total))
        return found

    def at_once(self, s: TokyoState, tile: i64, base: i64) -> float:
        """Return what a tile adds to the score in the moment it is taken."""
        row = self.scales.row
        if tile == STARBURST:
            return row[base + ENERGY + MOST_ENERGY] - row[base + ENERGY + min(self.energy, MOST_ENERGY)]
        if tile == FULL_REGENERATION:
            at = base + (INSIDE if s.in_tokyo(s.turn) else OUTSIDE)
            return row[at + MOST_HEARTS] - row[at + self.hearts]
        if tile != WIDESPREAD_PANIC:
            return 0.0
        total = 0.0
        for other in range(s.seats):
            if other != s.turn and s.alive(other):
                stars = s.stars[other]
                total += row[base + STARS + stars] - row[base + STARS + max(stars - 4, 0)]
        return total / float(s.living() - 1)

    def chance(self, dice: i64) -> float:
        """Return the active monster's chance to win when the dice count as they lie."""
        ones: i64 = dice & 15
        twos: i64 = (dice >> 4) & 15
        threes: i64 = (dice >> 8) & 15
        hearts: i64 = (dice >> 12) & 15
        bolts: i64 = (dice >> 16) & 15
        claws: i64 = (dice >> 20) & 15
        at = claws + QUILLS if self.quills and twos >= 3 else claws
        after = self.smashes[at]
        stars = self.stars + after.stars + self.scored[ones] + self.scored[QUILLS + twos]
        stars += self.scored[2 * QUILLS + threes]
        if self.sets and ones and twos and threes:
            stars += self.one_two_three
            if hearts and bolts and after.claws:
                stars += self.each
        wicked = min(self.wicked + self.wicked_by[ones] + self.wicked_by[QUILLS + twos], MOST_WICKED)
        energy = self.energy + after.energy
        if bolts:
            energy += bolts * self.twice + self.more_energy
        poison = self.poisoned[hearts]
        left = self.left[hearts] - after.lost - poison
        if after.living == 1:
            return 1.0
        if left <= 0 or (self.selected and threes):
            return 0.0
        if stars >= GOAL:
            return self.certain
        power = self.mine[at] * self.standing(after, left, stars)
        power *= self.powers[after.base + ENERGY + min(energy, MOST_ENERGY)]
        power *= self.powers[after.base + WICKED + wicked] * self.tiles[wicked]
        if ones >= 3:
            power *= self.again
        if poison:
            power *= exp(self.scales.row[after.base + POISON] * float(poison))
        if self.shrunk[hearts]:
            power *= exp(self.scales.row[after.base + SHRINK] * float(self.shrunk[hearts]))
        return after.spared * power / (power + after.others)

    def standing(self, after: Smash, hearts: i64, stars: i64) -> float:
        """Return the power of hearts and stars, in Tokyo or outside."""
        base = after.base
        powers = self.powers
        if not after.here:
            return powers[base + OUTSIDE + hearts] * powers[base + STARS + stars]
        power = powers[base + INSIDE + hearts] * powers[base + STARS + stars] * powers[base + STARS_INSIDE + stars]
        if stars >= NEARLY and not self.no_stars:
            power *= powers[base + HOME] * powers[base + HOME_WAIT]
        if hearts <= WEAK:
            power *= powers[base + WAIT_INSIDE_WEAK]
            if hearts <= DYING:
                power *= powers[base + WAIT_INSIDE_DYING]
        return power
