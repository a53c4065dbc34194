"""A table of monsters for scenes: set up in a line, played by names, looked at by numbers."""

from typing import cast

from scene import refused
from tafelrunde import games
from tafelrunde.core.events import Event
from tafelrunde.core.values import CHANCE
from tafelrunde.games.tokyo.rules.state import TokyoState

DINO, BUNNY, KING, KRAKEN, DRAGON, ALIEN = range(6)
"""Who sits where; it is Dino's turn unless a scene says otherwise."""

Words = str | int | None


class Table:
    """A game in progress. Words of a line are cards, tiles or dice; before a seat's line nothing means none.

    One free card is for sale, so that a turn pauses in its buying step; `passes` goes on from there.
    """

    def __init__(
        self,
        step: str = "resolve",
        dice: str = "",
        cards: list[str] | None = None,
        tiles: list[str] | None = None,
        seats: int = 2,
        **fields: object,
    ) -> None:
        if cards is not None:
            fields["cards"] = lines(cards, seats)
            if any("smoke_cloud" in line.split() for line in cards):
                fields.setdefault("smoke", 3)
        if tiles is not None:
            fields["tiles"] = lines(tiles, seats)
            fields.setdefault("left", [])
        if "place" in fields:
            place = cast(list[str], fields["place"])
            fields["place"] = place + ["outside"] * (seats - len(place))
        for name in ("hearts", "stars", "energy", "wickedness", "poison", "shrink", "extra"):
            if name in fields:
                usual = 10 if name == "hearts" else 0
                given = cast(list[int], fields[name])
                fields[name] = given + [usual] * (seats - len(given))
        fields.setdefault("shop", ["monster_pets", None, None])
        document = {"game": "tokyo", "seats": seats, "step": step, "dice": dice.split(), **fields}
        self.state = games.load("tokyo").position(document, [])

    @property
    def table(self) -> TokyoState:
        return cast(TokyoState, self.state)

    def do(self, verb: str, **args: Words) -> "Table":
        """Let whoever is asked do this; for chance, let this happen."""
        codec = self.state.game.outcomes_codec if self.state.who == CHANCE else self.state.game.actions_codec
        self.state.apply(codec.number(verb, dict(args)))
        return self

    def rolls(self, faces: str) -> "Table":
        """Let the dice fall like this."""
        order = ["1", "2", "3", "heart", "energy", "claw"]
        return self.do("roll", roll=" ".join(sorted(faces.split(), key=order.index)))

    def draws(self, *cards: str) -> "Table":
        """Let chance give these cards, one after the other."""
        for card in cards:
            self.do("card", card=card)
        return self

    def resolves(self, *faces: str) -> "Table":
        for face in faces:
            self.do("resolve", face=face)
        return self

    def buys(self, card: str) -> "Table":
        return self.do("buy", card=card)

    def passes(self, *seats: int) -> "Table":
        """These seats are asked one after the other, and pass; without seats, whoever is asked."""
        for seat in seats or [self.who]:
            assert self.who == seat, f"{self.asked} is asked, not {seat}"
            self.do("pass")
        return self

    def stops(self) -> "Table":
        """The active monster keeps its dice as they are."""
        return self.do("reroll", dice="none")

    def refuses(self, verb: str, **args: Words) -> str:
        """Return the rule by which an action is refused; nothing changes."""
        self.state.events = []
        return refused(self.state, verb, **args)

    def offers(self, verb: str) -> list[dict[str, Words]]:
        """Return the arguments with which a verb is on offer."""
        codec = self.state.game.outcomes_codec if self.state.who == CHANCE else self.state.game.actions_codec
        found = [codec.describe(action) for action in self.state.legal()]
        return [args for name, args in found if name == verb]

    # What lies on the table.

    @property
    def who(self) -> int:
        return self.state.who

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and the name of the question."""
        ask = self.state.ask()
        return (-3, "over") if ask is None else (ask.who, ask.prompt.removeprefix("tokyo-ask-"))

    def row(self, name: str) -> list[int]:
        return [int(getattr(self.table, name)[seat]) for seat in range(int(self.state.seats))]

    @property
    def hearts(self) -> list[int]:
        return self.row("hearts")

    @property
    def stars(self) -> list[int]:
        return self.row("stars")

    @property
    def energy(self) -> list[int]:
        return self.row("energy")

    @property
    def wickedness(self) -> list[int]:
        return self.row("wickedness")

    @property
    def poison(self) -> list[int]:
        return self.row("poison")

    @property
    def shrink(self) -> list[int]:
        return self.row("shrink")

    @property
    def dice(self) -> str:
        return " ".join(cast(list[str], self.state.position().get("dice", [])))

    def field(self, name: str) -> object:
        """Return a field of the position's document, None where it is left out."""
        return self.state.position().get(name)

    def cards(self, seat: int) -> list[str]:
        kept = cast(list[list[str]] | None, self.field("cards"))
        return kept[seat] if kept else []

    def tiles(self, seat: int) -> list[str]:
        kept = cast(list[list[str]] | None, self.field("tiles"))
        return kept[seat] if kept else []

    def shop(self) -> list[str | None]:
        return cast(list[str | None], self.field("shop"))

    def discard(self) -> list[str]:
        return cast(list[str], self.field("discard") or [])

    def place(self, seat: int) -> str:
        places = cast(list[str] | None, self.field("place"))
        return places[seat] if places else "outside"

    def out(self) -> list[int]:
        return cast(list[int], self.field("out") or [])

    def told(self, kind: str) -> list[Event]:
        """Return the events of a kind so far."""
        return [event for event in self.state.events or [] if event.kind == kind]

    def gained(self, seat: int, what: str = "stars") -> list[tuple[int, str]]:
        """Return each gain of a seat, with the last word of its rule."""
        return [
            (event.args["count"], event.rule.rsplit(".", 1)[1])
            for event in self.told(f"gains-{what}")
            if event.args["seat"] == seat
        ]

    @property
    def result(self) -> tuple[float, ...] | None:
        return self.state.result()


def lines(words: list[str], seats: int) -> list[list[str]]:
    """Return the words of each seat."""
    return [line.split() for line in words] + [[] for _ in range(seats - len(words))]
