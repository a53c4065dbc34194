"""Scrolls about cards and personalities (rulings 27-31, 53, 56)."""

import pytest

from games.morpork.city import ANNA, BEA, CLEO, asked, can, city, do, field, kinds, money
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, HIDDEN


@pytest.mark.rule("morpork.text.draw", "morpork.hidden.decks")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("hex", 3),
        ("librarian", 4),
        ("leonard_of_quirm", 4),
        ("sergeant_cheery_littlebottom", 2),
        ("the_clacks", 2),
        ("moist_von_lipwig", 2),
    ],
)
def test_cards_are_drawn(card: str, number: int) -> None:
    state = city(card, "the_peeled_nuts")
    do(state, f"play {card}")
    while asked(state)[1] != "scroll":
        do(state, "pass")
    do(state, "use")
    for _ in range(number):
        assert asked(state) == (CHANCE, "draw")
        do(state, can(state)[0])
    assert len(field(state, "hand", ANNA)) == 1 + number


@pytest.mark.rule("morpork.text.draw")
def test_the_professor_of_recent_runes_draws_two_after_the_event() -> None:
    state = city("professor_of_recent_runes", events={"next": ["riots"]})
    do(state, "play professor_of_recent_runes", "event riots", "use", "card groat", "card modo")
    assert field(state, "hand", ANNA) == ["groat", "modo"]


@pytest.mark.rule("morpork.text.draw_per_building")
def test_gargoyles_draw_for_each_own_building() -> None:
    areas = {"dimwell": {"building": ANNA}, "longwall": {"building": ANNA}, "nap_hill": {"building": BEA}}
    state = city("gargoyles", areas=areas)
    do(state, "play gargoyles", "use", "card groat", "card modo")
    assert (asked(state), field(state, "hand", ANNA)) == ((ANNA, "build"), ["groat", "modo"])


@pytest.mark.rule("morpork.text.discard")
@pytest.mark.parametrize("card", ["modo", "the_luggage"])
def test_a_card_may_be_thrown_away(card: str) -> None:
    state = city(card, "groat", "hex")
    do(state, f"play {card}", "use", "card hex")
    assert field(state, "discard")[0] == "hex"
    assert field(state, "hand", ANNA) == ["groat"]


@pytest.mark.rule("morpork.text.sell_cards")
@pytest.mark.parametrize(("card", "each"), [("harry_king", 2), ("shonky_shop", 1)])
def test_any_number_of_cards_can_be_sold(card: str, each: int) -> None:
    state = city(card, "groat", "hex", "modo")
    do(state, f"play {card}")
    if asked(state)[1] == "place":
        do(state, "pass")
    do(state, "use", "card hex", "card groat")
    assert can(state) == ["pass", "card modo"]
    do(state, "pass")
    assert money(state) == [10 + 2 * each, 10]


@pytest.mark.rule("morpork.text.exchange")
def test_the_alchemists_guild_exchanges_up_to_three_and_fills_up() -> None:
    state = city("the_alchemists_guild", "groat", "hex", "modo", "stanley", front=[["dr_whiteface"], []])
    do(state, "play the_alchemists_guild", "use", "card hex", "card groat")
    assert "pass" in can(state)
    do(state, "pass")
    for _ in range(2):
        assert asked(state) == (CHANCE, "draw")
        do(state, can(state)[0])
    assert len(field(state, "hand", ANNA)) == 4  # and the burden in front of Anna makes five
    state = city("the_alchemists_guild", "groat", "hex", "modo")
    do(state, "play the_alchemists_guild", "use", "card hex", "card groat", "card modo")
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.text.beg_cards", "morpork.hidden.seen")
@pytest.mark.parametrize("card", ["the_beggars_guild", "queen_molly"])
def test_beggars_get_two_cards_that_the_giver_chooses(card: str) -> None:
    state = city(card, seats=3, hands=[["groat", "hex", "modo"], ["ruby"]], discard=["wallace_sonky"])
    do(state, f"play {card}")
    if asked(state)[1] == "place":
        do(state, "pass")
    do(state, "use", "seat 1")
    assert asked(state) == (BEA, "choose")
    events = do(state, "card hex", "card groat")
    assert field(state, "hand", ANNA) == ["groat", "hex"]
    assert field(state.view(BEA), "hand", ANNA) == ["groat", "hex"]
    assert field(state.view(CLEO), "hand", ANNA) == ["?2"]
    assert events[0].seen_by(CLEO).args["card"] == HIDDEN
    assert events[0].seen_by(BEA).args["card"] != HIDDEN


@pytest.mark.rule("morpork.text.beg_cards")
def test_beggars_take_all_if_there_is_only_one() -> None:
    state = city("the_beggars_guild", hands=[["hex"]], discard=["wallace_sonky"])
    do(state, "play the_beggars_guild", "use", "seat 1", "card hex")
    assert (field(state, "hand", BEA), asked(state)) == ([], (ANNA, "place"))


