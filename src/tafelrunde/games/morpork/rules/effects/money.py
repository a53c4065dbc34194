"""Texts about money."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import Frame
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS, LOAN
from tafelrunde.games.morpork.rules.cards import TEXT_AMOUNT, TEXT_AREA
from tafelrunde.games.morpork.rules.codec import AREA, PASS, PAY, PIECE, SEAT, offer
from tafelrunde.games.morpork.rules.effects.text import (
    AIM,
    DECIDE,
    PICK,
    SPOT,
    TEXT_ROLL,
    THEN,
    Aimed,
    Text,
    offer_pieces,
    others,
    others_with_money,
    push_roll,
)
from tafelrunde.games.morpork.rules.knowledge import lay_open
from tafelrunde.games.morpork.rules.state import DEMON, FRONT, PLAYED, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.interrupts import reach, remove
from tafelrunde.games.morpork.rules.turn.money import pay, pay_bank, take_money
from tafelrunde.games.morpork.rules.turn.pieces import buildings_of, crowd, lose_building

GOOD_ROLL: Final = 6
"""From this face on (7 on the die) a gamble is won; the lowest face loses."""


class TakeFromEach(Text):
    """Each other player pays."""

    rule: ClassVar[str] = "morpork.text.take_from_each"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return others_with_money(s) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        for k in range(s.seats - 1, 0, -1):
            victim = (who + k) % s.seats
            if s.money[victim] > 0:
                reach(s, victim, card, Frame(THEN, NONE, card, victim))

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        pay(s, frame.b, s.turn, TEXT_AMOUNT[frame.a], self.rule)


class TakeFromOne(Aimed):
    """One other player pays."""

    rule: ClassVar[str] = "morpork.text.take_from_one"

    def aims(self, s: MorporkState) -> i64:
        return others_with_money(s)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        pay(s, frame.b, s.turn, TEXT_AMOUNT[frame.a], self.rule)


class Lend(Text):
    """A loan: the card stays in front of the player, and money comes from the bank."""

    rule: ClassVar[str] = "morpork.text.lend"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        lay_open(s, card, PLAYED, FRONT + who)
        tell_one(s, "borrows", self.rule, who, "card", card)
        take_money(s, who, LOAN, self.rule)


class Earn(Text):
    """The bank pays for each thing that the text counts."""

    def number(self, s: MorporkState, card: i64) -> i64:
        """Return how many there are."""
        return 0

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return self.number(s, card) > 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        take_money(s, who, TEXT_AMOUNT[card] * self.number(s, card), self.rule)


class EarnPerTrouble(Earn):
    """For each trouble marker."""

    rule: ClassVar[str] = "morpork.text.earn_per_trouble"

    def number(self, s: MorporkState, card: i64) -> i64:
        return count(s.trouble)


class EarnPerBuilding(Earn):
    """For each building on the board."""

    rule: ClassVar[str] = "morpork.text.earn_per_building"

    def number(self, s: MorporkState, card: i64) -> i64:
        n: i64 = 0
        for area in range(AREAS):
            if s.building[area] != NONE:
                n += 1
        return n


def paying_crowd(s: MorporkState, area: i64) -> i64:
    """Return how many pieces in an area bring money."""
    n = crowd(s, area)
    if not s.rulings.neutrals_earn:
        n -= s.pieces[AREAS * TROLL + area] + s.pieces[AREAS * DEMON + area]
    return n


class EarnPerMinion(Earn):
    """For each minion in the area that the card names."""

    rule: ClassVar[str] = "morpork.text.earn_per_minion"

    def number(self, s: MorporkState, card: i64) -> i64:
        return paying_crowd(s, TEXT_AREA[card])


class EarnWhereTrouble(Text):
    """For each minion in an area with trouble."""

    rule: ClassVar[str] = "morpork.text.earn_where_trouble"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.trouble != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(SPOT, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(s.trouble, AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        take_money(s, frame.who, TEXT_AMOUNT[frame.a] * paying_crowd(s, action - AREA), self.rule)


class ForcePayment(Text):
    """One other player pays a second one."""

    rule: ClassVar[str] = "morpork.text.force_payment"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return others_with_money(s) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(AIM, who, card, NONE))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.b == NONE:
            offer(others_with_money(s), SEAT, moves)
        else:
            offer(others(s) ^ bit(frame.b), SEAT, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is AIM and frame.b == NONE:
            s.push(Frame(AIM, frame.who, frame.a, action - SEAT))
        elif frame.step is AIM:
            self.announce(s, frame, action - SEAT)
        elif frame.d:
            reach(s, frame.d - 1, frame.a, Frame(THEN, NONE, frame.a, frame.b, frame.c))
        else:
            pay(s, frame.b, frame.c, TEXT_AMOUNT[frame.a], self.rule)

    def announce(self, s: MorporkState, frame: Frame, payee: i64) -> None:
        """Let payer and payee answer, clockwise from the active player; either can escape."""
        payer = frame.b
        first = payer
        second = payee
        if (payee - s.turn) % s.seats < (payer - s.turn) % s.seats:
            first = payee
            second = payer
        reach(s, first, frame.a, Frame(THEN, NONE, frame.a, payer, payee, second + 1))

    def about(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        """Name who pays; and who is paid, unless it is who is asked, or not chosen yet."""
        to: i64 = NONE if frame.step is AIM or frame.c == s.who else frame.c
        return {"of": frame.b, "to": to, "card": frame.a, "by": s.turn, "amount": TEXT_AMOUNT[frame.a]}


class Tribute(Aimed):
    """Another player pays, or something happens to them."""

    def effect(self, frame: Frame, victim: i64) -> Frame:
        return Frame(DECIDE, victim, frame.a)

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if s.money[frame.who] >= TEXT_AMOUNT[frame.a]:
            moves.add(PASS)
            moves.add(PAY)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == PAY:
            pay(s, frame.who, s.turn, TEXT_AMOUNT[frame.a], self.rule)
        else:
            self.refused(s, frame)

    def refused(self, s: MorporkState, frame: Frame) -> None:
        """Do to the player what happens to who does not pay."""
        raise NotImplementedError(self.rule)


class TributeOrBurden(Tribute):
    """Or they have the card in front of them for the rest of the game."""

    rule: ClassVar[str] = "morpork.text.tribute_or_burden"

    def refused(self, s: MorporkState, frame: Frame) -> None:
        lay_open(s, frame.a, PLAYED, FRONT + frame.who)
        tell_one(s, "is-burdened", self.rule, frame.who, "card", frame.a)


class TributeOrBuilding(Tribute):
    """Or the active player may remove one of their buildings."""

    rule: ClassVar[str] = "morpork.text.tribute_or_building"

    def affects(self, s: MorporkState, card: i64, victim: i64) -> bool:
        return s.money[victim] >= TEXT_AMOUNT[card] or buildings_of(s, victim) != 0

    def refused(self, s: MorporkState, frame: Frame) -> None:
        s.push(Frame(SPOT, s.turn, frame.a, frame.who))

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.step is DECIDE:
            super().choices(s, frame, moves)
        elif buildings_of(s, frame.b):
            moves.add(PASS)
            offer(buildings_of(s, frame.b), AREA, moves)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is DECIDE:
            super().go_on(s, frame, action)
        elif action >= AREA:
            lose_building(s, action - AREA, self.rule)


class Gamble(Text):
    """The die decides: seven or more is good, one is bad, the rest is nothing."""

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        push_roll(s, card, 0, 0)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is not TEXT_ROLL:
            self.go_on(s, frame, action)
        elif action >= GOOD_ROLL:
            self.good(s, frame.a)
        elif action == 0:
            self.bad(s, frame.a)

    def good(self, s: MorporkState, card: i64) -> None:
        """Win."""
        raise NotImplementedError(self.rule)

    def bad(self, s: MorporkState, card: i64) -> None:
        """Lose: one of the player's own minions has to go."""
        s.push(Frame(PICK, s.turn, card))

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Go on after a choice."""
        remove(s, s.turn, action - PIECE - AREAS * s.turn, s.turn, NONE)

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_pieces(s, ALL_AREAS, bit(s.turn), frame.a, moves)


class GambleWithBank(Gamble):
    """Win money from the bank, or lose some money or a minion."""

    rule: ClassVar[str] = "morpork.text.gamble_with_bank"

    def good(self, s: MorporkState, card: i64) -> None:
        take_money(s, s.turn, 4, self.rule)

    def bad(self, s: MorporkState, card: i64) -> None:
        s.push(Frame(DECIDE, s.turn, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if s.money[frame.who] >= 2:
            moves.add(PAY)
        super().legal(s, frame, moves)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= PIECE:
            super().go_on(s, frame, action)
        else:
            pay_bank(s, frame.who, min(2, s.money[frame.who]), self.rule)


class GambleWithPlayer(Gamble):
    """Win money from another player, or lose a minion."""

    rule: ClassVar[str] = "morpork.text.gamble_with_player"

    def good(self, s: MorporkState, card: i64) -> None:
        s.push(Frame(AIM, s.turn, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.step is AIM:
            offer(others_with_money(s), SEAT, moves)
        else:
            super().legal(s, frame, moves)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is THEN:
            pay(s, frame.b, s.turn, TEXT_AMOUNT[frame.a], self.rule)
        elif frame.step is AIM:
            reach(s, action - SEAT, frame.a, Frame(THEN, NONE, frame.a, action - SEAT))
        else:
            super().go_on(s, frame, action)


TEXTS: Final[list[tuple[str, Text]]] = [
    ("take_from_each", TakeFromEach()),
    ("take_from_one", TakeFromOne()),
    ("lend", Lend()),
    ("earn_per_trouble", EarnPerTrouble()),
    ("earn_per_building", EarnPerBuilding()),
    ("earn_per_minion", EarnPerMinion()),
    ("earn_where_trouble", EarnWhereTrouble()),
    ("force_payment", ForcePayment()),
    ("tribute_or_burden", TributeOrBurden()),
    ("tribute_or_building", TributeOrBuilding()),
    ("gamble_with_bank", GambleWithBank()),
    ("gamble_with_player", GambleWithPlayer()),
]
