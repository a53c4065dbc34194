"""The house in the browser: it answers over one line what a server answers over HTTP and sockets.

>>> house = House()
>>> chairs = [{"who": "me"}, {"who": "bot", "bot": "level-1"}]
>>> table = house.answer("POST", "/tables", {"game": "claim", "chairs": chairs}, "Anna")["table"]
>>> [chair["bot"] for chair in table["chairs"]], table["status"]
(['', 'level-1'], 'running')
"""

import re
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Meta, Struct

from tafelrunde import bots
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.static.problems import Problem, problem_of
from tafelrunde.static.sitting import ME, Kept, Sitting, now
from tafelrunde.table import HUMAN, LogError, Table, commands
from tafelrunde.table.film import OPEN, Film, MomentError
from tafelrunde.table.reel import position_of, reel

OFFERED: Final = ("level-1", "level-2", "level-3")
"""The bots that answer quickly enough in a browser."""
SIMULATIONS: Final = 12
"""So many make a hint, as where a server runs plain Python."""
NOBODY: Final = "nobody else can sit down here: give every seat to yourself or to a bot"

Name = Annotated[str, Meta(max_length=40)]


class Chair(Struct, forbid_unknown_fields=True):
    """Who is wanted at a seat."""

    who: str = "open"
    bot: str = ""
    name: Name = ""


class Wanted(Struct):
    """A table that is wanted; of clocks, links and onlookers there are none here."""

    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    game: str = ""
    options: dict[str, Any] = {}
    hints: bool = True
    shuffle: bool = False
    version: int = 0
    """Of a moment that another game begins at, with whose knowledge is kept, or that all of it is:"""
    seat: int | None = None
    open: bool = False


class Rematch(Struct):
    """The same again, with seats passed on or not."""

    swap: bool = True


class Brought(Struct):
    """A log file as text."""

    log: str


class Said(Struct):
    """Anything that the page says to a table."""

    type: str
    cmd_id: str = ""
    seat: int | None = None
    since: int | None = None
    version: int = 0
    actions: list[int] = []
    until: str = ""
    on: bool = False
    name: str = ""
    args: dict[str, Any] = {}


ORDERS: Final[dict[str, Callable[[Said, int], commands.Command]]] = {
    "submit": lambda said, seat: commands.Submit(seat, said.version, tuple(said.actions), cmd_id=said.cmd_id or None),
    "undo": lambda said, seat: commands.Undo(seat, said.version, cmd_id=said.cmd_id or None),
    "stand": lambda said, seat: commands.Stand(seat, said.version, cmd_id=said.cmd_id or None),
    "rest": lambda said, seat: commands.Rest(seat, said.until, cmd_id=said.cmd_id or None),
    "ask_again": lambda said, seat: commands.AskAgain(seat, cmd_id=said.cmd_id or None),
    "resign": lambda said, seat: commands.Resign(seat, cmd_id=said.cmd_id or None),
    "come_back": lambda said, seat: commands.GiveBack(seat, cmd_id=said.cmd_id or None),
    "pause": lambda said, seat: (commands.Pause if said.on else commands.GoOn)(seat, cmd_id=said.cmd_id or None),
}
"""What can be done at a table, and what it is to the rules of the table."""


