"""Personalities by player count, points and ties (rulings 25, 27, 40, 43-47)."""

from collections.abc import Mapping

import pytest

from games.morpork.city import ANNA, BEA, asked, city, do, kinds, over
from scene import scene
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.games.morpork.rules.areas import AREA_IDS

LORDS = ["lord_selachii", "lord_rust", "lord_de_worde"]


def starts(who: str, seats: int, areas: dict[str, dict[str, object]], **fields: object) -> State:
    """Return the table as Anna, who is this personality, starts her turn."""
    others = [name for name in ["commander_vimes", "lord_vetinari", *LORDS] if name != who][: seats - 1]
    table: dict[str, object] = {"areas": areas, "personality": [who, *others], "moment": "start_of_turn"}
    return scene("morpork", seats=seats, **{**table, **fields})


def won(state: State) -> bool:
    return state.ask() is None and over(state) == [ANNA]


def spread(seats: int, number: int, **more: object) -> dict[str, dict[str, object]]:
    """Anna has a minion in so many areas."""
    return {area: {"minions": [1] + [0] * (seats - 1), **more} for area in AREA_IDS[:number]}


@pytest.mark.rule("morpork.win.vetinari", "morpork.win.start_of_turn")
@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_lord_vetinari_needs_spies_in_many_areas(seats: int, needed: int) -> None:
    assert won(starts("lord_vetinari", seats, spread(seats, needed)))
    assert not won(starts("lord_vetinari", seats, spread(seats, needed - 1)))
    haunted = spread(seats, needed)
    haunted["dimwell"]["demons"] = 1
    assert not won(starts("lord_vetinari", seats, haunted))
    built = spread(seats, needed - 1)
    built["nap_hill"] = {"building": ANNA}
    assert not won(starts("lord_vetinari", seats, built))  # a building is no minion
    shared = spread(seats, needed)
    shared["dimwell"] = {"minions": [1, 3] + [0] * (seats - 2), "trolls": 2, "trouble": True}
    assert won(starts("lord_vetinari", seats, shared))


@pytest.mark.rule("morpork.win.lords", "morpork.win.control")
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 5), (4, 4)])
def test_a_lord_controls_areas(lord: str, seats: int, needed: int) -> None:
    assert won(starts(lord, seats, spread(seats, needed)))
    assert not won(starts(lord, seats, spread(seats, needed - 1)))
    for blocked in ({"demons": 1}, {"trolls": 1}, {"minions": [1, 1] + [0] * (seats - 2)}, {"building": BEA}):
        board = spread(seats, needed)
        board["dragons_landing"] = {**board["dragons_landing"], **blocked}
        assert not won(starts(lord, seats, board))


@pytest.mark.rule("morpork.win.control")
def test_buildings_count_trolls_are_outnumbered_and_trouble_does_not_matter() -> None:
    board = spread(4, 3)
    board["nap_hill"] = {"building": ANNA, "trouble": True}
    assert won(starts("lord_rust", 4, board))
    board["nap_hill"] = {"building": ANNA, "minions": [1, 0, 0, 0], "trolls": 1}
    assert won(starts("lord_rust", 4, board))


@pytest.mark.rule("morpork.win.dragon_king")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dragon_king_needs_eight_markers(seats: int) -> None:
    assert won(starts("dragon_king_of_arms", seats, {area: {"trouble": True} for area in AREA_IDS[:8]}))
    assert won(starts("dragon_king_of_arms", seats, {area: {"trouble": True, "demons": 0} for area in AREA_IDS}))
    assert not won(starts("dragon_king_of_arms", seats, {area: {"trouble": True} for area in AREA_IDS[:7]}))


