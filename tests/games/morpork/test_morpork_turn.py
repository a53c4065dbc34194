"""Set-up and the course of a turn (rulings 1-3, 26-30, 42, 48, 49, 54)."""

import pytest

from games.morpork.city import (
    ANNA,
    BEA,
    FIRST_DECK_OUT,
    asked,
    can,
    city,
    do,
    field,
    kinds,
    money,
    over,
    troubled,
    why_not,
)
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE


def fresh(seats: int) -> State:
    state = games.load("morpork").new(seats)
    state.events = []
    return state


@pytest.mark.rule("morpork.setup.board")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_minions_each_and_trouble_among_them(seats: int) -> None:
    state = fresh(seats)
    there = {"minions": [1] * seats, "trouble": True}
    assert state.position()["areas"] == {"dolly_sisters": there, "the_scours": there, "the_shades": there}
    assert money(state) == [10] * seats


@pytest.mark.rule("morpork.setup.personalities")
@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 7), (4, 7)])
def test_personalities_are_dealt_first(seats: int, number: int) -> None:
    state = fresh(seats)
    assert asked(state) == (CHANCE, "assign")
    assert len(can(state)) == number
    for who in ["lord_rust", "lord_vetinari", "commander_vimes", "lord_selachii"][:seats]:
        do(state, f"personality {who}")
    assert asked(state) == (CHANCE, "deal")
    assert field(state, "personality")[:2] == ["lord_rust", "lord_vetinari"]


@pytest.mark.rule("morpork.setup.two_players")
def test_two_play_without_chrysoprase_hubert_and_cosmo_lavish() -> None:
    state = fresh(2)
    assert "chrysoprase" not in can(state, "personality")
    state.settle(Rng(1))
    census = state.game.census(state)
    assert isinstance(census, dict)
    assert (census["cards"], census["people"]) == (99, 6)
    three = fresh(3)
    assert isinstance(three.game.census(three), dict)
    assert three.game.census(three)["cards"] == 101  # type: ignore[index]


@pytest.mark.rule("morpork.setup.deal")
def test_everybody_gets_five_cards_of_the_first_deck() -> None:
    state = fresh(2)
    do(state, "personality lord_rust", "personality lord_vetinari")
    assert len(can(state, "card")) == 48
    while asked(state)[1] == "deal":
        do(state, can(state)[0])
    assert [len(field(state, "hand", seat)) for seat in (ANNA, BEA)] == [5, 5]


@pytest.mark.rule("morpork.setup.first")
def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    state = fresh(3)
    while asked(state)[1] != "roll_for_start":
        do(state, can(state)[0])
    do(state, "roll 4", "roll 9", "roll 9")
    assert asked(state) == (CHANCE, "roll_for_start")
    do(state, "roll 2", "roll 7")
    assert asked(state) == (2, "turn")


@pytest.mark.rule("morpork.turn.play", "morpork.turn.own_hand", "morpork.symbol.interrupt")
def test_a_card_must_be_played_but_no_interrupt() -> None:
    state = city("groat", "gaspode")
    assert can(state) == ["play groat"]
    assert why_not(state, "pass") == "morpork.turn.play"
    assert why_not(state, "play gaspode") == "morpork.symbol.interrupt"
    assert why_not(state, "play dwarves") == "morpork.turn.own_hand"


@pytest.mark.rule("morpork.turn.pass", "morpork.turn.refill")
@pytest.mark.parametrize("hand", [[], ["gaspode", "wallace_sonky"]])
def test_who_has_no_card_to_play_passes_and_draws(hand: list[str]) -> None:
    state = city(*hand)
    assert can(state) == ["pass"]
    assert "passes" in kinds(do(state, "pass"))
    assert asked(state) == (CHANCE, "draw")
    for _ in range(5 - len(hand)):
        do(state, can(state)[0])
    assert len(field(state, "hand", ANNA)) == 5
    assert asked(state) == (BEA, "turn")


@pytest.mark.rule("morpork.symbol.order", "morpork.symbol.money", "morpork.turn.discard")
def test_symbols_go_from_left_to_right_and_can_be_skipped() -> None:
    state = city("captain_carrot", areas={"dimwell": {"minions": [1, 0], "trouble": True}})
    do(state, "play captain_carrot")
    assert asked(state)[1] == "place"
    do(state, "pass")
    assert asked(state)[1] == "calm"
    do(state, "pass")
    assert asked(state)[1] == "money"
    assert field(state, "played") == ["captain_carrot"]
    do(state, "use")
    assert (troubled(state), money(state)) == ({"dimwell"}, [11, 10])
    assert field(state, "discard") == ["captain_carrot"]


@pytest.mark.rule("morpork.turn.play")
def test_a_card_without_symbols_does_nothing() -> None:
    state = city("the_peeled_nuts", "groat")
    do(state, "play the_peeled_nuts")
    assert asked(state) == (CHANCE, "draw")
    assert field(state, "discard") == ["the_peeled_nuts"]


