"""What a client draws of a table of Tokyo: plain data, made from a view and from nothing else."""

from typing import TypedDict, cast

from tafelrunde.core.bits import bit, members
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.tokyo.cards import CARD_IDS, COST, FLUXLING, KEPT, LEVEL, SMOKE_CLOUD, TILE_IDS, listed
from tafelrunde.games.tokyo.codec import PLACES, STEP_IDS
from tafelrunde.games.tokyo.gains import price
from tafelrunde.games.tokyo.position import faces, place_of
from tafelrunde.games.tokyo.state import SHOP, TokyoState
from tafelrunde.games.tokyo.turn.resolving import claws
from tafelrunde.games.tokyo.turn.rolling import number_of_dice


class CardPicture(TypedDict):
    """A card before a seat: with smoke tokens, and whether Fluxling lies on it."""

    card: str
    cost: int
    smoke: int
    copied: bool
    spent: bool
    """Whether it is a spent Zombify, which is a marker only."""


class TilePicture(TypedDict):
    """A wickedness tile, and where the gauge gives it."""

    tile: str
    level: int


class SeatPicture(TypedDict):
    """A monster with all it has."""

    alive: bool
    hearts: int
    most_hearts: int
    stars: int
    energy: int
    wickedness: int
    poison: int
    shrink: int
    place: str
    zombified: bool
    sleeps: bool
    flies: bool
    """Whether it loses no more hearts this turn."""
    dice: int
    """How many dice it rolls."""
    cards: list[CardPicture]
    tiles: list[TilePicture]
    copies: str | None
    """The card that its Fluxling copies."""
    copied_smoke: int
    """The smoke tokens on that copy."""
    extra_turns: int


class OfferPicture(TypedDict):
    """A card for sale: its cost, and its price for each seat after discounts."""

    card: str
    keep: bool
    cost: int
    prices: list[int]


class Piece(TypedDict):
    """A card or tile in sight, with an id that stays the same wherever it goes."""

    id: str
    zone: str
    seat: int | None


class Picture(TypedDict):
    """A table of Tokyo. Cards, tiles, faces and places are ids."""

    viewer: int | None
    asked: int | None
    """The seat that is asked, None for chance and at the end."""
    over: bool
    turn: int
    step: str
    dice: list[str]
    last_dice: list[str]
    """What the monster before has left lying."""
    rolls: int
    claws: int
    """How many claws the dice make with all that adds to them."""
    shop: list[OfferPicture | None]
    deck: int
    next: list[str | None]
    """The uppermost cards of the deck as far as their place is fixed, None where the viewer has not seen one."""
    discard: list[str]
    tiles: list[TilePicture]
    """The tiles that nobody has taken."""
    bay_open: bool
    seats: list[SeatPicture]
    pieces: list[Piece]


def picture(view: State) -> Picture:
    """Return the table as its viewer sees it."""
    s = cast(TokyoState, view)
    if s.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    return {
        "viewer": int(s.viewer) if s.viewer >= 0 else None,
        "asked": int(s.who) if s.who >= 0 else None,
        "over": not s.stack,
        "turn": int(s.turn),
        "step": STEP_IDS[s.phase],
        "dice": faces(s.dice),
        "last_dice": faces(s.last_dice),
        "rolls": int(s.rolls),
        "claws": int(claws(s, s.turn)) if s.dice else 0,
        "shop": [_offer(s, int(s.shop[slot])) for slot in range(SHOP)],
        "deck": int(s.deck_size()),
        "next": [CARD_IDS[card] if card != HIDDEN else None for card in s.top],
        "discard": [CARD_IDS[card] for card in listed(s.gone, s.gone_once)],
        "tiles": _tiles(s.tiles_left),
        "bay_open": bool(s.living() >= 5),
        "seats": [_seat(s, seat) for seat in range(int(s.seats))],
        "pieces": _pieces(s),
    }


def _offer(s: TokyoState, card: int) -> OfferPicture | None:
    if card == NONE:
        return None
    prices = [int(price(s, seat, card)) for seat in range(int(s.seats))]
    return {"card": CARD_IDS[card], "keep": card < KEPT, "cost": int(COST[card]), "prices": prices}


def _tiles(tiles: int) -> list[TilePicture]:
    return [{"tile": TILE_IDS[tile], "level": int(LEVEL[tile])} for tile in members(tiles)]


def _seat(s: TokyoState, seat: int) -> SeatPicture:
    owner = s.owns_tile(seat, FLUXLING)
    return {
        "alive": s.alive(seat),
        "hearts": int(s.hearts[seat]),
        "most_hearts": int(s.full(seat)),
        "stars": int(s.stars[seat]),
        "energy": int(s.energy[seat]),
        "wickedness": int(s.wickedness[seat]),
        "poison": int(s.poison[seat]),
        "shrink": int(s.shrink[seat]),
        "place": PLACES[place_of(s, seat)],
        "zombified": s.zombified & bit(seat) != 0,
        "sleeps": s.sleeps(seat),
        "flies": s.winged & bit(seat) != 0,
        "dice": int(number_of_dice(s, seat)) + (int(s.chain) if seat != s.turn else 0),
        "cards": [_card(s, seat, card) for card in members(s.lying(seat))],
        "tiles": _tiles(s.tiles[seat]),
        "copies": CARD_IDS[s.copied] if owner and s.copied != NONE else None,
        "copied_smoke": int(s.copied_smoke) if owner else 0,
        "extra_turns": int(s.extra[seat]),
    }


def _card(s: TokyoState, seat: int, card: int) -> CardPicture:
    return {
        "card": CARD_IDS[card],
        "cost": int(COST[card]),
        "smoke": int(s.smoke) if card == SMOKE_CLOUD else 0,
        "copied": s.copied == card,
        "spent": not s.cards[seat] & bit(card),
    }


def _pieces(s: TokyoState) -> list[Piece]:
    """Return every card and tile in sight; of the two Evacuation Orders one is told apart by a number."""
    places: list[tuple[str, str, int]] = []
    for seat in range(int(s.seats)):
        places += [(CARD_IDS[card], "cards", seat) for card in members(s.lying(seat))]
        places += [(TILE_IDS[tile], "tiles", seat) for tile in members(s.tiles[seat])]
    places += [(CARD_IDS[s.shop[slot]], f"shop{slot}", NONE) for slot in range(SHOP) if s.shop[slot] != NONE]
    places += [(CARD_IDS[card], "discard", NONE) for card in listed(s.gone, s.gone_once)]
    places += [(CARD_IDS[card], "next", NONE) for card in s.top if card != HIDDEN]
    places += [(TILE_IDS[tile], "left", NONE) for tile in members(s.tiles_left)]
    pieces: list[Piece] = []
    met: set[str] = set()
    for name, zone, owner in places:
        piece = f"{name}.2" if name in met else name
        met.add(name)
        pieces.append({"id": piece, "zone": zone, "seat": owner if owner != NONE else None})
    return pieces
