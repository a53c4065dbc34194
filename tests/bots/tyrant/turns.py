"""A turn of a level in a scene of King & Assassins, and what the other side could do after it."""

from typing import cast

from bots.asked import sat_down
from games.tyrant.town import CITIZENS
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.games.tyrant.bot.blows import deadly
from tafelrunde.games.tyrant.rules.state import TyrantState

TYRANT = games.load("tyrant")
SIMULATIONS = 12


def turn(state: State, level: str, seed: int = 1) -> list[str]:
    """Let a level play until its turn or the game ends, and return what it did."""
    me = state.who
    bot = sat_down(state, level, SIMULATIONS, seed)
    done: list[str] = []
    while state.who == me:
        view = state.view(me)
        ask = view.ask()
        assert ask is not None
        action = bot.choose(view, ask)
        verb, args = TYRANT.actions_codec.describe(action)
        done.append(" ".join([verb, *(str(value) for value in args.values())]))
        state.apply(action)
    return done


def wins(state: State, seat: int, level: str) -> bool:
    """Tell whether the bot wins within the turn."""
    turn(state, level)
    result = state.result()
    return result is not None and result[seat] > 0


def could_kill(state: State) -> list[str]:
    """Return the citizens who would kill the king this turn, if they were assassins."""
    found = []
    document = state.position()
    everybody = [*cast(dict[str, str], document["citizens"])]
    for name in everybody:
        chosen = [name, *[other for other in CITIZENS if other != name][:2]]
        chosen = [*cast(list[str], document.get("revealed", [])), *chosen]
        way = deadly(cast(TyrantState, TYRANT.position({**document, "assassins": unlike(chosen)[:3], "turn": "rebel"})))
        if way and TYRANT.actions_codec.describe(way[0])[1]["figure"] == name:
            found.append(name)
    return found


def unlike(names: list[str]) -> list[str]:
    """Return names without repetition, in their order."""
    return list(dict.fromkeys(names))
