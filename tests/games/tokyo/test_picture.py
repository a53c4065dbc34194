"""The picture: all that a view shows, as plain data."""

import json

import pytest

from games.tokyo.monsters import BUNNY, DINO, Table
from tafelrunde.core.errors import ViewError
from tafelrunde.games.tokyo.picture import picture


def test_a_picture_shows_the_table() -> None:
    table = Table(
        "roll", "1 1 2 heart energy claw", ["acid_attack", "smoke_cloud alien_origin"], ["", "fluxling"],
        copied="acid_attack", place=["outside", "city"], rolls=2, smoke=2, shop=["wings", "tank", None],
        next=["jets"], seen=[[BUNNY]], poison=[1], discard=["evacuation_orders", "evacuation_orders"],
    )  # fmt: skip
    drawn = picture(table.state.view(DINO))
    json.dumps(drawn)
    assert (drawn["turn"], drawn["asked"], drawn["step"], drawn["rolls"], drawn["claws"]) == (0, 0, "roll", 2, 2)
    assert drawn["dice"] == ["1", "1", "2", "heart", "energy", "claw"]
    wings = drawn["shop"][0]
    assert wings is not None
    assert (wings["cost"], wings["prices"], wings["keep"]) == (6, [6, 5], True)
    assert drawn["shop"][2] is None
    dino, bunny = drawn["seats"]
    assert dino["cards"] == [{"card": "acid_attack", "cost": 6, "smoke": 0, "copied": True, "spent": False}]
    assert (dino["poison"], dino["place"], bunny["place"]) == (1, "outside", "city")
    assert [card["smoke"] for card in bunny["cards"]] == [0, 2]
    assert bunny["copies"] == "acid_attack"
    assert drawn["next"] == [None]
    assert picture(table.state.view(BUNNY))["next"] == ["jets"]
    ids = [piece["id"] for piece in drawn["pieces"]]
    assert len(ids) == len(set(ids))
    assert "evacuation_orders.2" in ids
    assert "jets" not in ids


def test_a_picture_is_made_from_a_view() -> None:
    with pytest.raises(ViewError, match="made from a view"):
        picture(Table("buy").state)
