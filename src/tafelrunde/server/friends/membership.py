"""Who is in a group of friends: how it begins, how one comes in, leaves, is sent away, and is forgotten."""

from typing import Any, Final

import msgspec

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.security import new_token
from tafelrunde.server.friends.circles import YEAR, Circle
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.changing import keep, known
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import cleaned, folded
from tafelrunde.store.store import Block, Group, Member, Row, Store, Swap

MEMBERS: Final = 24
"""So many are in a group at most."""
ROWS: Final = 100
"""So many names a group remembers, those that were sent away among them."""
EACH: Final = 40
"""So many groups somebody is in at most."""
LOOKS: Final = [(shape, (shape + turn) % 6) for turn in range(6) for shape in range(6)]
"""Shapes and colours: first those that belong together."""
SECRET: Final = 22
"""Letters of a link's secret, six bits each."""


def altered(row: Group, **changes: Any) -> Group:
    """Return the row of a group with changes, later than it was: so whoever knows it as it was is told apart."""
    return msgspec.structs.replace(row, changed=max(now(), row.changed + 1), **changes)


def new_link() -> str:
    """Return what nobody can guess."""
    return new_token()[:SECRET]


async def found(store: Store, groups: Groups, caller: Caller, name: str, member: str, origin: str = "") -> Circle:
    """Make a group of one, who is its host."""
    await check_room(store, caller.person.id)
    group = Group(new_token()[:16], name, 1, new_link(), now() + YEAR, origin=origin, created=now(), changed=now())
    first = Member(group.id, 1, caller.person.id, member, joined=now())
    await keep(store, [caller.person.id], group, first)
    return await groups.get(group.id)


async def check_room(store: Store, person: str) -> None:
    """Refuse to whoever is in very many groups to be in one more."""
    if len(await store.find(Member, person=person)) >= EACH:
        raise Problem("full", said="server-full-groups", most=EACH)


async def join(store: Store, groups: Groups, circle: Circle, caller: Caller, name: str) -> None:
    """Come in under a name of one's own; whoever is in stays who they are."""
    person = caller.person.id
    await check_welcome(store, circle, person)
    if circle.number_of(person) is not None:
        return
    await check_room(store, person)

    async def joined() -> list[Row | Swap]:
        if circle.number_of(person) is not None:
            return [(circle.row, circle.row)]
        check_name(circle, name)
        if len(circle.inside()) >= MEMBERS or len(circle.members) >= ROWS:
            raise Problem("full", said="server-full-group", most=MEMBERS)
        taken = {(one.shape, one.colour) for one in circle.inside()}
        shape, colour = next(look for look in LOOKS if look not in taken)
        number = max(circle.members, default=0) + 1
        newcomer = Member(circle.id, number, person, name, shape, colour, joined=now())
        return [*await known(store, person), (circle.row, altered(circle.row)), newcomer]

    await groups.change(circle, joined)


async def check_welcome(store: Store, circle: Circle, person: str) -> None:
    """Refuse whom the host has sent away, and who does not meet the host, or the host them."""
    if any(one.person == person and one.status == "out" for one in circle.members.values()):
        raise Problem("blocked", said="server-blocked-group")
    host = circle.members[circle.row.host].person
    for one, other in ((host, person), (person, host)):
        if one and other and await store.get(Block, one, other) is not None:
            raise Problem("blocked", said="server-blocked-group")


def check_name(circle: Circle, name: str, number: int | None = None) -> None:
    """Refuse a name that somebody in the group has."""
    if any(one.number != number and folded(one.name) == folded(name) for one in circle.inside()):
        raise Problem("name-taken", name=name)


