"""A bot in a process of its own: it is sent what its seat sees and hears, as lines of JSON, and answers so.

The process is `python -m tafelrunde.bots.elsewhere NAME GAME SEED`. It says {"ready": true} when it has loaded the bot.
It is sent {"begin": {"seat", "options"}}, {"heard": [events]} and {"choose": {"view", "ask", "seconds"}}, and answers
the last with {"action": number}. Whenever something is wrong it says {"error": sentence}.
"""

import json
import os
import queue
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from tafelrunde import games
from tafelrunde.bots.bot import GRACE, Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event

STARTING = 30.0
"""So many seconds a process may take until the bot is ready, however busy the machine is."""
PATIENCE = 60.0
"""So long an answer may take where nobody has said how long."""


class Elsewhere(Bot[State]):
    """A bot whose thoughts are not in this process: whatever it does there, it knows only what its seat may know.

    One that overruns its time is killed and has failed; so has one that dies. It starts anew with the next question.
    """

    name = "elsewhere"

    def __init__(self, spec: str, game_id: str, seed: int | None = None, *, files: bool = False) -> None:
        """Start the process; a bot that cannot be loaded there is an error."""
        super().__init__(seed)
        self.spec = spec
        self._command = [sys.executable, "-P", "-m", __name__, spec, game_id, str(seed), str(int(files))]
        self._child: Child | None = self._start()

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        if self._child is None:
            self._child = self._start()
        self._child.send({"begin": {"seat": seat, "options": dict(options)}})

    def heard(self, events: Sequence[Event]) -> None:
        self._running().send({"heard": [written(event) for event in events]})

    def choose(self, view: State, ask: Ask) -> int:
        child = self._running()
        asked = {"prompt": ask.prompt, "args": ask.args, "actions": ask.actions}
        child.send({"choose": {"view": view.position(full=True), "ask": asked, "seconds": self.seconds}})
        patience = PATIENCE if self.seconds is None else self.seconds + GRACE
        try:
            return child.receive(patience)["action"]  # type: ignore[no-any-return]
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self._child.end()
            self._child = None

    def _running(self) -> "Child":
        if self._child is None:
            raise TafelrundeError("its process has ended: begin anew")
        return self._child

    def _start(self) -> "Child":
        child = Child(self._command)
        try:
            child.receive(STARTING)
        except BaseException:
            child.end()
            raise
        return child


class Child:
    """A process that is sent lines of JSON and sends such back."""

    def __init__(self, command: Sequence[str]) -> None:
        path = os.pathsep.join(part or "." for part in sys.path)  # where this process has found everything
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": path},
        )
        self._lines: queue.Queue[str] = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=collect, args=(self._process.stdout, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, end, self._process)

    def send(self, message: Mapping[str, object]) -> None:
        """Write a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise TafelrundeError(f"its process ended by itself{self._code()}") from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """Return the next line, if it comes in time and says nothing is wrong."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise TafelrundeError(f"its process gave no answer within {seconds:.1f} s and was ended") from None
        try:
            answer = json.loads(line) if line else {"error": f"its process ended by itself{self._code()}"}
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise TafelrundeError(f"its process answered with {line[:60]!r}, which is no JSON object")
        if "error" in answer:
            raise TafelrundeError(str(answer["error"]))
        return answer

    def _code(self) -> str:
        try:
            return f" (exit code {self._process.wait(1)})"
        except subprocess.TimeoutExpired:
            return ""

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._end()


def collect(lines: Iterable[str], into: "queue.Queue[str]") -> None:
    """Put lines where somebody waits for them, with a limit of patience; an empty one is the end."""
    for line in lines:
        into.put(line)
    into.put("")


def end(process: "subprocess.Popen[str]") -> None:
    """Kill a process and let nothing of it stay behind."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):  # of what could not be written any more
                stream.close()


def written(event: Event) -> dict[str, object]:
    """Return an event as the seat hears it, for a line of JSON."""
    return {"kind": event.kind, "rule": event.rule, "args": event.args, "reveals": event.reveals, "binds": event.binds}


def read(event: Mapping[str, Any]) -> Event:
    """Return the event of a line of JSON."""
    return Event(event["kind"], event["rule"], event["args"], None, event["reveals"], event["binds"])


def serve(bot: Bot[Any], game: Game[Any], lines: Iterable[str]) -> Iterable[dict[str, object]]:
    """Do what the lines say with a bot; yield what is to be sent back."""
    for line in lines:
        message = json.loads(line)
        if "begin" in message:
            bot.begin(game, message["begin"]["seat"], message["begin"]["options"])
        elif "heard" in message:
            bot.heard([read(event) for event in message["heard"]])
        else:
            view = game.position(message["choose"]["view"])
            ask = view.ask()
            assert ask is not None
            bot.seconds = message["choose"]["seconds"]
            yield {"action": int(bot.choose(view, ask))}


def main(args: Sequence[str]) -> None:
    """Load a bot and let it answer over the streams of this process; what it prints goes nowhere."""
    from tafelrunde.bots import known  # which knows this module

    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def say(message: Mapping[str, object]) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    spec, game_id, seed, files = args
    try:
        bot = known.load(spec, game_id, None if seed == "None" else int(seed), files=files == "1")
        say({"ready": True})
        for answer in serve(bot, games.load(game_id), sys.stdin):
            say(answer)
    except TafelrundeError as error:
        say({"error": str(error)})
    except Exception as error:  # whatever somebody else's code does
        say({"error": f"it raised {known.reason(error)}"})


if __name__ == "__main__":
    main(sys.argv[1:])
