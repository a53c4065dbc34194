"""Logs in a store: they grow by whole batches, in one order for everybody, and nothing of them is ever lost."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from store.opened import opened
from tafelrunde.store import Store, migrations, open_store
from tafelrunde.store.store import Newer, Person, StoreError, TableRow, Taken, Written


async def taken(store: Store, table_id: str, seq: int, *lines: str) -> bool:
    """Tell whether somebody else was quicker."""
    try:
        await store.append(table_id, seq, lines)
    except Taken:
        return True
    return False


def test_a_log_grows_by_whole_batches(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            assert await store.read("t") == []
            assert await store.append("t", 0, ["header", "deal"]) == Written(2)
            assert await store.append("t", 2, ["move"]) == Written(3)
            assert await store.append("u", 0, ["header"]) == Written(1)
            assert await store.read("t") == ["header", "deal", "move"]
            assert await store.read("t", 1) == ["deal", "move"]
            assert await store.read("t", 3) == []
            assert await store.read("u") == ["header"]

    asyncio.run(scene())


def test_what_was_written_is_there_when_the_store_is_opened_again(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.append("t", 0, ['{"name": "Łukasz – 7 ♞"}'])
        async with opened(address) as store:
            assert await store.read("t") == ['{"name": "Łukasz – 7 ♞"}']

    asyncio.run(scene())


@pytest.mark.parametrize("seq", [0, 1, 3, 99])
def test_a_batch_that_does_not_follow_is_refused(address: str, seq: int) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.append("t", 0, ["header", "deal"])
            assert await taken(store, "t", seq, "move")
            assert await store.read("t") == ["header", "deal"]

    asyncio.run(scene())


def test_of_two_that_write_at_once_exactly_one_wins(address: str) -> None:
    """Twenty times two processes want to write the next move, each with a batch of another length."""

    async def scene() -> None:
        async with opened(address) as one, opened(address) as other:
            await one.append("t", 0, ["header"])
            seq = 1
            for k in range(20):
                lost = await asyncio.gather(
                    taken(one, "t", seq, f"one {k}"), taken(other, "t", seq, f"other {k}", f"chance {k}")
                )
                assert sorted(lost) == [False, True]
                seq += 1 if lost[1] else 2
            lines = await one.read("t")
            assert len(lines) == seq
            assert lines == await other.read("t")

    asyncio.run(scene())


def test_of_two_in_one_batch_exactly_one_wins(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.append("t", 0, ["header"])
            lost = await asyncio.gather(*(taken(store, "t", 1, f"client {k}") for k in range(50)))
            assert lost.count(False) == 1
            assert len(await store.read("t")) == 2

    asyncio.run(scene())


def test_a_command_sent_twice_is_written_once(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store, opened(address) as other:
            first = await store.append("t", 0, ["header", "move"], cmd=("anna", "c1"))
            assert first == Written(2)
            assert await store.append("t", 0, ["header", "move"], cmd=("anna", "c1")) == Written(2, again=True)
            assert await other.append("t", 2, ["move"], cmd=("anna", "c1")) == Written(2, again=True)
            assert await store.append("t", 2, ["her move"], cmd=("bea", "c1")) == Written(3)
            assert await store.append("u", 0, ["header"], cmd=("anna", "c1")) == Written(1)
            assert await store.read("t") == ["header", "move", "her move"]

    asyncio.run(scene())


def test_one_command_that_fails_takes_none_of_the_others_with_it(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await asyncio.gather(*(store.append(f"t{k}", 0, ["header"]) for k in range(40)))
            lost = await asyncio.gather(*(taken(store, f"t{k}", k % 2, "move") for k in range(40)))
            assert lost == [k % 2 == 0 for k in range(40)]
            assert [len(await store.read(f"t{k}")) for k in range(40)] == [1 + k % 2 for k in range(40)]

    asyncio.run(scene())


def test_rows_are_written_with_the_lines_or_not_at_all(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            row = TableRow("t", "claim", "anna")
            await store.insert(row)
            await store.append("t", 0, ["header"], rows=[TableRow("t", "claim", "anna", "running")])
            found = await store.get(TableRow, "t")
            assert found is not None
            assert found.status == "running"
            with pytest.raises(Taken):
                await store.append("t", 0, ["header"], rows=[TableRow("t", "claim", "anna", "over")])
            assert await store.get(TableRow, "t") == found

    asyncio.run(scene())


def test_a_snapshot_gives_way_to_a_later_one_only(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            assert await store.snapshot("t") is None
            await store.save_snapshot("t", 20, b"\0later\xff")
            await store.save_snapshot("t", 10, b"earlier")
            assert await store.snapshot("t") == (20, b"\0later\xff")
            await store.append("t", 0, ["header"], wake=1)
            await store.forget("t")
            assert (await store.snapshot("t"), await store.read("t"), await store.due()) == (None, [], [])

    asyncio.run(scene())


def test_a_store_of_a_newer_version_is_left_alone(new_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        with monkeypatch.context() as patch:
            steps = {**migrations.steps(), 9999: "CREATE TABLE later (number BIGINT);"}
            patch.setattr(migrations, "steps", lambda: steps)
            async with opened(new_address) as store:
                assert await store.version() == 9999
        with pytest.raises(Newer, match=r"has version 9999, this program knows up to \d+: open it with") as told:
            await open_store(new_address).open()
        assert "\n" not in str(told.value)
        with pytest.raises(Newer, match="has version 9999"):
            await open_store(new_address).look()

    asyncio.run(scene())


def test_many_that_open_an_empty_store_at_once_all_find_its_tables(new_address: str) -> None:
    async def scene() -> None:
        async def one(number: int) -> None:
            async with opened(new_address) as store:
                await store.insert(Person(str(number), "Anna"))

        await asyncio.gather(*(one(number) for number in range(6)))
        async with opened(new_address) as store:
            assert len(await store.find(Person)) == 6

    asyncio.run(scene())


WRITER = """
import asyncio, sys
from tafelrunde.store import open_store

