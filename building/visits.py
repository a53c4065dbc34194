"""A house for a browser to visit: a server of its own, somebody who has come in, and a table of every kind."""

import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tafelrunde import games
from tafelrunde.bench.page import serving

Screen = tuple[str, str, tuple[str, ...]]
"""What a screen is called, its address, and what is touched there."""

GAMES = {name: min(4, games.load(name).seats.stop - 1) for name in games.homes()}
"""How many sit at the table of each game."""
MENU = ".ev > .bar button >> nth=-1"
FRIENDS = ("Zdzisława", "Bartholomäus", "Maximiliane-Sophie", "Jonas")


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


def say(person: Any, url: str, path: str, body: object = None, method: str = "POST") -> Any:
    """Send a request as somebody: what Playwright asks with."""
    answer = person.fetch(f"{url}/api{path}", method=method, data=body or {})
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
    """Sit down at a table of every kind, and return the paths of what anybody finds there by their names."""
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


def screens(person: Any, friends: list[Any], url: str) -> Iterator[Screen]:
    """Go through all screens, also those of a group and of an account, and what opens at a touch."""
    for name, path in paths(person, friends[0].request, url).items():
        yield name, path, ()
    yield from among_friends(person, friends, url)
    yield from oneself(person, url)


def among_friends(person: Any, friends: list[Any], url: str) -> Iterator[Screen]:
    """Play a game with a friend, go on as a group, and be in another one."""
    played, *_, wished = [game for game, count in GAMES.items() if count == 2]
    table = sit(person, url, played, "open")
    link = say(person, url, f"/tables/{table}/links", {"kind": "invite"})
    say(friends[0].request, url, "/links/follow", {"token": link["token"]})
    say(person, url, f"/tables/{table}/start")
    say(friends[0].request, url, f"/tables/{table}/commands", {"type": "resign", "cmd_id": "resign", "seat": 1})
    group = say(person, url, f"/tables/{table}/group")["group"]
    way_in = say(person, url, f"/groups/{group}/link")["token"]
    theirs = say(friends[0].request, url, "/groups", {"name": "Donnerstagsrunde am Kamin"})["id"]
    door = say(friends[0].request, url, f"/groups/{theirs}/link")["token"]
    for friend, called in zip(friends, FRIENDS, strict=True):
        say(friend.request, url, "/group-links/join", {"token": way_in, "name": called})
        say(friend.request, url, "/group-links/join", {"token": door, "name": called})
        say(friend.request, url, f"/groups/{group}/me", {"wish": wished}, "PATCH")
    present = [friend.new_page() for friend in friends[:2]]
    for page in present:
        page.goto(f"{url}/r/{group}")
        page.wait_for_selector(".ev")
    yield "evening", f"/r/{group}", ()
    yield "evening-options", f"/r/{group}", ("[data-options]",)
    yield "evening-mine", f"/r/{group}", ("[data-friend='1']",)
    yield "evening-menu", f"/r/{group}", (MENU,)
    yield "evening-close", f"/r/{group}", (MENU, "[data-close-group]")
    yield "evening-end", f"/t/{table}", ()
    yield "evening-door", f"/r/{theirs}#{door}", ()
    yield "evening-known", f"/r/{theirs}#{door}", ("[data-known]",)
    for page in present:
        page.close()


def oneself(person: Any, url: str) -> Iterator[Screen]:
    """Be a guest, then somebody with an account."""
    yield "account-keep", "/account", ("[data-keep]",)
    yield "account-sign-in", "/account", (".who .btn",)
    say(person, url, "/account", {"login": f"charlotte{int(time.time() * 1000)}", "password": "vier Raben am Tor"})
    yield "account-kept", "/account", ()
    yield "account-another", "/account", ("[data-another]",)
    yield "account-delete", "/account", ("[data-delete]",)
