"""Ankh-Morpork in the terminal."""

import re

import pytest
from rich.console import Console, RenderableType

from cli.conftest import Command
from scene import act, scene
from tafelrunde import games
from tafelrunde.cli import boards
from tafelrunde.cli.boards import Scene
from tafelrunde.cli.screen import plain_width
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import HIDDEN
from tafelrunde.text import LANGUAGES, Text

LINES = 24
"""What a terminal of the usual size shows."""


def test_a_game_shows_areas_players_and_cards_with_symbols(tafelrunde: Command) -> None:
    done = tafelrunde("play", "morpork", "--seed", "3", typed="q\n")
    assert done.code == 0
    assert re.search(r"1 Dolly Sisters +6 ·! 1 1 +· │ +7 The Shades +6 ·! 1 1", done.out)
    assert re.search(r"B Greedy +\$10 +5 in hand", done.out)
    assert re.search(r"\d\) Play The Fools' Guild +\[§ ☺\]", done.out)


@pytest.mark.parametrize("about", ["gaspode", "dimwell", "flood", "chrysoprase"])
def test_a_question_mark_explains_cards_areas_events_and_personalities(tafelrunde: Command, about: str) -> None:
    asked = tafelrunde("play", "morpork", "--seed", "3", typed=f"? {about}\nq\n").out
    silent = tafelrunde("play", "morpork", "--seed", "3", typed="? nonsense\nq\n").out
    assert "nothing called" in silent
    assert "nothing called" not in asked


def test_a_bot_game_can_be_watched(tafelrunde: Command) -> None:
    done = tafelrunde("watch", "morpork", "greedy", "random", "--seed", "1")
    assert done.code == 0
    assert "wins the game" in done.out or "shares the win" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_typed_and_the_board_drawn(language: str) -> None:
    game = games.load("morpork")
    board = boards.load(Text(language).at(game, ["Anna", "Bea"], you=0))
    assert all(board.spellings[action] for action in range(game.actions))
    state = game.position({"hand": [["groat"], ["hex"]], "front": [["mr_bent"], []], "lost": ["dimwell"]})
    scene = Scene(state.view(0))
    ask = state.view(0).ask()
    assert ask is not None
    for part in (board.table(scene, plain_width()), board.choices(scene, ask, 80), board.piles(scene, 80)):
        assert part is not None


def screen(state: State, language: str) -> list[str]:
    """Return the lines that whoever is asked sees, without news, at a terminal of the usual width."""
    ask = state.ask()
    assert ask is not None
    board = boards.load(Text(language).at(state.game, ["Anna", "Bea", "Cleo", "Dora"], you=ask.who))
    seen = Scene(state.view(ask.who))
    parts: list[RenderableType] = [board.heading(seen, 80), board.table(seen, 80), board.choices(seen, ask, 80)]
    with (console := Console(width=80)).capture() as shown:
        console.print(*parts, board.talk.ask(ask), sep="\n", highlight=False)
    return shown.get().splitlines()


HAND = ["the_ankh_morpork_sunshine_dragon_sanctuary", "zorgo_the_retro_phrenologist", "hex", "modo", "hello", "groat"]
KNOWN = ["the_alchemists_guild", "sergeant_cheery_littlebottom", "hobsonss_livery_stable", "hargas_house_of_ribs"]
AREAS = games.load("morpork").names.kinds["area"]
CROWDED = {area: {"minions": [1, 1, 1, 1], "trouble": True, "demons": k % 4 // 3} for k, area in enumerate(AREAS)}
OWNED = {area: {"building": 0, "minions": [2, 1, 0, 0], "trouble": True} for area in AREAS[4:10]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("districts", "played"), [(CROWDED, "hello"), (OWNED, None), (OWNED, "groat")])
def test_the_question_stays_in_sight(language: str, districts: dict[str, object], played: str | None) -> None:
    """Three lines are left of the screen: the rule above the choices, the news, and the line to type in."""
    people = ["lord_vetinari", "dragon_king_of_arms", "chrysoprase", "commander_vimes"]
    ruled_out = [[], ["lord_vetinari", "lord_rust", "lord_selachii", "lord_de_worde", "chrysoprase"], [], []]
    told = {"personality": people, "ruled_out": ruled_out, "seen": [KNOWN, [], [], []]}
    state = scene("morpork", seats=4, hand=[HAND, KNOWN, [], []], districts=districts, **told)
    if played:
        act(state, "play", card=played)
    lines = screen(state, language)
    assert len(lines) <= LINES - 3, "\n".join(lines)
    assert max(map(len, lines)) <= 80


def test_an_area_shows_all_that_is_in_it() -> None:
    there = {"minions": [2, 0, 10, 1], "building": 3, "trouble": True, "trolls": 1, "demons": 2}
    districts = {"dimwell": there, "nap_hill": {"minions": [0, 1, 0, 0], "building": 1}}
    lines = screen(scene("morpork", seats=4, districts=districts, lost=["dimwell"]), "en")
    assert any(re.search(r" 8 Dimwell +6 D✗! 2 · 10 1 t1d2 ·$", line.rstrip()) for line in lines)
    assert any(re.search(r"12 Nap Hill +12 B +· 1 +· · +B$", line.rstrip()) for line in lines)


def test_that_others_draw_is_no_news() -> None:
    game = games.load("morpork")
    board = boards.load(Text("en").at(game, ["Anna", "Bea"], you=0))
    own, other = Event("draws", "", {"seat": 0, "card": 3}), Event("draws", "", {"seat": 1, "card": HIDDEN})
    assert len(board.news([own, other])) == 1
    assert len(board.story([own, other])) == 2


def test_a_number_that_no_choice_has_is_said_to_be_none(tafelrunde: Command) -> None:
    """Areas have numbers too, but nobody types them."""
    done = tafelrunde("play", "morpork", "--seed", "3", "--players", "human", "greedy", typed="9\nq\n")
    assert "“9” is none of your choices: type a number from 1 to " in done.out


def test_a_question_mark_explains_a_question_out_of_turn(tafelrunde: Command) -> None:
    done = tafelrunde("play", "morpork", "--seed", "3", "--players", "human", "greedy", "greedy", typed="?\nq\n")
    assert "Do you interrupt?" in done.out
    assert "Interrupt: the text of a card that another player plays does not reach you." in done.out
    assert (done.code, done.err) == (0, "")
