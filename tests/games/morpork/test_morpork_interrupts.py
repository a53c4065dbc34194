"""Interrupts, alone and nested (rulings 20-23, 33, 50-53, 58-60)."""

import pytest

from games.morpork.city import ANNA, BEA, CLEO, FIRST_DECK_OUT, asked, at, can, city, do, field, kinds, minions, money
from tafelrunde.core.engine import State
from tafelrunde.core.values import CHANCE

TROUBLE = {"dimwell": {"minions": [1, 2], "trouble": True}}


def attacked(*held: str, **fields: object) -> State:
    """Anna assassinates Bea's minion in Dimwell; Bea holds these cards."""
    given: dict[str, object] = {"areas": TROUBLE, **fields}
    state = city("mr_gryle", hands=[list(held)], **given)
    do(state, "play mr_gryle", "minion 1 dimwell")
    return state


@pytest.mark.rule("morpork.interrupt.window", "morpork.hidden.hand")
@pytest.mark.parametrize("held", ["gaspode", "groat"])
def test_who_might_hold_an_answer_is_asked_whatever_the_hand(held: str) -> None:
    state = attacked(held)
    assert asked(state) == (BEA, "remove_window")
    assert ("play gaspode" in can(state)) is (held == "gaspode")
    do(state, "pass")
    assert asked(state) == (BEA, "removed_window")
    do(state, "pass")
    assert at(state, "dimwell") == {"minions": [1, 1]}


@pytest.mark.rule("morpork.interrupt.window")
def test_nobody_is_asked_once_all_answers_are_seen_or_the_hand_is_empty() -> None:
    gone = ["gaspode", "fresh_start_club", "wallace_sonky", "susan", "igor"]
    assert asked(attacked("groat", discard=gone)) == (ANNA, "money")
    assert asked(attacked()) == (ANNA, "money")


@pytest.mark.rule("morpork.interrupt.window")
def test_cards_of_the_second_deck_count_once_it_has_begun() -> None:
    seen = ["gaspode", "fresh_start_club", "wallace_sonky"]
    assert asked(attacked("groat", discard=seen)) == (ANNA, "money")
    assert asked(attacked("ruby", discard=seen)) == (BEA, "remove_window")


@pytest.mark.rule("morpork.interrupt.gaspode")
def test_gaspode_prevents_an_assassination_and_nothing_changes() -> None:
    state = attacked("gaspode")
    do(state, "play gaspode")
    assert at(state, "dimwell") == TROUBLE["dimwell"]
    assert asked(state) == (ANNA, "money")
    assert field(state, "discard") == ["gaspode"]


@pytest.mark.rule("morpork.interrupt.gaspode")
def test_hello_can_try_the_same_minion_again() -> None:
    state = city("hello", hands=[["gaspode", "groat"]], areas=TROUBLE)
    do(state, "play hello", "minion 1 dimwell", "play gaspode")
    assert asked(state) == (ANNA, "assassinate")
    do(state, "minion 1 dimwell", "pass", "pass")
    assert minions(state, "dimwell") == [1, 1]


@pytest.mark.rule("morpork.interrupt.gaspode")
@pytest.mark.parametrize("card", ["the_duckman", "foul_ole_ron", "canting_crew"])
def test_gaspode_prevents_a_move(card: str) -> None:
    state = city(card, hands=[["gaspode"]], areas=TROUBLE)
    do(state, f"play {card}", "use", "minion 1 dimwell", "pass", "area longwall")
    assert asked(state) == (BEA, "move_window")
    do(state, "play gaspode")
    assert at(state, "dimwell") == TROUBLE["dimwell"]


@pytest.mark.rule("morpork.interrupt.gaspode")
def test_gaspode_is_no_help_against_events_or_ones_own_bad_luck() -> None:
    state = city("the_dean", hands=[["gaspode", "susan"]], events={"next": ["mysterious_murders"]}, areas=TROUBLE)
    do(state, "play the_dean", "event mysterious_murders", "roll 8", "minion 1 dimwell")
    assert can(state) == ["pass", "play susan"]
    state = city("errol", "gaspode", "susan", areas=TROUBLE)
    do(state, "play errol", "use", "roll 1", "minion 0 dimwell")
    assert can(state) == ["pass", "play susan"]


