"""Bots that search, and what one of them would answer: how long and how carefully they think are their parameters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde import games
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.search.clock import Clock
from tafelrunde.bots.search.knowledge import Knowledge, drawn
from tafelrunde.bots.search.searcher import Searcher, Weighed
from tafelrunde.bots.search.tactics import Winning
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.options import Option, one_of, real, whole
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE

MARGIN = 0.8
"""The part of the time it is given that a search uses: the rest is for what comes before and after it."""
LEAST = 0.1
"""The part of its time that a search has at least, whatever came before it."""
HINTS = 3
"""So many answers a hint names."""


def knows(game_id: str) -> bool:
    """Tell whether anything is known about playing a game but its rules."""
    home = games.home(game_id)
    return home is not None and home.part("bot.knowledge") is not None


def knowledge(game_id: str, weights: Mapping[str, float] | None = None) -> Knowledge[Any]:
    """Return what is known about playing a game, with other weights than the fitted ones where they are given.

    >>> knowledge("nim").depth
    -1
    """
    home = games.home(game_id)
    own = home and home.part("bot.knowledge")
    if not own:
        return Knowledge(tactics=Winning())
    made: Knowledge[Any] = own.knowledge(weights)
    return made


def searcher(known: Knowledge[Any], game_id: str, rng: Rng, curiosity: float, many: bool) -> Searcher:
    """Return a search with this knowledge: the one for every game, unless a game has one of its own."""
    home = games.home(game_id)
    own = home and getattr(home.part("bot.knowledge"), "searcher", None)
    return own(known, rng, curiosity, many) if own else Searcher(known, rng, curiosity, many)


class Greedy(Bot):
    """Answers at a glance, as its knowledge of the game has it: the search's first opinion, and nothing more."""

    name = "greedy"
    ground = "answer-glance"
    guess: State | None = None
    """What it took the hidden things to be at its last question."""

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        """Know the game."""
        self.knowledge = knowledge(game.id)

    def choose(self, view: State, ask: Ask) -> int:
        """Return the action that looks best in one guess at what is hidden; of equals the first."""
        guess = self.guess = view.determinise(self.rng)
        if self.knowledge.policy.mixes(guess):
            return mixed(self.knowledge, guess, self.rng)
        weights = first_opinion(self.knowledge, guess)
        return ask.actions[weights.index(max(weights))]


def first_opinion(known: Knowledge[Any], state: State) -> list[float]:
    """Return what the policy thinks of each action on offer."""
    moves = empty()
    frame = state.stack[-1]
    frame.step.legal(state, frame, moves)
    weights = list(known.policy.weigh(state, moves))
    hand_back(moves)
    return weights


def mixed(known: Knowledge[Any], state: State, rng: Rng) -> int:
    """Return an action on offer, each as likely as the policy's weight says."""
    moves = empty()
    frame = state.stack[-1]
    frame.step.legal(state, frame, moves)
    action = int(known.policy.choose(state, moves, rng))
    hand_back(moves)
    return action


class Search(Bot):
    """Plays guesses at what is hidden on, again and again, and gives the answer that it came back to most often."""

    name = "search"
    weights: ClassVar[Mapping[str, float]] = {}
    """What it weighs otherwise than was fitted."""
    parameters: ClassVar[Sequence[Option]] = [
        whole("sims", 400, 0, 1_000_000),
        real("time", 0.0, 0.0, 3600.0),
        real("slip", 0.0, 0.0, 1.0),
        real("heat", 0.0, 0.0, 10.0),
        real("curiosity", 0.8, 0.0, 100.0),
        one_of("observers", "one", "many"),
        whole("memory", 200_000, 1, 100_000_000),
    ]

    ground: str = ""
    """The id of the text that says how its last answer was found; "answer-search" where it was searched for."""
    guess: State | None = None
    """What it took the hidden things to be at its last question, at first."""

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        """Sit down with an empty tree, and a belief that has heard nothing."""
        self.knowledge = knowledge(game.id, self.weights)
        self.knowledge.belief.begin(game, seat, dict(options))
        many = self.values["observers"] == "many"
        self.searcher = searcher(self.knowledge, game.id, self.rng, self.values["curiosity"], many)
        self.searcher.most = self.values["memory"]

    def heard(self, events: Sequence[Event]) -> None:
        """Believe what was heard."""
        self.knowledge.belief.heard(list(events))

    def choose(self, view: State, ask: Ask) -> int:
        """Return what is certain to be best; else what the search came back to most often, as far as `heat` lets it."""
        self.ground = "answer-only"
        if len(ask.actions) == 1:
            return ask.actions[0]
        slips = self.rng.word() < self.values["slip"] * 2**32
        guess = self.guess = self.knowledge.belief.draw(view, self.rng)
        self.ground = "hint-any"
        if self.knowledge.policy.mixes(guess):
            return mixed(self.knowledge, guess, self.rng)
        self.ground = "hint-certain"
        clock = self.clock()
        if self.values["sims"]:  # who searches slips, too, but never where it is certain what is best
            certain = self.knowledge.tactics.certain(view, self.knowledge.belief, self.rng)
            if certain != NONE:
                return int(certain)
        self.restrict(view)
        self.ground = "answer-slip"
        if slips:
            return ask.actions[self.rng.below(len(ask.actions))]
        self.ground = "answer-glance"
        if self.values["sims"] == 0:
            return self.drawn(ask.actions, first_opinion(self.knowledge, guess))
        self.ground = "answer-search"
        self.think(view, clock)
        lines = self.searcher.playable(view)
        return self.drawn([line.action for line in lines], [float(line.tried) for line in lines])

    def clock(self) -> Clock:
        """Return the time for an answer: its own `time` is of the processor, what it is given mostly by the clock."""
        own: float = self.values["time"]
        if self.seconds is None:
            return Clock(own)
        given = MARGIN * self.seconds
        return Clock(min(own or given, given)) if self.own_time else Clock(own, given)

    def think(self, view: State, clock: Clock) -> None:
        """Search until the time is up."""
        clock.leave(LEAST)
        self.searcher.think(view, self.values["sims"], clock)

    def restrict(self, view: State) -> None:
        """Let the search consider only what does not lose by what is plain to see."""
        sound = self.knowledge.tactics.sound(view, self.knowledge.belief, self.rng) if self.values["sims"] else []
        self.searcher.sound = vec[i64]([i64(action) for action in sorted(sound)])

    def why(self, one: Weighed, best: bool, foremost: float) -> str:
        """Return the id of the text that says what speaks for an answer that was searched for."""
        plain = self.knowledge.tactics.speaks_for_sound() if best and len(self.searcher.sound) else ""
        return plain or reason(one, best, foremost)

    def drawn(self, actions: Sequence[int], weights: Sequence[float]) -> int:
        """Return the action with the greatest weight; the more `heat`, the rather one of the others."""
        heat = self.values["heat"]
        if heat == 0.0:
            return actions[max(range(len(actions)), key=lambda k: weights[k])]
        most = max(weights)
        shares = [(weight / most) ** (1.0 / heat) for weight in weights]
        return actions[drawn(vec[float](shares), self.rng)]


