"""What goes wrong outside: the disk is full, the database is gone, the clock is set back, a notice gets lost."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import postgres
from store.opened import opened
from tafelrunde.store import Store
from tafelrunde.store import postgres as in_postgres
from tafelrunde.store import sqlite as in_sqlite
from tafelrunde.store.store import Change, Full, Gone, Person, Taken, Written


def test_a_full_disk_is_said_and_nothing_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for some pages, then for none, then again."""
    writers: list[sqlite3.Connection] = []
    connect = in_sqlite.connect

    def small(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        writers.append(connection)
        return connection

    monkeypatch.setattr(in_sqlite, "connect", small)

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/store.db") as store:
            await store.append("t", 0, ["header"])
            (pages,) = writers[0].execute("PRAGMA page_count").fetchone()
            writers[0].execute(f"PRAGMA max_page_count = {pages + 8}")
            written = await fill_up(store)
            with pytest.raises(Full, match=r"there is no room left for .*store\.db: make some, and it goes on"):
                await store.append("t", written, ["x" * 3000])
            with pytest.raises(Full):
                await store.insert(Person("p", "A" * 5000))
            assert (store.facts().up, store.facts().why) == (False, "there is no room left")
            assert len(await store.read("t")) == written
            writers[0].execute(f"PRAGMA max_page_count = {pages + 1000}")
            assert await store.append("t", written, ["move"]) == Written(written + 1)
            assert store.facts().up
            await store.check()

    asyncio.run(scene())


async def fill_up(store: Store) -> int:
    """Write as long as there is room, and return how many lines there are then."""
    written = 1
    try:
        while True:
            written = (await store.append("t", written, ["x" * 3000])).seq
    except Full:
        return written


def test_a_full_disk_of_the_database_is_said_and_nothing_is_half_written(shared_database: str) -> None:
    async def scene() -> None:
        async with opened(shared_database) as store:
            await store.forget("t")
            await store.append("t", 0, ["header"])
            await postgres.run(shared_database, postgres.FILL_UP)
            try:
                with pytest.raises(Full, match=r"there is no room left for postgresql://.*: make some, and it goes on"):
                    await store.append("t", 1, ["move"], rows=[Person("full", "Anna")])
                assert (store.facts().up, store.facts().why) == (False, "there is no room left")
                with pytest.raises(Gone, match="cannot be used now: there is no room left"):
                    await store.check()
                assert await store.read("t") == ["header"]
                assert await store.get(Person, "full") is None, "what belongs to a move is not written without it"
            finally:
                await postgres.run(shared_database, postgres.MAKE_ROOM)
            assert await store.append("t", 1, ["move"], cmd=("anna", "c1")) == Written(2)
            await until(lambda: store.facts().up)

    asyncio.run(scene())


@pytest.fixture
def own_postgres() -> Any:
    """Return a server that a test may stop."""
    return postgres.start("stopped")


@pytest.mark.slow
def test_a_database_that_is_gone_is_said_and_found_again(
    own_postgres: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(in_postgres, "LOOK", 0.2)
    asyncio.run(postgres.create(own_postgres.get_uri(), "games"))
    address = postgres.renamed(own_postgres.get_uri(), "games")

    async def scene() -> None:
        async with opened(address) as store:
            await store.append("t", 0, ["header"])
            heard = asyncio.create_task(news(store, 1))
            await asyncio.to_thread(own_postgres.stop)
            monkeypatch.setattr(in_postgres, "PATIENCE", 0.4)  # a busy machine is not away
            with pytest.raises(Gone, match="cannot be reached now"):
                await store.append("t", 1, ["lost?"], cmd=("anna", "c1"))
            with pytest.raises(Gone):
                await store.read("t")
            monkeypatch.setattr(in_postgres, "PATIENCE", 60.0)
            waiting = asyncio.create_task(store.append("u", 0, ["header"], cmd=("anna", "c2")))
            await asyncio.sleep(0.3)
            await asyncio.to_thread(own_postgres.ensure_postgres_running)
            assert (await waiting).seq == 1, "who waits does not notice a short stop"
            assert await store.append("t", 1, ["move"], cmd=("anna", "c1")) == Written(2)
            assert await asyncio.wait_for(heard, 60) == [Change("")], "whatever one knows may be old"

    asyncio.run(scene())
    assert {record.name.partition(".")[0] for record in caplog.records} == {"tafelrunde"}, "one line, not one a second"


@pytest.mark.slow
def test_a_database_that_stands_still_is_noticed_and_so_is_its_return(
    own_postgres: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody writes meanwhile: it is the store that asks."""
    monkeypatch.setattr(in_postgres, "LOOK", 0.2)
    asyncio.run(postgres.create(own_postgres.get_uri(), "still"))

    async def scene() -> None:
        async with opened(postgres.renamed(own_postgres.get_uri(), "still")) as store:
            await store.append("t", 0, ["header"])
            assert store.facts().up
            postgres.stall(own_postgres, True)
            monkeypatch.setattr(in_postgres, "PATIENCE", 0.5)  # a busy machine does not stand still
            try:
                await until(lambda: not store.facts().up)
                with pytest.raises((Gone, TimeoutError)):
                    await asyncio.wait_for(store.check(), 0.2)
            finally:
                monkeypatch.setattr(in_postgres, "PATIENCE", 60.0)
                postgres.stall(own_postgres, False)
            await until(lambda: store.facts().up)
            await store.check()
            assert await store.append("t", 1, ["move"]) == Written(2)

    asyncio.run(scene())
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("tafelrunde.store")]
    assert [line.split(":")[0].split(" after")[0] for line in lines] == ["the store is gone", "the store is back"]


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.05)


def test_a_clock_that_is_set_back_frees_what_was_leased(shared_database: str) -> None:
    async def scene() -> None:
        async with opened(shared_database) as store:
            await store.forget("t")
            assert await store.lease("t", "one", 3)
            connection = await asyncpg.connect(shared_database)
            await connection.execute("UPDATE duty SET until = until + 3600000, wake = 1 WHERE table_id = 't'")
            await connection.close()
            assert "t" in await store.due(), "an hour later by the clock of before"
            assert await store.lease("t", "other", 3)

    asyncio.run(scene())


def test_a_clock_that_is_set_back_holds_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/store.db") as store:
            assert await store.lease("t", "one", 0.1)
            yesterday = time.time_ns() - 86_400 * 10**9
            monkeypatch.setattr(time, "time_ns", lambda: yesterday)
            await asyncio.sleep(0.15)
            assert await store.lease("t", "other", 0.1)
            assert await store.append("t", 0, ["header"]) == Written(1)

    asyncio.run(scene())


KICK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def news(store: Store, count: int) -> list[Change]:
    """Return what a process hears of the others."""
    found: list[Change] = []
    async with aclosing(store.changes()) as changes:  # type: ignore[type-var]
        async for change in changes:
            found.append(change)
            if len(found) == count:
                break
    return found


def test_a_process_hears_what_the_others_write(shared_database: str) -> None:
    async def scene() -> None:
        async with opened(shared_database) as one, opened(shared_database) as other:
            await one.forget("t")
            await other.follow("t")
            heard = asyncio.create_task(news(other, 2))
            own = asyncio.create_task(news(one, 1))
            await asyncio.sleep(0)
            await one.append("t", 0, ["header", "deal"])
            await one.announce("lobby – Łódź")
            found = await asyncio.wait_for(heard, 60)
            assert sorted(found, key=lambda change: change.seq) == [Change("lobby – Łódź"), Change("t", 2)]
            assert not own.done(), "nobody is told what it has written itself"
            own.cancel()

    asyncio.run(scene())


def test_news_of_a_table_are_for_those_who_follow_it(shared_database: str) -> None:
    async def scene() -> None:
        async with opened(shared_database) as one, opened(shared_database) as other:
            await other.follow("mine")
            heard = asyncio.create_task(news(other, 2))
            await asyncio.sleep(0)
            await one.announce("said/theirs", "theirs")
            await one.announce("said/mine", "mine")
            await one.announce("to all")
            assert set(await asyncio.wait_for(heard, 60)) == {Change("said/mine"), Change("to all")}
            other.unfollow("mine")
            await other.follow("theirs")
            heard = asyncio.create_task(news(other, 1))
            await asyncio.sleep(0)
            await one.append("theirs", 0, ["header"])
            assert await asyncio.wait_for(heard, 60) == [Change("theirs", 1)]

    asyncio.run(scene())


def test_what_is_followed_is_heard_over_a_new_connection_too(shared_database: str) -> None:
    async def scene() -> None:
        async with opened(shared_database) as one, opened(shared_database) as other:
            await other.follow("t")
            heard = asyncio.create_task(news(other, 2))
            await asyncio.sleep(0)
            await asyncio.to_thread(asyncio.run, postgres.run(shared_database, KICK))
            end = time.monotonic() + 60
            while not heard.done() and time.monotonic() < end:
                await one.announce("said/t", "t")
                await asyncio.sleep(0.1)
            assert await heard == [Change(""), Change("said/t")], "whatever one knew may be old"

    asyncio.run(scene())


def test_a_connection_that_breaks_as_it_is_given_back_is_another_one_the_next_time(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is killed may leave a connection in a state that asyncpg itself does not expect."""
    reset, broken = asyncpg.Connection.reset, [1] * 5  # whoever uses one meanwhile takes some

    async def breaks(connection: Any, **named: Any) -> None:
        if broken:
            broken.pop()
            connection.terminate()
            raise asyncpg.InternalClientError("got result for unknown protocol state")
        await reset(connection, **named)

    async def scene() -> None:
        async with opened(shared_database) as store:
            await store.forget("t")
            await store.append("t", 0, ["header"])
            monkeypatch.setattr(asyncpg.Connection, "reset", breaks)
            assert await store.read("t") == ["header"]
            assert len(broken) < 5

    asyncio.run(scene())


def test_processes_share_the_looks_at_what_is_due(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lets the others know that it is there, also when nothing happens."""
    monkeypatch.setattr(in_postgres, "LOOK", 0.2)

    async def scene() -> None:
        async with opened(shared_database) as one, opened(shared_database) as two:
            end = time.monotonic() + 60
            while (one.others(), two.others()) != (1, 1) and time.monotonic() < end:
                await asyncio.sleep(0.05)
            await two.close()
            while one.others() and time.monotonic() < end:
                await asyncio.sleep(0.05)
            assert time.monotonic() < end

    asyncio.run(scene())


def test_a_lot_of_news_goes_out_in_few_notices(shared_database: str) -> None:
    async def scene() -> None:
        async with opened(shared_database) as one, opened(shared_database) as other:
            heard = asyncio.create_task(news(other, 600))
            await asyncio.sleep(0)
            for k in range(600):
                await one.announce(f"row/{'long-name-of-a-table' * 3}-{k}")
            found = await asyncio.wait_for(heard, 60)
            assert [change.topic for change in found] == [f"row/{'long-name-of-a-table' * 3}-{k}" for k in range(600)]

    asyncio.run(scene())


def test_what_a_dead_process_could_not_tell_is_found(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has written, and died before it could say so."""
    monkeypatch.setattr(in_postgres, "LOOK", 0.2)

    async def scene() -> None:
        async with opened(shared_database) as store:
            await store.forget("t")
            await store.follow("t")
            await store.append("t", 0, ["header"])
            heard = asyncio.create_task(news(store, 1))
            connection = await asyncpg.connect(shared_database)
            await connection.execute("INSERT INTO event VALUES ('t', 1, 2, E'move\\nchance', 'x')")
            await connection.close()
            assert await asyncio.wait_for(heard, 60) == [Change("t", 3)]
            assert await store.read("t", 1) == ["move", "chance"]
            with pytest.raises(Taken):
                await store.append("t", 1, ["another move"])

    asyncio.run(scene())


def test_a_file_that_somebody_is_just_making_is_waited_for(tmp_path: Path) -> None:
    """SQLite itself would give up at once where another process has begun to write and not yet said how."""
    maker = sqlite3.connect(tmp_path / "store.db", isolation_level=None, check_same_thread=False)
    maker.execute("BEGIN IMMEDIATE")
    threading.Timer(0.3, maker.execute, ["ROLLBACK"]).start()

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'store.db'}") as store:
            await store.insert(Person("1", "Anna"))

    asyncio.run(scene())
    maker.close()
