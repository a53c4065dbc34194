"""Texts about hand cards, the draw pile and the discard pile."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules.cards import FIRST_CARDS, TEXT_AMOUNT
from tafelrunde.games.morpork.rules.causes import card_in_play
from tafelrunde.games.morpork.rules.codec import CARD, PASS, PAY
from tafelrunde.games.morpork.rules.effects.text import (
    CHOOSE,
    DECIDE,
    THEN,
    Aimed,
    Text,
    others_with_cards,
)
from tafelrunde.games.morpork.rules.knowledge import (
    hand_over,
    look_at_hand,
    lose_track,
    move,
    shuffle_discards,
    swap_hands,
)
from tafelrunde.games.morpork.rules.state import DISCARD, HAND, OFFERED, SHUFFLED, MorporkState
from tafelrunde.games.morpork.rules.turn.hands import add_cards, discard_from_hand, push_draw, push_refill
from tafelrunde.games.morpork.rules.turn.interrupts import reach
from tafelrunde.games.morpork.rules.turn.money import pay, take_money
from tafelrunde.games.morpork.rules.turn.pieces import number_of_buildings


def give(s: MorporkState, giver: i64, taker: i64, card: i64, rule: str) -> None:
    """Hand a card over; only both see which."""
    hand_over(s, card, giver, HAND + giver, taker)
    tell_given(s, giver, taker, card, rule)


def tell_given(s: MorporkState, giver: i64, taker: i64, card: i64, rule: str) -> None:
    """Tell that a card was handed over: the taker is shown what the giver had."""
    if s.events is not None:
        both = bit(giver) | bit(taker)
        s.tell(
            Event(
                "gives-card",
                rule,
                {"seat": giver, "to": taker, "card": card, "cause": card_in_play(s)},
                {"card": both},
                reveals=True,
            )
        )


def tell_hand_given(s: MorporkState, giver: i64, taker: i64, rule: str) -> None:
    """Tell that a whole hand was handed over, card by card: it is the taker's by now."""
    given = Moves()
    add_cards(s, HAND + taker, 0, given)
    for card in given.listed():
        tell_given(s, giver, taker, card, rule)


class DrawCards(Text):
    """Draw from the draw pile."""

    rule: ClassVar[str] = "morpork.text.draw"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        push_draw(s, who, TEXT_AMOUNT[card])


class DrawPerBuilding(Text):
    """Draw a card for each building of one's own."""

    rule: ClassVar[str] = "morpork.text.draw_per_building"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return number_of_buildings(s, who) > 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        push_draw(s, who, number_of_buildings(s, who))


