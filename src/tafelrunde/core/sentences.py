"""What happened, in sentences: a deed with what came of it and why, instead of event after event."""

from typing import Final

from tafelrunde.core.events import Event
from tafelrunde.core.names import Names
from tafelrunde.core.picture import Message, Sentence

NOTHING: Final = Message("")
"""How a sentence carries its thread on that only adds what came of it."""


def say(names: Names, text: str, args: dict[str, int], rule: str = "") -> Message:
    """Return a message with its arguments as ids; its rule is the cause that it names."""
    return Message(text, {arg: names.spell(arg, int(value)) for arg, value in args.items()}, rule)


def plain(game: str, names: Names, event: Event, place: int) -> Sentence:
    """Return a sentence with one event, in the event's own words."""
    return Sentence(say(names, f"{game}-event-{event.kind}", event.args), events=[place])


def joined(sentences: list[Sentence]) -> list[Sentence]:
    """Return sentences where those of one thread that follow each other are one.

    >>> def step(start: str, end: str) -> Sentence:
    ...     way = {"from": start, "to": end}
    ...     return Sentence(Message("climbs", way), thread="king", onward=Message("goes", way))
    >>> [whole] = joined([step("a1", "a2"), step("a2", "b2")])
    >>> whole.message.id, whole.message.args
    ('goes', {'from': 'a1', 'to': 'b2'})
    """
    found: list[Sentence] = []
    for sentence in sentences:
        last = found[-1] if found else None
        if last is not None and sentence.onward is not None and _is_onward(last, sentence, sentence.onward):
            found[-1] = _carried_on(last, sentence, sentence.onward)
        else:
            found.append(sentence)
    return found


def _is_onward(last: Sentence, sentence: Sentence, onward: Message) -> bool:
    """Tell whether two sentences are read as one; a way back to where it began is told as two."""
    back = "from" in onward.args and onward.args.get("to") == last.message.args.get("from")
    return sentence.thread != "" and sentence.thread == last.thread and not back


def _carried_on(last: Sentence, sentence: Sentence, onward: Message) -> Sentence:
    events = [*last.events, *sentence.events]
    if "from" not in onward.args:
        came = [*last.came, *([onward] if onward.id else []), *sentence.came]
        return Sentence(last.message, came, events, last.thread, last.onward)
    message = _whole_way(last.message, onward)
    return Sentence(message, _ways(last.came, sentence.came), events, last.thread, onward)


def _whole_way(first: Message, then: Message) -> Message:
    return Message(then.id, {**then.args, "from": first.args["from"]}, then.rule)


def _ways(first: list[Message], then: list[Message]) -> list[Message]:
    """Return clauses where whoever is moved again from where they were moved to goes the whole way."""
    found = list(first)
    for clause in then:
        before = next((k for k, one in enumerate(found) if "to" in one.args and _leads_on(one, clause)), None)
        if before is None:
            found.append(clause)
        else:
            found[before] = _whole_way(found[before], Message(found[before].id, clause.args, clause.rule))
    return found


def _leads_on(first: Message, then: Message) -> bool:
    others = [{arg: value for arg, value in one.args.items() if arg not in ("from", "to")} for one in (first, then)]
    return first.args["to"] == then.args.get("from") and others[0] == others[1]
