"""Draws the terminal's screens that the README shows, from games that a greedy bot plays for a while.

PYTHONPATH=src python building/screens.py
"""

import io
import tempfile
from pathlib import Path

from rich.console import Console

from project import ROOT
from tafelrunde import bots
from tafelrunde.cli.play import Session, in_order
from tafelrunde.cli.screen import Screen
from tafelrunde.table import HUMAN, Table
from tafelrunde.text import Text

FOLDER = ROOT / "docs"
WIDTH, HEIGHT = 80, 24
SCREENS: dict[str, tuple[str, list[str], int, int]] = {
    "terminal": ("claim", [HUMAN, "greedy"], 5, 5),
    "terminal-tyrant": ("tyrant", [HUMAN, "greedy"], 3, 12),
    "terminal-tokyo": ("tokyo", [HUMAN, "greedy", "greedy", "greedy"], 8, 15),
    "terminal-morpork": ("morpork", [HUMAN, "greedy", "greedy"], 4, 16),
}
"""By file: the game, who plays, the seed, and after how many of the human's decisions the screen is taken."""


def draw(name: str) -> Path:
    """Play up to a decision, draw what a human would see there, and return where it was put."""
    game, players, seed, decisions = SCREENS[name]
    table = Table(game, players, seed=seed)
    stand_in = bots.Seated(bots.load("greedy", game, seed), table.game, 0, table.options)
    for _ in range(decisions):
        table.run_bots()
        assert table.who == 0, f"{game}: the game is over too early, take another seed"
        table.submit(0, table.version, stand_in.answer(table.view(0), table.events(0)))
    table.run_bots()
    console = Console(record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True)
    text = Text("en")
    with tempfile.TemporaryDirectory() as folder:
        session = Session(table, Path(folder) / "game.jsonl", text, Screen(console, live=True))
        board, ask = session.board(0), in_order(table.view(0))
        session.show(board, 0, ask, None)
        console.print(session.prompt(board, 0, ask), highlight=False, end="\n")
    path = FOLDER / f"{name}.svg"
    console.save_svg(str(path), title=f"tafelrunde play {game}", unique_id=name)
    return path


if __name__ == "__main__":
    for name in SCREENS:
        print(draw(name).relative_to(ROOT))
