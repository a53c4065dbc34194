"""What is handed out at a table: keys of a seat, invitations and hand-overs, each in somebody's name and for a time.

A sitting begins when somebody sits down. It ends when they stand up, are sent away, hand the seat on, draw lots for
seats, recover their account, or are forgotten. A key and a hand-over are good for the sitting in which they were made.
That is looked at whenever they are used, so nothing depends on whether somebody has removed their rows.
"""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from tafelrunde.server.door.callers import BOT, DAY, SEAT, SESSION, Caller, fits
from tafelrunde.server.door.security import hashed, new_token
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.following import Following, refresh
from tafelrunde.server.live.live import ATTEMPTS, Live
from tafelrunde.store.store import Person, SeatRow, Store, Swap, Token

INVITE: Final = "invite"
HANDOVER: Final = "handover"
LASTS: Final = {SEAT: 365 * DAY, INVITE: 28 * DAY, HANDOVER: 28 * DAY}
"""How long each is good for at most, in milliseconds."""
MANY: Final = 32
"""So many somebody has at a table; when they make another one, the oldest ends."""


def sat_down(row: SeatRow, person: str, name: str) -> SeatRow:
    """Return a seat that somebody has just taken."""
    return SeatRow(row.table_id, row.seat, person, "", name, new_token()[:16])


def anew(row: SeatRow) -> SeatRow:
    """Return a seat whose sitting is over and begins again: nothing that was handed out for it is good any more."""
    return msgspec.structs.replace(row, sitting=new_token()[:16] if row.person else "")


async def hand_out(store: Store, kind: str, live: Live, seat: int | None, caller: Caller) -> str:
    """Return a new token: to sit down, to take a seat over, or to play for a seat of one's own.

    It is written only if the session that asks for it goes on by then, and the sitting that it is for.
    """
    text = new_token()
    for _ in range(ATTEMPTS):
        session = await store.get(Token, caller.token.hash)
        if session is None:
            raise Problem("signed-out")
        kept: list[Swap] = [(session, session)]
        sitting = ""
        if seat is not None:
            live.check_seat(caller, seat)
            sitting = live.seats[seat].sitting
            kept.append((live.seats[seat], live.seats[seat]))
        token = Token(hashed(text), kind, caller.person.id, live.id, seat, now(), now() + LASTS[kind], sitting)
        if await store.swap(*kept, token):
            break
        await refresh(store, live)
    else:
        raise Problem("storage")
    made = await store.find(Token, table_id=live.id, person=caller.person.id, order="-created")
    await store.delete(*made[MANY:])
    return text


async def redeem(store: Store, following: Following, text: str) -> tuple[Token, Live]:
    """Return what a link is good for, and the table that it leads to."""
    token = await store.get(Token, hashed(text))
    if token is None or token.kind not in (INVITE, HANDOVER) or token.table_id is None or token.person is None:
        raise Problem("unknown-link")
    maker = await store.get(Person, token.person)
    if maker is None or maker.banned:
        raise Problem("unknown-link")
    live = await following.fresh(token.table_id)
    check(token, live)
    return token, live


def check(token: Token, live: Live) -> None:
    """Refuse a link that is no longer good: it speaks for whoever made it, as long as they sit there or are host."""
    late = token.expires is not None and token.expires < now()
    if token.kind == HANDOVER:
        theirs = live.row.status in ("open", "running") and any(fits(token, row) for row in live.seats)
    else:
        theirs = token.person in (live.row.host, *(row.person for row in live.seats))
    if late or not theirs or token.person in live.setup.removed:
        raise Problem("unknown-link")


async def reseat(
    store: Store, person: str, how: Callable[[SeatRow], SeatRow], beside: Iterable[Token] = ()
) -> set[str]:
    """Change all seats of somebody, each as it is by then, with the tokens that are for it; return their tables."""
    changed = set()
    for found in await store.find(SeatRow, person=person):
        row: SeatRow | None = found
        along = [token for token in beside if (token.table_id, token.seat) == (found.table_id, found.seat)]
        while row is not None and row.person == person and (new := how(row)) is not row:
            if await store.swap((row, new), *along):
                changed.add(row.table_id)
                break
            row = await store.get(SeatRow, found.table_id, found.seat)
    return changed


async def revoke(store: Store, person: str, but: str = "") -> set[str]:
    """End all that lets anybody in as somebody or their bots: sessions, keys, links. Return where sittings are over.

    Sessions go first, all `but` one that may be named: after that no other can hand out anything more.
    """
    sessions = [token for token in await store.find(Token, person=person) if token.kind == SESSION]
    await store.delete(*(token for token in sessions if token.hash != but))
    for bot in await store.find(Person, owner=person):
        await store.delete(*await store.find(Token, person=bot.id, kind=BOT))
    rest = [token for token in await store.find(Token, person=person) if token.hash != but]
    places = {(token.table_id, token.seat) for token in rest}
    changed = await reseat(store, person, lambda row: anew(row) if (row.table_id, row.seat) in places else row)
    await store.delete(*rest)
    return changed