@pytest.mark.rule("morpork.symbol.another", "morpork.turn.discard")
def test_another_card_may_follow_and_the_first_is_discarded_before_it() -> None:
    state = city("pink_pussycat_club", "history_monks", "groat")
    do(state, "play pink_pussycat_club", "use")
    assert can(state) == ["pass", "play groat", "play history_monks"]
    do(state, "play history_monks")
    assert field(state, "discard") == ["pink_pussycat_club"]
    assert field(state, "played") == ["history_monks"]
    do(state, "use")
    assert can(state) == ["card pink_pussycat_club"]


@pytest.mark.rule("morpork.turn.refill")
def test_nothing_is_drawn_with_five_or_more_and_nothing_discarded() -> None:
    state = city("groat", "modo", "hex", "librarian", "rincewind", "queen_molly", "drumknott")
    do(state, "play groat", "pass")
    assert asked(state) == (BEA, "turn")
    assert len(field(state, "hand", ANNA)) == 6


@pytest.mark.rule("morpork.turn.refill", "morpork.text.lend")
@pytest.mark.parametrize(("lying", "drawn"), [("mr_bent", 4), ("the_bank_of_ankh_morpork", 4), ("dr_whiteface", 3)])
def test_a_burden_lowers_the_refill_and_a_loan_does_not(lying: str, drawn: int) -> None:
    state = city("the_peeled_nuts", "groat", front=[[lying], []])
    do(state, "play the_peeled_nuts")
    state.settle(Rng(1))
    assert len(field(state, "hand", ANNA)) == 1 + drawn


@pytest.mark.rule("morpork.turn.next")
def test_turns_go_clockwise() -> None:
    state = city("groat", seats=3, turn=2, hands=[[], ["modo"]])
    do(state, "play modo", "pass")
    state.settle(Rng(1))
    assert asked(state) == (ANNA, "turn")


@pytest.mark.rule("morpork.turn.next", "morpork.area.once", "morpork.area.not_at_once")
def test_a_new_turn_forgets_what_was_used_gained_and_played() -> None:
    full = ["groat", "modo", "hex", "librarian", "rincewind"]
    others = ["the_peeled_nuts", "doctor_mossy_lawn", "queen_molly", "drumknott", "mr_gryle", "hello"]
    areas = {"nap_hill": {"building": ANNA}, "longwall": {"minions": [1, 0]}}
    state = city("the_mended_drum", *full, hands=[others], money=[30, 10], areas=areas)
    do(state, "benefit nap_hill", "play the_mended_drum", "area longwall", "use", "pass")
    assert (asked(state), field(state, "used"), field(state, "gained")) == ((BEA, "turn"), [], [])
    assert "play doctor_mossy_lawn" not in can(state)  # Bea has played no card yet
    do(state, "play the_peeled_nuts", "pass")
    assert asked(state) == (ANNA, "turn")
    assert can(state, "benefit") == ["longwall", "nap_hill"]


@pytest.mark.rule("morpork.turn.end", "morpork.area.once")
def test_city_area_cards_can_still_be_used_before_the_refill() -> None:
    state = city("the_peeled_nuts", areas={"seven_sleepers": {"building": ANNA}})
    do(state, "play the_peeled_nuts")
    assert asked(state) == (ANNA, "turn_end")
    do(state, "benefit seven_sleepers")
    assert money(state) == [13, 10]
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_doctor_mossy_lawn_ends_the_turn_and_gives_the_last_card_back() -> None:
    state = city("pink_pussycat_club", "doctor_mossy_lawn")
    assert can(state) == ["play pink_pussycat_club"]
    do(state, "play pink_pussycat_club", "use")
    assert can(state) == ["pass", "play doctor_mossy_lawn"]
    do(state, "play doctor_mossy_lawn")
    assert field(state, "hand", ANNA) == ["pink_pussycat_club"]
    assert field(state, "discard") == ["doctor_mossy_lawn"]
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_doctor_mossy_lawn_takes_the_card_back_from_the_discard_pile() -> None:
    state = city("the_peeled_nuts", "doctor_mossy_lawn", areas={"nap_hill": {"building": ANNA}})
    do(state, "play the_peeled_nuts")
    assert asked(state) == (ANNA, "turn_end")
    do(state, "play doctor_mossy_lawn")
    assert field(state, "hand", ANNA) == ["the_peeled_nuts"]
    assert asked(state) == (CHANCE, "draw")  # and no city-area card any more


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_doctor_mossy_lawn_waits_for_the_event_and_loses_pending_cards() -> None:
    state = city("ponder_stibbons", "groat", "doctor_mossy_lawn", events={"next": ["riots"]})
    do(state, "play ponder_stibbons")
    assert asked(state) == (CHANCE, "random_event")
    do(state, "event riots", "use", "play groat", "play doctor_mossy_lawn")
    assert field(state, "hand", ANNA) == ["groat"]
    assert field(state, "discard") == ["doctor_mossy_lawn", "ponder_stibbons"]
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn", "morpork.symbol.event")
def test_doctor_mossy_lawn_does_not_save_from_the_event_between_city_area_cards() -> None:
    state = city("the_dean", "doctor_mossy_lawn", areas={"nap_hill": {"building": ANNA}})
    do(state, "play the_dean")
    assert can(state) == ["use", "benefit nap_hill"]
    do(state, "use", "event riots")
    assert "play doctor_mossy_lawn" in can(state)


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_a_loan_laid_down_does_not_come_back() -> None:
    state = city("mr_bent", "doctor_mossy_lawn")
    do(state, "play mr_bent", "use", "play doctor_mossy_lawn")
    assert field(state, "front", ANNA) == ["mr_bent"]
    assert field(state, "hand", ANNA) == []


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_only_who_might_hold_doctor_mossy_lawn_is_asked_at_the_end() -> None:
    assert asked(after_nuts(draw=FIRST_DECK_OUT, discard=["doctor_mossy_lawn"])) == (CHANCE, "draw")
    assert asked(after_nuts(draw=FIRST_DECK_OUT, hands=[["ruby"]])) == (ANNA, "turn_end")
    assert asked(after_nuts()) == (CHANCE, "draw")  # nobody has a card of the second deck yet


