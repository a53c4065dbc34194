"""First games that teach: scripts played on the real rules, for each touch the desk before it and what is wanted."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import Struct

from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.names import Codec, instead
from tafelrunde.core.picture import Goal, Message, Place
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.desk import Desk, Moment, Seat, make
from tafelrunde.games.script import Asking, Guide, Step, guides, message_of, script

RIVAL: Final = "level-1"
"""Who sits in the other chairs, and goes on playing when the guide is over."""
SEED: Final = 1
"""What chance draws from where the script does not say what it brings."""


class WrongScript(TafelrundeError):
    """A script that the rules do not allow."""


class Point(Struct, frozen=True):
    """What a step says."""

    message: str
    """The id of what is said; `.do` says what to do."""
    lit: list[str]
    rule: str


class Requested(Struct, frozen=True):
    """What a client asks for beside the desk, and what it is told."""

    name: str
    args: dict[str, Any]
    result: Any


class Frame(Struct, frozen=True, omit_defaults=True):
    """What the learner sees before a touch, or at the end."""

    step: int
    """Which step it belongs to; at the end one more than there are."""
    desk: Desk
    goals: list[Goal]
    do: list[int] = []
    """The actions that are wanted, one after the other, up to the end of the step; none where there is only to look at
    what came of it: at the end, and before a step with a position of its own."""
    answers: list[Requested] = []


class Lesson(Struct, frozen=True):
    """A guide as a client plays it: nothing else has to be asked for."""

    game: str
    name: str
    seat: int
    layout: list[Place]
    brief: list[Message]
    points: list[Point]
    over: str
    """The id of what is said at the end."""
    frames: list[Frame]


class Course:
    """A game that goes as it is written."""

    def __init__(self, game: Game, guide: Guide) -> None:
        """Begin before the first step."""
        self.game = game
        self.guide = guide
        self.state: State = self.begin(guide.steps[0]) if guide.steps else game.new()
        self.version = 0
        self.dice = Rng(SEED)
        self.asks: list[Asking] = script(game.id).asks
        self.lived: list[Moment] = []

    def begin(self, step: Step) -> State:
        """Return the position that a step begins with."""
        try:
            state = self.game.position(step.position)
        except TafelrundeError as error:
            raise WrongScript(f"{self.called(step)}: {error}") from None
        state.events = []
        return state

    def called(self, step: Step) -> str:
        """Return how errors name a step."""
        return f"guide {self.guide.name!r} of {self.game.id}, step {step.name!r}"

    def frames(self) -> Iterator[Frame]:
        """Play the whole script, touch by touch: whoever waits after a desk sees in `state` what it was made of."""
        for k, step in enumerate(self.guide.steps):
            if k and step.position:
                yield self.frame(k - 1, [])
                self.state, self.lived = self.begin(step), []
                self.version += 1
            for done in range(len(step.do)):
                if self.state.who != self.guide.seat:
                    raise WrongScript(f"{self.called(step)}: seat {self.state.who} is asked, not the learner")
                wanted = [self.number(step, self.game.actions_codec, words) for words in step.do[done:]]
                yield self.frame(k, wanted)
                self.lived = []
                self.act(step, wanted[0], step.do[done])
            for words in step.then:
                codec = self.game.outcomes_codec if self.state.who == CHANCE else self.game.actions_codec
                self.act(step, self.number(step, codec, words), words)
            while self.state.who == CHANCE:
                self.act(step, self.drawn(), "")
            if self.state.stack and self.state.who != self.guide.seat and not self.begins_anew(k + 1):
                asked = f"{self.state.question!r} of seat {self.state.who}"
                raise WrongScript(f"{self.called(step)}: it ends before {asked} is answered")
        yield self.frame(len(self.guide.steps), [])

    def begins_anew(self, k: int) -> bool:
        """Tell whether a step begins with a position of its own."""
        return k < len(self.guide.steps) and bool(self.guide.steps[k].position)

    def drawn(self) -> int:
        """Return what chance brings where nothing is written of it."""
        ask = self.state.ask()
        assert ask is not None
        return ask.actions[int(self.dice.below(len(ask.actions)))]

    def number(self, step: Step, codec: Codec, words: str) -> int:
        """Return the action or outcome that is written as a verb and its arguments."""
        try:
            return numbered(codec, words)
        except TafelrundeError as error:
            raise WrongScript(f"{self.called(step)}: {words!r}: {error}") from None

    def act(self, step: Step, action: int, words: str) -> None:
        """Let whoever is asked do something."""
        seat, state = self.guide.seat, self.state
        who, before = state.who, state.view(seat)
        state.events = []
        try:
            state.apply(action)
        except TafelrundeError as error:
            raise WrongScript(f"{self.called(step)}: {words!r} of seat {who}: {error}") from None
        self.version += 1
        heard: list[Event] = [event.seen_by(seat) for event in state.events or []]
        self.lived.append(Moment(self.version, who, heard, before, state.view(seat), forced=who == CHANCE))

    def frame(self, k: int, wanted: list[int]) -> Frame:
        """Return what the learner sees now."""
        seat, view = self.guide.seat, self.state.view(self.guide.seat)
        seats = [Seat("", "" if other == seat else RIVAL) for other in range(int(view.seats))]
        desk = make(view, version=self.version, seats=seats, lived=self.lived)
        answers = [answer for asking in self.asks for answer in self.answers(view, desk, asking)]
        return Frame(k, desk, self.game.goals(view), wanted, answers)

    def answers(self, view: State, desk: Desk, asking: Asking) -> list[Requested]:
        """Return what a client asks for at this desk, with the answers."""
        offers = [] if desk.ask is None else desk.ask.offers
        every: list[dict[str, object]] = [{}]
        if asking.each:
            every = [{asking.each: value} for value in dict.fromkeys(offer.args.get(asking.each) for offer in offers)]
        found: list[Requested] = []
        for args in every if offers else []:
            try:
                found.append(Requested(asking.name, args, self.game.request(view, asking.name, args)))
            except TafelrundeError:
                continue  # it is nothing to ask for just now
        return found


def numbered(codec: Codec, words: str) -> int:
    """Return the number of an action that is written as a verb and its arguments.

    >>> claim = games.load("claim")
    >>> claim.actions_codec.describe(numbered(claim.actions_codec, "play knight_7"))
    ('play', {'card': 'knight_7'})
    """
    name, _, rest = words.partition(" ")
    verb = codec.verb(name)
    values = rest.split(" ", len(verb.args) - 1) if rest else []
    if len(values) != len(verb.args):
        wanted = ", ".join(arg for arg, _ in verb.args) or "nothing"
        raise TafelrundeError(f"{name!r} takes {wanted}")
    read: dict[str, object] = {}
    for (arg, _), value in zip(verb.args, values, strict=True):
        read[arg] = value if codec.names.kind(arg) else int(value)
    return codec.number(name, read)


def touched(frame: Frame) -> list[str]:
    """Return what has to be touched for the next action."""
    offers = [] if frame.desk.ask is None else frame.desk.ask.offers
    paths = [offer.touch for offer in offers if frame.do[:1] == [offer.action]]
    return [one for path in paths for part in path for one in ([part] if isinstance(part, str) else part)]


def guide_of(game_id: str, name: str) -> Guide:
    """Return the script of that name."""
    found = next((guide for guide in script(game_id).guide if guide.name == name), None)
    if found is None:
        raise TafelrundeError(f"there is no guide {name!r} for {game_id}: {instead(name, guides(game_id))}")
    return found


@cache
def lesson(game_id: str, name: str) -> Lesson:
    """Return a guide of a game, played to its end.

    >>> first = lesson("claim", "first")
    >>> len(first.points) >= 8, first.frames[0].desk.viewer
    (True, 0)
    """
    found = guide_of(game_id, name)
    game = games.load(game_id)
    course = Course(game, found)
    view = course.state.view(found.seat)
    layout, brief, frames = game.layout(view), game.brief(view), list(course.frames())
    points = [
        Point(
            message_of(game_id, name, step.name),
            [*dict.fromkeys([*step.lit, *(one for frame in frames if frame.step == k for one in touched(frame))])],
            step.rule or next(frame.desk.ask.rule for frame in frames if frame.step == k and frame.desk.ask),
        )
        for k, step in enumerate(found.steps)
    ]
    return Lesson(game_id, name, found.seat, layout, brief, points, message_of(game_id, name, "over"), frames)
