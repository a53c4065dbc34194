"""A position of Ankh-Morpork as a document, and back.

`districts`: per area `minions` (one number for each seat), `building` (a seat), `trouble`, `trolls`, `demons`.
`money`, `bank`; `lost`, `gained`, `used`: areas whose city-area card left the game, was gained or used in this turn.
`hand`, `front`, `personality`, `seen`, `loose`, `seen_unused`, `ruled_out`: one entry for each seat.
`astray`: for each seat, by card, the other seats that may have it; `aside`: by personality, if it is not unused.
`discard` in order, `shuffled`, `played`, `offered`.
`draw`: `next` (cards on top), `size`, and `first`: how many of the first deck it has. `events`: `used` and `next`.
`turn`, `moment`, `last`, `immune`, `winners`; `unused` in a view.

Cards that a true state does not mention are in the draw pile, as far as `draw` leaves room; the rest is discarded.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import PositionError
from tafelrunde.core.names import UNKNOWN
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.areas import (
    ALL_EVENTS,
    AREA_IDS,
    AREAS,
    COINS,
    DEMONS,
    EVENT_IDS,
    MINIONS,
    START_MONEY,
    TROLLS,
)
from tafelrunde.games.morpork.cards import CARD_IDS, CARDS, FIRST_CARDS
from tafelrunde.games.morpork.knowledge import listed, read_personalities, read_seen, write_knowledge
from tafelrunde.games.morpork.setup import deck
from tafelrunde.games.morpork.state import (
    DEMON,
    DISCARD,
    EMPTY_BOARD,
    FRONT,
    HAND,
    MAY_PLAY,
    MOMENTS,
    NO_BUILDINGS,
    NO_CARDS,
    NO_ROW,
    NOTHING_UNKNOWN,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    PLAYED,
    SET_UP,
    SHUFFLED,
    START_OF_TURN,
    TROLL,
    ZONES,
    MorporkState,
)
from tafelrunde.games.morpork.turn import STARTS, TURN_ENDS, TURNS
from tafelrunde.games.morpork.zones import TABLE, unseen

PER_SEAT: Final = [HAND, FRONT]
COMMON: Final = [SHUFFLED, PLAYED, OFFERED]


# Writing.


def write(s: MorporkState) -> dict[str, object]:
    """Return the fields of the document, defaults left out."""
    doc: dict[str, object] = {}
    seats = range(int(s.seats))
    districts = {AREA_IDS[area]: district for area in range(AREAS) if (district := write_area(s, area))}
    if districts:
        doc["districts"] = districts
    money = [int(s.money[seat]) for seat in seats]
    if money != [START_MONEY] * len(money):
        doc["money"] = money
    for name, areas in (("lost", s.lost), ("gained", s.gained), ("used", s.used)):
        if areas:
            doc[name] = [AREA_IDS[area] for area in members(areas)]
    for zone in PER_SEAT:
        rows = [write_zone(s, zone + seat) for seat in seats]
        if any(rows):
            doc[TABLE[zone].name] = rows
    for zone in COMMON:
        row = write_zone(s, zone)
        if row:
            doc[TABLE[zone].name] = row
    if len(s.discard):
        doc["discard"] = [CARD_IDS[s.discard[k]] for k in range(int(len(s.discard)))]
    doc.update(write_knowledge(s))
    doc.update(write_decks(s))
    doc.update(write_turn(s))
    return doc


def write_area(s: MorporkState, area: int) -> dict[str, object]:
    """Return what there is in an area."""
    found: dict[str, object] = {}
    minions = [int(s.pieces[12 * seat + area]) for seat in range(int(s.seats))]
    if any(minions):
        found["minions"] = minions
    if s.building[area] != NONE:
        found["building"] = int(s.building[area])
    if s.trouble & bit(area):
        found["trouble"] = True
    if s.pieces[12 * TROLL + area]:
        found["trolls"] = int(s.pieces[12 * TROLL + area])
    if s.pieces[12 * DEMON + area]:
        found["demons"] = int(s.pieces[12 * DEMON + area])
    return found


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


def write_turn(s: MorporkState) -> dict[str, object]:
    """Return whose turn it is and what happened in it."""
    doc: dict[str, object] = {}
    if s.turn:
        doc["turn"] = int(s.turn)
    if s.last != NONE:
        doc["last"] = CARD_IDS[s.last]
    if s.immune != NONE:
        doc["immune"] = {"seat": int(s.immune), "card": CARD_IDS[s.immune_card]}
    if s.winners:
        doc["winners"] = members(s.winners)
    return doc


# Reading.


def read(reader: Reader, s: MorporkState) -> None:
    """Set the state's fields; `s` comes from the options, ready to be dealt."""
    moment = reader.one_of("moment", MOMENTS[MAY_PLAY], MOMENTS)
    s.moment = MOMENTS.index(str(moment))
    s.turn = reader.number("turn", 0, 0, int(s.seats) - 1)
    if s.moment != SET_UP or reader.has("districts"):
        read_board(reader, s)
    read_money(reader, s)
    s.lost = read_areas(reader, "lost")
    s.gained = read_areas(reader, "gained")
    s.used = read_areas(reader, "used")
    read_cards(reader, s)
    read_personalities(reader, s)
    read_seen(reader, s)
    s.last = reader.thing("last", "card")
    immune = reader.mapping("immune")
    if immune:
        inner = Reader(immune, s.game.names)
        s.immune = inner.number("seat", 0, 0, int(s.seats) - 1)
        s.immune_card = inner.thing("card", "card")
        inner.finish()
        if s.immune_card == NONE:
            raise PositionError("immune: no card is named: say whose text does not reach the seat")
    s.winners = reader.seats("winners", int(s.seats))
    if s.viewer == NONE:
        place_unmentioned(s)


