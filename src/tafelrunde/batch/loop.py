"""Many games at once, inside the compiled loop: actions are done, chance settles, and each says what it waits for."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng, go_on
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.tensors.encoder import Encoder
from tafelrunde.tensors.row import WORD, Row

MOST_GAMES: Final = 16777216
"""A batch has fewer games, so that no two seeds share the dice of one."""


class Saved:
    """One game of a batch, kept: its true state, its dice, and how many decisions it is old."""

    def __init__(self, state: State, rng: Rng, decisions: int) -> None:
        self.state = state
        self.rng = rng
        self.decisions = decisions

    def __reduce__(self) -> tuple[object, ...]:
        return (Saved, (self.state, self.rng, self.decisions))


class Loop:
    """Games that each wait for a decision, and rows of numbers that say for which.

    Game k depends on the seed, on its number and on what is done in it, and on nothing else.
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object], encoder: Encoder) -> None:
        self.encoder = encoder
        self.start = game.new(seats, options)
        self.seats: i64 = seats
        self.actions: i64 = game.actions
        self.bound: i64 = game.bound
        self.games: i64 = 0
        self.every_seat = False
        self.states: list[State] = []
        self.dice: list[Rng] = []
        self.picks: list[Rng] = []
        """What picks an action at random: apart from the dice, which are the game's own."""
        self.moves: list[Moves] = []
        """What each game has on offer, as its mask says it."""
        self.decisions: vec[i64] = vec[i64]()
        self.asked: vec[i64] = vec[i64]()
        self.picked: vec[i64] = vec[i64]()
        self.mask: vec[u8] = vec[u8]()
        self.reward: vec[float] = vec[float]()
        self.done: vec[u8] = vec[u8]()
        self.cut: vec[u8] = vec[u8]()
        self.row: Row = Row(0)
        self.last: Row = Row(0)
        """What was seen when a game ended, by whoever had acted last or is the learner: only if that is kept."""
        self.keeps_last = False
        self.bring: Callable[[int], list[Any]] | None = None
        """What gives the bots of a game, clockwise from the learner; None where the learner plays every seat."""
        self.bots: list[list[Any]] = []
        self.seat: i64 = NONE
        """Where the learner sits among bots in every game; NONE if that is drawn anew for each."""
        self.learner: vec[i64] = vec[i64]()

    def lay_out(self, games: int, every_seat: bool, keeps_last: bool) -> None:
        """Make room for so many games, with an observation for every seat or for the asked one."""
        seats = int(self.seats)
        rows = games * seats if every_seat else games
        self.games = games
        self.every_seat = every_seat
        self.states = [self.start] * games
        self.moves = [Moves() for _ in range(games)]
        self.decisions = vec[i64]([i64(0)] * games)
        self.asked = vec[i64]([i64(0)] * games)
        self.picked = vec[i64]([i64(0)] * games)
        self.mask = vec[u8]([u8(0)] * (games * int(self.actions)))
        self.reward = vec[float]([0.0] * (games * seats))
        self.done = vec[u8]([u8(0)] * games)
        self.cut = vec[u8]([u8(0)] * games)
        self.row = Row(rows * int(self.encoder.size) // WORD)
        self.keeps_last = keeps_last
        self.last = Row(games * int(self.encoder.size) // WORD if keeps_last else 0)
        self.learner = vec[i64]([i64(NONE)] * games)

    def reset(self, seed: int, first: int) -> None:
        """Begin all games anew; the first of them has the number `first` in its batch."""
        numbers = range(first, first + int(self.games))
        self.dice = [Rng(2 * (seed * MOST_GAMES + number)) for number in numbers]
        self.picks = [Rng(2 * (seed * MOST_GAMES + number) + 1) for number in numbers]
        if self.bring is not None:
            self.bots = [self.bring(seed * MOST_GAMES + number) for number in numbers]
        for k in range(self.games):
            self.forget(k)
            self.begin(k)
            self.look(k)

    def step(self, actions: list[int]) -> int:
        """Do an action in each game, and let chance act until somebody is asked; a game that is over begins anew.

        Where an action is not on offer nothing is done: the first such game is returned, NONE if there is none.
        """
        for k in range(self.games):
            action: i64 = actions[k]
            if action < 0 or action >= self.actions or not self.mask[self.actions * k + action]:
                return k
        for k in range(self.games):
            self.forget(k)
            state = self.states[k]
            state.step(actions[k])
            self.settle(k)
            self.decisions[k] += 1
            self.let_others(k)
            if self.over(k):
                self.end(k)
                self.begin(k)
            self.look(k)
        return NONE

    def forget(self, k: i64) -> None:
        """Take back what the last step has said of a game's end."""
        if self.done[k] or self.cut[k]:
            self.done[k] = 0
            self.cut[k] = 0
            for seat in range(self.seats):
                self.reward[self.seats * k + seat] = 0.0

    def begin(self, k: i64) -> None:
        """Put a new game in the place of one; among bots, one that they do not end before the learner is asked."""
        self.deal(k)
        while self.over(k):
            self.deal(k)

    def deal(self, k: i64) -> None:
        """Deal, and let others act until the learner is asked."""
        self.states[k] = self.start.clone()
        self.decisions[k] = 0
        if self.bots:
            learner = self.picks[k].below(self.seats) if self.seat == NONE else self.seat
            self.learner[k] = learner
            self.let_begin(k)
        self.settle(k)
        self.let_others(k)

    def let_begin(self, k: i64) -> None:
        """Tell the bots of a game that it begins, clockwise from the learner."""
        seat = self.learner[k]
        for bot in self.bots[k]:
            seat = (seat + 1) % self.seats
            bot.begin(self.start.game, seat, dict(self.start.options))

    def let_others(self, k: i64) -> None:
        """Let bots answer until the learner is asked or the game is over."""
        if not self.bots:
            return
        state = self.states[k]
        learner = self.learner[k]
        bots = self.bots[k]
        while not self.over(k) and state.stack[-1].who != learner:
            who = state.stack[-1].who
            view = state.view(who)
            action: int = bots[(who - learner - 1 + self.seats) % self.seats].choose(view, view.ask())
            if action not in view.legal():
                raise TafelrundeError(f"game {k}: {action!r}, which is not on offer, was a bot's answer")
            state.step(action)
            self.settle(k)
            self.decisions[k] += 1

    def over(self, k: i64) -> bool:
        """Tell whether a game is over, or has reached its bound."""
        return not self.states[k].stack or self.decisions[k] >= self.bound

    def end(self, k: i64) -> None:
        """Say how a game has ended, and what was seen of it last."""
        state = self.states[k]
        if state.stack:
            self.cut[k] = 1
        else:
            self.done[k] = 1
            result = state.game.score(state)
            for seat in range(self.seats):
                self.reward[self.seats * k + seat] = result[seat]
        if self.keeps_last:
            self.last.at = k * self.encoder.size
            self.encoder.write(state.view(self.asked[k]), self.last)

    def settle(self, k: i64) -> None:
        """Let chance act until a player is asked or the game is over."""
        state = self.states[k]
        rng = self.dice[k]
        stack = state.stack
        while stack:
            frame = stack[-1]
            if frame.who != CHANCE:
                return
            state.step(frame.step.sample(state, frame, rng))

    def look(self, k: i64) -> None:
        """Write who is asked in a game, what is on offer, and what is seen."""
        state = self.states[k]
        frame = state.stack[-1]
        self.asked[k] = frame.who
        self.offer(k, state)
        row = self.row
        size = self.encoder.size
        if self.every_seat:
            for seat in range(self.seats):
                row.at = (self.seats * k + seat) * size
                self.encoder.write(state.view(seat), row)
        else:
            row.at = k * size
            self.encoder.write(state.view(frame.who), row)

    def offer(self, k: i64, state: State) -> None:
        """Write the mask of a game, and pick one of its actions: a byte for each action that was or is on offer."""
        moves = self.moves[k]
        base = self.actions * k
        frame = state.stack[-1]
        self.mark(moves, base, 0)
        moves.clear()
        frame.step.legal(state, frame, moves)
        self.mark(moves, base, 1)
        self.picked[k] = moves.pick(self.picks[k])

    def mark(self, moves: Moves, base: i64, as_what: u8) -> None:
        """Write the same byte for each of some actions."""
        mask = self.mask
        left = moves.mask
        if left:
            action = base
            while left:
                if left & 1:
                    mask[action] = as_what
                left >>= 1
                action += 1
        row = moves.row
        for n in range(moves.length):
            mask[base + row[n]] = as_what

    def saved(self, k: i64) -> Saved:
        """Return a copy of a game."""
        rng = self.dice[k]
        return Saved(self.states[k].clone(), go_on(rng.a, rng.b, rng.c, rng.d), self.decisions[k])

    def restore(self, k: i64, saved: Saved) -> None:
        """Let a game go on from a copy, which stays as it is."""
        rng = saved.rng
        self.states[k] = saved.state.clone()
        self.dice[k] = go_on(rng.a, rng.b, rng.c, rng.d)
        self.decisions[k] = saved.decisions
        self.forget(k)
        self.look(k)

    def kept(self) -> list[object]:
        """Return all games as they are, with the dice and those of their bots: what another loop goes on from."""
        games = [self.saved(k) for k in range(self.games)]
        picks = [go_on(rng.a, rng.b, rng.c, rng.d) for rng in self.picks]
        return [games, picks, [int(seat) for seat in self.learner], [[bot.rng for bot in bots] for bots in self.bots]]

    def take(self, kept: list[Any]) -> None:
        """Go on from what another loop has kept; what it had written, as the last picks, is not among it."""
        games, picks, learner, own = kept
        self.dice = [Rng(0) for _ in games]
        self.picks = [Rng(0) for _ in games]
        if self.bring is not None:
            self.bots = [self.bring(k) for k in range(self.games)]
        for k in range(self.games):
            self.learner[k] = learner[k]
            if self.bots:
                self.let_begin(k)
                for bot, rng in zip(self.bots[k], own[k], strict=True):
                    bot.rng.go_on_as(rng)
            self.restore(k, games[k])
            self.picks[k].go_on_as(picks[k])
