"""Phase 2: the followers step up, and the played cards are won (C9, C10)."""

import pytest

from scene import ANNA, BEA, cards, draw, offered, play, rules, scene, told
from tafelrunde.core.engine import State


def round_of(led: str, second: str, leader: int = ANNA) -> State:
    """A round of phase 2 with more to come, in which these two cards are going to be played."""
    rest = "goblin_5" if led.startswith("knight") else "knight_5"
    hand = [[led, "knight_4"], [second, rest]] if leader == ANNA else [[second, rest], [led, "knight_4"]]
    return scene("claim", phase="favour", leader=leader, hand=hand)


def last_round(second: str) -> State:
    """The last round of phase 1: Anna leads Goblin 3, and followers are waiting."""
    return scene(
        "claim",
        stake="dwarf_9",
        hand=[["goblin_3"], [second]],
        won=[["undead_1"], ["knight_9"]],
        drawn=[["knight_8"], ["undead_2"]],
        score=[["undead_5"], []],
        voids=[[], ["dwarf"]],
        pile=["dwarf_1"],
    )


@pytest.mark.rule("claim.favour.hand", "claim.lead.winner")
@pytest.mark.parametrize(("second", "winner"), [("goblin_4", BEA), ("goblin_2", ANNA)])
def test_followers_become_the_hands_and_the_last_winner_leads(second: str, winner: int) -> None:
    state = last_round(second)
    play(state, "goblin_3", second)
    assert state.position().get("phase", "recruit") == "recruit"
    events = draw(state, "dwarf_1")
    assert told(events, "favour-begins", state) == [(winner,)]
    assert rules(events, "favour-begins") == ["claim.favour.hand"]
    assert state.position()["phase"] == "favour"
    assert state.who == winner
    followers = [{"undead_1", "knight_8"}, {"knight_9", "undead_2"}]
    followers[winner].add("dwarf_9")
    followers[1 - winner].add("dwarf_1")
    assert offered(state) == followers[winner]
    for seat in (ANNA, BEA):
        assert set(cards(state, "hand", seat) + cards(state, "shown", seat)) == followers[seat]
        assert cards(state, "won", seat) == cards(state, "drawn", seat) == []
    assert cards(state, "score", ANNA) == ["undead_5"]


@pytest.mark.rule("claim.favour.hand")
def test_what_a_hand_has_shown_in_phase_one_says_nothing_of_the_followers() -> None:
    state = last_round("goblin_2")
    play(state, "goblin_3", "goblin_2")
    assert state.position()["voids"] == [[], ["dwarf"]]
    draw(state, "dwarf_1")
    assert "voids" not in state.position()


@pytest.mark.rule("claim.favour.hand")
def test_two_zeros_one_won_one_drawn_are_two_cards() -> None:
    state = scene("claim", phase="favour", hand=[["goblin_0"], ["dwarf_1"]], shown=[["goblin_0"], ["dwarf_2"]])
    play(state, "goblin_0", "dwarf_1")
    assert cards(state, "hand", ANNA) + cards(state, "shown", ANNA) == ["goblin_0"]
    play(state, "goblin_0", "dwarf_2")
    assert cards(state, "score", ANNA) == ["goblin_0", "goblin_0"]
    assert state.result() is not None


@pytest.mark.rule("claim.favour.collect")
@pytest.mark.parametrize(
    ("led", "second", "winner"),
    [
        ("goblin_3", "goblin_4", BEA),
        ("goblin_0", "goblin_0", ANNA),
        ("knight_3", "goblin_4", ANNA),
        ("goblin_9", "knight_2", BEA),
        ("goblin_3", "doppelganger_4", BEA),
        ("doppelganger_3", "doppelganger_4", BEA),
    ],
)
def test_the_winner_scores_both_cards(led: str, second: str, winner: int) -> None:
    state = round_of(led, second)
    events = play(state, led, second)
    assert sorted(cards(state, "score", winner)) == sorted([led, second])
    assert cards(state, "score", 1 - winner) == []
    assert told(events, "scores", state) == [(winner, led), (winner, second)]
    assert rules(events, "scores") == ["claim.favour.collect"] * 2


