"""Ankh-Morpork in scenes that no level from 3 on gets wrong. Anna is asked, and does not know who the others are."""

import pytest

from bots.asked import LEVELS, choice, sat_down
from games.morpork.city import ANNA, city
from tafelrunde.core.engine import State

SIMULATIONS = 200
AREAS = [
    "dolly_sisters",
    "unreal_estate",
    "dragons_landing",
    "small_gods",
    "the_scours",
    "the_hippo",
    "the_shades",
    "dimwell",
    "longwall",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
]
HERS = [1, 0]
"""One minion of Anna's."""
BEAS = [0, 1]
PEOPLE = ["lord_rust", "lord_selachii"]


def answer(state: State, level: str) -> str:
    """Return what a level answers for Anna, who has just sat down: "play groat", "area dimwell" and so on."""
    assert state.who == ANNA
    verb, args = choice(state, sat_down(state, level, SIMULATIONS))
    return " ".join([verb, *map(str, args.values())])


def symbol(kind: str, card: str, index: int, *hand: str, **fields: object) -> State:
    """Return a city where Anna has come to a symbol of a card."""
    stack = [
        {"step": "turn_end", "who": 0},
        {"step": "finish", "card": card},
        {"step": kind, "who": 0, "card": card, "index": index},
    ]
    return city(*hand, stack=stack, last=card, played=[card], **fields)


def asked(question: dict[str, object], card: str, **fields: object) -> State:
    """Return a city where a text of Anna's asks her something."""
    stack = [{"step": "turn_end", "who": 0}, {"step": "finish", "card": card}, {"who": 0, "card": card, **question}]
    return city(stack=stack, last=card, played=[card], **fields)


def struck(area: str, *hand: str, **fields: object) -> State:
    """Return a city where Bea is about to assassinate a minion of Anna's."""
    stack = [
        {"step": "turn_end", "who": 1},
        {"step": "finish", "card": "mr_gryle"},
        {"step": "remove", "who": 0, "area": area, "by": 1, "card": None, "stage": 1},
        {"step": "remove_window", "who": 0},
    ]
    return city(*hand, stack=stack, last="mr_gryle", played=["mr_gryle"], turn=1, **fields)


def held(minions: list[int], number: int, **more: object) -> dict[str, dict[str, object]]:
    """Return the first so many areas with the same minions in each."""
    return {area: {"minions": minions, **more} for area in AREAS[:number]}


pytestmark = pytest.mark.parametrize("level", LEVELS)


# To win.


def test_lord_vetinari_sends_the_spy_he_lacks(level: str) -> None:
    areas = held(HERS, 10)
    people = ["lord_vetinari", "lord_rust"]
    where = answer(symbol("place", "groat", 0, areas=areas, personality=people), level)
    assert where in ("area seven_sleepers", "area nap_hill")


def test_a_lord_takes_the_area_he_lacks(level: str) -> None:
    areas = held(HERS, 6) | {"dimwell": {"minions": [1, 1], "trouble": True}, "longwall": {"minions": [0, 2]}}
    state = symbol("place", "groat", 0, areas=areas, personality=PEOPLE)
    assert answer(state, level) in ("area dimwell", "area the_shades", "area isle_of_gods")


def test_the_dragon_king_makes_the_eighth_trouble(level: str) -> None:
    areas = held([1, 1], 7, trouble=True) | {"dimwell": {"minions": [0, 1]}, "longwall": {"minions": HERS}}
    people = ["dragon_king_of_arms", "lord_rust"]
    where = answer(symbol("place", "groat", 0, areas=areas, personality=people), level)
    assert where in ("area dimwell", "area longwall")


def test_a_lord_builds_where_that_makes_the_last_area_his(level: str) -> None:
    areas = held(HERS, 6) | {"dimwell": {"minions": [1, 1]}, "nap_hill": {"minions": [0, 2], "trouble": True}}
    state = symbol("build", "mrs_cake", 2, areas=areas, personality=PEOPLE, money=[12, 10])
    assert answer(state, level) == "area dimwell"


def test_lord_vetinari_drives_out_the_demon_among_his_spies(level: str) -> None:
    areas = held(HERS, 11)
    areas["dimwell"] = {"minions": HERS, "demons": 1, "trouble": True}
    areas["nap_hill"] = {"minions": [0, 2], "trouble": True}
    people = ["lord_vetinari", "lord_rust"]
    state = symbol("assassinate", "dr_cruces", 0, areas=areas, personality=people)
    assert answer(state, level) == "demon dimwell"


def test_chrysoprase_takes_the_money_that_makes_fifty(level: str) -> None:
    areas = {"small_gods": {"building": 0, "minions": [1, 0, 0]}, "nap_hill": {"building": 0}}
    people = ["chrysoprase", "lord_rust", "lord_selachii"]
    state = city(
        "the_royal_mint", "groat", "sergeant_angua", seats=3, areas=areas, personality=people, money=[16, 5, 5]
    )
    assert answer(state, level) == "play the_royal_mint"


