"""Texts about minions, trolls, demons and trouble."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS, NEAR
from tafelrunde.games.morpork.rules.cards import TEXT_AMOUNT, TEXT_AREA
from tafelrunde.games.morpork.rules.codec import AREA, PIECE, offer
from tafelrunde.games.morpork.rules.effects.money import Gamble
from tafelrunde.games.morpork.rules.effects.text import (
    ALL_KINDS,
    ALL_MINIONS,
    PICK,
    SPOT,
    THEN,
    Aimed,
    Text,
    any_piece,
    offer_pieces,
    push_roll,
    remove_by_text,
)
from tafelrunde.games.morpork.rules.state import KINDS, MorporkState
from tafelrunde.games.morpork.rules.turn.interrupts import MOVE, SWAP, reach, remove
from tafelrunde.games.morpork.rules.turn.money import pay
from tafelrunde.games.morpork.rules.turn.pieces import (
    AT_HOME,
    IN_TROUBLE,
    NEAR_TO,
    PLACE_STEP,
    QUIETLY,
    areas_of,
    can_place,
    move_minion,
    occupied,
    on_board,
    stir,
    stirrable,
)


class PlaceByText(Text):
    """Place minions where the text says."""

    mode: ClassVar[int] = QUIETLY

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return can_place(s, who, self.mode, TEXT_AREA[card])

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        for _ in range(1, TEXT_AMOUNT[card]):
            s.push(Frame(PLACE_STEP, who, self.mode, TEXT_AREA[card], NONE, 1))
        s.push(Frame(PLACE_STEP, who, self.mode, TEXT_AREA[card], NONE))


class PlaceQuietly(PlaceByText):
    """Place a minion anywhere, without trouble."""

    rule: ClassVar[str] = "morpork.text.place_quietly"


class PlaceAtHome(PlaceByText):
    """Place a minion where one has a building."""

    rule: ClassVar[str] = "morpork.text.place_at_home"
    mode: ClassVar[int] = AT_HOME


class PlaceInTrouble(PlaceByText):
    """Place a minion where there is trouble."""

    rule: ClassVar[str] = "morpork.text.place_in_trouble"
    mode: ClassVar[int] = IN_TROUBLE


class PlaceNear(PlaceByText):
    """Place minions in an area or next to it."""

    rule: ClassVar[str] = "morpork.text.place_near"
    mode: ClassVar[int] = NEAR_TO


class MoveOwn(Text):
    """Move a minion of one's own to any other area."""

    rule: ClassVar[str] = "morpork.text.move_own"

    def sources(self, s: MorporkState) -> i64:
        """Return the areas a minion may be moved from."""
        return ALL_AREAS

    def goals(self, origin: i64) -> i64:
        """Return the areas a minion may be moved to."""
        return ALL_AREAS ^ bit(origin)

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return any_piece(s, self.sources(s), bit(who))

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(PICK, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.step is PICK:
            offer_pieces(s, self.sources(s), bit(frame.who), frame.a, moves)
        else:
            offer(self.goals(frame.c), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        move_own(s, frame, action, self.rule)


def move_own(s: MorporkState, frame: Frame, action: i64, rule: str) -> None:
    """Go on to choose where to, after a minion was chosen, or move it."""
    if frame.step is PICK:
        s.push(Frame(SPOT, frame.who, frame.a, 0, (action - PIECE) % AREAS))
    else:
        move_minion(s, frame.who, frame.c, action - AREA, rule)


class FleeTrouble(MoveOwn):
    """Move a minion of one's own out of trouble, to an adjacent area."""

    rule: ClassVar[str] = "morpork.text.flee_trouble"

    def sources(self, s: MorporkState) -> i64:
        return s.trouble

    def goals(self, origin: i64) -> i64:
        return NEAR[origin]


class PayFirst(Aimed):
    """Pay another player, then do something."""

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return s.money[who] >= TEXT_AMOUNT[card]

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is THEN:
            pay(s, s.turn, frame.b, TEXT_AMOUNT[frame.a], self.rule)
            self.paid(s, frame.a, frame.b)
        else:
            self.chosen(s, frame, action)

    def paid(self, s: MorporkState, card: i64, payee: i64) -> None:
        """Get to the choice of a piece."""
        s.push(Frame(PICK, s.turn, card))

    def chosen(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Do it with what was chosen."""
        raise NotImplementedError(self.rule)


class PayToMove(PayFirst):
    """Pay another player, then move a minion of one's own anywhere."""

    rule: ClassVar[str] = "morpork.text.pay_to_move"

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.step is PICK:
            offer_pieces(s, ALL_AREAS, bit(frame.who), frame.a, moves)
        else:
            offer(ALL_AREAS ^ bit(frame.c), AREA, moves)

    def chosen(self, s: MorporkState, frame: Frame, action: i64) -> None:
        move_own(s, frame, action, self.rule)


class MoveOthers(Text):
    """Move a minion of another player to an adjacent area."""

    rule: ClassVar[str] = "morpork.text.move_others"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return any_piece(s, ALL_AREAS, ALL_MINIONS ^ bit(who))

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(PICK, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.step is PICK:
            offer_pieces(s, ALL_AREAS, ALL_MINIONS ^ bit(frame.who), frame.a, moves)
        else:
            offer(NEAR[frame.c], AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is PICK:
            owner = (action - PIECE) // AREAS
            reach(s, owner, frame.a, Frame(SPOT, frame.who, frame.a, owner, (action - PIECE) % AREAS))
        else:
            s.push(Frame(MOVE, frame.b, frame.c, action - AREA))

    def about(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        chosen = frame.step is SPOT
        return {"card": frame.a, "by": s.turn, "of": frame.b if chosen else NONE, "from": frame.c if chosen else NONE}


class SwapMinions(Text):
    """Exchange the places of two pieces."""

    rule: ClassVar[str] = "morpork.text.swap_minions"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        found: i64 = 0
        for kind in range(KINDS):
            found |= areas_of(s, kind)
        return found & (found - 1) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(PICK, who, card, 0, NONE))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        elsewhere: i64 = ALL_AREAS
        if frame.c != NONE:
            elsewhere ^= bit(frame.c % AREAS)
        offer_pieces(s, elsewhere, ALL_KINDS, frame.a, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.c == NONE:
            s.push(Frame(PICK, frame.who, frame.a, 0, action - PIECE))
        else:
            s.push(Frame(SWAP, frame.who, frame.c, action - PIECE, frame.a))


class RemoveFrom(Text):
    """Remove a piece from the area that the card names."""

    rule: ClassVar[str] = "morpork.text.remove_from"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return occupied(s, TEXT_AREA[card])

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(PICK, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_pieces(s, bit(TEXT_AREA[frame.a]), ALL_KINDS, frame.a, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        remove_by_text(s, action - PIECE, frame.a)


class RemoveWhereRolled(Text):
    """Roll twice, and remove a piece from each area rolled: `left` of a choice is the number of the area to come."""

    rule: ClassVar[str] = "morpork.text.remove_where_rolled"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        push_roll(s, card, NONE, TEXT_AMOUNT[card])

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_pieces(s, bit(frame.c), ALL_KINDS, frame.a, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is PICK:
            self.go_on(s, frame)
            remove_by_text(s, action - PIECE, frame.a)
        elif frame.d > 1:
            push_roll(s, frame.a, action, frame.d - 1)
        else:
            s.push(Frame(PICK, s.turn, frame.a, 0, frame.c, action + 1))

    def nothing(self, s: MorporkState, frame: Frame) -> None:
        self.go_on(s, frame)

    def go_on(self, s: MorporkState, frame: Frame) -> None:
        """Go on to the second area, if this was the first."""
        if frame.d:
            s.push(Frame(PICK, frame.who, frame.a, 0, frame.d - 1))


class PayToAssassinate(PayFirst):
    """Pay another player, then assassinate."""

    rule: ClassVar[str] = "morpork.text.pay_to_assassinate"

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_pieces(s, s.trouble, ALL_KINDS ^ bit(s.turn), frame.a, moves)

    def chosen(self, s: MorporkState, frame: Frame, action: i64) -> None:
        remove_by_text(s, action - PIECE, frame.a)


class PayForMurder(PayToAssassinate):
    """Pay another player, who then removes a piece that is not the active player's."""

    rule: ClassVar[str] = "morpork.text.pay_for_murder"

    def paid(self, s: MorporkState, card: i64, payee: i64) -> None:
        s.push(Frame(PICK, payee, card))


class EachRemoves(Text):
    """Each other player removes a minion of their own."""

    rule: ClassVar[str] = "morpork.text.each_removes"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return any_piece(s, ALL_AREAS, ALL_MINIONS ^ bit(who))

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        for k in range(s.seats - 1, 0, -1):
            victim = (who + k) % s.seats
            if on_board(s, victim) > 0:
                reach(s, victim, card, Frame(PICK, victim, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer_pieces(s, ALL_AREAS, bit(frame.who), frame.a, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        remove(s, frame.who, (action - PIECE) % AREAS, s.turn, NONE)


class GambleWithMinion(Gamble):
    """Remove a piece out of trouble, or one of one's own minions."""

    rule: ClassVar[str] = "morpork.text.gamble_with_minion"

    def good(self, s: MorporkState, card: i64) -> None:
        s.push(Frame(PICK, s.turn, card, 0, 0, 1))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.d:
            offer_pieces(s, s.trouble, ALL_KINDS, frame.a, moves)
        else:
            offer_pieces(s, ALL_AREAS, bit(s.turn), frame.a, moves)

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        remove_by_text(s, action - PIECE, frame.a)


class StirAnywhere(Text):
    """Put a trouble marker into an area that has none."""

    rule: ClassVar[str] = "morpork.text.stir_anywhere"

    def fit(self, s: MorporkState) -> i64:
        """Return the areas that can get a marker."""
        return stirrable(s, ALL_AREAS, s.rulings.stirring_needs_minion)

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return self.fit(s) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(SPOT, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(self.fit(s), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        stir(s, action - AREA, self.rule)


class StirNearby(StirAnywhere):
    """Put a trouble marker next to an area that has one."""

    rule: ClassVar[str] = "morpork.text.stir_nearby"

    def fit(self, s: MorporkState) -> i64:
        near: i64 = 0
        left = s.trouble
        while left:
            near |= NEAR[lowest(left)]
            left &= left - 1
        return stirrable(s, near, s.rulings.stirring_needs_minion)


TEXTS: Final[list[tuple[str, Text]]] = [
    ("place_quietly", PlaceQuietly()),
    ("place_at_home", PlaceAtHome()),
    ("place_in_trouble", PlaceInTrouble()),
    ("place_near", PlaceNear()),
    ("move_own", MoveOwn()),
    ("flee_trouble", FleeTrouble()),
    ("pay_to_move", PayToMove()),
    ("move_others", MoveOthers()),
    ("swap_minions", SwapMinions()),
    ("remove_from", RemoveFrom()),
    ("remove_where_rolled", RemoveWhereRolled()),
    ("pay_to_assassinate", PayToAssassinate()),
    ("pay_for_murder", PayForMurder()),
    ("each_removes", EachRemoves()),
    ("gamble_with_minion", GambleWithMinion()),
    ("stir_anywhere", StirAnywhere()),
    ("stir_nearby", StirNearby()),
]
