"""The parts of one server process: made in the order in which one stands on the other, and told who listens to whom."""

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tafelrunde.server.archive.reader import Reader
from tafelrunde.server.bots.workers import Pool
from tafelrunde.server.door.callers import Sessions
from tafelrunde.server.door.holding import Room
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.passwords import Passwords
from tafelrunde.server.door.security import Cookies
from tafelrunde.server.friends.blackboard import Blackboard
from tafelrunde.server.friends.claims import Claims
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.gatherings import Gatherings
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.friends.meeting import take_call
from tafelrunde.server.ground.messages import Nudged, Turn
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.process import Leftovers, Process
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.work import Works
from tafelrunde.server.live.advice import Advice
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.chat import hear
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.driver import Driver
from tafelrunde.server.live.errands import Errands
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.hall import Hall
from tafelrunde.server.live.leaving import Leaving
from tafelrunde.server.live.life import Signs
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.news import News
from tafelrunde.server.live.notices import Notices
from tafelrunde.server.live.obeying import Obeying
from tafelrunde.server.live.presence import Presence
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.live.showing import Showing
from tafelrunde.server.live.sockets import Crowd
from tafelrunde.server.live.table_talk import Parts as TalkParts
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.unfinished import Unfinished
from tafelrunde.server.live.upkeep import Upkeep
from tafelrunde.server.lobby.listing import Listing
from tafelrunde.server.lobby.lobby import Lobby
from tafelrunde.server.lobby.sitting import Vacating
from tafelrunde.server.operations import garbage, vitals
from tafelrunde.server.operations.forgetting import Tidying
from tafelrunde.server.people.accounts import Arrivals
from tafelrunde.server.people.guests import Belongings
from tafelrunde.server.people.traces import Traces
from tafelrunde.store.store import Store


@dataclass
class Parts:
    """All parts: routes take from here what they use, and the parts themselves know each only some others."""

    settings: Settings
    store: Store
    metrics: Metrics
    process: Process
    leftovers: Leftovers
    work: Works
    limits: Limits
    passwords: Passwords
    cookies: Cookies
    room: Room
    sessions: Sessions
    crowd: Crowd
    pool: Pool
    importer: Reader
    replayer: Reader
    life: Signs
    hall: Hall
    notices: Notices
    tables: Tables
    showing: Showing
    following: Following
    commits: Commits
    driver: Driver
    errands: Errands
    presence: Presence
    recognition: Recognition
    upkeep: Upkeep
    news: News
    changes: Changes
    obeying: Obeying
    advice: Advice
    table_talk: TalkParts
    lobby: Lobby
    listing: Listing
    blackboard: Blackboard
    groups: Groups
    closing: Closing
    gatherings: Gatherings
    claims: Claims
    arrivals: Arrivals
    traces: Traces
    tidying: Tidying


def build(settings: Settings, store: Store, metrics: Metrics, brought: Sequence[str]) -> Parts:
    """Return the parts of a process; `brought` are the operator's own bots."""
    process, leftovers, work = Process(), Leftovers(), Works()
    limits, sessions = Limits(settings, store), Sessions(store, settings.guest_days)
    crowd = Crowd(settings.max_sockets, settings.max_sockets_each, metrics)
    pool = Pool(settings.bot_processes, settings.bot_seconds, brought, metrics, settings.bot_pace)
    cookies, life = Cookies(settings), Signs(store)
    # The live table.
    hall = Hall(settings.who == "everybody")
    notices = Notices(settings, store, metrics, work.names, hall)
    tables = Tables(settings, store, metrics, work.tables, life)
    showing = Showing(hall, notices)
    following = Following(store, tables, showing)
    commits = Commits(store, metrics, tables, following, showing)
    driver = Driver(process, settings.bot_pace, store, pool, tables, commits)
    errands = Errands()
    leaving = Leaving(store, tables, driver, errands)
    presence = Presence(process.name, store, tables, showing)
    recognition = Recognition(store, sessions, tables)
    upkeep = Upkeep(
        settings.idle_seconds,
        store,
        metrics,
        tables=tables,
        following=following,
        commits=commits,
        driver=driver,
        leaving=leaving,
        errands=errands,
        presence=presence,
        recognition=recognition,
        showing=showing,
    )
    changes = Changes(store, tables, showing)
    obeying, advice = Obeying(store, limits, following, commits), Advice(limits, pool)
    talk = TalkParts(
        crowd,
        store,
        sessions,
        tables,
        following,
        presence=presence,
        hall=hall,
        commits=commits,
        obeying=obeying,
        advice=advice,
    )
    unfinished = Unfinished(settings, store, tables, commits, changes)
    showing.then = driver.drive
    life.back = upkeep.owe_all
    tables.loaded += [upkeep.owe, leaving.make_room, driver.drive]
    tables.dropped.append(driver.stop_driving)
    # Around it.
    lobby = Lobby(settings, store, work.tables, pool, tables, changes, showing)
    listing = Listing(settings, store, life, tables, hall)
    vacating = Vacating(store, following, changes, commits)
    blackboard = Blackboard(settings.url, tables.peek)
    groups = Groups(store, blackboard)
    closing = Closing(store, leftovers, changes, groups)
    gatherings = Gatherings(process, settings.idle_seconds, store, limits, groups, blackboard)
    traces = Traces(store, leftovers, recognition, vacating, changes, groups, closing)
    tidying = Tidying(
        settings,
        store,
        sessions,
        leftovers,
        unfinished=unfinished,
        tables=tables,
        lobby=lobby,
        closing=closing,
        traces=traces,
    )
    hall.changed += [lambda live: listing.forget(live.id), groups.heard]
    hall.stale.append(listing.forget)
    recognition.rooms += [lambda: hall.watchers, groups.watchers]
    parts = Parts(
        settings,
        store,
        metrics,
        process,
        leftovers,
        work,
        limits,
        passwords=Passwords(),
        cookies=cookies,
        room=Room(),
        sessions=sessions,
        crowd=crowd,
        pool=pool,
        importer=Reader(brought),
        replayer=Reader(brought),
        life=life,
        hall=hall,
        notices=notices,
        tables=tables,
        showing=showing,
        following=following,
        commits=commits,
        driver=driver,
        errands=errands,
        presence=presence,
        recognition=recognition,
        upkeep=upkeep,
        news=News(store),
        changes=changes,
        obeying=obeying,
        advice=advice,
        table_talk=talk,
        lobby=lobby,
        listing=listing,
        blackboard=blackboard,
        groups=groups,
        closing=closing,
        gatherings=gatherings,
        claims=Claims(store, changes, groups, blackboard),
        arrivals=Arrivals(store, cookies, recognition, Belongings(store, recognition, changes, groups, closing)),
        traces=traces,
        tidying=tidying,
    )
    listen(parts)
    return parts


