"""The README and docs/, and the blocks of code and commands in them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[object]:
    """Return the fenced blocks in a language, each with a name that tells where it stands."""
    found: list[object] = []
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for match in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            line = text[: match.start()].count("\n") + 2
            found.append(pytest.param(match[1], id=f"{document.name}:{line}"))
    return found
