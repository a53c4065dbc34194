"""What clients draw and offer of a game that has declared its fields, and nothing more."""

from typing import Any, Final

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.fields import DeedField, Field, NumberField
from tafelrunde.core.picture import Counter, Offer, Picture, Piece, Place, heap, plain_button, slots, twins
from tafelrunde.core.values import HIDDEN, NONE

TURN: Final = "turn"
"""The field that says whose turn it is needs no mark."""
FEW: Final = 12
"""So many hidden things lie one by one; more are a pile."""


def words(fields: list[Field], given: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return what the picture names beside the game's things: a place or a counter for each field, called after it."""
    found = {
        "place": [field.name for field in fields if is_place(field)],
        "counter": [field.name for field in fields if isinstance(field, NumberField)],
        "mark": [field.name for field in fields if field.kind == "seat" and field.name != TURN],
    }
    return {kind: names for kind, names in found.items() if names} | given


def is_place(field: Field) -> bool:
    """Tell whether things lie in a field."""
    return not isinstance(field, NumberField) and field.kind != "seat"


def place_id(field: Field, owner: int) -> str:
    """Return the id of a place."""
    return f"{field.name}.{owner}" if field.each else field.name


def layout(fields: list[Field], view: State) -> list[Place]:
    """Return the places: those of the table, then seat by seat."""
    table = [field for field in fields if is_place(field) and not field.each]
    own = [field for field in fields if is_place(field) and field.each]
    places = [Place(field.name, "place", field.name) for field in table]
    for seat in range(int(view.seats)):
        places += [Place(place_id(field, seat), "place", field.name, seat) for field in own]
    return places


def picture(fields: list[Field], view: State) -> Picture:
    """Return what lies in the places, counters for numbers, and a mark for each seat that a field names."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    marks: list[list[str]] = [[] for _ in range(int(view.seats))]
    turn = view.who if view.who >= 0 else None
    for field in fields:
        values = [(owner, value) for owner, value in zip(field.owners(view), field.values(view), strict=True)]
        if isinstance(field, NumberField):
            counters += counted(field, [value for _, value in values], int(view.viewer))
        elif field.kind == "seat":
            for _, seat in values:
                if field.name == TURN and view.stack:
                    turn = seat if seat >= 0 else turn
                elif field.name != TURN and seat >= 0:
                    marks[seat].append(field.name)
        else:
            for owner, value in values:
                pieces += lying(field, view, place_id(field, owner), value, counters)
    return Picture(turn=turn, over=not view.stack, pieces=pieces, counters=counters, marks=marks)


def counted(field: Field, values: list[Any], viewer: int) -> list[Counter]:
    """Return a number's counter: of one that some may not see, only what the viewer does."""
    seen = [0 if value == NONE else int(value) for value in values]
    if HIDDEN not in seen:
        return [Counter(field.name, seats=seen) if field.each else Counter(field.name, value=seen[0])]
    if field.each and viewer >= 0 and seen[viewer] != HIDDEN:
        return [Counter(field.name, value=seen[viewer])]
    return []


def lying(field: Field, view: State, place: str, value: Any, counters: list[Counter]) -> list[Piece]:
    """Return what lies in a place; of an action, the things that it names, and its numbers as counters."""
    if isinstance(field, DeedField):
        return done(field, view, place, int(value), counters)
    row = value if field.row else [] if value == NONE else [value]
    hidden = row.count(HIDDEN)
    found = slots(place, field.kind, hidden) if hidden <= FEW else heap(place, field.kind, hidden)
    faces = view.game.names.kinds[field.kind]
    for thing in dict.fromkeys(thing for thing in row if thing >= 0):
        found = found + twins(place, field.kind, faces[thing], row.count(thing))
    return found


def done(field: Field, view: State, place: str, action: int, counters: list[Counter]) -> list[Piece]:
    """Return the things that an action names, as many as it counts."""
    names = view.game.names
    if action == HIDDEN:
        return slots(place, "action", 1)
    if action < 0:
        return []
    verb, args = view.game.actions_codec.split(action)
    things = [(names.kind(arg), value) for arg, value in args.items() if names.kind(arg)]
    if not things:
        return heap(place, "action", 1, verb)
    return [
        piece
        for kind, value in things
        for piece in heap(place, kind, args.get("count", 1), names.kinds[kind][value])
    ]


def offers(seen: Picture, view: State, ask: Ask) -> list[Offer]:
    """Return the actions on offer, each with a touch of its own.

    One that names a thing in sight is said by that, the viewer's own before others; where several name the same one,
    a button says which of them is meant.
    """
    game = view.game
    own = f".{view.viewer}"
    pieces = sorted(seen.pieces, key=lambda piece: not piece.place.endswith(own))
    by_face: dict[tuple[str, str], str] = {}
    for piece in pieces:
        if piece.face is not None:
            by_face.setdefault((piece.kind, piece.face), piece.id)
    touched: list[str] = []
    described = [(action, *game.actions_codec.describe(action)) for action in ask.actions]
    for _, _, args in described:
        named = [by_face.get((game.names.kind(arg), str(value)), "") for arg, value in args.items()]
        touched.append(named[0] if len(named) == 1 else "")
    found: list[Offer] = []
    for (action, verb, args), piece_id in zip(described, touched, strict=True):
        button = plain_button(verb, args)
        touch: list[str | list[str]] = [button]
        if piece_id:
            touch = [piece_id] if touched.count(piece_id) == 1 else [piece_id, button]
        passes = verb == "pass" or action == view.standing_pass
        found.append(Offer(action, verb, args, touch=touch, marks=["pass"] if passes else []))
    return found
