"""The reckoning: the favour of each faction, and the game (C11, C12)."""

import pytest

from scene import play, rules, scene, told
from tafelrunde.core.engine import State

WINS, LOSES, DRAWS = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)
"""The results as Anna sees them."""


def reckoning(anna: str, bea: str) -> State:
    """A game that is over, with these score piles."""
    return scene("claim", phase="favour", hand=[[], []], score=[anna.split(), bea.split()])


def last_trick(anna: str, bea: str) -> State:
    """A game with one round to play, which puts Goblin 9 and Goblin 8 on Anna's pile."""
    score = [anna.split(), bea.split()]
    state = scene("claim", phase="favour", hand=[["goblin_9"], ["goblin_8"]], score=score)
    state.events = play(state, "goblin_9", "goblin_8")
    return state


def favours(anna: str, bea: str, faction: str) -> tuple[object, str]:
    """Return whom a faction favours after the last trick, and by which rule."""
    state = last_trick(anna, bea)
    events = state.events or []
    for (name, seat, *_), rule in zip(told(events, "favours", state), rules(events, "favours"), strict=True):
        if name == faction:
            return seat, rule
    raise AssertionError(faction)


@pytest.mark.rule("claim.score.faction")
def test_more_cards_win_a_faction_whatever_their_values() -> None:
    assert favours("knight_2 knight_3", "knight_9", "knight") == (0, "claim.score.faction")
    assert favours("knight_9", "knight_2 knight_3", "knight") == (1, "claim.score.faction")
    assert favours("", "undead_0", "undead") == (1, "claim.score.faction")
    assert favours("", "goblin_0 goblin_0 goblin_0", "goblin") == (1, "claim.score.faction")


@pytest.mark.rule("claim.score.top_card")
def test_equally_many_cards_are_decided_by_the_top_card() -> None:
    assert favours("dwarf_1 dwarf_8", "dwarf_6 dwarf_7", "dwarf") == (0, "claim.score.top_card")
    assert favours("dwarf_6 dwarf_7", "dwarf_1 dwarf_8", "dwarf") == (1, "claim.score.top_card")
    assert favours("", "goblin_0 goblin_1", "goblin") == (0, "claim.score.top_card")
    assert favours("undead_0", "undead_1", "undead") == (1, "claim.score.top_card")
    assert reckoning("goblin_0 goblin_0 goblin_0", "goblin_1 goblin_2 goblin_0").result() == LOSES


@pytest.mark.rule("claim.doppelganger.as_led", "claim.score.faction")
def test_a_doppelganger_on_the_score_pile_is_a_doppelganger() -> None:
    """Bea has scored a Knight and the Doppelganger that took it: one card of each faction."""
    state = scene(
        "claim", phase="favour", hand=[["knight_3"], ["doppelganger_4"]], score=[["knight_2", "doppelganger_3"], []]
    )
    events = play(state, "knight_3", "doppelganger_4")
    assert {("knight", 1), ("doppelganger", 1)} <= {fact[:2] for fact in told(events, "favours", state)}
    assert rules(events, "favours")[1] == "claim.score.top_card"


@pytest.mark.rule("claim.score.nobody")
def test_nobody_wins_a_faction_of_which_nobody_has_a_card() -> None:
    assert favours("", "", "undead") == (None, "claim.score.nobody")


@pytest.mark.rule("claim.score.nobody")
def test_nobody_wins_equally_many_goblin_zeros() -> None:
    state = reckoning("goblin_0 goblin_0", "goblin_0 goblin_0")
    assert state.result() == DRAWS
    assert reckoning("goblin_0 goblin_0", "goblin_0").result() == WINS
    assert reckoning("goblin_0 goblin_0 knight_2", "goblin_0 goblin_0").result() == WINS


@pytest.mark.rule("claim.score.nobody")
def test_the_reckoning_says_when_nobody_wins_the_goblins() -> None:
    """Bea throws her zero on a Dwarf that Anna leads: one zero each, and the Dwarf goes to Bea."""
    state = scene("claim", phase="favour", leader=0, hand=[["dwarf_9"], ["goblin_0"]], score=[[], ["goblin_0"]])
    events = play(state, "dwarf_9", "goblin_0")
    assert ("goblin", None, 1, 1, "goblin_0") in told(events, "favours", state)
    assert rules(events, "favours")[0] == "claim.score.nobody"
    assert state.result() == LOSES


@pytest.mark.rule("claim.score.most_factions")
def test_more_factions_win_whatever_the_sum() -> None:
    assert reckoning("knight_2 undead_0", "dwarf_9").result() == WINS
    assert reckoning("dwarf_9", "knight_2 undead_0").result() == LOSES
    assert reckoning("knight_2 undead_0 dwarf_0", "goblin_9 goblin_8 doppelganger_9").result() == WINS


@pytest.mark.rule("claim.score.most_factions")
def test_the_winner_is_told() -> None:
    state = last_trick("knight_2", "dwarf_9")
    assert told(state.events or [], "wins", state) == [(0, 2, 1, 19, 9)]
    assert rules(state.events or [], "wins") == ["claim.score.most_factions"]
    assert [e.kind for e in state.events or []][-6:] == ["favours"] * 5 + ["wins"]


@pytest.mark.rule("claim.score.sum")
def test_equally_many_factions_are_decided_by_the_sum_of_the_cards_won_with_them() -> None:
    assert reckoning("knight_5 knight_4", "dwarf_8").result() == WINS
    assert reckoning("dwarf_8", "knight_5 knight_4").result() == LOSES
    assert reckoning("knight_2", "dwarf_3").result() == LOSES


@pytest.mark.rule("claim.score.sum")
def test_cards_of_factions_one_has_not_won_do_not_add_to_the_sum() -> None:
    """Anna's Dwarf 9 is lost to two small ones: 5 is less than 2 + 4."""
    assert reckoning("knight_5 dwarf_9", "dwarf_2 dwarf_4").result() == LOSES
    assert reckoning("knight_7 dwarf_9", "dwarf_2 dwarf_4").result() == WINS


@pytest.mark.rule("claim.score.sum")
def test_only_ones_own_cards_add_to_the_sum() -> None:
    """Bea's Knight 9 does not count for Anna, who won the Knights with two small ones."""
    assert reckoning("knight_2 knight_3", "knight_9 dwarf_6").result() == LOSES


@pytest.mark.rule("claim.score.sum")
def test_a_faction_that_nobody_wins_adds_nothing() -> None:
    state = last_trick("", "knight_9 knight_8")
    assert state.result() == DRAWS
    assert reckoning("goblin_0 knight_3", "goblin_0 dwarf_4").result() == LOSES


@pytest.mark.rule("claim.score.sum")
def test_the_sum_is_cited() -> None:
    state = last_trick("", "knight_9 knight_7")
    assert told(state.events or [], "wins", state) == [(0, 1, 1, 17, 16)]
    assert rules(state.events or [], "wins") == ["claim.score.sum"]


@pytest.mark.rule("claim.score.draw")
def test_equal_sums_are_a_draw() -> None:
    assert reckoning("", "").result() == DRAWS
    assert reckoning("knight_9", "dwarf_4 dwarf_5").result() == DRAWS
    state = last_trick("", "knight_9 knight_8")
    assert told(state.events or [], "draw", state) == [(1, 17)]
    assert rules(state.events or [], "draw") == ["claim.score.draw"]
    assert not told(state.events or [], "wins", state)
