"""What cannot be on the table of Tokyo: a position that says so is refused."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import PositionError
from tafelrunde.core.values import CHANCE, HIDDEN, NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_IDS,
    CARDS,
    DICE,
    FLUXLING,
    KEPT,
    LEVEL,
    LEVELS,
    SMOKE_CLOUD,
    TILE_IDS,
    TILES,
    listed,
)
from tafelrunde.games.tokyo.rules.codec import STEP_IDS
from tafelrunde.games.tokyo.rules.damage import END_EVENT, LOSE
from tafelrunde.games.tokyo.rules.deck import DRAW, PEEK, REFILL
from tafelrunde.games.tokyo.rules.dice import MOST_DICE, on, size
from tafelrunde.games.tokyo.rules.effects.prevention import CAMOUFLAGE_AGAIN, CAMOUFLAGE_ROLL
from tafelrunde.games.tokyo.rules.effects.tiles import FLUX
from tafelrunde.games.tokyo.rules.falling import FALLEN
from tafelrunde.games.tokyo.rules.position import copies_of, everywhere, usual_stack
from tafelrunde.games.tokyo.rules.state import (
    GOAL,
    IN_RESOLVE,
    IN_SETUP,
    IN_START,
    IS_OVER,
    MOST_SEATS,
    SHOP,
    TokyoState,
)
from tafelrunde.games.tokyo.rules.steps import FREEZING, NEXT, SIDES, WHO_STARTS, somebody_at_goal
from tafelrunde.games.tokyo.rules.turn.changing import PROBED, PROBED_AGAIN
from tafelrunde.games.tokyo.rules.turn.rolling import ROLL
from tafelrunde.games.tokyo.rules.turn.shopping import LOOKED, SNATCH


def validate(s: TokyoState) -> None:
    """Refuse a position that cannot be."""
    seats = int(s.seats)
    begins = s.stack == usual_stack(s)  # in the middle of a step, monsters have fallen and the rest is still to be done
    if s.phase != IS_OVER and s.phase != IN_SETUP and not s.alive(s.turn) and begins:
        raise PositionError(f"turn: seat {s.turn} is out of the game")
    if s.phase != IS_OVER and s.living() < 2 and all(frame.step is not END_EVENT for frame in s.stack):
        raise PositionError(f"out: {s.living()} monsters are left: the step is 'over' then")
    if s.phase == IS_OVER and s.living() > 1 and not s.roar and not somebody_at_goal(s):
        raise PositionError(f"step: the game is not over: {s.living()} monsters are left, and none has {GOAL} stars")
    for seat in range(seats):
        validate_seat(s, seat)
    if s.bay != NONE and s.living() < 5:
        raise PositionError(f"place: seat {s.bay} is in the bay, which is open to 5 or 6 monsters, not to {s.living()}")
    if s.yielded & bit(s.turn):
        raise PositionError(f"yielded: it is the turn of seat {s.turn}, and only those whom it smashes yield")
    validate_tiles(s)
    validate_cards(s)
    validate_dice(s, begins)
    validate_stack(s)


def validate_seat(s: TokyoState, seat: int) -> None:
    """Refuse a monster that cannot be."""
    hearts = s.hearts[seat]
    if not s.alive(seat):
        tokens = s.energy[seat] + s.poison[seat] + s.shrink[seat]
        if hearts or s.cards[seat] or s.tiles[seat] or s.in_tokyo(seat) or tokens:
            raise PositionError(f"out: seat {seat} is out of the game: it has no hearts, cards, tiles, tokens, place")
        if s.wickedness[seat] or s.extra[seat]:
            raise PositionError(f"out: seat {seat} is out of the game: it has no wickedness and no extra turns")
        return
    if s.in_tokyo(seat) and s.sleeps(seat):
        raise PositionError(f"place: seat {seat} hibernates, and nobody does so in Tokyo")
    if hearts > s.full(seat):
        raise PositionError(f"hearts: seat {seat} has {hearts}, but no more than {s.full(seat)} without what allows 12")
    falls = any(frame.step is FALLEN and frame.who == seat for frame in s.stack)
    if hearts == 0 and not (s.roar or falls):
        raise PositionError(f"hearts: seat {seat} has none left: put it among those that are out")


def validate_tiles(s: TokyoState) -> None:
    """Refuse tiles that are there twice, on both sides, or two of a level before one seat."""
    seen: i64 = s.tiles_left
    for seat in range(int(s.seats)):
        if seen & s.tiles[seat]:
            raise PositionError(f"tiles: {TILE_IDS[members(seen & s.tiles[seat])[0]]!r} is there twice")
        seen |= s.tiles[seat]
        for level in LEVELS:
            if sum(LEVEL[tile] == level for tile in members(s.tiles[seat])) > 1:
                raise PositionError(f"tiles: seat {seat} has two tiles of level {level}: the gauge gives one")
    for tile in range(0, TILES, 2):
        if seen & bit(tile) and seen & bit(tile + 1):
            raise PositionError(f"tiles: {TILE_IDS[tile]!r} and {TILE_IDS[tile + 1]!r} are the two sides of one tile")
    owner = [seat for seat in range(int(s.seats)) if s.owns_tile(seat, FLUXLING)]
    if s.copied != NONE:
        if not owner:
            raise PositionError(f"copied: {CARD_IDS[s.copied]!r} is copied, but nobody has the tile 'fluxling'")
        if s.copied >= KEPT or not any(s.cards[seat] & bit(s.copied) for seat in range(int(s.seats))):
            raise PositionError(f"copied: nobody has {CARD_IDS[s.copied]!r}")
    if s.copied_smoke and s.copied != SMOKE_CLOUD:
        raise PositionError("copied_smoke: only a copy of 'smoke_cloud' has smoke tokens")
    if s.copied == SMOKE_CLOUD and not s.copied_smoke and not s.setup.copy_stays:
        raise PositionError("copied_smoke: 0 tokens: a copy of 'smoke_cloud' has 1 to 3, without any it has ended")
    held = any(s.cards[seat] & bit(SMOKE_CLOUD) for seat in range(int(s.seats)))
    if (s.smoke > 0) is not held:
        raise PositionError(f"smoke: {s.smoke} tokens: there are 1 to 3 while somebody has 'smoke_cloud', else none")


def validate_cards(s: TokyoState) -> None:
    """Refuse a deck that has what lies elsewhere, and a display with a card where one is to come."""
    found = everywhere(s) + listed(s.deck, s.deck_once)
    for card in set(found):
        if found.count(card) > copies_of(card):
            raise PositionError(f"deck: {CARD_IDS[card]!r} lies elsewhere: the game has {copies_of(card)}")
    hidden = s.top.count(HIDDEN)
    if hidden > count(s.deck) + count(s.deck_once):
        raise PositionError(f"next: {hidden} unknown cards, but the deck has fewer")
    for frame in s.stack:
        if frame.step in (REFILL, DRAW) and 0 <= frame.a < SHOP and s.shop[frame.a] != NONE:
            raise PositionError(f"shop: {CARD_IDS[s.shop[frame.a]]!r} lies where a card is still to be revealed")
    if s.looked > len(s.top):
        raise PositionError(f"looked: {s.looked} cards, but the place of {len(s.top)} is known")


def validate_dice(s: TokyoState, begins: bool) -> None:
    """Refuse more dice than the active monster's cards and tiles give, and what follows from no roll."""
    if s.dice == 0:
        return
    if s.phase in (IN_SETUP, IN_START):
        raise PositionError(f"dice: none are rolled in the step {STEP_IDS[s.phase]!r}")
    less = int(s.shrink[s.turn] + s.chain)
    known = s.phase < IN_RESOLVE or (s.phase == IN_RESOLVE and begins)  # later the card that gave a die may be gone
    extra = int(s.total(s.turn, DICE)) if known else MOST_DICE - 6
    if size(s.dice) > max(0, 6 + extra - less):
        gave = f"its cards and tiles {extra} more" if known else f"no cards and tiles give more than {extra}"
        for_tokens = f", less {less} for shrink tokens and Freeze Time" if less else ""
        raise PositionError(f"dice: {size(s.dice)} dice, but seat {s.turn} has 6, and {gave}{for_tokens}")


