"""What the dice bring: stars and wickedness, energy, hearts, and claws with all that they do."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one, tell_seat
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import (
    ALPHA_MONSTER,
    ANTIMATTER_BEAM,
    BY_CLAWS,
    CARD_RULES,
    CLAWS,
    CLAWS_IF_ANY,
    CLAWS_IF_ANY_IN_TOKYO,
    CLAWS_IF_TWO,
    CLAWS_IN_TOKYO,
    CLAWS_WITH_TWOS,
    COMPLETE_DESTRUCTION,
    DETRITIVORE,
    FIRE_BREATHING,
    FLUXLING,
    JETS,
    NOVA_BREATH,
    SKYBEAM,
    STARS_FOR_ONES,
    TILE_RULES,
    Column,
)
from tafelrunde.games.tokyo.rules.codec import CURE, PASS, RESOLVE, YIELD
from tafelrunde.games.tokyo.rules.damage import END_EVENT_FRAME, LOSE, POISON, SHRINK
from tafelrunde.games.tokyo.rules.dice import BOLT, CLAW, HEART, ONE, THREE, TWO, on
from tafelrunde.games.tokyo.rules.effects.prevention import stopped
from tafelrunde.games.tokyo.rules.gains import (
    gain_energy,
    gain_hearts,
    gain_stars,
    gain_stars_from,
    leave,
    tell_cause,
    tell_gain,
)
from tafelrunde.games.tokyo.rules.state import IN_RESOLVE, TokyoState
from tafelrunde.games.tokyo.rules.turn.wickedness import gain_wickedness

ALL_FACES: Final = 63


class Resolve(Step[TokyoState]):
    """The dice count: first what looks at all of them, then group by group."""

    rule: ClassVar[str] = "tokyo.resolve.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_RESOLVE
        s.groups = ALL_FACES
        s.push(Frame(GROUPS, frame.who))
        if s.sleeps(frame.who):
            return
        numbers = on(s.dice, ONE) > 0 and on(s.dice, TWO) > 0 and on(s.dice, THREE) > 0
        if not numbers:
            return
        for _ in range(s.copies(frame.who, DETRITIVORE)):
            gain_stars(s, frame.who, 2, CARD_RULES[DETRITIVORE])
        if on(s.dice, BOLT) and hearts_count(s, frame.who) and claws(s, frame.who):
            for _ in range(s.copies(frame.who, COMPLETE_DESTRUCTION)):
                gain_stars(s, frame.who, 9, CARD_RULES[COMPLETE_DESTRUCTION])


class Groups(Step[TokyoState]):
    """Of the groups that would do something, the active monster picks the next; a single one comes by itself."""

    rule: ClassVar[str] = "tokyo.resolve.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        useful = useful_groups(s, frame.who)
        if useful == 0:
            s.groups = 0
            return
        s.push(frame)
        if useful & (useful - 1):
            s.push(Frame(CHOOSE, frame.who))
        else:
            resolve(s, frame.who, lowest(useful))


class Choose(Step[TokyoState]):
    """The active monster says which group is next."""

    rule: ClassVar[str] = "tokyo.resolve.order"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.mask = useful_groups(state, frame.who) << RESOLVE

    def evident(self, state: TokyoState, frame: Frame) -> int:
        """Return any group where all orders lead to the same."""
        ends: set[int] = set()
        reach(state, self, ends)
        return RESOLVE + lowest(useful_groups(state, frame.who)) if len(ends) == 1 else NONE

    def do(self, state: TokyoState, frame: Frame, action: i64) -> None:
        resolve(state, frame.who, action - RESOLVE)

    def why(self, s: TokyoState, frame: Frame, action: int) -> str:
        if action == RESOLVE + HEART and s.in_tokyo(frame.who):
            return "tokyo.resolve.hearts_in_tokyo"
        return self.rule


class Hearts(Step[TokyoState]):
    """Each heart takes off a token or heals; whoever heals does so with all hearts left at once."""

    rule: ClassVar[str] = "tokyo.resolve.hearts"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.add(PASS)
        if s.poison[frame.who]:
            moves.add(CURE + POISON)
        if s.shrink[frame.who]:
            moves.add(CURE + SHRINK)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action == PASS:
            heal_by_dice(s, frame.who, frame.a)
            return
        token = action - CURE
        if token == POISON:
            s.poison[frame.who] -= 1
        else:
            s.shrink[frame.who] -= 1
        tell_one(s, "cures", self.rule, frame.who, "token", token)
        resolve_hearts(s, frame.who, frame.a - 1)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"count": frame.a}


class MayYield(Step[TokyoState]):
    """After the damage, a monster in Tokyo may leave if it was wounded; `count` is what Jets has put off."""

    rule: ClassVar[str] = "tokyo.city.yield"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        if s.living() < 2:
            return
        if frame.a and stopped(s, seat, frame.a):
            return
        if frame.a and not s.has(seat, JETS):  # a copy of Jets that has ended meanwhile puts nothing off
            s.push(Frame(MAY_YIELD, seat, 0, frame.b))
            s.push(Frame(LOSE, seat, frame.a, frame.b, BY_CLAWS))
            return
        if s.in_tokyo(seat) and (frame.a or s.wounded & bit(seat)):
            s.push(Frame(MAYBE_YIELD, seat, frame.a, frame.b))
        elif frame.a:
            s.push(Frame(LOSE, seat, frame.a, frame.b, BY_CLAWS))


class Yielding(Step[TokyoState]):
    """A monster in Tokyo yields or stays."""

    rule: ClassVar[str] = "tokyo.city.yield"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.mask = bit(PASS) | bit(YIELD)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        if action == YIELD:
            leave(s, seat)
            s.yielded |= bit(seat)
            tell_cause(s, "yields", CARD_RULES[JETS] if frame.a else "tokyo.city.yield", seat, "count", frame.a)
            return
        tell_seat(s, "stays", "tokyo.city.yield", seat)
        if frame.a:
            s.push(Frame(LOSE, seat, frame.a, frame.b, BY_CLAWS))

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"count": frame.a, "by": frame.b}


RESOLVING: Final = Resolve("resolve", asks=False)
GROUPS: Final = Groups("groups", asks=False)
CHOOSE: Final = Choose("choose")
SPEND_HEARTS: Final = Hearts("hearts", ("count",))
MAY_YIELD: Final = MayYield("may_yield", ("count", "by"), asks=False)
MAYBE_YIELD: Final = Yielding("yield", ("count", "by"))
STEPS: Final[list[Step[TokyoState]]] = [RESOLVING, GROUPS, CHOOSE, SPEND_HEARTS, MAY_YIELD, MAYBE_YIELD]


def reach(s: TokyoState, step: Step[TokyoState], ends: set[int]) -> None:
    """Add the keys of all positions that orders of groups lead to, until there are two of them."""
    if not s.stack or s.stack[-1].step is not step:
        ends.add(s.key())
        return
    for action in s.legal():
        if len(ends) < 2:
            after = s.clone()
            after.step(action)
            reach(after, step, ends)


def useful_groups(s: TokyoState, seat: i64) -> i64:
    """Return the groups not yet resolved that would do something now, as a set of faces."""
    found: i64 = 0
    if on(s.dice, BOLT):
        found |= bit(BOLT)
    if on(s.dice, HEART) and hearts_help(s, seat):
        found |= bit(HEART)
    if not s.sleeps(seat):
        for face in range(ONE, THREE + 1):
            if on(s.dice, face) >= 3:
                found |= bit(face)
        if claws(s, seat) and claws_matter(s, seat):
            found |= bit(CLAW)
    return found & s.groups


def hearts_count(s: TokyoState, seat: i64) -> bool:
    """Tell whether a heart has been rolled, as Complete Destruction sees it."""
    if on(s.dice, HEART) == 0 or s.zombified & bit(seat):
        return False
    return s.setup.hearts_in_tokyo_count or not s.in_tokyo(seat)


def hearts_help(s: TokyoState, seat: i64) -> bool:
    """Tell whether heart dice would do something: never in Tokyo, never for a zombie."""
    if s.zombified & bit(seat):
        return False
    if s.in_tokyo(seat):
        return s.setup.skybeam_all and s.owns_tile(seat, SKYBEAM) and s.hearts[seat] < s.full(seat)
    return s.hearts[seat] < s.full(seat) or s.poison[seat] > 0 or s.shrink[seat] > 0


def resolve(s: TokyoState, seat: i64, face: i64) -> None:
    """Resolve a group as a whole."""
    s.groups ^= bit(face)
    n = on(s.dice, face)
    if s.events is not None:
        s.tell(Event("resolves", "tokyo.resolve.order", {"seat": seat, "face": face, "count": n}))
    if face <= THREE:
        resolve_numbers(s, seat, face, n)
    elif face == BOLT:
        if s.owns_tile(seat, SKYBEAM) and not s.setup.skybeam_all:
            gain_energy(s, seat, 2 * n, "tokyo.resolve.energy")
        else:
            gain_energy(s, seat, n, "tokyo.resolve.energy")
            if s.owns_tile(seat, SKYBEAM):
                gain_energy(s, seat, n, TILE_RULES[SKYBEAM])
    elif face == HEART:
        resolve_hearts(s, seat, n)
    else:
        resolve_claws(s, seat)


def resolve_numbers(s: TokyoState, seat: i64, face: i64, n: i64) -> None:
    """Score three or more of a number, and the wickedness of full sets of 1s and 2s."""
    gain_stars(s, seat, face + 1 + n - 3, "tokyo.resolve.numbers")
    if face == ONE:
        gain_stars_from(s, seat, STARS_FOR_ONES)
    if face != THREE:
        gain_wickedness(s, seat, (2 - face) * (n // 3), "tokyo.resolve.wickedness")


def resolve_hearts(s: TokyoState, seat: i64, n: i64) -> None:
    """Use heart dice: with tokens there is something to choose."""
    if n and not s.in_tokyo(seat) and (s.poison[seat] or s.shrink[seat]):
        s.push(Frame(SPEND_HEARTS, seat, n))
    else:
        heal_by_dice(s, seat, n)


def heal_by_dice(s: TokyoState, seat: i64, n: i64) -> None:
    """Heal with so many dice, Skybeam's extra hearts included: by its option also for dice that took off tokens."""
    if s.setup.skybeam_all:
        if not s.in_tokyo(seat):
            gain_hearts(s, seat, n, "tokyo.resolve.hearts")
        if s.owns_tile(seat, SKYBEAM):
            gain_hearts(s, seat, on(s.dice, HEART), TILE_RULES[SKYBEAM])
    else:
        if s.owns_tile(seat, SKYBEAM):
            n *= 2
        gain_hearts(s, seat, n, "tokyo.resolve.hearts")


