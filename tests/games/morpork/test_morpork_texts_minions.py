"""Scrolls about minions, trouble and buildings (rulings 5, 8-10, 12, 14, 15, 17-19, 51, 55)."""

import pytest

from games.morpork.city import ANNA, BEA, asked, at, can, city, do, field, minions, money, troubled
from scene import told

SIX = ("dolly_sisters", "unreal_estate", "dragons_landing", "small_gods", "the_scours", "the_hippo")
NO_ANSWERS = ["gaspode", "wallace_sonky", "fresh_start_club", "susan", "igor", "doctor_mossy_lawn"]


@pytest.mark.rule("morpork.text.place_quietly")
@pytest.mark.parametrize("card", ["deep_dwarves", "mr_shine"])
def test_a_minion_goes_anywhere_without_trouble(card: str) -> None:
    state = city(card, areas={"nap_hill": {"minions": [0, 2]}, "dimwell": {"minions": [1, 0]}})
    do(state, f"play {card}", "use")
    assert len(can(state, "area")) == 12
    do(state, "area nap_hill")
    assert at(state, "nap_hill") == {"minions": [1, 2]}


@pytest.mark.rule("morpork.text.place_at_home")
def test_willikins_goes_home() -> None:
    areas = {"nap_hill": {"building": ANNA, "minions": [0, 1]}, "dimwell": {"building": BEA}}
    state = city("willikins", areas=areas)
    do(state, "play willikins", "use")
    assert can(state) == ["area nap_hill"]
    do(state, "area nap_hill")
    assert troubled(state) == {"nap_hill"}


@pytest.mark.rule("morpork.text.place_in_trouble")
def test_the_smoking_gnu_goes_where_trouble_is() -> None:
    state = city("the_smoking_gnu", areas={"nap_hill": {"trouble": True}, "dimwell": {"minions": [1, 0]}})
    do(state, "play the_smoking_gnu", "use")
    assert can(state) == ["area nap_hill"]


@pytest.mark.rule("morpork.text.place_in_trouble", "morpork.place.twelve")
def test_a_lifted_minion_takes_the_trouble_along() -> None:
    areas = {"nap_hill": {"minions": [12, 0], "trouble": True}}
    state = city("the_smoking_gnu", areas=areas)
    do(state, "play the_smoking_gnu")
    assert "use" not in can(state)  # the only trouble would go with the minion


@pytest.mark.rule("morpork.text.place_near")
def test_ridcully_places_one_or_two_around_unreal_estate() -> None:
    near = ["dolly_sisters", "unreal_estate", "dragons_landing", "small_gods"]
    near += ["isle_of_gods", "seven_sleepers", "nap_hill"]
    state = city("archchancellor_ridcully", events={"next": ["riots"]}, areas={"dimwell": {"minions": [1, 0]}})
    do(state, "play archchancellor_ridcully", "event riots", "use")
    assert can(state) == [f"area {area}" for area in near]
    do(state, "area nap_hill")
    assert can(state) == ["pass", *(f"area {area}" for area in near)]
    do(state, "area nap_hill")
    assert at(state, "nap_hill") == {"minions": [2, 0], "trouble": True}


@pytest.mark.rule("morpork.text.place_near")
def test_the_senior_wrangler_places_one() -> None:
    state = city("the_senior_wrangler", "groat", events={"next": ["riots"]})
    do(state, "play the_senior_wrangler", "event riots", "use", "area unreal_estate")
    assert asked(state) == (ANNA, "another")


@pytest.mark.rule("morpork.text.move_own", "morpork.trouble.leave", "morpork.trouble.enter")
@pytest.mark.parametrize("card", ["dorfl", "adora_belle_dearheart"])
def test_an_own_minion_moves_to_any_other_area(card: str) -> None:
    areas = {"dimwell": {"minions": [1, 2], "trouble": True}, "nap_hill": {"minions": [0, 1]}}
    state = city(card, areas=areas)
    do(state, f"play {card}", "use")
    assert can(state) == ["minion 0 dimwell"]
    do(state, "minion 0 dimwell")
    assert len(can(state, "area")) == 11
    do(state, "area nap_hill")
    assert at(state, "dimwell") == {"minions": [0, 2]}
    assert at(state, "nap_hill") == {"minions": [1, 1], "trouble": True}


