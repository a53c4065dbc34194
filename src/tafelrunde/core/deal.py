"""Dealing hidden cards to where they may be, every possible way as likely as any other."""

from collections.abc import Callable

from tafelrunde.core.rng import Rng


def shuffle(cards: list[int], rng: Rng) -> None:
    """Put the cards into a random order."""
    for k in range(len(cards) - 1, 0, -1):
        j = rng.below(k + 1)
        cards[k], cards[j] = cards[j], cards[k]


def below(n: int, rng: Rng) -> int:
    """Return a number from 0 to n - 1, each as likely as the others, for n of any size."""
    if n <= 0:
        raise AssertionError("no way to deal the hidden cards")
    while True:
        drawn = 0
        for _ in range(0, n.bit_length(), 32):
            drawn = (drawn << 32) | int(rng.word())
        drawn >>= -n.bit_length() % 32
        if drawn < n:
            return drawn


def assign(cards: list[int], rooms: list[int], fits: Callable[[int, int], bool], rng: Rng) -> list[list[int]]:
    """Return the cards of each zone, where zone z takes `rooms[z]` of them and card c only if `fits(c, z)`.

    The ways to go on are counted card by card, so that a draw never has to be thrown away.

    >>> assign([1, 2, 3], [1, 2], lambda card, zone: zone == 1 or card == 2, Rng(1))
    [[2], [1, 3]]
    """
    if sum(rooms) != len(cards):
        raise AssertionError(f"{len(cards)} cards for {sum(rooms)} places")
    zones = range(len(rooms))
    known: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(k: int, left: tuple[int, ...]) -> int:
        """Return in how many ways the cards from the k-th on fill the room that is left."""
        if k == len(cards):
            return 1
        if (k, left) not in known:
            known[k, left] = sum(
                ways(k + 1, (*left[:z], left[z] - 1, *left[z + 1 :])) for z in zones if left[z] and fits(cards[k], z)
            )
        return known[k, left]

    dealt: list[list[int]] = [[] for _ in zones]
    left = tuple(rooms)
    for k in range(len(cards)):
        pick = below(ways(k, left), rng)
        for z in zones:
            if left[z] and fits(cards[k], z):
                rest = (*left[:z], left[z] - 1, *left[z + 1 :])
                pick -= ways(k + 1, rest)
                if pick < 0:
                    dealt[z].append(cards[k])
                    left = rest
                    break
    return dealt
