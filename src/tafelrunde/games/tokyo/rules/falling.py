"""A monster without hearts: it wins by Final Roar, comes back, or is out of the game; and how the game ends."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.telling import tell_seat
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_RULES,
    EATER_OF_THE_DEAD,
    FINAL_ROAR,
    IT_HAS_A_CHILD,
    TILE_RULES,
    ZOMBIFY,
)
from tafelrunde.games.tokyo.rules.effects.healing import last_chance_of_copy
from tafelrunde.games.tokyo.rules.gains import close_bay, discard_all, end_copy, gain_stars, leave
from tafelrunde.games.tokyo.rules.score import told
from tafelrunde.games.tokyo.rules.state import FULL_HEARTS, IS_OVER, MOST_HEARTS, TokyoState

ROAR_STARS: Final = 16
"""So many stars make a Final Roar win."""


class Fallen(Step[TokyoState]):
    """A monster that has fallen comes back, or leaves the game."""

    rule: ClassVar[str] = "tokyo.out.zero"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        card = brought_back_by(s, frame.who)
        if card == NONE:
            eliminate(s, frame.who)
        else:
            revive(s, frame.who, card)


FALLEN: Final = Fallen("fallen", asks=False)
STEPS: Final[list[Step[TokyoState]]] = [FALLEN]


def fall(s: TokyoState, seat: i64) -> None:
    """Let a monster have no hearts left."""
    tell_seat(s, "falls", "tokyo.out.zero", seat)
    for k in range(1, s.seats):
        other: i64 = (seat + k) % s.seats
        if s.alive(other):
            for _ in range(s.copies(other, EATER_OF_THE_DEAD)):
                gain_stars(s, other, 3, CARD_RULES[EATER_OF_THE_DEAD])
    if s.owns_tile(seat, FINAL_ROAR) and s.stars[seat] >= ROAR_STARS:
        s.roar |= bit(seat)
        tell_seat(s, "roars", TILE_RULES[FINAL_ROAR], seat)
        if s.setup.roar_at_once:
            finish(s)
            return
    s.push(Frame(FALLEN, seat))
    if s.living() > 2 or brought_back_by(s, seat) != NONE:
        last_chance_of_copy(s, seat)


def brought_back_by(s: TokyoState, seat: i64) -> i64:
    """Return the card that brings a fallen monster back, NONE if it is out of the game or has roared."""
    if s.roar & bit(seat):
        return NONE
    if s.has(seat, ZOMBIFY) and not s.zombified & bit(seat):
        return ZOMBIFY
    return IT_HAS_A_CHILD if s.has(seat, IT_HAS_A_CHILD) else NONE


def revive(s: TokyoState, seat: i64, card: i64) -> None:
    """Bring a monster back without cards, tiles, stars and wickedness, outside Tokyo.

    Zombify stays before it as a marker, which nobody copies any more; used by a copy, it stays its owner's card.
    """
    hearts: i64 = FULL_HEARTS
    if card == ZOMBIFY:
        s.zombified |= bit(seat)
        hearts = MOST_HEARTS
    spent = card == ZOMBIFY and s.cards[seat] & bit(ZOMBIFY) != 0
    if spent:
        s.cards[seat] ^= bit(ZOMBIFY)
    discard_all(s, seat, "tokyo.out.revival")
    if spent:
        s.marker = seat
        if s.copied == ZOMBIFY:
            end_copy(s)
    leave(s, seat)
    s.stars[seat] = 0
    s.wickedness[seat] = 0
    s.hearts[seat] = hearts
    if s.events is not None:
        s.tell(Event("revived", CARD_RULES[card], {"seat": seat, "card": card, "total": hearts}))


def eliminate(s: TokyoState, seat: i64) -> None:
    """Take a monster out of the game, with all it has."""
    discard_all(s, seat, "tokyo.out.elimination")
    leave(s, seat)
    s.energy[seat] = 0
    s.poison[seat] = 0
    s.shrink[seat] = 0
    s.wickedness[seat] = 0
    s.extra[seat] = 0
    s.out |= bit(seat)
    tell_seat(s, "eliminated", "tokyo.out.elimination", seat)
    close_bay(s)


def finish(s: TokyoState) -> None:
    """End the game."""
    s.clear()
    s.phase = IS_OVER
    if s.events is not None:
        for event in told(s):
            s.tell(event)
