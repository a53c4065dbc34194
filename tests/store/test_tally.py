"""What was acknowledged and is lost outside of our reach is missed when the store is opened; nothing else is."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tafelrunde.store import Store, open_store, tally
from tafelrunde.store.backup import backup, restore
from tafelrunde.store.store import Missed

PAGE = 4096


@asynccontextmanager
async def served(path: Path) -> AsyncIterator[Store]:
    """Open a store as a server does: it has the file for itself."""
    store = open_store(f"sqlite:///{path}")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def play(store: Store, moves: int, *tables: str) -> None:
    """Let games go on."""
    for table in tables:
        seq = len(await store.read(table))
        for number in range(seq, seq + moves):
            await store.append(table, number, [f"{table} {number}"])


def cut_down(path: Path, to: Path) -> None:
    """Copy what a server leaves that is killed at this moment."""
    to.mkdir(exist_ok=True)
    for file in path.parent.glob(f"{path.name}*"):
        if not file.name.endswith("-shm"):  # which is made anew from the others
            shutil.copy(file, to / file.name)


def found(path: Path) -> Sequence[Missed]:
    """Return what is missed when a store is opened."""

    async def scene() -> Sequence[Missed]:
        async with served(path) as store:
            return store.missed()

    return asyncio.run(scene())


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Return the store of a server that was killed: two games have gone on in two runs, and lie beside the file."""
    path = tmp_path / "store.db"

    async def scene() -> None:
        async with served(path) as store:
            await play(store, 20, "a", "b")
        async with served(path) as store:
            await play(store, 1, "a")
            await play(store, 10, "b", "a")
            cut_down(path, tmp_path / "killed")

    asyncio.run(scene())
    return tmp_path / "killed" / "store.db"


def test_after_a_kill_nothing_is_missed(killed: Path) -> None:
    assert found(killed) == []


def test_what_a_damaged_file_drops_is_named_with_its_table(killed: Path) -> None:
    beside = killed.with_name("store.db-wal")
    content = bytearray(beside.read_bytes())
    content[len(content) // 2] ^= 1
    beside.write_bytes(content)

    async def scene() -> None:
        async with served(killed) as store:
            left = {table: len(await store.read(table)) for table in ("a", "b")}
            assert {one.table_id: (one.entries, one.after) for one in store.missed()} == {
                table: (end - left[table], left[table]) for table, end in (("a", 31), ("b", 30)) if left[table] < end
            }
            assert store.missed()
            assert store.facts().lost == len(store.missed())
            await play(store, 1, "a", "b")

    asyncio.run(scene())
    assert found(killed) == [], "it is said once, and then a new run begins"


def test_a_log_that_ends_as_far_with_something_else_is_named(killed: Path) -> None:
    notes = killed.with_name("store.db-tally")
    run, *lines = notes.read_text().splitlines()
    assert lines[-1].startswith("a 31 ")
    notes.write_text("\n".join([run, *lines[:-1], tally.line(f"a 31 {tally.key('another move')}")]))
    assert found(killed) == [Missed("a", 0, 31)]


@pytest.mark.parametrize("end", ["-wal", "-tally", "-server"])
def test_a_file_beside_it_that_was_removed_is_only_missed_if_moves_were_in_it(killed: Path, end: str) -> None:
    killed.with_name(f"store.db{end}").unlink()
    assert bool(found(killed)) == (end == "-wal")


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b"run x 0\n", b"\n" * 9000])
def test_notes_that_say_nothing_are_no_alarm_and_are_made_anew(killed: Path, content: bytes) -> None:
    killed.with_name("store.db-tally").write_bytes(content)

    async def scene() -> None:
        async with served(killed) as store:
            assert store.missed() == []
            await play(store, 1, "a")

    asyncio.run(scene())
    assert killed.with_name("store.db-tally").read_bytes() != content
    assert found(killed) == []


def test_a_store_that_was_restored_is_no_alarm(killed: Path, tmp_path: Path) -> None:
    """Whether from a backup or from a copy of the file, of before or of another server."""
    first = tmp_path / "first.db"

    async def scene() -> None:
        async with served(tmp_path / "other.db") as other:
            await play(other, 3, "a")
            await backup(other, tmp_path / "kept.bak")
        shutil.copy(tmp_path / "store.db", first)  # the server has stopped: all is in one file
        async with served(tmp_path / "store.db") as store:
            await play(store, 5, "a")
        for file in killed.parent.glob("store.db*"):
            if not file.name.endswith("-tally"):
                file.unlink()
        async with served(killed) as store:
            await restore(store, tmp_path / "kept.bak")

    asyncio.run(scene())
    assert found(killed) == []
    shutil.copy(first, tmp_path / "store.db")
    assert found(tmp_path / "store.db") == []


def test_a_log_that_was_forgotten_is_not_missed(tmp_path: Path) -> None:
    path = tmp_path / "store.db"

    async def scene() -> None:
        async with served(path) as store:
            await play(store, 5, "a", "b")
            await store.forget("a")
            cut_down(path, tmp_path / "killed")

    asyncio.run(scene())
    assert found(tmp_path / "killed" / "store.db") == []


def test_the_notes_do_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "LONGEST", 2000)
    path = tmp_path / "store.db"

    async def scene() -> None:
        async with served(path) as store:
            await play(store, 100, "a", "b")
            cut_down(path, tmp_path / "killed")

    asyncio.run(scene())
    assert path.with_name("store.db-tally").stat().st_size < 2100
    copy = tmp_path / "killed" / "store.db"
    os.truncate(copy.with_name("store.db-wal"), 32 + PAGE)
    assert found(copy), "what was written since is still known"


def test_while_somebody_reads_the_notes_wait_and_moves_do_not(tmp_path: Path) -> None:
    path = tmp_path / "store.db"

    async def scene() -> None:
        async with served(path) as store:
            await play(store, 1, "a")
            reading = open_store(f"sqlite:///{path}", alone=False)
            await reading.open()
            rows = reading.dump()
            await anext(rows)
        async with served(path) as store:
            await play(store, 5, "a")
            cut_down(path, tmp_path / "killed")
            await rows.aclose()  # type: ignore[attr-defined]
            await reading.close()

    asyncio.run(scene())
    assert found(tmp_path / "killed" / "store.db") == []
