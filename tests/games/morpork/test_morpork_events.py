"""The twelve random events, and Small Gods in each of them (rulings 9, 27, 32-42, 52, 59)."""

import pytest

from games.morpork.city import ANNA, BEA, CLEO, asked, at, can, city, do, field, kinds, minions, money, over, troubled
from tafelrunde.core.engine import State

QUIET = ["gaspode", "wallace_sonky", "fresh_start_club", "susan", "igor", "doctor_mossy_lawn"]
GODS = {"small_gods": {"building": BEA}}


def happens(event: str, *moves: str, **fields: object) -> State:
    """Anna plays The Dean, and this happens; interrupts are all seen already unless the discard says otherwise."""
    given: dict[str, object] = {"discard": QUIET, **fields}
    state = city("the_dean", "groat", events={"next": [event]}, **given)
    do(state, "play the_dean")
    if state.who == ANNA:
        do(state, "use")  # a city-area card could be used first
    do(state, f"event {event}", *moves)
    return state


def done(state: State) -> bool:
    """Tell whether the event is over and The Dean goes on."""
    return asked(state)[0] == ANNA and asked(state)[1] in ("scroll", "another")


@pytest.mark.rule("morpork.event.the_dragon", "morpork.build.lose", "morpork.event.roll")
def test_the_dragon_clears_an_area() -> None:
    full = {"minions": [1, 2], "trolls": 1, "demons": 1, "building": BEA, "trouble": True}
    state = happens("the_dragon", "roll 8", areas={"dimwell": full, "nap_hill": {"minions": [1, 0]}})
    assert state.position()["areas"] == {"nap_hill": {"minions": [1, 0]}}
    assert done(state)


@pytest.mark.rule("morpork.event.flood", "morpork.event.roll")
def test_the_flood_drives_minions_to_dry_neighbours_clockwise() -> None:
    there = {"minions": [1, 2], "trolls": 1, "building": BEA, "trouble": True}
    state = happens("flood", "roll 8", "roll 7", areas={"dimwell": there})
    assert (asked(state), can(state, "area")) == ((ANNA, "flee"), ["the_scours", "longwall"])
    do(state, "area longwall")
    assert asked(state) == (BEA, "flee")
    do(state, "area longwall", "area the_scours")
    assert at(state, "dimwell") == {"trolls": 1, "building": BEA}
    assert at(state, "longwall") == {"minions": [1, 1], "trouble": True}
    assert done(state)


@pytest.mark.rule("morpork.event.flood")
def test_dry_areas_are_not_flooded_but_may_be_fled_to() -> None:
    state = happens("flood", "roll 3", "roll 6", areas={"the_hippo": {"minions": [1, 0]}})
    assert done(state)
    state = happens("flood", "roll 7", "roll 6", areas={"the_shades": {"minions": [1, 0]}})
    assert can(state, "area") == ["the_scours", "the_hippo", "dimwell"]


@pytest.mark.rule(
    "morpork.event.the_dragon",
    "morpork.event.flood",
    "morpork.event.mysterious_murders",
    "morpork.event.subsidence",
    "morpork.interrupt.window",
)
@pytest.mark.parametrize(
    ("event", "prompts"),
    [
        ("the_dragon", ["burn_window", "removed_window"]),
        ("flood", ["flee"]),
        ("mysterious_murders", ["murder"]),
        ("subsidence", ["sink"]),
    ],
)
def test_events_go_clockwise_from_the_active_player(event: str, prompts: list[str]) -> None:
    """Bea plays The Dean: it is her, then Cleo, then Anna."""
    areas: dict[str, object] = {"dimwell": {"minions": [1, 1, 1]}, "the_scours": {"minions": [2, 2, 2]}}
    if event == "subsidence":
        areas = {"nap_hill": {"building": ANNA}, "small_gods": {"building": BEA}, "dimwell": {"building": CLEO}}
    seen = [] if event == "the_dragon" else QUIET
    hands = [["the_dean", "hex"], ["modo"]]
    fields: dict[str, object] = {"areas": areas, "money": [1, 1, 1], "discard": seen, "turn": BEA}
    state = city("groat", seats=3, hands=hands, events={"next": [event]}, **fields)
    do(state, "play the_dean", f"event {event}")
    order = []
    while asked(state)[1] not in ("scroll", "another"):
        if asked(state)[1] == "event_roll":
            do(state, "roll 8")
        else:
            order.append(asked(state))
            do(state, can(state)[0])
    assert order == [(seat, prompt) for prompt in prompts for seat in (BEA, CLEO, ANNA)]