async def main() -> None:
    store = open_store(sys.argv[1])
    await store.open()
    if store.missed():
        sys.exit(f"nothing is lost: {store.missed()}")

    async def one(table: int) -> None:
        seq = len(await store.read(f"t{table}"))
        while True:
            seq = (await store.append(f"t{table}", seq, [f"{seq}", f"{seq + 1}"])).seq
            sys.stdout.write(f"{table} {seq}\\n")
            sys.stdout.flush()

    await asyncio.gather(*(one(table) for table in range(5)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(address: str) -> None:
    """A process that writes is killed, three times; each line that it has spoken of is there, and no half batch.

    Nor does any of them miss something when it opens the store.
    """
    told = dict.fromkeys(range(5), 0)
    for _ in range(3):
        with subprocess.Popen([sys.executable, "-c", WRITER, address], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            said = "".join(child.stdout.readline() for _ in range(40))
            child.send_signal(signal.SIGKILL)
            said += child.stdout.read()
        for line in said[: said.rfind("\n")].splitlines():
            table, seq = map(int, line.split())
            told[table] = max(told[table], seq)

    async def scene() -> None:
        async with opened(address) as store:
            for table, seq in told.items():
                found = await store.read(f"t{table}")
                assert len(found) >= seq
                assert found == [str(k) for k in range(len(found))]
                assert len(found) % 2 == 0

    asyncio.run(scene())
    assert sum(told.values()) >= 3 * 40 * 2


@pytest.mark.ends("duty of a table: the time for which it was taken has passed")
def test_a_lease_is_one_processes_until_it_ends(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            assert await store.lease("t", "one", 30)
            assert await store.lease("t", "one", 30)
            assert not await store.lease("t", "other", 30)
            assert await store.lease("u", "other", 30)
            assert await store.lease("t", "one", 0.05)
            await asyncio.sleep(0.1)
            assert await store.lease("t", "other", 30)
            assert not await store.lease("t", "one", 30)
            await store.release("t", "one")
            assert not await store.lease("t", "one", 30)
            await store.release("t", "other")
            assert await store.lease("t", "one", 30)

    asyncio.run(scene())


def test_tables_are_due_when_their_time_has_come_and_nobody_sees_to_them(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            now = time.time_ns() // 1_000_000
            times = {"later": now + 60_000, "second": now - 1000, "first": now - 2000, "no": None}
            for table_id, wake in times.items():
                await store.append(table_id, 0, ["header"], wake=wake)
            assert await store.due() == ["first", "second"]
            turns = [await store.due(limit=1) for _ in range(3)]
            assert turns == [["first"], ["second"], ["first"]], "each has its turn"
            assert await store.lease("first", "one", 30)
            assert await store.due() == ["second"]
            assert await store.lease("first", "one", 0.05)
            await asyncio.sleep(0.1)
            assert await store.due() == ["first", "second"]
            await store.append("first", 1, ["move"], wake=None)
            await store.append("second", 1, ["move"])
            assert await store.due() == ["second"]
            await store.wake("second", None)
            await store.wake("no", 1)
            assert await store.due() == ["no"]
            await store.wake("no", None, seq=2)
            assert await store.due() == ["no"], "its log has another length"
            await store.wake("no", None, seq=1)
            assert await store.due() == []

    asyncio.run(scene())


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    sqlite3.connect(path).execute("CREATE TABLE note (text TEXT)").connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"notes\.db is a database of something else: choose another file"):
        asyncio.run(open_store(f"sqlite:///{path}").open())
    text = tmp_path / "letter.txt"
    text.write_text("Dear Anna, " * 100)
    with pytest.raises(StoreError, match=r"letter\.txt is no database of SQLite: choose another file"):
        asyncio.run(open_store(f"sqlite:///{text}").open())
    assert (path.read_bytes()[100:], text.read_text()) == (before[100:], "Dear Anna, " * 100)


def test_a_second_server_is_kept_from_the_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/store.db"

    async def scene() -> None:
        first = open_store(address)
        await first.open()
        with pytest.raises(StoreError, match=r"another server uses .* already: stop it, or choose another file"):
            await open_store(address).open()
        await first.close()
        second = open_store(address)
        await second.open()
        await second.close()

    asyncio.run(scene())
