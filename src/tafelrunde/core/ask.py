"""What somebody is asked."""


class Ask:
    """A question: who is asked, what about, and the actions to choose from (with weights for chance)."""

    __slots__ = ("actions", "args", "prompt", "weights", "who")

    def __init__(
        self, who: int, prompt: str, args: dict[str, int], actions: list[int], weights: list[int] | None
    ) -> None:
        self.who = who
        self.prompt = prompt
        self.args = args
        self.actions = actions
        self.weights = weights

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ask)
            and self.who == other.who
            and self.prompt == other.prompt
            and self.args == other.args
            and self.actions == other.actions
            and self.weights == other.weights
        )

    def __hash__(self) -> int:
        return hash((self.who, self.prompt))

    def __reduce__(self) -> tuple[object, ...]:
        return (Ask, (self.who, self.prompt, self.args, self.actions, self.weights))

    def __repr__(self) -> str:
        return f"Ask(who={self.who}, prompt={self.prompt!r}, args={self.args}, actions={self.actions})"
