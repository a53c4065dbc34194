"""What the numbers of Ankh-Morpork's actions and outcomes mean."""

from typing import Final

from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.games.morpork.areas import (
    AREA_IDS,
    AREAS,
    EVENT_IDS,
    EVENTS,
    MOST_SEATS,
    PERSONALITIES,
    PERSONALITY_IDS,
)
from tafelrunde.games.morpork.cards import CARD_IDS, CARDS
from tafelrunde.games.morpork.numbers import (
    AREA,
    BENEFIT_OF,
    CARD,
    EVENT_DRAWN,
    PASS,
    PAY,
    PERSONALITY_DRAWN,
    PIECE,
    PLAY,
    ROLLED,
    SEAT,
    USE,
)

NAMES: Final = Names(
    {
        "card": CARD_IDS,
        "area": AREA_IDS,
        "happening": EVENT_IDS,
        "personality": PERSONALITY_IDS,
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
_BASES: Final = [PASS, USE, PAY, PLAY, CARD, AREA, PIECE, PIECE + 48, PIECE + 60, SEAT, BENEFIT_OF]
assert [verb.base for verb in ACTIONS.verbs] == _BASES
assert [verb.base for verb in OUTCOMES.verbs] == [0, ROLLED, EVENT_DRAWN, PERSONALITY_DRAWN]
