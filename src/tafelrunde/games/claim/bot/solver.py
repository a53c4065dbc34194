"""The second phase, solved: who counts knows both hands then, and nothing is left to chance.

Alpha-beta with a table of what was found before. A position is asked one question, whether seat 0 gets at least a
certain result; in nearly all games there is only one such question, for five factions cannot be shared evenly.

Within the solver every card has a bit of its own: of several zeros each seat and pile holds others.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.mixing import mix
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import (
    CARDS,
    DOPPELGANGER,
    DWARF,
    FACTION,
    FACTION_SETS,
    GOBLIN,
    KNIGHT,
    NO_ZEROS,
    VALUE,
    ZERO,
    zeros,
)
from tafelrunde.games.claim.rules.state import HAND, SCORE, SHOWN, ClaimState

ENTRIES: Final = 0x100000
"""Positions that the table holds: a power of two."""
MOST: Final = 0x3FFFFFFFFFFFFFFF
"""Tricks that are never reached."""
BITS: Final = 52
ALL_ZEROS: Final = 0xF000000000001
LANE: Final = 8
"""Bits for each faction in a row of small numbers."""
LEVEL: Final = 64
"""How a faction in which nobody is ahead is written in a row of leads."""
DECIDED_FOR_0: Final = -1
DECIDED_FOR_1: Final = -2


def kinds() -> vec[i64]:
    """Return the faction of every bit: the spare zeros are Goblins."""
    found: vec[i64] = vec[i64]()
    for card in range(BITS):
        found = append(found, FACTION[card] if card < CARDS else i64(GOBLIN))
    return found


def worths() -> vec[i64]:
    """Return the value of every bit: the spare zeros have none."""
    found: vec[i64] = vec[i64]()
    for card in range(BITS):
        found = append(found, VALUE[card] if card < CARDS else i64(0))
    return found


def between(low: i64, high: i64) -> i64:
    """Return the cards that can tell two cards of one faction apart, if the other seat holds any of them.

    A led card is beaten by higher ones of its faction and by Doppelgangers; one that follows beats lower ones
    of its faction. A Doppelganger that follows beats lower ones of any faction.
    """
    faction = FACTION[low]
    found: i64 = 0
    for card in range(CARDS):
        value = VALUE[card]
        if FACTION[card] == faction:
            apart = VALUE[low] < value < VALUE[high]
        elif faction == DOPPELGANGER:
            apart = VALUE[low] <= value < VALUE[high]
        else:
            apart = FACTION[card] == DOPPELGANGER and VALUE[low] < value <= VALUE[high]
        if apart:
            found |= bit(card)
    return found


def all_between() -> vec[i64]:
    """Return `between` for every two cards, as a square."""
    found: vec[i64] = vec[i64]()
    for low in range(CARDS):
        for high in range(CARDS):
            found = append(found, between(low, high))
    return found


KIND: Final[vec[i64]] = kinds()
WORTH: Final[vec[i64]] = worths()
BETWEEN: Final[vec[i64]] = all_between()


def apart(cards: i64, zeros_there: i64, used: i64) -> i64:
    """Return a set with so many zeros, whose bits are none of those in use; its other cards stay as they are."""
    found = cards & NO_ZEROS
    free: i64 = ALL_ZEROS ^ (ALL_ZEROS & used)
    for _ in range(zeros_there):
        found |= free & -free
        free &= free - 1
    return found


def wins_second(second: i64, led: i64) -> bool:
    """Tell whether the card played second wins the trick: as `beats`, with all the zeros."""
    kind = KIND[second]
    if kind == KNIGHT and KIND[led] == GOBLIN:
        return True
    return (kind == KIND[led] or kind == DOPPELGANGER) and WORTH[second] > WORTH[led]


class TooLong(Exception):
    """More tricks would have to be looked at than was allowed."""


class Solver:
    """What was found out about positions of the second phase; it may be asked about any number of games."""

    def __init__(self, entries: int = ENTRIES) -> None:
        """Make room for so many positions: a power of two."""
        blank: vec[i64] = vec[i64]([i64(0)] * entries)
        self.keys = blank[:]
        self.found = blank[:]
        """Twice the number of tricks to come, plus one if seat 0 gets what was asked."""
        self.last: i64 = entries - 1
        self.good: vec[i64] = vec[i64]([i64(0)] * (2 * BITS * (BITS + 1)))
        """How often a card was right as a lead, or as the answer to another one, for each seat."""
        self.searched: i64 = 0
        """How many tricks were looked at."""
        self.most: i64 = MOST
        """Beyond so many `TooLong` is raised; whoever asks next may set both anew."""
        self.shared = False
        """Whether a faction may favour nobody: then draws are possible, and sums of values count."""
        self.wanted: i64 = 1
        """The result that seat 0 is to reach: 1 or, where draws are possible, 0."""
        self.tops: i64 = 0
        """The top cards of the factions: whoever scores one wins a tie."""
        self.telling: i64 = 0
        """The top cards of factions with an even number of cards, where there can be a tie."""
        self.deal: i64 = 0
        """What every key of this game begins with: the same hands are worth something else where other cards lead."""
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.led: i64 = NONE
        self.leader: i64 = 0
        self.leads: i64 = 0
        self.rest: i64 = 0

    def value(self, state: ClaimState) -> i64:
        """Return the result for seat 0 if both play as well as can be: 1, 0 or -1."""
        self.take_in(state)
        return self.result(NONE)

    def values(self, state: ClaimState) -> list[int]:
        """Return, for each card on offer, the result for the seat that is asked."""
        return [int(self.after(state, card)) for card in state.legal()]

    def after(self, state: ClaimState, card: i64) -> i64:
        """Return the result for the seat that is asked, if it plays this card and both go on as well as can be."""
        self.take_in(state)
        seat: i64 = self.leader if self.led == NONE else 1 - self.leader
        hand = self.h0 if seat == 0 else self.h1
        value = self.result(lowest(hand & ALL_ZEROS) if card == ZERO else card)
        if seat == 1:
            return -value
        return value

    def take_in(self, state: ClaimState) -> None:
        """Note the cards of a position whose hands are all known."""
        cards = state.cards
        self.h0 = apart(state.hand(0), zeros(cards[HAND]) + zeros(cards[SHOWN]), 0)
        used = self.h0
        self.h1 = apart(state.hand(1), zeros(cards[HAND + 1]) + zeros(cards[SHOWN + 1]), used)
        used |= self.h1
        self.s0 = apart(cards[SCORE], zeros(cards[SCORE]), used)
        used |= self.s0
        self.s1 = apart(cards[SCORE + 1], zeros(cards[SCORE + 1]), used)
        used |= self.s1
        self.led = state.led
        if self.led == ZERO:
            self.led = lowest(ALL_ZEROS ^ (ALL_ZEROS & used))
        if self.led != NONE:
            used |= bit(self.led)
        self.leader = state.leader
        self.count_up(used)

    def count_up(self, used: i64) -> None:
        """Note how the factions stand, which cards are on top, and whether anybody can be left without favour."""
        self.shared = False
        self.tops = 0
        self.telling = 0
        self.leads = 0
        self.rest = 0
        for faction in range(5):
            cards = FACTION_SETS[faction]
            ranked = used & cards & NO_ZEROS
            if ranked == 0:
                self.shared = True
            else:
                top: i64 = ranked
                while top & (top - 1):
                    top &= top - 1
                self.tops |= top
                if count(used & cards) & 1 == 0:
                    self.telling |= top
            lead: i64 = LEVEL + count(self.s0 & cards) - count(self.s1 & cards)
            left: i64 = count(used & cards) - count((self.s0 | self.s1) & cards)
            self.leads |= lead << (LANE * faction)
            self.rest |= left << (LANE * faction)
        self.deal = mix(0, self.tops)

    def result(self, card: i64) -> i64:
        """Return the result for seat 0 of the position taken in, after `card` if the asked seat plays one."""
        self.wanted = 1
        if self.reached(card):
            return 1
        if not self.shared:
            return -1
        self.wanted = 0
        if self.reached(card):
            return 0
        return -1

    def reached(self, card: i64) -> bool:
        """Tell whether seat 0 gets what is wanted."""
        if self.led == NONE:
            if card == NONE:
                return self.leading(self.h0, self.h1, self.s0, self.s1, self.leads, self.rest, self.leader)
            return self.answering(self.h0, self.h1, self.s0, self.s1, self.leads, self.rest, self.leader, card, NONE)
        # The led card has left its hand in the position: here it lies in it until the trick is done.
        h0 = self.h0
        h1 = self.h1
        if self.leader == 0:
            h0 |= bit(self.led)
        else:
            h1 |= bit(self.led)
        return self.answering(h0, h1, self.s0, self.s1, self.leads, self.rest, self.leader, self.led, card)

    def leading(self, h0: i64, h1: i64, s0: i64, s1: i64, leads: i64, rest: i64, leader: i64) -> bool:
        """Tell whether seat 0 gets what is wanted before a trick."""
        standing = self.standing(s0, s1, leads, rest)
        if standing < 0:
            return standing == DECIDED_FOR_0
        if h0 == 0:
            return self.reckoned(s0, s1)
        self.searched += 1
        if self.searched > self.most:
            raise TooLong
        key: i64 = mix(mix(mix(self.deal, 2 * standing + leader), h0), h1)
        if self.shared:
            key = mix(mix(key, s0), 2 + self.wanted)
        # Of each pair of places the first keeps what was dear to find, the second what was found last.
        place: i64 = key & self.last
        if self.keys[place] == key:
            return self.found[place] & 1 == 1
        if self.keys[place ^ 1] == key:
            return self.found[place ^ 1] & 1 == 1
        own = h1 if leader == 1 else h0
        tricks = count(own)
        moves = self.unlike(own, h0 if leader == 1 else h1)
        base: i64 = leader * BITS * (BITS + 1) + BITS * BITS
        reached = leader == 1
        while moves:
            card = self.likeliest(moves, base)
            moves ^= bit(card)
            if self.answering(h0, h1, s0, s1, leads, rest, leader, card, NONE) == (leader == 0):
                self.good[base + card] += tricks * tricks
                reached = leader == 0
                break
        place &= ~1
        if self.found[place] >> 1 > tricks:
            place |= 1
        self.keys[place] = key
        self.found[place] = 2 * tricks + (1 if reached else 0)
        return reached

    def standing(self, s0: i64, s1: i64, leads: i64, rest: i64) -> i64:
        """Return how the factions stand as one number, below 0 if the game is decided.

        What is decided about a faction is all that counts of it.
        """
        sure0: i64 = 0
        sure1: i64 = 0
        unsure: i64 = 0
        found: i64 = 0
        tops = self.tops
        for faction in range(5):
            lead: i64 = ((leads >> (LANE * faction)) & 255) - LEVEL
            left: i64 = (rest >> (LANE * faction)) & 255
            top = tops & FACTION_SETS[faction]
            if lead > left or (lead == left and s0 & top):
                sure0 += 1
                found = found * 64 + 62
            elif -lead > left or (-lead == left and s1 & top):
                sure1 += 1
                found = found * 64 + 63
            else:
                # Where there is no top card and nothing to come, the faction favours nobody.
                if left or lead or top:
                    unsure += 1
                found = found * 64 + (lead + 13) * 2
                if s0 & top & self.telling:
                    found += 1
        if sure0 > sure1 + unsure:
            return DECIDED_FOR_0
        if sure1 > sure0 + unsure:
            return DECIDED_FOR_1
        return found

    def likeliest(self, moves: i64, base: i64) -> i64:
        """Return the card that was right most often."""
        good = self.good
        best: i64 = NONE
        most: i64 = -1
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            if good[base + card] > most:
                most = good[base + card]
                best = card
        return best

    def answering(
        self, h0: i64, h1: i64, s0: i64, s1: i64, leads: i64, rest: i64, leader: i64, led: i64, only: i64
    ) -> bool:
        """Tell whether seat 0 gets what is wanted when a card is led, and answered by `only` if that is given.

        The led card is still in its hand.
        """
        own = h0 if leader == 1 else h1
        moves: i64 = own
        if only == NONE:
            following = own & FACTION_SETS[KIND[led]]
            if following:
                moves = following | (own & FACTION_SETS[DOPPELGANGER])
            moves = self.unlike(moves, h1 if leader == 1 else h0)
        else:
            moves = bit(only)
        base: i64 = (1 - leader) * BITS * (BITS + 1) + led * BITS
        led_kind = KIND[led]
        while moves:
            card = self.likeliest(moves, base)
            moves ^= bit(card)
            kind = KIND[card]
            winner = 1 - leader if wins_second(card, led) else leader
            n0 = s0
            n1 = s1
            new_leads = leads
            # A Dwarf goes to the loser of the trick.
            if (winner == 0) == (led_kind != DWARF):
                n0 |= bit(led)
                new_leads += bit(LANE * led_kind)
            else:
                n1 |= bit(led)
                new_leads -= bit(LANE * led_kind)
            if (winner == 0) == (kind != DWARF):
                n0 |= bit(card)
                new_leads += bit(LANE * kind)
            else:
                n1 |= bit(card)
                new_leads -= bit(LANE * kind)
            new_rest: i64 = rest - bit(LANE * led_kind) - bit(LANE * kind)
            kept: i64 = ~(bit(led) | bit(card))
            if self.leading(h0 & kept, h1 & kept, n0, n1, new_leads, new_rest, winner) == (leader == 1):
                self.good[base + card] += count(own)
                return leader == 1
        return leader == 0

    def unlike(self, moves: i64, other: i64) -> i64:
        """Return one of each kind of cards that nothing in the other hand can tell apart."""
        found: i64 = moves & NO_ZEROS
        extra: i64 = moves & ALL_ZEROS
        if self.shared:
            return found | (extra & -extra)
        low: i64 = NONE
        left = found
        while left:
            card = lowest(left)
            left &= left - 1
            alike = low != NONE and FACTION[low] == FACTION[card] and self.telling & bit(card) == 0
            if alike and other & BETWEEN[low * CARDS + card] == 0:
                found ^= bit(card)
            low = card
        if extra:
            found |= extra & -extra
        return found

    def reckoned(self, s0: i64, s1: i64) -> bool:
        """Tell whether seat 0 has what is wanted at the end of a game in which a faction favours nobody."""
        lead: i64 = 0
        total: i64 = 0
        for faction in range(5):
            mine = s0 & FACTION_SETS[faction]
            theirs = s1 & FACTION_SETS[faction]
            ahead = count(mine) - count(theirs)
            if ahead == 0:
                ahead = (mine & NO_ZEROS) - (theirs & NO_ZEROS)
            if ahead > 0:
                lead += 1
                total += added_up(mine)
            elif ahead < 0:
                lead -= 1
                total -= added_up(theirs)
        if lead == 0:
            lead = total
        return lead >= self.wanted


def added_up(cards: i64) -> i64:
    """Return the sum of the cards' values."""
    total: i64 = 0
    while cards:
        total += WORTH[lowest(cards)]
        cards &= cards - 1
    return total
