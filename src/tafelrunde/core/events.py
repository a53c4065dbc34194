"""What happened, told so that each seat hears only what it may know."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bits import bit
from tafelrunde.core.values import HIDDEN, SPECTATOR

NO_SECRETS: Final[dict[str, int]] = {}
"""Most events have none: one mapping for all of them, which nobody changes."""


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: its kind, its arguments by name, and the rule that made it happen.

    `secret` names the arguments that not everybody may read, each with the set of seats that may.
    `reveals` marks an event by which the rules show somebody what was hidden, and `binds` one that settles a secret
    before somebody else decides: whoever caused either cannot take it back.
    """

    __slots__ = ("args", "binds", "kind", "reveals", "rule", "secret")

    def __init__(
        self,
        kind: str,
        rule: str,
        args: dict[str, int],
        secret: dict[str, int] | None = None,
        reveals: bool = False,
        binds: bool = False,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.secret: dict[str, int] = NO_SECRETS if secret is None else secret
        self.reveals = reveals
        self.binds = binds

    def seen_by(self, viewer: i64) -> "Event":
        """Return the event as that viewer hears it: what it may not know reads HIDDEN."""
        if not self.secret:
            return self
        args = dict(self.args)
        for name, readers in self.secret.items():
            if viewer == SPECTATOR or not readers & bit(viewer):
                args[name] = HIDDEN
        return Event(self.kind, self.rule, args, None, self.reveals, self.binds)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.rule == other.rule
            and self.args == other.args
            and self.secret == other.secret
            and self.reveals == other.reveals
            and self.binds == other.binds
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.rule))

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.rule, self.args, self.secret, self.reveals, self.binds))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.args!r}, {self.secret!r})"
