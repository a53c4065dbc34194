"""The options of Claim, and the table before the first card is dealt."""

from typing import Final, cast

from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.errors import OptionError
from tafelrunde.core.options import Option, one_of, whole
from tafelrunde.core.values import CHANCE
from tafelrunde.games.claim.rules.cards import CARD_IDS, ZERO, ZEROS, put
from tafelrunde.games.claim.rules.state import NOTHING_UNKNOWN, PILE, ClaimState, Setup
from tafelrunde.games.claim.rules.steps import DEALS, FIRST

NUMBERS: Final = {name: card for card, name in enumerate(CARD_IDS)}
ALL_CARDS: Final = [CARD_IDS[ZERO]] * (ZEROS - 1) + CARD_IDS


def read_cards(given: object) -> object:
    """Read card names from a list or from a text with commas between them."""
    names = given.split(",") if isinstance(given, str) else given
    if not isinstance(names, list):
        raise TypeError(given)
    for name in names:
        if name not in NUMBERS or names.count(name) > (ZEROS if name == CARD_IDS[ZERO] else 1):
            raise ValueError(name)
    return names


OPTIONS: Final[list[Option]] = [
    one_of("first", "random", 0, 1),
    one_of("memory_aid", True, False),
    whole("hand", 13, 1, 13),
    Option("cards", ALL_CARDS, f"card names such as {CARD_IDS[0]}, each as often as the deck has it", read_cards),
    one_of("pile", "shuffled", "listed"),
]
"""Who leads first; whether views count cards for their player; and for study: a smaller deck and hand, and a pile
that keeps the order of the list of cards."""


def start(game: Game[ClaimState], options: dict[str, object]) -> ClaimState:
    """Return the table with everything on the pile: the first leader is found, then hands are dealt."""
    names = cast(list[str], options["cards"])
    cards = [NUMBERS[name] for name in names]
    hand = cast(int, options["hand"])
    if len(cards) != 4 * hand:
        raise OptionError(f"{len(cards)} cards are no game with hands of {hand}: it takes {4 * hand} cards")
    if options["pile"] == "listed" and len(set(cards)) != len(cards):
        raise OptionError(f"a listed pile takes each card once, not {names.count(CARD_IDS[ZERO])} of {CARD_IDS[ZERO]}")
    deck = 0
    for card in cards:
        deck = put(deck, card)
    state = ClaimState()
    state.game = game
    state.seats = 2
    state.options = options
    state.setup = Setup(deck, hand, cards if options["pile"] == "listed" else None, options["memory_aid"] is True)
    state.cards = NOTHING_UNKNOWN[:]
    state.cards[PILE] = deck
    state.unknown = NOTHING_UNKNOWN
    if options["first"] == "random":
        state.stack = [DEALS[0], Frame(FIRST, CHANCE)]
    else:
        state.leader = cast(int, options["first"])
        state.stack = [DEALS[0]]
    return state
