"""What travels, the same over HTTP and sockets: what clients send (pydantic, strict), what they are sent (msgspec)."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

from tafelrunde import languages
from tafelrunde.core.picture import Goal, Message, Place
from tafelrunde.desk import Deed, Desk
from tafelrunde.server.ground.problems import TAKES
from tafelrunde.table.judge import LONGEST_WALK

# What clients send.


def shaped(pattern: str, takes: str) -> Any:
    """Return the field of a text of this pattern; whoever sends another one is told in these words what it takes."""
    TAKES[pattern] = takes
    return Field(pattern=pattern)


Id = Annotated[str, shaped(r"^[A-Za-z0-9_-]{1,64}$", "an id: those have up to 64 letters, digits, - and _")]
CMD_ID: Final = "^[A-Za-z0-9_.:-]{1,64}"
CmdId = Annotated[str, shaped(CMD_ID + "$", "a cmd_id: those have up to 64 letters, digits and _.:-")]
LAST_SEAT: Final = 15
MANY: Final = 1_000_000
"""No version and no action is larger."""
ABSENCE: Final = 86_400
"""So many seconds somebody is waited for who is not there, unless something else was chosen: a day."""
EVENING: Final = 600
"""So many seconds are chosen where friends play on one evening."""


def whole(given: object) -> object:
    """Return a number without a fraction as what it is: to JSON 3.0 is a whole number."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


WHOLE: Final = BeforeValidator(whole)
COUNTED: Final = BeforeValidator(lambda given: str(given) if isinstance(given, bool) else given)
"""Of a few numbers: false is none of them, though it equals 0."""
SeatNumber = Annotated[int, Field(ge=0, le=LAST_SEAT), WHOLE]
Version = Annotated[int, Field(ge=0, le=MANY), WHOLE]
Action = Annotated[int, Field(ge=0, le=MANY), WHOLE]
Words = Annotated[str, Field(min_length=1, max_length=1000)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[languages.known()]
    """A language that words are there in: guests are known when the program starts."""
Code = Annotated[str, Field(min_length=1, max_length=40)]
TokenText = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,128}$")]


class Sent(BaseModel):
    """Anything that a client sends: of the right types, with nothing beside it."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Sent):
    """The first message of a socket, and again to look from another seat: from where, and what is known already."""

    type: Literal["hello"]
    seat: SeatNumber | None = None
    """The seat whose desk is wanted; null for a spectator's."""
    since: Version | None = None
    """The version that the client has: what happened since comes with the desk."""
    token: TokenText | None = None
    """For clients without cookies."""


class Ping(Sent):
    """Asks for a pong."""

    type: Literal["ping"]


class Ordered(Sent):
    """A command for a seat; one that is sent again under the same `cmd_id` is carried out once and answered twice."""

    cmd_id: CmdId
    seat: SeatNumber


class Submit(Ordered):
    """The answer to what the seat is asked; several actions are done whole or not at all."""

    type: Literal["submit"]
    version: Version
    actions: Annotated[list[Action], Field(min_length=1, max_length=LONGEST_WALK)]


class Undo(Ordered):
    """Take back what the seat did last; where another person has decided since, they are asked."""

    type: Literal["undo"]
    version: Version


class OfferDraw(Ordered):
    """Offer the others a draw."""

    type: Literal["offer_draw"]


class Answer(Ordered):
    """Say yes or no to what another seat has asked for."""

    type: Literal["answer"]
    yes: bool


class Stand(Ordered):
    """Pass on the open question, and on all of its kind to come."""

    type: Literal["stand"]
    version: Version


class Rest(Ordered):
    """Pass on whatever can be passed on: until this turn ends, until one's next turn, or until one asks again."""

    type: Literal["rest"]
    until: Literal["turn", "round", "look"]


class AskAgain(Ordered):
    """Be asked everything again."""

    type: Literal["ask_again"]


class Resign(Ordered):
    """Give the game up."""

    type: Literal["resign"]


class ComeBack(Ordered):
    """Take one's seat back from the bot that has played for it."""

    type: Literal["come_back"]


class Pause(Ordered):
    """Stop the game, or let it go on."""

    type: Literal["pause"]
    on: bool


class Nudge(Ordered):
    """Remind whoever is asked that the table waits for them."""

    type: Literal["nudge"]


class CallBot(Ordered):
    """Agree to it, or no longer, that a bot plays for somebody who has been waited for as long as was chosen."""

    type: Literal["call_bot"]
    on: bool


class Say(Sent):
    """A line of chat; whoever has no seat names none."""

    type: Literal["chat"]
    cmd_id: CmdId
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Wish(Sent):
    """Something that a game gives on request, such as `walks`; also `goals`, `brief`, `layout` and `hint`."""

    type: Literal["request"]
    cmd_id: CmdId
    seat: SeatNumber | None = None
    name: Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")]
    args: Annotated[dict[str, Any], Field(max_length=8, default_factory=dict)]


