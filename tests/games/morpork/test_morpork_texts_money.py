"""Scrolls about money (rulings 13, 16, 19, 24, 25, 29)."""

import pytest

from games.morpork.city import ANNA, BEA, asked, at, can, city, do, field, minions, money, troubled
from tafelrunde.core.values import CHANCE

TROUBLE = {"dimwell": {"minions": [1, 1], "trouble": True}, "nap_hill": {"trouble": True}}


@pytest.mark.rule("morpork.text.take_from_each")
@pytest.mark.parametrize("card", ["mr_boggis", "the_thieves_guild"])
def test_mr_boggis_and_the_thieves_guild_take_two_from_each(card: str) -> None:
    state = city(card, seats=3, money=[10, 5, 1])
    do(state, f"play {card}", "use")
    assert money(state) == [13, 3, 0]
    assert asked(state) == (ANNA, "place")


@pytest.mark.rule("morpork.text.take_from_each")
def test_nothing_to_take_nothing_to_ask() -> None:
    state = city("mr_boggis", money=[10, 0])
    do(state, "play mr_boggis")
    assert asked(state) == (ANNA, "place")


@pytest.mark.rule("morpork.text.take_from_one")
def test_nobby_nobbs_takes_three_from_one_with_money() -> None:
    state = city("nobby_nobbs", "groat", seats=3, money=[10, 2, 0])
    do(state, "play nobby_nobbs", "use")
    assert can(state) == ["seat 1"]
    do(state, "seat 1")
    assert money(state) == [12, 0, 0]


@pytest.mark.rule("morpork.text.lend")
@pytest.mark.parametrize("card", ["mr_bent", "the_bank_of_ankh_morpork"])
def test_a_loan_stays_in_front_of_the_borrower(card: str) -> None:
    state = city(card, "groat")
    do(state, f"play {card}", "use")
    assert money(state) == [20, 10]
    assert field(state, "front", ANNA) == [card]
    do(state, "pass")
    assert field(state, "discard") == []


@pytest.mark.rule("morpork.text.lend", "morpork.money.bank")
def test_a_poor_bank_lends_less_and_is_owed_the_same() -> None:
    state = city("mr_bent", money=[10, 106])
    do(state, "play mr_bent", "use")
    assert money(state) == [14, 106]
    assert field(state, "front", ANNA) == ["mr_bent"]


@pytest.mark.rule("morpork.text.earn_per_trouble")
@pytest.mark.parametrize("card", ["sacharissa_cripslock", "otto_chriek", "william_de_worde"])
def test_papers_earn_with_trouble(card: str) -> None:
    state = city(card, areas=TROUBLE)
    do(state, f"play {card}")
    if asked(state)[1] == "place":
        do(state, "pass")
    do(state, "use")
    assert money(state) == [12, 10]


@pytest.mark.rule("morpork.text.earn_per_building")
@pytest.mark.parametrize("card", ["sir_charles_lavatory", "the_post_office"])
def test_a_dollar_for_each_building_of_any_colour(card: str) -> None:
    areas = {"dimwell": {"building": ANNA}, "longwall": {"building": BEA}, "nap_hill": {"building": BEA}}
    state = city(card, areas=areas)
    do(state, f"play {card}", "use")
    assert money(state) == [13, 10]


@pytest.mark.rule("morpork.text.earn_per_minion")
@pytest.mark.parametrize("card", ["the_dysk", "the_opera_house"])
def test_a_dollar_for_each_head_on_the_isle_of_gods(card: str) -> None:
    areas = {"isle_of_gods": {"minions": [1, 2], "trolls": 1, "demons": 1, "trouble": True}}
    state = city(card, areas=areas)
    do(state, f"play {card}", "use")
    assert money(state) == [15, 10]
    state = city(card, areas=areas, options={"neutrals_count_for_money": False})
    do(state, f"play {card}", "use")
    assert money(state) == [13, 10]


@pytest.mark.rule("morpork.text.earn_where_trouble")
def test_mr_slant_earns_two_a_head_where_there_is_trouble() -> None:
    areas = {"dimwell": {"minions": [0, 2], "trolls": 1, "trouble": True}, "longwall": {"minions": [3, 0]}}
    state = city("mr_slant", areas=areas)
    do(state, "play mr_slant", "use")
    assert can(state) == ["area dimwell"]
    do(state, "area dimwell")
    assert money(state) == [16, 10]
    state = city("mr_slant", areas=areas, options={"neutrals_count_for_money": False})
    do(state, "play mr_slant", "use", "area dimwell")
    assert money(state) == [14, 10]


@pytest.mark.rule("morpork.text.force_payment")
def test_hubert_lets_one_pay_another() -> None:
    state = city("hubert", seats=3, money=[10, 2, 7])
    do(state, "play hubert", "use")
    assert can(state) == ["seat 1", "seat 2"]
    do(state, "seat 1")
    assert can(state) == ["seat 2"]
    do(state, "seat 2")
    assert money(state) == [10, 0, 9]


@pytest.mark.rule("morpork.text.tribute_or_burden", "morpork.turn.refill")
@pytest.mark.parametrize("card", ["the_fools_guild", "dr_whiteface"])
def test_pay_five_or_be_burdened(card: str) -> None:
    state = city(card)
    do(state, f"play {card}", "use", "seat 1")
    assert (asked(state), can(state)) == ((BEA, "decide"), ["pass", "pay"])
    paid = state.clone()
    do(paid, "pay")
    assert money(paid) == [15, 5]
    do(state, "pass")
    assert field(state, "front", BEA) == [card]
    assert asked(state) == (ANNA, "place")


