"""Plays seeded games of every game and prints one digest of all that happened: the same for every build.

python tests/trace_digest.py [GAMES]
"""

import hashlib
import sys

from tafelrunde import games
from tafelrunde.core.engine import Game
from tafelrunde.core.rng import Rng
from tafelrunde.tensors import Row, encoder

GUESSED_EVERY = 7
"""Determinising takes far longer than all the rest, so only some of the positions are guessed from a view."""


def trace(rounds: int) -> str:
    """Return the digest of so many games of each game and number of seats."""
    digest = hashlib.blake2b(digest_size=16)
    for name in games.names():
        game = games.load(name)
        for seats in game.seats:
            for seed in range(rounds):
                for entry in play(game, seats, seed):
                    digest.update(repr(entry).encode())
    return digest.hexdigest()


def play(game: Game, seats: int, seed: int) -> list[object]:
    """Return everything that can be told of a game played at random."""
    rng = Rng(seed)
    state = game.new(seats)
    tensor = encoder(game.id, seats)
    row = Row(tensor.size // 8)
    told: list[object] = []
    asked = 0
    while (ask := state.ask()) is not None:
        views = [state.view(viewer) for viewer in (None, *range(seats))]
        told += [ask, ask.weights, state.key(), *(view.key() for view in views)]
        for view in views:
            row.at = 0
            tensor.write(view, row)
            told.append(bytes(memoryview(row.words)))
        if asked % GUESSED_EVERY == 0:
            told.append(views[asked // GUESSED_EVERY % len(views)].determinise(rng).key())
        asked += 1
        state.events = []
        state.apply(ask.actions[rng.below(len(ask.actions))])
        told += state.events
    return [*told, state.result(), state.dump()]


if __name__ == "__main__":
    print(trace(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
