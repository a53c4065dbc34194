"""The desk of Tokyo: what lies on the table, how it is touched, what it costs, and what comes of it."""

from collections.abc import Sequence
from typing import cast

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde import desk as desks
from tafelrunde.core.errors import TafelrundeError, ViewError
from tafelrunde.core.picture import Counter, Goal, Message, Offer, Picture, Piece
from tafelrunde.desk.moves import moves
from tafelrunde.games.tokyo.rules.requests import AsItLies, Hit, InOrder
from tafelrunde.text import Text

CITY = ["outside", "city"]


def seen(table: Table, viewer: int | None = DINO) -> Picture:
    return table.state.game.picture(table.state.view(viewer))


def lying(table: Table, place: str, viewer: int | None = DINO) -> list[Piece]:
    return [piece for piece in seen(table, viewer).pieces if piece.place == place]


def faces(table: Table, place: str, viewer: int | None = DINO) -> list[str | None]:
    return [piece.face for piece in lying(table, place, viewer)]


def counter(table: Table, name: str, about: str | None = None) -> Counter:
    return next(one for one in seen(table).counters if (one.id, one.about) == (name, about))


def places(table: Table) -> list[str]:
    return [place.id for place in table.state.game.layout(table.state.view(DINO))]


def offers(table: Table) -> list[Offer]:
    """Return what whoever is asked is offered."""
    question = desks.make(table.state.view(table.who)).ask
    assert question is not None
    return question.offers


def offer(table: Table, verb: str, **args: str | int) -> Offer:
    found = [one for one in offers(table) if one.verb == verb and args.items() <= one.args.items()]
    assert len(found) == 1, found
    return found[0]


def follows(one: Offer, you: int = DINO) -> list[str]:
    """Return what would come of an offer, as it is told to whoever is asked."""
    talk = Text("en").at(Table().state.game, ["Dino", "Bunny", "King", "Kraken", "Dragon", "Alien"], you)
    return [talk.message(message).replace("\N{NO-BREAK SPACE}", " ") for message in one.follows]


def said(table: Table, one: Offer) -> str:
    question = desks.make(table.state.view(table.who)).ask
    assert question is not None
    return Text("en").at(table.state.game, ["Dino", "Bunny"], table.who).offer(question.prompt.args, one)


# What lies on the table


def test_a_picture_is_made_from_a_view() -> None:
    table = Table("buy")
    with pytest.raises(ViewError, match="made from a view"):
        table.state.game.picture(table.state)


def test_the_table_of_two() -> None:
    table = Table("roll", "1 1 2 heart energy claw", rolls=2, place=CITY, hearts=[7, 12], stars=[4, 9], energy=[3],
                  cards=["", "even_bigger"], wickedness=[0, 4], poison=[1], shrink=[0, 2], extra=[1])  # fmt: skip
    picture = seen(table)
    assert (picture.turn, picture.phase, picture.over) == (DINO, "roll", False)
    assert lying(table, "city") == [Piece("monster.1", "figure", "city", "monster", BUNNY)]
    assert [piece.id for piece in lying(table, "outside")] == ["monster.0"]
    assert counter(table, "hearts") == Counter("hearts", seats=[7, 12], most=[10, 12])
    assert counter(table, "stars") == Counter("stars", seats=[4, 9], goal=20)
    assert counter(table, "wickedness") == Counter("wickedness", seats=[0, 4], goal=10)
    given = {name: counter(table, name).seats for name in ("energy", "poison", "shrink", "extra", "dice")}
    assert given == {"energy": [3, 0], "poison": [1, 0], "shrink": [0, 2], "extra": [1, 0], "dice": [6, 4]}
    assert [counter(table, name).value for name in ("rolls", "claws", "places")] == [2, 1, 1]


def test_the_bay_is_a_place_for_five_and_more() -> None:
    assert "bay" not in places(Table(seats=4))
    five = Table("buy", seats=5, place=["city", "bay"])
    assert [piece.id for piece in lying(five, "bay")] == ["monster.1"]
    assert counter(five, "places").value == 2


