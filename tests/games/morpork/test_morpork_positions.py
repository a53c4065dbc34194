"""Positions as documents, and what is wrong with some (also the options)."""

import json

import pytest

from games.morpork.city import ANNA, BEA, CLEO, asked, can, city, do, field, money, over
from scene import scene
from tafelrunde import games
from tafelrunde.core.errors import OptionError, PositionError
from tafelrunde.core.values import CHANCE

MORPORK = games.load("morpork")
EVERYBODY = MORPORK.names.kinds["personality"]
END = {"step": "turn_end", "who": 0}
FULL: dict[str, object] = {
    "game": "morpork",
    "seats": 3,
    "areas": {
        "dimwell": {"minions": [2, 1, 0], "building": 1, "trouble": True, "trolls": 1, "demons": 2},
        "nap_hill": {"minions": [0, 0, 1], "building": 0},
    },
    "money": [3, 14, 20],
    "lost": ["dimwell"],
    "gained": ["nap_hill"],
    "used": ["nap_hill"],
    "hand": [["groat", "hex"], ["susan"], []],
    "front": [["mr_bent"], [], ["dr_whiteface"]],
    "played": ["drumknott"],
    "discard": ["modo", "dorfl", "the_dysk"],
    "shuffled": ["ruby"],
    "personality": ["lord_rust", "commander_vimes", "chrysoprase"],
    "seen": [["susan"], ["groat"], []],
    "loose": [["groat", "ruby"], ["ruby"], []],
    "seen_unused": [["lord_selachii"], [], []],
    "ruled_out": [[], ["lord_de_worde"], []],
    "astray": [{}, {"hex": [0, 2]}, {"susan": [0, 1], "groat": [0]}],
    "aside": [{"lord_de_worde": [1, 2], "chrysoprase": [2]}, {}, {}],
    "draw": {"next": ["gaspode", "librarian"]},
    "events": {"used": ["riots"], "next": ["fire", "fog"]},
    "turn": 1,
    "last": "drumknott",
    "immune": {"seat": 2, "card": "drumknott"},
    "stack": [
        {"step": "turn_end", "who": 1},
        {"step": "finish", "card": "drumknott"},
        {"step": "more", "who": 1, "card": "drumknott", "left": 2},
    ],
}


def test_a_document_with_everything_comes_back_as_it_was() -> None:
    state = MORPORK.position(FULL)
    assert state.position() == FULL
    assert MORPORK.position(json.loads(state.dump())) == state


@pytest.mark.parametrize(
    ("moment", "who", "what"),
    [("may_play", BEA, "turn"), ("start_of_turn", BEA, "turn"), ("set_up", CHANCE, "assign")],
)
def test_the_moment_can_be_named(moment: str, who: int, what: str) -> None:
    state = scene("morpork", turn=1, moment=moment)
    assert asked(state) == (who, what)
    assert MORPORK.position(state.position()) == state


