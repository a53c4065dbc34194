"""One word for one thing: all texts keep to the words of docs/glossary.md."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from documents import ROOT
from tafelrunde import games
from tafelrunde.text import sources

GLOSSARY = ROOT / "docs" / "glossary.md"
COLUMNS = ("en", "de", "pl")
SEARCHED = "words"
"""The attribute with what else somebody may call a thing: it is looked for, and never shown."""


class Words(Visitor):
    """What a pattern says, whatever its variables are."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


@cache
def texts(language: str) -> dict[str, str]:
    """Return what every message and attribute of a language says."""
    found: dict[str, str] = {}
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                patterns = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                for name, pattern in {entry.id.name: entry.value, **patterns}.items():
                    words = Words()
                    if pattern is not None and not name.endswith(f".{SEARCHED}"):
                        words.visit(pattern)
                    found[name] = " … ".join(words.said)
    return found


def of_game(message: str, game: str) -> bool:
    """Return whether a message is one of a game; no game means all of them."""
    own = (f"{game}-", *(f"{kind}-{game}-" for kind in ("rule", "terminal", "bot", "page")))
    return not game or message.startswith(own)


def whole_words(phrase: str) -> re.Pattern[str]:
    """Return a pattern of a word or phrase, in which a star is any ending."""
    return re.compile(rf"(?<![\w-]){re.escape(phrase)}(?![\w-])".replace(r"\*", r"\w*"), re.IGNORECASE)


def rows() -> Iterator[tuple[str, str, str]]:
    """Return every cell of the glossary with its game and language."""
    game = ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            name = re.search(r"\(`(\w+)`\)$", line)
            game = name[1] if name else ""
        elif line.startswith("| ") and not line.startswith("| English"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == len(COLUMNS), line
            yield from ((game, language, cell) for language, cell in zip(COLUMNS, cells, strict=True))


def unused() -> list[tuple[str, str, str]]:
    return [(game, language, word) for game, language, cell in rows() for word in re.findall(r"~~(.+?)~~", cell)]


def chosen() -> list[tuple[str, str, str]]:
    found = []
    for game, language, cell in rows():
        plain = re.sub(r"~~.+?~~|\(.+?\)", "", cell)
        found += [(game, language, word.strip()) for word in plain.split(",")]
    return found


def told(entry: tuple[str, str, str]) -> str:
    return "-".join(part for part in entry if part)


def test_the_glossary_knows_only_games_that_there_are() -> None:
    assert {game for game, _, _ in rows()} <= {"", *games.names()}


@pytest.mark.parametrize(("game", "language", "word"), unused(), ids=map(told, unused()))
def test_a_word_that_is_not_used_is_in_no_text(game: str, language: str, word: str) -> None:
    pattern = whole_words(word)
    found = [name for name, said in texts(language).items() if of_game(name, game) and pattern.search(said)]
    assert not found, f"docs/glossary.md has another word for {word!r}"


@pytest.mark.parametrize(("game", "language", "word"), chosen(), ids=map(told, chosen()))
def test_a_word_of_the_glossary_is_in_some_text(game: str, language: str, word: str) -> None:
    """In any form, which leaves a longer word its beginning: no row outlives its thing."""
    pattern = whole_words(f"{word[:-2] if len(word) > 4 else word}*")
    assert any(pattern.search(said) for name, said in texts(language).items() if of_game(name, game)), word
