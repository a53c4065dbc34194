"""How well each monster stands: a score by fitted weights, and from the scores of all the chance to win.

The weights depend on how many monsters are left. Each is a number by name in `weights.toml`; a score is the sum of
those that apply, and the chances to win are as the powers of e to the scores (a softmax), so that the weights are
what a regression of results on positions finds.
"""

from collections.abc import Mapping
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.bot.threat import wins_next
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, FLUXLING, KEPT, TILE_IDS, TILES
from tafelrunde.games.tokyo.rules.state import GOAL, IN_RESOLVE, MOST_HEARTS, MOST_WICKED, TokyoState

MOST_ENERGY: Final = 12
"""More energy than this is worth no more."""

# Where the weights of a group begin, in the order of NAMES.
OUTSIDE: Final = 0
INSIDE: Final = OUTSIDE + MOST_HEARTS + 1
STARS: Final = INSIDE + MOST_HEARTS + 1
STARS_INSIDE: Final = STARS + GOAL + 1
ENERGY: Final = STARS_INSIDE + GOAL + 1
WICKED: Final = ENERGY + MOST_ENERGY + 1
CARD: Final = WICKED + MOST_WICKED + 1
TILE: Final = CARD + KEPT
POISON: Final = TILE + TILES
SHRINK: Final = POISON + 1
ZOMBIE: Final = SHRINK + 1
EXTRA: Final = ZOMBIE + 1
LATE: Final = EXTRA + 1
WAIT: Final = LATE + 1
WAIT_INSIDE: Final = WAIT + 1
WAIT_INSIDE_WEAK: Final = WAIT_INSIDE + 1
WAIT_INSIDE_DYING: Final = WAIT_INSIDE_WEAK + 1
HOME: Final = WAIT_INSIDE_DYING + 1
HOME_WAIT: Final = HOME + 1
WIDTH: Final = HOME_WAIT + 1

NEARLY: Final = GOAL - 2
"""With so many stars the start of the own turn in Tokyo wins: for who is at home there, as it were."""
WEAK: Final = 6
DYING: Final = 3
"""So few hearts make waiting in Tokyo for one's next turn more dangerous."""
GROUPS: Final = ["duel", "three", "four", "many"]
DEAD: Final = -12.0
WON: Final = 12.0


def names() -> list[str]:
    """Return the names of all weights, group by group."""
    found: list[str] = []
    for group in GROUPS:
        own = [f"outside_{n}" for n in range(MOST_HEARTS + 1)]
        own += [f"inside_{n}" for n in range(MOST_HEARTS + 1)]
        own += [f"stars_{n}" for n in range(GOAL + 1)]
        own += [f"stars_inside_{n}" for n in range(GOAL + 1)]
        own += [f"energy_{n}" for n in range(MOST_ENERGY + 1)]
        own += [f"wicked_{n}" for n in range(MOST_WICKED + 1)]
        own += [f"card_{CARD_IDS[card]}" for card in range(KEPT)]
        own += [f"tile_{tile}" for tile in TILE_IDS]
        own += ["poison", "shrink", "zombie", "extra", "late"]
        own += ["wait", "wait_inside", "wait_inside_weak", "wait_inside_dying", "home", "home_wait"]
        found += [f"{group}.{name}" for name in own]
    return found


NAMES: Final = names()


class Scales:
    """The weights in a row, and how a seat is weighed by them."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Take the weights by their names."""
        self.row: vec[float] = vec[float]([float(weights[name]) for name in NAMES])

    def score(self, s: TokyoState, seat: i64, base: i64, wait: i64) -> float:
        """Return the score of a living seat by the group that begins at `base`, with `wait` turns before its own."""
        hearts = s.hearts[seat]
        if wait == s.living():
            hearts -= s.poison[seat]  # its turn is not over: this is still to come
        here = s.in_tokyo(seat)
        part = float(wait) / float(s.living())
        row = self.row
        return (
            self.body(base, hearts, s.stars[seat], here, part, s.setup.two_player)
            + row[base + ENERGY + min(s.energy[seat], MOST_ENERGY)]
            + row[base + WICKED + s.wickedness[seat]]
            + self.belongings(s, seat, base)
        )

    def body(self, base: i64, hearts: i64, stars: i64, here: bool, part: float, no_stars: bool) -> float:
        """Return the part of hearts and stars in a score; `part` of a round is left before the own turn.

        Where Tokyo gives `no_stars` nobody wins by being there.
        """
        if hearts <= 0:
            return DEAD
        row = self.row
        if not here:
            return row[base + OUTSIDE + hearts] + row[base + STARS + stars] + part * row[base + WAIT]
        total = row[base + INSIDE + hearts] + row[base + STARS + stars] + part * row[base + WAIT_INSIDE]
        if part > 0.0:
            total += row[base + STARS_INSIDE + stars]
            if stars >= NEARLY and not no_stars:
                total += row[base + HOME] + part * row[base + HOME_WAIT]
        if hearts <= WEAK:
            total += part * row[base + WAIT_INSIDE_WEAK]
            if hearts <= DYING:
                total += part * row[base + WAIT_INSIDE_DYING]
        return total

    def belongings(self, s: TokyoState, seat: i64, base: i64) -> float:
        """Return what cards, tiles and tokens add to a score."""
        row = self.row
        total = 0.0
        cards = s.cards[seat]
        if cards:
            total += row[base + LATE] * float(count(cards)) * lead(s)
            while cards:
                total += row[base + CARD + lowest(cards)]
                cards &= cards - 1
        tiles = s.tiles[seat]
        if tiles:
            if s.copied != NONE and tiles & bit(FLUXLING):
                total += row[base + CARD + s.copied]
            while tiles:
                total += row[base + TILE + lowest(tiles)]
                tiles &= tiles - 1
        if s.poison[seat]:
            total += row[base + POISON] * float(min(s.poison[seat], 4))
        if s.shrink[seat]:
            total += row[base + SHRINK] * float(min(s.shrink[seat], 4))
        if s.zombified & bit(seat):
            total += row[base + ZOMBIE]
        if s.extra[seat]:
            total += row[base + EXTRA] * float(min(s.extra[seat], 2))
        return total


