"""How many files name a game outside its home: `python building/homes.py` prints game and count, `--list` the files.

Counted are the `.py`, `.toml` and `.ftl` files in `src` and `building`, the frozen bot `greedy_1` apart. A file names
a game by its id in quotes, by a path, module, message or rule that the id is a part of (`games/ID`, `rule-ID-end`),
by a command for it (`tafelrunde rules ID`), by its place among words that depend on the game (`[ID]`), or by its name
as code and prose write it, with a capital. The game of the examples is also a word of English: in groups one claims a
name, and what is about that (`group-claim`, `unknown-claim`, a member's field of that name) means no game. Docstrings
may keep that one game for their examples: in them it is not counted.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
HOMES = ROOT / "src" / "tafelrunde" / "games"
EXAMPLE = "claim"
"""The game that docstrings show things with."""
ORDINARY = re.compile(
    r"page-group-claim\b[-\w]*|/group-links/claim\b|server-unknown-claim\b|answer_claim\b|claim_name\b"
    r"|\w+\.claim\b|\bclaim=|\bclaims\.\w+|\"link\", \"claim\""
)
"""Where that id is the ordinary word: a name that one claims in a group."""


def names() -> list[str]:
    """Return the ids of all games."""
    return sorted(path.parent.name for path in HOMES.glob("*/game.toml"))


def mention(game: str) -> re.Pattern[str]:
    """Return what names a game.

    >>> [bool(mention("claim").search(text)) for text in ('load("claim")', "rule-claim-end", "they claim a name")]
    [True, True, False]
    """
    title = game.capitalize()
    commands = r"tafelrunde(?: \w+)? "
    return re.compile(
        rf"""["'`]{game}(?:-\d+)?["'`]|\[{game}\]|=\s*{game}\b(?!=)|{commands}{game}\b|(?:^|[^\w])(?:\w+[-./_])+{game}\b"""
        rf"""|\b{game}[-./_]\w|\b{title}\b"""
    )


def spoken(path: Path, game: str) -> str:
    """Return what of a file counts for a game."""
    text = path.read_text("utf-8")
    if game != EXAMPLE:
        return text
    if path.suffix == ".py":
        text = without_docstrings(text)
    return ORDINARY.sub("", text)


def without_docstrings(source: str) -> str:
    """Return Python without its docstrings, those of attributes too."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
    return "\n".join(lines)


def files() -> Iterator[Path]:
    """Yield the files that are looked at."""
    for folder in "src", "building":
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".ftl") and "greedy_1" not in path.parts and path.stem != "greedy_1":
                yield path


def naming(game: str) -> list[str]:
    """Return the files outside the home of a game that name it."""
    pattern = mention(game)
    outside = (path for path in files() if not path.is_relative_to(HOMES / game) and path != Path(__file__))
    return [str(path.relative_to(ROOT)) for path in outside if pattern.search(spoken(path, game))]


def main() -> int:
    """Print the games with their counts."""
    parser = argparse.ArgumentParser(description="Count the files that name a game outside its home.")
    parser.add_argument("--list", action="store_true", help="name the files, too")
    listed = parser.parse_args().list
    for game in names():
        found = naming(game)
        print(game, len(found))
        for path in found if listed else ():
            print(f"  {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
