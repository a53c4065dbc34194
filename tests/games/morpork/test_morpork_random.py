"""Whole games at random: nothing gets lost, and everything there is comes up."""

from collections import Counter

import pytest

from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.rules.cards import CARD_IDS, DECK, INTERRUPT, NOT_FOR_TWO, TEXT
from tafelrunde.games.morpork.rules.events import EVENT_IDS

MORPORK = games.load("morpork")


def play(seats: int, seed: int, came: Counter[str]) -> tuple[State, int]:
    """Play a game, count what came up in it, and return its end and how many decisions it took."""
    rng = Rng(seed)
    state = MORPORK.new(seats)
    state.events = []
    moves, decisions = Moves(), 0
    while state.stack:
        frame = state.stack[-1]
        if frame.who == CHANCE:
            state.step(frame.step.sample(state, frame, rng))
            continue
        moves.clear()
        frame.step.legal(state, frame, moves)
        state.step(moves.pick(rng))
        decisions += 1
    for event in state.events:
        if event.kind in ("plays", "interrupts", "uses-text"):
            came[f"{event.kind} {CARD_IDS[event.args['card']]}"] += 1
        elif event.kind == "event":
            came[f"event {EVENT_IDS[event.args['event']]}"] += 1
        elif event.kind in ("wins", "shares-win"):
            came[f"by {event.rule}"] += 1
    return state, decisions


def wanted(seats: int) -> set[str]:
    """Return the cards and events that have to come up in enough games."""
    found = {f"event {event}" for event in EVENT_IDS}
    for number, card in enumerate(DECK):
        if seats > 2 or number not in NOT_FOR_TWO:
            found.add(f"{'interrupts' if INTERRUPT in card.symbols else 'plays'} {card.name}")
            if TEXT[number] >= 0:
                found.add(f"uses-text {card.name}")
    return found


WAYS = {
    "by morpork.win.vetinari",
    "by morpork.win.lords",
    "by morpork.win.dragon_king",
    "by morpork.win.chrysoprase",
    "by morpork.win.vimes",
    "by morpork.points.count",
}
"""How a game is won; some of these are rare where nobody aims at them."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_few_random_games(seats: int) -> None:
    first = MORPORK.census(MORPORK.new(seats))
    for seed in range(15):
        end, decisions = play(seats, seed, Counter())
        assert MORPORK.census(end) == first
        assert decisions <= MORPORK.bound
        assert sum(end.result() or ()) <= 0.0


@pytest.mark.many
def test_in_a_thousand_games_for_each_number_of_seats_everything_comes_up() -> None:
    everything: Counter[str] = Counter()
    for seats in MORPORK.seats:
        came: Counter[str] = Counter()
        lengths = []
        first = MORPORK.census(MORPORK.new(seats))
        for seed in range(1000):
            end, decisions = play(seats, seed, came)
            lengths.append(decisions)
            assert MORPORK.census(end) == first
        print(f"\n{seats} seats: {sum(lengths) / len(lengths):.0f} decisions a game, {max(lengths)} at most")
        for what, number in sorted(came.items()):
            print(f"{number:6} {what}")
        assert max(lengths) <= MORPORK.bound
        assert wanted(seats) - set(came) == set()
        everything += came
    assert WAYS - set(everything) == set()
