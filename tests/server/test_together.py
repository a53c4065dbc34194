"""Two server processes over one PostgreSQL: whoever sits at which of them, it is one table."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

import postgres
from tafelrunde.server.ground.logs import Lines
from tafelrunde.store import postgres as in_postgres

from .conftest import Opened
from .inn import Guest, Inn, Json, webhook

FIRST = {"first": 0}


def cannot_store(anna: Guest, table: str, command: Json) -> None:
    """See that a command is neither carried out nor acknowledged because nothing can be stored."""
    problem = anna.refused("POST", f"/tables/{table}/commands", command, code="storage")
    assert problem["status"] == 503


def first_move(anna: Guest, table: str) -> Json:
    """Return the command that plays what is offered first."""
    desk = anna.desk(table, 0)
    action = desk["desk"]["ask"]["offers"][0]["action"]
    return {"type": "submit", "cmd_id": "move", "seat": 0, "version": desk["version"], "actions": [action]}


def test_a_full_disk_is_a_clear_state_and_passes_by_itself(opened: Opened, new_database: Callable[[], str]) -> None:
    database = new_database()
    inn = opened(db=database)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    command = first_move(anna, table)
    asyncio.run(postgres.run(database, postgres.FILL_UP))
    cannot_store(anna, table, command)
    told = inn.client.get("/readyz")
    assert (told.status_code, told.json()["args"]) == (503, {"why": "there is no room left"})
    assert anna.desk(table, 0)["version"] == command["version"], "nobody was shown a move that is not stored"
    asyncio.run(postgres.run(database, postgres.MAKE_ROOM))
    assert anna.post(f"/tables/{table}/commands", command)["made"] == command["version"] + 1


@pytest.mark.slow
def test_a_database_that_is_gone_is_a_clear_state_and_passes_by_itself(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = postgres.start("away")
    asyncio.run(postgres.create(own.get_uri(), "games"))
    anna = opened(db=postgres.renamed(own.get_uri(), "games")).guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    command = first_move(anna, table)
    own.stop()
    monkeypatch.setattr(in_postgres, "PATIENCE", 0.4)  # a busy machine is not away
    cannot_store(anna, table, command)
    monkeypatch.setattr(in_postgres, "PATIENCE", 60.0)
    own.ensure_postgres_running()
    made = anna.post(f"/tables/{table}/commands", command)["made"]
    assert made == command["version"] + 1, "sent again, it is carried out once, whether the first one got there or not"
    assert anna.desk(table, 0)["version"] >= made


@pytest.fixture
def houses(opened: Opened, new_database: Callable[[], str]) -> tuple[Inn, Inn]:
    """Return two servers with one store."""
    database = new_database()
    return opened(db=database), opened(db=database)


def test_a_table_is_one_wherever_its_people_sit(houses: tuple[Inn, Inn]) -> None:
    here, there = houses
    anna, bea = here.guest("Anna"), there.guest("Bea")
    table = anna.open("claim", "me", "open", public=True, options=FIRST, clock={"kind": "none"})
    assert bea.post(f"/tables/{table}/join")["mine"] == [1]
    with bea.at(table, 1) as ear:
        ear.until("welcome")
        anna.post(f"/tables/{table}/start")
        assert ear.until("desk")["desk"]["ask"]["who"] == 0
        with anna.at(table, 0) as other:
            other.until("desk")
            assert ear.until("presence", when=lambda m: m["online"] == [0, 1])
            made = anna.play(table, 0)["version"]
            assert ear.until("desk", when=lambda m: m["version"] == made)["desk"]["ask"]["who"] == 1
            anna.command(table, "chat", text="over there?")
            assert ear.until("chat")["text"] == "over there?"
            ear.say("chat", cmd_id="c", text="over here!")
            assert other.until("chat", when=lambda m: m["name"] == "Bea")["text"] == "over here!"
            bea.play(table, 1)
            assert other.until("desk", when=lambda m: m["version"] > made)


def test_the_lobby_and_turns_are_told_in_every_house(houses: tuple[Inn, Inn]) -> None:
    here, there = houses
    anna, bea = here.guest("Anna"), there.guest("Bea")
    with bea.line("/api/lobby/socket") as lobby:
        lobby.until("lobby")
        table = anna.open("claim", "me", "open", public=True, options=FIRST)
        assert lobby.until("lobby_table")["table"]["id"] == table
        Guest(here, bea.token, bea.id).post(f"/tables/{table}/join")
        anna.post(f"/tables/{table}/start")
        assert lobby.until("lobby_table", when=lambda m: m["table"]["status"] == "running")
        anna.play(table, 0)
        assert lobby.until("turn")["seat"] == 1
        anna.command(table, "resign", seat=0)
        assert lobby.until("lobby_table", when=lambda m: m["table"]["status"] == "over")


def test_a_line_that_is_sent_again_to_another_house_is_there_once(
    opened: Opened, new_database: Callable[[], str]
) -> None:
    database = new_database()
    here, there = (opened(db=database) for _ in range(2))
    anna = here.guest("Anna")
    table = anna.begin("claim", "me", "greedy")
    for inn in (here, there, here):
        Guest(inn, anna.token, anna.id).command(table, "chat", cmd_id="first", text="Good luck!")
    assert [line["text"] for line in anna.get(f"/tables/{table}/chat")["lines"]] == ["Good luck!"]


@pytest.mark.ends("notice on its way: it was told")
def test_a_webhook_is_told_by_one_house_alone(opened: Opened, new_database: Callable[[], str]) -> None:
    database = new_database()
    here, there = (opened(db=database, private_webhooks=True) for _ in range(2))
    anna, bea, cora = here.guest("Anna"), here.guest("Bea"), there.guest("Cora")
    with webhook() as (url, got):
        bea.ask("PATCH", "/me", {"webhook": url})
        table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
        with cora.at(table) as ear:
            ear.until("desk")
            made = anna.play(table, 0)["version"]
            ear.until("desk", when=lambda m: m["version"] == made)
            assert got.get(timeout=60)["version"] == made
            anna.command(table, "undo", seat=0, version=made)
            bea.command(table, "answer", seat=1, yes=True)
            assert got.get(timeout=60)["event"] == "turn-gone", "and nothing twice"
            with Guest(there, bea.token, bea.id).at(table, 1) as other:
                other.until("desk")
                ear.until("presence", when=lambda m: m["online"] == [1])
                wait_for(lambda: anna.get(f"/tables/{table}")["table"]["chairs"][1].get("online"))
                made = anna.play(table, 0)["version"]
                other.until("desk", when=lambda m: m["version"] == made)
            assert got.empty(), "who sits at the table in the other house needs no notice"


def wait_for(true: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.ends("remembered session: another process says that it ended")
def test_who_signs_out_in_one_house_is_a_stranger_in_the_other(houses: tuple[Inn, Inn]) -> None:
    here, there = houses
    anna = here.guest("Anna")
    away = Guest(there, anna.token, anna.id)
    table = anna.begin("claim", "me", "me")
    with away.at(table, 0) as ear:
        ear.until("desk")
        anna.post("/logout", expect=204)
        assert ear.until("bye")["reason"] == "signed-out"
    away.refused("GET", "/me", code="signed-out")


def test_one_rematch_whichever_house_is_asked(houses: tuple[Inn, Inn]) -> None:
    here, there = houses
    anna, bea = here.guest("Anna"), there.guest("Bea")
    table = anna.open("claim", "me", "open", public=True)
    bea.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    bea.command(table, "resign", seat=1)
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(guest.post, f"/tables/{table}/rematch", {}, 201) for guest in (anna, bea)]
    one, other = (one.result()["table"]["id"] for one in asked)
    assert one == other
    assert [info["id"] for info in anna.get("/tables")["tables"]] == [one]


def test_two_houses_and_one_seat_one_wins(houses: tuple[Inn, Inn]) -> None:
    here, there = houses
    anna = here.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    guests = [anna, Guest(there, anna.token, anna.id)]
    for _ in range(4):
        message = anna.desk(table)
        who = message["desk"]["ask"]["who"]
        offers = anna.desk(table, who)["desk"]["ask"]["offers"]
        commands = [
            {"type": "submit", "cmd_id": f"c{k}-{message['version']}", "seat": who, "version": message["version"]}
            for k in range(4)
        ]
        for k, command in enumerate(commands):
            command["actions"] = [offers[k % len(offers)]["action"]]
        with ThreadPoolExecutor(4) as pool:
            path, headers = f"/api/tables/{table}/commands", anna.headers
            sent = [
                pool.submit(guests[k % 2].inn.client.post, path, json=command, headers=headers)
                for k, command in enumerate(commands)
            ]
        assert sorted(one.result().status_code for one in sent) == [200, 409, 409, 409]


def test_a_bot_is_driven_by_one_house_alone(houses: tuple[Inn, Inn]) -> None:
    here, there = houses
    anna = here.guest("Anna")
    table = anna.begin("claim", "me", "random", options=FIRST)
    with anna.at(table, 0) as ear, Guest(there, anna.token, anna.id).at(table, 0) as other:
        for _ in range(3):
            ear.asked(0)
            anna.play(table, 0)
        last = ear.asked(0)
        other.until("desk", when=lambda m: m["version"] == last["version"])
    deeds = anna.get(f"/tables/{table}/deeds?seat=0")
    assert [deed["version"] for deed in deeds["deeds"]] == list(range(1, deeds["version"] + 1))


@pytest.fixture
def deaf_houses(opened: Opened, new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> tuple[Inn, Inn]:
    """Return two servers with one store that hear nothing of each other."""
    monkeypatch.setattr(in_postgres, "LOOK", 1000.0)
    database = new_database()
    houses = opened(db=database), opened(db=database)
    monkeypatch.setattr(in_postgres, "CHANNEL", "where nobody listens")
    return houses


def test_who_has_sat_down_in_one_house_can_begin_and_play_in_another(deaf_houses: tuple[Inn, Inn]) -> None:
    here, there = deaf_houses
    anna, bea = here.guest("Anna"), there.guest("Bea")
    table = anna.open("claim", "me", "open", public=True, options=FIRST)
    away = Guest(there, anna.token, anna.id)
    assert away.get(f"/tables/{table}")["mine"] == [0]
    Guest(here, bea.token, bea.id).post(f"/tables/{table}/join")
    with bea.at(table) as ear:
        ear.until("welcome")
        anna.post(f"/tables/{table}/start")
        offers = anna.desk(table, 0)["desk"]["ask"]["offers"]
        version = anna.desk(table, 0)["version"]
        away.command(table, "submit", 200, seat=0, version=version, actions=[offers[0]["action"]])
        ear.say("pause", cmd_id="p", seat=1, on=True)
        assert ear.until("done", "refused")["type"] == "done", "her seat was taken in the other house"


def test_whoever_comes_from_another_house_is_shown_what_it_saw_there(deaf_houses: tuple[Inn, Inn]) -> None:
    here, there = deaf_houses
    anna = here.guest("Anna")
    away = Guest(there, anna.token, anna.id)
    table = anna.begin("claim", "me", "me", options=FIRST)
    version = away.desk(table, 0)["version"]
    actions = [anna.desk(table, 0)["desk"]["ask"]["offers"][0]["action"]]
    first = {"seat": 0, "version": version, "actions": actions, "cmd_id": "c1"}
    made = anna.command(table, "submit", 200, **first)["made"]
    assert away.command(table, "submit", 200, **first)["made"] == made, "sent again, to the other house"
    actions = [anna.desk(table, 1)["desk"]["ask"]["offers"][0]["action"]]
    second = anna.command(table, "submit", 200, seat=1, version=made, actions=actions)
    who = anna.desk(table)["desk"]["ask"]["who"]
    actions = [anna.desk(table, who)["desk"]["ask"]["offers"][0]["action"]]
    third = away.command(table, "submit", 200, seat=who, version=second["version"], actions=actions)
    assert third["made"] == second["version"] + 1, "it looks again before it refuses"
    with anna.at(table, None, since=third["version"]) as ear:
        assert ear.until("desk")["version"] == third["version"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_game_of_other_rules_says_from_where_on_and_stays_readable(
    kind: str, opened: Opened, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    make: Callable[[], str] = request.getfixturevalue("new_database") if kind == "postgresql" else lambda: ""
    database = make() or f"sqlite:///{tmp_path / 'inn.db'}"
    before = opened(db=database)
    anna = before.guest("Anna")
    table = anna.begin("claim", "me", "me", options={"first": 0})
    anna.play(table, 0)
    version = anna.desk(table, 0)["version"]
    before.leave()
    asyncio.run(forge_last_key(database, table))
    anna.inn = opened(db=database)
    shown = anna.desk(table, 0)
    assert shown["version"] == version - 1
    problem = anna.command(table, "submit", 409, seat=0, version=shown["version"], actions=[0])
    assert problem["message"] == "server-refused-other-rules"
    assert problem["args"] == {"entry": version}
    assert anna.get(f"/tables/{table}/deeds?seat=0")["version"] == version - 1


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("forged", ['"rules": "999"', '"game": "chess"', '"players": "Anna"'])
def test_a_game_of_newer_rules_is_listed_and_says_that_it_is_the_server_who_cannot_read_it(
    kind: str, forged: str, opened: Opened, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    make: Callable[[], str] = request.getfixturevalue("new_database") if kind == "postgresql" else lambda: ""
    database = make() or f"sqlite:///{tmp_path / 'inn.db'}"
    before = opened(db=database)
    anna = before.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    before.leave()
    name = forged.partition(":")[0]
    asyncio.run(forge(database, f"UPDATE event SET lines = replace(lines, '{name}:', '{forged}, \"was\":')"))
    anna.inn = opened(db=database)
    info = anna.get(f"/tables/{table}")["table"]
    assert (info["status"], info["unreadable"]) == ("running", True)
    assert [info["id"] for info in anna.get("/tables")["mine"]] == [table]
    path = f"/tables/{table}"
    for method, where, body in (
        ("GET", "desk?seat=0", None),
        ("GET", "replay", None),
        ("POST", "commands", {"type": "resign", "cmd_id": "c", "seat": 0}),
    ):
        assert anna.refused(method, f"{path}/{where}", body, "unreadable")["status"] == 503
    with anna.at(table, 0) as ear:
        assert ear.until("refused")["code"] == "unreadable"
        anna.command(table, "chat", text="What now?")
        assert ear.until("chat")["text"] == "What now?"
    anna.ask("DELETE", "/me", expect=204)


async def forge(database: str, forged: str) -> None:
    """Change what is stored."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as store, store:
            store.execute(forged)
    else:
        connection = await asyncpg.connect(database)
        await connection.execute(forged)
        await connection.close()


