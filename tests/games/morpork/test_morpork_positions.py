"""Positions as documents, and what is wrong with some (also the options)."""

import json

import pytest

from games.morpork.city import ANNA, BEA, asked, can, city, do, field, money, over
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
    "districts": {
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
    "draw": {"next": ["gaspode", "librarian"]},
    "events": {"used": ["riots"], "next": ["fire", "fog"]},
    "turn": 1,
    "last": "drumknott",
    "immune": {"seat": 2, "card": "drumknott"},
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
        ({"districts": {"mordor": {}}}, "districts: 'mordor' is no area: there are dolly_sisters"),
        ({"districts": {"dimwell": 7}}, "districts: 'dimwell' is 7, not a mapping"),
        ({"districts": {"dimwell": {"building": [0, 1]}}}, r"dimwell: building: \[0, 1\] is more than one"),
        ({"districts": {"dimwell": {"building": 2}}}, "dimwell: building: 2 is no whole number from 0 to 1"),
        ({"districts": {"dimwell": {"minions": [13, 0]}}}, "dimwell: minions: 13 is no whole number from 0 to 12"),
        (
            {"districts": {"dimwell": {"minions": [7, 0]}, "nap_hill": {"minions": [6, 0]}}},
            "districts: seat 0 has 13 minions: there are 12",
        ),
        ({"districts": {"dimwell": {"minions": [1]}}}, "dimwell: minions: 1 entries where there are 2"),
        ({"districts": {"dimwell": {"ghosts": 1}}}, "dimwell: unknown field 'ghosts'"),
        (
            {"districts": {area: {"building": 0} for area in games.load("morpork").names.kinds["area"][:7]}},
            "districts: seat 0 has 7 buildings: there are 6",
        ),
        ({"districts": {a: {"trolls": 2} for a in ("dimwell", "nap_hill")}}, "districts: 4 trolls: there are 3"),
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
        ({"seen_unused": [["lord_vetinari"], []]}, "seen_unused: seat 0 has seen a personality that is not unused"),
        ({"ruled_out": [["lord_vetinari"], []]}, "ruled_out: seat 0 has that personality"),
        ({"events": {"used": ["fog", "fog"]}}, "events, used: 'fog' is there twice"),
        ({"events": {"used": ["fog"], "next": ["fog"]}}, "events, next: 'fog' is there twice"),
        ({"turn": 2}, "turn: 2 is no whole number from 0 to 1"),
        ({"moment": "lunch"}, "moment: 'lunch' is none of may_play, start_of_turn, set_up"),
        ({"immune": {"seat": 1}}, "immune: no card is named"),
        ({"stack": []}, "winners: nobody has won, but nobody is asked"),
        ({"stack": [{"step": "draw", "who": "chance", "left": 2}]}, "stack: 'draw' cannot lie at the bottom"),
        ({"view": 0, "hand": [[], ["?9"]]}, "unknown cards: there are"),
        ({"stack": [END, {"step": "draw", "who": 0, "left": 2}]}, "stack: 'draw' asks chance"),
        ({"stack": [END, {"step": "draw", "who": "chance", "left": 200}]}, "stack: 'draw' has left 200"),
        ({"stack": [END, {"step": "place", "who": 0, "card": "groat"}]}, "last: a card is being played, but none was"),
        ({"stack": [END, {"step": "remove_window", "who": 0}]}, "stack: 'remove_window' is asked about nothing"),
        ({"stack": [END, {"step": "aim", "who": 0, "card": "groat"}]}, "stack: 'aim' is about a card without a text"),
        (
            {"stack": [END, {"step": "reach", "who": 1, "card": "hubert"}]},
            "stack: 'reach' lies above no text of its card",
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


def test_a_view_leaves_cards_for_the_draw_pile() -> None:
    view = city().view(ANNA).position()
    with pytest.raises(PositionError, match="draw: more unknown cards there than the view leaves for it"):
        MORPORK.position({**view, "loose": [list(MORPORK.names.kinds["card"][:50]), []]})


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


@pytest.mark.rule("morpork.end.last_card")
def test_by_option_the_game_goes_on_until_a_card_cannot_be_drawn() -> None:
    state = city("hex", draw={"size": 1}, money=[20, 3], options={"deck_end": "cannot_draw"})
    do(state, "play hex", "use")
    do(state, can(state)[0])
    assert over(state) == [ANNA]
    calm = city("the_dean", draw={"size": 2}, events={"next": ["fog"]}, options={"deck_end": "cannot_draw"})
    do(calm, "play the_dean", "event fog")
    do(calm, can(calm)[0])
    do(calm, can(calm)[0])
    assert over(calm)  # fog took the last cards, and the refill failed


@pytest.mark.rule("morpork.interrupt.doctor_mossy_lawn")
def test_by_option_doctor_mossy_lawn_does_not_refill() -> None:
    state = city("groat", "doctor_mossy_lawn", options={"mossy_lawn_refills": False})
    do(state, "play groat", "play doctor_mossy_lawn")
    assert (asked(state), field(state, "hand", ANNA), money(state)) == ((BEA, "turn"), ["groat"], [10, 10])
