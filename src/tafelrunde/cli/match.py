"""A match: two games with the seats changed. It is kept beside its games, so that it can be left and gone on with."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rich.text import Text as Styled

from tafelrunde import games
from tafelrunde.cli import saves
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.names import player_names
from tafelrunde.cli.play import Session
from tafelrunde.cli.screen import Screen
from tafelrunde.core.engine import Game
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.file import save
from tafelrunde.text import Text

SUFFIX = ".match.json"
GAMES = 2


@dataclass
class Match:
    """Who plays what, and the files of the games so far: the score is what these say."""

    game: str
    players: list[str]
    options: dict[str, object]
    seed: int | None
    files: list[str] = field(default_factory=list)

    def seats(self, number: int) -> list[int]:
        """Return which player sits where in a game of the match."""
        return [0, 1] if number == 0 else [1, 0]

    def table(self, number: int) -> Table:
        """Return the table of a new game of the match."""
        seed = None if self.seed is None else self.seed + number
        players = [self.players[player] for player in self.seats(number)]
        return Table(games.load(self.game), players, self.options, seed=seed)

    def file(self) -> Path:
        """Return where the match is kept: beside its first game."""
        return Path(self.files[0]).with_suffix(SUFFIX)

    def keep(self) -> None:
        """Write down which games belong together."""
        save(self.file(), json.dumps(asdict(self)))


def match_of(path: Path) -> Match | None:
    """Return the match that a saved game belongs to, None if it belongs to none."""
    for kept in path.parent.glob(f"*{SUFFIX}"):
        try:
            found = Match(**json.loads(kept.read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            continue
        if str(path.absolute()) in found.files:
            return found
    return None


def match(
    game: Game, players: Sequence[str], options: Mapping[str, object], seed: int | None, text: Text, screen: Screen
) -> int:
    """Begin a match and play it."""
    if len(players) != GAMES:
        raise Complaint("terminal-error-match", {"count": len(players)})
    game.new(GAMES, options)  # what is wrong with the options is said before anything else
    return go_on(Match(game.id, list(players), dict(options), seed), text, screen)


def go_on(kept: Match, text: Text, screen: Screen) -> int:
    """Play the games of a match that are not over yet, and say who has won how many."""
    names = player_names(text, kept.players)
    first, second = names
    won = [0, 0]
    screen.show(Styled(text.say("terminal-match", {"first": first, "second": second}), style="bold"))
    for number in range(GAMES):
        seats = kept.seats(number)
        seated = [names[player] for player in seats]
        begun = number < len(kept.files)
        path = Path(kept.files[number]) if begun else None
        table = kept.table(number) if path is None else saves.load(path)
        if table.result is None:
            screen.show("", Styled(text.say("terminal-match-game", {"number": number + 1}), style="bold"))
            roles = f"terminal-{kept.game}-roles"
            if text.has(roles):
                screen.line(text.say(roles, {"first": seated[0], "second": seated[1]}))
            code = play(kept, table, path, seated, text, screen)
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


def play(kept: Match, table: Table, path: Path | None, names: Sequence[str], text: Text, screen: Screen) -> int:
    """Play one game of a match; without a human nobody looks on."""
    if HUMAN not in table.players:
        table.run_bots()
        return 0
    if screen.live and not goes_on(text, screen):
        return 0
    session = Session(table, path or saves.new_file(table.game.id), text, screen, names)
    if path is None:
        kept.files.append(str(session.path.absolute()))
        kept.keep()
    code = session.run()
    if str(session.path.absolute()) not in kept.files:  # somebody else has gone on with the file meanwhile
        kept.files[-1] = str(session.path.absolute())
        kept.keep()
    return code


def goes_on(text: Text, screen: Screen) -> bool:
    """Wait until the roles and the last result are read: a game has a page of its own; False to leave."""
    try:
        return screen.ask(" " + text.say("terminal-enter-on") + " ").lower() != "q"
    except EOFError:
        return False
