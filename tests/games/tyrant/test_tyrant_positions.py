"""Positions as documents: what they can say, what they leave out, and what cannot be."""

import json
from typing import Any, cast

import pytest

from games.tyrant.town import CITIZENS, FETTER, KING, PLAIN, REBEL, town
from scene import act
from tafelrunde import games
from tafelrunde.core.errors import IllegalAction, PositionError, TafelrundeError, ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE

GAME = games.load("tyrant")
TRIPLE = ["monk", "squire", "farmer"]

FULL: dict[str, Any] = {
    "game": "tyrant",
    "options": {"side": "b"},
    "turn": "rebel",
    "king": "f5",
    "knights": ["a1", None, "c1", None, "e1", "f1", "g1"],
    "citizens": {
        "monk": "a2", "plumwoman": "b2", "appleman": "c2", "courtesan": "d2", "butcher": "f2",
        "blacksmith": "g2", "shepherd": "h2", "squire": "i2", "carpenter": "j2", "witchhunter": "a7",
    },
    "assassins": ["monk", "squire", "farmer"],
    "revealed": ["squire", "farmer"],
    "arrested": ["fishwoman"],
    "killed": ["farmer"],
    "wounds": 1,
    "round": 12,
    "card": FETTER,
    "deck": [PLAIN, PLAIN],
    "points": {"rebel": 2},
    "kills": 1,
    "arrests": 1,
}  # fmt: skip


def test_a_document_can_say_everything() -> None:
    state = GAME.position(FULL)
    assert state.position() == FULL
    assert GAME.position(json.loads(state.dump())) == state
    assert state.who == REBEL
    ask = state.ask()
    assert ask is not None
    assert ask.args == {"points": 2}


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = GAME.position({"assassins": TRIPLE})
    document = state.position()
    assert document["king"] == "j10"
    assert document["citizens"]["monk"] == "h2"  # type: ignore[index]
    assert (document["card"], len(document["deck"])) == (FETTER, 14)  # type: ignore[arg-type]
    ask = state.ask()
    assert ask is not None
    assert (ask.who, ask.args) == (KING, {"king_points": 1, "knight_points": 6})


@pytest.mark.parametrize("view", [None, KING, "spectator"])
def test_without_the_assassins_it_is_a_view(view: int | str | None) -> None:
    """The king's, unless the document says whose."""
    document: dict[str, object] = {"revealed": ["squire"]}
    if view is not None:
        document["view"] = view
    state = GAME.position(document)
    assert state.position()["assassins"] == ["squire", "?2"]
    assert state.position()["view"] == (KING if view is None else view)
    with pytest.raises(ViewError, match="this is a view"):
        state.apply(0)
    guess = state.determinise(Rng(1))
    assert "squire" in guess.position()["assassins"]  # type: ignore[operator]
    assert GAME.position(guess.position()) == guess


@pytest.mark.parametrize("moment", [{}, {"turn": "start", "options": {"side": "b"}}], ids=["his turn", "his start"])
def test_the_kings_view_offers_his_actions(moment: dict[str, object]) -> None:
    whole, view = GAME.position({"assassins": TRIPLE, **moment}), GAME.position(moment)
    assert view == whole.view(KING)
    assert view.legal() == whole.legal()


def test_a_position_can_be_before_and_after_the_play() -> None:
    for turn, who in (("choose", REBEL), ("draw", CHANCE)):
        document = {"turn": turn} if turn == "choose" else {"turn": turn, "assassins": TRIPLE}
        assert GAME.position(document).who == who
    over = town("#-\n ^K")
    act(over, "move", figure="king", direction="north")
    assert over.position()["turn"] == "over"
    assert GAME.position(over.position()) == over
    assert GAME.position(over.position()).who == NONE
    with pytest.raises(IllegalAction, match="the game is over"):
        over.apply(0)


@pytest.mark.parametrize("turn", ["place", "choose"])
def test_before_the_picks_nobody_is_missing_so_it_is_no_view(turn: str) -> None:
    """A document without assassins is a view once there are three to be hidden, and not before."""
    first = GAME.new(options={"citizens": "listed"} if turn == "choose" else {})
    written = GAME.position({"turn": turn, "options": first.position().get("options", {})})
    assert written == first
    assert written.viewer == NONE
    assert GAME.position({"turn": "draw", "round": 0}).viewer == KING


def test_the_round_is_0_before_the_first_card() -> None:
    """While setting up and before the first draw; with every card still to come."""
    state = GAME.position({"turn": "draw", "round": 0, "assassins": TRIPLE})
    document = state.position()
    assert (document["round"], document["card"], len(cast(list[str], document["deck"]))) == (0, None, 15)
    assert GAME.position(document) == state
    assert GAME.position({"turn": "choose", "round": 0, "card": None}) == GAME.position({"turn": "choose"})
    act(state, "card", card=FETTER)
    assert state == GAME.position({"assassins": TRIPLE}), "the king's turn in round 1"


def full(**fields: object) -> dict[str, object]:
    """Return the full document with some fields changed; None takes one out."""
    return {name: value for name, value in {**FULL, **fields}.items() if value is not None}


