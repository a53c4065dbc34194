"""How often each seat wins, for every pair of bots: a game whose seats are not alike needs more than a match.

`python -m tafelrunde.arena.roles tyrant 1000 side=a side=b` prints the tables.
"""

import sys
from collections.abc import Mapping, Sequence

from tafelrunde import bots, games
from tafelrunde.arena.match import play
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng


def first_wins(game: Game, options: Mapping[str, object], seated: Sequence[str], number: int, seed: int) -> float:
    """Return the part of all games that seat 0 wins.

    >>> first_wins(games.load("tyrant"), {}, ["random", "random"], 2, seed=1)
    0.0
    """
    rng = Rng(seed)
    players = [bots.load(name, game.id, rng.word()) for name in seated]
    won = 0
    for _ in range(number):
        result = play(game, players, rng, options).result()
        assert result is not None
        won += result[0] > 0
    return won / number


def table(game: Game, options: Mapping[str, object], number: int, seed: int = 1) -> str:
    """Return the wins of seat 0 in percent: its bots in rows, those of seat 1 in columns."""
    known = bots.names(game.id)
    rows = [f"| seat 0 \\ seat 1 | {' | '.join(known)} |", "|---" * (len(known) + 1) + "|"]
    for first in known:
        wins = [first_wins(game, options, [first, second], number, seed) for second in known]
        rows.append(f"| {first} | {' | '.join(f'{100 * part:.1f} %' for part in wins)} |")
    return "\n".join(rows)


def main(args: Sequence[str]) -> None:
    """Print a table for each set of options."""
    if len(args) < 2 or not args[1].isdecimal() or int(args[1]) < 1:
        sys.exit("give a game and how many games each pair plays: python -m tafelrunde.arena.roles tyrant 1000 side=a")
    game, number = games.load(args[0]), int(args[1])
    for pair in args[2:] or [""]:
        name, _, value = pair.partition("=")
        wins = table(game, {name: value} if name else {}, number)
        print(f"\n{pair or game.id}, {number} games each\n\n{wins}", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except TafelrundeError as error:
        sys.exit(str(error))
