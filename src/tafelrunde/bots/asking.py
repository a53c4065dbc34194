"""A bot that is asked why: what it would answer in one place of a game, and what it thought on the way there."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from tafelrunde.bots import known
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.levels import is_level
from tafelrunde.bots.searching import Greedy, Search, first_opinion
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message


@dataclass(frozen=True)
class Candidate:
    """An answer that came into question."""

    action: int
    points: float | None = None
    """The result that it may bring, from -1 to 1, as it was found: what was seldom tried may look too good."""
    tried: int = 0
    """How often it was played on."""
    first: float | None = None
    """Its share of what was thought of all answers at first sight."""


@dataclass(frozen=True)
class Thought:
    """What a bot answers, and why."""

    action: int
    candidates: list[Candidate]
    """In one order, that by which the answer is chosen: the most tried first, else what promises most."""
    reason: str
    """The id of the text that says how the answer was found; "" where the bot does not say."""
    belief: list[Message]
    """What it holds likely of what it cannot see, as far as it has words for that."""
    said: list[str]
    """What it says itself: `Bot.explain`."""
    seconds: float


def ask(bot: Bot[Any], view: State, history: Sequence[Event]) -> Thought:
    """Return what a bot that has just sat down answers to the question of a view, for a seat that has heard all this.

    From the same seed it thinks the same: a level does all its simulations, however long they take.

    >>> from tafelrunde import games
    >>> from tafelrunde.core.rng import Rng
    >>> state = games.load("claim").new(options={"first": 0})
    >>> state.settle(Rng(1))
    >>> thought = ask(known.load("search:sims=20", "claim", seed=1), state.view(0), [])
    >>> thought.action == thought.candidates[0].action, sum(one.tried for one in thought.candidates)
    (True, 20)
    """
    question = view.ask()
    if question is None or view.who != view.viewer:
        raise TafelrundeError(f"seat {view.viewer} is not asked anything: give the view of the seat that decides")
    if is_level(bot.name):
        bot.set({"time": 0.0})
    called = bot.called or type(bot).__name__
    try:
        begun = time.perf_counter()
        bot.begin(view.game, int(view.viewer), view.options)
        bot.heard(list(history))
        given = bot.choose(view.view(int(view.viewer)), question)
        seconds = time.perf_counter() - begun
        said = [str(line) for line in bot.explain(view.view(int(view.viewer)), question)]
    except TafelrundeError:
        raise
    except (Exception, SystemExit) as error:  # whatever somebody else's code does
        raise TafelrundeError(f"{called} has no answer: it raised {known.reason(error)}") from error
    if isinstance(given, bool) or not hasattr(given, "__index__") or index(given) not in question.actions:
        raise TafelrundeError(f"the answer {given!r} of {called} to {question.prompt} is not on offer")
    action = index(given)
    found, why = weighed(bot, view, question, action)
    belief = bot.knowledge.belief.said(view) if isinstance(bot, Search) else []
    return Thought(action, found, why, belief, said, seconds)


def weighed(bot: Bot[Any], view: State, question: Ask, action: int) -> tuple[list[Candidate], str]:
    """Return what a bot of ours has weighed, and how its answer came of that; nothing of anybody else's."""
    if not isinstance(bot, Search | Greedy) or not bot.ground:
        return [], ""
    why = bot.ground
    if why == "answer-search":
        assert isinstance(bot, Search)
        lines = bot.searcher.weighed(view)
        total = sum(line.prior for line in lines)
        found = [
            Candidate(line.action, line.points if line.tried else None, line.tried, share(line.prior, total))
            for line in lines
        ]
        if lines and lines[0].action == action:
            return found, bot.why(lines[0], True, max(line.prior for line in lines))
        return found, "answer-loose" if bot.values["heat"] else "answer-hides"
    if why in ("hint-any", "answer-glance"):
        assert bot.guess is not None
        weights = first_opinion(bot.knowledge, bot.guess)
        best_first = sorted(range(len(weights)), key=lambda k: -weights[k])
        return [Candidate(question.actions[k], first=share(weights[k], sum(weights))) for k in best_first], why
    if why == "hint-certain":
        promised = bot.knowledge.tactics.promises(view)
        if promised:
            pairs = zip(question.actions, promised, strict=True)
            order = sorted(pairs, key=lambda pair: (pair[0] != action, -pair[1]))
            return [Candidate(each, points) for each, points in order], "hint-computed"
    return [Candidate(action)], why


def share(part: float, whole: float) -> float | None:
    """Return a part of a whole, None where nothing was thought of any."""
    return part / whole if whole > 0.0 else None
