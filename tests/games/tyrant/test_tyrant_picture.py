"""The picture of the town: what a client draws, from a view."""

import json

import pytest

from games.tyrant.town import FETTER, KING, REBEL, town
from tafelrunde import games
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.games.tyrant.picture import picture


def test_the_town() -> None:
    state = town("#a .K\n ^1 .B", assassins="a", wounds=1, turn="rebel", points={"rebel": 3}, kills=1)
    drawn = picture(state.view(KING))
    assert drawn["rows"][0] == "#........."
    assert {"square": "a2", "exit": "north"} in drawn["gates"]
    assert (drawn["turn"], drawn["viewer"], drawn["asked"], drawn["over"]) == ("rebel", KING, REBEL, False)
    assert (drawn["wounds"], drawn["round"], drawn["rounds"], drawn["kills"]) == (1, 1, 15, 1)
    assert drawn["card"] == {"id": FETTER, "king": 1, "knights": 6, "rebel": 5, "fetter": True}
    assert drawn["points"] == {"king": 0, "knights": 0, "rebel": 3}
    pieces = {piece["id"]: piece for piece in drawn["pieces"]}
    assert pieces["monk"] == {"id": "monk", "role": "citizen", "square": "a1", "secret": False}
    assert pieces["plumwoman"] == {"id": "plumwoman", "role": "assassin", "square": "b2", "secret": False}
    assert pieces["knight_1"]["square"] == "a2"
    assert pieces["knight_2"]["square"] is None
    assert pieces["king"]["role"] == "king"
    assert drawn["assassins"] == ["plumwoman"]
    assert drawn["to_come"] is not None
    assert drawn["cards_left"] == len(drawn["to_come"]) == 14


def test_the_rebel_sees_who_is_one_of_his() -> None:
    state = town(".a .K", assassins="a")
    secret = [piece["id"] for piece in picture(state.view(REBEL))["pieces"] if piece["secret"]]
    assert secret == ["monk", "witchhunter", "farmer"]
    assert not any(piece["secret"] for piece in picture(state.view(None))["pieces"])


def test_without_the_memory_aid_cards_are_only_counted() -> None:
    state = games.load("tyrant").new(options={"memory_aid": False})
    for viewer in (KING, REBEL, None):
        drawn = picture(state.view(viewer))
        assert (drawn["to_come"], drawn["cards_left"], drawn["card"]) == (None, 15, None)


def test_a_picture_is_plain_data_at_every_moment() -> None:
    rng = Rng(5)
    state = games.load("tyrant").new(options={"side": "b"})
    while state.who != -3:
        for viewer in (KING, REBEL, None):
            drawn = picture(state.view(viewer))
            assert json.loads(json.dumps(drawn)) == drawn
        actions = state.legal()
        state.step(actions[int(rng.below(len(actions)))])
    assert picture(state.view(None))["over"]


def test_the_true_state_has_no_picture() -> None:
    with pytest.raises(ViewError, match="a picture is made from a view"):
        picture(town(".K"))
