"""What happens in Claim, in sentences: an answer is told with who wins the round, why, and what everybody gets."""

from collections.abc import Sequence
from typing import Final

from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Sentence
from tafelrunde.core.sentences import plain, say
from tafelrunde.games.claim.rules.codec import NAMES

GAME: Final = "claim"
LEAD: Final = "claim.lead.any"
DWARF: Final = "claim.favour.dwarf"
WHY_WON: Final = {
    "claim.trick.high": "claim-told-higher",
    "claim.trick.tie": "claim-told-equal",
    "claim.trick.other_faction": "claim-told-other-faction",
    "claim.knight.beats_goblin": "claim-told-knight",
}
WHY_FAVOURED: Final = {
    "claim.score.faction": "claim-told-more-cards",
    "claim.score.top_card": "claim-told-top-card",
    "claim.score.nobody": "claim-told-as-many",
}
WHY_GAME: Final = {
    "claim.score.most_factions": "claim-told-more-factions",
    "claim.score.sum": "claim-told-higher-sum",
    "claim.score.draw": "claim-told-equal-sum",
}
HEADS: Final = {
    ("stake", "wins"): "claim-told-wins-stake",
    ("stake", "loses"): "claim-told-loses-stake",
    ("both", "wins"): "claim-told-wins-both",
    ("both", "loses"): "claim-told-loses-both",
    ("round", "wins"): "claim-told-wins-round",
    ("round", "loses"): "claim-told-loses-round",
}
PART_OF_ROUND: Final = ("takes-stake", "scores", "discarded")


def sentences(events: Sequence[Event]) -> list[Sentence]:
    """Return what happened in sentences."""
    found: list[Sentence] = []
    k = 0
    while k < len(events):
        event = events[k]
        if event.kind == "plays" and k + 1 < len(events) and events[k + 1].kind == "wins-round":
            end = k + 2
            while end < len(events) and events[end].kind in PART_OF_ROUND:
                end += 1
            found.append(answer(event, events[k + 1], events[k + 2 : end], list(range(k, end))))
            k = end
        else:
            found.append(other(event, k))
            k += 1
    return found


def other(event: Event, k: int) -> Sentence:
    """Return an event that is a sentence of its own."""
    args = event.args
    if event.kind == "plays" and event.rule == LEAD:
        return Sentence(say(NAMES, "claim-told-leads", args), events=[k])
    message = say(NAMES, f"{GAME}-event-{event.kind}", args, event.rule)
    if event.kind == "favours":
        return Sentence(message, [say(NAMES, WHY_FAVOURED[event.rule], args, event.rule)], [k])
    if event.kind in ("wins", "draw"):
        return Sentence(message, [say(NAMES, WHY_GAME[event.rule], args, event.rule)], [k])
    return Sentence(message, events=[k]) if event.kind == "draws" else plain(GAME, NAMES, event, k)


def answer(plays: Event, wins: Event, came: Sequence[Event], events: list[int]) -> Sentence:
    """Return an answer: who wins the round and what, by which clause, and what goes elsewhere than usual."""
    seat, card, winner = plays.args["seat"], plays.args["card"], wins.args["seat"]
    args = {"seat": seat, "card": card}
    if winner != seat:
        args["other"] = winner
    stake = [event.args["card"] for event in came if event.kind == "takes-stake"]
    scored = [event for event in came if event.kind == "scores"]
    ends = "wins" if winner == seat else "loses"
    clauses = [why(wins, answered=winner == seat)]
    if stake:
        head = HEADS["stake", ends]
        args["stake"] = stake[0]
        clauses += undead(scored)
    elif any(event.rule == DWARF for event in scored):
        head = HEADS["round", ends]
        clauses += dwarves(scored)
    else:
        head = HEADS["both", ends]
    return Sentence(say(NAMES, head, args), clauses, events)


def why(wins: Event, answered: bool) -> Message:
    """Return the clause that decided a round."""
    text = WHY_WON.get(wins.rule)
    if text is None:
        text = "claim-told-doppelganger-wins" if answered else "claim-told-doppelganger-loses"
    return say(NAMES, text, {"card": wins.args["card"], "over": wins.args["over"]}, wins.rule)


def undead(scored: Sequence[Event]) -> list[Message]:
    """Return that Undead count at once in the first phase."""
    if not scored:
        return []
    first = scored[0]
    if len(scored) == 1:
        return [say(NAMES, "claim-told-undead", first.args, first.rule)]
    return [say(NAMES, "claim-told-two-undead", {"seat": first.args["seat"]}, first.rule)]


def dwarves(scored: Sequence[Event]) -> list[Message]:
    """Return that Dwarves go to the loser in the second phase, and where the other card goes."""
    dwarf = next(event for event in scored if event.rule == DWARF)
    loser = dwarf.args["seat"]
    others = [event.args for event in scored if event.rule != DWARF]
    if not others:
        return [say(NAMES, "claim-told-two-dwarves", {"seat": loser}, DWARF)]
    args = {"seat": loser, "card": dwarf.args["card"], "over": others[0]["card"], "other": others[0]["seat"]}
    return [say(NAMES, "claim-told-dwarf", args, DWARF)]
