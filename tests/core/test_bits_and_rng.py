"""Sets as bits, and random numbers that are the same in every build."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.bits import WIDTH, bit, count, lowest, members, nth
from tafelrunde.core.deal import assign, below, shuffle
from tafelrunde.core.rng import Rng

sets = st.sets(st.integers(0, WIDTH - 1))


def mask_of(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


@given(sets)
def test_a_set_is_what_was_put_into_it(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert members(mask) == sorted(numbers)
    assert count(mask) == len(numbers)
    assert [nth(mask, k) for k in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)


def test_a_bit_is_a_power_of_two_also_above_the_31st() -> None:
    assert [bit(c) for c in range(WIDTH)] == [2**c for c in range(WIDTH)]


@pytest.mark.parametrize("number", [-1, 62, 63, 64])
def test_a_bit_outside_a_set_is_an_error(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} does not fit a set: it takes 0 to 61"):
        bit(number)


def test_the_generator_is_the_published_one() -> None:
    """Xoshiro128++ as its authors define it, from a known state."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert [rng.word() for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]  # fmt: skip


def test_every_number_is_as_likely_as_the_others() -> None:
    rng = Rng(1)
    drawn = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(drawn) == list(range(6))
    assert all(9_600 < times < 10_400 for times in drawn.values())


def test_large_numbers_are_drawn_evenly_too() -> None:
    rng = Rng(2)
    n = 3 * 10**30
    drawn = Counter(below(n, rng) // 10**30 for _ in range(3_000))
    assert all(900 < drawn[third] < 1_100 for third in range(3))


def test_a_shuffle_keeps_the_cards() -> None:
    cards = list(range(20))
    shuffle(cards, Rng(3))
    assert cards != list(range(20))
    assert sorted(cards) == list(range(20))


def test_hidden_cards_are_dealt_in_every_way_that_fits_as_often() -> None:
    """Card 0 fits only the second zone: of the ways to deal four cards to 2 + 1 + 1 places, three are left."""
    rng = Rng(4)
    found: Counter[str] = Counter()
    for _ in range(6_000):
        dealt = assign([0, 1, 2, 3], [2, 1, 1], lambda card, zone: card != 0 or zone == 1, rng)
        assert dealt[1] == [0]
        found[str(dealt)] += 1
    assert len(found) == 3
    assert all(1_850 < times < 2_150 for times in found.values())


def test_cards_that_fit_nowhere_are_an_error() -> None:
    with pytest.raises(AssertionError, match="no way"):
        assign([0], [1], lambda card, zone: False, Rng(1))
    with pytest.raises(AssertionError, match="1 cards for 2 places"):
        assign([0], [2], lambda card, zone: True, Rng(1))
