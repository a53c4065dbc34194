"""Greedy plays Claim like a sensible beginner."""

import pytest

from tafelrunde import arena, bots, games

CLAIM = games.load("claim")


def answer(**position: object) -> str:
    """Return the card that greedy plays when seat 0 is asked in this position."""
    state = CLAIM.position({"leader": 1 if "trick" in position else 0, **position})
    view = state.view(0)
    ask = view.ask()
    assert ask is not None
    assert ask.who == 0
    return str(CLAIM.actions_codec.describe(bots.load("greedy-1", "claim", 1).choose(view, ask))[1]["card"])


def test_a_rich_stake_is_won_with_the_cheapest_card_that_wins() -> None:
    hand = ["goblin_2", "goblin_6", "goblin_9"]
    other = ["undead_1", "undead_2"]
    assert answer(stake="doppelganger_9", trick="goblin_4", hand=[hand, other]) == "goblin_6"


def test_a_poor_stake_is_left_to_the_other_with_the_lowest_card() -> None:
    hand = ["goblin_2", "goblin_6", "goblin_9"]
    other = ["undead_1", "undead_2"]
    assert answer(stake="goblin_0", trick="goblin_4", hand=[hand, other]) == "goblin_2"


def test_a_lost_round_costs_the_lowest_card_and_no_undead() -> None:
    hand = ["undead_0", "undead_1", "dwarf_2", "dwarf_7"]
    other = ["goblin_1", "goblin_2", "goblin_3"]
    assert answer(stake="knight_9", trick="goblin_9", hand=[hand, other]) == "dwarf_2"


def test_an_undead_that_is_led_is_worth_winning_even_for_a_poor_stake() -> None:
    hand = ["undead_2", "undead_8"]
    assert answer(stake="goblin_5", trick="undead_6", hand=[hand, ["goblin_3"]]) == "undead_8"


def test_a_knight_beats_the_goblin_that_cannot_be_followed() -> None:
    hand = ["knight_2", "undead_8", "dwarf_0"]
    assert answer(stake="knight_9", trick="goblin_9", hand=[hand, ["goblin_3", "goblin_4"]]) == "knight_2"


def test_a_high_card_is_led_for_a_rich_stake_and_a_low_one_for_a_poor_one() -> None:
    hands = [["goblin_1", "goblin_9"], ["goblin_6", "goblin_7"]]
    assert answer(stake="doppelganger_9", hand=hands) == "goblin_9"
    assert answer(stake="goblin_0", hand=hands) == "goblin_1"


def test_in_phase_two_a_dwarf_is_given_to_a_trick_that_is_lost() -> None:
    hands = [["dwarf_5", "undead_2"], ["goblin_1"]]
    assert answer(phase="favour", trick="knight_9", hand=hands) == "dwarf_5"


def test_in_phase_two_a_decided_faction_is_not_fought_for() -> None:
    goblins = [f"goblin_{value}" for value in range(1, 7)]
    hands = [["doppelganger_8", "knight_2"], ["knight_7"]]
    score = [goblins, ["undead_1", "undead_2", "knight_3"]]
    assert answer(phase="favour", trick="goblin_9", hand=hands, score=score) == "knight_2"


@pytest.mark.parametrize("aid", [True, False])
def test_greedy_counts_cards_itself_where_the_view_does_not(aid: bool) -> None:
    """The other hand is known in phase 2, memory aid or not: the 8 is safe to lead, the 7 is not."""
    hands = [["undead_7", "goblin_8"], ["undead_9", "goblin_6"]]
    score = [["undead_1", "goblin_1"], ["undead_2", "goblin_2"]]
    options = {"memory_aid": aid}
    assert answer(options=options, phase="favour", hand=hands, score=score) == "goblin_8"


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert arena.run("claim", ["greedy-1", "random"], 100).of("greedy-1").rate >= 0.85


@pytest.mark.long
def test_greedy_beats_random_in_nine_of_ten_games() -> None:
    assert arena.run("claim", ["greedy-1", "random"], 2000).of("greedy-1").rate >= 0.90
