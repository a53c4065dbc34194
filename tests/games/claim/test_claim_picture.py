"""The picture of a table: what a client draws, from a view."""

import json

import pytest

from scene import ANNA, BEA, cards, draw, play, scene
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.games.claim.picture import Group, picture

DECK = [f"{faction}_{value}" for faction in ("goblin", "knight", "undead", "dwarf") for value in (2, 3, 4, 5)]


def midway() -> State:
    """Phase 1: Anna has led Knight 2, and everything lies somewhere."""
    return scene(
        "claim",
        options={"hand": 4, "cards": DECK},
        trick="knight_2",
        stake="undead_5",
        hand=[["knight_3", "goblin_4"], ["goblin_2", "knight_4", "goblin_3"]],
        won=[["dwarf_2"], []],
        drawn=[[], ["dwarf_4"]],
        score=[["undead_2"], ["undead_3"]],
        voids=[[], ["dwarf"]],
    )


def flat(groups: list[Group]) -> list[str]:
    return [card for group in groups for card in group["cards"]]


def test_the_table_in_phase_one() -> None:
    drawn = picture(midway().view(BEA))
    assert (drawn["phase"], drawn["round"], drawn["rounds"]) == ("recruit", 2, 4)
    assert (drawn["viewer"], drawn["leader"], drawn["asked"], drawn["over"]) == (BEA, ANNA, BEA, False)
    assert (drawn["led"], drawn["stake"], drawn["pile"]) == ("knight_2", "undead_5", 5)
    anna, bea = drawn["seats"]
    assert bea["hand"] == [
        {"faction": "goblin", "cards": ["goblin_2", "goblin_3"]},
        {"faction": "knight", "cards": ["knight_4"]},
    ]
    assert (anna["hand"], anna["hand_unknown"], anna["hand_size"], bea["hand_size"]) == ([], 2, 2, 3)
    assert (flat(anna["won"]), flat(bea["drawn"]), bea["voids"]) == (["dwarf_2"], ["dwarf_4"], ["dwarf"])
    assert (anna["followers"], bea["followers"]) == (1, 1)
    assert (flat(anna["score"]), flat(bea["score"])) == (["undead_2"], ["undead_3"])


def test_what_is_hidden_is_counted() -> None:
    bea = picture(midway().view(ANNA))["seats"][BEA]
    assert (bea["hand"], bea["hand_unknown"], bea["hand_size"]) == ([], 3, 3)
    assert (bea["drawn"], bea["drawn_unknown"], bea["followers"]) == ([], 1, 1)


def test_how_the_factions_stand() -> None:
    drawn = picture(midway().view(None))
    undead = drawn["factions"][2]
    assert (undead["faction"], undead["counts"], undead["tops"]) == ("undead", [1, 1], ["undead_2", "undead_3"])
    assert (undead["favour"], undead["rule"]) == (BEA, "claim.score.top_card")
    assert drawn["factions"][0] == {
        "faction": "goblin", "counts": [0, 0], "tops": [None, None], "favour": None, "rule": "claim.score.nobody"
    }  # fmt: skip
    assert drawn["favours"] == [0, 1]


def test_phase_two_shows_which_cards_both_have_seen() -> None:
    fields = {"phase": "favour", "hand": [["goblin_0"], ["dwarf_1"]], "shown": [["goblin_0"], ["knight_4"]]}
    drawn = picture(scene("claim", **fields).view(ANNA))
    assert flat(drawn["seats"][ANNA]["hand"]) == ["goblin_0", "goblin_0"]
    assert flat(drawn["seats"][BEA]["hand"]) == ["knight_4", "dwarf_1"]
    assert flat(drawn["seats"][BEA]["shown"]) == ["knight_4"]
    in_hand = [(piece["card"], piece["seat"]) for piece in drawn["pieces"] if piece["zone"] == "hand"]
    assert sorted(in_hand) == [("dwarf_1", BEA), ("goblin_0", ANNA), ("goblin_0", ANNA), ("knight_4", BEA)]
    drawn = picture(scene("claim", options={"memory_aid": False}, **fields).view(ANNA))
    assert flat(drawn["seats"][BEA]["hand"]) == ["knight_4"]
    assert (drawn["seats"][BEA]["hand_unknown"], drawn["seats"][BEA]["hand_size"]) == (1, 2)


def test_pieces_are_the_cards_in_sight_each_with_its_own_id() -> None:
    state = midway()
    pieces = picture(state.view(BEA))["pieces"]
    assert {"id": "knight_2", "card": "knight_2", "zone": "trick", "seat": ANNA} in pieces
    assert {"id": "undead_5", "card": "undead_5", "zone": "stake", "seat": None} in pieces
    assert {"id": "dwarf_2", "card": "dwarf_2", "zone": "won", "seat": ANNA} in pieces
    hidden = set(cards(state, "hand", ANNA)) | set(cards(state, "pile"))
    assert not hidden & {piece["card"] for piece in pieces}
    zeros = scene("claim", phase="favour", hand=[["goblin_0"] * 2, ["goblin_0"] * 2], score=[["goblin_0"], []])
    ids = [piece["id"] for piece in picture(zeros.view(ANNA))["pieces"]]
    assert len(ids) == len(set(ids)) == 52
    assert {"goblin_0", "goblin_0.2", "goblin_0.5"} <= set(ids)


def test_rounds_are_counted_in_each_phase() -> None:
    rng = Rng(8)
    state = games.load("claim").new()
    assert picture(state.view(None))["round"] == 0
    state.settle(rng)
    rounds = []
    while (ask := state.ask()) is not None:
        drawn = picture(state.view(0))
        rounds.append((drawn["phase"], drawn["round"]))
        state.apply(ask.actions[0])
        if state.who < 0 and state.ask() is not None:
            assert picture(state.view(0))["round"] == drawn["round"]
        state.settle(rng)
    assert rounds == [(phase, n) for phase in ("recruit", "favour") for n in range(1, 14) for _ in range(2)]
    final = picture(state.view(0))
    assert (final["round"], final["over"], final["asked"]) == (13, True, None)


def test_a_picture_is_json_and_depends_on_the_view_only() -> None:
    state = midway()
    for viewer in (ANNA, BEA, None):
        view = state.view(viewer)
        drawn = picture(view)
        assert json.loads(json.dumps(drawn)) == drawn
        assert picture(view.determinise(Rng(1)).view(viewer)) == drawn


def test_no_picture_of_the_true_state() -> None:
    with pytest.raises(ViewError, match="a picture is made from a view"):
        picture(midway())


def test_a_round_is_drawn_until_the_loser_has_drawn() -> None:
    state = midway()
    play(state, "knight_4")
    assert picture(state.view(ANNA))["round"] == 2
    draw(state, cards(state, "pile")[0])
    assert picture(state.view(ANNA))["round"] == 3
