"""What the process with the games of somebody else says of them: plain data, all of it ours."""

from typing import Any

from msgspec import Struct

from tafelrunde.core.events import Event
from tafelrunde.core.names import Codec
from tafelrunde.core.picture import Goal, Message, Offer, Picture, Place


class Facts(Struct, frozen=True):
    """A position as one viewer sees it."""

    document: bytes
    who: int
    step: str
    """What asks, "" when the game is over."""
    topic: str
    out: int
    actions: list[int]
    weights: list[int]
    prompt_args: dict[str, int]
    forced: bool
    evident: int
    standing_pass: int
    may_pass: list[int]
    score: tuple[float, ...]
    picture: Picture
    offers: list[Offer]
    goals: list[Goal]
    brief: list[Message]


class Position(Struct, frozen=True):
    """A position, what led to it, and how each viewer sees it."""

    seats: int
    options: dict[str, object]
    viewer: int
    layout: list[Place]
    events: list[Event]
    views: dict[int, Facts]
    """By viewer: the seats, a spectator, and all of it."""


class Told(Struct, frozen=True):
    """What is the same at every table of a game."""

    id: str
    package: str
    place: str
    """Where it lies."""
    version: str
    seats: tuple[int, int]
    bound: int
    end_rule: str
    words: dict[str, list[str]]
    roles: list[str]
    draw_rule: str
    actions: Codec
    outcomes: Codec
    options: list[tuple[str, object, str, tuple[str, ...], Any]]
    puts_together: bool
    """Whether it has sentences of its own."""
    spoken: dict[str, str]
    """The words of a game that is a single module, by language."""
