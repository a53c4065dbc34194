"""King & Assassins, put together."""

from collections.abc import Mapping, Sequence

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Goal, Message, Offer, Picture, Place, Sentence
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules import (
    checks,
    codec,
    offers,
    picture,
    position,
    requests,
    score,
    sentences,
    setup,
    zones,
)
from tafelrunde.games.tyrant.rules.board import SQUARES
from tafelrunde.games.tyrant.rules.cards import size
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS, FIGURES, TyrantState
from tafelrunde.games.tyrant.rules.steps import STEPS


class Tyrant(Game[TyrantState]):
    """King & Assassins, also known as *Tod dem Tyrannen!* and *Król i Zabójcy*: the king walks home."""

    def __init__(self) -> None:
        super().__init__(
            "tyrant",
            seats=range(2, 3),
            steps=STEPS,
            actions=codec.ACTIONS,
            outcomes=codec.OUTCOMES,
            options=setup.OPTIONS,
            version="2",
            # Three picks and a start; every point of all cards spent singly; an end for each turn; three reveals. A
            # descent is free for an assassin, but takes a climb before it, except for those who begin on a roof.
            bound=3 + 1 + (19 + 86 + 15) + (68 + 15 + 3) + (68 + 3 * 15),
            end_rule="tyrant.end.shown",
            words=picture.WORDS,
            roles=["king", "rebel"],
        )

    def start(self, seats: int, options: dict[str, object]) -> TyrantState:
        """Return the board before the citizens are placed."""
        return setup.start(self, options)

    def read(self, reader: Reader, state: TyrantState) -> None:
        """Set the fields of a position."""
        position.read(reader, state)

    def write(self, state: TyrantState) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(state)

    def validate(self, state: TyrantState) -> None:
        """Refuse what cannot be."""
        checks.validate(state)

    def usual_stack(self, state: TyrantState) -> list[Frame]:
        """Return who is asked."""
        return position.usual_stack(state)

    def hide(self, view: TyrantState) -> None:
        """Remove what the viewer may not know."""
        zones.hide(view)

    def guess(self, view: TyrantState, rng: Rng) -> None:
        """Guess who the assassins are."""
        zones.guess(view, rng)

    def score(self, state: TyrantState) -> tuple[float, ...]:
        """Return who has won."""
        return score.result(state)

    def census(self, s: TyrantState) -> object:
        """Return that each figure stands on its square or on none, and how many round cards there are."""
        found: dict[str, int] = {"cards": size(s.deck) + s.round}
        for figure in range(FIGURES):
            squares = [square for square in range(SQUARES) if s.on[square] == figure]
            where = [] if s.at[figure] == NONE else [int(s.at[figure])]
            found[FIGURE_IDS[figure]] = int(squares == where)
        return found

    def layout(self, view: TyrantState) -> list[Place]:
        """Return the squares, and what lies beside the board."""
        return picture.layout(view)

    def picture(self, view: TyrantState) -> Picture:
        """Return who stands where, and what is left of the round."""
        return picture.picture(view)

    def offers(self, view: TyrantState, ask: Ask) -> list[Offer]:
        """Return what figures may do."""
        return offers.offers(view, ask)

    def goals(self, view: TyrantState) -> list[Goal]:
        """Return what king and rebel win by."""
        return picture.goals(view)

    def brief(self, view: TyrantState) -> list[Message]:
        """Return what the game is about."""
        return picture.brief(view)

    def request(self, view: TyrantState, name: str, args: Mapping[str, object]) -> object:
        """Return whole walks, or picks in order."""
        return requests.request(view, name, args)

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """Return walks with whom they push, and blows with their cause."""
        return sentences.sentences(events)
