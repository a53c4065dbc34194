"""Bots that an operator might list and regret; imported by the server's processes, which know nothing of tests."""

import os
import time
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


for odd in (Sleeper, Mortal, Cheat, Listener):
    bots.register(odd, "claim")
