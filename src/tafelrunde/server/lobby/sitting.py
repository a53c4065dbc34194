"""How one sits down, stands up, puts a bot on a chair, is sent away, and hands a seat on."""

import contextlib
from collections.abc import Sequence

import msgspec

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library.offers import check_bot
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.following import Following, refresh
from tafelrunde.server.live.live import Live, departure
from tafelrunde.server.live.setup import Setup, altered, kept
from tafelrunde.server.live.shown import why_halted
from tafelrunde.server.live.unfinished import leave_halted
from tafelrunde.server.lobby.links import anew, check, sat_down
from tafelrunde.store.store import Block, SeatRow, Store, Swap, Token
from tafelrunde.table import Refused


def check_open(live: Live) -> None:
    """Refuse what can only be done before the game."""
    if live.row.status != "open":
        raise Problem("not-open", status=live.row.status)


async def sit(
    store: Store, changes: Changes, live: Live, caller: Caller, seat: int | None, invitation: Token | None
) -> None:
    """Give somebody a seat: the one that is wanted, or the first that is free."""
    check_open(live)
    if not live.row.public and invitation is None and not live.is_host(caller):
        raise Problem("unknown-link", said="server-unknown-link-needed")
    if caller.person.id in live.setup.removed:
        raise Problem("blocked")
    if live.row.host and live.row.host != caller.person.id:
        for one, other in ((live.row.host, caller.person.id), (caller.person.id, live.row.host)):
            if await store.get(Block, one, other) is not None:
                raise Problem("blocked")

    async def seated() -> list[Swap]:
        check_open(live)
        if invitation is not None:
            check(invitation, live)
        free = [row for row in live.seats if row.person is None and not row.bot]
        if seat is not None and not 0 <= seat < len(live.seats):
            raise Problem("unknown-seat", seat=seat, last=len(live.seats) - 1)
        if seat is not None and live.seats[seat] not in free:
            raise Problem("taken", seat=seat)
        if not free:
            raise Problem("full")
        old = free[0] if seat is None else live.seats[seat]
        return [(live.row, altered(live.row)), (old, sat_down(old, caller.person.id, caller.person.name))]

    await changes.change(live, seated, caller.person.id)


async def stand_up(changes: Changes, live: Live, seat: int, person: str) -> None:
    """Let somebody free a seat of an open table; without a host the next one there is host, or nobody is left."""

    async def risen() -> list[Swap]:
        check_open(live)
        old, row = live.seats[seat], altered(live.row)
        if old.person != person:
            raise Problem("not-seated")  # somebody else has sat down there since
        left = [one.person for one in live.seats if one.person and one is not old]
        row.settings = kept(unnamed(live.setup, left))
        if old.person == row.host and old.person not in left:
            row.host, row.status = (left[0], "open") if left else (None, "cancelled")
        return [(live.row, row), (old, SeatRow(live.id, seat))]

    await changes.change(live, risen)


async def set_chair(settings: Settings, changes: Changes, live: Live, seat: int, bot: str) -> None:
    """Put a bot on a free chair, or take one away ("")."""
    if not 0 <= seat < len(live.seats):
        raise Problem("unknown-seat", seat=seat, last=len(live.seats) - 1)
    if bot:
        check_bot(settings, live.row.game, bot)

    async def furnished() -> list[Swap]:
        check_open(live)
        old = live.seats[seat]
        if old.person is not None:
            raise Problem("taken", seat=seat)
        return [(live.row, altered(live.row)), (old, SeatRow(live.id, seat, None, bot))]

    await changes.change(live, furnished)


async def send_away(changes: Changes, live: Live, seat: int) -> None:
    """Send somebody away from all their seats for good; nobody is taken out of a game that goes on."""
    if not 0 <= seat < len(live.seats):
        raise Problem("unknown-seat", seat=seat, last=len(live.seats) - 1)

    person = live.seats[seat].person

    async def sent() -> list[Swap]:
        if live.row.status == "running":
            check_open(live)
        if person is None or person in (live.row.host, *live.setup.removed) or live.seats[seat].person != person:
            raise Problem("unknown-person", person=person or "")
        theirs = [row for row in live.seats if row.person == person]
        setup = msgspec.structs.replace(live.setup, removed=[*live.setup.removed, person])
        before = live.row.status == "open"
        seats = [(old, SeatRow(live.id, old.seat) if before else anew(old)) for old in theirs]
        return [(live.row, altered(live.row, settings=kept(setup))), *seats]

    await changes.change(live, sent)


async def hand_on(changes: Changes, live: Live, link: Token, caller: Caller) -> None:
    """Give a seat to the first one who follows the link; with that it is good for nothing any more."""
    if caller.person.id in live.setup.removed:
        raise Problem("blocked")

    async def handed() -> list[Swap]:
        live.check_fair()
        check(link, live)
        old, row = live.seats[link.seat or 0], altered(live.row)
        if old.person == row.host and all(one.person != row.host for one in live.seats if one is not old):
            row.host = caller.person.id
        there = [one.person for one in live.seats if one is not old] + [caller.person.id]
        row.settings = kept(unnamed(live.setup, there))
        return [(live.row, row), (old, sat_down(old, caller.person.id, caller.person.name))]

    await changes.change(live, handed, caller.person.id)


class Vacating:
    """Lets people leave for good."""

    def __init__(self, store: Store, following: Following, changes: Changes, commits: Commits) -> None:
        self._store = store
        self._following = following
        self._changes = changes
        self._commits = commits

    async def vacate(self, table_id: str, seat: int, person: str) -> None:
        """Let somebody leave: an open table loses the seat, a game goes on as was chosen.

        If the game begins or somebody else sits down there at that moment, it is as it is by then.
        """
        live = await self._following.fresh(table_id)
        if live.row.status == "open":
            with contextlib.suppress(Problem):
                await stand_up(self._changes, live, seat, person)
            await refresh(self._store, live)
        if live.row.status != "running" or live.seats[seat].person != person:
            return
        if live.table is None and live.unread is None:
            await self._following.renew(live)
        if why_halted(live) is not None:
            await leave_halted(self._changes, live, [seat])
        else:
            with contextlib.suppress(Problem, Refused):
                await self._commits.carry_out(live, departure(live, seat))


def unnamed(setup: Setup, there: Sequence[str | None]) -> Setup:
    """Return what was chosen for a table, without who imported the game once they are not there any more."""
    origin = setup.imported
    if origin is None or origin.by in there:
        return setup
    return msgspec.structs.replace(setup, imported=msgspec.structs.replace(origin, by=""))
