"""Who plays whom, on which seats, by which rules and from which seed: all of it follows from a game's number.

A *pairing* is who sits at one table, a *deal* the games in which a pairing plays on every seat in turn with the same
chances. Every question of chance has a stream of numbers of its own that begins anew with each deal, so that what one
kind of chance brings does not depend on how often another was asked. With that the whole of chance is the same
where it is asked at the beginning alone (a deal, a pile); cards come in the same order and the k-th roll draws the same
numbers as long as both games go the same way.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from pathlib import Path

from tafelrunde import games
from tafelrunde.arena.record import LOG, checked
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import OptionError


@dataclass(frozen=True)
class Plan:
    """A match: the game, the bots by name, the sets of options that are played in turn, the seats at a table."""

    game: str
    bots: tuple[str, ...]
    options: tuple[Mapping[str, object], ...] = ({},)
    seats: int = 2
    seed: int = 1
    round_robin: bool = False
    seconds: float | None = None
    record: str = ""
    """The folder in which the games are kept; it makes no difference to what is played."""
    record_as: str = LOG

    @cached_property
    def pairings(self) -> list[tuple[int, ...]]:
        """Who sits at each table, as places in `bots`."""
        everybody = range(len(self.bots))
        if not self.round_robin:
            return [tuple(everybody)]
        if self.seats == 2:
            return list(combinations(everybody, 2))
        return [(one, *[other] * (self.seats - 1)) for one, other in permutations(everybody, 2)]

    def numbers(self, count: int) -> list[int]:
        """Return the numbers of the first so many games of each pairing, in the order in which they are played."""
        each = len(self.pairings)
        deals = range(-(-count // self.seats))
        return [
            (deal * each + pairing) * self.seats + turn
            for deal in deals
            for pairing in range(each)
            for turn in range(self.seats)
            if deal * self.seats + turn < count
        ]

    def fixture(self, number: int) -> "Fixture":
        """Return what the game of that number is."""
        rest, turn = divmod(number, self.seats)
        deal, pairing = divmod(rest, len(self.pairings))
        who = self.pairings[pairing]
        seated = tuple(who[(seat + turn) % self.seats] for seat in range(self.seats))
        return Fixture(number, pairing, deal, seated, deal % len(self.options))


@dataclass(frozen=True)
class Fixture:
    """One game of a plan: at which pairing and deal it is, who sits where, and which options are played."""

    number: int
    pairing: int
    deal: int
    seated: tuple[int, ...]
    options: int


def derived(seed: int, *words: object) -> int:
    """Return a seed of its own for one purpose: it has nothing to do with that for another.

    >>> derived(1, "deal", 0) == derived(1, "deal", 0), derived(1, "deal", 0) == derived(1, "deal", 1)
    (True, False)
    """
    text = "/".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def make(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
    seats: int | None = None,
    seed: int = 1,
    round_robin: bool = False,
    seconds: float | None = None,
    record: Path | str | None = None,
    record_as: str = LOG,
) -> Plan:
    """Return a plan that can be played; what cannot be is an error that says so.

    Where there are more seats than bots, the last bot takes all that are left.
    """
    rules = games.load(game)
    each = [options] if isinstance(options, Mapping) else list(options or [{}])
    if len(bots) < 2:
        raise OptionError(f"{len(bots)} bot cannot play a match: name two at least")
    if round_robin:
        count = rules.check_seats(seats)
    else:
        count = rules.check_seats(len(bots) if seats is None else seats)
        if len(bots) > count:
            raise OptionError(f"{len(bots)} bots for {count} seats: give --round-robin to let each play each")
    if seconds is not None and not seconds > 0:
        raise OptionError(f"a limit of {seconds} seconds cannot be kept: take more than 0")
    named = list(bots) if round_robin else [*bots, *[bots[-1]] * (count - len(bots))]
    if round_robin and len(set(named)) < len(named):
        raise OptionError("a round robin is between bots with different names: name each once")
    chosen = tuple(whole(rules, count, one) for one in each)
    if record is None and record_as != LOG:
        raise OptionError(f"games are not recorded as {record_as} without a folder for them: give --record DIR too")
    folder = "" if record is None else str(checked(Path(record), record_as))
    return Plan(game, tuple(named), chosen, count, seed, round_robin, seconds, folder, record_as)


def whole(rules: Game, seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """Return the options that are not as usual, checked."""
    return rules.chosen(rules.new(seats, options).options)
