"""Cards that change hands, and what everybody learns from it."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork import score
from tafelrunde.games.morpork.areas import HAND_SIZE, MOST_SEATS
from tafelrunde.games.morpork.cards import ALL_CARDS, BURDENS, FIRST_CARDS
from tafelrunde.games.morpork.state import (
    DISCARD,
    FRONT,
    HAND,
    NO_ROW,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    PLAYED,
    MorporkState,
)

EVERYBODY: Final = 0xF


def move(s: MorporkState, card: i64, origin: i64, to: i64, witnesses: i64) -> None:
    """Move a card between zones; of the seats that cannot look there, the witnesses (a set) still know it."""
    deck: i64 = 0 if card < FIRST_CARDS else 1
    one = bit(card - deck * FIRST_CARDS)
    s.cards[2 * origin + deck] ^= one
    s.cards[2 * to + deck] |= one
    for seat in range(s.seats):
        k = 2 * seat + deck
        s.seen[k] |= one
        if not witnesses & bit(seat) or to == HAND + seat:
            s.seen[k] ^= one
        if witnesses & bit(seat) or to == HAND + seat:
            found(s, seat, deck, one)


def found(s: MorporkState, seat: i64, deck: i64, cards: i64) -> None:
    """Note that a seat knows where these cards of a deck are."""
    for other in range(s.seats):
        k = 2 * (MOST_SEATS * seat + other) + deck
        s.astray[k] = (s.astray[k] | cards) ^ cards


def lose_track(s: MorporkState, zone: i64, holder: i64, witnesses: i64) -> None:
    """Let everybody but the witnesses no longer know the cards of a zone: one of them has left it unseen.

    They still know that the holder, if there is one, has or had them.
    """
    for seat in range(s.seats):
        if not witnesses & bit(seat):
            for deck in range(2):
                known = s.seen[2 * seat + deck] & s.cards[2 * zone + deck]
                s.seen[2 * seat + deck] ^= known
                if holder != NONE:
                    s.astray[2 * (MOST_SEATS * seat + holder) + deck] |= known


def conclude(s: MorporkState) -> None:
    """Let every seat find out which cards only one hand can have, while none are offered; an empty hand has none."""
    for seat in range(s.seats):
        for deck in range(2):
            once: i64 = 0
            twice: i64 = 0
            for other in range(s.seats):
                k = 2 * (MOST_SEATS * seat + other) + deck
                if s.size(HAND + other) == 0:
                    s.astray[k] = 0
                twice |= once & s.astray[k]
                once |= s.astray[k]
            s.seen[2 * seat + deck] |= once ^ twice
            found(s, seat, deck, once ^ twice)


def lay_open(s: MorporkState, card: i64, origin: i64, to: i64) -> None:
    """Move a card before everybody's eyes."""
    move(s, card, origin, to, 0)
    deck: i64 = 0 if card < FIRST_CARDS else 1
    one = bit(card - deck * FIRST_CARDS)
    for seat in range(s.seats):
        k = 2 * seat + deck
        s.loose[k] = (s.loose[k] | one) ^ one
        found(s, seat, deck, one)
    if origin < FRONT and s.size(origin) == 0:
        conclude(s)
    if to == DISCARD:
        s.discard = append(s.discard, card)


def take_up(s: MorporkState, card: i64, origin: i64, seat: i64) -> None:
    """Take an open card into a hand: everybody knows where it is."""
    if origin == DISCARD:
        s.discard = without(s, card)
    move(s, card, origin, HAND + seat, EVERYBODY)
    deck: i64 = 0 if card < FIRST_CARDS else 1
    s.loose[2 * seat + deck] |= bit(card - deck * FIRST_CARDS)


def without(s: MorporkState, card: i64) -> vec[i64]:
    """Return the discard pile without a card."""
    rest = NO_ROW[:]
    for k in range(len(s.discard)):
        if s.discard[k] != card:
            rest = append(rest, s.discard[k])
    return rest


def hand_over(s: MorporkState, card: i64, giver: i64, origin: i64, taker: i64) -> None:
    """Move a card from the giver (its hand, or what was offered from it) to another hand; only both see it."""
    both = bit(giver) | bit(taker)
    lose_track(s, origin, giver, both)
    if origin == OFFERED:
        lose_track(s, HAND + giver, giver, both)
    share_knowledge(s, giver, taker)
    move(s, card, origin, HAND + taker, both)
    conclude(s)


def share_knowledge(s: MorporkState, giver: i64, taker: i64) -> None:
    """Note that what the giver was known to have, the taker may have now."""
    for deck in range(2):
        s.loose[2 * taker + deck] |= s.loose[2 * giver + deck]
        for seat in range(s.seats):
            if seat != giver and seat != taker:
                k = 2 * MOST_SEATS * seat + deck
                s.astray[k + 2 * taker] |= s.astray[k + 2 * giver]


def look_at_hand(s: MorporkState, seat: i64, victim: i64) -> None:
    """Let a seat see the hand of another: what it does not find there, it does not look for there any more."""
    for deck in range(2):
        hand = s.cards[2 * (HAND + victim) + deck]
        s.seen[2 * seat + deck] |= hand
        found(s, seat, deck, hand)
        s.astray[2 * (MOST_SEATS * seat + victim) + deck] = 0
    conclude(s)


def swap_hands(s: MorporkState, one: i64, other: i64) -> None:
    """Exchange two whole hands: whoever knew a card can follow it, and both still know what they gave."""
    for deck in range(2):
        mine = s.cards[2 * (HAND + one) + deck]
        theirs = s.cards[2 * (HAND + other) + deck]
        s.cards[2 * (HAND + one) + deck] = theirs
        s.cards[2 * (HAND + other) + deck] = mine
        seen = s.seen[2 * one + deck]
        s.seen[2 * one + deck] = (seen | theirs | mine) ^ theirs
        seen = s.seen[2 * other + deck]
        s.seen[2 * other + deck] = (seen | theirs | mine) ^ mine
        loose = s.loose[2 * one + deck]
        s.loose[2 * one + deck] = s.loose[2 * other + deck]
        s.loose[2 * other + deck] = loose
        for seat in range(s.seats):
            k = 2 * MOST_SEATS * seat + deck
            astray = s.astray[k + 2 * one]
            s.astray[k + 2 * one] = s.astray[k + 2 * other]
            s.astray[k + 2 * other] = astray
        found(s, one, deck, theirs)
        found(s, other, deck, mine)
        s.astray[2 * (MOST_SEATS * one + one) + deck] = 0
        s.astray[2 * (MOST_SEATS * other + other) + deck] = 0
    conclude(s)


def might_hold(s: MorporkState, seat: i64, card: i64) -> bool:
    """Tell whether, for all that everybody sees, a seat may have a card in its hand."""
    if s.size(HAND + seat) == 0:
        return False
    for zone in range(FRONT, FRONT + s.seats):
        if s.holds(zone, card):
            return False
    if s.holds(DISCARD, card) or s.holds(PLAYED, card):
        return False
    deck: i64 = 0 if card < FIRST_CARDS else 1
    one = bit(card - deck * FIRST_CARDS)
    known = False
    for other in range(s.seats):
        if s.loose[2 * other + deck] & one:
            known = True
    if known:
        return s.loose[2 * seat + deck] & one != 0
    if deck == 0:
        return True
    return s.size(PILE_SECOND) < count(ALL_CARDS[1]) - (2 if s.seats == 2 else 0)


def pay(s: MorporkState, payer: i64, payee: i64, amount: i64, rule: str) -> None:
    """Move money from one seat to another; nobody pays what they do not have."""
    paid = min(s.money[payer], amount)
    s.money[payer] -= paid
    s.money[payee] += paid
    if s.events is not None:
        s.tell(Event("pays-player", rule, {"seat": payer, "to": payee, "amount": paid}))


def pay_bank(s: MorporkState, seat: i64, amount: i64, rule: str) -> None:
    """Pay the bank."""
    s.money[seat] -= amount
    s.bank += amount
    if s.events is not None:
        s.tell(Event("pays", rule, {"seat": seat, "amount": amount}))


