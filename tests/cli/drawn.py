"""What a board draws, as text."""

from rich.console import Console

from tafelrunde.boards import PlainBoard, Scene


def tables(board: PlainBoard, scene: Scene, width: int) -> list[str]:
    """Return the tables of a board, from the one that says most to the one that needs the fewest lines."""
    console = Console(width=width, file=None, force_terminal=False)
    drawn = []
    for table in board.tables(scene, width):
        with console.capture() as capture:
            console.print(table)
        drawn.append(capture.get())
    return drawn
