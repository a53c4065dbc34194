"""Dice: rolled, kept, rolled again; and how likely everything is."""

from fractions import Fraction
from functools import cache
from math import comb, factorial
from typing import cast

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde import games
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.tokyo.rules.dice import DICE_OF, START, WEIGHT, on, roll_number, sample


@pytest.mark.parametrize("n", range(10))
def test_the_weights_of_all_rolls_add_up(n: int) -> None:
    weights = WEIGHT[START[n] : START[n + 1]]
    assert sum(weights) == 6**n
    assert len(weights) == comb(n + 5, 5)
    for number in range(START[n], START[n + 1]):
        counts = [int(on(DICE_OF[number], face)) for face in range(6)]
        assert sum(counts) == n
        ways = factorial(n)
        for k in counts:
            ways //= factorial(k)
        assert WEIGHT[number] == ways
        assert roll_number(DICE_OF[number]) == number


def chance_of_all(n: int, rolls: int) -> Fraction:
    """How likely n dice all show one face after so many rolls, keeping those that do: by the weights alone."""

    @cache
    def chance(left: int, rolls_left: int) -> Fraction:
        if left == 0:
            return Fraction(1)
        if rolls_left == 0:
            return Fraction(0)
        total = Fraction(0)
        for number in range(START[left], START[left + 1]):
            fallen = int(on(DICE_OF[number], 5))
            total += Fraction(WEIGHT[number], 6**left) * chance(left - fallen, rolls_left - 1)
        return total

    return chance(n, rolls)


def test_three_rolls_for_a_face() -> None:
    assert chance_of_all(1, 3) == Fraction(91, 216)
    assert chance_of_all(6, 3) == Fraction(91, 216) ** 6
    assert chance_of_all(3, 4) == Fraction(6**4 - 5**4, 6**4) ** 3


def at_least_three(dice: int, face: int) -> bool:
    return on(dice, face) >= 3


def test_three_of_a_kind_with_best_keeping_by_the_offered_choices() -> None:
    """Three dice, two rolls, three 1s wanted: the best of all offered re-rolls has the closed form's chance."""
    table = Table("roll", "2 3 3", rolls=2, shrink=[3])

    @cache
    def best(dice: str, rolls: int) -> Fraction:
        if dice == "1 1 1":
            return Fraction(1)
        if rolls == 0:
            return Fraction(0)
        state = Table("roll", dice, rolls=rolls, shrink=[3]).state
        chances = []
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            ask = after.ask()
            assert ask is not None
            if ask.who != CHANCE or ask.prompt != "tokyo-ask-roll" or ask.weights is None or action == state.legal()[0]:
                continue
            total = Fraction(0)
            for outcome, weight in zip(ask.actions, ask.weights, strict=True):
                names = " ".join(
                    sorted([*kept(after), *rolled(outcome)], key=["1", "2", "3", "heart", "energy", "claw"].index)
                )
                total += Fraction(weight, sum(ask.weights)) * best(names, rolls - 1)
            chances.append(total)
        return max(chances)

    def kept(state: object) -> list[str]:
        return list(state.position().get("dice", []))  # type: ignore[attr-defined]

    def rolled(outcome: int) -> list[str]:
        return str(games.load("tokyo").outcomes_codec.describe(outcome)[1]["roll"]).split()

    assert best(table.dice, 2) == Fraction(11, 36) ** 3


def test_rolls_are_sampled_by_their_weight() -> None:
    rng = Rng(1)
    counts: dict[int, int] = {}
    for _ in range(36000):
        number = int(sample(2, rng))
        counts[number] = counts.get(number, 0) + 1
    squares = sum((counts[n] - 1000 * WEIGHT[n]) ** 2 / (1000 * WEIGHT[n]) for n in range(START[2], START[3]))
    assert squares < 20 + 4 * 40**0.5


@pytest.mark.rule("tokyo.roll.first", "tokyo.roll.dice")
def test_the_first_roll_is_compulsory_and_takes_all_dice() -> None:
    table = Table("roll", dice="")
    assert table.asked == (CHANCE, "roll")
    ask = table.state.ask()
    assert ask is not None
    assert ask.weights is not None
    assert sum(ask.weights) == 6**6


@pytest.mark.rule("tokyo.roll.dice")
def test_extra_dice_add_up_and_tokens_take_some() -> None:
    table = Table("start", cards=["extra_head natural_selection"], tiles=["cyberbrain"], shrink=[1])
    ask = table.state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**8


