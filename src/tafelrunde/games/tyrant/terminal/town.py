"""How the town of King & Assassins is drawn: figures, squares, starts and gates, from a scene's desk."""

from textwrap import wrap
from typing import Final

from rich.text import Text as Styled

from tafelrunde.boards.plain import Scene
from tafelrunde.core.picture import Goal, Picture, Piece, Place
from tafelrunde.games.tyrant.rules.board import DIRECTIONS, SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import CITIZEN_IDS
from tafelrunde.games.tyrant.rules.state import REBEL_SEAT
from tafelrunde.games.tyrant.terminal.typed import short

ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
STYLES: Final = {"king": "bold yellow", "knight": "bold blue", "citizen": "bold", "assassin": "bold red"}
ROOF_STYLE: Final = "on #4a3a2a"
EXIT: Final = "exit_"
"""How the mark of a gate begins that tells its direction."""


def shown(scene: Scene) -> Picture:
    """Return the picture of a scene, with the secret assassins where all is open."""
    return scene.open_pictures[REBEL_SEAT] if scene.open else scene.picture


def figures_of(seen: Picture) -> list[Piece]:
    """Return the figures on the board."""
    return [piece for piece in seen.pieces if piece.kind == "figure" and piece.place in SQUARE_IDS]


def kings(scene: Scene) -> list[Piece]:
    """Return the king, wherever he is; nobody before he has come."""
    return [piece for piece in scene.picture.pieces if piece.id == "king"]


def secret(scene: Scene) -> list[str]:
    """Return the assassins that the table has heard of, in the order of the list."""
    return [piece.id for piece in scene.picture.pieces if "secret" in piece.marks]


def role(piece: Piece) -> str:
    """Return what a figure is, as far as everybody knows."""
    if "assassin" in piece.marks:
        return "assassin"
    return "citizen" if piece.id in CITIZEN_IDS else "king" if piece.id == "king" else "knight"


def label(piece: Piece) -> str:
    """Return a figure's mark as it is drawn."""
    mark = short(piece.id)
    return mark.upper() if role(piece) in ("king", "assassin") else mark


def tail(piece: Piece) -> str:
    """Return the sign behind a figure, "" if there is none."""
    return "!" if "assassin" in piece.marks else "*" if "secret" in piece.marks else ""


def exit_of(place: Place) -> str:
    """Return the direction in which the king leaves from a gate, "" for other squares."""
    return next((mark.removeprefix(EXIT) for mark in place.marks if mark.startswith(EXIT)), "")


def progress(goal: Goal) -> str:
    """Return how far a goal is."""
    return f"{goal.value}/{goal.goal}"


def starting(scene: Scene) -> dict[str, tuple[str, str]]:
    """Return how the squares are marked, and for whom, on which king and knights may begin where there is a choice."""
    marks: dict[str, tuple[str, str]] = {}
    for place in scene.layout:
        if "start" in place.marks and place.number is not None:
            marks[place.id] = (f"K{place.number}", "king")
        elif "guard" in place.marks:
            marks[place.id] = (f"+{place.number or ''}", "knight")
    return marks if any(who == "king" for _, who in marks.values()) else {}


def height(text: str, width: int) -> int:
    """Return how many lines a text takes."""
    return sum(len(wrap(line, width)) or 1 for line in text.splitlines())


def cell(place: Place, figure: tuple[str, str] | None) -> Styled:
    """Return a square: the ground, the mark of who stands there, and in what role."""
    roof, gate = "roof" in place.marks, exit_of(place)
    edge = "▒" if roof else " "
    left = (ARROWS[gate], "bold green") if gate else (edge, "dim")
    if figure is None:
        square = Styled.assemble(left, (f"{'▒' if roof else '·'}{edge}", "dim"))
    else:
        mark, who = figure
        square = Styled.assemble(left, (mark, STYLES[who]), (edge if len(mark) == 1 else "", "dim"))
    if roof:
        square.stylize(ROOF_STYLE)
    return square


assert list(ARROWS) == DIRECTIONS