def moved(citizen: str, square: str | None) -> dict[str, str]:
    """Return the citizens with one of them somewhere else, or nowhere."""
    citizens = {**FULL["citizens"], citizen: square}
    return {name: where for name, where in citizens.items() if where is not None}


BAD = [
    ({"king": "a1"}, "king: knight_1 and king both stand on a1: a square holds one figure"),
    ({"citizens": moved("monk", "a1")}, "knights: monk and knight_1 both stand on a1: a square holds one figure"),
    ({"citizens": moved("monk", "z1")}, "citizens: 'z1' is no square"),
    ({"citizens": {"baker": "a2"}}, "citizens: 'baker' is no citizen: there are monk, plumwoman"),
    ({"citizens": moved("monk", None)}, "citizens: 'monk' is nowhere: give a square, or list it as arrested or killed"),
    ({"citizens": moved("fishwoman", "j7")}, "citizens: 'fishwoman' is on the board and off it"),
    ({"king": "a4"}, "king: a4 is a roof: the king stands on streets only"),
    ({"king": "e5"}, "king: e5 is a roof"),
    ({"knights": ["j9"] + [None] * 7}, "knights: 8 squares where there are 7 knights"),
    ({"assassins": ["monk", "squire"]}, "assassins: 2 where there are 3"),
    ({"assassins": ["monk", "monk", "squire"]}, "assassins: monk, monk, squire are not different"),
    ({"assassins": ["monk", "squire", "butcher"]}, "revealed: ['squire', 'farmer'] are not all among the assassins"),
    ({"arrested": ["squire"]}, "arrested: 'squire' is revealed: such are killed, not arrested"),
    ({"arrested": ["farmer"]}, "killed: 'farmer' is arrested too: it can be one of both"),
    ({"wounds": 2}, "wounds: with two the king is off the board and the turn is 'over'"),
    ({"wounds": 3}, "wounds: 3 is no whole number from 0 to 2"),
    ({"round": 15}, "round: 15 is no whole number from 0 to 14"),
    ({"round": 11}, "deck: 2 cards in round 11: 3 are to come"),
    ({"deck": ["2-5-4", "2-5-4"]}, "deck: '2-5-4' is there 2 times: there are 1"),
    ({"deck": ["?2"]}, "deck: 2 unknown cards: everybody knows which ones are to come: list them all"),
    ({"card": "9-9-9"}, "card: '9-9-9' is no card: there are 1-6-5-fetter"),
    ({"card": PLAIN, "deck": [PLAIN] * 3, "round": 11}, "deck: '1-5-4' is there 4 times: there are 3"),
    ({"points": {"rebel": 6}}, "points: 6 for rebel are too many: at most 5 can be left"),
    ({"points": {"king": 1}}, "points: 1 for king are too many: at most 0 can be left"),
    ({"points": {"pope": 1}}, "points: 'pope' has none: there are king, knights, rebel"),
    ({"points": {"rebel": "2"}}, "points: '2' is no number of points for rebel"),
    ({"kills": 3}, "kills: 3 is no whole number from 0 to 2"),
    ({"knights": ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]}, "kills: 1 this round where 0 of the knights are dead"),
    ({"kills": 2, "points": {"rebel": 3}}, "points: 3 for rebel are too many: with kills 2 at most 2 can be left"),
    ({"points": {"rebel": 5}}, "points: 5 for rebel are too many: with kills 1 at most 4 can be left"),
    ({"arrested": None, "citizens": moved("fishwoman", "j7")}, "arrests: one this round, but nobody is arrested"),
    ({"turn": "king", "points": None, "kills": None}, "points: 6 for knights after an arrest: it takes one of them"),
    ({"out": [0]}, "out: nobody leaves a game of King & Assassins before its end"),
    ({"turn": "king", "points": None}, "kills: 1 knights can only be killed in the rebel's turn"),
    ({"turn": "pope"}, "turn: 'pope' is none of place, choose, start, draw, king, rebel, over"),
    ({"turn": "over"}, "turn: nothing has ended the game"),
    ({"turn": "start"}, "citizens: while setting up they stand on the first squares that the board has for them"),
    ({"stack": [{"step": "king", "who": 1}]}, "stack: it follows from the turn: leave it out"),
    ({"view": REBEL, "assassins": ["squire", "farmer", "?1"]}, "assassins: the rebel knows all three: name them"),
    ({"view": KING}, "assassins: this viewer knows the revealed ones only: write the others as '?2'"),
    ({"crown": 1}, "unknown field 'crown'"),
    ({"options": {"side": "c"}}, "option 'side' is 'c': it takes a, b"),
]