def test_equal_dice_are_alike_and_those_that_have_counted_are_marked() -> None:
    table = Table("resolve", "1 1 1 energy claw claw", place=CITY)
    dice = lying(table, "tray")
    assert [die.id for die in dice][:2] == ["die:1@tray", "die:1@tray.2"]
    assert [die.id for die in dice][-2:] == ["die:claw@tray", "die:claw@tray.2"]
    assert all(die.alike and not die.marks for die in dice)
    assert [die.face for die in lying(table.resolves("1"), "tray") if die.marks == ["counted"]] == ["1", "1", "1"]


def test_what_the_monster_before_has_left_lies_apart() -> None:
    table = Table("buy", "1 1 2 2 3 3").passes()
    assert faces(table, "tray") == []
    assert faces(table, "last") == ["1", "1", "2", "2", "3", "3"]


def test_a_card_for_sale_has_the_viewers_price_and_the_printed_cost() -> None:
    table = Table("buy", cards=["", "alien_origin"], shop=["wings", "tank", None], energy=[2])
    assert lying(table, "shop.0") == [Piece("card:wings", "card", "shop.0", "wings", cost=6, worth=6, marks=["keep"])]
    assert lying(table, "shop.1", BUNNY)[0].cost == 3
    assert lying(table, "shop.1", BUNNY)[0].marks == ["once"]
    assert lying(table, "shop.2") == []
    assert lying(table, "shop.0", None)[0].cost == 6, "a spectator sees the price of whose turn it is"


def test_only_parasitic_tentacles_puts_a_price_on_cards_of_others() -> None:
    table = Table("buy", cards=["parasitic_tentacles alien_origin", "wings"], energy=[9])
    assert [card.cost for card in lying(table, "cards.1")] == [5]
    assert [card.cost for card in lying(table, "cards.1", BUNNY)] == [None]
    assert [card.cost for card in lying(table, "cards.0")] == [None, None]


def test_the_two_evacuation_orders_are_told_apart_by_their_places() -> None:
    orders = "evacuation_orders"
    table = Table("buy", shop=[orders, orders, None], energy=[9])
    assert [lying(table, f"shop.{slot}")[0].id for slot in (0, 1)] == [f"card:{orders}@shop.0", f"card:{orders}@shop.1"]
    assert offer(table, "buy").touch == [f"card:{orders}@shop.0"]


def test_cards_tiles_and_tokens_before_a_monster() -> None:
    table = Table("buy", "", ["smoke_cloud", "acid_attack zombify"], ["fluxling"], copied="acid_attack", smoke=2)
    assert [(card.id, card.worth, card.marks) for card in lying(table, "cards.1")] == [
        ("card:acid_attack", 6, ["copied"]), ("card:zombify", 4, [])]  # fmt: skip
    assert lying(table, "tiles.0") == [Piece("tile:fluxling", "tile", "tiles.0", "fluxling")]
    assert counter(table, "smoke", "smoke_cloud").value == 2
    copy = Table("buy", "", ["", "smoke_cloud"], ["fluxling"], copied="smoke_cloud", copied_smoke=1)
    assert counter(copy, "smoke", "fluxling").value == 1


def test_tiles_that_nobody_has_lie_at_their_levels() -> None:
    table = Table("buy")
    assert faces(table, "rack.3") == ["devious", "eternal", "skulking", "tireless"]
    assert faces(table, "rack.10") == ["antimatter_beam", "skybeam"]
    assert (table.state.game.layout(table.state.view(DINO))[places(table).index("rack.6")]).number == 6


