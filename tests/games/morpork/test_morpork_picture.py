"""What a client draws of the city, and how a person says what to do in it."""

import json

import msgspec
import pytest

from games.morpork.city import ANNA, BEA, FIRST_DECK_OUT, city, do
from tafelrunde import desk as desks
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError, ViewError
from tafelrunde.core.picture import Counter, Goal, Message, Offer, Piece
from tafelrunde.core.values import NONE


def pieces(state: State, place: str, viewer: int | None = ANNA) -> list[Piece]:
    """Return what a viewer sees in a place."""
    return [piece for piece in state.game.picture(state.view(viewer)).pieces if piece.place == place]


def standing(state: State, area: str) -> list[tuple[str | None, int | None, int]]:
    """Return what stands in an area: what, whose, and how many."""
    return [(piece.face, piece.seat, piece.count) for piece in pieces(state, area)]


def counter(state: State, name: str, about: str | None = None) -> Counter:
    """Return a counter."""
    counters = state.game.picture(state.view(None)).counters
    return next(one for one in counters if one.id == name and one.about == about)


def offers(state: State) -> dict[str, Offer]:
    """Return what the asked seat is offered, by what is touched."""
    question = desks.make(state.view(state.who)).ask
    assert question is not None
    return {str(offer.touch[0]): offer for offer in question.offers}


def outlook(offer: Offer) -> list[str]:
    """Return what would come of an action: what happens, and where or to whom."""
    return [" ".join([told(one), *(str(value) for value in one.args.values())]) for one in offer.follows]


def told(message: Message) -> str:
    return message.id.removeprefix("morpork-follows-")


def goals_of(state: State, seat: int, viewer: int | None = ANNA) -> dict[str, Goal]:
    """Return how far a seat is as everybody it may be."""
    return {goal.about: goal for goal in state.game.goals(state.view(viewer)) if goal.about and goal.seat == seat}


# The table.


def test_the_areas_are_places_with_number_price_and_neighbours() -> None:
    places = {place.id: place for place in city().game.layout(city().view(None))}
    dimwell = places["dimwell"]
    assert (dimwell.number, dimwell.cost, dimwell.marks) == (8, 6, ["river"])
    assert dimwell.near == ["the_scours", "the_shades", "longwall"]
    assert places["the_hippo"].marks == []
    assert places["hand.1"].seat == BEA


def test_pieces_stand_in_heaps_by_owner() -> None:
    there = {"minions": [2, 1], "building": ANNA, "trouble": True, "trolls": 1, "demons": 2}
    state = city(areas={"dimwell": there})
    assert standing(state, "dimwell") == [
        ("minion", ANNA, 2),
        ("minion", BEA, 1),
        ("troll", None, 1),
        ("demon", None, 2),
        ("building", ANNA, 1),
        ("trouble", None, 1),
    ]


def test_a_city_card_lies_before_whoever_has_the_building() -> None:
    built = {area: {"building": ANNA} for area in ("dimwell", "nap_hill", "longwall")}
    state = city(areas=built, used=["dimwell"], lost=["longwall"])
    assert [(card.face, card.marks) for card in pieces(state, "city.0")] == [("dimwell", ["used"]), ("nap_hill", [])]
    assert [card.face for card in pieces(state, "lost")] == ["longwall"]
    assert len(pieces(state, "city")) == 9


def test_only_ones_own_hand_and_personality_have_faces() -> None:
    state = city("groat", hands=[["hex", "modo"]], personality=["lord_rust", "chrysoprase", "lord_vetinari"], seats=3)
    assert [(card.id, card.marks) for card in pieces(state, "hand.0")] == [("card:groat", ["place"])]
    assert [(card.id, card.face) for card in pieces(state, "hand.1")] == [("hand.1/0", None), ("hand.1/1", None)]
    assert [card.face for card in pieces(state, "personality.0")] == ["lord_rust"]
    assert [card.face for card in pieces(state, "personality.1")] == [None]
    seen = json.loads(msgspec.json.encode(desks.make(state.view(ANNA))))
    assert not {"hex", "modo", "chrysoprase"} & {piece.get("face") for piece in seen["picture"]["pieces"]}


def test_a_card_shows_its_symbols_and_what_it_pays() -> None:
    (carrot,) = pieces(city("captain_carrot"), "hand.0")
    assert (carrot.marks, carrot.worth) == (["place", "calm", "money"], 1)


def test_the_discard_pile_shows_its_top_and_may_be_looked_through() -> None:
    state = city(discard=["groat", "hex", "modo"])
    assert [(card.face, card.count) for card in pieces(state, "discard")] == [("modo", 1), (None, 2)]
    pile = state.game.request(state.view(BEA), "discard", {})
    assert isinstance(pile, list)
    assert [card.face for card in pile] == ["groat", "hex", "modo"]
    with pytest.raises(TafelrundeError, match="there is discard"):
        state.game.request(state.view(BEA), "pile", {})


