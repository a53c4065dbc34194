"""What monsters gain and lose, apart from hearts taken from them: stars, hearts, energy, cards, tokens, places.

Whatever is told of it names its cause: the card, the tile, the dice.
"""

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.events import Event
from tafelrunde.core.telling import tell_one, tell_seat
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_RULES,
    CAUSE_OF,
    COST,
    DEFENDER_OF_TOKYO,
    DISCOUNT,
    ENERGY,
    FLUXLING,
    FRIEND_OF_CHILDREN,
    HEARTS,
    KEPT,
    MORE_ENERGY,
    MORE_HEARTS,
    REGENERATION,
    SKULKING,
    SMOKE,
    SMOKE_CLOUD,
    TILE_RULES,
    ZOMBIFY,
    Column,
    put_once,
)
from tafelrunde.games.tokyo.rules.state import GOAL, TokyoState


def gain_stars(s: TokyoState, seat: i64, n: i64, rule: str) -> None:
    """Score stars, as far as the dial goes."""
    before = s.stars[seat]
    after = before + n
    after = min(after, GOAL)
    if after == before:
        return
    s.stars[seat] = after
    tell_gain(s, "gains-stars", rule, seat, after - before, after)


def lose_stars(s: TokyoState, seat: i64, n: i64, by: i64, rule: str) -> None:
    """Take stars away, as far as there are any; `by` is the monster that does it."""
    before = s.stars[seat]
    after = before - n
    after = max(after, 0)
    if after == before:
        return
    s.stars[seat] = after
    tell_loss(s, "loses-stars", rule, seat, before - after, after, by)


def gain_stars_from(s: TokyoState, seat: i64, column: Column) -> None:
    """Score the stars of a column, each under the rule of the card or tile that gives them.

    What the roll itself has earned gives nothing yet (rule tokyo.tile.skulking).
    """
    cards = s.cards[seat] & column.cards
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        gain_stars(s, seat, column.of_card[card], CARD_RULES[card])
    if s.copied != NONE and s.owns_tile(seat, FLUXLING) and column.of_card[s.copied]:
        gain_stars(s, seat, column.of_card[s.copied], CARD_RULES[s.copied])
    tiles = s.tiles[seat] & column.tiles
    if s.earned:
        tiles &= ~bit(SKULKING)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        gain_stars(s, seat, column.of_tile[tile], TILE_RULES[tile])


def others_lose_stars(s: TokyoState, seat: i64, n: i64, rule: str) -> None:
    """Take stars from every other monster."""
    for other in range(s.seats):
        if other != seat and s.alive(other):
            lose_stars(s, other, n, seat, rule)


def gain_hearts(s: TokyoState, seat: i64, n: i64, rule: str) -> None:
    """Heal in one go, as far as the dial goes: Regeneration adds to it."""
    if n <= 0:
        return
    before = s.hearts[seat]
    after = before + n + s.total(seat, MORE_HEARTS)
    full = s.full(seat)
    after = min(after, full)
    if after <= before:
        return
    s.hearts[seat] = after
    without = min(before + n, after)
    tell_gain(s, "gains-hearts", rule, seat, without - before, without)
    if after > without:
        tell_gain(s, "gains-hearts", CARD_RULES[REGENERATION], seat, after - without, after)


def gain_energy(s: TokyoState, seat: i64, n: i64, rule: str) -> None:
    """Take energy in one go: Friend of Children adds to it. There is always enough (rule tokyo.supply)."""
    if n <= 0:
        return
    add_energy(s, seat, n, rule)
    add_energy(s, seat, s.total(seat, MORE_ENERGY), CARD_RULES[FRIEND_OF_CHILDREN])


def add_energy(s: TokyoState, seat: i64, n: i64, rule: str) -> None:
    """Take just so much energy."""
    s.energy[seat] += n
    if n:
        tell_gain(s, "gains-energy", rule, seat, n, s.energy[seat])


def lose_energy(s: TokyoState, seat: i64, n: i64, by: i64, rule: str) -> None:
    """Pay energy, or lose it; `by` is the monster that takes it, NONE for who pays."""
    s.energy[seat] -= n
    if n:
        tell_loss(s, "loses-energy", rule, seat, n, s.energy[seat], by)


def trim(s: TokyoState, seat: i64, rule: str) -> None:
    """Take away the hearts that a monster may no longer have, without what has left it."""
    full = s.full(seat)
    before = s.hearts[seat]
    if before > full:
        s.hearts[seat] = full
        tell_loss(s, "trimmed", rule, seat, before - full, full, NONE)


# Telling


def tell_gain(s: TokyoState, kind: str, rule: str, seat: i64, n: i64, total: i64) -> None:
    """Tell what a monster gains, how much it has then, and by what."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, "count": n, "total": total, "cause": CAUSE_OF[rule]}))


def tell_loss(s: TokyoState, kind: str, rule: str, seat: i64, n: i64, total: i64, by: i64) -> None:
    """Tell what a monster loses, how much it has left, by whom and by what."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, "count": n, "total": total, "by": by, "cause": CAUSE_OF[rule]}))


