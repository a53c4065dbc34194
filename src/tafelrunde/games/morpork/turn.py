"""How a turn goes: the win check, a card and its symbols, city-area cards in between, the refill."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork import benefits, hands, score
from tafelrunde.games.morpork.areas import AREAS, COST
from tafelrunde.games.morpork.cards import (
    CARDS,
    DOCTOR_MOSSY_LAWN,
    FIRST_CARDS,
    INCOME,
    INTERRUPTS,
    SYMBOLS,
    TEXT_AMOUNT,
)
from tafelrunde.games.morpork.effects.happenings import RANDOM_EVENT_STEP
from tafelrunde.games.morpork.effects.text import ALL_KINDS, Text, any_piece, offer_pieces, text_of
from tafelrunde.games.morpork.hands import lay_open, might_hold, play_interrupt, push_refill, take_money, take_up
from tafelrunde.games.morpork.interrupts import remove
from tafelrunde.games.morpork.numbers import AREA, BENEFIT_OF, PASS, PIECE, PLAY, USE
from tafelrunde.games.morpork.pieces import (
    BY_RULE,
    build,
    calm,
    can_build,
    can_place,
    offer_areas,
    offer_placing,
    place,
)
from tafelrunde.games.morpork.state import DISCARD, HAND, PLAYED, MorporkState

MOSSY: Final = DOCTOR_MOSSY_LAWN - FIRST_CARDS


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


def playable(s: MorporkState, seat: i64, deck: i64) -> i64:
    """Return the hand cards of one deck that can be the card of a turn (rule morpork.symbol.interrupt)."""
    hand = s.cards[2 * (HAND + seat) + deck]
    return hand ^ (hand & INTERRUPTS[deck])


def offer_plays(s: MorporkState, seat: i64, moves: Moves) -> bool:
    """Offer the hand cards to play, and Doctor Mossy Lawn after the first card; tell whether there is any card."""
    offer_areas(playable(s, seat, 0), PLAY, moves)
    second = playable(s, seat, 1)
    found = playable(s, seat, 0) | second
    if s.last != NONE:
        second |= s.cards[2 * (HAND + seat) + 1] & bit(MOSSY)
    offer_areas(second, PLAY + FIRST_CARDS, moves)
    return found != 0


def offer_mossy_lawn(s: MorporkState, seat: i64, moves: Moves) -> None:
    """Offer Doctor Mossy Lawn, if the seat has it."""
    if s.last != NONE and s.holds(HAND + seat, DOCTOR_MOSSY_LAWN):
        moves.add(PLAY + DOCTOR_MOSSY_LAWN)


def mossy_lawn(s: MorporkState, seat: i64) -> None:
    """End the turn; the card played last comes back to the hand."""
    play_interrupt(s, seat, DOCTOR_MOSSY_LAWN, "morpork.interrupt.doctor_mossy_lawn")
    s.unwind(TURN_END)
    last = s.last
    if s.holds(PLAYED, last) or s.holds(DISCARD, last):
        take_up(s, last, PLAYED if s.holds(PLAYED, last) else DISCARD, seat)
        if s.events is not None:
            s.tell(Event("takes-back-card", "morpork.interrupt.doctor_mossy_lawn", {"seat": seat, "card": last}))
    left = Moves()
    hands.add_cards(s, PLAYED, 0, left)
    for card in left.listed():
        lay_open(s, card, PLAYED, DISCARD)
    s.push(REFILLS[seat] if s.rulings.mossy_lawn_refills else NEXT_FRAME)


def play_card(s: MorporkState, seat: i64, card: i64, rule: str) -> None:
    """Play a hand card: its symbols follow, and then it goes to the discard pile."""
    lay_open(s, card, HAND + seat, PLAYED)
    s.last = card
    if s.events is not None:
        s.tell(Event("plays", rule, {"seat": seat, "card": card}))
    s.push(Frame(FINISH, NONE, card))
    push_symbol(s, seat, card, 0)


def push_symbol(s: MorporkState, seat: i64, card: i64, index: i64) -> None:
    """Go on to a symbol of a card, if it has so many (rule morpork.symbol.order)."""
    if index < len(SYMBOLS[card]):
        s.push(Frame(SYMBOL_STEPS[SYMBOLS[card][index]], seat, card, index))


def why_not_play(view: MorporkState, seat: i64, card: i64) -> str:
    """Return the rule against playing a card."""
    return "morpork.symbol.interrupt" if view.holds(HAND + seat, card) else "morpork.turn.own_hand"


def why_not_here(s: MorporkState, frame: Frame, action: int, rule: str) -> str:
    """Return the rule against an action between two symbols."""
    if PLAY <= action < PLAY + CARDS:
        return why_not_play(s, frame.who, action - PLAY)
    if BENEFIT_OF <= action < BENEFIT_OF + AREAS:
        return benefits.why_not(s, frame.who, action - BENEFIT_OF)
    return rule


class Turn(Step[MorporkState]):
    """The active player plays a card; who has none to play passes."""

    rule: ClassVar[str] = "morpork.turn.play"

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if not playable(s, frame.who, 0) and not playable(s, frame.who, 1):
            moves.add(PASS)
        offer_plays(s, frame.who, moves)
        benefits.offer_benefits(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= BENEFIT_OF:
            s.push(frame)
            benefits.use_benefit(s, frame.who, action - BENEFIT_OF)
        elif action != PASS:
            play_card(s, frame.who, action - PLAY, self.rule)
        elif s.events is not None:
            s.tell(Event("passes", "morpork.turn.pass", {"seat": frame.who}))

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return why_not_here(view, frame, action, self.rule)


class Symbol(Step[MorporkState]):
    """A symbol of the card that is played: use it, skip it, or use a city-area card first."""

    def open(self, s: MorporkState, frame: Frame) -> bool:
        """Tell whether there is anything to choose, judged by what everybody sees."""
        return True

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        """Offer what the symbol allows, from Doctor Mossy Lawn on."""
        offer_mossy_lawn(s, frame.who, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Use the symbol."""
        raise NotImplementedError(self.name)

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if self.open(s, frame) or benefits.benefits(s, frame.who):
            moves.add(PASS)
            self.choices(s, frame, moves)
            benefits.offer_benefits(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= BENEFIT_OF:
            s.push(frame)
            benefits.use_benefit(s, frame.who, action - BENEFIT_OF)
        elif action == PLAY + DOCTOR_MOSSY_LAWN:
            mossy_lawn(s, frame.who)
        else:
            push_symbol(s, frame.who, frame.a, frame.b + 1)
            if action != PASS and action != NONE:
                self.act(s, frame, action)

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return why_not_here(view, frame, action, self.rule)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"card": frame.a}


