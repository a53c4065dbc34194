"""The bots in the other seats of a game that somebody learns in."""

from collections.abc import Sequence

from tafelrunde import bots
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
        seats = int(state.seats)
        self.seated: dict[int, bots.Seated] = {}
        for place, name in enumerate(names, 1):
            seat = (learner + place) % seats
            own = seed * seats + seat
            bot = bots.load(name, state.game.id, own)
            self.seated[seat] = bots.Seated(bot, state.game, seat, dict(state.options), seed=own)
        self.heard: dict[int, list[Event]] = {seat: [] for seat in self.seated}

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
