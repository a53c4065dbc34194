"""Minions, trolls and demons that enter and leave areas, buildings, and the interrupts that save them."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, State, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.core.would import Would, cancel, change
from tafelrunde.games.morpork.areas import ALL_AREAS, AREAS, BUILDINGS, COST, MINIONS, NEAR
from tafelrunde.games.morpork.cards import FRESH_START_CLUB, GASPODE, IGOR, SUSAN, WALLACE_SONKY
from tafelrunde.games.morpork.hands import might_hold, pay_bank, play_interrupt
from tafelrunde.games.morpork.numbers import AREA, PASS, PIECE, PLAY
from tafelrunde.games.morpork.state import HAND, KINDS, TROLL, MorporkState

# Where a minion may be placed.
BY_RULE: Final = 0
ANYWHERE: Final = 1
QUIETLY: Final = 2
AT_HOME: Final = 3
IN_TROUBLE: Final = 4
NEAR_TO: Final = 5
MODES: Final = 6


def occupied(s: MorporkState, area: i64) -> bool:
    """Tell whether any minion, troll or demon is in an area."""
    return crowd(s, area) > 0


def crowd(s: MorporkState, area: i64) -> i64:
    """Return how many minions, trolls and demons are in an area."""
    total: i64 = 0
    for kind in range(KINDS):
        total += s.pieces[12 * kind + area]
    return total


def on_board(s: MorporkState, seat: i64) -> i64:
    """Return how many minions of a seat are on the board."""
    total: i64 = 0
    for area in range(AREAS):
        total += s.pieces[12 * seat + area]
    return total


def areas_of(s: MorporkState, kind: i64) -> i64:
    """Return the areas where there is a piece of that kind."""
    found: i64 = 0
    for area in range(AREAS):
        if s.pieces[12 * kind + area]:
            found |= bit(area)
    return found


def buildings_of(s: MorporkState, seat: i64) -> i64:
    """Return the areas where a seat has a building."""
    found: i64 = 0
    for area in range(AREAS):
        if s.building[area] == seat:
            found |= bit(area)
    return found


def number_of_buildings(s: MorporkState, seat: i64) -> i64:
    """Return how many buildings a seat has on the board."""
    total: i64 = 0
    for area in range(AREAS):
        if s.building[area] == seat:
            total += 1
    return total


def tell_removed(s: MorporkState, rule: str, kind: i64, area: i64) -> None:
    """Tell that a piece is removed from an area."""
    if s.events is None:
        return
    if kind < TROLL:
        s.tell(Event("removes-minion", rule, {"seat": kind, "area": area}))
    elif kind == TROLL:
        s.tell(Event("removes-troll", rule, {"area": area}))
    else:
        s.tell(Event("removes-demon", rule, {"area": area}))


def tell_swapped(s: MorporkState, rule: str, kind: i64, area: i64) -> None:
    """Tell that a piece comes to an area by a swap."""
    if s.events is None:
        return
    if kind < TROLL:
        s.tell(Event("swaps-minion", rule, {"seat": kind, "area": area}))
    elif kind == TROLL:
        s.tell(Event("swaps-troll", rule, {"area": area}))
    else:
        s.tell(Event("swaps-demon", rule, {"area": area}))


def enter(s: MorporkState, kind: i64, area: i64) -> None:
    """Put a piece into an area; where there is another already, that makes trouble (rule morpork.trouble.enter)."""
    troubled = occupied(s, area)
    s.pieces[12 * kind + area] += 1
    if troubled:
        stir(s, area, "morpork.trouble.enter")


def leave(s: MorporkState, kind: i64, area: i64) -> None:
    """Take a piece out of an area: trouble there is over (rule morpork.trouble.leave)."""
    s.pieces[12 * kind + area] -= 1
    calm(s, area, "morpork.trouble.leave")


def stir(s: MorporkState, area: i64, rule: str) -> None:
    """Put a trouble marker into an area that has none."""
    if not s.trouble & bit(area):
        s.trouble |= bit(area)
        if s.events is not None:
            s.tell(Event("trouble", rule, {"area": area}))


def calm(s: MorporkState, area: i64, rule: str) -> None:
    """Take the trouble marker out of an area, if there is one."""
    if s.trouble & bit(area):
        s.trouble ^= bit(area)
        if s.events is not None:
            s.tell(Event("calm", rule, {"area": area}))


def move_minion(s: MorporkState, seat: i64, origin: i64, to: i64, rule: str) -> None:
    """Move a minion: it leaves, then it enters."""
    leave(s, seat, origin)
    if s.events is not None:
        s.tell(Event("moves-minion", rule, {"seat": seat, "from": origin, "area": to}))
    enter(s, seat, to)


# Placing.


def targets(s: MorporkState, seat: i64, mode: i64, near: i64, lifted: i64) -> i64:
    """Return where a seat may place a minion, after taking one from the area `lifted` (NONE: from its supply)."""
    own: i64 = 0
    for area in range(AREAS):
        n = s.pieces[12 * seat + area]
        if n > 1 or (n == 1 and area != lifted):
            own |= bit(area)
    fit: i64 = ALL_AREAS
    if mode == BY_RULE and own:
        fit = own
        left = own
        while left:
            fit |= NEAR[lowest(left)]
            left &= left - 1
    elif mode == AT_HOME:
        fit = buildings_of(s, seat)
    elif mode == IN_TROUBLE:
        fit = s.trouble
    elif mode == NEAR_TO:
        fit = NEAR[near] | bit(near)
    if lifted != NONE:
        fit = (fit | bit(lifted)) ^ bit(lifted)
    return fit


def liftable(s: MorporkState, seat: i64, mode: i64, near: i64) -> i64:
    """Return from where a seat may take a minion to place it again, all twelve being on the board."""
    found: i64 = 0
    for area in range(AREAS):
        if s.pieces[12 * seat + area] and targets(s, seat, mode, near, area):
            found |= bit(area)
    return found


def can_place(s: MorporkState, seat: i64, mode: i64, near: i64) -> bool:
    """Tell whether a seat can place a minion."""
    if on_board(s, seat) == MINIONS:
        return liftable(s, seat, mode, near) != 0
    return targets(s, seat, mode, near, NONE) != 0


def offer_areas(areas: i64, base: i64, moves: Moves) -> None:
    """Offer areas, or what `base` makes of them."""
    while areas:
        moves.add(base + lowest(areas))
        areas &= areas - 1


def offer_placing(s: MorporkState, seat: i64, mode: i64, near: i64, barred: i64, moves: Moves) -> None:
    """Offer the areas to place a minion in, or, with all twelve on the board, the one to take up first."""
    if on_board(s, seat) == MINIONS:
        offer_areas(liftable(s, seat, mode, near), PIECE + 12 * seat, moves)
    else:
        fit = targets(s, seat, mode, near, NONE)
        if barred != NONE:
            fit = (fit | bit(barred)) ^ bit(barred)
        offer_areas(fit, AREA, moves)


def place(s: MorporkState, seat: i64, mode: i64, near: i64, action: i64, rule: str) -> None:
    """Place a minion where the action says; one that is taken up for it goes on to another area."""
    if action >= PIECE:
        area = action - PIECE - 12 * seat
        leave(s, seat, area)
        if s.events is not None:
            s.tell(Event("lifts-minion", "morpork.place.twelve", {"seat": seat, "area": area}))
        s.push(Frame(PLACE_STEP, seat, mode, near, area))
        return
    area = action - AREA
    if s.events is not None:
        s.tell(Event("places-minion", rule, {"seat": seat, "area": area}))
    if mode == QUIETLY:
        s.pieces[12 * seat + area] += 1
    else:
        enter(s, seat, area)


class PlaceMinion(Step):
    """A seat places a minion; it need not where the frame says so."""

    rule: ClassVar[str] = "morpork.place.where"

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        s = cast(MorporkState, state)
        if frame.d:
            if not can_place(s, frame.who, frame.a, frame.b):
                return
            moves.add(PASS)
        offer_placing(s, frame.who, frame.a, frame.b, frame.c, moves)

    def do(self, state: State, frame: Frame, action: i64) -> None:
        if action != NONE and action != PASS:
            place(cast(MorporkState, state), frame.who, frame.a, frame.b, action, self.rule)

    def why(self, view: State, frame: Frame, action: int) -> str:
        return "morpork.place.twelve" if PIECE <= action < PIECE + 72 else self.rule


# Removing and moving what belongs to others.


def remove(s: MorporkState, kind: i64, area: i64, by: i64, card: i64) -> None:
    """Announce that a piece will be removed.

    `by` is the seat that does it, NONE for an event; `card` is the card whose text does it, NONE if it is none, or if
    the owner has had the chance to escape that text.
    """
    if kind < TROLL:
        s.push(Frame(REMOVE, kind, area, by, card))
    else:
        take_off(s, kind, area)


def take_off(s: MorporkState, kind: i64, area: i64) -> None:
    """Remove a piece from the board."""
    tell_removed(s, "morpork.piece.remove", kind, area)
    leave(s, kind, area)


def protect(s: MorporkState, seat: i64, card: i64) -> None:
    """Let the text of a card not reach a seat (rule morpork.interrupt.wallace_sonky)."""
    s.immune = seat
    s.immune_card = card


def protected(s: MorporkState, seat: i64, card: i64) -> bool:
    """Tell whether the text of a card does not reach a seat."""
    return s.immune == seat and s.immune_card == card


def offer_if_held(s: MorporkState, seat: i64, card: i64, moves: Moves) -> None:
    """Offer to play a card, if the seat has it."""
    if s.holds(HAND + seat, card):
        moves.add(PLAY + card)


class Remove(Would):
    """A minion would be removed: Gaspode, Wallace Sonky and Susan can prevent it."""

    rule: ClassVar[str] = "morpork.interrupt.window"

    def first(self, state: State, frame: Frame) -> int:
        return int(frame.who)

    def could(self, state: State, frame: Frame, seat: int) -> bool:
        if seat != frame.who:
            return False
        s = cast(MorporkState, state)
        return (
            might_hold(s, seat, SUSAN)
            or (self.by_another(frame) and might_hold(s, seat, GASPODE))
            or (frame.c != NONE and might_hold(s, seat, WALLACE_SONKY))
        )

    def by_another(self, frame: Frame) -> bool:
        """Tell whether another player does it, and no event (rule morpork.interrupt.gaspode)."""
        return frame.b != NONE and frame.b != frame.who

    def answers(self, state: State, frame: Frame, seat: int, moves: Moves) -> None:
        s = cast(MorporkState, state)
        if self.by_another(frame):
            offer_if_held(s, seat, GASPODE, moves)
        if frame.c != NONE:
            offer_if_held(s, seat, WALLACE_SONKY, moves)
        offer_if_held(s, seat, SUSAN, moves)

    def answer(self, state: State, frame: Frame, seat: int, action: int) -> None:
        s = cast(MorporkState, state)
        prevent(s, seat, action - PLAY, frame.c)
        cancel(s)

    def commit(self, state: State, frame: Frame) -> None:
        s = cast(MorporkState, state)
        take_off(s, frame.who, frame.a)
        s.push(Frame(REMOVED, frame.who, frame.a, 1))

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"seat": frame.who, "area": frame.a, "card": frame.c}


def prevent(s: MorporkState, seat: i64, answer: i64, card: i64) -> None:
    """Play the interrupt that prevents something; Wallace Sonky escapes the whole text of `card`."""
    if answer == GASPODE:
        play_interrupt(s, seat, answer, "morpork.interrupt.gaspode")
    elif answer == SUSAN:
        play_interrupt(s, seat, answer, "morpork.interrupt.susan")
    else:
        play_interrupt(s, seat, answer, "morpork.interrupt.wallace_sonky")
        protect(s, seat, card)


class Removed(Would):
    """Minions were removed: Fresh Start Club and Igor bring one of them back, elsewhere."""

    rule: ClassVar[str] = "morpork.interrupt.come_back"

    def first(self, state: State, frame: Frame) -> int:
        return int(frame.who)

    def could(self, state: State, frame: Frame, seat: int) -> bool:
        s = cast(MorporkState, state)
        return seat == frame.who and (might_hold(s, seat, FRESH_START_CLUB) or might_hold(s, seat, IGOR))

    def answers(self, state: State, frame: Frame, seat: int, moves: Moves) -> None:
        s = cast(MorporkState, state)
        offer_if_held(s, seat, FRESH_START_CLUB, moves)
        offer_if_held(s, seat, IGOR, moves)

    def answer(self, state: State, frame: Frame, seat: int, action: int) -> None:
        s = cast(MorporkState, state)
        play_interrupt(s, seat, action - PLAY, self.rule)
        if frame.b > 1:
            change(s, seat, frame.a, frame.b - 1, 0)
        else:
            cancel(s)
        s.push(Frame(PLACE_STEP, seat, ANYWHERE if s.rulings.igor_anywhere else BY_RULE, NONE, frame.a))

    def commit(self, state: State, frame: Frame) -> None:
        pass

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"seat": frame.who, "area": frame.a}


class Move(Would):
    """A player would move another's minion: Gaspode can prevent it."""

    rule: ClassVar[str] = "morpork.interrupt.window"

    def first(self, state: State, frame: Frame) -> int:
        return int(frame.who)

    def could(self, state: State, frame: Frame, seat: int) -> bool:
        return seat == frame.who and might_hold(cast(MorporkState, state), seat, GASPODE)

    def answers(self, state: State, frame: Frame, seat: int, moves: Moves) -> None:
        offer_if_held(cast(MorporkState, state), seat, GASPODE, moves)

    def answer(self, state: State, frame: Frame, seat: int, action: int) -> None:
        s = cast(MorporkState, state)
        prevent(s, seat, action - PLAY, NONE)
        cancel(s)

    def commit(self, state: State, frame: Frame) -> None:
        move_minion(cast(MorporkState, state), frame.who, frame.a, frame.b, "morpork.text.move_others")

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"seat": frame.who, "from": frame.a, "area": frame.b}


