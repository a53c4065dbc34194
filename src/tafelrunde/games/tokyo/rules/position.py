"""A position of Tokyo as a document, and back.

Fields for each seat: `hearts`, `stars`, `energy`, `wickedness`, `poison`, `shrink`, `place`, `cards`, `tiles`, `extra`
(turns due from Frenzy). Fluxling's `copied` card and the smoke tokens on it and on Smoke Cloud: `copied_smoke`,
`smoke`. Seats in a list: `zombified`, `roar`; Zombify before a zombified seat is spent, unless it is `unspent`. The
cards: `shop` (three places), `discard`, `next` (the uppermost of the deck, with `seen`: who has looked), and `deck`,
which holds all that is not mentioned if it is left out; cards that a given `deck` does not have are not in the game.
The tiles nobody has: `left`. The turn: `turn`, `regular`, `first`, `step`, `dice`, `rolls`, `groups`, `last_dice`
(those of the turn before), and what has happened in it: `chain`, `winged`, `jumped`, `hurt`, `culled`, `looks`,
`looked`, `wounded`, `yielded`, `stars_before`, `earned`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, members
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import PositionError
from tafelrunde.core.names import UNKNOWN
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import CHANCE, HIDDEN, NONE
from tafelrunde.games.tokyo.rules.cards import (
    ALL_KEPT,
    ALL_ONCE,
    CARD_IDS,
    EVACUATION_ORDERS,
    KEPT,
    TILE_IDS,
    ZOMBIFY,
    listed,
    put_once,
    take_once,
)
from tafelrunde.games.tokyo.rules.codec import PLACES, STEP_IDS
from tafelrunde.games.tokyo.rules.dice import FACES, MOST_DICE, UNIT, on
from tafelrunde.games.tokyo.rules.setup import setup_stack, sides_up
from tafelrunde.games.tokyo.rules.state import (
    EMPTY_SHOP,
    FULL_HEARTS,
    GOAL,
    IN_ROLL,
    IN_SETUP,
    IN_START,
    IS_OVER,
    MOST_HEARTS,
    MOST_WICKED,
    SHOP,
    TokyoState,
)
from tafelrunde.games.tokyo.rules.steps import TURNS
from tafelrunde.games.tokyo.rules.turn.entering import WAKING
from tafelrunde.games.tokyo.rules.turn.rolling import KEEP, ROLL, number_of_dice

MOST: Final = 999
"""Nobody needs more energy or tokens than this."""
PER_SEAT: Final = ["hearts", "stars", "energy", "wickedness", "poison", "shrink", "extra"]
HIGHEST: Final = [MOST_HEARTS, GOAL, MOST, MOST_WICKED, MOST, MOST, 9]
NUMBERS: Final = [
    "copied_smoke", "smoke", "rolls", "chain", "hurt", "culled", "looks", "looked", "stars_before", "earned",
]  # fmt: skip
HIGHEST_NUMBERS: Final = [3, 3, 2 * MOST, 99, 1, 2, 2, 2, GOAL, 1]
SEAT_SETS: Final = ["zombified", "roar", "winged", "wounded", "yielded"]


def per_seat(s: TokyoState, name: str) -> vec[i64]:
    """Return the numbers of all seats under a name."""
    if name == "hearts":
        return s.hearts
    if name == "stars":
        return s.stars
    if name == "energy":
        return s.energy
    if name == "wickedness":
        return s.wickedness
    if name == "poison":
        return s.poison
    return s.shrink if name == "shrink" else s.extra


# Writing


def write(s: TokyoState) -> dict[str, object]:
    """Return the fields of the document, defaults left out."""
    doc: dict[str, object] = {}
    seats = int(s.seats)
    for name in PER_SEAT:
        row = [int(per_seat(s, name)[seat]) for seat in range(seats)]
        if row != [usual_number(s, name, seat) for seat in range(seats)]:
            doc[name] = row
    if s.city != NONE or s.bay != NONE:
        doc["place"] = [PLACES[place_of(s, seat)] for seat in range(seats)]
    if any(s.lying(seat) for seat in range(seats)):
        doc["cards"] = [[CARD_IDS[card] for card in members(s.lying(seat))] for seat in range(seats)]
    if any(s.cards[seat] & bit(ZOMBIFY) and s.zombified & bit(seat) for seat in range(seats)):
        doc["unspent"] = 1
    if any(s.tiles[seat] for seat in range(seats)):
        doc["tiles"] = [[TILE_IDS[tile] for tile in members(s.tiles[seat])] for seat in range(seats)]
    if s.copied != NONE:
        doc["copied"] = CARD_IDS[s.copied]
    for name in NUMBERS:
        number = int(getattr(s, name))
        if number:
            doc[name] = number
    for name in SEAT_SETS:
        found = members(getattr(s, name))
        if found:
            doc[name] = found
    if s.jumped:
        doc["jumped"] = [int((s.jumped >> (4 * seat)) & 15) for seat in range(seats)]
    if s.tiles_left != usual_tiles(s) or must_name_tiles(s):
        doc["left"] = [TILE_IDS[tile] for tile in members(s.tiles_left)]
    write_cards(s, doc)
    write_turn(s, doc)
    return doc


def write_cards(s: TokyoState, doc: dict[str, object]) -> None:
    """Write the display, the discard pile and what is known of the deck."""
    if any(s.shop[slot] != NONE for slot in range(SHOP)):
        doc["shop"] = [CARD_IDS[s.shop[slot]] if s.shop[slot] != NONE else None for slot in range(SHOP)]
    if s.gone or s.gone_once:
        doc["discard"] = [CARD_IDS[card] for card in listed(s.gone, s.gone_once)]
    if s.top:
        doc["next"] = [CARD_IDS[card] if card != HIDDEN else UNKNOWN for card in s.top]
        if any(s.top_seen):
            doc["seen"] = [members(mask) for mask in s.top_seen]
    if (s.deck, s.deck_once) != usual_deck(s):
        doc["deck"] = [CARD_IDS[card] for card in listed(s.deck, s.deck_once)]


def write_turn(s: TokyoState, doc: dict[str, object]) -> None:
    """Write whose turn it is and how far it has come."""
    if s.turn:
        doc["turn"] = int(s.turn)
    if s.regular != s.turn:
        doc["regular"] = int(s.regular)
    if s.first:
        doc["first"] = int(s.first)
    if s.phase != IN_SETUP:
        doc["step"] = STEP_IDS[s.phase]
    if s.dice:
        doc["dice"] = faces(s.dice)
    if s.last_dice:
        doc["last_dice"] = faces(s.last_dice)
    if s.groups:
        doc["groups"] = [FACES[face] for face in members(s.groups)]


def usual_number(s: TokyoState, name: str, seat: int) -> int:
    """Return what a seat has if nothing is said."""
    return FULL_HEARTS if name == "hearts" and s.alive(seat) else 0


def place_of(s: TokyoState, seat: i64) -> int:
    """Return where a monster is, as a number of PLACES."""
    if s.city == seat:
        return 1
    return 2 if s.bay == seat else 0


def usual_tiles(s: TokyoState) -> int:
    """Return the tiles that nobody has if nothing is said."""
    left = int(sides_up(s.options))
    for seat in range(int(s.seats)):
        left &= ~int(s.tiles[seat])
    return left


def must_name_tiles(s: TokyoState) -> bool:
    """Tell whether the document has to say which tiles are left: chance has picked their sides."""
    return s.options["tiles"] == "mixed" and s.phase != IN_SETUP


def faces(dice: int) -> list[str]:
    """Return the faces that dice show, sorted."""
    return [FACES[face] for face in range(6) for _ in range(on(dice, face))]


def usual_deck(s: TokyoState) -> tuple[int, int]:
    """Return the deck that holds every card not to be seen elsewhere."""
    kept: i64 = ALL_KEPT
    others: i64 = ALL_ONCE
    for card in everywhere(s):
        if card < KEPT:
            kept &= ~bit(card)
        else:
            others = take_once(others, card)
    return int(kept), int(others)


# Reading


def read(reader: Reader, s: TokyoState) -> None:
    """Set the state's fields; `s` comes from the options."""
    seats = int(s.seats)
    read_numbers(reader, s)
    read_places(reader, s)
    for seat, entries in enumerate(reader.row("cards", seats)):
        for card in reader.zone("cards", "card", [] if entries is None else entries)[0]:
            if card >= KEPT:
                raise PositionError(f"cards: {CARD_IDS[card]!r} is discarded when bought: nobody keeps it")
            if any(s.cards[other] & bit(card) for other in range(seats)):
                raise PositionError(f"cards: {CARD_IDS[card]!r} is there twice: the deck has it once")
            s.cards[seat] |= bit(card)
    read_marker(reader, s)
    for seat, entries in enumerate(reader.row("tiles", seats)):
        for tile in reader.zone("tiles", "tile", [] if entries is None else entries)[0]:
            s.tiles[seat] |= bit(tile)
    s.copied = reader.thing("copied", "card")
    read_cards(reader, s)
    read_turn(reader, s)
    s.tiles_left = usual_tiles(s)
    if reader.has("left"):
        s.tiles_left = 0
        for tile in reader.zone("left", "tile", reader.row("left"))[0]:
            s.tiles_left |= bit(tile)
    elif must_name_tiles(s):
        raise PositionError("left: the sides of 'mixed' tiles are not known: name those that nobody has taken, or none")


