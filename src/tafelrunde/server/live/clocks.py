"""Clocks: how much time each seat has left, when it is over, and what is written into the log about it.

A reading says what every seat had left at one moment. The clock of the seat that is asked runs from there on; those of
bots never do, and nobody's does while the game is paused. All times are milliseconds.
"""

from typing import Final

from tafelrunde.server.ground.messages import Clock, ClockRule
from tafelrunde.table.commands import Reading

DAY: Final = 86_400
LONGEST: Final = 60 * DAY
PUBLIC: Final = ClockRule("bank", 900, 15)
"""At a public table that nobody chose a clock for: a quarter of an hour each, and 15 seconds for every move."""
GRACE: Final = 30_000
"""So much time, at least, has somebody who comes back."""


def first(rule: ClockRule, seats: int, now: int) -> Reading | None:
    """Return the clocks at the start, None where nobody counts.

    >>> first(ClockRule("bank", 60), 2, now=1000)
    Reading(left=(60000, 60000), at=1000)
    """
    return None if rule.kind == "none" else Reading((rule.seconds * 1000,) * seats, now)


def after(
    rule: ClockRule, last: Reading | None, running: int | None, mover: int | None, now: int, lost: int = 0
) -> Reading | None:
    """Return the clocks after a command: `running` is the seat whose clock ran, `mover` the one that has moved.

    Of the time since the last reading so much is `lost`: nobody could reach the server.

    >>> rule = ClockRule("bank", 60, 5)
    >>> after(rule, first(rule, 2, now=1000), 0, 0, now=11000)
    Reading(left=(55000, 60000), at=11000)
    >>> after(ClockRule("move", 60), Reading((100, 60000), 0), 0, 0, now=50)
    Reading(left=(60000, 60000), at=50)
    >>> after(rule, first(rule, 2, now=0), 0, None, now=1_220_000, lost=1_200_000)
    Reading(left=(40000, 60000), at=1220000)
    """
    if last is None:
        return None
    left = list(last.left)
    if running is not None:
        left[running] = max(0, left[running] - max(0, now - last.at - lost))
    if mover is not None:
        left[mover] = left[mover] + rule.increment * 1000 if rule.kind == "bank" else rule.seconds * 1000
    return Reading(tuple(left), max(now, last.at))


def back(rule: ClockRule, reading: Reading | None, seat: int) -> Reading | None:
    """Return the clocks with enough for somebody who comes back to make a move."""
    if reading is None:
        return None
    least = GRACE if rule.kind == "bank" else rule.seconds * 1000
    left = [max(time, least) if k == seat else time for k, time in enumerate(reading.left)]
    return Reading(tuple(left), reading.at)


def deadline(last: Reading | None, running: int | None, lost: int = 0) -> int | None:
    """Return when the running clock is over, None if none runs.

    >>> deadline(Reading((500, 900), 1000), 1)
    1900
    """
    return None if last is None or running is None else last.at + last.left[running] + lost


def shown(last: Reading | None, running: int | None, now: int, lost: int = 0) -> Clock | None:
    """Return what clients are shown."""
    if last is None:
        return None
    left = list(last.left)
    if running is not None:
        left[running] = max(0, left[running] - max(0, now - last.at - lost))
    return Clock(left, running)
