"""What holds beyond single cards, in the order of the rulebook; rulings are named where there is one."""

import re

import pytest

from games.tokyo.monsters import BUNNY, DINO, DRAGON, KING, KRAKEN, Table
from tafelrunde import games
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games import rulebook

CITY = ["outside", "city"]
AT_HOME = ["city"]
QUIET = "1 1 2 2 3 3"
"""Dice that do nothing."""


def test_every_ruling_has_a_rule() -> None:
    named = " ".join(rule.ruling or "" for rule in rulebook.load("tokyo"))
    assert set(re.findall(r"R\d\d", named)) == {f"R{n:02}" for n in range(1, 92)}


@pytest.mark.rule("tokyo.setup.table", "tokyo.buy.refill")
def test_everybody_starts_outside_with_ten_hearts_and_three_cards_lie_open() -> None:
    table = Table("setup", seats=6, shop=[None, None, None]).draws("wings", "jets", "tank")
    assert table.hearts == [10] * 6
    assert table.stars == table.energy == table.wickedness == [0] * 6
    assert table.field("place") is None
    assert table.shop() == ["wings", "jets", "tank"]


@pytest.mark.rule("tokyo.turn", "tokyo.city.enter", "tokyo.city.reward")
def test_the_first_player_must_enter_and_the_next_one_follows() -> None:
    table = Table("start").rolls(QUIET).stops()
    assert table.place(DINO) == "city"
    assert table.gained(DINO) == [(1, "reward")]
    table.passes(DINO)
    assert (table.table.turn, table.asked) == (BUNNY, (CHANCE, "roll"))


@pytest.mark.rule("tokyo.start.order", "tokyo.city.start")
def test_the_start_of_a_turn_has_its_order() -> None:
    """R68: Nanobots before Eternal and the stars of Tokyo."""
    table = Table("start", cards=["nanobots urbavore"], tiles=["eternal sonic_boomer"], hearts=[2], place=AT_HOME)
    assert table.gained(DINO, "hearts") == [(2, "nanobots"), (1, "eternal")]
    assert table.gained(DINO) == [(1, "sonic_boomer"), (2, "start"), (1, "urbavore")]


@pytest.mark.rule("tokyo.resolve.order")
def test_groups_are_resolved_as_a_whole_in_any_order() -> None:
    """R13."""
    table = Table("resolve", "1 1 1 heart energy claw", hearts=[5, 9], place=CITY)
    assert [args["face"] for args in table.offers("resolve")] == ["1", "heart", "energy", "claw"]
    table.resolves("claw").passes(BUNNY).resolves("heart", "energy")
    assert [event.args["face"] for event in table.told("resolves")] == [5, 3, 4, 0]
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.resolve.numbers")
@pytest.mark.parametrize(
    ("dice", "stars"), [("1 1 1", 1), ("2 2 2", 2), ("3 3 3", 3), ("3 3 3 3", 4), ("1 1 1 1 1 1", 4), ("2 2", 0)]
)
def test_three_of_a_number_score_it_and_each_further_one_more(dice: str, stars: int) -> None:
    assert Table("resolve", dice, place=CITY, left=[]).stars == [stars, 0]


@pytest.mark.rule("tokyo.resolve.energy")
def test_each_energy_die_gives_one() -> None:
    assert Table("resolve", "energy energy 1 1 2 3", place=CITY).energy == [2, 0]


@pytest.mark.rule("tokyo.resolve.hearts")
def test_hearts_heal_or_take_off_tokens_die_by_die_at_full_hearts_too() -> None:
    """R22."""
    table = Table("resolve", "heart heart heart 1", poison=[1], shrink=[2], place=CITY)
    table.do("cure", token="shrink").do("cure", token="poison").passes(DINO)
    assert (table.hearts[DINO], table.poison[DINO], table.shrink[DINO]) == (10, 0, 1)