@pytest.mark.rule("morpork.win.chrysoprase", "morpork.demon.effect")
@pytest.mark.parametrize("seats", [3, 4])
def test_chrysoprase_needs_fifty_dollars(seats: int) -> None:
    board: dict[str, dict[str, object]] = {"seven_sleepers": {"building": ANNA}}
    purses = [32] + [10] * (seats - 1)
    assert won(starts("chrysoprase", seats, board, money=purses))
    assert not won(starts("chrysoprase", seats, board, money=[31, *purses[1:]]))
    haunted: dict[str, dict[str, object]] = {"seven_sleepers": {"building": ANNA, "demons": 1}}
    assert not won(starts("chrysoprase", seats, haunted, money=purses))
    owing: list[list[str]] = [["mr_bent"]] + [[]] * (seats - 1)
    assert not won(starts("chrysoprase", seats, board, money=[43, *purses[1:]], front=owing))
    assert won(starts("chrysoprase", seats, board, money=[44, *purses[1:]], front=owing))


@pytest.mark.rule("morpork.win.start_of_turn", "morpork.hidden.personality")
def test_only_the_active_player_wins_and_everybody_sees_who_did_not() -> None:
    board: dict[str, dict[str, object]] = {area: {"trouble": True} for area in AREA_IDS[:8]}
    state = starts("lord_rust", 2, board, personality=["lord_rust", "dragon_king_of_arms"])
    assert asked(state) == (ANNA, "turn")
    assert state.position()["ruled_out"] == [["dragon_king_of_arms"], []]
    everybody = [state.view(viewer).position()["ruled_out"] for viewer in (None, ANNA, BEA)]
    assert everybody == [[["dragon_king_of_arms"], []]] * 3


@pytest.mark.rule("morpork.win.vimes", "morpork.end.last_card")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_commander_vimes_waits_for_the_last_card(seats: int) -> None:
    last = last_card(["lord_rust", "commander_vimes"], seats)
    assert over(last) == [BEA]
    assert over(last_card(["lord_rust", "lord_selachii"], seats)) == [ANNA]


@pytest.mark.rule("morpork.win.vimes", "morpork.end.last_card")
def test_commander_vimes_waits_while_there_is_a_card_left() -> None:
    fields: dict[str, object] = {"personality": ["lord_rust", "commander_vimes"], "discard": ["doctor_mossy_lawn"]}
    state = city("hex", "groat", "modo", draw={"size": 4}, **fields)
    do(state, "play hex", "use")
    for _ in range(3):
        state.apply(state.legal()[0])
    while state.who == ANNA:
        do(state, "pass")
    assert asked(state) == (BEA, "turn")  # she is Commander Vimes, and one card is left
    do(state, "pass")
    state.apply(state.legal()[0])
    assert over(state) == [BEA]


def last_card(people: list[str], seats: int) -> State:
    """Anna, the richest, draws the last card."""
    people = [*people, "lord_vetinari", "lord_de_worde"][:seats]
    state = city(seats=seats, personality=people, money=[20] + [1] * (seats - 1), draw={"size": 1})
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    return state


def counted(areas: Mapping[str, Mapping[str, object]], **fields: object) -> State:
    """Riots end the game, and points are counted."""
    eight: dict[str, object] = {area: {"trouble": True} for area in AREA_IDS}
    for area, there in areas.items():
        eight[area] = {"trouble": True, **there}
    state = city("the_dean", areas=eight, events={"next": ["riots"]}, **fields)
    do(state, "play the_dean")
    if state.who == ANNA:
        do(state, "use")  # a city-area card could be used first
    do(state, "event riots")
    return state


def points(state: State) -> list[int]:
    assert state.events is not None
    return [event.args["points"] for event in state.events if event.kind == "scores"]


@pytest.mark.rule("morpork.points.count", "morpork.demon.effect")
def test_points_for_minions_buildings_and_cash() -> None:
    areas = {
        "dimwell": {"minions": [2, 1], "building": ANNA},
        "nap_hill": {"minions": [0, 1], "building": BEA},
        "longwall": {"minions": [3, 0], "building": ANNA, "demons": 1},
    }
    state = counted(areas, money=[4, 0])
    assert points(state) == [10 + 6 + 4, 10 + 12]
    assert over(state) == [BEA]
    assert kinds(state.events or [])[-1] == "wins"


