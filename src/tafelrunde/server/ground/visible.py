"""Which characters can be seen: a name of others is no name, and beside visible ones they make two names look alike."""

import unicodedata
from typing import Final

from tafelrunde.server.ground.problems import Problem

BLANK: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # joins letters
        (0x115F, 0x1160),  # fillers of Hangul
        (0x17B4, 0x17B5),  # vowels of Khmer that are not written
        (0x180B, 0x180F),  # variants of Mongolian
        (0x2800, 0x2800),  # no dot of Braille
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),  # variants
        (0xFFA0, 0xFFA0),
        (0xFFFC, 0xFFFC),  # stands for something that is not there
        (0x13441, 0x13442),  # empty squares of hieroglyphs
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),  # a note without a head
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""What draws nothing, though by its category it is a letter, a mark or a sign."""
COLOUR: Final = "\N{VARIATION SELECTOR-16}"
SEEN: Final = frozenset("LNPS")
"""Categories of what can be seen by itself: letters, numbers, punctuation, symbols."""


def visible(text: str) -> str:
    r"""Return what of a text can be seen, and blanks; of signs also that they are in colour. Nothing seen is "".

    >>> visible("An\u3164na \u200b\u2800"), visible("\u0301 \uffa0")
    ('Anna ', '')
    """
    kept: list[str] = []
    for c in text:
        if c == COLOUR and kept and unicodedata.category(kept[-1]) == "So":
            kept.append(c)
        elif c.isspace():
            kept.append(" ")
        elif c not in BLANK and unicodedata.category(c)[0] != "C":
            kept.append(c)
    return "".join(kept) if any(unicodedata.category(c)[0] in SEEN for c in kept) else ""


def cleaned(text: str, field: str = "name") -> str:
    r"""Return text as one line without what cannot be seen; nothing left is an error.

    >>> cleaned("  Anna\u202e \n Bea\0 ")
    'Anna Bea'
    """
    line = " ".join(unicodedata.normalize("NFC", visible(text)).split())
    if not line:
        raise Problem("unfit", said="server-unfit-text", why=f"{field} is {text!r}")
    return line


def folded(login: str) -> str:
    """Return the name of an account as it is looked up: capitals do not count."""
    return unicodedata.normalize("NFKC", cleaned(login, "login")).casefold()