@pytest.mark.rule("morpork.interrupt.susan", "morpork.interrupt.come_back", "morpork.interrupt.gaspode")
@pytest.mark.parametrize("card", ["cmot_dibbler", "here_n_now", "errol"])
def test_susan_and_igor_help_against_ones_own_bad_luck(card: str) -> None:
    state = city(card, "susan", "gaspode", "igor", areas=TROUBLE)
    do(state, f"play {card}", "use", "roll 1", "minion 0 dimwell")
    assert can(state) == ["pass", "play susan"]
    saved = state.clone()
    do(saved, "play susan")
    assert at(saved, "dimwell") == TROUBLE["dimwell"]
    do(state, "pass")
    assert can(state) == ["pass", "play igor"]
    do(state, "play igor", "area nap_hill")
    assert (minions(state, "dimwell"), minions(state, "nap_hill")) == ([0, 2], [1, 0])


@pytest.mark.rule("morpork.interrupt.gaspode", "morpork.text.pay_for_murder")
@pytest.mark.parametrize("victim", [BEA, CLEO])
def test_gaspode_answers_cosmo_lavish_whoever_was_paid(victim: int) -> None:
    """Anna pays Bea, and the murder is Anna's doing, even where Bea chooses a minion of her own."""
    areas = {"dimwell": {"minions": [1, 1, 1], "trouble": True}}
    hands = [["gaspode"], ["hex"]] if victim == BEA else [["hex"], ["gaspode"]]
    state = city("cosmo_lavish", "groat", seats=3, hands=hands, areas=areas, discard=["wallace_sonky"])
    do(state, "play cosmo_lavish", "use", "seat 1", f"minion {victim} dimwell")
    assert (asked(state), can(state)) == ((victim, "remove_window"), ["pass", "play gaspode"])
    do(state, "play gaspode")
    assert at(state, "dimwell") == areas["dimwell"]


@pytest.mark.rule("morpork.interrupt.gaspode", "morpork.text.each_removes")
def test_gaspode_answers_the_auditors_and_nobody_else_goes() -> None:
    state = city("the_auditors", hands=[["gaspode"]], areas=TROUBLE)
    do(state, "play the_auditors", "use", "pass", "minion 1 dimwell", "play gaspode")
    assert at(state, "dimwell") == TROUBLE["dimwell"]


@pytest.mark.rule("morpork.interrupt.susan")
def test_susan_prevents_any_removal() -> None:
    state = attacked("susan")
    do(state, "play susan")
    assert at(state, "dimwell") == TROUBLE["dimwell"]


@pytest.mark.rule("morpork.interrupt.susan")
def test_susan_is_no_help_against_a_move() -> None:
    state = city("the_duckman", hands=[["susan"]], areas=TROUBLE, discard=["gaspode", "wallace_sonky"])
    do(state, "play the_duckman", "use", "minion 1 dimwell", "area longwall")
    assert minions(state, "longwall") == [0, 1]


@pytest.mark.rule("morpork.interrupt.come_back")
@pytest.mark.parametrize("card", ["fresh_start_club", "igor"])
def test_a_removed_minion_comes_back_elsewhere(card: str) -> None:
    state = attacked(card)
    do(state, "pass", f"play {card}")
    assert asked(state) == (BEA, "place_minion")
    assert can(state, "area") == ["the_scours", "the_shades", "longwall"]  # next to the one left, not where it was
    do(state, "area longwall")
    assert (minions(state, "dimwell"), minions(state, "longwall")) == ([1, 1], [0, 1])
    assert asked(state) == (ANNA, "money")


@pytest.mark.rule("morpork.interrupt.come_back")
def test_the_last_minion_may_come_back_anywhere_else() -> None:
    state = attacked("igor", areas={"dimwell": {"minions": [1, 1], "trouble": True}})
    do(state, "pass", "play igor")
    assert len(can(state, "area")) == 11
    assert "dimwell" not in can(state, "area")


@pytest.mark.rule("morpork.interrupt.come_back")
def test_igor_may_go_anywhere_by_option() -> None:
    state = attacked("igor", options={"igor_placement": "any_other_area"})
    do(state, "pass", "play igor")
    assert len(can(state, "area")) == 11


