"""Which games and bots there are, and which game it shall be."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Styled

from tafelrunde import bots, games
from tafelrunde.cli import entry
from tafelrunde.cli.names import against_bots
from tafelrunde.cli.screen import Leave, Screen
from tafelrunde.core.engine import Game
from tafelrunde.text import Text


def list_games(text: Text, screen: Screen) -> int:
    """Print the games with their players and bots."""
    for name in games.names():
        screen.show(Styled.assemble((name, "bold"), " – ", text.title(name)), *described(name, text, 2))
    return 0


def list_bots(given: str | None, text: Text, screen: Screen) -> int:
    """Print the bots of a game, or of all of them, from weak to strong, each with how it plays."""
    for name in games.names() if given is None else [games.load(given).id]:
        screen.show(Styled.assemble((name, "bold"), " – ", text.title(name)))
        for bot in bots.names(name):
            plays = text.bot(name, bot)
            line = Styled.assemble((bot, "bold"), f" – {plays}" if plays else "")
            screen.show(Padding(line, (0, 0, 0, 2)))
    return 0


def choose_game(text: Text, screen: Screen) -> Game:
    """Ask which game is to be played."""
    names = dict(enumerate(games.names(), 1))
    titles = {number: text.title(name) for number, name in names.items()}
    screen.show(Rule(Styled("Tafelrunde", style="bold"), align="left", style="dim"))
    for number, name in names.items():
        screen.show(Styled(f"{number:>2}) {titles[number]}", style="bold"), *described(name, text, 4))
    spellings = {number: (str(number), name, titles[number]) for number, name in names.items()}
    return games.load(names[choose("game", spellings, text, screen)])


def choose_players(game: Game, text: Text, screen: Screen) -> list[str]:
    """Ask how many play, where the game leaves it open: whoever is asked against the best bots there are."""
    seats = {count: (str(count),) for count in game.seats}
    count = choose("seats", seats, text, screen) if len(seats) > 1 else min(seats)
    return against_bots(game, count)


def choose(what: str, spellings: Mapping[int, Sequence[str]], text: Text, screen: Screen) -> int:
    """Ask until one of the numbers is meant; nothing at all means the first."""
    least, most = min(spellings), max(spellings)
    prompt = text.say(f"terminal-choose-{what}", {"least": least, "most": most})
    while True:
        typed = screen.ask(f" {prompt} > ")
        if typed.lower() == "q":
            raise Leave
        found = entry.named(typed, spellings) if typed else [least]
        if len(found) == 1:
            return found[0]
        prompt = text.say("terminal-choose-again", {"typed": typed[:40], "least": least, "most": most})


def described(name: str, text: Text, indent: int) -> list[RenderableType]:
    """Return what a game is about, and who can play it."""
    seats = games.load(name).seats
    low, high = seats.start, seats.stop - 1
    players = str(low) if low == high else f"{low}–{high}"
    facts = text.say("terminal-game-facts", {"seats": players, "bots": ", ".join(bots.names(name))})
    parts = [part for part in (text.summary(name), Styled(facts, style="dim")) if part]
    return [Padding(part, (0, 0, 0, indent)) for part in parts]
