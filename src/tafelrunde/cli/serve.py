"""`tafelrunde serve`, and what else is done with a server and its store: what an operator types and is shown."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

import tafelrunde
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.shell import FAILED, NAME
from tafelrunde.text import Text


def serve(given: dict[str, Any], check: bool, page: str, text: Text) -> int:
    """Start a server, or say what is wrong with its configuration; a browser is shown this page of it."""
    from tafelrunde.cli import browser
    from tafelrunde.server.ground.settings import complaints, listening, mistyped, read, without_password

    for sentence in mistyped():
        print(f"{NAME}: {sentence}", file=sys.stderr)
    settings = read(given)
    beside = check and browser.has_port(settings)
    if not beside and browser.usual_port(settings, given) and listening(settings):
        if settings.browser and not settings.db and not check and browser.runs_already(settings):
            print(text.say("terminal-serve-already", {"url": settings.url}))
            browser.look_at(settings.url + page).join()
            return 0
        taken, settings = settings.port, browser.with_free_port(settings)
        print(text.say("terminal-serve-other-port", {"taken": str(taken), "port": str(settings.port)}), flush=True)
    from tafelrunde.server.serve import run, store_complaint

    found = complaints(settings, beside)
    wrong = "" if found else store_complaint(settings, look_only=check, beside=beside)
    found += [wrong] if wrong else []
    for sentence in found:
        print(f"{NAME}: {sentence}", file=sys.stderr)
    if found:
        return FAILED
    if check:
        print(text.say("terminal-serve-fine", {"url": settings.url, "db": without_password(settings.database)}))
        if beside:
            print(text.say("terminal-serve-beside", {"port": str(settings.port)}))
        return 0

    def listens() -> None:
        if settings.browser:
            browser.look_at(settings.url + page)

    def loaded() -> None:
        print(text.say("terminal-serve-compiled" if tafelrunde.COMPILED else "terminal-serve-plain"))
        print(text.say("terminal-serve-ready", {"url": settings.url}), flush=True)
        if settings.lan:
            import segno

            segno.make(settings.url).terminal(compact=True)
            print(text.say("terminal-serve-lan"), flush=True)

    try:
        run(settings, listens, loaded)
    except KeyboardInterrupt:
        print(text.say("terminal-serve-stopped"), flush=True)
    return 0


def backup(path: Path, db: str | None, text: Text) -> int:
    """Write all that a store holds to a file."""
    from tafelrunde.store.backup import backup as write

    place, count = asyncio.run(at_store(db, False, write, path))
    print(text.say("terminal-backup", {"file": str(path), "rows": count, "db": place}))
    return 0


def restore(path: Path, db: str | None, text: Text) -> int:
    """Fill an empty store from a file."""
    from tafelrunde.store.backup import restore as read

    place, count = asyncio.run(at_store(db, True, read, path))
    print(text.say("terminal-restore", {"file": str(path), "rows": count, "db": place}))
    return 0


async def at_store(
    db: str | None, alone: bool, work: Callable[[Any, Path], Awaitable[int]], path: Path
) -> tuple[str, int]:
    """Do something with a store and a file; return how the store is called, and how many rows there were."""
    from tafelrunde.server.ground.settings import existing, without_password
    from tafelrunde.server.operations.unit import of_server
    from tafelrunde.store import open_store

    settings = of_server(db)
    address = settings.database if alone else existing(settings)
    with undone(address):
        store = open_store(address, alone=alone)
        await store.open()
        try:
            return without_password(address), await work(store, path)
        finally:
            await store.close()


@contextmanager
def undone(address: str) -> Iterator[None]:
    """Leave no new file of a database, and no new folder, where something went wrong."""
    from tafelrunde.store.owners import BESIDE

    kind, _, name = address.partition(":///")
    file = Path(name)
    new = kind == "sqlite" and not file.exists()
    folders = [folder for folder in file.parents if not folder.exists()]
    try:
        yield
    except BaseException:
        if new:
            for rest in BESIDE:
                file.with_name(file.name + rest).unlink(missing_ok=True)
            for folder in folders:
                with suppress(OSError):
                    folder.rmdir()
        raise


def bench(rounds: int, seconds: float, tables: int, db: str | None, as_json: bool) -> int:
    """Measure a server over each kind of store, beside boardgame.io, and print what it reached."""
    if not 1 <= tables <= 5000 or rounds < 1:
        raise Complaint("terminal-error-bench-server", {"tables": tables, "rounds": rounds})
    from tafelrunde.server import bench as measuring

    def say(what: str) -> None:
        if sys.stderr.isatty():
            print(what, file=sys.stderr)

    results = measuring.run(tables, seconds, rounds, postgres=db or "", say=say)
    if as_json:
        print(json.dumps(msgspec.to_builtins(results), indent=2))
    else:
        from tafelrunde.cli.screen import output

        output(sys.stdout).print(measuring.report(results))
    return 0
