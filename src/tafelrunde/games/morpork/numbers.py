"""Where the rows of actions and outcomes begin, which `codec` explains, and the numbers of the random events."""

from typing import Final

PASS: Final = 0
USE: Final = 1
PAY: Final = 2
PLAY: Final = 3
CARD: Final = 104
AREA: Final = 205
PIECE: Final = 217
"""12 * kind + area: minions of the seats 0 to 3, trolls, demons."""
SEAT: Final = 289
BENEFIT_OF: Final = 293

ROLLED: Final = 101
EVENT_DRAWN: Final = 113
PERSONALITY_DRAWN: Final = 125

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
