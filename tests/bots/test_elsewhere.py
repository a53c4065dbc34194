"""A bot in a process of its own plays like one in ours, and whatever happens to it harms no game."""

from pathlib import Path

import pytest

from tafelrunde import bots, games
from tafelrunde.arena import play
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

MINE = """
import os, time
from tafelrunde.bots import Bot
from tafelrunde.core.options import one_of

class Mine(Bot):
    name = "mine"
    parameters = [one_of("how", "well", "dies", "leaves", "sleeps", "raises", "babbles")]

    def begin(self, game, seat, options):
        self.events, self.about = 0, (game.id, seat, options["first"])

    def heard(self, events):
        self.events += len(events)

    def choose(self, view, ask):
        print("thinking aloud", self.about)
        how = self.values["how"]
        if how != "well" and len(ask.actions) == 5:
            if how == "dies":
                os._exit(3)
            if how == "leaves":
                raise SystemExit("enough")
            if how == "sleeps":
                time.sleep(60)
            if how == "babbles":
                os.write(1, b"word\\n")
                return "word"
            raise RuntimeError("no idea")
        assert view.viewer == ask.who
        return ask.actions[self.events % len(ask.actions)]
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(MINE)
    return f"{tmp_path / 'mine.py'}:Mine"


def test_a_bot_elsewhere_answers_what_it_would_answer_here(mine: str) -> None:
    game = games.load("claim")
    here, there = (
        play(game, [bots.load(name, "claim", 1, files=True), bots.load("random", "claim", 2)], 3)[0].key()
        for name in (mine, f"elsewhere:{mine}")
    )
    assert here == there


@pytest.mark.parametrize("game_id", ["claim", "tyrant", "tokyo", "morpork"])
def test_a_view_of_every_game_goes_over_to_another_process(game_id: str) -> None:
    state = games.load(game_id).new()
    rng, here, there = Rng(1), bots.load("greedy-1", game_id, 1), bots.load("elsewhere:greedy-1", game_id, 1)
    state.settle(rng)
    there.begin(state.game, 0, state.options)
    for _ in range(40):
        view = state.view(state.who)
        ask = view.ask()
        assert ask is not None
        action = here.choose(view, ask)
        assert there.choose(view, ask) == action
        state.apply(action)
        state.settle(rng)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("dies", "its process ended by itself (exit code 3)"),
        ("leaves", "it raised SystemExit: enough"),
        ("raises", "it raised RuntimeError: no idea"),
        ("babbles", "it raised ValueError: invalid literal"),
        ("sleeps", "its process gave no answer within 0.6 s and was ended"),
    ],
)
def test_a_bot_that_fails_elsewhere_is_replaced_and_the_game_goes_on(mine: str, how: str, why: str) -> None:
    state = games.load("claim").new(options={"first": 0})
    state.settle(Rng(1))
    bot = bots.Seated(
        bots.load(f"elsewhere:{mine}:how={how}", "claim", 1, files=True), state.game, 0, state.options, seconds=0.35
    )
    rng = Rng(2)
    while state.result() is None and len(state.view(0).position()["hand"][0]) > 3:  # type: ignore[index]
        state.apply(bot.answer(state.view(0), []) if state.who == 0 else state.legal()[0])
        state.settle(rng)
    assert len(bot.failures) == 1, "it was asked again afterwards"
    assert why in bot.failures[0]


def test_what_is_wrong_with_a_bot_elsewhere_is_said_at_once(mine: str) -> None:
    with pytest.raises(TafelrundeError, match="there is no bot 'deepblue' for claim"):
        bots.load("elsewhere:deepblue", "claim")
    with pytest.raises(TafelrundeError, match="is a bot in a file"):
        Table("claim", [f"elsewhere:{mine}", "random"])
