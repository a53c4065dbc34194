"""The deck, the display that is filled from it, and looking at the card on top."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_RULES,
    CARDS,
    EVACUATION_ORDERS,
    KEPT,
    MADE_IN_A_LAB,
    nth_card,
    put_once,
    take_once,
)
from tafelrunde.games.tokyo.rules.codec import DRAWN
from tafelrunde.games.tokyo.rules.state import TokyoState


class FromDeck(Step[TokyoState]):
    """Chance gives a card of the deck."""

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        cards = s.deck
        while cards:
            moves.add(DRAWN + lowest(cards))
            cards &= cards - 1
        cards = s.deck_once & 0xFFFF
        while cards:
            moves.add(DRAWN + KEPT + lowest(cards))
            cards &= cards - 1

    def weights(self, state: TokyoState, frame: Frame, outcomes: list[int]) -> list[int]:
        second = state.deck_once >> (CARDS - KEPT)
        return [2 if second and outcome == DRAWN + EVACUATION_ORDERS else 1 for outcome in outcomes]

    def sample(self, s: TokyoState, frame: Frame, rng: Rng) -> i64:
        return DRAWN + nth_card(s.deck, s.deck_once, rng.below(count(s.deck) + count(s.deck_once)))


class Draw(FromDeck):
    """A card is drawn for an empty place of the display."""

    rule: ClassVar[str] = "tokyo.buy.refill"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        from_deck(s, action - DRAWN)
        show(s, frame.a, action - DRAWN)


class Peek(FromDeck):
    """A card is drawn that only the owner of Made in a Lab sees: it stays on top of the deck."""

    rule: ClassVar[str] = "tokyo.card.made_in_a_lab"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        card = action - DRAWN
        from_deck(s, card)
        s.top.append(card)
        s.top_seen.append(0)
        see(s, frame.a, len(s.top) - 1)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Refill(Step[TokyoState]):
    """An empty place of the display is filled from the deck, at once."""

    rule: ClassVar[str] = "tokyo.buy.refill"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
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


DRAW: Final = Draw("draw", ("slot",))
PEEK: Final = Peek("peek", ("seat",))
REFILL: Final = Refill("refill", ("slot",), asks=False)
STEPS: Final[list[Step[TokyoState]]] = [DRAW, PEEK, REFILL]
REFILLS: Final = [Frame(REFILL, NONE, 0), Frame(REFILL, NONE, 1), Frame(REFILL, NONE, 2)]


def cards_left(s: TokyoState) -> bool:
    """Tell whether a card can be drawn, from the deck or from the shuffled discard pile."""
    return s.deck != 0 or s.deck_once != 0 or len(s.top) > 0 or s.gone != 0 or s.gone_once != 0


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


def in_deck(s: TokyoState, card: i64) -> bool:
    """Tell whether a card lies in the deck, on top or anywhere."""
    if card in s.top:
        return True
    return s.deck & bit(card) != 0 if card < KEPT else s.deck_once & bit(card - KEPT) != 0


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


def see(s: TokyoState, seat: i64, depth: i64) -> None:
    """Show a seat a card that lies on the deck."""
    s.top_seen[depth] |= bit(seat)
    if s.events is not None:
        rule = CARD_RULES[MADE_IN_A_LAB]
        s.tell(Event("looks", rule, {"seat": seat, "card": s.top[depth]}, {"card": bit(seat)}, reveals=True))
