"""The log of a game in progress, and its one file format: JSON lines.

The first line says which game it is, with its rules version, options, players and first position, and how many
entries there are at least. Each further line is one entry: who did what, and the key of the true state after it.

A file grows by appending. New entries are on the disk before the first line counts them, so after a power cut there may
be more entries than it says, and a part of one at the end, where the writing stopped: that part never happened. Fewer
entries than it says are a file that was cut. (In format 1 a last line counted the entries, and every move wrote all.
Format 2 knew actions, outcomes and undos only: format 3 has whatever else changes how the game goes on.)
"""

import json
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from tafelrunde import games
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.values import CHANCE
from tafelrunde.table.commands import Reading

_written = json.JSONEncoder(ensure_ascii=False).encode
_entry_written = msgspec.json.Encoder().encode
FORMAT = 3
MARK = "tafelrunde-log"
COUNT_AT = len(f'{{"{MARK}": {FORMAT}, "entries": ')
"""Where in a file the number of its entries stands, always as wide: it is written over."""

UNDO = "undo"
ASK_UNDO = "ask-undo"
OFFER_DRAW = "offer-draw"
ANSWER = "answer"
DRAW = "agree-draw"
STAND = "stand"
REST = "rest"
ASK_AGAIN = "ask-again"
RESIGN = "resign"
TAKE_OVER = "take-over"
GIVE_BACK = "give-back"
STAND_IN = "stand-in"
PAUSE = "pause"
GO_ON = "go-on"
CLOCK = "clock"
GIVE_TIME = "give-time"
CLOSE = "close"
LAPSE = "lapse"
AWAY = "away"
HERE = "here"
NUDGE = "nudge"
CALL_BOT = "call-bot"
OWN: dict[str, dict[str, type]] = {
    UNDO: {"back": int},
    ASK_UNDO: {},
    OFFER_DRAW: {},
    ANSWER: {"yes": bool},
    DRAW: {},
    STAND: {"question": str},
    REST: {"until": str},
    ASK_AGAIN: {},
    RESIGN: {"bot": str, "why": str},
    TAKE_OVER: {"bot": str, "why": str},
    GIVE_BACK: {},
    STAND_IN: {"bot": str, "why": str},
    PAUSE: {},
    GO_ON: {},
    CLOCK: {},
    GIVE_TIME: {"seconds": int},
    CLOSE: {"why": str},
    LAPSE: {},
    AWAY: {"since": int},
    HERE: {},
    NUDGE: {"whom": int, "at": int},
    CALL_BOT: {"on": bool},
}
"""The table's own verbs, which no game has, and what an entry may say beside each."""
PRIVATE = frozenset({STAND, REST, ASK_AGAIN, CLOCK, AWAY, HERE})
"""What is told to nobody as something that has happened: it makes no version."""
LONGEST_TEXT = 100
"""So many characters has what an entry says beside a verb: names of bots and questions, and why somebody left."""
LATEST = 2**53
"""No time is as late: in milliseconds it is the year 287396."""
MARKS = ("forced", "standing", "joined")
FIELDS = frozenset({"who", "do", "cmd_id", "clock", "key", *MARKS})
"""What may stand in every entry: no action has an argument of that name."""


class LogError(TafelrundeError):
    """A log that cannot be read or followed; `entry` is the number of the first one that is wrong, if any is.

    `rule` is the one by which it should be otherwise, as far as that can be told.
    """

    why = "other-rules"
    """Why the game cannot be gone on with, as a word for a client."""

    def __init__(self, message: str, entry: int | None = None, rule: str = "") -> None:
        super().__init__(message)
        self.entry = entry
        self.rule = rule


class DamagedLog(LogError):
    """A line of a log that no program has written."""


class NewerLog(LogError):
    """A log that a newer Tafelrunde can read."""


class StoppedGame(LogError):
    """A game whose rules failed: nothing is wrong with its log."""

    why = "stopped-game"


class Header(Struct, frozen=True):
    """How a game began."""

    game: Game
    players: list[str]
    options: dict[str, object]
    rules: str
    seed: int | None
    position: dict[str, object] | None
    key: int
    ask_all: bool = False
    """Whether it asks also where everybody can see that there is one answer only."""
    slow_passes: bool = False
    """Whether it waits to be told before it passes for a seat that always does."""


class Entry(Struct, frozen=True, gc=False):
    """One thing that was done: an action, an outcome of chance, or something that the table has a verb for."""

    who: int
    action: int | None
    """None where `do` says what was done."""
    key: int
    cmd_id: str | None = None
    forced: bool = False
    """Whether the table answered by itself, because everybody could see that there was nothing to choose."""
    standing: bool = False
    """Whether the table passed for a seat: as it had said beforehand, or as alone among bots it could only pass."""
    joined: bool = False
    """Whether it was one command with the entry before."""
    do: str = ""
    """One of the table's own verbs."""
    args: Mapping[str, str | int] | None = None
    """What it says beside that verb."""
    clock: Reading | None = None

    @property
    def back(self) -> int:
        """How many actions and outcomes an undo takes back, 0 for anything else."""
        return int((self.args or {}).get("back", 1)) if self.do == UNDO else 0

    @property
    def private(self) -> bool:
        """Whether nobody else is told of it."""
        return self.do in PRIVATE


