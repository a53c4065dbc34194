"""Many games between the same bots, every bot on every seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tafelrunde import bots
from tafelrunde.bots import Bot, Seated
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import OptionError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng


@dataclass
class Tally:
    """How a match ended: per bot, in the order they were named, the games won and lost, and the draws."""

    games: int
    won: list[int]
    lost: list[int]
    drawn: list[int]

    def rate(self, bot: int) -> float:
        """Return the part of all games that a bot has won; a draw is no win."""
        return self.won[bot] / self.games


def play(game: Game, seated: Sequence[Bot], rng: Rng, options: Mapping[str, object] | None = None) -> State:
    """Play one game, bots in the order of their seats, and return how it ended."""
    state = game.new(len(seated), options)
    told: list[Event] = []
    state.events = told
    state.settle(rng)
    players = [Seated(bot, game, seat, dict(state.options)) for seat, bot in enumerate(seated)]
    while state.who >= 0:
        player = players[state.who]
        news = [event.seen_by(player.seat) for event in told[player.version :]]
        player.version = len(told)
        state.apply(player.answer(state.view(player.seat), news))
        state.settle(rng)
    return state


def match(
    game: Game, names: Sequence[str], games: int, seed: int, options: Mapping[str, object] | None = None
) -> Tally:
    """Play that many games between the named bots; from game to game each moves on by one seat.

    A bot of one's own is named after `bots.register`.

    >>> from tafelrunde.games import load
    >>> match(load("claim"), ["random", "random"], 2, seed=1).games
    2
    """
    if games < 1:
        raise OptionError(f"a match of {games} games cannot be: play at least one")
    rng = Rng(seed)
    players = [bots.load(name, game.id, rng.word()) for name in names]
    tally = Tally(games, [0] * len(names), [0] * len(names), [0] * len(names))
    for k in range(games):
        seating = [(seat + k) % len(names) for seat in range(len(names))]
        result = play(game, [players[bot] for bot in seating], rng, options).result()
        assert result is not None
        for bot, points in zip(seating, result, strict=True):
            column = tally.won if points > 0 else tally.lost if points < 0 else tally.drawn
            column[bot] += 1
    return tally
