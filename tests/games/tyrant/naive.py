"""A second referee, written from the rulebook alone: slow, plain, and sharing nothing with the engine.

It reads a position's document and knows figures by name and squares as (row, column). It exists to be compared with.
"""

import copy
import tomllib
from pathlib import Path
from typing import Any

import tafelrunde

WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
CITIZENS = [
    "monk", "plumwoman", "appleman", "courtesan", "fishwoman", "butcher",
    "blacksmith", "shepherd", "squire", "carpenter", "witchhunter", "farmer",
]  # fmt: skip
KNIGHTS = [f"knight_{k}" for k in range(1, 8)]
BOARDS = Path(tafelrunde.__file__).parent / "games" / "tyrant" / "rules" / "boards"

Square = tuple[int, int]


def place_of(name: str) -> Square:
    return int(name[1:]) - 1, "abcdefghij".index(name[0])


class Referee:
    """A position during play, from its document."""

    def __init__(self, document: dict[str, Any]) -> None:
        options = document.get("options", {})
        board = options.get("board") or tomllib.loads((BOARDS / f"{options.get('side', 'a')}.toml").read_text())
        self.roofs = {(r, c) for r, row in enumerate(board["rows"]) for c, mark in enumerate(row) if mark == "#"}
        self.gates = {place_of(gate["square"]): gate["exit"] for gate in board["gates"]}
        self.where: dict[str, Square] = {"king": place_of(document["king"])}
        for knight, name in zip(KNIGHTS, document["knights"], strict=True):
            if name is not None:
                self.where[knight] = place_of(name)
        for citizen, name in document["citizens"].items():
            self.where[citizen] = place_of(name)
        self.assassins = set(document["assassins"])
        self.unmasked = set(document.get("revealed", []))
        self.wounds = document.get("wounds", 0)
        self.turn = document.get("turn", "king")
        self.deck = sorted(document["deck"])
        self.card = document["card"]
        self.fill(document.get("points", {}))
        self.kills = document.get("kills", 0)
        self.arrests = document.get("arrests", 0)
        self.over = False

    def fill(self, left: dict[str, int]) -> None:
        """The card reads king-knights-rebel, with "-fetter" behind it if it shows one."""
        king, knights, rebel = (int(number) for number in self.card.split("-")[:3])
        kings_turn = self.turn == "king"
        self.king_ap = left.get("king", king if kings_turn else 0)
        self.knights_ap = left.get("knights", knights if kings_turn else 0)
        self.rebel_ap = left.get("rebel", 0 if self.turn == "draw" else rebel)

    def copy(self) -> "Referee":
        return copy.deepcopy(self)

    # What the board says.

    def on_board(self, square: Square) -> bool:
        return 0 <= square[0] <= 9 and 0 <= square[1] <= 9

    def figure_on(self, square: Square) -> str | None:
        for figure, place in self.where.items():
            if place == square:
                return figure
        return None

    def beside(self, square: Square, way: str) -> Square:
        down, right = WAYS[way]
        return square[0] + down, square[1] + right

    def is_roof(self, square: Square) -> bool:
        return square in self.roofs

    def can_hit(self, attacker: Square, victim: Square) -> bool:
        """From a roof everything next to it; from the street only what stands on the street."""
        return self.is_roof(attacker) or not self.is_roof(victim)

    # Pushing.

    def pushed_line(self, first: Square, way: str) -> list[str] | None:
        """All figures that would have to give way, or None if they cannot."""
        line: list[str] = []
        square = first
        while True:
            figure = self.figure_on(square)
            if figure is None:
                return line
            if figure not in CITIZENS:
                return None
            beyond = self.beside(square, way)
            if not self.on_board(beyond):
                return None
            if self.is_roof(beyond) and not self.is_roof(square):
                return None
            line.append(figure)
            square = beyond

    # Everything that may be done now.

    def actions(self) -> set[str]:
        if self.over:
            return set()
        if self.turn == "draw":
            return {f"card {card}" for card in self.deck}
        found = {"end"}
        for figure in self.where:
            if (figure in CITIZENS) == (self.turn == "king"):
                continue
            for way in WAYS:
                if self.may_move(figure, way):
                    found.add(f"move {figure} {way}")
                if self.may_strike(figure, way):
                    found.add(f"strike {figure} {way}")
        if self.turn == "rebel":
            found |= {f"reveal {name}" for name in self.assassins - self.unmasked if name in self.where}
        return found

    def price(self, figure: str, way: str) -> int:
        here = self.where[figure]
        up = self.is_roof(self.beside(here, way)) and not self.is_roof(here)
        down = self.is_roof(here) and not self.is_roof(self.beside(here, way))
        if figure in self.unmasked:
            return 0 if down else 1
        return 2 if up else 1

    def may_move(self, figure: str, way: str) -> bool:
        here = self.where[figure]
        there = self.beside(here, way)
        if figure == "king":
            if self.king_ap < 1:
                return False
            if self.gates.get(here) == way:
                return True
            return self.on_board(there) and not self.is_roof(there) and self.figure_on(there) is None
        if not self.on_board(there):
            return False
        if figure in KNIGHTS:
            return self.pushed_line(there, way) is not None and self.price(figure, way) <= self.knights_ap
        return self.figure_on(there) is None and self.price(figure, way) <= self.rebel_ap

    def may_strike(self, figure: str, way: str) -> bool:
        if figure == "king":
            return False
        here = self.where[figure]
        there = self.beside(here, way)
        victim = self.figure_on(there)
        if victim is None or not self.can_hit(here, there):
            return False
        if figure in KNIGHTS:
            if victim not in CITIZENS or self.knights_ap < 1:
                return False
            return victim in self.unmasked or (self.card.endswith("fetter") and self.arrests < 1)
        if figure not in self.unmasked:
            return False
        if victim == "king":
            return self.rebel_ap >= 2
        return victim in KNIGHTS and (self.kills, self.rebel_ap) in [(0, n) for n in range(1, 9)] + [
            (1, n) for n in range(2, 9)
        ]

    # Doing it.

    def do(self, action: str) -> None:
        verb, *words = action.split()
        if verb == "end":
            self.end()
        elif verb == "card":
            self.deck.remove(words[0])
            self.card = words[0]
            self.turn = "king"
            self.fill({})
        elif verb == "reveal":
            self.unmasked.add(words[0])
        elif verb == "move":
            self.move(*words)
        else:
            self.strike(*words)

    def end(self) -> None:
        if self.turn == "king":
            self.turn = "rebel"
            self.king_ap = self.knights_ap = 0
        else:
            self.kills = self.arrests = self.rebel_ap = 0
            self.turn = "draw"
            self.over = not self.deck

    def move(self, figure: str, way: str) -> None:
        here = self.where[figure]
        if figure == "king":
            self.king_ap -= 1
            if self.gates.get(here) == way:
                del self.where["king"]
                self.over = True
                return
        elif figure in KNIGHTS:
            self.knights_ap -= self.price(figure, way)
            for citizen in self.pushed_line(self.beside(here, way), way) or []:
                self.where[citizen] = self.beside(self.where[citizen], way)
        else:
            self.rebel_ap -= self.price(figure, way)
        self.where[figure] = self.beside(here, way)

    def strike(self, figure: str, way: str) -> None:
        victim = self.figure_on(self.beside(self.where[figure], way))
        assert victim is not None
        if victim == "king":
            self.rebel_ap -= 2
            self.wounds += 1
            if self.wounds == 2:
                del self.where["king"]
                self.over = True
            return
        del self.where[victim]
        if figure in KNIGHTS:
            self.knights_ap -= 1
            if victim not in self.unmasked:
                self.arrests += 1
            self.over = not any(assassin in self.where for assassin in self.assassins)
        else:
            self.rebel_ap -= 1 if self.kills == 0 else 2
            self.kills += 1


def perft(referee: Referee, depth: int) -> int:
    """Count the sequences of that many actions."""
    actions = referee.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = referee.copy()
        after.do(action)
        total += perft(after, depth - 1)
    return total