@pytest.mark.rule("morpork.points.count", "morpork.text.lend")
@pytest.mark.parametrize(("purse", "total"), [(24, 0), (23, -4), (12, -15), (11, -19)])
def test_loans_are_paid_back_or_cost_fifteen(purse: int, total: int) -> None:
    state = counted({}, money=[purse, 0], front=[["mr_bent", "the_bank_of_ankh_morpork"], []])
    assert points(state)[ANNA] == total


@pytest.mark.rule("morpork.points.tie")
def test_a_tie_goes_to_the_best_controlled_area() -> None:
    areas: dict[str, dict[str, object]] = {
        "dimwell": {"building": ANNA},
        "seven_sleepers": {"minions": [0, 1]},
    }
    state = counted(areas, money=[0, 1])
    assert (points(state), over(state)) == ([6, 6], [BEA])
    assert (state.events or [])[-1].rule == "morpork.points.tie"


@pytest.mark.rule("morpork.points.tie", "morpork.win.control")
@pytest.mark.parametrize("rival", [{"trolls": 1}, {"minions": [1, 1]}, {}])
def test_a_piece_in_the_best_area_is_not_control(rival: dict[str, object]) -> None:
    """Bea's minion in Seven Sleepers decides only if nobody is in its way."""
    areas: dict[str, dict[str, object]] = {
        "dimwell": {"building": ANNA},
        "seven_sleepers": {"minions": [0, 1], **rival},
    }
    more = 5 if "minions" in rival else 0
    state = counted(areas, money=[0, 1 + more])
    assert points(state) == [6 + more, 6 + more]
    assert over(state) == ([ANNA] if rival else [BEA])


@pytest.mark.rule("morpork.points.tie", "morpork.event.bloody_stupid_johnson")
@pytest.mark.parametrize(("lost", "winner"), [([], ANNA), (["nap_hill"], BEA)])
def test_a_city_card_that_left_the_game_decides_no_tie(lost: list[str], winner: int) -> None:
    areas = {"nap_hill": {"building": ANNA}, "dimwell": {"building": BEA}}
    state = counted(areas, money=[0, 6], lost=lost, options={"tie_break": "en_highest_city_card"})
    assert (points(state), over(state)) == ([12, 12], [winner])


@pytest.mark.rule("morpork.points.tie")
def test_the_best_city_card_decides_by_option() -> None:
    areas: dict[str, dict[str, object]] = {
        "dimwell": {"building": ANNA},
        "seven_sleepers": {"minions": [0, 1]},
    }
    state = counted(areas, money=[0, 1], options={"tie_break": "en_highest_city_card"})
    assert over(state) == [ANNA]


@pytest.mark.rule("morpork.points.tie")
def test_equals_share_the_win() -> None:
    state = counted({})
    assert over(state) == [ANNA, BEA]
    assert state.result() == (0.0, 0.0)
    assert kinds(state.events or [])[-2:] == ["shares-win", "shares-win"]


@pytest.mark.rule("morpork.win.vetinari", "morpork.win.lords", "morpork.win.dragon_king", "morpork.win.chrysoprase")
@pytest.mark.parametrize(
    ("who", "rule", "fields"),
    [
        ("lord_vetinari", "morpork.win.vetinari", {"areas": spread(3, 10)}),
        ("lord_rust", "morpork.win.lords", {"areas": spread(3, 5)}),
        ("dragon_king_of_arms", "morpork.win.dragon_king", {"areas": {a: {"trouble": True} for a in AREA_IDS[:8]}}),
        ("chrysoprase", "morpork.win.chrysoprase", {"areas": {}, "money": [60, 0, 0]}),
    ],
)
def test_a_victory_is_told_with_the_rule_of_the_personality(who: str, rule: str, fields: dict[str, object]) -> None:
    people = [who, "commander_vimes", "lord_selachii"]
    document = {"seats": 3, "moment": "start_of_turn", "personality": people, **fields}
    state = games.load("morpork").position(document, [])
    assert over(state) == [ANNA]
    assert [event.rule for event in state.events or [] if event.kind == "wins"] == [rule]
