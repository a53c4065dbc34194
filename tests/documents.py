"""The README and docs/, and the blocks of code and commands in them."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
ADDING = ROOT / "docs" / "adding-a-game.md"
"""Its commands are typed in a copy of the project, and so are the files that it shows."""
TYPED = re.compile(r"`([\w/.]+)`:\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A file that a reader makes, or the lines that change in one, below its path."""


def own_files(folder: Path) -> dict[str, Path]:
    """Make the files that the other documents have a reader make, in a folder; return where they are by their names."""
    found: dict[str, Path] = {}
    for document in DOCUMENTS:
        for name, language, content in TYPED.findall(document.read_text(encoding="utf-8")):
            if document != ADDING and language == "python":
                found[name] = folder / name
                found[name].write_text(content, encoding="utf-8")
    return found


def blocks(language: str, documents: Sequence[Path] = DOCUMENTS) -> list[object]:
    """Return the fenced blocks in a language, each with a name that tells where it stands."""
    found: list[object] = []
    for document in documents:
        text = document.read_text(encoding="utf-8")
        for match in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            line = text[: match.start()].count("\n") + 2
            if not text[: match.start()].endswith("`:\n\n"):  # a file to be made
                found.append(pytest.param(match[1], id=f"{document.name}:{line}"))
    return found