@pytest.mark.rule("tokyo.resolve.hearts_in_tokyo")
def test_hearts_are_of_no_use_in_tokyo() -> None:
    """R21: neither for hearts nor for tokens."""
    table = Table("resolve", "heart heart heart energy energy claw", poison=[1], hearts=[5], place=AT_HOME)
    assert [args["face"] for args in table.offers("resolve")] == ["energy", "claw"]
    assert table.refuses("resolve", face="heart") == "tokyo.resolve.hearts_in_tokyo"


@pytest.mark.rule("tokyo.resolve.claws")
def test_claws_hit_the_other_side() -> None:
    places = ["outside", "city", "bay", "outside", "outside"]
    assert Table("resolve", "1 1 2 2 claw claw", place=places, seats=5).hearts == [10, 8, 8, 10, 10]
    assert Table("resolve", "1 1 2 2 claw claw", place=places, seats=5, turn=BUNNY).hearts == [8, 10, 10, 8, 8]


@pytest.mark.rule("tokyo.resolve.claw_count")
def test_claws_are_counted_in_order() -> None:
    """R15: always, then if there is one, then if there are two, then doubled."""
    cards = "acid_attack burrowing poison_quills spiked_tail urbavore"
    table = Table(
        "resolve", "2 2 2 1 1 3", [cards], ["antimatter_beam"], place=AT_HOME, hearts=[10, 10], left=[], seats=3
    )
    table.resolves("claw")
    assert table.told("smashes")[0].args["count"] == 2 * (1 + 1 + 2 + 1 + 1)


@pytest.mark.rule("tokyo.resolve.contains_claw")
def test_claws_that_hit_nobody_still_are_in_the_roll() -> None:
    """R44."""
    table = Table("resolve", "1 1 2 2 3 claw", ["alpha_monster fire_breathing"])
    assert table.gained(DINO)[0] == (1, "alpha_monster")
    assert table.hearts == [10, 9], "fire breath needs no smash"
    assert table.told("nobody-hit")


@pytest.mark.rule("tokyo.damage.event")
def test_victims_come_clockwise_each_with_its_window() -> None:
    """R06."""
    cards, places = ["", "camouflage", "", "", "super_jump"], ["outside", "outside", "city"]
    table = Table("resolve", "1 1 2 2 3 claw", cards, place=places, turn=KING, energy=[0, 0, 0, 0, 1], seats=5)
    assert table.asked == (DRAGON, "lose_window")
    assert table.hearts == [10, 10, 10, 9, 10]
    table.do("jump")
    assert table.asked == (BUNNY, "lose_window")
    assert table.hearts == [9, 10, 10, 9, 10]


@pytest.mark.rule("tokyo.damage.event", "tokyo.city.bay_closes")
def test_an_elimination_closes_the_bay_but_drops_no_victim() -> None:
    """R78: Kraken in the Bay is thrown out while the claws still go round, and is hit all the same."""
    places = ["outside", "city", "outside", "bay"]
    table = Table("resolve", "1 1 2 2 3 claw", ["nova_breath"], place=places, hearts=[10, 10, 1], seats=5)
    assert table.out() == [KING]
    assert table.hearts == [10, 9, 0, 9, 9]
    assert table.place(KRAKEN) == "outside"
    assert table.asked == (BUNNY, "yield")
    table.passes(BUNNY)
    assert table.asked == (DINO, "buy"), "R73: put outside by the closing, Kraken is not asked"


@pytest.mark.rule("tokyo.city.bay_closes", "tokyo.city.yield")
def test_who_moves_up_from_a_closing_bay_may_still_yield() -> None:
    """R42, R73."""
    table = Table("resolve", "1 1 2 2 3 claw", place=["outside", "city", "outside", "bay"], hearts=[10, 1], seats=5)
    assert table.out() == [BUNNY]
    assert table.place(KRAKEN) == "city"
    assert table.stars == [0] * 5, "no reward"
    assert table.asked == (KRAKEN, "yield")


