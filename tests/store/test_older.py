"""A store that an older version wrote opens in this one, with all that it holds."""

import asyncio
import gzip
from pathlib import Path

import pytest

from store.make_fixture import FOLDER
from store.opened import opened
from store.test_people import EXAMPLES
from tafelrunde.store import migrations
from tafelrunde.store.store import Absence, Ban, Deed, Group, Halt, Life, Member, Visit, Written
from tafelrunde.table import HUMAN, Table

KEPT = sorted(FOLDER.glob("version_*.db.gz"))


def test_each_step_has_a_number_of_its_own() -> None:
    files = sorted(path.name for path in Path(migrations.__file__).parent.glob("*.sql"))
    assert [int(name[:4]) for name in files] == list(range(1, len(files) + 1))


def test_there_is_one_of_the_first_version() -> None:
    assert KEPT[0].name == "version_1.db.gz"


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.split(".")[0])
def test_an_older_store_opens_and_goes_on(kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(gzip.decompress(kept.read_bytes()))

    async def scene() -> None:
        async with opened(f"sqlite:///{path}") as store:
            assert await store.version() == max(migrations.steps())
            for row in EXAMPLES:
                if isinstance(row, Ban | Deed | Group | Member | Visit | Halt | Life | Absence):
                    continue  # of a later version
                found = await store.get(type(row), *(getattr(row, name) for name in row.key))
                assert found is not None
                assert all(getattr(found, name) == getattr(row, name) for name in row.key)
            over, paused = [Table.load(await store.read(name)) for name in ("over", "paused")]
            assert over.result is not None
            assert (paused.paused, paused.players) == (True, [HUMAN, "random", HUMAN])
            for name in ("over", "paused"):
                assert (await store.append(name, 0, ["x"], cmd=("anna", f"start {name}"))).again
            assert await store.due() == ["over"]
            assert await store.append("paused", paused.seq, ["more"]) == Written(paused.seq + 1)

    asyncio.run(scene())