def test_vimes_draws_the_last_cards(level: str) -> None:
    areas = held(BEAS, 5)
    people = ["commander_vimes", "lord_rust"]
    state = city("librarian", "groat", "dr_cruces", areas=areas, personality=people, draw={"size": 4, "first": 0})
    assert answer(state, level) == "play librarian"


def test_vimes_uses_the_text_that_draws(level: str) -> None:
    people = ["commander_vimes", "lord_rust"]
    hand = ["groat", "dr_cruces", "mr_gryle", "modo", "hex"]
    state = symbol("scroll", "librarian", 0, *hand, personality=people, draw={"size": 12, "first": 0})
    assert answer(state, level) == "use"


def test_a_spy_goes_from_where_there_are_two_to_where_there_is_none(level: str) -> None:
    areas = held(HERS, 10)
    areas["dimwell"] = {"minions": [2, 0]}
    people = ["lord_vetinari", "lord_rust"]
    state = asked({"step": "pick"}, "dorfl", areas=areas, personality=people)
    assert answer(state, level) == "minion 0 dimwell"


def test_the_spy_that_moves_goes_where_nobody_is(level: str) -> None:
    areas = held(HERS, 10)
    areas["dimwell"] = {"minions": [2, 0]}
    people = ["lord_vetinari", "lord_rust"]
    state = asked({"step": "spot", "at": 7}, "dorfl", areas=areas, personality=people)
    assert answer(state, level) in ("area seven_sleepers", "area nap_hill")


def test_dolly_sisters_sends_the_last_spy(level: str) -> None:
    areas: dict[str, dict[str, object]] = {area: {"minions": HERS} for area in AREAS[:11] if area != "dragons_landing"}
    areas["dolly_sisters"] = {"minions": HERS, "building": 0}
    stack = [{"step": "turn_end", "who": 0}]
    people = ["lord_vetinari", "lord_rust"]
    state = city(stack=stack, last="groat", areas=areas, personality=people)
    assert answer(state, level) == "benefit dolly_sisters"


def test_the_shades_bring_the_eighth_trouble(level: str) -> None:
    areas = {area: {"minions": [1, 1], "trouble": True} for area in AREAS[:5]}
    areas |= {area: {"minions": BEAS, "trouble": True} for area in ("longwall", "nap_hill")}
    areas |= {"the_shades": {"minions": HERS, "building": 0}}
    stack = [{"step": "turn_end", "who": 0}]
    people = ["dragon_king_of_arms", "lord_rust"]
    state = city(stack=stack, last="groat", areas=areas, personality=people)
    assert answer(state, level) == "benefit the_shades"


# Not to lose.


def test_who_controls_enough_areas_is_struck_where_it_hurts(level: str) -> None:
    areas = held(BEAS, 6) | {
        "dimwell": {"minions": BEAS, "trouble": True},
        "nap_hill": {"minions": [2, 1], "trouble": True},
    }
    state = symbol("assassinate", "dr_cruces", 0, areas=areas, personality=PEOPLE)
    assert answer(state, level) == "minion 1 dimwell"


def test_the_card_is_played_that_stops_a_lord(level: str) -> None:
    areas = held(BEAS, 6) | {"dimwell": {"minions": BEAS, "trouble": True}, "nap_hill": {"minions": [2, 0]}}
    state = city("groat", "inigo_skimmer", "the_royal_mint", "leonard_of_quirm", areas=areas, personality=PEOPLE)
    assert answer(state, level) == "play inigo_skimmer"


def test_spies_in_eleven_areas_are_thinned_out(level: str) -> None:
    areas = held(BEAS, 10) | {
        "seven_sleepers": {"minions": [1, 1], "trouble": True},
        "nap_hill": {"minions": [1, 0]},
    }
    state = city("groat", "mr_gryle", "gimlets_dwarf_delicatessen", areas=areas, personality=PEOPLE)
    assert answer(state, level) == "play mr_gryle"


def test_eight_troubles_are_calmed(level: str) -> None:
    areas = held([1, 1], 8, trouble=True)
    state = city("groat", "buggy_swires", "the_royal_mint", areas=areas, personality=PEOPLE, draw={"first": 0})
    assert answer(state, level) == "play buggy_swires"


def test_the_isle_of_gods_calms_the_eighth_trouble(level: str) -> None:
    areas = held([1, 1], 8, trouble=True) | {"isle_of_gods": {"minions": HERS, "building": 0}}
    stack = [{"step": "turn_end", "who": 0}]
    state = city(stack=stack, last="groat", areas=areas, personality=PEOPLE)
    assert answer(state, level) == "benefit isle_of_gods"


