"""Phase 1: what becomes of the stake, the next card and the played cards (C7, C8, C9)."""

import pytest

from scene import ANNA, BEA, cards, draw, offered, play, prompt, refused, rules, scene, told
from tafelrunde.core.engine import State
from tafelrunde.core.values import CHANCE, SPECTATOR


def round_of(led: str, second: str, stake: str = "dwarf_9", leader: int = ANNA) -> State:
    """A round of phase 1 with more to come, in which these two cards are going to be played."""
    rest = "goblin_5" if led.startswith("knight") else "knight_5"
    hand = [[led, "knight_4"], [second, rest]] if leader == ANNA else [[second, rest], [led, "knight_4"]]
    return scene("claim", leader=leader, stake=stake, hand=hand, pile=["dwarf_1", "dwarf_2", "dwarf_3"])


@pytest.mark.rule("claim.recruit.stake", "claim.recruit.draw")
@pytest.mark.parametrize(("second", "winner"), [("goblin_4", BEA), ("goblin_2", ANNA)])
def test_the_winner_takes_the_stake_and_the_loser_draws(second: str, winner: int) -> None:
    state = round_of("goblin_3", second)
    events = play(state, "goblin_3", second)
    assert told(events, "takes-stake", state) == [(winner, "dwarf_9")]
    assert rules(events, "takes-stake") == ["claim.recruit.stake"]
    assert cards(state, "won", winner) == ["dwarf_9"]
    assert "stake" not in state.position()
    assert state.who == CHANCE
    assert offered(state) == {"dwarf_1", "dwarf_2", "dwarf_3"}
    events = draw(state, "dwarf_2")
    assert told(events, "draws", state) == [(1 - winner, "dwarf_2")]
    assert rules(events, "draws") == ["claim.recruit.draw"]
    assert cards(state, "drawn", 1 - winner) == ["dwarf_2"]
    assert cards(state, "won", 1 - winner) == []
    assert cards(state, "drawn", winner) == []
    assert cards(state, "pile") == ["dwarf_1", "dwarf_3"]


@pytest.mark.rule("claim.recruit.draw", "claim.known")
def test_only_the_loser_sees_what_is_drawn() -> None:
    state = round_of("goblin_3", "goblin_2")
    play(state, "goblin_3", "goblin_2")
    (drawn,) = draw(state, "dwarf_2")
    assert told([drawn.seen_by(BEA)], "draws", state) == [(BEA, "dwarf_2")]
    assert told([drawn.seen_by(ANNA)], "draws", state) == [(BEA, "?")]
    assert told([drawn.seen_by(SPECTATOR)], "draws", state) == [(BEA, "?")]


@pytest.mark.rule("claim.recruit.draw")
def test_nothing_is_drawn_that_is_not_in_the_pile() -> None:
    state = round_of("goblin_3", "goblin_2")
    play(state, "goblin_3", "goblin_2")
    state.events = []
    assert refused(state, "card", card="dwarf_9") == "claim.recruit.draw"


@pytest.mark.rule("claim.recruit.discard")
def test_played_cards_are_discarded() -> None:
    state = round_of("goblin_0", "goblin_0")
    before = cards(state, "discard").count("goblin_0")
    events = play(state, "goblin_0", "goblin_0")
    assert told(events, "discarded", state) == [("goblin_0",), ("goblin_0",)]
    assert rules(events, "discarded") == ["claim.recruit.discard"] * 2
    assert cards(state, "discard").count("goblin_0") == before + 2
    assert cards(state, "score", ANNA) == cards(state, "score", BEA) == []