def test_the_piles_are_counted_and_the_discard_pile_can_be_looked_through() -> None:
    table = Table("buy", discard=["jets", "evacuation_orders", "evacuation_orders"], shop=["wings", None, None])
    assert [(pile.id, pile.count, pile.face) for pile in lying(table, "discard")] == [("card*@discard", 3, None)]
    assert [(pile.id, pile.count) for pile in lying(table, "deck")] == [("card*@deck", 62)]
    view = table.state.view(BUNNY)
    assert view.game.request(view, "discard", {}) == ["jets", "evacuation_orders", "evacuation_orders"]


def test_who_has_looked_at_the_deck_knows_what_comes_next_and_nobody_else() -> None:
    table = Table("buy", next=["jets", "tank"], seen=[[BUNNY], [DINO, BUNNY]])
    assert faces(table, "next", BUNNY) == ["jets", "tank"]
    assert faces(table, "next", DINO) == [None, "tank"]
    assert [card.id for card in lying(table, "next", None)] == ["next/0", "next/1"]
    assert [pile.count for pile in lying(table, "deck")] == [63]


def test_what_is_said_of_a_monster() -> None:
    table = Table("buy", "", ["hibernation"], seats=3, zombified=[BUNNY])
    assert seen(table).marks == [["asleep"], ["zombie"], []]
    flies = Table("resolve", "1 1 2 2 claw claw", ["", "wings"], place=CITY, energy=[0, 2]).do("wings")
    assert seen(flies).marks[BUNNY] == ["flying"]


def test_who_is_out_has_no_figure() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", seats=3, hearts=[10, 2, 9], place=CITY)
    assert seen(table).marks[BUNNY] == ["out"]
    assert faces(table, "outside") == ["monster"]


def test_a_game_that_is_over_is_nobodys_turn() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", hearts=[10, 2], place=CITY)
    picture = seen(table)
    assert (picture.over, picture.turn, picture.phase) == (True, None, "over")


def test_a_bought_card_goes_from_the_display_to_its_buyer_or_to_the_discard_pile() -> None:
    for card, end in (("wings", "cards.0"), ("tank", "discard")):
        before = Table("buy", shop=[card, None, None], energy=[9])
        old = seen(before)
        done = moves(old, seen(before.buys(card)))
        assert ("shop.0", end) in [(move.start, move.end) for move in done]


# How it is touched


def test_dice_that_are_touched_are_kept() -> None:
    table = Table("roll", "1 1 2 heart energy claw", rolls=2)
    one = offer(table, "reroll", dice="1 3 4 6")
    assert one.touch == [["die:1@tray", "die:energy@tray"]]
    assert said(table, one) == "Keep 1 energy and roll the rest"
    assert one.marks == ["final"], "chance acts"
    every = ["die:1@tray", "die:1@tray.2", "die:2@tray", "die:heart@tray", "die:energy@tray", "die:claw@tray"]
    assert offer(table, "reroll", dice="none").touch == [every], "one by one they end in keeping all"
    assert offer(table, "reroll", dice="1 2 3 4 5 6").touch == ["button:all"]
    assert [said(table, offer(table, "reroll", dice=dice)) for dice in ("none", "1 2 3 4 5 6")] == [
        "Keep all and stop", "Keep none, roll all again"]  # fmt: skip


def test_things_are_touched_where_they_lie_and_the_rest_are_buttons() -> None:
    cards = ["made_in_a_lab rapid_healing metamorph", "wings"]
    buying = Table("buy", cards=cards, energy=[9], hearts=[5], shop=["jets", None, None])
    assert [(one.verb, one.touch) for one in offers(buying)] == [
        ("pass", ["button:pass"]),
        ("heal", ["button:heal"]),
        ("sweep", ["button:sweep"]),
        ("look", ["deck"]),
        ("buy", ["card:jets"]),
    ]
    selling = Table("end", "1 1 2 2 3 3", cards, energy=[9], hearts=[5])
    assert offer(selling, "sell", card="rapid_healing").touch == ["card:rapid_healing"]
    assert offer(selling, "heal").touch == ["button:heal"]