@pytest.mark.rule("morpork.event.fire", "morpork.build.lose")
def test_fire_spreads_to_neighbours_with_buildings() -> None:
    areas = {"dimwell": {"building": BEA}, "longwall": {"building": ANNA}, "nap_hill": {"building": ANNA}}
    state = happens("fire", "roll 8", "roll 9", "roll 12", areas=areas)
    assert state.position()["areas"] == {"nap_hill": {"building": ANNA}}
    assert done(state)


@pytest.mark.rule("morpork.event.fire")
@pytest.mark.parametrize("rolls", [["roll 1"], ["roll 8", "roll 8"], ["roll 8", "roll 7"]])
def test_fire_stops_without_a_building(rolls: list[str]) -> None:
    assert done(happens("fire", *rolls, areas={"dimwell": {"building": BEA}}))


@pytest.mark.rule("morpork.event.fog")
def test_fog_discards_five_cards() -> None:
    state = happens("fog", "card hex", "card modo", "card drumknott", "card librarian", "card rincewind")
    assert field(state, "discard")[len(QUIET) :] == ["hex", "modo", "drumknott", "librarian", "rincewind"]
    assert done(state)


@pytest.mark.rule("morpork.event.fog", "morpork.end.last_card")
def test_fog_can_end_the_game() -> None:
    state = happens("fog", draw={"size": 2}, personality=["lord_rust", "commander_vimes"])
    do(state, can(state)[0])
    do(state, can(state)[0])
    assert over(state) == [BEA]


@pytest.mark.rule("morpork.event.riots")
def test_riots_end_the_game_on_points_with_eight_markers() -> None:
    eight = ["dolly_sisters", "the_scours", "the_hippo", "the_shades", "dimwell", "longwall", "nap_hill", "small_gods"]
    areas: dict[str, object] = {area: {"trouble": True} for area in eight}
    people = ["dragon_king_of_arms", "commander_vimes"]  # and the last card has not been drawn
    assert over(happens("riots", areas=areas, money=[12, 10], personality=people)) == [ANNA]
    areas.pop("nap_hill")
    assert done(happens("riots", areas=areas, money=[12, 10], personality=people))


@pytest.mark.rule("morpork.event.explosion")
def test_an_explosion_takes_the_building_and_its_card() -> None:
    state = happens("explosion", "roll 12", areas={"nap_hill": {"building": ANNA, "minions": [1, 0]}})
    assert at(state, "nap_hill") == {"minions": [1, 0]}
    assert done(happens("explosion", "roll 12"))


@pytest.mark.rule("morpork.event.explosion", "morpork.build.lose", "morpork.area.not_at_once")
def test_who_builds_again_has_to_wait_for_the_card_again() -> None:
    areas = {"the_hippo": {"building": ANNA, "minions": [1, 0]}}
    state = city("rincewind", "the_watch", areas=areas, money=[30, 10], events={"next": ["explosion"]})
    do(state, "benefit the_hippo", "play rincewind", "event explosion", "roll 6")
    assert field(state, "used") == []  # the card is nobody's
    do(state, "play the_watch", "area the_hippo")
    assert field(state, "gained") == ["the_hippo"]
    assert "benefit the_hippo" not in can(state)


@pytest.mark.rule("morpork.event.earthquake")
def test_an_earthquake_takes_two_buildings() -> None:
    areas = {"nap_hill": {"building": ANNA}, "dimwell": {"building": BEA}, "longwall": {"building": BEA}}
    state = happens("earthquake", "roll 12", "roll 8", areas=areas)
    assert state.position()["areas"] == {"longwall": {"building": BEA}}
    assert done(happens("earthquake", "roll 8", "roll 8", areas=areas))


