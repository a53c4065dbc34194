"""What a home has to teach (`guide.toml`): the scripts of first games, and the rules that surprise people."""

import tomllib
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError

FILE: Final = "guide.toml"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said, what is lit, and what the learner does."""

    name: str
    """Its words are the message `<game>-guide-<guide>-<name>`, with `.do`: what to do."""
    do: list[str]
    """The actions that lead on, one after the other: a verb and its arguments, as in "play knight_7"."""
    then: list[str] = []
    """What chance and the others do until the learner is asked again, in this order."""
    lit: list[str] = []
    """What is lit beside that which has to be touched, by the ids of the desk."""
    rule: str = ""
    """The rule that a wrong touch is answered with; left out, the one that the question is about."""
    position: dict[str, Any] = {}
    """Where the step begins, as a position document; left out, the game goes on."""


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client of this game asks for beside the desk, as docs/desk.md lists it."""

    name: str
    each: str = ""
    """The argument that it is asked for with, each of those on offer; "" for none."""


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game from the chair of one seat."""

    name: str
    steps: list[Step]
    seat: int = 0


class Surprise(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that surprises people, and when it is explained: at an event that is told by it, or at a question."""

    name: str
    """Its words are the message `<game>-surprise-<name>`."""
    rule: str
    event: str = ""
    """The kind of the event; "" for a question."""
    ask: str = ""
    """The step of the question; "" for an event."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a home has to teach."""

    guide: list[Guide] = []
    surprise: list[Surprise] = []
    asks: list[Asking] = []


@cache
def script(game_id: str) -> Script:
    """Return what a game's home has to teach, nothing where it has no `guide.toml`.

    >>> [guide.name for guide in script("claim").guide]
    ['first']
    """
    home = games.home(game_id)
    text = None if home is None else home.text(FILE)
    try:
        return msgspec.convert(tomllib.loads(text or ""), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise TafelrundeError(f"the {FILE} of {game_id} cannot be read: {error}") from None


def guides(game_id: str) -> list[str]:
    """Return the names of a game's guides."""
    return [guide.name for guide in script(game_id).guide]


def message_of(game_id: str, guide: str, step: str) -> str:
    """Return the id of what a step of a guide says; the last word, when all is done, is that of the step "over"."""
    return f"{game_id}-guide-{guide}-{step}"


def surprise_message(game_id: str, name: str) -> str:
    """Return the id of the sentence that explains a rule at its moment."""
    return f"{game_id}-surprise-{name}"
