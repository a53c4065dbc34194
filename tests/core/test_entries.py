"""What callers may give: whole numbers of any library, and for everything else a sentence, the same in both builds."""

from collections.abc import Callable
from functools import partial

import pytest

from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import OptionError, PositionError, TafelrundeError, ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

CLAIM = games.load("claim")
NO_NUMBERS: list[object] = [True, False, "1", 1.0, 1.5, None, [], {}, b"1", 1j]
HUGE = [2**62, 2**63, 2**64, 2**80, -(2**63), -(2**80)]


def dealt() -> State:
    """Return a game whose first card is to be led."""
    state = CLAIM.new(options={"first": 0})
    state.settle(Rng(1))
    return state


def sentence(error: type[TafelrundeError], call: Callable[[], object]) -> str:
    """Return the sentence with which a call is refused."""
    with pytest.raises(TafelrundeError) as refusal:
        call()
    assert type(refusal.value) is error
    return str(refusal.value)


@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
def test_an_action_is_a_whole_number(given: object) -> None:
    state = dealt()
    before = state.dump()
    assert sentence(TafelrundeError, lambda: state.apply(given)) == f"{given!r} is no action: give a whole number"
    assert state.dump() == before


@pytest.mark.parametrize("given", [thing for thing in NO_NUMBERS if thing is not None], ids=repr)
def test_a_seat_is_a_whole_number_or_nobody(given: object) -> None:
    assert sentence(TafelrundeError, lambda: dealt().view(given)) == f"{given!r} is no seat: give a whole number"


@pytest.mark.parametrize("given", HUGE)
def test_numbers_of_any_size_are_just_wrong_ones(given: int) -> None:
    state = dealt()
    with pytest.raises(TafelrundeError, match=f"{given} is no action: there are 0 to 47"):
        state.apply(given)
    assert sentence(ViewError, lambda: state.view(given)) == f"there is no seat {given}: there are 0 to 1"
    assert sentence(OptionError, lambda: CLAIM.new(given)) == f"claim is for 2 players, not for {given}"
    out_of_range = f"{given} is out of range: there are 0 to 47"
    assert sentence(TafelrundeError, lambda: CLAIM.actions_codec.describe(given)) == out_of_range


@pytest.mark.parametrize("given", [thing for thing in NO_NUMBERS if thing is not None], ids=repr)
def test_a_number_of_players_is_a_whole_number(given: object) -> None:
    assert sentence(TafelrundeError, lambda: CLAIM.new(given)) == (
        f"{given!r} is no number of players: give a whole number"
    )


@pytest.mark.parametrize("given", ["first", 5, [], True], ids=repr)
def test_options_are_a_mapping(given: object) -> None:
    assert sentence(OptionError, lambda: CLAIM.new(options=given)) == (
        f"options are a mapping from names to values, not {given!r}"
    )
    with pytest.raises(OptionError, match="there is no option 1: there are first"):
        CLAIM.new(options={1: 2})


@pytest.mark.parametrize("given", [[], None, "{}", 5, True], ids=repr)
def test_a_position_is_a_mapping(given: object) -> None:
    assert sentence(PositionError, lambda: CLAIM.position(given)) == (
        f"a position is a mapping of fields, not {given!r}"
    )


@pytest.mark.parametrize("given", [None, 5, "dice", True], ids=repr)
def test_chance_takes_a_generator(given: object) -> None:
    refusal = f"{given!r} gives no random numbers: give an Rng, such as Rng(1)"
    assert sentence(TafelrundeError, lambda: CLAIM.new().settle(given)) == refusal
    assert sentence(TafelrundeError, lambda: dealt().settle(given)) == refusal, "also where chance has nothing to do"
    assert sentence(TafelrundeError, lambda: dealt().view(0).determinise(given)) == refusal


@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
def test_what_a_number_means_is_asked_with_a_number(given: object) -> None:
    refusal = f"{given!r} is no action or outcome: give a whole number"
    for codec in (CLAIM.actions_codec, CLAIM.outcomes_codec):
        assert sentence(TafelrundeError, partial(codec.describe, given)) == refusal
        assert sentence(TafelrundeError, partial(codec.split, given)) == refusal


@pytest.mark.parametrize(
    ("verb", "args", "refusal"),
    [
        (5, {}, "5 is no verb"),
        (None, {}, "None is no verb"),
        ("play", None, "'play' takes card, by name in a mapping, not None"),
        ("play", ["knight_7"], "'play' takes card, by name in a mapping, not ['knight_7']"),
        ("play", {}, "'play' takes card, not nothing"),
        ("play", {1: 2}, "'play' takes card, not 1"),
        ("play", {"card": 1.5}, "1.5 is no card"),
        ("play", {"card": True}, "True is no card"),
    ],
)
def test_an_action_is_named_by_its_verb_and_arguments(verb: object, args: object, refusal: str) -> None:
    assert sentence(TafelrundeError, lambda: CLAIM.actions_codec.number(verb, args)).startswith(refusal)


@pytest.mark.parametrize("given", [True, "0", 1.5], ids=repr)
def test_the_argument_of_an_outcome_is_a_whole_number(given: object) -> None:
    refusal = f"{given!r} is no seat: give a whole number"
    assert sentence(TafelrundeError, lambda: CLAIM.outcomes_codec.number("first", {"seat": given})) == refusal


@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
def test_a_seed_is_a_whole_number(given: object) -> None:
    assert sentence(TafelrundeError, lambda: Rng(given)) == f"{given!r} is no seed: give a whole number"


@pytest.mark.parametrize("given", [True, False, "0", 1.5, None, -1, 2, 2**80], ids=repr)
def test_a_table_takes_commands_from_its_seats_alone(given: object) -> None:
    table = Table("claim", ["human", "human"], {"first": 0}, seed=1)
    before = table.version
    with pytest.raises(TafelrundeError, match="is no seat: there are 0 to 1"):
        table.submit(given, table.version, 0)  # type: ignore[arg-type]
    assert table.version == before


@pytest.mark.parametrize("given", ["x", 1.5, None, True], ids=repr)
def test_a_table_takes_whole_numbers_for_actions(given: object) -> None:
    table = Table("claim", ["human", "human"], {"first": 0}, seed=1)
    before = table.version
    with pytest.raises(TafelrundeError, match="is no action"):
        table.submit(0, table.version, given)  # type: ignore[arg-type]
    assert table.version == before


def test_numbers_of_numpy_are_taken() -> None:
    numpy = pytest.importorskip("numpy")
    state, twin = dealt(), dealt()
    action = state.legal()[-1]
    for kind in (numpy.int64, numpy.uint8, numpy.int16):
        assert state.view(kind(1)) == state.view(1)
        assert CLAIM.actions_codec.describe(kind(action)) == CLAIM.actions_codec.describe(action)
        assert CLAIM.new(kind(2)) == CLAIM.new(2)
        assert Rng(kind(7)).word() == Rng(7).word()
    state.apply(numpy.int64(action))
    twin.apply(action)
    assert state == twin
    for given in (numpy.float64(1), numpy.bool_(True), numpy.array([1, 2])):
        with pytest.raises(TafelrundeError, match="is no action: give a whole number"):
            state.apply(given)