class House:
    """The tables of one person."""

    def __init__(self) -> None:
        self.tables: dict[str, Sitting] = {}
        self.films: dict[tuple[str, int], Film] = {}
        """The game that was looked back at last."""

    # What is asked once.

    def answer(self, method: str, address: str, given: Any, name: str) -> Any:
        """Answer a request as a server would; the person is called `name`. What cannot be is a Problem."""
        url = urlsplit(address)
        wanted = {key: values[-1] for key, values in parse_qs(url.query).items()}
        parts = url.path.strip("/").split("/")
        try:
            if (method, url.path) == ("POST", "/tables"):
                return self.open(read(given, Wanted), name).seated()
            if (method, url.path) == ("POST", "/import"):
                return self.bring(read(given, Brought).log, name).seated()
            if parts[0] == "tables" and 2 <= len(parts) <= 3:
                return self.of_table(self.at(parts[1]), method, (*parts, "")[2], wanted, given, name)
        except MomentError as error:
            raise Problem("no-moment") from error
        except TafelrundeError as error:
            raise problem_of(error) from error
        raise Problem("unknown")

    def of_table(self, at: Sitting, method: str, what: str, wanted: dict[str, str], given: Any, name: str) -> Any:
        """Answer a request about one table."""
        table = at.table
        seat = int(wanted["seat"]) if "seat" in wanted else None
        if seat is not None and seat not in at.mine and table.ending is None:
            raise Problem("unfit", why=f"seat {seat} is not yours")
        match method, what:
            case ("GET", "") | ("POST", "start" | "join"):
                return at.seated()
            case "GET", "layout":
                return {"places": table.game.layout(table.view(None))}
            case "GET", "goals":
                view = table.view(seat)
                return {"goals": table.game.goals(view), "brief": table.game.brief(view)}
            case "GET", "deeds":
                return {"version": table.version, "deeds": at.deeds(seat, int(wanted.get("since", 0)))}
            case "GET", "replay":
                return self.seen_again(at, OPEN if wanted.get("open") == "true" else seat, wanted)
            case "GET", "export":
                return {"log": table.export()}
            case "POST", "rematch":
                return self.again(at, read(given, Rematch).swap).seated()
            case "POST", "differently":
                return self.differently(at, read(given, Wanted), name).seated()
            case "POST", "leave":
                del self.tables[at.kept.id]
                return None
        raise Problem("unknown")

    def at(self, table: str) -> Sitting:
        """Return a table."""
        if table not in self.tables:
            raise Problem("unknown-table", table=table[:64])
        return self.tables[table]

    def open(
        self,
        wanted: Wanted,
        name: str,
        position: dict[str, object] | None = None,
        tried: dict[str, Any] | None = None,
    ) -> Sitting:
        """Begin a game, at a position where one is given."""
        chairs = list(wanted.chairs)
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(chairs)
        if any(chair.who == "open" for chair in chairs):
            raise Problem("unfit", why=NOBODY)
        for chair in chairs:
            if chair.who == "bot" and chair.bot not in OFFERED:
                raise Problem("unfit", why=f"there is no bot {chair.bot[:40]!r} here: there are {', '.join(OFFERED)}")
        players = [HUMAN if chair.who == "me" else chair.bot for chair in chairs]
        names = ["" if chair.who == "bot" else (chair.name.strip() or name or ME)[:40] for chair in chairs]
        table = Table(wanted.game, players, wanted.options or None, position=position)
        return self.seat(table, names, options=wanted.options, hints=wanted.hints, tried=tried)

    def seat(self, table: Table, names: list[str], **more: Any) -> Sitting:
        """Make a table of a game."""
        time = now()
        players = list(table.players)
        kept = Kept(secrets.token_urlsafe(9), table.game.id, names, players, time, time, **more)
        return self._seat(kept, table)

    def _seat(self, kept: Kept, table: Table) -> Sitting:
        sitting = Sitting(kept, table)
        table.alone = len(sitting.mine) == 1
        self.tables[kept.id] = sitting
        return sitting

    def bring(self, text: str, name: str) -> Sitting:
        """Make a table of a log file, to go on with it or to see it again: all its seats of people are one's own."""
        table = Table.recover(text)
        names = [name or ME if player == HUMAN or table.ending is not None else "" for player in table.players]
        imported = {"at": now(), "version": table.version, "by": {"id": ME, "name": name or ME}}
        return self.seat(table, names, ended=now() if table.ending else 0, imported=imported)

    def again(self, at: Sitting, swap: bool) -> Sitting:
        """Begin the same game anew, with seats passed on by one."""
        if at.table.ending is None:
            raise Problem("refused", why="the game still goes on")
        kept = at.kept
        names, players = list(kept.names), list(kept.players)
        worn = kept.worn or list(range(len(names)))
        if swap:
            players, names, worn = ([row[-1], *row[:-1]] for row in (players, names, worn))
        new = self.seat(
            Table(kept.game, players, kept.options or None), names, options=kept.options, hints=kept.hints, worn=worn
        )
        kept.rematch = new.kept.id
        return new

    def film(self, at: Sitting) -> Film:
        """Return the film of a game that is over."""
        if at.table.ending is None:
            raise Problem("hidden-until-the-end")
        name = (at.kept.id, at.table.version)
        if name not in self.films:
            self.films = {name: Film.of(at.table.lines())}
        return self.films[name]

    def seen_again(self, at: Sitting, viewer: int | None, wanted: dict[str, str]) -> Any:
        """Return moments of a game that is over."""
        since = int(wanted.get("since", 0))
        until = int(wanted.get("until", since + 1000))
        words, on = (wanted.get(flag) == "true" for flag in ("words", "on"))
        return reel(self.film(at), viewer, since, until, at.kept.names, at.mine, words, on)

    def differently(self, at: Sitting, wanted: Wanted, name: str) -> Sitting:
        """Begin a game at a moment of one that is over."""
        seat = None if wanted.open else wanted.seat
        state = position_of(self.film(at), wanted.version, OPEN if wanted.open else seat)
        if state.viewer != NONE:
            state = state.determinise(Rng(secrets.randbits(63)))
        tried = {"version": wanted.version, "seat": seat, "open": wanted.open}
        wanted = msgspec.structs.replace(wanted, game=at.kept.game, options={})
        return self.open(wanted, name, position=state.position(), tried=tried)

    # What is said at a table.

    def hear(self, at: Sitting, said: Said) -> list[Any]:
        """Answer what the page says to a table."""
        if said.type == "ping":
            return [{"type": "pong"}]
        if said.type == "hello":
            return at.greeting(said.seat if said.seat in at.mine or at.table.ending else None, said.since)
        try:
            if said.type == "request":
                result = msgspec.to_builtins(self.told(at, said))
                return [{"type": "answered", "cmd_id": said.cmd_id, "name": said.name, "result": result}]
            return self.obey(at, said)
        except TafelrundeError as error:
            problem = problem_of(error, at.table, said.version)
            refused = {"type": "refused", "cmd_id": said.cmd_id, **problem.told()}
            return [refused, at.desk()] if problem.code == "stale" else [refused]

    def obey(self, at: Sitting, said: Said) -> list[Any]:
        """Do something at a table."""
        if said.type not in ORDERS or said.seat not in at.mine:
            raise Problem("unfit", why=f"{said.type} of seat {said.seat} cannot be done here")
        assert said.seat is not None
        receipt = at.table.accept(at.table.propose(ORDERS[said.type](said, said.seat)))
        done = {"type": "done", "cmd_id": said.cmd_id, "version": at.table.version, "key": at.key()}
        return [*self.happened(at), {**done, "made": receipt.version}]

    def step(self, at: Sitting) -> list[Any]:
        """Let the bot that is asked make its move."""
        at.step()
        return self.happened(at)

    def happened(self, at: Sitting) -> list[Any]:
        """Note that a table has gone on; return what whoever looks on is sent."""
        at.kept.changed = now()
        if at.table.ending is not None and not at.kept.ended:
            at.kept.ended = at.kept.changed
        return at.news()

    def told(self, at: Sitting, said: Said) -> Any:
        """Return what somebody wants to know beside the desk."""
        if said.seat is not None and said.seat not in at.mine:
            raise Problem("unfit", why=f"seat {said.seat} is not yours")
        view = at.table.view(said.seat)
        if said.name in ("goals", "brief", "layout"):
            return getattr(at.table.game, said.name)(view)
        if said.name == "hint":
            return self.hint(at, said.seat)
        try:
            return at.table.game.request(view, said.name, said.args)
        except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
            raise Problem("unfit", why=f"{said.name} does not take that ({type(error).__name__})") from None

    def hint(self, at: Sitting, seat: int | None) -> Any:
        """Return what a strong player would do in the place of a seat."""
        if not at.kept.hints:
            raise Problem("no-hints")
        if seat is None or at.table.who != seat:
            raise Problem("refused", said="server-refused-not-asked", who=at.table.who)
        view = at.table.view(seat)
        return bots.hint(view, at.table.events(seat), SIMULATIONS, seed=view.quick_key())

    # What the browser keeps.

    def recall(self, kept: str, log: str) -> None:
        """Open a table again that the browser has kept."""
        found = msgspec.json.decode(kept, type=Kept)
        try:
            self._seat(found, Table.recover(log))
        except LogError:
            raise Problem("unreadable", table=found.id) from None


def read(given: Any, kind: type[Any]) -> Any:
    """Return what the page has sent as what it has to be."""
    try:
        return msgspec.convert(given or {}, kind)
    except msgspec.ValidationError as error:
        raise Problem("unfit", why=re.sub(r"\s+", " ", str(error))) from None