def listen(parts: Parts) -> None:
    """Let every part take what other processes say that is for it."""
    news, tables, following, hall = parts.news, parts.tables, parts.following, parts.hall

    async def take_row(table_id: str) -> None:
        live = tables.peek(table_id)
        if live is None:
            await parts.listing.show_other(table_id)
        else:
            await following.renew(live)
            parts.showing.tell(live)

    async def take_line(rest: str) -> None:
        live = tables.peek(rest)
        if live is not None:
            await hear(parts.store, live)

    async def take_turn(rest: str) -> None:
        table_id, seat, version, on, person = rest.split("/")
        if tables.peek(table_id) is None:
            hall.pass_on(person, Turn(table_id, int(seat), int(version), on == "1"))

    async def take_nudge(rest: str) -> None:
        table_id, seat, by, person = rest.split("/")
        if tables.peek(table_id) is None:
            hall.pass_on(person, Nudged(table_id, int(seat), int(by)))

    async def take_log(table_id: str, seq: int) -> None:
        live: Live | None = tables.peek(table_id)
        if live is not None and live.table is None:
            await following.renew(live)
        elif live is not None and live.table is not None and live.table.seq < seq:
            parts.errands.do(table_id, following.read_on)

    async def read_all_anew() -> None:
        parts.sessions.forget()
        for live in tables.in_memory():
            await following.renew(live)

    news.written = take_log
    news.missed += [read_all_anew, parts.recognition.forget_all, parts.groups.forget]
    news.takers |= {
        "person": parts.recognition.see_off,
        "row": take_row,
        "chat": take_line,
        "turn": take_turn,
        "nudged": take_nudge,
        "presence": parts.presence.believe,
        "watching": parts.presence.believe_watching,
        "group": parts.gatherings.take_change,
        "group-anew": parts.groups.read_anew,
        "group-chat": parts.gatherings.take_line,
        "group-who": parts.gatherings.tell_who,
        "group-move": parts.gatherings.take_move,
        "group-here": parts.gatherings.take_here,
        "group-call": partial(take_call, tables),
    }


def look_after(parts: Parts) -> list[Coroutine[Any, Any, None]]:
    """Return what goes on for as long as the process lives."""
    return [
        parts.upkeep.watch_due(),
        parts.upkeep.sweep(),
        parts.news.follow(),
        parts.gatherings.look_after(),
        parts.tidying.go_on(),
        garbage.look_regularly(),
        vitals.note_regularly(parts.settings, parts.store, parts.metrics, parts.pool, parts.crowd),
    ]


def turn_away(parts: Parts) -> None:
    """Tell whoever waits for what takes its time that the server stops: nothing of it would be done in time."""
    for work in (parts.work.replays, parts.work.imports):
        work.stop()
    parts.passwords.stop()
    parts.pool.stop_hints()
    for reader in (parts.importer, parts.replayer):
        reader.end(for_good=True)
