"""What a player types, and which action is meant by it."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

FEW_LETTERS = 3
"""From so many letters on they may begin any word of a name."""

_SHAPE = re.compile(r"([^\d]*?)(\d*)")
_WORDS = re.compile(r"[^\s_-]+")


def plain(text: str) -> str:
    """Return text without what people leave out when they type: capitals, accents, blanks, hyphens.

    >>> plain("Doppelgänger 7"), plain("Nieumarły_0")
    ('doppelganger7', 'nieumarly0')
    """
    text = text.casefold().replace("ł", "l").replace("ß", "ss")
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if c.isalnum())


def split(text: str) -> tuple[str, str]:
    """Return the word and the number of an entry such as "k7" or "Knight 7"; either may be missing.

    >>> split("Knight 7"), split("k"), split("12")
    (('knight', '7'), ('k', ''), ('', '12'))
    """
    found = _SHAPE.fullmatch(plain(text))
    return (found[1], found[2]) if found else (plain(text), "")


def numbered(text: str, count: int) -> int | None:
    """Return the place in a list that a bare number names, counted from 0; None if it names none."""
    return int(text) - 1 if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= count else None


def named(text: str, spellings: Mapping[int, Sequence[str]], preferred: Iterable[int] = ()) -> list[int]:
    """Return the actions whose spelling is typed, or, if there is none, those with a word that begins like it.

    One or two letters have to begin the first word. Where several begin alike, those that are preferred (because they
    are on offer) come alone.

    >>> cards = {0: ["G3", "Goblin 3"], 1: ["K7", "Knight 7"], 2: ["K8", "Knight 8"]}
    >>> named("k7", cards), named("gob 3", cards), named("k", cards), named("k", cards, [2])
    ([1], [0], [1, 2], [2])
    >>> lords = {0: ["Lord Rust"], 1: ["Dragon King of Arms"], 2: ["The Dragon"]}
    >>> named("rust", lords), named("king of", lords), named("dragon", lords), named("d", lords)
    ([0], [1], [1, 2], [1])
    """
    typed = plain(text)
    if not typed:
        return []
    exact = [action for action, ways in spellings.items() if any(plain(way) == typed for way in ways)]
    if exact:
        return exact
    found = [action for action, ways in spellings.items() if any(_begins(way, text) for way in ways)]
    offered = set(preferred)
    return [action for action in found if action in offered] or found


def _begins(spelling: str, typed: str) -> bool:
    word, number = split(spelling)
    typed_word, typed_number = split(typed)
    if not typed_word or typed_number not in ("", number):
        return False
    if len(typed_word) < FEW_LETTERS:
        return word.startswith(typed_word)
    words = _WORDS.findall(spelling)
    return any(plain("".join(words[k:])).startswith(typed_word) for k in range(len(words)))