async def forge_last_key(database: str, table: str) -> None:
    """Let the last entry of a log lead elsewhere, as if by other rules."""
    forged = f"""
        UPDATE event SET lines = substr(lines, 1, length(lines) - 18) || '0000000000000000"}}'
        WHERE table_id = '{table}' AND seq = (SELECT max(seq) FROM event WHERE table_id = '{table}')
    """
    await forge(database, forged)


@pytest.mark.parametrize("where", ["header", "entry"])
def test_a_damaged_line_is_told_of_without_its_words(
    where: str, opened: Opened, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = opened(bot_seconds=5, bot_pace=10)
    anna = before.guest("Anna")
    table = anna.begin("claim", "me", "random", options={"first": 1})
    before.leave()
    words = "the queen of hearts"
    line = "lines" if where == "entry" else "substr(lines, instr(lines, char(10)))"
    damaged = f"{line} || char(10) || '{words}'" if where == "entry" else f"'{words}' || {line}"
    forged = f"UPDATE event SET lines = {damaged}, count = count + {where == 'entry'} WHERE table_id = '{table}'"
    asyncio.run(forge(f"sqlite:///{tmp_path / 'inn.db'}", forged))
    anna.inn = opened()
    client, place = anna.inn.client, f"/api/tables/{table}"
    answers = [client.get(place + path, headers=anna.headers).text for path in ("", "/desk?seat=0", "/deeds?seat=0")]
    resign = {"type": "resign", "cmd_id": "c", "seat": 0}
    answers.append(client.post(f"{place}/commands", json=resign, headers=anna.headers).text)
    with anna.at(table, 0) as ear:
        ear.pong()
    written = [Lines().format(record) for record in caplog.records]
    assert any(table in text for text in written), "the operator is told which table it is"
    assert not any("queen" in text for text in [*written, *answers, *ear.raw])
