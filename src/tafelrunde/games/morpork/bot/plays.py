"""What it is worth to play a card: its symbols and its text, each estimated by the best it could do now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.bot.prospects import AFTER, AIM_OF, BUILDS, KILLS, MORE_CARDS, PLACES, USUAL, Prospects
from tafelrunde.games.morpork.bot.trials import NOTHING, Trials
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS, COST, NEAR, PERSONALITIES
from tafelrunde.games.morpork.rules.cards import (
    ANOTHER_KIND,
    ASSASSINATE_KIND,
    BUILD_KIND,
    CALM_KIND,
    CARDS,
    EVENT_KIND,
    FIRST_CARDS,
    INCOME,
    INTERRUPTS,
    MONEY_KIND,
    PLACE_KIND,
    SCROLL_KIND,
    SYMBOLS,
    TEXT,
    TEXT_AMOUNT,
    TEXT_AREA,
    TEXT_IDS,
)
from tafelrunde.games.morpork.rules.effects.money import paying_crowd
from tafelrunde.games.morpork.rules.effects.text import text_of
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import HAND, MorporkState
from tafelrunde.games.morpork.rules.turn.pieces import (
    AT_HOME,
    BY_RULE,
    IN_TROUBLE,
    NEAR_TO,
    QUIETLY,
    number_of_buildings,
    stirrable,
)

_TAKE_FROM_EACH: Final = TEXT_IDS.index("take_from_each")
_LEND: Final = TEXT_IDS.index("lend")
_BEG_CARDS: Final = TEXT_IDS.index("beg_cards")
_COLLECT_ALMS: Final = TEXT_IDS.index("collect_alms")
_EARN_PER_MINION: Final = TEXT_IDS.index("earn_per_minion")
_MOVE_OTHERS: Final = TEXT_IDS.index("move_others")
_PLAY_MORE: Final = TEXT_IDS.index("play_more")
_GAMBLE_WITH_BANK: Final = TEXT_IDS.index("gamble_with_bank")
_PEEK: Final = TEXT_IDS.index("peek")
_TRIBUTE_OR_BURDEN: Final = TEXT_IDS.index("tribute_or_burden")
_TRIBUTE_OR_BUILDING: Final = TEXT_IDS.index("tribute_or_building")
_RECOVER: Final = TEXT_IDS.index("recover")
_DRAW: Final = TEXT_IDS.index("draw")
_GAMBLE_WITH_PLAYER: Final = TEXT_IDS.index("gamble_with_player")
_SELL_CARDS: Final = TEXT_IDS.index("sell_cards")
_TAKE_FROM_ONE: Final = TEXT_IDS.index("take_from_one")
_DISCARD: Final = TEXT_IDS.index("discard")
_EARN_PER_TROUBLE: Final = TEXT_IDS.index("earn_per_trouble")
_GIVE_CARD_FOR: Final = TEXT_IDS.index("give_card_for")
_FLEE_TROUBLE: Final = TEXT_IDS.index("flee_trouble")
_CHANGE_PERSONALITY: Final = TEXT_IDS.index("change_personality")
_PAY_FOR_MURDER: Final = TEXT_IDS.index("pay_for_murder")
_REMOVE_FROM: Final = TEXT_IDS.index("remove_from")
_PAY_TO_ASSASSINATE: Final = TEXT_IDS.index("pay_to_assassinate")
_SWAP_MINIONS: Final = TEXT_IDS.index("swap_minions")
_SEARCH_HAND: Final = TEXT_IDS.index("search_hand")
_REMOVE_WHERE_ROLLED: Final = TEXT_IDS.index("remove_where_rolled")
_SWAP_HANDS: Final = TEXT_IDS.index("swap_hands")
_EARN_PER_BUILDING: Final = TEXT_IDS.index("earn_per_building")
_MOVE_OWN: Final = TEXT_IDS.index("move_own")
_PLACE_QUIETLY: Final = TEXT_IDS.index("place_quietly")
_EXCHANGE: Final = TEXT_IDS.index("exchange")
_EACH_REMOVES: Final = TEXT_IDS.index("each_removes")
_BUY_CALM: Final = TEXT_IDS.index("buy_calm_building")
_BUILD_CHEAPLY: Final = TEXT_IDS.index("build_cheaply")
_PLACE_AT_HOME: Final = TEXT_IDS.index("place_at_home")
_PLACE_NEAR: Final = TEXT_IDS.index("place_near")
_EARN_WHERE_TROUBLE: Final = TEXT_IDS.index("earn_where_trouble")
_PLACE_IN_TROUBLE: Final = TEXT_IDS.index("place_in_trouble")
_TAKE_RANDOM: Final = TEXT_IDS.index("take_random_cards")
_BUY_TROUBLED: Final = TEXT_IDS.index("buy_troubled_building")
_STIR_ANYWHERE: Final = TEXT_IDS.index("stir_anywhere")
_PAY_TO_MOVE: Final = TEXT_IDS.index("pay_to_move")
_FORCE_PAYMENT: Final = TEXT_IDS.index("force_payment")
_STIR_NEARBY: Final = TEXT_IDS.index("stir_nearby")
_GAMBLE_WITH_MINION: Final = TEXT_IDS.index("gamble_with_minion")
_DRAW_PER_BUILDING: Final = TEXT_IDS.index("draw_per_building")

_UNKNOWN: Final = -99.0
_SYMBOL_ROW: Final[vec[float]] = vec[float]([_UNKNOWN] * 4)
_CARD_ROW: Final[vec[float]] = vec[float]([0.0] * CARDS)


class Plays:
    """Estimates cards for one seat; what a symbol can do is worked out once for each position."""

    def __init__(self, trials: Trials, another: float, event: float, later: float) -> None:
        """Take how much of the next card "another" counts for, what an event costs, and a later symbol's share."""
        self.trials = trials
        self.prospects: Prospects = trials.prospects
        self.another = another
        self.event = event
        self.later = later
        self.symbols: vec[float] = _SYMBOL_ROW[:]
        self.own: vec[float] = _CARD_ROW[:]
        self.card_worth: float = 0.0

    def begin(self, s: MorporkState) -> None:
        """Forget the position before; the trials have begun already."""
        for k in range(4):
            self.symbols[k] = _UNKNOWN
        at = self.prospects.base(s, AFTER, AIM_OF[s.personality[self.trials.me]])
        weights = self.prospects.weights
        self.card_worth = weights[at + 14] / 5.0
        for k in range(4):
            self.card_worth += USUAL[k] * weights[at + 15 + k] / 2.0

    def keep(self, s: MorporkState, card: i64) -> float:
        """Return what a card is worth in the hand."""
        at = self.prospects.base(s, AFTER, AIM_OF[s.personality[self.trials.me]])
        weights = self.prospects.weights
        total = weights[at + 14] / 5.0 + float(PLACES[card]) * weights[at + 15] / 2.0
        total += float(BUILDS[card]) * weights[at + 16] / 2.0 + float(KILLS[card]) * weights[at + 17] / 2.0
        total += float(MORE_CARDS[card]) * weights[at + 18] / 2.0
        deck = 0 if card < FIRST_CARDS else 1
        if INTERRUPTS[deck] & bit(card - deck * FIRST_CARDS):
            total += weights[at + 19] / 2.0
        return total

    def symbol(self, s: MorporkState, kind: i64) -> float:
        """Return what the best use of placing, building, assassinating or calming is worth: 0 if there is none."""
        found = self.symbols[kind]
        if found == _UNKNOWN:
            trials = self.trials
            if kind == PLACE_KIND:
                found = trials.best_place(s, BY_RULE, NONE, False)
            elif kind == BUILD_KIND:
                found = trials.best_building(s, False)
            elif kind == ASSASSINATE_KIND:
                found = trials.best_kill(s, s.trouble)
            else:
                found = trials.best_trouble(s, s.trouble)
            found = max(found, 0.0)
            self.symbols[kind] = found
        return found

    def alone(self, s: MorporkState, card: i64) -> float:
        """Return what a card's symbols are worth, without the cards that may follow."""
        total = 0.0
        share = 1.0
        for kind in SYMBOLS[card]:
            if kind <= CALM_KIND:
                total += share * self.symbol(s, kind)
            elif kind == MONEY_KIND:
                total += self.trials.money(s, INCOME[card])
            elif kind == SCROLL_KIND:
                total += max(0.0, share * self.text(s, card))
            elif kind == EVENT_KIND:
                total -= self.event
            if kind != ANOTHER_KIND:
                share = self.later
        return total

    def cards(self, s: MorporkState, hand_first: i64, hand_second: i64) -> None:
        """Estimate all these cards of the hand, with what may follow them."""
        own = self.own
        best = 0.0
        second = 0.0
        for deck in range(2):
            cards = hand_second if deck else hand_first
            while cards:
                card = deck * FIRST_CARDS + count((cards & -cards) - 1)
                cards &= cards - 1
                worth = self.alone(s, card)
                own[card] = worth
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        for deck in range(2):
            cards = hand_second if deck else hand_first
            while cards:
                card = deck * FIRST_CARDS + count((cards & -cards) - 1)
                cards &= cards - 1
                follow = second if own[card] == best else best
                worth = own[card]
                if MORE_CARDS[card]:
                    worth += self.another * follow
                elif TEXT[card] == _PLAY_MORE:
                    worth += self.another * (follow + second)
                own[card] = worth - self.keep(s, card)

    def text(self, s: MorporkState, card: i64) -> float:
        """Return about what it is worth to use the text of a card."""
        trials = self.trials
        me = trials.me
        text = TEXT[card]
        amount = TEXT_AMOUNT[card]
        if not text_of(card).possible(s, me, card):
            return NOTHING
        if text in (_DRAW, _RECOVER, _DRAW_PER_BUILDING):
            n: i64 = number_of_buildings(s, me) if text == _DRAW_PER_BUILDING else amount
            gone = 0.0 if text == _RECOVER else trials.drawing(s, n)
            return float(n) * self.card_worth + gone
        if text in (_TAKE_FROM_EACH, _COLLECT_ALMS):
            return self.from_each(s, amount if text == _TAKE_FROM_EACH else 1)
        if text in (_TAKE_FROM_ONE, _GAMBLE_WITH_PLAYER):
            best = self.from_best(s, amount)
            return best if text == _TAKE_FROM_ONE else 0.5 * best
        if text == _LEND:
            return 0.6 * trials.money(s, 10) - 0.05
        if text in (_BEG_CARDS, _TAKE_RANDOM):
            return 1.3 * float(max(amount, 1)) * max(self.card_worth, 0.02)
        if text in (_EARN_PER_MINION, _EARN_PER_TROUBLE, _EARN_PER_BUILDING, _EARN_WHERE_TROUBLE):
            return trials.money(s, self.earned(s, card))
        if text == _GAMBLE_WITH_BANK:
            return 0.5 * trials.money(s, 4) - 0.01
        if text in (_TRIBUTE_OR_BURDEN, _TRIBUTE_OR_BUILDING):
            return self.from_best(s, 4) + 0.03
        if text == _GIVE_CARD_FOR:
            return self.from_best(s, amount) - 0.7 * self.card_worth
        if text == _SELL_CARDS:
            return 0.5 * trials.money(s, amount)
        return self.board_text(s, card)

    def board_text(self, s: MorporkState, card: i64) -> float:
        """Return about what a text is worth that changes the board."""
        trials = self.trials
        text = TEXT[card]
        if text == _PLACE_QUIETLY:
            return trials.best_place(s, QUIETLY, NONE, True)
        if text == _PLACE_AT_HOME:
            return trials.best_place(s, AT_HOME, NONE, False)
        if text == _PLACE_IN_TROUBLE:
            return trials.best_place(s, IN_TROUBLE, NONE, False)
        if text == _PLACE_NEAR:
            once = trials.best_place(s, NEAR_TO, TEXT_AREA[card], False)
            return once if TEXT_AMOUNT[card] == 1 else once + max(0.0, self.later * once)
        if text in (_MOVE_OWN, _PAY_TO_MOVE):
            return trials.best_move(s, ALL_AREAS) - (0.02 if text == _PAY_TO_MOVE else 0.0)
        if text == _FLEE_TROUBLE:
            return 0.8 * trials.best_move(s, s.trouble)
        if text == _BUILD_CHEAPLY:
            return trials.best_building(s, True)
        if text in (_BUY_CALM, _BUY_TROUBLED):
            return self.best_purchase(s, text == _BUY_TROUBLED)
        if text == _STIR_ANYWHERE:
            return trials.best_trouble(s, stirrable(s, ALL_AREAS, s.rulings.stirring_needs_minion))
        if text == _STIR_NEARBY:
            return trials.best_trouble(s, stirrable(s, around_trouble(s), s.rulings.stirring_needs_minion))
        return self.other_text(s, card)

    def other_text(self, s: MorporkState, card: i64) -> float:
        """Return about what a text is worth that does something to the others, or to who one is."""
        trials = self.trials
        text = TEXT[card]
        if text == _PAY_TO_ASSASSINATE:
            return self.symbol(s, ASSASSINATE_KIND) - 0.05
        if text == _PAY_FOR_MURDER:
            return 0.3 * self.symbol(s, ASSASSINATE_KIND) - 0.05
        if text == _GAMBLE_WITH_MINION:
            return 0.5 * self.symbol(s, ASSASSINATE_KIND) - 0.02
        if text == _REMOVE_FROM:
            return trials.best_kill(s, bit(TEXT_AREA[card]))
        if text in (_MOVE_OTHERS, _SWAP_MINIONS):
            return 0.6 * trials.best_kill(s, ALL_AREAS)
        if text in (_REMOVE_WHERE_ROLLED, _EACH_REMOVES):
            return 0.5 * trials.best_kill(s, ALL_AREAS)
        if text == _CHANGE_PERSONALITY:
            return self.another_self(s)
        if text == _SWAP_HANDS:
            return self.better_hand(s)
        if text in (_PEEK, _SEARCH_HAND, _FORCE_PAYMENT, _EXCHANGE):
            return 0.03
        return 0.0 if text == _DISCARD else 0.01

    def from_each(self, s: MorporkState, amount: i64) -> float:
        """Return what it is worth to take money from everybody."""
        total = 0.0
        for seat in range(s.seats):
            if seat != self.trials.me:
                total += self.trials.from_seat(s, seat, amount)
        return total

    def from_best(self, s: MorporkState, amount: i64) -> float:
        """Return what it is worth to take money from whom it hurts most."""
        best = 0.0
        for seat in range(s.seats):
            if seat != self.trials.me:
                best = max(best, self.trials.from_seat(s, seat, amount))
        return best

    def earned(self, s: MorporkState, card: i64) -> i64:
        """Return what the bank pays for a text that counts something."""
        text = TEXT[card]
        if text == _EARN_PER_TROUBLE:
            return min(count(s.trouble), s.bank)
        if text == _EARN_PER_MINION:
            return min(paying_crowd(s, TEXT_AREA[card]), s.bank)
        n: i64 = 0
        for area in range(AREAS):
            if text == _EARN_PER_BUILDING:
                n += 1 if s.building[area] != NONE else 0
            elif s.trouble & bit(area):
                n = max(n, 2 * paying_crowd(s, area))
        return min(n, s.bank)

    def best_purchase(self, s: MorporkState, troubled: bool) -> float:
        """Return what the best building of another's that is for sale is worth."""
        best = NOTHING
        me = self.trials.me
        for area in range(AREAS):
            owner = s.building[area]
            here = s.trouble & bit(area) != 0
            if owner != NONE and owner != me and here == troubled and s.money[me] >= COST[area]:
                best = max(best, self.trials.build(s, area, COST[area]))
        return best

    def another_self(self, s: MorporkState) -> float:
        """Return what it is worth to become somebody else, on average."""
        me = self.trials.me
        own = s.personality[me]
        left = personalities(int(s.seats)) ^ bit(own)
        self.prospects.survey(s)
        before = self.prospects.standing(s, me, AIM_OF[own], AFTER, False)
        total = 0.0
        n = 0.0
        for who in range(PERSONALITIES):
            if left & bit(who) and not s.ruled_out[me] & bit(who):
                total += self.prospects.standing(s, me, AIM_OF[who], AFTER, False)
                n += 1.0
        return total / max(n, 1.0) - before

    def better_hand(self, s: MorporkState) -> float:
        """Return what it is worth to swap hands with whoever has the most cards."""
        me = self.trials.me
        most: i64 = 0
        for seat in range(s.seats):
            if seat != me:
                most = max(most, s.size(HAND + seat))
        return float(most - s.size(HAND + me)) * max(self.card_worth, 0.02)


def around_trouble(s: MorporkState) -> i64:
    """Return the areas next to one with trouble."""
    areas: i64 = 0
    for area in range(AREAS):
        if s.trouble & bit(area):
            areas |= NEAR[area]
    return areas
