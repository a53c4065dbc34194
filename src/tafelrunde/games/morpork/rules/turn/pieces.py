"""Minions, trolls and demons that enter and leave areas, trouble, and buildings that come and go."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS, BUILDINGS, COST, MINIONS, NEAR
from tafelrunde.games.morpork.rules.causes import card_in_play, cause_of, cause_of_placing
from tafelrunde.games.morpork.rules.codec import AREA, PASS, PIECE, offer
from tafelrunde.games.morpork.rules.state import KINDS, PIECES, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.money import pay_bank

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
        total += s.pieces[AREAS * kind + area]
    return total


def on_board(s: MorporkState, seat: i64) -> i64:
    """Return how many minions of a seat are on the board."""
    total: i64 = 0
    for area in range(AREAS):
        total += s.pieces[AREAS * seat + area]
    return total


def areas_of(s: MorporkState, kind: i64) -> i64:
    """Return the areas where there is a piece of that kind."""
    found: i64 = 0
    for area in range(AREAS):
        if s.pieces[AREAS * kind + area]:
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


def tell_area(s: MorporkState, kind: str, rule: str, area: i64) -> None:
    """Tell something of an area, and by what."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"area": area, "cause": cause_of(s, rule)}))


def tell_removed(s: MorporkState, rule: str, kind: i64, area: i64, by: i64) -> None:
    """Tell that a piece is taken out of an area, by whom (NONE for an event) and by what."""
    if kind < TROLL:
        tell_minion(s, "removes-minion", rule, kind, area, by)
    elif kind == TROLL:
        tell_neutral(s, "removes-troll", rule, area, by)
    else:
        tell_neutral(s, "removes-demon", rule, area, by)


def tell_swapped(s: MorporkState, rule: str, kind: i64, area: i64, by: i64) -> None:
    """Tell that a piece has come to an area in the place of another, by whom and by what."""
    if kind < TROLL:
        tell_minion(s, "swaps-minion", rule, kind, area, by)
    elif kind == TROLL:
        tell_neutral(s, "swaps-troll", rule, area, by)
    else:
        tell_neutral(s, "swaps-demon", rule, area, by)


def tell_minion(s: MorporkState, kind: str, rule: str, seat: i64, area: i64, by: i64) -> None:
    """Tell what becomes of a minion."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, "area": area, "by": by, "cause": cause_of(s, rule)}))


def tell_neutral(s: MorporkState, kind: str, rule: str, area: i64, by: i64) -> None:
    """Tell what becomes of a troll or a demon."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"area": area, "by": by, "cause": cause_of(s, rule)}))


def enter(s: MorporkState, kind: i64, area: i64) -> None:
    """Put a piece into an area; where there is another already, that makes trouble (rule morpork.trouble.enter)."""
    troubled = occupied(s, area)
    s.pieces[AREAS * kind + area] += 1
    if troubled:
        stir(s, area, "morpork.trouble.enter")


def leave(s: MorporkState, kind: i64, area: i64) -> None:
    """Take a piece out of an area: trouble there is over (rule morpork.trouble.leave)."""
    s.pieces[AREAS * kind + area] -= 1
    calm(s, area, "morpork.trouble.leave")


def stir(s: MorporkState, area: i64, rule: str) -> None:
    """Put a trouble marker into an area that has none."""
    if not s.trouble & bit(area):
        s.trouble |= bit(area)
        tell_area(s, "trouble", rule, area)


def calm(s: MorporkState, area: i64, rule: str) -> None:
    """Take the trouble marker out of an area, if there is one."""
    if s.trouble & bit(area):
        s.trouble ^= bit(area)
        tell_area(s, "calm", rule, area)


def stirrable(s: MorporkState, areas: i64, needs_minion: bool) -> i64:
    """Return those of some areas that have no trouble marker, and a minion if it needs one."""
    fit = areas ^ (areas & s.trouble)
    if needs_minion:
        for area in range(AREAS):
            if not occupied(s, area):
                fit = (fit | bit(area)) ^ bit(area)
    return fit


def move_minion(s: MorporkState, seat: i64, origin: i64, to: i64, rule: str) -> None:
    """Move a minion: it leaves, then it enters."""
    if s.events is not None:
        by: i64 = s.turn if seat != s.turn and rule == "morpork.text.move_others" else NONE
        s.tell(
            Event(
                "moves-minion", rule, {"seat": seat, "from": origin, "area": to, "by": by, "cause": cause_of(s, rule)}
            )
        )
    leave(s, seat, origin)
    enter(s, seat, to)


# Placing.


def targets(s: MorporkState, seat: i64, mode: i64, near: i64, lifted: i64) -> i64:
    """Return where a seat may place a minion, after taking one from the area `lifted` (NONE: from its supply)."""
    own: i64 = 0
    for area in range(AREAS):
        n = s.pieces[AREAS * seat + area]
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
        if s.pieces[AREAS * seat + area] and targets(s, seat, mode, near, area):
            found |= bit(area)
    return found


