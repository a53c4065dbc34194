"""Bots against each other, for somebody who looks on and sees all their cards."""

import time
from collections.abc import Sequence

from tafelrunde import boards
from tafelrunde.cli.names import only_bots, player_names
from tafelrunde.cli.news import show_result
from tafelrunde.cli.replay import print_all, show_place
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.shell import INTERRUPTED
from tafelrunde.cli.tape import Stop, Tape
from tafelrunde.core.engine import Game
from tafelrunde.table import Table, log
from tafelrunde.table.film import OPEN
from tafelrunde.text import Text


def seat_bots(game: Game, bots: Sequence[str], options: dict[str, object], seed: int | None) -> Table:
    """Return a table at which only bots sit."""
    return Table(game, only_bots(game, bots), options, seed=seed)


def watch(table: Table, delay: float, text: Text, screen: Screen) -> int:
    """Let bots play their game and show it, a decision every `delay` seconds on a terminal."""
    header, entries = log.read(table.export())
    board = boards.load(text.at(table.game, player_names(text, table.players)))
    tape = Tape(header)
    for entry in entries:
        tape.feed(entry)
    places: list[Stop] = [tape.stop()]
    try:
        with screen.page():
            while True:
                if screen.live:
                    show_place(screen, board, places[-1], OPEN)
                    time.sleep(delay)
                done = table.version
                if not table.bot_acts():
                    break
                for record in table.records[done:]:
                    tape.feed(record.entry)
                places.append(tape.stop())
    except KeyboardInterrupt:
        return INTERRUPTED
    if screen.live:
        show_result(screen, board, places[-1].scene(OPEN))
    else:
        print_all(screen, board, places, OPEN)
    for bot in table.bots.values():
        for why in bot.failures:
            screen.line(text.say("terminal-bot-failed", {"why": why}))
    return 0
