"""The options of Ankh-Morpork, and the table before anything is dealt."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.options import Option, one_of
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules.areas import (
    AREAS,
    CHRYSOPRASE,
    COINS,
    MOST_SEATS,
    PERSONALITIES,
    START_AREAS,
    START_MONEY,
)
from tafelrunde.games.morpork.rules.cards import ALL_CARDS, FIRST_CARDS, NOT_FOR_TWO
from tafelrunde.games.morpork.rules.events import ALL_EVENTS
from tafelrunde.games.morpork.rules.state import (
    EMPTY_BOARD,
    NO_BUILDINGS,
    NO_CARDS,
    NO_KNOWLEDGE,
    NO_ROW,
    NOTHING_ASIDE,
    NOTHING_ASTRAY,
    NOTHING_PER_SEAT,
    NOTHING_UNKNOWN,
    PILE_FIRST,
    PILE_SECOND,
    MorporkState,
    Rulings,
)
from tafelrunde.games.morpork.rules.steps import ASSIGN, DEAL, ROLL_FOR_START

SMALL_GODS_PRICES: Final = ["de_all_own_pieces", "de_affected_pieces", "en_choose_pieces"]

OPTIONS: Final[list[Option]] = [
    one_of("small_gods_price", *SMALL_GODS_PRICES),
    one_of("trouble_by_text_needs_minion", False, True),
    one_of("igor_placement", "normal_placing_rules", "any_other_area"),
    one_of("mossy_lawn_refills", True, False),
    one_of("deck_end", "last_card_taken", "cannot_draw"),
    one_of("tie_break", "de_highest_controlled_area", "en_highest_city_card"),
    one_of("neutrals_count_for_money", True, False),
    one_of("subsidence_may_refuse", False, True),
]
"""Where rulebooks, cards and players disagree: the first value is how we play."""


def rulings(options: dict[str, object]) -> Rulings:
    """Return what the options decide."""
    return Rulings(
        small_gods_price=SMALL_GODS_PRICES.index(str(options["small_gods_price"])),
        stirring_needs_minion=options["trouble_by_text_needs_minion"] is True,
        igor_anywhere=options["igor_placement"] == "any_other_area",
        mossy_lawn_refills=options["mossy_lawn_refills"] is True,
        ends_when_draw_fails=options["deck_end"] == "cannot_draw",
        tie_by_city_card=options["tie_break"] == "en_highest_city_card",
        neutrals_earn=options["neutrals_count_for_money"] is True,
        subsidence_may_refuse=options["subsidence_may_refuse"] is True,
    )


def personalities(seats: int) -> i64:
    """Return the personalities in the game: without Chrysoprase for two (rule morpork.setup.two_players)."""
    every: i64 = 0
    for who in range(PERSONALITIES):
        if who != CHRYSOPRASE or seats > 2:
            every |= bit(who)
    return every


def deck(seats: int, which: int) -> i64:
    """Return the cards of a deck: two players do without Hubert and Cosmo Lavish (rule morpork.setup.two_players)."""
    cards: i64 = ALL_CARDS[which]
    if which == 1 and seats == 2:
        for card in NOT_FOR_TWO:
            cards ^= bit(card - FIRST_CARDS)
    return cards


def start(game: Game[MorporkState], seats: int, options: dict[str, object]) -> MorporkState:
    """Return the table with three minions of each seat on the board (rule morpork.setup.board)."""
    s = MorporkState()
    s.game = game
    s.seats = seats
    s.options = options
    s.rulings = rulings(options)
    s.pieces = EMPTY_BOARD[:]
    s.building = NO_BUILDINGS[:]
    s.money = NOTHING_PER_SEAT[:]
    s.cards = NO_CARDS[:]
    s.cards[2 * PILE_FIRST] = deck(seats, 0)
    s.cards[2 * PILE_SECOND + 1] = deck(seats, 1)
    s.unknown = NOTHING_UNKNOWN
    s.seen = NO_KNOWLEDGE[:]
    s.astray = NOTHING_ASTRAY[:]
    s.loose = NO_KNOWLEDGE[:]
    s.discard = NO_ROW[:]
    s.next_cards = NO_ROW
    s.next_events = NO_ROW
    s.personality = vec[i64]([i64(NONE)] * MOST_SEATS)
    s.unused = personalities(seats)
    s.seen_unused = NOTHING_PER_SEAT[:]
    s.aside = NOTHING_ASIDE[:]
    s.ruled_out = NOTHING_PER_SEAT[:]
    s.events_left = ALL_EVENTS
    s.bank = COINS
    everybody: i64 = 0
    for seat in range(seats):
        everybody |= bit(seat)
        s.money[seat] = START_MONEY
        s.bank -= START_MONEY
        for area in START_AREAS:
            s.pieces[AREAS * seat + area] = 1
    for area in START_AREAS:
        s.trouble |= bit(area)
    s.stack = [Frame(ROLL_FOR_START, CHANCE, everybody, NONE, 0), Frame(DEAL, CHANCE, 0), Frame(ASSIGN, CHANCE, 0)]
    return s