@pytest.mark.rule("morpork.event.mysterious_murders", "morpork.trouble.leave")
def test_everybody_murders_where_they_roll() -> None:
    areas = {"dimwell": {"minions": [1, 0, 1], "demons": 1, "trouble": True}, "nap_hill": {"minions": [1, 1, 0]}}
    state = happens("mysterious_murders", "roll 8", seats=3, areas=areas)
    assert can(state) == ["minion 0 dimwell", "minion 2 dimwell", "demon dimwell"]
    events = do(state, "demon dimwell", "roll 1", "roll 12")
    assert [event.args.get("seat") for event in events if event.kind == "rolls"] == [BEA, CLEO]
    assert asked(state) == (CLEO, "murder")
    do(state, "minion 0 nap_hill")
    assert at(state, "dimwell") == {"minions": [1, 0, 1]}
    assert done(state)


@pytest.mark.rule("morpork.event.mysterious_murders", "morpork.event.bloody_stupid_johnson")
def test_a_murder_is_one_where_johnson_has_been_before() -> None:
    areas = {"dimwell": {"minions": [0, 1], "building": BEA}}
    state = happens("mysterious_murders", "roll 1", areas=areas, lost=["dimwell"])
    events = do(state, "roll 8", "minion 1 dimwell")
    assert [event.rule for event in events if event.kind == "removes-minion"] == ["morpork.event.mysterious_murders"]


@pytest.mark.rule("morpork.event.demons", "morpork.trouble.enter")
def test_demons_bring_trouble_even_to_empty_areas() -> None:
    state = happens("demons_from_the_dungeon_dimensions", "roll 8", "roll 8", "roll 1", "roll 12")
    assert at(state, "dimwell") == {"demons": 2, "trouble": True}
    assert troubled(state) == {"dimwell", "dolly_sisters", "nap_hill"}


@pytest.mark.rule("morpork.event.trolls", "morpork.trouble.enter")
def test_trolls_make_trouble_only_in_company() -> None:
    state = happens("trolls", "roll 8", "roll 8", "roll 1")
    assert at(state, "dimwell") == {"trolls": 2, "trouble": True}
    assert at(state, "dolly_sisters") == {"trolls": 1}


@pytest.mark.rule("morpork.event.subsidence")
def test_subsidence_costs_two_for_each_building() -> None:
    areas = {
        "nap_hill": {"building": ANNA, "demons": 1},
        "dimwell": {"building": ANNA},
        "longwall": {"building": BEA},
    }
    state = happens("subsidence", areas=areas)
    assert (money(state), done(state)) == ([6, 8], True)


@pytest.mark.rule("morpork.event.subsidence")
def test_who_is_short_of_money_chooses_what_to_lose() -> None:
    areas = {area: {"building": ANNA} for area in ("nap_hill", "dimwell", "longwall")}
    state = happens("subsidence", areas=areas, money=[5, 10])
    assert can(state) == ["area dimwell", "area longwall", "area nap_hill"]
    do(state, "area longwall")
    assert (money(state), at(state, "longwall"), done(state)) == ([1, 10], {}, True)


@pytest.mark.rule("morpork.event.subsidence")
def test_a_building_may_be_given_up_by_option() -> None:
    areas = {"nap_hill": {"building": ANNA}}
    state = happens("subsidence", areas=areas, options={"subsidence_may_refuse": True})
    assert can(state) == ["pass", "area nap_hill"]
    paid = state.clone()
    do(paid, "pass")
    assert money(paid) == [8, 10]
    do(state, "area nap_hill")
    assert money(state) == [10, 10]


@pytest.mark.rule("morpork.event.bloody_stupid_johnson")
def test_johnson_takes_the_card_for_good_and_a_minion() -> None:
    areas = {"nap_hill": {"building": BEA, "minions": [1, 2], "trouble": True}}
    state = happens("bloody_stupid_johnson", "roll 12", areas=areas)
    assert at(state, "nap_hill") == {"building": BEA, "minions": [1, 1]}
    assert field(state, "lost") == ["nap_hill"]
    assert done(happens("bloody_stupid_johnson", "roll 11", areas=areas))
    alone = happens("bloody_stupid_johnson", "roll 12", areas={"nap_hill": {"building": BEA}})
    assert field(alone, "lost") == ["nap_hill"]


