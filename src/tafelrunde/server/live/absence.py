"""Somebody whom a table without a clock waits for, and who is not there: since when, and what the others may do.

They may remind whoever is asked, once in ten minutes each. After the time that was chosen with the table, everybody who
is there may, together, let a bot play until the person comes back.
"""

import contextlib
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.server.ground.messages import Missed
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.table import HUMAN, Refused, Table, commands

if TYPE_CHECKING:
    from tafelrunde.server.door.callers import Caller
    from tafelrunde.server.ground.messages import CallBot, Nudge
    from tafelrunde.server.live.commits import Commits
    from tafelrunde.server.live.live import Live
    from tafelrunde.server.live.obeying import CarryOut
    from tafelrunde.table import Receipt

NOTED: Final = 60_000
"""After so many milliseconds the log has it that somebody is not there: from then on a restart changes nothing."""
EVERY: Final = 600_000
"""So many milliseconds are between two reminders of one person."""


def concerns(live: "Live", table: Any) -> bool:
    """Tell whether a table, or what it would be, waits for a person, and no clock ends that; others must play there."""
    chosen, origin, who = live.setup.chosen, live.setup.imported, table.who
    if live.row.status not in ("open", "running") or who < 0 or table.paused or table.players[who] != HUMAN:
        return False
    if (chosen.clock.kind != "none" and chosen.overrun != "wait") or (origin is not None and not origin.anew):
        return False
    people = {row.person for row in live.seats if table.players[row.seat] == HUMAN}
    return len(people - {None, live.seats[who].person}) > 0


def since(live: "Live", table: Any) -> int | None:
    """Return since when somebody is waited for who is asked and not there; None if nobody is."""
    if not concerns(live, table) or table.who in live.online():
        return None
    if table.missed is not None:
        return int(table.missed)
    asked = live.asked_at if table is live.table else now()
    return max(asked, live.left.get(table.who, live.loaded))


def due(live: "Live", table: Any) -> int | None:
    """Return when there is something to note: that somebody is not there, or is there again."""
    if not concerns(live, table):
        return None
    if table.missed is not None:
        return now() if table.who in live.online() else None
    away = since(live, table)
    return None if away is None else away + NOTED


def note(live: "Live", table: Table) -> commands.Command:
    """Return the command that notes it."""
    away = since(live, table)
    return commands.NoteHere(table.who) if away is None else commands.NoteAway(table.who, away)


def waiting(live: "Live") -> Missed | None:
    """Return whom the table waits for, as everybody there may know it."""
    table = live.table
    if table is None or (away := since(live, table)) is None:
        return None
    chosen = live.setup.chosen
    first = {row.person: row.seat for row in reversed(live.seats)}
    missing = live.seats[table.who].person
    here = [live.seats[seat].person for seat in live.online() if table.players[seat] == HUMAN]
    agreed = {first[live.seats[seat].person] for seat in table.agreed}
    return Missed(
        table.who,
        away,
        away + chosen.absence * 1000 + live.life.lost(away, live.stood) if chosen.absence else None,
        live.substitute(),
        sorted({first[person] for person in here if person != missing}),
        sorted(agreed),
    )


async def nudge(live: "Live", caller: "Caller", given: "Nudge", carry_out: "CarryOut") -> "Receipt":
    """Remind whoever is asked; whoever has reminded them just now waits."""
    table, mine = live.game, live.mine(caller)
    if caller.person.id in live.setup.muted:
        raise Problem("muted")
    if table.who in mine:
        raise Problem("refused", said="server-refused-nobody-waited-for")
    async with live.nudging:
        again = max(table.nudged.get(seat, 0) for seat in mine) + EVERY
        if again > now():
            raise Problem("too-often", seconds=ceil((again - now()) / 1000))
        return await carry_out(live, commands.Nudge(given.seat, table.who, now(), cmd_id=given.cmd_id), caller)


async def call_bot(
    live: "Live", caller: "Caller", given: "CallBot", commits: "Commits", carry_out: "CarryOut"
) -> int:
    """Agree to a bot, or no longer; once everybody agrees who is there, it plays. Return the version that this made."""
    table, missed = live.game, waiting(live)
    if missed is None or missed.seat in live.mine(caller):
        raise Problem("refused", said="server-refused-nobody-waited-for")
    if given.on and (missed.at is None or missed.at > now()):
        minutes = 0 if missed.at is None else ceil((missed.at - now()) / 60_000)
        raise Problem("refused", said="server-refused-too-early", minutes=minutes)
    if table.missed is None:
        with contextlib.suppress(Problem, Refused):  # somebody else may have noted it at the same time
            await commits.carry_out(live, note(live, table))
    made = table.version
    if not given.on or not table.agreed & set(live.mine(caller)):  # the others may have left since one has agreed
        made = (await carry_out(live, commands.CallBot(given.seat, given.on, cmd_id=given.cmd_id), caller)).version
    agreed = waiting(live)
    if agreed is not None and agreed.here and set(agreed.here) <= set(agreed.agreed):
        await commits.carry_out(live, commands.TakeOver(agreed.seat, agreed.bot, "away"))
    return made
