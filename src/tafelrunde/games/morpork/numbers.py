"""Where the rows of actions and outcomes begin; `codec` says what they mean."""

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
