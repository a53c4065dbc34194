"""What is wrong with what a player has typed, said in the player's language.

Errors of the layers below (a log that leads elsewhere, an option's value, a bot of one's own) are in English: they name
ids and values, and are read by whoever made the file or the bot.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from tafelrunde.core.errors import OptionError
from tafelrunde.text import Text


class Complaint(OptionError):
    """A request that cannot be met, as a message that every language can say."""

    def __init__(self, message: str, named: Mapping[str, str | int] | None = None) -> None:
        super().__init__(Text("en").say(message, named))
        self.message = message
        self.named = dict(named or {})

    def said(self, text: Text) -> str:
        """Return what is wrong."""
        return text.say(self.message, self.named)


def unknown(what: str, name: str, known: Sequence[str], named: Mapping[str, str | int] | None = None) -> Complaint:
    """Return that there is no such thing, what there is, and what may have been meant."""
    near = get_close_matches(name.lower(), known, 1)
    args: dict[str, str | int] = {"name": repr(name), "known": ", ".join(known), **(named or {})}
    if near:
        return Complaint(f"terminal-error-{what}.near", {**args, "near": repr(near[0])})
    return Complaint(f"terminal-error-{what}", args)
