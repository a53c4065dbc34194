"""What may be played: a lead and its answer (C2, C3)."""

import pytest

from scene import ANNA, BEA, cards, draw, offered, play, refused, rules, scene, told
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction, ViewError
from tafelrunde.core.values import CHANCE

PHASES = ["recruit", "favour"]
HAND = ["goblin_0", "goblin_0", "goblin_4", "knight_3", "undead_5", "dwarf_6", "doppelganger_2", "doppelganger_9"]


def answer(phase: str, led: str, hand: list[str]) -> State:
    """Anna has led, and Bea holds this hand."""
    others = [f"{faction}_8" for faction in ("goblin", "knight", "undead", "dwarf")]
    others += ["knight_4", "knight_5", "knight_6", "knight_7"]
    fields: dict[str, object] = {"stake": "dwarf_9"} if phase == "recruit" else {"phase": phase}
    return scene("claim", trick=led, hand=[others[: len(hand) - 1], hand], **fields)


@pytest.mark.rule("claim.recruit.turn_up")
def test_a_round_begins_with_the_top_card_turned_up() -> None:
    state = scene("claim", leader=BEA, hand=[["knight_2"], ["knight_3"]], pile=["dwarf_1", "goblin_0"])
    assert state.who == CHANCE
    assert offered(state) == {"dwarf_1", "goblin_0"}
    events = draw(state, "dwarf_1")
    assert told(events, "turned-up", state) == [("dwarf_1",)]
    assert rules(events, "turned-up") == ["claim.recruit.turn_up"]
    assert not events[0].secret
    assert state.position()["stake"] == "dwarf_1"
    assert cards(state, "pile") == ["goblin_0"]
    assert state.who == BEA


@pytest.mark.rule("claim.recruit.turn_up")
def test_a_card_that_is_not_in_the_pile_cannot_be_turned_up() -> None:
    state = scene("claim", hand=[["knight_2"], ["knight_3"]], pile=["dwarf_1", "goblin_0"])
    assert refused(state, "card", card="knight_2") == "claim.recruit.turn_up"


@pytest.mark.rule("claim.recruit.turn_up")
def test_phase_two_turns_nothing_up() -> None:
    state = scene("claim", phase="favour", hand=[["knight_2", "knight_4"], ["knight_3", "dwarf_1"]])
    play(state, "knight_2", "knight_3")
    assert state.who == BEA
    assert "stake" not in state.position()


@pytest.mark.rule("claim.lead.any")
@pytest.mark.parametrize("phase", PHASES)
def test_the_leader_may_play_any_card(phase: str) -> None:
    stake: dict[str, object] = {"stake": "undead_9"} if phase == "recruit" else {}
    bea = ["knight_4", "knight_5", "knight_6", "knight_7", "knight_8", "knight_9", "dwarf_0", "dwarf_1"]
    state = scene("claim", phase=phase, hand=[HAND, bea], **stake)
    assert offered(state) == set(HAND)
    events = play(state, "knight_3")
    assert told(events, "plays", state) == [(ANNA, "knight_3")]
    assert rules(events, "plays") == ["claim.lead.any"]
    assert state.position()["trick"] == "knight_3"
    assert "knight_3" not in cards(state, "hand", ANNA)
    assert state.who == BEA


@pytest.mark.rule("claim.lead.any")
def test_a_card_won_in_phase_one_may_be_led_in_phase_two() -> None:
    state = scene("claim", phase="favour", hand=[["goblin_0"], ["knight_4"]], shown=[["goblin_0"], ["dwarf_4"]])
    assert offered(state) == {"goblin_0"}
    play(state, "goblin_0")
    assert offered(state) == {"knight_4", "dwarf_4"}


@pytest.mark.rule("claim.play.own_hand")
@pytest.mark.parametrize("card", ["knight_4", "dwarf_0", "undead_9", "goblin_1"])
def test_only_a_card_of_ones_own_hand_is_led(card: str) -> None:
    """Not the opponent's, not a follower of one's own, not the stake, not a card that lies elsewhere."""
    state = scene("claim", stake="undead_9", hand=[["knight_3"], ["knight_4"]], won=[["dwarf_0"], ["dwarf_1"]])
    assert refused(state, "play", card=card) == "claim.play.own_hand"


@pytest.mark.rule("claim.play.own_hand")
@pytest.mark.parametrize("card", ["goblin_8", "goblin_9", "dwarf_9", "undead_2"])
def test_only_a_card_of_ones_own_hand_answers(card: str) -> None:
    """Even of the led faction: not the opponent's, not the led card, not the stake, not a card that lies elsewhere."""
    assert refused(answer("recruit", "goblin_9", ["goblin_1", "undead_5"]), "play", card=card) == "claim.play.own_hand"


