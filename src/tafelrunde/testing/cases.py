"""Games with a number of seats and options, and how tests play them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice

from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE


@dataclass(frozen=True, eq=False)
class Case:
    """A game with a number of seats and options."""

    game: Game
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    open_kinds: frozenset[str] = frozenset()
    """Things that are never hidden: different ones may be told of two ways to the same position."""

    def __str__(self) -> str:
        chosen = "".join(f"-{name}{shown(value)}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{chosen if len(chosen) < 60 else '-otherwise'}"

    def new(self) -> State:
        """Return the first position."""
        return self.game.new(self.seats, self.options)


def shown(value: object) -> str:
    """Return the value of an option as a case's name has it: a list or a mapping would be too much of it."""
    return f"={value}" if isinstance(value, str | int) else ""


def guests() -> list[Case]:
    """Return every game of somebody else with every number of seats."""
    found = [games.load(name) for name, home in games.homes().items() if home.place is not None]
    return [Case(game, seats) for game in found for seats in game.seats]


def any_action(state: State, rng: Rng) -> int:
    """Return one of the actions or outcomes on offer."""
    ask = state.ask()
    assert ask is not None
    return ask.actions[int(rng.below(len(ask.actions)))]


def some(numbers: Sequence[int], seed: int, most: int = 200) -> list[int]:
    """Return the numbers, or where there are very many of them the first, the last and some between, by chance."""
    if len(numbers) <= most:
        return list(numbers)
    rng = Rng(seed)
    picked = {int(rng.below(len(numbers))) for _ in range(most)}
    return [numbers[k] for k in sorted({0, len(numbers) - 1, *picked})]


def pauses(case: Case, seed: int) -> Iterator[State]:
    """Play a game at random and yield the state whenever somebody is asked, and at the end."""
    rng = Rng(seed)
    state = case.new()
    while True:
        yield state
        if state.who == NONE:
            return
        state.apply(any_action(state, rng))


MOMENTS = 40
"""As many states of a game at most are looked at."""


@cache
def sample(case: Case, seed: int) -> tuple[State, ...]:
    """Return states from all over a game: all of them, or where it is long every so many. Each game is played once."""
    kept = [state.clone() for state in pauses(case, seed)]
    return tuple(kept[:: -(-len(kept) // MOMENTS)])


def moments(case: Case, seed: int, most: int = MOMENTS) -> list[State]:
    """Return such states, or fewer of them, for a test of its own to do with as it likes."""
    kept = sample(case, seed)
    return [state.clone() for state in kept[:: -(-len(kept) // most)]]


@cache
def documents(case: Case, seed: int, most: int) -> tuple[str, ...]:
    """Return the first so many positions of a game, written down."""
    return tuple(json.dumps(state.position()) for state in islice(pauses(case, seed), most))


def viewers(case: Case) -> list[int | None]:
    """Return all who may look on."""
    return [None, *range(case.seats)]


def can_be_determinised(case: Case, viewer: int | None) -> bool:
    """Tell whether views of that viewer can: a spectator cannot follow a pile that players know the order of."""
    return not (viewer is None and case.options.get("pile") == "listed")
