"""The desk of a seat: picture, question and news, put together from its view."""

from collections.abc import Sequence

from msgspec import structs

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.values import NONE
from tafelrunde.desk.deeds import deed, speaker
from tafelrunde.desk.shapes import Desk, Ending, Moment, Question, Request, Seat
from tafelrunde.desk.sight import Sight, sight_of
from tafelrunde.text import Talk


def make(
    seen: State | Sight,
    *,
    version: int = 0,
    seats: Sequence[Seat] = (),
    undo: bool = False,
    standing: Sequence[str] = (),
    resting: str = "",
    may_rest: bool = False,
    passes: bool = False,
    lived: Sequence[Moment] = (),
    ending: Ending | None = None,
    ask_undo: bool = False,
    offer_draw: bool = False,
    request: Request | None = None,
    paused: bool = False,
    asks: bool = True,
    sent: bool = False,
) -> Desk:
    """Return the desk of a view's owner; all else is what the table tells everybody, or the owner alone.

    A game that cannot be gone on with asks nobody, though it is not over. A desk that is to be `sent` is good for
    nothing else: its pieces are what they will be on the way.

    >>> from tafelrunde import games
    >>> from tafelrunde.core.rng import Rng
    >>> state = games.load("claim").new(options={"first": 0})
    >>> state.settle(Rng(1))
    >>> desk = make(state.view(0))
    >>> desk.ask.prompt.id, desk.ask.offers[0].touch
    ('claim-ask-lead', ['card:goblin_0@hand.0'])
    >>> make(state.view(1)).ask.offers
    []
    """
    sight = sight_of(seen)
    view = sight.view
    if view.viewer == NONE:
        raise ViewError("this is the true state: a desk is made from a view")
    game = view.game
    viewer = int(view.viewer) if view.viewer >= 0 else None
    result = view.result() if ending is None else ending.result
    picture = sight.sent if sent else sight.picture
    if ending is not None and not picture.over:
        picture = structs.replace(picture, over=True, turn=None)
    return Desk(
        game.id,
        game.version,
        version,
        viewer,
        list(seats) or [Seat("") for _ in range(int(view.seats))],
        picture,
        question(view, passes) if asks and ending is None else None,
        undo,
        list(standing),
        resting,
        may_rest,
        [deed(game, viewer, moment) for moment in lived],
        None if result is None else list(result),
        ending,
        ask_undo,
        offer_draw,
        request,
        paused,
    )


def question(view: State, passes: bool = False) -> Question | None:
    """Return the open question as the viewer sees it; where the table passes for the viewer nothing is on offer."""
    ask = view.ask()
    if ask is None:
        return None
    game, talk = view.game, speaker(view.game, int(view.viewer))
    prompt = Message(talk.ask_form(ask), spelled(game, ask.args))
    mine = view.viewer == ask.who and not passes
    offers = game.offers(view, ask) if ask.actions and mine else []
    return Question(
        ask.who,
        view.question,
        prompt,
        view.topic,
        [offer if offer.message else with_message(offer, talk, ask) for offer in offers],
        mine and view.standing_pass != NONE,
        passes,
    )


def with_message(offer: Offer, talk: Talk, ask: Ask) -> Offer:
    """Return the offer with the id of its text."""
    return structs.replace(offer, message=talk.answer_form(ask, offer.action))


def spelled(game: Game, args: dict[str, int]) -> dict[str, Value]:
    """Return arguments as ids; one that is not there stays out of the way as None, a hidden one as "?"."""
    return {arg: game.names.spell(arg, int(value)) for arg, value in args.items()}
