"""What the king may know, and what he must reckon with."""

from collections import Counter
from itertools import combinations
from math import sqrt
from typing import cast

import pytest

from games.tyrant.town import CITIZENS, KING, LETTERS, REBEL, named, town
from scene import act
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.table import HUMAN, Table

EVERYBODY = ".a .b .c .d .e .f\n .g .h .i .j .l .m\n .1 .2 .3 .4 .5 .6"


def triple(state: State) -> tuple[str, ...]:
    """Return the assassins."""
    return tuple(cast(list[str], state.position()["assassins"]))


def possible(revealed: str = "", killed: str = "", arrested: str = "") -> set[tuple[str, ...]]:
    """Return all triples that agree with what everybody knows: the brute force."""
    known = {named(letter) for letter in revealed + killed}
    gone = {named(letter) for letter in killed + arrested}
    return {found for found in combinations(CITIZENS, 3) if known <= set(found) and not set(found) <= gone}


def evenly(counts: Counter[tuple[str, ...]], expected: set[tuple[str, ...]]) -> bool:
    """Tell whether all of the expected came, nothing else, and each about as often: chi squared, four deviations."""
    if set(counts) != expected:
        return False
    mean = counts.total() / len(expected)
    squares = sum((n - mean) ** 2 / mean for n in counts.values())
    freedom = len(expected) - 1
    return squares <= freedom + 4 * sqrt(2 * freedom)


SITUATIONS = [
    ("", "", ""),
    ("a", "", ""),
    ("", "", "bc"),
    ("", "", "bcdef"),
    ("a", "", "bcd"),
    ("", "a", "bcdef"),
    ("m", "a", "bc"),
    ("", "am", "bcd"),
    ("l", "am", "b"),
]


@pytest.mark.rule("tyrant.arrest.silent", "tyrant.setup.assassins")
@pytest.mark.parametrize(("revealed", "killed", "arrested"), SITUATIONS)
@pytest.mark.parametrize("viewer", [KING, None])
def test_guesses_are_even_over_all_that_can_be(revealed: str, killed: str, arrested: str, viewer: int | None) -> None:
    """Revealed and killed ones are in, arrested ones may be, and one of the three is left, as the game goes on."""
    drawing = EVERYBODY
    for letter in killed + arrested:
        drawing = drawing.replace(f".{letter}", ".-")
    for letter in revealed:
        drawing = drawing.replace(f".{letter}", f".{letter.upper()}")
    hidden = next(letter for letter in LETTERS if letter not in revealed + killed + arrested)
    state = town(
        drawing,
        assassins=(killed + hidden)[: 3 - len(revealed)],
        killed=[named(letter) for letter in killed],
        arrested=[named(letter) for letter in arrested],
    )
    expected = possible(revealed, killed, arrested)
    view = state.view(viewer)
    rng = Rng(len(expected))
    counts = Counter(triple(view.determinise(rng)) for _ in range(max(400, 20 * len(expected))))
    assert evenly(counts, expected)


@pytest.mark.rule("tyrant.setup.assassins")
@pytest.mark.parametrize("picks", [1, 2])
def test_guesses_while_the_rebel_chooses(picks: int) -> None:
    """After one pick it can be any that leaves two more, after two any pair that leaves one more."""
    state = games.load("tyrant").new(options={"citizens": "listed"})
    for _ in range(picks):
        state.apply(state.legal()[0])
    expected = {found for found in combinations(CITIZENS, picks) if CITIZENS.index(found[-1]) <= 8 + picks}
    rng = Rng(picks)
    counts = Counter(triple(state.view(KING).determinise(rng)) for _ in range(20 * len(expected)))
    assert evenly(counts, expected)


@pytest.mark.rule("tyrant.setup.assassins")
def test_the_rebel_knows_and_guesses_nothing() -> None:
    state = town(EVERYBODY, assassins="ach")
    assert triple(state.view(REBEL)) == triple(state)
    assert state.view(REBEL).determinise(Rng(1)) == state