def tell_cause(s: TokyoState, kind: str, rule: str, seat: i64, name: str, value: i64) -> None:
    """Tell something of a monster with one thing, and by what it came."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, name: value, "cause": CAUSE_OF[rule]}))


# Cards


def price(s: TokyoState, seat: i64, card: i64) -> i64:
    """Return what a card costs a seat."""
    left = COST[card] - s.total(seat, DISCOUNT)
    return max(0, left)


def fluxling_owner(s: TokyoState) -> i64:
    """Return the seat that has Fluxling, NONE if nobody has."""
    for seat in range(s.seats):
        if s.tiles[seat] & bit(FLUXLING):
            return seat
    return NONE


def end_copy(s: TokyoState) -> None:
    """Let Fluxling copy nothing until its owner chooses anew."""
    owner = fluxling_owner(s)
    copied = s.copied
    s.copied = NONE
    s.copied_smoke = 0
    if owner != NONE:
        tell_one(s, "copy-ends", "tokyo.tile.fluxling", owner, "card", copied)
        trim(s, owner, CARD_RULES[copied])


def to_discard(s: TokyoState, card: i64) -> None:
    """Put a card on the discard pile."""
    if card < KEPT:
        s.gone |= bit(card)
    else:
        s.gone_once = put_once(s.gone_once, card)


def discard_card(s: TokyoState, seat: i64, card: i64, rule: str) -> None:
    """Take a kept card from its owner for good; a copy of it ends with it."""
    s.cards[seat] ^= bit(card)
    to_discard(s, card)
    if card == SMOKE_CLOUD:
        s.smoke = 0
    tell_cause(s, "discards", rule, seat, "card", card)
    if s.copied == card:
        end_copy(s)
    trim(s, seat, CARD_RULES[card])


def spent(s: TokyoState, seat: i64, card: i64) -> None:
    """Let a card that says so go away after use: the copy first, for with the card both would be gone."""
    rule = CARD_RULES[card]
    if s.copied == card and s.owns_tile(seat, FLUXLING):
        if s.setup.copy_stays:
            return
        end_copy(s)
        if s.setup.copy_takes_tile:
            lose_tile(s, seat, FLUXLING, rule)
    else:
        discard_card(s, seat, card, rule)


def wake(s: TokyoState, seat: i64, card: i64) -> None:
    """Discard Hibernation: it ends at once, with its copy."""
    if s.copied == card and s.owns_tile(seat, FLUXLING):
        end_copy(s)
    if s.cards[seat] & bit(card):
        discard_card(s, seat, card, CARD_RULES[card])
    tell_seat(s, "wakes", CARD_RULES[card], seat)


def discard_all(s: TokyoState, seat: i64, rule: str) -> None:
    """Take all cards and tiles from a monster; a spent Zombify goes with them."""
    if s.marker == seat:
        s.marker = NONE
        s.cards[seat] |= bit(ZOMBIFY)
    cards = s.cards[seat]
    while cards:
        discard_card(s, seat, lowest(cards), rule)
        cards &= cards - 1
    if s.owns_tile(seat, FLUXLING):
        s.copied = NONE
        s.copied_smoke = 0
    tiles = s.tiles[seat]
    while tiles:
        lose_tile(s, seat, lowest(tiles), rule)
        tiles &= tiles - 1


def acquired(s: TokyoState, seat: i64, card: i64, by_copy: bool) -> None:
    """Give what a kept card gives when it is bought, or copied as if just bought."""
    rule = CARD_RULES[card]
    gain_energy(s, seat, ENERGY.of_card[card], rule)
    gain_hearts(s, seat, HEARTS.of_card[card], rule)
    if by_copy:
        s.copied_smoke = SMOKE.of_card[card]
    elif card == SMOKE_CLOUD:
        s.smoke = SMOKE.of_card[card]


def lose_tile(s: TokyoState, seat: i64, tile: i64, rule: str) -> None:
    """Take a tile out of the game (rule tokyo.tiles.gone)."""
    s.tiles[seat] ^= bit(tile)
    tell_cause(s, "tile-gone", rule, seat, "tile", tile)
    trim(s, seat, TILE_RULES[tile])


# Places


def leave(s: TokyoState, seat: i64) -> None:
    """Let a monster be outside."""
    if s.city == seat:
        s.city = NONE
    if s.bay == seat:
        s.bay = NONE


def close_bay(s: TokyoState) -> None:
    """Close the Bay as soon as four monsters are left: whoever is there moves to an empty City, or out."""
    if s.bay == NONE or s.living() > 4:
        return
    seat = s.bay
    s.bay = NONE
    to: i64 = 0
    if s.city == NONE:
        s.city = seat
        to = 1
    tell_one(s, "bay-closes", "tokyo.city.bay_closes", seat, "place", to)


def free_place(s: TokyoState) -> i64:
    """Return where a monster would enter Tokyo: 1 the City, 2 the Bay, 0 if neither is free."""
    if s.city == NONE:
        return 1
    return 2 if s.bay == NONE and s.living() >= 5 else 0


def enter_tokyo(s: TokyoState, seat: i64, place: i64, rule: str) -> None:
    """Move into Tokyo, with what that brings."""
    if place == 1:
        s.city = seat
    else:
        s.bay = seat
    tell_one(s, "enters", rule, seat, "place", place)
    if s.setup.two_player:
        gain_energy(s, seat, 1, "tokyo.two_player")
    else:
        gain_stars(s, seat, 1, "tokyo.city.reward")
    if s.owns_tile(seat, DEFENDER_OF_TOKYO):
        others_lose_stars(s, seat, 1, TILE_RULES[DEFENDER_OF_TOKYO])