class Swap(Would):
    """Two pieces (12 * kind + area) would change places: Gaspode and Wallace Sonky of their owners can prevent it."""

    rule: ClassVar[str] = "morpork.interrupt.window"

    def first(self, state: State, frame: Frame) -> int:
        return int(frame.who)

    def concerns(self, frame: Frame, seat: i64) -> bool:
        """Tell whether a piece of that seat is moved by somebody else."""
        return seat != frame.who and (frame.a // 12 == seat or frame.b // 12 == seat)

    def could(self, state: State, frame: Frame, seat: int) -> bool:
        s = cast(MorporkState, state)
        return self.concerns(frame, seat) and (might_hold(s, seat, GASPODE) or might_hold(s, seat, WALLACE_SONKY))

    def answers(self, state: State, frame: Frame, seat: int, moves: Moves) -> None:
        s = cast(MorporkState, state)
        offer_if_held(s, seat, GASPODE, moves)
        offer_if_held(s, seat, WALLACE_SONKY, moves)

    def answer(self, state: State, frame: Frame, seat: int, action: int) -> None:
        s = cast(MorporkState, state)
        prevent(s, seat, action - PLAY, frame.c)
        cancel(s)

    def commit(self, state: State, frame: Frame) -> None:
        s = cast(MorporkState, state)
        one = frame.a // 12
        other = frame.b // 12
        here = frame.a % 12
        there = frame.b % 12
        leave(s, one, here)
        leave(s, other, there)
        tell_swapped(s, "morpork.text.swap_minions", one, there)
        tell_swapped(s, "morpork.text.swap_minions", other, here)
        enter(s, one, there)
        enter(s, other, here)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"from": frame.a % 12, "area": frame.b % 12}


