"""What each seat and the spectator know (C13, C14)."""

import pytest

from scene import ANNA, BEA, cards, draw, offered, play, scene
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN, SPECTATOR


def midway() -> State:
    """Phase 1: Anna has led Knight 2, and everything lies somewhere."""
    return scene(
        "claim",
        trick="knight_2",
        stake="undead_9",
        hand=[["goblin_0", "goblin_0"], ["goblin_1", "knight_3", "dwarf_4"]],
        won=[["dwarf_1"], ["knight_9"]],
        drawn=[["dwarf_2"], ["goblin_0"]],
        score=[["undead_1"], ["undead_2"]],
        voids=[["dwarf"], []],
    )


@pytest.mark.rule("claim.known")
@pytest.mark.parametrize("seat", [ANNA, BEA])
def test_a_seat_sees_its_own_hand_and_followers(seat: int) -> None:
    state = midway()
    for zone in ("hand", "drawn"):
        assert cards(state.view(seat), zone, seat) == cards(state, zone, seat)


@pytest.mark.rule("claim.known")
def test_a_seat_counts_the_opponents_hand_and_blind_draws_and_the_pile() -> None:
    view = midway().view(ANNA)
    assert cards(view, "hand", BEA) == ["?3"]
    assert cards(view, "drawn", BEA) == ["?1"]
    assert cards(view, "pile") == ["?5"]
    view = midway().view(BEA)
    assert cards(view, "hand", ANNA) == ["?2"]
    assert cards(view, "drawn", ANNA) == ["?1"]
    assert cards(view, "pile") == ["?5"]


@pytest.mark.rule("claim.known")
def test_a_spectator_sees_neither_hand_nor_draws() -> None:
    view = midway().view(None)
    assert [cards(view, "hand", seat) for seat in (ANNA, BEA)] == [["?2"], ["?3"]]
    assert [cards(view, "drawn", seat) for seat in (ANNA, BEA)] == [["?1"], ["?1"]]
    assert cards(view, "pile") == ["?5"]


@pytest.mark.rule("claim.known")
@pytest.mark.parametrize("viewer", [ANNA, BEA, None])
def test_everybody_sees_what_lies_open(viewer: int | None) -> None:
    state = midway()
    view = state.view(viewer).position()
    for field in ("trick", "stake", "won", "score", "discard", "voids"):
        assert view[field] == state.position()[field], field


@pytest.mark.rule("claim.known")
def test_a_won_stake_is_known_among_the_opponents_followers() -> None:
    state = scene("claim", stake="dwarf_9", hand=[["goblin_3", "knight_4"], ["goblin_4", "knight_5"]])
    play(state, "goblin_3", "goblin_4")
    assert cards(state.view(ANNA), "won", BEA) == ["dwarf_9"]
    assert cards(state.view(None), "won", BEA) == ["dwarf_9"]


@pytest.mark.rule("claim.known")
def test_the_played_card_leaves_the_hand_for_all_to_see() -> None:
    state = scene("claim", stake="dwarf_9", hand=[["goblin_3", "knight_4"], ["goblin_4", "knight_5"]])
    play(state, "goblin_3")
    assert state.view(BEA).position()["trick"] == "goblin_3"
    assert cards(state.view(BEA), "hand", ANNA) == ["?1"]


@pytest.mark.rule("claim.known")
def test_dealt_cards_are_told_to_their_owner_only() -> None:
    state = games.load("claim").new(options={"first": 0})
    state.events = []
    state.settle(Rng(2))
    dealt = [event for event in state.events if event.kind == "is-dealt"]
    assert [event.args["seat"] for event in dealt] == [ANNA] * 13 + [BEA] * 13
    assert {event.rule for event in dealt} == {"claim.setup.deal"}
    for event in dealt:
        for viewer in (ANNA, BEA, SPECTATOR):
            hidden = event.seen_by(viewer).args["card"] == HIDDEN
            assert hidden is (viewer != event.args["seat"])


@pytest.mark.rule("claim.known")
def test_only_who_is_asked_is_offered_cards() -> None:
    state = midway()
    assert offered(state.view(BEA)) == {"knight_3"}
    for viewer in (ANNA, None):
        ask = state.view(viewer).ask()
        assert ask is not None
        assert (ask.who, ask.prompt, ask.actions, ask.weights) == (BEA, "claim-ask-follow", [], None)


