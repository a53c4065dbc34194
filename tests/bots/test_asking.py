"""A bot that is asked why answers as it would at a table, and says what it thought."""

from dataclasses import replace

import pytest

from tafelrunde import bots, games
from tafelrunde.bots import Thought
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.text import LANGUAGES, Text

OURS = ["claim", "tyrant", "tokyo", "morpork"]
SEARCH = {"claim": "search:sims=30", "tyrant": "search:sims=4", "tokyo": "level-3", "morpork": "level-3"}


def played(game_id: str, moves: int, **options: object) -> tuple[State, list[Event]]:
    """Return a game after so many random moves, and all that has happened in it."""
    rng = Rng(3)
    state = games.load(game_id).new(options=options)
    happened: list[Event] = []
    state.events = happened
    state.settle(rng)
    for _ in range(moves):
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        state.settle(rng)
    return state, happened


def asked(name: str, state: State, happened: list[Event], seed: int = 1) -> Thought:
    """Return what a bot thinks in the place of whoever is asked."""
    bot = bots.load(name, state.game.id, seed)
    return bots.ask(bot, state.view(state.who), [event.seen_by(state.who) for event in happened])


@pytest.mark.parametrize("game_id", OURS)
def test_the_answer_is_that_of_the_same_seed_at_a_table(game_id: str) -> None:
    state, happened = played(game_id, 8)
    thought = asked(SEARCH[game_id], state, happened)
    assert replace(asked(SEARCH[game_id], state, happened), seconds=thought.seconds) == thought
    bot = bots.load(SEARCH[game_id], game_id, 1)
    bot.begin(state.game, state.who, state.options)
    bot.heard([event.seen_by(state.who) for event in happened])
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    assert bot.choose(view, ask) == thought.action
    tried = [one.tried for one in thought.candidates]
    assert tried == sorted(tried, reverse=True)
    assert {one.action for one in thought.candidates} <= set(ask.actions)
    assert all(Text(language).has(thought.reason) for language in LANGUAGES)


def test_each_way_to_an_answer_has_its_reason() -> None:
    state, happened = played("claim", 8)
    assert asked("search:sims=0", state, happened).reason == "answer-glance"
    assert asked("greedy", state, happened).reason == "answer-glance"
    assert asked("search:sims=0,slip=1", state, happened).reason == "answer-slip"
    assert asked("search:sims=30", state, happened).reason in ("hint-plain", "hint-deeper")
    loose = {asked("search:sims=30,heat=9", state, happened, seed).reason for seed in range(4)}
    assert "answer-loose" in loose
    assert asked("random", state, happened).reason == ""
    state, happened = played("claim", 44)  # of 52: all is known
    assert asked("level-3", state, happened).reason == "hint-computed"
    assert asked("search:sims=30", *played("claim", 51)).reason == "answer-only"


def test_the_king_says_whom_he_suspects_and_the_rebel_who_knows_says_nothing() -> None:
    state, happened = played("tyrant", 6)
    while state.who != 0:
        state.apply(state.legal()[-1])
        state.settle(Rng(1))
    king = asked("search:sims=2", state, happened)
    chances = [int(str(one.args["percent"])) for one in king.belief]
    assert len(chances) == 12
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(300, abs=12)
    while state.who != 1:
        state.apply(next(action for action in state.legal() if state.game.actions_codec.describe(action)[0] == "end"))
        state.settle(Rng(1))
    rebel = asked("search:sims=2", state, happened)
    assert rebel.belief == []


def test_of_each_hidden_personality_the_chances_make_one() -> None:
    state, happened = played("morpork", 20)
    thought = asked("search:sims=2", state, happened)
    assert thought.belief
    for seat in {one.args["seat"] for one in thought.belief}:
        chances = [int(str(one.args["percent"])) for one in thought.belief if one.args["seat"] == seat]
        assert seat != state.who
        assert chances == sorted(chances, reverse=True)
        assert sum(chances) == pytest.approx(100, abs=5)
    talk = Text("en").at(state.game, ["Anna", "Bea", "Cora", "Dana"], you=state.who)
    assert talk.message(thought.belief[0]).endswith(" %")


class Mine(bots.Bot):
    """Answers as it is told, and says so."""

    name = "mine"
    given: object = None

    def choose(self, view: State, ask: Ask) -> int:
        """Return the last answer, or whatever else is wanted."""
        if isinstance(self.given, Exception):
            raise self.given
        return ask.actions[-1] if self.given is None else self.given  # type: ignore[return-value]

    def explain(self, view: State, ask: Ask) -> list[str]:
        """Say how many there were."""
        return [f"the last of {len(ask.actions)}"]


def test_a_bot_of_ones_own_says_what_it_wants() -> None:
    state, _ = played("claim", 4)
    thought = bots.ask(Mine(1), state.view(state.who), [])
    assert thought.action == state.legal()[-1]
    assert thought.said == [f"the last of {len(state.legal())}"]
    assert (thought.candidates, thought.reason, thought.belief) == ([], "", [])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (RuntimeError("no idea"), "mine has no answer: it raised RuntimeError: no idea"),
        (-7, "the answer -7 of mine to claim-ask-follow is not on offer"),
        ("ace", "the answer 'ace' of mine to claim-ask-follow is not on offer"),
    ],
)
def test_a_bot_without_an_answer_is_said_so(given: object, said: str) -> None:
    state, _ = played("claim", 3)
    bot = Mine(1)
    bot.given = given
    with pytest.raises(TafelrundeError, match=said):
        bots.ask(bot, state.view(state.who), [])


def test_only_the_seat_that_decides_is_asked() -> None:
    state, _ = played("claim", 4)
    with pytest.raises(TafelrundeError, match="is not asked anything"):
        bots.ask(Mine(1), state.view(1 - state.who), [])
