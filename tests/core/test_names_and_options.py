"""Ids, verbs and options: what outsiders write, and what they are told when it is wrong."""

import pytest

from tafelrunde import games
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.core.options import check, one_of, whole
from tafelrunde.core.values import HIDDEN, NONE

NAMES = Names({"fruit": ["apple", "pear"]}, {"gift": "fruit"})
CODEC = Codec(NAMES, [Verb("pass", ()), Verb("give", (("gift", 2), ("seat", 3)))])


def test_things_are_spelled_by_kind() -> None:
    assert [NAMES.spell("gift", value) for value in (0, 1, HIDDEN, NONE)] == ["apple", "pear", "?", None]
    assert [NAMES.read("gift", text) for text in ("apple", "pear", "?", None)] == [0, 1, HIDDEN, NONE]
    assert NAMES.spell("count", 7) == NAMES.read("count", 7) == 7


@pytest.mark.parametrize(
    ("arg", "written", "message"),
    [
        ("fruit", "plum", "'plum' is no fruit: there are apple, pear"),
        ("fruit", 1, "1 is no fruit"),
        ("count", "x", "'x' is no count: give a whole number"),
        ("count", True, "True is no count"),
    ],
)
def test_what_is_no_thing_is_named(arg: str, written: object, message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        NAMES.read(arg, written)


@pytest.mark.parametrize(
    ("verb", "args", "message"),
    [
        ("fly", {}, "'fly' is no verb: there are pass, give"),
        ("give", {"gift": "apple"}, "'give' takes gift, seat, not gift"),
        ("pass", {"seat": 1}, "'pass' takes no arguments, not seat"),
        ("give", {"gift": "apple", "seat": 3}, "3 is no seat of 'give': give 0 to 2"),
        ("give", {"gift": "?", "seat": 1}, "'\\?' is no gift"),
    ],
)
def test_what_is_no_action_is_named(verb: str, args: dict[str, str | int | None], message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        CODEC.number(verb, args)


def test_a_number_outside_the_codec_is_an_error() -> None:
    with pytest.raises(TafelrundeError, match="7 is out of range: there are 0 to 6"):
        CODEC.describe(7)


OPTIONS = [one_of("first", "random", 0, 1), one_of("aid", True, False), whole("hand", 13, 1, 13)]


def test_options_take_their_defaults_and_text_for_values() -> None:
    assert check(OPTIONS, None) == {"first": "random", "aid": True, "hand": 13}
    given = {"first": "1", "aid": "false", "hand": "4"}
    assert check(OPTIONS, given) == {"first": 1, "aid": False, "hand": 4}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"lead": 1}, "there is no option 'lead': there are first, aid, hand"),
        ({"first": 2}, "option 'first' is 2: it takes random, 0, 1"),
        ({"aid": "perhaps"}, "option 'aid' is 'perhaps': it takes true, false"),
        ({"hand": 14}, "option 'hand' is 14: it takes a whole number from 1 to 13"),
        ({"hand": None}, "option 'hand' is None"),
    ],
)
def test_a_wrong_option_is_named(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        check(OPTIONS, given)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(TafelrundeError, match="there is no game 'chess': there are claim"):
        games.load("chess")


def test_a_game_is_for_its_number_of_players() -> None:
    with pytest.raises(OptionError, match="claim is for 2 players, not for 5"):
        games.load("claim").new(5)
