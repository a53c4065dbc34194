"""A purchase: the price is paid, buyer and seller gain by it, and the card works."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import CARD_RULES, KEPT, PARASITIC_TENTACLES, STARS_FOR_BUYING
from tafelrunde.games.tokyo.rules.effects.once import play_once
from tafelrunde.games.tokyo.rules.gains import acquired, gain_energy, gain_stars_from, price, to_discard, trim
from tafelrunde.games.tokyo.rules.state import TokyoState


class HandOver(Step[TokyoState]):
    """A card bought with Parasitic Tentacles changes hands."""

    rule: ClassVar[str] = "tokyo.card.parasitic_tentacles"

    def at_once(self, state: TokyoState, frame: Frame) -> bool:
        return True

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.cards[frame.b] ^= bit(frame.a)
        trim(s, frame.b, CARD_RULES[frame.a])
        purchase(s, frame.who, frame.a, frame.b)


HAND_OVER: Final = HandOver("hand_over", ("card", "of"), asks=False)
STEPS: Final[list[Step[TokyoState]]] = [HAND_OVER]


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
