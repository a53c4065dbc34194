"""Placing, building, assassination and calming, with trouble coming and going (rulings 4-9, 15, 24, 55, 58)."""

import pytest

from games.morpork.city import ANNA, BEA, asked, at, can, city, do, field, kinds, minions, money, troubled, why_not

HOME = {"dimwell": {"minions": [1, 0]}}
TWELVE = {"dimwell": {"minions": [11, 0], "trouble": True}, "nap_hill": {"minions": [1, 0]}}
SIX = ("dolly_sisters", "unreal_estate", "dragons_landing", "small_gods", "the_scours", "the_hippo")


@pytest.mark.rule("morpork.place.where")
def test_a_minion_is_placed_where_one_is_or_next_to_it() -> None:
    state = city("groat", areas=HOME)
    do(state, "play groat")
    assert can(state, "area") == ["the_scours", "the_shades", "dimwell", "longwall"]
    assert why_not(state, "area nap_hill") == "morpork.place.where"
    do(state, "area longwall")
    assert minions(state, "longwall") == [1, 0]
    assert not troubled(state)


@pytest.mark.rule("morpork.place.where")
def test_without_minions_on_the_board_anywhere_will_do() -> None:
    state = city("groat")
    do(state, "play groat")
    assert len(can(state, "area")) == 12


@pytest.mark.rule("morpork.trouble.enter")
@pytest.mark.parametrize("there", [{"minions": [1, 0]}, {"minions": [0, 1]}, {"trolls": 1}, {"demons": 1}])
def test_company_makes_trouble(there: dict[str, object]) -> None:
    state = city("groat", areas={"dimwell": there, "longwall": {"minions": [1, 0]}})
    do(state, "play groat", "area dimwell")
    assert troubled(state) == {"dimwell"}


@pytest.mark.rule("morpork.trouble.enter")
def test_a_building_makes_no_trouble_and_there_is_one_marker_at_most() -> None:
    state = city("groat", areas={**HOME, "longwall": {"building": BEA}})
    do(state, "play groat", "area longwall")
    assert not troubled(state)
    state = city("groat", areas={"dimwell": {"minions": [1, 1], "trouble": True}})
    assert "trouble" not in kinds(do(state, "play groat", "area dimwell"))


@pytest.mark.rule("morpork.place.twelve", "morpork.trouble.leave")
def test_the_thirteenth_minion_is_taken_from_the_board_first() -> None:
    state = city("groat", "gaspode", "igor", areas=TWELVE)
    do(state, "play groat")
    assert can(state, "minion") == ["0 dimwell", "0 nap_hill"]
    assert not can(state, "area")
    do(state, "minion 0 dimwell")
    assert not troubled(state)
    assert asked(state) == (ANNA, "place_minion")  # nobody is asked for Igor: it was lifted, not removed
    assert "dimwell" not in can(state, "area")
    do(state, "area nap_hill")
    assert minions(state, "nap_hill") == [2, 0]


@pytest.mark.rule("morpork.place.twelve")
def test_where_it_may_go_is_judged_with_the_eleven_that_remain() -> None:
    areas = {"dimwell": {"minions": [11, 0]}, "dolly_sisters": {"minions": [1, 0]}}
    state = city("groat", areas=areas)
    do(state, "play groat", "minion 0 dolly_sisters")
    assert can(state, "area") == ["the_scours", "the_shades", "dimwell", "longwall"]
    assert why_not(state, "minion 0 dimwell") == "morpork.place.twelve"


@pytest.mark.rule("morpork.build.where", "morpork.area.not_at_once")
def test_building_needs_a_minion_no_building_no_trouble_and_the_price() -> None:
    areas = {
        "dimwell": {"minions": [1, 2]},
        "the_shades": {"minions": [1, 0], "trouble": True},
        "the_scours": {"minions": [1, 0], "building": BEA},
        "nap_hill": {"minions": [1, 0]},
    }
    state = city("the_mended_drum", areas=areas)
    do(state, "play the_mended_drum")
    assert can(state, "area") == ["dimwell"]
    for area in ("the_shades", "the_scours", "nap_hill", "longwall"):
        assert why_not(state, f"area {area}") == "morpork.build.where"
    do(state, "area dimwell")
    assert (money(state), at(state, "dimwell")["building"]) == ([4, 10], ANNA)
    assert field(state, "gained") == ["dimwell"]
    assert why_not(state, "benefit dimwell") == "morpork.area.not_at_once"


