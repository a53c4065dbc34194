"""Guessing what is hidden: every deal that a view allows, each as likely as the others, and no other."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import cast

import pytest

from scene import ANNA, BEA, play, scene
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Rng

Deal = tuple[tuple[str, ...], ...]
"""What is hidden from somebody: both hands, both seats' draws, the pile."""


def deal(state: State) -> Deal:
    """Return the hidden part of a state."""
    doc = cast(dict[str, list[list[str]]], state.position())
    nothing: list[list[str]] = [[], []]
    zones = [*doc.get("hand", nothing), *doc.get("drawn", nothing), doc.get("pile", [])]
    return tuple(tuple(cast(list[str], zone)) for zone in zones)


def guesses(view: State, draws: int = 2000) -> Counter[Deal]:
    """Return how often each deal comes when a view is determinised again and again."""
    rng = Rng(1)
    return Counter(deal(view.determinise(rng)) for _ in range(draws))


def likely(counts: Counter[Deal], ways: Counter[Deal]) -> bool:
    """Tell whether deals came as often as there are ways to them: chi squared, wrong once in a million times."""
    if set(counts) != set(ways):
        return False
    expected = {found: counts.total() * n / ways.total() for found, n in ways.items()}
    squares: float = sum((counts[found] - n) ** 2 / n for found, n in expected.items())
    freedom = len(ways) - 1
    spread = 2 / (9 * freedom)  # the cube root of chi squared is nearly normal
    return squares <= freedom * (1 - spread + 4.75 * sqrt(spread)) ** 3