class PlaceSymbol(Symbol):
    """Place a minion."""

    rule: ClassVar[str] = "morpork.place.where"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return can_place(s, frame.who, BY_RULE, NONE)

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_mossy_lawn(s, frame.who, moves)
        offer_placing(s, frame.who, BY_RULE, NONE, NONE, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        place(s, frame.who, BY_RULE, NONE, action, self.rule)


class BuildSymbol(Symbol):
    """Build a building."""

    rule: ClassVar[str] = "morpork.build.where"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return can_build(s, frame.who, False) != 0

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_mossy_lawn(s, frame.who, moves)
        offer_areas(can_build(s, frame.who, False), AREA, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        build(s, frame.who, action - AREA, COST[action - AREA])


class AssassinateSymbol(Symbol):
    """Remove a minion of another player, a troll or a demon, where there is trouble."""

    rule: ClassVar[str] = "morpork.symbol.assassinate"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return any_piece(s, s.trouble, ALL_KINDS ^ bit(frame.who))

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_mossy_lawn(s, frame.who, moves)
        offer_pieces(s, s.trouble, ALL_KINDS ^ bit(frame.who), NONE, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        piece = action - PIECE
        remove(s, piece // 12, piece % 12, frame.who, NONE)


class CalmSymbol(Symbol):
    """Remove a trouble marker."""

    rule: ClassVar[str] = "morpork.symbol.calm"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.trouble != 0

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_mossy_lawn(s, frame.who, moves)
        offer_areas(s.trouble, AREA, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        calm(s, action - AREA, self.rule)


class MoneySymbol(Symbol):
    """Take money from the bank."""

    rule: ClassVar[str] = "morpork.symbol.money"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.bank > 0

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if s.bank > 0:
            moves.add(USE)
        offer_mossy_lawn(s, frame.who, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        take_money(s, frame.who, INCOME[frame.a], self.rule)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"card": frame.a, "amount": INCOME[frame.a]}


class ScrollSymbol(Symbol):
    """Do what the card says."""

    rule: ClassVar[str] = "morpork.symbol.scroll"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return text_of(frame.a).possible(s, frame.who, frame.a)

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if self.open(s, frame):
            moves.add(USE)
        offer_mossy_lawn(s, frame.who, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if s.events is not None:
            s.tell(Event("uses-text", text_of(frame.a).rule, {"seat": frame.who, "card": frame.a}))
        text_of(frame.a).use(s, frame.who, frame.a)

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        rule = text_of(frame.a).rule if action == USE else self.rule
        return why_not_here(view, frame, action, rule)


class EventSymbol(Symbol):
    """A random event, the one symbol that must be used."""

    rule: ClassVar[str] = "morpork.symbol.event"

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if benefits.benefits(s, frame.who):
            moves.add(USE)
            benefits.offer_benefits(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= BENEFIT_OF:
            s.push(frame)
            benefits.use_benefit(s, frame.who, action - BENEFIT_OF)
        else:
            push_symbol(s, frame.who, frame.a, frame.b + 1)
            s.push(RANDOM_EVENT_FRAME)


class AnotherSymbol(Symbol):
    """Play another card."""

    rule: ClassVar[str] = "morpork.symbol.another"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.size(HAND + frame.who) > 0

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_plays(s, frame.who, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Play a card; the one that led to it goes to the discard pile first (rule morpork.turn.discard)."""
        finish(s, frame.a)
        play_card(s, frame.who, action - PLAY, self.rule)


class PlayMore(Text):
    """Play more cards, each with all it leads to before the next."""

    rule: ClassVar[str] = "morpork.text.play_more"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.size(HAND + who) > 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(MORE, who, card, TEXT_AMOUNT[card]))


class More(Symbol):
    """Play one of the cards that the text grants; b is how many."""

    rule: ClassVar[str] = "morpork.text.play_more"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.size(HAND + frame.who) > 0

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_plays(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= BENEFIT_OF:
            s.push(frame)
            benefits.use_benefit(s, frame.who, action - BENEFIT_OF)
        elif action == PLAY + DOCTOR_MOSSY_LAWN:
            mossy_lawn(s, frame.who)
        elif action != PASS and action != NONE:
            if frame.b > 1:
                s.push(Frame(MORE, frame.who, frame.a, frame.b - 1))
            play_card(s, frame.who, action - PLAY, self.rule)


class Finish(Step[MorporkState]):
    """A card whose symbols are done goes to the discard pile."""

    rule: ClassVar[str] = "morpork.turn.discard"

    def do(self, state: MorporkState, frame: Frame, action: i64) -> None:
        finish(state, frame.a)


def finish(s: MorporkState, card: i64) -> None:
    """Discard a played card, unless it lies in front of somebody by now."""
    if s.immune_card == card:
        s.immune = NONE
        s.immune_card = NONE
    if s.holds(PLAYED, card):
        lay_open(s, card, PLAYED, DISCARD)


class TurnEnd(Step[MorporkState]):
    """The last chance to use city-area cards, or Doctor Mossy Lawn, before the refill."""

    rule: ClassVar[str] = "morpork.turn.end"

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        mossy = s.last != NONE and might_hold(s, frame.who, DOCTOR_MOSSY_LAWN)
        if mossy or benefits.benefits(s, frame.who):
            moves.add(PASS)
            offer_mossy_lawn(s, frame.who, moves)
            benefits.offer_benefits(s, frame.who, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= BENEFIT_OF:
            s.push(frame)
            benefits.use_benefit(s, frame.who, action - BENEFIT_OF)
        elif action == PLAY + DOCTOR_MOSSY_LAWN:
            s.push(frame)
            mossy_lawn(s, frame.who)
        else:
            s.push(REFILLS[frame.who])

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return why_not_here(view, frame, action, self.rule)

    def standing_pass(self) -> int:
        return PASS


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


START: Final = Start("start", asks=False)
TURN: Final = Turn("turn")
SYMBOL_STEPS: Final[list[Step[MorporkState]]] = [
    PlaceSymbol("place", ("card", "index"), may_be_empty=True),
    BuildSymbol("build", ("card", "index"), may_be_empty=True),
    AssassinateSymbol("assassinate", ("card", "index"), may_be_empty=True),
    CalmSymbol("calm", ("card", "index"), may_be_empty=True),
    MoneySymbol("money", ("card", "index"), may_be_empty=True),
    ScrollSymbol("scroll", ("card", "index"), may_be_empty=True),
    EventSymbol("event", ("card", "index"), may_be_empty=True),
    AnotherSymbol("another", ("card", "index"), may_be_empty=True),
]
MORE: Final = More("more", ("card", "left"), may_be_empty=True)
FINISH: Final = Finish("finish", ("card",), asks=False)
TURN_END: Final = TurnEnd("turn_end", may_be_empty=True)
REFILL: Final = Refill("refill", asks=False)
NEXT: Final = Next("next", asks=False)

SEATS: Final = range(4)
STARTS: Final = [Frame(START, seat) for seat in SEATS]
TURNS: Final = [Frame(TURN, seat) for seat in SEATS]
TURN_ENDS: Final = [Frame(TURN_END, seat) for seat in SEATS]
REFILLS: Final = [Frame(REFILL, seat) for seat in SEATS]
NEXT_FRAME: Final = Frame(NEXT)
RANDOM_EVENT_FRAME: Final = Frame(RANDOM_EVENT_STEP, CHANCE)