@pytest.mark.rule("morpork.build.six")
def test_the_seventh_building_is_one_taken_back() -> None:
    areas: dict[str, object] = {area: {"building": ANNA} for area in SIX}
    state = city("the_mended_drum", money=[6, 10], areas={**areas, "dimwell": {"minions": [1, 0]}})
    do(state, "play the_mended_drum", "area dimwell")
    assert asked(state) == (ANNA, "take_back")
    assert can(state, "area") == list(SIX)
    assert why_not(state, "area longwall") == "morpork.build.six"
    do(state, "area small_gods")
    assert at(state, "small_gods") == {}
    assert at(state, "dimwell")["building"] == ANNA
    assert money(state) == [0, 10]


@pytest.mark.rule("morpork.symbol.assassinate", "morpork.piece.remove")
def test_assassination_takes_others_out_of_trouble() -> None:
    areas = {
        "dimwell": {"minions": [1, 2], "trouble": True},
        "nap_hill": {"minions": [0, 1]},
        "the_shades": {"trolls": 1, "demons": 1, "trouble": True},
    }
    state = city("dr_cruces", areas=areas)
    do(state, "play dr_cruces")
    assert can(state) == ["pass", "minion 1 dimwell", "troll the_shades", "demon the_shades"]
    assert why_not(state, "minion 1 nap_hill") == "morpork.symbol.assassinate"
    assert why_not(state, "minion 0 dimwell") == "morpork.symbol.assassinate"
    do(state, "minion 1 dimwell")
    assert at(state, "dimwell") == {"minions": [1, 1]}


@pytest.mark.rule("morpork.symbol.assassinate", "morpork.trouble.leave", "morpork.demon.effect")
@pytest.mark.parametrize("piece", ["troll", "demon"])
def test_trolls_and_demons_can_be_assassinated_and_take_the_trouble_along(piece: str) -> None:
    state = city("dr_cruces", areas={"the_shades": {"trolls": 1, "demons": 1, "trouble": True}})
    do(state, "play dr_cruces", f"{piece} the_shades")
    left = {"troll": {"demons": 1}, "demon": {"trolls": 1}}[piece]
    assert at(state, "the_shades") == left


@pytest.mark.rule("morpork.symbol.calm")
def test_the_watch_calms_any_area() -> None:
    state = city("buggy_swires", areas={"dimwell": {"trouble": True}, "nap_hill": {"trouble": True}})
    do(state, "play buggy_swires")
    assert can(state, "area") == ["dimwell", "nap_hill"]
    assert why_not(state, "area longwall") == "morpork.symbol.calm"
    do(state, "area nap_hill")
    assert troubled(state) == {"dimwell"}


@pytest.mark.rule("morpork.symbol.money", "morpork.money.bank")
def test_the_bank_pays_what_it_has() -> None:
    state = city("the_royal_mint", money=[10, 108])
    do(state, "play the_royal_mint", "use")
    assert money(state) == [12, 108]
    state = city("the_royal_mint", "groat", money=[10, 110])
    do(state, "play the_royal_mint")
    assert asked(state)[1] == "draw"  # an empty bank has nothing to take


@pytest.mark.rule("morpork.symbol.scroll")
def test_a_scroll_can_be_left_alone() -> None:
    state = city("nobby_nobbs", "groat")
    do(state, "play nobby_nobbs")
    assert can(state) == ["pass", "use"]
    do(state, "pass")
    assert (asked(state), money(state)) == ((ANNA, "another"), [10, 10])


@pytest.mark.rule("morpork.symbol.money", "morpork.money.bank")
@pytest.mark.parametrize(("bank", "offered"), [(1, ["pass", "use"]), (0, ["pass"])])
def test_an_empty_bank_pays_nothing_whatever_else_one_may_do(bank: int, offered: list[str]) -> None:
    """Anna is asked either way: she may sell her last card to The Scours, with or without money to be had."""
    state = city("captain_carrot", "modo", money=[60, 60 - bank], areas={"the_scours": {"building": ANNA}})
    do(state, "play captain_carrot")
    while asked(state)[1] != "money":
        do(state, "pass")
    assert can(state) == [*offered, "benefit the_scours"]


@pytest.mark.rule("morpork.symbol.money", "morpork.money.bank")
def test_the_last_dollar_of_the_bank_can_be_taken_and_an_empty_bank_is_not_offered_beside_a_benefit() -> None:
    state = city("the_royal_mint", money=[10, 109])
    do(state, "play the_royal_mint", "use")
    assert money(state) == [11, 109]
    state = city("the_royal_mint", "groat", money=[10, 110], areas={"the_scours": {"building": ANNA}})
    do(state, "play the_royal_mint")
    assert can(state) == ["pass", "benefit the_scours"]
