"""What the numbers of the actions and outcomes mean."""

from typing import Final

from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.games.tyrant.rules.board import DIRECTIONS, SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import CARD_IDS, CITIZEN_IDS, CITIZENS, KINDS
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS, FIGURES, KING

NAMES: Final = Names(
    {
        "figure": FIGURE_IDS,
        "citizen": CITIZEN_IDS,
        "direction": DIRECTIONS,
        "square": SQUARE_IDS,
        "card": CARD_IDS,
        "start": ["first", "second"],
    },
    {"by": "figure", "victim": "figure", "from": "square", "to": "square"},
)

ACTIONS: Final = Codec(
    NAMES,
    [
        Verb("end", ()),
        Verb("move", (("figure", FIGURES), ("direction", 4))),
        Verb("strike", (("figure", KING), ("direction", 4))),
        Verb("reveal", (("citizen", CITIZENS),)),
        Verb("choose", (("citizen", CITIZENS),)),
        Verb("start", (("start", 2),)),
    ],
)
"""What a strike does follows from whom it meets: a kill, an arrest, or an attack on the king."""

OUTCOMES: Final = Codec(NAMES, [Verb("place", (("citizen", CITIZENS),)), Verb("card", (("card", KINDS),))])

# The same numbers for the loop, where they are added and compared.
END: Final = 0
MOVE: Final = 1
STRIKE: Final = 81
REVEAL: Final = 157
CHOOSE: Final = 169
START: Final = 181

PLACE: Final = 0
CARD: Final = 12

assert [verb.base for verb in ACTIONS.verbs] == [END, MOVE, STRIKE, REVEAL, CHOOSE, START]
assert [verb.base for verb in OUTCOMES.verbs] == [PLACE, CARD]
