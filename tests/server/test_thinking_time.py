"""When a bot's answer is shown: by what everybody knows, whatever it holds or thinks, and however many wait."""

import asyncio
import inspect
import selectors
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import COMPILED, bots
from tafelrunde.server.bench.timing import position
from tafelrunde.server.bots import paces
from tafelrunde.server.bots.lanes import Lanes
from tafelrunde.server.bots.paces import Public, granted, held, pace, shown
from tafelrunde.table import Table

from .conftest import Opened
from .inn import Guest, answered, wait_for, warmed

FIRST = {"first": 0}
LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")


class Skipping(selectors.DefaultSelector):
    """Waits for nothing: where there is nothing to do, it is later at once."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready and timeout:
            self.now += timeout
        return ready


def in_no_time(scene: Callable[[Callable[[], float]], Any]) -> Any:
    """Return what comes of a scene whose clock goes on by itself."""
    skipping = Skipping()
    loop = asyncio.SelectorEventLoop(skipping)
    loop.time = lambda: skipping.now  # type: ignore[method-assign]
    try:
        return loop.run_until_complete(scene(loop.time))
    finally:
        loop.close()


class Hall:
    """Tables at a server whose bots think as a test says."""

    def __init__(self, clock: Callable[[], float], processes: int, thinks: Callable[[str, int], float | None]) -> None:
        self.clock = clock
        self.thinks = thinks
        self.shown: list[tuple[str, int, float]] = []
        self.lanes: Lanes[object] = Lanes(self.missed, clock)
        for _ in range(processes):
            self.missed()

    def missed(self) -> None:
        """Let another process come in the place of one that has died."""
        self.lanes.add(object())

    async def play(self, table: str, bot: str, answers: int, begins: float) -> None:
        """Let a bot be asked again and again."""
        await asyncio.sleep(begins)
        for number in range(answers):
            seconds, asked = held(bot, 0.5, COMPILED), self.clock()

            async def think(place: object, number: int = number) -> str | None:
                taken = self.thinks(table, number)
                await asyncio.sleep(0.0 if taken is None else taken * held(bot, 0.5, COMPILED))
                if taken is None:
                    self.lanes.remove(place)
                return None if taken is None else "answer"

            _, free = await self.lanes.turn(table, seconds, think)
            due = shown(Public("claim", "follow", 1, bot, 1), 0.5, 1.0, asked, free)
            await asyncio.sleep(due - self.clock())
            self.shown.append((table, number, round(self.clock(), 6)))
            await asyncio.sleep(0.3)


def evening(thinks: Callable[[str, int], float | None], processes: int) -> list[tuple[str, int, float]]:
    """Return when all answers of an evening at eight tables were shown."""

    async def scene(clock: Callable[[], float]) -> list[tuple[str, int, float]]:
        hall = Hall(clock, processes, thinks)
        await asyncio.gather(*(hall.play(f"t{k}", LEVELS[k % 5], 12, begins=0.37 * k) for k in range(8)))
        return sorted(hall.shown)

    found: list[tuple[str, int, float]] = in_no_time(scene)
    return found


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_what_a_bot_thinks_or_dies_of_moves_no_answer(processes: int) -> None:
    """One legal card or six, at this table or the others: the same questions are answered at the same moments."""
    usual = evening(lambda table, number: 0.5, processes)
    assert evening(lambda table, number: 0.0, processes) == usual, "nothing to think about anywhere"
    assert evening(lambda table, number: (hash((table, number)) % 11) / 10, processes) == usual
    assert evening(lambda table, number: None if number % 5 == 2 else 1.0, processes) == usual, "some die of it"
    assert evening(lambda table, number: 0.0 if table == "t4" else 1.0, processes) == usual


def test_paces_are_made_from_what_everybody_knows() -> None:
    """Not measured but by construction: what says when has nothing else to go by."""
    assert list(inspect.signature(pace).parameters) == ["public", "seconds"]
    assert list(inspect.signature(held).parameters) == ["bot", "seconds", "compiled"]
    assert list(inspect.signature(shown).parameters) == ["public", "seconds", "slower", "asked", "free"]
    assert set(Public.__struct_fields__) == {"game", "step", "seat", "bot", "people"}
    imported = [line for line in Path(paces.__file__).read_text("utf-8").splitlines() if "import " in line]
    assert imported == ["from math import ceil", "from typing import Final", "from msgspec import Struct"]
    for bot in (*LEVELS, "greedy", "network:somebody.onnx"):
        for compiled in (True, False):
            assert held(bot, 0.5, compiled) < granted(bot, 0.5), "or the usual pace could not be kept"


def test_every_table_has_its_turn_and_bots_among_themselves_have_theirs() -> None:
    async def scene(clock: Callable[[], float]) -> list[str]:
        order: list[str] = []
        lanes: Lanes[int] = Lanes(lambda: None, clock)
        lanes.add(0)

        async def table(name: str, people: bool, answers: int) -> None:
            async def think(_: int) -> None:
                order.append(name)

            for _ in range(answers):
                await lanes.turn(name, 1.0, think, people=people)

        tables = [table(f"bots {k}", False, 2) for k in range(2)] + [table(f"people {k}", True, 4) for k in range(3)]
        await asyncio.gather(*tables)
        return order

    order = in_no_time(scene)
    first, second = order.index("people 0"), order.index("people 0", order.index("people 0") + 1)
    assert {"people 1", "people 2"} <= set(order[first:second]), "nobody has two turns before the others have had one"
    assert order.index("bots 1") < 9, "and nobody is forgotten"


def test_whoever_asks_at_many_places_holds_one_of_them() -> None:
    """A question that is taken back and asked anew waits until nobody thinks about the old one any more."""

    async def scene(clock: Callable[[], float]) -> list[tuple[str, float]]:
        begun: list[tuple[str, float]] = []
        lanes: Lanes[int] = Lanes(lambda: None, clock)
        lanes.add(0)
        lanes.add(1)

        async def think(_: int) -> None:
            begun.append((name, clock()))

        for name in ("taken back", "asked anew"):
            asking = asyncio.create_task(lanes.turn("table", 3.0, think))
            await asyncio.sleep(0.5)
            if name == "taken back":
                asking.cancel()
        await asking
        return begun

    assert in_no_time(scene) == [("taken back", 0.0), ("asked anew", 3.0)]


def told_at(guest: Guest, table: str) -> list[str]:
    """Return the kinds of all that somebody was told at seat 0."""
    deeds = guest.get(f"/tables/{table}/deeds?seat=0")["deeds"]
    return [part["kind"] for deed in deeds for part in deed["told"]]


def test_where_no_process_starts_nobody_waits_for_ever_and_all_are_told(opened: Opened) -> None:
    anna = opened(bot_processes=0).guest("Anna")
    table = anna.begin("claim", "me", "random", options={"first": 1})
    with anna.at(table, 0) as ear:
        ear.asked(0)
    assert "stands-in" in told_at(anna, table)


def test_many_tables_wait_for_one_process_and_none_meets_a_stand_in(opened: Opened, odd_bots: None) -> None:
    inn = opened(bot_modules=["odd_bots"], bot_seconds=1.0, bot_pace=0.01)
    anna = inn.guest("Anna")
    for _ in range(5):
        anna.begin("claim", "me", "ponderer", options={"first": 1})
    wait_for(lambda: answered(inn) + answered(inn, "failed") == 5)
    assert answered(inn, "failed") == 0


def test_a_hint_without_end_keeps_no_bot_waiting(
    opened: Opened, odd_bots: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    thinks = tmp_path / "thinks"
    monkeypatch.setenv("ENDLESS_HINTS", str(thinks))
    monkeypatch.setattr(bots, "hint", bots.hint)  # afterwards this process has its own again
    inn = opened(bot_modules=["odd_bots"])
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    warmed(anna)
    puzzled = anna.begin("claim", "me", "random", options=FIRST)
    with anna.at(puzzled, 0) as asking:
        asking.say("request", cmd_id="h", seat=0, name="hint")
        wait_for(thinks.exists)
        asking.say("request", cmd_id="i", seat=0, name="hint")
        assert asking.until("refused")["code"] == "too-often"
        table = bea.begin("claim", "me", "random", options={"first": 1})
        with bea.at(table, 0) as ear:
            ear.asked(0)
    assert answered(inn, "failed") == 0


def test_what_somebody_does_for_themselves_alone_hurries_no_bot(opened: Opened) -> None:
    """It changes nothing that a bot is asked: who tries it learns nothing of how soon the answer was found."""
    inn = opened(bot_seconds=1.0, bot_pace=10)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "random", options=FIRST)
    with anna.at(table, 0) as ear:
        anna.play(table, 0)
        asked = ear.until("desk", when=lambda m: m["desk"]["ask"]["who"] == 1)
        wait_for(lambda: answered(inn) == 1)
        for number in range(3):
            ear.say("ask_again", cmd_id=f"a{number}", seat=0)
            ear.until("done")
            ear.pong()
        assert anna.desk(table)["version"] == asked["version"]


def test_an_answer_takes_as_much_of_the_processor_with_one_card_as_with_many(
    opened: Opened, odd_bots: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book = tmp_path / "book"
    monkeypatch.setenv("CLOCKED", str(book))
    anna = opened(bot_modules=["odd_bots"], bot_seconds=0.1).guest("Anna")

    def asked() -> list[list[str]]:
        return [line.split() for line in book.read_text().splitlines()] if book.exists() else []

    def asked_once_more(before: int) -> bool:
        return len(asked()) > before

    for before, cards in enumerate((1, 6, 1, 6)):
        log = Table("claim", ["human", "clocked"], position=position(cards)).export()
        table = anna.post("/import", {"log": log}, 201)["table"]["id"]
        with anna.at(table, 0) as ear:
            anna.play(table, 0)
            wait_for(partial(asked_once_more, before))
            ear.say("resign", cmd_id="r", seat=0)
            ear.until("done")
    assert [number for _, number in asked()] == ["1", "6", "1", "6"]
    for (last, number), (then, _) in pairwise(asked()):
        assert float(then) - float(last) > held("clocked", 0.1, COMPILED) / 2, f"{number} to choose from"
