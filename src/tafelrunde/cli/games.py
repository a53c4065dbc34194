"""Which games there are."""

from rich.padding import Padding
from rich.text import Text as Styled

from tafelrunde import bots, games
from tafelrunde.cli.screen import Screen
from tafelrunde.text import Text


def list_games(text: Text, screen: Screen) -> int:
    """Print the games with their players and bots."""
    for name in games.names():
        game = games.load(name)
        low, high = game.seats.start, game.seats.stop - 1
        seats = str(low) if low == high else f"{low}–{high}"
        screen.show(Styled.assemble((name, "bold"), " – ", text.say(f"{name}-name")))
        screen.show(Padding(text.say(f"{name}-summary"), (0, 0, 0, 2)))
        facts = text.say("terminal-game-facts", {"seats": seats, "bots": ", ".join(bots.names(name))})
        screen.show(Padding(Styled(facts, style="dim"), (0, 0, 0, 2)))
    return 0
