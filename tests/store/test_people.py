"""Rows in a store: people, tables, seats and what belongs to them."""

import asyncio

import msgspec
import pytest

import postgres
from store.opened import opened
from tafelrunde.store.store import (
    ROWS,
    Absence,
    Ban,
    Block,
    Chat,
    Deed,
    Group,
    Halt,
    Life,
    Member,
    Person,
    Report,
    Row,
    SeatRow,
    StoreError,
    TableRow,
    Taken,
    Token,
    Visit,
)

EXAMPLES: list[Row] = [
    Person("p", "Anna – Łucja", "pl", "anna", "hash", ["a", "b"], "https://example.org/x", True, 1, 2**53),
    Person("q", "Guest"),
    Token("hash", "seat", "p", "t", 1, 5, None),
    TableRow("t", "claim", None, "running", False, {"options": {"first": 0}, "clock": None}, 1, 2),
    SeatRow("t", 0, None, "greedy", "Bot"),
    Chat("t", 1, "p", "Anna", "<b>hello</b>\n", 77),
    Group("g", "Thursday round", 1, "secret", 9, "host", "t", 1, 2),
    Member("g", 1, "p", "Anna", 1, 2, None, "claim", True, 3, 4, "in", "q", 5),
    Block("p", "q", 5),
    Ban("hash of a name"),
    Deed("d", 3, "root@here", "ban", "p", "He swore."),
    Visit("t", 4),
    Halt("t", 4, 20),
    Life("server", 5),
    Absence(5, 6),
    Report("r", "p", "q", None, "He swore.", 9),
]


def test_every_kind_of_row_has_an_example() -> None:
    assert {type(row) for row in EXAMPLES} == set(ROWS)


@pytest.mark.parametrize("row", EXAMPLES, ids=lambda row: f"{row.table}-{getattr(row, row.key[0])}")
def test_a_row_comes_back_as_it_was(address: str, row: Row) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            key = [getattr(row, name) for name in row.key]
            assert await store.get(type(row), *key) is None
            await store.insert(row)
            assert await store.get(type(row), *key) == row
            with pytest.raises(Taken):
                await store.insert(row)
            await store.put(row)
            assert await store.find(type(row)) == [row]
            await store.delete(row, row)
            assert await store.find(type(row)) == []

    asyncio.run(scene())


