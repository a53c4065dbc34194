"""Buying: what is for sale, and who may buy when."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_seat
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARDS,
    COST,
    DISCOUNT,
    HIBERNATION,
    KEPT,
    MADE_IN_A_LAB,
    OPPORTUNIST,
    PARASITIC_TENTACLES,
    RAPID_HEALING,
)
from tafelrunde.games.tokyo.rules.codec import BUY, HEAL, LOOK, PASS, SELL, SWEEP, WAKE
from tafelrunde.games.tokyo.rules.deck import PEEK, REFILLS, in_deck, see, shuffle_if_empty
from tafelrunde.games.tokyo.rules.effects.healing import can_heal, heal, last_chance
from tafelrunde.games.tokyo.rules.gains import lose_energy, price, to_discard, wake
from tafelrunde.games.tokyo.rules.state import IN_BUY, SHOP, TokyoState
from tafelrunde.games.tokyo.rules.turn import purchases
from tafelrunde.games.tokyo.rules.turn.purchases import HAND_OVER, purchase

SWEEP_PRICE: Final = 2
ALL_SLOTS: Final = 7


class Buy(Step[TokyoState]):
    """The active monster buys, sweeps, looks with Made in a Lab; until it has had enough."""

    rule: ClassVar[str] = "tokyo.buy.card"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        seat = frame.who
        awake = not s.sleeps(seat)
        moves.add(PASS)
        if can_heal(s, seat):
            moves.add(HEAL)
        if not awake:
            moves.add(WAKE)
        else:
            if s.energy[seat] >= SWEEP_PRICE and on_sale(s):
                moves.add(SWEEP)
            if s.looks < s.copies(seat, MADE_IN_A_LAB) and can_look(s):
                moves.add(LOOK)
            add_purchases(s, affordable_slots(s, seat, ALL_SLOTS), affordable_of_others(s, seat), moves)
        if moves.length == 1:
            moves.clear()

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        if action in (PASS, NONE):
            return
        s.push(frame)
        if action == HEAL:
            heal(s, seat)
        elif action == WAKE:
            wake(s, seat, HIBERNATION)
        elif action == SWEEP:
            sweep(s, seat)
        elif action == LOOK:
            look(s, seat)
        else:
            buy(s, seat, action - BUY)

    def why(self, view: TokyoState, frame: Frame, action: int) -> str:
        return why_not_buy(view, int(frame.who), action)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"count": state.energy[frame.who]}


class OpenShop(Step[TokyoState]):
    """The buying step begins."""

    rule: ClassVar[str] = "tokyo.buy.card"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_BUY
        s.push(Frame(BUYING, frame.who))


class Offer(Step[TokyoState]):
    """Newly revealed cards are offered to the owners of Opportunist, clockwise from the active monster."""

    rule: ClassVar[str] = "tokyo.card.opportunist"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        for k in range(frame.b + 1, s.seats):
            seat: i64 = (s.turn + k) % s.seats
            if s.alive(seat) and s.has(seat, OPPORTUNIST) and affordable_slots(s, seat, frame.a):
                s.push(Frame(OFFER, NONE, frame.a, k))
                s.push(Frame(SNATCH, seat, frame.a))
                return


class Snatch(Step[TokyoState]):
    """The owner of Opportunist may buy a card just revealed."""

    rule: ClassVar[str] = "tokyo.card.opportunist"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        if not s.has(frame.who, OPPORTUNIST):  # it fell to what it bought, or the copied card has gone
            return
        slots = affordable_slots(s, frame.who, frame.a)
        if slots:
            moves.add(PASS)
            add_purchases(s, slots, 0, moves)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action in (PASS, NONE):
            return
        for slot in range(SHOP):
            if frame.a & bit(slot) and s.shop[slot] == action - BUY:
                left = frame.a ^ bit(slot)
                offer = s.stack[-1]
                s.stack[-1] = Frame(OFFER, NONE, left, offer.b)
                if left:
                    s.push(Frame(SNATCH, frame.who, left))
                buy_from_slot(s, frame.who, slot)
                return

    def why(self, view: TokyoState, frame: Frame, action: int) -> str:
        return why_not_buy(view, int(frame.who), action)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"of": state.turn}


class Looked(Step[TokyoState]):
    """The card on top of the deck may be bought, or stays there."""

    rule: ClassVar[str] = "tokyo.card.made_in_a_lab"

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.add(PASS)
        card = s.top[frame.a]
        if can_buy(s, frame.who, card):
            moves.add(BUY + card)

    def forced(self, s: TokyoState, frame: Frame) -> bool:
        for card in range(CARDS):
            if in_deck(s, card) and can_buy(s, frame.who, card):
                return False
        return True

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action == PASS:
            s.looked += 1
            return
        s.top.pop(frame.a)
        s.top_seen.pop(frame.a)
        purchase(s, frame.who, action - BUY, NONE)

    def why(self, view: TokyoState, frame: Frame, action: int) -> str:
        return why_not_buy(view, int(frame.who), action)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {}


OPEN_SHOP: Final = OpenShop("open_shop", asks=False)
BUYING: Final = Buy("buy", may_be_empty=True)
OFFER: Final = Offer("offer", ("slots", "asked"), asks=False)
SNATCH: Final = Snatch("snatch", ("slots",), may_be_empty=True)
LOOKED: Final = Looked("looked", ("depth",))
STEPS: Final[list[Step[TokyoState]]] = [OPEN_SHOP, BUYING, OFFER, SNATCH, LOOKED, *purchases.STEPS]


# What is there to buy


def on_sale(s: TokyoState) -> bool:
    """Tell whether any card lies open."""
    return s.shop[0] != NONE or s.shop[1] != NONE or s.shop[2] != NONE


def can_look(s: TokyoState) -> bool:
    """Tell whether the deck has a card that has not been looked at this turn."""
    return s.looked < len(s.top) or s.deck != 0 or s.deck_once != 0 or s.gone != 0 or s.gone_once != 0


def may_buy(s: TokyoState, seat: i64, card: i64) -> bool:
    """Tell whether a monster may buy a card at all: nothing while it hibernates, and no Hibernation in Tokyo."""
    return not s.sleeps(seat) and not (card == HIBERNATION and s.in_tokyo(seat))


def can_buy(s: TokyoState, seat: i64, card: i64) -> bool:
    """Tell whether a monster may buy a card and can pay for it."""
    return may_buy(s, seat, card) and s.energy[seat] >= price(s, seat, card)


def affordable_slots(s: TokyoState, seat: i64, slots: i64) -> i64:
    """Return those places of the display whose card a monster can buy."""
    found: i64 = 0
    if s.sleeps(seat):
        return found
    most = s.energy[seat] + s.total(seat, DISCOUNT)
    for slot in range(SHOP):
        card = s.shop[slot]
        if slots & bit(slot) and card != NONE and COST[card] <= most and may_buy(s, seat, card):
            found |= bit(slot)
    return found


def affordable_of_others(s: TokyoState, seat: i64) -> i64:
    """Return the cards of other monsters that a monster can buy with Parasitic Tentacles."""
    found: i64 = 0
    if not s.has(seat, PARASITIC_TENTACLES):
        return found
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = s.cards[other]
        while theirs:
            card = lowest(theirs)
            theirs &= theirs - 1
            if can_buy(s, seat, card):
                found |= bit(card)
    return found


def add_purchases(s: TokyoState, slots: i64, cards: i64, moves: Moves) -> None:
    """Offer the cards in some places of the display, and some kept cards besides, ascending."""
    others: i64 = 0
    for slot in range(SHOP):
        if slots & bit(slot):
            card = s.shop[slot]
            if card < KEPT:
                cards |= bit(card)
            else:
                others |= bit(card - KEPT)
    while cards:
        moves.add(BUY + lowest(cards))
        cards &= cards - 1
    while others:
        moves.add(BUY + KEPT + lowest(others))
        others &= others - 1


def why_not_buy(s: TokyoState, seat: int, action: int) -> str:
    """Return the rule that forbids a purchase, or what else is done in the buying step."""
    if action == HEAL:
        return "tokyo.any_time"
    if action == SWEEP:
        return "tokyo.card.hibernation" if s.sleeps(seat) else "tokyo.buy.sweep"
    if action == LOOK:
        return "tokyo.card.made_in_a_lab"
    if action == WAKE:
        return "tokyo.card.hibernation"
    if not BUY <= action < SELL:
        return "tokyo.buy.card"
    card = action - BUY
    if not may_buy(s, seat, card):
        return "tokyo.card.hibernation"
    if s.energy[seat] < price(s, seat, card):
        return "tokyo.buy.price"
    return "tokyo.buy.card"


# Buying


def buy(s: TokyoState, seat: i64, card: i64) -> None:
    """Buy an open card, or a card of another monster."""
    for slot in range(SHOP):
        if s.shop[slot] == card:
            buy_from_slot(s, seat, slot)
            return
    for other in range(s.seats):
        if s.cards[other] & bit(card):
            s.push(Frame(HAND_OVER, seat, card, other))
            if card == RAPID_HEALING:
                last_chance(s, other)
            return
    raise AssertionError("nobody sells that card")


def buy_from_slot(s: TokyoState, seat: i64, slot: i64) -> None:
    """Buy an open card: pay, effect, refill, in this order."""
    card = s.shop[slot]
    s.shop[slot] = NONE
    s.push(Frame(OFFER, NONE, bit(slot)))
    s.push(REFILLS[slot])
    purchase(s, seat, card, NONE)


def sweep(s: TokyoState, seat: i64) -> None:
    """Pay to have all open cards discarded, and new ones revealed."""
    lose_energy(s, seat, SWEEP_PRICE, NONE, "tokyo.buy.sweep")
    for slot in range(SHOP):
        if s.shop[slot] != NONE:
            to_discard(s, s.shop[slot])
            s.shop[slot] = NONE
    tell_seat(s, "sweeps", "tokyo.buy.sweep", seat)
    s.push(Frame(OFFER, NONE, ALL_SLOTS))
    for slot in range(SHOP - 1, -1, -1):
        s.push(REFILLS[slot])


def look(s: TokyoState, seat: i64) -> None:
    """Use Made in a Lab: the next card that has not been looked at this turn."""
    depth = s.looked
    s.looks += 1
    s.push(Frame(LOOKED, seat, depth))
    if depth < len(s.top):
        see(s, seat, depth)
    else:
        shuffle_if_empty(s)
        s.push(Frame(PEEK, CHANCE, seat))
