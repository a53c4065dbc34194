"""Who wins a round (C4, C5, C6), in both phases."""

from itertools import product

import pytest

from scene import ANNA, BEA, play, rules, scene, told
from tafelrunde import games

both_phases = pytest.mark.parametrize("phase", ["recruit", "favour"])


def trick(led: str, second: str, phase: str = "recruit", leader: int = ANNA) -> tuple[int, str]:
    """Return who wins when these cards are played, and by which rule."""
    hand = [[led], [second]] if leader == ANNA else [[second], [led]]
    stake: dict[str, object] = {"stake": next(c for c in ("dwarf_9", "dwarf_8", "dwarf_7") if c not in (led, second))}
    state = scene("claim", phase=phase, leader=leader, hand=hand, **(stake if phase == "recruit" else {}))
    events = play(state, led, second)
    ((winner, *_),) = told(events, "wins-round", state)
    assert state.position().get("leader", 0) == winner
    return int(str(winner)), rules(events, "wins-round")[0]


@both_phases
@pytest.mark.rule("claim.trick.high")
@pytest.mark.parametrize(
    ("led", "second", "winner"),
    [
        ("goblin_3", "goblin_4", BEA),
        ("goblin_4", "goblin_3", ANNA),
        ("goblin_0", "goblin_1", BEA),
        ("knight_9", "knight_8", ANNA),
        ("undead_1", "undead_9", BEA),
        ("dwarf_0", "dwarf_1", BEA),
    ],
)
def test_the_higher_value_of_the_led_faction_wins(phase: str, led: str, second: str, winner: int) -> None:
    assert trick(led, second, phase) == (winner, "claim.trick.high")


@both_phases
@pytest.mark.rule("claim.trick.tie")
@pytest.mark.parametrize(
    ("led", "second"),
    [("goblin_0", "goblin_0"), ("goblin_5", "doppelganger_5"), ("undead_0", "doppelganger_0")],
)
def test_with_equal_values_the_leader_wins(phase: str, led: str, second: str) -> None:
    assert trick(led, second, phase) == (ANNA, "claim.trick.tie")


@both_phases
@pytest.mark.rule("claim.trick.other_faction")
@pytest.mark.parametrize(
    ("led", "second"),
    [
        ("goblin_0", "undead_9"),
        ("knight_2", "dwarf_3"),
        ("undead_0", "knight_9"),
        ("dwarf_0", "goblin_9"),
        ("undead_4", "dwarf_4"),
    ],
)
def test_another_faction_loses(phase: str, led: str, second: str) -> None:
    assert trick(led, second, phase) == (ANNA, "claim.trick.other_faction")


@both_phases
@pytest.mark.rule("claim.doppelganger.as_led")
@pytest.mark.parametrize("faction", ["goblin", "knight", "undead", "dwarf"])
def test_a_doppelganger_counts_as_the_led_faction_with_its_own_value(phase: str, faction: str) -> None:
    assert trick(f"{faction}_3", "doppelganger_4", phase) == (BEA, "claim.doppelganger.as_led")
    assert trick(f"{faction}_4", "doppelganger_3", phase) == (ANNA, "claim.doppelganger.as_led")


@both_phases
@pytest.mark.rule("claim.doppelganger.as_led")
def test_a_led_doppelganger_is_just_a_doppelganger(phase: str) -> None:
    assert trick("doppelganger_3", "doppelganger_4", phase) == (BEA, "claim.trick.high")
    assert trick("doppelganger_4", "doppelganger_3", phase) == (ANNA, "claim.trick.high")
    assert trick("doppelganger_0", "goblin_9", phase) == (ANNA, "claim.trick.other_faction")


@both_phases
@pytest.mark.rule("claim.knight.beats_goblin")
@pytest.mark.parametrize(
    ("led", "second"), [("goblin_9", "knight_2"), ("goblin_2", "knight_2"), ("goblin_0", "knight_9")]
)
def test_a_knight_on_a_goblin_wins_whatever_the_values(phase: str, led: str, second: str) -> None:
    assert trick(led, second, phase) == (BEA, "claim.knight.beats_goblin")


@both_phases
@pytest.mark.rule("claim.knight.beats_goblin")
@pytest.mark.parametrize("second", ["goblin_9", "goblin_2"])
def test_a_goblin_on_a_knight_is_just_another_faction(phase: str, second: str) -> None:
    assert trick("knight_2", second, phase) == (ANNA, "claim.trick.other_faction")


@both_phases
@pytest.mark.rule("claim.doppelganger.no_ability")
def test_a_doppelganger_on_a_goblin_is_no_knight(phase: str) -> None:
    assert trick("goblin_9", "doppelganger_2", phase) == (ANNA, "claim.doppelganger.as_led")


@both_phases
@pytest.mark.rule("claim.doppelganger.no_ability")
def test_a_knight_on_a_doppelganger_beats_nothing(phase: str) -> None:
    assert trick("doppelganger_0", "knight_9", phase) == (ANNA, "claim.trick.other_faction")


@pytest.mark.rule("claim.trick.tie", "claim.trick.high", "claim.knight.beats_goblin")
def test_the_same_when_bea_leads() -> None:
    assert trick("goblin_0", "goblin_0", leader=BEA) == (BEA, "claim.trick.tie")
    assert trick("goblin_3", "goblin_4", leader=BEA) == (ANNA, "claim.trick.high")
    assert trick("goblin_9", "knight_2", leader=BEA) == (ANNA, "claim.knight.beats_goblin")


@pytest.mark.rule("claim.trick.high", "claim.trick.other_faction")
def test_every_pair_of_cards() -> None:
    """The higher of the led faction or a Doppelganger wins, or a Knight on a Goblin: nothing else."""
    ids = games.load("claim").names.kinds["card"]
    for led, second in product(ids, ids):
        if led == second != "goblin_0":
            continue
        (first, a), (answer, b) = led.split("_"), second.split("_")
        wins = (answer in (first, "doppelganger") and int(b) > int(a)) or (answer, first) == ("knight", "goblin")
        assert trick(led, second)[0] == (BEA if wins else ANNA), (led, second)
