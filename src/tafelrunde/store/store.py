"""What every store does, and the rows it keeps.

A table's log is a list of lines, the first one its header. It grows by batches: all that one command brought, written
whole or not at all. Whoever appends says how many lines it knows of; if there are more by now, somebody else was
quicker, and the batch is refused. So there is never a gap, and no line is ever changed.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.store.pulse import Facts


class StoreError(TafelrundeError):
    """Something that a store cannot do; nothing has changed unless `Unknown` says otherwise."""


class Taken(StoreError):
    """Somebody else has written there: read what is new, and judge anew."""


class Full(StoreError):
    """There is no room left; what was to be written was not, and it can be tried again."""


class Gone(StoreError):
    """The store cannot be reached now.

    Whether the last write has reached it is not known then: read the log again before going on.
    """


class Damaged(Gone):
    """A part of the store cannot be read any more; the rest can."""


class Newer(StoreError):
    """The store was written by a newer Tafelrunde."""


class Written(Struct, frozen=True):
    """A batch that is durable."""

    seq: int
    """How many lines the log had after it."""
    again: bool = False
    """Whether it was there already: the command was sent a second time. What is asked for now was not written."""


class Missed(Struct, frozen=True):
    """A table whose log is not what it was when its last entries were acknowledged."""

    table_id: str
    entries: int
    """So many are lost; 0 if there are as many, and the last one is another."""
    after: int
    """So many are left, the first line of the log included."""


class Change(Struct, frozen=True):
    """Something that another process has written."""

    topic: str
    """The id of a table whose log has grown, or whatever was announced."""
    seq: int = 0
    """How many lines that log has at least; 0 for what was announced."""


class Row(Struct, forbid_unknown_fields=True):
    """A row of a table of the database: its fields are columns. Numbers, texts and truths; all else is kept as JSON."""

    table: ClassVar[str]
    key: ClassVar[tuple[str, ...]]
    """The fields that name a row."""


R = TypeVar("R", bound=Row)
Swap: TypeAlias = tuple[Row, Row]
"""A row as it was, and as it is to be."""
KEEP = -1
"""Leave the time to wake a table as it is."""


class Store(Protocol):
    """A store that is open. Every method may raise Gone; those that write may raise Full."""

    shared: bool
    """Whether other servers write to it too: then whatever one has in memory may be old."""

    async def look(self) -> None:
        """Raise what would keep it from being opened; nothing is changed, and what is not there yet may be made."""

    async def open(self) -> None:
        """Open it, and bring its tables up to date; raise Newer if they are ahead of this program."""

    async def close(self) -> None:
        """Finish what is being written, and close."""

    # How it is.

    def facts(self) -> Facts:
        """Return how the store is, as far as is known without asking it; it says in the log when that changes."""

    async def check(self) -> None:
        """Raise unless the store can be read now, and was written to a short while ago; if need be it tries."""

    def missed(self) -> Sequence[Missed]:
        """Return what this machine has written and is not there any more, as was found when the store was opened."""

    # Logs.

    async def append(
        self,
        table_id: str,
        seq: int,
        lines: Sequence[str],
        *,
        cmd: tuple[str, str] | None = None,
        wake: int | None = KEEP,
        rows: Sequence[Row | Swap] = (),
        held: "SeatRow | None" = None,
    ) -> Written:
        """Write a batch after the first `seq` lines of a log; a new log begins with 0 and its header.

        It is durable on return. If the log does not end there, raise Taken. `cmd` is (person, cmd_id): the same one
        a second time writes nothing and returns what the first one did. `wake` is when somebody has to look after the
        table (milliseconds of Unix time, None for never), and `rows` are put in the same transaction; if one that is to
        be swapped is not as it was, raise Taken. So it is if `held`, the seat of whoever does this, is somebody
        else's by now: a store to which several processes write looks at that as it writes.
        """

    async def read(self, table_id: str, since: int = 0) -> list[str]:
        """Return the lines of a log after the first `since`; nothing if there is no such log."""

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """Return the last snapshot with the number of lines it stands for."""

    async def save_snapshot(self, table_id: str, seq: int, data: bytes) -> None:
        """Keep a snapshot in the place of an older one."""

    async def forget(self, table_id: str) -> None:
        """Remove a log with its snapshot and its duties."""

    # Who looks after a table's bots and clocks.

    async def lease(self, table_id: str, holder: str, seconds: float = 3.0) -> bool:
        """Take or prolong the duty to look after a table; False while somebody else has it; by the store's clock."""

    async def release(self, table_id: str, holder: str) -> None:
        """Give the duty up."""

    async def due(self, limit: int = 100) -> list[str]:
        """Return tables whose time to wake has come and that nobody looks after.

        The longest waiting come first; where there are more than the limit, the next call goes on behind the last of
        them, so that each has its turn.
        """

    async def wake(self, table_id: str, at: int | None, seq: int | None = None) -> None:
        """Set when somebody has to look after a table; with `seq` only if its log still has so many lines."""

    # News for and from other processes.

    async def follow(self, table_id: str) -> None:
        """Hear from now on what others write to this log, and what they announce to those who follow the table."""

    def unfollow(self, table_id: str) -> None:
        """Follow a table no longer; something of it may be heard all the same."""

    async def announce(self, topic: str, table_id: str = "") -> None:
        """Tell other processes of something that is in no log: a seat taken, a chat line.

        All of them, or those who follow that table.
        """

    def others(self) -> int:
        """Return how many other processes were heard of within the last seconds."""

    def changes(self) -> AsyncIterator[Change]:
        """Yield what other processes have announced, and written to logs that are followed; nothing where one is alone.

        After a lost connection comes a Change with the topic "": whatever one knows may be old.
        """

    # People and lobby: rows of any type below.

    async def get(self, kind: type[R], *key: str | int) -> R | None:
        """Return the row of that key."""

    async def find(
        self,
        kind: type[R],
        /,
        *,
        order: str = "",
        limit: int = 0,
        below: dict[str, int | str] | None = None,
        holding: dict[str, str] | None = None,
        seated: str = "",
        **equal: str | int | bool | None,
    ) -> list[R]:
        """Return the rows whose fields are these (None: empty) and `below` others; `order` "-changed" is descending.

        A field that is `holding` a text has it somewhere, capitals or not; all rows are looked at for that. Of tables,
        those where somebody is `seated` can be wanted.
        """

    async def insert(self, *rows: Row) -> None:
        """Add rows, all or none; raise Taken if there is one of the same key (or of another unique field)."""

    async def put(self, *rows: Row) -> None:
        """Add rows, or put them in the place of those with the same key; all or none."""

    async def swap(self, *changes: Row | Swap) -> bool:
        """Put rows in the place of others of the same key if all of those are still as they were; tell whether so.

        Rows that are given alone are put with them, or not at all.
        """

    async def delete(self, *rows: Row) -> None:
        """Remove the rows of these keys, where they are there; all or none."""

    # What is rare.

    async def spend(self, name: str, cost: int, most: int) -> int:
        """Use up so many milliseconds of what comes back by itself, all processes together, and return 0.

        If more than the most were used up then, use up nothing, and return how many milliseconds are too many. A cost
        below 0 gives back.
        """

    async def scrub(self) -> bool:
        """Let nothing of what was removed lie beside the tables; False if somebody is reading it: try again later."""

    # Keeping.

    async def version(self) -> int:
        """Return the number of the last migration."""

    def running_logs(self) -> AsyncIterator[tuple[str, list[str]]]:
        """Yield the tables where a game runs, each with its log.

        Nothing is changed and it need not be open: it may be older than this program, with a server beside it.
        """

    def dump(self) -> AsyncIterator[tuple[str, list[Any]]]:
        """Yield all that is kept, as tables and values by `rows.KEPT`, as it was at one moment; others may go on."""

    async def fill(self, kept: Iterator[tuple[str, list[Any]]]) -> None:
        """Take what another store has dumped, all or nothing; this one must be empty."""


