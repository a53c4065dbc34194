"""A whole store in one file, and back again into a store of either kind."""

import asyncio
import gzip
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from store.opened import opened
from store.test_people import EXAMPLES
from tafelrunde.store import Store, migrations
from tafelrunde.store.backup import backup, restore, verify
from tafelrunde.store.store import ROWS, Newer, StoreError

LAST = max(migrations.steps())


async def fill(store: Store) -> None:
    await store.insert(*EXAMPLES)
    await store.append("t", 0, ["header", "deal"], wake=5, cmd=("p", "c1"))
    await store.append("t", 2, ['{"name": "Łódź\\u2028"}'])
    await store.save_snapshot("t", 2, b"worth nothing elsewhere")


async def all_of(store: Store) -> object:
    rows = [sorted(await store.find(kind), key=str) for kind in ROWS]
    again = await store.append("t", 0, ["header"], cmd=("p", "c1"))
    return rows, await store.read("t"), await store.due(), again


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of another store, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/elsewhere.db"
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_a_backup_fills_a_store_of_either_kind(address: str, elsewhere: str, tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    async def scene() -> None:
        async with opened(address) as store:
            await fill(store)
            assert await backup(store, path) == len(EXAMPLES) + 3
            assert path.stat().st_mode & 0o077 == 0, "it holds every secret of every game"
            async with opened(elsewhere) as other:
                assert await restore(other, path) == len(EXAMPLES) + 3
                assert await all_of(other) == await all_of(store)
                with pytest.raises(StoreError, match="is not empty: restore into a new store"):
                    await restore(other, path)

    asyncio.run(scene())
    assert [entry.name for entry in tmp_path.iterdir() if "part" in entry.name] == []


def test_a_backup_is_of_one_moment(address: str, tmp_path: Path) -> None:
    """Two logs grow together, one after the other, while the backup is made."""

    async def scene() -> None:
        async with opened(address) as store:
            for table in ("a", "z"):
                await store.append(table, 0, ["header"])

            begun = asyncio.Event()

            async def go_on() -> None:
                for seq in range(1, 1000):
                    await store.append("a", seq, ["move"])
                    await store.append("z", seq, ["move"])
                    begun.set()

            playing = asyncio.create_task(go_on())
            await begun.wait()
            await backup(store, tmp_path / "all.jsonl")
            playing.cancel()
        lines = (tmp_path / "all.jsonl").read_text().splitlines()
        counts = [sum(f'["event","{table}"' in line for line in lines) for table in ("a", "z")]
        assert counts[0] - counts[1] in (0, 1)
        assert counts[0] > 1

    asyncio.run(scene())


def before_checksums(text: str) -> str:
    """Return a backup as it was written before there were checksums."""
    old, count = re.subn(r',"sum":"[0-9a-f]+"', "", text)
    assert count == 1
    return old


def flipped(content: bytes, bit: int) -> bytes:
    """Return what one bit makes of a file."""
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def test_a_backup_with_one_bit_flipped_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/store.db") as store:
            await fill(store)
            await backup(store, path)
        whole = path.read_bytes()
        last = 8 * whole[:-1].rindex(b"\n")
        async with opened(f"sqlite:///{tmp_path}/new.db") as store:
            for bit in {*range(0, 8 * len(whole), 61), *range(last, 8 * len(whole))}:
                path.write_bytes(flipped(whole, bit))
                with pytest.raises(StoreError) as told:
                    await restore(store, path)
                assert str(path) in str(told.value)
                assert len(str(told.value)) < 400
            assert await all_rows(store) == 0
            path.write_bytes(whole)
            await restore(store, path)

    asyncio.run(scene())


def test_a_packed_backup_with_one_bit_flipped_is_refused_or_means_the_same(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl.gz"

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/store.db") as store:
            await fill(store)
            await backup(store, path)
        whole = path.read_bytes()
        meant = gzip.decompress(whole)
        same = 0
        for bit in range(0, 8 * len(whole), 23):
            path.write_bytes(flipped(whole, bit))
            with suppress(StoreError):
                verify(path)
                same += 1
                assert gzip.decompress(path.read_bytes()) == meant
        assert same < 8, "such as when the file was packed: that is not read"

    asyncio.run(scene())


def test_a_backup_of_before_checksums_fills_a_store(address: str, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/old.db") as old:
            await fill(old)
            await backup(old, path)
            path.write_text(before_checksums(path.read_text()))
            async with opened(address) as store:
                await restore(store, path)
                assert await all_of(store) == await all_of(old)

    asyncio.run(scene())


def test_a_damaged_backup_changes_nothing(address: str, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"

    async def scene() -> None:
        async with opened(address) as store:
            await fill(store)
            await backup(store, path)
        whole = before_checksums(path.read_text())
        lines = whole.splitlines(keepends=True)
        async with opened(f"sqlite:///{tmp_path}/new.db") as store:
            for content, message in (
                ("", "is cut or damaged after 0 rows"),
                ("{}\n", "is no backup of Tafelrunde"),
                (
                    whole.replace(f'"version":{LAST}', '"version":99', 1),
                    f"of a store of version 99, this program knows [0-9] and {LAST}",
                ),
                ("".join(lines[:-1]), f"is cut: after {len(lines) - 2} rows its last line is missing"),
                ("".join([*lines[:3], lines[3][:9]]), "is cut or damaged after 2 rows"),
                ("".join([*lines[:3], *lines[4:]]), "was changed: it has"),
                (whole.replace('["seat",', '["chair",'), "row [0-9]+ is none"),
                (whole.replace('"holder"', '"bearer"').replace('"wake"', '"alarm"'), "holds duty with table_id, alarm"),
            ):
                path.write_text(content)
                with pytest.raises(StoreError, match=message) as told:
                    await restore(store, path)
                assert "\n" not in str(told.value)
                assert await all_rows(store) == 0
            path.write_bytes(gzip.compress(whole.encode())[:-20])
            with pytest.raises(StoreError, match=r"cannot be read \(it is cut or damaged\)"):
                await restore(store, path)
            with pytest.raises(StoreError, match="cannot be read"):
                await restore(store, tmp_path / "missing.jsonl")
            with pytest.raises(StoreError, match="is there already: choose another name"):
                await backup(store, path)
            with pytest.raises(StoreError, match="cannot be written"):
                await backup(store, tmp_path / "no folder" / "x")
            assert await all_rows(store) == 0

    asyncio.run(scene())


async def all_rows(store: Store) -> int:
    return len([row async for row in store.dump()])


def test_a_backup_of_an_older_version_has_the_usual_in_new_columns(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/old.db") as store:
            await fill(store)
            await backup(store, path)
        text = path.read_text().replace(',"status"]', "]").replace(',9,"open"]', ",9]")
        path.write_text(before_checksums(text))
        async with opened(f"sqlite:///{tmp_path}/new.db") as store:
            await restore(store, path)
            assert [row for row in EXAMPLES if row.table == "report"] == await store.find(ROWS[-1])

    asyncio.run(scene())


def test_a_newer_backup_is_refused_as_such(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    path.write_text('{"tafelrunde-backup": 2, "version": 1}\n')

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/new.db") as store:
            with pytest.raises(Newer, match=r"has format 2 .*: restore it with the newer Tafelrunde that wrote it"):
                await restore(store, path)

    asyncio.run(scene())
