"""What a client gets to draw."""

import json

import pytest

from games.morpork.city import ANNA, BEA, city
from tafelrunde.core.errors import ViewError
from tafelrunde.games.morpork.picture import picture


def test_a_picture_shows_the_board_and_only_ones_own_secrets() -> None:
    districts = {
        "dimwell": {"minions": [2, 1], "building": ANNA, "trouble": True},
        "nap_hill": {"demons": 1, "trolls": 2},
    }
    state = city("groat", hands=[["hex"]], districts=districts, front=[["mr_bent"], []], used=["dimwell"])
    seen = picture(state.view(ANNA))
    dimwell = seen["areas"][7]
    assert (dimwell["minions"], dimwell["building"], dimwell["control"]) == ([2, 1], ANNA, ANNA)
    assert dimwell["trouble"]
    assert dimwell["used"]
    assert (seen["areas"][11]["demons"], seen["areas"][11]["trolls"]) == (1, 2)
    assert (seen["seats"][ANNA]["hand"], seen["seats"][BEA]["hand"]) == (["groat"], [])
    assert (seen["seats"][BEA]["hand_size"], seen["seats"][BEA]["personality"]) == (1, None)
    assert seen["seats"][ANNA]["fortune"] == 10 + 6 - 12
    assert "hex" not in json.dumps(seen)
    assert len({piece["id"] for piece in seen["pieces"]}) == len(seen["pieces"])


def test_a_picture_needs_a_view() -> None:
    with pytest.raises(ViewError, match="a picture is made from a view"):
        picture(city())
