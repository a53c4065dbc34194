"""A position of Ankh-Morpork as a document, and back.

`areas`: per area `minions` (one number for each seat), `building` (a seat), `trouble`, `trolls`, `demons`.
`money`, `bank`; `lost`, `gained`, `used`: areas whose city-area card left the game, was gained or used in this turn.
`hand`, `front`, `personality`, `seen`, `loose`, `seen_unused`, `ruled_out`: one entry for each seat.
`astray`: for each seat, by card, the other seats that may have it; `aside`: by personality, if it is not unused.
`discard` in order, `shuffled`, `played`, `offered`.
`draw`: `next` (cards on top), `size`, and `first`: how many of the first deck it has. `events`: `used` and `next`.
`turn`, `moment`, `last`, `immune`, `winners`; `unused` in a view.

Cards that a true state does not mention are in the draw pile, as far as `draw` leaves room; the rest is discarded.
"""

from tafelrunde.core.bits import members
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import PositionError
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import AREA_IDS, AREAS, START_MONEY
from tafelrunde.games.morpork.rules.cards import CARD_IDS
from tafelrunde.games.morpork.rules.position.board import (
    OLD_WORD,
    field_of_areas,
    read_areas,
    read_board,
    read_money,
    write_area,
)
from tafelrunde.games.morpork.rules.position.cards import (
    COMMON,
    PER_SEAT,
    place_unmentioned,
    read_cards,
    write_decks,
    write_zone,
)
from tafelrunde.games.morpork.rules.position.seen import read_personalities, read_seen, write_knowledge
from tafelrunde.games.morpork.rules.state import MAY_PLAY, MOMENTS, SET_UP, START_OF_TURN, MorporkState
from tafelrunde.games.morpork.rules.steps import STARTS, TURN_ENDS, TURNS
from tafelrunde.games.morpork.rules.zones import TABLE


def write(s: MorporkState) -> dict[str, object]:
    """Return the fields of the document, defaults left out."""
    doc: dict[str, object] = {}
    seats = range(int(s.seats))
    standing = {AREA_IDS[area]: there for area in range(AREAS) if (there := write_area(s, area))}
    if standing:
        doc["areas"] = standing
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


def keyed(doc: dict[str, object]) -> dict[str, object]:
    """Return a document as keys are made from it: with the older word for `areas`."""
    return {OLD_WORD if field == "areas" else field: value for field, value in doc.items()}


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


def read(reader: Reader, s: MorporkState) -> None:
    """Set the state's fields; `s` comes from the options, ready to be dealt."""
    moment = reader.one_of("moment", MOMENTS[MAY_PLAY], MOMENTS)
    s.moment = MOMENTS.index(str(moment))
    s.turn = reader.number("turn", 0, 0, int(s.seats) - 1)
    if s.moment != SET_UP or reader.has(field_of_areas(reader)):
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


def usual_stack(s: MorporkState) -> list[Frame]:
    """Return who is asked: the active player, before the card of the turn."""
    if s.winners:
        return []
    if s.moment == SET_UP:
        return s.stack
    if s.moment == START_OF_TURN:
        return [STARTS[s.turn]]
    return [TURN_ENDS[s.turn], TURNS[s.turn]]