@pytest.mark.rule("tokyo.city.bay_closes", "tokyo.resolve.hearts")
def test_an_attacker_whom_the_closing_bay_puts_out_can_use_hearts_again() -> None:
    table = Table("resolve", "1 heart heart claw claw claw", place=["bay", "city"], hearts=[5, 10, 3], seats=5)
    assert table.out() == [KING]
    assert (table.place(DINO), table.hearts[DINO]) == ("outside", 7)
    assert table.asked == (DINO, "buy"), "the City is taken"


@pytest.mark.rule("tokyo.city.enter", "tokyo.city.yield", "tokyo.city.start", "tokyo.city.bay_closes")
def test_the_example_of_the_rulebook_for_five() -> None:
    nothing = "1 1 2 2 3 3"
    table = Table("start", place=["city", "bay"], hearts=[8], turn=DRAGON, seats=5)
    table.rolls("1 2 claw claw claw claw").stops().do("yield").do("yield")
    assert table.hearts == [4, 6, 10, 10, 10]
    assert (table.place(DRAGON), table.stars[DRAGON]) == ("city", 1)
    table.passes(DRAGON).rolls("1 1 2 2 3 claw").stops().passes(DRAGON)
    assert (table.place(DINO), table.stars[DINO]) == ("bay", 1)
    table.passes(DINO).rolls("1 1 2 2 3 claw").stops().passes(DRAGON).do("yield")
    assert (table.place(DINO), table.place(BUNNY), table.stars[BUNNY]) == ("outside", "bay", 1)
    for seat in (BUNNY, KING, KRAKEN):
        table.passes(seat)
        table.rolls(nothing if seat != KRAKEN else "1 1 2 claw claw claw").stops()
    assert table.stars[DRAGON] == 3, "two for beginning its turn in Tokyo"
    assert table.hearts == [0, 6, 7, 7, 8], "in Tokyo they do not hurt each other"
    assert (table.out(), table.place(BUNNY), table.place(DRAGON)) == ([DINO], "outside", "city")


@pytest.mark.rule("tokyo.damage.window")
def test_everything_that_prevents_may_be_used_in_any_order() -> None:
    """R26, R25: Armor Plating looks at what is left."""
    cards = ["", "camouflage super_jump rapid_healing armor_plating"]
    table = Table("resolve", "1 1 2 claw claw claw", cards, place=CITY, hearts=[10, 3], energy=[0, 3])
    table.do("heal").do("jump").do("camouflage").do("hide", hearts=1, threes=0)
    assert table.hearts == [10, 4], "one heart is left of the loss, and the armour stops it"
    assert table.energy == [0, 0]


@pytest.mark.rule("tokyo.damage.window")
def test_what_is_not_held_is_refused() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "camouflage"], place=CITY)
    assert table.refuses("wings") == "tokyo.damage.window"


@pytest.mark.rule("tokyo.damage.smash", "tokyo.city.yield")
def test_only_who_lost_hearts_by_claws_may_yield() -> None:
    """R23, R37."""
    table = Table("resolve", "1 1 2 2 3 claw", place=["outside", "city", "bay"], seats=5)
    assert table.asked == (BUNNY, "yield")
    table.do("yield")
    assert table.asked == (KING, "yield")
    table.passes(KING)
    assert table.field("place") == ["city", "outside", "bay", "outside", "outside"], "R41: the Bay does not move up"


@pytest.mark.rule("tokyo.damage.tokens")
def test_tokens_stay_when_the_card_goes_and_two_sources_give_two() -> None:
    """R33, R83."""
    table = Table("resolve", "1 1 2 2 3 claw", ["shrink_ray"], ["fluxling"], copied="shrink_ray", place=CITY)
    assert table.shrink == [0, 2]


@pytest.mark.rule("tokyo.city.enter")
def test_the_city_comes_before_the_bay_and_the_bay_takes_five() -> None:
    """R41."""
    assert Table("enter", QUIET, seats=5).place(DINO) == "city"
    assert Table("enter", QUIET, place=CITY, seats=5).place(DINO) == "bay"
    assert Table("enter", QUIET, place=CITY, seats=4).place(DINO) == "outside"


