"""Positions of Claim as documents: the defaults, and what cannot be."""

import pytest

from scene import ANNA, BEA, cards, prompt, scene
from tafelrunde import games
from tafelrunde.core.errors import PositionError, TafelrundeError

ONE_EACH: dict[str, object] = {"hand": [["knight_2"], ["knight_3"]]}
DECK = cards(games.load("claim").new(), "pile")
DEAL = {"step": "deal", "who": "chance", "seat": 0}


def test_what_is_left_out_fills_the_pile_and_then_the_discard() -> None:
    state = scene("claim", hand=[["knight_2", "knight_4"], ["knight_3", "knight_5"]])
    assert len(cards(state, "pile")) == 4
    assert len(cards(state, "discard")) == 44
    hands = cards(state, "hand", ANNA) + cards(state, "hand", BEA)
    assert sorted(hands + cards(state, "pile") + cards(state, "discard")) == sorted(DECK)


def test_the_pile_is_as_large_as_the_rounds_to_come_need() -> None:
    assert len(cards(scene("claim", stake="dwarf_1", **ONE_EACH), "pile")) == 1
    assert len(cards(scene("claim", trick="dwarf_2", stake="dwarf_1", hand=[[], ["knight_3"]]), "pile")) == 1
    assert cards(scene("claim", phase="favour", **ONE_EACH), "pile") == []


def test_who_is_asked_follows_from_what_lies_there() -> None:
    assert prompt(scene("claim", **ONE_EACH)) == "claim-ask-turn_up"
    assert scene("claim", stake="dwarf_1", **ONE_EACH).who == ANNA
    assert scene("claim", stake="dwarf_1", leader=BEA, **ONE_EACH).who == BEA
    assert scene("claim", stake="dwarf_1", trick="dwarf_2", hand=[[], ["knight_3"]]).who == BEA
    assert scene("claim", phase="favour", hand=[[], []]).ask() is None


def test_a_draw_may_be_waiting() -> None:
    state = scene(
        "claim",
        hand=[[], []],
        won=[["dwarf_1"], []],
        pile=["dwarf_2"],
        stack=[{"step": "draw", "who": "chance", "seat": 1}],
    )
    assert prompt(state) == "claim-ask-draw"
    assert games.load("claim").position(state.position()) == state


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"hand": [["knight_1"], []]}, "hand: 'knight_1' is no card: did you mean 'knight_"),
        ({"hand": [[7], []]}, "hand: 7 is no card"),
        ({"hands": []}, "unknown field 'hands': there are .*hand"),
        ({"phase": "war"}, "phase: 'war' is none of recruit, favour"),
        ({"leader": 2}, "leader: 2 is none of 0, 1"),
        ({"hand": [["knight_2", "knight_2"], []]}, "'knight_2' is there too often: the deck has 1"),
        ({"hand": [["knight_2"], ["knight_2"]]}, "'knight_2' is there 2 times: the deck has 1"),
        ({"stake": "knight_2", **ONE_EACH}, "'knight_2' is there 2 times"),
        ({"trick": "knight_3", "stake": "knight_3"}, "'knight_3' is there 2 times"),
        ({"discard": ["goblin_0"] * 6}, "'goblin_0' is there too often: the deck has 5"),
        ({"score": [["goblin_0"] * 3, ["goblin_0"] * 3]}, "'goblin_0' is there 6 times: the deck has 5"),
        ({"discard": [*DECK, "dwarf_0"]}, "'dwarf_0' is there too often"),
        ({"hand": [["knight_2"], []]}, "hand: 1 and 0 cards cannot be"),
        ({"hand": [["knight_2"]]}, "hand: 1 entries where there are 2"),
        ({"hand": ["knight_2", "knight_3"]}, "hand: 'knight_2' is no list"),
        ({"hand": [["?2"], ["?2"]]}, "hand: 2 unknown cards, but only a view has such"),
        ({"pile": ["?x"]}, "pile: '\\?x' is no number of unknown ones"),
        ({"pile": ["dwarf_1"], **ONE_EACH}, "pile: 1 cards where the rounds to come need 2"),
        ({"out": [1]}, "out: nobody leaves a game of Claim"),
        ({"stack": [{"step": []}]}, "names no step"),
        ({"stack": [{"step": "first", "who": "chance"}], "pile": DECK}, "cannot be with 0 and 0 cards dealt"),
        ({"stack": [DEAL, DEAL], "pile": DECK}, "cannot be with 0 and 0 cards dealt"),
        ({"stack": [DEAL], "hand": [DECK[:13], []], "pile": DECK[13:]}, "cannot be with 13 and 0 cards dealt"),
        (
            {**ONE_EACH, "hand": [["knight_2"], ["goblin_3"]], "voids": [[], ["goblin"]]},
            "voids: seat 1 cannot have shown",
        ),
        ({**ONE_EACH, "view": 0, "hand": [["?1"], ["?1"]]}, "hand: 1 unknown cards where the viewer sees them all"),
        ({**ONE_EACH, "view": "spectator"}, "hand: the viewer cannot see these cards"),
        ({"won": [["dwarf_1"], []], **ONE_EACH}, "1 and 0 followers: each round gives one to each"),
        ({"trick": "dwarf_1", "hand": [[], ["knight_3"]]}, "stake: 'dwarf_1' is led, but no card is turned up"),
        ({"shown": [["dwarf_1"], ["dwarf_2"]]}, "shown: only hands of the phase 'favour'"),
        ({"phase": "favour", "stake": "dwarf_1", **ONE_EACH}, "in 'favour' there is no pile"),
        ({"phase": "favour", "pile": ["dwarf_1"], **ONE_EACH}, "in 'favour' there is no pile"),
        ({"phase": "favour", "won": [["dwarf_1"], ["dwarf_2"]], **ONE_EACH}, "nothing drawn or won"),
        ({"voids": [["orc"], []]}, "voids: 'orc' is no faction"),
        ({"stack": [{"step": "lead", "who": 1}], **ONE_EACH}, "stack: .* leave it out"),
        ({"stack": [{"step": "dance"}], **ONE_EACH}, "names no step: there are first"),
        ({"view": 2, **ONE_EACH}, "view: 2 is no seat"),
        ({"seats": 3}, "seats: 3 is not 2"),
        ({"options": {"hand": 99}}, "'hand' is 99"),
        ({"game": "tyrant"}, "a position of 'tyrant', not of 'claim'"),
    ],
)
def test_what_cannot_be_is_refused_by_name(fields: dict[str, object], message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        games.load("claim").position(fields)


def test_a_view_with_too_few_cards_is_refused() -> None:
    view = scene("claim", stake="dwarf_1", **ONE_EACH).view(ANNA).position()
    with pytest.raises(PositionError, match="51 cards are on the table: the deck has 52"):
        games.load("claim").position({**view, "pile": []})


@pytest.mark.parametrize("doc", [None, [], "claim", 7])
def test_a_position_is_a_mapping(doc: object) -> None:
    with pytest.raises(PositionError, match="a position is a mapping of fields"):
        games.load("claim").position(doc)
