"""The 66 power cards and the ten two-sided wickedness tiles: what a table can say of them.

A *card* is a number from 0 to 64, one for each name: first the 49 that are kept, then the 16 that are discarded when
bought. Evacuation Orders is there twice and nobody can tell the two apart, so neither do we. A *tile* is a number from
0 to 19, one for each side: red ones are even, and a green one follows the red one on its back.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest, members, nth

# Cards that the rules ask for by name.
ALPHA_MONSTER: Final = 2
ARMOR_PLATING: Final = 3
BACKGROUND_DWELLER: Final = 4
BURROWING: Final = 5
CAMOUFLAGE: Final = 6
COMPLETE_DESTRUCTION: Final = 7
EATER_OF_THE_DEAD: Final = 9
ENERGY_HOARDER: Final = 10
FIRE_BREATHING: Final = 13
FREEZE_TIME: Final = 14
FRIEND_OF_CHILDREN: Final = 15
HERBIVORE: Final = 18
HERD_CULLER: Final = 19
IT_HAS_A_CHILD: Final = 20
JETS: Final = 21
MADE_IN_A_LAB: Final = 22
METAMORPH: Final = 23
NOVA_BREATH: Final = 24
DETRITIVORE: Final = 25
OPPORTUNIST: Final = 26
PARASITIC_TENTACLES: Final = 27
PLOT_TWIST: Final = 28
PSYCHIC_PROBE: Final = 30
RAPID_HEALING: Final = 31
REGENERATION: Final = 32
SHRINK_RAY: Final = 33
SMOKE_CLOUD: Final = 34
LUNAR_POWERED: Final = 35
STRETCHY: Final = 37
ENERGY_DRINK: Final = 38
WERE_ONLY_MAKING_IT_STRONGER: Final = 40
WINGS: Final = 41
HIBERNATION: Final = 42
NANOBOTS: Final = 43
NATURAL_SELECTION: Final = 44
REFLECTIVE_HIDE: Final = 45
SUPER_JUMP: Final = 46
UNSTABLE_DNA: Final = 47
ZOMBIFY: Final = 48
KEPT: Final = 49
"""Cards below this one are kept."""
DEATH_FROM_ABOVE: Final = 52
EVACUATION_ORDERS: Final = 54
FRENZY: Final = 56
VAST_STORM: Final = 63
CARDS: Final = 65

# Tiles that the rules ask for by name.
FINAL_ROAR: Final = 3
SKULKING: Final = 4
POISON_SPIT: Final = 5
UNDERDOG: Final = 7
DEFENDER_OF_TOKYO: Final = 9
FLUXLING: Final = 11
FULL_REGENERATION: Final = 12
HAVE_IT_ALL: Final = 13
WIDESPREAD_PANIC: Final = 14
ANTIMATTER_BEAM: Final = 16
FINAL_PUSH: Final = 17
SKYBEAM: Final = 18
STARBURST: Final = 19
TILES: Final = 20


class Power:
    """A card or a side of a tile: its rule, its cost or level, and the numbers of the columns below."""

    def __init__(self, rule: str, price: int, numbers: dict[str, int]) -> None:
        self.id = rule.rsplit(".", 1)[1]
        self.rule = rule
        self.price = price
        self.numbers = numbers


def keep(rule: str, cost: int, **numbers: int) -> Power:
    """Make a card that is kept."""
    return Power(rule, cost, numbers)


def once(rule: str, cost: int, **numbers: int) -> Power:
    """Make a card that is discarded when bought."""
    return Power(rule, cost, numbers)


def side(rule: str, level: int, **numbers: int) -> Power:
    """Make a side of a tile."""
    return Power(rule, level, numbers)


CARD_TABLE: Final = [
    keep("tokyo.card.acid_attack", 6, claws=1),
    keep("tokyo.card.alien_origin", 3, discount=1),
    keep("tokyo.card.alpha_monster", 5),
    keep("tokyo.card.armor_plating", 4),
    keep("tokyo.card.background_dweller", 4),
    keep("tokyo.card.burrowing", 5, claws_in_tokyo=1),
    keep("tokyo.card.camouflage", 3),
    keep("tokyo.card.complete_destruction", 3),
    keep("tokyo.card.media_friendly", 3, stars_for_buying=1),
    keep("tokyo.card.eater_of_the_dead", 4),
    keep("tokyo.card.energy_hoarder", 3),
    keep("tokyo.card.even_bigger", 4, hearts=2, twelve_hearts=1),
    keep("tokyo.card.extra_head", 7, dice=1),
    keep("tokyo.card.fire_breathing", 4),
    keep("tokyo.card.freeze_time", 6),
    keep("tokyo.card.friend_of_children", 3, more_energy=1),
    keep("tokyo.card.giant_brain", 5, rolls=1),
    keep("tokyo.card.gourmet", 6, stars_for_ones=2),
    keep("tokyo.card.herbivore", 5),
    keep("tokyo.card.herd_culler", 5),
    keep("tokyo.card.it_has_a_child", 7),
    keep("tokyo.card.jets", 5),
    keep("tokyo.card.made_in_a_lab", 2),
    keep("tokyo.card.metamorph", 3),
    keep("tokyo.card.nova_breath", 7),
    keep("tokyo.card.detritivore", 4),
    keep("tokyo.card.opportunist", 3),
    keep("tokyo.card.parasitic_tentacles", 4),
    keep("tokyo.card.plot_twist", 3),
    keep("tokyo.card.poison_quills", 3, claws_with_twos=2),
    keep("tokyo.card.psychic_probe", 3),
    keep("tokyo.card.rapid_healing", 3),
    keep("tokyo.card.regeneration", 4, more_hearts=1),
    keep("tokyo.card.shrink_ray", 6),
    keep("tokyo.card.smoke_cloud", 4, smoke=3),
    keep("tokyo.card.lunar_powered", 3),
    keep("tokyo.card.spiked_tail", 5, claws_if_any=1),
    keep("tokyo.card.stretchy", 3),
    keep("tokyo.card.energy_drink", 4),
    keep("tokyo.card.urbavore", 4, start_stars_in_tokyo=1, claws_if_any_in_tokyo=1),
    keep("tokyo.card.were_only_making_it_stronger", 3),
    keep("tokyo.card.wings", 6),
    keep("tokyo.card.hibernation", 4),
    keep("tokyo.card.nanobots", 3),
    keep("tokyo.card.natural_selection", 2, energy=4, hearts=4, dice=1),
    keep("tokyo.card.reflective_hide", 6),
    keep("tokyo.card.super_jump", 4),
    keep("tokyo.card.unstable_dna", 3),
    keep("tokyo.card.zombify", 4),
    once("tokyo.card.apartment_building", 5, stars=3),
    once("tokyo.card.commuter_train", 4, stars=2),
    once("tokyo.card.corner_store", 3, stars=1),
    once("tokyo.card.death_from_above", 5, stars=2),
    once("tokyo.card.energize", 8, energy=9),
    once("tokyo.card.evacuation_orders", 7, others_stars=5),
    once("tokyo.card.flame_thrower", 3, others_hearts=2),
    once("tokyo.card.frenzy", 7),
    once("tokyo.card.gas_refinery", 6, stars=2, others_hearts=3),
    once("tokyo.card.high_altitude_bombing", 4, others_hearts=3, own_hearts=3),
    once("tokyo.card.jet_fighters", 5, stars=5, own_hearts=4),
    once("tokyo.card.nuclear_power_plant", 6, stars=2, hearts=3),
    once("tokyo.card.skyscraper", 6, stars=4),
    once("tokyo.card.tank", 4, stars=4, own_hearts=3),
    once("tokyo.card.vast_storm", 6, stars=2),
    once("tokyo.card.monster_pets", 0, others_stars=3, own_stars=3),
]

TILE_TABLE: Final = [
    side("tokyo.tile.devious", 3, rolls=1),
    side("tokyo.tile.barbs", 3, claws_if_two=1),
    side("tokyo.tile.eternal", 3, start_hearts=1),
    side("tokyo.tile.final_roar", 3),
    side("tokyo.tile.skulking", 3, stars_for_ones=1),
    side("tokyo.tile.poison_spit", 3),
    side("tokyo.tile.tireless", 3, start_energy=1),
    side("tokyo.tile.underdog", 3),
    side("tokyo.tile.cyberbrain", 6, dice=1),
    side("tokyo.tile.defender_of_tokyo", 6),
    side("tokyo.tile.evil_lair", 6, discount=1),
    side("tokyo.tile.fluxling", 6),
    side("tokyo.tile.full_regeneration", 6, twelve_hearts=1),
    side("tokyo.tile.have_it_all", 6, stars_for_buying=1),
    side("tokyo.tile.widespread_panic", 6, others_stars=4),
    side("tokyo.tile.sonic_boomer", 6, start_stars=1),
    side("tokyo.tile.antimatter_beam", 10),
    side("tokyo.tile.final_push", 10, hearts=2, energy=2),
    side("tokyo.tile.skybeam", 10),
    side("tokyo.tile.starburst", 10, energy=12),
]

CARD_IDS: Final = [power.id for power in CARD_TABLE]
TILE_IDS: Final = [power.id for power in TILE_TABLE]
CARD_RULES: Final = [power.rule for power in CARD_TABLE]
TILE_RULES: Final = [power.rule for power in TILE_TABLE]

CAUSES: Final = [*CARD_IDS, "claws", "poison", *TILE_IDS, "dice", "tokyo", "sweep", "fall", "used_up"]
"""What takes hearts (a card, claws, poison tokens), and by what else anything is gained and lost."""
BY_CLAWS: Final = CARDS
BY_POISON: Final = CARDS + 1
_OTHER_RULES: Final = {
    "tokyo.damage.smash": "claws",
    "tokyo.damage.poison": "poison",
    "tokyo.resolve.numbers": "dice",
    "tokyo.resolve.wickedness": "dice",
    "tokyo.resolve.energy": "dice",
    "tokyo.resolve.hearts": "dice",
    "tokyo.city.reward": "tokyo",
    "tokyo.city.start": "tokyo",
    "tokyo.two_player": "tokyo",
    "tokyo.city.yield": "tokyo",
    "tokyo.buy.sweep": "sweep",
    "tokyo.out.revival": "fall",
    "tokyo.out.elimination": "fall",
    "tokyo.tiles.gone": "used_up",
}
CAUSE_OF: Final[dict[str, int]] = {
    **{rule: card for card, rule in enumerate(CARD_RULES)},
    **{rule: CARDS + 2 + tile for tile, rule in enumerate(TILE_RULES)},
    **{rule: CAUSES.index(cause) for rule, cause in _OTHER_RULES.items()},
}
"""The cause that stands behind a rule."""
COST: Final[vec[i64]] = vec[i64]([i64(power.price) for power in CARD_TABLE])
LEVEL: Final[vec[i64]] = vec[i64]([i64(power.price) for power in TILE_TABLE])

ALL_KEPT: Final = 0x1FFFFFFFFFFFF
"""Every card that is kept."""
ALL_ONCE: Final = 0x1FFFF
"""Every card that is discarded when bought, as a set of `card - KEPT`; the last bit is the second Evacuation Orders."""
RED: Final = 0x55555
GREEN: Final = 0xAAAAA


class Column:
    """A number that cards and tiles give their owner, and the sets of those that do."""

    def __init__(self, name: str) -> None:
        self.of_card: vec[i64] = vec[i64]([i64(power.numbers.get(name, 0)) for power in CARD_TABLE])
        self.of_tile: vec[i64] = vec[i64]([i64(power.numbers.get(name, 0)) for power in TILE_TABLE])
        self.cards: i64 = sum(int(bit(card)) for card in range(KEPT) if self.of_card[card])
        self.tiles: i64 = sum(int(bit(tile)) for tile in range(TILES) if self.of_tile[tile])


# Once, when a card is bought or a tile gained.
STARS: Final = Column("stars")
HEARTS: Final = Column("hearts")
ENERGY: Final = Column("energy")
SMOKE: Final = Column("smoke")
OTHERS_HEARTS: Final = Column("others_hearts")
OWN_HEARTS: Final = Column("own_hearts")
OTHERS_STARS: Final = Column("others_stars")
OWN_STARS: Final = Column("own_stars")
# As long as it lies before its owner.
DICE: Final = Column("dice")
ROLLS: Final = Column("rolls")
DISCOUNT: Final = Column("discount")
TWELVE_HEARTS: Final = Column("twelve_hearts")
MORE_HEARTS: Final = Column("more_hearts")
MORE_ENERGY: Final = Column("more_energy")
STARS_FOR_BUYING: Final = Column("stars_for_buying")
STARS_FOR_ONES: Final = Column("stars_for_ones")
START_HEARTS: Final = Column("start_hearts")
START_ENERGY: Final = Column("start_energy")
START_STARS: Final = Column("start_stars")
START_STARS_IN_TOKYO: Final = Column("start_stars_in_tokyo")
# In the order in which claws are counted.
CLAWS: Final = Column("claws")
CLAWS_IN_TOKYO: Final = Column("claws_in_tokyo")
CLAWS_WITH_TWOS: Final = Column("claws_with_twos")
CLAWS_IF_ANY: Final = Column("claws_if_any")
CLAWS_IF_ANY_IN_TOKYO: Final = Column("claws_if_any_in_tokyo")
CLAWS_IF_TWO: Final = Column("claws_if_two")

LEVELS: Final = [3, 6, 10]
"""Where the wickedness gauge gives a tile."""
_SECOND: Final = 0x10000
_EVACUATION: Final = 0x20


def put_once(cards: i64, card: i64) -> i64:
    """Return a set of cards that are discarded when bought, with one such card more."""
    if card == EVACUATION_ORDERS and cards & _EVACUATION:
        return cards | _SECOND
    return cards | bit(card - KEPT)


def take_once(cards: i64, card: i64) -> i64:
    """Return such a set with one such card less."""
    if card == EVACUATION_ORDERS and cards & _SECOND:
        return cards ^ _SECOND
    return cards ^ bit(card - KEPT)


def listed(kept: i64, once_only: i64) -> list[int]:
    """Return the cards of a pile, ascending, Evacuation Orders as often as it is there."""
    found = members(kept)
    for k in members(once_only & 0xFFFF):
        found.append(KEPT + k)
        if KEPT + k == EVACUATION_ORDERS and once_only & _SECOND:
            found.append(EVACUATION_ORDERS)
    return found


def nth_card(kept: i64, once_only: i64, k: i64) -> i64:
    """Return the k-th card of a pile."""
    if k < count(kept):
        return nth(kept, k)
    found = KEPT + nth(once_only, k - count(kept))
    return found if found < CARDS else EVACUATION_ORDERS


def at_level(tiles: i64, level: i64) -> i64:
    """Return those of some tiles that a level of the gauge gives."""
    found: i64 = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if LEVEL[tile] == level:
            found |= bit(tile)
    return found
