"""What can be wrong with a request, in sentences that name the value and the remedy."""


class TafelrundeError(ValueError):
    """A request that cannot be met; the text is made to be shown to whoever asked."""


class IllegalAction(TafelrundeError):
    """An action that is not offered; `rule` is the id of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class ViewError(TafelrundeError):
    """A view was used where only the true state will do, or the other way round."""


class OptionError(TafelrundeError):
    """An unknown option, a value it does not take, or a number of seats the game is not for."""


class PositionError(TafelrundeError):
    """A document that describes no position of the game."""


class GameStopped(TafelrundeError):
    """The rules of somebody else's game failed, ended their process, or took too long: their table stands."""
