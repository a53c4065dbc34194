"""Small drawings of the town, for scenes of King & Assassins.

A cell is two characters. The first is the ground: `.` street, `#` roof, and `^ > v <` a gate, which the king leaves in
that direction. The second is who stands there: `-` nobody, `K` the king, `1` to `7` a knight, `a` to `m` (there is no
`k`) a citizen, and a capital for a revealed assassin. The drawing lies in the upper left corner of the board, so that
its upper and left edges are the rim; the rest is streets. Knights that are not drawn are dead, citizens that are not
drawn are arrested.
"""

from typing import cast

from scene import act, number, refused, scene
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event

LETTERS = "abcdefghijlm"
CITIZENS = [
    "monk", "plumwoman", "appleman", "courtesan", "fishwoman", "butcher",
    "blacksmith", "shepherd", "squire", "carpenter", "witchhunter", "farmer",
]  # fmt: skip
EXITS = {"^": "north", ">": "east", "v": "south", "<": "west"}
KING, REBEL = 0, 1
FETTER, PLAIN = "1-6-5-fetter", "1-5-4"


def named(who: str) -> str:
    """Return the id of a figure by its mark."""
    if who == "K":
        return "king"
    return f"knight_{who}" if who.isdigit() else CITIZENS[LETTERS.index(who.lower())]


def cells(drawing: str) -> list[list[str]]:
    """Return the cells of a drawing, row by row."""
    return [line.split() for line in drawing.strip().splitlines()]


def square(row: int, column: int) -> str:
    """Return the name of a square."""
    return f"{'abcdefghij'[column]}{row + 1}"


def town(drawing: str, *, assassins: str = "", **fields: object) -> State:
    """Return a position from a drawing.

    `assassins` are hidden ones by their letters; with the revealed ones of the drawing they are filled up to three from
    the end of the alphabet. Assassins that are not drawn wait in the lower left corner.
    """
    ground = [["."] * 10 for _ in range(10)]
    gates: list[dict[str, str]] = [{"square": "i10", "exit": "south"}]
    places: dict[str, str] = {}
    for row, line in enumerate(cells(drawing)):
        for column, cell in enumerate(line):
            floor, who = cell[0], cell[1]
            if floor in EXITS:
                gates.append({"square": square(row, column), "exit": EXITS[floor]})
            else:
                ground[row][column] = floor
            if who != "-":
                places[who] = square(row, column)
    revealed = [who for who in places if who.isupper() and who != "K"]
    chosen = [*(who.lower() for who in revealed), *assassins]
    chosen += [letter for letter in reversed(LETTERS) if letter not in chosen][: 3 - len(chosen)]
    drawn = {who.lower(): where for who, where in places.items() if who != "K" and not who.isdigit()}
    killed = list_of(fields, "killed")
    gone = killed + list_of(fields, "arrested")
    waiting = [letter for letter in chosen if letter not in drawn and named(letter) not in gone]
    drawn.update(zip(waiting, ["a10", "b10", "c10"], strict=False))
    document: dict[str, object] = {
        "options": {"board": board(["".join(line) for line in ground], gates)},
        "king": places.get("K", "j10"),
        "knights": [places.get(str(k)) for k in range(1, 8)],
        "citizens": {named(letter): where for letter, where in drawn.items()},
        "assassins": [named(letter) for letter in sorted(chosen)],
        "revealed": [named(who) for who in revealed],
        "arrested": [named(letter) for letter in LETTERS if letter not in drawn and named(letter) not in killed],
        **{field: value for field, value in fields.items() if field != "arrested"},
    }
    return scene("tyrant", **document)


def list_of(fields: dict[str, object], name: str) -> list[str]:
    """Return the entries of a field that is a list."""
    return cast(list[str], fields.get(name, []))


def board(rows: list[str], gates: list[dict[str, str]]) -> dict[str, object]:
    """Return a board that begins with everybody in its lower half."""
    return {
        "rows": rows,
        "citizens": [*(f"{letter}8" for letter in "abcdefghij"), "a7", "b7"],
        "starts": [{"king": "j10", "knights": [f"{letter}9" for letter in "abcdefg"]}],
        "gates": gates,
    }


def look(state: State, drawing: str) -> list[list[str]]:
    """Return how the part of the board that a drawing shows looks now."""
    document = state.position()
    squares = {where: named_mark for named_mark, where in marks(document).items()}
    found = []
    for row, line in enumerate(cells(drawing)):
        found.append([cell[0] + squares.get(square(row, column), "-") for column, cell in enumerate(line)])
    return found


def marks(document: dict[str, object]) -> dict[str, str]:
    """Return the square of each mark."""
    revealed = cast(list[str], document.get("revealed", []))
    found: dict[str, str] = {}
    for name, where in cast(dict[str, str], document["citizens"]).items():
        letter = LETTERS[CITIZENS.index(name)]
        found[letter.upper() if name in revealed else letter] = where
    for k, knight in enumerate(cast(list[str | None], document["knights"]), 1):
        if knight is not None:
            found[str(k)] = knight
    if document["king"] is not None:
        found["K"] = cast(str, document["king"])
    return found


def same(state: State, drawing: str) -> bool:
    """Tell whether the board looks like a drawing."""
    return look(state, drawing) == cells(drawing)


def move(state: State, who: str, direction: str) -> list[Event]:
    """Let a figure step."""
    return act(state, "move", figure=named(who), direction=direction)


def strike(state: State, who: str, direction: str) -> list[Event]:
    """Let a figure strike its neighbour."""
    return act(state, "strike", figure=named(who), direction=direction)


def reveal(state: State, who: str) -> list[Event]:
    """Let the rebel reveal an assassin."""
    return act(state, "reveal", citizen=named(who))


def end(state: State) -> list[Event]:
    """Let the player end the turn."""
    return act(state, "end")


def no_move(state: State, who: str, direction: str) -> str:
    """Return the rule by which a step is refused."""
    return refused(state, "move", figure=named(who), direction=direction)


def no_strike(state: State, who: str, direction: str) -> str:
    """Return the rule by which a strike is refused."""
    return refused(state, "strike", figure=named(who), direction=direction)


def may(state: State, verb: str, **args: str | int | None) -> bool:
    """Tell whether an action is offered."""
    return number(state, verb, **args) in state.legal()


def points(state: State) -> tuple[int, int, int]:
    """Return what is left for king, knights and rebel."""
    ask = state.ask()
    assert ask is not None
    found = ask.args
    return found.get("king_points", 0), found.get("knight_points", 0), found.get("points", 0)
