"""Bots are found by name, and see what their seat sees."""

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import cast

import pytest
from tafelrunde.arena.match import match, play

from tafelrunde import bots, games
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

CLAIM = games.load("claim")


def test_an_unknown_bot_is_named_beside_those_there_are() -> None:
    with pytest.raises(TafelrundeError, match="no bot 'deep blue' for claim: there are random, greedy-1, greedy"):
        bots.load("deep blue", "claim")


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(TafelrundeError, match="no game 'whist'"):
        bots.names("whist")


@pytest.mark.parametrize("game_id", games.names())
def test_every_bot_plays_a_whole_game_of_legal_actions(game_id: str) -> None:
    game = games.load(game_id)
    for name in bots.names(game_id):
        for seats in game.seats:
            seated = [bots.load(name, game_id, seed) for seed in range(seats)]
            assert play(game, seated, Rng(seats)).result() is not None


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
    play(CLAIM, seated, Rng(4))
    for seat, bot in enumerate(seated):
        assert len(bot.given) == 26
        for view, ask in bot.given:
            assert view.viewer == seat == ask.who
            assert view == view.view(seat)


@pytest.mark.parametrize("name", bots.names("claim"))
def test_a_seed_makes_a_bot_play_the_same_again(name: str) -> None:
    first, second = (match(CLAIM, [name, "random"], 10, seed=3) for _ in range(2))
    assert first == second


def test_without_a_seed_random_plays_differently_each_time() -> None:
    def ending() -> int:
        return play(CLAIM, [bots.load("random", "claim"), bots.load("random", "claim")], Rng(1)).key()

    assert len({ending() for _ in range(3)}) == 3


def test_a_match_counts_every_game_once_for_each_bot() -> None:
    tally = match(CLAIM, ["random", "random"], 50, seed=2)
    for bot in range(2):
        assert tally.won[bot] + tally.lost[bot] + tally.drawn[bot] == tally.games == 50
    assert tally.won[0] == tally.lost[1]
    assert tally.rate(0) + tally.rate(1) + tally.drawn[0] / 50 == 1


def test_a_match_lets_every_bot_sit_on_every_seat() -> None:
    one_way = match(CLAIM, ["greedy", "random"], 40, seed=6)
    other_way = match(CLAIM, ["random", "greedy"], 40, seed=6)
    assert one_way.won[0] > 25
    assert other_way.won[1] > 25


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
def test_a_bot_of_ones_own_plays_matches_and_sits_at_tables() -> None:
    assert bots.names("claim") == ["last", "random", "greedy-1", "greedy"]
    assert bots.usual("claim") == "level-3", "what the terminal offers stays the same"
    assert match(CLAIM, ["last", "random"], 4, seed=1).games == 4
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


def test_a_match_takes_a_game() -> None:
    with pytest.raises(OptionError, match="a match of 0 games cannot be: play at least one"):
        match(CLAIM, ["random", "random"], 0, seed=1)


def test_a_match_is_played_with_options() -> None:
    seated = [Witness(0), Witness(1)]
    assert play(CLAIM, seated, Rng(4), {"memory_aid": False}).options["memory_aid"] is False
    assert match(CLAIM, ["random", "random"], 2, seed=1, options={"first": 1}).games == 2
    with pytest.raises(OptionError, match="option 'first' is 9: it takes random, 0, 1"):
        match(CLAIM, ["random", "random"], 2, seed=1, options={"first": 9})
