"""An operator at work: what they look through, what they do, what is noted of it, and whose server it is."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import run
from tafelrunde.server.operations import unit

from .conftest import Opened
from .inn import Guest, Inn

Admin = Callable[..., str]
ENVIRONMENT = ("TAFELRUNDE_DB", "SUDO_USER")


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Return what somebody named Root types beside the server, and reads."""
    monkeypatch.setenv("SUDO_USER", "root")

    def typed(*args: str, code: int = 0) -> str:
        assert run(["admin", *args, "--db", f"sqlite:///{tmp_path / 'inn.db'}"]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    return typed


def told(guest: Guest, table: str, *lines: str) -> None:
    """Say something at a table."""
    for line in lines:
        guest.command(table, "chat", text=line)


def test_lists_are_searched_and_cut_as_one_wants(inn: Inn, admin: Admin) -> None:
    guests = [inn.guest(name) for name in ("Anna", "Bea", "Cora", "Annika")]
    table = guests[1].begin("claim", "me", "greedy")
    assert {line.split("\t")[0] for line in admin("people").splitlines()} == {guest.id for guest in guests}
    assert {line.split("\t")[1] for line in admin("people", "ANN").splitlines()} == {"Anna", "Annika"}
    assert len(admin("people", "--limit", "3").splitlines()) == 3
    assert admin("tables", "nobody") == ""
    (found,) = json.loads(admin("tables", "bea", "--json"))
    assert (found["id"], found["game"], found["who"]) == (table, "claim", "Bea, greedy")
    assert "--limit is -1" in admin("people", "--limit", "-1", code=2)


def test_everybody_is_listed_who_wants_to_see_all(inn: Inn, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.operations.overview.LATEST", 2)
    for name in ("Anna", "Bea", "Cora"):
        inn.guest(name).open("claim", "me", "open")
    assert len(admin("people").splitlines()) == len(admin("tables").splitlines()) == 2
    assert len(admin("people", "--limit", "0").splitlines()) == len(admin("tables", "--limit", "0").splitlines()) == 3


def test_a_report_stands_amid_what_was_said(inn: Inn, admin: Admin) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    told(bea, table, *(f"before {k}" for k in range(8)))
    anna.post("/reports", {"text": "She\tswears.\nA lot.", "table": table, "person": bea.id}, 204)
    told(bea, table, *(f"after {k}" for k in range(5)))
    (report,) = json.loads(admin("reports", "--json"))
    assert report["by"] == f"{anna.id} (Anna)"
    assert report["about"] == f"{bea.id} (Bea)"
    assert report["chat"] == [f"Bea: before {k}" for k in range(2, 8)] + [f"Bea: after {k}" for k in range(3)]
    (line,) = admin("reports").splitlines()
    assert line.split("\t")[0] == report["id"], "one line each, for a pipe"
    assert "She swears. A lot." in line
    admin("done", report["id"])
    assert admin("reports") == ""
    assert "\tdone\t" in admin("reports", "swears")


def test_who_did_what_and_why_is_kept(inn: Inn, admin: Admin) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    account = {"login": "bea", "password": "correct horse"}
    bea.post("/account", account, 201)
    table = anna.open("claim", "me", "open")
    assert json.loads(admin("ban", "bea", "--why", "Insults in the chat", "--json")) == {
        "did": "ban",
        "id": "bea",
        "said": "",
    }
    admin("unban", "bea")
    admin("close", table, "--why", "Left alone")
    assert "nobody" in admin("ban", "nobody", code=2)
    done = json.loads(admin("log", "--json"))
    assert [(deed["did"], deed["id"], deed["why"]) for deed in sorted(done, key=lambda deed: deed["did"])] == [
        ("ban", bea.id, "Insults in the chat"),
        ("close", table, "Left alone"),
        ("unban", bea.id, ""),
    ]
    assert all(deed["who"].startswith("root@") for deed in done)
    assert len(admin("log", "insults").splitlines()) == 1
    bea = Guest(inn, bea.post("/login", {**account, "bearer": True})["token"], bea.id)
    assert sorted(deed["why"] for deed in bea.get("/me/export")["deeds"]) == ["", "Insults in the chat"]
    bea.ask("DELETE", "/me", {"password": account["password"]}, expect=204)
    left = admin("log")
    assert bea.id not in left
    assert "Insults" not in left
    assert "Left alone" in left


def test_a_name_does_not_move_the_cursor_of_an_operator(
    inn: Inn, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = inn.guest("[red]Anna")
    table = anna.begin("claim", "me", "greedy")
    told(anna, table, "[bold]Hello")
    anna.post("/reports", {"text": "\x1b[2J[blink]", "table": table}, 204)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "300")
    seen = admin("reports")
    assert "\x1b[2J" not in seen
    assert "[red]Anna: [bold]Hello" in seen


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which systemd looks for units, on a machine where nothing else is chosen."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(unit, "PLACES", [tmp_path / "etc", tmp_path / "lib"])
    (tmp_path / "etc").mkdir()
    (tmp_path / "lib").mkdir()
    return tmp_path / "etc"


def test_the_database_of_the_unit_is_found(
    opened: Opened, machine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened(db=f"sqlite:///{tmp_path / 'club.db'}").guest("Anna")
    shipped = (Path(__file__).parents[2] / "deploy" / "tafelrunde.service").read_text()
    conf = machine / "tafelrunde.conf"
    here = shipped.replace("/etc/tafelrunde.conf", str(conf)).replace("/var/lib/tafelrunde/server", f"{tmp_path}/club")
    (machine / unit.UNIT).write_text(here)
    assert run(["admin", "people"]) == 0
    assert "Anna" in capsys.readouterr().out
    conf.write_text(f"# our own\nTAFELRUNDE_PORT=8001\nTAFELRUNDE_DB='sqlite:///{tmp_path}/nowhere.db'\n")
    assert run(["admin", "people"]) == 2
    assert f"{tmp_path}/nowhere.db" in capsys.readouterr().err, "a file of variables comes before the unit's own"
    assert run(["admin", "people", "--db", f"sqlite:///{tmp_path / 'club.db'}"]) == 0
    assert run(["backup", str(tmp_path / "tonight.bak"), "--db", f"sqlite:///{tmp_path / 'club.db'}"]) == 0


HERE, THERE, BESIDE = "etc/tafelrunde.service", "lib/tafelrunde.service", "etc/tafelrunde.service.d/z.conf"
A, B = "[Service]\nEnvironment=TAFELRUNDE_DB=a\n", "[Service]\nEnvironment=TAFELRUNDE_DB=b\n"


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({}, {}),
        ({HERE: "Environment=HOME=/x TAFELRUNDE_DB=a \\\n 'TAFELRUNDE_BOTS=b c'"}, {"DB": "a", "BOTS": "b c"}),
        ({HERE: B, THERE: A}, {"DB": "b"}),
        ({THERE: A, BESIDE: B}, {"DB": "b"}),
        ({HERE: f"{A}Environment=\n#Environment=TAFELRUNDE_DB=c"}, {}),
        ({HERE: "EnvironmentFile=-/no/such/file\nExecStart=/x/tafelrunde serve --db=c"}, {"DB": "c"}),
        ({HERE: "Environment=TAFELRUNDE_BASE_URL=https://x/%%41"}, {"BASE_URL": "https://x/%41"}),
    ],
    ids=["none", "quoted", "the first", "dropped in", "taken back", "flag", "percent"],
)
def test_a_unit_is_read_as_systemd_reads_it(
    files: dict[str, str], found: dict[str, Any], machine: Path, tmp_path: Path
) -> None:
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)
    assert unit.of_unit() == {f"TAFELRUNDE_{name}": value for name, value in found.items()}