def after_nuts(**fields: object) -> State:
    state = city("the_peeled_nuts", "groat", **fields)
    do(state, "play the_peeled_nuts")
    return state


@pytest.mark.rule("morpork.end.last_card", "morpork.win.vimes", "morpork.hidden.personality")
def test_commander_vimes_wins_with_the_last_card_inside_an_action() -> None:
    state = city("hex", personality=["lord_rust", "commander_vimes"], draw={"next": ["susan"], "size": 1})
    events = do(state, "play hex", "use", "card susan")
    assert over(state) == [BEA]
    assert kinds(events)[-3:] == ["shows-personality", "shows-personality", "wins"]


@pytest.mark.rule("morpork.end.last_card")
def test_the_refill_can_take_the_last_card() -> None:
    state = city("the_peeled_nuts", draw={"size": 3}, money=[20, 3])
    do(state, "play the_peeled_nuts")
    for _ in range(3):
        do(state, can(state)[0])
    assert over(state) == [ANNA]


@pytest.mark.rule("morpork.end.last_card", "morpork.area.unreal_estate")
def test_unreal_estate_can_take_the_last_card() -> None:
    areas = {"unreal_estate": {"building": ANNA}}
    state = city("groat", areas=areas, draw={"next": ["susan"], "size": 1}, money=[0, 20])
    do(state, "benefit unreal_estate", "card susan")
    assert over(state) == [BEA]


@pytest.mark.rule("morpork.end.over")
def test_nothing_can_be_done_after_the_end() -> None:
    state = city(winners=[ANNA], stack=[])
    assert why_not(state, "pass") == "morpork.end.over"
    assert state.result() == (1.0, -1.0)


@pytest.mark.rule("morpork.symbol.event")
def test_an_event_has_to_be_drawn_and_comes_once() -> None:
    state = city("the_dean", areas={"nap_hill": {"building": ANNA}}, events={"used": ["fog"]})
    do(state, "play the_dean")
    assert can(state) == ["use", "benefit nap_hill"]
    assert why_not(state, "pass") == "morpork.symbol.event"
    do(state, "use")
    assert "fog" not in can(state, "event")
    do(state, "event riots")
    assert state.position()["events"] == {"used": ["fog", "riots"]}


@pytest.mark.rule("morpork.symbol.event")
def test_without_event_cards_the_symbol_does_nothing() -> None:
    every = list(games.load("morpork").names.kinds["happening"])
    state = city("the_dean", "groat", events={"used": every})
    do(state, "play the_dean")
    assert asked(state) == (ANNA, "another")


@pytest.mark.rule("morpork.setup.personalities")
@pytest.mark.parametrize(("seats", "unused"), [(2, 4), (3, 4), (4, 3)])
def test_so_many_personalities_stay_unused(seats: int, unused: int) -> None:
    state = city("zorgo_the_retro_phrenologist", seats=seats)
    do(state, "play zorgo_the_retro_phrenologist", "use")
    assert len(can(state, "personality")) == unused


@pytest.mark.rule("morpork.place.twelve", "morpork.symbol.order")
def test_what_cannot_be_done_is_not_asked() -> None:
    state = city("sergeant_detritus", "groat")
    do(state, "play sergeant_detritus")
    assert field(state, "discard") == ["sergeant_detritus"]


@pytest.mark.rule("morpork.setup.first")
def test_it_is_told_who_rolled_what_and_who_starts() -> None:
    state = fresh(2)
    state.events = []
    while asked(state)[1] != "roll_for_start":
        do(state, can(state)[0])
    told = do(state, "roll 3", "roll 8")
    assert [(event.kind, event.args.get("seat"), event.args.get("eyes")) for event in told[:3]] == [
        ("rolls", ANNA, 3),
        ("rolls", BEA, 8),
        ("starts", BEA, None),
    ]
