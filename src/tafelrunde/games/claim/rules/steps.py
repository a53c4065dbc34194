"""How Claim goes: deal, thirteen rounds for followers, thirteen rounds for favour."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.claim.rules import score
from tafelrunde.games.claim.rules.cards import (
    CARDS,
    DISTINCT,
    DOPPELGANGER,
    DWARF,
    FACTION,
    FACTION_SETS,
    GOBLIN,
    KNIGHT,
    UNDEAD,
    VALUE,
    ZERO,
    copies,
    put,
    take,
)
from tafelrunde.games.claim.rules.state import (
    DISCARD,
    DRAWN,
    FAVOUR,
    HAND,
    PILE,
    RECRUIT,
    SCORE,
    SHOWN,
    WON,
    ClaimState,
)

UNDEAD_RULE: Final = "claim.recruit.undead"
DWARF_RULE: Final = "claim.favour.dwarf"
FIRST_SEAT: Final = CARDS
"""Outcomes of chance below this are cards; this one and the next are the seat that leads first."""


class First(Step[ClaimState]):
    """Chance names the seat that leads the first round."""

    rule: ClassVar[str] = "claim.setup.first"

    def legal(self, state: ClaimState, frame: Frame, moves: Moves) -> None:
        moves.mask = bit(FIRST_SEAT) | bit(FIRST_SEAT + 1)

    def do(self, s: ClaimState, frame: Frame, action: i64) -> None:
        s.leader = action - FIRST_SEAT
        if s.events is not None:
            s.tell(Event("leads-first", self.rule, {"seat": s.leader}))


class FromPile(Step[ClaimState]):
    """Chance gives a card of the pile; `seat` is who gets it."""

    def legal(self, state: ClaimState, frame: Frame, moves: Moves) -> None:
        moves.mask = state.cards[PILE] & DISTINCT

    def weights(self, state: ClaimState, frame: Frame, outcomes: list[int]) -> list[int]:
        pile = state.cards[PILE]
        return [copies(pile, card) for card in outcomes]

    def sample(self, state: ClaimState, frame: Frame, rng: Rng) -> i64:
        pile = state.cards[PILE]
        card = nth(pile, rng.below(count(pile)))
        if card >= CARDS:
            return ZERO
        return card

    def prompt_args(self, state: ClaimState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class FromTop(FromPile):
    """Chance gives the top card: any card of a shuffled pile, the next one of a listed pile."""

    def legal(self, s: ClaimState, frame: Frame, moves: Moves) -> None:
        moves.mask = bit(next_listed(s)) if s.setup.order is not None else s.cards[PILE] & DISTINCT

    def sample(self, s: ClaimState, frame: Frame, rng: Rng) -> i64:
        return next_listed(s) if s.setup.order is not None else super().sample(s, frame, rng)


class Deal(FromPile):
    """A card goes from the pile to a hand, until both hands are full."""

    rule: ClassVar[str] = "claim.setup.deal"

    def do(self, s: ClaimState, frame: Frame, action: i64) -> None:
        seat = frame.a
        s.cards[PILE] = take(s.cards[PILE], action)
        s.cards[HAND + seat] = put(s.cards[HAND + seat], action)
        if s.events is not None:
            s.tell(Event("is-dealt", self.rule, {"seat": seat, "card": action}, {"card": bit(seat)}))
        if count(s.cards[HAND + seat]) < s.setup.hand:
            s.push(frame)
        elif seat == 0:
            s.push(DEALS[1])
        else:
            s.push(TURN_UP_FRAME)


class TurnUp(FromTop):
    """The top card of the pile is turned up: the round is about it."""

    rule: ClassVar[str] = "claim.recruit.turn_up"

    def do(self, s: ClaimState, frame: Frame, action: i64) -> None:
        s.cards[PILE] = take(s.cards[PILE], action)
        s.stake = action
        if s.events is not None:
            s.tell(Event("turned-up", self.rule, {"card": action}))
        s.push(LEADS[s.leader])

    def prompt_args(self, state: ClaimState, frame: Frame) -> dict[str, int]:
        return {}


class FromHand(Step[ClaimState]):
    """A player plays a card; everybody can see when it is the last one."""

    def forced(self, s: ClaimState, frame: Frame) -> bool:
        return held(s, frame.who) == 1


class Lead(FromHand):
    """The leader plays any card."""

    rule: ClassVar[str] = "claim.lead.any"

    def legal(self, state: ClaimState, frame: Frame, moves: Moves) -> None:
        moves.mask = state.hand(frame.who) & DISTINCT

    def allows(self, state: ClaimState, frame: Frame, action: i64) -> bool:
        return 0 <= action < CARDS and (state.hand(frame.who) >> action) & 1 != 0

    def do(self, s: ClaimState, frame: Frame, action: i64) -> None:
        play(s, frame.who, action)
        s.led = action
        s.push(FOLLOWS[1 - frame.who])

    def why(self, view: ClaimState, frame: Frame, action: int) -> str:
        return "claim.play.own_hand"


class Follow(FromHand):
    """The other player answers with the led faction or a Doppelganger, with anything only if the faction is missing.

    Whoever wins leads the next round (rule claim.lead.winner).
    """

    rule: ClassVar[str] = "claim.follow.suit"

    def legal(self, s: ClaimState, frame: Frame, moves: Moves) -> None:
        moves.mask = answers(s, frame.who)

    def allows(self, s: ClaimState, frame: Frame, action: i64) -> bool:
        return 0 <= action < CARDS and (answers(s, frame.who) >> action) & 1 != 0

    def do(self, s: ClaimState, frame: Frame, action: i64) -> None:
        led = s.led
        seat = frame.who
        play(s, seat, action)
        if FACTION[action] != FACTION[led] and FACTION[action] != DOPPELGANGER:
            s.voids |= bit(5 * seat + FACTION[led])
        winner = seat if beats(action, led) else 1 - seat
        if s.events is not None:
            won, lost = (action, led) if winner == seat else (led, action)
            s.tell(Event("wins-round", why_won(action, led), {"seat": winner, "card": won, "over": lost}))
        s.led = NONE
        s.leader = winner
        if s.phase == RECRUIT:
            recruit(s, led, action)
        else:
            collect(s, led, action)

    def why(self, s: ClaimState, frame: Frame, action: int) -> str:
        if not 0 <= action < CARDS or not s.hand(frame.who) & bit(action):
            return "claim.play.own_hand"
        return "claim.follow.doppelganger_led" if FACTION[s.led] == DOPPELGANGER else self.rule

    def prompt_args(self, state: ClaimState, frame: Frame) -> dict[str, int]:
        return {"card": state.led}


class Draw(FromTop):
    """The loser of a round draws a follower that nobody else sees."""

    rule: ClassVar[str] = "claim.recruit.draw"

    def do(self, s: ClaimState, frame: Frame, action: i64) -> None:
        seat = frame.a
        s.cards[PILE] = take(s.cards[PILE], action)
        s.cards[DRAWN + seat] = put(s.cards[DRAWN + seat], action)
        if s.events is not None:
            s.tell(Event("draws", self.rule, {"seat": seat, "card": action}, {"card": bit(seat)}))
        if s.cards[PILE]:
            s.push(TURN_UP_FRAME)
        else:
            begin_favour(s)
            s.push(LEADS[s.leader])


FIRST: Final = First("first")
DEAL: Final = Deal("deal", ("seat",))
TURN_UP: Final = TurnUp("turn_up")
LEAD: Final = Lead("lead")
FOLLOW: Final = Follow("follow")
DRAW: Final = Draw("draw", ("seat",))
STEPS: Final[list[Step[ClaimState]]] = [FIRST, DEAL, TURN_UP, LEAD, FOLLOW, DRAW]

TURN_UP_FRAME: Final = Frame(TURN_UP, CHANCE)
DEALS: Final = [Frame(DEAL, CHANCE, 0), Frame(DEAL, CHANCE, 1)]
LEADS: Final = [Frame(LEAD, 0), Frame(LEAD, 1)]
FOLLOWS: Final = [Frame(FOLLOW, 0), Frame(FOLLOW, 1)]
DRAWS: Final = [Frame(DRAW, CHANCE, 0), Frame(DRAW, CHANCE, 1)]


def next_listed(s: ClaimState) -> i64:
    """Return the card of the pile that comes first in the list of cards."""
    if s.setup.order is not None:
        for card in s.setup.order:
            if s.cards[PILE] & bit(card):
                return card
    raise AssertionError("the pile is empty or shuffled")


def held(s: ClaimState, seat: i64) -> i64:
    """Return how many cards a seat holds: the same in every view."""
    known = count(s.cards[HAND + seat]) + count(s.cards[SHOWN + seat])
    return known + s.unknown[HAND + seat] + s.unknown[SHOWN + seat]


def play(s: ClaimState, seat: i64, card: i64) -> None:
    """Take a played card out of the hand: one that the other seat knows of, if there is such a one."""
    if s.cards[SHOWN + seat] & bit(card):
        s.cards[SHOWN + seat] = take(s.cards[SHOWN + seat], card)
    else:
        s.cards[HAND + seat] = take(s.cards[HAND + seat], card)
    if s.events is not None:
        rule = LEAD.rule if s.led == NONE else FOLLOW.rule
        s.tell(Event("plays", rule, {"seat": seat, "card": card}))


def answers(s: ClaimState, seat: i64) -> i64:
    """Return the cards that a seat may play on the one that is led, each once."""
    hand = s.hand(seat) & DISTINCT
    following = hand & FACTION_SETS[FACTION[s.led]]
    return following | (hand & FACTION_SETS[DOPPELGANGER]) if following else hand


def beats(second: i64, led: i64) -> bool:
    """Tell whether the card played second wins the trick.

    A Doppelganger is no Knight on a Goblin, nor a Goblin under a Knight (rule claim.doppelganger.no_ability).
    """
    faction = FACTION[second]
    if faction == KNIGHT and FACTION[led] == GOBLIN:
        return True
    return (faction == FACTION[led] or faction == DOPPELGANGER) and VALUE[second] > VALUE[led]


def why_won(second: i64, led: i64) -> str:
    """Return the rule that decides the trick."""
    follows = FACTION[second] == FACTION[led]
    if not follows and FACTION[second] != DOPPELGANGER:
        return "claim.knight.beats_goblin" if beats(second, led) else "claim.trick.other_faction"
    if VALUE[second] == VALUE[led]:
        return "claim.trick.tie"
    return "claim.trick.high" if follows else "claim.doppelganger.as_led"


def recruit(s: ClaimState, led: i64, second: i64) -> None:
    """End a round of the first phase: the winner takes the stake, the loser draws, played Undead score."""
    winner = s.leader
    score_or_discard(s, led)
    score_or_discard(s, second)
    s.cards[WON + winner] = put(s.cards[WON + winner], s.stake)
    if s.events is not None:
        s.tell(Event("takes-stake", "claim.recruit.stake", {"seat": winner, "card": s.stake}))
    s.stake = NONE
    s.push(DRAWS[1 - winner])


def score_or_discard(s: ClaimState, card: i64) -> None:
    """Put a card played in the first phase where it belongs: an Undead scores for the winner."""
    if FACTION[card] == UNDEAD:
        s.cards[SCORE + s.leader] = put(s.cards[SCORE + s.leader], card)
        if s.events is not None:
            s.tell(Event("scores", UNDEAD_RULE, {"seat": s.leader, "card": card}))
    else:
        s.cards[DISCARD] = put(s.cards[DISCARD], card)
        if s.events is not None:
            s.tell(Event("discarded", "claim.recruit.discard", {"card": card}))


def begin_favour(s: ClaimState) -> None:
    """Take up the followers: they are the hands of the second phase."""
    s.phase = FAVOUR
    s.voids = 0
    for seat in range(2):
        s.cards[HAND + seat] = s.cards[DRAWN + seat]
        s.cards[SHOWN + seat] = s.cards[WON + seat]
        s.cards[DRAWN + seat] = 0
        s.cards[WON + seat] = 0
    if s.events is not None:
        s.tell(Event("favour-begins", "claim.favour.hand", {"seat": s.leader}))


def collect(s: ClaimState, led: i64, second: i64) -> None:
    """End a round of the second phase: the winner scores both cards, but Dwarves go to the loser."""
    collect_card(s, led)
    collect_card(s, second)
    if s.hand(s.leader) or held(s, s.leader):
        s.push(LEADS[s.leader])
    elif s.events is not None:
        for event in score.told(s):
            s.tell(event)


def collect_card(s: ClaimState, card: i64) -> None:
    """Put a card played in the second phase on the score pile it belongs to."""
    dwarf = FACTION[card] == DWARF
    seat = 1 - s.leader if dwarf else s.leader
    s.cards[SCORE + seat] = put(s.cards[SCORE + seat], card)
    if s.events is not None:
        rule = DWARF_RULE if dwarf else "claim.favour.collect"
        s.tell(Event("scores", rule, {"seat": seat, "card": card}))
