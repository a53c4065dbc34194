"""A whole game of each kind, from the shelf to the result, by touches on the board."""

import pytest

from .conftest import Enter
from .house import PHONE
from .player import Player

pytestmark = pytest.mark.slow


def test_claim_by_one_touch_on_the_shelf_with_everything_moving(guest: Enter) -> None:
    anna = guest("Anna", reduced_motion="no-preference")
    anna.play_now("claim")
    player = Player(anna.page)
    assert player.play()
    assert player.touches > 26  # a hand of thirteen in both phases


@pytest.mark.parametrize("chairs", [("me", "level-1"), ("level-1", "me")], ids=["king", "rebel"])
def test_king_and_assassins(guest: Enter, chairs: tuple[str, ...]) -> None:
    anna = guest("Anna")
    anna.new_table("tyrant", *chairs)
    assert Player(anna.page).play()


def test_king_of_tokyo(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("tokyo", "me", "level-1", "level-1")
    assert Player(anna.page).play()


def test_ankh_morpork(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("morpork", "me", "level-1")
    assert Player(anna.page).play()


def test_claim_on_the_plain_board_with_a_finger(guest: Enter) -> None:
    anna = guest("Anna", **PHONE)
    anna.play_now("claim")
    anna.page.goto(anna.page.url + "?plain")
    anna.page.wait_for_selector(".plain .zone")
    assert Player(anna.page, finger=True).play()