@pytest.mark.rule("claim.known")
def test_nobody_is_offered_the_pile() -> None:
    state = scene("claim", hand=[["goblin_3"], ["goblin_4"]])
    for viewer in (ANNA, BEA, None):
        ask = state.view(viewer).ask()
        assert ask is not None
        assert (ask.actions, ask.weights) == ([], None)


@pytest.mark.rule("claim.known")
def test_a_refusal_is_the_same_whatever_the_opponent_holds() -> None:
    """The rule that a refusal cites is found on the asked seat's own view."""
    first = scene("claim", stake="dwarf_9", hand=[["goblin_3"], ["goblin_4"]], pile=["goblin_5"])
    other = scene("claim", stake="dwarf_9", hand=[["goblin_3"], ["goblin_5"]], pile=["goblin_4"])
    said = []
    for state in (first, other):
        with pytest.raises(ValueError, match="not allowed here") as refusal:
            play(state, "goblin_4")
        said.append(str(refusal.value))
    assert said[0] == said[1]


def favour(**options: object) -> State:
    """Phase 2 begins: each has won one follower before everybody's eyes and drawn another."""
    state = scene(
        "claim",
        options=options,
        stake="dwarf_9",
        hand=[["goblin_3"], ["goblin_2"]],
        won=[[], ["knight_9"]],
        drawn=[["knight_8"], []],
        pile=["dwarf_1"],
    )
    play(state, "goblin_3", "goblin_2")
    draw(state, "dwarf_1")
    return state


@pytest.mark.rule("claim.memory_aid")
def test_in_phase_two_a_view_shows_what_counting_tells() -> None:
    state = favour()
    assert cards(state.view(ANNA), "hand", BEA) == ["dwarf_1"]
    assert cards(state.view(BEA), "hand", ANNA) == ["knight_8"]
    assert cards(state.view(ANNA), "shown", BEA) == ["knight_9"]


@pytest.mark.rule("claim.memory_aid", "claim.known")
def test_before_phase_two_there_is_nothing_to_count() -> None:
    state = favour()
    assert cards(state.view(ANNA), "hand", BEA) == ["dwarf_1"]
    assert cards(midway().view(ANNA), "hand", BEA) == ["?3"]


@pytest.mark.rule("claim.memory_aid")
def test_a_spectator_cannot_count() -> None:
    """Nobody showed the spectator any blind draw, so both hands' hidden parts stay hidden."""
    view = favour().view(None)
    assert [cards(view, "hand", seat) for seat in (ANNA, BEA)] == [["?1"], ["?1"]]
    assert [cards(view, "shown", seat) for seat in (ANNA, BEA)] == [["dwarf_9"], ["knight_9"]]


@pytest.mark.rule("claim.memory_aid")
def test_without_the_memory_aid_only_won_stakes_are_shown() -> None:
    state = favour(memory_aid=False)
    assert cards(state.view(ANNA), "hand", BEA) == ["?1"]
    assert cards(state.view(ANNA), "shown", BEA) == ["knight_9"]
    assert cards(state.view(ANNA), "hand", ANNA) == ["knight_8"]


@pytest.mark.rule("claim.memory_aid")
@pytest.mark.parametrize("seat", [ANNA, BEA])
@pytest.mark.parametrize("seed", range(5))
def test_counting_tells_the_whole_hand(seat: int, seed: int) -> None:
    """Without the aid a determinised view of phase 2 is nevertheless the truth: only one deal is left."""
    rng = Rng(seed)
    state = games.load("claim").new(options={"memory_aid": False})
    state.settle(rng)
    while "phase" not in state.position():
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        state.settle(rng)
    assert cards(state.view(seat), "hand", 1 - seat)[-1].startswith("?")
    assert state.view(seat).determinise(rng) == state


@pytest.mark.rule("claim.known")
def test_playing_one_of_two_zeros_shows_the_one_already_seen() -> None:
    """Anna holds a zero that Bea knows of and one that she does not: Bea cannot tell which one is left."""
    state = scene(
        "claim",
        options={"memory_aid": False},
        phase="favour",
        hand=[["goblin_0"], ["dwarf_1"]],
        shown=[["goblin_0"], ["dwarf_2"]],
    )
    play(state, "goblin_0")
    view = state.view(BEA)
    assert cards(view, "shown", ANNA) == []
    assert cards(view, "hand", ANNA) == ["?1"]


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_other_seat_to_view_from(seat: int) -> None:
    with pytest.raises(ViewError, match=f"there is no seat {seat}: there are 0 to 1"):
        midway().view(seat)
