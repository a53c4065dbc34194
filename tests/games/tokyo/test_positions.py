"""Positions: everything a table can be, said in a document; and what cannot be, refused in a sentence."""

import json
from collections.abc import Callable

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde import games
from tafelrunde.core.errors import OptionError, PositionError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE

GAME = games.load("tokyo")


def test_a_rich_position_is_read_as_it_is_written() -> None:
    document: dict[str, object] = {
        "game": "tokyo",
        "seats": 6,
        "options": {"tiles": "green", "end_check": "round"},
        "out": [5],
        "hearts": [12, 3, 10, 7, 1, 0],
        "stars": [19, 0, 4, 4, 20, 2],
        "energy": [7, 0, 3, 0, 1, 0],
        "wickedness": [6, 0, 3, 0, 0, 0],
        "poison": [0, 2, 0, 0, 0, 0],
        "shrink": [1, 0, 0, 0, 0, 0],
        "extra": [0, 1, 0, 0, 0, 0],
        "place": ["city", "outside", "bay", "outside", "outside", "outside"],
        "cards": [["smoke_cloud", "made_in_a_lab"], ["wings"], [], [], ["hibernation"], []],
        "tiles": [["fluxling"], [], ["poison_spit"], [], [], []],
        "copied": "wings",
        "smoke": 2,
        "zombified": [0],
        "shop": ["tank", None, "evacuation_orders"],
        "discard": ["evacuation_orders", "jets"],
        "next": ["frenzy", "zombify"],
        "seen": [[0, 3], []],
        "turn": 0,
        "regular": 4,
        "first": 2,
        "step": "roll",
        "dice": ["1", "1", "3", "heart", "claw"],
        "rolls": 1,
    }
    state = GAME.position(document)
    written = json.loads(json.dumps(state.position()))
    cards = document["cards"]
    assert isinstance(cards, list)
    document["cards"] = [sorted(row, key=GAME.names.kinds["card"].index) for row in cards]
    document["discard"] = sorted(["evacuation_orders", "jets"], key=GAME.names.kinds["card"].index)
    del document["turn"]
    assert written == document
    assert GAME.position(written) == state


@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("setup", (CHANCE, "draw")),
        ("start", (CHANCE, "roll")),
        ("roll", (DINO, "keep")),
        ("after", (DINO, "buy")),
        ("resolve", (DINO, "buy")),
        ("enter", (DINO, "buy")),
        ("buy", (DINO, "buy")),
        ("end", (CHANCE, "roll")),
        ("over", (-3, "over")),
    ],
)
def test_each_step_can_be_named(step: str, asked: tuple[int, str]) -> None:
    dice = "" if step in ("setup", "start") else "1 1 2 2 3 3"
    shop = [None, None, None] if step == "setup" else ["monster_pets", None, None]
    out = {"out": [BUNNY], "hearts": [10, 0]} if step == "over" else {}
    assert Table(step, dice, shop=shop, rolls=1, **out).asked == asked  # type: ignore[arg-type]


@pytest.mark.rule("tokyo.roll.dice", "tokyo.card.hibernation")
def test_the_roll_step_without_dice_begins_with_the_first_roll() -> None:
    """With rolls left all dice are being rolled; a monster without any has none to roll."""
    table = Table("roll", cards=["giant_brain"])
    assert (table.asked, table.table.rolls) == ((CHANCE, "roll"), 3)
    rolling = Table("roll", rolls=1)
    assert (rolling.asked, rolling.table.rolls) == ((CHANCE, "roll"), 1)
    assert Table("roll", shrink=[6]).asked == Table("roll", shrink=[6], rolls=1).asked == (DINO, "buy")
    sleeper = Table("roll", cards=["hibernation"])
    assert sleeper.asked == (DINO, "waking")
    assert GAME.position(sleeper.state.position()) == sleeper.state
    assert (sleeper.do("wake").asked, sleeper.table.rolls) == ((CHANCE, "roll"), 2)


@pytest.mark.rule("tokyo.setup.sides")
def test_mixed_tiles_are_named_as_soon_as_they_lie_there() -> None:
    """Also when the last one has been taken: there are no sides that go without saying."""
    table = Table("buy", tiles=["devious"], options={"tiles": "mixed"}, left=[])
    assert table.field("left") == []
    assert GAME.position(table.state.position()) == table.state


