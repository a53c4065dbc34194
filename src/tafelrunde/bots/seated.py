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
from tafelrunde.core.rng import Rng

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
        self._seed = seed
        self._past: Sequence[Event] | None = None  # of a bot that has begun

    @property
    def name(self) -> str:
        """How the bot was named."""
        return self.bot.called

    def begin(self) -> None:
        """Let the bot begin a game of which it has heard nothing yet."""
        self.bot.begin(self.game, self.seat, dict(self.options))
        self._past = []

    def resume(self, past: Sequence[Event], rng: Rng) -> None:
        """Let the bot be where another one was that has heard the same, down to its random numbers."""
        self.begin()
        self.bot.heard(list(past))
        self._past = list(past)
        self.bot.rng.go_on_as(rng)

    def answer(self, view: State, past: Sequence[Event]) -> int:
        """Return the action of the bot, or of `greedy` where it raises, answers what is not on offer, or too late.

        `past` is all that the seat has heard so far. Where that does not go on from the last time, because something
        was taken back, the bot begins anew.
        """
        past = list(past)
        ask = view.ask()
        assert ask is not None
        allowed = frozenset(ask.actions)
        self.asked += 1
        try:
            return self._asked(view, ask, allowed, past)
        except (Exception, SystemExit) as error:  # whatever somebody else's code does
            self._past = None
            why = str(error) if isinstance(error, TafelrundeError) else f"it raised {known.reason(error)}"
            self.failures.append(f"{self.name or type(self.bot).__name__} at seat {self.seat}: {why}")
        return self._stand_in(view, past)

    def _asked(self, view: State, ask: Ask, allowed: frozenset[int], past: list[Event]) -> int:
        if self._past is None or self._past != past[: len(self._past)]:
            self.begin()
        assert self._past is not None
        news = past[len(self._past) :]
        self._past = past
        self.bot.seconds = self.seconds
        started = time.perf_counter()
        self.bot.heard(news)
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

    def _stand_in(self, view: State, past: list[Event]) -> int:
        """Let the deputy make the move; what is wrong with that one is for everybody to see."""
        name = DEPUTY if DEPUTY in known.names(self.game.id) else "random"
        seed = None if self._seed is None else self._seed + len(self.failures)
        deputy = known.load(name, self.game.id, seed)
        deputy.begin(self.game, self.seat, dict(self.options))
        deputy.heard(past)
        ask = view.ask()
        assert ask is not None
        return index(deputy.choose(view, ask))