# People and lobby.


class Person(Row):
    """Somebody who plays: a guest, or with an account."""

    table = "person"
    key = ("id",)

    id: str
    name: str
    language: str = "en"
    login: str | None = None
    """The name of the account, in the form by which it is looked up; None for a guest."""
    password: str = ""
    """A hash, never the word itself."""
    recovery: list[str] = []
    """Hashes of the codes that are left."""
    webhook: str = ""
    banned: bool = False
    created: int = 0
    seen: int = 0
    """Milliseconds of Unix time, as everywhere."""
    owner: str = ""
    """Of the account of a bot: whose it is."""


class Token(Row):
    """What lets somebody in: a browser's cookie, a link to a seat, a bot's key; or tells a device from strangers."""

    table = "token"
    key = ("hash",)

    hash: str
    kind: str
    """session, bot, device, seat, invite, handover, code, pairing, knock, let-in"""
    person: str | None = None
    """Whose session it is, or who handed it out."""
    table_id: str | None = None
    seat: int | None = None
    created: int = 0
    expires: int | None = None
    sitting: str = ""
    """The sitting that it is for, or the session that made it: with that it ends, also where its row is still there."""
    used: int = 0
    """When a session was last used, give or take a day; 0 where nobody has noted it yet."""
    place: str = ""
    """Where that was: an address, or the /64 of one."""
    device: str = ""
    """On what kind of device: browser and system."""