def test_nobody_but_the_dragon_king_makes_the_eighth_trouble(level: str) -> None:
    areas = held([1, 1], 7, trouble=True) | {"dimwell": {"minions": [1, 1]}, "longwall": {"minions": BEAS}}
    state = symbol("place", "groat", 0, areas=areas, personality=PEOPLE)
    assert answer(state, level) not in ("area dimwell", "area longwall")


def test_a_fortune_is_taken_from(level: str) -> None:
    people = ["lord_rust", "lord_selachii", "lord_de_worde"]
    areas = {
        "small_gods": {"building": 1, "minions": [0, 1, 0]},
        "unreal_estate": {"building": 1},
        "dimwell": {"minions": [1, 0, 1]},
    }
    state = city("groat", "nobby_nobbs", "the_duckman", seats=3, areas=areas, personality=people, money=[5, 15, 15])
    assert answer(state, level) == "play nobby_nobbs"


def test_money_is_taken_from_who_is_about_to_have_enough(level: str) -> None:
    people = ["lord_rust", "lord_selachii", "lord_de_worde"]
    areas = {
        "small_gods": {"building": 1, "minions": [0, 1, 0]},
        "unreal_estate": {"building": 1},
        "dimwell": {"minions": [1, 0, 1]},
    }
    state = asked({"step": "aim"}, "nobby_nobbs", seats=3, areas=areas, personality=people, money=[5, 15, 15])
    assert answer(state, level) == "seat 1"


def test_at_a_table_of_four_the_lord_with_four_areas_is_stopped(level: str) -> None:
    areas: dict[str, dict[str, object]] = {area: {"minions": [0, 1, 0, 0]} for area in AREAS[:3]}
    areas |= {
        "dimwell": {"minions": [0, 1, 0, 0], "trouble": True},
        "longwall": {"minions": [1, 0, 2, 1], "trouble": True},
    }
    people = ["lord_vetinari", "lord_selachii", "lord_de_worde", "lord_rust"]
    state = symbol("assassinate", "dr_cruces", 0, seats=4, areas=areas, personality=people)
    assert answer(state, level) == "minion 1 dimwell"


# Interrupts.


def test_gaspode_saves_the_spy_that_decides(level: str) -> None:
    areas = held(HERS, 11)
    areas["dimwell"] = {"minions": [1, 1], "trouble": True}
    state = struck("dimwell", "gaspode", areas=areas, personality=["lord_vetinari", "lord_rust"])
    assert answer(state, level) == "play gaspode"


def test_gaspode_saves_the_minion_that_controls_the_last_area(level: str) -> None:
    areas = held(HERS, 7)
    areas["dimwell"] = {"minions": BEAS}
    areas["the_shades"] = {"minions": [2, 1], "trouble": True}
    state = struck("the_shades", "gaspode", areas=areas, personality=PEOPLE)
    assert answer(state, level) == "play gaspode"


def test_susan_saves_the_spy_that_decides(level: str) -> None:
    areas = held(HERS, 11)
    areas["dimwell"] = {"minions": [1, 1], "trouble": True}
    people = ["lord_vetinari", "lord_rust"]
    state = struck("dimwell", "susan", areas=areas, personality=people, draw={"first": 0})
    assert answer(state, level) == "play susan"


# Not to harm oneself.


def test_the_dragon_king_leaves_trouble_alone(level: str) -> None:
    areas = held([1, 1], 8, trouble=True)
    people = ["dragon_king_of_arms", "lord_rust"]
    assert answer(symbol("calm", "sergeant_angua", 0, areas=areas, personality=people), level) == "pass"


def test_the_dragon_king_kills_nobody_where_that_ends_trouble(level: str) -> None:
    areas = held([1, 1], 8, trouble=True)
    people = ["dragon_king_of_arms", "lord_rust"]
    assert answer(symbol("assassinate", "dr_cruces", 0, areas=areas, personality=people), level) == "pass"


def test_money_is_not_refused(level: str) -> None:
    assert answer(symbol("money", "dr_cruces", 1, personality=PEOPLE), level) == "use"


def test_a_minion_is_given_up_where_it_is_missed_least(level: str) -> None:
    areas = held(HERS, 9)
    areas["dimwell"] = {"minions": [3, 0]}
    people = ["lord_vetinari", "lord_rust"]
    state = asked({"step": "pick"}, "here_n_now", areas=areas, personality=people)
    assert answer(state, level) == "minion 0 dimwell"


def test_murder_hits_somebody_else(level: str) -> None:
    stack = [
        {"step": "turn_end", "who": 0},
        {"step": "finish", "card": "rincewind"},
        {"step": "murder", "who": 0, "area": "dimwell"},
    ]
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "longwall": {"minions": [1, 1]}}
    state = city(stack=stack, last="rincewind", played=["rincewind"], areas=areas, personality=PEOPLE)
    assert answer(state, level) == "minion 1 dimwell"