class HandCards(Text):
    """Something with one's own hand cards."""

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.size(HAND + who) > 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(CHOOSE, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        add_cards(s, HAND + frame.who, CARD, moves)


class Discard(HandCards):
    """Discard a card."""

    rule: ClassVar[str] = "morpork.text.discard"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        discard_from_hand(s, frame.who, action - CARD, self.rule)


class SellCards(HandCards):
    """Discard any number of cards, for money."""

    rule: ClassVar[str] = "morpork.text.sell_cards"

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if s.size(HAND + frame.who) > 0:
            moves.add(PASS)
            add_cards(s, HAND + frame.who, CARD, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action != PASS:
            discard_from_hand(s, frame.who, action - CARD, self.rule)
            take_money(s, frame.who, TEXT_AMOUNT[frame.a], self.rule)
            s.push(frame)


class Exchange(Text):
    """Discard some cards, then draw up to five."""

    rule: ClassVar[str] = "morpork.text.exchange"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(CHOOSE, who, card, 0, 0, TEXT_AMOUNT[card]))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.d and s.size(HAND + frame.who) > 0:
            moves.add(PASS)
            add_cards(s, HAND + frame.who, CARD, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == PASS:
            push_refill(s, frame.who)
        else:
            discard_from_hand(s, frame.who, action - CARD, self.rule)
            s.push(Frame(CHOOSE, frame.who, frame.a, 0, 0, frame.d - 1))

    def nothing(self, s: MorporkState, frame: Frame) -> None:
        push_refill(s, frame.who)


class OtherHand(Aimed):
    """Something with the hand cards of another player: they are named, may escape the text, and a card is chosen."""

    def aims(self, s: MorporkState) -> i64:
        return others_with_cards(s)

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        add_cards(s, self.zone(frame), CARD, moves)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is THEN:
            self.begin(s, frame.a, frame.b)
        else:
            self.chosen(s, frame, action - CARD)

    def begin(self, s: MorporkState, card: i64, victim: i64) -> None:
        """Get to the choice of a card."""

    def zone(self, frame: Frame) -> i64:
        """Return where the cards are that may be chosen."""
        return HAND + frame.b

    def chosen(self, s: MorporkState, frame: Frame, card: i64) -> None:
        """Do it with the chosen card."""
        raise NotImplementedError(self.rule)


class BegCards(OtherHand):
    """Another player gives cards of their choice."""

    rule: ClassVar[str] = "morpork.text.beg_cards"

    def effect(self, frame: Frame, victim: i64) -> Frame:
        return Frame(CHOOSE, victim, frame.a, 0, 0, TEXT_AMOUNT[frame.a])

    def zone(self, frame: Frame) -> i64:
        return HAND + frame.who

    def about(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        return {"card": frame.a, "by": s.turn, "amount": frame.d}

    def chosen(self, s: MorporkState, frame: Frame, card: i64) -> None:
        give(s, frame.who, s.turn, card, self.rule)
        if frame.d > 1:
            s.push(Frame(CHOOSE, frame.who, frame.a, 0, 0, frame.d - 1))


class CollectAlms(Text):
    """Each other player gives a coin or a card."""

    rule: ClassVar[str] = "morpork.text.collect_alms"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        for k in range(s.seats - 1, 0, -1):
            victim = (who + k) % s.seats
            if s.money[victim] > 0 or s.size(HAND + victim) > 0:
                reach(s, victim, card, Frame(DECIDE, victim, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if s.money[frame.who] > 0:
            moves.add(PAY)
        add_cards(s, HAND + frame.who, CARD, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == PAY:
            pay(s, frame.who, s.turn, 1, self.rule)
        elif action != NONE:
            give(s, frame.who, s.turn, action - CARD, self.rule)


class GiveCardFor(Aimed):
    """Another player gets a card and pays for it."""

    rule: ClassVar[str] = "morpork.text.give_card_for"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.size(HAND + who) > 0

    def effect(self, frame: Frame, victim: i64) -> Frame:
        return Frame(CHOOSE, frame.who, frame.a, victim)

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        add_cards(s, HAND + frame.who, CARD, moves)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        give(s, frame.who, frame.b, action - CARD, self.rule)
        pay(s, frame.b, frame.who, TEXT_AMOUNT[frame.a], self.rule)


class SearchHand(OtherHand):
    """Look at another player's hand and discard a card of it."""

    rule: ClassVar[str] = "morpork.text.search_hand"
    shows: ClassVar[bool] = True

    def begin(self, s: MorporkState, card: i64, victim: i64) -> None:
        self.look(s, victim)
        s.push(Frame(CHOOSE, s.turn, card, victim))

    def chosen(self, s: MorporkState, frame: Frame, card: i64) -> None:
        discard_from_hand(s, frame.b, card, self.rule)

    def look(self, s: MorporkState, victim: i64) -> None:
        """Show the hand to the active player."""
        look_at_hand(s, s.turn, victim)
        if s.events is None:
            return
        shown = Moves()
        add_cards(s, HAND + victim, 0, shown)
        both = bit(s.turn) | bit(victim)
        seat = s.turn
        for card in shown.listed():
            s.tell(
                Event(
                    "looks",
                    self.rule,
                    {"seat": seat, "of": victim, "card": card, "cause": card_in_play(s)},
                    {"card": both},
                    reveals=True,
                )
            )


class SwapHands(Aimed):
    """Exchange hands with another player."""

    rule: ClassVar[str] = "morpork.text.swap_hands"
    shows: ClassVar[bool] = True

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        swap_hands(s, s.turn, frame.b)
        if s.events is not None:
            s.tell(
                Event(
                    "swaps-hands", self.rule, {"seat": s.turn, "with": frame.b, "cause": card_in_play(s)}, reveals=True
                )
            )
            tell_hand_given(s, s.turn, frame.b, self.rule)
            tell_hand_given(s, frame.b, s.turn, self.rule)


class TakeRandomCards(OtherHand):
    """Take two random cards of another player and keep one of them."""

    rule: ClassVar[str] = "morpork.text.take_random_cards"

    def begin(self, s: MorporkState, card: i64, victim: i64) -> None:
        s.push(Frame(CHOOSE, s.turn, card, victim))
        s.push(Frame(OFFER, CHANCE, victim, 2 if s.size(HAND + victim) > 1 else 1))

    def zone(self, frame: Frame) -> i64:
        return OFFERED

    def chosen(self, s: MorporkState, frame: Frame, card: i64) -> None:
        """Keep a card and give the other one back."""
        victim = frame.b
        rest = Moves()
        add_cards(s, OFFERED, 0, rest)
        for other in rest.listed():
            if other != card:
                move(s, other, OFFERED, HAND + victim, bit(s.turn))
        hand_over(s, card, victim, OFFERED, s.turn)
        if s.events is not None:
            both = bit(victim) | bit(s.turn)
            s.tell(
                Event(
                    "gives-card",
                    self.rule,
                    {"seat": victim, "to": s.turn, "card": card, "cause": card_in_play(s)},
                    {"card": both},
                )
            )


class Offer(Step[MorporkState]):
    """Chance takes cards out of a hand, for the active player to choose from."""

    rule: ClassVar[str] = "morpork.text.take_random_cards"

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        add_cards(state, HAND + frame.a, 0, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        both = bit(frame.a) | bit(s.turn)
        lose_track(s, HAND + frame.a, frame.a, both)
        move(s, action, HAND + frame.a, OFFERED, both)
        if s.events is not None:
            rule = "morpork.text.take_random_cards"
            s.tell(Event("offers", rule, {"seat": frame.a, "card": action, "cause": card_in_play(s)}, {"card": both}))
        if frame.b > 1:
            s.push(Frame(OFFER, CHANCE, frame.a, frame.b - 1))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Recover(Text):
    """Shuffle the discard pile and take random cards of it."""

    rule: ClassVar[str] = "morpork.text.recover"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.size(DISCARD) + s.size(SHUFFLED) > 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        shuffle_discards(s, who)
        s.push(Frame(RECOVER, CHANCE, who, min(s.size(SHUFFLED), TEXT_AMOUNT[card])))


class RecoverCards(Step[MorporkState]):
    """Chance gives a card of the shuffled discard pile."""

    rule: ClassVar[str] = "morpork.text.recover"

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        add_cards(state, SHUFFLED, 0, moves)

    def sample(self, s: MorporkState, frame: Frame, rng: Rng) -> i64:
        first = s.cards[2 * SHUFFLED]
        k = rng.below(s.size(SHUFFLED))
        if k < count(first):
            return nth(first, k)
        return FIRST_CARDS + nth(s.cards[2 * SHUFFLED + 1], k - count(first))

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        move(s, action, SHUFFLED, HAND + frame.a, 0)
        if s.events is not None:
            rule = "morpork.text.recover"
            s.tell(
                Event(
                    "recovers",
                    rule,
                    {"seat": frame.a, "card": action, "cause": card_in_play(s)},
                    {"card": bit(frame.a)},
                )
            )
        if frame.b > 1:
            s.push(Frame(RECOVER, CHANCE, frame.a, frame.b - 1))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


OFFER: Final = Offer("offer", ("seat", "left"))
RECOVER: Final = RecoverCards("recover", ("seat", "left"))
STEPS: Final[list[Step[MorporkState]]] = [OFFER, RECOVER]
TEXTS: Final[list[tuple[str, Text]]] = [
    ("draw", DrawCards()),
    ("draw_per_building", DrawPerBuilding()),
    ("discard", Discard()),
    ("sell_cards", SellCards()),
    ("exchange", Exchange()),
    ("beg_cards", BegCards()),
    ("collect_alms", CollectAlms()),
    ("give_card_for", GiveCardFor()),
    ("search_hand", SearchHand()),
    ("swap_hands", SwapHands()),
    ("take_random_cards", TakeRandomCards()),
    ("recover", Recover()),
]