@pytest.mark.rule("tyrant.arrest.silent")
@pytest.mark.parametrize("seed", range(6))
def test_the_king_cannot_tell_two_games_apart_that_differ_in_the_hidden_assassins(seed: int) -> None:
    """Whole games: the rebel reveals nobody, the same is done in both, until one of them is over."""
    rng = Rng(seed)
    one, two = (town(EVERYBODY + "\n .- .- .- .K .- .-", assassins=who) for who in ("abc", "jlm"))
    for state in (one, two):
        state.events = []
    while NONE not in (one.who, two.who):
        common = sorted(set(one.legal()) & set(two.legal()))
        assert set(one.legal()) == set(common) or one.who == REBEL
        action = common[int(rng.below(len(common)))]
        for state in (one, two):
            state.apply(action)
        if NONE in (one.who, two.who):
            break
        assert one.who == two.who
        for viewer in (KING, None):
            assert one.view(viewer) == two.view(viewer)
            assert one.view(viewer).key() == two.view(viewer).key()
            assert one.view(viewer).ask() == two.view(viewer).ask()
            seat = SPECTATOR if viewer is None else viewer
            heard = [[event.seen_by(seat) for event in state.events or []] for state in (one, two)]
            assert heard[0] == heard[1]


@pytest.mark.rule("tyrant.arrest.silent")
def test_the_log_line_of_an_arrest_has_no_room_for_the_truth() -> None:
    state = town(".1 .a .b", assassins="a")
    (event,) = act(state, "strike", figure="knight_1", direction="east")
    assert sorted(event.args) == ["by", "figure", "square"]
    assert not event.secret


def seated(state: State) -> Table:
    """Return a table with two people at it."""
    return Table("tyrant", [HUMAN, HUMAN], position=state.position())


def number(verb: str, **args: str | int | None) -> int:
    """Return the number of an action."""
    return games.load("tyrant").actions_codec.number(verb, args)


@pytest.mark.rule("tyrant.assassin.reveal")
def test_a_reveal_cannot_be_taken_back() -> None:
    """Nor what was done before it in the same turn; a step can (R26)."""
    table = seated(town(".a .- .-\n .b .- .-", turn="rebel", assassins="a"))
    table.submit(REBEL, table.version, number("move", figure="plumwoman", direction="east"))
    assert table.can_ask_undo(REBEL)
    table.submit(REBEL, table.version, number("reveal", citizen="monk"))
    assert not table.can_ask_undo(REBEL)
    table.submit(REBEL, table.version, number("move", figure="monk", direction="east"))
    assert table.can_ask_undo(REBEL)


@pytest.mark.rule("tyrant.setup.assassins", "tyrant.setup.start")
@pytest.mark.parametrize("side", ["a", "b"])
def test_with_the_third_pick_the_choice_stands(side: str) -> None:
    """The king is asked for his start when nothing about the assassins can change any more (R2)."""
    table = Table("tyrant", [HUMAN, HUMAN], {"side": side, "citizens": "listed"}, seed=1)
    for citizen in ("monk", "squire", "farmer"):
        assert table.can_undo(REBEL) == (citizen != "monk")
        table.submit(REBEL, table.version, number("choose", citizen=citizen))
    assert table.who == KING
    assert not table.can_undo(REBEL)


@pytest.mark.rule("tyrant.arrest.silent")
@pytest.mark.parametrize("assassins", ["alm", "glm", "bcd"])
def test_the_king_cannot_try_out_arrests(assassins: str) -> None:
    """With two off the board a third arrest may end the game: if it does not, he cannot try another instead."""
    few = town(".1 .a .- .d .e .f\n .g .h .i .j .l .m\n .b .c .- .- .- .-", assassins=assassins)
    many = town(".1 .a .- .d .e .f\n .g .h .i .j .l .m", assassins=assassins, arrested=["plumwoman", "appleman"])
    for state, may_undo in ((few, True), (many, False)):
        table = seated(state)
        table.submit(KING, table.version, number("strike", figure="knight_1", direction="east"))
        assert table.result is None
        assert table.can_ask_undo(KING) == may_undo


@pytest.mark.rule("tyrant.arrest.silent")
def test_logs_and_histories_of_the_king_are_the_same_whoever_was_arrested() -> None:
    histories = []
    for assassins in ("alm", "glm"):
        table = seated(town(".1 .a .g .l .m", assassins=assassins))
        table.submit(KING, table.version, number("strike", figure="knight_1", direction="east"))
        table.submit(KING, table.version, number("end"))
        histories.append((table.history(KING).lines(), table.view(KING).dump(), table.ask(KING)))
    assert histories[0] == histories[1]
