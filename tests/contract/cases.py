"""The games that the contract suite plays, and how it plays them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice

from contract.scuffle import Scuffle
from games.tyrant.town import board
from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE

games.register(Scuffle())


@dataclass(frozen=True, eq=False)
class Case:
    """A game with a number of seats and options."""

    game: Game
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}{shown(value)}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{chosen if len(chosen) < 60 else '-otherwise'}"

    def new(self) -> State:
        """Return the first position."""
        return self.game.new(self.seats, self.options)


def shown(value: object) -> str:
    """Return the value of an option as a case's name has it: a list or a mapping would be too much of it."""
    return f"={value}" if isinstance(value, str | int) else ""


SHRUNKEN_CLAIM: dict[str, object] = {
    "hand": 2,
    "pile": "listed",
    "cards": ["goblin_0", "goblin_5", "knight_3", "undead_4", "undead_8", "dwarf_2", "dwarf_6", "doppelganger_5"],
}
OWN_TOWN = board(
    [
        "..........",
        ".##.##.##.",
        ".#..#..##.",
        "....#.....",
        ".##...##..",
        ".##.#.##.#",
        "....#.....",
        "..........",
        ".......##.",
        "..........",
    ],
    [{"square": "a1", "exit": "west"}, {"square": "e1", "exit": "north"}, {"square": "f4", "exit": "west"}],
)
OTHER_TOKYO: dict[str, object] = {
    "two_player": True,
    "end_check": "round",
    "tiles": "mixed",
    "hearts_in_tokyo_count": False,
    "reflection_window": False,
    "selection_window": False,
    "selling_is_gaining": False,
    "final_roar": "end_of_turn",
    "spent_copy": "takes_tile",
    "skybeam": "all_dice",
}
OTHER_MORPORK: dict[str, object] = {
    "small_gods_price": "en_choose_pieces",
    "trouble_by_text_needs_minion": True,
    "igor_placement": "any_other_area",
    "mossy_lawn_refills": False,
    "deck_end": "cannot_draw",
    "tie_break": "en_highest_city_card",
    "neutrals_count_for_money": False,
    "subsidence_may_refuse": True,
}
VARIANTS: dict[str, list[dict[str, object]]] = {
    "claim": [{"memory_aid": False, "first": 1}, SHRUNKEN_CLAIM],
    "tyrant": [{"side": "b", "memory_aid": False}, {"citizens": "listed"}, {"board": OWN_TOWN}],
    "tokyo": [{"tiles": "green"}, OTHER_TOKYO],
    "morpork": [OTHER_MORPORK],
}
"""Options that lead to other code, per game."""


OPEN_KINDS: dict[str, set[str]] = {"morpork": {"area"}}
"""Things that are never hidden, per game: different ones may be told of two ways to the same position."""


def cases() -> list[Case]:
    """Return every registered game with every number of seats, and its variants."""
    found = []
    for name in games.names():
        game = games.load(name)
        found += [Case(game, seats) for seats in game.seats]
        found += [Case(game, game.seats.start, options) for options in VARIANTS.get(name, [])]
    return found


CASES = cases()


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
