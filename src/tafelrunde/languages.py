"""Which languages there are: three of ours, and guests that are installed or lie in a folder.

A package says so by the entry point `tafelrunde.languages`: its name is the code of the language, its value the package
whose folder has the words. TAFELRUNDE_WORDS_FROM names folders that are called after a language, such as `fr`. In
either the files are called as ours: `tafelrunde.ftl`, `terminal.ftl`, `page.ftl`, `bots.ftl` and `server.ftl`, and for
a game `claim.ftl`, `claim/page.ftl`, `claim/terminal.ftl` and `claim/guide.ftl`. What is not translated is said in
English.
"""

import os
import re
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tafelrunde import games

OURS: Final = ("en", "de", "pl")
ENGLISH: Final = OURS[0]
GROUP: Final = "tafelrunde.languages"
FROM: Final = "TAFELRUNDE_WORDS_FROM"
_CODE = re.compile(r"[a-z]{2,3}")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message or a term with all that belongs to it."""
_PART = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def folders() -> dict[str, Path]:
    """Return where the words of each guest are, by the code of its language."""
    found: dict[str, Path] = {}
    for named in filter(None, os.environ.get(FROM, "").split(os.pathsep)):
        found.setdefault(Path(named).name, Path(named))
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        spec = find_spec(point.value)
        for place in (spec and spec.submodule_search_locations) or ():
            found.setdefault(point.name, Path(place))
    taken = {code for code, place in found.items() if code in OURS or not _CODE.fullmatch(code) or not place.is_dir()}
    return {code: place for code, place in found.items() if code not in taken}


def known() -> tuple[str, ...]:
    """Return the codes of all languages, ours first.

    >>> known()[:3]
    ('en', 'de', 'pl')
    """
    return (*OURS, *folders())


def own(language: str, file: str) -> str | None:
    """Return what a language itself says in a file, None where it has none such."""
    game, _, place = file.removesuffix(".ftl").partition("/")
    home = games.home(game)
    if language not in OURS:
        path = folders()[language].joinpath(*file.split("/"))
        return path.read_text("utf-8") if path.is_file() else home.words(language, place) if home else None
    if home is not None:
        return home.words(language, place)
    ours = Path(__file__).parent / "locales" / language / file
    return ours.read_text("utf-8") if ours.is_file() else None


def files() -> list[str]:
    """Return the names of all files that English has."""
    found = [path.name for path in sorted((Path(__file__).parent / "locales" / ENGLISH).glob("*.ftl"))]
    for name in games.homes():
        found += [file for file in of_game(name) if own(ENGLISH, file) is not None]
    return found


def of_game(name: str) -> dict[str, str]:
    """Return the files with the words of a game, each with the place where its home has it.

    >>> of_game("claim")
    {'claim.ftl': '', 'claim/page.ftl': 'page', 'claim/terminal.ftl': 'terminal', 'claim/guide.ftl': 'guide'}
    """
    return {f"{name}.ftl": "", **{f"{name}/{place}.ftl": place for place in ("page", "terminal", "guide")}}


def entries(source: str) -> dict[str, str]:
    r"""Return the messages of a source, each with all that belongs to it.

    >>> sorted(entries("hello = Hello\n    .you = You\n# a comment\nbye = Bye\n"))
    ['bye', 'hello']
    """
    return {match[1]: match[0].rstrip() + "\n" for match in _ENTRY.finditer(source)}


def parts(entry: str) -> set[str]:
    """Return the attributes of a message."""
    return set(_PART.findall(entry))


def missing(language: str, file: str) -> list[str]:
    """Return the messages and attributes of a file that English has and a language has not."""
    told = entries(own(language, file) or "")
    found: list[str] = []
    for name, entry in entries(own(ENGLISH, file) or "").items():
        if name not in told:
            found.append(name)
        else:
            found += [f"{name}.{part}" for part in sorted(parts(entry) - parts(told[name]))]
    return found


def completed(language: str, file: str) -> str:
    """Return what a language says in a file, in English where it lacks a message or a part of it."""
    told = entries(own(language, file) or "")
    english = entries(own(ENGLISH, file) or "")
    whole = {name: entry for name, entry in told.items() if parts(english.get(name, "")) <= parts(entry)}
    return "".join((english | whole).values())
