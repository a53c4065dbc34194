"""Bots that an operator might list and regret; imported by the server's processes, which know nothing of tests."""

import os
import time
from pathlib import Path
from typing import Any

from tafelrunde import bots
from tafelrunde.bots import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event


class Sleeper(Bot[State]):
    """Never answers."""

    name = "sleeper"

    def choose(self, view: State, ask: Ask) -> int:
        time.sleep(3600)
        return ask.actions[0]


class Mortal(Bot[State]):
    """Takes its process along."""

    name = "mortal"

    def choose(self, view: State, ask: Ask) -> int:
        os._exit(3)


class Cheat(Bot[State]):
    """Answers what is not on offer, and talks where it should not."""

    name = "cheat"

    def choose(self, view: State, ask: Ask) -> int:
        print("I have an ace up my sleeve")
        return 10**6


class Listener(Bot[State]):
    """Its answers tell how much it has heard since the game began."""

    name = "listener"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.count = -1000

    def begin(self, game: Any, seat: int, options: Any) -> None:
        self.count = 0

    def heard(self, events: Any) -> None:
        assert all(isinstance(event, Event) for event in events)
        self.count += len(events)

    def choose(self, view: State, ask: Ask) -> int:
        return ask.actions[self.count % len(ask.actions)]


class Ponderer(Bot[State]):
    """Takes its time."""

    name = "ponderer"

    def choose(self, view: State, ask: Ask) -> int:
        time.sleep(0.5)
        return ask.actions[0]


class Clocked(Bot[State]):
    """Writes down how long its process has had the processor whenever it is asked, and what it could choose from."""

    name = "clocked"

    def choose(self, view: State, ask: Ask) -> int:
        with Path(os.environ["CLOCKED"]).open("a") as book:
            print(time.process_time(), len(ask.actions), file=book)
        return ask.actions[0]


for odd in (Sleeper, Mortal, Cheat, Listener, Ponderer, Clocked):
    bots.register(odd, "claim")


def hint_without_end(*_: object, **__: object) -> None:
    """Say that somebody has asked for a hint, and nothing more."""
    Path(os.environ["ENDLESS_HINTS"]).touch()
    time.sleep(3600)


if "ENDLESS_HINTS" in os.environ:
    bots.hint = hint_without_end  # type: ignore[assignment]