LIMITS: Final[dict[str, tuple[int, int]]] = {
    "count": (0, 9999),
    "by": (NONE, MOST_SEATS - 1),
    "seat": (0, MOST_SEATS - 1),
    "of": (0, MOST_SEATS - 1),
    "cause": (0, CARDS + 1),
    "used": (0, 3),
    "again": (0, 1),
    "threes": (0, 9999),
    "hearts": (0, 9999),
    "slot": (0, SHOP - 1),
    "slots": (0, 7),
    "asked": (0, MOST_SEATS),
    "depth": (0, 60),
    "card": (0, KEPT - 1),
    "tile": (0, TILES - 2),
    "level": (0, 10),
    "seats": (1, 63),
    "claws": (0, 6),
    "best": (0, 63),
}
"""What the numbers of frames can be, by name."""


def validate_stack(s: TokyoState) -> None:
    """Refuse frames that do not fit the table; what a position's own stack says is believed beyond that."""
    chance = {"roll", "probed", "camouflage_roll", "draw", "peek", "sides", "who_starts"}
    nobody = {"end_event", "next", "refill", "offer", "storm"}
    for k, frame in enumerate(s.stack):
        name = frame.step.name
        who = CHANCE if name in chance else NONE
        if ((name in chance or name in nobody) and frame.who != who) or (name not in chance | nobody and frame.who < 0):
            raise PositionError(f"stack: {name!r} is asked of the wrong one")
        if frame.step is NEXT and k:
            raise PositionError("stack: 'next' lies at the bottom: nothing is left to do after a turn")
        for param, value in zip(frame.step.params, (frame.a, frame.b, frame.c, frame.d), strict=False):
            if param:
                low, high = LIMITS[param]
                if param in ("seat", "of", "by"):
                    high = int(s.seats) - 1
                if not low <= value <= high:
                    raise PositionError(f"stack: the {param} of {name!r} is {value}: it takes {low} to {high}")
        validate_frame(s, k, frame)