@dataclass(frozen=True)
class Hint:
    """An answer that a search thinks well of."""

    action: int
    points: float | None
    """The result that it may bring, from -1 to 1; None where nothing was computed: it wins, or there is no choice.

    It is never more than that of a hint above it: what was tried less is known less, and its lucky figure is cut off.
    """
    reason: str
    """The id of the text that says why."""
    share: float = 1.0
    """In which part of the games that the search has imagined this was the answer."""


def hint(view: State, history: Sequence[Event], budget: float | int, seed: int | None = None) -> list[Hint]:
    """Return the best answers to the question of a view, at most three, for a seat that has heard all this.

    The budget is a time in seconds of the processor, or a whole number of simulations: more than 0.

    >>> from tafelrunde import games
    >>> from tafelrunde.core.rng import Rng
    >>> state = games.load("claim").new(options={"first": 0})
    >>> state.settle(Rng(1))
    >>> [hint.action in state.legal() for hint in hint(state.view(0), [], 10, seed=1)]
    [True, True, True]
    """
    if budget == 0:
        raise TafelrundeError("a budget of 0 leaves no time to think: give seconds, as 0.5, or simulations, as 200")
    bot = Search(seed)
    timed = isinstance(budget, float)
    bot.set({"sims": 1_000_000, "time": budget} if timed else {"sims": budget})
    bot.begin(view.game, int(view.viewer), view.options)
    bot.heard(history)
    ask = view.ask()
    assert ask is not None
    if len(ask.actions) == 1:
        return [Hint(ask.actions[0], None, "hint-only")]
    certain = bot.knowledge.tactics.certain(view, bot.knowledge.belief, bot.rng)
    if certain != NONE:
        promises = bot.knowledge.tactics.promises(view)
        return computed(ask.actions, promises, int(certain)) if promises else [Hint(int(certain), None, "hint-certain")]
    guess = bot.knowledge.belief.draw(view, bot.rng)
    if bot.knowledge.policy.mixes(guess):
        weights = first_opinion(bot.knowledge, guess)
        best = sorted(range(len(weights)), key=lambda k: -weights[k])[:HINTS]
        return [Hint(ask.actions[k], None, "hint-any", weights[k] / sum(weights)) for k in best]
    bot.restrict(view)
    bot.think(view, bot.clock())
    lines = bot.searcher.weighed(view)
    tried = sum(line.tried for line in lines)
    foremost = max(line.prior for line in lines)
    found = [
        Hint(line.action, line.points, bot.why(line, line is lines[0], foremost), line.tried / tried)
        for line in lines[:HINTS]
        if line.tried
    ]
    return never_rising(found)


def computed(actions: Sequence[int], promises: Sequence[float], best: int) -> list[Hint]:
    """Return hints where what every answer promises is computed: the best one and those that come after it."""
    promised = dict(zip(actions, promises, strict=True))
    order = sorted(actions, key=lambda action: (action != best, -promised[action]))
    found = [
        Hint(action, promised[action], "hint-computed" if action == best else "hint-also", float(action == best))
        for action in order[:HINTS]
    ]
    return never_rising(found)


def never_rising(hints: Sequence[Hint]) -> list[Hint]:
    """Return hints in their order, none of which promises more than one above it: one order, one number.

    >>> [hint.points for hint in never_rising([Hint(4, 0.2, ""), Hint(7, 0.5, ""), Hint(5, -0.1, "")])]
    [0.2, 0.2, -0.1]
    """
    found: list[Hint] = []
    for hint in hints:
        last = found[-1].points if found else None
        cut = hint.points is not None and last is not None and hint.points > last
        found.append(replace(hint, points=last) if cut else hint)
    return found


def reason(one: Weighed, best: bool, foremost: float) -> str:
    """Return the id of the text that says what speaks for an answer."""
    if one.prior >= foremost:
        return "hint-plain" if best else "hint-first-sight"
    return "hint-deeper" if best else "hint-also"