@pytest.mark.rule("claim.favour.dwarf")
@pytest.mark.parametrize(
    ("led", "second", "winner", "for_winner", "for_loser"),
    [
        pytest.param("dwarf_3", "dwarf_4", BEA, [], ["dwarf_3", "dwarf_4"], id="both, the follower wins"),
        pytest.param("dwarf_4", "dwarf_3", ANNA, [], ["dwarf_3", "dwarf_4"], id="both, the leader wins"),
        pytest.param("dwarf_4", "goblin_9", ANNA, ["goblin_9"], ["dwarf_4"], id="the winner's own"),
        pytest.param("knight_2", "dwarf_9", ANNA, ["knight_2"], ["dwarf_9"], id="thrown in off-suit"),
        pytest.param("doppelganger_2", "dwarf_9", ANNA, ["doppelganger_2"], ["dwarf_9"], id="on a led Doppelganger"),
    ],
)
def test_dwarves_score_for_the_loser(
    led: str, second: str, winner: int, for_winner: list[str], for_loser: list[str]
) -> None:
    state = round_of(led, second)
    events = play(state, led, second)
    assert cards(state, "score", winner) == for_winner
    assert cards(state, "score", 1 - winner) == for_loser
    assert rules(events, "scores").count("claim.favour.dwarf") == len(for_loser)


@pytest.mark.rule("claim.favour.dwarf", "claim.doppelganger.no_ability", "claim.favour.collect")
@pytest.mark.parametrize(("second", "winner"), [("doppelganger_5", BEA), ("doppelganger_3", ANNA)])
def test_a_doppelganger_on_a_dwarf_goes_to_the_winner(second: str, winner: int) -> None:
    state = round_of("dwarf_4", second)
    play(state, "dwarf_4", second)
    assert cards(state, "score", winner) == [second]
    assert cards(state, "score", 1 - winner) == ["dwarf_4"]


@pytest.mark.rule("claim.recruit.undead", "claim.favour.collect")
@pytest.mark.parametrize(
    ("led", "second"), [("undead_4", "undead_5"), ("goblin_5", "undead_9"), ("undead_0", "dwarf_9")]
)
def test_undead_have_no_ability_in_phase_two(led: str, second: str) -> None:
    state = round_of(led, second)
    events = play(state, led, second)
    winner = BEA if second == "undead_5" else ANNA
    undead = [card for card in (led, second) if card.startswith("undead")]
    assert [card for card in cards(state, "score", winner) if card in undead] == undead
    assert "claim.recruit.undead" not in rules(events, "scores")


@pytest.mark.rule("claim.lead.winner")
@pytest.mark.parametrize("leader", [ANNA, BEA])
@pytest.mark.parametrize("follower_wins", [False, True])
def test_the_winner_of_a_round_leads_the_next(leader: int, follower_wins: bool) -> None:
    second = "goblin_4" if follower_wins else "goblin_2"
    state = round_of("goblin_3", second, leader)
    play(state, "goblin_3", second)
    assert state.who == (1 - leader if follower_wins else leader)


@pytest.mark.rule("claim.lead.winner", "claim.favour.dwarf")
def test_who_is_given_a_dwarf_does_not_lead() -> None:
    state = round_of("dwarf_3", "dwarf_4")
    play(state, "dwarf_3", "dwarf_4")
    assert state.who == BEA


@pytest.mark.rule("claim.score.most_factions")
def test_the_game_ends_with_the_last_card() -> None:
    state = round_of("goblin_3", "goblin_4")
    play(state, "goblin_3", "goblin_4")
    assert state.result() is None
    play(state, "knight_5", "knight_4")
    assert state.ask() is None
    assert state.result() == (-1.0, 1.0)