def test_rows_are_found_by_their_fields(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            people = [Person(str(k), f"guest {k}", seen=k, login="anna" if k == 3 else None) for k in range(6)]
            await store.insert(*people)
            assert await store.find(Person, login="anna") == [people[3]]
            assert [one.seen for one in await store.find(Person, login=None, order="-seen", limit=3)] == [5, 4, 2]
            assert [one.seen for one in await store.find(Person, below={"seen": 2}, order="seen")] == [0, 1]
            assert await store.find(Person, banned=True) == []
            with pytest.raises(StoreError, match="person has no field 'nick': it has id, name"):
                await store.find(Person, nick="x")
            with pytest.raises(StoreError, match="person has no field 'seen; DROP TABLE person'"):
                await store.find(Person, order="seen; DROP TABLE person")

    asyncio.run(scene())


def test_tables_are_found_by_who_sits_there(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            rows = [TableRow(str(k), "claim", None, "running" if k < 4 else "over", changed=k) for k in range(6)]
            seats = [SeatRow(str(k), seat, ("p1", "p2")[(k + seat) % 2]) for k in range(5) for seat in range(2)]
            await store.insert(*rows, *seats, SeatRow("0", 2, "p1"))
            found = await store.find(TableRow, seated="p1", status="running", order="-changed", limit=3)
            assert [row.id for row in found] == ["3", "2", "1"]
            assert [row.id for row in await store.find(TableRow, seated="p2", order="changed")] == list("01234")
            assert await store.find(TableRow, seated="p3") == []

    asyncio.run(scene())


def test_several_rows_are_added_all_or_none(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.insert(SeatRow("t", 1, "anna"))
            with pytest.raises(Taken):
                await store.insert(SeatRow("t", 0, "bea"), SeatRow("t", 1, "bea"))
            assert await store.find(SeatRow, table_id="t") == [SeatRow("t", 1, "anna")]

    asyncio.run(scene())


def test_a_name_for_an_account_is_given_once(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.insert(Person("p", "Anna", login="anna"), Person("q", "A guest"), Person("r", "Another"))
            with pytest.raises(Taken):
                await store.put(Person("q", "A guest", login="anna"))

    asyncio.run(scene())


def test_of_two_that_want_a_seat_one_gets_it(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as one, opened(address) as other:
            free = SeatRow("t", 0)
            await one.insert(free)
            got = await asyncio.gather(
                one.swap((free, SeatRow("t", 0, "anna", name="Anna"))), other.swap((free, SeatRow("t", 0, "bea")))
            )
            assert sorted(got) == [False, True]
            found = await one.get(SeatRow, "t", 0)
            assert found is not None
            assert found.person == ("anna" if got[0] else "bea")
            assert await one.swap((found, msgspec.structs.replace(found, person=None)))

    asyncio.run(scene())


def test_rows_are_swapped_all_or_none_and_with_lines_of_a_log_or_not_at_all(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            table, seat = TableRow("t", "claim", "anna", settings={"options": {}}), SeatRow("t", 0)
            await store.insert(table, seat)
            begun, taken = msgspec.structs.replace(table, status="running"), SeatRow("t", 0, "anna")
            other = SeatRow("t", 0, "bea")
            assert not await store.swap((table, begun), (other, taken)), "the seat was never Bea's"
            with pytest.raises(Taken):
                await store.append("t", 0, ["header"], rows=[(table, begun), (other, taken)])
            assert await store.read("t") == []
            assert await store.find(TableRow) == [table]
            assert await store.swap((table, begun), (seat, taken))
            await store.append("t", 0, ["header"], rows=[(begun, table), SeatRow("t", 1)])
            assert await store.find(TableRow) == [table]
            assert await store.find(SeatRow, order="seat") == [taken, SeatRow("t", 1)]

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["a\0b", "\ud83d", "x\udc00"])
def test_a_name_that_cannot_be_kept_is_refused(address: str, name: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            with pytest.raises(StoreError, match=r"name holds .*: it cannot be kept"):
                await store.insert(Person("p", name))
            assert await store.find(Person) == []

    asyncio.run(scene())


def test_what_is_rare_is_counted_for_each_name_and_comes_back(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            hour = 3_600_000
            assert [await store.spend("anna", hour, 2 * hour) for _ in range(2)] == [0, 0]
            wait = await store.spend("anna", hour, 2 * hour)
            assert 0.9 * hour < wait <= hour, "a third one has to wait for nearly an hour"
            assert await store.spend("bea", hour, 2 * hour) == 0
            assert await store.spend("anna", -hour, 2 * hour) == 0
            assert await store.spend("anna", hour, 2 * hour) == 0, "one was given back"
            assert await store.spend("anna", hour, 2 * hour) > 0

    asyncio.run(scene())


def test_several_processes_count_together(shared_database: str) -> None:
    async def scene() -> None:
        await postgres.empty(shared_database)
        async with opened(shared_database) as one, opened(shared_database) as other:
            answers = await asyncio.gather(*(store.spend("anna", 10**6, 5 * 10**6) for store in (one, other) * 5))
            assert sorted(answers)[:5] == [0] * 5
            assert sorted(answers)[5] > 0

    asyncio.run(scene())


def test_whoever_goes_through_all_rows_keeps_nobody_waiting(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            words = {"title": "Not this one. " * 100}
            await store.put(*(TableRow(f"t{k}", "claim", None, settings=words) for k in range(2000)))
            searching = [asyncio.create_task(store.find(TableRow, holding={"settings": "somebody"})) for _ in range(12)]
            await asyncio.sleep(0)
            assert await store.get(TableRow, "t7")
            assert sum(task.done() for task in searching) < 8, "it was not the last one to be looked for"
            assert await asyncio.gather(*searching) == [[]] * 12

    asyncio.run(scene())