@pytest.mark.rule("morpork.interrupt.wallace_sonky")
def test_wallace_sonky_escapes_a_text_and_the_others_do_not() -> None:
    state = city("mr_boggis", seats=3, hands=[["wallace_sonky"], []])
    do(state, "play mr_boggis", "use")
    assert asked(state) == (BEA, "reach_window")
    do(state, "play wallace_sonky")
    assert money(state) == [12, 10, 8]


CROWDED = {
    "dimwell": {"minions": [1, 2, 0], "trouble": True},
    "unreal_estate": {"minions": [0, 1, 0]},
    "the_shades": {"building": BEA},
    "the_scours": {"building": BEA, "trouble": True},
}


REACHING: list[tuple[str, list[str]]] = [
    ("the_thieves_guild", []),
    ("nobby_nobbs", ["seat 1"]),
    ("here_n_now", ["roll 7", "seat 1"]),
    ("the_beggars_guild", ["seat 1"]),
    ("queen_molly", ["seat 1"]),
    ("the_fools_guild", ["seat 1"]),
    ("dr_whiteface", ["seat 1"]),
    ("the_fire_brigade", ["seat 1"]),
    ("rosie_palm", ["seat 1"]),
    ("the_seamstresses_guild", ["seat 1"]),
    ("cable_street_particulars", ["seat 1"]),
    ("stanley", ["seat 1"]),
    ("the_chair_of_indefinite_studies", ["seat 1"]),
    ("hobsonss_livery_stable", ["seat 1"]),
    ("burleigh_and_stronginthearm", ["seat 1"]),
    ("cosmo_lavish", ["seat 1"]),
    ("the_duckman", ["minion 1 dimwell"]),
    ("foul_ole_ron", ["minion 1 dimwell"]),
    ("canting_crew", ["minion 1 dimwell"]),
    ("the_auditors", []),
    ("the_ankh_morpork_sunshine_dragon_sanctuary", []),
    ("sybil_vimes", ["area the_shades"]),
    ("reacher_gilt", ["area the_scours"]),
]
"""Cards whose text reaches Bea, and how."""


@pytest.mark.rule("morpork.interrupt.wallace_sonky")
@pytest.mark.parametrize(("card", "moves"), REACHING)
def test_wallace_sonky_escapes_before_anything_is_seen_paid_or_chosen(card: str, moves: list[str]) -> None:
    state = used_against_bea(card, *moves)
    assert asked(state) == (BEA, "reach_window")
    escapes(state)


@pytest.mark.rule("morpork.interrupt.wallace_sonky")
@pytest.mark.parametrize(
    ("card", "moves"), [("the_dean", ["minion 1 unreal_estate"]), ("errol", ["roll 7", "minion 1 dimwell"])]
)
def test_wallace_sonky_escapes_a_text_that_removes_a_minion(card: str, moves: list[str]) -> None:
    state = used_against_bea(card, *moves)
    assert asked(state) == (BEA, "remove_window")
    escapes(state)


def used_against_bea(card: str, *moves: str) -> State:
    """Anna uses the text of a card; Bea holds Wallace Sonky, and Cleo has nothing that anybody could want."""
    hands = [["wallace_sonky", "hex"], []]
    fields: dict[str, object] = {"areas": CROWDED, "money": [10, 10, 0], "events": {"next": ["riots"]}}
    state = city(card, "groat", seats=3, hands=hands, **fields)
    do(state, f"play {card}")
    while asked(state)[1] != "scroll":
        do(state, "event riots" if state.who == CHANCE else "pass")
    do(state, "use", *moves)
    return state


def escapes(state: State) -> None:
    """See that Wallace Sonky keeps everything as it was."""
    do(state, "play wallace_sonky")
    assert money(state) == [10, 10, 0]
    assert field(state, "hand", BEA) == ["hex"]
    assert field(state, "front", BEA) == []
    assert state.position()["areas"] == city(seats=3, areas=CROWDED).position()["areas"]
    assert state.who == ANNA or asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.interrupt.wallace_sonky")
def test_wallace_sonky_covers_both_rolls_of_carcer() -> None:
    state = city("carcer", "groat", hands=[["wallace_sonky"]], areas={"dimwell": {"minions": [1, 2]}})
    do(state, "play carcer", "use", "roll 8", "roll 8", "minion 1 dimwell")
    assert can(state) == ["pass", "play wallace_sonky"]
    do(state, "play wallace_sonky")
    assert can(state) == ["minion 0 dimwell"]  # Bea's are out of reach for the rest of the text