Verbs: TypeAlias = (
    Submit | Undo | OfferDraw | Answer | Stand | Rest | AskAgain | Resign | ComeBack | Pause | Nudge | CallBot | Say
)
"""What can be done at a table; what is to be minded about each stands in server/live/verbs.py."""
Command: TypeAlias = Annotated[Verbs, Field(discriminator="type")]
FromClient: TypeAlias = Annotated[Hello | Ping | Verbs | Wish, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(FromClient)
COMMAND: TypeAdapter[Any] = TypeAdapter(Command)


class BareSubmit(Struct, frozen=True, tag_field="type", tag="submit", forbid_unknown_fields=True, gc=False):
    """A Submit as it nearly always is: what takes no more than this is read many times as fast."""

    cmd_id: Annotated[str, Meta(pattern=CMD_ID + r"\Z")]
    seat: Annotated[int, Meta(ge=0, le=LAST_SEAT)]
    version: Annotated[int, Meta(ge=0, le=MANY)]
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=MANY)]], Meta(min_length=1, max_length=LONGEST_WALK)]


BARE_SUBMIT: Final = msgspec.json.Decoder(BareSubmit)


def read(text: str) -> Any:
    """Return a message of a client; what is wrong with it pydantic says.

    >>> read('{"type": "submit", "cmd_id": "k7", "seat": 0, "version": 41, "actions": [17]}')
    BareSubmit(cmd_id='k7', seat=0, version=41, actions=[17])
    >>> read('{"type": "ping"}')
    Ping(type='ping')
    """
    try:
        return BARE_SUBMIT.decode(text)
    except msgspec.MsgspecError:
        return FROM_CLIENT.validate_json(text)

# What clients are sent.


class Someone(Struct, frozen=True):
    """A person as others see it."""

    id: str
    name: str


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of a table and who has it."""

    seat: int
    role: str = ""
    """Who one is there, where the seats are not alike: the word `<game>-role-<role>`."""
    person: Someone | None = None
    bot: str = ""
    """The bot that plays here, "" for none. A person beside it may come back, unless they have resigned."""
    online: bool = False
    asked: bool = False
    """Whether the person there is asked, as far as that is known: of tables of one's own it always is."""
    resigned: bool = False
    stood_in: int = 0
    """How many answers a bot gave here in the place of the person."""


class ClockRule(Struct, frozen=True, omit_defaults=True):
    """How time is counted."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0
    """For a move, or in the bank at the start."""
    increment: int = 0
    """Added to the bank for every move."""


class Clock(Struct, frozen=True):
    """What the clocks show now."""

    left: list[int]
    """Milliseconds, seat by seat."""
    running: int | None = None
    """The seat whose clock runs."""


class Chosen(Struct, frozen=True, omit_defaults=True):
    """What was chosen for a table."""

    options: dict[str, Any] = {}
    clock: ClockRule = ClockRule()
    spectators: bool = True
    overrun: Literal["bot", "wait", "forfeit"] = "bot"
    leaving: Literal["bot", "wait", "forfeit"] = "bot"
    hints: bool = True
    chat: bool = True
    shuffle: bool = False
    title: str = ""
    absence: int = ABSENCE
    """After so many seconds in which nobody could go on without somebody, the others may call a bot; 0 for never."""
    substitute: str = ""
    """The bot that plays in the place of a person, "" for one of middling strength."""


class Missed(Struct, frozen=True, omit_defaults=True):
    """Whom the table waits for: somebody who is asked and not there, where no clock ends that."""

    seat: int
    since: int
    at: int | None
    """From when on the others may call a bot; null for never."""
    bot: str
    """The one that would play."""
    here: list[int] = []
    """A seat of each person who is there: all of them have to agree."""
    agreed: list[int] = []
    """Of those who have: the same seats."""


class Imported(Struct, frozen=True, omit_defaults=True):
    """Where a game comes from that was not begun here."""

    at: int
    """When it was imported."""
    version: int
    """From which version on it has been played here."""
    by: Someone | None = None
    """Who imported it, and knew all that was hidden; null once they are not at the table any more."""
    anew: bool = False
    """Whether all that is hidden was dealt anew here, or will be when the game begins: then nobody knows more."""


class Tried(Struct, frozen=True, omit_defaults=True):
    """That a game begins at a moment of another one, or from a position: it counts for nothing."""

    version: int | None = None
    """Of that moment; null for a position that somebody has brought."""
    seat: int | None = None
    """Whose knowledge was kept: all that this seat did not know was dealt anew."""
    open: bool = False
    """Whether everything lies as it lay; otherwise, without a seat, what everybody knew was kept."""
    table: str = ""
    """Where the moment was, if anybody may look there."""


class Halted(Struct, frozen=True, omit_defaults=True):
    """Why a game stands: this server cannot follow its log to its end."""

    entry: int
    """The first entry of the log that leads elsewhere by the present rules; 0 if it is the first position."""
    rule: str = ""
    """The rule by which it does, as far as that can be told."""
    until: int = 0
    """When it ends by itself, and counts for nobody."""


class Info(Struct, frozen=True, omit_defaults=True):
    """A table as everybody may know it."""

    id: str
    game: str
    status: str
    """"open", "running", "over" or "cancelled"."""
    public: bool
    host: Someone | None
    chairs: list[Chair]
    chosen: Chosen
    created: int = 0
    changed: int = 0
    paused: bool = False
    result: list[float] | None = None
    reason: str = ""
    """Why it ended, where not by the rules of the game: "resigned", "clock", "left", "draw"."""
    rematch: str = ""
    """The id of the table where it goes on."""
    spectators: int = 0
    muted: list[str] = []
    """People whose chat is not shown."""
    unreadable: bool = False
    """Whether this server cannot read the game: a newer one may."""
    began: int = 0
    ended: int = 0
    imported: Imported | None = None
    deadline: int = 0
    """When the clock of whoever is asked runs out; 0 where none runs, or that is not known."""
    halted: Halted | None = None
    waiting: Missed | None = None
    tried: Tried | None = None
    worn: list[int] = []
    """In a rematch the seat that each had in the first game, whose colour they keep."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to hello."""

    protocol: int
    server: str
    table: Info
    viewer: int | None
    """The seat whose desk follows."""
    mine: list[int]
    """The seats that one may act for."""


