"""The client at a real server: it signs in, opens, joins, waits, plays and comes back after a restart."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from documents import ROOT
from server.running import Running
from tafelrunde import bots, client
from tafelrunde.bots import Bot
from tafelrunde.client import AsyncClient, Client, Problem, shapes
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.server.ground import messages


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("house"))
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


class Careful(Bot[State]):
    """Plays like `greedy`, and sees that it is given what a bot is given anywhere: its view, and all it may hear."""

    name = "careful"

    def __init__(self) -> None:
        super().__init__(1)
        self.inner = bots.load("greedy", "claim", 1)
        self.kinds: list[str] = []

    def begin(self, game, seat, options):  # type: ignore[no-untyped-def]
        self.seat, self.kinds = seat, []
        self.inner.begin(game, seat, options)

    def heard(self, events):  # type: ignore[no-untyped-def]
        self.kinds += [event.kind for event in events]

    def choose(self, view: State, ask: Ask) -> int:
        assert (view.viewer, view.who, ask.who) == (self.seat, self.seat, self.seat)
        assert ask.actions == view.legal()
        return int(self.inner.choose(view, ask))


def test_a_bot_plays_through_the_client_as_it_would_anywhere(house: Running) -> None:
    me = Client.guest(house.url, "My bot")
    seat = me.open("claim", "me", "random", options={"first": 0})
    seat.start()
    bot = Careful()
    result = seat.play(bot)
    assert len(result) == 2
    assert seat.info().status == "over"
    assert bot.kinds == [event.kind for event in seat.past][: len(bot.kinds)]
    assert {"plays", "wins"} & set(bot.kinds)


def test_two_clients_find_each_other_and_play(house: Running) -> None:
    """One waits for it in a thread, the other with `await`."""
    host = Client.guest(house.url, "Anna")
    one = host.open("claim", "me", "open", public=True, clock={"kind": "none"})
    found: list[list[float]] = []

    async def other() -> None:
        bea = await AsyncClient.guest(house.url, "Bea")
        assert one.table in [info.id for info in await bea.tables()]
        assert await bea.mine() == []
        two = await bea.join(one.table)
        assert (await two.wait(0.05)) is None, "the game has not begun"
        await asyncio.to_thread(one.start)
        found.append(await two.play("greedy"))

    playing = threading.Thread(target=asyncio.run, args=(other(),))
    playing.start()
    result = one.play("random")
    playing.join(60)
    assert found == [result]


def test_what_is_refused_names_code_and_rule(house: Running) -> None:
    me = Client.guest(house.url, "Cora")
    seat = me.open("claim", "me", "random", options={"first": 0})
    with pytest.raises(Problem, match="No game is running") as not_begun:
        seat.view()
    assert (not_begun.value.status, not_begun.value.code) == (409, "not-running")
    seat.start()
    with seat:
        message = seat.wait(30)
    assert message is not None
    assert message.desk.ask is not None
    offered = [offer.action for offer in message.desk.ask.offers]
    version, view = seat.view()
    assert sorted(offered) == sorted(view.legal())
    wrong = next(action for action in range(seat.game.actions) if action not in offered)
    with pytest.raises(Problem) as illegal:
        seat.submit(version, wrong)
    assert (illegal.value.code, illegal.value.rule.partition(".")[0]) == ("illegal", "claim")
    assert seat.submit(version, offered[0]) > version
    with pytest.raises(Problem) as stale:
        seat.submit(version, offered[1])
    assert stale.value.code == "stale"
    with pytest.raises(Problem, match=r"no seat of table \S+ is yours: join it first"):
        Client.guest(house.url, "Dana").sit(seat.table)


def test_a_seat_waits_through_a_restart(tmp_path: Path) -> None:
    server = Running(tmp_path)
    try:
        me = Client.guest(server.url, "Anna")
        seat = me.open("claim", "me", "me", options={"first": 0})
        seat.start()
        mine, other = me.sit(seat.table, 0), me.sit(seat.table, 1)
        version, view = mine.view()
        mine.submit(version, view.legal()[0])
        assert mine.wait(0.05) is None
        found: list[client.DeskMessage | None] = []
        waiting = threading.Thread(target=lambda: found.append(mine.wait(60)))
        waiting.start()
        server.stop()
        server.start()
        for _ in range(2):
            version, view = other.view()
            if view.who == 1:
                other.submit(version, view.legal()[0])
        version, view = mine.view()
        if view.who != 0:
            other.submit(version, other.view()[1].legal()[0])
        waiting.join(60)
        desk = found[0].desk if found and found[0] is not None else None
        assert desk is not None
        assert desk.ask is not None
        assert desk.ask.who == 0
        mine.close()
    finally:
        server.stop()


def test_the_example_follows_an_invitation_and_plays(house: Running) -> None:
    host = Client.guest(house.url, "Anna")
    seat = host.open("claim", "me", "open")
    link = host.invite(seat.table)
    program = [sys.executable, str(ROOT / "examples" / "client_bot.py"), link, "greedy"]
    bot = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
    with seat:
        while seat.info().chairs[1].person is None:
            assert bot.poll() is None
            time.sleep(0.1)
        seat.start()
        result = seat.play("random")
    assert bot.communicate(timeout=60)[0] == f"seat 1 of {seat.table}: {result}\n"


def test_a_bot_with_an_account_takes_a_challenge(house: Running) -> None:
    token = house.ask("", "POST", "/me", {"name": "Elsa", "bearer": True})["token"]
    house.ask(token, "POST", "/account", {"login": "elsa", "password": "correct horse"})
    bot = Client(house.url, house.ask(token, "POST", "/bots", {"name": "Deep"})["token"])
    found: list[list[float]] = []
    waiting = threading.Thread(target=lambda: found.append(bot.challenge("claim", "greedy", options={"first": 0})))
    waiting.start()
    me = Client.guest(house.url, "Fay")
    while not (open_ones := [info for info in me.tables() if info.host == client.Someone(bot.me().id, "Deep (bot)")]):
        time.sleep(0.1)
    result = me.join(open_ones[0].id).play("random")
    waiting.join(60)
    assert found == [result]


@pytest.mark.parametrize("name", ["Chair", "Info", "Someone", "Done", "DeskMessage"])
def test_the_shapes_of_the_client_are_those_of_the_server(name: str) -> None:
    theirs, ours = getattr(messages, name), getattr(shapes, name)
    assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__)