@pytest.mark.rule("tokyo.card.zombify")
@pytest.mark.parametrize("unspent", [0, 1])
def test_a_zombies_zombify_is_spent_unless_it_says_otherwise(unspent: int) -> None:
    table = Table("buy", cards=["zombify"], zombified=[DINO], unspent=unspent)
    assert table.field("unspent") == (unspent or None)
    assert GAME.position(table.state.position()) == table.state
    assert GAME.census(table.state) == GAME.census(Table("buy").state)


def test_a_deck_can_hold_only_these() -> None:
    table = Table("buy", energy=[9], shop=["corner_store", None, None], deck=["wings", "evacuation_orders"])
    table.buys("corner_store")
    assert [args["card"] for args in table.offers("card")] == ["wings", "evacuation_orders"]
    assert GAME.census(table.state) == GAME.census(table.state.clone())


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cards": [["excalibur"], []]}, "cards: 'excalibur' is no card: there are 65, such as acid_attack"),
        ({"hearts": [13, 10]}, "hearts: 13 is no whole number from 0 to 12"),
        ({"hearts": [11, 10]}, "hearts: seat 0 has 11, but no more than 10 without what allows 12"),
        ({"hearts": [0, 10]}, "hearts: seat 0 has none left: put it among those that are out"),
        ({"place": ["city", "city"]}, "place: seats 0 and 1 are both in the city, which has room for one"),
        ({"place": ["city", "bay"]}, "place: seat 1 is in the bay, which is open to 5 or 6 monsters, not to 2"),
        ({"place": ["moon", "city"]}, "place: 'moon' is none of outside, city, bay"),
        ({"step": "roll", "dice": ["claw"] * 9}, "dice: 9 dice, but seat 0 has 6, and its cards and tiles 0 more"),
        ({"step": "roll", "dice": ["claw"] * 10}, "dice: 10 dice, but no monster has more than 9"),
        ({"step": "roll", "dice": ["sword"]}, "dice: 'sword' is no face: there are 1, 2, 3, heart, energy, claw"),
        ({"cards": [["tank"], []]}, "cards: 'tank' is discarded when bought: nobody keeps it"),
        ({"cards": [["wings"], ["wings"]]}, "cards: 'wings' is there twice: the deck has it once"),
        ({"cards": [["wings"], []], "shop": ["wings", None, None]}, "'wings' is there 2 times: the game has 1"),
        ({"shop": ["evacuation_orders"] * 3}, "'evacuation_orders' is there 3 times: the game has 2"),
        ({"deck": ["jets"], "shop": ["jets", None, None]}, "deck: 'jets' lies elsewhere: the game has 1"),
        (
            {"tiles": [["devious", "eternal"], []], "left": []},
            "tiles: seat 0 has two tiles of level 3",
        ),
        ({"tiles": [["devious"], ["barbs"]], "left": []}, "tiles: 'devious' and 'barbs' are the two sides of one tile"),
        ({"tiles": [["devious"], ["devious"]], "left": []}, "tiles: 'devious' is there twice"),
        ({"copied": "wings"}, "copied: 'wings' is copied, but nobody has the tile 'fluxling'"),
        ({"tiles": [["fluxling"], []], "left": [], "copied": "wings"}, "copied: nobody has 'wings'"),
        (
            {"cards": [["smoke_cloud"], []]},
            "smoke: 0 tokens: there are 1 to 3 while",
        ),
        ({"out": [1]}, "out: 1 monsters are left: the step is 'over' then"),
        ({"seats": 3, "out": [0], "hearts": [0, 10, 10]}, "turn: seat 0 is out of the game"),
        ({"seats": 3, "out": [1]}, None),
        ({"seats": 3, "out": [1], "energy": [0, 2, 0]}, "out: seat 1 is out of the game: it has no hearts, cards"),
        ({"seats": 3, "out": [1], "wickedness": [0, 2, 0]}, "out: seat 1 is out of the game: it has no wickedness"),
        (
            {"seats": 3, "out": [1], "extra": [0, 1, 0]},
            "out: seat 1 is out of the game: it has no wickedness and no ex",
        ),
        ({"seats": 3, "out": [1], "zombified": [1]}, None),
        ({"step": "over", "seats": 3}, "step: the game is not over: 3 monsters are left, and none has 20 stars"),
        (
            {"step": "over", "seats": 3, "out": [1], "hearts": [9, 0, 9], "stars": [19, 20, 0]},
            "step: the game is not over: 2 monsters are left, and none has 20 stars",
        ),
        ({"step": "over", "stars": [0, 20]}, None),
        ({"step": "over", "roar": [1], "hearts": [10, 0]}, None),
        (
            {"cards": [["hibernation"], []], "place": ["city", None]},
            "place: seat 0 hibernates, and nobody does so in Tokyo",
        ),
        (
            {
                "cards": [["hibernation"], []],
                "tiles": [[], ["fluxling"]],
                "left": [],
                "copied": "hibernation",
                "place": [None, "city"],
            },
            "place: seat 1 hibernates, and nobody does so in Tokyo",
        ),
        (
            {
                "cards": [["smoke_cloud"], []],
                "tiles": [[], ["fluxling"]],
                "left": [],
                "smoke": 1,
                "copied": "smoke_cloud",
            },
            "copied_smoke: 0 tokens: a copy of 'smoke_cloud' has 1 to 3",
        ),
        (
            {
                "options": {"spent_copy": "stays"},
                "cards": [["smoke_cloud"], []],
                "tiles": [[], ["fluxling"]],
                "left": [],
                "smoke": 1,
                "copied": "smoke_cloud",
            },
            None,
        ),
        ({"shop": [None] * 4}, "shop: 4 entries, but the display has 3 places"),
        ({"shop": ["jets"]}, "shop: 1 entries, but the display has 3 places"),
        ({"next": ["jets", "tank"], "seen": [[0]]}, "seen: 1 entries for the 2 cards of 'next'"),
        ({"stack": [{"step": "fallen", "who": 1}]}, "stack: seat 1 has not fallen: it has 10 hearts"),
        ({"copied_smoke": 1}, "copied_smoke: only a copy of 'smoke_cloud' has smoke tokens"),
        ({"yielded": [0]}, "yielded: it is the turn of seat 0, and only those whom it smashes yield"),
        ({"looked": 1}, "looked: 1 cards, but the place of 0 is known"),
        ({"next": [None]}, "next: None cannot stand here"),
        ({"next": ["jets"], "seen": [0]}, "seen: 0 is no list of seats"),
        ({"next": ["jets"], "seen": [[2]]}, "seen: 2 is no seat: there are 0 to 1"),
        ({"discard": ["jets", "jets"]}, "discard: 'jets' is there 2 times: the game has 1"),
        ({"view": 0, "next": ["?", "?"], "deck": ["jets"]}, "next: 2 unknown cards, but the deck has fewer"),
        ({"seats": 5, "place": ["bay", "bay", None, None, None]}, "place: seats 0 and 1 are both in the bay"),
        ({"step": "start", "dice": ["claw"]}, "dice: none are rolled in the step 'start'"),
        ({"last_dice": ["claw"] * 10}, "last_dice: 10 dice, but no monster has more than 9"),
        ({"step": "lunch"}, "step: 'lunch' is none of setup, start, roll"),
        ({"weather": "rain"}, "unknown field 'weather'"),
        ({"unspent": 1, "cards": [["zombify"], []]}, "unspent: no zombified seat has 'zombify'"),
        (
            {
                "cards": [["zombify"], []],
                "zombified": [0],
                "tiles": [[], ["fluxling"]],
                "left": [],
                "copied": "zombify",
            },
            "copied: nobody has 'zombify'",
        ),
        ({"options": {"tiles": "mixed"}}, "left: the sides of 'mixed' tiles are not known: name those that"),
        ({"options": {"tiles": "mixed"}, "left": []}, None),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(fields: dict[str, object], message: str | None) -> None:
    document = {"game": "tokyo", "step": "buy", **fields}
    if message is None:
        GAME.position(document)
        return
    with pytest.raises(PositionError) as refusal:
        GAME.position(document)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("frames", "message"),
    [
        ([{"step": "buy", "who": "chance"}], "stack: 'buy' is asked of the wrong one"),
        ([{"step": "draw", "who": "chance", "slot": 3}], "stack: the slot of 'draw' is 3: it takes 0 to 2"),
        ([{"step": "lose_window", "who": 0}], "stack: there is nothing to prevent"),
        ([{"step": "camouflage_again", "who": 0}], "stack: there is nothing to hide from"),
        ([{"step": "roll", "who": "chance", "count": 10}], "stack: 10 dice cannot be rolled beside 0"),
        ([{"step": "probed_again", "who": 0, "seat": 1}], "stack: there is no 3 to roll again"),
        ([{"step": "snatch", "who": 1, "slots": 1}], "stack: nothing has been revealed"),
        ([{"step": "looked", "who": 0}], "stack: no card is known at depth 0"),
        ([{"step": "peek", "who": "chance", "seat": 0}], "stack: there is no card to look at"),
        ([{"step": "flux", "who": 0}], "stack: seat 0 does not have the tile 'fluxling'"),
        ([{"step": "freezing", "who": 0}], "stack: the turn is not over yet"),
        ([{"step": "next"}, {"step": "end_event"}, {"step": "next"}], "stack: 'next' lies at the bottom"),
        ([{"step": "sides", "who": "chance", "tile": "barbs"}], "stack: a tile is named by its red side here"),
        ([{"step": "who_starts", "who": "chance", "seats": 8}], "stack: only those who are there roll for the start"),
    ],
)
def test_a_question_out_of_place_is_refused(frames: list[dict[str, object]], message: str) -> None:
    with pytest.raises(PositionError) as refusal:
        GAME.position({"game": "tokyo", "step": "buy", "stack": frames})
    assert message in str(refusal.value)


@pytest.mark.rule("tokyo.roll.dice")
@pytest.mark.parametrize("step", ["roll", "after", "resolve"])
def test_more_dice_than_a_monster_has_are_refused(step: str) -> None:
    with pytest.raises(PositionError, match="dice: 9 dice, but seat 0 has 6, and its cards and tiles 0 more"):
        GAME.position({"step": step, "dice": ["claw"] * 9})
    with pytest.raises(PositionError, match="and its cards and tiles 1 more, less 2 for shrink tokens and Freeze Time"):
        GAME.position({"step": step, "dice": ["1"] * 6, "cards": [["extra_head"], []], "shrink": [1, 0], "chain": 1})
    GAME.position({"step": step, "dice": ["1"] * 5, "cards": [["extra_head"], []], "shrink": [1, 0], "chain": 1})


@pytest.mark.rule("tokyo.roll.dice")
@pytest.mark.parametrize("step", ["roll", "after", "resolve", "enter", "buy", "end"])
def test_six_shrink_tokens_leave_no_six_dice(step: str) -> None:
    with pytest.raises(PositionError, match="less 6 for shrink tokens and Freeze Time"):
        GAME.position({"step": step, "dice": ["claw"] * 6, "shrink": [6, 0]})


@pytest.mark.rule("tokyo.out.revival", "tokyo.roll.dice")
def test_dice_stay_when_what_gave_them_is_gone() -> None:
    cards = ["extra_head natural_selection it_has_a_child", "reflective_hide"]
    table = Table("resolve", "1 1 1 2 2 2 3 3 claw", cards, ["cyberbrain"], place=["city"], hearts=[1])
    table.resolves("claw")
    assert table.cards(DINO) == table.tiles(DINO) == []
    assert table.dice == "1 1 1 2 2 2 3 3 claw"
    assert GAME.position(table.state.position()) == table.state


