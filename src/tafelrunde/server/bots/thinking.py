"""The process in which bots think: it is sent views, histories and questions, and answers with actions.

python -m tafelrunde.server.bots.thinking NICENESS [module with bots of one's own ...]

Each answer takes as much of the processor as any other of that bot, however soon it was found: neither whoever waits
for it nor whoever is served after it nor the rest of the machine can tell how much there was to think about.

A message is its length (4 bytes) and itself. Questions are pickled by the server, which trusts itself; answers are
JSON, because whoever wrote a bot need not be trusted that far. When the server is gone, so is this process.
"""

import importlib
import os
import pickle
import queue
import struct
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

import msgspec

from tafelrunde import COMPILED, bots, games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event

REMEMBERED: Final = 64
"""So many bots a process keeps in mind; the server knows by the same rule which."""
SIMULATIONS: Final = 300 if COMPILED else 12
"""So much is thought about a hint."""
LENGTH: Final = struct.Struct(">I")


@dataclass(frozen=True)
class Question:
    """What a bot is asked: what its seat sees, and what it has heard since the last time."""

    table: str
    seat: int
    bot: str
    view: State
    options: dict[str, object]
    since: int
    """The number of entries that the bot has heard of already; 0 begins anew."""
    until: int
    heard: Sequence[Event]
    seconds: float
    """How long a bot may think, by the processor's time."""
    hold: float = 0.0
    """For how long the answer keeps the processor busy, at least."""
    hint: bool = False


class Reply(msgspec.Struct):
    """What came of a question."""

    action: int = -1
    error: str = ""
    hint: Any = None


class Minds:
    """The bots that sit at tables, and what they have heard."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int, str], Any] = OrderedDict()

    def answer(self, question: Question) -> Reply:
        """Return the answer of a bot."""
        ask = question.view.ask()
        assert ask is not None
        if question.hint:
            return Reply(hint=hint(question))
        place = (question.table, question.seat, question.bot)
        bot: Any = self._known.pop(place, None) if question.since else None
        if bot is None:
            bot = bots.load(question.bot, question.view.game.id)
            bot.own_time = True
            bot.begin(question.view.game, question.seat, question.options)
        bot.seconds = question.seconds
        bot.heard(question.heard)
        action = bot.choose(question.view, ask)
        self._known[place] = bot
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if action not in ask.actions:
            raise ValueError(f"{question.bot} answers {action!r}, which is not on offer")
        return Reply(int(action))


def hint(question: Question) -> Any:
    """Return what a strong player would do: the same for the same view and history, however busy this machine is."""
    found = bots.hint(question.view, question.heard, SIMULATIONS, seed=question.view.quick_key())
    return msgspec.to_builtins(found)


def read(stream: BinaryIO) -> bytes | None:
    """Return the next message, None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = stream.read(LENGTH.unpack(head)[0])
    return body if len(body) == LENGTH.unpack(head)[0] else None


def write(stream: BinaryIO, body: bytes) -> None:
    """Send a message; if there is nobody any more to read it, that is all."""
    try:
        stream.write(LENGTH.pack(len(body)) + body)
        stream.flush()
    except BrokenPipeError:
        os._exit(0)


def spend(until: float) -> None:
    """Keep the processor busy until this process has had so many seconds of it."""
    while time.process_time() < until:
        sum(range(2000))


def admit(brought: Sequence[str]) -> None:
    """Let the operator's own bots be known: modules that register them, and files of networks."""
    for one in brought:
        if bots.in_file(one):
            bots.admit(one)
        else:
            importlib.import_module(one)


def main() -> None:
    """Answer until the server is gone."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    os.nice(int(sys.argv[1]))
    questions: queue.Queue[bytes] = queue.Queue()

    def listen() -> None:
        while (body := read(sys.stdin.buffer)) is not None:
            questions.put(body)
        os._exit(0)

    admit(sys.argv[2:])
    for name in games.names():
        games.load(name)
        bots.names(name)
    threading.Thread(target=listen, daemon=True).start()
    write(out, b"{}")
    minds = Minds()
    while True:
        body = questions.get()
        began, hold = time.process_time(), 0.0
        try:
            question: Question = pickle.loads(body)
            hold = question.hold
            reply = minds.answer(question)
        except Exception as error:  # a bot may fail in any way
            reply = Reply(error=f"{type(error).__name__}: {error}"[:500])
        said = msgspec.json.encode(reply)
        spend(began + hold)
        write(out, said)


if __name__ == "__main__":
    main()
