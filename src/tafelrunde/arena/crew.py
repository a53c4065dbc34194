"""Who plays the games of a match: this process, several beside it, or a Ray cluster.

Each crew takes the numbers of games and yields the games as they end, in any order, each once. Whoever dies in the
middle of a game has lost nothing: its game is given to another.
"""

import json
import queue
import signal
import socket
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from tafelrunde.arena.game import Played, play_number, read
from tafelrunde.arena.plan import Plan
from tafelrunde.bots.child import Child, Lines, own_output
from tafelrunde.core.errors import OptionError, TafelrundeError

Games = Generator[Played, None, None]
KNOCKING = 5.0
"""So many seconds a cluster may take to open its door."""
TRIES = 3
"""So often a game may end the process that plays it."""


def check(workers: int) -> None:
    """Refuse a crew of nobody."""
    if workers < 1:
        raise OptionError(f"{workers} workers play nothing: take one at least")


def here(plan: Plan, numbers: Iterable[int]) -> Games:
    """Play games in this process."""
    for number in numbers:
        yield play_number(plan, number)


def beside(plan: Plan, numbers: Iterable[int], workers: int) -> Games:
    """Play games in so many processes beside this one."""
    hands = Hands(__name__, json.dumps(asdict(plan)), workers)
    try:
        yield from map(read, hands.do({"number": number} for number in numbers))
    finally:
        hands.end()


class Hands:
    """Processes beside this one that do what they are given, a task at a time."""

    def __init__(self, module: str, document: str, workers: int) -> None:
        """Let a module of ours do tasks, lines of JSON, in so many processes; each is told the document first."""
        self._module = module
        self._document = document
        self._workers = workers
        self._lines: Lines = queue.Queue()
        self._children: dict[int, Child] = {}
        self._started = 0

    def do(self, tasks: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
        """Yield what comes of tasks, in any order; a task has a number, by which it is given again if somebody dies."""
        waiting = list(reversed(list(tasks)))
        doing: dict[int, Mapping[str, Any]] = {}
        deaths: dict[int, int] = {}
        while waiting or doing:
            for child in set(self._children) - doing.keys():
                if waiting:
                    doing[child] = self._give(child, waiting)
            while waiting and len(self._children) < self._workers:
                self._started += 1
                self._children[self._started] = Child(self._module, [self._document], self._lines, self._started)
                doing[self._started] = self._give(self._started, waiting)
            child, line = self._lines.get()
            if child not in doing:
                continue
            task = doing.pop(child)
            if not line.endswith("\n"):
                self._children.pop(child).end()
                number = task["number"]
                deaths[number] = deaths.get(number, 0) + 1
                if deaths[number] == TRIES:
                    raise TafelrundeError(f"game {number} has ended the process that played it {TRIES} times")
                waiting.append(task)
                continue
            done = self._children[child].understood(line)
            if waiting:
                doing[child] = self._give(child, waiting)
            yield done

    def _give(self, child: int, waiting: list[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Let a process do the next task; if it has just died, its last line says so."""
        task = waiting.pop()
        with suppress(TafelrundeError):
            self._children[child].send(task)
        return task

    def end(self) -> None:
        """End the processes."""
        for child in self._children.values():
            child.end()
        self._children.clear()


def cluster(plan: Plan, numbers: Iterable[int], address: str | None = None) -> Games:
    """Play games on a Ray cluster: on the one that Ray finds, or on this machine where it finds none."""
    try:
        import ray
    except ImportError:
        raise TafelrundeError("Ray is not installed: install the extra, tafelrunde[ray]") from None
    begun = not ray.is_initialized()
    if begun:
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except Exception as error:  # whatever Ray says of a cluster that it does not reach
            said = " ".join(str(error).split()) or type(error).__name__
            raise TafelrundeError(f"the Ray cluster {address or 'here'} cannot be reached: {said[:200]}") from None
    try:
        yield from spread(ray, plan, list(numbers))
    finally:
        if begun:
            ray.shutdown()


def knock(address: str | None) -> None:
    """See whether anybody is at an address with a port: Ray itself would wait for minutes."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


def spread(ray: Any, plan: Plan, waiting: list[int]) -> Games:
    """Keep every core of a cluster at a game."""
    play = ray.remote(num_cpus=1, max_retries=TRIES)(play_row)
    waiting.reverse()
    playing: dict[Any, int] = {}
    document = asdict(plan)
    while waiting or playing:
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * 2
        while waiting and len(playing) < room:
            number = waiting.pop()
            playing[play.remote(document, number)] = number
        done, _ = ray.wait(list(playing), num_returns=1)
        for one in done:
            number = playing.pop(one)
            try:
                row = ray.get(one)
            except ray.exceptions.RayTaskError as error:
                raise TafelrundeError(f"game {number} cannot be played on the cluster: {error.cause}") from None
            except ray.exceptions.RayError as error:
                said = " ".join(str(error).split())
                raise TafelrundeError(f"game {number} has failed on the cluster: {said[:200]}") from None
            yield read(row)


def play_row(document: dict[str, Any], number: int) -> dict[str, Any]:
    """Play a game of a plan, both as plain data."""
    plan = Plan(**{**document, "bots": tuple(document["bots"]), "options": tuple(document["options"])})
    return play_number(plan, number).line()


def main(document: str) -> None:
    """Play the games whose numbers come in."""
    serve(lambda task: play_row(json.loads(document), task["number"]))


def serve(do: Callable[[dict[str, Any]], Mapping[str, object]]) -> None:
    """Do the tasks that come in, line by line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever has started this
    say = own_output()
    for line in sys.stdin:
        try:
            say(do(json.loads(line)))
        except TafelrundeError as error:
            say({"error": str(error)})


if __name__ == "__main__":
    main(sys.argv[1])
