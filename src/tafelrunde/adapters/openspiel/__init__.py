"""Every game of ours as a game of OpenSpiel, by the name of `tafelrunde_` and its id.

>>> import pyspiel, tafelrunde.adapters.openspiel
>>> state = pyspiel.load_game("tafelrunde_claim(first=0)").new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'play card=goblin_0')

Importing this module registers the games; `register` does so again for one that joined `tafelrunde.games` later, and
has to run in every process that loads or unpickles such a game. The number of players and all options are parameters
(see `parameters`). Chance is explicit. A game that outlasts its bound ends with returns of 0.

The information state is the seat's history, the observation its view; tensors are there for games with an encoder
(`tafelrunde.tensors`). OpenSpiel's C++ search bots do not work on games written in Python: take the ones in
`open_spiel.python.algorithms`. For repeated walks over a small game, `pyspiel.convert_to_cached_tree` saves much time.
"""

try:
    import pyspiel
except ImportError as error:
    raise ImportError("OpenSpiel is missing: pip install 'tafelrunde[openspiel]'") from error

from tafelrunde import games
from tafelrunde.adapters.openspiel.game import OpenSpielGame, OpenSpielState, game_type, short_name

__all__ = ["OpenSpielGame", "OpenSpielState", "register", "short_name"]


def register() -> list[str]:
    """Register all games that are not yet, and return the names of all of ours."""
    known = pyspiel.registered_names()
    for name in games.names():
        if short_name(name) not in known:
            # OpenSpiel holds on to this beyond the interpreter's end, which of all callables only a class survives.
            pyspiel.register_game(game_type(games.load(name)), type(short_name(name), (OpenSpielGame,), {"id": name}))
    return [short_name(name) for name in games.names()]


register()
