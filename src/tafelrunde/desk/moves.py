"""What moved between two pictures, so that a client can show it without a memory of its own."""

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.core.picture import Picture, Piece


class Move(Struct, frozen=True, omit_defaults=True):
    """One piece that went from a place to another, or was turned over where it lies.

    A piece that comes from outside the picture has no id before, one that leaves it none after.
    """

    before: str = ""
    after: str = ""
    start: str = ""
    """The place it came from."""
    end: str = ""
    """The place it went to."""
    count: int = 1


def moves(before: Picture, after: Picture) -> list[Move]:
    """Return what moved: every piece that is not where or what it was stands in one of the moves.

    >>> from tafelrunde.core.picture import slots, twins
    >>> hand, table = Picture(pieces=slots("hand.1", "card", 2)), twins("trick", "card", "knight_7", 1)
    >>> moves(hand, Picture(pieces=slots("hand.1", "card", 1) + table))
    [Move(before='hand.1/1', after='card:knight_7@trick', start='hand.1', end='trick', count=1)]
    """
    same = set(map(id, before.pieces)) & set(map(id, after.pieces))
    old = {piece.id: piece for piece in before.pieces if id(piece) not in same}
    new = {piece.id: piece for piece in after.pieces if id(piece) not in same}
    left = [_Part(piece, piece.count - _still(piece, new)) for piece in old.values()]
    came = [_Part(piece, piece.count - _still(piece, old)) for piece in new.values()]
    left, came = [part for part in left if part.count > 0], [part for part in came if part.count > 0]
    found: list[Move] = []
    for fits in (_same_id, _same_thing, _same_face, _turned, _same_kind):
        for part in came:
            found += [
                _move(source, part, min(part.count, source.count))
                for source in left
                if part.count and source.count and fits(source.piece, part.piece)
            ]
    found += [_move(source, None, source.count) for source in left if source.count]
    found += [_move(None, part, part.count) for part in came if part.count]
    return found


class _Part:
    """So many of a piece that have moved and are not accounted for yet."""

    def __init__(self, piece: Piece, count: int) -> None:
        self.piece = piece
        self.count = count


def _still(piece: Piece, others: dict[str, Piece]) -> int:
    """Return how many of a piece lie in the other picture just as they do here."""
    other = others.get(piece.id)
    if other is None or other.place != piece.place or other.face != piece.face:
        return 0
    return min(piece.count, other.count)


def _same_id(source: Piece, part: Piece) -> bool:
    return source.id == part.id


def _same_thing(source: Piece, part: Piece) -> bool:
    return _same_face(source, part) and source.seat == part.seat


def _same_face(source: Piece, part: Piece) -> bool:
    return source.kind == part.kind and source.face == part.face and source.face is not None


def _turned(source: Piece, part: Piece) -> bool:
    """Tell whether one may be the other, seen now or no longer; what lay in the same place goes first."""
    return source.kind == part.kind and (source.face is None or part.face is None)


def _same_kind(source: Piece, part: Piece) -> bool:
    """Tell whether one may have become the other where it lies, as a die does that was rolled again."""
    return source.kind == part.kind and source.place == part.place


def _move(source: _Part | None, part: _Part | None, count: int) -> Move:
    for one in (source, part):
        if one is not None:
            one.count -= count
    before, after = (None if one is None else one.piece for one in (source, part))
    return Move(
        before.id if before else "",
        after.id if after else "",
        before.place if before else "",
        after.place if after else "",
        count,
    )


def after_moves(before: Picture, done: Sequence[Move]) -> dict[str, int]:
    """Return how many of each id lie on the table after the moves: what the picture afterwards has to show."""
    counts = {piece.id: piece.count for piece in before.pieces}
    for move in done:
        if move.before:
            counts[move.before] -= move.count
        if move.after:
            counts[move.after] = counts.get(move.after, 0) + move.count
    return {piece: count for piece, count in counts.items() if count}