class Reach(Would):
    """The text of a card would reach a seat: Wallace Sonky prevents it, and what lies right beneath does not happen."""

    rule: ClassVar[str] = "morpork.interrupt.wallace_sonky"

    def first(self, state: State, frame: Frame) -> int:
        return int(frame.who)

    def could(self, state: State, frame: Frame, seat: int) -> bool:
        return seat == frame.who and might_hold(cast(MorporkState, state), seat, WALLACE_SONKY)

    def answers(self, state: State, frame: Frame, seat: int, moves: Moves) -> None:
        offer_if_held(cast(MorporkState, state), seat, WALLACE_SONKY, moves)

    def answer(self, state: State, frame: Frame, seat: int, action: int) -> None:
        s = cast(MorporkState, state)
        prevent(s, seat, action - PLAY, frame.a)
        cancel(s)
        s.stack.pop()

    def commit(self, state: State, frame: Frame) -> None:
        pass

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"seat": cast(MorporkState, state).turn, "card": frame.a}


def reach(s: MorporkState, victim: i64, card: i64, effect: Frame) -> None:
    """Announce what the text of a card does to a seat."""
    s.push(effect)
    s.push(Frame(REACH, victim, card))


# Buildings.


def can_build(s: MorporkState, seat: i64, halved: bool) -> i64:
    """Return the areas where a seat may build (rule morpork.build.where)."""
    found: i64 = 0
    for area in range(AREAS):
        price = COST[area] // 2 if halved else COST[area]
        free = s.building[area] == NONE and not s.trouble & bit(area)
        if free and s.pieces[12 * seat + area] and s.money[seat] >= price:
            found |= bit(area)
    return found