@pytest.mark.rule("morpork.event.bloody_stupid_johnson")
def test_a_lost_card_is_not_gained_again_by_building_anew() -> None:
    areas = {"nap_hill": {"minions": [1, 0]}}
    state = city("the_mended_drum", "groat", money=[30, 10], areas=areas, lost=["nap_hill"], discard=QUIET)
    do(state, "play the_mended_drum", "area nap_hill", "use")
    while asked(state) != (ANNA, "turn"):
        do(state, can(state)[0])
    assert "benefit nap_hill" not in can(state)


@pytest.mark.rule("morpork.event.mysterious_murders", "morpork.interrupt.susan")
def test_a_prevented_murder_has_no_other_victim() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}}
    state = happens("mysterious_murders", "roll 8", areas=areas, hands=[["susan"]], discard=[])
    do(state, "minion 1 dimwell", "play susan")
    assert asked(state)[1] == "event_roll"
    assert at(state, "dimwell") == areas["dimwell"]


@pytest.mark.rule("morpork.event.demons", "morpork.trouble.leave")
def test_trouble_that_went_does_not_come_back_by_itself() -> None:
    areas = {"dimwell": {"demons": 2, "trouble": True}}
    state = city("hello", areas=areas, discard=QUIET)
    do(state, "play hello", "demon dimwell")
    assert at(state, "dimwell") == {"demons": 1}
    assert asked(state)[1] != "assassinate"  # no trouble, no second victim


# Small Gods.


@pytest.mark.rule("morpork.area.small_gods", "morpork.event.earthquake")
def test_small_gods_are_not_paid_with_money_that_is_gone() -> None:
    """Two buildings of Bea's would fall and she has $3: the second time nobody asks her."""
    areas = {**GODS, "dimwell": {"building": BEA}, "longwall": {"building": BEA}}
    state = happens("earthquake", "roll 8", "roll 9", areas=areas, money=[10, 3])
    do(state, "pay")
    assert money(state) == [10, 0]
    assert ("building" in at(state, "dimwell")) != ("building" in at(state, "longwall"))
    assert done(state)


@pytest.mark.rule("morpork.area.small_gods")
@pytest.mark.parametrize(
    ("event", "moves", "there", "price"),
    [
        ("explosion", ["roll 8"], {"building": BEA, "minions": [0, 1]}, 6),
        ("earthquake", ["roll 8", "roll 3"], {"building": BEA}, 3),
        ("earthquake", ["roll 8", "roll 8"], {"building": BEA}, 6),
        ("fire", ["roll 8"], {"building": BEA, "minions": [2, 0]}, 3),
        ("the_dragon", ["roll 8"], {"building": BEA, "minions": [1, 2], "trouble": True}, 9),
        ("flood", ["roll 8", "roll 3"], {"building": BEA, "minions": [0, 1]}, 6),
        ("flood", ["roll 8", "roll 8"], {"minions": [0, 1]}, 6),
        ("demons_from_the_dungeon_dimensions", ["roll 8"], {"minions": [0, 1]}, 3),
        ("trolls", ["roll 8"], {"minions": [0, 2]}, 6),
        ("mysterious_murders", ["roll 8", "minion 1 dimwell"], {"minions": [1, 2], "trouble": True}, 6),
        ("bloody_stupid_johnson", ["roll 8"], {"building": BEA, "minions": [0, 1]}, 6),
    ],
)
def test_small_gods_keep_an_event_from_ones_pieces(
    event: str, moves: list[str], there: dict[str, object], price: int
) -> None:
    state = happens(event, *moves, areas={**GODS, "dimwell": there})
    assert (asked(state), can(state)) == ((BEA, "ignore"), ["pass", "pay"])
    assert state.stack[-1].c == price
    hit = state.clone()
    do(hit, "pass")
    do(state, "pay")
    assert money(state) == [10, 10 - price]
    own = minions(state, "dimwell")[BEA], at(state, "dimwell").get("building")
    before = there.get("minions", [0, 0])
    assert isinstance(before, list)
    assert own == (before[BEA], there.get("building"))
    assert at(state, "dimwell").get("demons", 0) == at(state, "dimwell").get("trolls", 0) == 0
    assert field(state, "lost") == []
    assert at(hit, "dimwell") != at(state, "dimwell") or field(hit, "lost") or asked(hit)[1] == "flee"


