"""The city of Ankh-Morpork: its twelve areas, and who would like to rule it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit

AREAS: Final = 12
MINIONS: Final = 12
BUILDINGS: Final = 6
TROLLS: Final = 3
DEMONS: Final = 4
COINS: Final = 120
START_MONEY: Final = 10
HAND_SIZE: Final = 5
MOST_SEATS: Final = 4

# What the city-area card of an area gives.
PLACE_MINION: Final = 0
DRAW_CARD: Final = 1
TAKE_MONEY: Final = 2
IGNORE_EVENT: Final = 3
SELL_CARD: Final = 4
STIR_TROUBLE: Final = 5
CALM_TROUBLE: Final = 6


class Area:
    """An area of the board: what a building costs, where one can go from here, and what its city-area card gives."""

    def __init__(self, name: str, cost: int, adjacent: list[int], river: bool, benefit: int, amount: int) -> None:
        self.name = name
        self.cost = cost
        self.adjacent = adjacent
        self.river = river
        self.benefit = benefit
        self.amount = amount


BOARD: Final = [
    Area("dolly_sisters", 6, [2, 3, 12], True, PLACE_MINION, 3),
    Area("unreal_estate", 18, [1, 3, 4, 10, 11, 12], True, DRAW_CARD, 1),
    Area("dragons_landing", 12, [1, 2, 4], False, TAKE_MONEY, 2),
    Area("small_gods", 18, [2, 3, 5, 6, 10], True, IGNORE_EVENT, 3),
    Area("the_scours", 6, [4, 6, 7, 8, 10], True, SELL_CARD, 2),
    Area("the_hippo", 12, [4, 5, 7], False, TAKE_MONEY, 2),
    Area("the_shades", 6, [5, 6, 8], True, STIR_TROUBLE, 0),
    Area("dimwell", 6, [5, 7, 9], True, PLACE_MINION, 3),
    Area("longwall", 12, [8, 10, 11], True, TAKE_MONEY, 1),
    Area("isle_of_gods", 12, [2, 4, 5, 9, 11], True, CALM_TROUBLE, 2),
    Area("seven_sleepers", 18, [2, 9, 10, 12], True, TAKE_MONEY, 3),
    Area("nap_hill", 12, [1, 2, 11], True, TAKE_MONEY, 1),
]
"""In the order of the numbers on the board; the numbers of neighbours are those on the board too."""

AREA_IDS: Final = [area.name for area in BOARD]

UNREAL_ESTATE: Final = 1
SMALL_GODS: Final = 3
ISLE_OF_GODS: Final = 9
START_AREAS: Final = [0, 4, 6]
ALL_AREAS: Final = 0xFFF


def area_set(numbers: list[int]) -> i64:
    """Return areas as a set, from the numbers on the board."""
    areas: i64 = 0
    for number in numbers:
        areas |= bit(number - 1)
    return areas


COST: Final[vec[i64]] = vec[i64]([i64(area.cost) for area in BOARD])
NEAR: Final[vec[i64]] = vec[i64]([area_set(area.adjacent) for area in BOARD])
"""The areas adjacent to each, as a set."""
RIVER: Final = int(area_set([k + 1 for k in range(AREAS) if BOARD[k].river]))
BENEFIT: Final[vec[i64]] = vec[i64]([i64(area.benefit) for area in BOARD])
BENEFIT_AMOUNT: Final[vec[i64]] = vec[i64]([i64(area.amount) for area in BOARD])

PERSONALITY_IDS: Final = [
    "lord_vetinari",
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
]
PERSONALITIES: Final = 7
VETINARI: Final = 0
SELACHII: Final = 1
DE_WORDE: Final = 3
DRAGON_KING: Final = 4
CHRYSOPRASE: Final = 5
VIMES: Final = 6

SPIES: Final = [0, 0, 11, 10, 9]
"""In how many areas Lord Vetinari needs a minion, by the number of players."""
CONTROLLED: Final = [0, 0, 7, 5, 4]
"""How many areas a lord has to control, by the number of players."""
CHAOS: Final = 8
"""How many trouble markers bring the Dragon King of Arms to power, and make Riots the end."""
FORTUNE: Final = 50
"""What Chrysoprase has to own."""
LOAN: Final = 10
LOAN_DUE: Final = 12
LOAN_PENALTY: Final = 15
MINION_POINTS: Final = 5
