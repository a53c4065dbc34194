"""A match: as many games as there are seats, and everybody has every role once."""

from collections.abc import Mapping, Sequence

from rich.text import Text as Styled

from tafelrunde.cli import saves
from tafelrunde.cli.names import player_names
from tafelrunde.cli.play import Session
from tafelrunde.cli.screen import Screen
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import OptionError
from tafelrunde.table import HUMAN, Table
from tafelrunde.text import Text


def match(
    game: Game, players: Sequence[str], options: Mapping[str, object], seed: int | None, text: Text, screen: Screen
) -> int:
    """Play two games with the seats changed, and say who has won how many."""
    if len(players) != 2:
        raise OptionError(f"a match is for 2 players, not for {len(players)}")
    game.new(2, options)  # what is wrong with the options is said before anything else
    names = player_names(text, players)
    first, second = names
    won = [0, 0]
    screen.show(Styled(text.say("terminal-match", {"first": first, "second": second}), style="bold"))
    for number in range(2):
        seats = [0, 1] if number == 0 else [1, 0]
        seated = [names[player] for player in seats]
        screen.show("", Styled(text.say("terminal-match-game", {"number": number + 1}), style="bold"))
        roles = f"terminal-{game.id}-roles"
        if text.has(roles):
            screen.line(text.say(roles, {"first": seated[0], "second": seated[1]}))
        dice = None if seed is None else seed + number
        table = Table(game, [players[player] for player in seats], options, seed=dice)
        code = play(table, seated, text, screen)
        result = table.result
        if result is None:
            return code
        for seat, player in enumerate(seats):
            won[player] += result[seat] > 0
        score: dict[str, str | int] = {"first": first, "second": second, "one": won[0], "two": won[1]}
        screen.line(text.say("terminal-match-score", score))
    if won[0] == won[1]:
        screen.line(text.say("terminal-match-drawn"))
    else:
        screen.line(text.say("terminal-match-won", {"seat": names[won.index(max(won))]}))
    return 0


def play(table: Table, names: Sequence[str], text: Text, screen: Screen) -> int:
    """Play one game of a match; without a human nobody looks on."""
    if HUMAN not in table.players:
        table.run_bots()
        return 0
    if screen.live and not goes_on(text, screen):
        return 0
    return Session(table, saves.new_file(table.game.id), text, screen, names).run()


def goes_on(text: Text, screen: Screen) -> bool:
    """Wait until the roles and the last result are read: a game has a page of its own; False to leave."""
    try:
        return screen.ask(" " + text.say("terminal-enter-on") + " ").lower() != "q"
    except EOFError:
        return False