# Claws


def claws(s: TokyoState, seat: i64) -> i64:
    """Return how many claws the roll has, with all that adds to them (rule tokyo.resolve.claw_count)."""
    return claws_of(s, seat, s.dice)


def claws_of(s: TokyoState, seat: i64, dice: i64) -> i64:
    """Return how many claws a seat would have with these dice."""
    n = on(dice, CLAW) + s.total(seat, CLAWS)
    here = s.in_tokyo(seat)
    if here:
        n += s.total(seat, CLAWS_IN_TOKYO)
    if on(dice, TWO) >= 3:
        n += s.total(seat, CLAWS_WITH_TWOS)
    if n >= 1:
        n += s.total(seat, CLAWS_IF_ANY)
        if here:
            n += s.total(seat, CLAWS_IF_ANY_IN_TOKYO)
    if n >= 2:
        n += s.total(seat, CLAWS_IF_TWO)
    if s.owns_tile(seat, ANTIMATTER_BEAM):
        n *= 2
    return n


def tell_claws(s: TokyoState, seat: i64, all_claws: i64) -> None:
    """Tell how many claws strike; before that, which cards and tiles add to those rolled, in the order they count."""
    if s.events is None:
        return
    n = on(s.dice, CLAW)
    n = tell_more_claws(s, seat, n, CLAWS)
    here = s.in_tokyo(seat)
    if here:
        n = tell_more_claws(s, seat, n, CLAWS_IN_TOKYO)
    if on(s.dice, TWO) >= 3:
        n = tell_more_claws(s, seat, n, CLAWS_WITH_TWOS)
    if n >= 1:
        n = tell_more_claws(s, seat, n, CLAWS_IF_ANY)
        if here:
            n = tell_more_claws(s, seat, n, CLAWS_IF_ANY_IN_TOKYO)
    if n >= 2:
        n = tell_more_claws(s, seat, n, CLAWS_IF_TWO)
    if s.owns_tile(seat, ANTIMATTER_BEAM):
        tell_gain(s, "adds-claws", TILE_RULES[ANTIMATTER_BEAM], seat, n, 2 * n)
    tell_one(s, "smashes", "tokyo.resolve.claws", seat, "count", all_claws)


