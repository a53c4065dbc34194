"""Sample: everybody holds a secret stone, and may swap it once for one from the bag. The highest stone wins."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.declared import DeclaredGame, DeclaredState, Draw
from tafelrunde.core.engine import Frame, Step, result_of
from tafelrunde.core.events import Event
from tafelrunde.core.fields import OWNER, number, thing, things
from tafelrunde.core.moves import Moves
from tafelrunde.core.names import Verb
from tafelrunde.core.values import CHANCE, NONE

STONES: Final = [f"stone_{value}" for value in range(1, 10)]


class SampleState(DeclaredState):
    """A position: what everybody holds, which stones lie open, and how many have had their turn."""

    hands: list[int] = thing("stone", each=True, seen=OWNER, open_at_end=True)
    shown: list[int] = things("stone")
    turns: int = number(high=4)


class Choose(Step[SampleState]):
    """A seat keeps its stone, or shows it and draws another."""

    rule = "sample.choose"

    def legal(self, s: SampleState, frame: Frame, moves: Moves) -> None:
        moves.add(s.code("keep"))
        moves.add(s.code("swap"))

    def do(self, s: SampleState, frame: Frame, action: i64) -> None:
        seat, stone = frame.who, s.hands[frame.who]
        s.turns += 1
        if s.deed(action)[0] == "keep":
            s.tell(Event("keeps", self.rule, {"seat": seat}))
        else:
            s.tell(Event("swaps", self.rule, {"seat": seat, "stone": stone}, reveals=True))
            s.hands[seat] = NONE
            s.shown.append(stone)

    def prompt_args(self, s: SampleState, frame: Frame) -> dict[str, int]:
        return {"stone": s.hands[frame.who]}


DRAW: Final = Draw("draw", field="hands", rule="sample.draw")
CHOOSE: Final = Choose("choose")


class Sample(DeclaredGame[SampleState]):
    """The game, put together."""

    def __init__(self) -> None:
        super().__init__(
            "sample",
            range(2, 5),
            SampleState,
            [DRAW, CHOOSE],
            actions=[Verb("keep", ()), Verb("swap", ())],
            kinds={"stone": STONES},
            stock={"stone": 1},
            bound=4,
        )

    def asked(self, s: SampleState) -> Frame | None:
        """Return who is asked: chance, for a seat without a stone, then whose turn it is."""
        if NONE in s.hands:
            return Frame(DRAW, CHANCE, s.hands.index(NONE))
        return Frame(CHOOSE, s.turns) if s.turns < s.seats else None

    def score(self, s: SampleState) -> tuple[float, ...]:
        return result_of([s.hands.index(max(s.hands))], int(s.seats))