def read_marker(reader: Reader, s: TokyoState) -> None:
    """Read whether a zombie's Zombify is the one it has used up, or one that it has bought since."""
    unspent = reader.number("unspent", 0, 0, 1)
    for seat in range(int(s.seats)):
        if s.zombified & bit(seat) and s.cards[seat] & bit(ZOMBIFY):
            if not unspent:
                s.cards[seat] ^= bit(ZOMBIFY)
                s.marker = seat
            return
    if unspent:
        raise PositionError("unspent: no zombified seat has 'zombify'")


def read_numbers(reader: Reader, s: TokyoState) -> None:
    """Read what is a number or a set of seats."""
    seats = int(s.seats)
    for name, high in zip(PER_SEAT, HIGHEST, strict=True):
        row = per_seat(s, name)
        usual = [usual_number(s, name, seat) for seat in range(seats)]
        for seat, number in enumerate(reader.numbers(name, usual, 0, high)):
            row[seat] = number
    for name, high in zip(NUMBERS, HIGHEST_NUMBERS, strict=True):
        setattr(s, name, reader.number(name, 0, 0, high))
    for name in SEAT_SETS:
        setattr(s, name, reader.seats(name, seats))
    s.jumped = 0
    for seat, number in enumerate(reader.numbers("jumped", [0] * seats, 0, 2)):
        s.jumped += number * bit(4 * seat)


