"""Positions of Ankh-Morpork where somebody may win as the next turn starts, and what is in the hand can stop it."""

import pytest

from bots.asked import LEVELS, sat_down
from bots.morpork.test_positions import AREAS, answer, held, symbol
from games.morpork.city import city
from tafelrunde.bots.searching import hint
from tafelrunde.core.bits import bit
from tafelrunde.games.morpork.rules.areas import AREA_IDS, NEAR

pytestmark = pytest.mark.parametrize("level", LEVELS)

BEAS = [0, 1]
SPY = ["lord_vetinari", "lord_rust"]


@pytest.mark.parametrize("area", AREAS)
def test_the_minion_that_gives_a_lord_the_seventh_area_is_assassinated(level: str, area: str) -> None:
    others = [name for name in AREAS if name != area]
    areas: dict[str, dict[str, object]] = {name: {"minions": BEAS} for name in others[:6]}
    areas[area] = {"minions": BEAS, "trouble": True}
    areas[others[6]] = {"minions": [1, 1], "trouble": True}
    areas[others[7]] = {"minions": [1, 1], "trouble": True}
    state = symbol("assassinate", "dr_cruces", 0, areas=areas, personality=SPY)
    assert answer(state, level) == f"minion 1 {area}"


@pytest.mark.parametrize("area", AREAS)
def test_a_minion_is_placed_beside_the_one_that_gives_a_lord_the_seventh_area(level: str, area: str) -> None:
    beside = [AREAS[k] for k in range(12) if NEAR[AREA_IDS.index(area)] & bit(AREA_IDS.index(AREAS[k]))]
    far = [name for name in AREAS if name != area and name not in beside[:1]]
    areas: dict[str, dict[str, object]] = {name: {"minions": BEAS, "building": 1} for name in far[:6]}
    areas[area] = {"minions": BEAS}
    areas |= {name: {"minions": [1, 0]} for name in [*beside[:1], *far[6:]]}
    state = symbol("place", "groat", 0, areas=areas, personality=SPY)
    assert answer(state, level) == f"area {area}"


@pytest.mark.parametrize("calm", ["sergeant_colon", "sergeant_angua"])
@pytest.mark.parametrize("other", ["groat", "gimlets_dwarf_delicatessen", "history_monks"])
def test_what_ends_the_eighth_trouble_is_played_before_the_dragon_king_may_win(
    level: str, calm: str, other: str
) -> None:
    areas = held([1, 1], 8, trouble=True) | {"nap_hill": {"minions": [1, 0]}}
    state = city(calm, other, areas=areas, personality=["lord_rust", "dragon_king_of_arms"])
    assert answer(state, level) == f"play {calm}"


def test_only_what_stops_the_next_player_comes_into_question(level: str) -> None:
    """The card may not be sold either, though whoever has a building in the Scours could."""
    areas = held([1, 1], 8, trouble=True) | {"nap_hill": {"minions": [1, 0]}}
    areas["the_scours"]["building"] = 0
    state = city("sergeant_colon", "groat", areas=areas, personality=["lord_rust", "dragon_king_of_arms"])
    bot = sat_down(state, level)
    bot.guess = bot.knowledge.belief.draw(state.view(state.who), bot.rng)
    bot.restrict(state.view(state.who))
    told = [state.game.actions_codec.describe(int(action)) for action in bot.searcher.sound]
    assert ("play", {"card": "sergeant_colon"}) in told
    assert ("play", {"card": "groat"}) not in told
    assert hint(state.view(state.who), [], 12, seed=1)[0].reason == "hint-stops"
