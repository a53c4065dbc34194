"""The options of Tokyo, and the table before the first card is revealed."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.errors import OptionError
from tafelrunde.core.options import Option, one_of
from tafelrunde.core.values import CHANCE
from tafelrunde.games.tokyo.rules.cards import ALL_KEPT, ALL_ONCE, GREEN, RED, TILE_IDS, TILES
from tafelrunde.games.tokyo.rules.deck import REFILLS
from tafelrunde.games.tokyo.rules.state import EMPTY_SHOP, FULL_HEARTS, NOTHING, Setup, TokyoState
from tafelrunde.games.tokyo.rules.steps import SIDES, WHO_STARTS


def read_tiles(given: object) -> object:
    """Read red, green, mixed, or the ten sides by name, as a list or with commas or plus signs between them."""
    if isinstance(given, str):
        if given in {"red", "green", "mixed"}:
            return given
        given = given.replace("+", ",").split(",")
    names = given
    if not isinstance(names, list):
        raise TypeError(given)
    chosen = sorted(TILE_IDS.index(name) for name in names)
    if [tile // 2 for tile in chosen] != list(range(TILES // 2)):
        raise ValueError(given)
    return [TILE_IDS[tile] for tile in chosen]


BOTH_SIDES: Final = ", ".join(f"{TILE_IDS[tile]} or {TILE_IDS[tile + 1]}" for tile in range(0, TILES, 2))
OPTIONS: Final[list[Option]] = [
    one_of("two_player", False, True),
    one_of("end_check", "turn", "round"),
    Option("tiles", "red", f"red, green, mixed, or a side of each tile: {BOTH_SIDES}", read_tiles),
    one_of("hearts_in_tokyo_count", True, False),
    one_of("reflection_window", True, False),
    one_of("selection_window", True, False),
    one_of("selling_is_gaining", True, False),
    one_of("final_roar", "at_once", "end_of_turn"),
    one_of("spent_copy", "ends", "stays", "takes_tile"),
    one_of("skybeam", "dice_that_count", "all_dice"),
]
"""The rulebook's option for two, and where sources differ: when 20 stars are looked at, the tiles' sides, and readings
of Complete Destruction, Reflective Hide, Natural Selection, Metamorph, Final Roar, Fluxling and Skybeam."""


def sides_up(options: dict[str, object]) -> i64:
    """Return the sides of the tiles that are in the game from the start: none yet where chance picks them."""
    chosen = options["tiles"]
    if isinstance(chosen, list):
        found: i64 = 0
        for name in chosen:
            found |= bit(TILE_IDS.index(name))
        return found
    if chosen == "mixed":
        return 0
    return RED if chosen == "red" else GREEN


def start(game: Game[TokyoState], seats: int, options: dict[str, object]) -> TokyoState:
    """Return the table with all cards in the deck (rule tokyo.setup.table).

    What is left to do is to pick the sides of tiles, to reveal three cards, and to find the first player.
    """
    if options["two_player"] is True and seats != 2:
        raise OptionError(f"option 'two_player' is True: it is for 2 players, not for {seats}")
    s = TokyoState()
    s.game = game
    s.seats = seats
    s.options = options
    s.setup = Setup(options)
    s.hearts = NOTHING[:]
    for seat in range(seats):
        s.hearts[seat] = FULL_HEARTS
    s.stars = NOTHING[:]
    s.energy = NOTHING[:]
    s.wickedness = NOTHING[:]
    s.poison = NOTHING[:]
    s.shrink = NOTHING[:]
    s.cards = NOTHING[:]
    s.tiles = NOTHING[:]
    s.extra = NOTHING[:]
    s.shop = EMPTY_SHOP[:]
    s.top = []
    s.top_seen = []
    s.deck = ALL_KEPT
    s.deck_once = ALL_ONCE
    s.tiles_left = sides_up(options)
    s.stack = setup_stack(s)
    return s


def setup_stack(s: TokyoState) -> list[Frame]:
    """Return what is to be done before the first turn."""
    frames = [Frame(WHO_STARTS, CHANCE, bit(s.seats) - 1), REFILLS[2], REFILLS[1], REFILLS[0]]
    if s.options["tiles"] == "mixed":
        frames.append(Frame(SIDES, CHANCE, 0))
    return frames