def take_money(s: MorporkState, seat: i64, amount: i64, rule: str) -> None:
    """Take money from the bank, as far as it has any (rule morpork.money.bank)."""
    taken = min(s.bank, amount)
    s.bank -= taken
    s.money[seat] += taken
    if s.events is not None:
        s.tell(Event("takes-money", rule, {"seat": seat, "amount": taken}))


def discard_from_hand(s: MorporkState, seat: i64, card: i64, rule: str) -> None:
    """Discard a hand card; one that another player picked is shown to everybody by that."""
    lay_open(s, card, HAND + seat, DISCARD)
    if s.events is not None:
        s.tell(Event("discards", rule, {"seat": seat, "card": card}, reveals=seat != s.turn))


def play_interrupt(s: MorporkState, seat: i64, card: i64, rule: str) -> None:
    """Play an interrupt card: it goes to the discard pile at once."""
    lay_open(s, card, HAND + seat, DISCARD)
    if s.events is not None:
        s.tell(Event("interrupts", rule, {"seat": seat, "card": card}))


def add_cards(s: MorporkState, zone: i64, base: i64, moves: Moves) -> None:
    """Offer the known cards of a zone."""
    for deck in range(2):
        left = s.cards[2 * zone + deck]
        while left:
            moves.add(base + deck * FIRST_CARDS + lowest(left))
            left &= left - 1


def held(s: MorporkState, seat: i64) -> i64:
    """Return how many cards count towards the five of a hand: burdens in front of the seat too."""
    return s.size(HAND + seat) + count(s.cards[2 * (FRONT + seat)] & BURDENS)


def push_draw(s: MorporkState, seat: i64, number: i64) -> None:
    """Let a seat draw cards."""
    if number > 0:
        s.push(Frame(DRAW, CHANCE, seat, number))


def push_refill(s: MorporkState, seat: i64) -> None:
    """Let a seat draw until it has five cards (rule morpork.turn.refill)."""
    push_draw(s, seat, HAND_SIZE - held(s, seat))


class FromPile(Step[MorporkState]):
    """Chance gives the top card of the draw pile: any card of the first deck while there is one, then of the second."""

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if len(s.next_cards):
            moves.add(s.next_cards[len(s.next_cards) - 1])
        elif s.cards[2 * PILE_FIRST]:
            add_cards(s, PILE_FIRST, 0, moves)
        else:
            add_cards(s, PILE_SECOND, 0, moves)

    def sample(self, s: MorporkState, frame: Frame, rng: Rng) -> i64:
        if len(s.next_cards):
            return s.next_cards[len(s.next_cards) - 1]
        pile = s.cards[2 * PILE_FIRST]
        if pile:
            return nth(pile, rng.below(count(pile)))
        pile = s.cards[2 * PILE_SECOND + 1]
        return FIRST_CARDS + nth(pile, rng.below(count(pile)))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Draw(FromPile):
    """A seat draws cards, one by one. With the last card of the pile the game ends at once."""

    rule: ClassVar[str] = "morpork.end.last_card"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            score.end_of_pile(s)
            return
        next_taken(s)
        move(s, action, PILE_FIRST if action < FIRST_CARDS else PILE_SECOND, HAND + frame.a, 0)
        if s.events is not None:
            rule = "morpork.turn.refill"
            s.tell(Event("draws", rule, {"seat": frame.a, "card": action}, {"card": bit(frame.a)}))
        if s.pile() == 0 and not s.rulings.ends_when_draw_fails:
            score.end_of_pile(s)
        elif frame.b > 1:
            s.push(Frame(DRAW, CHANCE, frame.a, frame.b - 1))


def next_taken(s: MorporkState) -> None:
    """Note that the top card is taken, where the top cards were set up."""
    left = len(s.next_cards) - 1
    if left >= 0:
        s.next_cards = s.next_cards[:left]


DRAW: Final = Draw("draw", ("seat", "left"), may_be_empty=True)
STEPS: Final[list[Step[MorporkState]]] = [DRAW]
