"""What follows from declared fields: documents, views, guesses, a picture, offers, tensors and memories."""

from collections.abc import Iterator
from typing import Any

import pytest

from core.sealed_bids import SealedBids
from scene import ANNA, BEA, act, refused, scene
from tafelrunde import games
from tafelrunde.core.declared import DeclaredState
from tafelrunde.core.engine import Frame, Game, State
from tafelrunde.core.errors import PositionError
from tafelrunde.core.fields import declared, number
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN
from tafelrunde.tensors import encoder
from tafelrunde.tensors.arrays import observe, planes
from tafelrunde.testing.cases import Case, any_action
from tafelrunde.testing.contract import *  # noqa: F403

GAME: Game[Any] = SealedBids()
CASES = [Case(GAME, 2)]
FULL: dict[str, object] = {
    "hand": [["rose", "rose"], ["rose", "thorn"]],
    "buried": ["leaf"],
    "die": ["low", "high"],
}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Let the game be known while a test runs, and nobody else know it."""
    games.register(GAME)
    yield
    games.forget("bids")


def bids(**fields: object) -> State:
    return scene("bids", **{**FULL, **fields})


def test_a_document_names_what_differs_from_the_beginning() -> None:
    table = bids()
    act(table, "play", card="rose")
    assert table.position() == {
        "game": "bids",
        **FULL,
        "hand": [["rose"], ["rose", "thorn"]],
        "played": ["rose"],
        "bids": [1, None],
        "last": {"verb": "play", "card": "rose"},
        "chair": 0,
        "turns": 1,
    }


def test_a_view_shows_that_there_is_something_and_not_what() -> None:
    table = bids()
    act(table, "bid", count=3)
    seen = table.view(BEA).position()
    assert (seen["hand"], seen["buried"], seen["die"]) == ([["?2"], ["rose", "thorn"]], ["?"], ["?", "high"])
    assert seen["bids"] == ["?", None]
    act(table, "bid", count=4)
    assert table.view(None).position()["bids"] == [3, 4], "the bids are opened at the end"


def test_hidden_things_are_guessed_out_of_what_is_left() -> None:
    view = bids().view(ANNA)
    guesses = [view.determinise(Rng(seed)) for seed in range(30)]
    hands = {str(guess.position()["hand"]) for guess in guesses}
    assert len(hands) > 2
    assert all(guess.position()["hand"][0] == ["rose", "rose"] for guess in guesses)  # type: ignore[index]
    assert len({str(guess.position()["die"]) for guess in guesses}) == 2


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"hand": [["leaf", "leaf"], []], "buried": []}, "'leaf' is there 2 times: the game has 1"),
        ({"hand": [["rose"] * 3, []]}, "hand: 3 are too many: there is room for 2"),
        ({"hand": [["?1"], []]}, "is not what is seen there"),
        ({"turns": 7}, "turns: 7 is no whole number from 0 to 2"),
        ({"bids": [0, None]}, "bids: 0 is no whole number from 1 to 5"),
        ({"chair": 2}, "chair: 2 is no whole number from 0 to 1"),
        ({"last": {"verb": "play", "card": "oak"}}, "last: 'oak' is no card"),
        ({"last": 3}, "last: 3 is no action"),
        ({"out": [0]}, "out: nobody leaves"),
        ({"stack": [{"step": "decide", "who": 1}]}, "stack: it follows from the other fields"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        bids(**fields)


def test_whoever_is_asked_sits_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    (frame,) = bids().stack
    monkeypatch.setattr(GAME, "asked", lambda s: Frame(frame.step, 2))
    with pytest.raises(PositionError, match="asks seat 2: there are 0 to 1"):
        bids()


def test_the_picture_has_a_place_for_each_row_a_counter_for_each_number_and_a_mark_for_a_seat() -> None:
    table = bids()
    act(table, "play", card="rose")
    picture = table.game.picture(table.view(ANNA))
    lying = {(piece.place, piece.face, piece.count) for piece in picture.pieces}
    assert {("hand.0", "rose", 1), ("hand.1", None, 1), ("played", "rose", 1), ("buried", None, 1)} <= lying
    assert ("last", "rose", 1) in lying, "an action is shown by what it names"
    assert picture.marks == [["chair"], []]
    assert [(one.id, one.value, one.seats) for one in picture.counters] == [("bids", None, [1, 0]), ("turns", 1, None)]
    assert picture.turn == BEA


def test_a_field_is_not_called_as_something_that_every_state_has() -> None:
    class Taken(DeclaredState):
        view: int = number()  # type: ignore[assignment]

    with pytest.raises(ValueError, match="every state has something that is called 'view': call the field otherwise"):
        declared(Taken)


def test_a_card_in_hand_is_played_by_touching_it() -> None:
    view = bids().view(ANNA)
    ask = view.ask()
    assert ask is not None
    touches = {str(offer.args): offer.touch for offer in view.game.offers(view, ask)}
    assert touches["{'card': 'rose'}"] == ["card:rose@hand.0"]
    assert touches["{'count': 2}"] == ["button:bid.2"]


def test_the_tensor_has_each_field_from_the_viewer_on() -> None:
    table = bids()
    act(table, "bid", count=3)
    tensor = encoder("bids")
    seen = planes(tensor, observe(table.view(BEA), tensor))
    assert seen["hand"].tolist() == [[1, 1, 0], [0, 0, 0]]
    assert seen["hand_hidden"].tolist() == [0, 2]
    assert seen["bids"].tolist() == [[0], [0]]
    assert seen["bids_hidden"].tolist() == [0, 1]
    assert seen["chair"].tolist() == [[0, 1]]
    assert seen["asked"].tolist() == [1, 0]


def test_refusing_works_after_something_was_done() -> None:
    table = bids()
    act(table, "play", card="rose")
    assert refused(table, "play", card="leaf") == "bids.decide"
    assert table.view(ANNA).position()["hand"][1] == ["?2"]  # type: ignore[index]
    assert HIDDEN in table.view(ANNA).die  # type: ignore[attr-defined]


def test_another_course_of_the_game_looks_the_same_to_a_seat() -> None:
    """What the seat cannot know is drawn anew, what was shown stays."""
    pytest.importorskip("pyspiel")
    from tafelrunde.adapters.openspiel.moment import Moment
    from tafelrunde.adapters.openspiel.resample import retrace

    moment = Moment.first(games.load("bids"), 2, {})
    rng = Rng(1)
    while moment.who != ANNA:
        moment = moment.after(any_action(moment.state, rng))
    moment = moment.after(moment.state.legal()[-1])  # a card is shown
    ways = [retrace(moment, ANNA, Rng(seed)) for seed in range(12)]
    assert len({str(way) for way in ways}) > 2
    for way in ways:
        other = Moment.first(moment.state.game, 2, {})
        for action in way:
            other = other.after(action)
        assert other.text(ANNA) == moment.text(ANNA)
        assert other.state.view(ANNA) == moment.state.view(ANNA)