@pytest.mark.rule("tokyo.buy.card", "tokyo.buy.refill")
def test_the_effect_comes_before_the_new_card() -> None:
    """R81."""
    table = Table("buy", energy=[9], shop=["corner_store", None, None]).buys("corner_store")
    assert table.stars[DINO] == 1
    assert table.shop() is None or table.shop()[0] is None
    table.draws("tank")
    assert table.shop() == ["tank", None, None]
    table.buys("tank")
    assert table.refuses("card", card="tank") == "tokyo.buy.refill"


@pytest.mark.rule("tokyo.buy.card")
def test_only_what_lies_open_is_for_sale() -> None:
    table = Table("buy", energy=[9], cards=["", "wings"])
    assert table.refuses("buy", card="jets") == "tokyo.buy.card"
    assert table.refuses("buy", card="wings") == "tokyo.buy.card"


@pytest.mark.rule("tokyo.buy.sweep")
def test_two_energy_sweep_all_three() -> None:
    table = (
        Table("buy", energy=[3], shop=["wings", "jets", "monster_pets"]).do("sweep").draws("tank", "energize", "frenzy")
    )
    assert table.shop() == ["tank", "energize", "frenzy"]
    assert table.energy[DINO] == 1
    assert sorted(table.discard()) == ["jets", "monster_pets", "wings"]
    poor = Table("buy", energy=[1])
    assert poor.refuses("sweep") == "tokyo.buy.sweep"


@pytest.mark.rule("tokyo.buy.shuffle")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """R09."""
    table = Table("buy", energy=[9], shop=["corner_store", None, None], deck=[], discard=["wings", "jets"])
    table.buys("corner_store")
    assert [args["card"] for args in table.offers("card")] == ["jets", "wings", "corner_store"]
    nothing = Table("buy", energy=[9], shop=["wings", "monster_pets", None], deck=[]).buys("wings")
    assert nothing.shop() == [None, "monster_pets", None], "both are empty: the display stays short"


@pytest.mark.rule("tokyo.end.order")
def test_the_end_of_a_turn_has_its_order() -> None:
    """R67: sold energy is hoarded; Herbivore before what hurts; Lunar Powered after hoarding; poison last."""
    cards = "metamorph energy_hoarder herbivore lunar_powered wings"
    table = Table("end", cards=[cards], poison=[1]).do("sell", card="wings").passes(DINO)
    assert table.gained(DINO) == [(1, "energy_hoarder"), (1, "herbivore")]
    kinds = [event.kind for event in table.state.events or []]
    assert kinds.index("loses-hearts") > max(k for k, kind in enumerate(kinds) if kind == "gains-stars")


@pytest.mark.rule("tokyo.extra_turns")
def test_extra_turns_come_freeze_time_final_push_frenzy() -> None:
    """R53."""
    table = Table("end", "1 1 1 2 2 3", ["freeze_time"], ["final_push"], extra=[1, 1], place=AT_HOME).do("freeze")
    for _ in range(3):
        table.rolls("1 1 2 2 3" if table.table.chain else QUIET).stops().passes(DINO)
    rules = [event.rule for event in table.told("extra-turn")]
    assert rules == ["tokyo.card.freeze_time", "tokyo.tile.final_push", "tokyo.card.frenzy", "tokyo.card.frenzy"]
    assert table.table.turn == BUNNY


@pytest.mark.rule("tokyo.two_player")
def test_the_option_for_two_gives_energy_for_stars() -> None:
    """R71: Urbavore still gives a star, and Friend of Children adds to the energy."""
    option = {"two_player": True}
    table = Table("start", cards=["urbavore friend_of_children"], place=AT_HOME, options=option)
    assert (table.energy, table.stars) == ([2, 0], [1, 0])
    assert Table("enter", QUIET, options=option).energy == [1, 0]


