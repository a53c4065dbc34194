"""Rounds and the end of the game (R34 to R38)."""

import pytest

from games.tyrant.town import FETTER, KING, REBEL, end, move, strike, town
from scene import rules, told
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE


def idle(side: str) -> State:
    """Play a whole game in which nobody does anything."""
    state = games.load("tyrant").new(options={"side": side})
    rng = Rng(1)
    state.events = []
    while state.who != NONE:
        state.settle(rng)
        if state.who != NONE:
            state.apply(state.legal()[0])
    return state


@pytest.mark.rule("tyrant.round.card", "tyrant.end.rounds", "tyrant.setup.gem")
@pytest.mark.parametrize(("side", "rounds"), [("a", 15), ("b", 14)])
def test_every_card_is_played_in_full_and_then_the_rebel_wins(side: str, rounds: int) -> None:
    state = idle(side)
    events = state.events or []
    assert [args[0] for args in told(events, "turned-up", state)] == list(range(1, rounds + 1))
    assert [args[0] for args in told(events, "turn-ends", state)] == [KING, REBEL] * rounds
    cards = [str(args[1]) for args in told(events, "turned-up", state)]
    assert sum(int(card.split("-")[0]) for card in cards) == (19 if side == "a" else 18)
    assert sum(int(card.split("-")[1]) for card in cards) == (86 if side == "a" else 81)
    assert sum(int(card.split("-")[2]) for card in cards) == (68 if side == "a" else 64)
    assert sum(card.endswith("fetter") for card in cards) == 7
    assert rules(events, "wins") == ["tyrant.end.rounds"]
    assert state.result() == (-1.0, 1.0)


@pytest.mark.rule("tyrant.end.rounds")
def test_the_last_round_has_a_rebels_turn_too() -> None:
    """And before it the king may still get home (R34)."""
    state = town("#-\n ^K", round=15, deck=[])
    end(state)
    assert state.who == REBEL
    events = end(state)
    assert rules(events, "wins") == ["tyrant.end.rounds"]
    state = town("#-\n ^K", round=15, deck=[])
    move(state, "K", "north")
    assert state.result() == (1.0, -1.0)


@pytest.mark.parametrize("wounds", [0, 1], ids=["by rounds", "by the last blow"])
def test_however_a_game_ends_it_keeps_what_its_last_round_has_seen(wounds: int) -> None:
    """A knight killed and a citizen arrested; only the next card begins a new count."""
    state = town(".1 .A .K", turn="rebel", round=15, deck=[], wounds=wounds, arrested=["butcher"], arrests=1)
    strike(state, "A", "west")
    if wounds:
        strike(state, "A", "east")
    else:
        end(state)
    assert state.who == NONE
    assert (state.position()["kills"], state.position()["arrests"]) == (1, 1)
    assert games.load("tyrant").position(state.position()) == state
    earlier = town(".1 .A .K", turn="rebel", arrested=["butcher"], arrests=1)
    strike(earlier, "A", "west")
    end(earlier)
    assert not {"kills", "arrests"} & set(earlier.position())


@pytest.mark.rule("tyrant.round.card")
def test_the_card_says_what_both_may_spend_and_stays_until_the_next() -> None:
    state = town(".K .1", turn="rebel")
    end(state)
    assert state.who == CHANCE
    assert state.position()["card"] == FETTER, "the old card lies there until it is covered"
    state.apply(state.game.outcomes_codec.number("card", {"card": "2-7-4"}))
    assert state.position()["card"] == "2-7-4"
    assert state.position()["round"] == 2


@pytest.mark.rule("tyrant.king.move")
def test_a_king_without_knights_plays_on() -> None:
    """R35."""
    state = town(".A .1 .- .K", turn="rebel")
    strike(state, "A", "east")
    end(state)
    state.apply(state.game.outcomes_codec.number("card", {"card": "1-5-4"}))
    assert state.who == KING
    move(state, "K", "west")


@pytest.mark.rule("tyrant.match")
def test_there_is_no_draw() -> None:
    """R36."""
    rng = Rng(3)
    for _ in range(20):
        state = games.load("tyrant").new()
        while state.who != NONE:
            state.settle(rng)
            if state.who != NONE:
                actions = state.legal()
                state.step(actions[int(rng.below(len(actions)))])
        assert state.result() in ((1.0, -1.0), (-1.0, 1.0))


@pytest.mark.rule("tyrant.end.shown")
def test_the_assassins_are_shown_when_the_game_is_over_and_not_before() -> None:
    """R38."""
    state = town("#-\n ^K", assassins="a")
    for viewer in (KING, None):
        assert state.view(viewer).position()["assassins"] == ["?3"]
    events = move(state, "K", "north")
    assert len(told(events, "was-assassin", state)) == 3
    for viewer in (KING, None):
        assert state.view(viewer).position()["assassins"] == ["monk", "witchhunter", "farmer"]
