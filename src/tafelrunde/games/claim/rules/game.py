"""Claim, put together."""

from collections.abc import Sequence

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Frame, Game
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Goal, Message, Offer, Picture, PieceRow, Place, Sentence
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.games.claim.rules import codec, guess, offers, picture, position, score, sentences, setup, zones
from tafelrunde.games.claim.rules.cards import CARD_IDS, CARDS, copies
from tafelrunde.games.claim.rules.state import ZONES, ClaimState
from tafelrunde.games.claim.rules.steps import STEPS


class Claim(Game[ClaimState]):
    """Claim, also known as *Duell um den Thron!*: two phases of tricks for the favour of five factions."""

    def __init__(self) -> None:
        super().__init__(
            "claim",
            seats=range(2, 3),
            steps=STEPS,
            actions=codec.ACTIONS,
            outcomes=codec.OUTCOMES,
            options=setup.OPTIONS,
            version="1",
            bound=52,
            end_rule="claim.score.most_factions",
            words=picture.WORDS,
            draw_rule="claim.score.draw",
        )

    def start(self, seats: int, options: dict[str, object]) -> ClaimState:
        """Return the table before the deal."""
        return setup.start(self, options)

    def read(self, reader: Reader, state: ClaimState) -> None:
        """Set the fields of a position."""
        position.read(reader, state)

    def write(self, state: ClaimState) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(state)

    def validate(self, state: ClaimState) -> None:
        """Refuse what cannot be."""
        position.validate(state)

    def usual_stack(self, state: ClaimState) -> list[Frame]:
        """Return who is asked between two cards."""
        return position.usual_stack(state)

    def hide(self, view: ClaimState) -> None:
        """Remove what the viewer may not know."""
        zones.hide(view)

    def guess(self, view: ClaimState, rng: Rng) -> None:
        """Deal out the cards the viewer has not seen."""
        guess.guess(view, rng)

    def score(self, state: ClaimState) -> tuple[float, ...]:
        """Return the result by the favours won."""
        return score.result(state)

    def census(self, s: ClaimState) -> object:
        """Return how many there are of each card."""
        found = dict.fromkeys(CARD_IDS, 0)
        for card in range(CARDS):
            found[CARD_IDS[card]] = sum(copies(s.cards[zone], card) for zone in range(ZONES))
            found[CARD_IDS[card]] += (s.led == card) + (s.stake == card)
        return found

    def layout(self, view: ClaimState) -> list[Place]:
        """Return where cards lie."""
        return picture.layout(view)

    def picture(self, view: ClaimState) -> Picture:
        """Return the cards in sight, and how the factions stand."""
        return picture.picture(view)

    def rows(self, view: ClaimState) -> list[PieceRow]:
        """Return the cards in sight, place by place."""
        return picture.rows(view)

    def outline(self, view: ClaimState) -> Picture:
        """Return the picture without the cards."""
        return picture.outline(view)

    def offers(self, view: ClaimState, ask: Ask) -> list[Offer]:
        """Return the cards that may be played."""
        return offers.offers(view, ask)

    def goals(self, view: ClaimState) -> list[Goal]:
        """Return who has how many factions."""
        return picture.goals(view)

    def brief(self, view: ClaimState) -> list[Message]:
        """Return what Claim is about."""
        return picture.brief(view)

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """Return rounds with who wins them and why."""
        return sentences.sentences(events)