def read_places(reader: Reader, s: TokyoState) -> None:
    """Read who is in Tokyo."""
    for seat, place in enumerate(reader.row("place", int(s.seats))):
        if place is not None and place not in PLACES:
            raise PositionError(f"place: {place!r} is none of {', '.join(PLACES)}")
        if place == "city":
            if s.city != NONE:
                raise PositionError(f"place: seats {s.city} and {seat} are both in the city, which has room for one")
            s.city = seat
        elif place == "bay":
            if s.bay != NONE:
                raise PositionError(f"place: seats {s.bay} and {seat} are both in the bay, which has room for one")
            s.bay = seat


def read_cards(reader: Reader, s: TokyoState) -> None:
    """Read the display, the discard pile and the deck."""
    view = s.viewer != NONE
    s.shop = EMPTY_SHOP[:]
    shown = reader.row("shop") if reader.has("shop") else [None] * SHOP
    if len(shown) != SHOP:
        raise PositionError(f"shop: {len(shown)} entries, but the display has {SHOP} places")
    for slot, entry in enumerate(shown):
        if entry is not None:
            s.shop[slot] = reader.named("shop", "card", entry)
    s.gone, s.gone_once = pile_of(reader, "discard")
    s.top = [reader.named("next", "card", entry, blank=view) for entry in reader.row("next")]
    s.top_seen = [0] * len(s.top)
    seen = reader.row("seen") if reader.has("seen") else [[]] * len(s.top)
    if len(seen) != len(s.top):
        raise PositionError(f"seen: {len(seen)} entries for the {len(s.top)} cards of 'next'")
    for depth, entries in enumerate(seen):
        if not isinstance(entries, list):
            raise PositionError(f"seen: {entries!r} is no list of seats")
        for seat in entries:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.seats:
                raise PositionError(f"seen: {seat!r} is no seat: there are 0 to {s.seats - 1}")
            s.top_seen[depth] |= int(bit(seat))
    check_counts(s)
    if reader.has("deck"):
        s.deck, s.deck_once = pile_of(reader, "deck")
    else:
        s.deck, s.deck_once = usual_deck(s)


