"""What the worker of the browser calls: everything goes in and comes out as JSON."""

from typing import Any

import msgspec

from tafelrunde.static.house import House, Said, read
from tafelrunde.static.problems import Problem

house = House()


def encode(value: Any) -> str:
    """Return something as the page reads it."""
    return msgspec.json.encode(value).decode()


def ask(method: str, address: str, body: str, name: str) -> str:
    """Answer a request: with its status, what there is to say, and what the browser has to keep."""
    known = {table: at.table.version for table, at in house.tables.items()}
    try:
        found = house.answer(method, address, msgspec.json.decode(body or "null"), name)
    except Problem as problem:
        return encode({"status": problem.status, "body": problem.told()})
    except msgspec.DecodeError:
        return encode({"status": 400, "body": Problem("unfit", why="this is no JSON").told()})
    gone = [table for table in known if table not in house.tables]
    new = [table for table in house.tables if table not in known]
    if address.endswith("/rematch"):
        new.append(address.split("/")[2])
    return encode({"status": 204 if found is None else 200, "body": found, "new": new, "gone": gone})


def hear(table: str, text: str) -> str:
    """Answer what the page says to a table, and say whether a bot is asked now."""
    at = house.at(table)
    try:
        messages = house.hear(at, read(msgspec.json.decode(text), Said))
    except Problem as problem:
        messages = [{"type": "refused", "cmd_id": "", **problem.told()}]
    return encode({"messages": messages, "due": at.due(), "version": at.table.version})


def step(table: str) -> str:
    """Let the bot that is asked make its move, if one is still asked."""
    at = house.at(table)
    messages = house.step(at) if at.due() else []
    return encode({"messages": messages, "due": at.due(), "version": at.table.version})


def leave(table: str) -> None:
    """Note that nobody looks on any more."""
    if table in house.tables:
        house.tables[table].looks = False


def kept(table: str) -> str:
    """Return what the browser keeps of a table: its log as text, what it is beside that, and how the lobby shows it."""
    at = house.at(table)
    return encode({"id": table, "kept": encode(at.kept), "info": at.info(), "log": at.table.export()})


def knows(table: str) -> bool:
    """Tell whether a table is in memory."""
    return table in house.tables


def recall(text: str, log: str) -> str:
    """Open a table again that the browser has kept; return why that cannot be, "" if it can."""
    try:
        house.recall(text, log)
    except Problem as problem:
        return encode(problem.told())
    return ""
