"""A bot is asked why: what it would answer at one place of a saved game, what it weighed, and what it believes."""

import json
import os
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text as Styled

from tafelrunde import boards, bots
from tafelrunde.boards import PlainBoard, Scene
from tafelrunde.bots import Thought
from tafelrunde.cli import names, saves
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.replay import show_board
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.tape import Stop, Tape
from tafelrunde.core.ask import Ask
from tafelrunde.table import HUMAN, Table, log
from tafelrunde.text import Text

SHOWN = 8
"""So many candidates are shown: the rest had hardly a chance."""


def ask(given: str, bot: str, seed: int, as_json: bool, text: Text, screen: Screen) -> int:
    """Print what a bot would answer at FILE:entry, and why; without an entry at the last question."""
    path, entry = place(given)
    path = saves.find(path)
    table = saves.recovered(path, saves.read(path), watched=True)
    (named,) = one_bot(table, bot)
    entry, stop, played = question(path, table, entry)
    seat = int(stop.state.who)
    check_own(seat, table)
    board = boards.load(text.at(table.game, names.player_names(text, table.players), seat))
    scene = stop.scene(seat)
    thought = bots.ask(bots.load(named, table.game.id, seed, files=True), scene.view, stop.heard(seat))
    if as_json:
        print(json.dumps(document(board, scene, thought, entry, named, seed, played), indent=2, ensure_ascii=False))
        return 0
    title: dict[str, str | int] = {
        "path": str(path),
        "entry": str(entry),
        "seat": board.talk.seat(seat),
        "bot": named,
        "seed": str(seed),
    }
    screen.show(Styled(text.say("terminal-ask-title", title), style="bold"))
    show_board(screen, board, scene)
    show_thought(board, scene, thought, played, screen)
    return 0


def place(given: str) -> tuple[Path, int | None]:
    """Return the file and the entry that are meant.

    >>> place("game.jsonl:37")[1], place("game.jsonl")[1]
    (37, None)
    """
    path, colon, number = given.rpartition(":")
    if colon and path and number.isascii() and number.isdecimal() and len(number) < 10 and not os.path.lexists(given):
        return Path(path), int(number)
    return Path(given), None


def one_bot(table: Table, bot: str) -> list[str]:
    """Return the bot that is named, if it is known."""
    there = bots.names(table.game.id)
    named = names.known(table.game, names.listed([bot]), there)
    return named if len(named) == 1 else names.known(table.game, [bot], there)


def question(path: Path, table: Table, entry: int | None) -> tuple[int, Stop, int | None]:
    """Return an entry, where the game stood before it, and what was done there: None if that is still open."""
    header, entries = log.read(table.export())
    tape = Tape(header)
    asked: dict[int, tuple[Stop, int | None]] = {}
    for number, one in enumerate(entries, 1):
        if one.who >= 0 and one.action is not None:
            asked[number] = (tape.stop(), one.action)
        tape.feed(one)
    if tape.state.who >= 0:
        asked[len(entries) + 1] = (tape.stop(), None)
    last = max(len(entries), *asked, 0)
    if entry is not None and not 1 <= entry <= last:
        raise Complaint("terminal-error-ask-entry", {"entry": str(entry), "path": str(path), "last": str(last)})
    if not asked:
        raise Complaint("terminal-error-ask-nobody.none", {"path": str(path)})
    entry = max(asked) if entry is None else entry
    if entry not in asked:
        before = [number for number in asked if number < entry][-1:]
        near = ", ".join(map(str, before + [number for number in asked if number > entry][:1]))
        raise Complaint("terminal-error-ask-nobody", {"entry": str(entry), "path": str(path), "near": near})
    return entry, *asked[entry]


def check_own(seat: int, table: Table) -> None:
    """Refuse to show what a seat holds while people still play: only a human who plays alone may look at their own."""
    people = [k for k, name in enumerate(table.players) if name == HUMAN]
    if people and people != [seat] and table.result is None:
        raise Complaint("terminal-error-ask-secret", {"seat": seat})


