"""What a purchase brings: the price, the card, and the effect of a card that is discarded when bought."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.cards import (
    CARD_RULES,
    DEATH_FROM_ABOVE,
    ENERGY,
    FRENZY,
    HEARTS,
    KEPT,
    OTHERS_HEARTS,
    OTHERS_STARS,
    OWN_HEARTS,
    OWN_STARS,
    PARASITIC_TENTACLES,
    STARS,
    STARS_FOR_BUYING,
    VAST_STORM,
)
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
)
from tafelrunde.games.tokyo.healing import last_chance
from tafelrunde.games.tokyo.state import TokyoState


class Storm(Step[TokyoState]):
    """Vast Storm: every other monster loses half its energy."""

    rule: ClassVar[str] = "tokyo.card.vast_storm"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        for k in range(1, s.seats):
            other: i64 = (frame.a + k) % s.seats
            if s.alive(other):
                lose_energy(s, other, s.energy[other] // 2, self.rule)


class HandOver(Step[TokyoState]):
    """A card bought with Parasitic Tentacles changes hands."""

    rule: ClassVar[str] = "tokyo.card.parasitic_tentacles"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.cards[frame.b] ^= bit(frame.a)
        trim(s, frame.b)
        purchase(s, frame.who, frame.a, frame.b)


STORM: Final = Storm("storm", ("seat",), asks=False)
HAND_OVER: Final = HandOver("hand_over", ("card", "of"), asks=False)
STEPS: Final[list[Step[TokyoState]]] = [STORM, HAND_OVER]


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