def test_the_draw_pile_can_be_cut_short() -> None:
    state = city(draw={"next": ["susan"], "size": 3})
    assert state.view(None).position()["draw"] == {"size": 3, "first": 0}
    state = city(draw={"first": 2})
    assert state.view(None).position()["draw"] == {"size": 2 + 51, "first": 2}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"areas": {"mordor": {}}}, "areas: 'mordor' is no area: there are dolly_sisters"),
        ({"areas": {"dimwell": 7}}, "areas: 'dimwell' is 7, not a mapping"),
        ({"areas": {"dimwell": {"building": [0, 1]}}}, r"dimwell: building: \[0, 1\] is more than one"),
        ({"areas": {"dimwell": {"building": 2}}}, "dimwell: building: 2 is no whole number from 0 to 1"),
        ({"areas": {"dimwell": {"minions": [13, 0]}}}, "dimwell: minions: 13 is no whole number from 0 to 12"),
        (
            {"areas": {"dimwell": {"minions": [7, 0]}, "nap_hill": {"minions": [6, 0]}}},
            "areas: seat 0 has 13 minions: there are 12",
        ),
        ({"areas": {"dimwell": {"minions": [1]}}}, "dimwell: minions: 1 entries where there are 2"),
        ({"areas": {"dimwell": {"ghosts": 1}}}, "dimwell: unknown field 'ghosts'"),
        (
            {"areas": {area: {"building": 0} for area in games.load("morpork").names.kinds["area"][:7]}},
            "areas: seat 0 has 7 buildings: there are 6",
        ),
        ({"areas": {a: {"trolls": 2} for a in ("dimwell", "nap_hill")}}, "areas: 4 trolls: there are 3"),
        ({"money": [100, 21]}, "money: 121 dollars in all: there are only 120"),
        ({"money": [10, 10], "bank": 99}, "bank: 99 there and 20 with the players make 119, not 120"),
        ({"hand": [["the_joker"], []]}, "hand: 'the_joker' is no card"),
        ({"hand": [["groat"], ["groat"]]}, "hand: 'groat' is there twice"),
        ({"hand": [["hubert"], []]}, "hand: 'hubert' is not used with two players"),
        ({"hand": [["?2"], []]}, "hand: 2 unknown cards, but only a view has such"),
        ({"front": [["groat"], []]}, "front: seat 0 has a card there that never lies in front"),
        ({"personality": ["lord_rust", "lord_rust"]}, "personality: 'lord_rust' is there twice"),
        ({"personality": ["chrysoprase", "lord_rust"]}, "personality: 'chrysoprase' is not used with two players"),
        ({"personality": ["lord_rust", None]}, "personality: every seat has one"),
        ({"personality": ["lord_rust", "?"]}, "personality: a hidden one, but only a view has such"),
        ({"seen": [["groat"], []]}, "seen: 'groat' lies nowhere where seat 0 could have seen it"),
        ({"loose": [["groat"], []]}, "loose: 'groat' is neither in a hand nor"),
        (
            {"loose": [["groat"], []], "hand": [[], ["groat"]]},
            "loose: 'groat' is in the hand of seat 1, which is not named",
        ),
        ({"seen_unused": [["lord_vetinari"], []]}, "seen_unused: seat 0 has seen a personality that is not unused"),
        ({"ruled_out": [["lord_vetinari"], []]}, "ruled_out: seat 0 has that personality"),
        ({"astray": [{"groat": [1]}, {}]}, "astray: 'groat' is with none of the seats that are named"),
        (
            {"astray": [{"groat": [1]}, {}], "seen": [["groat"], []], "hand": [[], ["groat"]]},
            "astray: seat 0 knows where 'groat' is",
        ),
        ({"view": 0, "hand": [["groat"], []], "astray": [{"groat": [1]}, {}]}, "astray: seat 0 knows where 'groat' is"),
        ({"aside": [["lord_rust"], []]}, r"aside: \['lord_rust'\] is no mapping from names to seats"),
        ({"aside": [{"lord_rust": [0]}, {}]}, r"aside, lord_rust: \[0\] are not the other seats that may have it"),
        ({"aside": [{"lord_rust": []}, {}]}, r"aside, lord_rust: \[\] are not the other seats that may have it"),
        ({"aside": [{"lord_vetinari": [1]}, {}]}, "aside: seat 0 has 'lord_vetinari', but is not named"),
        ({"aside": [{"chrysoprase": [1]}, {}]}, "aside: 'chrysoprase' is not used with two players"),
        (
            {"aside": [{"lord_rust": [1]}, {}], "seen_unused": [["lord_rust"], []]},
            "aside: seat 0 has seen 'lord_rust' unused",
        ),
        ({"view": 0, "aside": [{}, {"lord_rust": [0]}]}, "aside: what seat 1 knows, but it is somebody else's view"),
        ({"events": {"used": ["fog", "fog"]}}, "events, used: 'fog' is there twice"),
        ({"events": {"used": ["fog"], "next": ["fog"]}}, "events, next: 'fog' is there twice"),
        ({"draw": {"next": ["susan", "hex"]}}, "draw, next: 'susan' of the second deck lies above a card of the first"),
        ({"draw": {"next": ["susan", "hex"], "first": 1}}, "draw, next: 'susan' of the second deck lies above a card"),
        ({"draw": {"next": ["susan"]}}, "draw, next: 'susan' of the second deck lies above a card of the first"),
        ({"draw": {"next": ["hex"], "size": 0}}, "draw: size is 0, but next has 1 cards"),
        ({"draw": {"next": ["hex", "modo"], "first": 1}}, "draw: first is 1, but next has 2 cards of the first deck"),
        ({"draw": {"size": 3, "first": 5}}, "draw: first is 5, but size only 3"),
        ({"draw": {"first": 60}}, "first: 60 is no whole number from 0 to 48"),
        ({"draw": {"first": 48}, "hand": [["hex"], []]}, "draw: first is 48, but only 47 cards of the first deck are"),
        ({"draw": {"size": 99}, "hand": [["hex"], []]}, "draw: size is 99, but only 98 cards are left for it"),
        ({"draw": {"size": 99, "first": 40}}, "draw: size is 99, but only 91 cards are left for it"),
        ({"draw": {"size": -1}}, "size: -1 is no whole number from 0 to 101"),
        ({"played": ["groat"], "last": "groat"}, "played: 'groat' is not being played: the stack does not 'finish' it"),
        ({"used": ["nap_hill"]}, "used: 'nap_hill' has no building, so nobody has its card"),
        ({"gained": ["nap_hill"]}, "gained: 'nap_hill' has no building, so nobody has its card"),
        ({"turn": 2}, "turn: 2 is no whole number from 0 to 1"),
        ({"moment": "lunch"}, "moment: 'lunch' is none of may_play, start_of_turn, set_up"),
        ({"immune": {"seat": 1}}, "immune: no card is named"),
        ({"stack": []}, "winners: nobody has won, but nobody is asked"),
        ({"stack": [{"step": "draw", "who": "chance", "left": 2}]}, "stack: 'draw' cannot lie at the bottom"),
        (
            {"stack": [{"step": "turn_end", "who": 0}] * 2},
            "stack: 'turn_end' lies at the bottom: nothing is left",
        ),
        ({"stack": [{"step": "trun_end"}]}, "names no step: did you mean 'turn_end'?"),
        ({"view": 0, "hand": [[], ["?9"]]}, "unknown cards: there are"),
        ({"view": 1, "front": [["?1"], []]}, "front: 1 unknown cards, but only a view has such, and only where"),
        ({"seats": 4, "view": 1, "front": [[], [], [], ["?1"]]}, "front: 1 unknown cards, but only a view has such"),
        ({"view": 0, "played": ["?1"]}, "played: 1 unknown cards, but only a view has such"),
        ({"stack": [END, {"step": "draw", "who": 0, "left": 2}]}, "stack: 'draw' asks chance"),
        ({"stack": [END, {"step": "draw", "who": "chance", "left": 200}]}, "stack: 'draw' has left 200"),
        (
            {"played": ["groat"], "stack": [END, {"step": "place", "who": 0, "card": "groat"}]},
            "last: a card is being played, but none was",
        ),
        ({"stack": [END, {"step": "remove_window", "who": 0}]}, "stack: 'remove_window' is asked about nothing"),
        (
            {"stack": [END, {"step": "remove", "who": 1, "area": "nap_hill"}]},
            "stack: 'remove' takes a minion of seat 1 that 'nap_hill' has not",
        ),
        ({"stack": [END, {"step": "aim", "who": 0, "card": "groat"}]}, "stack: 'aim' is about a card without a text"),
        (
            {"stack": [END, {"step": "reach", "who": 1, "card": "hubert"}]},
            "stack: 'reach' lies above no text of its card",
        ),
        (
            {"last": "groat", "stack": [END, {"step": "build", "who": 0, "card": "groat"}]},
            "stack: 'build' is no symbol 0 of its card",
        ),
        ({"stack": [END, {"step": "another", "who": 0, "card": None}]}, "stack: 'another' is no symbol 0 of its card"),
        (
            {"last": "groat", "stack": [END, {"step": "place", "who": 1, "card": "groat"}]},
            "stack: 'place' asks seat 1, but it is the turn of seat 0",
        ),
        (
            {"last": "groat", "stack": [END, {"step": "place", "who": 0, "card": "groat"}]},
            "stack: 'place' is about 'groat', which is not being played",
        ),
        (
            {"front": [["mr_bent"], []], "stack": [END, {"step": "scroll", "who": 0, "card": "mr_bent"}]},
            "stack: 'scroll' is about 'mr_bent', which is not being played",
        ),
        (
            {"stack": [END, {"step": "place_minion", "who": 0, "mode": 5, "near": None, "barred": None}]},
            "stack: 'place_minion' is near to no area",
        ),
        ({"stack": [{"step": "turn_end"}]}, "stack: 'turn_end' needs a seat"),
        ({"winners": [0], "stack": [{"step": "turn_end", "who": 0}]}, "winners: the game is over, but somebody"),
        ({"seats": 5}, "seats: 5 is no whole number from 2 to 4"),
        ({"seats": "x"}, "seats: 'x' is no whole number from 2 to 4"),
        ({"hand": [["groatt"], []]}, "hand: 'groatt' is no card: did you mean 'groat'\\?"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(fields: dict[str, object], message: str) -> None:
    with pytest.raises((PositionError, OptionError), match=message):
        MORPORK.position({"game": "morpork", **fields})


def test_a_view_leaves_a_personality_for_everybody() -> None:
    view = city().view(ANNA).position()
    with pytest.raises(PositionError, match="personality: there is no way to give every seat one that is not ruled"):
        MORPORK.position({**view, "ruled_out": [[], EVERYBODY]})


def test_a_view_leaves_a_personality_for_a_seat_that_has_not_changed_its_own() -> None:
    view = city(seats=3).view(ANNA).position()
    others = {who: [CLEO] for who in EVERYBODY if who != field(city(seats=3), "personality")[ANNA]}
    with pytest.raises(PositionError, match="personality: there is no way to give every seat one that is not ruled"):
        MORPORK.position({**view, "aside": [others, {}, {}]})


def test_a_view_leaves_cards_for_the_draw_pile() -> None:
    view = city().view(ANNA).position()
    with pytest.raises(PositionError, match="draw: more unknown cards there than the view leaves for it"):
        MORPORK.position({**view, "loose": [list(MORPORK.names.kinds["card"][:50]), []]})


def test_a_view_leaves_room_for_what_went_astray() -> None:
    view = city(seats=3, hands=[["groat"], ["hex"]]).view(ANNA).position()
    astray = {"groat": [BEA], "hex": [BEA]}
    with pytest.raises(PositionError, match="hand: there is no room for all cards that the view knows to be out of"):
        MORPORK.position({**view, "astray": [astray, {}, {}]})


@pytest.mark.parametrize("seats", [1, 5])
def test_five_or_one_cannot_play(seats: int) -> None:
    with pytest.raises(OptionError, match=f"morpork is for 2 to 4 players, not for {seats}"):
        MORPORK.new(seats)


def test_there_are_eight_options() -> None:
    assert {option.name: option.default for option in MORPORK.options} == {
        "small_gods_price": "de_all_own_pieces",
        "trouble_by_text_needs_minion": False,
        "igor_placement": "normal_placing_rules",
        "mossy_lawn_refills": True,
        "deck_end": "last_card_taken",
        "tie_break": "de_highest_controlled_area",
        "neutrals_count_for_money": True,
        "subsidence_may_refuse": False,
    }
    with pytest.raises(OptionError, match="it takes last_card_taken, cannot_draw"):
        MORPORK.new(2, {"deck_end": "never"})


@pytest.mark.rule("morpork.end.last_card", "morpork.event.fog")
@pytest.mark.parametrize("ruling", ["last_card_taken", "cannot_draw"])
@pytest.mark.parametrize(("card", "moves"), [("hex", ["use"]), ("the_dean", ["event fog"])])
def test_by_option_the_last_card_can_be_taken_without_the_end(card: str, moves: list[str], ruling: str) -> None:
    """Hex draws the last three cards or fog takes them; the hand is full, so nobody has to draw afterwards."""
    hand = [card, "groat", "modo"] if card == "hex" else [card, "groat", "modo", "rincewind", "librarian", "drumknott"]
    fields: dict[str, object] = {"draw": {"size": 3}, "money": [20, 3], "events": {"next": ["fog"]}}
    state = city(*hand, options={"deck_end": ruling}, discard=["doctor_mossy_lawn"], **fields)
    do(state, f"play {card}", *moves)
    for _ in range(3):
        do(state, can(state)[0])
    if ruling == "last_card_taken":
        assert over(state) == [ANNA]
        return
    while state.who == ANNA:
        do(state, "pass")
    assert asked(state) == (BEA, "turn")
    do(state, "pass")
    assert over(state) == [ANNA]  # Bea cannot draw


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_by_option_doctor_mossy_lawn_does_not_refill() -> None:
    state = city("groat", "doctor_mossy_lawn", options={"mossy_lawn_refills": False})
    do(state, "play groat", "play doctor_mossy_lawn")
    assert (asked(state), field(state, "hand", ANNA), money(state)) == ((BEA, "turn"), ["groat"], [10, 10])


@pytest.mark.parametrize("field", ["front", "played"])
def test_nobody_has_unknown_cards_where_everybody_looks(field: str) -> None:
    entries = [["?1"], []] if field == "front" else ["?1"]
    with pytest.raises(PositionError, match=f"{field}: 1 unknown cards, but only a view has such"):
        MORPORK.position({"view": 1, field: entries})


def test_in_a_view_another_hand_may_be_unknown() -> None:
    state = city("groat", "modo", hands=[["hex"]])
    view = state.view(BEA).position()
    assert view["hand"] == [["?2"], ["hex"]]
    assert MORPORK.position(view) == state.view(BEA)


def test_a_frame_has_nothing_only_where_nothing_is_possible() -> None:
    def stack(area: str | None) -> list[dict[str, object]]:
        frame = {"step": "remove", "who": 0, "area": area, "by": None, "card": None}
        return [{"step": "turn_end", "who": 0}, frame]

    areas = {"dimwell": {"minions": [1, 0]}}
    assert MORPORK.position({"stack": stack("dimwell"), "areas": areas})
    with pytest.raises(PositionError, match="stack: 'remove' has area"):
        MORPORK.position({"stack": stack(None)})


def test_an_older_document_calls_its_areas_districts() -> None:
    """It is read, and its keys are found again: they are made with the older word."""
    areas = {"dimwell": {"minions": [1, 0]}}
    hand = [["hello"], ["gaspode"]]
    older, newer = (MORPORK.position({field: areas, "hand": hand}) for field in ("districts", "areas"))
    assert older == newer
    assert older.position()["areas"] == areas
    assert newer.key() == 645978143545615029
    with pytest.raises(PositionError, match="districts: this is an older word for 'areas', which is there too"):
        MORPORK.position({"districts": areas, "areas": areas})
