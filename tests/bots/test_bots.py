"""Bots are found by name, and see what their seat sees."""

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import cast

import pytest

from bots.quick import quick_bots
from tafelrunde import bots, games
from tafelrunde.arena import play
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

CLAIM = games.load("claim")


def test_an_unknown_bot_is_named_beside_those_there_are() -> None:
    with pytest.raises(TafelrundeError, match="no bot 'deep blue' for claim: there are random, search, "):
        bots.load("deep blue", "claim")


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(TafelrundeError, match="no game 'whist'"):
        bots.names("whist")


@pytest.mark.parametrize("game_id", games.names())
def test_every_bot_plays_a_whole_game_of_legal_actions(game_id: str) -> None:
    game = games.load(game_id)
    for name in quick_bots(game_id):
        for seats in game.seats:
            seated = [bots.load(name, game_id, seed) for seed in range(seats)]
            state, players = play(game, seated, seats)
            assert state.result() is not None
            assert [player.failures for player in players] == [[]] * seats


class Witness(bots.Random):
    """A bot that keeps what it was given."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[tuple[State, Ask]] = []

    def choose(self, view: State, ask: Ask) -> int:
        """Remember and play on."""
        self.given.append((view, ask))
        return super().choose(view, ask)


def test_a_bot_is_given_its_own_view_and_never_the_true_state() -> None:
    seated = [Witness(0), Witness(1)]
    play(CLAIM, seated, 4)
    for seat, bot in enumerate(seated):
        assert len(bot.given) == 26
        for view, ask in bot.given:
            assert view.viewer == seat == ask.who
            assert view == view.view(seat)


@pytest.mark.parametrize("game_id", games.names())
def test_a_seed_makes_a_bot_play_the_same_again(game_id: str) -> None:
    for name in quick_bots(game_id):
        first, second = (
            play(games.load(game_id), [bots.load(name, game_id, 1), bots.load("random", game_id, 2)], 3)[0].key()
            for _ in range(2)
        )
        assert first == second


def test_without_a_seed_random_plays_differently_each_time() -> None:
    def ending() -> int:
        return play(CLAIM, [bots.load("random", "claim"), bots.load("random", "claim")], 1)[0].key()

    assert len({ending() for _ in range(3)}) == 3


@pytest.mark.parametrize("carry", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
@pytest.mark.parametrize("game_id", games.names())
def test_a_bot_goes_to_another_process_with_its_question_and_what_it_heard(
    game_id: str, carry: Callable[[object], object]
) -> None:
    """A compiled class can be copied and pickled only if it says how."""
    state = games.load(game_id).new()
    told: list[Event] = []
    state.events = told
    state.settle(Rng(1))
    bot, view, ask = bots.load("random", game_id, seed=1), state.view(state.who), state.ask()
    assert ask is not None
    bot.choose(view, ask)
    twin = cast(bots.Bot, carry(bot))
    assert [twin.choose(view, ask) for _ in range(9)] == [bot.choose(view, ask) for _ in range(9)]
    assert carry(ask) == ask
    assert told
    assert carry(told) == told


class Foreign:
    """What NumPy gives where a bot picks the best of its actions."""

    def __init__(self, action: int) -> None:
        self.action = action

    def __index__(self) -> int:
        return self.action


class Last(bots.Bot):
    """A bot of one's own: always the last action, in a number of another library."""

    name = "last"

    def choose(self, view: State, ask: Ask) -> int:
        """Return the last action."""
        return cast(int, Foreign(ask.actions[-1]))


@pytest.fixture
def own_bot() -> Iterator[None]:
    """Let Last be known for as long as a test takes."""
    bots.register(Last, "claim")
    yield
    bots.forget("last")


@pytest.mark.usefixtures("own_bot")
def test_a_bot_of_ones_own_sits_at_tables() -> None:
    assert bots.names("claim")[:3] == ["last", "random", "search"]
    assert bots.usual("claim") == "level-3", "what the terminal offers stays the same"
    table = Table("claim", ["last", "random"], seed=1)
    table.run_bots()
    assert table.result is not None
    assert Table.recover(table.export()).result == table.result


@pytest.mark.usefixtures("own_bot")
def test_a_bot_of_ones_own_is_for_one_game_and_has_a_name_of_its_own() -> None:
    bots.register(Last, "claim")
    with pytest.raises(TafelrundeError, match="no bot 'last' for tokyo"):
        bots.load("last", "tokyo")
    for taken in ("", "human", "greedy"):
        named = type("Named", (Last,), {"name": taken})
        with pytest.raises(
            TafelrundeError, match=f"a bot for claim cannot be called '{taken}': give its class another"
        ):
            bots.register(named, "claim")
