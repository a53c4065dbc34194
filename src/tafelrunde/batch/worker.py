"""A process that steps a share of a batch's games, until nobody tells it anything any more."""

import json
import mmap
import os
import pickle
import signal
import sys
from base64 import b64decode, b64encode
from typing import Any

from tafelrunde import games
from tafelrunde.batch.arrays import OF_LOOP, Rows, laid_out, needed, of_loop, shapes
from tafelrunde.batch.crew import written
from tafelrunde.batch.loop import Loop, Saved
from tafelrunde.batch.opponents import seat_bots
from tafelrunde.core.rng import go_on
from tafelrunde.tensors import encoder


class Worker:
    """The loop of some games, and where all of the batch find what it writes."""

    def __init__(self, task: dict[str, Any]) -> None:
        self.game = games.load(task["game"])
        self.first: int = task["first"]
        tensor = encoder(task["game"], task["seats"], task["options"])
        kinds = (task["seats"], self.game.actions, int(tensor.size), task["every_seat"], task["keeps_last"])
        own, all_games = task["last"] - self.first, shapes(task["games"], *kinds)
        self.loop = Loop(self.game, task["seats"], task["options"], tensor)
        self.loop.lay_out(own, task["every_seat"], task["keeps_last"])
        seat_bots(self.loop, task["opponents"], task["seat"])
        self.own = of_loop(self.loop, shapes(own, *kinds))
        memory = mmap.mmap(task["memory"], needed(all_games))
        os.close(task["memory"])
        self.shared: Rows = {
            name: row[self.first : task["last"]] for name, row in laid_out(memory, all_games).items()
        }

    def do(self, command: str) -> str:
        """Do what a line says, and return the answer."""
        word, _, rest = command.partition(" ")
        if word == "step":
            self.loop.step(self.shared["actions"].tolist())
        elif word == "reset":
            self.loop.reset(int(rest), self.first)
        elif word == "keep":
            return b64encode(pickle.dumps(self.loop.kept())).decode()
        elif word == "take":
            self.loop.take(pickle.loads(b64decode(rest)))
        elif word == "save":
            return json.dumps(written(self.loop.saved(int(rest) - self.first)))
        else:
            number, _, document = rest.partition(" ")
            kept = json.loads(document)
            saved = Saved(self.game.position(kept["state"]), go_on(*kept["rng"]), kept["decisions"])
            self.loop.restore(int(number) - self.first, saved)
        for name in OF_LOOP:
            self.shared[name][...] = self.own[name]
        return ""


def main() -> None:
    """Do what the lines say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(json.loads(sys.argv[1]))
    for line in sys.stdin:
        answer = worker.do(line.strip())
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
