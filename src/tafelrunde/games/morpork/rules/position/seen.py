"""Who is who, and what each seat knows of what is hidden, as part of a position's document, and back."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, members
from tafelrunde.core.errors import PositionError
from tafelrunde.core.names import UNKNOWN
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.morpork.rules.areas import MOST_SEATS, PERSONALITY_IDS
from tafelrunde.games.morpork.rules.cards import CARD_IDS, FIRST_CARDS, deck_of
from tafelrunde.games.morpork.rules.position.cards import listed
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import (
    HAND,
    NO_KNOWLEDGE,
    NOTHING_ASIDE,
    NOTHING_ASTRAY,
    NOTHING_PER_SEAT,
    OFFERED,
    SET_UP,
    SHUFFLED,
    MorporkState,
)
from tafelrunde.games.morpork.rules.zones import unseen

# Writing.


def write_knowledge(s: MorporkState) -> dict[str, object]:
    """Return who is who, and what seats have seen."""
    doc: dict[str, object] = {}
    seats = range(int(s.seats))
    doc["personality"] = [write_personality(s.personality[seat]) for seat in seats]
    if s.viewer != NONE and s.unused and not s.winners:
        doc["unused"] = [PERSONALITY_IDS[who] for who in members(s.unused)]
    for name, sets in (("seen", s.seen), ("loose", s.loose)):
        rows = [listed(sets[2 * seat], sets[2 * seat + 1]) for seat in seats]
        if any(rows):
            doc[name] = rows
    for name, sets in (("seen_unused", s.seen_unused), ("ruled_out", s.ruled_out)):
        rows = [[PERSONALITY_IDS[who] for who in members(sets[seat])] for seat in seats]
        if any(rows):
            doc[name] = rows
    astray = [write_astray(s, seat) for seat in seats]
    if any(astray):
        doc["astray"] = astray
    aside = [write_others([s.aside[MOST_SEATS * seat + other] for other in seats], PERSONALITY_IDS) for seat in seats]
    if any(aside):
        doc["aside"] = aside
    return doc


def write_astray(s: MorporkState, seat: int) -> dict[str, list[int]]:
    """Return which other seats may have the cards that a seat has lost track of."""
    first = 2 * MOST_SEATS * seat
    found = write_others([s.astray[first + 2 * other] for other in range(int(s.seats))], CARD_IDS)
    second = [s.astray[first + 2 * other + 1] for other in range(int(s.seats))]
    return {**found, **write_others(second, CARD_IDS[FIRST_CARDS:])}


def write_others(sets: list[i64], names: list[str]) -> dict[str, list[int]]:
    """Return in whose sets the things are, by their names."""
    every: i64 = 0
    for things in sets:
        every |= things
    return {names[one]: [seat for seat, things in enumerate(sets) if things & bit(one)] for one in members(every)}


def write_personality(who: i64) -> str | None:
    """Return the name of a personality."""
    if who == NONE:
        return None
    return UNKNOWN if who == HIDDEN else PERSONALITY_IDS[who]


# Reading.


def read_personalities(reader: Reader, s: MorporkState) -> None:
    """Set who is who."""
    known = personalities(int(s.seats))
    given = reader.row("personality", int(s.seats)) if reader.has("personality") else None
    left = known
    for seat in range(int(s.seats)):
        if given is not None:
            who = reader.named("personality", "personality", given[seat], blank=True)
        else:
            who = NONE if s.moment == SET_UP else members(known)[seat]
        if who == HIDDEN and s.viewer == NONE:
            raise PositionError("personality: a hidden one, but only a view has such")
        if who >= 0:
            if not known & bit(who):
                raise PositionError(f"personality: {PERSONALITY_IDS[who]!r} is not used with two players")
            if not left & bit(who):
                raise PositionError(f"personality: {PERSONALITY_IDS[who]!r} is there twice")
            left ^= bit(who)
        s.personality[seat] = who
    s.unused = left
    if s.viewer != NONE:
        over = reader.has("winners") and reader.row("winners") != []
        s.unused = left if over else read_set(reader, "unused", "personality", reader.row("unused"))
        if s.unused & (known ^ left):
            raise PositionError("unused: a personality that a seat has")


def read_set(reader: Reader, field: str, kind: str, entries: object) -> i64:
    """Return named things as a set."""
    found: i64 = 0
    for thing in reader.zone(field, kind, entries)[0]:
        found |= bit(thing)
    return found


def read_seen(reader: Reader, s: MorporkState) -> None:
    """Set what seats have seen, and what everybody can tell."""
    s.seen = NO_KNOWLEDGE[:]
    s.loose = NO_KNOWLEDGE[:]
    s.seen_unused = NOTHING_PER_SEAT[:]
    s.ruled_out = NOTHING_PER_SEAT[:]
    for seat, entries in enumerate(reader.row("seen", int(s.seats))):
        for card in reader.zone("seen", "card", [] if entries is None else entries)[0]:
            if not hidden_from(s, seat, card):
                raise PositionError(f"seen: {CARD_IDS[card]!r} lies nowhere where seat {seat} could have seen it")
            note(s.seen, seat, card)
    for seat, entries in enumerate(reader.row("loose", int(s.seats))):
        for card in reader.zone("loose", "card", [] if entries is None else entries)[0]:
            if s.viewer == NONE and not may_be_loose(s, card):
                raise PositionError(f"loose: {CARD_IDS[card]!r} is neither in a hand nor in the shuffled discard pile")
            note(s.loose, seat, card)
    check_loose(s)
    for seat, entries in enumerate(reader.row("seen_unused", int(s.seats))):
        s.seen_unused[seat] = read_set(reader, "seen_unused", "personality", [] if entries is None else entries)
        if s.seen_unused[seat] & ~s.unused:
            raise PositionError(f"seen_unused: seat {seat} has seen a personality that is not unused")
    for seat, entries in enumerate(reader.row("ruled_out", int(s.seats))):
        s.ruled_out[seat] = read_set(reader, "ruled_out", "personality", [] if entries is None else entries)
        if s.personality[seat] >= 0 and s.ruled_out[seat] & bit(s.personality[seat]):
            raise PositionError(f"ruled_out: seat {seat} has that personality")
    read_whereabouts(reader, s)


def check_loose(s: MorporkState) -> None:
    """Refuse a card that everybody believes to be in some hands, but that lies in another."""
    for which in range(2):
        everywhere: i64 = 0
        for seat in range(s.seats):
            everywhere |= s.loose[2 * seat + which]
        for seat in range(s.seats):
            wrong = s.cards[2 * (HAND + seat) + which] & everywhere & ~s.loose[2 * seat + which]
            if wrong and s.viewer == NONE:
                card = which * FIRST_CARDS + members(wrong)[0]
                raise PositionError(f"loose: {CARD_IDS[card]!r} is in the hand of seat {seat}, which is not named")


def read_whereabouts(reader: Reader, s: MorporkState) -> None:
    """Set who may have what seats have lost track of."""
    s.astray = NOTHING_ASTRAY[:]
    for seat, entries in enumerate(reader.row("astray", int(s.seats))):
        for name, others in read_others(reader, s, seat, "astray", entries).items():
            read_astray(s, seat, reader.named("astray", "card", name), others)
    s.aside = NOTHING_ASIDE[:]
    for seat, entries in enumerate(reader.row("aside", int(s.seats))):
        for name, others in read_others(reader, s, seat, "aside", entries).items():
            read_aside(s, seat, reader.named("aside", "personality", name), others)


def read_others(reader: Reader, s: MorporkState, seat: int, field: str, entries: object) -> dict[str, i64]:
    """Return the sets of other seats that stand in a seat's entry, by names."""
    if entries is None:
        return {}
    if not isinstance(entries, dict):
        raise PositionError(f"{field}: {entries!r} is no mapping from names to seats")
    if entries and s.viewer not in (NONE, seat):
        raise PositionError(f"{field}: what seat {seat} knows, but it is somebody else's view")
    inner = Reader(entries, s.game.names)
    found: dict[str, i64] = {}
    for name in entries:
        others: i64 = inner.seats(name, int(s.seats))
        if not others or others & bit(seat):
            raise PositionError(f"{field}, {name}: {entries[name]!r} are not the other seats that may have it")
        found[name] = others
    return found


