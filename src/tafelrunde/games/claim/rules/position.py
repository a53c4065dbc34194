"""A position of Claim as a document, and back.

Fields: `phase`, `leader`, `trick` (the led card), `stake`, `voids` (per seat), and the zones: `hand`, `shown`, `drawn`,
`won`, `score` (one list for each seat), `discard` and `pile`. Cards that a true state does not mention fill up the
pile, as far as the rounds to come need it, and the rest of them is discarded.
"""

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import PositionError
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.claim.rules.cards import CARD_IDS, FACTIONS, copies, listed, put
from tafelrunde.games.claim.rules.state import (
    DISCARD,
    DRAWN,
    FAVOUR,
    HAND,
    NOTHING_UNKNOWN,
    PHASES,
    PILE,
    RECRUIT,
    SCORE,
    SHOWN,
    WON,
    ZONES,
    ClaimState,
)
from tafelrunde.games.claim.rules.steps import DEAL, DEALS, DRAWS, FIRST, FOLLOWS, LEADS, TURN_UP_FRAME
from tafelrunde.games.claim.rules.zones import TABLE, fitting, sees, unseen


def write(s: ClaimState) -> dict[str, object]:
    """Return the fields of the document, defaults left out."""
    doc: dict[str, object] = {}
    if s.phase != RECRUIT:
        doc["phase"] = PHASES[s.phase - 1]
    if s.leader:
        doc["leader"] = int(s.leader)
    if s.led != NONE:
        doc["trick"] = CARD_IDS[s.led]
    if s.stake != NONE:
        doc["stake"] = CARD_IDS[s.stake]
    if s.voids:
        doc["voids"] = [[FACTIONS[f] for f in range(5) if s.voids & bit(5 * seat + f)] for seat in range(2)]
    for k in range(0, DISCARD, 2):
        both = [write_zone(s, k), write_zone(s, k + 1)]
        if both[0] or both[1]:
            doc[TABLE[k].name] = both
    for k in (DISCARD, PILE):
        cards = write_zone(s, k)
        if cards:
            doc[TABLE[k].name] = cards
    return doc


def write_zone(s: ClaimState, zone: int) -> list[str]:
    """Return the cards of a zone, and how many unknown ones are there."""
    names = [CARD_IDS[card] for card in listed(s.cards[zone])]
    if s.unknown[zone]:
        names.append(f"?{s.unknown[zone]}")
    return names


def read(reader: Reader, s: ClaimState) -> None:
    """Set the state's fields; `s` comes from the options, with all cards on its pile."""
    s.phase = FAVOUR if reader.one_of("phase", PHASES[0], PHASES) == PHASES[1] else RECRUIT
    leader = reader.one_of("leader", 0, [0, 1])
    s.leader = 1 if leader == 1 else 0
    s.led = reader.thing("trick", "card")
    s.stake = reader.thing("stake", "card")
    s.voids = 0
    for seat, entries in enumerate(reader.row("voids", 2)):
        for faction in reader.zone("voids", "faction", [] if entries is None else entries)[0]:
            s.voids |= bit(5 * seat + faction)
    s.cards = NOTHING_UNKNOWN[:]
    s.unknown = NOTHING_UNKNOWN[:]
    for k in range(0, DISCARD, 2):
        for seat, entries in enumerate(reader.row(TABLE[k].name, 2)):
            read_zone(reader, s, k + seat, [] if entries is None else entries)
    for k in (DISCARD, PILE):
        read_zone(reader, s, k, reader.row(TABLE[k].name))
    check_deck(s)
    if s.viewer == NONE:
        fill(s, reader.has("pile"))


def read_zone(reader: Reader, s: ClaimState, zone: int, entries: object) -> None:
    """Put the named cards into a zone."""
    name = TABLE[zone].name
    cards, unknown = reader.zone(name, "card", entries)
    if unknown and s.viewer == NONE:
        raise PositionError(f"{name}: {unknown} unknown cards, but only a view has such: name them, or say whose view")
    for card in cards:
        if copies(s.cards[zone], card) >= copies(s.setup.deck, card):
            has = copies(s.setup.deck, card)
            raise PositionError(f"{name}: {CARD_IDS[card]!r} is there too often: the deck has {has}")
        s.cards[zone] = put(s.cards[zone], card)
    s.unknown[zone] = unknown


def check_deck(s: ClaimState) -> None:
    """Refuse cards that the deck does not have, or not so often."""
    everywhere: list[int] = [int(card) for card in (s.led, s.stake) if card != NONE]
    for zone in range(len(TABLE)):
        everywhere += listed(s.cards[zone])
    for card in everywhere:
        if everywhere.count(card) > copies(s.setup.deck, card):
            has = copies(s.setup.deck, card)
            raise PositionError(f"{CARD_IDS[card]!r} is there {everywhere.count(card)} times: the deck has {has}")


