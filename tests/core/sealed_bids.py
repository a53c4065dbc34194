"""A test-only game with every kind of field that a game can declare.

Everybody is dealt two cards, of which one goes to a pile that nobody sees, and rolls a secret die. In turn they play a
card or bid for the chair with a secret number; the bids are opened at the end, and the highest wins.
"""

from typing import Any

from tafelrunde.core.declared import DeclaredGame, DeclaredState, Draw
from tafelrunde.core.engine import Frame, Step, result_of
from tafelrunde.core.events import Event
from tafelrunde.core.fields import NOBODY, OWNER, deed, number, seat, thing, things
from tafelrunde.core.moves import Moves
from tafelrunde.core.names import Verb
from tafelrunde.core.values import CHANCE, NONE

CARDS = ["rose", "thorn", "leaf"]


class Bids(DeclaredState):
    """A table of Sealed Bids."""

    hand: list[list[int]] = things("card", each=True, seen=OWNER, most=2)
    buried: list[int] = things("card", seen=NOBODY, ordered=True, most=4)
    played: list[int] = things("card", ordered=True, most=4)
    die: list[int] = thing("face", each=True, seen=OWNER)
    bids: list[int] = number(start=None, low=1, high=5, each=True, seen=OWNER, open_at_end=True)
    last: int = deed()
    chair: int = seat()
    turns: int = number(high=2)


class Decide(Step[Bids]):
    """A seat bids."""

    rule = "bids.decide"

    def legal(self, s: Bids, frame: Frame, moves: Moves) -> None:
        for count in range(1, 6):
            moves.add(s.code("bid", count=count))
        for card in sorted(set(s.hand[frame.who])):
            moves.add(s.code("play", card=card))

    def do(self, s: Bids, frame: Frame, action: Any) -> None:
        verb, args = s.deed(action)
        who = int(frame.who)
        s.chair = who
        if verb == "play":
            s.hand[who].remove(args["card"])
            s.played.append(args["card"])
            s.last = int(action)
            s.bids[who] = 1
            s.tell(Event("plays", self.rule, {"seat": who, "card": args["card"]}, reveals=True))
        else:
            s.bids[who] = args["count"]
            s.tell(Event("bids", self.rule, {"seat": who}))
        s.turns += 1


DEAL = Draw("deal", field="hand", rule="bids.deal", event="is-dealt")
BURY = Draw("bury", field="buried", rule="bids.deal", event="buries")
ROLL = Draw("roll", field="die", rule="bids.deal", event="rolls")
DECIDE = Decide("decide")


class SealedBids(DeclaredGame[Bids]):
    """The game, put together."""

    def __init__(self) -> None:
        super().__init__(
            "bids",
            range(2, 3),
            Bids,
            [DEAL, BURY, ROLL, DECIDE],
            actions=[Verb("bid", (("count", 6),)), Verb("play", (("card", 3),))],
            kinds={"card": CARDS, "face": ["low", "high"]},
            stock={"card": [3, 2, 1]},
            bound=2,
        )

    def asked(self, s: Bids) -> Frame | None:
        for who in range(2):
            if s.die[who] == NONE:
                return Frame(ROLL, CHANCE, who)
            if s.turns == 0 and len(s.hand[who]) < 2:
                return Frame(DEAL, CHANCE, who)
        if len(s.buried) < 1:
            return Frame(BURY, CHANCE)
        return Frame(DECIDE, s.turns) if s.turns < 2 else None

    def score(self, s: Bids) -> tuple[float, ...]:
        best = max(s.bids)
        return result_of([who for who in range(2) if s.bids[who] == best], 2)
