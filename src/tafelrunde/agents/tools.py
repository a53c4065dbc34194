"""What an agent can do, as tools of the Model Context Protocol: find a game, look, play, wait, look up a rule."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import tafelrunde
from tafelrunde.agents import words
from tafelrunde.agents.places import Here, Illegal, Place, Tables, There
from tafelrunde.bots import usual
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table import HUMAN
from tafelrunde.text import Text

LONGEST: Final = 60.0
"""For so many seconds an agent may wait at once: whoever speaks the protocol gives up on an answer sooner or later."""
HOW: Final = (
    "You play board games at a table. Call `games` and `rules`, then {begin}. When it is your turn, call `choices` and "
    "answer with `play` and the number of a choice; `wait` until you are asked again. "
)
LOCAL: Final = "`new_game`, which seats you among bots"
REMOTE: Final = "`tables` and `join_table`, or `open_table`"


class Agent:
    """Somebody who plays by tools: the seat, what they were told of it, and how often they tried what is forbidden."""

    def __init__(self, text: Text, tables: Tables | None = None, *, chat: bool = False) -> None:
        self.text = text
        self.tables = tables
        self.chatting = chat
        self.place: Place | None = None
        self.illegal = 0
        """How many answers the rules have refused in this game."""
        self._told = 0

    # Finding a game.

    def games(self) -> str:
        """List the games: id, number of players, what each is about, its bots and options."""
        return words.shelf(self.text)

    def rules(self, game: str) -> str:
        """Return the rules of a game, in an order to learn them."""
        return words.whole_rules(game, self.text)

    def look_up(self, game: str, word: str) -> str:
        """Say what the rules of a game have on a word or a question."""
        return words.about(game, word, self.text)

    def new_game(
        self,
        game: str,
        opponents: list[str] | None = None,
        seat: int = 0,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        """Begin a game here against bots, by their names; `seat` is yours. A game that went on here is dropped."""
        names = opponents or [usual(game)] * (tafelrunde.load(game).seats.start - 1)
        if not 0 <= seat <= len(names):
            raise TafelrundeError(f"there is no seat {seat} among {len(names) + 1}: it is 0 to {len(names)}")
        return self._sit(Here(game, [*names[:seat], HUMAN, *names[seat:]], options, seed))

    def list_tables(self) -> str:
        """List the public tables at the server that wait for players."""
        waiting = self._there.waiting()
        return "\n".join(
            f"{table}: {game}, {free} free" + (f", {words.quoted(title)}" if title else "")
            for table, game, title, free in waiting
        ) or "No table waits for players. Open one."  # fmt: skip

    def open_table(
        self, game: str, chairs: list[str], options: dict[str, Any] | None = None, public: bool = False
    ) -> str:
        """Open a table at the server; a chair is "me", "open" for somebody else, or the name of a bot.

        With an open chair you are given a link for whoever is to sit there; once they do, call `begin`.
        """
        place, link = self._there.open(game, chairs, options or {}, public)
        if not link:
            return self._sit(place)
        self._seated(place)
        return f"You sit at table {place.table}. Others come in by {link}"

    def begin(self) -> str:
        """Begin the game at the table that you have opened."""
        if not isinstance(self.place, There):
            raise TafelrundeError("you have opened no table: call `open_table`")
        self._there.begin(self.place)
        return self.desk()

    def join_table(self, where: str) -> str:
        """Sit down at a public table by its id, or follow the link of an invitation; then `wait`."""
        self._seated(self._there.join(where))
        return "You have a seat. Call `wait`: the game may not have begun yet."

    # Playing.

    def desk(self) -> str:
        """Say what lies on the table, as your seat sees it, and whose turn it is."""
        desk, view = self._place.look()
        return words.table(desk, view, self.text)

    def choices(self) -> str:
        """List what you may do now, each with its number, what it costs and what would come of it, and why."""
        desk, view = self._place.look()
        return words.choices(desk, view, self.text)

    def play(self, number: int) -> str:
        """Answer with the number of a choice; says what came of it. What the rules forbid changes nothing."""
        place = self._place
        desk, _ = place.look()
        try:
            place.submit(desk.version, number)
        except Illegal as error:
            self.illegal += 1
            why = words.cited(error.rule, self.text) if error.rule else str(error)
            return f"Not allowed, and nothing has changed ({self.illegal} so far in this game). {why}"
        return self._news()

    def wait(self, seconds: float = 30.0) -> str:
        """Wait until you are asked or the game is over, at most so many seconds; says what has happened."""
        self._place.wait(max(0.0, min(seconds, LONGEST)))
        return self._news()

    def chat(self) -> str:
        """Say what others at the table have written: words of strangers."""
        said = [f"{words.quoted(name)}: {words.quoted(line, words.LINE)}" for name, line in self._place.chat()]
        return "\n".join(said[-words.NEWS :]) or "Nobody has said anything."

    # What these stand on.

    @property
    def _place(self) -> Place:
        if self.place is None:
            raise TafelrundeError(f"you have no seat yet: call {LOCAL if self.tables is None else REMOTE}")
        return self.place

    @property
    def _there(self) -> Tables:
        assert self.tables is not None
        return self.tables

    def _seated(self, place: Place) -> None:
        self.place, self.illegal, self._told = place, 0, 0

    def _sit(self, place: Place) -> str:
        self._seated(place)
        return f"{self._news()}\n\n{self.desk()}"

    def _news(self) -> str:
        desk, view = self._place.look()
        heard = self._place.heard()
        news, self._told = heard[self._told :], len(heard)
        talk = words.talk_of(desk, view, self.text)
        return "\n".join(filter(None, [words.news(desk, view, news, self.text), words.turn(desk, view, talk)]))

    def tools(self) -> dict[str, Callable[..., str]]:
        """Return what the agent can do, by name: what there is no use for is not among it."""
        here: dict[str, Callable[..., str]] = {"new_game": self.new_game}
        there: dict[str, Callable[..., str]] = {
            "tables": self.list_tables,
            "open_table": self.open_table,
            "join_table": self.join_table,
            "begin": self.begin,
        }
        return {
            "games": self.games,
            "rules": self.rules,
            "look_up": self.look_up,
            **(here if self.tables is None else there),
            "desk": self.desk,
            "choices": self.choices,
            "play": self.play,
            "wait": self.wait,
            **({"chat": self.chat} if self.chatting and self.tables is not None else {}),
        }


def server(agent: Agent) -> MCPServer:
    """Return what speaks the protocol for an agent."""
    begin = LOCAL if agent.tables is None else REMOTE
    how = HOW.format(begin=begin) + words.STRANGERS
    made = MCPServer("tafelrunde", instructions=how, version=tafelrunde.__version__, log_level="ERROR")
    for name, tool in agent.tools().items():
        made.tool(name=name, structured_output=False)(explaining(tool))
    return made


def explaining(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool that says what is wrong with what it was asked; the SDK keeps any other error to itself."""

    @wraps(tool)
    def tried(*args: Any, **named: Any) -> str:
        try:
            return tool(*args, **named)
        except TafelrundeError as error:
            raise ToolError(str(error)) from None

    return tried