@pytest.mark.rule("morpork.text.collect_alms")
def test_everybody_gives_a_dollar_or_a_card_to_the_dragon_sanctuary() -> None:
    card = "the_ankh_morpork_sunshine_dragon_sanctuary"
    state = city(card, seats=4, hands=[["hex"], ["groat"], []], money=[0, 5, 0, 0], discard=["wallace_sonky"])
    do(state, f"play {card}", "use")
    assert (asked(state), can(state)) == ((BEA, "decide"), ["pay", "card hex"])
    do(state, "pay")
    assert (asked(state), can(state)) == ((CLEO, "decide"), ["card groat"])
    do(state, "card groat")
    assert asked(state) == (ANNA, "another")
    assert (money(state), field(state, "hand", ANNA)) == ([1, 4, 0, 0], ["groat"])


@pytest.mark.rule("morpork.text.give_card_for")
@pytest.mark.parametrize("card", ["rosie_palm", "the_seamstresses_guild"])
def test_a_card_is_sold_to_another_player(card: str) -> None:
    state = city(card, "hex", money=[0, 1])
    do(state, f"play {card}")
    if asked(state)[1] == "place":
        do(state, "pass")
    do(state, "use", "seat 1", "card hex")
    assert (money(state), field(state, "hand", BEA)) == ([1, 0], ["hex"])
    state = city(card)
    do(state, f"play {card}")
    assert "use" not in can(state)  # nothing to give


@pytest.mark.rule("morpork.text.search_hand", "morpork.hidden.seen")
def test_cable_street_particulars_see_a_hand_and_discard_from_it() -> None:
    state = city("cable_street_particulars", hands=[["groat", "hex"]], discard=["wallace_sonky"])
    assert field(state.view(ANNA), "hand", BEA) == ["?2"]
    events = do(state, "play cable_street_particulars", "use", "seat 1")
    assert kinds(events)[-2:] == ["looks", "looks"]
    assert all(event.reveals for event in events[-2:])
    assert can(state) == ["card groat", "card hex"]
    do(state, "card hex")
    assert field(state.view(ANNA), "hand", BEA) == ["groat"]
    assert field(state.view(None), "hand", BEA) == ["?1"]
    assert field(state, "discard")[-1] == "hex"


@pytest.mark.rule("morpork.text.swap_hands", "morpork.hidden.seen")
def test_the_chair_exchanges_hands_but_not_what_lies_in_front() -> None:
    state = city(
        "the_chair_of_indefinite_studies",
        "groat",
        hands=[["hex", "modo"]],
        front=[[], ["dr_whiteface"]],
        events={"next": ["riots"]},
        discard=["wallace_sonky"],
    )
    do(state, "play the_chair_of_indefinite_studies", "event riots", "use", "seat 1")
    assert [field(state, "hand", seat) for seat in (ANNA, BEA)] == [["hex", "modo"], ["groat"]]
    assert field(state, "front", BEA) == ["dr_whiteface"]
    assert field(state.view(ANNA), "hand", BEA) == ["groat"]
    assert field(state.view(BEA), "hand", ANNA) == ["hex", "modo"]


@pytest.mark.rule("morpork.text.take_random_cards", "morpork.hidden.seen")
def test_stanley_takes_two_and_keeps_one() -> None:
    state = city("stanley", seats=3, hands=[["groat", "hex", "modo"], []], discard=["wallace_sonky"])
    do(state, "play stanley", "use", "seat 1")
    assert asked(state) == (CHANCE, "offer")
    do(state, "card groat", "card modo")
    assert (asked(state), can(state)) == ((ANNA, "choose"), ["card groat", "card modo"])
    assert field(state.view(CLEO), "offered") == ["?2"]
    do(state, "card modo")
    assert [field(state, "hand", seat) for seat in (ANNA, BEA)] == [["modo"], ["groat", "hex"]]
    assert field(state.view(ANNA), "hand", BEA) == ["groat", "?1"]


@pytest.mark.rule("morpork.text.take_random_cards")
def test_stanley_keeps_the_only_card() -> None:
    state = city("stanley", hands=[["groat"]], discard=["wallace_sonky"])
    do(state, "play stanley", "use", "seat 1", "card groat", "card groat")
    assert (field(state, "hand", ANNA), field(state, "hand", BEA)) == (["groat"], [])


@pytest.mark.rule("morpork.text.recover", "morpork.hidden.seen")
def test_history_monks_take_four_of_the_discard_pile_unseen() -> None:
    pile = ["hex", "modo", "groat", "ruby", "dorfl", "stanley"]
    state = city("history_monks", hands=[["dwarves"]], discard=pile)
    do(state, "play history_monks", "use")
    assert set(can(state, "card")) == set(pile)
    do(state, "card hex", "card ruby", "card groat", "card dorfl")
    assert asked(state) == (ANNA, "place")
    assert field(state, "hand", ANNA) == ["groat", "hex", "dorfl", "ruby"]
    assert field(state, "shuffled") == ["modo", "stanley"]
    assert (field(state.view(BEA), "shuffled"), field(state.view(BEA), "hand", ANNA)) == (["?2"], ["?4"])
    assert field(state.view(ANNA), "shuffled") == ["modo", "stanley"]
    for k in range(20):
        guess = state.view(BEA).determinise(Rng(k))
        found = {*field(guess, "hand", ANNA), *field(guess, "shuffled")}
        assert found == set(pile)  # everybody knows what the pile was


