"""King of Tokyo: Dark Edition, put together."""

from collections.abc import Mapping, Sequence

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Goal, Message, Offer, Picture, Place, Sentence
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.games.tokyo.rules import (
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
from tafelrunde.games.tokyo.rules.cards import CAMOUFLAGE, CARD_IDS, RAPID_HEALING, SUPER_JUMP, WINGS, listed
from tafelrunde.games.tokyo.rules.state import TokyoState
from tafelrunde.games.tokyo.rules.steps import STEPS


class Tokyo(Game[TokyoState]):
    """King of Tokyo in its Dark Edition: monsters roll dice for stars, hearts, energy, claws and wickedness."""

    def __init__(self) -> None:
        super().__init__(
            "tokyo",
            seats=range(2, 7),
            steps=STEPS,
            actions=codec.ACTIONS,
            outcomes=codec.OUTCOMES,
            options=setup.OPTIONS,
            version="2",
            bound=4000,
            end_rule="tokyo.win.stars",
            words=picture.WORDS,
        )

    def start(self, seats: int, options: dict[str, object]) -> TokyoState:
        """Return the table before the first card is revealed."""
        return setup.start(self, seats, options)

    def read(self, reader: Reader, state: TokyoState) -> None:
        """Set the fields of a position."""
        position.read(reader, state)

    def write(self, state: TokyoState) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(state)

    def validate(self, state: TokyoState) -> None:
        """Refuse what cannot be."""
        checks.validate(state)

    def usual_stack(self, state: TokyoState) -> list[Frame]:
        """Return what is to be done when a step begins."""
        return position.usual_stack(state)

    def hide(self, view: TokyoState) -> None:
        """Remove what the viewer may not know."""
        zones.hide(view)

    def guess(self, view: TokyoState, rng: Rng) -> None:
        """Draw what lies on top of the deck."""
        zones.guess(view, rng)

    def score(self, state: TokyoState) -> tuple[float, ...]:
        """Return the result by who is left and has 20 stars."""
        return score.result(state)

    def census(self, s: TokyoState) -> object:
        """Return how many there are of each card that is in the game."""
        found = dict.fromkeys(CARD_IDS, 0)
        for card in position.everywhere(s) + listed(s.deck, s.deck_once):
            found[CARD_IDS[card]] += 1
        return found

    def layout(self, view: TokyoState) -> list[Place]:
        """Return Tokyo, the shop, the dice, and what lies before each seat."""
        return picture.layout(view)

    def picture(self, view: TokyoState) -> Picture:
        """Return the monsters with all they have, the dice, and what is for sale."""
        return picture.picture(view)

    def offers(self, view: TokyoState, ask: Ask) -> list[Offer]:
        """Return what a monster may do."""
        return offers.offers(view, ask)

    def may_pass(self, state: TokyoState, seat: int) -> bool:
        """Tell whether a monster has a card that saves hearts: all cards lie open, and nobody else is asked."""
        return any(state.copies(seat, card) > 0 for card in (CAMOUFLAGE, RAPID_HEALING, SUPER_JUMP, WINGS))

    def goals(self, view: TokyoState) -> list[Goal]:
        """Return how far each monster is."""
        return picture.goals(view)

    def brief(self, view: TokyoState) -> list[Message]:
        """Return what the game is about."""
        return picture.brief(view)

    def request(self, view: TokyoState, name: str, args: Mapping[str, object]) -> object:
        """Return what the dice bring as they lie."""
        return requests.request(view, name, args)

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """Return dice, purchases and blows with what comes of them."""
        return sentences.sentences(events)
