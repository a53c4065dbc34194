"""What a client draws of a table of Claim: plain data, made from a view and from nothing else."""

from typing import TypedDict, cast

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.cards import CARD_IDS, FACTION, FACTIONS, listed
from tafelrunde.games.claim.score import favour
from tafelrunde.games.claim.state import (
    DISCARD,
    DRAWN,
    HAND,
    PHASES,
    PILE,
    SCORE,
    SHOWN,
    WON,
    ZONES,
    ClaimState,
)
from tafelrunde.games.claim.steps import DEAL, DRAW, FIRST
from tafelrunde.games.claim.zones import TABLE


class Group(TypedDict):
    """Cards of one faction that lie in one place, ascending."""

    faction: str
    cards: list[str]


class Piece(TypedDict):
    """A card in sight, with an id that stays the same wherever the card goes."""

    id: str
    card: str
    zone: str
    seat: int | None


class SeatPicture(TypedDict):
    """What lies before a seat, as far as the viewer knows it."""

    hand: list[Group]
    hand_unknown: int
    """How many more cards of the hand the viewer does not know."""
    hand_size: int
    shown: list[Group]
    """The part of the hand that both players have seen, in the second phase."""
    voids: list[str]
    """The factions that the hand has shown not to hold."""
    won: list[Group]
    drawn: list[Group]
    drawn_unknown: int
    followers: int
    """How many have been won and drawn in all."""
    score: list[Group]


class FactionPicture(TypedDict):
    """How a faction stands: cards and top card of each seat, and whom it would favour now, by which rule."""

    faction: str
    counts: list[int]
    tops: list[str | None]
    favour: int | None
    rule: str


class Picture(TypedDict):
    """A table of Claim. Cards are ids such as "knight_7"; groups without cards are left out."""

    phase: str
    round: int
    """From 1 in each phase; 0 while cards are dealt."""
    rounds: int
    viewer: int | None
    leader: int
    asked: int | None
    """The seat that is asked, None for chance and at the end."""
    over: bool
    led: str | None
    stake: str | None
    pile: int
    discard: list[Group]
    seats: list[SeatPicture]
    factions: list[FactionPicture]
    favours: list[int]
    """How many factions each seat would have now."""
    pieces: list[Piece]


def picture(view: State) -> Picture:
    """Return the table as its viewer sees it."""
    s = cast(ClaimState, view)
    if s.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    factions = [_faction(s, faction) for faction in range(len(FACTIONS))]
    return {
        "phase": PHASES[s.phase - 1],
        "round": _round(s),
        "rounds": int(s.setup.hand),
        "viewer": int(s.viewer) if s.viewer >= 0 else None,
        "leader": int(s.leader),
        "asked": int(s.who) if s.who >= 0 else None,
        "over": not s.stack,
        "led": _card(s.led),
        "stake": _card(s.stake),
        "pile": _size(s, PILE),
        "discard": _groups(listed(s.cards[DISCARD])),
        "seats": [_seat(s, seat) for seat in range(2)],
        "factions": factions,
        "favours": [sum(row["favour"] == seat for row in factions) for seat in range(2)],
        "pieces": _pieces(s),
    }


def _seat(s: ClaimState, seat: int) -> SeatPicture:
    hidden, shown = listed(s.cards[HAND + seat]), listed(s.cards[SHOWN + seat])
    return {
        "hand": _groups(hidden + shown),
        "hand_unknown": int(s.unknown[HAND + seat]),
        "hand_size": _size(s, HAND + seat) + _size(s, SHOWN + seat),
        "shown": _groups(shown),
        "voids": [FACTIONS[f] for f in range(len(FACTIONS)) if s.voids & bit(5 * seat + f)],
        "won": _groups(listed(s.cards[WON + seat])),
        "drawn": _groups(listed(s.cards[DRAWN + seat])),
        "drawn_unknown": int(s.unknown[DRAWN + seat]),
        "followers": _size(s, WON + seat) + _size(s, DRAWN + seat),
        "score": _groups(listed(s.cards[SCORE + seat])),
    }


def _faction(s: ClaimState, faction: int) -> FactionPicture:
    piles = [[card for card in listed(s.cards[SCORE + seat]) if FACTION[card] == faction] for seat in range(2)]
    seat, rule = favour(s, faction)
    return {
        "faction": FACTIONS[faction],
        "counts": [len(pile) for pile in piles],
        "tops": [CARD_IDS[pile[-1]] if pile else None for pile in piles],
        "favour": seat if seat != NONE else None,
        "rule": rule,
    }


def _round(s: ClaimState) -> int:
    """Return the number of the round in its phase, 0 before the first one."""
    step = s.stack[-1].step if s.stack else None
    if step is FIRST or step is DEAL:
        return 0
    second = 1 - s.leader
    played = int(s.setup.hand) - _size(s, HAND + second) - _size(s, SHOWN + second)
    return played if step is None or step is DRAW else played + 1


def _pieces(s: ClaimState) -> list[Piece]:
    """Return every card in sight; the Goblins of value 0, all alike, are told apart by a number behind the id."""
    places: list[tuple[int, str, int]] = []
    for zone in range(ZONES):
        name = "hand" if TABLE[zone].name == "shown" else TABLE[zone].name
        places += [(card, name, TABLE[zone].owner) for card in listed(s.cards[zone])]
    if s.stake != NONE:
        places.append((s.stake, "stake", NONE))
    if s.led != NONE:
        places.append((s.led, "trick", s.leader))
    pieces: list[Piece] = []
    met: dict[int, int] = {}
    for card, name, owner in places:
        met[card] = met.get(card, 0) + 1
        piece = CARD_IDS[card] if met[card] == 1 else f"{CARD_IDS[card]}.{met[card]}"
        seat = int(owner) if owner != NONE else None
        pieces.append({"id": piece, "card": CARD_IDS[card], "zone": name, "seat": seat})
    return pieces


def _groups(cards: list[int]) -> list[Group]:
    """Return the cards by faction."""
    groups: list[Group] = []
    for faction in range(len(FACTIONS)):
        found = [CARD_IDS[card] for card in sorted(cards) if FACTION[card] == faction]
        if found:
            groups.append({"faction": FACTIONS[faction], "cards": found})
    return groups


def _card(card: int) -> str | None:
    return CARD_IDS[card] if card != NONE else None


def _size(s: ClaimState, zone: int) -> int:
    return len(listed(s.cards[zone])) + int(s.unknown[zone])