@pytest.mark.rule("morpork.interrupt.wallace_sonky", "morpork.text.remove_where_rolled")
@pytest.mark.parametrize(("roll", "second"), [("roll 8", "minion 1 dimwell"), ("roll 12", "minion 1 nap_hill")])
@pytest.mark.parametrize("first", ["pass", "play susan", "play gaspode"])
def test_wallace_sonky_may_answer_the_second_roll_whatever_was_said_to_the_first(
    roll: str, second: str, first: str
) -> None:
    areas = {"dimwell": {"minions": [0, 2]}, "nap_hill": {"minions": [0, 1]}}
    state = city("carcer", "groat", hands=[["wallace_sonky", "gaspode", "susan"]], areas=areas)
    do(state, "play carcer", "use", "roll 8", roll, "minion 1 dimwell")
    assert can(state) == ["pass", "play gaspode", "play wallace_sonky", "play susan"]
    do(state, first, *(["pass"] if first == "pass" else []), second)  # who passes is asked for a way back, too
    assert asked(state) == (BEA, "remove_window")
    assert "play wallace_sonky" in can(state)


@pytest.mark.rule("morpork.interrupt.wallace_sonky", "morpork.text.remove_where_rolled")
def test_wallace_sonky_may_save_a_second_area_after_susan_saved_the_first() -> None:
    areas = {"dimwell": {"minions": [0, 1]}, "the_shades": {"minions": [0, 1]}}
    state = city("carcer", hands=[["susan", "wallace_sonky"]], areas=areas)
    do(state, "play carcer", "use", "roll 7", "roll 8", "minion 1 the_shades", "play susan", "minion 1 dimwell")
    assert can(state) == ["pass", "play wallace_sonky"]
    do(state, "play wallace_sonky")
    assert (minions(state, "the_shades"), minions(state, "dimwell")) == ([0, 1], [0, 1])


@pytest.mark.rule("morpork.interrupt.wallace_sonky", "morpork.text.remove_where_rolled")
def test_whoever_carcer_meets_second_can_still_escape() -> None:
    areas = {"dimwell": {"minions": [0, 0, 1]}, "nap_hill": {"minions": [0, 1, 0]}, "longwall": {"trolls": 1}}
    for first, roll in (("minion 2 dimwell", "roll 8"), ("troll longwall", "roll 9"), ("", "roll 1")):
        state = city("carcer", "groat", seats=3, hands=[["wallace_sonky"], []], areas=areas)
        do(state, "play carcer", "use", roll, "roll 12", *([first] if first else []), "minion 1 nap_hill")
        assert (asked(state), can(state)) == ((BEA, "remove_window"), ["pass", "play wallace_sonky"])


@pytest.mark.rule("morpork.interrupt.wallace_sonky", "morpork.text.pay_to_assassinate")
@pytest.mark.parametrize("card", ["burleigh_and_stronginthearm", "cosmo_lavish"])
@pytest.mark.parametrize("victim", [BEA, CLEO])
def test_who_was_paid_for_an_assassination_may_still_escape_it(card: str, victim: int) -> None:
    areas = {"dimwell": {"minions": [0, 1, 1], "trouble": True}}
    hands = [["wallace_sonky"], ["hex"]] if victim == BEA else [["hex"], ["wallace_sonky"]]
    state = city(card, seats=3, hands=hands, areas=areas)
    do(state, f"play {card}", "use", "seat 1", "pass", f"minion {victim} dimwell")
    assert (asked(state), money(state)) == ((victim, "remove_window"), [8, 12, 10])
    do(state, "play wallace_sonky")
    assert (minions(state, "dimwell"), money(state)) == ([0, 1, 1], [8, 12, 10])  # the money stays where it is


@pytest.mark.rule("morpork.interrupt.wallace_sonky")
def test_wallace_sonky_is_no_help_against_symbols_and_events() -> None:
    state = attacked("wallace_sonky")
    assert can(state) == ["pass"]