@pytest.mark.rule("morpork.area.small_gods")
def test_small_gods_leave_the_others_to_the_dragon() -> None:
    areas = {**GODS, "dimwell": {"minions": [2, 1], "building": BEA, "trolls": 1, "trouble": True}}
    state = happens("the_dragon", "roll 8", "pay", areas=areas)
    assert at(state, "dimwell") == {"minions": [0, 1], "building": BEA}


@pytest.mark.rule("morpork.area.small_gods")
@pytest.mark.parametrize(
    "fields",
    [
        {"money": [10, 2]},
        {"lost": ["small_gods"]},
        {"areas": {"small_gods": {"building": BEA, "demons": 1, "trouble": True}, "dimwell": {"building": BEA}}},
        {"areas": {**GODS, "dimwell": {"building": ANNA}}},
    ],
)
def test_small_gods_have_limits(fields: dict[str, object]) -> None:
    given = {"areas": {**GODS, "dimwell": {"building": BEA}}, **fields}
    assert done(happens("explosion", "roll 8", **given))


@pytest.mark.rule("morpork.area.small_gods")
def test_small_gods_protect_themselves_even_when_just_gained() -> None:
    state = happens("explosion", "roll 4", "pay", areas=GODS, gained=["small_gods"])
    assert at(state, "small_gods") == {"building": BEA}


@pytest.mark.rule("morpork.area.small_gods", "morpork.event.earthquake")
@pytest.mark.parametrize("rolls", [["roll 4", "roll 8"], ["roll 8", "roll 4"]])
def test_an_earthquake_waits_for_both_answers_of_small_gods(rolls: list[str]) -> None:
    """Bea lets Small Gods itself fall and saves Dimwell: all buildings go at once, whatever was rolled first."""
    state = happens("earthquake", *rolls, areas={**GODS, "dimwell": {"building": BEA}})
    do(state, "pass")
    assert (asked(state), at(state, "small_gods")) == ((BEA, "ignore"), {"building": BEA})
    do(state, "pay")
    assert (at(state, "small_gods"), at(state, "dimwell"), money(state)) == ({}, {"building": BEA}, [10, 7])
    assert done(state)


@pytest.mark.rule("morpork.area.small_gods")
@pytest.mark.parametrize(("event", "there"), [("flood", {"minions": [0, 1]}), ("earthquake", {"building": BEA})])
def test_an_area_rolled_twice_costs_twice_also_piece_by_piece(event: str, there: dict[str, object]) -> None:
    given = {"areas": {**GODS, "dimwell": there}, "options": {"small_gods_price": "en_choose_pieces"}}
    state = happens(event, "roll 8", "roll 8", **given)
    do(state, can(state)[-1])
    assert (at(state, "dimwell"), money(state), done(state)) == (there, [10, 4], True)
    poor = happens(event, "roll 8", "roll 8", money=[10, 5], **given)
    assert asked(poor)[1] != "ignore"


@pytest.mark.rule("morpork.area.small_gods")
def test_small_gods_are_not_asked_about_subsidence() -> None:
    assert done(happens("subsidence", areas=GODS))


@pytest.mark.rule("morpork.area.small_gods", "morpork.event.fire")
def test_a_saved_building_does_not_stop_the_fire() -> None:
    areas = {**GODS, "dimwell": {"building": BEA}, "longwall": {"building": ANNA}}
    state = happens("fire", "roll 8", "pay", "roll 9", "roll 1", areas=areas)
    assert (at(state, "dimwell"), at(state, "longwall")) == ({"building": BEA}, {})


@pytest.mark.rule("morpork.area.small_gods", "morpork.interrupt.susan")
def test_small_gods_come_before_interrupts() -> None:
    areas = {**GODS, "dimwell": {"minions": [0, 1]}}
    state = happens("the_dragon", "roll 8", areas=areas, hands=[["susan"]], discard=[])
    assert asked(state) == (BEA, "ignore")
    do(state, "pass")
    assert asked(state) == (BEA, "burn_window")