def tell_more_claws(s: TokyoState, seat: i64, n: i64, column: Column) -> i64:
    """Tell what each card and tile of a column adds to so many claws, and return how many there are then."""
    cards = s.cards[seat] & column.cards
    if s.copied != NONE and s.owns_tile(seat, FLUXLING) and column.of_card[s.copied]:
        n += column.of_card[s.copied]
        tell_gain(s, "adds-claws", CARD_RULES[s.copied], seat, column.of_card[s.copied], n)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        n += column.of_card[card]
        tell_gain(s, "adds-claws", CARD_RULES[card], seat, column.of_card[card], n)
    tiles = s.tiles[seat] & column.tiles
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        n += column.of_tile[tile]
        tell_gain(s, "adds-claws", TILE_RULES[tile], seat, column.of_tile[tile], n)
    return n


def targets(s: TokyoState, seat: i64) -> i64:
    """Return whom claws hit: those on the other side, or everybody by Nova Breath."""
    found: i64 = 0
    here = s.in_tokyo(seat)
    nova = s.has(seat, NOVA_BREATH)
    for other in range(s.seats):
        if other != seat and s.alive(other) and (nova or s.in_tokyo(other) != here):
            found |= bit(other)
    return found


def claws_matter(s: TokyoState, seat: i64) -> bool:
    """Tell whether there is anybody to hit, or something else that claws do (rule tokyo.resolve.contains_claw)."""
    return targets(s, seat) != 0 or s.has(seat, ALPHA_MONSTER) or s.has(seat, FIRE_BREATHING)