@pytest.mark.rule("claim.follow.suit")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    ("led", "allowed"),
    [
        ("goblin_9", {"goblin_0", "goblin_4", "doppelganger_2", "doppelganger_9"}),
        ("knight_9", {"knight_3", "doppelganger_2", "doppelganger_9"}),
        ("undead_0", {"undead_5", "doppelganger_2", "doppelganger_9"}),
        ("dwarf_2", {"dwarf_6", "doppelganger_2", "doppelganger_9"}),
    ],
)
def test_with_the_led_faction_only_that_or_a_doppelganger(phase: str, led: str, allowed: set[str]) -> None:
    state = answer(phase, led, HAND)
    assert offered(state) == allowed
    for card in set(HAND) - allowed:
        assert refused(state, "play", card=card) == "claim.follow.suit"


@pytest.mark.rule("claim.follow.suit")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("faction", ["goblin", "knight", "undead", "dwarf"])
def test_without_the_led_faction_any_card(phase: str, faction: str) -> None:
    hand = [card for card in HAND if not card.startswith(faction)]
    assert offered(answer(phase, f"{faction}_9" if faction != "dwarf" else "dwarf_3", hand)) == set(hand)


@pytest.mark.rule("claim.follow.suit")
def test_a_single_zero_has_to_follow_too() -> None:
    assert offered(answer("recruit", "goblin_0", ["goblin_0", "knight_3"])) == {"goblin_0"}


@pytest.mark.rule("claim.follow.suit", "claim.knight.beats_goblin")
def test_a_knight_may_not_be_played_on_a_goblin_by_who_holds_a_goblin() -> None:
    state = answer("recruit", "goblin_9", ["goblin_0", "knight_3"])
    assert refused(state, "play", card="knight_3") == "claim.follow.suit"


@pytest.mark.rule("claim.doppelganger.as_led")
def test_a_doppelganger_may_answer_though_the_faction_is_there() -> None:
    state = answer("recruit", "knight_2", ["knight_3", "doppelganger_0"])
    events = play(state, "doppelganger_0")
    assert told(events, "plays", state) == [(BEA, "doppelganger_0")]
    assert rules(events, "plays") == ["claim.follow.suit"]


@pytest.mark.rule("claim.follow.suit", "claim.doppelganger.as_led")
def test_a_doppelganger_alone_is_no_card_of_the_led_faction() -> None:
    """Who holds a Doppelganger but nothing of the led faction plays what they like."""
    assert offered(answer("recruit", "knight_2", ["goblin_3", "doppelganger_0"])) == {"goblin_3", "doppelganger_0"}


@pytest.mark.rule("claim.follow.doppelganger_led")
@pytest.mark.parametrize("phase", PHASES)
def test_a_led_doppelganger_takes_a_doppelganger(phase: str) -> None:
    state = answer(phase, "doppelganger_5", HAND)
    assert offered(state) == {"doppelganger_2", "doppelganger_9"}
    assert refused(state, "play", card="knight_3") == "claim.follow.doppelganger_led"


@pytest.mark.rule("claim.follow.doppelganger_led")
@pytest.mark.parametrize("phase", PHASES)
def test_a_led_doppelganger_takes_anything_from_who_has_none(phase: str) -> None:
    hand = [card for card in HAND if not card.startswith("doppelganger")]
    assert offered(answer(phase, "doppelganger_5", hand)) == set(hand)


@pytest.mark.rule("claim.follow.suit")
def test_followers_do_not_count_as_hand() -> None:
    """A Knight among Bea's followers does not oblige her to follow with one in phase 1."""
    state = scene("claim", trick="knight_2", stake="dwarf_9", hand=[[], ["goblin_3"]], won=[["undead_1"], ["knight_4"]])
    assert offered(state) == {"goblin_3"}


@pytest.mark.rule("claim.follow.suit")
@pytest.mark.parametrize(
    ("led", "second", "void"),
    [
        ("knight_2", "goblin_3", "knight"),
        ("doppelganger_2", "knight_3", "doppelganger"),
        ("goblin_2", "knight_3", "goblin"),
        ("goblin_2", "goblin_3", None),
        ("goblin_2", "doppelganger_3", None),
        ("doppelganger_2", "doppelganger_3", None),
    ],
)
def test_who_does_not_follow_shows_a_void(led: str, second: str, void: str | None) -> None:
    state = scene("claim", trick=led, stake="dwarf_9", hand=[["undead_1"], [second, "undead_2"]])
    play(state, second)
    assert state.position().get("voids", [[], []]) == [[], [void] if void else []]


@pytest.mark.parametrize("action", [-1, -3, 48, 49, 50, 1 << 40])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    state = answer("recruit", "goblin_9", ["goblin_1", "undead_5"])
    before = state.dump()
    with pytest.raises(IllegalAction, match="is no action: there are 0 to 47"):
        state.apply(action)
    assert state.dump() == before


@pytest.mark.rule("claim.score.most_factions")
def test_after_the_end_nothing_is_played() -> None:
    state = scene("claim", phase="favour", hand=[[], []])
    with pytest.raises(IllegalAction, match="the game is over") as refusal:
        state.apply(0)
    assert refusal.value.rule == "claim.score.most_factions"


def test_a_view_cannot_be_played_on() -> None:
    view = answer("recruit", "goblin_9", ["goblin_1", "undead_5"]).view(BEA)
    with pytest.raises(ViewError, match="this is a view"):
        view.apply(games.load("claim").actions_codec.number("play", {"card": "goblin_1"}))