def can_place(s: MorporkState, seat: i64, mode: i64, near: i64) -> bool:
    """Tell whether a seat can place a minion."""
    if on_board(s, seat) == MINIONS:
        return liftable(s, seat, mode, near) != 0
    return targets(s, seat, mode, near, NONE) != 0


def offer_placing(s: MorporkState, seat: i64, mode: i64, near: i64, barred: i64, moves: Moves) -> None:
    """Offer the areas to place a minion in, or, with all twelve on the board, the one to take up first."""
    if on_board(s, seat) == MINIONS:
        offer(liftable(s, seat, mode, near), PIECE + AREAS * seat, moves)
    else:
        fit = targets(s, seat, mode, near, NONE)
        if barred != NONE:
            fit = (fit | bit(barred)) ^ bit(barred)
        offer(fit, AREA, moves)


def place(s: MorporkState, seat: i64, mode: i64, near: i64, barred: i64, action: i64, rule: str) -> None:
    """Place a minion where the action says; one that is taken up for it goes on to another area."""
    if action >= PIECE:
        area = action - PIECE - AREAS * seat
        tell_placing(s, "lifts-minion", "morpork.place.twelve", seat, area, near, barred)
        leave(s, seat, area)
        s.push(Frame(PLACE_STEP, seat, mode, near, area))
        return
    area = action - AREA
    tell_placing(s, "places-minion", rule, seat, area, near, barred)
    if mode == QUIETLY:
        s.pieces[AREAS * seat + area] += 1
    else:
        enter(s, seat, area)


def tell_placing(s: MorporkState, kind: str, rule: str, seat: i64, area: i64, near: i64, barred: i64) -> None:
    """Tell that a minion is placed, or taken up for it, and by what."""
    if s.events is not None:
        cause = cause_of_placing(s, near, barred)
        s.tell(Event(kind, rule, {"seat": seat, "area": area, "cause": cause}))


class PlaceMinion(Step[MorporkState]):
    """A seat places a minion; it need not where the frame says so."""

    rule: ClassVar[str] = "morpork.place.where"
    public: ClassVar[bool] = True

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.d:
            if not can_place(s, frame.who, frame.a, frame.b):
                return
            moves.add(PASS)
        offer_placing(s, frame.who, frame.a, frame.b, frame.c, moves)

    def do(self, state: MorporkState, frame: Frame, action: i64) -> None:
        if action != NONE and action != PASS:
            place(state, frame.who, frame.a, frame.b, frame.c, action, self.rule)

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return "morpork.place.twelve" if PIECE <= action < PIECE + PIECES else self.rule

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"left": MINIONS - on_board(state, frame.who)}


# Buildings.


def can_build(s: MorporkState, seat: i64, halved: bool) -> i64:
    """Return the areas where a seat may build (rule morpork.build.where)."""
    found: i64 = 0
    for area in range(AREAS):
        if s.pieces[AREAS * seat + area] and s.building[area] == NONE and not s.trouble & bit(area):
            price = COST[area]
            if halved:
                price //= 2
            if s.money[seat] >= price:
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
            s.tell(
                Event(
                    "builds",
                    "morpork.build.where",
                    {"seat": seat, "area": area, "amount": price, "cause": card_in_play(s)},
                )
            )
        else:
            s.tell(
                Event(
                    "buys",
                    "morpork.build.buy",
                    {"seat": seat, "of": owner, "area": area, "amount": price, "cause": card_in_play(s)},
                )
            )


def lose_building(s: MorporkState, area: i64, rule: str) -> None:
    """Remove a building; its city-area card goes back (rule morpork.build.lose)."""
    owner = s.building[area]
    s.building[area] = NONE
    s.gained = (s.gained | bit(area)) ^ bit(area)
    s.used = (s.used | bit(area)) ^ bit(area)
    if s.events is not None:
        by: i64 = s.turn if rule == "morpork.text.tribute_or_building" else NONE
        s.tell(Event("loses-building", rule, {"seat": owner, "area": area, "by": by, "cause": cause_of(s, rule)}))


class TakeBack(Step[MorporkState]):
    """A seat with six buildings takes one back to build or buy in another area."""

    rule: ClassVar[str] = "morpork.build.six"
    public: ClassVar[bool] = True

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(buildings_of(state, frame.who), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        lose_building(s, action - AREA, self.rule)
        put_building(s, frame.who, frame.a, frame.b, frame.c)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"area": frame.a}


PLACE_STEP: Final = PlaceMinion("place_minion", ("mode", "near", "barred", "optional"), may_be_empty=True)
TAKE_BACK: Final = TakeBack("take_back", ("area", "price", "owner"))
STEPS: Final[list[Step[MorporkState]]] = [PLACE_STEP, TAKE_BACK]
