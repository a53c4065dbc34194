"""Another way to go on: a new game from a step of a saved one, or from a position document."""

import json
from pathlib import Path

from tafelrunde import games
from tafelrunde.cli import names, saves
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.tape import stops
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng, Unforeseen
from tafelrunde.core.values import NONE
from tafelrunde.table import HUMAN, Table, log
from tafelrunde.text import Text


def table_from(place: str, players: list[str], seed: int | None, everything: bool, text: Text, screen: Screen) -> Table:
    """Return the table of a game that begins at FILE:37, or at the position in FILE.

    What the first person there could not know is dealt anew, unless `everything` is to lie as it lay.
    """
    name, _, step = place.rpartition(":")
    if not (name and step.isdecimal() and len(step) < 6):
        return from_document(Path(place), players, seed)
    path = saves.find(Path(name))
    old = saves.recovered(path, saves.read(path), watched=True)
    header, entries = log.read(old.export())
    found = stops(header, entries)
    last = len(found) - (1 if found[-1].over else 0)
    if not 1 <= int(step) <= last:
        raise Complaint("terminal-error-from", {"place": place, "last": last})
    if everything and old.result is None:
        raise Complaint("terminal-error-from-open")
    seated = names.players(old.game, players) if players else usual(old)
    own = [seat for seat, player in enumerate(seated) if player == HUMAN]
    if old.result is None:
        own = [seat for seat in own if old.players[seat] == HUMAN]  # before the end nobody sees another hand
    if not own:
        raise Complaint("terminal-error-from-seat")
    state = found[int(step) - 1].state
    screen.line(text.say("terminal-from", {"step": int(step), "open": "yes" if everything else "no"}))
    return begun(state if everything else dealt(state.view(own[0]), seed), seated, seed)


def from_document(path: Path, players: list[str], seed: int | None) -> Table:
    """Return the table of a game that begins at a position document."""
    try:
        document = json.loads(saves.read(path))
        game = games.load(str(document["game"]))
        state = game.position(document)
    except (TafelrundeError, ValueError, LookupError, TypeError) as error:
        if isinstance(error, Complaint):
            raise
        raise saves.FileError("terminal-error-log", {"path": str(path), "why": str(error)}) from None
    seated = names.players(game, players) if players else names.against_bots(game, int(state.seats))
    return begun(state if state.viewer == NONE else dealt(state, seed), seated, seed)


def usual(old: Table) -> list[str]:
    """Return who sat there; where only bots did, a person takes the first seat."""
    return old.players if HUMAN in old.players else [HUMAN, *old.players[1:]]


def dealt(view: State, seed: int | None) -> State:
    """Return a state that a view may be of."""
    return view.determinise(Unforeseen() if seed is None else Rng(seed))


def begun(state: State, seated: list[str], seed: int | None) -> Table:
    """Return the table of a game that begins there."""
    return Table(state.game, seated, seed=seed, position=state.position())
