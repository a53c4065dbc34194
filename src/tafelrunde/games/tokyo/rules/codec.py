"""What the numbers of Tokyo's actions and outcomes mean."""

from typing import Final

from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, CARDS, CAUSES, KEPT, TILE_IDS, TILES
from tafelrunde.games.tokyo.rules.dice import FACES, MASK_IDS, MASKS, ROLL_IDS, ROLLS

PLACES: Final = ["outside", "city", "bay"]
STEP_IDS: Final = ["setup", "start", "roll", "after", "resolve", "enter", "buy", "end", "over"]
SIDES: Final = ["red", "green"]
TOKENS: Final = ["poison", "shrink"]
CAMOUFLAGE_DICE: Final = 20
"""So many are rolled at once at most; more are rolled in turns."""

NAMES: Final = Names(
    {
        "card": CARD_IDS,
        "tile": TILE_IDS,
        "face": FACES,
        "roll": ROLL_IDS,
        "dice": MASK_IDS,
        "side": SIDES,
        "place": PLACES,
        "cause": CAUSES,
        "token": TOKENS,
    },
    {"to": "face", "lying": "roll", "kept": "roll", "by": "seat", "of": "seat"},
)

ACTIONS: Final = Codec(
    NAMES,
    [
        Verb("pass", ()),
        Verb("heal", ()),
        Verb("camouflage", ()),
        Verb("jump", ()),
        Verb("wings", ()),
        Verb("drink", ()),
        Verb("smoke", ()),
        Verb("wake", ()),
        Verb("yield", ()),
        Verb("sweep", ()),
        Verb("look", ()),
        Verb("freeze", ()),
        Verb("cure", (("token", 2),)),
        Verb("resolve", (("face", 6),)),
        Verb("take", (("tile", TILES),)),
        Verb("probe", (("face", 6),)),
        Verb("cull", (("face", 6),)),
        Verb("twist", (("face", 6), ("to", 6))),
        Verb("stretch", (("face", 6), ("to", 6))),
        Verb("dwell", (("count", 10),)),
        Verb("buy", (("card", CARDS),)),
        Verb("sell", (("card", KEPT),)),
        Verb("copy", (("card", KEPT),)),
        Verb("swap", (("card", KEPT),)),
        Verb("reroll", (("dice", MASKS),)),
    ],
)

PASS: Final = 0
HEAL: Final = 1
USE_CAMOUFLAGE: Final = 2
JUMP: Final = 3
USE_WINGS: Final = 4
DRINK: Final = 5
SMOKE_ACTION: Final = 6
WAKE: Final = 7
YIELD: Final = 8
SWEEP: Final = 9
LOOK: Final = 10
FREEZE: Final = 11
CURE: Final = 12
RESOLVE: Final = 14
TAKE: Final = 20
PROBE: Final = 40
CULL: Final = 46
TWIST: Final = 52
STRETCH: Final = 88
DWELL: Final = 124
BUY: Final = 134
SELL: Final = 199
COPY: Final = 248
SWAP: Final = 297
REROLL: Final = 346
"""The first number of each verb; `reroll none` is to stop rolling."""

OUTCOMES: Final = Codec(
    NAMES,
    [
        Verb("roll", (("roll", ROLLS),)),
        Verb("card", (("card", CARDS),)),
        Verb("side", (("side", 2),)),
        Verb("claws", (("count", 7),)),
        Verb("hide", (("hearts", CAMOUFLAGE_DICE + 1), ("threes", CAMOUFLAGE_DICE + 1))),
    ],
)
DRAWN: Final = ROLLS
SIDE: Final = DRAWN + CARDS
FIRST_CLAWS: Final = SIDE + 2
HIDE: Final = FIRST_CLAWS + 7