@pytest.mark.rule("morpork.text.recover")
def test_history_monks_take_all_of_a_small_pile_and_nothing_of_none() -> None:
    state = city("history_monks", discard=["hex", "modo"])
    do(state, "play history_monks", "use", "card modo", "card hex")
    assert asked(state) == (ANNA, "place")
    state = city("history_monks")
    do(state, "play history_monks")
    assert asked(state) == (ANNA, "place")


@pytest.mark.rule("morpork.text.play_more", "morpork.turn.discard")
def test_drumknott_plays_two_cards_each_with_its_own_chain() -> None:
    state = city("drumknott", "pink_pussycat_club", "gimlets_dwarf_delicatessen", "the_peeled_nuts", "groat")
    do(state, "play drumknott", "use", "play pink_pussycat_club", "use")
    assert asked(state) == (ANNA, "another")
    do(state, "play gimlets_dwarf_delicatessen", "use", "pass")
    assert asked(state) == (ANNA, "more")
    assert field(state, "played") == ["drumknott"]
    do(state, "play the_peeled_nuts")
    assert field(state, "discard") == [
        "pink_pussycat_club",
        "gimlets_dwarf_delicatessen",
        "the_peeled_nuts",
        "drumknott",
    ]
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.text.play_more")
def test_ponder_stibbons_may_stop_after_one_card() -> None:
    seen = ["doctor_mossy_lawn"]
    state = city("ponder_stibbons", "the_peeled_nuts", "groat", events={"next": ["riots"]}, discard=seen)
    do(state, "play ponder_stibbons", "event riots", "use", "play the_peeled_nuts", "pass")
    assert field(state, "discard")[1:] == ["the_peeled_nuts", "ponder_stibbons"]
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.rule("morpork.text.peek", "morpork.hidden.personality", "morpork.hidden.seen")
def test_mrs_cake_sees_all_unused_personalities_but_one() -> None:
    state = city("mrs_cake", personality=["lord_rust", "lord_vetinari"])
    do(state, "play mrs_cake", "use")
    unused = ["lord_selachii", "lord_de_worde", "dragon_king_of_arms", "commander_vimes"]
    assert can(state, "personality") == unused
    events = do(state, "personality dragon_king_of_arms")
    assert [event.kind for event in events] == ["peeks"] * 3
    assert field(state.view(ANNA), "unused") == ["lord_selachii", "lord_de_worde", "commander_vimes"]
    assert field(state.view(BEA), "unused") == []
    assert all(event.seen_by(BEA).args["personality"] == HIDDEN for event in events)


@pytest.mark.rule("morpork.text.change_personality", "morpork.hidden.seen")
def test_zorgo_swaps_blindly_and_unsettles_what_others_knew() -> None:
    state = city(
        "zorgo_the_retro_phrenologist",
        personality=["lord_rust", "lord_vetinari"],
        seen_unused=[[], ["commander_vimes", "lord_selachii"]],
        ruled_out=[["dragon_king_of_arms"], []],
    )
    do(state, "play zorgo_the_retro_phrenologist", "use", "personality commander_vimes")
    assert field(state, "personality") == ["commander_vimes", "lord_vetinari"]
    assert field(state.view(ANNA), "unused") == ["lord_rust"]
    assert field(state.view(BEA), "unused") == []
    assert state.position()["aside"] == [{}, {"lord_selachii": [ANNA], "commander_vimes": [ANNA]}]
    assert "ruled_out" not in state.position()


@pytest.mark.rule("morpork.text.recover")
def test_history_monks_take_what_an_earlier_shuffle_left() -> None:
    state = city("history_monks", shuffled=["hex", "modo"])
    do(state, "play history_monks")
    assert "use" in can(state)
    do(state, "use", "card modo", "card hex")
    assert field(state, "hand", ANNA) == ["hex", "modo"]


@pytest.mark.rule("morpork.text.exchange")
def test_whoever_has_exchanged_the_last_card_is_asked_no_more() -> None:
    state = city("the_alchemists_guild", "groat", "hex")
    do(state, "play the_alchemists_guild", "use", "card hex", "card groat")
    assert asked(state) == (CHANCE, "draw")
    state = city(hands=[["the_alchemists_guild", "groat", "hex"]], turn=BEA)
    do(state, "play the_alchemists_guild", "use")
    assert can(state, "card") == ["groat", "hex"]  # what counts is Bea's own hand