def small(deck: str, **options: object) -> dict[str, object]:
    """Return the options of a shrunken game that Anna begins."""
    names = deck.split()
    return {"cards": names, "hand": len(names) // 4, "first": ANNA, **options}


def ways_to(deck: str, stake: str, anna: list[str], bea_never: str = "none") -> Counter[Deal]:
    """Return in how many ways the rest of a deck is Bea's hand and the pile, cards that look alike told apart."""
    left = deck.split()
    for card in (stake, *anna):
        left.remove(card)
    ways: Counter[Deal] = Counter()
    for picks in combinations(range(len(left)), len(anna)):
        bea = [left[k] for k in picks]
        if not any(card.startswith(bea_never) for card in bea):
            pile = [card for k, card in enumerate(left) if k not in picks]
            ways[tuple(anna), tuple(bea), (), (), tuple(pile)] += 1
    return ways


@pytest.mark.rule("claim.known")
def test_every_deal_is_as_likely_as_the_others() -> None:
    deck = "goblin_1 goblin_2 knight_3 knight_4 undead_5 undead_6 dwarf_7 dwarf_8"
    anna = ["goblin_2", "knight_3"]
    state = scene("claim", options=small(deck), stake="goblin_1", hand=[anna, ["knight_4", "dwarf_8"]])
    ways = ways_to(deck, "goblin_1", anna)
    assert len(ways) == 10
    assert likely(guesses(state.view(ANNA)), ways)


@pytest.mark.rule("claim.known")
def test_alike_goblins_come_as_often_as_there_are_ways_to_hold_them() -> None:
    deck = "goblin_0 goblin_0 goblin_0 goblin_0 knight_3 knight_4 undead_5 undead_6"
    anna = ["goblin_0", "knight_3"]
    state = scene("claim", options=small(deck), stake="knight_4", hand=[anna, ["goblin_0", "undead_5"]])
    ways = ways_to(deck, "knight_4", anna)
    assert sorted(ways.values()) == [1, 3, 3, 3]
    assert likely(guesses(state.view(ANNA)), ways)


@pytest.mark.rule("claim.known", "claim.follow.suit")
def test_a_hand_that_has_shown_a_void_is_dealt_none_of_that_faction() -> None:
    deck = "goblin_0 goblin_0 goblin_3 knight_4 undead_5 undead_6 dwarf_7 dwarf_8"
    anna = ["goblin_0", "dwarf_7"]
    voids = [[], ["goblin"]]
    state = scene("claim", options=small(deck), stake="knight_4", hand=[anna, ["undead_5", "dwarf_8"]], voids=voids)
    ways = ways_to(deck, "knight_4", anna, bea_never="goblin")
    assert len(ways) == 3
    assert likely(guesses(state.view(ANNA)), ways)


@pytest.mark.rule("claim.known", "claim.follow.suit")
def test_voids_of_ones_own_hand_do_not_bind_the_opponents() -> None:
    deck = "goblin_1 goblin_2 knight_3 knight_4 undead_5 undead_6 dwarf_7 dwarf_8"
    anna = ["goblin_2", "knight_3"]
    voids = [["dwarf"], []]
    state = scene("claim", options=small(deck), stake="goblin_1", hand=[anna, ["knight_4", "dwarf_8"]], voids=voids)
    assert likely(guesses(state.view(ANNA)), ways_to(deck, "goblin_1", anna))


@pytest.mark.rule("claim.known", "claim.follow.suit")
def test_a_void_that_was_shown_by_play_is_kept_in_mind() -> None:
    """Bea throws a Knight on a led Goblin: she holds no Goblin, but she may have drawn one."""
    state = scene("claim", stake="dwarf_9", hand=[["goblin_2", "goblin_4"], ["knight_5", "undead_5"]], leader=ANNA)
    play(state, "goblin_2", "knight_5")
    assert not any(hand[0].startswith("goblin") for _, hand, _, _, _ in guesses(state.view(ANNA), 300))
    state = scene(
        "claim",
        hand=[["goblin_2"], ["knight_5"]],
        won=[["dwarf_9"], []],
        drawn=[[], ["undead_5"]],
        discard=["undead_9"],
        voids=[[], ["goblin"]],
    )
    assert any(drawn[0].startswith("goblin") for _, _, _, drawn, _ in guesses(state.view(ANNA), 300))


@pytest.mark.rule("claim.known")
def test_a_spectator_guesses_both_hands_evenly() -> None:
    deck = "goblin_1 goblin_2 knight_3 knight_4"
    state = scene("claim", options=small(deck), stake="goblin_1", hand=[["goblin_2"], ["knight_3"]])
    ways: Counter[Deal] = Counter()
    for anna in ("goblin_2", "knight_3", "knight_4"):
        ways += ways_to(deck, "goblin_1", [anna])
    assert len(ways) == 6
    assert likely(guesses(state.view(None)), ways)


@pytest.mark.rule("claim.known", "claim.follow.suit")
def test_a_spectator_guesses_within_both_voids() -> None:
    deck = "goblin_1 goblin_2 knight_3 knight_4"
    voids = [["knight"], ["goblin"]]
    state = scene("claim", options=small(deck), stake="goblin_1", hand=[["goblin_2"], ["knight_3"]], voids=voids)
    assert likely(guesses(state.view(None)), ways_to(deck, "goblin_1", ["goblin_2"], bea_never="goblin"))


LISTED = "goblin_1 doppelganger_2 undead_3 goblin_4 doppelganger_5 dwarf_6 undead_7 knight_8"


def reachable(options: dict[str, object]) -> Iterator[State]:
    """Play every deal in every way to the end of phase 1, and return every state on the way."""
    seen: set[bytes] = set()
    waiting = [games.load("claim").new(options=options)]
    while waiting:
        state = waiting.pop()
        dump = state.dump()
        if dump in seen or b"favour" in dump:
            continue
        seen.add(dump)
        yield state
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            waiting.append(after)


@pytest.mark.slow
@pytest.mark.rule("claim.known")
def test_a_listed_pile_is_guessed_exactly() -> None:
    """Against brute force: a view may turn into all states that look like it, evenly, and into no other."""
    alike: dict[tuple[int, bytes], Counter[Deal]] = defaultdict(Counter)
    views: dict[tuple[int, bytes], State] = {}
    for state in reachable(small(LISTED, pile="listed")):
        for seat in (ANNA, BEA):
            view = state.view(seat)
            key = (seat, view.dump())
            views[key] = view
            alike[key][deal(state)] += 1
    open_questions = sorted((key for key in alike if len(alike[key]) > 1), key=lambda key: (len(alike[key]), key))
    assert len(open_questions) > 1000
    for key in open_questions:
        assert set(guesses(views[key], 2)) <= set(alike[key])
    for key in open_questions[:: len(open_questions) // 15]:
        assert likely(guesses(views[key], 60 * len(alike[key])), alike[key])


@pytest.mark.rule("claim.known")
def test_what_is_listed_before_the_stake_is_in_a_hand() -> None:
    """The third card of the list is turned up: Anna holds the first, so Bea holds the second."""
    deck = "goblin_1 goblin_2 dwarf_0 dwarf_1 dwarf_2 dwarf_3 dwarf_4 dwarf_5 dwarf_6 dwarf_7 dwarf_8 dwarf_9"
    anna = ["goblin_1", "dwarf_4", "dwarf_8"]
    hand = [anna, ["goblin_2", "dwarf_3", "dwarf_9"]]
    state = scene("claim", options=small(deck, pile="listed"), stake="dwarf_0", hand=hand)
    every = ways_to(deck, "dwarf_0", anna)
    ways = Counter({found: n for found, n in every.items() if "goblin_2" in found[1]})
    assert (len(every), len(ways)) == (56, 21)
    assert likely(guesses(state.view(ANNA)), ways)


def test_a_spectator_of_a_listed_pile_is_told_that_it_cannot_guess() -> None:
    options = small(LISTED, pile="listed")
    state = scene("claim", options=options, hand=[["undead_3", "goblin_4"], ["dwarf_6", "knight_8"]])
    with pytest.raises(ViewError, match="take a seat's view"):
        state.view(None).determinise(Rng(1))


def test_only_a_view_is_determinised() -> None:
    with pytest.raises(ViewError, match="this is the true state"):
        scene("claim", hand=[["goblin_3"], ["goblin_4"]]).determinise(Rng(1))
