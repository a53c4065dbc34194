"""A store that cannot be written or read: whoever asks whether the server is ready hears it, and so does the log."""

import json
import sqlite3
import time
import urllib.error
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from .conftest import Opened
from .inn import Guest
from .running import Asking, Running

resource = pytest.importorskip("resource", reason="only Unix limits what a process may write")
Json = dict[str, Any]
LEAF = 10
"""With which SQLite begins a page that holds rows of a log, and leads to no other."""


@pytest.fixture
def server(tmp_path: Path) -> Any:
    """Return a real server of one's own."""
    running = Running(tmp_path)
    yield running
    if running.process is not None and running.process.poll() is None:
        running.stop()


def status(ask: Asking, *request: Any) -> tuple[int, Json]:
    """Return how a request was answered."""
    try:
        return 200, ask(*request)
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def ready(server: Running) -> tuple[int, Json]:
    """Return what a balancer hears."""
    try:
        return 200, json.loads(server.raw("/readyz"))
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def until_ready(server: Running) -> None:
    """Wait until the server says that it is ready."""
    end = time.monotonic() + 60
    while ready(server)[0] != 200:
        assert time.monotonic() < end
        time.sleep(0.1)


def said(server: Running, what: str) -> list[Json]:
    """Return the lines of the log that tell of something."""
    lines = [json.loads(line) for line in (server.folder / "errors").read_text().splitlines() if line[:1] == "{"]
    return [line for line in lines if what in line["event"]]


def table_of(ask: Asking) -> str:
    """Begin a game for one who plays both seats."""
    opened = ask("POST", "/tables", {"game": "claim", "chairs": [{"who": "me"}, {"who": "me"}]})
    ask("POST", f"/tables/{opened['table']['id']}/start")
    return str(opened["table"]["id"])


def move(ask: Asking, table: str) -> tuple[int, Json]:
    """Answer what the table asks with what is offered first."""
    desk = ask("GET", f"/tables/{table}/desk?seat=0")
    seat = desk["desk"]["ask"]["who"]
    desk = ask("GET", f"/tables/{table}/desk?seat={seat}")
    submit = {
        "type": "submit",
        "cmd_id": f"c{time.monotonic_ns()}",
        "seat": seat,
        "version": desk["version"],
        "actions": [desk["desk"]["ask"]["offers"][0]["action"]],
    }
    return status(ask, "POST", f"/tables/{table}/commands", submit)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only on Linux a running process can be kept from writing")
def test_a_disk_without_room_is_heard_of_and_so_is_its_end(server: Running) -> None:
    anna = server.guest("Anna")
    table = table_of(anna)
    assert move(anna, table)[0] == 200
    assert server.process is not None
    usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    code, problem = move(anna, table)
    assert (code, problem["code"]) == (503, "storage")
    code, problem = ready(server)
    assert (code, problem["code"]) == (503, "storage")
    assert "cannot be written" in problem["detail"]
    assert str(server.folder) not in problem["detail"], "it is nobody's business where the file lies"
    assert move(anna, table)[0] == 503
    assert len(said(server, "the store is gone")) == 1, "one line, however many suffer from it"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
    until_ready(server)
    assert move(anna, table)[0] == 200
    assert [len(said(server, f"the store is {how}")) for how in ("gone", "back")] == [1, 1]


def test_a_damaged_page_is_heard_of_and_other_tables_go_on(
    opened: Opened, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    inn = opened()
    anna = inn.guest("Anna")
    hers, others = (anna.begin("claim", "me", "me", options={"first": 0}) for _ in range(2))
    for _ in range(40):
        anna.play(hers, anna.desk(hers)["desk"]["ask"]["who"])
    inn.leave()
    damage(tmp_path / "inn.db", hers, others)
    inn = opened()
    anna = Guest(inn, anna.token, anna.id)
    anna.refused("GET", f"/tables/{hers}/desk?seat=0", code="storage")
    for _ in range(2):
        told = inn.client.get("/readyz")
        assert (told.status_code, told.json()["code"]) == (503, "storage")
        assert "damaged" in told.json()["detail"]
        anna.play(others, anna.desk(others)["desk"]["ask"]["who"])
    assert caplog.text.count("the store is gone") == 1
    assert "the store is back" not in caplog.text, "not before somebody has restored it"


def damage(path: Path, table: str, other: str) -> None:
    """Spoil the pages that hold what one table has lived through, and nothing of the other one."""
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    spoilt = 0
    for start in range(size, len(content), size):
        page = content[start : start + size]
        if page[0] == LEAF and page.count(table.encode()) > 3 and b'"key"' in page and other.encode() not in page:
            content[start : start + 16] = b"\xff" * 16
            spoilt += 1
    assert spoilt > 1
    path.write_bytes(content)