@pytest.mark.rule("morpork.text.flee_trouble")
def test_rincewind_runs_from_trouble_to_the_next_area() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "nap_hill": {"minions": [1, 0]}}
    state = city("rincewind", events={"next": ["riots"]}, areas=areas)
    do(state, "play rincewind", "event riots", "use")
    assert can(state) == ["minion 0 dimwell"]
    do(state, "minion 0 dimwell")
    assert can(state, "area") == ["the_scours", "the_shades", "longwall"]
    do(state, "area longwall")
    assert at(state, "dimwell") == {"minions": [0, 1]}


@pytest.mark.rule("morpork.text.pay_to_move")
def test_hobsons_livery_stable_is_paid_first() -> None:
    areas = {"dimwell": {"minions": [1, 0]}}
    state = city("hobsonss_livery_stable", areas=areas)
    do(state, "play hobsonss_livery_stable", "use", "seat 1")
    assert money(state) == [8, 12]
    do(state, "minion 0 dimwell", "area nap_hill")
    assert minions(state, "nap_hill") == [1, 0]
    state = city("hobsonss_livery_stable", money=[1, 10], areas=areas)
    do(state, "play hobsonss_livery_stable")
    assert "use" not in can(state)  # a price is a condition


@pytest.mark.rule("morpork.text.move_others")
@pytest.mark.parametrize("card", ["the_duckman", "foul_ole_ron", "canting_crew"])
def test_another_players_minion_is_moved_next_door(card: str) -> None:
    areas = {"dimwell": {"minions": [1, 1], "trolls": 1, "demons": 1}}
    state = city(card, "groat", areas=areas)
    do(state, f"play {card}", "use")
    assert can(state) == ["minion 1 dimwell"]  # neither one's own nor trolls and demons
    do(state, "minion 1 dimwell")
    assert can(state, "area") == ["the_scours", "the_shades", "longwall"]
    do(state, "area the_shades")
    assert minions(state, "the_shades") == [0, 1]


@pytest.mark.rule("morpork.text.swap_minions", "morpork.trouble.leave", "morpork.trouble.enter")
def test_the_bursar_swaps_any_two() -> None:
    areas = {
        "dimwell": {"minions": [1, 0], "trouble": True},
        "nap_hill": {"demons": 1, "trolls": 1},
    }
    state = city("the_bursar", "groat", events={"next": ["riots"]}, areas=areas)
    do(state, "play the_bursar", "event riots", "use", "minion 0 dimwell")
    assert can(state) == ["troll nap_hill", "demon nap_hill"]
    do(state, "demon nap_hill")
    assert at(state, "dimwell") == {"demons": 1}
    assert at(state, "nap_hill") == {"minions": [1, 0], "trolls": 1, "trouble": True}


@pytest.mark.rule("morpork.text.swap_minions", "morpork.trouble.leave", "morpork.trouble.enter")
@pytest.mark.parametrize("picks", [["minion 0 dimwell", "troll nap_hill"], ["troll nap_hill", "minion 0 dimwell"]])
def test_the_bursar_leaves_trouble_only_in_company(picks: list[str]) -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "nap_hill": {"trolls": 1, "trouble": True}}
    state = city("the_bursar", "groat", events={"next": ["riots"]}, areas=areas)
    do(state, "play the_bursar", "event riots", "use", *picks)
    assert at(state, "dimwell") == {"minions": [0, 1], "trolls": 1, "trouble": True}
    assert at(state, "nap_hill") == {"minions": [1, 0]}