@pytest.mark.rule("morpork.interrupt.wallace_sonky", "morpork.text.force_payment")
@pytest.mark.parametrize("holder", [1, 2])
def test_payer_and_payee_can_escape_hubert(holder: int) -> None:
    hands = [["wallace_sonky"], ["groat"]] if holder == 1 else [["groat"], ["wallace_sonky"]]
    state = city("hubert", seats=3, hands=hands)
    do(state, "play hubert", "use", "seat 2", "seat 1")
    assert asked(state) == (1, "reach_window")  # clockwise from Anna, whoever pays
    if holder == 2:
        do(state, "pass")
        assert asked(state) == (2, "reach_window")
    do(state, "play wallace_sonky")
    assert money(state) == [10, 10, 10]
    assert asked(state) == (ANNA, "place")


@pytest.mark.rule("morpork.interrupt.window", "morpork.text.swap_minions")
@pytest.mark.parametrize(("seat", "answer"), [(1, "gaspode"), (2, "wallace_sonky")])
def test_one_owner_is_enough_to_stop_a_swap(seat: int, answer: str) -> None:
    hands = [["groat"], ["hex"]]
    hands[seat - 1] = [answer]
    areas = {"dimwell": {"minions": [0, 1, 0], "trouble": True}, "nap_hill": {"minions": [0, 0, 1]}}
    state = city("the_bursar", "modo", seats=3, hands=hands, areas=areas, events={"next": ["riots"]})
    do(state, "play the_bursar", "event riots", "use", "minion 1 dimwell", "minion 2 nap_hill")
    while asked(state)[0] != seat:
        do(state, "pass")
    do(state, f"play {answer}")
    assert state.position()["areas"] == areas


@pytest.mark.rule("morpork.interrupt.window", "morpork.event.mysterious_murders")
def test_an_interrupt_inside_an_event_inside_a_card() -> None:
    """Rincewind's event: Bea's last minion is murdered, Igor brings it back, and Rincewind goes on."""
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}}
    state = city("rincewind", "groat", hands=[["igor"]], areas=areas, events={"next": ["mysterious_murders"]})
    do(state, "play rincewind", "event mysterious_murders", "roll 8", "minion 1 dimwell", "pass", "play igor")
    names = [frame.step.name for frame in state.stack]
    assert names[:3] == ["turn_end", "finish", "scroll"]
    assert names[-1] == "place_minion"
    do(state, "area nap_hill", "roll 3")
    assert asked(state) == (ANNA, "another")  # the marker in Dimwell is gone, so Rincewind's scroll has nothing to do


@pytest.mark.rule("morpork.interrupt.window", "morpork.event.the_dragon", "morpork.interrupt.susan")
def test_two_seats_answer_the_same_dragon() -> None:
    areas = {"dimwell": {"minions": [2, 2, 0], "trolls": 1, "building": CLEO, "trouble": True}}
    state = city(
        "the_dean", "igor", seats=3, hands=[["susan"], ["groat"]], areas=areas, events={"next": ["the_dragon"]}
    )
    do(state, "play the_dean", "event the_dragon", "roll 8")
    assert asked(state) == (ANNA, "burn_window")
    do(state, "pass")
    assert asked(state) == (BEA, "burn_window")
    do(state, "play susan")
    assert at(state, "dimwell") == {"minions": [0, 1, 0]}
    assert asked(state) == (ANNA, "removed_window")  # after the whole area is cleared
    do(state, "play igor", "area nap_hill")
    assert minions(state, "nap_hill") == [1, 0, 0]
    assert asked(state) == (ANNA, "another") or state.who == CHANCE


@pytest.mark.rule("morpork.interrupt.come_back", "morpork.event.the_dragon")
def test_fresh_start_club_and_igor_bring_one_each_back_from_the_dragon() -> None:
    areas = {"dimwell": {"minions": [0, 3]}}
    hands = [["fresh_start_club", "igor"]]
    state = city("the_dean", hands=hands, areas=areas, events={"next": ["the_dragon"]})
    do(state, "play the_dean", "event the_dragon", "roll 8", "pass", "play igor", "area nap_hill")
    assert can(state) == ["pass", "play fresh_start_club"]
    do(state, "play fresh_start_club", "area nap_hill")
    assert minions(state, "nap_hill") == [0, 2]


@pytest.mark.rule("morpork.interrupt.window")
def test_events_name_the_interrupts() -> None:
    state = attacked("gaspode", draw=FIRST_DECK_OUT)
    assert kinds(do(state, "play gaspode"))[0] == "interrupts"
