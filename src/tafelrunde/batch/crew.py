"""Who steps the games of a batch: this process, or several beside it that share memory with it.

What a worker process is told and answers are lines, a word for a step; all that a step needs or finds out lies in
the shared memory. It has no name, so that nothing is left behind however the processes end.
"""

import json
import mmap
import os
import pickle
import subprocess
import sys
import tempfile
import weakref
from base64 import b64decode, b64encode
from contextlib import suppress
from itertools import pairwise
from typing import IO, TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from tafelrunde.batch.arrays import Rows, laid_out, needed, of_loop
from tafelrunde.batch.loop import Loop, Saved
from tafelrunde.batch.opponents import seat_bots
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import go_on
from tafelrunde.core.values import NONE

if TYPE_CHECKING:
    from tafelrunde.batch.batch import Batch

Wanted = dict[str, tuple[Any, tuple[int, ...]]]


class Crew(Protocol):
    """What a batch needs of whoever steps its games."""

    rows: Rows

    def reset(self, seed: int) -> None:
        """Begin all games anew."""

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Do an action in each game; return the first game in which it is not on offer, NONE if all was done."""

    def saved(self, k: int) -> Saved:
        """Return a copy of a game."""

    def restore(self, k: int, saved: Saved) -> None:
        """Let a game go on from a copy."""

    def kept(self) -> list[Any]:
        """Return all games as they are, for a crew of the same size to go on from."""

    def take(self, kept: list[Any]) -> None:
        """Go on from what another crew has kept."""

    def processes(self) -> list[int]:
        """Return the ids of the processes beside this one."""

    def close(self) -> None:
        """End."""


class Here:
    """This process: the arrays are the loop's own memory."""

    def __init__(self, batch: "Batch", wanted: Wanted) -> None:
        self.loop = Loop(batch.game, batch.seats, batch.options, batch.encoder)
        self.loop.lay_out(batch.games, batch.every_seat, batch.keeps_last)
        seat_bots(self.loop, batch.opponents, batch.seat)
        self.rows = of_loop(self.loop, wanted)
        self.result = self.rows["reward"]
        self.rows["reward"] = np.zeros(self.result.shape, np.float32)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.loop.reset(seed, 0)
        self.rows["reward"][:] = 0

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Do an action in each game; return the first game in which it is not on offer, NONE if all was done."""
        wrong = self.loop.step(actions.tolist())
        if wrong == NONE:
            np.copyto(self.rows["reward"], self.result, casting="same_kind")
        return wrong

    def saved(self, k: int) -> Saved:
        """Return a copy of a game."""
        return self.loop.saved(k)

    def restore(self, k: int, saved: Saved) -> None:
        """Let a game go on from a copy."""
        self.loop.restore(k, saved)
        self.rows["reward"][k] = 0

    def kept(self) -> list[Any]:
        """Return all games as they are."""
        return [self.loop.kept()]

    def take(self, kept: list[Any]) -> None:
        """Go on from what another crew has kept."""
        self.loop.take(kept[0])

    def processes(self) -> list[int]:
        """Return nothing: this process is all there is."""
        return []

    def close(self) -> None:
        """End: there is nothing to end."""


class Beside:
    """Worker processes, each with a share of the games."""

    def __init__(self, batch: "Batch", wanted: Wanted) -> None:
        self.batch = batch
        self.pid = os.getpid()
        self.workers: list[subprocess.Popen[bytes]] = []
        file = nameless(needed(wanted))
        self.memory = mmap.mmap(file, needed(wanted))
        self.rows = laid_out(self.memory, wanted)
        shares = np.linspace(0, batch.games, batch.workers + 1).astype(int).tolist()
        self.starts: list[int] = shares[:-1]
        path = os.pathsep.join(part or "." for part in sys.path)  # where this process has found everything
        for first, last in pairwise(shares):
            task = {
                "game": batch.game.id,
                "seats": batch.seats,
                "options": batch.options,
                "every_seat": batch.every_seat,
                "keeps_last": batch.keeps_last,
                "opponents": batch.opponents,
                "seat": batch.seat,
                "games": batch.games,
                "first": first,
                "last": last,
                "memory": file,
            }
            self.workers.append(
                subprocess.Popen(
                    [sys.executable, "-P", "-m", "tafelrunde.batch.worker", json.dumps(task)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    pass_fds=[file],
                    env={**os.environ, "PYTHONPATH": path},
                )
            )
        os.close(file)
        self.end = weakref.finalize(self, end, self.workers)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.all(f"reset {seed}")

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Do an action in each game; return the first game in which it is not on offer, NONE if all was done."""
        mask = self.rows["mask"]
        in_range = (actions >= 0) & (actions < mask.shape[1])
        allowed = in_range & (mask[np.arange(len(actions)), np.where(in_range, actions, 0)] != 0)
        if not allowed.all():
            return int(np.flatnonzero(~allowed)[0])
        self.rows["actions"][:] = actions
        self.all("step")
        return NONE

    def saved(self, k: int) -> Saved:
        """Return a copy of a game."""
        worker = self.worker_of(k)
        self.tell(worker, f"save {k}")
        kept = json.loads(self.answer(worker))
        return Saved(self.batch.game.position(kept["state"]), go_on(*kept["rng"]), kept["decisions"])

    def restore(self, k: int, saved: Saved) -> None:
        """Let a game go on from a copy."""
        worker = self.worker_of(k)
        self.tell(worker, f"restore {k} {json.dumps(written(saved))}")
        self.answer(worker)

    def kept(self) -> list[Any]:
        """Return all games as they are."""
        found = []
        for worker in range(len(self.workers)):
            self.tell(worker, "keep")
            found.append(pickle.loads(b64decode(self.answer(worker))))
        return found

    def take(self, kept: list[Any]) -> None:
        """Go on from what another crew has kept."""
        for worker, share in enumerate(kept):
            self.tell(worker, f"take {b64encode(pickle.dumps(share)).decode()}")
            self.answer(worker)

    def worker_of(self, k: int) -> int:
        """Return the number of the worker that has a game."""
        return int(np.searchsorted(self.starts, k, side="right")) - 1

    def all(self, command: str) -> None:
        """Let all workers do something, at the same time; whoever is interrupted in it cannot go on."""
        try:
            for worker in range(len(self.workers)):
                self.tell(worker, command)
            for worker in range(len(self.workers)):
                self.answer(worker)
        except BaseException:
            self.close()
            raise

    def tell(self, worker: int, command: str) -> None:
        """Send a line."""
        if os.getpid() != self.pid:
            raise TafelrundeError(f"the workers of this batch serve process {self.pid}: make a batch after a fork")
        try:
            stdin = pipe(self.workers[worker].stdin)
            stdin.write(f"{command}\n".encode())
            stdin.flush()
        except (OSError, ValueError):  # its end of the pipe is closed, or ours is
            self.lost(worker)

    def answer(self, worker: int) -> bytes:
        """Wait for a line."""
        line = pipe(self.workers[worker].stdout).readline()
        if not line.endswith(b"\n"):
            self.lost(worker)
        return line

    def lost(self, worker: int) -> None:
        """Say that a worker has gone, and end the others: their games are no longer at one."""
        code = self.workers[worker].wait()
        self.close()
        raise TafelrundeError(f"worker {worker} of the batch has ended ({code}): make another batch")

    def processes(self) -> list[int]:
        """Return the ids of the workers' processes."""
        return [worker.pid for worker in self.workers]

    def close(self) -> None:
        """End the workers."""
        self.end()


def end(workers: list[subprocess.Popen[bytes]]) -> None:
    """End workers, which go when nobody can tell them anything any more."""
    for worker in workers:
        with suppress(OSError):
            pipe(worker.stdin).close()
    for worker in workers:
        worker.wait()
        pipe(worker.stdout).close()


def pipe(open_end: IO[bytes] | None) -> IO[bytes]:
    """Return an end of a pipe that is known to be there."""
    assert open_end is not None
    return open_end


def nameless(size: int) -> int:
    """Return an open file of that size that no folder lists, in memory where the system can."""
    if hasattr(os, "memfd_create"):
        file = os.memfd_create("tafelrunde-batch")
    else:
        with tempfile.TemporaryFile() as kept:
            file = os.dup(kept.fileno())
    os.ftruncate(file, size)
    return file


def written(saved: Saved) -> dict[str, object]:
    """Return a copy of a game as a document."""
    rng = saved.rng
    dice = [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]
    return {"state": saved.state.position(), "rng": dice, "decisions": int(saved.decisions)}
