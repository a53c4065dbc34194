"""Small Gods, whose owner may ignore random events, and the three that can be ignored piece by piece."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.picture import Message
from tafelrunde.core.values import NONE
from tafelrunde.core.would import cancel
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import AREA_IDS, AREAS, NEAR, RIVER, SMALL_GODS
from tafelrunde.games.morpork.rules.cards import SUSAN
from tafelrunde.games.morpork.rules.causes import cause_of
from tafelrunde.games.morpork.rules.codec import AREA, PASS, PAY, PIECE, PLAY, offer
from tafelrunde.games.morpork.rules.events import (
    DEMONS,
    EARTHQUAKE,
    EVENT_RULES,
    EXPLOSION,
    FIRE,
    FLOOD,
    JOHNSON,
    MURDERS,
    THE_DRAGON,
    TROLLS,
)
from tafelrunde.games.morpork.rules.state import ALL_OWN_PIECES, CHOSEN_PIECES, KINDS, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.hands import play_interrupt
from tafelrunde.games.morpork.rules.turn.interrupts import REMOVED, Affected, remove
from tafelrunde.games.morpork.rules.turn.money import pay_bank
from tafelrunde.games.morpork.rules.turn.pieces import calm, leave, lose_building, move_minion, tell_removed

SMALL_GODS_PRICE: Final = 3


# Small Gods.


def small_gods_owner(s: MorporkState) -> i64:
    """Return who may ignore events: the owner of Small Gods, if neither Johnson nor a demon stands in the way."""
    if s.lost & bit(SMALL_GODS) or score.haunted(s, SMALL_GODS):
        return NONE
    return s.building[SMALL_GODS]


def price(s: MorporkState, seat: i64, event: i64, area: i64) -> i64:
    """Return what it costs to ignore an event in an area (rule morpork.area.small_gods); 0 if nothing is at stake."""
    own = score.strength(s, seat, area)
    affected = own
    if event in (EXPLOSION, EARTHQUAKE, FIRE):
        affected = 1 if s.building[area] == seat else 0
    elif event == FLOOD:
        affected = s.pieces[AREAS * seat + area]
    elif event == MURDERS:
        affected = 1
    elif event == JOHNSON:
        affected = 2 if s.pieces[AREAS * seat + area] else 1
    if not affected:
        return 0
    if s.rulings.small_gods_price == ALL_OWN_PIECES:
        return SMALL_GODS_PRICE * own
    if s.rulings.small_gods_price == CHOSEN_PIECES and (event in (DEMONS, TROLLS)):
        return SMALL_GODS_PRICE
    return SMALL_GODS_PRICE * affected


def announce(s: MorporkState, event: i64, area: i64, effect: Frame) -> None:
    """Push what an event does in an area, and the question whether the owner of Small Gods ignores it."""
    s.push(effect)
    seat = small_gods_owner(s)
    if seat != NONE:
        offer_to_ignore(s, seat, event, area, 1)


def offer_to_ignore(s: MorporkState, seat: i64, event: i64, area: i64, times: i64) -> None:
    """Ask the owner of Small Gods, if it can pay for each time the area was rolled; maybe piece by piece."""
    chosen = s.rulings.small_gods_price == CHOSEN_PIECES
    piecewise = chosen and (event in (THE_DRAGON, FLOOD, JOHNSON))
    cost = times * price(s, seat, event, area)
    least = times * SMALL_GODS_PRICE if piecewise else cost
    if cost > 0 and s.money[seat] >= least:
        s.push(Frame(IGNORE, seat, event, area, least, 1 if piecewise else 0))


class Ignore(Step[MorporkState]):
    """The owner of Small Gods may pay, if it still can: what the event would do beneath does not hit its pieces."""

    rule: ClassVar[str] = "morpork.area.small_gods"
    public: ClassVar[bool] = True

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if s.money[frame.who] < frame.c:
            return
        moves.add(PASS)
        if not frame.d:
            moves.add(PAY)
            return
        below = s.stack[-2]
        if building_at_stake(s, below, frame.who, frame.b):
            moves.add(AREA + frame.b)
        if minions_at_stake(s, below, frame.who, frame.b) > 0:
            moves.add(PIECE + AREAS * frame.who + frame.b)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action in (PASS, NONE):
            return
        seat = frame.who
        area = frame.b
        pay_bank(s, seat, frame.c, self.rule)
        if s.events is not None:
            s.tell(Event("ignores", self.rule, {"seat": seat, "event": frame.a, "area": area}))
        below = s.stack.pop()
        if action == PAY:
            if below.step is CLEAR:
                s.push(spared(below, seat, s.pieces[AREAS * seat + area], s.building[area] == seat))
            elif below.step is RISE:
                s.push(Frame(RISE, NONE, below.a, below.b, stay(below, area, 15), below.d))
            elif below.step is RUIN:
                s.push(Frame(RUIN, NONE, below.a ^ bit(area), below.b, below.c, below.d))
            return
        if below.step is CLEAR:
            s.push(spared(below, seat, 1 if action >= PIECE else 0, action < PIECE))
        elif below.step is RISE:
            s.push(Frame(RISE, NONE, below.a, below.b, stay(below, area, 1), below.d))
        else:
            s.push(Frame(below.step, below.who, below.a, below.b | (2 if action >= PIECE else 1)))
        again = s.stack[-1]
        at_stake = building_at_stake(s, again, seat, area) or minions_at_stake(s, again, seat, area) > 0
        if at_stake and s.money[seat] >= frame.c:
            s.push(frame)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"event": frame.a, "area": frame.b, "amount": frame.c}


def building_at_stake(s: MorporkState, below: Frame, seat: i64, area: i64) -> bool:
    """Tell whether a seat could still save its building (or its city-area card) from what lies beneath."""
    if below.step is CLEAR:
        return s.building[area] == seat and not below.c
    return below.step is STUPIDITY and not below.b & 1


def minions_at_stake(s: MorporkState, below: Frame, seat: i64, area: i64) -> i64:
    """Return how many minions a seat could still save from what lies beneath."""
    if below.step is CLEAR:
        return s.pieces[AREAS * seat + area] - saved(below, seat)
    if below.step is RISE:
        return s.pieces[AREAS * seat + area] - staying(below, area)
    return s.pieces[AREAS * seat + area] if below.step is STUPIDITY and not below.b & 2 else 0


# Explosion, Earthquake and Fire.


def ruin(s: MorporkState, event: i64, areas: i64, times: i64) -> None:
    """Let an event remove the buildings in some areas, each of them rolled so many times."""
    s.push(Frame(RUIN, NONE, areas, event, areas, times))


class Ruin(Step[MorporkState]):
    """The buildings in the areas (a) are lost to an event (b), after Small Gods was asked about each.

    c is the areas still to be asked about, d how often each was rolled.
    """

    rule: ClassVar[str] = "morpork.build.lose"

    def at_once(self, state: MorporkState, frame: Frame) -> bool:
        return True

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        safe = small_gods_owner(s)
        if frame.c and safe != NONE:
            area = lowest(frame.c)
            s.push(Frame(RUIN, NONE, frame.a, frame.b, frame.c ^ bit(area), frame.d))
            offer_to_ignore(s, safe, frame.b, area, frame.d)
            return
        for area in range(AREAS):
            if frame.a & bit(area) and s.building[area] != NONE:
                lose_building(s, area, EVENT_RULES[frame.b])


# The Dragon.


def dragon(s: MorporkState, area: i64) -> None:
    """Let the dragon land: first Small Gods, then Susan, then the area is cleared, then Fresh Start Club and Igor."""
    announce(s, THE_DRAGON, area, Frame(CLEAR, NONE, area))


def saved(clear: Frame, seat: i64) -> i64:
    """Return how many minions of a seat the dragon leaves: four bits for each seat."""
    return (clear.b >> (4 * seat)) & 15


def spared(clear: Frame, seat: i64, minions: i64, building: bool) -> Frame:
    """Return the frame with more that the dragon leaves."""
    kept: i64 = clear.c
    if building:
        kept = 1
    return Frame(CLEAR, NONE, clear.a, clear.b + minions * bit(4 * seat), kept, clear.d)


class Clear(Step[MorporkState]):
    """Everything leaves the area, except what was saved; first those who might hold Susan are asked."""

    rule: ClassVar[str] = "morpork.event.the_dragon"

    def at_once(self, state: MorporkState, frame: Frame) -> bool:
        return True

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        area = frame.a
        if not frame.d:
            s.push(Frame(CLEAR, NONE, area, frame.b, frame.c, 1))
            for k in range(s.seats - 1, -1, -1):
                seat = (s.turn + k) % s.seats
                if s.pieces[AREAS * seat + area] > saved(frame, seat):
                    s.push(Frame(BURN, seat, area))
            return
        for k in range(s.seats - 1, -1, -1):
            seat = (s.turn + k) % s.seats
            gone = s.pieces[AREAS * seat + area] - saved(frame, seat)
            if gone > 0:
                s.push(Frame(REMOVED, seat, area, gone))
        for kind in range(KINDS):
            stays = saved(frame, kind) if kind < TROLL else 0
            while s.pieces[AREAS * kind + area] > stays:
                tell_removed(s, self.rule, kind, area, NONE)
                leave(s, kind, area)
        if s.building[area] != NONE and not frame.c:
            lose_building(s, area, self.rule)
        calm(s, area, self.rule)


class Burn(Affected):
    """The dragon would burn minions of a seat: Susan saves one."""

    rule: ClassVar[str] = "morpork.interrupt.susan"

    def remedy(self) -> i64:
        return SUSAN

    def answer(self, s: MorporkState, frame: Frame, seat: int, action: int) -> None:
        play_interrupt(s, seat, action - PLAY, self.rule)
        cancel(s)
        for k in range(len(s.stack) - 1, -1, -1):
            if s.stack[k].step is CLEAR:
                s.stack[k] = spared(s.stack[k], seat, 1, False)
                return

    def foretold(self, view: MorporkState, frame: Frame, action: int) -> list[Message]:
        if action == PASS:
            return []
        return [Message("morpork-follows-stays", {"area": AREA_IDS[frame.a]}, "morpork.interrupt.window")]

    def prompt_args(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        burnt = s.pieces[AREAS * frame.who + frame.a]
        for below in s.stack:
            if below.step is CLEAR:
                burnt -= saved(below, frame.who)
        return {"area": frame.a, "count": burnt}


# The flood.


def flood(s: MorporkState, one: i64, two: i64) -> None:
    """Let the river rise in the areas rolled, as far as they lie at it."""
    flooded = (bit(one) | bit(two)) & RIVER
    if not flooded:
        return
    s.push(Frame(RISE, NONE, flooded, flooded, 0, 2 if one == two else 1))


def stay(rise: Frame, area: i64, minions: i64) -> i64:
    """Return how many minions of the owner of Small Gods stay, with some more: four bits for each flooded area."""
    low = lowest(rise.a)
    now = staying(rise, area)
    more = min(now + minions, 15)
    return rise.c + (more - now) * (1 if area == low else 16)


def staying(rise: Frame, area: i64) -> i64:
    """Return how many minions of the owner of Small Gods stay in a flooded area."""
    return rise.c & 15 if area == lowest(rise.a) else (rise.c >> 4) & 15


class Rise(Step[MorporkState]):
    """Everybody leaves the flooded areas (a), clockwise from the active player, after Small Gods was asked about each.

    b is the areas still to be asked about, c who stays, d how often each was rolled.
    """

    rule: ClassVar[str] = "morpork.event.flood"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        safe = small_gods_owner(s)
        if frame.b and safe != NONE:
            area = lowest(frame.b)
            s.push(Frame(RISE, NONE, frame.a, frame.b ^ bit(area), frame.c, frame.d))
            offer_to_ignore(s, safe, FLOOD, area, frame.d)
            return
        for k in range(s.seats - 1, -1, -1):
            seat = (s.turn + k) % s.seats
            s.push(Frame(FLEE, seat, frame.a, 0, frame.c if seat == safe else 0))


class Flee(Step[MorporkState]):
    """A seat moves its minions out of the flooded areas, one by one."""

    rule: ClassVar[str] = "morpork.event.flood"
    public: ClassVar[bool] = True

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        area = flooded_area(state, frame)
        if area != NONE:
            dry = NEAR[area]
            offer(dry ^ (dry & frame.a), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        move_minion(s, frame.who, flooded_area(s, frame), action - AREA, self.rule)
        s.push(frame)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"area": flooded_area(state, frame)}


def flooded_area(s: MorporkState, flee: Frame) -> i64:
    """Return the first flooded area that minions of the seat have to leave, NONE if there is none."""
    left = flee.a
    while left:
        area = lowest(left)
        if s.pieces[AREAS * flee.who + area] > staying(flee, area):
            return area
        left &= left - 1
    return NONE


# Bloody Stupid Johnson.


def johnson(s: MorporkState, area: i64) -> None:
    """Let Johnson lay hands on a city-area card that somebody owns."""
    owner = s.building[area]
    if owner == NONE or s.lost & bit(area):
        return
    s.push(Frame(STUPIDITY, NONE, area))
    if owner == small_gods_owner(s):
        offer_to_ignore(s, owner, JOHNSON, area, 1)


class Stupidity(Step[MorporkState]):
    """The city-area card leaves the game, and its owner loses a minion there: b is what was saved, 1 card, 2 minion."""

    rule: ClassVar[str] = "morpork.event.bloody_stupid_johnson"

    def at_once(self, state: MorporkState, frame: Frame) -> bool:
        return True

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        area = frame.a
        owner = s.building[area]
        if not frame.b & 1:
            s.lost |= bit(area)
            if s.events is not None:
                s.tell(Event("loses-card", self.rule, {"seat": owner, "area": area, "cause": cause_of(s, self.rule)}))
        if not frame.b & 2 and s.pieces[AREAS * owner + area]:
            remove(s, owner, area, NONE, NONE)


IGNORE: Final = Ignore("ignore", ("event", "area", "price", "piecewise"), may_be_empty=True)
CLEAR: Final = Clear("clear", ("area", "spared", "building", "asked"), asks=False)
RUIN: Final = Ruin("ruin", ("areas", "event", "open", "times"), asks=False)
BURN: Final = Burn("burn", ("area",), PASS)
RISE: Final = Rise("rise", ("areas", "open", "stay", "times"), asks=False)
FLEE: Final = Flee("flee", ("areas", "", "stay"), may_be_empty=True)
STUPIDITY: Final = Stupidity("stupidity", ("area", "saved"), asks=False)