def build(s: MorporkState, seat: i64, area: i64, price: i64) -> None:
    """Build and pay the bank; with all six buildings on the board, one is taken back first."""
    if number_of_buildings(s, seat) == BUILDINGS:
        s.push(Frame(TAKE_BACK, seat, area, price, NONE))
    else:
        put_building(s, seat, area, price, NONE)


def put_building(s: MorporkState, seat: i64, area: i64, price: i64, owner: i64) -> None:
    """Pay the owner of the building there, or the bank where there is none, and take area and card over."""
    if owner == NONE:
        pay_bank(s, seat, price, "morpork.build.where")
    else:
        s.money[seat] -= price
        s.money[owner] += price
    s.building[area] = seat
    s.gained |= bit(area)
    if s.events is not None:
        if owner == NONE:
            s.tell(Event("builds", "morpork.build.where", {"seat": seat, "area": area}))
        else:
            rule = "morpork.build.buy"
            s.tell(Event("buys", rule, {"seat": seat, "of": owner, "area": area, "amount": price}))


def lose_building(s: MorporkState, area: i64, rule: str) -> None:
    """Remove a building; its city-area card goes back (rule morpork.build.lose)."""
    owner = s.building[area]
    s.building[area] = NONE
    s.gained = (s.gained | bit(area)) ^ bit(area)
    if s.events is not None:
        s.tell(Event("loses-building", rule, {"seat": owner, "area": area}))