async def change_me(groups: Groups, circle: Circle, me: Member, changes: dict[str, Any]) -> None:
    """Change how somebody is called and looks in the group; two never look alike."""
    if changes.get("name") is not None:
        changes["name"] = cleaned(changes["name"])
    fields = {name: value for name, value in changes.items() if value is not None or name == "monster"}

    async def changed() -> list[Row | Swap]:
        old = circle.members[me.number]
        new = msgspec.structs.replace(old, **fields)
        others = [one for one in circle.inside() if one.number != me.number]
        if new.name != old.name:
            check_name(circle, new.name, me.number)
        look = (new.shape, new.colour)
        if look != (old.shape, old.colour) and any((one.shape, one.colour) == look for one in others):
            raise Problem("taken", said="server-taken-look")
        if new.monster not in (None, old.monster) and any(one.monster == new.monster for one in others):
            raise Problem("taken", said="server-taken-monster")
        return [(circle.row, altered(circle.row)), (old, new)]

    await groups.change(circle, changed)


async def settle(groups: Groups, circle: Circle, **changes: Any) -> None:
    """Change what the host may change about a group."""

    async def settled() -> list[Row | Swap]:
        return [(circle.row, altered(circle.row, **changes))]

    await groups.change(circle, settled)


async def leave(
    store: Store, groups: Groups, closing: Closing, circle: Circle, number: int, forgotten: bool = False
) -> None:
    """Leave a group; without its host whoever has been in it for longest is host, and without anybody it is closed."""

    async def left() -> list[Row | Swap]:
        me = circle.members[number]
        gone = msgspec.structs.replace(me, person=None, name="", status="out", claim=None)
        others = [one.number for one in circle.inside() if one.number != number]
        passes = circle.row.host == number and bool(others)
        here = [one for one in others if one in circle.here()]
        host = min(here or others) if passes else circle.row.host
        name = "" if forgotten and circle.row.host == number else circle.row.name  # it may be their words
        return [(circle.row, altered(circle.row, host=host, name=name)), (me, gone)]

    await groups.change(circle, left)
    if circle.inside():
        await store.delete(Member(circle.id, number, None, ""))
        await groups.changed(circle.id)
    else:
        await closing.close(circle)


async def remove(groups: Groups, circle: Circle, number: int) -> None:
    """Send somebody away for good; for all others there is a new link by itself, and that alone leads in."""

    async def removed() -> list[Row | Swap]:
        old = circle.members.get(number)
        if old is None or old.status != "in" or number == circle.row.host:
            raise Problem("unknown-person", person=str(number))
        gone = msgspec.structs.replace(old, status="out", claim=None, wish="")
        return [(circle.row, altered(circle.row, link=new_link(), origin="")), (old, gone)]

    await groups.change(circle, removed)


async def forget(store: Store, groups: Groups, closing: Closing, person: str) -> None:
    """Leave all groups, and let none remember that one was sent away."""
    for member in await store.find(Member, person=person):
        if member.status == "in":
            try:
                circle = await groups.get(member.group_id)
            except Problem:
                await store.delete(member)  # the group is not there any more
                continue
            await leave(store, groups, closing, circle, member.number, forgotten=True)
        else:
            await store.delete(member)
            await groups.changed(member.group_id)
    for claimed in await store.find(Member, claim=person):
        await store.swap((claimed, msgspec.structs.replace(claimed, claim=None)))
        await groups.changed(claimed.group_id)


async def hosted(store: Store, person: str) -> list[Group]:
    """Return the groups of which somebody is the host."""
    members = await store.find(Member, person=person, status="in")
    rows = [(one, await store.get(Group, one.group_id)) for one in members]
    return [row for one, row in rows if row is not None and row.host == one.number]


async def bring_along(store: Store, groups: Groups, closing: Closing, guest: str, person: str) -> None:
    """Let an account be in the groups in which it was as a guest until now; where it is in already, as it is there."""
    for member in await store.find(Member, person=guest):
        theirs = [one for one in await store.find(Member, person=person) if one.group_id == member.group_id]
        if not theirs:
            await store.swap((member, msgspec.structs.replace(member, person=person)))
            await groups.changed(member.group_id)
            continue
        circle = await groups.get(member.group_id)
        if circle.row.host == member.number and theirs[0].status == "in":
            await settle(groups, circle, host=theirs[0].number)
        if member.status == "in":
            await leave(store, groups, closing, circle, member.number)
