"""Cards that are discarded when bought: what each does then."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.telling import tell_seat
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_RULES,
    DEATH_FROM_ABOVE,
    ENERGY,
    FRENZY,
    HEARTS,
    OTHERS_HEARTS,
    OTHERS_STARS,
    OWN_HEARTS,
    OWN_STARS,
    STARS,
    VAST_STORM,
)
from tafelrunde.games.tokyo.rules.damage import hurt_others
from tafelrunde.games.tokyo.rules.effects.healing import last_chance
from tafelrunde.games.tokyo.rules.gains import (
    enter_tokyo,
    gain_energy,
    gain_hearts,
    gain_stars,
    leave,
    lose_energy,
    lose_stars,
    others_lose_stars,
)
from tafelrunde.games.tokyo.rules.state import TokyoState


class Storm(Step[TokyoState]):
    """Vast Storm: every other monster loses half its energy."""

    rule: ClassVar[str] = "tokyo.card.vast_storm"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        for k in range(1, s.seats):
            other: i64 = (frame.a + k) % s.seats
            if s.alive(other):
                lose_energy(s, other, s.energy[other] // 2, frame.a, self.rule)


STORM: Final = Storm("storm", ("seat",), asks=False)
STEPS: Final[list[Step[TokyoState]]] = [STORM]


def play_once(s: TokyoState, seat: i64, card: i64) -> None:
    """Let a card work that is discarded when bought."""
    rule = CARD_RULES[card]
    gain_stars(s, seat, STARS.of_card[card], rule)
    gain_hearts(s, seat, HEARTS.of_card[card], rule)
    gain_energy(s, seat, ENERGY.of_card[card], rule)
    if OTHERS_STARS.of_card[card]:
        others_lose_stars(s, seat, OTHERS_STARS.of_card[card], rule)
    lose_stars(s, seat, OWN_STARS.of_card[card], seat, rule)
    if OTHERS_HEARTS.of_card[card] or OWN_HEARTS.of_card[card]:
        hurt_others(s, seat, OTHERS_HEARTS.of_card[card], OWN_HEARTS.of_card[card], card)
    if card == DEATH_FROM_ABOVE:
        drop(s, seat)
    elif card == FRENZY:
        s.extra[seat] += 1
    elif card == VAST_STORM:
        s.push(Frame(STORM, NONE, seat))
        for k in range(1, s.seats):
            other = s.counter_clockwise(seat, k)
            if s.alive(other):
                last_chance(s, other)


def drop(s: TokyoState, seat: i64) -> None:
    """Death From Above: everybody else leaves Tokyo, the buyer takes the City."""
    rule = CARD_RULES[DEATH_FROM_ABOVE]
    for other in range(s.seats):
        if other != seat and s.in_tokyo(other):
            leave(s, other)
            tell_seat(s, "leaves", rule, other)
    if s.bay == seat:
        s.bay = NONE
        s.city = seat
        tell_seat(s, "moves-up", rule, seat)
    elif s.city != seat:
        enter_tokyo(s, seat, 1, rule)
