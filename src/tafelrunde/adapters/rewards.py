"""What a learner is paid: the result at the end, or on the way there whatever changes what the game promises."""

from typing import Final

from tafelrunde.bots.searching import knowledge
from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction, OptionError
from tafelrunde.core.names import instead

END: Final = "end"
VALUE: Final = "value"
KINDS: Final = (END, VALUE)
LOSS: Final = -1.0
"""What an action that is not on offer costs, where it ends the game."""
LOSES: Final = "loses"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSES, RAISE)


def refused(state: State, action: object, illegal: str) -> str:
    """Do an action; return why it is not on offer, "" if it was done. Where `illegal` does not lose, it is an error."""
    try:
        state.apply(action)
    except IllegalAction as error:
        if illegal != LOSES:
            raise
        return str(error)
    return ""


class Rewards:
    """Pays every seat after each decision.

    By `end` that is the result, from -1 to 1, once the game is over, and 0 before. By `value` it is how much the result
    that each seat may expect has changed, as the bots' knowledge of the game judges the true state: all that is paid is
    the result, less what was expected at the start. It depends on hidden cards, so it is good for learning only.
    """

    def __init__(self, kind: str, state: State) -> None:
        """Begin a game."""
        self.value = knowledge(state.game.id).value if checked("rewards", kind, KINDS) == VALUE else None
        self.promised = self._promises(state)

    def after(self, state: State) -> list[float]:
        """Return what each seat is paid for the last decision."""
        before, self.promised = self.promised, self._promises(state)
        return [now - then for now, then in zip(self.promised, before, strict=True)]

    def _promises(self, state: State) -> list[float]:
        result = state.result()
        if result is not None:
            return list(result)
        if self.value is None:
            return [0.0] * int(state.seats)
        return [float(each) for each in self.value.of(state)]


def checked(what: str, given: str, there: tuple[str, ...]) -> str:
    """Return a word that was chosen, if there is such a choice.

    >>> checked("illegal", "loses", ILLEGAL)
    'loses'
    """
    if given not in there:
        raise OptionError(f"{what} cannot be {given!r}: {instead(given, list(there))}")
    return given