def group_of(living: i64) -> i64:
    """Return where the weights for so many living monsters begin."""
    return WIDTH * (min(living, 5) - 2) if living > 1 else 0


def lead(s: TokyoState) -> float:
    """Return how far the game has come: the most stars of a living monster, from 0 to 1."""
    most: i64 = 0
    for seat in range(s.seats):
        if s.stars[seat] > most and s.alive(seat):
            most = s.stars[seat]
    return float(most) / float(GOAL)


def wait_of(s: TokyoState, seat: i64) -> i64:
    """Return how many turns come before a seat's next roll; for who has rolled, all of the others'."""
    if seat == s.turn:
        return s.living() if s.phase >= IN_RESOLVE else 0
    turns: i64 = 0
    other = s.turn
    while other != seat and turns <= s.seats:
        other = s.left_of(other)
        turns += 1
    return turns


def features(s: TokyoState, seat: i64) -> list[float]:
    """Return by what a living seat's score is made up, in the order of NAMES: the score is their weighted sum."""
    found = [0.0] * len(NAMES)
    wait = wait_of(s, seat)
    base = int(group_of(s.living()))
    hearts = s.hearts[seat]
    if wait == s.living():
        hearts -= s.poison[seat]
    if hearts <= 0:
        return found
    part = float(wait) / float(s.living())
    found[base + STARS + int(s.stars[seat])] = 1.0
    if s.in_tokyo(seat):
        found[base + INSIDE + int(hearts)] = 1.0
        found[base + WAIT_INSIDE] = part
        if wait:
            found[base + STARS_INSIDE + int(s.stars[seat])] = 1.0
            if s.stars[seat] >= NEARLY and not s.setup.two_player:
                found[base + HOME] = 1.0
                found[base + HOME_WAIT] = part
        if hearts <= WEAK:
            found[base + WAIT_INSIDE_WEAK] = part
        if hearts <= DYING:
            found[base + WAIT_INSIDE_DYING] = part
    else:
        found[base + OUTSIDE + int(hearts)] = 1.0
        found[base + WAIT] = part
    found[base + ENERGY + min(int(s.energy[seat]), MOST_ENERGY)] = 1.0
    found[base + WICKED + int(s.wickedness[seat])] = 1.0
    for card in range(KEPT):
        if s.cards[seat] & bit(card):
            found[base + CARD + card] += 1.0
    if s.copied != NONE and s.owns_tile(seat, FLUXLING):
        found[base + CARD + int(s.copied)] += 1.0
    for tile in range(TILES):
        if s.owns_tile(seat, tile):
            found[base + TILE + tile] = 1.0
    found[base + LATE] = float(count(s.cards[seat])) * lead(s)
    found[base + POISON] = float(min(s.poison[seat], 4))
    found[base + SHRINK] = float(min(s.shrink[seat], 4))
    found[base + ZOMBIE] = 1.0 if s.zombified & bit(seat) else 0.0
    found[base + EXTRA] = float(min(s.extra[seat], 2))
    return found


class Standing:
    """The chance to win of every seat."""

    def __init__(self, scales: Scales, threat: float = 1.0) -> None:
        """Take how much of what the next dice may decide the weights do not know yet: 0 to 1."""
        self.scales = scales
        self.threat = threat

    def chances(self, s: TokyoState) -> vec[float]:
        """Return each seat's chance to win, as the position lies: dice that do not count yet are not looked at."""
        found: vec[float] = vec[float]()
        total = 0.0
        base = group_of(s.living())
        for seat in range(s.seats):
            power = 0.0
            if s.alive(seat):
                power = exp(self.scales.score(s, seat, base, wait_of(s, seat)))
                if s.stars[seat] >= GOAL and s.hearts[seat] > 0:
                    power = exp(WON)
            found = append(found, power)
            total += power
        if total > 0.0:
            for seat in range(s.seats):
                found[seat] /= total
        if s.phase >= IN_RESOLVE and s.stack:
            self.before_the_next_turn(s, found)
        return found

    def before_the_next_turn(self, s: TokyoState, chances: vec[float]) -> None:
        """Let the others' next turns come before all that is further off: in each one may win by the dice alone."""
        me = s.turn
        if not s.alive(me) or s.stars[me] >= GOAL:
            return
        undecided = 1.0
        wins: vec[float] = vec[float]()
        for _ in range(s.seats):
            wins = append(wins, 0.0)
        other = s.left_of(me)
        while other != me:
            if s.hearts[other] > s.poison[other]:
                wins[other] = undecided * self.threat * wins_next(s, other, s.in_tokyo(other))
                undecided -= wins[other]
            other = s.left_of(other)
        for seat in range(s.seats):
            chances[seat] = wins[seat] + undecided * chances[seat]
