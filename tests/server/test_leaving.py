"""Whoever sends a move and is gone: the move is made, and the others are shown it."""

import asyncio

import pytest

from tafelrunde.server.live.live import Live
from tafelrunde.table.commands import Submit

from .inn import Inn


def test_a_move_is_shown_even_if_its_sender_is_gone(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options={"first": 0})
    with bea.at(table, 1) as ear:
        version = ear.until("desk")["version"]
        portal = inn.client.portal
        assert portal is not None
        portal.call(sent_and_gone, inn, table, version)
        assert ear.until("desk", when=lambda message: message["version"] > version)["desk"]["ask"]["who"] == 1


async def sent_and_gone(inn: Inn, table: str, version: int) -> None:
    """Send a move, and be gone before it is stored."""
    live: Live = await inn.app.state.tables.get(table)
    ask = live.game.ask(0)
    assert ask is not None
    sending = asyncio.ensure_future(inn.app.state.commits.carry_out(live, Submit(0, version, (ask.actions[0],))))
    await asyncio.sleep(0)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending
