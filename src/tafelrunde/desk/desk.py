"""The desk of a seat: picture, question and news, put together from its view."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct, structs

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Picture, Value
from tafelrunde.core.values import NONE
from tafelrunde.desk.deeds import Deed, deed, speaker
from tafelrunde.desk.sight import Sight, sight_of
from tafelrunde.text import Talk


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat, as everybody at the table knows it."""

    name: str
    bot: str = ""
    """Which bot it is, "" for a person."""


class Question(Struct, frozen=True, omit_defaults=True):
    """What somebody is asked; the offers are there for the seat that is asked, and for nobody else."""

    who: int
    step: str
    """The name of the step that asks: questions of the same step are of one kind."""
    prompt: Message
    rule: str
    """The rule that the question is about: why it is asked."""
    offers: list[Offer] = []
    standing: bool = False
    """Whether the seat may pass on all questions of this kind beforehand."""


class Request(Struct, frozen=True, omit_defaults=True):
    """Something that a seat has asked the other people for."""

    what: str
    """"undo" or "draw"."""
    seat: int
    waiting: list[int] = []
    """The seats that have not answered yet."""


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended."""

    how: str
    """"rules" where it was played to its end, "resigned" or "draw" where the players ended it."""
    result: list[float]
    """For each seat, from -1 to 1."""
    seat: int | None = None
    """Who resigned, or offered the draw."""
    why: str = ""
    """Why somebody resigned, if not of their own will: "clock", "left", "host"."""


class Desk(Struct, frozen=True, omit_defaults=True):
    """All that one viewer sees, may do and is told."""

    game: str
    rules: str
    """The version of the rules."""
    version: int
    """Of the table: an answer names the version it was made for."""
    viewer: int | None
    """The seat, None for a spectator."""
    seats: list[Seat]
    picture: Picture
    ask: Question | None = None
    """None when the game is over."""
    undo: bool = False
    """Whether the viewer can take something back."""
    standing: list[str] = []
    """The kinds of questions that the viewer passes on."""
    deeds: list[Deed] = []
    """What has happened since the version that the client knows."""
    result: list[float] | None = None
    ending: Ending | None = None
    ask_undo: bool = False
    """Whether the viewer may ask the others to let it take something back."""
    offer_draw: bool = False
    request: Request | None = None
    """What somebody has asked for."""
    paused: bool = False


@dataclass(frozen=True)
class Moment:
    """One entry of the log as a viewer lived through it: the views before and after, and what it heard.

    Without views (`before` and `after` None) nothing is said of what moved.
    """

    version: int
    """The version of the table that it made."""
    who: int
    heard: Sequence[Event]
    before: State | Sight | None = None
    after: State | Sight | None = None
    forced: bool = False
    taken_back: bool = False


def make(
    seen: State | Sight,
    *,
    version: int = 0,
    seats: Sequence[Seat] = (),
    undo: bool = False,
    standing: Sequence[str] = (),
    lived: Sequence[Moment] = (),
    ending: Ending | None = None,
    ask_undo: bool = False,
    offer_draw: bool = False,
    request: Request | None = None,
    paused: bool = False,
) -> Desk:
    """Return the desk of a view's owner; all else is what the table tells everybody, or the owner alone.

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
    picture = sight.picture
    if ending is not None and not picture.over:
        picture = structs.replace(picture, over=True, turn=None)
    return Desk(
        game.id,
        game.version,
        version,
        viewer,
        list(seats) or [Seat("") for _ in range(int(view.seats))],
        picture,
        question(view) if ending is None else None,
        undo,
        list(standing),
        [deed(game, viewer, moment) for moment in lived],
        None if result is None else list(result),
        ending,
        ask_undo,
        offer_draw,
        request,
        paused,
    )


def question(view: State) -> Question | None:
    """Return the open question as the viewer sees it."""
    ask = view.ask()
    if ask is None:
        return None
    game, talk = view.game, speaker(view.game, int(view.viewer))
    prompt = Message(talk.ask_form(ask), spelled(game, ask.args))
    offers = game.offers(view, ask) if ask.actions and view.viewer == ask.who else []
    return Question(
        ask.who,
        view.question,
        prompt,
        view.topic,
        [offer if offer.message else with_message(offer, talk, ask) for offer in offers],
        view.viewer == ask.who and view.standing_pass != NONE,
    )


def with_message(offer: Offer, talk: Talk, ask: Ask) -> Offer:
    """Return the offer with the id of its text."""
    return structs.replace(offer, message=talk.answer_form(ask, offer.action))


def spelled(game: Game, args: dict[str, int]) -> dict[str, Value]:
    """Return arguments as ids; one that is not there stays out of the way as None, a hidden one as "?"."""
    return {arg: game.names.spell(arg, int(value)) for arg, value in args.items()}
