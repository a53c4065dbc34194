"""Files of a store that this user may not open, and those that root makes for another user."""

import asyncio
from pathlib import Path

import pytest

from store.opened import opened
from store.somebody import ROOT, as_them, folder_of_theirs
from tafelrunde.cli import run
from tafelrunde.store.sqlite import SqliteStore
from tafelrunde.store.store import Person, StoreError


async def come_in(path: Path) -> None:
    """Do what a server does first."""
    store = SqliteStore(path)
    await store.look()
    await store.open()
    await store.insert(Person(path.name, "Anna"))
    await store.close()


def test_a_folder_that_cannot_be_written_is_named() -> None:
    with folder_of_theirs() as folder, as_them():
        folder.chmod(0o500)
        for path in (folder / "store.db", folder / "new" / "store.db"):
            with pytest.raises(StoreError, match="cannot be"):
                asyncio.run(come_in(path))
        folder.chmod(0o700)


@pytest.mark.parametrize("end", ["", "-server"])
def test_the_file_that_cannot_be_opened_is_named_with_what_to_do(end: str) -> None:
    with folder_of_theirs() as folder, as_them():
        path = folder / "store.db"
        asyncio.run(come_in(path))
        locked = folder / f"store.db{end}"
        locked.chmod(0)
        with pytest.raises(StoreError, match=rf"store\.db{end} cannot be read and written by .*: `chown .* as root"):
            asyncio.run(come_in(path))


@pytest.mark.skipif(not ROOT, reason="only root makes files for others")
def test_what_root_restores_can_be_opened_by_whom_the_folder_belongs_to(tmp_path: Path) -> None:
    async def write() -> None:
        async with opened(f"sqlite:///{tmp_path}/old.db") as store:
            await store.insert(Person("p", "Bea"))

    asyncio.run(write())
    kept = tmp_path / "kept.bak"
    assert run(["backup", str(kept), "--db", f"sqlite:///{tmp_path}/old.db"]) == 0
    with folder_of_theirs() as folder:
        for path in (folder / "new.db", folder / "deeper" / "new.db"):
            assert run(["restore", str(kept), "--db", f"sqlite:///{path}"]) == 0
            with as_them():
                asyncio.run(come_in(path))
