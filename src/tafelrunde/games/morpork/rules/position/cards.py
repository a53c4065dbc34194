"""Where the cards lie, and the two decks, as part of a position's document, and back."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.errors import PositionError
from tafelrunde.core.names import UNKNOWN
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.cards import CARD_IDS, CARDS, FIRST_CARDS, deck_of
from tafelrunde.games.morpork.rules.events import ALL_EVENTS, EVENT_IDS
from tafelrunde.games.morpork.rules.setup import deck
from tafelrunde.games.morpork.rules.state import (
    DISCARD,
    FRONT,
    HAND,
    NO_CARDS,
    NO_ROW,
    NOTHING_UNKNOWN,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    PLAYED,
    SHUFFLED,
    ZONES,
    MorporkState,
)
from tafelrunde.games.morpork.rules.zones import TABLE, unseen

PER_SEAT: Final = [HAND, FRONT]
COMMON: Final = [SHUFFLED, PLAYED, OFFERED]


# Writing.


def listed(first: i64, second: i64) -> list[str]:
    """Return the names of the cards in two sets."""
    return [CARD_IDS[card] for card in members(first)] + [CARD_IDS[FIRST_CARDS + card] for card in members(second)]


def write_zone(s: MorporkState, zone: int) -> list[str]:
    """Return the cards of a zone, and how many unknown ones are there."""
    names = listed(s.cards[2 * zone], s.cards[2 * zone + 1])
    if s.unknown[zone]:
        names.append(f"{UNKNOWN}{s.unknown[zone]}")
    return names


def write_decks(s: MorporkState) -> dict[str, object]:
    """Return what is known of the draw pile and the event deck."""
    doc: dict[str, object] = {}
    if s.viewer != NONE:
        doc["draw"] = {"size": int(s.pile()), "first": int(s.size(PILE_FIRST))}
    elif len(s.next_cards):
        doc["draw"] = {"next": [CARD_IDS[s.next_cards[k]] for k in range(int(len(s.next_cards)) - 1, -1, -1)]}
    events: dict[str, object] = {}
    if s.events_left != ALL_EVENTS:
        events["used"] = [EVENT_IDS[event] for event in members(ALL_EVENTS ^ s.events_left)]
    if len(s.next_events):
        events["next"] = [EVENT_IDS[s.next_events[k]] for k in range(int(len(s.next_events)) - 1, -1, -1)]
    if events:
        doc["events"] = events
    return doc


# Reading.


def read_cards(reader: Reader, s: MorporkState) -> None:
    """Put the named cards into their zones."""
    s.cards = NO_CARDS[:]
    s.unknown = NOTHING_UNKNOWN[:]
    s.discard = NO_ROW[:]
    for zone in PER_SEAT:
        name = TABLE[zone].name
        for seat, entries in enumerate(reader.row(name, int(s.seats))):
            read_zone(reader, s, zone + seat, name, [] if entries is None else entries)
    for zone in COMMON:
        read_zone(reader, s, zone, TABLE[zone].name, reader.row(TABLE[zone].name))
    for entry in reader.row("discard"):
        card = reader.named("discard", "card", entry)
        put_card(s, card, DISCARD, "discard")
        s.discard = append(s.discard, card)
    read_draw(Reader(reader.mapping("draw"), s.game.names), s)
    read_events(Reader(reader.mapping("events"), s.game.names), s)


def read_draw(draw: Reader, s: MorporkState) -> None:
    """Set the top cards of the draw pile, and note how many cards it has in all."""
    for entry in reversed(draw.row("next")):
        card = draw.named("draw, next", "card", entry)
        put_card(s, card, PILE_FIRST if card < FIRST_CARDS else PILE_SECOND, "draw, next")
        s.next_cards = append(s.next_cards[:], card)
    left = [0, 0]
    if s.viewer == NONE:
        left = [int(count(unseen(s, which)) + s.size(PILE_FIRST + which)) for which in range(2)]
    size = draw.number("size", sum(left), 0, CARDS)
    first = draw.number("first", min(left[0], max(0, size - left[1])), 0, FIRST_CARDS)
    if draw.has("first") and not draw.has("size"):
        size = first + left[1]
    draw.finish()
    if first > size:
        raise PositionError(f"draw: first is {first}, but size only {size}")
    if s.viewer == NONE:
        check_draw(s, size, first, left)
    s.unknown[PILE_FIRST] = first
    s.unknown[PILE_SECOND] = size - first


def check_draw(s: MorporkState, size: int, first: int, left: list[int]) -> None:
    """Refuse a draw pile for which too few cards are left, or with the second deck above the first."""
    ahead = [int(s.size(PILE_FIRST)), int(s.size(PILE_SECOND))]
    if sum(ahead) > size:
        raise PositionError(f"draw: size is {size}, but next has {sum(ahead)} cards")
    if ahead[0] > first:
        raise PositionError(f"draw: first is {first}, but next has {ahead[0]} cards of the first deck")
    if first > left[0]:
        raise PositionError(f"draw: first is {first}, but only {left[0]} cards of the first deck are left for it")
    if size - first > left[1]:
        raise PositionError(f"draw: size is {size}, but only {first + left[1]} cards are left for it")
    for k in range(int(len(s.next_cards))):
        card = int(s.next_cards[k])
        if card >= FIRST_CARDS and (k >= ahead[1] or first > ahead[0]):
            raise PositionError(f"draw, next: {CARD_IDS[card]!r} of the second deck lies above a card of the first")


def read_events(events: Reader, s: MorporkState) -> None:
    """Set which events have happened, and which come next."""
    s.events_left = ALL_EVENTS
    for entry in events.row("used"):
        event = events.named("events, used", "event", entry)
        if not s.events_left & bit(event):
            raise PositionError(f"events, used: {EVENT_IDS[event]!r} is there twice")
        s.events_left ^= bit(event)
    ahead: i64 = 0
    for entry in reversed(events.row("next")):
        event = events.named("events, next", "event", entry)
        if ahead & bit(event) or not s.events_left & bit(event):
            raise PositionError(f"events, next: {EVENT_IDS[event]!r} is there twice")
        ahead |= bit(event)
        s.next_events = append(s.next_events[:], event)
    events.finish()


def read_zone(reader: Reader, s: MorporkState, zone: int, name: str, entries: object) -> None:
    """Put cards into a zone."""
    cards, unknown = reader.zone(name, "card", entries)
    if unknown and (s.viewer == NONE or zone == PLAYED or FRONT <= zone < PILE_FIRST):
        raise PositionError(f"{name}: {unknown} unknown cards, but only a view has such, and only where it cannot look")
    for card in cards:
        put_card(s, card, zone, name)
    s.unknown[zone] = unknown


def put_card(s: MorporkState, card: int, zone: int, field: str) -> None:
    """Put a card into a zone, if it is nowhere yet."""
    which = deck_of(card)
    one = bit(card - which * FIRST_CARDS)
    if not deck(int(s.seats), which) & one:
        raise PositionError(f"{field}: {CARD_IDS[card]!r} is not used with two players")
    for other in range(ZONES):
        if s.cards[2 * other + which] & one:
            raise PositionError(f"{field}: {CARD_IDS[card]!r} is there twice")
    s.cards[2 * zone + which] |= one


def place_unmentioned(s: MorporkState) -> None:
    """Put the cards that no field mentions into the draw pile as far as it has room, and on the discard pile."""
    room = s.unknown[:]
    s.unknown = NOTHING_UNKNOWN
    found = NO_ROW[:]
    for which in range(2):
        zone = PILE_FIRST if which == 0 else PILE_SECOND
        lying = count(s.cards[2 * zone + which])
        for card in members(unseen(s, which)):
            if lying < room[zone]:
                s.cards[2 * zone + which] |= bit(card)
                lying += 1
            else:
                s.cards[2 * DISCARD + which] |= bit(card)
                found = append(found, which * FIRST_CARDS + card)
    for k in range(len(s.discard)):
        found = append(found, s.discard[k])
    s.discard = found
    for which in range(2):
        everywhere: i64 = 0
        for seat in range(s.seats):
            everywhere |= s.loose[2 * seat + which]
        lost = s.cards[2 * SHUFFLED + which]
        lost ^= lost & everywhere
        for seat in range(s.seats):
            s.loose[2 * seat + which] |= lost