@pytest.mark.rule("tokyo.win.stars")
def test_twenty_stars_win_at_the_end_of_the_turn_also_anothers() -> None:
    """R01, R02: checked after everything else, and before an extra turn."""
    assert Table("end", QUIET, stars=[5, 20]).result == (-1.0, 1.0)
    assert Table("end", QUIET, stars=[20], extra=[1]).result == (1.0, -1.0)
    lost = (
        Table("buy", energy=[9], stars=[20, 3], shop=["monster_pets", "tank", None]).buys("monster_pets").draws("wings")
    )
    assert lost.passes(DINO).result is None
    assert Table("end", QUIET, stars=[20], poison=[3], hearts=[3]).result == (-1.0, 1.0)


@pytest.mark.rule("tokyo.win.stars")
def test_the_end_may_be_looked_for_when_the_round_is_over() -> None:
    """R01: a round ends where play reaches or passes the start player's seat."""
    option = {"end_check": "round"}
    table = Table("end", QUIET, stars=[20, 0, 0], first=DINO, seats=3, options=option)
    assert table.result is None
    assert Table("end", QUIET, stars=[20, 0, 20], first=DINO, turn=KING, seats=3, options=option).result == (
        0.0,
        -1.0,
        0.0,
    )
    passed = Table(
        "end", QUIET, stars=[0, 20, 0], first=DINO, turn=KING, out=[DINO], hearts=[0], seats=3, options=option
    )
    assert passed.result == (-1.0, 1.0, -1.0)


@pytest.mark.rule("tokyo.win.stars")
@pytest.mark.parametrize(
    ("seats", "turn", "first", "out", "over"),
    [
        (2, DINO, DINO, [], False),
        (2, BUNNY, DINO, [], True),
        (4, KING, DINO, [KRAKEN], True),
        (4, DINO, KING, [BUNNY, KING], True),
        (4, DINO, KRAKEN, [BUNNY], False),
    ],
)
def test_a_round_is_over_where_play_reaches_or_passes_who_began(
    seats: int, turn: int, first: int, out: list[int], over: bool
) -> None:
    """R01: seats that are out are passed over; who began may be among them."""
    hearts = [0 if seat in out else 10 for seat in range(seats)]
    table = Table("end", QUIET, stars=[20], hearts=hearts, out=out, turn=turn, first=first, seats=seats,
                  options={"end_check": "round"})  # fmt: skip
    assert (table.result is not None) is over


@pytest.mark.rule("tokyo.win.shared")
def test_all_who_have_twenty_share_the_victory() -> None:
    """R03."""
    assert Table("end", QUIET, stars=[20, 20, 5], seats=3).result == (0.0, 0.0, -1.0)


@pytest.mark.rule("tokyo.win.last")
def test_the_last_monster_wins_at_once() -> None:
    """R04."""
    table = Table("resolve", "1 1 2 2 3 claw", place=CITY, hearts=[10, 1])
    assert table.result == (1.0, -1.0)
    assert table.asked == (-3, "over")


@pytest.mark.rule("tokyo.win.last", "tokyo.damage.event")
def test_the_last_one_must_survive_the_running_event() -> None:
    """R04: Bunny reflects before it is King's turn to be hit, and the attacker's fall does not end the event."""
    table = Table("resolve", "1 1 2 2 3 claw", ["nova_breath", "reflective_hide"], hearts=[1, 5, 1], seats=3)
    assert table.out() == [DINO, KING]
    assert table.result == (-1.0, 1.0, -1.0)