def read_board(reader: Reader, s: MorporkState) -> None:
    """Set up what stands in the areas."""
    s.pieces = EMPTY_BOARD[:]
    s.building = NO_BUILDINGS[:]
    s.trouble = 0
    for name, written in reader.mapping("districts").items():
        area = reader.named("districts", "area", name)
        if not isinstance(written, dict):
            raise PositionError(f"districts: {name!r} is {written!r}, not a mapping of what is there")
        inner = Reader(written, s.game.names)
        try:
            read_area(inner, s, area)
            inner.finish()
        except PositionError as error:
            raise PositionError(f"districts, {name}: {error}") from None


def read_area(inner: Reader, s: MorporkState, area: int) -> None:
    """Set up what stands in one area."""
    minions = inner.numbers("minions", [0] * int(s.seats), 0, MINIONS)
    for seat in range(int(s.seats)):
        s.pieces[12 * seat + area] = minions[seat]
    s.pieces[12 * TROLL + area] = inner.number("trolls", 0, 0, TROLLS)
    s.pieces[12 * DEMON + area] = inner.number("demons", 0, 0, DEMONS)
    owner = inner.value("building", None)
    if isinstance(owner, list):
        raise PositionError(f"building: {owner!r} is more than one: an area has room for one building")
    if owner is not None:
        s.building[area] = inner.number("building", 0, 0, int(s.seats) - 1)
    if inner.one_of("trouble", False, [False, True]):
        s.trouble |= bit(area)


def read_money(reader: Reader, s: MorporkState) -> None:
    """Set the money; the bank has the rest of the 120 coins."""
    money = reader.numbers("money", [START_MONEY] * int(s.seats), 0, COINS)
    for seat in range(int(s.seats)):
        s.money[seat] = money[seat]
    if sum(money) > COINS:
        raise PositionError(f"money: {sum(money)} dollars in all: there are only {COINS}")
    s.bank = reader.number("bank", COINS - sum(money), 0, COINS)
    total = int(s.bank) + sum(money)
    if total != COINS:
        raise PositionError(f"bank: {s.bank} there and {sum(money)} with the players make {total}, not {COINS}")


def read_areas(reader: Reader, field: str) -> i64:
    """Return some areas as a set."""
    found: i64 = 0
    for entry in reader.row(field):
        found |= bit(reader.named(field, "area", entry))
    return found


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
    if unknown and (s.viewer == NONE or zone == PLAYED or FRONT <= zone < HAND + 8):
        raise PositionError(f"{name}: {unknown} unknown cards, but only a view has such, and only where it cannot look")
    for card in cards:
        put_card(s, card, zone, name)
    s.unknown[zone] = unknown


def put_card(s: MorporkState, card: int, zone: int, field: str) -> None:
    """Put a card into a zone, if it is nowhere yet."""
    which = 0 if card < FIRST_CARDS else 1
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


def usual_stack(s: MorporkState) -> list[Frame]:
    """Return who is asked: the active player, before the card of the turn."""
    if s.winners:
        return []
    if s.moment == SET_UP:
        return s.stack
    if s.moment == START_OF_TURN:
        return [STARTS[s.turn]]
    return [TURN_ENDS[s.turn], TURNS[s.turn]]