class TableRow(Row):
    """A table as the lobby knows it; what happens in the game is in its log."""

    table = "game_table"
    key = ("id",)

    id: str
    game: str
    host: str | None
    status: str = "open"
    """open, running, over, cancelled"""
    public: bool = True
    settings: dict[str, Any] = {}
    """Options of the game, clock, spectators, what happens on overrun: whatever was chosen."""
    created: int = 0
    changed: int = 0
    group_id: str = ""
    """The friends whose table it is, "" for nobody's."""


class SeatRow(Row):
    """A seat of a table and who has it."""

    table = "seat"
    key = ("table_id", "seat")

    table_id: str
    seat: int
    person: str | None = None
    bot: str = ""
    name: str = ""
    sitting: str = ""
    """Another one each time that somebody sits down; a bot that plays for them meanwhile does not change it."""


class Chat(Row):
    """A line of the chat of a table, or of a group of friends."""

    table = "chat"
    key = ("table_id", "number")

    table_id: str
    """The id of the table, or of the group."""
    number: int
    person: str | None
    name: str
    text: str
    at: int
    cmd: str | None = None
    """As what it was sent, hashed: the same line is not there twice."""


class Group(Row):
    """Friends who meet again and again; what they have played is told by their tables."""

    table = "game_group"
    key = ("id",)

    id: str
    name: str
    host: int
    """The number of a member."""
    link: str
    """What whoever comes in brings along; it is kept as it is, for every member may see it again."""
    ends: int
    """When there is no such group any more, unless they have played by then."""
    chooses: str = "everybody"
    """Whose wish is played: everybody, host"""
    origin: str = ""
    """The table at which they met: whoever sits there may come in; "" for none."""
    created: int = 0
    changed: int = 0


class Member(Row):
    """A name in a group of friends, and the account or device that it belongs to."""

    table = "member"
    key = ("group_id", "number")

    group_id: str
    number: int
    person: str | None
    name: str
    shape: int = 0
    colour: int = 0
    monster: int | None = None
    wish: str = ""
    """The game that they would like to play next."""
    looking: bool = False
    """Whether they would rather look on."""
    moved: int = 0
    """When they last came or went."""
    joined: int = 0
    status: str = "in"
    """in; out: sent away for good"""
    claim: str | None = None
    """Who says on another device that this name is theirs, and waits for a yes."""
    claimed: int = 0


class Block(Row):
    """Somebody who does not want to meet somebody."""

    table = "block"
    key = ("person", "blocked")

    person: str
    blocked: str
    at: int = 0


class Ban(Row):
    """What stays barred while a ban runs, though nobody is left there to whom it belongs."""

    table = "ban"
    key = ("what",)

    what: str
    """A hash: of the name of an account that was forgotten, or of where somebody was last seen."""
    until: int | None = None
    """None: until an operator lifts it."""


class Deed(Row):
    """Something that an operator did."""

    table = "deed"
    key = ("id",)

    id: str
    at: int
    who: str
    """The operator, as the machine knows them."""
    did: str
    about: str
    """The id of a person, a table, a report."""
    why: str = ""


class Report(Row):
    """Something that somebody wants an operator to look at."""

    table = "report"
    key = ("id",)

    id: str
    person: str | None
    about: str | None
    table_id: str | None
    text: str
    at: int
    status: str = "open"


class Visit(Row):
    """When somebody who sits there was last at a table, give or take a day."""

    table = "visit"
    key = ("table_id",)

    table_id: str
    at: int


class Halt(Row):
    """Since when a game stands because its log cannot be followed to its end."""

    table = "halt"
    key = ("table_id",)

    table_id: str
    since: int
    lines: int
    """So many lines its log had then: if there are more, somebody else can go on with it."""


class Life(Row):
    """The last sign of life of whoever serves: there is one row."""

    table = "life"
    key = ("name",)

    name: str
    at: int


class Absence(Row):
    """A time in which nobody could reach the server."""

    table = "absence"
    key = ("began",)

    began: int
    ended: int


ROWS: tuple[type[Row], ...] = (
    Person,
    Token,
    TableRow,
    SeatRow,
    Chat,
    Group,
    Member,
    Block,
    Ban,
    Deed,
    Visit,
    Halt,
    Life,
    Absence,
    Report,
)