@pytest.mark.rule("tokyo.out.zero", "tokyo.out.elimination")
def test_who_is_eliminated_leaves_everything() -> None:
    """R08."""
    table = Table("resolve", "1 1 2 2 3 claw", ["", "wings smoke_cloud"], ["", "devious"], place=CITY, hearts=[10, 1],
                  energy=[0, 1], poison=[0, 1], shrink=[0, 1], wickedness=[0, 4], seats=3)  # fmt: skip
    assert table.out() == [BUNNY]
    assert sorted(table.discard()) == ["smoke_cloud", "wings"]
    assert [row[BUNNY] for row in (table.energy, table.poison, table.shrink, table.wickedness)] == [0, 0, 0, 0]
    assert table.tiles(BUNNY) == []
    assert table.place(DINO) == "city"


@pytest.mark.rule("tokyo.out.turn_ends")
def test_the_turn_of_who_falls_is_over() -> None:
    """R07."""
    table = (
        Table("buy", energy=[9], hearts=[3], shop=["tank", "monster_pets", None], seats=3).buys("tank").draws("wings")
    )
    assert table.out() == [DINO]
    assert (table.table.turn, table.asked) == (BUNNY, (CHANCE, "roll"))


@pytest.mark.rule("tokyo.out.revival")
def test_who_comes_back_in_its_own_turn_goes_on_outside() -> None:
    """R76: the dice stay, the lost cards are without effect, Tokyo must be entered, and buying is allowed."""
    table = Table("resolve", "1 1 1 2 3 claw", ["it_has_a_child gourmet", "reflective_hide"], place=AT_HOME, hearts=[1])
    table.resolves("claw")
    assert table.gained(DINO) == [(1, "numbers"), (1, "reward")]
    assert table.place(DINO) == "city"
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.dials")
def test_dials_end_at_nothing_twenty_ten_and_twelve() -> None:
    """R05."""
    assert Table("resolve", "3 3 3 3 3 3", stars=[18], place=CITY).stars == [20, 0]
    assert Table("resolve", "heart heart heart 1 2 3", hearts=[9], place=CITY).hearts == [10, 10]
    assert Table("resolve", "heart heart heart 1 2 3", ["even_bigger"], hearts=[11], place=CITY).hearts == [12, 10]


@pytest.mark.rule("tokyo.supply")
def test_energy_and_tokens_do_not_run_out() -> None:
    """R10."""
    table = Table("resolve", "energy energy energy energy energy energy", energy=[200], place=CITY)
    assert table.energy[DINO] == 206
    many = Table("resolve", "1 1 2 2 3 claw", ["shrink_ray"], shrink=[0, 12], place=CITY)
    assert many.shrink == [0, 13]


@pytest.mark.rule("tokyo.copies")
def test_a_card_and_its_copy_both_work() -> None:
    """R83."""
    table = Table("resolve", "1 1 1 2 2 3", ["gourmet"], ["fluxling"], copied="gourmet", place=CITY)
    assert table.gained(DINO) == [(1, "numbers"), (2, "gourmet"), (2, "gourmet")]


@pytest.mark.rule("tokyo.known")
def test_only_the_deck_is_hidden() -> None:
    table = Table("buy", energy=[9], next=["wings", "jets"], seen=[[BUNNY], []])
    assert table.state.view(BUNNY).position()["next"] == ["wings", "?"]
    assert table.state.view(DINO).position()["next"] == ["?", "?"]
    assert table.state.view(None).position()["next"] == ["?", "?"]
    games.load("tokyo").position(table.state.view(DINO).position())
    table.buys("monster_pets")
    assert table.shop()[0] == "wings", "what lies on top comes first"


@pytest.mark.rule("tokyo.known")
def test_any_card_of_the_deck_may_lie_on_top_for_who_has_not_looked() -> None:
    cards = ["wings", "jets", "tank", "frenzy", "energize"]
    table = Table("buy", next=["wings"], seen=[[BUNNY]], deck=cards[1:])
    view = table.state.view(DINO)
    guessed = [view.determinise(Rng(seed)).position() for seed in range(60)]
    assert {position["next"][0] for position in guessed} == set(cards)  # type: ignore[index]
    assert all(sorted([*position["deck"], *position["next"]]) == sorted(cards) for position in guessed)  # type: ignore[misc]
