"""The city-area cards (rulings 3, 14, 57)."""

import pytest

from games.morpork.city import ANNA, BEA, asked, can, city, do, field, minions, money, over, troubled, why_not
from tafelrunde.core.values import CHANCE


@pytest.mark.rule(
    "morpork.area.dragons_landing",
    "morpork.area.the_hippo",
    "morpork.area.longwall",
    "morpork.area.seven_sleepers",
    "morpork.area.nap_hill",
)
@pytest.mark.parametrize(
    ("area", "income"),
    [("dragons_landing", 2), ("the_hippo", 2), ("longwall", 1), ("seven_sleepers", 3), ("nap_hill", 1)],
)
def test_areas_that_pay(area: str, income: int) -> None:
    state = city("groat", areas={area: {"building": ANNA}})
    do(state, f"benefit {area}")
    assert money(state) == [10 + income, 10]
    assert (asked(state), field(state, "used")) == ((ANNA, "turn"), [area])
    assert why_not(state, f"benefit {area}") == "morpork.area.once"


@pytest.mark.rule("morpork.area.dolly_sisters", "morpork.area.dimwell")
@pytest.mark.parametrize(
    ("area", "near"),
    [
        ("dolly_sisters", ["dolly_sisters", "unreal_estate", "dragons_landing", "nap_hill"]),
        ("dimwell", ["the_scours", "the_shades", "dimwell", "longwall"]),
    ],
)
def test_areas_that_place_for_three(area: str, near: list[str]) -> None:
    state = city("groat", areas={area: {"building": ANNA}})
    do(state, f"benefit {area}")
    assert (money(state), can(state, "area")) == ([7, 10], near)
    do(state, f"area {near[0]}")
    assert minions(state, near[0]) == [1, 0]
    poor = city("groat", money=[2, 10], areas={area: {"building": ANNA}})
    assert why_not(poor, f"benefit {area}") == f"morpork.area.{area}"


@pytest.mark.rule("morpork.area.unreal_estate")
def test_unreal_estate_draws_one_and_discards_one() -> None:
    state = city("groat", areas={"unreal_estate": {"building": ANNA}})
    do(state, "benefit unreal_estate")
    assert asked(state) == (CHANCE, "draw")
    do(state, "card hex")
    assert can(state) == ["card groat", "card hex"]
    assert why_not(state, "card modo") == "morpork.turn.own_hand"
    do(state, "card groat")
    assert (field(state, "hand", ANNA), money(state)) == (["hex"], [10, 10])


@pytest.mark.rule("morpork.area.the_scours")
def test_the_scours_pay_two_for_a_card() -> None:
    state = city("groat", areas={"the_scours": {"building": ANNA}})
    do(state, "benefit the_scours", "card groat")
    assert (field(state, "discard"), money(state)) == (["groat"], [12, 10])
    assert can(state) == ["pass"]


@pytest.mark.rule("morpork.area.the_shades")
@pytest.mark.parametrize("somebody", [{"minions": [0, 1]}, {"trolls": 1}, {"demons": 1}])
def test_the_shades_stir_trouble_where_somebody_is(somebody: dict[str, object]) -> None:
    areas = {"the_shades": {"building": ANNA}, "dimwell": somebody, "nap_hill": {"minions": [0, 1]}}
    state = city("groat", areas=areas)
    do(state, "benefit the_shades")
    assert can(state) == ["area dimwell"]
    assert why_not(state, "area the_hippo") == "morpork.area.the_shades"
    do(state, "area dimwell")
    assert troubled(state) == {"dimwell"}


@pytest.mark.rule("morpork.area.isle_of_gods")
def test_the_isle_of_gods_calms_any_area_for_two() -> None:
    areas = {"isle_of_gods": {"building": ANNA}, "nap_hill": {"trouble": True}}
    state = city("groat", areas=areas)
    do(state, "benefit isle_of_gods", "area nap_hill")
    assert (troubled(state), money(state)) == (set(), [8, 10])


@pytest.mark.rule("morpork.area.owner", "morpork.area.small_gods")
def test_only_the_owner_has_the_benefit_and_small_gods_is_none() -> None:
    state = city("groat", areas={"nap_hill": {"building": BEA}, "small_gods": {"building": ANNA}})
    assert why_not(state, "benefit nap_hill") == "morpork.area.owner"
    assert why_not(state, "benefit small_gods") == "morpork.area.small_gods"


@pytest.mark.rule("morpork.area.not_at_once", "morpork.demon.effect", "morpork.event.bloody_stupid_johnson")
@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"gained": ["nap_hill"]}, "morpork.area.not_at_once"),
        ({"lost": ["nap_hill"]}, "morpork.event.bloody_stupid_johnson"),
        ({"areas": {"nap_hill": {"building": ANNA, "demons": 1}}}, "morpork.demon.effect"),
    ],
)
def test_what_keeps_a_city_area_card_from_being_used(fields: dict[str, object], rule: str) -> None:
    state = city("groat", **{"areas": {"nap_hill": {"building": ANNA}}, **fields})
    assert why_not(state, "benefit nap_hill") == rule


@pytest.mark.rule("morpork.area.once")
def test_benefits_fit_between_symbols() -> None:
    state = city("captain_carrot", areas={"nap_hill": {"building": ANNA}, "dimwell": {"minions": [1, 0]}})
    do(state, "play captain_carrot")
    assert "benefit nap_hill" in can(state)
    do(state, "area longwall")
    assert "benefit nap_hill" in can(state)
    do(state, "benefit nap_hill")
    assert asked(state) == (ANNA, "money")
    assert money(state) == [11, 10]


@pytest.mark.rule("morpork.area.unreal_estate")
def test_unreal_estate_may_draw_from_an_empty_pile_and_ends_the_game_where_that_ends_it() -> None:
    estate = {"unreal_estate": {"building": ANNA}}
    last = city("groat", options={"deck_end": "cannot_draw"}, draw={"size": 1}, areas=estate)
    assert can(last, "benefit") == ["unreal_estate"]
    none = city("groat", options={"deck_end": "cannot_draw"}, draw={"size": 0}, areas=estate)
    do(none, "benefit unreal_estate")
    assert over(none)


@pytest.mark.rule("morpork.area.unreal_estate")
@pytest.mark.parametrize(("left", "benefits"), [(0, []), (1, ["unreal_estate"]), (2, ["unreal_estate"])])
def test_the_unreal_estate_draws_while_there_is_a_card(left: int, benefits: list[str]) -> None:
    state = city("groat", draw={"size": left, "first": 0}, areas={"unreal_estate": {"building": ANNA}})
    assert can(state, "benefit") == benefits