def test_a_group_is_touched_by_its_die_and_claws_of_cards_alone_by_a_button() -> None:
    table = Table("resolve", "1 1 1 2 energy energy", ["acid_attack"], place=CITY)
    assert offer(table, "resolve", face="energy").touch == ["die:energy@tray"]
    assert offer(table, "resolve", face="claw").touch == ["button:resolve.claw"]


def test_a_die_that_is_turned_is_touched_before_the_power_and_the_face() -> None:
    table = Table("after", "1 2 2 3 energy claw", ["herd_culler plot_twist stretchy"], energy=[2])
    assert offer(table, "cull", face="2").touch == ["die:2@tray", "button:cull"]
    assert offer(table, "twist", face="2", to="claw").touch == ["die:2@tray", "button:twist", "button:face.claw"]
    stretched = offer(table, "stretch", face="2", to="claw")
    assert stretched.touch == ["die:2@tray", "button:stretch", "button:face.claw"]
    assert stretched.cost == {"energy": 2}


def test_a_card_looked_at_is_touched_on_the_deck() -> None:
    table = Table("buy", cards=["made_in_a_lab"], energy=[9], next=["jets"], seen=[[]]).do("look")
    one = offer(table, "buy")
    assert (one.touch, one.marks) == (["card:jets"], [])


# What it costs, and what comes of it


def test_a_purchase_says_what_it_leaves_and_brings() -> None:
    table = Table("buy", cards=["alien_origin media_friendly"], energy=[6], shop=["apartment_building", None, None])
    one = offer(table, "buy")
    assert one.cost == {"energy": 4}
    assert follows(one) == ["Left: 2 ⚡.", "You: +1 ★ (then 1).", "You: +3 ★ (then 4)."]
    rules = [message.rule for message in one.follows]
    assert rules == ["tokyo.buy.price", "tokyo.card.media_friendly", "tokyo.card.apartment_building"]
    assert one.marks == ["final"], "a card is revealed"


def test_a_purchase_says_who_is_hit_by_how_much() -> None:
    table = Table("buy", seats=4, cards=["", "", "", "armor_plating"], energy=[9], hearts=[10, 2, 9],
                  shop=["high_altitude_bombing", None, None])  # fmt: skip
    assert follows(offer(table, "buy"))[1:] == [
        "Bunny would lose 3 ♥ (left: 0).",
        "King would lose 3 ♥ (left: 6).",
        "Kraken would lose 3 ♥ (left: 7).",
        "You would lose 3 ♥ (left: 7).",
    ]
    assert table.hearts == [10, 2, 9, 10], "nothing has happened yet"


def test_what_comes_to_nothing_by_itself_is_no_hit() -> None:
    asleep = Table("buy", seats=3, cards=["", "hibernation"], energy=[9], shop=["flame_thrower", None, None])
    assert follows(offer(asleep, "buy"))[1:] == ["King would lose 2 ♥ (left: 8)."]


def test_a_card_bought_from_another_monster_pays_it() -> None:
    table = Table("buy", cards=["parasitic_tentacles", "wings"], energy=[9])
    one = offer(table, "buy", card="wings")
    assert (one.cost, one.touch) == ({"energy": 6}, ["card:wings"])
    assert follows(one) == ["Left: 3 ⚡.", "Bunny: +6 ⚡ (then 6)."]


def test_stars_that_reach_the_goal_say_so() -> None:
    table = Table("buy", stars=[18], energy=[9], shop=["apartment_building", None, None])
    assert follows(offer(table, "buy"))[-1] == "20 ★: you win if you are still alive then."


def test_a_group_says_what_it_brings() -> None:
    table = Table("resolve", "1 1 1 1 energy claw", ["gourmet"], place=["outside", "city"], wickedness=[2])
    assert follows(offer(table, "resolve", face="1")) == [
        "You: +2 ★ (then 2).",
        "You: +2 ★ (then 4).",
        "You: +2 wickedness (then 4).",
        "You take a level 3 tile.",
    ]
    assert follows(offer(table, "resolve", face="energy")) == ["You: +1 ⚡ (then 1)."]
    assert follows(offer(table, "resolve", face="claw")) == ["Bunny would lose 1 ♥ (left: 9)."]


