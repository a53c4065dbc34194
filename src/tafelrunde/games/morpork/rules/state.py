"""The table of Ankh-Morpork: pieces on the board, coins, cards and who knows them, and the moment of the turn."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import State
from tafelrunde.core.mixing import mix, mix_row
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import AREAS, MOST_SEATS
from tafelrunde.games.morpork.rules.cards import FIRST_CARDS

# Kinds of pieces that enter areas: minions of the seats 0 to 3, then these.
TROLL: Final = 4
DEMON: Final = 5
KINDS: Final = 6
PIECES: Final = 72

# Where a card can be. Each zone holds two sets of cards, one for each deck.
HAND: Final = 0
FRONT: Final = 4
PILE_FIRST: Final = 8
PILE_SECOND: Final = 9
DISCARD: Final = 10
SHUFFLED: Final = 11
"""The discard pile that History Monks has left: somebody took unknown cards out of it."""
PLAYED: Final = 12
OFFERED: Final = 13
"""Cards taken out of a hand, of which one will be kept."""
ZONES: Final = 14

NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * (2 * ZONES))
NOTHING_UNKNOWN: Final[vec[i64]] = vec[i64]([i64(0)] * ZONES)
NO_KNOWLEDGE: Final[vec[i64]] = vec[i64]([i64(0)] * (2 * MOST_SEATS))
NOTHING_ASIDE: Final[vec[i64]] = vec[i64]([i64(0)] * (MOST_SEATS * MOST_SEATS))
NOTHING_ASTRAY: Final[vec[i64]] = vec[i64]([i64(0)] * (2 * MOST_SEATS * MOST_SEATS))
NO_ROW: Final[vec[i64]] = vec[i64]()
EMPTY_BOARD: Final[vec[i64]] = vec[i64]([i64(0)] * PIECES)
NO_BUILDINGS: Final[vec[i64]] = vec[i64]([i64(NONE)] * AREAS)
NOTHING_PER_SEAT: Final[vec[i64]] = vec[i64]([i64(0)] * MOST_SEATS)

# The moments that a position can name, instead of its stack.
MAY_PLAY: Final = 0
START_OF_TURN: Final = 1
SET_UP: Final = 2
MOMENTS: Final = ["may_play", "start_of_turn", "set_up"]

# What Small Gods costs.
ALL_OWN_PIECES: Final = 0
AFFECTED_PIECES: Final = 1
CHOSEN_PIECES: Final = 2


class Rulings:
    """What the options decide, where rulebooks and players disagree."""

    def __init__(
        self,
        small_gods_price: int,
        stirring_needs_minion: bool,
        igor_anywhere: bool,
        mossy_lawn_refills: bool,
        ends_when_draw_fails: bool,
        tie_by_city_card: bool,
        neutrals_earn: bool,
        subsidence_may_refuse: bool,
    ) -> None:
        self.small_gods_price = small_gods_price
        self.stirring_needs_minion = stirring_needs_minion
        self.igor_anywhere = igor_anywhere
        self.mossy_lawn_refills = mossy_lawn_refills
        self.ends_when_draw_fails = ends_when_draw_fails
        self.tie_by_city_card = tie_by_city_card
        self.neutrals_earn = neutrals_earn
        self.subsidence_may_refuse = subsidence_may_refuse


class MorporkState(State):
    """A position of Ankh-Morpork. Areas are numbered from 0, in the order of the numbers on the board."""

    fields: ClassVar[tuple[str, ...]] = (
        "pieces",
        "building",
        "trouble",
        "money",
        "bank",
        "cards",
        "unknown",
        "seen",
        "astray",
        "loose",
        "discard",
        "next_cards",
        "personality",
        "unused",
        "seen_unused",
        "aside",
        "ruled_out",
        "events_left",
        "next_events",
        "lost",
        "gained",
        "used",
        "turn",
        "last",
        "immune",
        "immune_card",
        "winners",
    )

    rulings: Rulings
    pieces: vec[i64]
    """How many of a kind are in an area: entry AREAS * kind + area."""
    building: vec[i64]
    """Whose building stands in each area, NONE for nobody's."""
    money: vec[i64]
    cards: vec[i64]
    """The cards known to be in a zone: entry 2 * zone + deck is a set."""
    unknown: vec[i64]
    """Per zone, how many more cards are there that this view does not know."""
    seen: vec[i64]
    """The cards a seat knows although it cannot look into their zone: entry 2 * seat + deck."""
    astray: vec[i64]
    """The cards that a seat has lost track of, but knows to be in another seat's hand (or offered from it) or in one
    with the same entry: entry 2 * (4 * seat + other) + deck."""
    loose: vec[i64]
    """The cards that everybody knows to be in this seat's hand, in another with the same entry, or shuffled into
    the discard pile: entry 2 * seat + deck."""
    discard: vec[i64]
    """The cards of the zone DISCARD, in the order they were discarded."""
    next_cards: vec[i64]
    """The cards on top of the draw pile, the next one last, where a position was set up so."""
    next_events: vec[i64]
    personality: vec[i64]
    seen_unused: vec[i64]
    """The unused personalities that a seat has seen, as sets."""
    aside: vec[i64]
    """The personalities that a seat knows to be unused, or with another seat that has changed its own since:
    entry 4 * seat + other."""
    ruled_out: vec[i64]
    """The personalities that a seat cannot have: it did not win when it would have."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: i64 = 0
        """The areas with a trouble marker."""
        self.bank: i64 = 0
        self.unused: i64 = 0
        """The personalities that nobody has, as far as this view knows them."""
        self.events_left: i64 = 0
        self.lost: i64 = 0
        """The areas whose city-area card has left the game."""
        self.gained: i64 = 0
        """The areas whose city-area card was gained in this turn."""
        self.used: i64 = 0
        """The areas whose city-area card was used in this turn."""
        self.turn: i64 = 0
        self.last: i64 = NONE
        """The card played last in this turn."""
        self.immune: i64 = NONE
        """The seat that the text of `immune_card` does not reach."""
        self.immune_card: i64 = NONE
        self.event: i64 = NONE
        """The event drawn last, for what is told of it: NONE where a position was set up. No rule asks for it."""
        self.winners: i64 = 0
        """Who has won, as a set; nobody while the game goes on."""
        self.moment: i64 = MAY_PLAY
        """Where in the turn a position stands that is being read."""

    def clone(self) -> "MorporkState":
        """Return a copy."""
        copy = MorporkState()
        copy.like(self)
        copy.rulings = self.rulings
        copy.pieces = self.pieces[:]
        copy.building = self.building[:]
        copy.trouble = self.trouble
        copy.money = self.money[:]
        copy.bank = self.bank
        copy.cards = self.cards[:]
        copy.unknown = self.unknown
        copy.seen = self.seen[:]
        copy.astray = self.astray[:]
        copy.loose = self.loose[:]
        copy.discard = self.discard[:]
        copy.next_cards = self.next_cards
        copy.personality = self.personality[:]
        copy.unused = self.unused
        copy.seen_unused = self.seen_unused[:]
        copy.aside = self.aside[:]
        copy.ruled_out = self.ruled_out[:]
        copy.events_left = self.events_left
        copy.next_events = self.next_events
        copy.lost = self.lost
        copy.gained = self.gained
        copy.used = self.used
        copy.turn = self.turn
        copy.last = self.last
        copy.immune = self.immune
        copy.immune_card = self.immune_card
        copy.event = self.event
        copy.winners = self.winners
        return copy

    def mixed(self, so_far: i64) -> i64:
        """Mix all fields into a key."""
        so_far = mix_row(so_far, self.pieces)
        so_far = mix_row(so_far, self.building)
        so_far = mix(so_far, self.trouble)
        so_far = mix_row(so_far, self.money)
        so_far = mix(so_far, self.bank)
        so_far = mix_row(so_far, self.cards)
        so_far = mix_row(so_far, self.unknown)
        so_far = mix_row(so_far, self.seen)
        so_far = mix_row(so_far, self.astray)
        so_far = mix_row(so_far, self.loose)
        so_far = mix_row(so_far, self.discard)
        so_far = mix_row(so_far, self.next_cards)
        so_far = mix_row(so_far, self.personality)
        so_far = mix(so_far, self.unused)
        so_far = mix_row(so_far, self.seen_unused)
        so_far = mix_row(so_far, self.aside)
        so_far = mix_row(so_far, self.ruled_out)
        so_far = mix(so_far, self.events_left)
        so_far = mix_row(so_far, self.next_events)
        so_far = mix(so_far, self.lost)
        so_far = mix(so_far, self.gained)
        so_far = mix(so_far, self.used)
        so_far = mix(so_far, self.turn)
        so_far = mix(so_far, self.last)
        so_far = mix(so_far, self.immune)
        so_far = mix(so_far, self.immune_card)
        return mix(so_far, self.winners)

    def holds(self, zone: i64, card: i64) -> bool:
        """Tell whether a card is known to be in a zone."""
        if card < FIRST_CARDS:
            return self.cards[2 * zone] & bit(card) != 0
        return self.cards[2 * zone + 1] & bit(card - FIRST_CARDS) != 0

    def size(self, zone: i64) -> i64:
        """Return how many cards are in a zone: the same in every view."""
        return count(self.cards[2 * zone]) + count(self.cards[2 * zone + 1]) + self.unknown[zone]

    def pile(self) -> i64:
        """Return how many cards the draw pile has."""
        return self.size(PILE_FIRST) + self.size(PILE_SECOND)

    def after(self, seat: i64) -> i64:
        """Return the seat to the left."""
        return (seat + 1) % self.seats
