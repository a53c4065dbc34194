"""A bot at its seat: it is told what the seat hears, and where it fails `greedy` makes the move."""

import time
from collections.abc import Sequence
from operator import index
from typing import Any

from tafelrunde.bots import known
from tafelrunde.bots.bot import GRACE, Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event

DEPUTY = "greedy"


class Seated:
    """A bot in one game, at a seat, with what it has heard and how often it has failed.

    >>> from tafelrunde import games
    >>> from tafelrunde.core.rng import Rng
    >>> state = games.load("claim").new(options={"first": 0})
    >>> state.settle(Rng(1))
    >>> bot = Seated(known.load("greedy", "claim"), state.game, 0, state.options)
    >>> bot.answer(state.view(0), []) in state.legal()
    True
    """

    def __init__(
        self,
        bot: Bot[Any],
        game: Game[Any],
        seat: int,
        options: dict[str, object],
        seconds: float | None = None,
        seed: int | None = None,
    ) -> None:
        """Seat a bot; an answer that takes more than so many `seconds` does not count. The seed is the deputy's."""
        self.bot = bot
        self.game = game
        self.seat = seat
        self.options = options
        self.seconds = seconds
        self.failures: list[str] = []
        """For each move that `greedy` had to make, why."""
        self.asked = 0
        self.took = 0.0
        """How many seconds its answers have taken in all."""
        self.version = 0
        """How much of the game the bot has been told: kept by whoever asks it."""
        self._seed = seed
        self._past: list[Event] = []
        self._begun = False

    def answer(self, view: State, news: Sequence[Event]) -> int:
        """Return the action of the bot, or of `greedy` where it raises, answers what is not on offer, or too late."""
        self._past.extend(news)
        ask = view.ask()
        assert ask is not None
        allowed = frozenset(ask.actions)
        self.asked += 1
        try:
            return self._asked(view, ask, allowed, news)
        except Exception as error:  # whatever somebody else's code does
            self._begun = False
            why = str(error) if isinstance(error, TafelrundeError) else f"it raised {known.reason(error)}"
            self.failures.append(f"{self.bot.name or type(self.bot).__name__} at seat {self.seat}: {why}")
        return self._stand_in(view)

    def _asked(self, view: State, ask: Ask, allowed: frozenset[int], news: Sequence[Event]) -> int:
        if not self._begun:
            self.bot.begin(self.game, self.seat, dict(self.options))
            self._begun, news = True, self._past
        self.bot.seconds = self.seconds
        started = time.perf_counter()
        self.bot.heard(list(news))
        try:
            given = self.bot.choose(view.view(self.seat), ask)
        finally:
            taken = time.perf_counter() - started
            self.took += taken
        try:
            action = -1 if isinstance(given, bool) else index(given)
        except TypeError:
            action = -1
        if action not in allowed:
            raise TafelrundeError(f"its answer {given!r} to {ask.prompt} is not on offer")
        if self.seconds is not None and taken > self.seconds + GRACE:
            raise TafelrundeError(f"its answer to {ask.prompt} took {taken:.1f} s of {self.seconds:g}")
        return action

    def _stand_in(self, view: State) -> int:
        """Let the deputy make the move; what is wrong with that one is for everybody to see."""
        name = DEPUTY if DEPUTY in known.names(self.game.id) else "random"
        seed = None if self._seed is None else self._seed + len(self.failures)
        deputy = known.load(name, self.game.id, seed)
        deputy.begin(self.game, self.seat, dict(self.options))
        deputy.heard(self._past)
        ask = view.ask()
        assert ask is not None
        return index(deputy.choose(view, ask))
