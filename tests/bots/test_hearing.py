"""A bot begins at its seat and hears what the seat hears, at every table and again after a restart."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from tafelrunde import bots, games
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN
from tafelrunde.table import Table


class Listener(bots.Random):
    """A bot that remembers what it is told."""

    name = "listener"
    sitting: list["Listener"] = []  # noqa: RUF012

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        self.began = (game.id, seat, options)
        self.news: list[Event] = []
        self.sitting.append(self)

    def heard(self, events: Sequence[Event]) -> None:
        self.news += events

    def choose(self, view: State, ask: Ask) -> int:
        return super().choose(view, ask)


@pytest.fixture(autouse=True)
def listener() -> Iterator[None]:
    bots.register(Listener)
    Listener.sitting.clear()
    yield
    bots.forget("listener")


def only_one() -> Listener:
    """Return the bot that was begun last."""
    return Listener.sitting[-1]


def test_a_bot_is_told_its_game_seat_and_options_before_anything_else() -> None:
    table = Table("claim", ["human", "listener"], {"first": 1}, seed=1)
    table.run_bots()
    game, seat, options = only_one().began
    assert (game, seat, options["first"]) == ("claim", 1, 1)


@pytest.mark.parametrize("game", ["claim", "tyrant", "tokyo", "morpork"])
def test_a_bot_hears_all_that_its_seat_hears_up_to_its_question(game: str) -> None:
    table = Table(game, ["greedy-1", "listener"], seed=1)
    for _ in range(20):
        while table.who != 1:
            table.bot_acts()
        known = table.events(1)
        table.bot_acts()
        assert only_one().news == known, "in order, each once"


def test_a_bot_hears_nothing_that_its_seat_may_not_know() -> None:
    table = Table("claim", ["greedy", "listener"], {"first": 0}, seed=1)
    table.run_bots()
    dealt = [event for event in only_one().news if event.kind == "draws"]
    assert not any(event.secret for event in only_one().news)
    assert {event.args["card"] == HIDDEN for event in dealt if event.args["seat"] == 0} == {True}
    assert {event.args["card"] == HIDDEN for event in dealt if event.args["seat"] == 1} == {False}


def test_after_a_restart_a_bot_hears_everything_again() -> None:
    table = Table("claim", ["greedy", "listener"], seed=1)
    for _ in range(30):
        table.bot_acts()
    recovered = Table.recover(table.export())
    while recovered.who != 1:
        recovered.bot_acts()
    known = recovered.events(1)
    Listener.sitting.clear()
    recovered.bot_acts()
    assert only_one().news == known


def test_what_was_taken_back_a_bot_never_hears_of() -> None:
    table = Table("tyrant", ["human", "listener"], seed=1)
    while table.who == 1:
        table.bot_acts()
    steps = [action for action in table.view(0).legal() if "move" in str(table.game.actions_codec.describe(action))]
    before = len(only_one().news)
    table.submit(0, table.version, steps[0])
    assert table.can_undo(0)
    table.undo(0, table.version)
    while table.who == 0:
        end = table.game.actions_codec.number("end", {})
        table.submit(0, table.version, end if end in table.view(0).legal() else table.view(0).legal()[0])
    table.bot_acts()
    later = [event.kind for event in only_one().news[before:]]
    assert "takes-back" not in later
    assert "moves" not in later
    assert later


def test_where_the_game_went_back_a_bot_begins_anew() -> None:
    state = games.load("claim").new(options={"first": 0})
    told: list[Event] = []
    state.events = told
    state.settle(Rng(1))
    bot = bots.Seated(bots.load("listener", "claim", 1), state.game, 0, state.options)
    other = Event("plays", "claim.follow", {"seat": 1, "card": 3})
    bot.answer(state.view(0), told)
    bot.answer(state.view(0), [*told, other])
    assert len(Listener.sitting) == 1
    assert only_one().news == [*told, other]
    bot.answer(state.view(0), told)
    assert len(Listener.sitting) == 2, "it has sat down again"
    assert only_one().news == told
