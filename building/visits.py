"""A house for a browser to visit: a server of its own, somebody who has come in, and a table of every kind."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tafelrunde import games
from tafelrunde.bench.page import serving

GAMES = {name: min(4, games.load(name).seats.stop - 1) for name in games.homes()}
"""How many sit at the table of each game."""


@contextmanager
def house() -> Iterator[str]:
    """Start a server over an empty file, and return its address."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "house") as url:
        yield url


def come_in(context: Any, url: str, name: str, **settings: str) -> None:
    """Let the person before this window be known to the house, with settings from another day."""
    kept = json.dumps(json.dumps({"name": name, "known": True, "motion": "none", "briefed": list(GAMES), **settings}))
    context.add_init_script(f"localStorage.tafelrunde ??= {kept}")
    greet(context.request, url, name, settings.get("language", "en"))


def greet(person: Any, url: str, name: str, language: str = "en") -> None:
    """Let somebody be known to the house."""
    say(person, url, "/me", {"name": name, "language": language})


def say(person: Any, url: str, path: str, body: object = None) -> Any:
    """Send a request as somebody: what Playwright asks with."""
    answer = person.post(f"{url}/api{path}", data=body or {})
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json() if answer.body() else None


def sit(person: Any, url: str, game: str, *others: str, public: bool = False) -> str:
    """Open a table with the person and others, "open" or bots, begin if nobody is missing, and return its id."""
    chairs = [{"who": "me"}, *({"who": "open"} if one == "open" else {"who": "bot", "bot": one} for one in others)]
    table = say(person, url, "/tables", {"game": game, "chairs": chairs, "public": public})["table"]["id"]
    if "open" not in others:
        say(person, url, f"/tables/{table}/start")
    return str(table)


def paths(person: Any, stranger: Any, url: str) -> dict[str, str]:
    """Sit down at a table of every kind, and return the paths of all screens by their names."""
    running = {game: sit(person, url, game, *["level-2"] * (count - 1)) for game, count in GAMES.items()}
    many = [game for game, count in GAMES.items() if count > 2]
    waiting = sit(person, url, many[-1], "open", "level-2")
    for game in (many[0], next(iter(GAMES))):
        theirs = sit(stranger, url, game, "open", public=True)
    link = say(stranger, url, f"/tables/{theirs}/links", {"kind": "invite"})
    return {
        "lobby": "/",
        **{f"create-{game}": f"/new/{game}" for game in GAMES},
        "waiting": f"/t/{waiting}",
        "join": f"/join#{link['token']}",
        **{f"table-{game}": f"/t/{table}" for game, table in running.items()},
        **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
        "account": "/account",
        "games": "/games",
        "device": "/d",
        "settings": "/me",
        "about": "/about",
        "error": "/t/nothing-here",
    }