def test_hearts_with_tokens_are_still_to_be_spent() -> None:
    table = Table("resolve", "1 2 heart heart energy energy", poison=[1], hearts=[5])
    assert follows(offer(table, "resolve", face="heart")) == ["Hearts to heal or remove tokens with: 2."]
    spending = table.resolves("heart")
    assert follows(offer(spending, "pass")) == ["You: +2 ♥ (then 7)."]
    assert offer(spending, "cure", token="poison").touch == ["button:cure.poison"]


def test_an_answer_to_a_loss_says_what_is_left_of_it() -> None:
    cards = ["", "wings super_jump rapid_healing camouflage"]
    table = Table("resolve", "1 1 2 2 claw claw", cards, place=CITY, energy=[0, 4], hearts=[10, 6])
    assert follows(offer(table, "pass"), BUNNY) == ["You would lose 2 ♥ (left: 4)."]
    assert follows(offer(table, "jump"), BUNNY) == ["You would lose 1 ♥ (left: 5)."]
    assert follows(offer(table, "wings"), BUNNY) == []
    assert follows(offer(table, "heal"), BUNNY) == ["You: +1 ♥ (then 7).", "You would lose 2 ♥ (left: 5)."]
    assert [offer(table, verb).cost for verb in ("jump", "wings", "heal")] == [
        {"energy": 1}, {"energy": 2}, {"energy": 2}]  # fmt: skip
    assert offer(table, "camouflage").marks == ["final"]


def test_to_stay_with_jets_costs_what_was_put_off() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["", "jets"], place=CITY)
    assert follows(offer(table, "pass"), BUNNY) == ["You would lose 2 ♥ (left: 8)."]
    assert follows(offer(table, "yield"), BUNNY) == []


def test_death_from_above_moves_everybody() -> None:
    table = Table("buy", place=CITY, energy=[5], shop=["death_from_above", None, None])
    told = ["You: +2 ★ (then 2).", "Bunny leaves Tokyo.", "You enter Tokyo City.", "You: +1 ★ (then 3)."]
    assert follows(offer(table, "buy"))[1:] == told


def test_passing_ends_the_turn_unless_something_may_be_sold() -> None:
    assert offer(Table("buy"), "pass").marks == ["pass", "ends"]
    assert offer(Table("buy", cards=["metamorph"]), "pass").marks == ["pass"]
    assert offer(Table("end", "1 1 2 2 3 3", ["metamorph"]), "pass").marks == ["pass", "ends"]


def test_to_stop_and_to_change_nothing_bring_the_dice_as_they_lie() -> None:
    rolling = Table("roll", "1 2 3 heart energy claw", ["detritivore plot_twist"], rolls=1, hearts=[5], place=CITY)
    brought = ["You: +2 ★ (then 2).", "You: +1 ♥ (then 6).", "You: +1 ⚡ (then 1).", "Bunny would lose 1 ♥ (left: 9)."]
    assert follows(offer(rolling, "reroll", dice="none")) == brought
    assert follows(offer(rolling.stops(), "pass")) == brought


# What is asked for


def asked(table: Table, viewer: int = DINO) -> AsItLies:
    view = table.state.view(viewer)
    return cast(AsItLies, view.game.request(view, "as_it_lies", {}))


def test_the_dice_as_they_lie() -> None:
    table = Table("roll", "1 1 1 energy energy claw", ["spiked_tail"], seats=3, rolls=1, place=["outside", "city"])
    found = asked(table)
    assert (found.stars, found.wickedness, found.energy, found.hearts, found.claws) == (1, 2, 2, 0, 2)
    assert found.hits == [Hit(BUNNY, 2)]
    assert asked(table, KING).hits == [Hit(BUNNY, 2)]
    assert asked(table, KING).rerolls == [], "who is not asked may roll nothing"
    kept = {tuple(way.kept): way.again for way in found.rerolls}
    assert kept["1", "1", "1", "claw"] == ["energy", "energy"]
    assert len(kept) == 4 * 3 * 2 - 1, "every way but to stop"


