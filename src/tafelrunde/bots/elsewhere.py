"""A bot in a process of its own: it is sent what its seat sees and hears, as lines of JSON, and answers so.

The process is `python -m tafelrunde.bots.elsewhere NAME GAME SEED`. It says {"ready": true} when it has loaded the bot.
It is sent {"begin": {"seat", "options"}}, {"heard": [events]} and {"choose": {"view", "ask", "seconds"}}, and answers
the last with {"action": number}. Whenever something is wrong it says {"error": sentence}.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tafelrunde import games
from tafelrunde.bots.bot import GRACE, Bot
from tafelrunde.bots.child import Child, own_output
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

    def __init__(
        self, spec: str, game_id: str, seed: int | None = None, *, files: bool = False, package: str = ""
    ) -> None:
        """Start the process; a bot that cannot be loaded there is an error. It may be of another build: a `package`."""
        super().__init__(seed)
        self.spec = spec
        self._package = package
        self._args = [spec, game_id, str(seed), str(int(files))]
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

    def _running(self) -> Child:
        if self._child is None:
            raise TafelrundeError("its process has ended: begin anew")
        return self._child

    def _start(self) -> Child:
        child = Child(__name__, self._args, package=self._package)
        try:
            child.receive(STARTING)
        except BaseException:
            child.end()
            raise
        return child


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

    spec, game_id, seed, files = args
    say = own_output()
    try:
        bot = known.load(spec, game_id, None if seed == "None" else int(seed), files=files == "1")
        say({"ready": True})
        for answer in serve(bot, games.load(game_id), sys.stdin):
            say(answer)
    except TafelrundeError as error:
        say({"error": str(error)})
    except (Exception, SystemExit) as error:  # whatever somebody else's code does
        say({"error": f"it raised {known.reason(error)}"})


if __name__ == "__main__":
    main(sys.argv[1:])
