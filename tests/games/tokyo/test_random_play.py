"""Random play: games end, dials stay within their bounds, nothing gets lost, and everything is met."""

from collections import Counter

import pytest

from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, TILE_IDS
from tafelrunde.games.tokyo.rules.state import TokyoState

GAME = games.load("tokyo")


def played(seats: int, seed: int, events: list[Event] | None) -> tuple[State, int]:
    """Play a game at random; return its end and the number of decisions."""
    rng = Rng(seed)
    state = GAME.new(seats, {"tiles": "mixed"})
    state.events = events
    decisions = 0
    moves = Moves()
    while state.who != NONE:
        if state.who == CHANCE:
            state.settle(rng)
        else:
            moves.clear()
            state.stack[-1].step.legal(state, state.stack[-1], moves)
            state.step(moves.pick(rng))
            decisions += 1
    return state, decisions


@pytest.mark.parametrize("seats", range(2, 7))
def test_dials_and_cards_stay_within_bounds(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(6):
        state = GAME.new(seats, {"tiles": "mixed"})
        census = GAME.census(state)
        moves = Moves()
        while state.who != NONE:
            state.settle(rng)
            if state.who == NONE:
                break
            check(state)
            assert GAME.census(state) == census
            moves.clear()
            state.stack[-1].step.legal(state, state.stack[-1], moves)
            state.step(moves.pick(rng))


def check(state: State) -> None:
    """See that every dial shows what it can, and that places are held by one living monster each."""
    assert isinstance(state, TokyoState)
    for seat in range(int(state.seats)):
        alive = state.alive(seat)
        assert (1 if alive else 0) <= state.hearts[seat] <= (state.full(seat) if alive else 0)
        assert 0 <= state.stars[seat] <= 20
        assert 0 <= state.wickedness[seat] <= 10
        assert state.energy[seat] >= 0
        assert alive or not state.in_tokyo(seat)
    assert state.bay == NONE or state.living() > 4
    assert state.city != state.bay or state.city == NONE


@pytest.mark.many
def test_many_games_end_within_the_bound_and_meet_every_card_and_tile() -> None:
    bought: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for seats in range(2, 7):
        most = 0
        for seed in range(2000):
            events: list[Event] = []
            most = max(most, played(seats, seed, events)[1])
            bought.update(CARD_IDS[event.args["card"]] for event in events if event.kind == "buys")
            taken.update(TILE_IDS[event.args["tile"]] for event in events if event.kind == "takes-tile")
        print(f"{seats} seats: the longest of 2000 games took {most} decisions")
        assert most <= GAME.bound
    print("bought:", ", ".join(f"{card} {bought[card]}" for card in CARD_IDS))
    print("taken:", ", ".join(f"{tile} {taken[tile]}" for tile in TILE_IDS))
    assert set(bought) == set(CARD_IDS)
    assert set(taken) == set(TILE_IDS)
