"""How a game of Ankh-Morpork goes: the deal, who starts, the turns; and the list of all steps."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import HAND_SIZE, MOST_SEATS
from tafelrunde.games.morpork.rules.cards import DOCTOR_MOSSY_LAWN
from tafelrunde.games.morpork.rules.codec import PASS, PERSONALITY_DRAWN, PLAY, ROLLED
from tafelrunde.games.morpork.rules.effects import buildings, happenings, minions, money, personalities, text
from tafelrunde.games.morpork.rules.effects import cards as card_texts
from tafelrunde.games.morpork.rules.effects.personalities import Unused
from tafelrunde.games.morpork.rules.effects.text import learn
from tafelrunde.games.morpork.rules.knowledge import lay_open, might_hold, move, take_up
from tafelrunde.games.morpork.rules.state import DISCARD, HAND, PILE_FIRST, PLAYED, MorporkState
from tafelrunde.games.morpork.rules.turn import city_areas, hands, interrupts, pieces
from tafelrunde.games.morpork.rules.turn.city_areas import benefits, offer_benefits, used_benefit
from tafelrunde.games.morpork.rules.turn.die import Roll
from tafelrunde.games.morpork.rules.turn.hands import FromPile, add_cards, next_taken, play_interrupt, push_refill
from tafelrunde.games.morpork.rules.turn.symbols import (
    FINISH,
    MORE,
    SYMBOL_STEPS,
    PlayMore,
    offer_mossy_lawn,
    offer_plays,
    play_card,
    playable,
    why_not_here,
)

# Before the first turn.


class Assign(Unused):
    """Chance gives each seat a personality, face down."""

    rule: ClassVar[str] = "morpork.setup.personalities"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        who = action - PERSONALITY_DRAWN
        s.unused ^= bit(who)
        s.personality[frame.a] = who
        if s.events is not None:
            s.tell(Event("becomes", self.rule, {"seat": frame.a, "personality": who}, {"personality": bit(frame.a)}))
        if frame.a + 1 < s.seats:
            s.push(Frame(ASSIGN, CHANCE, frame.a + 1))


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


class RollForStart(Roll):
    """Each seat rolls, the highest number starts; those who tie roll again.

    a is the seats still to roll, b the highest number so far, c the seats that rolled it.
    """

    rule: ClassVar[str] = "morpork.setup.first"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        seat = lowest(frame.a)
        face = action - ROLLED
        tell_one(s, "rolls", self.rule, seat, "eyes", face + 1)
        best = max(frame.b, face)
        leaders = frame.c
        if face > frame.b:
            leaders = bit(seat)
        elif face == frame.b:
            leaders |= bit(seat)
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


# The turn.


class Start(Step[MorporkState]):
    """A turn starts: whoever has reached the goal of their personality wins."""

    rule: ClassVar[str] = "morpork.win.start_of_turn"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        seat = frame.who
        s.turn = seat
        s.gained = 0
        s.used = 0
        s.last = NONE
        s.immune = NONE
        s.immune_card = NONE
        met = score.goals_met(s, seat)
        if met:
            who = s.personality[seat]
            if met & bit(who):
                score.end(s, [int(seat)], score.goal_rule(who))
                return
            if met | s.ruled_out[seat] != s.ruled_out[seat]:
                s.ruled_out[seat] |= met
                if s.events is not None:
                    s.tell(Event("does-not-win", self.rule, {"seat": seat}, reveals=True))
        s.push(TURN_ENDS[seat])
        s.push(TURNS[seat])


class Turn(Step[MorporkState]):
    """The active player plays a card; who has none to play passes."""

    rule: ClassVar[str] = "morpork.turn.play"

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if not playable(s, frame.who, 0) and not playable(s, frame.who, 1):
            moves.add(PASS)
        offer_plays(s, frame.who, moves)
        offer_benefits(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if used_benefit(s, frame, action):
            return
        if action != PASS:
            play_card(s, frame.who, action - PLAY, self.rule)
        elif s.events is not None:
            s.tell(Event("passes", "morpork.turn.pass", {"seat": frame.who}))

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return why_not_here(view, frame, action, self.rule)


class TurnEnd(Step[MorporkState]):
    """The last chance to use city-area cards, or Doctor Mossy Lawn, before the refill."""

    rule: ClassVar[str] = "morpork.turn.end"

    def offers(self, s: MorporkState, frame: Frame) -> bool:
        mossy = s.last != NONE and might_hold(s, frame.who, DOCTOR_MOSSY_LAWN)
        return mossy or benefits(s, frame.who) != 0

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if self.offers(s, frame):
            moves.add(PASS)
            offer_mossy_lawn(s, frame.who, moves)
            offer_benefits(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if used_benefit(s, frame, action):
            return
        if action == PLAY + DOCTOR_MOSSY_LAWN:
            mossy_lawn(s, frame.who)
        else:
            s.push(REFILLS[frame.who])

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return why_not_here(view, frame, action, self.rule)

    def standing_pass(self) -> int:
        return PASS


MOSSY_RULE: Final = "morpork.interrupt.doctor_mossy_lawn"


def mossy_lawn(s: MorporkState, seat: i64) -> None:
    """End the turn; the card played last comes back to the hand."""
    rule = MOSSY_RULE
    play_interrupt(s, seat, DOCTOR_MOSSY_LAWN, rule)
    last = s.last
    if s.holds(PLAYED, last) or s.holds(DISCARD, last):
        take_up(s, last, PLAYED if s.holds(PLAYED, last) else DISCARD, seat)
        tell_one(s, "takes-back-card", rule, seat, "card", last)
    left = Moves()
    add_cards(s, PLAYED, 0, left)
    for card in left.listed():
        lay_open(s, card, PLAYED, DISCARD)
    s.push(REFILLS[seat] if s.rulings.mossy_lawn_refills else NEXT_FRAME)


class Refill(Step[MorporkState]):
    """The hand is filled up to five cards, and the next player's turn comes."""

    rule: ClassVar[str] = "morpork.turn.refill"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        s.push(NEXT_FRAME)
        push_refill(s, frame.who)


class Next(Step[MorporkState]):
    """The turn passes to the left."""

    rule: ClassVar[str] = "morpork.turn.next"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        s.push(STARTS[s.after(s.turn)])


learn([*money.TEXTS, *card_texts.TEXTS, *minions.TEXTS, *buildings.TEXTS, *personalities.TEXTS])
learn([("play_more", PlayMore())])

ASSIGN: Final = Assign("assign", ("seat",))
DEAL: Final = Deal("deal", ("seat",))
ROLL_FOR_START: Final = RollForStart("roll_for_start", ("rollers", "best", "leaders"))
START: Final = Start("start", asks=False)
TURN: Final = Turn("turn")
TURN_END: Final = TurnEnd("turn_end", may_be_empty=True)
REFILL: Final = Refill("refill", asks=False)
NEXT: Final = Next("next", asks=False)

STARTS: Final = [Frame(START, seat) for seat in range(MOST_SEATS)]
TURNS: Final = [Frame(TURN, seat) for seat in range(MOST_SEATS)]
TURN_ENDS: Final = [Frame(TURN_END, seat) for seat in range(MOST_SEATS)]
REFILLS: Final = [Frame(REFILL, seat) for seat in range(MOST_SEATS)]
NEXT_FRAME: Final = Frame(NEXT)

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
    *city_areas.STEPS,
]
