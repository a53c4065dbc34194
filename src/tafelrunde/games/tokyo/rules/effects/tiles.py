"""Wickedness tiles: what each gives when it is taken, and Fluxling, which copies a card."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_RULES,
    ENERGY,
    FLUXLING,
    FULL_REGENERATION,
    HAVE_IT_ALL,
    HEARTS,
    HIBERNATION,
    OTHERS_STARS,
    SKULKING,
    STARBURST,
    TILE_RULES,
    WIDESPREAD_PANIC,
)
from tafelrunde.games.tokyo.rules.codec import COPY, HEAL, PASS, SELL, SWAP
from tafelrunde.games.tokyo.rules.effects.healing import can_heal, heal
from tafelrunde.games.tokyo.rules.gains import (
    acquired,
    gain_energy,
    gain_hearts,
    gain_stars,
    lose_tile,
    others_lose_stars,
    trim,
)
from tafelrunde.games.tokyo.rules.state import MOST_HEARTS, TokyoState


class Flux(Step[TokyoState]):
    """The owner of Fluxling chooses the card it copies; at the start of a turn it may leave it where it is."""

    rule: ClassVar[str] = "tokyo.tile.fluxling"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        cards = copyable(s, frame.who)
        if cards == 0:
            return
        moves.add(PASS)
        if can_heal(s, frame.who):
            moves.add(HEAL)
        while cards:
            moves.add(COPY + lowest(cards))
            cards &= cards - 1

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action in (PASS, NONE):
            return
        if action == HEAL:
            heal(s, frame.who)
            s.push(frame)
            return
        before = s.copied
        s.copied = action - COPY
        s.copied_smoke = 0
        tell_one(s, "copies", self.rule, frame.who, "card", s.copied)
        if before != NONE:
            trim(s, frame.who, CARD_RULES[before])
        acquired(s, frame.who, s.copied, True)

    def why(self, s: TokyoState, frame: Frame, action: int) -> str:
        if action == COPY + HIBERNATION and s.in_tokyo(frame.who):
            return "tokyo.card.hibernation"
        if SELL <= action < SWAP or action == PASS:
            return self.rule
        return "tokyo.card.rapid_healing" if action == HEAL else self.rule


FLUX: Final = Flux("flux", may_be_empty=True)
STEPS: Final[list[Step[TokyoState]]] = [FLUX]


def take_tile(s: TokyoState, seat: i64, tile: i64) -> None:
    """Give a tile, which works at once (rule tokyo.tiles.at_once)."""
    rule = TILE_RULES[tile]
    s.tiles_left ^= bit(tile)
    s.tiles[seat] |= bit(tile)
    tell_one(s, "takes-tile", "tokyo.tiles.take", seat, "tile", tile)
    if tile == FULL_REGENERATION:
        gain_hearts(s, seat, MOST_HEARTS, rule)
    elif tile == HAVE_IT_ALL:
        gain_stars(s, seat, count(s.cards[seat]), rule)
    elif tile == SKULKING:
        s.earned = 1
    elif tile == FLUXLING:
        s.copied = NONE
        s.copied_smoke = 0
        s.push(Frame(FLUX, seat))
    gain_hearts(s, seat, HEARTS.of_tile[tile], rule)
    gain_energy(s, seat, ENERGY.of_tile[tile], rule)
    if OTHERS_STARS.of_tile[tile]:
        others_lose_stars(s, seat, OTHERS_STARS.of_tile[tile], rule)
    if tile in (WIDESPREAD_PANIC, STARBURST):
        lose_tile(s, seat, tile, "tokyo.tiles.gone")


def copyable(s: TokyoState, seat: i64) -> i64:
    """Return the cards that Fluxling may copy now."""
    cards: i64 = 0
    for other in range(s.seats):
        cards |= s.cards[other]
    if s.copied != NONE:
        cards &= ~bit(s.copied)
    if s.in_tokyo(seat):
        cards &= ~bit(HIBERNATION)
    return cards
