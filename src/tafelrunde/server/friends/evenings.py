"""What a group of friends has played, and what it may play next: computed from its tables, and kept nowhere else."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tafelrunde.server.live.setup import setup_of
from tafelrunde.store.store import Member, SeatRow, TableRow

NIGHT: Final = 6 * 3_600_000
"""So many milliseconds without a game are between two evenings."""


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sat where."""

    seat: int
    member: int | None = None
    """The number of a member; null for a bot, and for somebody who is not in the group any more."""
    name: str = ""
    bot: str = ""
    won: bool = False
    """Alone or with others."""
    resigned: bool = False
    """Whether a bot played on in their place: what it won counts for nobody."""


class Played(Struct, frozen=True, omit_defaults=True):
    """A game of a group."""

    table: str
    game: str
    status: str
    """"open", "running" or "over"."""
    created: int
    ended: int = 0
    players: list[Player] = []
    reason: str = ""
    """Why it ended, where not by the rules of the game: "resigned", "clock", "left", "draw", "abandoned"."""
    void: bool = False
    """Whether it is over and counts for nobody."""


class Tally(Struct, frozen=True):
    """Games won, of games played."""

    won: int = 0
    played: int = 0


class Score(Struct, frozen=True):
    """What a member has won."""

    member: int
    tonight: Tally
    ever: Tally


class Plan(Struct, frozen=True):
    """Who would play a game that begins now: members by their numbers, and so many bots."""

    game: str
    players: list[int]
    bots: int


class Pairing(Struct, frozen=True):
    """What can be played: a game, and how many it takes."""

    game: str
    least: int
    most: int


def played(row: TableRow, seats: Sequence[SeatRow], numbers: Mapping[str, int]) -> Played:
    """Return what a table tells of its game; `numbers` are those of the members, by who they are."""
    setup = setup_of(row)
    result = setup.result or []
    best = max(result, default=-1.0)
    players = [
        Player(
            seat.seat,
            numbers.get(seat.person or ""),
            seat.name,
            "" if seat.person else seat.bot,
            seat.seat < len(result) and result[seat.seat] == best > -1,
            seat.seat in setup.resigned,
        )
        for seat in seats
    ]
    void = row.status == "over" and not result
    return Played(row.id, row.game, row.status, row.created, setup.ended, players, setup.reason, void)


def evenings(games: Sequence[Played]) -> list[list[Played]]:
    """Return games by the evening on which they were played, the first one first.

    >>> hours = [0, 1, 3, 24, 25]
    >>> games = [Played(str(k), "claim", "over", k * 3_600_000, k * 3_600_000 + 60_000) for k in hours]
    >>> [[int(game.table) for game in evening] for evening in evenings(games)]
    [[0, 1, 3], [24, 25]]
    """
    found: list[list[Played]] = []
    last = 0
    for game in sorted(games, key=lambda game: game.created):
        if not found or game.created - last > NIGHT:
            found.append([])
        found[-1].append(game)
        last = max(last, game.created, game.ended)
    return found


def tonight(games: Sequence[Played], time: int) -> tuple[int, list[Played]]:
    """Return the number of the evening that it is now, and its games; those of the last one are over by the morning."""
    all_of_them = evenings(games)
    if not all_of_them:
        return 1, []
    last = all_of_them[-1]
    late = max(max(game.created, game.ended) for game in last) + NIGHT < time
    goes_on = any(game.status == "running" for game in last)
    return (len(all_of_them) + 1, []) if late and not goes_on else (len(all_of_them), last)


def scores(members: Collection[int], games: Sequence[Played], now_played: Sequence[Played]) -> list[Score]:
    """Return what each has won: whoever has won most tonight first, then whoever has won most of all."""
    ever, this_evening = tallies(games), tallies(now_played)
    found = [Score(one, this_evening.get(one, Tally()), ever.get(one, Tally())) for one in members]
    return sorted(found, key=lambda one: (-one.tonight.won, -one.ever.won, one.ever.played, one.member))


def tallies(games: Sequence[Played]) -> dict[int, Tally]:
    """Return how often each member has played and won."""
    won: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    for game in games:
        if game.status == "over" and not game.void:
            taken.update({player.member for player in game.players if player.member is not None})
            won.update({one.member for one in game.players if one.member is not None and one.won and not one.resigned})
    return {one: Tally(won[one], count) for one, count in taken.items()}


def plan(wanted: Pairing, free: Sequence[Member], now_played: Sequence[Played]) -> Plan:
    """Return who would play a game: all who are free; bots are there for who is missing.

    Of too many it is those who wish for it first, then those who have played least tonight.
    """
    taken = tallies(now_played)
    order = sorted(
        free, key=lambda one: (one.wish != wanted.game, taken.get(one.number, Tally()).played, one.number)
    )
    players = sorted(one.number for one in order[: wanted.most])
    return Plan(wanted.game, players, max(0, wanted.least - len(players)))


def leading(wishes: Mapping[int, str], lead: int | None, order: Sequence[str], alone: bool) -> str:
    """Return the game that most wish for; of several the one that whoever begins wishes for; "" where nobody has one.

    >>> leading({1: "claim", 2: "chess", 3: "chess"}, 1, ["claim", "chess"], alone=False)
    'chess'
    >>> leading({1: "claim", 2: "chess"}, 2, ["claim", "chess"], alone=False)
    'chess'
    >>> leading({1: "claim", 2: "chess", 3: "chess"}, 1, ["claim", "chess"], alone=True)
    'claim'
    """
    own = wishes.get(lead or 0, "")
    if alone:
        return own
    count = Counter(wish for wish in wishes.values() if wish in order)
    if not count:
        return ""
    return max(count, key=lambda game: (count[game], game == own, -order.index(game)))


def seating(players: Sequence[int], game: str, now_played: Sequence[Played]) -> list[int] | None:
    """Return who sits where if the same people have played the same game tonight: each one seat on; else None."""
    for before in reversed(now_played):
        seats = [player.member for player in before.players]
        people = [one for one in seats if one is not None]
        if before.game == game and sorted(people) == sorted(players):
            return [people[-1], *people[:-1]]
    return None