def test_from_tokyo_everybody_outside_is_hit() -> None:
    table = Table("roll", "1 2 2 3 claw claw", seats=4, rolls=1, place=["city"], cards=["fire_breathing"])
    assert asked(table).hits == [Hit(1, 3), Hit(2, 2), Hit(3, 3)]


def test_hearts_do_not_help_in_tokyo() -> None:
    table = Table("roll", "1 2 2 3 heart heart", rolls=1, place=["city"], hearts=[5])
    assert asked(table) == AsItLies(rerolls=asked(table).rerolls)


def test_without_dice_nothing_lies_there() -> None:
    assert asked(Table("buy")) == AsItLies()


def in_order(table: Table) -> InOrder:
    view = table.state.view(DINO)
    return cast(InOrder, view.game.request(view, "in_order", {}))


def test_all_dice_can_count_in_one_go() -> None:
    table = Table("roll", "1 1 1 heart energy claw", rolls=1, hearts=[5], place=CITY).stops()
    found = in_order(table)
    assert found.faces == ["1", "heart", "energy", "claw"]
    assert len(found.actions) == 3, "the last group comes by itself"
    for action in found.actions:
        table.state.step(action)
    assert (table.stars[DINO], table.hearts[DINO], table.energy[DINO]) == (1, 6, 1)
    assert in_order(table) == InOrder([], [])


def test_dice_count_in_one_go_only_until_something_else_is_to_be_decided() -> None:
    table = Table("roll", "1 1 1 energy energy heart", rolls=1, hearts=[5], wickedness=[1], options={"tiles": "green"})
    table.stops()
    found = in_order(table)
    assert found.faces == ["1"], "a tile is to be chosen before the rest counts"
    table.state.step(found.actions[0])
    assert (len(found.actions), table.asked) == (1, (DINO, "take_tile"))


def test_nothing_counts_in_one_go_where_nobody_is_asked_what_counts_next() -> None:
    assert in_order(Table("buy")) == InOrder([], [])


def test_anything_else_that_is_asked_for_is_refused() -> None:
    view = Table("buy").state.view(DINO)
    with pytest.raises(TafelrundeError, match=r"nothing called 'walks'.*as_it_lies, in_order and discard"):
        view.game.request(view, "walks", {})


# What it is about


def goals(table: Table) -> Sequence[Goal]:
    return table.state.game.goals(table.state.view(DINO))


def test_goals_are_twenty_stars_the_last_monster_and_a_final_roar() -> None:
    table = Table("buy", "", [], ["", "final_roar"], seats=3, stars=[20, 17, 3], options={"tiles": "green"})
    by_stars = Message("tokyo-goal-stars", {"goal": 20}, "tokyo.win.stars")
    assert list(goals(table)) == [
        Goal(by_stars, DINO, 20, 20, reached=True),
        Goal(by_stars, BUNNY, 17, 20),
        Goal(Message("tokyo-goal-roar", {"goal": 16}, "tokyo.tile.final_roar"), BUNNY, 17, 16, about="final_roar"),
        Goal(by_stars, KING, 3, 20),
        Goal(Message("tokyo-goal-last", rule="tokyo.win.last"), None, 0, 2),
    ]


def brief(**options: object) -> list[str]:
    view = Table("buy", options=options).state.view(DINO)
    return [line.id.removeprefix("tokyo-brief-") for line in view.game.brief(view)]


def test_the_brief_follows_the_options() -> None:
    assert brief() == ["want", "dice", "tokyo", "buy"]
    assert brief(two_player=True) == ["want", "dice", "two", "buy"]
    assert brief(end_check="round") == ["want-round", "dice", "tokyo", "buy"]