@pytest.mark.rule("morpork.text.swap_minions")
@pytest.mark.parametrize(("pick", "kind"), [("troll dimwell", "swaps-troll"), ("demon dimwell", "swaps-demon")])
def test_everybody_hears_what_the_bursar_swaps(pick: str, kind: str) -> None:
    areas = {"dimwell": {"trolls": 1, "demons": 1}, "nap_hill": {"minions": [0, 1]}}
    state = city("the_bursar", "groat", events={"next": ["riots"]}, areas=areas)
    do(state, "play the_bursar", "event riots", "use", pick)
    events = do(state, "minion 1 nap_hill")
    assert told(events, kind, state) == [("nap_hill", ANNA, "the_bursar")]
    assert told(events, "swaps-minion", state) == [(BEA, "dimwell", ANNA, "the_bursar")]


@pytest.mark.rule("morpork.text.remove_from")
def test_the_dean_clears_unreal_estate_of_one() -> None:
    areas = {"unreal_estate": {"minions": [1, 1], "trolls": 1}, "dimwell": {"minions": [0, 1]}}
    state = city("the_dean", "groat", events={"next": ["riots"]}, areas=areas)
    do(state, "play the_dean", "event riots", "use")
    assert can(state) == ["minion 0 unreal_estate", "minion 1 unreal_estate", "troll unreal_estate"]
    do(state, "troll unreal_estate")
    assert at(state, "unreal_estate") == {"minions": [1, 1]}


@pytest.mark.rule("morpork.text.remove_where_rolled")
def test_carcer_removes_one_for_each_roll_even_twice_in_one_area() -> None:
    state = city("carcer", "groat", areas={"dimwell": {"minions": [0, 3]}}, discard=NO_ANSWERS)
    do(state, "play carcer", "use", "roll 8", "roll 8", "minion 1 dimwell", "minion 1 dimwell")
    assert (minions(state, "dimwell"), asked(state)) == ([0, 1], (ANNA, "another"))


@pytest.mark.rule("morpork.text.remove_where_rolled")
def test_carcer_finds_nobody_or_only_ones_own() -> None:
    state = city("carcer", "groat", areas={"dimwell": {"minions": [1, 0]}}, discard=NO_ANSWERS)
    do(state, "play carcer", "use", "roll 1", "roll 8")
    assert can(state) == ["minion 0 dimwell"]
    do(state, "minion 0 dimwell")
    assert asked(state) == (ANNA, "another")


@pytest.mark.rule("morpork.text.remove_where_rolled", "morpork.text.gamble_with_minion")
@pytest.mark.parametrize(("card", "rolls"), [("carcer", ["roll 8", "roll 1"]), ("errol", ["roll 12"])])
@pytest.mark.parametrize("victim", ["troll", "demon"])
def test_carcer_and_errol_remove_trolls_and_demons_too(card: str, rolls: list[str], victim: str) -> None:
    areas = {"dimwell": {"minions": [1, 1], "trolls": 1, "demons": 1, "trouble": True}}
    state = city(card, "groat", areas=areas)
    do(state, f"play {card}", "use", *rolls)
    assert can(state) == ["minion 0 dimwell", "minion 1 dimwell", "troll dimwell", "demon dimwell"]
    do(state, f"{victim} dimwell")
    assert at(state, "dimwell") == {"minions": [1, 1], "demons" if victim == "troll" else "trolls": 1}


@pytest.mark.rule("morpork.text.pay_to_assassinate")
def test_burleigh_and_stronginthearm_are_paid_for_an_assassination() -> None:
    areas = {"dimwell": {"minions": [1, 1, 0], "trouble": True}, "nap_hill": {"minions": [0, 1, 0]}}
    state = city("burleigh_and_stronginthearm", seats=3, areas=areas)
    do(state, "play burleigh_and_stronginthearm", "use", "seat 2")
    assert money(state) == [8, 10, 12]
    assert can(state) == ["minion 1 dimwell"]
    do(state, "minion 1 dimwell")
    assert at(state, "dimwell") == {"minions": [1, 0, 0]}


@pytest.mark.rule("morpork.text.pay_to_assassinate")
def test_the_money_is_gone_even_if_there_is_no_victim() -> None:
    state = city("burleigh_and_stronginthearm", "groat")
    do(state, "play burleigh_and_stronginthearm", "use", "seat 1")
    assert money(state) == [8, 12]
    assert field(state, "played") == []


