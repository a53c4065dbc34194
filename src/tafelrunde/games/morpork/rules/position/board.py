"""What stands in the areas, and the money, as part of a position's document, and back."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.errors import PositionError
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import AREAS, COINS, DEMONS, MINIONS, START_MONEY, TROLLS
from tafelrunde.games.morpork.rules.state import DEMON, EMPTY_BOARD, NO_BUILDINGS, TROLL, MorporkState

OLD_WORD: Final = "districts"
"""What documents said for `areas`, and what keys are still made with: logs of then have to find theirs again."""


def write_area(s: MorporkState, area: int) -> dict[str, object]:
    """Return what there is in an area."""
    found: dict[str, object] = {}
    minions = [int(s.pieces[AREAS * seat + area]) for seat in range(int(s.seats))]
    if any(minions):
        found["minions"] = minions
    if s.building[area] != NONE:
        found["building"] = int(s.building[area])
    if s.trouble & bit(area):
        found["trouble"] = True
    if s.pieces[AREAS * TROLL + area]:
        found["trolls"] = int(s.pieces[AREAS * TROLL + area])
    if s.pieces[AREAS * DEMON + area]:
        found["demons"] = int(s.pieces[AREAS * DEMON + area])
    return found


def field_of_areas(reader: Reader) -> str:
    """Return the field that says what stands in the areas: `areas`, or the word of older documents for it."""
    if not reader.has(OLD_WORD):
        return "areas"
    if reader.has("areas"):
        raise PositionError(f"{OLD_WORD}: this is an older word for 'areas', which is there too: leave it out")
    return OLD_WORD


def read_board(reader: Reader, s: MorporkState) -> None:
    """Set up what stands in the areas."""
    s.pieces = EMPTY_BOARD[:]
    s.building = NO_BUILDINGS[:]
    s.trouble = 0
    for name, written in reader.mapping(field_of_areas(reader)).items():
        area = reader.named("areas", "area", name)
        if not isinstance(written, dict):
            raise PositionError(f"areas: {name!r} is {written!r}, not a mapping of what is there")
        inner = Reader(written, s.game.names)
        try:
            read_area(inner, s, area)
            inner.finish()
        except PositionError as error:
            raise PositionError(f"areas, {name}: {error}") from None


def read_area(inner: Reader, s: MorporkState, area: int) -> None:
    """Set up what stands in one area."""
    minions = inner.numbers("minions", [0] * int(s.seats), 0, MINIONS)
    for seat in range(int(s.seats)):
        s.pieces[AREAS * seat + area] = minions[seat]
    s.pieces[AREAS * TROLL + area] = inner.number("trolls", 0, 0, TROLLS)
    s.pieces[AREAS * DEMON + area] = inner.number("demons", 0, 0, DEMONS)
    owner = inner.value("building", None)
    if isinstance(owner, list):
        raise PositionError(f"building: {owner!r} is more than one: an area has room for one building")
    if owner is not None:
        s.building[area] = inner.number("building", 0, 0, int(s.seats) - 1)
    if inner.one_of("trouble", False, [False, True]):
        s.trouble |= bit(area)


def read_money(reader: Reader, s: MorporkState) -> None:
    """Set the money; the bank has the rest of the 120 coins."""
    money = reader.numbers("money", [START_MONEY] * int(s.seats), 0, COINS)
    for seat in range(int(s.seats)):
        s.money[seat] = money[seat]
    if sum(money) > COINS:
        raise PositionError(f"money: {sum(money)} dollars in all: there are only {COINS}")
    s.bank = reader.number("bank", COINS - sum(money), 0, COINS)
    total = int(s.bank) + sum(money)
    if total != COINS:
        raise PositionError(f"bank: {s.bank} there and {sum(money)} with the players make {total}, not {COINS}")


def read_areas(reader: Reader, field: str) -> i64:
    """Return some areas as a set."""
    found: i64 = 0
    for entry in reader.row(field):
        found |= bit(reader.named(field, "area", entry))
    return found