def test_counters_say_how_far_everybody_is() -> None:
    areas = {"dimwell": {"minions": [1, 2], "building": BEA, "trouble": True}, "nap_hill": {"demons": 1}}
    state = city(areas=areas, money=[7, 20], front=[["mr_bent"], []])
    assert counter(state, "money").seats == [7, 20]
    assert counter(state, "minions_left").seats == [11, 10]
    assert counter(state, "buildings_left").seats == [6, 5]
    infiltrated = counter(state, "infiltrated")
    assert (infiltrated.seats, infiltrated.goal) == ([1, 1], 11)
    assert (counter(state, "controlled").seats, counter(state, "controlled").goal) == ([0, 1], 7)
    assert (counter(state, "fortune").seats, counter(state, "fortune").goal) == ([7 - 12, 20 + 6], None)
    assert (counter(state, "trouble").value, counter(state, "trouble").goal) == (1, 8)
    control = counter(state, "control", "dimwell")
    assert (control.seats, control.holder) == ([1, 3], BEA)
    assert counter(state, "control", "nap_hill").holder is None


def test_the_symbol_in_use_is_counted() -> None:
    state = city("captain_carrot", areas={"nap_hill": {"building": ANNA}, "dimwell": {"building": ANNA}})
    do(state, "play captain_carrot")
    now = counter(state, "symbol", "captain_carrot")
    assert (now.value, now.goal) == (1, 3)
    do(state, "benefit dimwell")
    assert counter(state, "symbol", "captain_carrot").value == 1
    do(state, "area dimwell", "area dimwell")
    assert counter(state, "symbol", "captain_carrot").value == 2


def test_a_seat_that_escapes_a_card_is_marked() -> None:
    state = city("nobby_nobbs", "groat", hands=[["wallace_sonky"]])
    do(state, "play nobby_nobbs", "use", "seat 1", "play wallace_sonky")
    assert state.game.picture(state.view(None)).marks == [[], ["protected"]]


def test_a_picture_needs_a_view() -> None:
    with pytest.raises(ViewError, match="a picture is made from a view"):
        city().game.picture(city())


# What may be done.


def test_placing_says_where_trouble_comes_and_who_controls() -> None:
    areas = {"dimwell": {"minions": [1, 0]}, "longwall": {"minions": [0, 1]}}
    state = city("groat", areas=areas)
    do(state, "play groat")
    found = offers(state)
    assert set(found) == {"button:pass", "dimwell", "longwall", "the_scours", "the_shades"}
    assert found["button:pass"].marks == ["pass"]
    assert outlook(found["dimwell"]) == ["trouble dimwell 1 8"]
    assert outlook(found["longwall"]) == ["trouble longwall 1 8", f"loses-control {BEA} longwall"]
    assert outlook(found["the_scours"]) == [f"controls {ANNA} the_scours"]


def test_with_all_twelve_out_a_heap_is_touched() -> None:
    state = city("groat", areas={"dimwell": {"minions": [12, 1], "trouble": True}})
    do(state, "play groat")
    asked = desks.make(state.view(ANNA)).ask
    assert asked is not None
    assert asked.prompt.args["left"] == 0
    assert outlook(offers(state)["piece:minion*.0@dimwell"]) == ["calm dimwell 0 8"]


def test_building_costs_money() -> None:
    state = city("the_royal_mint", areas={"dimwell": {"minions": [1, 1]}}, money=[10, 10])
    do(state, "play the_royal_mint")
    offer = offers(state)["dimwell"]
    assert offer.cost == {"money": 6}
    assert outlook(offer) == [f"controls {ANNA} dimwell"]


def test_keeping_every_building_at_subsidence_costs_money_and_giving_one_up_does_not() -> None:
    areas = {area: {"building": ANNA} for area in ("nap_hill", "dimwell", "longwall")}
    chosen = {"subsidence_may_refuse": True}
    state = city("the_dean", "groat", events={"next": ["subsidence"]}, areas=areas, options=chosen)
    do(state, "play the_dean", "use", "event subsidence")
    found = offers(state)
    assert {touch: offer.cost for touch, offer in found.items()} == {
        "button:pass": {"money": 6}, "nap_hill": {}, "dimwell": {}, "longwall": {},
    }  # fmt: skip
    do(state, "pass")
    assert counter(state, "money").seats == [4, 10]


def test_an_assassination_says_whom_it_costs_what() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trolls": 1, "trouble": True}}
    state = city("inigo_skimmer", hands=[["groat"]], areas=areas)
    do(state, "play inigo_skimmer")
    found = offers(state)
    minion = found["piece:minion*.1@dimwell"]
    assert outlook(minion) == [f"loses {BEA} dimwell", "calm dimwell 0 8"]
    assert minion.marks == ["final"]
    assert found["piece:troll*@dimwell"].marks == []


def test_money_is_said_beforehand_as_far_as_the_bank_has_any() -> None:
    state = city("dr_cruces", "nobby_nobbs", areas={"nap_hill": {"building": ANNA}}, money=[50, 68])
    assert outlook(offers(state)["area:nap_hill"]) == ["money 1"]
    do(state, "play dr_cruces")
    do(state, "pass")
    assert outlook(offers(state)["button:use"]) == ["money 2"]


