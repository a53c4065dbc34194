"""The options, and the board before anybody is asked."""

from typing import Final

from tafelrunde.core.engine import Game
from tafelrunde.core.options import Option, one_of
from tafelrunde.games.tyrant.rules import board
from tafelrunde.games.tyrant.rules.cards import CITIZEN_IDS, CITIZENS
from tafelrunde.games.tyrant.rules.state import EMPTY, NOWHERE, TyrantState
from tafelrunde.games.tyrant.rules.steps import CHOOSE_FRAME, PLACE_FRAME, station


def read_citizens(given: object) -> object:
    """Read who places the citizens: chance, the usual list, or a list of one's own, also with commas between."""
    if given in ("random", "listed"):
        return given
    names = [name.strip() for name in given.split(",")] if isinstance(given, str) else given
    if not isinstance(names, list) or sorted(names) != sorted(CITIZEN_IDS):
        raise ValueError(given)
    return names


OPTIONS: Final[list[Option]] = [
    one_of("side", "a", "b", asked=True),
    Option("board", None, "a board of one's own: a mapping, or JSON text", board.from_option),
    Option(
        "citizens",
        "random",
        f"random, listed, or all twelve ids in the order of the squares: {', '.join(CITIZEN_IDS)}",
        read_citizens,
    ),
    one_of("memory_aid", True, False),
]
"""The side of the printed board; a board instead of it; who places the citizens; whether players are shown which
round cards are still to come, which everybody could have counted."""


def start(game: Game[TyrantState], options: dict[str, object]) -> TyrantState:
    """Return the board before the citizens are placed; the king waits beside it where he may pick his start."""
    state = TyrantState()
    state.game = game
    state.seats = 2
    state.options = options
    own = options["board"]
    state.board = board.side(str(options["side"])) if own is None else board.read(own)
    state.at = NOWHERE[:]
    state.on = EMPTY[:]
    state.deck = state.board.deck
    if len(state.board.starts) == 1:
        station(state, 0)
    citizens = options["citizens"]
    if citizens == "random":
        state.stack = [PLACE_FRAME]
    else:
        names = citizens if isinstance(citizens, list) else CITIZEN_IDS
        for k in range(CITIZENS):
            state.put(CITIZEN_IDS.index(names[k]), state.board.citizens[k])
        state.stack = [CHOOSE_FRAME]
    return state
