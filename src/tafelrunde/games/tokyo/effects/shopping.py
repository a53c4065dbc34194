"""Buying: the three cards for sale, the deck behind them, and who may buy when."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.engine import Frame, State, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.cards import (
    CARD_RULES,
    CARDS,
    COST,
    DEATH_FROM_ABOVE,
    DISCOUNT,
    ENERGY,
    EVACUATION_ORDERS,
    FRENZY,
    HEARTS,
    HIBERNATION,
    KEPT,
    MADE_IN_A_LAB,
    OPPORTUNIST,
    OTHERS_HEARTS,
    OTHERS_STARS,
    OWN_HEARTS,
    OWN_STARS,
    PARASITIC_TENTACLES,
    RAPID_HEALING,
    STARS,
    STARS_FOR_BUYING,
    VAST_STORM,
    nth_card,
    put_once,
    take_once,
)
from tafelrunde.games.tokyo.codec import BUY, DRAWN, HEAL, LOOK, PASS, SELL, SWEEP, WAKE
from tafelrunde.games.tokyo.damage import hurt_others
from tafelrunde.games.tokyo.gains import (
    acquired,
    enter_tokyo,
    gain_energy,
    gain_hearts,
    gain_stars,
    gain_stars_from,
    leave,
    lose_energy,
    lose_stars,
    others_lose_stars,
    price,
    to_discard,
    trim,
    wake,
)
from tafelrunde.games.tokyo.healing import can_heal, heal, last_chance
from tafelrunde.games.tokyo.state import IN_BUY, SHOP, TokyoState

SWEEP_PRICE: Final = 2


class Buy(Step):
    """The active monster buys, sweeps, looks with Made in a Lab; until it has had enough."""

    rule: ClassVar[str] = "tokyo.buy.card"

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        s = cast(TokyoState, state)
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
            cards, others = buyable(s, seat)
            while cards:
                moves.add(BUY + lowest(cards))
                cards &= cards - 1
            while others:
                moves.add(BUY + KEPT + lowest(others))
                others &= others - 1
        if moves.length == 1:
            moves.clear()

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
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

    def why(self, view: State, frame: Frame, action: int) -> str:
        return why_not_buy(cast(TokyoState, view), int(frame.who), action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"count": cast(TokyoState, state).energy[frame.who]}


class OpenShop(Step):
    """The buying step begins."""

    rule: ClassVar[str] = "tokyo.buy.card"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        s.phase = IN_BUY
        s.push(Frame(BUYING, frame.who))


class FromDeck(Step):
    """Chance gives a card of the deck."""

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        s = cast(TokyoState, state)
        cards = s.deck
        while cards:
            moves.add(DRAWN + lowest(cards))
            cards &= cards - 1
        cards = s.deck_once & 0xFFFF
        while cards:
            moves.add(DRAWN + KEPT + lowest(cards))
            cards &= cards - 1

    def weights(self, state: State, frame: Frame, outcomes: list[int]) -> list[int]:
        second = cast(TokyoState, state).deck_once >> (CARDS - KEPT)
        return [2 if second and outcome == DRAWN + EVACUATION_ORDERS else 1 for outcome in outcomes]

    def sample(self, state: State, frame: Frame, rng: Rng) -> i64:
        s = cast(TokyoState, state)
        return DRAWN + nth_card(s.deck, s.deck_once, rng.below(count(s.deck) + count(s.deck_once)))


class Draw(FromDeck):
    """A card is drawn for an empty place of the display."""

    rule: ClassVar[str] = "tokyo.buy.refill"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        from_deck(s, action - DRAWN)
        show(s, frame.a, action - DRAWN)


class Peek(FromDeck):
    """A card is drawn that only the owner of Made in a Lab sees: it stays on top of the deck."""

    rule: ClassVar[str] = "tokyo.card.made_in_a_lab"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        card = action - DRAWN
        from_deck(s, card)
        s.top.append(card)
        s.top_seen.append(0)
        see(s, frame.a, len(s.top) - 1)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Refill(Step):
    """An empty place of the display is filled from the deck, at once."""

    rule: ClassVar[str] = "tokyo.buy.refill"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        if not cards_left(s):
            return
        if s.top:
            card = s.top.pop(0)
            s.top_seen.pop(0)
            if s.looked:
                s.looked -= 1
            show(s, frame.a, card)
        else:
            shuffle_if_empty(s)
            s.push(Frame(DRAW, CHANCE, frame.a))


class Offer(Step):
    """Newly revealed cards are offered to the owners of Opportunist, clockwise from the active monster."""

    rule: ClassVar[str] = "tokyo.card.opportunist"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        for k in range(frame.b + 1, s.seats):
            seat: i64 = (s.turn + k) % s.seats
            if s.alive(seat) and s.has(seat, OPPORTUNIST) and affordable_slots(s, seat, frame.a):
                s.push(Frame(OFFER, NONE, frame.a, k))
                s.push(Frame(SNATCH, seat, frame.a))
                return


class Snatch(Step):
    """The owner of Opportunist may buy a card just revealed."""

    rule: ClassVar[str] = "tokyo.card.opportunist"

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        s = cast(TokyoState, state)
        slots = affordable_slots(s, frame.who, frame.a)
        if slots == 0:
            return
        moves.add(PASS)
        cards: i64 = 0
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

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        if action in (PASS, NONE):
            return
        card = action - BUY
        slots = affordable_slots(s, frame.who, frame.a)
        for slot in range(SHOP):
            if slots & bit(slot) and s.shop[slot] == card:
                left = frame.a ^ bit(slot)
                offer = s.stack[-1]
                s.stack[-1] = Frame(OFFER, NONE, left, offer.b)
                if left:
                    s.push(Frame(SNATCH, frame.who, left))
                buy_from_slot(s, frame.who, slot)
                return

    def why(self, view: State, frame: Frame, action: int) -> str:
        return why_not_buy(cast(TokyoState, view), int(frame.who), action)


class Looked(Step):
    """The card on top of the deck may be bought, or stays there."""

    rule: ClassVar[str] = "tokyo.card.made_in_a_lab"

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        s = cast(TokyoState, state)
        moves.add(PASS)
        card = s.top[frame.a]
        if may_buy(s, frame.who, card) and s.energy[frame.who] >= price(s, frame.who, card):
            moves.add(BUY + card)

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        if action == PASS:
            s.looked += 1
            return
        s.top.pop(frame.a)
        s.top_seen.pop(frame.a)
        purchase(s, frame.who, action - BUY, NONE)

    def why(self, view: State, frame: Frame, action: int) -> str:
        return why_not_buy(cast(TokyoState, view), int(frame.who), action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {}


class Storm(Step):
    """Vast Storm: every other monster loses half its energy."""

    rule: ClassVar[str] = "tokyo.card.vast_storm"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        for k in range(1, s.seats):
            other: i64 = (frame.a + k) % s.seats
            if s.alive(other):
                lose_energy(s, other, s.energy[other] // 2, self.rule)


class HandOver(Step):
    """A card bought with Parasitic Tentacles changes hands."""

    rule: ClassVar[str] = "tokyo.card.parasitic_tentacles"

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(TokyoState, state)
        s.cards[frame.b] ^= bit(frame.a)
        trim(s, frame.b)
        purchase(s, frame.who, frame.a, frame.b)


OPEN_SHOP: Final = OpenShop("open_shop", asks=False)
BUYING: Final = Buy("buy", may_be_empty=True)
DRAW: Final = Draw("draw", ("slot",))
PEEK: Final = Peek("peek", ("seat",))
REFILL: Final = Refill("refill", ("slot",), asks=False)
OFFER: Final = Offer("offer", ("slots", "asked"), asks=False)
SNATCH: Final = Snatch("snatch", ("slots",), may_be_empty=True)
LOOKED: Final = Looked("looked", ("depth",))
STORM: Final = Storm("storm", ("seat",), asks=False)
HAND_OVER: Final = HandOver("hand_over", ("card", "of"), asks=False)
STEPS: Final[list[Step]] = [
    OPEN_SHOP, BUYING, DRAW, PEEK, REFILL, OFFER, SNATCH, LOOKED, STORM, HAND_OVER,
]  # fmt: skip
REFILLS: Final = [Frame(REFILL, NONE, 0), Frame(REFILL, NONE, 1), Frame(REFILL, NONE, 2)]


# What is there to buy


def on_sale(s: TokyoState) -> bool:
    """Tell whether any card lies open."""
    return s.shop[0] != NONE or s.shop[1] != NONE or s.shop[2] != NONE


def cards_left(s: TokyoState) -> bool:
    """Tell whether a card can be drawn, from the deck or from the shuffled discard pile."""
    return s.deck != 0 or s.deck_once != 0 or len(s.top) > 0 or s.gone != 0 or s.gone_once != 0


def can_look(s: TokyoState) -> bool:
    """Tell whether the deck has a card that has not been looked at this turn."""
    return s.looked < len(s.top) or s.deck != 0 or s.deck_once != 0 or s.gone != 0 or s.gone_once != 0


def may_buy(s: TokyoState, seat: i64, card: i64) -> bool:
    """Tell whether a monster may buy a card at all: nothing while it hibernates, and no Hibernation in Tokyo."""
    return not s.sleeps(seat) and not (card == HIBERNATION and s.in_tokyo(seat))


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


def buyable(s: TokyoState, seat: i64) -> tuple[i64, i64]:
    """Return all that a monster can buy in its own step: the kept cards as a set, and the others."""
    cards: i64 = 0
    others: i64 = 0
    slots = affordable_slots(s, seat, 7)
    for slot in range(SHOP):
        if slots & bit(slot):
            card = s.shop[slot]
            if card < KEPT:
                cards |= bit(card)
            else:
                others |= bit(card - KEPT)
    if s.has(seat, PARASITIC_TENTACLES):
        for other in range(s.seats):
            if other == seat:
                continue
            theirs = s.cards[other]
            while theirs:
                card = lowest(theirs)
                theirs &= theirs - 1
                if may_buy(s, seat, card) and s.energy[seat] >= price(s, seat, card):
                    cards |= bit(card)
    return cards, others


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


def purchase(s: TokyoState, seat: i64, card: i64, seller: i64) -> None:
    """Pay for a card and let it work: what a buyer gains for buying comes before the card's own effect."""
    cost = price(s, seat, card)
    s.energy[seat] -= cost
    if s.events is not None:
        s.tell(Event("buys", "tokyo.buy.card", {"seat": seat, "card": card, "count": cost, "of": seller}, reveals=True))
    if seller != NONE:
        gain_energy(s, seller, cost, CARD_RULES[PARASITIC_TENTACLES])
    gain_stars_from(s, seat, STARS_FOR_BUYING)
    if card < KEPT:
        s.cards[seat] |= bit(card)
        acquired(s, seat, card, False)
    else:
        to_discard(s, card)
        play_once(s, seat, card)


def play_once(s: TokyoState, seat: i64, card: i64) -> None:
    """Let a card work that is discarded when bought."""
    rule = CARD_RULES[card]
    gain_stars(s, seat, STARS.of_card[card], rule)
    gain_hearts(s, seat, HEARTS.of_card[card], rule)
    gain_energy(s, seat, ENERGY.of_card[card], rule)
    if OTHERS_STARS.of_card[card]:
        others_lose_stars(s, seat, OTHERS_STARS.of_card[card], rule)
    lose_stars(s, seat, OWN_STARS.of_card[card], rule)
    if OTHERS_HEARTS.of_card[card] or OWN_HEARTS.of_card[card]:
        hurt_others(s, seat, OTHERS_HEARTS.of_card[card], OWN_HEARTS.of_card[card], card)
    if card == DEATH_FROM_ABOVE:
        drop(s, seat)
    elif card == FRENZY:
        s.extra[seat] += 1
    elif card == VAST_STORM:
        s.push(Frame(STORM, NONE, seat))
        for k in range(1, s.seats):
            other: i64 = (seat + s.seats - k) % s.seats
            if s.alive(other):
                last_chance(s, other)


def drop(s: TokyoState, seat: i64) -> None:
    """Death From Above: everybody else leaves Tokyo, the buyer takes the City."""
    rule = CARD_RULES[DEATH_FROM_ABOVE]
    for other in range(s.seats):
        if other != seat and s.in_tokyo(other):
            leave(s, other)
            if s.events is not None:
                s.tell(Event("leaves", rule, {"seat": other}))
    if s.bay == seat:
        s.bay = NONE
        s.city = seat
        if s.events is not None:
            s.tell(Event("moves-up", rule, {"seat": seat}))
    elif s.city != seat:
        enter_tokyo(s, seat, 1, rule)


def sweep(s: TokyoState, seat: i64) -> None:
    """Pay to have all open cards discarded, and new ones revealed."""
    lose_energy(s, seat, SWEEP_PRICE, "tokyo.buy.sweep")
    slots: i64 = 0
    for slot in range(SHOP):
        if s.shop[slot] != NONE:
            to_discard(s, s.shop[slot])
            s.shop[slot] = NONE
        slots |= bit(slot)
    if s.events is not None:
        s.tell(Event("sweeps", "tokyo.buy.sweep", {"seat": seat}))
    s.push(Frame(OFFER, NONE, slots))
    for slot in range(SHOP - 1, -1, -1):
        s.push(REFILLS[slot])


# The deck


def shuffle_if_empty(s: TokyoState) -> None:
    """Make a new deck of the discard pile when the old one is used up."""
    if s.deck or s.deck_once:
        return
    s.deck = s.gone
    s.deck_once = s.gone_once
    s.gone = 0
    s.gone_once = 0
    if s.events is not None:
        s.tell(Event("shuffles", "tokyo.buy.shuffle", {}))


def from_deck(s: TokyoState, card: i64) -> None:
    """Take a card out of the deck."""
    if card < KEPT:
        s.deck ^= bit(card)
    else:
        s.deck_once = take_once(s.deck_once, card)


def back_to_deck(s: TokyoState, card: i64) -> None:
    """Put a card among those whose place in the deck is not known."""
    if card < KEPT:
        s.deck |= bit(card)
    else:
        s.deck_once = put_once(s.deck_once, card)


def show(s: TokyoState, slot: i64, card: i64) -> None:
    """Lay a card open."""
    s.shop[slot] = card
    if s.events is not None:
        s.tell(Event("revealed", "tokyo.buy.refill", {"slot": slot, "card": card}, reveals=True))


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


def see(s: TokyoState, seat: i64, depth: i64) -> None:
    """Show a seat a card that lies on the deck."""
    s.top_seen[depth] |= bit(seat)
    if s.events is not None:
        rule = CARD_RULES[MADE_IN_A_LAB]
        s.tell(Event("looks", rule, {"seat": seat, "card": s.top[depth]}, {"card": bit(seat)}, reveals=True))