def validate_frame(s: TokyoState, k: int, frame: Frame) -> None:
    """Refuse a frame without what it stands on."""
    step = frame.step
    beneath = s.stack[k - 1] if k else None
    top = k == len(s.stack) - 1
    if step is LOSE.window and (beneath is None or beneath.step is not LOSE or beneath.who != frame.who or not top):
        raise PositionError("stack: there is nothing to prevent")
    if step in (CAMOUFLAGE_ROLL, CAMOUFLAGE_AGAIN) and not any(lower.step is LOSE for lower in s.stack[:k]):
        raise PositionError("stack: there is nothing to hide from")
    if step in (ROLL, PROBED) and not 1 <= frame.a <= MOST_DICE - size(s.dice):
        raise PositionError(f"stack: {frame.a} dice cannot be rolled beside {size(s.dice)}")
    if step is PROBED_AGAIN and on(s.dice, 2) == 0:
        raise PositionError("stack: there is no 3 to roll again")
    if step is SNATCH and (beneath is None or beneath.step.name not in ("offer", "snatch")):
        raise PositionError("stack: nothing has been revealed")
    if step is LOOKED:
        above = s.stack[k + 1] if not top else None
        peeking = above is not None and above.step is PEEK
        if not frame.a < len(s.top) + (1 if peeking else 0):
            raise PositionError(f"stack: no card is known at depth {frame.a}")
    if step is PEEK and (beneath is None or beneath.step is not LOOKED or not s.deck | s.deck_once):
        raise PositionError("stack: there is no card to look at")
    if step is DRAW and not s.deck | s.deck_once:
        raise PositionError("stack: there is no card to draw")
    if step is FLUX and not s.owns_tile(frame.who, FLUXLING):
        raise PositionError(f"stack: seat {frame.who} does not have the tile 'fluxling'")
    if step is FALLEN and s.hearts[frame.who]:
        raise PositionError(f"stack: seat {frame.who} has not fallen: it has {s.hearts[frame.who]} hearts")
    if step is FREEZING and (beneath is None or beneath.step is not NEXT):
        raise PositionError("stack: the turn is not over yet")
    if step is SIDES and frame.a % 2:
        raise PositionError("stack: a tile is named by its red side here")
    if step is WHO_STARTS and (frame.a >= bit(s.seats) or frame.c >= bit(s.seats)):
        raise PositionError("stack: only those who are there roll for the start")