def fill(s: ClaimState, pile_given: bool) -> None:
    """Put the cards that are not mentioned where they do no harm."""
    needed = 0
    if s.phase == RECRUIT and not pile_given:
        needed = 2 * max(size(s, HAND), size(s, HAND + 1)) - (0 if s.stake == NONE else 1)
    for card in listed(unseen(s)):
        zone = PILE if count(s.cards[PILE]) < needed else DISCARD
        s.cards[zone] = put(s.cards[zone], card)


def size(s: ClaimState, zone: i64) -> int:
    """Return how many cards lie in a zone, known or not."""
    return count(s.cards[zone]) + s.unknown[zone]


def usual_stack(s: ClaimState) -> list[Frame]:
    """Return who is asked in a position between two cards."""
    if s.led != NONE:
        return [FOLLOWS[1 - s.leader]]
    if s.phase == RECRUIT and s.stake == NONE:
        return [TURN_UP_FRAME] if size(s, PILE) else []
    return [LEADS[s.leader]] if s.hand(s.leader) or s.unknown[HAND + s.leader] else []


def validate(s: ClaimState) -> None:
    """Refuse a position whose cards do not add up to a game of Claim."""
    if s.out:
        raise PositionError("out: nobody leaves a game of Claim before its end")
    validate_view(s)
    total = sum(size(s, zone) for zone in range(ZONES)) + (s.led != NONE) + (s.stake != NONE)
    if total != 4 * s.setup.hand:
        raise PositionError(f"{total} cards are on the table: the deck has {4 * s.setup.hand}")
    hands = [size(s, HAND + seat) + size(s, SHOWN + seat) for seat in range(2)]
    top = s.stack[-1].step if len(s.stack) in (1, 2) else None
    if top is FIRST or top is DEAL:
        if size(s, PILE) + sum(hands) != total:
            raise PositionError("stack: while cards are dealt they are in the hands or in the pile, nowhere else")
        seat = 0 if hands[0] < s.setup.hand else 1
        first = [Frame(FIRST, CHANCE)] if top is FIRST else []
        if s.stack != [DEALS[seat], *first] or hands[seat] >= s.setup.hand or (seat == 0 and hands[1]):
            raise PositionError(f"stack: {s.stack!r} cannot be with {hands[0]} and {hands[1]} cards dealt")
        return
    drawing = s.stack == [DRAWS[1 - s.leader]] and s.phase == RECRUIT and s.led == NONE and s.stake == NONE
    if not drawing and s.stack != usual_stack(s):
        raise PositionError(f"stack: {s.stack!r} does not follow from leader, trick, stake and pile: leave it out")
    if hands[s.leader] + (s.led != NONE) != hands[1 - s.leader]:
        played = int(s.led != NONE)
        raise PositionError(f"hand: {hands[0]} and {hands[1]} cards cannot be: the leader has played {played}")
    if s.phase == FAVOUR:
        if size(s, PILE) or s.stake != NONE or any(size(s, zone) for zone in range(DRAWN, SCORE)):
            raise PositionError("phase: in 'favour' there is no pile, no stake and nothing drawn or won")
        return
    if any(size(s, zone) for zone in (SHOWN, SHOWN + 1)):
        raise PositionError("shown: only hands of the phase 'favour' have a part that everybody has seen")
    if s.led != NONE and s.stake == NONE:
        raise PositionError(f"stake: {CARD_IDS[s.led]!r} is led, but no card is turned up")
    needed = 2 * hands[1 - s.leader] + (1 if drawing else 0) - (0 if s.stake == NONE else 1)
    if size(s, PILE) != needed:
        raise PositionError(f"pile: {size(s, PILE)} cards where the rounds to come need {needed}")
    followers = [size(s, WON + seat) + size(s, DRAWN + seat) for seat in range(2)]
    if followers[s.leader] != followers[1 - s.leader] + (1 if drawing else 0):
        raise PositionError(f"won, drawn: {followers[0]} and {followers[1]} followers: each round gives one to each")


def validate_view(s: ClaimState) -> None:
    """Refuse a view that shows what its viewer cannot see, hides what it can, or leaves hidden cards nowhere to be."""
    for zone in range(ZONES):
        if s.viewer != NONE and s.unknown[zone] and sees(s, zone):
            raise PositionError(f"{TABLE[zone].name}: {s.unknown[zone]} unknown cards where the viewer sees them all")
        if s.viewer != NONE and s.cards[zone] and not sees(s, zone):
            raise PositionError(f"{TABLE[zone].name}: the viewer cannot see these cards: write how many there are")
    pool = unseen(s)
    fits = [fitting(s, seat, pool) for seat in range(2)]
    for seat in range(2):
        if fitting(s, seat, s.hand(seat)) != s.hand(seat) or count(fits[seat]) < s.unknown[HAND + seat]:
            raise PositionError(f"voids: seat {seat} cannot have shown that it lacks these factions")
    if count(fits[0] | fits[1]) < s.unknown[HAND] + s.unknown[HAND + 1]:
        raise PositionError("voids: the two seats cannot both have shown that they lack these factions")
