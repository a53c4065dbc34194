"""Camouflage's dice, and who rolls how many of them again."""

import pytest

from games.tokyo.monsters import BUNNY, Table
from scene import scene

CITY = ["outside", "city"]


@pytest.mark.rule("tokyo.card.camouflage")
def test_chance_offers_each_way_that_the_dice_can_fall_and_no_other() -> None:
    """Of three dice some show hearts, some threes: ten ways, which together are all 216 rolls."""
    table = Table("resolve", "1 1 2 claw claw claw", ["", "camouflage"], place=CITY).do("camouflage")
    ask = table.state.ask()
    assert ask is not None
    assert ask.weights is not None
    assert len(ask.actions) == 10
    assert sum(ask.weights) == 6**3
    assert min(ask.weights) > 0


@pytest.mark.rule("tokyo.card.background_dweller")
@pytest.mark.parametrize(("threes", "again"), [(1, 1), (9, 9), (10, 9), (12, 9)])
def test_background_dweller_rolls_at_most_nine_threes_at_once(threes: int, again: int) -> None:
    stack = [
        {"step": "lose", "who": BUNNY, "count": 12, "by": 0},
        {"step": "camouflage_again", "who": BUNNY, "threes": threes},
    ]
    cards = [[], ["camouflage", "background_dweller"]]
    state = scene("tokyo", seats=2, stack=stack, cards=cards)
    offered = [state.game.actions_codec.describe(action) for action in state.legal()]
    assert offered == [("pass", {}), ("dwell", {"count": again})]
