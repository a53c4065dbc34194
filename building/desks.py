"""Stores desks of many moments of all games, for tests and gallery: `python building/desks.py web/desks`.

Nothing of it is kept in the repository: a stored desk is always one that the present rules have made.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec

import tafelrunde
from tafelrunde import bots, games
from tafelrunde.cli.new_game import SAMPLE, copied
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.desk import Desk, Seat
from tafelrunde.desk.catalogue import catalogue
from tafelrunde.games import guests
from tafelrunde.table import Table
from tafelrunde.text import LANGUAGES, Text

NAMES = ("Ada", "Friederike-Charlotte", "Zdzisława", "Jonas", "Bartholomäus", "Agnieszka")
SEATS = {name: [seats for seats in (2, 4, 6) if seats in games.load(name).seats] for name in games.homes()}
"""With how many players each game is stored."""
GATE: dict[str, object] = {
    "king": "d3",
    "wounds": 1,
    "knights": ["e4", "g5", None, "d4", "i10", None, "g9"],
    "citizens": {"squire": "c7", "butcher": "b3", "blacksmith": "f4", "shepherd": "f8", "farmer": "e3", "monk": "c4"},
    "assassins": ["monk", "fishwoman", "farmer"],
    "revealed": ["monk"],
    "arrested": ["courtesan", "fishwoman", "witchhunter", "plumwoman", "appleman", "carpenter"],
    "round": 7,
    "card": "2-7-4",
    "deck": ["1-6-5-fetter", "1-6-5-fetter", "1-5-4", "1-5-4", "1-5-4", "1-5-4", "2-7-5", "2-7-5"],
}
"""The king before his gate, hit once, with an assassin beside him."""
OTHER: dict[str, tuple[str, int, dict[str, Any]]] = {
    "tyrant_b-2": ("tyrant", 2, {"options": {"side": "b"}}),
    "tyrant_gate-2": ("tyrant", 2, {"position": GATE}),
}
"""Tables that differ in more than the number of players, by the name they are stored under."""
KEPT = (1, 4, 9, 20, 40)
"""Of each kind of question these are kept: the first time it is asked, the fourth, and so on."""
FILM = 40
"""So many decisions in a row are kept, with what moved from one to the next."""
LONGEST = 3000


VISITING = "high_stone", 3
"""The game that `tafelrunde new-game` writes, as a page meets games that it was not built with; and its players."""


def main(folder: Path) -> None:
    """Write the words of every game and the moments of one game for each number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as (name, seats):
        for language in LANGUAGES:
            put(folder / f"{name}-words-{language}.json", catalogue(games.load(name), language))
        put(folder / f"{name}-{seats}.json", stored(name, seats))
        print(f"{name}, {seats} players", flush=True)
    for name, numbers in SEATS.items():
        game = games.load(name)
        for language in LANGUAGES:
            put(folder / f"{name}-words-{language}.json", catalogue(game, language))
        for seats in numbers:
            put(folder / f"{name}-{seats}.json", stored(name, seats))
            print(f"{name}, {seats} players", flush=True)
    for kept, (name, seats, others) in OTHER.items():
        put(folder / f"{kept}.json", stored(name, seats, **others))
        print(kept, flush=True)


@contextmanager
def visiting() -> Iterator[tuple[str, int]]:
    """Let the game of the template be known for a while."""
    name, seats = VISITING
    with TemporaryDirectory() as folder:
        around = {guests.FROM: folder, guests.ASKED_FOR: "yes"}
        with patch.dict(os.environ, around):
            copied(resources.files(tafelrunde) / SAMPLE, Path(folder) / name, name, "HighStone")
            games.look_again()
            yield name, seats
    games.look_again()


def put(path: Path, content: object) -> None:
    """Write JSON as it would travel."""
    path.write_bytes(msgspec.json.encode(content))


def stored(name: str, seats: int, *, seed: int = 7, **others: Any) -> dict[str, object]:
    """Play a game, with options or from a position, with the best quick bot and return its moments and its film."""
    table = Table(name, ["human"] * seats, seed=seed, ask_all=True, **others)
    asked: Counter[str] = Counter()
    moments: list[dict[str, object]] = []
    film: list[Desk] = []
    seen = 0
    for number, seat in enumerate(play(table, seed)):
        ask = table.desk(seat).ask
        assert ask is not None
        asked[ask.step] += 1
        if asked[ask.step] in KEPT:
            moments.append(moment(table, seat))
        if asked[ask.step] == 1:
            moments += [moment(table, (seat + 1) % seats), moment(table, None)]
        if number < FILM:
            film.append(named(table.desk(0, since=seen)))
            seen = table.version
    moments += [moment(table, seat) for seat in [*range(seats), None]]
    places = table.game.layout(table.view(0))
    return {"game": name, "layout": places, "moments": moments, "film": film}


def play(table: Table, seed: int) -> Iterator[int]:
    """Let bots play, and stop before every decision with the seat that is asked."""
    quick = "greedy-1" if "greedy-1" in bots.names(table.game.id) else "random"
    player = bots.load(quick, table.game.id, seed)
    careless, rng = bots.load("random", table.game.id, seed), Rng(seed)
    for _ in range(LONGEST):
        seat = table.who
        if seat < 0:
            return
        yield seat
        view = table.view(seat)
        ask = view.ask()
        assert ask is not None
        bot = careless if rng.below(4) == 0 else player
        table.submit(seat, table.version, bot.choose(view, ask))


def named(desk: Desk) -> Desk:
    """Return the desk with names at it: the first player is a person, every other one a bot."""
    people = [Seat(NAMES[seat], "greedy" if seat % 2 else "") for seat in range(len(desk.seats))]
    return msgspec.structs.replace(desk, seats=people)


def moment(table: Table, seat: int | None) -> dict[str, object]:
    """Return what a viewer gets now: the desk with the news, goals, the brief, and answers to what it could ask for."""
    view = table.view(seat)
    desk = named(table.desk(seat, since=max(0, table.version - 12)))
    return {
        "desk": desk,
        "goals": table.game.goals(view),
        "brief": table.game.brief(view),
        "said": {language: said(table, seat, desk, language) for language in LANGUAGES},
        "answers": {json.dumps(ask): answer for ask, answer in answers(table, seat, desk)},
    }


def said(table: Table, seat: int | None, desk: Desk, language: str) -> list[str]:
    """Return question, offers and news as a terminal would say them."""
    names = [one.name for one in desk.seats]
    talk = Text(language).at(table.game, names, NONE if seat is None else seat)
    lines: list[str] = []
    if desk.ask is not None:
        lines.append(talk.message(desk.ask.prompt))
        for offer in desk.ask.offers:
            lines += [talk.offer(desk.ask.prompt.args, offer), *(talk.message(message) for message in offer.follows)]
    return lines + [talk.message(told.message) for deed in desk.deeds for told in deed.told]


def answers(table: Table, seat: int | None, desk: Desk) -> Iterator[tuple[list[Any], object]]:
    """Return what the game answers to what a client may ask for now."""
    asked: list[tuple[str, dict[str, object]]] = [("as_it_lies", {}), ("in_order", {}), ("discard", {})]
    if desk.ask is not None:
        figures = {str(offer.touch[0]) for offer in desk.ask.offers if offer.verb == "move"}
        asked += [("walks", {"figure": figure.removeprefix("figure:")}) for figure in sorted(figures)]
    for name, args in asked:
        try:
            yield [name, args], table.game.request(table.view(seat), name, args)
        except TafelrundeError:
            continue


if __name__ == "__main__":
    main(Path(sys.argv[1]))