def write(header: Header, entries: Sequence[Entry]) -> str:
    """Return the whole log as text."""
    return first_line(header, len(entries)) + entry_lines(header.game, entries)


def whole(lines: Sequence[str]) -> str:
    """Return a log as text whose lines were kept one by one: the first one counts the others now."""
    first, *rest = lines
    return "\n".join([first[:COUNT_AT] + counted(len(rest)) + first[COUNT_AT + len(counted(0)) :], *rest, ""])


def first_line(header: Header, count: int) -> str:
    """Return the line that says which game it is."""
    row = _written(write_header(header))
    return f'{{"{MARK}": {FORMAT}, "entries": {counted(count)}, {row[1:]}\n'


def counted(count: int) -> str:
    """Return the number of entries as the first line has it."""
    return f"{count:8}"


def entry_lines(game: Game, entries: Iterable[Entry]) -> str:
    """Return the lines of some entries."""
    return "".join([line + "\n" for line in lines_of(game, entries)])


def lines_of(game: Game, entries: Iterable[Entry]) -> list[str]:
    """Return the line of each entry."""
    return [_entry_written(write_entry(game, entry)).decode() for entry in entries]


def write_header(header: Header) -> dict[str, object]:
    """Return what the first line says of the game."""
    row: dict[str, object] = {
        "game": header.game.id,
        "rules": header.rules,
        "players": header.players,
        "options": header.game.chosen(header.options),
    }
    if header.seed is not None:
        row["seed"] = header.seed
    if header.position is not None:
        row["position"] = header.position
    if header.ask_all:
        row["ask_all"] = True
    if header.slow_passes:
        row["slow_passes"] = True
    row["key"] = f"{header.key:016x}"
    return row


def write_entry(game: Game, entry: Entry) -> dict[str, object]:
    """Return the line of one entry."""
    row: dict[str, object] = {"who": "chance" if entry.who == CHANCE else entry.who}
    if entry.action is None:
        row["do"] = entry.do
        row.update(entry.args or {})
    else:
        codec = game.outcomes_codec if entry.who == CHANCE else game.actions_codec
        verb, args = codec.describe(entry.action)
        row["do"] = verb
        row.update(args)
    if entry.cmd_id is not None:
        row["cmd_id"] = entry.cmd_id
    if entry.forced:
        row["forced"] = True
    if entry.standing:
        row["standing"] = True
    if entry.joined:
        row["joined"] = True
    if entry.clock is not None:
        row["clock"] = {"left": entry.clock.left, "at": entry.clock.at}
    row["key"] = f"{entry.key:016x}"
    return row


def read(text: str) -> tuple[Header, list[Entry]]:
    """Read a log; whatever is wrong with it is an error that names the line."""
    lines = text.removesuffix("\n").split("\n")
    if not text:
        raise LogError("the log is empty: it should begin with a line that names the game")
    first = parse(lines[0], 1)
    header = read_header(first)
    torn = not text.endswith("\n") and len(lines) > 1 and row_of(lines[-1]) is None
    rows = [parse(line, k) for k, line in enumerate(lines[1:-1] if torn else lines[1:], 2)]
    if first[MARK] != 1:
        check_count(first.get("entries"), len(rows), "first line")
    else:
        count = rows.pop().get("entries") if rows and "entries" in rows[-1] else None
        check_count(count, len(rows), "last line")
        if count != len(rows):
            raise LogError(f"the log was changed: it has {len(rows)} entries, but its last line speaks of {count}")
    return header, [read_entry(header.game, row, k) for k, row in enumerate(rows, 2)]


def read_lines(game: Game, lines: Iterable[str], number: int) -> list[Entry]:
    """Read entries that follow in a log; `number` is that of the first one."""
    return [read_entry(game, parse(line, k), k) for k, line in enumerate(lines, number + 1)]


def check_count(count: object, there: int, line: str) -> None:
    """Refuse a log of which a part is missing."""
    if not isinstance(count, int):
        raise LogError(f"the log is cut: {there} entries are there, but no number of them in its {line}")
    if there < count:
        raise LogError(
            f"the log is cut: {there} entries are there, but its {line} speaks of {count}: take the whole file"
        )


def parse(line: str, number: int) -> dict[str, object]:
    """Return the mapping that a line holds."""
    row = row_of(line)
    if row is None:
        sentence = f"line {number} of the log is no entry but {line[:40]!r}: it is cut or damaged"
        raise DamagedLog(sentence, number - 1 or None)
    return row