@pytest.mark.parametrize(("fields", "sentence"), BAD, ids=[row[1] for row in BAD])
def test_what_cannot_be_is_refused_in_a_sentence(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(TafelrundeError) as refusal:
        GAME.position(full(**fields))
    assert str(refusal.value).startswith(sentence)


FRESH: list[tuple[dict[str, object], str]] = [
    ({"turn": "start"}, "turn: the king has one start only: there is nothing to ask"),
    ({"turn": "choose", "king": "j8"}, "king: cannot stand on j8 while setting up"),
    ({"turn": "choose", "wounds": 1}, "arrested, killed, revealed, wounds: nothing of that can be before the first"),
    ({"turn": "draw", "round": 0, "revealed": ["monk"]}, "arrested, killed, revealed, wounds: nothing of that can be"),
    ({"turn": "choose", "assassins": ["farmer"]}, "assassins: farmer cannot be the first 1 picks"),
    ({"turn": "choose", "assassins": ["?3"]}, "assassins: ?3 cannot be the first 3 picks"),
    ({"turn": "choose", "assassins": ["monk", "?9"]}, "assassins: monk, ?9 cannot be the first 10 picks"),
    ({"turn": "place", "citizens": {}, "assassins": ["?1"]}, "assassins: ?1 cannot be the first 1 picks"),
    ({"turn": "choose", "round": 3}, "round: 3 cannot be while setting up: it is 0 before the first card"),
    ({"king": "off"}, "king: 'off' is no square"),
    ({"king": None}, "king: he is off the board, so the turn is 'over'"),
    ({"arrested": CITIZENS, "citizens": {}}, "assassins: three are off the board, so the turn is 'over'"),
    ({"turn": "over", "assassins": TRIPLE}, "turn: nothing has ended the game"),
    ({"turn": "over"}, "assassins: they are shown when the game is over: name all three"),
    (
        {"turn": "over", "king": None, "wounds": 2, "revealed": ["monk"]},
        "assassins: they are shown when the game is over",
    ),
    ({"turn": "over", "assassins": ["?3"]}, "assassins: they are shown when the game is over: name all three"),
    ({"deck": ["1-5-4"] * 16}, "deck: 16 cards are too many: there are 15"),
    ({"round": 0}, "round: 0 is before the first card: the turn is 'draw' then, not 'king'"),
    ({"round": 0, "turn": "rebel"}, "round: 0 is before the first card: the turn is 'draw' then, not 'rebel'"),
    ({"round": -1}, "round: -1 is no whole number from 0 to 15"),
    ({"turn": "draw", "round": 0, "card": FETTER}, f"card: '{FETTER}' cannot be in round 0, before the first card"),
    ({"turn": "choose", "card": FETTER}, f"card: '{FETTER}' cannot be in round 0, before the first card"),
    ({"round": 2, "card": None}, "card: round 2 has one: name it, or leave the field out"),
    ({"round": 2, "deck": [PLAIN] * 3}, "deck: 3 cards in round 2: 13 are to come"),
    ({"turn": "draw", "round": 15, "assassins": TRIPLE}, "turn: all 15 rounds are played, so the turn is 'over'"),
    ({"points": {"rebel": 1}}, "points: in the king's turn the rebel has all of his"),
    ({"card": "1-5-4", "arrests": 1}, "arrests: only a card with a fetter allows one"),
    ({"turn": "choose", "round": 3, "card": "1-5-4"}, "round: 3 cannot be while setting up"),
    ({"options": {"memory_aid": False}, "view": KING, "deck": ["?14"]}, "deck: 14 unknown cards: everybody knows"),
]


@pytest.mark.parametrize(("fields", "sentence"), FRESH, ids=[row[1] for row in FRESH])
def test_what_cannot_be_in_the_first_round_is_refused_too(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(TafelrundeError) as refusal:
        GAME.position(fields)
    assert str(refusal.value).startswith(sentence)


def test_all_off_the_board_is_the_end() -> None:
    citizens = {name: square for name, square in FULL["citizens"].items() if name not in ("monk", "squire")}
    gone = full(citizens=citizens, killed=["monk", "squire", "farmer"], revealed=TRIPLE)
    with pytest.raises(PositionError, match="all three are off the board, so the turn is 'over'"):
        GAME.position(gone)
    assert GAME.position({**gone, "turn": "over"}).result() == (1.0, -1.0)


@pytest.mark.rule("tyrant.turn.figures")
def test_a_move_by_the_other_role_is_refused_and_changes_nothing() -> None:
    state = GAME.position({"assassins": TRIPLE})
    before = state.dump()
    action = GAME.actions_codec.number("move", {"figure": "monk", "direction": "south"})
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert str(refusal.value) == f"move figure=monk direction=south ({action}) is not allowed here: tyrant.turn.figures"
    assert state.dump() == before


def test_names_are_those_of_the_data() -> None:
    assert GAME.names.kinds["citizen"] == CITIZENS
    assert GAME.names.kinds["figure"][:12] == CITIZENS


@pytest.mark.parametrize("turn", ["place", "choose"])
def test_before_the_choice_there_is_nothing_to_hide(turn: str) -> None:
    """So a document without assassins is the position itself, which can be played."""
    state = GAME.position({"turn": turn, "citizens": {}} if turn == "place" else {"turn": turn})
    assert "view" not in state.position()
    before = state.dump()
    state.apply(state.legal()[0])
    assert state.dump() != before
