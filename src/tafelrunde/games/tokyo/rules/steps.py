"""How a game of Tokyo goes: who is first, the frame of a turn (its phases are in `turn`), and when it ends."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one, tell_seat
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.rules import damage, deck, falling
from tafelrunde.games.tokyo.rules.cards import (
    CARD_RULES,
    CAUSE_OF,
    DEFENDER_OF_TOKYO,
    FINAL_PUSH,
    FLUXLING,
    FREEZE_TIME,
    NANOBOTS,
    START_ENERGY,
    START_HEARTS,
    START_STARS,
    START_STARS_IN_TOKYO,
    TILE_RULES,
    TILES,
)
from tafelrunde.games.tokyo.rules.codec import FIRST_CLAWS, FREEZE, PASS, SIDE
from tafelrunde.games.tokyo.rules.dice import ONE, on
from tafelrunde.games.tokyo.rules.effects import healing, once, prevention, tiles
from tafelrunde.games.tokyo.rules.effects.tiles import FLUX
from tafelrunde.games.tokyo.rules.gains import (
    gain_energy,
    gain_hearts,
    gain_stars,
    gain_stars_from,
    lose_tile,
    others_lose_stars,
)
from tafelrunde.games.tokyo.rules.state import GOAL, IN_START, TokyoState
from tafelrunde.games.tokyo.rules.turn import changing, ending, entering, resolving, rolling, shopping, wickedness
from tafelrunde.games.tokyo.rules.turn.changing import AFTER
from tafelrunde.games.tokyo.rules.turn.ending import END
from tafelrunde.games.tokyo.rules.turn.entering import ENTER, WAKING
from tafelrunde.games.tokyo.rules.turn.resolving import RESOLVING
from tafelrunde.games.tokyo.rules.turn.rolling import FIRST_ROLL
from tafelrunde.games.tokyo.rules.turn.shopping import OPEN_SHOP


class Side(Step[TokyoState]):
    """Chance picks the side of a tile that lies up in this game."""

    rule: ClassVar[str] = "tokyo.setup.sides"

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.add(SIDE)
        moves.add(SIDE + 1)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        tile = frame.a + action - SIDE
        s.tiles_left |= bit(tile)
        if s.events is not None:
            s.tell(Event("side-up", self.rule, {"tile": tile}))
        if frame.a + 2 < TILES:
            s.push(Frame(SIDES, CHANCE, frame.a + 2))


class WhoStarts(Step[TokyoState]):
    """Each monster rolls six dice; the one with the most claws starts, and equal ones roll again.

    Chance tells the number of claws. Frames have the seats that roll, the most claws so far, and the seats with them.
    """

    rule: ClassVar[str] = "tokyo.setup.first"

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        for claws in range(7):
            moves.add(FIRST_CLAWS + claws)

    def weights(self, state: TokyoState, frame: Frame, outcomes: list[int]) -> list[int]:
        return [15625, 18750, 9375, 2500, 375, 30, 1]

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = lowest(frame.a)
        rest = frame.a ^ bit(seat)
        claws: i64 = action - FIRST_CLAWS
        most = frame.b
        best = frame.c
        if best == 0 or claws > most:
            best = bit(seat)
            most = claws
        elif claws == most:
            best |= bit(seat)
        tell_one(s, "rolls-for-start", self.rule, seat, "count", claws)
        if rest:
            s.push(Frame(WHO_STARTS, CHANCE, rest, most, best))
        elif count(best) > 1:
            s.push(Frame(WHO_STARTS, CHANCE, best))
        else:
            s.first = lowest(best)
            s.regular = s.first
            tell_seat(s, "starts", self.rule, s.first)
            begin_turn(s, s.first, 0)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"seat": lowest(frame.a)}


class Start(Step[TokyoState]):
    """What happens before the dice: cards, tiles, the stars of Tokyo, and Fluxling."""

    rule: ClassVar[str] = "tokyo.start.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        if s.hearts[seat] < 3:
            for _ in range(s.copies(seat, NANOBOTS)):
                gain_hearts(s, seat, 2, CARD_RULES[NANOBOTS])
        if s.tiles[seat]:
            gain_hearts(s, seat, s.total(seat, START_HEARTS), "tokyo.tile.eternal")
            gain_energy(s, seat, s.total(seat, START_ENERGY), "tokyo.tile.tireless")
            gain_stars_from(s, seat, START_STARS)
        if s.in_tokyo(seat):
            if s.owns_tile(seat, DEFENDER_OF_TOKYO):
                others_lose_stars(s, seat, 1, TILE_RULES[DEFENDER_OF_TOKYO])
            if s.setup.two_player:
                gain_energy(s, seat, 1, "tokyo.two_player")
            else:
                gain_stars(s, seat, 2, "tokyo.city.start")
            gain_stars_from(s, seat, START_STARS_IN_TOKYO)
        if s.owns_tile(seat, FLUXLING):
            s.push(Frame(WAKING, seat))
            s.push(Frame(FLUX, seat))
        elif s.sleeps(seat):
            s.push(Frame(WAKING, seat))


class Next(Step[TokyoState]):
    """A turn is over: who has won, or whose turn it is now.

    Turns that are due come before the next monster's, in the order of tokyo.extra_turns.
    """

    rule: ClassVar[str] = "tokyo.win.stars"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if not s.setup.by_round and (s.roar or somebody_at_goal(s)):
            falling.finish(s)
            return
        if s.roar:
            falling.finish(s)
            return
        seat = s.turn
        if s.alive(seat) and frame.a == 0 and may_freeze(s, seat):
            s.push(Frame(NEXT, NONE, 1))
            s.push(Frame(FREEZING, seat))
            return
        if s.alive(seat) and s.owns_tile(seat, FINAL_PUSH):
            lose_tile(s, seat, FINAL_PUSH, "tokyo.tiles.gone")
            tell_extra(s, seat, TILE_RULES[FINAL_PUSH])
            begin_turn(s, seat, 0)
            return
        for k in range(s.seats):
            other: i64 = (seat + k) % s.seats
            if s.extra[other] and s.alive(other):
                s.extra[other] -= 1
                tell_extra(s, other, "tokyo.card.frenzy")
                begin_turn(s, other, 0)
                return
        after = s.left_of(s.regular)
        if s.setup.by_round and passes_first(s, s.regular, after) and somebody_at_goal(s):
            falling.finish(s)
            return
        s.regular = after
        begin_turn(s, after, 0)


class Freezing(Step[TokyoState]):
    """Freeze Time: another turn, with one die less."""

    rule: ClassVar[str] = "tokyo.card.freeze_time"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.mask = bit(PASS) | bit(FREEZE)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action == FREEZE:
            s.stack.pop()
            tell_extra(s, frame.who, self.rule)
            begin_turn(s, frame.who, s.chain + 1)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"count": state.chain + 1}


SIDES: Final = Side("sides", ("tile",))
WHO_STARTS: Final = WhoStarts("who_starts", ("seats", "claws", "best"))
START: Final = Start("start", asks=False)
NEXT: Final = Next("next", ("asked",), asks=False)
FREEZING: Final = Freezing("freezing")
NEXT_FRAME: Final = Frame(NEXT)

TURN: Final[list[Step[TokyoState]]] = [END, OPEN_SHOP, ENTER, RESOLVING, AFTER, FIRST_ROLL, START]
"""The steps of a turn, the last one first; those of a monster that falls are skipped (rule tokyo.out.turn_ends)."""
TURNS: Final = [[NEXT_FRAME, *(Frame(step, seat) for step in TURN)] for seat in range(6)]
STEPS: Final[list[Step[TokyoState]]] = [
    SIDES, WHO_STARTS, START, *rolling.STEPS, *changing.STEPS, *resolving.STEPS, *wickedness.STEPS, *entering.STEPS,
    *shopping.STEPS, *ending.STEPS, NEXT, FREEZING,
    *damage.STEPS, *falling.STEPS, *deck.STEPS, *prevention.STEPS, *healing.STEPS, *tiles.STEPS, *once.STEPS,
]  # fmt: skip


def begin_turn(s: TokyoState, seat: i64, chain: i64) -> None:
    """Let a monster's turn begin, with so many dice less by Freeze Time."""
    s.turn = seat
    s.phase = IN_START
    s.chain = chain
    s.last_dice = s.dice
    s.dice = 0
    s.rolls = 0
    s.groups = 0
    s.winged = 0
    s.jumped = 0
    s.hurt = 0
    s.culled = 0
    s.looks = 0
    s.looked = 0
    s.wounded = 0
    s.yielded = 0
    s.stars_before = 0
    s.earned = 0
    s.stack.extend(TURNS[seat])
    tell_seat(s, "turn", "tokyo.turn", seat)


def may_freeze(s: TokyoState, seat: i64) -> bool:
    """Tell whether three 1s give a turn by Freeze Time; to a hibernating monster numbers do not count."""
    return on(s.dice, ONE) >= 3 and s.has(seat, FREEZE_TIME) and not s.sleeps(seat)


def tell_extra(s: TokyoState, seat: i64, rule: str) -> None:
    """Tell that a monster has another turn, and by what."""
    if s.events is not None:
        s.tell(Event("extra-turn", rule, {"seat": seat, "cause": CAUSE_OF[rule]}))


def somebody_at_goal(s: TokyoState) -> bool:
    """Tell whether a living monster has 20 stars."""
    for seat in range(s.seats):
        if s.stars[seat] >= GOAL and s.alive(seat):
            return True
    return False


def passes_first(s: TokyoState, seat: i64, after: i64) -> bool:
    """Tell whether going clockwise from one seat to the other reaches or passes the start player's."""
    while True:
        seat += 1
        if seat == s.seats:
            seat = 0
        if seat == s.first:
            return True
        if seat == after:
            return False
