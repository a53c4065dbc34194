"""A desk in words, for screen readers, plain terminals and whoever would rather read than look."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tafelrunde.core.engine import Game
from tafelrunde.core.picture import Counter as Counted
from tafelrunde.core.picture import Offer, Piece, Place
from tafelrunde.core.values import NONE
from tafelrunde.desk.shapes import Desk, Question
from tafelrunde.text import Talk, Text


def words(desk: Desk, game: Game, layout: Sequence[Place], text: Text) -> list[str]:
    """Return the desk line by line: the table by places, the counters, the question, and every offered action."""
    talk = text.at(game, [seat.name or text.seat(k) for k, seat in enumerate(desk.seats)], you(desk))
    lines = [heading(desk, talk), *table_lines(desk, layout, talk)]
    if desk.ask is not None:
        lines.append(talk.message(desk.ask.prompt))
        lines += [f"{number}) {offer_line(offer, desk.ask, talk)}" for number, offer in enumerate(desk.ask.offers, 1)]
    return lines


def table_lines(desk: Desk, layout: Sequence[Place], talk: Talk) -> list[str]:
    """Return what lies on the table, place by place, then what is counted, then what is to be said of seats."""
    lines: list[str] = []
    for place in layout:
        lying = [piece for piece in desk.picture.pieces if piece.place == place.id]
        if lying:
            names = counted(piece_name(piece, talk) for piece in lying)
            lines.append(f"{place_name(place, talk)}: {', '.join(names)}")
    lines += [counter_line(counter, talk) for counter in desk.picture.counters]
    for seat, marks in enumerate(desk.picture.marks):
        if marks:
            lines.append(f"{talk.seat(seat)}: {', '.join(thing(talk, 'mark', mark) for mark in marks)}")
    return lines


def you(desk: Desk) -> int:
    """Return the seat that is spoken to as "you", NONE for a spectator."""
    return NONE if desk.viewer is None else desk.viewer


def heading(desk: Desk, talk: Talk) -> str:
    """Return the game, the phase and the round."""
    picture = desk.picture
    parts = [talk.text.say(f"{talk.game.id}-name")]
    if picture.phase:
        parts.append(thing(talk, "phase", picture.phase))
    if picture.round and picture.rounds:
        parts.append(talk.text.say("tafelrunde-round", {"round": picture.round, "rounds": picture.rounds}))
    return ". ".join(parts)


def place_name(place: Place, talk: Talk) -> str:
    """Return what a place is called, with whose it is."""
    name = thing(talk, place.kind, place.face)
    return name if place.seat is None else f"{name} ({talk.seat(place.seat)})"


def piece_name(piece: Piece, talk: Talk) -> str:
    """Return what a piece is called, with how many there are, whose they are, and what is to be said of them."""
    name = thing(talk, piece.kind, "hidden" if piece.face is None else piece.face)
    if piece.count != 1:
        name = f"{name} × {piece.count}"
    said = [] if piece.seat is None else [talk.seat(piece.seat)]
    said += [thing(talk, "mark", mark) for mark in piece.marks]
    return f"{name} ({', '.join(said)})" if said else name


def counted(names: Iterable[str]) -> list[str]:
    """Return each name once, with how often it was there.

    >>> counted(["die", "card", "die"])
    ['die × 2', 'card']
    """
    return [name if many == 1 else f"{name} × {many}" for name, many in Counter(names).items()]


def counter_line(counter: Counted, talk: Talk) -> str:
    """Return a counter with its numbers, and what it has to reach."""
    name = thing(talk, "counter", counter.id)
    if counter.about is not None:
        name += f", {about(talk, counter.about)}"
    if counter.seats is None:
        numbers = str(counter.value)
    else:
        numbers = ", ".join(f"{talk.seat(seat)} {number}" for seat, number in enumerate(counter.seats))
    goal = "" if counter.goal is None else f" / {counter.goal}"
    holder = "" if counter.holder is None else f" → {talk.seat(counter.holder)}"
    return f"{name}: {numbers}{goal}{holder}"


def offer_line(offer: Offer, question: Question, talk: Talk) -> str:
    """Return an action in words, with what it costs and what would come of it."""
    said = talk.offer(question.prompt.args, offer)
    cost = [f"{thing(talk, 'counter', counter)} −{number}" for counter, number in offer.cost.items()]
    follows = [talk.message(message) for message in offer.follows]
    return " ".join([said + (f" ({', '.join(cost)})" if cost else ""), *follows])


def thing(talk: Talk, kind: str, face: str) -> str:
    """Return the name of a thing, a place, a counter or a mark."""
    return talk.thing(kind, face)


def about(talk: Talk, face: str) -> str:
    """Return the name of what a counter is about, whatever kind of thing that is."""
    for kind, faces in talk.game.names.kinds.items():
        if face in faces:
            return talk.thing(kind, face)
    return face
