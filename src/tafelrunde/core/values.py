"""The numbers that mean "no number": who rolls the dice, what is not known, what is not there."""

from typing import Final

CHANCE: Final = -1
"""The seat that deals and rolls; it is asked like anybody."""

HIDDEN: Final = -2
"""Something is here, and this view may not tell what."""

NONE: Final = -3
"""Nothing is here."""

SPECTATOR: Final = -4
"""The viewer who holds no seat."""
