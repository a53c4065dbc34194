"""The bots in the other seats of a game that somebody learns in."""

from collections.abc import Sequence
from typing import Any

from tafelrunde import bots, games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng


class Opponents:
    """The bots of one game, which hear what their seats hear and answer when they are asked."""

    def __init__(self, names: Sequence[str], state: State, learner: int, seed: int) -> None:
        """Seat them clockwise from the learner, before the first decision; `state` is to tell its events."""
        self.told: list[Event] = []
        state.events = self.told
        self.learner = learner
        self.beginning = (names, state.game.id, int(state.seats), dict(state.options), seed)
        self.seated = self._seated()
        self.heard: dict[int, list[Event]] = {seat: [] for seat in self.seated}

    def _seated(self) -> dict[int, bots.Seated]:
        """Return the bots, each at its seat."""
        names, game, seats, options, seed = self.beginning
        found: dict[int, bots.Seated] = {}
        for place, name in enumerate(names, 1):
            seat = (self.learner + place) % seats
            own = seed * seats + seat
            bot = bots.load(name, game, own)
            found[seat] = bots.Seated(bot, games.load(game), seat, dict(options), seed=own)
        return found

    def __getstate__(self) -> dict[str, Any]:
        """Keep what a bot that begins anew needs to be where this one is: what it heard, and its random numbers."""
        dice = {seat: seated.bot.rng for seat, seated in self.seated.items()}
        return {**{name: value for name, value in vars(self).items() if name != "seated"}, "dice": dice}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Seat bots like those that were kept."""
        dice = kept.pop("dice")
        vars(self).update(kept)
        self.seated = self._seated()
        for seat, seated in self.seated.items():
            seated.resume(self.heard[seat], dice[seat])

    def play(self, state: State, rng: Rng) -> int:
        """Let chance and the bots act until the learner is asked or the game is over; return how many decisions."""
        decisions = 0
        state.settle(rng)
        while state.who >= 0 and state.who != self.learner:
            seat = state.who
            heard = self.heard[seat]
            heard += [event.seen_by(seat) for event in self.told[len(heard) :]]
            state.apply(self.seated[seat].answer(state.view(seat), heard))
            state.settle(rng)
            decisions += 1
        return decisions
