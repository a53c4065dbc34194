"""A real server: it survives being killed, stops in good order, says what is wrong, and is looked after."""

import json
import re
import signal
import socket
import time
import urllib.error
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tafelrunde.cli import run
from tafelrunde.server.ground.settings import Settings, complaints, mistyped, read

from .running import Running


def test_what_was_acknowledged_survives_a_kill_and_clients_go_on(running: Running) -> None:
    token = running.ask("", "POST", "/me", {"name": "Anna", "bearer": True})["token"]
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = running.ask(token, "POST", "/tables", {"game": "claim", "chairs": chairs, "options": {"first": 0}})
    place = table["table"]["id"]
    running.ask(token, "POST", f"/tables/{place}/start")
    address = f"{running.url.replace('http', 'ws')}/api/tables/{place}/socket"
    acknowledged, since, moves = 0, None, 0
    for last in (False, True):
        with connect(address, max_size=2**20) as wire:
            wire.send(json.dumps({"type": "hello", "seat": 0, "since": since, "token": token}))
            end = time.monotonic() + 60
            rounds = 0
            while rounds < 3 and time.monotonic() < end:
                message = json.loads(wire.recv(60))
                if message["type"] == "done":
                    acknowledged = message["version"]
                    rounds += 1
                if message["type"] == "desk":
                    assert since is None or message["since"] == since, "a gap"
                    since = message["version"]
                    assert since >= acknowledged
                    ask = message["desk"].get("ask")
                    if ask and ask["who"] == 0 and rounds < 3:
                        moves += 1
                        said = {"type": "submit", "cmd_id": f"m{moves}", "seat": 0, "version": since}
                        wire.send(json.dumps({**said, "actions": [ask["offers"][0]["action"]]}))
            assert rounds == 3
            if not last:
                running.stop(signal.SIGKILL)
                running.start()
    desk = running.ask(token, "GET", f"/tables/{place}/desk?seat=0&since=0")
    assert desk["version"] >= acknowledged


