"""Whole games in a terminal, played by somebody who knows nothing but what the screen says."""

from pathlib import Path
from random import Random

import pytest

from cli.reader import Page, Reader
from cli.terminal import Terminal
from tafelrunde import boards
from tafelrunde.boards import Scene
from tafelrunde.cli import saves
from tafelrunde.cli.names import player_names
from tafelrunde.cli.tape import Tape
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games import rulebook
from tafelrunde.table import HUMAN, Table, log
from tafelrunde.text import Talk, Text

TABLES = {
    "claim": ["human", "random"],
    "tyrant": ["human", "random"],
    "rebel": ["random", "human"],
    "tokyo": ["human", "random", "random"],
    "morpork": ["human", "random", "random"],
}
"""Who plays; of King & Assassins both sides."""
SMALL, LARGE = (80, 24), (120, 40)
QUICK = [(name, "en", SMALL) for name in TABLES if name != "rebel"] + [("claim", "de", SMALL), ("claim", "pl", SMALL)]
WHOLE = [(name, language, size) for name in TABLES for language in ("en", "de", "pl") for size in (SMALL, LARGE)]
COUNTED = ("claim",)
"""Where whoever counts cards may know a hand in the end; the table does not count them for anybody."""
WORLDS = 60
"""How many worlds somebody else imagines who wonders what the hand that is asked may hold."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language", "size"), QUICK)
def test_a_stranger_plays_to_the_end(home: Path, name: str, language: str, size: tuple[int, int]) -> None:
    play_and_look(home, name, language, size)


@pytest.mark.long
@pytest.mark.parametrize(("name", "language", "size"), [case for case in WHOLE if case not in QUICK])
def test_a_stranger_plays_everything_everywhere(home: Path, name: str, language: str, size: tuple[int, int]) -> None:
    play_and_look(home, name, language, size)


def play_and_look(home: Path, name: str, language: str, size: tuple[int, int]) -> None:
    """Play a whole game, then look at every page that was read, knowing what the table knew."""
    game = "tyrant" if name == "rebel" else name
    terminal = Terminal(["play", game, "--seed", "5", "--lang", language, "--players", *TABLES[name]], *size)
    text = Text(language)
    reader = Reader(terminal, home, Random(5), text, size[0])
    try:
        reader.play()
    finally:
        terminal.process.kill()
        terminal.process.wait()
    table = saves.load(next(home.iterdir()))
    assert table.result is not None
    talk = text.at(table.game, player_names(text, table.players), table.players.index(HUMAN))
    states = situations(table)
    for page in reader.pages:
        assert page.height <= size[1], f"{page.height} lines are too many:\n{page.text}"
        if page.asks:
            check_question(page, states[page.moves], talk)
    for page in reader.refused:
        check_refusal(page, talk)


def situations(table: Table) -> list[State]:
    """Return the table before each of its moves, and after the last."""
    header, entries = log.read(table.export())
    tape = Tape(header)
    found = [tape.state.clone()]
    for entry in entries:
        tape.feed(entry)
        found.append(tape.state.clone())
    return found


def check_question(page: Page, state: State, talk: Talk) -> None:
    """See that a page shows the question and all of its answers, and that there is something to decide."""
    view = state.view(talk.you)
    ask = view.ask()
    assert ask is not None
    assert squeezed(talk.ask(ask)) in squeezed(page.text), f"where is {talk.ask(ask)!r}?\n{page.text}"
    if page.count:
        assert page.count == len(ask.actions), page.text
        missing = {str(k + 1) for k in range(page.count)} - set(page.labels)
        assert not missing, f"where are {missing}?\n{page.text}"
    if len(ask.actions) == 1:
        can_undo = talk.text.say("terminal-hint-undo") in page.prompt
        assert can_undo or may_offer_more(state), f"why ask?\n{page.text}"
        return
    scene, board = Scene(view), boards.load(talk)
    for offer in scene.offers.values():
        if "pass" in offer.marks:
            name = squeezed(board.choice_name(scene, ask, offer.action))
            assert page.count == 0 or not squeezed(page.named("1")).startswith(name), page.text
            assert squeezed(page.example) not in map(squeezed, (name, *board.spellings[offer.action])), page.text


def may_offer_more(state: State) -> bool:
    """Tell whether somebody who does not see the hand could think that there is more than one answer."""
    if state.game.id in COUNTED:
        return state.forced() == NONE
    onlooker = state.view(None)
    return any(len(onlooker.determinise(Rng(seed)).legal()) != 1 for seed in range(WORLDS))


def check_refusal(page: Page, talk: Talk) -> None:
    """See that a refusal names a rule, if what was typed was understood."""
    refused = talk.text.say("terminal-refused", {"what": "", "rule": "§"}).partition("(§)")[0]
    if squeezed(refused) not in squeezed(page.text):
        return
    titles = [talk.text.rule_title(rule.id) for rule in rulebook.load(talk.game.id)]
    assert any(squeezed(f"{refused}({title})") in squeezed(page.text) for title in titles), page.text


def squeezed(text: str) -> str:
    """Return a text without the blanks and breaks that a screen puts in."""
    return "".join(text.split())