@pytest.mark.rule("morpork.text.pay_to_assassinate", "morpork.text.pay_for_murder")
@pytest.mark.parametrize("card", ["burleigh_and_stronginthearm", "cosmo_lavish"])
@pytest.mark.parametrize("purse", [1, 2])
def test_who_cannot_pay_the_whole_price_has_no_assassin(card: str, purse: int) -> None:
    areas = {"the_shades": {"minions": [1, 1, 0], "trouble": True}, "nap_hill": {"building": ANNA}}
    state = city(card, "groat", seats=3, money=[purse, 10, 10], areas=areas)
    do(state, f"play {card}")
    assert ("use" in can(state)) is (purse == 2)


@pytest.mark.rule("morpork.text.pay_for_murder")
def test_cosmo_lavish_pays_for_a_murder_that_spares_the_payer() -> None:
    areas = {"dimwell": {"minions": [1, 1, 1], "trolls": 1, "trouble": True}}
    state = city("cosmo_lavish", "groat", seats=3, areas=areas)
    do(state, "play cosmo_lavish", "use", "seat 1")
    assert asked(state) == (BEA, "pick")
    assert can(state) == ["minion 1 dimwell", "minion 2 dimwell", "troll dimwell"]
    do(state, "minion 2 dimwell")
    assert at(state, "dimwell") == {"minions": [1, 1, 0], "trolls": 1}


@pytest.mark.rule("morpork.text.each_removes")
def test_the_auditors_cost_everybody_else_a_minion() -> None:
    areas = {"dimwell": {"minions": [1, 1, 0, 2], "trouble": True}, "nap_hill": {"minions": [0, 1, 0, 0]}}
    state = city("the_auditors", seats=4, areas=areas)
    do(state, "play the_auditors", "use")
    assert (asked(state), can(state)) == ((BEA, "pick"), ["minion 1 dimwell", "minion 1 nap_hill"])
    do(state, "minion 1 nap_hill")
    assert asked(state) == (3, "pick")
    do(state, "minion 3 dimwell")
    assert at(state, "dimwell") == {"minions": [1, 1, 0, 1]}


@pytest.mark.rule("morpork.text.gamble_with_minion")
def test_errol_removes_somebody_in_trouble_from_seven_on() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "nap_hill": {"minions": [1, 1]}}
    state = city("errol", "groat", areas=areas, discard=NO_ANSWERS)
    do(state, "play errol", "use", "roll 7")
    assert can(state) == ["minion 0 dimwell", "minion 1 dimwell"]
    do(state, "minion 1 dimwell")
    assert minions(state, "dimwell") == [1, 0]


@pytest.mark.rule("morpork.text.gamble_with_minion")
def test_errol_costs_an_own_minion_on_one_and_nothing_between() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "nap_hill": {"minions": [1, 1]}}
    state = city("errol", "groat", areas=areas, discard=NO_ANSWERS)
    do(state, "play errol", "use")
    idle = state.clone()
    do(idle, "roll 6")
    assert asked(idle) == (ANNA, "another")
    do(state, "roll 1")
    assert can(state) == ["minion 0 dimwell", "minion 0 nap_hill"]


@pytest.mark.rule("morpork.text.stir_anywhere")
def test_doctor_hix_stirs_trouble_anywhere() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "nap_hill": {"minions": [1, 0]}}
    state = city("doctor_hix", events={"next": ["riots"]}, areas=areas)
    do(state, "play doctor_hix", "event riots", "use")
    assert len(can(state, "area")) == 11
    do(state, "area longwall")
    assert troubled(state) == {"dimwell", "longwall"}
    strict = city("doctor_hix", events={"next": ["riots"]}, areas=areas, options={"trouble_by_text_needs_minion": True})
    do(strict, "play doctor_hix", "event riots", "use")
    assert can(strict, "area") == ["nap_hill"]


@pytest.mark.rule("morpork.text.stir_nearby")
def test_the_mob_spreads_trouble_next_door() -> None:
    state = city("the_mob", areas={"dimwell": {"trouble": True}, "the_shades": {"trouble": True}})
    do(state, "play the_mob", "use")
    assert can(state, "area") == ["the_scours", "the_hippo", "longwall"]
    do(state, "area the_hippo")
    assert "the_hippo" in troubled(state)


