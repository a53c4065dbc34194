"""The table of Claim: who holds which cards, and the trick being played."""

from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.engine import State
from tafelrunde.core.mixing import mix, mix_row
from tafelrunde.core.values import NONE

RECRUIT: Final = 1
FAVOUR: Final = 2
PHASES: Final = ["recruit", "favour"]

# Where a card can be. A zone of which each seat has one is followed by the other seat's.
HAND: Final = 0
SHOWN: Final = 2
DRAWN: Final = 4
WON: Final = 6
SCORE: Final = 8
DISCARD: Final = 10
PILE: Final = 11
ZONES: Final = 12

NOTHING_UNKNOWN: Final[vec[i64]] = vec[i64]([i64(0)] * ZONES)


class Setup:
    """What the options fix for the whole game."""

    def __init__(self, deck: i64, hand: i64, order: list[int] | None, memory_aid: bool) -> None:
        self.deck = deck
        self.hand = hand
        self.order = order
        """The pile from its top, before the hands are dealt from it; None: the pile is shuffled."""
        self.memory_aid = memory_aid


@mypyc_attr(acyclic=True)
class ClaimState(State):
    """A position of Claim.

    In the first phase followers lie in two stacks, the stakes a seat WON before everybody's eyes and the cards
    it has DRAWN unseen. In the second they are its hand: HAND is the part the other seat has never seen,
    SHOWN the part it has.
    """

    fields: ClassVar[tuple[str, ...]] = ("cards", "unknown", "phase", "leader", "led", "stake", "voids")

    setup: Setup
    cards: vec[i64]
    """Per zone, the set of cards known to lie there."""
    unknown: vec[i64]
    """Per zone, how many more lie there that this view does not know."""

    def __init__(self) -> None:
        super().__init__()
        self.phase: i64 = RECRUIT
        self.leader: i64 = 0
        self.led: i64 = NONE
        """The card that leads the trick, NONE before it is played."""
        self.stake: i64 = NONE
        """The face-up card the round is about, in the first phase."""
        self.voids: i64 = 0
        """What seats have shown not to hold: bit 5 * seat + faction."""

    def clone(self) -> "ClaimState":
        """Return a copy."""
        copy = ClaimState()
        copy.like(self)
        copy.setup = self.setup
        copy.cards = self.cards[:]
        copy.unknown = self.unknown
        copy.phase = self.phase
        copy.leader = self.leader
        copy.led = self.led
        copy.stake = self.stake
        copy.voids = self.voids
        return copy

    def mixed(self, so_far: i64) -> i64:
        """Mix all fields into a key."""
        so_far = mix_row(mix_row(so_far, self.cards), self.unknown)
        so_far = mix(mix(mix(so_far, self.phase), self.leader), self.led)
        return mix(mix(so_far, self.stake), self.voids)

    def hand(self, seat: i64) -> i64:
        """Return the cards that a seat can play, each once."""
        return self.cards[HAND + seat] | self.cards[SHOWN + seat]


def as_claim(state: State) -> ClaimState:
    """Return the state as what it is."""
    return cast(ClaimState, state)
