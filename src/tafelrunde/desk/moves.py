"""What moved between two pictures, so that a client can show it without a memory of its own."""

from collections.abc import Sequence
from typing import Final

from tafelrunde.core.picture import Picture, Piece, PieceRow
from tafelrunde.desk.shapes import Move


def moves(before: Picture, after: Picture) -> list[Move]:
    """Return what moved: every piece that is not where or what it was stands in one of the moves.

    >>> from tafelrunde.core.picture import slots, twins
    >>> hand, table = Picture(pieces=slots("hand.1", "card", 2)), twins("trick", "card", "knight_7", 1)
    >>> moves(hand, Picture(pieces=slots("hand.1", "card", 1) + table))
    [Move(before='hand.1/1', after='card:knight_7@trick', start='hand.1', end='trick', count=1)]
    """
    return moved(*apart(before.pieces, after.pieces))


def differing(before: list[PieceRow], after: list[PieceRow]) -> tuple[list[Piece], list[Piece]]:
    """Return the pieces that may differ: a row that is the same object is as it was."""
    there, here = set(before), set(after)
    left = [piece for row in before if row not in here for piece in row.pieces]
    came = [piece for row in after if row not in there for piece in row.pieces]
    return apart(left, came)


def apart(before: list[Piece], after: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """Return the pieces of two pictures that may differ: one that lies where it lay is often the same object.

    Most moves take one piece out of a row or put one into it, so that a look at the next one finds the way back.
    """
    left: list[Piece] = []
    came: list[Piece] = []
    old, new = 0, 0
    while old < len(before) and new < len(after):
        one, other = before[old], after[new]
        if one is other:
            old, new = old + 1, new + 1
        elif old + 1 < len(before) and before[old + 1] is other:
            left.append(one)
            old += 1
        elif new + 1 < len(after) and after[new + 1] is one:
            came.append(other)
            new += 1
        else:
            left.append(one)
            came.append(other)
            old, new = old + 1, new + 1
    return left + before[old:], came + after[new:]


def moved(before: list[Piece], after: list[Piece]) -> list[Move]:
    """Return what moved between pieces as they lay and as they lie."""
    left, came = _gone(before, after), _gone(after, before)
    found: list[Move] = []
    for how in range(FITS):
        for part in came:
            if part.count:
                found += [
                    _move(source, part, min(part.count, source.count))
                    for source in left
                    if part.count and source.count and _fits(how, source, part)
                ]
    found += [_move(source, None, source.count) for source in left if source.count]
    found += [_move(None, part, part.count) for part in came if part.count]
    return found


class _Part:
    """So many of a piece that have moved and are not accounted for yet."""

    def __init__(self, piece: Piece, count: int) -> None:
        self.id = piece.id
        self.kind = piece.kind
        self.face = piece.face
        self.place = piece.place
        self.seat = piece.seat
        self.count = count


def _gone(pieces: list[Piece], others: list[Piece]) -> list[_Part]:
    """Return those pieces, or as many of each, that are not among the others just as they lie here."""
    there = {piece.id: piece for piece in others}
    found: list[_Part] = []
    for piece in pieces:
        other = there.get(piece.id)
        if other is piece:
            continue
        count = piece.count
        if other is not None and other.place == piece.place and other.face == piece.face:
            count -= other.count
        if count > 0:
            found.append(_Part(piece, count))
    return found


FITS: Final = 5
"""So many ways there are in which a piece may be another one, the surest first."""


def _fits(how: int, source: _Part, part: _Part) -> bool:
    """Tell whether one may be the other: by its id, its face and owner, its face, as turned over, or by its kind."""
    if how == 0:
        return source.id == part.id
    if source.kind != part.kind:
        return False
    if how == 1:
        return source.face is not None and source.face == part.face and source.seat == part.seat
    if how == 2:
        return source.face is not None and source.face == part.face
    if how == 3:  # seen now, or no longer; what lay in the same place goes first
        return source.face is None or part.face is None
    return source.place == part.place  # it has become the other where it lies, as a die does that was rolled again


def _move(source: _Part | None, part: _Part | None, count: int) -> Move:
    before = after = start = end = ""
    if source is not None:
        source.count -= count
        before, start = source.id, source.place
    if part is not None:
        part.count -= count
        after, end = part.id, part.place
    return Move(before, after, start, end, count)


def after_moves(before: Picture, done: Sequence[Move]) -> dict[str, int]:
    """Return how many of each id lie on the table after the moves: what the picture afterwards has to show."""
    counts = {piece.id: piece.count for piece in before.pieces}
    for move in done:
        if move.before:
            counts[move.before] -= move.count
        if move.after:
            counts[move.after] = counts.get(move.after, 0) + move.count
    return {piece: count for piece, count in counts.items() if count}