def row_of(line: str) -> dict[str, object] | None:
    """Return the mapping that a line holds, None if it holds none."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) else None


def read_header(row: dict[str, object]) -> Header:
    """Read the first line."""
    if MARK not in row:
        raise LogError(f"this is no log of Tafelrunde: its first line should begin with {MARK!r}")
    if row[MARK] not in range(1, FORMAT + 1) or isinstance(row[MARK], bool):
        raise NewerLog(
            f"the log has format {row[MARK]!r}, this program reads up to {FORMAT}: a newer Tafelrunde may read it"
        )
    try:
        game = games.load(text_of(row, "game"))
    except LogError:
        raise
    except TafelrundeError as error:
        raise NewerLog(f"line 1 of the log: {error}") from None
    rules = text_of(row, "rules")
    if not (rules.isascii() and rules.isdigit() and len(rules) < 9):
        raise LogError(f"line 1 of the log: {rules[:40]!r} is no version of rules: it is a whole number")
    if int(rules) > int(game.version):
        raise NewerLog(
            f"the log follows version {rules} of the rules of {game.id}, this program knows {game.version}: "
            "update Tafelrunde to read it"
        )
    players = row.get("players")
    options = row.get("options")
    seed = row.get("seed")
    position = row.get("position")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise LogError(f"line 1 of the log: players are {players!r}, not a list of names")
    if not isinstance(options, dict):
        raise LogError(f"line 1 of the log: options are {options!r}, not a mapping")
    if not isinstance(seed, int | None) or isinstance(seed, bool):
        raise LogError(f"line 1 of the log: the seed is {seed!r}, not a whole number")
    if not isinstance(position, dict | None):
        raise LogError(f"line 1 of the log: the position is {position!r}, not a mapping")
    ask_all, slow = (truth_of(row, name, 1) for name in ("ask_all", "slow_passes"))
    return Header(game, players, options, rules, seed, position, key_of(row, 1), ask_all, slow)


def read_entry(game: Game, row: dict[str, object], line: int) -> Entry:
    """Read the line of one entry."""
    who = row.get("who")
    cmd_id = row.get("cmd_id")
    if who != "chance" and (not isinstance(who, int) or isinstance(who, bool)):
        raise LogError(f"line {line} of the log: {who!r} is no seat", line - 1)
    if not isinstance(cmd_id, str | None):
        raise LogError(f"line {line} of the log: {cmd_id!r} is no cmd_id", line - 1)
    forced, standing, joined = (truth_of(row, mark, line) for mark in MARKS)
    clock = None if row.get("clock") is None else read_clock(row["clock"], line)
    verb = row.get("do")
    args = {name: value for name, value in row.items() if name not in FIELDS}
    seat = CHANCE if who == "chance" else int(str(who))
    if isinstance(verb, str) and verb in OWN:
        return Entry(seat, None, key_of(row, line), cmd_id, do=verb, args=own_args(verb, args, line), clock=clock)
    codec = game.outcomes_codec if seat == CHANCE else game.actions_codec
    try:
        action = codec.number(str(verb), {n: v if isinstance(v, str | int | None) else str(v) for n, v in args.items()})
    except TafelrundeError as error:
        raise LogError(f"line {line} of the log: {error}", line - 1) from None
    return Entry(seat, action, key_of(row, line), cmd_id, forced, standing, joined, clock=clock)


def own_args(verb: str, args: dict[str, object], line: int) -> dict[str, str | int] | None:
    """Return what an entry says beside one of the table's own verbs."""
    found: dict[str, str | int] = {}
    for name, value in args.items():
        if name not in OWN[verb] or type(value) is not OWN[verb][name]:
            takes = ", ".join(f"{arg} ({kind.__name__})" for arg, kind in OWN[verb].items()) or "nothing"
            raise LogError(f"line {line} of the log: {verb} takes {takes}, not {name} {value!r}", line - 1)
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise LogError(
                f"line {line} of the log: {name} of {verb} has {len(value)} characters: "
                f"it takes up to {LONGEST_TEXT}",
                line - 1,
            )
        assert isinstance(value, str | int)
        found[name] = value
    return found or None


def read_clock(value: object, line: int) -> Reading:
    """Read what the clocks showed."""
    left, at = (value.get("left"), value.get("at")) if isinstance(value, dict) else (None, None)
    times = [*left, at] if isinstance(left, list) else [None]
    if not all(type(time) is int and 0 <= time < LATEST for time in times):
        raise LogError(f"line {line} of the log: {value!r} is no reading of clocks", line - 1)
    assert isinstance(left, list)
    assert isinstance(at, int)
    return Reading(tuple(left), at)


def truth_of(row: dict[str, object], field: str, line: int) -> bool:
    """Return a mark of a line."""
    value = row.get(field, False)
    if not isinstance(value, bool):
        raise LogError(f"line {line} of the log: {field} is {value!r}, neither true nor false", line - 1)
    return value


def text_of(row: dict[str, object], field: str) -> str:
    """Return a text of the first line."""
    value = row.get(field)
    if not isinstance(value, str):
        raise LogError(f"line 1 of the log: {field} is {value!r}, not a text")
    return value


def key_of(row: dict[str, object], line: int) -> int:
    """Return the key that a line holds."""
    try:
        return int(str(row.get("key")), 16)
    except ValueError:
        raise LogError(f"line {line} of the log: {row.get('key')!r} is no key", line - 1) from None
