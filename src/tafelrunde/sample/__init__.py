"""Sample: everybody holds a secret stone, and may swap it once for one from the bag. The highest stone wins."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.deal import assign
from tafelrunde.core.engine import Frame, Game, State, Step, result_of
from tafelrunde.core.errors import PositionError
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, HIDDEN, NONE

STONES: Final = [f"stone_{value}" for value in range(1, 10)]
KEEP, SWAP = 0, 1
NAMES: Final = Names({"stone": STONES}, {})
ACTIONS: Final = Codec(NAMES, [Verb("keep", ()), Verb("swap", ())])
OUTCOMES: Final = Codec(NAMES, [Verb("draw", (("stone", len(STONES)),))])


class SampleState(State):
    """A position: what everybody holds, which stones lie open, and whose turn it is."""

    fields: ClassVar[tuple[str, ...]] = ("hands", "shown", "turn")

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[int] = []
        """Per seat: its stone, NONE while it has none, HIDDEN where this view may not know."""
        self.shown: list[int] = []
        """The stones that were swapped, for all to see."""
        self.turn = 0

    def clone(self) -> "SampleState":
        """Return a copy."""
        copy = SampleState()
        copy.like(self)
        copy.hands, copy.shown, copy.turn = self.hands[:], self.shown[:], self.turn
        return copy

    def unseen(self) -> list[int]:
        """Return the stones that this view does not see."""
        return [stone for stone in range(len(STONES)) if stone not in self.hands and stone not in self.shown]


class Draw(Step[SampleState]):
    """Chance draws a stone for a seat."""

    rule: ClassVar[str] = "sample.draw"

    def legal(self, s: SampleState, frame: Frame, moves: Moves) -> None:
        for stone in s.unseen():
            moves.add(stone)

    def do(self, s: SampleState, frame: Frame, action: i64) -> None:
        s.hands[frame.a] = int(action)
        s.tell(Event("draws", self.rule, {"seat": frame.a, "stone": action}, {"stone": bit(frame.a)}))
        end(s)

    def prompt_args(self, s: SampleState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Choose(Step[SampleState]):
    """A seat keeps its stone, or shows it and draws another."""

    rule: ClassVar[str] = "sample.choose"

    def legal(self, s: SampleState, frame: Frame, moves: Moves) -> None:
        moves.add(KEEP)
        moves.add(SWAP)

    def do(self, s: SampleState, frame: Frame, action: i64) -> None:
        seat, stone = frame.who, s.hands[frame.who]
        s.turn += 1
        if action == KEEP:
            s.tell(Event("keeps", self.rule, {"seat": seat}))
        else:
            s.tell(Event("swaps", self.rule, {"seat": seat, "stone": stone}, reveals=True))
            s.hands[seat] = NONE
            s.shown = sorted([*s.shown, stone])
        for one in s.game.usual_stack(s):
            s.push(one)
        end(s)

    def prompt_args(self, s: SampleState, frame: Frame) -> dict[str, int]:
        return {"stone": s.hands[frame.who]}


def end(s: SampleState) -> None:
    """Tell who wins, once everybody has chosen (rule sample.end)."""
    if s.turn == s.seats and NONE not in s.hands:
        stone = max(s.hands)
        s.tell(Event("wins", "sample.end", {"seat": s.hands.index(stone), "stone": stone}, reveals=True))


DRAW: Final = Draw("draw", ("seat",))
CHOOSE: Final = Choose("choose")


class Sample(Game[SampleState]):
    """The game, put together."""

    def __init__(self) -> None:
        super().__init__("sample", range(2, 5), [DRAW, CHOOSE], ACTIONS, OUTCOMES, bound=4)

    def start(self, seats: int, options: dict[str, object]) -> SampleState:
        s = SampleState()
        s.game, s.seats, s.options, s.hands = self, seats, options, [NONE] * seats
        s.stack = self.usual_stack(s)
        return s

    def usual_stack(self, state: SampleState) -> list[Frame]:
        """Return who is asked: chance, for everybody without a stone, and then whose turn it is."""
        draws = [Frame(DRAW, CHANCE, seat) for seat in range(int(state.seats)) if state.hands[seat] == NONE]
        return [Frame(CHOOSE, state.turn)] * (state.turn < state.seats) + draws[::-1]

    def write(self, state: SampleState) -> dict[str, object]:
        hands, shown = ([NAMES.spell("stone", stone) for stone in row] for row in (state.hands, state.shown))
        return {"hands": hands, "shown": shown, "turn": int(state.turn)}

    def read(self, reader: Reader, state: SampleState) -> None:
        seats = int(state.seats)
        state.hands = [reader.named("hands", "stone", one, blank=True) for one in reader.row("hands", seats)]
        state.shown = sorted(reader.named("shown", "stone", one) for one in reader.row("shown"))
        state.turn = reader.number("turn", 0, 0, seats)

    def validate(self, state: SampleState) -> None:
        seen = [stone for stone in (*state.hands, *state.shown) if stone >= 0]
        if len(seen) > len(set(seen)) or HIDDEN in state.shown:
            raise PositionError("hands: every stone is there once, and what is shown is no secret")
        if state.out or state.stack != self.usual_stack(state):
            raise PositionError("stack: it follows from the other fields, and nobody leaves: leave both out")
        for seat, stone in enumerate(state.hands):
            hidden = state.viewer not in (NONE, seat) and bool(state.stack)
            if stone != NONE and hidden is not (stone == HIDDEN):
                raise PositionError(f"hands: {NAMES.spell('stone', stone)!r} is not what is seen at seat {seat}")

    def hide(self, view: SampleState) -> None:
        for seat, stone in enumerate(view.hands):
            if seat != view.viewer and stone != NONE and view.stack:
                view.hands[seat] = HIDDEN

    def guess(self, view: SampleState, rng: Rng) -> None:
        hidden = [seat for seat, stone in enumerate(view.hands) if stone == HIDDEN]
        left = view.unseen()
        rooms = [*[1] * len(hidden), len(left) - len(hidden)]
        dealt = assign(left, rooms, lambda stone, room: True, rng)
        for room, seat in enumerate(hidden):
            view.hands[seat] = dealt[room][0]

    def score(self, state: SampleState) -> tuple[float, ...]:
        return result_of([state.hands.index(max(state.hands))], int(state.seats))
