"""Games of somebody else at a server: what is broken, slow or greedy in one stops its own table, and nothing is lost.

Each server is a process of its own, for which games there are is settled when its code is loaded.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.cli.new_game import copied

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parent.parent
BEGUN = """
import json, sys, threading, time
from pathlib import Path
from server.inn import Inn
from tafelrunde.server.ground.settings import Settings
folder = Path(sys.argv[1])
how = folder / "pebble" / "how"
def begun():
    return Inn(Settings(db=f"sqlite:///{folder}/store.db", hosts=["testserver"], limits=False))
def moved(anna, table, offer=1):
    desk = anna.desk(table, 0)
    action = desk["desk"]["ask"]["offers"][offer]["action"]
    said = {"type": "submit", "cmd_id": f"c{time.monotonic_ns()}", "seat": 0, "actions": [action]}
    said["version"] = desk["version"]
    answer = anna.inn.client.post(f"/api/tables/{table}/commands", json=said, headers=anna.headers)
    return answer.status_code, answer.json()
"""
STOPPED = (
    BEGUN
    + """
with begun() as inn:
    assert "pebble" not in sys.modules
    anna = inn.guest("Anna")
    print(json.dumps([game["bots"] for game in anna.get("/games")["games"] if game["id"] == "pebble"][0]))
    claim = anna.begin("claim", "me", "me")
    tables = {}
    for what in ("raise", "exit", "memory", "loop"):
        table = tables[what] = anna.begin("pebble", "me", "me")
        before = anna.desk(table, 0)["version"]
        how.write_text(what)
        heard = []
        mover = threading.Thread(target=lambda: heard.append(moved(anna, table)))
        mover.start()
        if what == "loop":
            while not (folder / "pebble" / "begun").exists():
                time.sleep(0.01)
            anna.play(claim, anna.desk(claim)["desk"]["ask"]["who"])
            assert mover.is_alive(), "the others wait"
        mover.join()
        how.unlink()
        (status, problem), = heard
        found = anna.get(f"/tables/{table}")["table"]
        print(json.dumps([status, problem["code"], problem["detail"], found["status"], "halted" in found]))
        assert anna.desk(table, 0)["version"] == before
        anna.play(claim, anna.desk(claim)["desk"]["ask"]["who"])
    Path(folder, "tables").write_text(json.dumps([anna.token, tables]))
"""
)
AGAIN = (
    BEGUN
    + """
from server.inn import Guest
token, tables = json.loads((folder / "tables").read_text())
with begun() as inn:
    anna = Guest(inn, token, "")
    for what, table in tables.items():
        found = anna.get(f"/tables/{table}")["table"]
        if found.get("unreadable"):
            problem = anna.refused("GET", f"/tables/{table}/desk?seat=0", code="unreadable")
            print(json.dumps([found["game"], found["status"], problem["detail"]]))
        else:
            print(json.dumps([found["game"], found["status"], "halted" in found, moved(anna, table)[0]]))
"""
)
HOW = """
    def do(self, s: PebbleState, frame: Frame, action: i64) -> None:
        from pathlib import Path
        here = Path(__file__).with_name("how")
        how = here.read_text() if here.exists() else ""
        if how == "raise":
            raise KeyError("no such stone")
        if how == "exit":
            __import__("os")._exit(3)
        if how == "memory":
            s.turns = len([0] * 10**10)
        if how == "loop":
            here.with_name("begun").touch()
        while how == "loop":
            pass
"""

Served = Callable[..., list[Any]]


@pytest.fixture
def served(tmp_path: Path) -> tuple[Served, list[str]]:
    """Return what runs a server that has the game of the template, which fails as a file beside it says."""
    copied(Path(tafelrunde.__file__).parent / "sample", tmp_path / "pebble", "pebble", "Pebble")
    rules = tmp_path / "pebble" / "__init__.py"
    told = rules.read_text("utf-8")
    before, found, after = told.partition("    def do(self, s: PebbleState, frame: Frame, action: i64) -> None:\n")
    assert found
    rules.write_text(before + HOW.lstrip("\n") + after, "utf-8")

    heard: list[str] = []

    def run(code: str, asked: str) -> list[Any]:
        paths = os.pathsep.join(map(str, (Path(tafelrunde.__file__).parent.parent, TESTS)))
        said = {"PYTHONPATH": paths, "TAFELRUNDE_GAMES_FROM": str(tmp_path), "TAFELRUNDE_GUEST_GAMES": asked}
        kept = os.environ | said
        command = [sys.executable, "-P", "-c", code, str(tmp_path)]
        done = subprocess.run(command, env=kept, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        heard[:] = done.stderr.splitlines()
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run, heard


def test_a_game_that_fails_stops_its_own_table_and_a_mended_one_goes_on(
    served: tuple[Served, list[str]],
) -> None:
    run, heard = served
    bots, *stopped = run(STOPPED, "apart")
    assert bots == ["random"]
    said = [
        "the rules of 'pebble' failed: KeyError: 'no such stone'",
        "the rules of 'pebble' ended their process",
        "the rules of 'pebble' wanted more than 1024 megabytes of memory",
        "the rules of 'pebble' took more than 5 seconds of processor time",
    ]
    for (status, code, detail, running, halted), sentence in zip(stopped, said, strict=True):
        assert (status, code, running, halted) == (409, "refused", "running", True)
        assert detail.startswith("The rules of this game failed, so it stands where it was")
        assert any(sentence in line for line in heard), heard
    not_there = run(AGAIN, "no")
    assert [told[:2] for told in not_there] == [["pebble", "running"]] * 4
    assert all("a game that is not installed here" in told[2] for told in not_there)
    mended = run(AGAIN, "apart")
    assert mended == [["pebble", "running", False, 200]] * 4