def test_a_city_card_is_touched_before_its_owner() -> None:
    state = city("groat", areas={"dimwell": {"building": ANNA}, "unreal_estate": {"building": ANNA}})
    found = offers(state)
    assert found["area:dimwell"].cost == {"money": 3}
    assert found["area:unreal_estate"].marks == ["final"]


def test_a_player_is_touched_where_their_cards_lie() -> None:
    state = city("nobby_nobbs", seats=3, money=[10, 2, 9])
    do(state, "play nobby_nobbs", "use")
    found = offers(state)
    assert {touch: outlook(offer) for touch, offer in found.items()} == {
        "front.1": [f"pays {BEA} 2"],
        "front.2": ["pays 2 3"],
    }


@pytest.mark.parametrize(
    ("answer", "follows"),
    [
        ("card:gaspode", ["stays dimwell", "trouble-stays dimwell"]),
        ("button:pass", [f"loses {BEA} dimwell", "calm dimwell 0 8", f"loses-control {BEA} dimwell"]),
    ],
)
def test_an_interrupt_says_both_that_happen(answer: str, follows: list[str]) -> None:
    areas = {"dimwell": {"minions": [0, 1], "trouble": True}}
    state = city("inigo_skimmer", hands=[["gaspode"]], areas=areas)
    do(state, "play inigo_skimmer", "minion 1 dimwell")
    assert outlook(offers(state)[answer]) == follows


def test_wallace_sonky_escapes_a_text() -> None:
    state = city("nobby_nobbs", hands=[["wallace_sonky"]])
    do(state, "play nobby_nobbs", "use", "seat 1")
    found = offers(state)
    assert outlook(found["card:wallace_sonky"]) == ["escapes nobby_nobbs"]
    assert outlook(found["button:pass"]) == ["reached nobby_nobbs"]


def test_the_end_of_the_turn_is_for_good() -> None:
    state = city("groat", areas={"nap_hill": {"building": ANNA}})
    do(state, "play groat", "pass")
    assert offers(state)["button:pass"].marks == ["pass", "ends", "final"]


# Who could win.


def test_ones_own_goal_is_that_of_this_number_of_players() -> None:
    people = ["lord_rust", "lord_vetinari", "chrysoprase", "commander_vimes"]
    for seats, areas in ((2, 7), (3, 5), (4, 4)):
        state = city(seats=seats, personality=people[:seats], areas={"dimwell": {"minions": [1, 0, 0, 0][:seats]}})
        (goal,) = goals_of(state, ANNA).values()
        assert (goal.about, goal.value, goal.goal, goal.reached) == ("lord_rust", 1, areas, False)


def test_others_may_be_whoever_is_neither_seen_nor_ruled_out() -> None:
    people = ["lord_rust", "lord_vetinari", "chrysoprase"]
    state = city(seats=3, personality=people, ruled_out=[[], ["dragon_king_of_arms"], []])
    assert list(goals_of(state, BEA)) == [
        "lord_vetinari",
        "lord_selachii",
        "lord_de_worde",
        "chrysoprase",
        "commander_vimes",
    ]
    assert "dragon_king_of_arms" in goals_of(state, 2)
    assert "lord_rust" in goals_of(state, BEA, viewer=None)
    assert list(goals_of(state, BEA, viewer=BEA)) == ["lord_vetinari"]


def test_two_players_do_without_chrysoprase() -> None:
    state = city(personality=["lord_rust", "lord_vetinari"])
    assert "chrysoprase" not in goals_of(state, BEA)
    assert state.game.brief(state.view(ANNA))[0].args["fortune"] == 0


def test_vimes_waits_for_the_draw_pile() -> None:
    state = city(personality=["commander_vimes", "lord_vetinari"], draw=FIRST_DECK_OUT)
    (goal,) = goals_of(state, ANNA).values()
    assert (goal.value, goal.goal) == (51, 0)


# What nobody needs to be asked.


def test_a_single_answer_in_sight_is_not_asked_for() -> None:
    state = city("nobby_nobbs", seats=3, money=[10, 0, 9])
    do(state, "play nobby_nobbs", "use")
    assert state.forced() == state.legal()[0]
    state = city("nobby_nobbs", seats=3)
    do(state, "play nobby_nobbs", "use")
    assert state.forced() == NONE


def test_the_last_hand_card_is_not_asked_for_but_an_interrupt_is() -> None:
    shed = city("modo", "hex")
    do(shed, "play modo", "use")
    assert shed.forced() == shed.legal()[0]
    window = city("inigo_skimmer", hands=[["hex"]], areas={"dimwell": {"minions": [0, 1], "trouble": True}})
    do(window, "play inigo_skimmer", "minion 1 dimwell")
    assert len(window.legal()) == 1
    assert window.forced() == NONE
