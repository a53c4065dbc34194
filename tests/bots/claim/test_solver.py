"""The solver of the second phase is held to the rules: trying everything gives the same results."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.games.claim.bot.solver import Solver, TooLong
from tafelrunde.games.claim.rules.setup import ALL_CARDS
from tafelrunde.games.claim.rules.state import FAVOUR, as_claim

CLAIM = games.load("claim")
SOLVER = Solver(0x1000)


def result(state: State, known: dict[int, float]) -> float:
    """Return what seat 0 gets if both play as well as can be, by trying everything."""
    if not state.stack:
        return state.game.score(state)[0]
    key = state.quick_key()
    if key not in known:
        results = []
        for action in state.legal():
            after = state.clone()
            after.step(action)
            results.append(result(after, known))
        known[key] = max(results) if state.who == 0 else min(results)
    return known[key]


def held_to_the_rules(state: State) -> None:
    """See that every card is solved right, from this position on to the end of one game."""
    luck = Random(1)
    while state.stack:
        table = as_claim(state)
        sign = 1 if state.who == 0 else -1
        ends = []
        known: dict[int, float] = {}
        for action in state.legal():
            after = state.clone()
            after.step(action)
            ends.append(sign * result(after, known))
        assert SOLVER.values(table) == ends, state
        assert SOLVER.value(table) == sign * max(ends), state
        state.step(luck.choice(state.legal()))


def in_phase_two(seed: int, options: dict[str, object], tricks: int) -> State:
    """Return a game that was played at random until so many tricks are left."""
    rng = Rng(seed)
    state = CLAIM.new(options=options)
    state.settle(rng)
    while as_claim(state).phase != FAVOUR or sum(len(listed) for listed in hands(state)) > 2 * tricks:
        actions = state.legal()
        state.step(actions[rng.below(len(actions))])
        state.settle(rng)
    return state


def hands(state: State) -> list[list[object]]:
    """Return the cards of both hands."""
    doc = state.position()
    zones = [doc.get(zone, [[], []]) for zone in ("hand", "shown")]
    return [list(row) for zone in zones if isinstance(zone, list) for row in zone]


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
def test_the_end_of_a_game(seed: int) -> None:
    held_to_the_rules(in_phase_two(seed, {}, 3))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_a_small_deck(seed: int, luck: Random) -> None:
    held_to_the_rules(in_phase_two(seed, {"hand": 3, "cards": luck.sample(ALL_CARDS, 12)}, 3))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_zeros_that_nobody_is_favoured_by(seed: int, luck: Random) -> None:
    """Where the zeros are all Goblins there are they may be shared evenly, and the game drawn."""
    others = [card for card in ALL_CARDS if not card.startswith(("goblin", "knight"))]
    cards = ["goblin_0"] * 4 + luck.sample(others, 8)
    held_to_the_rules(in_phase_two(seed, {"hand": 3, "cards": cards}, 3))


def test_a_draw_is_known_for_one() -> None:
    """Two factions and a sum of 6 for each seat, and no Doppelganger in the game."""
    state = CLAIM.position(
        {
            "options": {
                "hand": 2,
                "cards": [*["goblin_0"] * 3, "goblin_1", "undead_4", "undead_1", "knight_6", "dwarf_0"],
            },
            "phase": "favour",
            "hand": [["undead_1"], ["dwarf_0"]],
            "score": [["undead_4", "goblin_1"], ["knight_6"]],
        }
    )
    assert SOLVER.value(as_claim(state)) == 0
    held_to_the_rules(state)


@pytest.mark.many
def test_whole_second_phases() -> None:
    for seed in range(30):
        held_to_the_rules(in_phase_two(seed, {}, 5))


@pytest.mark.parametrize("seed", [60, 101])
def test_what_is_remembered_of_one_position_is_not_told_of_another(seed: int) -> None:
    """One solver for a whole game: a Goblin that is scored and one in hand were once the same to its table."""
    state = in_phase_two(seed, {}, 6)
    one = Solver(0x2000)
    luck = Random(seed)
    while state.stack:
        table = as_claim(state)
        assert one.value(table) == Solver(0x1000).value(table), state
        state.step(luck.choice(state.legal()))


def test_what_takes_too_long_is_left_undecided() -> None:
    table = as_claim(in_phase_two(1, {}, 7))
    hasty = Solver(0x1000)
    hasty.most = 3
    with pytest.raises(TooLong):
        hasty.value(table)
    hasty.most = 1_000_000
    assert hasty.value(table) == SOLVER.value(table)