@pytest.mark.rule("tokyo.roll.dice")
def test_without_dice_there_is_no_roll() -> None:
    table = Table("start", shrink=[6])
    assert table.asked == (DINO, "buy")
    assert table.told("no-dice")


@pytest.mark.rule("tokyo.roll.again")
def test_any_dice_are_rolled_again_kept_ones_too() -> None:
    table = Table("roll", "1 1 2 heart energy claw", rolls=2)
    table.do("reroll", dice="1 2 3").rolls("claw claw 3")
    assert table.dice == "3 heart energy claw claw claw"
    table.do("reroll", dice="2 3").rolls("1 1")
    assert table.dice == "1 1 3 claw claw claw"
    assert table.asked == (DINO, "buy"), "three rolls: the claws hit nobody, Dino is in Tokyo"


@pytest.mark.rule("tokyo.roll.again")
def test_of_equal_dice_the_first_are_taken() -> None:
    table = Table("roll", "1 1 2", rolls=2, shrink=[3])
    offered = {str(args["dice"]) for args in table.offers("reroll")}
    assert offered == {"none", "1", "1 2", "3", "1 3", "1 2 3"}
    assert table.refuses("reroll", dice="2") == "tokyo.roll.again"


@pytest.mark.rule("tokyo.roll.three")
def test_there_are_three_rolls_and_one_may_stop_before() -> None:
    table = Table("start").rolls("1 1 2 2 3 3").do("reroll", dice="1").rolls("1").do("reroll", dice="1").rolls("2")
    assert table.asked == (DINO, "buy")
    assert Table("start").rolls("1 1 2 2 3 3").stops().asked == (DINO, "buy")
    spent = Table("roll", "1 1 2 2 3 3", rolls=0, cards=["energy_drink"], energy=[1])
    assert spent.refuses("reroll", dice="1") == "tokyo.roll.three"


@pytest.mark.rule("tokyo.setup.first")
def test_most_claws_start_and_ties_roll_again() -> None:
    table = Table("setup", seats=3, shop=[None, None, None]).draws("wings", "jets", "tank")
    table.do("claws", count=2).do("claws", count=3).do("claws", count=3)
    assert table.who == CHANCE
    table.do("claws", count=1).do("claws", count=2)
    assert table.table.first == KING
    assert table.asked == (CHANCE, "roll")
    assert table.table.turn == KING
    ask = Table("setup", seats=2, shop=[None, None, None]).draws("wings", "jets", "tank").state.ask()
    assert ask is not None
    assert ask.weights == [comb(6, k) * 5 ** (6 - k) for k in range(7)]


@pytest.mark.rule("tokyo.setup.sides")
def test_sides_of_tiles_are_red_green_mixed_or_listed() -> None:
    game = games.load("tokyo")
    red = Table("setup", shop=[None, None, None])
    assert red.table.tiles_left == 0x55555
    mixed = game.new(2, {"tiles": "mixed"})
    for k in range(10):
        mixed.apply(game.outcomes_codec.number("side", {"side": "green" if k % 2 else "red"}))
    assert mixed.position()["left"] == [
        "devious", "final_roar", "skulking", "underdog", "cyberbrain",
        "fluxling", "full_regeneration", "sonic_boomer", "antimatter_beam", "starburst",
    ]  # fmt: skip
    names = cast(list[str], mixed.position()["left"])
    listed = game.new(2, {"tiles": ",".join(reversed(names))})
    assert listed.position()["options"] == {"tiles": names}
    assert listed.position().get("left") is None


@pytest.mark.rule("tokyo.after.order")
def test_probes_come_clockwise_and_before_dice_are_changed() -> None:
    cards, tiles = ["herd_culler", "psychic_probe"], ["", "", "fluxling"]
    table = Table("after", "1 2 3 heart energy claw", cards, tiles, copied="psychic_probe", seats=3)
    assert table.asked == (BUNNY, "probing")
    table.do("probe", face="1").rolls("2").passes(KING)
    assert table.asked == (DINO, "change")
    table.do("cull", face="2")
    assert table.dice == "1 2 3 heart energy claw"


@pytest.mark.rule("tokyo.after.change")
def test_dice_are_changed_only_by_who_has_what_changes_them() -> None:
    table = Table("after", "1 2 3 heart energy claw", cards=["stretchy"], energy=[2])
    assert table.refuses("cull", face="2") == "tokyo.card.herd_culler"
    assert table.refuses("twist", face="2", to="1") == "tokyo.card.plot_twist"
    assert table.refuses("yield") == "tokyo.after.change"
