"""Dice that are rolled again: the expectation is exact, so it can be counted out by hand."""

from itertools import product

import pytest
from librt.vecs import vec

from tafelrunde.games.tokyo.bot.rerolls import BLANK, Rerolls, number_of
from tafelrunde.games.tokyo.rules.dice import CLAW, DICE_OF, ONE, START, UNIT, on


def worth_of_claws(n: int) -> vec[float]:
    """Return what rolls of n dice are worth where each claw counts one."""
    worth = BLANK[n][:]
    for number in range(START[n], START[n + 1]):
        worth[number] = float(on(DICE_OF[number], CLAW))
    return worth


def test_a_single_roll_brings_a_sixth_of_a_claw_per_die() -> None:
    rerolls = Rerolls(6, worth_of_claws(6))
    assert rerolls.mean(number_of(0), 1) == pytest.approx(1.0)
    assert rerolls.mean(number_of(2 * UNIT[CLAW]), 1) == pytest.approx(2 + 4 / 6)


def test_with_two_rolls_claws_of_the_first_are_kept() -> None:
    rerolls = Rerolls(6, worth_of_claws(6))
    assert rerolls.mean(number_of(0), 2) == pytest.approx(6 * (1 - (5 / 6) ** 2))
    assert rerolls.best(number_of(6 * UNIT[ONE]), 2) == pytest.approx(6 * (1 - (5 / 6) ** 2))
    assert rerolls.best(number_of(6 * UNIT[CLAW]), 2) == pytest.approx(6)


def test_three_rolls_for_three_equal_dice_are_as_counted_out() -> None:
    n = 3
    worth = BLANK[n][:]
    worth[number_of(3 * UNIT[ONE])] = 1.0
    rerolls = Rerolls(n, worth)
    by_hand = sum(6.0 ** -(3 - kept.count(0)) for kept in product(range(6), repeat=3)) / 216
    assert rerolls.mean(number_of(0), 2) == pytest.approx(by_hand)


def test_nine_dice_are_counted_too() -> None:
    rerolls = Rerolls(9, worth_of_claws(9))
    assert rerolls.mean(number_of(0), 3) == pytest.approx(9 * (1 - (5 / 6) ** 3))
