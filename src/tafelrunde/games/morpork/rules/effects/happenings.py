"""The twelve random events: how they are drawn and rolled, and what most of them do."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import AREAS, CHAOS, NEAR
from tafelrunde.games.morpork.rules.cards import deck_of
from tafelrunde.games.morpork.rules.causes import BY_EVENT
from tafelrunde.games.morpork.rules.codec import AREA, EVENT_DRAWN, PASS, PIECE, ROLLED, offer
from tafelrunde.games.morpork.rules.effects.small_gods import (
    BURN,
    CLEAR,
    FLEE,
    IGNORE,
    RISE,
    RUIN,
    STUPIDITY,
    announce,
    dragon,
    flood,
    johnson,
    offer_to_ignore,
    ruin,
    small_gods_owner,
)
from tafelrunde.games.morpork.rules.events import (
    DEMONS,
    EARTHQUAKE,
    EVENT_RULES,
    EXPLOSION,
    FIRE,
    FLOOD,
    FOG,
    MURDERS,
    RIOTS,
    ROLLS,
    THE_DRAGON,
    TROLLS,
)
from tafelrunde.games.morpork.rules.knowledge import lay_open
from tafelrunde.games.morpork.rules.state import DEMON, DISCARD, KINDS, PILE_FIRST, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.die import Roll
from tafelrunde.games.morpork.rules.turn.hands import FromPile, next_taken
from tafelrunde.games.morpork.rules.turn.interrupts import remove
from tafelrunde.games.morpork.rules.turn.money import pay_bank
from tafelrunde.games.morpork.rules.turn.pieces import buildings_of, enter, lose_building, number_of_buildings, stir

FOG_CARDS: Final = 5


class RandomEvent(Step[MorporkState]):
    """Chance gives the top card of the event deck; without one nothing happens."""

    rule: ClassVar[str] = "morpork.symbol.event"

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if len(s.next_events):
            moves.add(EVENT_DRAWN + s.next_events[len(s.next_events) - 1])
        else:
            offer(s.events_left, EVENT_DRAWN, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        event = action - EVENT_DRAWN
        left = len(s.next_events) - 1
        if left >= 0:
            s.next_events = s.next_events[:left]
        s.events_left ^= bit(event)
        if s.events is not None:
            s.tell(Event("event", self.rule, {"event": event}))
        happen(s, event)

    def sample(self, s: MorporkState, frame: Frame, rng: Rng) -> i64:
        if len(s.next_events):
            return EVENT_DRAWN + s.next_events[len(s.next_events) - 1]
        return EVENT_DRAWN + nth(s.events_left, rng.below(count(s.events_left)))


def happen(s: MorporkState, event: i64) -> None:
    """Let an event begin."""
    s.event = event
    if ROLLS[event]:
        s.push(Frame(EVENT_ROLL, CHANCE, event, NONE, ROLLS[event]))
    elif event == FOG:
        s.push(Frame(FOG_STEP, CHANCE, FOG_CARDS))
    elif event == RIOTS:
        if count(s.trouble) >= CHAOS:
            score.end_on_points(s)
    elif event == MURDERS:
        for k in range(s.seats - 1, -1, -1):
            s.push(Frame(EVENT_ROLL, CHANCE, event, (s.turn + k) % s.seats, 1))
    else:
        for k in range(s.seats - 1, -1, -1):
            s.push(Frame(SINK, (s.turn + k) % s.seats))


class EventRoll(Roll):
    """The die is rolled for an event: a is the event, b a seat or the area before, c how many rolls are left."""

    rule: ClassVar[str] = "morpork.event.roll"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        event = frame.a
        area = action - ROLLED
        if s.events is not None:
            seat = frame.b if event == MURDERS else s.turn
            s.tell(Event("rolls", EVENT_RULES[event], {"seat": seat, "eyes": area + 1, "cause": BY_EVENT + event}))
        if event in (DEMONS, TROLLS):
            if frame.c > 1:
                s.push(Frame(EVENT_ROLL, CHANCE, event, NONE, frame.c - 1))
            announce(s, event, area, Frame(INTRUDE, NONE, DEMON if event == DEMONS else TROLL, area))
        elif frame.c > 1:
            s.push(Frame(EVENT_ROLL, CHANCE, event, area, frame.c - 1))
        elif event == THE_DRAGON:
            dragon(s, area)
        elif event == FLOOD:
            flood(s, frame.b, area)
        elif event == FIRE:
            fire(s, frame.b, area)
        elif event == EXPLOSION:
            ruin(s, event, bit(area), 1)
        elif event == EARTHQUAKE:
            ruin(s, event, bit(frame.b) | bit(area), 2 if area == frame.b else 1)
        elif event == MURDERS:
            s.push(Frame(MURDER, frame.b, area))
        else:
            johnson(s, area)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"event": frame.a}


# Buildings that are lost.


def fire(s: MorporkState, before: i64, area: i64) -> None:
    """Let a fire break out, or spread to an adjacent area; it goes on while there is a building."""
    spreads = before == NONE or NEAR[before] & bit(area)
    if spreads and s.building[area] != NONE:
        s.push(Frame(EVENT_ROLL, CHANCE, FIRE, area, 1))
        ruin(s, FIRE, bit(area), 1)


class Sink(Step[MorporkState]):
    """A seat pays two dollars for each of its buildings; which ones it gives up, it chooses."""

    rule: ClassVar[str] = "morpork.event.subsidence"
    public: ClassVar[bool] = True

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        built = number_of_buildings(s, frame.who)
        if 2 * built <= s.money[frame.who]:
            if built == 0 or not s.rulings.subsidence_may_refuse:
                return
            moves.add(PASS)
        offer(buildings_of(s, frame.who), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action >= AREA:
            lose_building(s, action - AREA, self.rule)
            s.push(frame)
            return
        built = number_of_buildings(s, frame.who)
        if built:
            pay_bank(s, frame.who, 2 * built, self.rule)

    def prompt_args(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        return {"amount": 2 * number_of_buildings(s, frame.who), "money": s.money[frame.who]}


# Those who come, and those who go.


class Intrude(Step[MorporkState]):
    """A troll or demon enters an area; a demon always brings trouble."""

    rule: ClassVar[str] = "morpork.event.trolls"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        area = frame.b
        if frame.a == DEMON:
            if s.events is not None:
                s.tell(Event("enters-demon", "morpork.event.demons", {"area": area, "cause": BY_EVENT + DEMONS}))
            enter(s, DEMON, area)
            stir(s, area, "morpork.event.demons")
        else:
            if s.events is not None:
                s.tell(Event("enters-troll", self.rule, {"area": area, "cause": BY_EVENT + TROLLS}))
            enter(s, TROLL, area)


class Murder(Step[MorporkState]):
    """A seat removes a piece from the area it has rolled."""

    rule: ClassVar[str] = "morpork.event.mysterious_murders"
    public: ClassVar[bool] = True

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        for kind in range(KINDS):
            if s.pieces[AREAS * kind + frame.a]:
                moves.add(PIECE + AREAS * kind + frame.a)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        owner = (action - PIECE) // AREAS
        remove(s, owner, frame.a, NONE, NONE)
        if owner < TROLL and owner == small_gods_owner(s):
            offer_to_ignore(s, owner, MURDERS, frame.a, 1)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"area": frame.a}


class Fog(FromPile):
    """A card of the draw pile goes to the discard pile; with the last one the game ends."""

    rule: ClassVar[str] = "morpork.event.fog"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        next_taken(s)
        lay_open(s, action, PILE_FIRST + deck_of(action), DISCARD)
        if s.events is not None:
            s.tell(Event("fog", self.rule, {"card": action}))
        if s.pile() == 0 and not s.rulings.ends_when_draw_fails:
            score.end_of_pile(s)
        elif frame.a > 1:
            s.push(Frame(FOG_STEP, CHANCE, frame.a - 1))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {}


RANDOM_EVENT_STEP: Final = RandomEvent("random_event", may_be_empty=True)
EVENT_ROLL: Final = EventRoll("event_roll", ("event", "before", "left"))
SINK: Final = Sink("sink", may_be_empty=True)
INTRUDE: Final = Intrude("intrude", ("kind", "area"), asks=False)
MURDER: Final = Murder("murder", ("area",), may_be_empty=True)
FOG_STEP: Final = Fog("fog", ("left",), may_be_empty=True)
STEPS: Final[list[Step[MorporkState]]] = [
    RANDOM_EVENT_STEP,
    EVENT_ROLL,
    IGNORE,
    CLEAR,
    BURN,
    BURN.window,
    RISE,
    FLEE,
    RUIN,
    SINK,
    INTRUDE,
    MURDER,
    STUPIDITY,
    FOG_STEP,
]
