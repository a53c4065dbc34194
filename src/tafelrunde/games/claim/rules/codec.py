"""What the numbers of Claim's actions and outcomes mean."""

from typing import Final

from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.games.claim.rules.cards import CARD_IDS, CARDS, FACTIONS
from tafelrunde.games.claim.rules.state import PHASES

NAMES: Final = Names({"card": CARD_IDS, "faction": FACTIONS, "phase": PHASES}, {"over": "card", "stake": "card"})
ACTIONS: Final = Codec(NAMES, [Verb("play", (("card", CARDS),))])
OUTCOMES: Final = Codec(NAMES, [Verb("card", (("card", CARDS),)), Verb("first", (("seat", 2),))])