@pytest.mark.rule("morpork.text.tribute_or_burden", "morpork.turn.refill")
def test_who_cannot_pay_five_gets_the_card_and_draws_one_less() -> None:
    state = city("the_fools_guild", money=[10, 4])
    do(state, "play the_fools_guild", "use", "seat 1", "pass")
    assert field(state, "front", BEA) == ["the_fools_guild"]
    for _ in range(5):
        do(state, can(state)[0])
    do(state, "pass")
    for _ in range(4):
        assert asked(state) == (CHANCE, "draw")
        do(state, can(state)[0])
    assert asked(state) == (ANNA, "turn")


@pytest.mark.rule("morpork.text.tribute_or_building", "morpork.build.lose")
def test_the_fire_brigade_is_paid_or_takes_a_building() -> None:
    areas = {"dimwell": {"building": BEA}, "longwall": {"building": BEA}, "nap_hill": {"building": ANNA}}
    state = city("the_fire_brigade", "groat", areas=areas)
    do(state, "play the_fire_brigade", "use", "seat 1")
    paid = state.clone()
    do(paid, "pay")
    assert money(paid) == [15, 5]
    do(state, "pass")
    assert (asked(state), can(state)) == ((ANNA, "spot"), ["pass", "area dimwell", "area longwall"])
    do(state, "area longwall")
    assert at(state, "longwall") == {}


@pytest.mark.rule("morpork.text.tribute_or_building", "morpork.interrupt.wallace_sonky")
@pytest.mark.parametrize(
    ("purse", "buildings", "who_is_asked"),
    [(4, {}, (ANNA, "another")), (5, {}, (BEA, "reach_window")), (4, {"building": BEA}, (BEA, "reach_window"))],
)
def test_nobody_is_asked_to_answer_a_fire_brigade_that_finds_neither_money_nor_buildings(
    purse: int, buildings: dict[str, object], who_is_asked: tuple[int, str]
) -> None:
    hands = [["wallace_sonky"]]
    state = city("the_fire_brigade", "groat", hands=hands, money=[10, purse], areas={"dimwell": buildings})
    do(state, "play the_fire_brigade", "use", "seat 1")
    assert asked(state) == who_is_asked


@pytest.mark.rule("morpork.text.tribute_or_building")
def test_the_fire_brigade_need_not_burn_anything() -> None:
    state = city("the_fire_brigade", "groat", money=[10, 3], areas={"dimwell": {"building": BEA}})
    do(state, "play the_fire_brigade", "use", "seat 1", "pass")
    assert at(state, "dimwell") == {"building": BEA}


@pytest.mark.rule("morpork.text.gamble_with_bank")
@pytest.mark.parametrize(("eyes", "left"), [(12, 14), (7, 14), (6, 10), (2, 10)])
def test_cmot_dibbler_wins_from_seven_on(eyes: int, left: int) -> None:
    state = city("cmot_dibbler", "groat")
    do(state, "play cmot_dibbler", "use", f"roll {eyes}")
    assert (asked(state), money(state)) == ((ANNA, "another"), [left, 10])


@pytest.mark.rule("morpork.text.gamble_with_bank")
def test_cmot_dibbler_loses_money_or_a_minion_on_one() -> None:
    state = city("cmot_dibbler", "groat", areas={"dimwell": {"minions": [2, 0]}})
    do(state, "play cmot_dibbler", "use", "roll 1")
    assert can(state) == ["pay", "minion 0 dimwell"]
    paid = state.clone()
    do(paid, "pay")
    assert money(paid) == [8, 10]
    do(state, "minion 0 dimwell", "pass")
    assert minions(state, "dimwell") == [1, 0]


@pytest.mark.rule("morpork.text.gamble_with_bank")
@pytest.mark.parametrize(("purse", "left"), [(1, 0), (0, 0)])
def test_cmot_dibbler_takes_what_there_is(purse: int, left: int) -> None:
    state = city("cmot_dibbler", "groat", money=[purse, 10])
    do(state, "play cmot_dibbler", "use", "roll 1")
    assert (asked(state), money(state)) == ((ANNA, "another"), [left, 10])


@pytest.mark.rule("morpork.text.gamble_with_player")
def test_here_n_now_takes_three_from_a_player() -> None:
    state = city("here_n_now", "groat", seats=3, money=[10, 10, 2])
    do(state, "play here_n_now", "use", "roll 7")
    assert can(state) == ["seat 1", "seat 2"]
    do(state, "seat 2")
    assert money(state) == [12, 10, 0]


@pytest.mark.rule("morpork.text.gamble_with_player")
def test_here_n_now_costs_a_minion_on_one() -> None:
    state = city("here_n_now", seats=3, areas={"dimwell": {"minions": [1, 1, 0], "trouble": True}})
    do(state, "play here_n_now", "use", "roll 1")
    assert (asked(state), can(state)) == ((ANNA, "pick"), ["minion 0 dimwell"])
    do(state, "minion 0 dimwell")
    assert at(state, "dimwell") == {"minions": [0, 1, 0]}
    assert not troubled(state)


@pytest.mark.rule("morpork.text.tribute_or_burden", "morpork.turn.refill")
def test_both_burdens_may_lie_in_front_of_one_player() -> None:
    state = city("dr_whiteface", money=[10, 0], front=[[], ["the_fools_guild"]])
    do(state, "play dr_whiteface", "use", "seat 1", "pass")
    assert field(state, "front", BEA) == ["the_fools_guild", "dr_whiteface"]
    for _ in range(5):
        do(state, can(state)[0])
    do(state, "pass", *[f"card {card}" for card in ("hex", "modo", "groat")])
    assert asked(state) == (ANNA, "turn")
