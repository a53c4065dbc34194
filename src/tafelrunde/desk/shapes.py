"""What a desk is made of: the shapes in which it travels, and the moments that it tells of."""

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Picture, Sentence
from tafelrunde.desk.sight import Sight


class Move(Struct, frozen=True, omit_defaults=True, gc=False):
    """One piece that went from a place to another, or was turned over where it lies.

    A piece that comes from outside the picture has no id before, one that leaves it none after.
    """

    before: str = ""
    after: str = ""
    start: str = ""
    """The place it came from."""
    end: str = ""
    """The place it went to."""
    count: int = 1


class Told(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened: its kind, its text, the rule behind it, the ids concerned, and what moved."""

    kind: str
    message: Message
    rule: str = ""
    ids: list[str] = []
    moves: list[Move] = []


class Deed(Struct, frozen=True, omit_defaults=True, gc=False):
    """All that one entry of the log brought: somebody's action, or an outcome of chance."""

    version: int
    """The version of the table that it made."""
    who: int
    turn: int | None = None
    """Whose turn it was."""
    told: list[Told] = []
    sentences: list[Sentence] = []
    """The same to be read; none where each thing told is a sentence of its own."""
    forced: bool = False
    """Whether there was nothing to decide."""
    taken_back: bool = False
    back_to: int | None = None
    """If something was taken back: the version that the game is at again, for what came after it counts no more."""
    moves: list[Move] = []
    """What moved without anything being told of it."""


class Seat(Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits at a seat, as everybody at the table knows it."""

    name: str
    bot: str = ""
    """Which bot it is, "" for a person."""


class Question(Struct, frozen=True, omit_defaults=True, gc=False):
    """What somebody is asked; the offers are there for the seat that is asked, and for nobody else."""

    who: int
    step: str
    """The name of the step that asks: questions of the same step are of one kind."""
    prompt: Message
    rule: str
    """The rule that the question is about: why it is asked."""
    offers: list[Offer] = []
    standing: bool = False
    """Whether the seat may pass on all questions of this kind beforehand."""
    passes: bool = False
    """Whether the table passes for the viewer, who has said so beforehand: there is nothing to answer."""


class Request(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that a seat has asked the other people for."""

    what: str
    """"undo" or "draw"."""
    seat: int
    waiting: list[int] = []
    """The seats that have not answered yet."""


class Ending(Struct, frozen=True, omit_defaults=True, gc=False):
    """How the game ended."""

    how: str
    """"rules" where it was played to its end, "resigned" or "draw" where players ended it, "void" where nobody did."""
    result: list[float]
    """For each seat, from -1 to 1."""
    seat: int | None = None
    """Who resigned, or offered the draw."""
    why: str = ""
    """Why somebody resigned, if not of their own will: "clock", "left", "host"; why it is void: "abandoned"."""


class Desk(Struct, frozen=True, omit_defaults=True, gc=False):
    """All that one viewer sees, may do and is told."""

    game: str
    rules: str
    """The version of the rules."""
    version: int
    """Of the table: an answer names the version it was made for."""
    viewer: int | None
    """The seat, None for a spectator."""
    seats: list[Seat]
    picture: Picture
    ask: Question | None = None
    """None when the game is over, or cannot be gone on with."""
    undo: bool = False
    """Whether the viewer can take something back."""
    standing: list[str] = []
    """The kinds of questions that the viewer passes on."""
    resting: str = ""
    """Until when the viewer passes on whatever can be passed on: "turn", "round" or "look"."""
    may_rest: bool = False
    """Whether the viewer may say so beforehand: the game has such questions, and a person plays."""
    deeds: list[Deed] = []
    """What has happened since the version that the client knows."""
    result: list[float] | None = None
    ending: Ending | None = None
    ask_undo: bool = False
    """Whether the viewer may ask the others to let it take something back."""
    offer_draw: bool = False
    request: Request | None = None
    """What somebody has asked for."""
    paused: bool = False

    def __repr__(self) -> str:
        """Return it in a line: the whole of it fills a screen."""
        viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        ask = self.ask
        asked = f", seat {ask.who} asked {ask.prompt.id} with {len(ask.offers)} offers" if ask else ""
        over = f", over: {self.result}" if self.result is not None else ""
        return f"<desk of {self.game} for {viewer}, version {self.version}{asked}{over}>"


class Moment(Struct, frozen=True, gc=False):
    """One entry of the log as a viewer lived through it: the views before and after, and what it heard.

    Without views (`before` and `after` None) nothing is said of what moved.
    """

    version: int
    """The version of the table that it made."""
    who: int
    heard: Sequence[Event]
    before: State | Sight | None = None
    after: State | Sight | None = None
    forced: bool = False
    taken_back: bool = False
    back_to: int | None = None
