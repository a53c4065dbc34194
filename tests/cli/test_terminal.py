"""A real terminal: pages that leave nothing behind, Ctrl-C, a screen that fits."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal import Terminal
from tafelrunde.cli import saves
from tafelrunde.table import Table

pytestmark = pytest.mark.slow


@pytest.fixture
def seated(home: Path) -> Iterator[Terminal]:
    """Return a game against a bot, in a terminal."""
    terminal = Terminal(["play", "claim", "--seed", "5", "--players", "human", "greedy-1", "--option", "first=0"])
    terminal.begin()
    yield terminal
    if terminal.process.poll() is None:
        terminal.process.kill()
        terminal.process.wait()


def test_without_a_name_a_player_is_asked_for_the_game_and_how_many_play(home: Path) -> None:
    terminal = Terminal(["play", "--seed", "5"])
    assert "King of Tokyo" in terminal.wait_for("Which game? 1–")
    terminal.type("chess")
    terminal.wait_for("“chess” is not on the list")
    terminal.type("tokyo")
    terminal.wait_for("How many players, including you? 2–6")
    terminal.type("7")
    terminal.wait_for("“7” is not on the list: 2–6")
    terminal.type("3")
    assert "plays on instinct" in terminal.wait_for("One name for all 2, or one for each")
    terminal.type("learner newcomer")
    terminal.begin()
    terminal.asked()
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0
    (path,) = home.iterdir()
    table = saves.load(path)
    assert (table.game.id, table.players) == ("tokyo", ["human", "level-2", "level-1"])


def test_a_game_for_two_is_not_asked_how_many_play(home: Path) -> None:
    terminal = Terminal(["play"])
    terminal.wait_for("Which game?")
    terminal.type("")
    terminal.wait_for("Against whom?")
    terminal.type("")
    terminal.begin()
    terminal.wait_for("save and leave")
    terminal.type("q")
    assert "claim-" in terminal.wait_for("--resume")
    assert terminal.close() == 0


def test_whoever_names_the_game_is_asked_how_many_and_who(home: Path) -> None:
    terminal = Terminal(["play", "tokyo", "--seed", "5"])
    terminal.wait_for("How many players, including you? 2–6")
    terminal.type("4")
    terminal.wait_for("One name for all 3, or one for each")
    terminal.type("random")
    terminal.begin()
    terminal.asked()
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0
    assert saves.load(next(home.iterdir())).players == ["human", "random", "random", "random"]


def test_a_game_with_roles_asks_for_them_and_for_the_side(home: Path) -> None:
    terminal = Terminal(["play"])
    terminal.wait_for("Which game?")
    terminal.type("assa")
    assert "three of them secret assassins" in terminal.wait_for("Which side do you want to play?")
    terminal.type("reb")
    assert "one gate" in terminal.wait_for("Which side of the board?")
    terminal.type("b")
    terminal.wait_for("Against whom?")
    terminal.type("random")
    assert "You are: The rebel" in terminal.begin()
    terminal.wait_for("save and leave")
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0
    table = saves.load(next(home.iterdir()))
    assert (table.game.id, table.players, table.options["side"]) == ("tyrant", ["random", "human"], "b")


def test_after_the_end_there_is_another_game(home: Path) -> None:
    cards = "goblin_1,goblin_2,goblin_3,knight_2,knight_3,knight_4,undead_3,undead_4"
    small = ["--option", "hand=2", "--option", f"cards={cards}", "--option", "first=0"]
    terminal = Terminal(["play", "claim", *small, "--seed", "5", "--players", "human", "greedy-1"])
    terminal.begin()
    while "Another game?" not in terminal.asked():
        terminal.type("1")
    terminal.type("y")
    terminal.begin()
    terminal.wait_for("save and leave")
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0
    assert len(list(home.iterdir())) == 2


def test_a_long_answer_does_not_push_the_board_off_the_screen(seated: Terminal) -> None:
    seated.wait_for("save and leave")
    seated.type("? card")
    assert "Page 1 of " in seated.wait_for("back to the game")
    seated.type("q")
    picture = seated.wait_for("save and leave")
    assert picture[picture.rindex("\x1b[2J") :].count("\n") < 24
    seated.type("q")
    seated.wait_for("--resume")
    assert seated.close() == 0


@pytest.mark.parametrize("typed", ["q\r", "\x04"])
def test_whoever_wants_no_game_leaves_nothing_behind(home: Path, typed: str) -> None:
    terminal = Terminal(["play"])
    terminal.wait_for("Which game?")
    os.write(terminal.master, typed.encode())
    assert terminal.close() == 0
    assert not home.exists()


def test_ctrl_c_saves_and_says_how_to_go_on(seated: Terminal, home: Path) -> None:
    seated.wait_for("save and leave")
    seated.type("1")
    seated.wait_for("save and leave")
    farewell = seated.interrupt("--resume")
    (path,) = home.iterdir()
    assert seated.close() == 130
    assert "\x1b[?1049l" in farewell
    assert any(record.entry.who == 0 for record in saves.load(path).records)


def test_ctrl_d_leaves_too(seated: Terminal, home: Path) -> None:
    seated.wait_for("save and leave")
    os.write(seated.master, b"\x04")
    seated.wait_for("--resume")
    assert seated.close() == 0


def test_the_game_is_shown_on_a_page_of_its_own(home: Path) -> None:
    seated = Terminal(["play", "claim", "--seed", "5", "--players", "human", "greedy-1", "--option", "first=0"])
    assert "\x1b[?1049h" in seated.begin()
    first = seated.wait_for("save and leave")
    assert re.search(r"\x1b\[[\d;]*m", first)
    seated.type("?")
    assert "What you can type" in seated.wait_for("back to the game")
    seated.type("q")
    seated.wait_for("save and leave")
    seated.type("q")
    assert "\x1b[?1049l" in seated.wait_for("--resume")
    assert seated.close() == 0


def test_two_humans_share_a_terminal_without_seeing_the_other_hand(home: Path) -> None:
    terminal = Terminal(["play", "claim", "--seed", "5", "--players", "human", "human", "--option", "first=0"])
    before = terminal.wait_for("Enter: continue")
    assert "Goblins" not in before
    terminal.type("")
    terminal.begin()
    terminal.wait_for("save and leave")
    terminal.type("1")
    between = terminal.wait_for("Enter: continue")
    assert between.rindex("\x1b[2J") < between.index("Player 2")
    assert "Goblins" not in between[between.rindex("\x1b[2J") :]
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0


def test_what_is_too_long_for_the_screen_comes_in_pages(home: Path) -> None:
    """The log begins with its last page, from which one can go back."""
    terminal = Terminal(["play", "tokyo", "--seed", "3", "--players", "human", "greedy-1", "greedy-1", "greedy-1"])
    terminal.begin()
    terminal.asked()
    for _ in range(12):
        terminal.type("s")
        terminal.asked()
    terminal.type("l")
    last = terminal.wait_for("Enter: back to the game")
    pages = int(re.search(r"Page (\d+) of \1", last)[1])  # type: ignore[index]
    assert pages > 1
    terminal.type("b")
    before = terminal.wait_for("q: back to the game")
    assert f"Page {pages - 1} of {pages}" in before
    assert before.count("\n") <= 24
    terminal.type("")
    terminal.wait_for("Enter: back to the game")
    terminal.type("")
    terminal.asked()
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0


def test_replay_goes_forward_and_back(home: Path, tmp_path: Path) -> None:
    table = Table("claim", ["greedy-1", "greedy-1"], seed=2)
    table.run_bots()
    table.save(tmp_path / "game.jsonl")
    terminal = Terminal(["replay", str(tmp_path / "game.jsonl")])
    terminal.wait_for("1/53")
    terminal.type("")
    terminal.wait_for("2/53")
    terminal.type("b")
    terminal.wait_for("1/53")
    terminal.type("53")
    assert "wins the game" in terminal.wait_for("53/53, the end")
    terminal.type("")
    terminal.wait_for("53/53, the end")
    terminal.type("? undead")
    assert "Undead" in terminal.wait_for("find it")
    terminal.type("q")
    terminal.wait_for("53/53, the end")
    terminal.type("q")
    assert terminal.close() == 0


def test_long_news_give_way_to_the_table(home: Path) -> None:
    """Three bots have had their turns: the last of it is told, and the screen still begins with its heading."""
    terminal = Terminal(["play", "morpork", "--seed", "3", "--players", "human", "greedy-1", "greedy-1", "greedy-1"])
    terminal.begin()
    for _ in range(12):
        shown = terminal.asked()
        picture = shown[shown.rindex("\x1b[2J") :]
        assert " turn · draw pile" in picture
        assert picture.count("\n") < 24
        terminal.type("1")
    terminal.asked()
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.close() == 0


def test_a_match_waits_until_its_roles_are_read(home: Path) -> None:
    """Each game has a page of its own, which would hide them and how the last game ended."""
    terminal = Terminal(["match", "tyrant", "--seed", "5", "--players", "human", "greedy-1"])
    before = terminal.wait_for("Enter: continue")
    assert "Player 1 is the king, Greedy-1 the rebel." in before
    assert "\x1b[?1049h" not in before
    terminal.type("")
    assert "You are: The king" in terminal.begin()
    terminal.wait_for("save and leave")
    for number in range(2, 16):
        terminal.type("0")
        terminal.wait_for(f"round {number} of 15")
    terminal.type("0")
    between = terminal.wait_for("Enter: continue")
    assert "Score: " in between
    assert "Greedy-1 is the king, Player 1 the rebel." in between
    terminal.type("q")
    assert terminal.close() == 0
