"""The process in which games of somebody else run: it answers what `host` asks, within limits, and has nothing else.

What an answer says is made of a document each time, so that a process can be ended at any moment and nothing is lost.
"""

import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, Final

import msgspec

from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import GameStopped, TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR
from tafelrunde.games import guests
from tafelrunde.games.facts import Facts, Position, Told
from tafelrunde.games.host import MEGABYTES, SECONDS

REMEMBERED: Final = 200
"""So many positions are kept as they were read."""


class TooLong(BaseException):
    """The processor time of an answer is used up; it is no Exception, so that no rules catch it."""


def main(pipe: Connection) -> None:
    """Answer until nobody asks any more."""
    limits()
    while True:
        try:
            game_id, what, args = pickle.loads(pipe.recv_bytes())
        except EOFError:
            return
        pipe.send_bytes(answered(game_id, what, args))


def limits() -> None:
    """Take no more than is allowed."""
    most = MEGABYTES * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGPROF, late)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ[guests.ASKED_FOR] = "yes"


def late(number: int, frame: FrameType | None) -> None:
    """End what takes too long."""
    raise TooLong


def answered(game_id: str, what: str, args: tuple[Any, ...]) -> bytes:
    """Return an answer, or what went wrong, as it travels."""
    try:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            return pickle.dumps((True, ANSWERS[what](game_id, *args)))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except TooLong:
        said = f"the rules of {game_id!r} took more than {SECONDS} seconds of processor time"
    except MemoryError:
        said = f"the rules of {game_id!r} wanted more than {MEGABYTES} megabytes of memory"
    except TafelrundeError as error:
        kinds = [kind.__name__ for kind in type(error).__mro__ if kind.__module__ == TafelrundeError.__module__]
        return pickle.dumps((False, (kinds[0], str(error), getattr(error, "rule", ""))))
    except (Exception, SystemExit) as error:
        said = f"the rules of {game_id!r} failed: {type(error).__name__}: {' '.join(str(error).split())[:200]}"
    return pickle.dumps((False, (GameStopped.__name__, said, "")))


@lru_cache(REMEMBERED)
def read(game_id: str, document: bytes) -> State:
    """Return the position of a document; nobody changes it."""
    state: State = games.load(game_id).position(msgspec.json.decode(document))
    return state


def position(state: State, events: list[Event]) -> Position:
    """Return all that anybody may ask of a position."""
    views: dict[int, State] = {NONE: state}
    if state.viewer == NONE:
        views |= {seat: state.view(seat) for seat in range(int(state.seats))} | {SPECTATOR: state.view(None)}
    else:
        views[int(state.viewer)] = state
    layout = state.game.layout(next(iter(reversed(views.values()))))
    found = {viewer: facts(state, view) for viewer, view in views.items()}
    return Position(int(state.seats), dict(state.options), int(state.viewer), layout, events, found)


def facts(state: State, view: State) -> Facts:
    """Return a position as a viewer sees it."""
    game, ask, stack = view.game, view.ask(), view.stack
    step, frame = (stack[-1].step, stack[-1]) if stack else (None, None)
    single = step is not None and frame is not None and frame.who >= 0 and (step.public or step.forced(view, frame))
    seen = view.viewer != NONE
    return Facts(
        document=view.dump(),
        who=int(view.who),
        step=view.question,
        topic=view.topic,
        out=int(view.out),
        actions=[int(action) for action in ask.actions] if ask else [],
        weights=[int(weight) for weight in (ask.weights or ())] if ask and view.who == CHANCE else [],
        prompt_args={name: int(value) for name, value in ask.args.items()} if ask else {},
        forced=single,
        evident=int(view.evident()),
        standing_pass=int(view.standing_pass),
        may_pass=[seat for seat in range(int(view.seats)) if game.may_pass(view, seat)],
        score=tuple(float(points) for points in game.score(view)) if not stack and not seen else (),
        picture=game.picture(view if seen else state.view(None)),
        offers=game.offers(view, ask) if seen and ask and ask.actions and view.who == view.viewer else [],
        goals=game.goals(view) if seen else [],
        brief=game.brief(view) if seen else [],
    )


def applied(game_id: str, document: bytes, action: int) -> Position:
    """Do an action."""
    state = read(game_id, document).clone()
    events: list[Event] = []
    state.events = events
    state.apply(action)
    state.events = None
    return position(state, events)


def new(game_id: str, seats: object, options: object) -> Position:
    """Return the first position."""
    return position(games.load(game_id).new(seats, options), [])


def positioned(game_id: str, document: object) -> Position:
    """Return the position of a document that anybody may have written."""
    events: list[Event] = []
    return position(games.load(game_id).position(document, events), events)


def guessed(game_id: str, document: bytes, seed: int) -> Position:
    """Return what a view could be of."""
    return position(read(game_id, document).determinise(Rng(seed)), [])


def option(game_id: str, name: str, given: object) -> object:
    """Return the checked value of an option."""
    return next(one for one in games.load(game_id).options if one.name == name).value(given)


def told(game_id: str) -> Told:
    """Return what is the same at every table of a game."""
    home, game = games.homes()[game_id], games.load(game_id)
    single = home.place is not None and home.place.is_file()
    spoken = {language: home.words(language) or "" for language in ("en", "de", "pl")} if single else {}
    return Told(
        id=game_id,
        package=home.package,
        place=str(home.place),
        version=game.version,
        seats=(game.seats.start, game.seats.stop),
        bound=int(game.bound),
        end_rule=game.end_rule,
        words=game.words,
        roles=game.roles,
        draw_rule=game.draw_rule,
        actions=game.actions_codec,
        outcomes=game.outcomes_codec,
        options=[(one.name, one.default, one.takes, one.choices, one.schema) for one in game.options],
        puts_together=type(game).sentences is not Game.sentences,
        spoken=spoken,
    )


def there(game_id: str) -> tuple[list[Told], dict[str, str]]:
    """Return the games that can be played, and why others cannot."""
    found, refused = guests.homes(games.own())
    return [told(name) for name in found], refused


def put_together(game_id: str, events: Sequence[Event]) -> object:
    """Return what one seat has heard in sentences."""
    return games.load(game_id).sentences(events)


ANSWERS: Final[dict[str, Callable[..., object]]] = {
    "there": there,
    "new": new,
    "position": positioned,
    "apply": applied,
    "guess": guessed,
    "option": option,
    "sentences": put_together,
    "why": lambda game_id, document, action: read(game_id, document).why(action),
    "in_full": lambda game_id, document: read(game_id, document).position(full=True),
    "request": lambda game_id, document, name, args: games.load(game_id).request(read(game_id, document), name, args),
}

if __name__ == "__main__":
    main(Connection(int(sys.argv[1])))