def resolve_claws(s: TokyoState, seat: i64) -> None:
    """Smash: damage clockwise, then fire breath for who was not hit, then who may yield (rule tokyo.resolve.claws)."""
    n = claws(s, seat)
    s.stars_before = s.stars[seat]
    for _ in range(s.copies(seat, ALPHA_MONSTER)):
        gain_stars(s, seat, 1, CARD_RULES[ALPHA_MONSTER])
    fire = s.copies(seat, FIRE_BREATHING)
    burned: i64 = 0
    if fire:
        burned = bit(s.left_of(seat)) | bit(s.right_of(seat))
    hit = targets(s, seat)
    tell_claws(s, seat, n)
    s.push(END_EVENT_FRAME)
    for k in range(1, s.seats):
        other = s.counter_clockwise(seat, k)
        if hit & bit(other) and s.in_tokyo(other):
            amount = n
            if burned & bit(other):
                amount += fire
            if not put_off(s, other, amount):
                amount = 0
            s.push(Frame(MAY_YIELD, other, amount, seat))
    for _ in range(fire):  # each a loss of its own: a card and its copy are two sources (rule tokyo.copies)
        for k in range(1, s.seats):
            other = s.counter_clockwise(seat, k)
            if burned & bit(other) and not hit & bit(other):
                s.push(Frame(LOSE, other, 1, seat, FIRE_BREATHING))
    for k in range(1, s.seats):
        other = s.counter_clockwise(seat, k)
        if hit & bit(other):
            amount = n
            if burned & bit(other):
                amount += fire
            if not put_off(s, other, amount):
                s.push(Frame(LOSE, other, amount, seat, BY_CLAWS))
    if hit == 0:
        tell_seat(s, "nobody-hit", "tokyo.resolve.contains_claw", seat)


def put_off(s: TokyoState, seat: i64, n: i64) -> bool:
    """Tell whether a monster decides about its loss when it may yield: with Jets in Tokyo, if there would be any."""
    return s.in_tokyo(seat) and s.has(seat, JETS) and not stopped(s, seat, n)
