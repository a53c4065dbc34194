"""Non-interference over the wire: two tables that differ in what somebody may not know send them the same bytes."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.store.sqlite import SqliteStore
from tafelrunde.store.store import SeatRow, TableRow
from tafelrunde.table import Table
from tafelrunde.table.log import Entry, entry_lines

from .conftest import Opened
from .inn import Ear, Guest, Inn

SEATS = {"claim": 2, "tyrant": 2, "tokyo": 3, "morpork": 3}
STEPS = 8
ALL_IN_SIGHT = {("tyrant", 1), ("tokyo", 0), ("tokyo", 1), ("tokyo", None)}
"""The rebel knows who the assassins are, and monsters hold nothing in secret most of the time."""
TIMES = re.compile(r'"(?:at|created|changed|began|ended)": ?\d+|"(?:since|\d+)": ?\d{13}')


def twins(game_id: str, viewer: int | None, seed: int) -> tuple[State, State]:
    """Return two states in the middle of a game that look the same to somebody, and are not if they need not be."""
    game, rng = games.load(game_id), Rng(seed)
    found = None
    for attempt in range(40):
        state = game.new(SEATS[game_id])
        for _ in range(10 + int(rng.below(40))):
            if state.who == CHANCE:
                state.settle(rng)
            legal = state.legal()
            if not legal:
                break
            state.apply(legal[int(rng.below(len(legal)))])
        state.settle(rng)
        if state.who < 0 or (viewer is not None and attempt % 3 and state.who != viewer):
            continue
        found = state, state.view(viewer).determinise(rng)
        if found[0] != found[1]:
            return found
    assert found is not None
    assert (game_id, viewer) in ALL_IN_SIGHT
    return found


Batch = tuple[list[Entry], list[Entry]]


def together(one: State, two: State, viewer: int | None, rng: Rng) -> Iterator[Batch]:
    """Yield what both logs go on with while the same is done at both tables, by players and chance."""
    for _ in range(STEPS):
        first: list[Entry] = []
        second: list[Entry] = []
        while not first or one.who == CHANCE:
            common = sorted(set(one.legal()) & set(two.legal()))
            if not common or one.who != two.who:
                return
            who, action = int(one.who), common[int(rng.below(len(common)))]
            told: list[Event] = []
            one.events = told
            one.apply(action)
            one.events = None
            two.apply(action)
            first.append(Entry(who, action, one.key()))
            second.append(Entry(who, action, two.key()))
            if any(event.reveals for event in told) or one.view(viewer) != two.view(viewer):
                return  # the rules have shown something: from here on the two may differ
        yield first, second


class Twin:
    """One of two tables: its log is written step by step, as another process would write it."""

    def __init__(self, state: State, store: Path, host: str, viewer: Guest, seat: int | None) -> None:
        self.id = f"twin{id(self):x}"
        table = Table(state.game, ["human"] * int(state.seats), position=state.position(), ask_all=True)
        self.lines = table.lines()
        self.store = store
        self.game = state.game
        row = TableRow(self.id, state.game.id, host, "running", False, {}, 0, 0)
        seats = [SeatRow(self.id, k, viewer.id if k == seat else host, "", f"P{k}") for k in range(int(state.seats))]
        asyncio.run(self._write(0, self.lines, [row, *seats]))

    async def _write(self, seq: int, lines: list[str], rows: list[TableRow | SeatRow]) -> None:
        store = SqliteStore(self.store, alone=False)
        await store.open()
        await store.append(self.id, seq, lines, rows=rows)
        await store.close()

    def goes_on(self, entries: list[Entry]) -> None:
        new = entry_lines(self.game, entries).splitlines()
        asyncio.run(self._write(len(self.lines), new, []))
        self.lines += new

    def told(self, text: str) -> str:
        """Return what was sent, without the id of the table and the time of day."""
        return TIMES.sub("", text.replace(self.id, "TABLE"))


def asked_in_every_way(guest: Guest, twin: Twin, seat: int | None) -> list[str]:
    """Return the answers to everything that can be asked about a table over HTTP."""
    where = "" if seat is None else f"seat={seat}"
    found = []
    told = ("desk?since=0&", "desk?", "view?", "deeds?", "goals?", "layout?", "chat?")
    for path in (*told, "replay?", "replay?open=true&words=true&", "moments/1.png?eyes=open&", "export?", "?"):
        said = guest.inn.client.get(f"/api/tables/{twin.id}/{path}{where}".replace("/?", "?"), headers=guest.headers)
        found.append(f"{path} {said.status_code} {said.text}")
    seen = json.loads(found[1].split(" ", 2)[2])
    assert seat is None or found[2].startswith("view? 200 ")
    version, offers = seen["version"], seen["desk"]["ask"].get("offers", [])
    other = next(action for action in range(10_000) if action not in {offer["action"] for offer in offers})
    commands: list[dict[str, Any]] = [
        {"type": "submit", "version": version, "actions": [other]},
        {"type": "submit", "version": version, "actions": [999_999]},
        {"type": "submit", "version": 0, "actions": [1]},
        {"type": "undo", "version": version},
        {"type": "stand", "version": version},
        {"type": "answer", "yes": True},
        {"type": "come_back"},
        {"type": "nudge"},
        {"type": "call_bot", "on": True},
    ]
    for body in commands:
        given = {**body, "cmd_id": f"c{len(found)}", "seat": seat or 0}
        if seat is not None or body["type"] != "submit":
            said = guest.inn.client.post(f"/api/tables/{twin.id}/commands", json=given, headers=guest.headers)
            found.append(f"{body} {said.status_code} {said.text}")
    for name in ("walks", "picks", "as_it_lies", "in_order", "discard", "hint", "nothing"):
        args = {"figure": "knight_3"} if name == "walks" else {}
        wish = {"type": "request", "cmd_id": "r", "seat": seat, "name": name, "args": args}
        said = guest.inn.client.post(f"/api/tables/{twin.id}/requests", json=wish, headers=guest.headers)
        found.append(f"{name} {said.status_code} {said.text}")
    chairs = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (len(seen["desk"]["seats"]) - 1)]
    for way in ({"open": True}, {"seat": seat or 0}, {}):
        body = {"version": 1, "chairs": chairs, **way}
        said = guest.inn.client.post(f"/api/tables/{twin.id}/differently", json=body, headers=guest.headers)
        assert said.status_code == 403, "not before the end"
        found.append(said.text)
    if seat is not None:
        said = guest.inn.client.post(
            f"/api/tables/{twin.id}/wrong", json={"seat": seat, "text": "?"}, headers=guest.headers
        )
        found.append(said.text)
    return [twin.told(text) for text in found]


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["first", "second", "spectator"])
@pytest.mark.parametrize("game_id", SEATS)
def test_nobody_is_sent_what_they_may_not_know(
    opened: Opened, tmp_path: Path, game_id: str, viewer: int | None
) -> None:
    inn = opened(idle_seconds=3600.0)
    host, guest = inn.guest("Host"), inn.guest("Guest")
    rng = Rng(11)
    steps = 0
    for seed in (1, 2) if game_id != "tokyo" else (1,):
        states = twins(game_id, viewer, seed)
        tables = [Twin(state, tmp_path / "inn.db", host.id, guest, viewer) for state in states]
        with guest.at(tables[0].id, viewer, 0) as one, guest.at(tables[1].id, viewer, 0) as two:
            heard = [settled(ear, twin) for ear, twin in zip((one, two), tables, strict=True)]
            assert heard[0] == heard[1]
            for batch in together(*states, viewer, rng):
                for twin, entries in zip(tables, batch, strict=True):
                    twin.goes_on(entries)
                    # The server finds out as it would about any other process: by what was written before it.
                    poke(inn, host, twin)
                heard = [settled(ear, twin) for ear, twin in zip((one, two), tables, strict=True)]
                assert heard[0] == heard[1]
                assert any('"type":"desk"' in text for text in heard[0])
                steps += 1
            assert asked_in_every_way(guest, tables[0], viewer) == asked_in_every_way(guest, tables[1], viewer)
            heard = [settled(ear, twin) for ear, twin in zip((one, two), tables, strict=True)]
            assert heard[0] == heard[1]
    assert steps >= 1


def poke(inn: Inn, host: Guest, twin: Twin) -> None:
    """Let the server notice what was written: a command that comes too late makes it look again."""
    seat = next(k for k in range(6) if k in host.get(f"/tables/{twin.id}")["mine"])
    body = {"type": "ask_again", "cmd_id": f"poke{len(twin.lines)}", "seat": seat}
    said = inn.client.post(f"/api/tables/{twin.id}/commands", json=body, headers=host.headers)
    assert said.status_code in (200, 409), said.text
    if said.status_code == 200:
        twin.lines.append("")  # it is in the log too


def settled(ear: Ear, twin: Twin) -> list[str]:
    """Return what was sent until now."""
    before = len(ear.raw)
    ear.pong()
    return [twin.told(text) for text in ear.raw[before:]]


def test_the_suite_would_notice_a_leak() -> None:
    """The true state's key tells two tables apart that look the same: were it sent, the scenes above would fail."""
    one, two = twins("claim", 0, 1)
    assert one.view(0).key() == two.view(0).key()
    assert one.key() != two.key()
