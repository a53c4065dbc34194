"""The twelve random events: their names, their rules, and how often the die is rolled for each."""

from typing import Final

EVENT_IDS: Final = [
    "the_dragon",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "demons_from_the_dungeon_dimensions",
    "subsidence",
    "bloody_stupid_johnson",
    "trolls",
    "earthquake",
]
EVENT_RULES: Final = [
    "morpork.event.the_dragon",
    "morpork.event.flood",
    "morpork.event.fire",
    "morpork.event.fog",
    "morpork.event.riots",
    "morpork.event.explosion",
    "morpork.event.mysterious_murders",
    "morpork.event.demons",
    "morpork.event.subsidence",
    "morpork.event.bloody_stupid_johnson",
    "morpork.event.trolls",
    "morpork.event.earthquake",
]
EVENTS: Final = 12
ALL_EVENTS: Final = 0xFFF

ROLLS: Final = [1, 2, 1, 0, 0, 1, 0, 4, 0, 1, 3, 2]

# By their numbers.
THE_DRAGON: Final = 0
FLOOD: Final = 1
FIRE: Final = 2
FOG: Final = 3
RIOTS: Final = 4
EXPLOSION: Final = 5
MURDERS: Final = 6
DEMONS: Final = 7
SUBSIDENCE: Final = 8
JOHNSON: Final = 9
TROLLS: Final = 10
EARTHQUAKE: Final = 11