def test_a_message_that_is_too_large_closes_the_socket(running: Running) -> None:
    with connect(f"{running.url.replace('http', 'ws')}/api/lobby/socket") as wire:
        wire.recv(10)
        wire.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_second_server_finds_the_port_and_the_file_in_use(
    running: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", str(running.port), "--db", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    said = capsys.readouterr().err
    assert f"127.0.0.1:{running.port} cannot be listened on" in said
    assert "--port" in said
    for check in ([], ["--check"]):
        assert run(["serve", *check, "--port", "0", "--db", f"sqlite:///{running.folder / 'running.db'}"]) == 2
        said = capsys.readouterr().err
        assert "another server uses" in said
        assert "running.db" in said
        assert said.count("\n") == 1


def test_a_configuration_is_checked_beside_the_server_that_runs_with_it(
    running: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    check = ["serve", "--check", "--port", str(running.port), "--db", f"sqlite:///{running.folder / 'running.db'}"]
    assert run(check) == 0
    said = capsys.readouterr().out
    assert "All is well" in said
    assert f"A server is running on port {running.port} now" in said
    assert run([*check, "--bot-seconds", "1000"]) == 2
    assert "--bot-seconds is 1000" in capsys.readouterr().err
    assert running.raw("/readyz")


def test_an_operator_looks_after_a_running_server(running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*args: str) -> str:
        assert run(["admin", *args, "--db", f"sqlite:///{running.folder / 'running.db'}"]) == 0
        return capsys.readouterr().out

    anna = running.ask("", "POST", "/me", {"name": "Anna", "bearer": True})
    token, person = anna["token"], anna["me"]["id"]
    table = running.ask(token, "POST", "/tables", {"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}]})
    running.ask(token, "POST", "/reports", {"text": "Quiet.", "table": table["table"]["id"]})
    admin("close", table["table"]["id"])
    for what, part in (("people", "Anna"), ("tables", "cancelled"), ("reports", "Quiet.")):
        assert part in admin(what)
    bea = running.ask("", "POST", "/me", {"name": "Bea", "bearer": True})["token"]
    running.ask(bea, "POST", "/account", {"login": "bea", "password": "correct horse"})
    word = admin("reset-password", "bea").strip().rsplit(" ", 1)[-1]
    assert running.ask("", "POST", "/login", {"login": "bea", "password": word, "bearer": True})["token"]
    for args, part in (
        (["ban", "nobody"], "nobody 'nobody'"),
        (["close", "x"], "table 'x'"),
        (["dance"], "'dance'"),
        (["ban"], "one id"),
    ):
        assert run(["admin", *args, "--db", f"sqlite:///{running.folder / 'running.db'}"]) == 2
        assert part in capsys.readouterr().err
    admin("ban", person)
    with pytest.raises(urllib.error.HTTPError, match="403"):
        wait_until_banned(running, token)
    admin("unban", person)  # for so long nobody new comes in from this address


@pytest.mark.parametrize("doing", [["admin", "people"], ["backup", "{}/new.bak"]], ids=lambda doing: doing[0])
def test_who_looks_after_a_server_is_not_shown_a_new_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], doing: list[str]
) -> None:
    args = [part.format(tmp_path) for part in doing]
    assert run([*args, "--db", f"sqlite:///{tmp_path / 'mistyped.db'}"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def wait_until_banned(running: Running, token: str) -> None:
    """Ask until a server that remembers people for ten seconds has noticed."""
    for _ in range(120):
        running.ask(token, "PATCH", "/me", {"language": "de"})
        time.sleep(0.5)


@pytest.mark.parametrize(
    ("chosen", "part"),
    [
        ({"workers": 2, "db": "sqlite:///x.db"}, "use --db postgresql://… or --workers 1"),
        ({"host": "0.0.0.0"}, "give --base-url https://"),
        ({"base_url": "games.example.org"}, "such as https://games.example.org"),
        ({"base_url": "https://x/y"}, "scheme and host alone"),
        ({"db": "mysql://x"}, "sqlite:///path/to/file.db"),
        ({"db": "sqlite:////proc/nothing/x.db"}, "/proc/nothing"),
        ({"port": 70000}, "0 to 65535"),
        ({"bots": ["deepblue"]}, "'deepblue'"),
        ({"bot_modules": ["no_such_module"]}, "'no_such_module'"),
        ({"log_level": "loud"}, "debug, info"),
        ({"bot_seconds": 0.0}, "--bot-seconds"),
        ({"forwarded": "127.0.0.1, proxy.example.org"}, "--forwarded is 'proxy.example.org': it takes addresses"),
        ({"host": "192.0.2.77", "lan": True}, "this machine has no such address"),
        ({"host": "no-such-host.invalid", "lan": True}, "choose another --host"),
        ({"db": "sqlite:////tmp"}, "/tmp is a folder"),
        ({"clock_grace": -1.0}, "--clock-grace"),
    ],
    ids=str,
)
def test_a_configuration_that_cannot_be_is_complained_about_in_a_sentence(
    tmp_path: Path, chosen: dict[str, object], part: str
) -> None:
    found = complaints(read({"db": f"sqlite:///{tmp_path / 'x.db'}", "port": 0, **chosen}, {}))
    assert len(found) >= 1
    assert any(part in sentence for sentence in found), found


def test_a_complaint_keeps_the_password_of_a_database() -> None:
    found = complaints(read({"db": "postgres://anna:secret@host/games", "port": 0, "workers": 2}, {}))
    assert len(found) == 2
    assert not any("secret" in sentence for sentence in found), found


def test_flags_come_before_the_environment_and_that_before_what_is_usual(tmp_path: Path) -> None:
    environment = {"TAFELRUNDE_PORT": "1234", "TAFELRUNDE_LAN": "yes", "TAFELRUNDE_BOTS": "random, greedy"}
    settings = read({"port": 99}, environment)
    assert (settings.port, settings.lan, settings.bots, settings.host) == (99, True, ["random", "greedy"], "0.0.0.0")
    assert complaints(read({"port": 0, "lan": True, "db": f"sqlite:///{tmp_path / 'x'}"}, {})) == []
    with pytest.raises(ValueError, match="TAFELRUNDE_PORT is 'x': it takes a number"):
        read({}, {"TAFELRUNDE_PORT": "x"})
    assert Settings(base_url="https://a.example").secure


def test_check_says_what_would_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bare = ["serve", "--check", "--port", "0", "--db"]
    args = [*bare, f"sqlite:///{tmp_path / 'x.db'}"]
    assert run(args) == 0
    assert "All is well" in capsys.readouterr().out
    assert run([*bare, f"sqlite:///{tmp_path}/not/there/yet.db"]) == 0
    assert not (tmp_path / "not").exists(), "nothing is made by a look"
    assert not list(tmp_path.iterdir())
    (tmp_path / "letter.db").write_text("Dear Anna, this is no database at all, but only a letter to you.")
    assert run([*bare, f"sqlite:///{tmp_path / 'letter.db'}"]) == 2
    assert "is no database" in capsys.readouterr().err
    assert run([*bare, "postgresql://anna:secret@127.0.0.1:1/games"]) == 2
    said = capsys.readouterr().err
    assert "postgresql://anna@127.0.0.1:1/games cannot be reached" in said
    assert "secret" not in said
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert run([*args[:2], "--port", str(taken.getsockname()[1]), *args[4:]]) == 2


def test_it_stops_in_good_order_and_writes_no_secrets(running: Running) -> None:
    token = running.ask("", "POST", "/me", {"name": "Cora Secret", "bearer": True})["token"]
    running.stop()
    log = (running.folder / "errors").read_text()
    assert "Application shutdown complete." in log
    assert all(json.loads(line)["event"] for line in log.splitlines())
    assert token not in log
    assert "Cora Secret" not in log
    assert '"error"' not in log
    running.start()


def test_a_mistyped_variable_is_named_with_the_one_that_was_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_PROT", "8")
    monkeypatch.setenv("TAFELRUNDE_XYZZY", "")
    monkeypatch.setenv("TAFELRUNDE_LOG_LEVEL", "warning")
    check = ["serve", "--check", "--port", "0", "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    assert run(check) == 0
    said = capsys.readouterr()
    assert "All is well" in said.out, "it is a warning"
    first, second = said.err.splitlines()
    assert "TAFELRUNDE_PROT is no setting" in first
    assert "did you mean TAFELRUNDE_PORT?" in first
    assert "TAFELRUNDE_XYZZY" in second
    assert "BASE_URL, HOSTS, LAN" in second


def test_every_variable_that_is_written_about_is_known() -> None:
    root = Path(__file__).parents[2]
    files = [
        path
        for place in ("src", "tests", "building", "deploy", "docs", ".ci", "Makefile", "setup.py")
        for path in ([root / place] if (root / place).is_file() else (root / place).rglob("*"))
        if path.suffix in (".py", ".md", ".yml", ".service", ".sh", "") and path.is_file()
    ]
    named = {name for path in files for name in re.findall(r"TAFELRUNDE_[A-Z_]*[A-Z]", path.read_text("utf-8"))}
    assert {"TAFELRUNDE_PURE", "TAFELRUNDE_PORT"} <= named
    made_up = {"TAFELRUNDE_PROT", "TAFELRUNDE_XYZZY"}
    assert {sentence.split()[0] for sentence in mistyped(dict.fromkeys(named, ""))} == made_up


def test_a_backup_that_cannot_be_restored_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "tonight.jsonl"
    broken.write_text("no backup at all\n")
    assert run(["restore", str(broken), "--db", f"sqlite:///{tmp_path}/new/games.db"]) == 2
    assert "tonight.jsonl is cut or damaged" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [broken]
    there = f"sqlite:///{tmp_path}/games.db"
    broken.write_text('{"tafelrunde-backup":1,"version":1,"columns":{}}\n{"rows":0}\n')
    assert run(["restore", str(broken), "--db", there]) == 0
    broken.write_text("no backup at all\n")
    assert run(["restore", str(broken), "--db", there]) == 2
    assert (tmp_path / "games.db").exists(), "what was there before stays"
