"""What a group of friends is sent, the same for each of them."""

from typing import Final, Literal

from msgspec import Struct

from tafelrunde.server.friends.evenings import Plan, Played, Score
from tafelrunde.server.ground.messages import Bye, ChatLine, Pong


class Friend(Struct, frozen=True, omit_defaults=True):
    """A member of a group, as the others see it."""

    number: int
    person: str
    name: str
    shape: int = 0
    """Which of six, as `colour`."""
    colour: int = 0
    monster: int | None = None
    """The one of six that they like best; null if they do not care."""
    here: bool = False
    moved: int = 0
    """When they came or went."""
    looking: bool = False
    """Whether they would rather look on."""
    wish: str = ""
    """The game that they would like to play next."""
    playing: str = ""
    """The table at which they play now."""
    claim: str = ""
    """The code of a device on which somebody says that they are this member, and waits for a yes."""
    claimed: int = 0
    """When they did."""
    judge: int = 0
    """The member who is asked whether it is them; 0 where nobody can be."""


class Evening(Struct, frozen=True, tag_field="type", tag="evening", omit_defaults=True):
    """A whole group: who is there, what they wish for, what was played."""

    id: str
    name: str
    host: int
    """The number of the member whose group it is."""
    lead: int | None
    """Who begins the next game: the host, or while the host is away whoever there has been in it for longest."""
    link: str
    """The address by which friends come in."""
    chooses: Literal["everybody", "host"]
    friends: list[Friend]
    ends: int
    """When there is no such group any more, unless they play by then."""
    number: int
    """Which evening it is, from 1."""
    since: int = 0
    """When the first game of this evening began."""
    games: list[Played] = []
    """Those of this evening, the last one first, and all that are played now."""
    count: int = 0
    """How many games there are in all."""
    scores: list[Score] = []
    """Whoever has won most tonight first."""
    leading: str = ""
    """The game that begins next, as it is wished for."""
    plans: list[Plan] = []
    """Who would play each game."""


class Moving(Struct, frozen=True, tag_field="type", tag="move"):
    """Everybody goes to this table: some play there, the others look on."""

    table: str


FROM_GROUP: Final = (Evening, Moving, ChatLine, Pong, Bye)
