"""What a bot is, and the plainest one."""

import secrets
from typing import Generic

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import S, State
from tafelrunde.core.rng import Rng


class Bot(Generic[S]):
    """A player: it is given what its seat sees and the question it is asked, and answers with an action.

    One that knows a game says whose states it is given, as in `Bot[ClaimState]`.
    """

    name = ""

    def __init__(self, seed: int | None = None) -> None:
        """Make a player; from a seed it plays the same again, without one as the operating system's dice fall."""
        self.rng = Rng(secrets.randbits(64) if seed is None else seed)

    def choose(self, view: S, ask: Ask) -> int:
        """Return one of `ask.actions`."""
        raise NotImplementedError(self.name)


class Random(Bot):
    """Plays any game, without a thought."""

    name = "random"

    def choose(self, view: State, ask: Ask) -> int:
        """Return any of the actions, each as likely as the others."""
        return ask.actions[self.rng.below(len(ask.actions))]
