"""Logs as large as they may be: how many are in memory at once, and what becomes of them when a server stops."""

import asyncio
import json
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.bench.strangers import Hints, Imports, Replays, Stranger
from tafelrunde.server.door import holding
from tafelrunde.server.door.holding import Held, Room
from tafelrunde.server.door.security import LARGEST_IMPORT, PIECE, Unread, pieces

from .running import Running

Scene = Callable[[int], Awaitable[None]]


def at_a_server(folder: Path, scene: Scene, **variables: str) -> Running:
    """Play a scene at a real server, and return it: it has been told to stop."""
    running = Running(folder, **variables)
    try:
        asyncio.run(asyncio.wait_for(scene(running.port), 120))
    finally:
        running.stop()
    return running


def test_one_address_brings_so_much_at_once_and_leaves_room_for_others(tmp_path: Path) -> None:
    async def scene(port: int) -> None:
        anna, bea = Stranger(port, 0), Stranger(port, 1)
        for guest in (anna, bea):
            await guest.come_in()
        halves = [await anna.connected() for _ in range(holding.EACH // LARGEST_IMPORT + 1)]
        for _, writer in halves:
            writer.write(anna.head("POST", "/import", LARGEST_IMPORT) + b'{"log"')
        heard = [asyncio.create_task(reader.readline()) for reader, _ in halves]
        (refused,), waiting = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
        assert refused.result().startswith(b"HTTP/1.1 429")
        big = {"log": " " * 700_000}
        assert (await anna.ask("POST", "/import", big))[1]["code"] == "too-often"
        assert (await bea.ask("POST", "/import", big))[0] == 422, "it is no log, but it is looked at"
        for task in waiting:
            task.cancel()
        for _, writer in halves:
            writer.close()
        while (await anna.ask("POST", "/import", big))[0] == 429:  # until it is known that nobody brings anything more
            await asyncio.sleep(0.05)

    running = at_a_server(tmp_path, scene)
    assert '"error"' not in (running.folder / "errors").read_text(), "who hangs up is no news"


@pytest.mark.ends("log that is gone through: the server stops")
def test_whoever_waits_for_what_takes_its_time_is_told_that_the_server_stops(tmp_path: Path) -> None:
    answers: Counter[tuple[str, int]] = Counter()

    async def scene(port: int) -> None:
        attacks = [Imports(port), Replays(port), Hints(port)]
        for attack in attacks:
            await attack.prepare(harm=True)

        async def one(kind: str, asked: Awaitable[int]) -> None:
            try:
                answers[kind, await asked] += 1
            except (OSError, EOFError):
                answers[kind, -1] += 1

        async def guess(number: int) -> int:
            said = {"login": "nobody", "password": f"guess {number}"}
            return (await Stranger(port, number).ask("POST", "/login", said))[0]

        waiting = [
            asyncio.create_task(one(kind, how(number)))
            for kind, how in (
                ("guesses", guess),
                *((type(attack).__name__, attack.harm) for attack in attacks),
            )
            for number in range(10)
        ]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert running.process is not None
        running.process.send_signal(signal.SIGTERM)
        await asyncio.gather(*waiting)

    running = Running(tmp_path)
    asyncio.run(asyncio.wait_for(scene(running.port), 120))
    assert running.stop() in (0, -15)
    assert {status for _, status in answers} <= {200, 201, 400, 401, 429, 503, -1}
    assert sum(answers[kind, 503] for kind in ("Imports", "Replays", "Hints", "guesses")) > 5, answers
    log = (tmp_path / "errors").read_text()
    assert '"error"' not in log
    assert "graceful shutdown exceeded" not in log


def test_what_is_sent_goes_in_pieces_and_whoever_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    body = bytes(number % 251 for number in range(5 * PIECE + 7))
    sent = list(pieces({"type": "http.response.body", "body": body}))
    assert b"".join(part["body"] for part in sent) == body
    assert [part.get("more_body", False) for part in sent] == [True] * 5 + [False]
    room = Room(most=len(body), each=len(body))

    async def unread() -> None:
        async def send(message: Any) -> None:
            await asyncio.sleep(60 if message["type"] == "http.response.body" else 0)

        async def receive() -> Any:
            await asyncio.sleep(60)

        monkeypatch.setattr(holding, "PATIENCE", 0.01)
        monkeypatch.setattr(holding, "PACE", 1e9)
        with pytest.raises(Unread):
            await Held(body, room=room, who="Anna")({"type": "http"}, receive, send)

    asyncio.run(unread())
    with room.held("Anna", len(body)):
        assert json.dumps("there is room again")