@pytest.mark.rule("morpork.area.small_gods")
@pytest.mark.parametrize(
    ("event", "moves", "prices"),
    [
        ("explosion", ["roll 8"], (9, 3, 3)),
        ("earthquake", ["roll 8", "roll 3"], (9, 3, 3)),
        ("fire", ["roll 8"], (9, 3, 3)),
        ("the_dragon", ["roll 8"], (9, 9, 3)),
        ("flood", ["roll 8", "roll 3"], (9, 6, 3)),
        ("mysterious_murders", ["roll 8", "minion 1 dimwell"], (9, 3, 3)),
        ("demons_from_the_dungeon_dimensions", ["roll 8"], (9, 9, 3)),
        ("trolls", ["roll 8"], (9, 9, 3)),
        ("bloody_stupid_johnson", ["roll 8"], (9, 6, 3)),
    ],
)
def test_what_small_gods_cost_is_an_option(event: str, moves: list[str], prices: tuple[int, int, int]) -> None:
    """For all pieces there, for those that are hit, or for one piece after the other (or a flat price)."""
    areas = {**GODS, "dimwell": {"building": BEA, "minions": [1, 2]}}
    rulings = ("de_all_own_pieces", "de_affected_pieces", "en_choose_pieces")
    for ruling, price in zip(rulings, prices, strict=True):
        state = happens(event, *moves, areas=areas, options={"small_gods_price": ruling})
        assert asked(state) == (BEA, "ignore")
        do(state, can(state)[-1])
        assert money(state) == [10, 10 - price], ruling


@pytest.mark.rule("morpork.area.small_gods", "morpork.event.mysterious_murders")
@pytest.mark.parametrize(("victim", "asks"), [("minion 1", True), ("minion 0", False), ("troll", False)])
def test_small_gods_are_asked_about_ones_own_minion_in_a_murder(victim: str, asks: bool) -> None:
    areas = {**GODS, "dimwell": {"minions": [1, 1], "trolls": 1}}
    state = happens("mysterious_murders", "roll 8", f"{victim} dimwell", areas=areas)
    assert (asked(state) == (BEA, "ignore")) is asks


@pytest.mark.rule("morpork.area.small_gods")
def test_pieces_can_be_saved_one_by_one_by_option() -> None:
    areas = {**GODS, "dimwell": {"building": BEA, "minions": [0, 2]}}
    options = {"small_gods_price": "en_choose_pieces"}
    state = happens("the_dragon", "roll 8", areas=areas, options=options)
    assert can(state) == ["pass", "area dimwell", "minion 1 dimwell"]
    do(state, "minion 1 dimwell")
    assert can(state) == ["pass", "area dimwell", "minion 1 dimwell"]
    do(state, "area dimwell", "pass")
    assert (at(state, "dimwell"), money(state)) == ({"building": BEA, "minions": [0, 1]}, [10, 4])
    state = happens("flood", "roll 8", "roll 3", "minion 1 dimwell", "pass", areas=areas, options=options)
    do(state, "area longwall")
    assert (minions(state, "dimwell"), minions(state, "longwall")) == ([0, 1], [0, 1])
    state = happens("bloody_stupid_johnson", "roll 8", "area dimwell", "pass", areas=areas, options=options)
    assert (minions(state, "dimwell"), field(state, "lost")) == ([0, 1], [])
    state = happens("trolls", "roll 8", areas=areas, options=options)
    assert state.stack[-1].c == 3


@pytest.mark.rule("morpork.event.trolls")
def test_events_are_told() -> None:
    state = city("the_dean", events={"next": ["trolls"]})
    assert "event" in kinds(do(state, "play the_dean", "event trolls"))


@pytest.mark.rule("morpork.area.small_gods", "morpork.event.the_dragon")
def test_whoever_has_saved_every_piece_is_asked_no_more() -> None:
    areas = {**GODS, "dimwell": {"minions": [0, 1]}}
    state = happens("the_dragon", "roll 8", areas=areas, options={"small_gods_price": "en_choose_pieces"})
    do(state, "minion 1 dimwell")
    assert done(state)
    assert (minions(state, "dimwell"), money(state)) == ([0, 1], [10, 7])