class DeskMessage(Struct, frozen=True, tag_field="type", tag="desk", omit_defaults=True):
    """A desk, with what has happened since the version that the client was sent last."""

    table: str
    version: int
    key: str
    """Of the seat's own view: 16 hex digits, the same for two clients that see the same."""
    since: int | None
    """The version that the deeds begin after; null where there are none because nothing was known before."""
    desk: Desk
    clock: Clock | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A command that was carried out and is stored."""

    cmd_id: str
    version: int
    """The version of the table now."""
    key: str
    """Of the seat's own view at that version; of the spectator's for who has no seat."""
    made: int
    """The version that the command itself made, before chance and others went on."""


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """A message that was not carried out; nothing has changed."""

    cmd_id: str
    """Of the message, "" if it had none."""
    code: str
    message: str
    """The id of a sentence in every language, with `args`."""
    args: dict[str, str | int] = {}
    detail: str = ""
    """The sentence in English."""
    rule: str = ""
    version: int | None = None
    key: str = ""


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """Something about the table has changed: who sits there, what was asked, whether it is paused."""

    table: Info


class Presence(Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """Who is there."""

    online: list[int]
    """Seats."""
    spectators: int
    watching: list[Someone] = []
    """The spectators that have a name, some of them where there are many."""
    waiting: Missed | None = None
    nudged: dict[int, int] = {}
    """When each seat has reminded somebody last."""


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat", omit_defaults=True):
    """A line of chat: text, never markup."""

    number: int
    name: str
    text: str
    at: int
    person: str = ""
    seat: int | None = None


class Turn(Struct, frozen=True, tag_field="type", tag="turn"):
    """A seat of one's own is asked, or no longer (`on` false: an undo took the turn back)."""

    table: str
    seat: int
    version: int
    on: bool


class Together(Struct, frozen=True, tag_field="type", tag="together"):
    """To those who sit here, and nobody else: they may go on as a group of friends, in other games too."""

    group: str
    by: str
    """Who has begun it."""


class Nudged(Struct, frozen=True, tag_field="type", tag="nudged"):
    """Somebody reminds the person at a seat of one's own that the table waits for them."""

    table: str
    seat: int
    by: int
    """The seat of whoever does."""


class Answered(Struct, frozen=True, tag_field="type", tag="answered"):
    """What was requested."""

    cmd_id: str
    name: str
    result: Any


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to ping."""


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The last message before the server closes a socket."""

    code: int
    reason: str


class LobbyMessage(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The whole lobby: public tables, and one's own."""

    tables: list[Info]
    mine: list[Info]


class LobbyTable(Struct, frozen=True, tag_field="type", tag="lobby_table"):
    """A table of the lobby that is new or has changed; one that is over or cancelled can be taken off the list."""

    table: Info


FROM_SERVER: Final = (
    Welcome,
    DeskMessage,
    Done,
    RefusedMessage,
    TableMessage,
    Presence,
    ChatLine,
    Turn,
    Together,
    Nudged,
    Answered,
    Pong,
    Bye,
)
FROM_LOBBY: Final = (LobbyMessage, LobbyTable, Turn, Nudged, Pong, Bye)


class Deeds(Struct, frozen=True):
    """A part of what a seat has lived through."""

    version: int
    deeds: list[Deed]


class Layout(Struct, frozen=True):
    """The places of a table."""

    places: list[Place]


class Goals(Struct, frozen=True):
    """What wins, and a few words for newcomers."""

    goals: list[Goal]
    brief: list[Message]


class ChatLines(Struct, frozen=True):
    """The chat so far."""

    lines: list[ChatLine]
