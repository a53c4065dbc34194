"""A card that is played: its symbols from left to right, with city-area cards in between."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules.areas import AREAS, COST, MINIONS, MOST_SEATS
from tafelrunde.games.morpork.rules.cards import (
    CARDS,
    DOCTOR_MOSSY_LAWN,
    FIRST_CARDS,
    INCOME,
    INTERRUPTS,
    SYMBOL_IDS,
    SYMBOLS,
    TEXT_AMOUNT,
)
from tafelrunde.games.morpork.rules.codec import AREA, BENEFIT_OF, PASS, PIECE, PLAY, USE, offer
from tafelrunde.games.morpork.rules.effects.happenings import RANDOM_EVENT_STEP
from tafelrunde.games.morpork.rules.effects.text import ALL_KINDS, Text, any_piece, offer_pieces, text_of
from tafelrunde.games.morpork.rules.knowledge import lay_open
from tafelrunde.games.morpork.rules.state import DISCARD, HAND, PLAYED, MorporkState
from tafelrunde.games.morpork.rules.turn.city_areas import benefits, used_benefit, why_not
from tafelrunde.games.morpork.rules.turn.interrupts import remove
from tafelrunde.games.morpork.rules.turn.money import take_money
from tafelrunde.games.morpork.rules.turn.pieces import (
    BY_RULE,
    build,
    calm,
    can_build,
    can_place,
    offer_placing,
    on_board,
    place,
)

MOSSY: Final = DOCTOR_MOSSY_LAWN - FIRST_CARDS


def playable(s: MorporkState, seat: i64, deck: i64) -> i64:
    """Return the hand cards of one deck that can be the card of a turn (rule morpork.symbol.interrupt)."""
    hand = s.cards[2 * (HAND + seat) + deck]
    return hand ^ (hand & INTERRUPTS[deck])


def offer_plays(s: MorporkState, seat: i64, moves: Moves) -> None:
    """Offer the hand cards to play, and Doctor Mossy Lawn after the first card."""
    offer(playable(s, seat, 0), PLAY, moves)
    second = playable(s, seat, 1)
    if s.last != NONE:
        second |= s.cards[2 * (HAND + seat) + 1] & bit(MOSSY)
    offer(second, PLAY + FIRST_CARDS, moves)


def offer_mossy_lawn(s: MorporkState, seat: i64, moves: Moves) -> None:
    """Offer Doctor Mossy Lawn, if the seat has it."""
    if s.last != NONE and s.holds(HAND + seat, DOCTOR_MOSSY_LAWN):
        moves.add(PLAY + DOCTOR_MOSSY_LAWN)


def play_card(s: MorporkState, seat: i64, card: i64, rule: str) -> None:
    """Play a hand card: its symbols follow, and then it goes to the discard pile."""
    lay_open(s, card, HAND + seat, PLAYED)
    s.last = card
    tell_one(s, "plays", rule, seat, "card", card)
    s.push(FINISHES[card])
    push_symbol(s, seat, card, 0)


def push_symbol(s: MorporkState, seat: i64, card: i64, index: i64) -> None:
    """Go on to a symbol of a card, if it has so many (rule morpork.symbol.order)."""
    frames = SYMBOL_FRAMES[MOST_SEATS * card + seat]
    if index < len(frames):
        s.push(frames[index])


def finish(s: MorporkState, card: i64) -> None:
    """Discard a played card, unless it lies in front of somebody by now."""
    if s.immune_card == card:
        s.immune = NONE
        s.immune_card = NONE
    if s.holds(PLAYED, card):
        lay_open(s, card, PLAYED, DISCARD)


def end_turn(s: MorporkState, action: i64) -> None:
    """Let the end of the turn, which lies at the bottom, come at once."""
    end = s.stack[0]
    s.stack.clear()
    end.step.do(s, end, action)


def why_not_here(s: MorporkState, frame: Frame, action: int, rule: str) -> str:
    """Return the rule against an action between two symbols."""
    if PLAY <= action < PLAY + CARDS:
        return "morpork.symbol.interrupt" if s.holds(HAND + frame.who, action - PLAY) else "morpork.turn.own_hand"
    if BENEFIT_OF <= action < BENEFIT_OF + AREAS:
        return why_not(s, frame.who, action - BENEFIT_OF)
    return rule


class Symbol(Step[MorporkState]):
    """A symbol of the card that is played: use it, skip it, or use a city-area card first."""

    def open(self, s: MorporkState, frame: Frame) -> bool:
        """Tell whether there is anything to choose, judged by what everybody sees."""
        return True

    def choices(self, s: MorporkState, frame: Frame, opened: bool, moves: Moves) -> None:
        """Offer all between passing and city-area cards: Doctor Mossy Lawn, and what an open symbol allows."""
        offer_mossy_lawn(s, frame.who, moves)
        if opened:
            self.uses(s, frame, moves)

    def uses(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        """Offer what the symbol allows, from areas on."""

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Use the symbol."""
        raise NotImplementedError(self.name)

    def offers(self, s: MorporkState, frame: Frame) -> bool:
        return self.open(s, frame) or benefits(s, frame.who) != 0

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        opened = self.open(s, frame)
        usable = benefits(s, frame.who)
        if opened or usable:
            moves.add(PASS)
            self.choices(s, frame, opened, moves)
            offer(usable, BENEFIT_OF, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if used_benefit(s, frame, action):
            return
        if action == PLAY + DOCTOR_MOSSY_LAWN:
            end_turn(s, action)
            return
        if s.events is not None and action in (PASS, NONE) and not self.open(s, frame):
            s.tell(Event("cannot", self.rule, {"seat": frame.who, "card": frame.a, "symbol": self.kind(frame)}))
        self.go_on(s, frame, action)
        if action != PASS and action != NONE:
            self.act(s, frame, action)

    def kind(self, frame: Frame) -> int:
        """Return which symbol it is."""
        return SYMBOLS[frame.a][frame.b]

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Push what comes after the symbol, used or not."""
        push_symbol(s, frame.who, frame.a, frame.b + 1)

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return why_not_here(view, frame, action, self.rule)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"card": frame.a}


class PlaceSymbol(Symbol):
    """Place a minion."""

    rule: ClassVar[str] = "morpork.place.where"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return can_place(s, frame.who, BY_RULE, NONE)

    def uses(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_placing(s, frame.who, BY_RULE, NONE, NONE, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        place(s, frame.who, BY_RULE, NONE, NONE, action, self.rule)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"card": frame.a, "left": MINIONS - on_board(state, frame.who)}


class BuildSymbol(Symbol):
    """Build a building."""

    rule: ClassVar[str] = "morpork.build.where"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return can_build(s, frame.who, False) != 0

    def uses(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(can_build(s, frame.who, False), AREA, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        build(s, frame.who, action - AREA, COST[action - AREA])


class AssassinateSymbol(Symbol):
    """Remove a minion of another player, a troll or a demon, where there is trouble."""

    rule: ClassVar[str] = "morpork.symbol.assassinate"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return any_piece(s, s.trouble, ALL_KINDS ^ bit(frame.who))

    def uses(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_pieces(s, s.trouble, ALL_KINDS ^ bit(frame.who), NONE, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        piece = action - PIECE
        remove(s, piece // AREAS, piece % AREAS, frame.who, NONE)


class CalmSymbol(Symbol):
    """Remove a trouble marker."""

    rule: ClassVar[str] = "morpork.symbol.calm"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.trouble != 0

    def uses(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(s.trouble, AREA, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        calm(s, action - AREA, self.rule)


class PlainSymbol(Symbol):
    """A symbol that leaves nothing to choose but whether to use it."""

    def choices(self, s: MorporkState, frame: Frame, opened: bool, moves: Moves) -> None:
        if opened:
            moves.add(USE)
        offer_mossy_lawn(s, frame.who, moves)


class MoneySymbol(PlainSymbol):
    """Take money from the bank."""

    rule: ClassVar[str] = "morpork.symbol.money"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.bank > 0

    def evident(self, state: MorporkState, frame: Frame) -> int:
        """Return to take it: whatever else could be done now can be done afterwards."""
        return USE if self.open(state, frame) else NONE

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        take_money(s, frame.who, INCOME[frame.a], self.rule)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"card": frame.a, "amount": INCOME[frame.a]}


class ScrollSymbol(PlainSymbol):
    """Do what the card says."""

    rule: ClassVar[str] = "morpork.symbol.scroll"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return text_of(frame.a).possible(s, frame.who, frame.a)

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

    def offers(self, s: MorporkState, frame: Frame) -> bool:
        return benefits(s, frame.who) != 0

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        usable = benefits(s, frame.who)
        if usable:
            moves.add(USE)
            offer(usable, BENEFIT_OF, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if not used_benefit(s, frame, action):
            self.go_on(s, frame, action)
            s.push(RANDOM_EVENT_FRAME)


class AnotherSymbol(Symbol):
    """Play another card."""

    rule: ClassVar[str] = "morpork.symbol.another"

    def open(self, s: MorporkState, frame: Frame) -> bool:
        return s.size(HAND + frame.who) > 0

    def choices(self, s: MorporkState, frame: Frame, opened: bool, moves: Moves) -> None:
        offer_plays(s, frame.who, moves)

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Play a card; the one that led to it goes to the discard pile first (rule morpork.turn.discard)."""
        finish(s, frame.a)
        play_card(s, frame.who, action - PLAY, self.rule)


class More(AnotherSymbol):
    """Play one of the cards that the text grants; b is how many. Who passes once is done."""

    rule: ClassVar[str] = "morpork.text.play_more"

    def kind(self, frame: Frame) -> int:
        return SYMBOL_IDS.index("another")

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.b > 1 and action != PASS and action != NONE:
            s.push(Frame(MORE, frame.who, frame.a, frame.b - 1))

    def act(self, s: MorporkState, frame: Frame, action: i64) -> None:
        play_card(s, frame.who, action - PLAY, self.rule)


class PlayMore(Text):
    """Play more cards, each with all it leads to before the next."""

    rule: ClassVar[str] = "morpork.text.play_more"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.size(HAND + who) > 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(MORE, who, card, TEXT_AMOUNT[card]))


class Finish(Step[MorporkState]):
    """A card whose symbols are done goes to the discard pile."""

    rule: ClassVar[str] = "morpork.turn.discard"

    def do(self, state: MorporkState, frame: Frame, action: i64) -> None:
        finish(state, frame.a)


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

# Frames that are needed again and again; a frame never changes.
FINISHES: Final = [Frame(FINISH, NONE, card) for card in range(CARDS)]
SYMBOL_FRAMES: Final[list[list[Frame]]] = [
    [Frame(SYMBOL_STEPS[symbol], seat, card, index) for index, symbol in enumerate(SYMBOLS[card])]
    for card in range(CARDS)
    for seat in range(MOST_SEATS)
]
"""The symbols of a card that a seat plays: entry MOST_SEATS * card + seat."""
RANDOM_EVENT_FRAME: Final = Frame(RANDOM_EVENT_STEP, CHANCE)
