"""What happens before the first turn, and all steps and texts of the game, put together."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork import benefits, hands, interrupts, pieces
from tafelrunde.games.morpork.areas import AREAS, HAND_SIZE
from tafelrunde.games.morpork.effects import buildings, happenings, minions, money, personalities, text
from tafelrunde.games.morpork.effects import cards as card_texts
from tafelrunde.games.morpork.effects.text import learn
from tafelrunde.games.morpork.hands import FromPile, move, next_taken
from tafelrunde.games.morpork.numbers import PERSONALITY_DRAWN, ROLLED
from tafelrunde.games.morpork.pieces import offer_areas
from tafelrunde.games.morpork.state import HAND, PILE_FIRST, MorporkState
from tafelrunde.games.morpork.turn import (
    FINISH,
    MORE,
    NEXT,
    REFILL,
    START,
    STARTS,
    SYMBOL_STEPS,
    TURN,
    TURN_END,
    PlayMore,
)

# Before the first turn.


class Assign(Step[MorporkState]):
    """Chance gives each seat a personality, face down."""

    rule: ClassVar[str] = "morpork.setup.personalities"

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_areas(state.unused, PERSONALITY_DRAWN, moves)

    def sample(self, state: MorporkState, frame: Frame, rng: Rng) -> i64:
        unused = state.unused
        return PERSONALITY_DRAWN + nth(unused, rng.below(count(unused)))

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        who = action - PERSONALITY_DRAWN
        s.unused ^= bit(who)
        s.personality[frame.a] = who
        if s.events is not None:
            s.tell(Event("becomes", self.rule, {"seat": frame.a, "personality": who}, {"personality": bit(frame.a)}))
        if frame.a + 1 < s.seats:
            s.push(Frame(ASSIGN, CHANCE, frame.a + 1))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Deal(FromPile):
    """Chance deals each seat five cards of the first deck."""

    rule: ClassVar[str] = "morpork.setup.deal"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        seat = frame.a
        next_taken(s)
        move(s, action, PILE_FIRST, HAND + seat, 0)
        if s.events is not None:
            s.tell(Event("draws", self.rule, {"seat": seat, "card": action}, {"card": bit(seat)}))
        if s.size(HAND + seat) < HAND_SIZE:
            s.push(frame)
        elif seat + 1 < s.seats:
            s.push(Frame(DEAL, CHANCE, seat + 1))


class RollForStart(Step[MorporkState]):
    """Each seat rolls, the highest number starts; those who tie roll again.

    a is the seats still to roll, b the highest number so far, c the seats that rolled it.
    """

    rule: ClassVar[str] = "morpork.setup.first"

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        for face in range(AREAS):
            moves.add(ROLLED + face)

    def sample(self, state: MorporkState, frame: Frame, rng: Rng) -> i64:
        return ROLLED + rng.below(AREAS)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        seat = lowest(frame.a)
        face = action - ROLLED
        if s.events is not None:
            s.tell(Event("rolls", self.rule, {"seat": seat, "eyes": face + 1}))
        best = max(frame.b, face)
        leaders = bit(seat) if face > frame.b else frame.c | bit(seat) if face == frame.b else frame.c
        left = frame.a ^ bit(seat)
        if left:
            s.push(Frame(ROLL_FOR_START, CHANCE, left, best, leaders))
        elif count(leaders) > 1:
            s.push(Frame(ROLL_FOR_START, CHANCE, leaders, NONE, 0))
        else:
            s.turn = lowest(leaders)
            if s.events is not None:
                s.tell(Event("starts", self.rule, {"seat": s.turn}))
            s.push(STARTS[s.turn])

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": lowest(frame.a)}


# Everything.

learn([*money.TEXTS, *card_texts.TEXTS, *minions.TEXTS, *buildings.TEXTS, *personalities.TEXTS])
learn([("play_more", PlayMore())])

ASSIGN: Final = Assign("assign", ("seat",))
DEAL: Final = Deal("deal", ("seat",))
ROLL_FOR_START: Final = RollForStart("roll_for_start", ("rollers", "best", "leaders"))

STEPS: Final[list[Step[MorporkState]]] = [
    ASSIGN,
    DEAL,
    ROLL_FOR_START,
    START,
    TURN,
    *SYMBOL_STEPS,
    MORE,
    FINISH,
    TURN_END,
    REFILL,
    NEXT,
    *hands.STEPS,
    *pieces.STEPS,
    *interrupts.STEPS,
    *text.STEPS,
    *card_texts.STEPS,
    *personalities.STEPS,
    *happenings.STEPS,
    *benefits.STEPS,
]
