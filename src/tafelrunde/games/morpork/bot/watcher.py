"""What a seat's turns tell of its aim: the board is followed by what is heard, and each turn's changes are added up."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.bot.prospects import Prospects
from tafelrunde.games.morpork.rules.areas import AREAS, MOST_SEATS
from tafelrunde.games.morpork.rules.state import DEMON, FRONT, TROLL, MorporkState

CLUE_NAMES: Final = [
    "turns",
    "spread",
    "control",
    "trouble",
    "fortune",
    "money",
    "minions",
    "builds",
    "kills",
    "draws",
    "stays",
]
CLUES: Final = 11
_CLUE_ROW: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * CLUES))


class Watcher:
    """Follows one game. What happens in a seat's own turn is put down to that seat."""

    def __init__(self) -> None:
        self.surveyor = Prospects([])
        self.board: MorporkState | None = None
        self.turn: i64 = NONE
        self.clues: vec[float] = _CLUE_ROW[:]
        """What was seen of each seat so far: entry CLUES * seat + clue."""
        self.spread: i64 = 0
        self.control: i64 = 0
        self.fortune: i64 = 0
        self.minions: i64 = 0
        self.money: i64 = 0
        self.trouble: i64 = 0
        self.swapped: i64 = NONE
        """A piece of which was told that it has come to another's place, while that one's new place is not yet told."""

    def begin(self, game: Game[Any], seats: int, options: dict[str, object]) -> None:
        """Look at the board before the first turn."""
        board = game.start(seats, options)
        assert isinstance(board, MorporkState)
        self.board = board
        self.turn = NONE
        self.swapped = NONE
        self.clues = _CLUE_ROW[:]

    def heard(self, events: list[Event]) -> None:
        """Follow what has happened."""
        board = self.board
        if board is None:
            return
        for event in events:
            kind = event.kind
            if kind in ("plays", "uses-area", "passes"):
                seat = event.args["seat"]
                if seat != self.turn:
                    self.close(board)
                    self.open(board, seat)
            elif kind == "changes":
                for clue in range(CLUES):
                    self.clues[CLUES * event.args["seat"] + clue] = 0.0
            self.count_deed(kind, event)
            if kind.startswith("swaps-") and kind != "swaps-hands":
                self.swap(board, event)
            else:
                follow(board, event)

    def open(self, board: MorporkState, seat: i64) -> None:
        """Note how the board is when a turn begins."""
        self.turn = seat
        self.surveyor.survey(board)
        self.spread = self.surveyor.spread[seat]
        self.control = self.surveyor.control[seat]
        self.fortune = self.surveyor.fortune[seat]
        self.minions = self.surveyor.minions[seat]
        self.money = board.money[seat]
        self.trouble = count(board.trouble)

    def close(self, board: MorporkState) -> None:
        """Put what has changed in a turn down to who had it."""
        seat = self.turn
        if seat == NONE:
            return
        self.surveyor.survey(board)
        clues = self.clues
        at = CLUES * seat
        gained = self.surveyor.spread[seat] - self.spread
        clues[at] += 1.0
        clues[at + 1] += float(gained)
        clues[at + 2] += float(self.surveyor.control[seat] - self.control)
        clues[at + 3] += float(count(board.trouble) - self.trouble)
        clues[at + 4] += float(self.surveyor.fortune[seat] - self.fortune) / 6.0
        clues[at + 5] += float(board.money[seat] - self.money) / 6.0
        clues[at + 6] += float(self.surveyor.minions[seat] - self.minions)
        if gained <= 0 and self.surveyor.minions[seat] > self.minions:
            clues[at + 10] += 1.0

    def swap(self, board: MorporkState, event: Event) -> None:
        """Let two pieces change places, as soon as both are told of."""
        kind: i64 = TROLL
        if event.kind == "swaps-demon":
            kind = DEMON
        elif event.kind == "swaps-minion":
            kind = event.args["seat"]
        if self.swapped == NONE:
            self.swapped = AREAS * kind + event.args["area"]
            return
        one = self.swapped // AREAS
        there = self.swapped % AREAS
        here = event.args["area"]
        self.swapped = NONE
        board.pieces[AREAS * one + there] += 1
        board.pieces[AREAS * kind + here] += 1
        board.pieces[AREAS * one + here] -= 1
        board.pieces[AREAS * kind + there] -= 1

    def count_deed(self, kind: str, event: Event) -> None:
        """Count what is told of the seat whose turn it is, or of what it does to others."""
        if self.turn == NONE:
            return
        at = CLUES * self.turn
        if kind == "builds":
            self.clues[at + 7] += 1.0
        elif kind == "removes-minion" and event.args["seat"] != self.turn:
            self.clues[at + 8] += 1.0
        elif kind == "draws" and event.args["seat"] == self.turn:
            self.clues[at + 9] += 0.25


def follow(board: MorporkState, event: Event) -> None:
    """Do to the board what was told."""
    args = event.args
    kind = event.kind
    if kind in ("trouble", "calm"):
        area = bit(args["area"])
        board.trouble = (board.trouble | area) ^ (area if kind == "calm" else 0)
    elif kind in ("places-minion", "moves-minion"):
        board.pieces[AREAS * args["seat"] + args["area"]] += 1
        if kind == "moves-minion":
            board.pieces[AREAS * args["seat"] + args["from"]] -= 1
    elif kind in ("removes-minion", "lifts-minion"):
        board.pieces[AREAS * args["seat"] + args["area"]] -= 1
    elif kind in ("enters-troll", "enters-demon"):
        board.pieces[AREAS * (TROLL if kind == "enters-troll" else DEMON) + args["area"]] += 1
    elif kind in ("removes-troll", "removes-demon"):
        board.pieces[AREAS * (TROLL if kind == "removes-troll" else DEMON) + args["area"]] -= 1
    else:
        follow_money(board, event)


def follow_money(board: MorporkState, event: Event) -> None:
    """Do to buildings and money what was told."""
    args = event.args
    kind = event.kind
    if kind == "takes-money":
        board.money[args["seat"]] += args["amount"]
    elif kind == "pays":
        board.money[args["seat"]] -= args["amount"]
    elif kind == "pays-player":
        board.money[args["seat"]] -= args["amount"]
        board.money[args["to"]] += args["amount"]
    elif kind == "builds":
        board.building[args["area"]] = args["seat"]
    elif kind == "buys":
        board.building[args["area"]] = args["seat"]
        board.money[args["seat"]] -= args["amount"]
        board.money[args["of"]] += args["amount"]
    elif kind == "borrows":
        board.cards[2 * (FRONT + args["seat"])] |= bit(args["card"])
    elif kind == "loses-building":
        board.building[args["area"]] = NONE
