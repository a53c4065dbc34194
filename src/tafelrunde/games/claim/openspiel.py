"""Claim's extras: how many cards chance hands out, and other ways in which the hidden ones may have gone."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Final, cast

from tafelrunde.adapters.openspiel.extras import Extras
from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.deal import shuffle
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.claim.rules.cards import listed
from tafelrunde.games.claim.rules.state import HAND, PILE, RECRUIT, ClaimState

FROM_PILE: Final = ("is-dealt", "turned-up", "draws")


class ClaimExtras(Extras):
    """All hidden cards come from chance: what the other seat was dealt and has drawn."""

    def chance_nodes(self, options: Mapping[str, object]) -> int:
        """Count every card once, and the draw for the lead."""
        return 4 * cast(int, options["hand"]) + (options["first"] == "random")

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Determinise the seat's view, and let chance give the other seat those cards, in an order they can come in."""
        guess = cast(ClaimState, moment.state.view(seat).determinise(rng))
        other = 1 - seat
        left = Counter(listed(guess.setup.deck)) - Counter(listed(guess.cards[PILE]))
        dealt = Counter(listed(guess.cards[HAND + other]) if guess.phase == RECRUIT else [])
        for before, each in pairwise(moment.path()):
            if before.who == other and cast(ClaimState, before.state).phase == RECRUIT:
                dealt[each.action] += 1
            elif before.who == CHANCE and unseen(each, other) is None and each.events[0].kind in FROM_PILE:
                left[each.action] -= 1
        hidden = {"is-dealt": list(dealt.elements()), "draws": list((left - dealt).elements())}
        for cards in hidden.values():
            shuffle(cards, rng)
        if guess.setup.order is not None:
            hidden["draws"].sort(key=guess.setup.order.index, reverse=True)
        ways = [(each.action, unseen(each, other)) for each in moment.path()[1:]]
        return [action if kind is None else hidden[kind].pop() for action, kind in ways]


def unseen(moment: Moment, other: int) -> str | None:
    """Return the kind of event by which chance gave the other seat a card, None if that was not what happened."""
    for event in moment.events:
        if event.kind in ("is-dealt", "draws") and event.args["seat"] == other:
            return event.kind
    return None
