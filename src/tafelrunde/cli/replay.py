"""A saved game, step by step: forward and back, with the eyes of one seat or with all cards open."""

import json
from pathlib import Path
from typing import Any

from rich.text import Text as Styled

from tafelrunde import boards, games
from tafelrunde.boards import PlainBoard, Scene
from tafelrunde.cli import rules, saves
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.names import player_names
from tafelrunde.cli.news import news, show_result
from tafelrunde.cli.pager import turn_pages
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.tape import Stop, moments, stops, turns
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.table import HUMAN, log
from tafelrunde.table.film import OPEN
from tafelrunde.text import Text


def replay(path: Path, seat: int | None, text: Text, screen: Screen) -> int:
    """Show a saved game; a game that still goes on shows only what everybody may know, or what `seat` may."""
    path = saves.find(path)
    report = evidence(path)
    if report is not None:
        said = {name: report[name] for name in ("seat", "version", "text")} | {"rule": str(report.get("rule") or "?")}
        screen.show(Styled(text.say("terminal-replay-wrong", said)))
        if not report.get("log"):
            show_view(path, report, text, screen)
            return 0
    table = saves.recovered(path, saves.read(path) if report is None else str(report["log"]), watched=True)
    if seat is not None and not 0 <= seat < len(table.players):
        raise Complaint("terminal-error-seat", {"seat": seat, "last": len(table.players) - 1})
    if seat is not None and table.result is None:
        check_own(seat, table.players)
    viewer = seat if seat is not None else SPECTATOR if table.result is None else OPEN
    header, entries = log.read(table.export())
    places = stops(header, entries)
    board = boards.load(text.at(header.game, player_names(text, header.players), NONE if seat is None else seat))
    if not screen.live:
        print_all(screen, board, places, viewer)
        return 0
    with screen.page():
        walk(screen, board, places, viewer, moments(header, entries, places))
    return 0


def evidence(path: Path) -> dict[str, Any] | None:
    """Return what a server gave to somebody for whom something looked wrong, None for any other file."""
    try:
        found = json.loads(saves.read(path))
    except (ValueError, RecursionError):
        return None
    needed = {"game": str, "seat": int, "version": int, "text": str, "position": dict}
    whole = isinstance(found, dict) and all(isinstance(found.get(name), kind) for name, kind in needed.items())
    return found if whole else None


def show_view(path: Path, report: dict[str, Any], text: Text, screen: Screen) -> None:
    """Draw what looked wrong while the game went on: what the seat saw, for there is no more in the file."""
    try:
        view = games.load(report["game"]).position(report["position"])
    except TafelrundeError as error:
        raise saves.FileError("terminal-error-log", {"path": str(path), "why": str(error)}) from None
    players = [HUMAN] * int(view.seats)
    show_board(screen, boards.load(text.at(view.game, player_names(text, players), report["seat"])), Scene(view))


def check_own(seat: int, players: list[str]) -> None:
    """Refuse to show somebody else's cards while the game goes on: only a human who plays alone may look."""
    humans = [k for k, name in enumerate(players) if name == HUMAN]
    if humans == [seat]:
        return
    if len(humans) == 1:
        raise Complaint("terminal-error-secret-seat", {"seat": seat, "own": humans[0]})
    raise Complaint("terminal-error-secret", {"seat": seat})


def print_all(screen: Screen, board: PlainBoard, places: list[Stop], viewer: int) -> None:
    """Print the whole game, a paragraph for each decision, and how it ended or where it stands."""
    scenes = [place.scene(viewer) for place in places]
    over = places[-1].over
    title: list[str] = []
    waiting: list[Event] = []
    for before, scene in zip([scenes[0], *scenes], scenes[:-1] if over else scenes, strict=False):
        if board.title(before) != title:
            title = board.title(before)
            screen.show("", Styled(" · ".join(title), style="bold"))
        told = [*waiting, *(event for event in scene.news if event.kind not in board.opening)]
        waiting = [event for event in scene.news if event.kind in board.opening]
        screen.show(Styled(" ".join(board.story(told))))
    screen.show("")
    if over:
        show_result(screen, board, scenes[-1])
    else:
        show_board(screen, board, scenes[-1])


def walk(screen: Screen, board: PlainBoard, places: list[Stop], viewer: int, worth: list[int]) -> None:
    """Go through the game as the keys say: by step, turn, moment worth another look, or number."""
    k, eyes = 0, [viewer] if viewer == SPECTATOR else list(dict.fromkeys([viewer, SPECTATOR, OPEN]))
    if not places[-1].over:
        eyes = [viewer]  # before the end nobody sees more than is theirs
    marks = {"t": turns(places), "m": worth}
    while True:
        show_place(screen, board, places[k], eyes[0])
        end = ".end" if k == len(places) - 1 else ""
        keys = board.say(f"terminal-replay-keys{end}", {"step": k + 1, "steps": len(places)})
        more = board.say("terminal-replay-more", {"moments": len(worth), "eyes": seen_by(eyes[0])})
        try:
            typed = screen.ask(f" {keys}\n {more} > ")
        except EOFError:
            return
        if typed.lower() == "q":
            return
        if typed[:1] == "?" or typed.lower() == "r":
            explain(screen, board, typed[1:].strip())
        elif typed.lower() == "v":
            eyes = [*eyes[1:], eyes[0]]
        elif typed in ("t", "m"):
            k = next((one for one in marks[typed] if one > k), len(places) - 1 if typed == "t" else k)
        elif typed in ("T", "M"):
            k = next((one for one in reversed(marks[typed.lower()]) if one < k), 0 if typed == "T" else k)
        elif typed.lower() == "b":
            k = max(0, k - 1)
        elif typed.isdecimal() and len(typed) < 6:
            k = min(max(int(typed), 1), len(places)) - 1
        else:
            k = min(k + 1, len(places) - 1)


def seen_by(viewer: int) -> str:
    """Return which of the three views it is, as the sentence about it is told."""
    return {SPECTATOR: "all", OPEN: "open"}.get(viewer, "seat")


def explain(screen: Screen, board: PlainBoard, about: str) -> None:
    """Show what a word is about, or all rules, and go back to the game."""
    game, text = board.talk.game, board.talk.text
    content = rules.about(game, text, about) if about else rules.whole(game, text)
    turn_pages(screen, text, content, search=lambda word: rules.about(game, text, word))


def show_place(screen: Screen, board: PlainBoard, place: Stop, viewer: int) -> None:
    """Draw one place of the game."""
    scene = place.scene(viewer)
    screen.clear()
    if place.over:
        show_result(screen, board, scene)
        return
    show_board(screen, board, scene)
    screen.show(news(board, scene.deeds, board.remarks(scene)), "")


def show_board(screen: Screen, board: PlainBoard, scene: Scene) -> None:
    """Draw the table with the cards of whoever looks on."""
    width = screen.width
    screen.show(board.heading(scene, width), board.table(scene, width), board.hand(scene, width))
