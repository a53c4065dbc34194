"""What a client draws of a table of Ankh-Morpork: plain data, made from a view and from nothing else."""

from typing import TypedDict, cast

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.morpork import score
from tafelrunde.games.morpork.areas import AREA_IDS, AREAS, COST, PERSONALITY_IDS
from tafelrunde.games.morpork.cards import CARD_IDS, CARDS
from tafelrunde.games.morpork.events import ALL_EVENTS, EVENT_IDS
from tafelrunde.games.morpork.state import (
    DEMON,
    FRONT,
    HAND,
    OFFERED,
    PILE_FIRST,
    PLAYED,
    SHUFFLED,
    TROLL,
    MorporkState,
)
from tafelrunde.games.morpork.turn.city_areas import benefits
from tafelrunde.games.morpork.turn.pieces import number_of_buildings, on_board


class AreaPicture(TypedDict):
    """An area: what stands in it, who controls it, and how its city-area card is."""

    area: str
    number: int
    cost: int
    minions: list[int]
    trolls: int
    demons: int
    trouble: bool
    building: int | None
    """The seat whose building stands here, and that has the city-area card."""
    control: int | None
    lost: bool
    """The city-area card has left the game."""
    used: bool
    """The city-area card was used or gained in this turn."""


class SeatPicture(TypedDict):
    """What a seat has, as far as the viewer knows it."""

    money: int
    hand: list[str]
    hand_unknown: int
    hand_size: int
    front: list[str]
    personality: str | None
    """None where it is hidden, or not dealt yet."""
    ruled_out: list[str]
    minions_left: int
    buildings_left: int
    benefits: list[str]
    """The areas whose city-area cards the seat could use now."""
    infiltrated: int
    controlled: int
    fortune: int
    points: int


class Piece(TypedDict):
    """A piece or card in sight, with an id that stays the same while nothing can be confused."""

    id: str
    kind: str
    seat: int | None
    place: str


class Picture(TypedDict):
    """A table of Ankh-Morpork."""

    viewer: int | None
    turn: int
    asked: int | None
    over: bool
    winners: list[int]
    areas: list[AreaPicture]
    seats: list[SeatPicture]
    bank: int
    pile: int
    pile_first: int
    """How many cards of the first deck the draw pile has."""
    played: list[str]
    offered: list[str]
    discard: list[str]
    shuffled: int
    """How many cards of the discard pile nobody can be sure of."""
    events_used: list[str]
    events_left: int
    unused: list[str]
    """The unused personalities that the viewer has seen."""
    trouble: int
    pieces: list[Piece]


def picture(view: State) -> Picture:
    """Return the table as its viewer sees it."""
    s = cast(MorporkState, view)
    if s.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    return {
        "viewer": int(s.viewer) if s.viewer >= 0 else None,
        "turn": int(s.turn),
        "asked": int(s.who) if s.who >= 0 else None,
        "over": not s.stack,
        "winners": members(s.winners),
        "areas": [_area(s, area) for area in range(AREAS)],
        "seats": [_seat(s, seat) for seat in range(int(s.seats))],
        "bank": int(s.bank),
        "pile": int(s.pile()),
        "pile_first": int(s.size(PILE_FIRST)),
        "played": _cards(s, PLAYED),
        "offered": _cards(s, OFFERED),
        "discard": [CARD_IDS[s.discard[k]] for k in range(len(s.discard))],
        "shuffled": int(s.size(SHUFFLED)),
        "events_used": [EVENT_IDS[event] for event in members(ALL_EVENTS ^ s.events_left)],
        "events_left": int(count(s.events_left)),
        "unused": [PERSONALITY_IDS[who] for who in members(s.unused)],
        "trouble": int(count(s.trouble)),
        "pieces": _pieces(s),
    }


def _cards(s: MorporkState, zone: int) -> list[str]:
    return [CARD_IDS[card] for card in range(CARDS) if s.holds(zone, card)]


def _area(s: MorporkState, area: int) -> AreaPicture:
    seats = range(int(s.seats))
    return {
        "area": AREA_IDS[area],
        "number": area + 1,
        "cost": COST[area],
        "minions": [int(s.pieces[AREAS * seat + area]) for seat in seats],
        "trolls": int(s.pieces[AREAS * TROLL + area]),
        "demons": int(s.pieces[AREAS * DEMON + area]),
        "trouble": bool(s.trouble & bit(area)),
        "building": int(s.building[area]) if s.building[area] != NONE else None,
        "control": next((seat for seat in seats if score.controls(s, seat, area)), None),
        "lost": bool(s.lost & bit(area)),
        "used": bool((s.used | s.gained) & bit(area)),
    }


def _seat(s: MorporkState, seat: int) -> SeatPicture:
    who = s.personality[seat]
    return {
        "money": int(s.money[seat]),
        "hand": _cards(s, HAND + seat),
        "hand_unknown": int(s.unknown[HAND + seat]),
        "hand_size": int(s.size(HAND + seat)),
        "front": _cards(s, FRONT + seat),
        "personality": None if who in (HIDDEN, NONE) else PERSONALITY_IDS[who],
        "ruled_out": [PERSONALITY_IDS[one] for one in members(s.ruled_out[seat])],
        "minions_left": 12 - int(on_board(s, seat)),
        "buildings_left": 6 - int(number_of_buildings(s, seat)),
        "benefits": [AREA_IDS[area] for area in members(benefits(s, seat))] if seat == s.turn else [],
        "infiltrated": int(score.infiltrated(s, seat)),
        "controlled": int(score.controlled(s, seat)),
        "fortune": int(score.fortune(s, seat)),
        "points": int(score.points(s, seat)),
    }


def _pieces(s: MorporkState) -> list[Piece]:
    """Return everything that a client moves about: pieces are numbered within their area, cards are themselves."""
    pieces: list[Piece] = []
    for area in range(AREAS):
        name = AREA_IDS[area]
        for kind, label in [*((seat, "minion") for seat in range(int(s.seats))), (TROLL, "troll"), (DEMON, "demon")]:
            owner = kind if kind < TROLL else None
            prefix = label if owner is None else f"{label}.{owner}"
            pieces += [
                {"id": f"{prefix}.{name}.{number}", "kind": label, "seat": owner, "place": name}
                for number in range(int(s.pieces[AREAS * kind + area]))
            ]
        if s.building[area] != NONE:
            owner = int(s.building[area])
            pieces.append({"id": f"building.{name}", "kind": "building", "seat": owner, "place": name})
        if s.trouble & bit(area):
            pieces.append({"id": f"trouble.{name}", "kind": "trouble", "seat": None, "place": name})
    for seat in range(int(s.seats)):
        for zone, place in ((HAND, "hand"), (FRONT, "front")):
            pieces += [{"id": card, "kind": "card", "seat": seat, "place": place} for card in _cards(s, zone + seat)]
    for zone, place in ((PLAYED, "played"), (OFFERED, "offered")):
        pieces += [{"id": card, "kind": "card", "seat": None, "place": place} for card in _cards(s, zone)]
    return pieces
