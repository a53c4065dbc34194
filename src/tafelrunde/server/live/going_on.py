"""When a table goes on by itself, and what its clocks say: of what it is, or of what a command would make of it."""

from typing import Any, Final

from tafelrunde.core.values import NONE
from tafelrunde.server.ground.times import now
from tafelrunde.server.live import absence, clocks
from tafelrunde.server.live.live import Live, deserted
from tafelrunde.server.live.setup import ENDED
from tafelrunde.server.live.verbs import READS_CLOCK
from tafelrunde.table import HUMAN
from tafelrunde.table.commands import Command, GiveBack, Reading, Submit

PATIENCE: Final = 60_000
"""So many milliseconds bots and passes wait for an answer to whoever asks to take something back."""


def wake_at(live: Live, table: Any) -> int | None:
    """Return when somebody has to look after the table, None for never."""
    moves = moves_at(live, table)
    return absence.due(live, table) if moves is None else moves


def moves_at(live: Live, table: Any) -> int | None:
    """Return when the game goes on by itself, None for never: bots and passes at once, clocks in time."""
    who = table.who
    if who == NONE or table.paused or live.row.status in ENDED:
        return None
    if table.pending or table.players[who] != HUMAN:
        return patience(live, table) if table.held else now()
    if deserted(live, table):
        return now()
    end = None if live.setup.chosen.overrun == "wait" else clock_end(live, table)
    back = max(live.loaded, live.life.returned)
    return None if end is None else max(end, back + int(live.settings.clock_grace * 1000))


def running(live: Live, table: Any) -> int | None:
    """Return the seat whose clock runs: a person's who is asked; of the table, or of what it would be."""
    counted = table.clock is not None and live.setup.chosen.clock.kind != "none"  # an imported log may have clocks
    if not counted or table.paused or table.who < 0 or table.players[table.who] != HUMAN:
        return None
    return int(table.who)


def clock_end(live: Live, table: Any) -> int | None:
    """Return when the running clock is over, None if none runs."""
    return clocks.deadline(table.clock, running(live, table), lost(live, table))


def patience(live: Live, table: Any) -> int:
    """Return until when bots and passes wait for an answer to whoever asks to take something back.

    In one position that is once: whoever asks again and again does not stop the game.
    """
    days = live.setup.chosen.clock.kind == "days"
    since = live.held[1] if live.held is not None and live.held[0] == table.changed else now()
    return since + (clocks.DAY * 1000 if days else PATIENCE)


def lost(live: Live, table: Any) -> int:
    """Return how much of what the running clock counts is nobody's, because the server was away."""
    return 0 if running(live, table) is None else live.life.lost(table.clock.at, live.stood)


def reading(live: Live, command: Command) -> Reading | None:
    """Return what the clocks show once a command is carried out."""
    table, rule = live.game, live.setup.chosen.clock
    if rule.kind == "none":
        return None
    if table.clock is None:
        return clocks.first(rule, len(live.seats), now())
    if not isinstance(command, READS_CLOCK) and table.who != command.seat:
        return None
    mover = command.seat if isinstance(command, Submit) and table.who == command.seat else None
    reading = clocks.after(rule, table.clock, running(live, table), mover, now(), lost(live, table))
    return clocks.back(rule, reading, command.seat) if isinstance(command, GiveBack) else reading
