"""The table of Tokyo: six monsters, two places to fight for, dice, and three cards for sale."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.engine import State
from tafelrunde.core.mixing import mix, mix_row
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import FLUXLING, HIBERNATION, TWELVE_HEARTS, ZOMBIFY, Column

MOST_SEATS: Final = 6
SHOP: Final = 3
FULL_HEARTS: Final = 10
MOST_HEARTS: Final = 12
GOAL: Final = 20
MOST_WICKED: Final = 10

# The steps of a turn, as positions name them.
IN_SETUP: Final = 0
IN_START: Final = 1
IN_ROLL: Final = 2
IN_AFTER: Final = 3
IN_RESOLVE: Final = 4
IN_ENTER: Final = 5
IN_BUY: Final = 6
IN_END: Final = 7
IS_OVER: Final = 8

NOTHING: Final[vec[i64]] = vec[i64]([i64(0)] * MOST_SEATS)
EMPTY_SHOP: Final[vec[i64]] = vec[i64]([i64(NONE)] * SHOP)


class Setup:
    """What the options fix for the whole game."""

    def __init__(self, options: dict[str, object]) -> None:
        self.two_player = options["two_player"] is True
        self.by_round = options["end_check"] == "round"
        self.hearts_in_tokyo_count = options["hearts_in_tokyo_count"] is True
        self.reflection_window = options["reflection_window"] is True
        self.selection_window = options["selection_window"] is True
        self.selling_is_gaining = options["selling_is_gaining"] is True
        self.roar_at_once = options["final_roar"] == "at_once"
        self.copy_stays = options["spent_copy"] == "stays"
        self.copy_takes_tile = options["spent_copy"] == "takes_tile"
        self.skybeam_all = options["skybeam"] == "all_dice"


class TokyoState(State):
    """A position of Tokyo."""

    fields: ClassVar[tuple[str, ...]] = (
        "hearts", "stars", "energy", "wickedness", "poison", "shrink", "cards", "tiles", "extra", "city", "bay",
        "zombified", "marker", "roar", "copied", "copied_smoke", "smoke", "tiles_left", "shop", "deck", "deck_once",
        "gone", "gone_once", "top", "top_seen", "turn", "regular", "first", "phase", "dice", "last_dice", "rolls",
        "groups", "chain", "winged", "jumped", "hurt", "culled", "looks", "looked", "wounded", "yielded",
        "stars_before", "earned",
    )  # fmt: skip

    setup: Setup
    hearts: vec[i64]
    stars: vec[i64]
    energy: vec[i64]
    wickedness: vec[i64]
    poison: vec[i64]
    shrink: vec[i64]
    cards: vec[i64]
    """Per seat, the set of kept cards before it."""
    tiles: vec[i64]
    extra: vec[i64]
    """Per seat, the turns it has from Frenzy and not yet taken."""
    shop: vec[i64]
    """The cards for sale, NONE where there is none."""
    top: list[int]
    """The uppermost cards of the deck, as far as their place is fixed, HIDDEN in a view that may not tell."""
    top_seen: list[int]
    """The seats that have looked at each of them."""

    def __init__(self) -> None:
        super().__init__()
        self.city: i64 = NONE
        self.bay: i64 = NONE
        self.zombified: i64 = 0
        self.marker: i64 = NONE
        """The seats that Zombify has brought back, and the one before which the spent card lies: a marker, no card."""
        self.roar: i64 = 0
        """The seats that win by Final Roar."""
        self.copied: i64 = NONE
        """The card that Fluxling copies."""
        self.copied_smoke: i64 = 0
        self.smoke: i64 = 0
        self.tiles_left: i64 = 0
        self.deck: i64 = 0
        """The kept cards in the deck, apart from `top`; `deck_once` are the others."""
        self.deck_once: i64 = 0
        self.gone: i64 = 0
        """The kept cards on the discard pile; `gone_once` are the others."""
        self.gone_once: i64 = 0
        self.turn: i64 = 0
        self.regular: i64 = 0
        """Whose turn it would be without extra turns."""
        self.first: i64 = 0
        self.phase: i64 = IN_SETUP
        # This turn:
        self.dice: i64 = 0
        self.last_dice: i64 = 0
        """What the monster before has left lying, until the dice are rolled again."""
        self.rolls: i64 = 0
        """Rolls left."""
        self.groups: i64 = 0
        """The faces still to be resolved."""
        self.chain: i64 = 0
        """How many turns in a row Freeze Time has given: as many dice less."""
        self.winged: i64 = 0
        """The seats that lose no more hearts this turn."""
        self.jumped: i64 = 0
        """Super Jumps this turn, four bits for a seat."""
        self.hurt: i64 = 0
        """Whether somebody has lost hearts through the active monster."""
        self.culled: i64 = 0
        self.looks: i64 = 0
        self.looked: i64 = 0
        """How many cards on top of the deck have been looked at this turn, and left there."""
        self.wounded: i64 = 0
        self.yielded: i64 = 0
        """The seats smashed this turn, and those that yielded, until the attacker enters."""
        self.stars_before: i64 = 0
        """The stars of the active monster before it smashed."""
        self.earned: i64 = 0
        """Whether this turn's roll has earned Skulking, which does not work for it yet."""

    def clone(self) -> "TokyoState":
        """Return a copy."""
        copy = TokyoState()
        copy.like(self)
        copy.setup = self.setup
        copy.hearts = self.hearts[:]
        copy.stars = self.stars[:]
        copy.energy = self.energy[:]
        copy.wickedness = self.wickedness[:]
        copy.poison = self.poison[:]
        copy.shrink = self.shrink[:]
        copy.cards = self.cards[:]
        copy.tiles = self.tiles[:]
        copy.extra = self.extra[:]
        copy.shop = self.shop[:]
        copy.top = self.top[:]
        copy.top_seen = self.top_seen[:]
        copy.city, copy.bay = self.city, self.bay
        copy.zombified = self.zombified
        copy.marker = self.marker
        copy.roar = self.roar
        copy.copied = self.copied
        copy.smoke, copy.copied_smoke = self.smoke, self.copied_smoke
        copy.tiles_left = self.tiles_left
        copy.deck = self.deck
        copy.deck_once = self.deck_once
        copy.gone = self.gone
        copy.gone_once = self.gone_once
        copy.turn = self.turn
        copy.regular = self.regular
        copy.first = self.first
        copy.phase = self.phase
        copy.dice = self.dice
        copy.last_dice = self.last_dice
        copy.rolls = self.rolls
        copy.groups = self.groups
        copy.chain = self.chain
        copy.winged = self.winged
        copy.jumped = self.jumped
        copy.hurt = self.hurt
        copy.culled = self.culled
        copy.looks = self.looks
        copy.looked = self.looked
        copy.wounded = self.wounded
        copy.yielded = self.yielded
        copy.stars_before = self.stars_before
        copy.earned = self.earned
        return copy

    def mixed(self, so_far: i64) -> i64:
        """Mix the fields into a key, in their order."""
        so_far = mix_row(mix_row(mix_row(so_far, self.hearts), self.stars), self.energy)
        so_far = mix_row(mix_row(mix_row(so_far, self.wickedness), self.poison), self.shrink)
        so_far = mix_row(mix_row(mix_row(so_far, self.cards), self.tiles), self.extra)
        so_far = mix(mix(mix(mix(so_far, self.city), self.bay), self.zombified), self.marker)
        so_far = mix(mix(mix(mix(so_far, self.roar), self.copied), self.copied_smoke), self.smoke)
        so_far = mix_row(mix(so_far, self.tiles_left), self.shop)
        so_far = mix(mix(mix(mix(so_far, self.deck), self.deck_once), self.gone), self.gone_once)
        for pile in (self.top, self.top_seen):
            so_far = mix(so_far, len(pile))
            for number in pile:
                so_far = mix(so_far, number)
        so_far = mix(mix(mix(mix(so_far, self.turn), self.regular), self.first), self.phase)
        so_far = mix(mix(mix(mix(so_far, self.dice), self.last_dice), self.rolls), self.groups)
        so_far = mix(mix(mix(mix(so_far, self.chain), self.winged), self.jumped), self.hurt)
        so_far = mix(mix(mix(mix(so_far, self.culled), self.looks), self.looked), self.wounded)
        return mix(mix(mix(so_far, self.yielded), self.stars_before), self.earned)

    def alive(self, seat: i64) -> bool:
        """Tell whether a monster is still in the game."""
        return self.out & bit(seat) == 0

    def living(self) -> i64:
        """Return how many monsters are still in the game."""
        return self.seats - count(self.out)

    def lying(self, seat: i64) -> i64:
        """Return the cards before a seat as one sees them: those that it has, and a spent Zombify."""
        if self.marker == seat:
            return self.cards[seat] | bit(ZOMBIFY)
        return self.cards[seat]

    def left_of(self, seat: i64) -> i64:
        """Return the next living monster clockwise; the same one if there is no other."""
        for _ in range(self.seats):
            seat += 1
            if seat == self.seats:
                seat = 0
            if self.out & bit(seat) == 0:
                break
        return seat

    def right_of(self, seat: i64) -> i64:
        """Return the next living monster counter-clockwise."""
        for _ in range(self.seats):
            if seat == 0:
                seat = self.seats
            seat -= 1
            if self.out & bit(seat) == 0:
                break
        return seat

    def counter_clockwise(self, seat: i64, k: i64) -> i64:
        """Return the k-th seat to the right: what is pushed in this order is done clockwise."""
        return (seat + self.seats - k) % self.seats

    def in_tokyo(self, seat: i64) -> bool:
        """Tell whether a monster is in the City or in the Bay."""
        return self.city == seat or self.bay == seat

    def owns_tile(self, seat: i64, tile: i64) -> bool:
        """Tell whether a tile lies before a seat."""
        return self.tiles[seat] & bit(tile) != 0

    def has(self, seat: i64, card: i64) -> bool:
        """Tell whether a card works for a seat: its own, or Fluxling's copy."""
        if self.cards[seat] & bit(card):
            return True
        return self.copied == card and self.tiles[seat] & bit(FLUXLING) != 0

    def copies(self, seat: i64, card: i64) -> i64:
        """Return how often a card works for a seat: a card and its copy both do (rule tokyo.copies)."""
        n: i64 = 0
        if self.cards[seat] & bit(card):
            n = 1
        if self.copied == card and self.tiles[seat] & bit(FLUXLING):
            n += 1
        return n

    def total(self, seat: i64, column: Column) -> i64:
        """Return what cards, tiles and Fluxling's copy add up to."""
        n: i64 = 0
        mask = self.cards[seat] & column.cards
        while mask:
            n += column.of_card[lowest(mask)]
            mask &= mask - 1
        mask = self.tiles[seat]
        if mask == 0:
            return n
        if mask & bit(FLUXLING) and self.copied != NONE:
            n += column.of_card[self.copied]
        mask &= column.tiles
        while mask:
            n += column.of_tile[lowest(mask)]
            mask &= mask - 1
        return n

    def full(self, seat: i64) -> i64:
        """Return the most hearts a monster may have (rule tokyo.dials)."""
        if self.zombified & bit(seat) or self.total(seat, TWELVE_HEARTS):
            return MOST_HEARTS
        return FULL_HEARTS

    def sleeps(self, seat: i64) -> bool:
        """Tell whether a monster hibernates."""
        return self.has(seat, HIBERNATION)

    def deck_size(self) -> i64:
        """Return how many cards lie in the deck."""
        fixed: i64 = 0
        for card in self.top:
            if card >= 0:
                fixed += 1
        return count(self.deck) + count(self.deck_once) + fixed
