"""What the numbers of Ankh-Morpork's actions and outcomes mean."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import lowest
from tafelrunde.core.moves import Moves
from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.games.morpork.rules.areas import AREA_IDS, AREAS, MOST_SEATS, PERSONALITIES, PERSONALITY_IDS
from tafelrunde.games.morpork.rules.cards import CARD_IDS, CARDS
from tafelrunde.games.morpork.rules.events import EVENT_IDS, EVENTS

# Where the rows of actions begin.
PASS: Final = 0
USE: Final = 1
PAY: Final = 2
PLAY: Final = 3
CARD: Final = 104
AREA: Final = 205
PIECE: Final = 217
"""AREAS * kind + area: minions of the seats 0 to 3, trolls, demons."""
SEAT: Final = 289
BENEFIT_OF: Final = 293

# Where the rows of outcomes begin; cards are the first.
ROLLED: Final = 101
EVENT_DRAWN: Final = 113
PERSONALITY_DRAWN: Final = 125

NAMES: Final = Names(
    {
        "card": CARD_IDS,
        "area": AREA_IDS,
        "happening": EVENT_IDS,
        "personality": PERSONALITY_IDS,
        "cause": [*CARD_IDS, *AREA_IDS, *EVENT_IDS],
        "roll": [f"roll_{k + 1}" for k in range(AREAS)],
    },
    {
        "event": "happening",
        "from": "area",
        "near": "area",
        "barred": "area",
        "by": "seat",
        "to": "seat",
        "with": "seat",
        "of": "seat",
    },
)
ACTIONS: Final = Codec(
    NAMES,
    [
        Verb("pass", ()),
        Verb("use", ()),
        Verb("pay", ()),
        Verb("play", (("card", CARDS),)),
        Verb("card", (("card", CARDS),)),
        Verb("area", (("area", AREAS),)),
        Verb("minion", (("seat", MOST_SEATS), ("area", AREAS))),
        Verb("troll", (("area", AREAS),)),
        Verb("demon", (("area", AREAS),)),
        Verb("seat", (("seat", MOST_SEATS),)),
        Verb("benefit", (("area", AREAS),)),
    ],
)
OUTCOMES: Final = Codec(
    NAMES,
    [
        Verb("card", (("card", CARDS),)),
        Verb("roll", (("roll", AREAS),)),
        Verb("event", (("event", EVENTS),)),
        Verb("personality", (("personality", PERSONALITIES),)),
    ],
)
_TROLLS: Final = PIECE + AREAS * MOST_SEATS
_BASES: Final = [PASS, USE, PAY, PLAY, CARD, AREA, PIECE, _TROLLS, _TROLLS + AREAS, SEAT, BENEFIT_OF]
assert [verb.base for verb in ACTIONS.verbs] == _BASES
assert [verb.base for verb in OUTCOMES.verbs] == [0, ROLLED, EVENT_DRAWN, PERSONALITY_DRAWN]


def offer(things: i64, base: i64, moves: Moves) -> None:
    """Offer what a set holds, in the row of actions or outcomes that begins at `base`."""
    while things:
        moves.add(base + lowest(things))
        things &= things - 1
