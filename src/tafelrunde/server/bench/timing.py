"""Whether the time of a bot's answer tells what it holds: one legal card against six, at tables that load the server.

python -m tafelrunde.server.bench.timing [--bot level-5] [--tables 8] [--answers 200] [--processes 1]

All tables begin from positions that look the same to everybody but the bot: a goblin has been led, and the bot holds
one card that it may play, or six. At each of them it is asked again and again, one or six as a coin falls, while at
another table hints are asked for. What is measured is what an opponent can measure: from the desk on which the bot is
asked until the desk with its answer. The two distributions are compared by the test of Kolmogorov and Smirnov.
"""

import argparse
import json
import random
import tempfile
import threading
import time
import urllib.request
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import exp, sqrt
from statistics import quantiles
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

import tafelrunde
from tafelrunde.games import load
from tafelrunde.server.bench.contestants import ours, running
from tafelrunde.server.bench.game import GAME
from tafelrunde.table import HUMAN, Table

LED: Final = "goblin_9"
STAKE: Final = "dwarf_9"
MANY: Final = 6
HINTS: Final = 10
"""So many people ask for hints at once, again and again."""
LONGEST: Final = 120.0
"""Seconds after which an answer is not waited for any more."""


def position(cards: int) -> dict[str, Any]:
    """Return a position of Claim in which seat 0 leads; if with that goblin, so many cards of seat 1 may follow."""
    theirs = [LED, *(f"undead_{number}" for number in range(10)), "knight_8", "knight_9"]
    goblins = [f"goblin_{number}" for number in range(1, 1 + cards)]
    others = [f"{faction}_{number}" for faction in ("knight", "dwarf") for number in range(2, 8)]
    mine = [*goblins, *others][:13]
    game = load(GAME)
    cards_of: Any = game.new(options={"first": 0}).options["cards"]
    rest = list(cards_of)
    for card in (STAKE, *theirs, *mine):
        rest.remove(card)
    return {
        "game": game.id,
        "options": {"first": 0},
        "stake": STAKE,
        "hand": [theirs, mine],
        "pile": rest,
    }


class Visitor:
    """Somebody at a server of this machine."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.token = ""
        self.token = self.ask("POST", "/me", {"name": name, "bearer": True})["token"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request, and return the answer."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:
            return json.loads(answer.read() or b"null")

    def imported(self, bot: str, cards: int) -> str:
        """Return a table at which that bot holds so many legal cards."""
        log = Table(GAME, [HUMAN, bot], position=position(cards)).export()
        return str(self.ask("POST", "/import", {"log": log})["table"]["id"])

    @contextmanager
    def at(self, table: str) -> Any:
        """Sit at seat 0."""
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", max_size=2**20) as wire:
            wire.send(json.dumps({"type": "hello", "seat": 0, "token": self.token}))
            yield wire

    def answer(self, bot: str, cards: int) -> float:
        """Return the seconds that an opponent waits for an answer."""
        table = self.imported(bot, cards)
        with self.at(table) as wire:
            first = desk(wire, -1)
            offers = first["desk"]["ask"]["offers"]
            led = next(offer["action"] for offer in offers if LED in offer["touch"][0])
            said = {"type": "submit", "cmd_id": "lead", "seat": 0, "version": first["version"], "actions": [led]}
            wire.send(json.dumps(said))
            asked = desk(wire, first["version"])
            began = time.perf_counter()
            desk(wire, asked["version"])
            taken = time.perf_counter() - began
            wire.send(json.dumps({"type": "resign", "cmd_id": "end", "seat": 0}))
            wire.recv(LONGEST)
        return taken


def desk(wire: ClientConnection, version: int) -> Any:
    """Return the next desk of a later version."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        message = json.loads(wire.recv(LONGEST))
        if message["type"] == "desk" and message["version"] > version:
            return message
    raise TimeoutError("no answer came")


def measure(bot: str, tables: int, answers: int, processes: int, seed: int = 0) -> dict[int, list[float]]:
    """Return how long the answers with one card and with six took, so many of each."""
    found: dict[int, list[float]] = {1: [], MANY: []}
    over = threading.Event()
    with tempfile.TemporaryDirectory() as folder:
        server = ours("timing", f"sqlite:///{folder}/timing.db")
        server = replace(server, settings={**server.settings, "TAFELRUNDE_BOT_PROCESSES": str(processes)})
        with running(server) as (port, _):
            each = answers // tables

            def play(number: int) -> None:
                visitor = Visitor(port, f"Visitor {number}")
                visitor.answer(bot, 1)  # until bots stand by
                order = [1, MANY] * each
                random.Random(f"{seed}/{number}").shuffle(order)
                for cards in order:
                    found[cards].append(visitor.answer(bot, cards))

            def ask(number: int) -> None:
                visitor = Visitor(port, f"Asker {number}")
                table = visitor.imported("random", 1)
                while not over.is_set():
                    wish = {"type": "request", "cmd_id": "h", "seat": 0, "name": "hint"}
                    visitor.ask("POST", f"/tables/{table}/requests", wish)

            playing = [threading.Thread(target=play, args=(k,)) for k in range(tables)]
            asking = [threading.Thread(target=ask, args=(k,)) for k in range(HINTS)]
            for thread in (*playing, *asking):
                thread.start()
            for thread in playing:
                thread.join()
            over.set()
            for thread in asking:
                thread.join()
    return found


def apart(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the greatest distance between two distributions, and how likely chance alone puts them so far apart.

    >>> apart([1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0])
    (0.0, 1.0)
    >>> distance, likely = apart([1.0] * 50, [2.0] * 50)
    >>> distance, likely < 1e-9
    (1.0, True)
    """
    farthest = max(
        abs(sum(t <= at for t in one) / len(one) - sum(t <= at for t in other) / len(other)) for at in (*one, *other)
    )
    if not farthest:
        return 0.0, 1.0
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    scaled = (size + 0.12 + 0.11 / size) * farthest
    likely = 2 * sum((-1) ** (k - 1) * exp(-2 * k * k * scaled * scaled) for k in range(1, 101))
    return farthest, min(1.0, max(0.0, likely))


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description="Whether the time of a bot's answer tells what it holds.")
    parser.add_argument("--bot", default="level-5" if tafelrunde.COMPILED else "level-3")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    found = measure(given.bot, given.tables, given.answers, given.processes)
    print(f"{given.bot}, {given.tables} tables, {given.processes} processes, compiled: {tafelrunde.COMPILED}")
    for cards, times in found.items():
        tenths = quantiles(times, n=10)
        print(f"{cards} legal: {len(times)} answers, " + ", ".join(f"{tenth:.3f}" for tenth in tenths) + " s (deciles)")
    distance, likely = apart(found[1], found[MANY])
    print(f"Kolmogorov-Smirnov: D = {distance:.3f}, p = {likely:.3f}")


if __name__ == "__main__":
    main()