@pytest.mark.rule("claim.recruit.undead")
@pytest.mark.parametrize(
    ("led", "second", "winner", "scored"),
    [
        pytest.param("undead_7", "goblin_2", ANNA, ["undead_7"], id="the winner led it"),
        pytest.param("undead_7", "undead_8", BEA, ["undead_7", "undead_8"], id="both, the follower wins"),
        pytest.param("undead_7", "undead_6", ANNA, ["undead_6", "undead_7"], id="both, the leader wins"),
        pytest.param("knight_2", "undead_9", ANNA, ["undead_9"], id="thrown in off-suit, it goes to the winner"),
        pytest.param("goblin_2", "undead_9", ANNA, ["undead_9"], id="thrown in on a Goblin"),
        pytest.param("undead_0", "knight_9", ANNA, ["undead_0"], id="a Knight does not beat it"),
    ],
)
def test_played_undead_score_for_the_winner(led: str, second: str, winner: int, scored: list[str]) -> None:
    state = round_of(led, second)
    events = play(state, led, second)
    assert cards(state, "score", winner) == scored
    assert cards(state, "score", 1 - winner) == []
    assert sorted(told(events, "scores", state)) == [(winner, card) for card in scored]
    assert set(rules(events, "scores")) == {"claim.recruit.undead"}
    assert not set(scored) & set(cards(state, "discard"))
    assert {led, second} - set(scored) <= set(cards(state, "discard"))


@pytest.mark.rule("claim.recruit.undead", "claim.doppelganger.no_ability", "claim.recruit.discard")
@pytest.mark.parametrize(("second", "winner"), [("doppelganger_8", BEA), ("doppelganger_6", ANNA)])
def test_a_doppelganger_on_an_undead_is_discarded(second: str, winner: int) -> None:
    state = round_of("undead_7", second)
    play(state, "undead_7", second)
    assert cards(state, "score", winner) == ["undead_7"]
    assert cards(state, "score", 1 - winner) == []
    assert second in cards(state, "discard")


@pytest.mark.rule("claim.recruit.undead")
def test_an_undead_on_a_led_doppelganger_scores() -> None:
    state = round_of("doppelganger_1", "undead_9")
    play(state, "doppelganger_1", "undead_9")
    assert cards(state, "score", ANNA) == ["undead_9"]
    assert "doppelganger_1" in cards(state, "discard")


@pytest.mark.rule("claim.recruit.stake", "claim.recruit.undead")
def test_an_undead_stake_becomes_a_follower() -> None:
    state = round_of("goblin_3", "goblin_2", stake="undead_9")
    play(state, "goblin_3", "goblin_2")
    assert cards(state, "won", ANNA) == ["undead_9"]
    assert cards(state, "score", ANNA) == []


@pytest.mark.rule("claim.recruit.undead", "claim.recruit.draw")
def test_a_drawn_undead_becomes_a_follower() -> None:
    state = scene("claim", stake="dwarf_9", hand=[["goblin_3"], ["goblin_2"]], pile=["undead_9"])
    play(state, "goblin_3", "goblin_2")
    draw(state, "undead_9")
    assert cards(state, "hand", BEA) == ["undead_9"]
    assert cards(state, "score", BEA) == []


@pytest.mark.rule("claim.favour.dwarf", "claim.recruit.discard")
def test_dwarves_have_no_ability_in_phase_one() -> None:
    state = round_of("dwarf_4", "dwarf_5")
    play(state, "dwarf_4", "dwarf_5")
    assert {"dwarf_4", "dwarf_5"} <= set(cards(state, "discard"))
    assert cards(state, "score", ANNA) == cards(state, "score", BEA) == []


@pytest.mark.rule("claim.lead.winner")
@pytest.mark.parametrize("leader", [ANNA, BEA])
@pytest.mark.parametrize("follower_wins", [False, True])
def test_the_winner_of_a_round_leads_the_next(leader: int, follower_wins: bool) -> None:
    second = "goblin_4" if follower_wins else "goblin_2"
    state = round_of("goblin_3", second, leader=leader)
    play(state, "goblin_3", second)
    draw(state, "dwarf_1")
    assert prompt(state) == "claim-ask-turn_up"
    draw(state, "dwarf_2")
    assert state.who == (1 - leader if follower_wins else leader)
    assert prompt(state) == "claim-ask-lead"


@pytest.mark.rule("claim.recruit.draw", "claim.recruit.turn_up")
def test_each_round_uses_two_cards_of_the_pile() -> None:
    state = scene("claim", hand=[["goblin_3", "knight_4"], ["goblin_2", "knight_5"]])
    left = [len(cards(state, "pile"))]
    for led, second in (("goblin_3", "goblin_2"), ("knight_4", "knight_5")):
        state.apply(state.legal()[0])
        play(state, led, second)
        state.apply(state.legal()[0])
        left.append(len(cards(state, "pile")))
    assert left == [4, 2, 0]