def show_thought(board: PlainBoard, scene: Scene, thought: Thought, played: int | None, screen: Screen) -> None:
    """Print what a bot believes, weighs and answers, and how long that took."""
    say, asked = board.say, scene.view.ask()
    assert asked is not None
    screen.show("", Styled(board.talk.ask(asked), style="bold"))
    if thought.belief:
        told = [board.talk.message(message) for message in thought.belief]
        screen.show("", Styled(say("terminal-ask-belief"), style="bold"), Columns(told, padding=(0, 2)))
    if thought.candidates:
        screen.show("", candidates(board, scene, asked, thought))
        if len(thought.candidates) > SHOWN:
            screen.line(say("terminal-ask-more", {"count": len(thought.candidates) - SHOWN}))
    answers = Grid.grid(padding=(0, 2))
    why = say(thought.reason) if thought.reason else ""
    answers.add_row(say("terminal-ask-answer"), Styled(board.choice_name(scene, asked, thought.action), "bold"), why)
    if played is not None:
        answers.add_row(say("terminal-ask-played"), board.choice_name(scene, asked, played))
    screen.show("", answers)
    for line in thought.said:
        screen.line(line)
    screen.line(say("terminal-ask-seconds", {"seconds": f"{thought.seconds:.2f}"}))


def candidates(board: PlainBoard, scene: Scene, asked: Ask, thought: Thought) -> Grid:
    """Draw the answers that were weighed, in their order, with the one that was given; empty columns are left out."""
    shown = thought.candidates[:SHOWN]
    columns = {
        "candidates": [board.choice_name(scene, asked, one.action) for one in shown],
        "points": [percent(None if one.points is None else 0.5 + 0.5 * one.points) for one in shown],
        "tried": [str(one.tried or "") for one in shown],
        "first": [percent(one.first) for one in shown],
    }
    known = {name: cells for name, cells in columns.items() if any(cells)}
    rows = Grid.grid(padding=(0, 2))
    for name in ("arrow", *known):
        rows.add_column(justify="left" if name in ("arrow", "candidates") else "right")
    rows.add_row("", *(Styled(board.say(f"terminal-ask-{name}"), style="bold") for name in known))
    for one, *cells in zip(shown, *known.values(), strict=True):
        rows.add_row("→" if one.action == thought.action else "", *map(Styled, cells))
    return rows


def percent(part: float | None) -> str:
    """Return a part of a whole in percent, nothing where it is not known."""
    return "" if part is None else f"{round(100 * part)} %"


def document(
    board: PlainBoard, scene: Scene, thought: Thought, entry: int, bot: str, seed: int, played: int | None
) -> dict[str, Any]:
    """Return all that for a program; the same again from the same seed, but for the time."""
    view, game, asked = scene.view, board.talk.game, scene.view.ask()
    assert asked is not None

    def spelled(action: int) -> dict[str, Any]:
        verb, args = game.actions_codec.describe(action)
        return {"action": action, "do": verb, **args, "text": board.choice_name(scene, asked, action)}

    return {
        "game": game.id,
        "entry": entry,
        "seat": int(view.viewer),
        "bot": bot,
        "seed": seed,
        "view": view.position(),
        "ask": board.talk.ask(asked),
        "belief": [{"id": one.id, **one.args, "text": board.talk.message(one)} for one in thought.belief],
        "candidates": [
            {**spelled(one.action), "points": one.points, "tried": one.tried, "first": one.first}
            for one in thought.candidates
        ],
        "answer": spelled(thought.action),
        "played": None if played is None else spelled(played),
        "reason": {"id": thought.reason, "text": board.say(thought.reason)} if thought.reason else None,
        "said": thought.said,
        "seconds": round(thought.seconds, 3),
    }
