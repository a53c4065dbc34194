"""Ankh-Morpork, put together."""

from collections.abc import Mapping, Sequence

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Goal, Message, Offer, Picture, Place, Sentence
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork.rules import checks, codec, goals, guess, offers, picture, score, sentences, setup, zones
from tafelrunde.games.morpork.rules.position import document
from tafelrunde.games.morpork.rules.state import MorporkState
from tafelrunde.games.morpork.rules.steps import STEPS


class Morpork(Game[MorporkState]):
    """*Discworld: Ankh-Morpork*: cards with many symbols, a city in trouble, and a secret goal for everybody."""

    def __init__(self) -> None:
        super().__init__(
            "morpork",
            seats=range(2, 5),
            steps=STEPS,
            actions=codec.ACTIONS,
            outcomes=codec.OUTCOMES,
            options=setup.OPTIONS,
            version="2",
            bound=2000,
            end_rule="morpork.end.over",
            words=picture.WORDS,
        )

    def start(self, seats: int, options: dict[str, object]) -> MorporkState:
        """Return the table before the deal."""
        return setup.start(self, seats, options)

    def read(self, reader: Reader, state: MorporkState) -> None:
        """Set the fields of a position."""
        document.read(reader, state)

    def write(self, state: MorporkState) -> dict[str, object]:
        """Return the fields of a position."""
        return document.write(state)

    def keyed(self, doc: dict[str, object]) -> dict[str, object]:
        """Return a document with the older word for `areas`."""
        return document.keyed(doc)

    def validate(self, state: MorporkState) -> None:
        """Refuse what cannot be."""
        checks.validate(state)

    def usual_stack(self, state: MorporkState) -> list[Frame]:
        """Return who is asked when a card can be played."""
        return document.usual_stack(state)

    def hide(self, view: MorporkState) -> None:
        """Remove what the viewer may not know."""
        zones.hide(view)

    def guess(self, view: MorporkState, rng: Rng) -> None:
        """Deal out what the viewer has not seen."""
        guess.guess(view, rng)

    def score(self, state: MorporkState) -> tuple[float, ...]:
        """Return the result of a finished game."""
        return score.result(state)

    def census(self, state: MorporkState) -> object:
        """Return how many cards and coins there are, and whether no seat has more pieces than it owns."""
        return checks.census(state)

    def layout(self, view: MorporkState) -> list[Place]:
        """Return the areas, and what lies beside the board."""
        return picture.layout(view)

    def picture(self, view: MorporkState) -> Picture:
        """Return the pieces and cards in sight, and what is counted."""
        return picture.picture(view)

    def offers(self, view: MorporkState, ask: Ask) -> list[Offer]:
        """Return what may be done by touching."""
        return offers.offers(view, ask)

    def goals(self, view: MorporkState) -> list[Goal]:
        """Return how far everybody is as whoever they may be."""
        return goals.goals(view)

    def brief(self, view: MorporkState) -> list[Message]:
        """Return what the game is about."""
        return goals.brief(view)

    def request(self, view: MorporkState, name: str, args: Mapping[str, object]) -> object:
        """Return the discard pile, which everybody may look through."""
        if name != "discard":
            raise TafelrundeError(f"morpork has nothing called {name!r} to ask for: there is discard")
        return picture.discards(view)

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """Return cards, areas and events with what comes of them."""
        return sentences.sentences(events)
