"""Who may come in: everybody, those who were invited, or members alone; what the operator says of the house.

A code of the operator has nobody yet: it is good for one person, once, for thirty days. A table's link lets a friend in
as long as it is good at all, and so does the link of a group of friends.
"""

import secrets
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import Response

from tafelrunde.server.door.callers import DAY, Maybe, kept_out
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.security import hashed
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.friends.groups import invited as in_group
from tafelrunde.server.ground.answers import answer, gives
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.following import Following
from tafelrunde.server.lobby.links import redeem
from tafelrunde.store.store import Ban, Person, Store, Swap, Token

router = APIRouter(prefix="/api", tags=["people"])

CODE: Final = "code"
LASTING: Final = 30 * DAY
BARRED: Final = DAY
"""So long after a ban new guests from where somebody was last seen need a code."""
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


class Facts(Struct, frozen=True):
    """What everybody may know of a server, and the texts of its operator."""

    who: str
    """Who may come in: "everybody", "invited" or "members"."""
    guest_days: int
    """Guests who were not seen for so long, and are in no game, are forgotten."""
    table_days: int
    """A game ends when nobody has moved or looked in for so long, and nothing goes on by itself."""
    imprint: str
    privacy: str


@router.get("/house", responses=gives(Facts))
async def look_at_house(request: Request, caller: Maybe) -> Response:
    """Say who may come in here, what ends when, and what the operator has to say."""
    settings: Settings = request.app.state.settings
    texts = [text_of(settings.imprint), text_of(settings.privacy)]
    return answer(Facts(settings.who, settings.guest_days, settings.table_days, *texts))


@cache
def text_of(path: str) -> str:
    """Return a text of the operator, as it was when somebody first wanted it."""
    return Path(path).expanduser().read_text("utf-8").strip() if path else ""


async def let_in(
    settings: Settings,
    store: Store,
    limits: Limits,
    following: Following,
    groups: Groups,
    where: str,
    code: str | None,
    link: str | None,
) -> list[Swap]:
    """Return what letting a new guest in uses up; refuse whom nobody has invited."""
    if code is not None:
        return [await used(store, limits, where, code)]
    if await is_barred(store, limits, where):
        raise Problem("code-needed")
    if settings.who != "everybody":
        if link is None:
            raise kept_out(settings)
        await invited(store, following, groups, link)
    return []


async def invited(store: Store, following: Following, groups: Groups, link: str) -> None:
    """Refuse a link that leads neither to a table nor to a group of friends."""
    try:
        await redeem(store, following, link)
    except Problem:
        await in_group(groups, link)


async def used(store: Store, limits: Limits, where: str, code: str) -> Swap:
    """Return how a code is used up; one that is not good is an attempt that has failed."""
    token = await store.get(Token, hashed(plain(code)))
    if token is None or token.kind != CODE or (token.expires or 0) <= now():
        await limits.spend(limits.passwords, where)
        raise Problem("unknown-code")
    return token, msgspec.structs.replace(token, expires=0)


async def make_code(store: Store) -> str:
    """Return a new code: 80 bits in groups of four."""
    text = "".join(secrets.choice(LETTERS) for _ in range(16))
    await store.insert(Token(hashed(text), CODE, created=now(), expires=now() + LASTING))
    return "-".join(text[k : k + 4] for k in range(0, 16, 4))


def plain(code: str) -> str:
    """Return a code as it is compared: without hyphens, blanks and capitals."""
    return "".join(c for c in code.lower() if c.isalnum())


def place_of(where: str) -> str:
    """Return by what an address is known that is barred: a hash."""
    return hashed(f"place {where}")


async def is_barred(store: Store, limits: Limits, where: str) -> bool:
    """Tell whether somebody who was last seen there was locked out within a day."""
    barred = await store.get(Ban, place_of(where))
    return barred is not None and (barred.until or 0) > now() and not limits.is_exempt(where)


async def bar_places(store: Store, person: Person) -> None:
    """Let new guests from where somebody was last seen need a code for a day."""
    tokens = await store.find(Token, person=person.id)
    await store.put(*(Ban(place_of(token.place), now() + BARRED) for token in tokens if token.place))


async def free_places(store: Store, person: Person) -> None:
    """Let new guests in again from where somebody was last seen."""
    tokens = await store.find(Token, person=person.id)
    await store.delete(*(Ban(place_of(token.place)) for token in tokens if token.place))