def test_nobody_draws_from_an_empty_deck() -> None:
    document = {"step": "buy", "deck": [], "stack": [{"step": "draw", "who": "chance"}]}
    with pytest.raises(PositionError, match="stack: there is no card to draw"):
        GAME.position(document)


@pytest.mark.parametrize("view", [None, 0])
def test_a_question_without_an_answer_is_refused(view: int | None) -> None:
    """As when somebody changes the dice of a position, but not the groups that are still to be resolved."""
    stack = [{"step": "next"}, {"step": "groups", "who": 0}, {"step": "choose", "who": 0}]
    document = {"view": view, "step": "resolve", "dice": ["energy", "claw"], "stack": stack}
    GAME.position({**document, "groups": ["energy", "claw"]})
    with pytest.raises(PositionError, match="stack: 'choose' asks, but there is nothing to choose from"):
        GAME.position(document)


@pytest.mark.rule("tokyo.setup.table", "tokyo.buy.refill")
def test_what_is_still_to_be_filled_is_empty() -> None:
    with pytest.raises(PositionError, match="shop: 'jets' lies where a card is still to be revealed"):
        GAME.position({"step": "setup", "shop": [None, "jets", None]})
    draw = {"step": "draw", "who": "chance", "slot": 2}
    with pytest.raises(PositionError, match="shop: 'tank' lies where a card is still to be revealed"):
        GAME.position({"step": "buy", "shop": ["wings", "jets", "tank"], "stack": [draw]})
    table = Table("setup", shop=[None, None, None]).draws("wings")
    assert GAME.position(table.state.position()) == table.state, "the first card lies there, two are to come"