class TakeBack(Step):
    """A seat with six buildings takes one back to build or buy in another area."""

    rule: ClassVar[str] = "morpork.build.six"

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        offer_areas(buildings_of(cast(MorporkState, state), frame.who), AREA, moves)

    def do(self, state: State, frame: Frame, action: i64) -> None:
        s = cast(MorporkState, state)
        lose_building(s, action - AREA, self.rule)
        put_building(s, frame.who, frame.a, frame.b, frame.c)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return {"area": frame.a}


PLACE_STEP: Final = PlaceMinion("place_minion", ("mode", "near", "barred", "optional"), may_be_empty=True)
REMOVE: Final = Remove("remove", ("area", "by", "card"), PASS)
REMOVED: Final = Removed("removed", ("area", "left"), PASS)
MOVE: Final = Move("move", ("from", "area"), PASS)
SWAP: Final = Swap("swap", ("piece", "other_piece", "card"), PASS)
REACH: Final = Reach("reach", ("card",), PASS)
TAKE_BACK: Final = TakeBack("take_back", ("area", "price", "owner"))
STEPS: Final[list[Step]] = [
    PLACE_STEP,
    REMOVE,
    REMOVE.window,
    REMOVED,
    REMOVED.window,
    MOVE,
    MOVE.window,
    SWAP,
    SWAP.window,
    REACH,
    REACH.window,
    TAKE_BACK,
]