def read_astray(s: MorporkState, viewer: int, card: int, others: i64) -> None:
    """Note who may have a card that a seat has lost track of."""
    which = deck_of(card)
    one = bit(card - which * FIRST_CARDS)
    hands = [HAND + seat for seat in members(others)]
    if s.viewer == NONE and not any(s.holds(zone, card) for zone in (*hands, OFFERED)):
        raise PositionError(f"astray: {CARD_IDS[card]!r} is with none of the seats that are named")
    if s.seen[2 * viewer + which] & one or (s.viewer != NONE and not unseen(s, which) & one):
        raise PositionError(f"astray: seat {viewer} knows where {CARD_IDS[card]!r} is")
    for seat in members(others):
        s.astray[2 * (MOST_SEATS * viewer + seat) + which] |= one


def read_aside(s: MorporkState, viewer: int, who: int, others: i64) -> None:
    """Note who may have a personality that a seat once knew to be unused."""
    if not personalities(int(s.seats)) & bit(who):
        raise PositionError(f"aside: {PERSONALITY_IDS[who]!r} is not used with two players")
    for seat in range(int(s.seats)):
        if s.personality[seat] == who and not others & bit(seat):
            raise PositionError(f"aside: seat {seat} has {PERSONALITY_IDS[who]!r}, but is not named")
        if others & bit(seat):
            s.aside[MOST_SEATS * viewer + seat] |= bit(who)
    if s.seen_unused[viewer] & bit(who):
        raise PositionError(f"aside: seat {viewer} has seen {PERSONALITY_IDS[who]!r} unused")


def note(sets: vec[i64], seat: int, card: int) -> None:
    """Add a card to a seat's set."""
    which = deck_of(card)
    sets[2 * seat + which] |= bit(card - which * FIRST_CARDS)


def hidden_from(s: MorporkState, seat: int, card: int) -> bool:
    """Tell whether a card lies where a seat cannot look, but may have seen it."""
    hands = [HAND + other for other in range(int(s.seats)) if other != seat]
    return any(s.holds(zone, card) for zone in (*hands, SHUFFLED, OFFERED))


def may_be_loose(s: MorporkState, card: int) -> bool:
    """Tell whether a card is out of the draw pile and out of sight."""
    return any(s.holds(zone, card) for zone in (*range(HAND, HAND + int(s.seats)), SHUFFLED, OFFERED))