@pytest.mark.rule("tokyo.tiles.take")
def test_who_is_given_a_tile_below_its_level_takes_no_second_one_there() -> None:
    table = Table("resolve", "1 1 1 2 2 3", tiles=["eternal"], wickedness=[2], left=["devious"])
    assert (table.wickedness[DINO], table.tiles(DINO)) == (4, ["eternal"])
    assert GAME.position(table.state.position()) == table.state


def fallen_attacker() -> Table:
    return Table("resolve", "1 1 2 2 3 claw", ["", "reflective_hide"], place=["outside", "city"], hearts=[1], seats=3)


def fallen_buyer() -> Table:
    return Table("buy", hearts=[3], energy=[4], shop=["tank", None, None], seats=3).buys("tank")


def nobody_else_left() -> Table:
    shop = ["high_altitude_bombing", None, None]
    return Table("buy", cards=["super_jump"], hearts=[10, 3], energy=[5], shop=shop).buys("high_altitude_bombing")


def probed_three() -> Table:
    table = Table("after", "1 1 2 2 3 3", ["", "psychic_probe background_dweller"])
    return table.do("probe", face="1").rolls("3")


@pytest.mark.parametrize(
    ("scene", "asked"),
    [
        (fallen_attacker, (BUNNY, "yield")),
        (fallen_buyer, (CHANCE, "draw")),
        (nobody_else_left, (DINO, "lose_window")),
        (probed_three, (BUNNY, "probed_again")),
    ],
)
def test_the_middle_of_things_can_be_read(scene: Callable[[], Table], asked: tuple[int, str]) -> None:
    table = scene()
    assert table.asked == asked
    assert GAME.position(table.state.position()) == table.state


@pytest.mark.parametrize("seats", [1, 7])
def test_one_player_and_seven_are_too_few_and_too_many(seats: int) -> None:
    with pytest.raises(OptionError, match=f"tokyo is for 2 to 6 players, not for {seats}"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (3, {"two_player": True}, "option 'two_player' is True: it is for 2 players, not for 3"),
        (2, {"tiles": "blue"}, "option 'tiles' is 'blue': it takes red, green, mixed, or a side of each tile"),
        (2, {"tiles": "devious,barbs"}, "it takes red, green, mixed, or a side of each tile: devious or barbs, "),
        (2, {"end_check": "dawn"}, "option 'end_check' is 'dawn': it takes turn, round"),
    ],
)
def test_options_that_cannot_be_are_refused(seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats, options)
    assert message in str(refusal.value)


def test_views_of_who_has_not_looked_can_be_read_and_guessed() -> None:
    table = Table("buy", cards=["made_in_a_lab"], energy=[1], seats=3).do("look").draws("evacuation_orders")
    for seat in (DINO, BUNNY, KING):
        view = table.state.view(seat)
        assert GAME.position(json.loads(json.dumps(view.position()))) == view
        assert view.position()["next"] == ["evacuation_orders" if seat == DINO else "?"]


def test_a_guess_keeps_the_card_that_was_seen_and_draws_the_one_that_was_not() -> None:
    document = {"game": "tokyo", "seats": 2, "step": "buy", "next": ["wings", "tank"], "seen": [[0], []]}
    view = GAME.position(document).view(0)
    assert view.position()["next"] == ["wings", "?"]
    drawn = [view.determinise(Rng(seed)).position()["next"] for seed in range(8)]
    assert {cards[0] for cards in drawn} == {"wings"}  # type: ignore[index]
    others = {cards[1] for cards in drawn}  # type: ignore[index]
    assert len(others) > 1
    assert not others & {"wings", "?"}


def test_the_moment_before_a_card_is_looked_at_can_be_written_and_read() -> None:
    state = Table("buy", cards=["made_in_a_lab"], energy=[1]).do("look").state
    assert [frame["step"] for frame in state.position()["stack"]][-2:] == ["looked", "peek"]  # type: ignore[attr-defined]
    assert GAME.position(state.position()) == state


def test_how_often_each_monster_has_jumped_is_read_as_it_is_written() -> None:
    place = ["outside", "outside", "city"]
    table = Table("resolve", "1 1 2 2 3 claw", ["", "", "super_jump"], seats=3, place=place, jumped=[0, 0, 1])
    assert table.asked == (KING, "yield")
    assert table.field("jumped") == [0, 0, 1]