def pile_of(reader: Reader, name: str) -> tuple[int, int]:
    """Read a pile: the kept cards as a set, and the others."""
    kept: i64 = 0
    others: i64 = 0
    cards = reader.zone(name, "card", reader.row(name))[0]
    for card in cards:
        if cards.count(card) > copies_of(card):
            many = cards.count(card)
            raise PositionError(f"{name}: {CARD_IDS[card]!r} is there {many} times: the game has {copies_of(card)}")
        if card < KEPT:
            kept |= bit(card)
        else:
            others = put_once(others, card)
    return int(kept), int(others)


def copies_of(card: int) -> int:
    """Return how many such cards the game has."""
    return 2 if card == EVACUATION_ORDERS else 1


def check_counts(s: TokyoState) -> None:
    """Refuse cards that are in more places than there are such cards."""
    found = everywhere(s)
    for card in set(found):
        if found.count(card) > copies_of(card):
            many = found.count(card)
            raise PositionError(f"{CARD_IDS[card]!r} is there {many} times: the game has {copies_of(card)}")


def everywhere(s: TokyoState) -> list[int]:
    """Return all cards that are known to lie somewhere outside the shuffled part of the deck."""
    found = listed(s.gone, s.gone_once)
    for seat in range(int(s.seats)):
        found += members(s.lying(seat))
    found += [int(s.shop[slot]) for slot in range(SHOP) if s.shop[slot] != NONE]
    return found + [card for card in s.top if card >= 0]


def read_turn(reader: Reader, s: TokyoState) -> None:
    """Read whose turn it is and how far it has come."""
    last = int(s.seats) - 1
    s.turn = reader.number("turn", 0, 0, last)
    s.regular = reader.number("regular", int(s.turn), 0, last)
    s.first = reader.number("first", 0, 0, last)
    s.phase = STEP_IDS.index(str(reader.one_of("step", STEP_IDS[IN_SETUP], STEP_IDS)))
    s.dice = read_dice(reader, "dice")
    s.last_dice = read_dice(reader, "last_dice")
    s.groups = 0
    for face in reader.zone("groups", "face", reader.row("groups"))[0]:
        s.groups |= bit(face)


def read_dice(reader: Reader, name: str) -> i64:
    """Read dice that lie on the table."""
    shown = reader.zone(name, "face", reader.row(name))[0]
    if len(shown) > MOST_DICE:
        raise PositionError(f"{name}: {len(shown)} dice, but no monster has more than {MOST_DICE}")
    dice: i64 = 0
    for face in shown:
        dice += UNIT[face]
    return dice


def usual_stack(s: TokyoState) -> list[Frame]:
    """Return what is still to be done when a step begins, or while dice are being kept.

    The roll step begins with a monster that may wake up, unless rolls are left: then all dice are being rolled.
    """
    if s.phase == IS_OVER:
        return []
    if s.phase == IN_SETUP:
        return setup_stack(s)
    frames = TURNS[s.turn][: len(TURNS[0]) - int(s.phase) + IN_START]
    if s.phase == IN_ROLL:
        if s.dice:
            frames[-1] = Frame(KEEP, s.turn)
        elif s.rolls and number_of_dice(s, s.turn):
            frames[-1] = Frame(ROLL, CHANCE, number_of_dice(s, s.turn))
        elif s.sleeps(s.turn):
            frames.append(Frame(WAKING, s.turn))
    return frames