@pytest.mark.rule("morpork.text.stir_nearby")
def test_the_mob_needs_somebody_there_by_option() -> None:
    areas = {"dimwell": {"trouble": True}, "longwall": {"minions": [0, 1]}, "nap_hill": {"minions": [0, 1]}}
    state = city("the_mob", areas=areas, options={"trouble_by_text_needs_minion": True})
    do(state, "play the_mob", "use")
    assert can(state) == ["area longwall"]


@pytest.mark.rule("morpork.text.build_cheaply", "morpork.build.six")
def test_wee_mad_arthur_builds_for_half() -> None:
    areas = {"seven_sleepers": {"minions": [1, 0]}, "dimwell": {"minions": [1, 0], "trouble": True}}
    state = city("wee_mad_arthur", money=[9, 10], areas=areas)
    do(state, "play wee_mad_arthur", "use")
    assert can(state) == ["area seven_sleepers"]
    do(state, "area seven_sleepers")
    assert (money(state), at(state, "seven_sleepers")["building"]) == ([0, 10], ANNA)


@pytest.mark.rule("morpork.text.build_cheaply", "morpork.build.six")
def test_wee_mad_arthur_takes_one_of_six_back_first() -> None:
    areas: dict[str, object] = {area: {"building": ANNA} for area in SIX}
    areas["seven_sleepers"] = {"minions": [1, 0]}
    state = city("wee_mad_arthur", money=[9, 10], areas=areas)
    do(state, "play wee_mad_arthur", "use", "area seven_sleepers")
    assert (asked(state), can(state, "area")) == ((ANNA, "take_back"), list(SIX))
    do(state, "area the_hippo")
    assert (money(state), at(state, "the_hippo")) == ([0, 10], {})
    assert at(state, "seven_sleepers") == {"minions": [1, 0], "building": ANNA}


@pytest.mark.rule("morpork.text.buy_calm_building", "morpork.build.buy")
def test_sybil_vimes_buys_where_all_is_calm() -> None:
    areas = {
        "dimwell": {"building": BEA},
        "the_shades": {"building": BEA, "trouble": True},
        "nap_hill": {"building": BEA},
        "longwall": {"building": ANNA},
    }
    state = city("sybil_vimes", areas=areas, lost=["dimwell"])
    do(state, "play sybil_vimes", "pass", "use")
    assert can(state) == ["area dimwell"]
    do(state, "area dimwell")
    assert (money(state), at(state, "dimwell")) == ([4, 16], {"building": ANNA})
    assert field(state, "gained") == ["dimwell"]


@pytest.mark.rule("morpork.text.buy_troubled_building", "morpork.build.six", "morpork.demon.effect")
def test_reacher_gilt_buys_in_trouble_at_the_full_price() -> None:
    areas: dict[str, object] = {area: {"building": ANNA} for area in SIX}
    areas["the_shades"] = {"building": BEA, "demons": 1, "trouble": True}
    state = city("reacher_gilt", areas=areas)
    do(state, "play reacher_gilt", "use", "area the_shades")
    assert asked(state) == (ANNA, "take_back")
    do(state, "area the_hippo")
    assert money(state) == [4, 16]
    assert at(state, "the_hippo") == {}
    assert at(state, "the_shades")["building"] == ANNA


@pytest.mark.rule("morpork.text.buy_troubled_building", "morpork.build.buy", "morpork.demon.effect")
def test_a_demon_does_not_make_a_building_cheaper() -> None:
    areas = {"the_shades": {"building": BEA, "demons": 1, "trouble": True}}
    state = city("reacher_gilt", areas=areas)
    do(state, "play reacher_gilt", "use", "area the_shades")
    assert (money(state), at(state, "the_shades")["building"]) == ([4, 16], ANNA)
    poor = city("reacher_gilt", "groat", money=[5, 10], areas=areas, discard=NO_ANSWERS)
    do(poor, "play reacher_gilt")
    assert field(poor, "discard")[-1] == "reacher_gilt"  # nothing to buy
