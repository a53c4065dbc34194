"""What every board does, as it is done for a game that has no drawing of its own."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Styled

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Counter, Goal, Offer, Picture, Piece, Place
from tafelrunde.desk import Desk, make
from tafelrunde.desk.words import offer_line, table_lines
from tafelrunde.text import Talk

UNSAID = ("game", "seats", "options", "view", "stack")
"""What a document says of itself, and not of the table."""
MANY_THINGS = 4
"""More things than these are not explained at once."""
MANY_CHOICES = 8
"""More choices than these stand side by side where there is room."""


@dataclass(frozen=True)
class Deed:
    """What one player did, with all that came of it by chance or by the rules, as the viewer heard it."""

    who: int
    events: list[Event]


@dataclass(frozen=True)
class Scene:
    """What is shown: a view, what its viewer has heard from the start (without what was taken back), and the news."""

    view: State
    past: list[Event] = field(default_factory=list)
    news: list[Event] = field(default_factory=list)
    open: Sequence[State] = ()
    """The views of all seats, where the viewer may see everything: after a game, and of a game between bots."""
    deeds: Sequence[Deed] = ()
    """The news, deed by deed."""

    @cached_property
    def desk(self) -> Desk:
        """The desk of whoever looks; boards draw it and look at nothing else."""
        return make(self.view)

    @property
    def picture(self) -> Picture:
        """What lies on the table."""
        return self.desk.picture

    @cached_property
    def layout(self) -> list[Place]:
        """Where things lie."""
        return self.view.game.layout(self.view)

    @cached_property
    def offers(self) -> dict[int, Offer]:
        """What is offered, by the number of the action."""
        return {offer.action: offer for offer in self.desk.ask.offers} if self.desk.ask is not None else {}

    def pieces(self, place: str) -> list[Piece]:
        """Return what lies in a place; where all is open, as its owner sees it."""
        seat = next((spot.seat for spot in self.layout if spot.id == place), None)
        if self.open and seat is not None:
            return lying(self.open_pictures[seat], place)
        return lying(self.picture, place)

    @cached_property
    def open_pictures(self) -> list[Picture]:
        """What each seat sees, where all is open."""
        return [view.game.picture(view) for view in self.open]

    @cached_property
    def goals(self) -> list[Goal]:
        """What wins, and how far everybody is."""
        return self.view.game.goals(self.view)

    def counter(self, name: str, about: str | None = None) -> Counter:
        """Return a counter of the picture."""
        return next(one for one in self.picture.counters if one.id == name and one.about == about)


@dataclass(frozen=True)
class Plan:
    """What a typed line comes to that is not one action: several, one after the other, or only an answer."""

    actions: Sequence[int] = ()
    said: str = ""
    """What is said where nothing is done."""


class PlainBoard:
    """A game in the terminal: its table, the choices it offers, how they may be typed, and what things are."""

    quiet: frozenset[str] = frozenset()
    """The kinds of events that are no news: the picture shows them anyway."""
    loud: frozenset[str] = frozenset()
    """The kinds of events that nobody may miss, such as losses: they stand apart, and one's own wait for Enter."""
    superseded: frozenset[str] = frozenset()
    """The kinds of events of which only the last one of a player's turn is news, such as rolls of the dice."""

    opening: frozenset[str] = frozenset()
    """The kinds of events that belong to what comes next, not to what led to them."""
    begins: str = ""
    """The kind of event with which somebody's turn begins: what comes after it is their doing."""
    reckoning_events: frozenset[str] = frozenset()
    """The kinds of events that tell the result: the last picture shows them in its own way."""

    between_news: str = " "
    """What stands between one piece of news and the next."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.say = talk.text.say

    def title(self, scene: Scene) -> list[str]:
        """Return the heading of the screen in parts; a narrow screen leaves out the first ones."""
        return [self.talk.text.title(self.talk.game.id)]

    def heading(self, scene: Scene, width: int) -> RenderableType:
        """Draw the title as far as there is room."""
        parts = self.title(scene)
        while len(parts) > 1 and len(" · ".join(parts)) > width - 4:
            parts = parts[1:]
        return Rule(Styled(" · ".join(parts), style="bold"), align="left", style="dim")

    def progress(self, scene: Scene) -> list[str]:
        """Return the goals and how far everybody is, in parts, of which as many are shown as there is room for."""
        said: dict[str, list[str]] = {}
        for goal in sorted(scene.goals, key=lambda goal: goal.seat != self.talk.you):
            far = "" if goal.value is None else f"{goal.value}" + ("" if goal.goal is None else f"/{goal.goal}")
            who = "" if goal.seat is None else self.player(goal.seat)
            said.setdefault(self.talk.message(goal.message), []).append(f"{who} {far}".strip())
        return [f"{goal}: {', '.join(filter(None, far))}" if any(far) else goal for goal, far in said.items()]

    def player(self, seat: int) -> str:
        """Return how a seat is called: "You", or the player's name."""
        return self.say("tafelrunde-you") if seat == self.talk.you else self.talk.seat(seat)

    def numbered(self, ask: Ask) -> bool:
        """Tell whether the choices are drawn with numbers, by which they may be typed."""
        return True

    def typing(self, ask: Ask) -> str:
        """Return how a choice is typed, for the help."""
        return self.say("terminal-key-card")

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw everything but the choices: in words, place by place, where a game has no drawing of its own.

        Of a game without a picture the document of the view is all there is to show.
        """
        lines = table_lines(scene.desk, scene.layout, self.talk)
        if not scene.layout:
            fields = [(name, value) for name, value in scene.view.position().items() if name not in UNSAID]
            lines += [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields]
        return Padding(Group(*lines), (0, 1))

    def tables(self, scene: Scene, width: int) -> list[RenderableType]:
        """Return the table as it says most, then as it needs fewer lines; the last one has to do where they are few."""
        return [self.table(scene, width)]

    def with_signs(self, table: RenderableType, signs: Sequence[str]) -> list[RenderableType]:
        """Return a table with what its signs mean below it, then with fewer of these lines, at last with none."""
        told = [Padding(Styled(line, style="dim"), (0, 1)) for line in signs]
        return [Group(table, *told[: len(told) - fewer]) for fewer in range(len(told) + 1)]

    def hand(self, scene: Scene, width: int) -> RenderableType:
        """Draw the viewer's own cards for somebody who only looks: whoever is asked sees them among the choices."""
        return Group()

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what can be done, numbered in the order of `ask.actions`: passing comes last."""
        lines = [self.choice_line(scene, ask, action) for action in ask.actions]
        cells = [Styled(f"{k:>3}) {line}") for k, line in enumerate(lines, 1)]
        return Columns(cells, padding=(0, 2), column_first=True) if len(cells) > MANY_CHOICES else Group(*cells)

    def choice_name(self, scene: Scene, ask: Ask, action: int) -> str:
        """Return what an offered action is called, as an answer to the question."""
        offer, question = scene.offers.get(action), scene.desk.ask
        if offer is None or question is None:
            return self.talk.answer(ask, action)
        return self.talk.offer(question.prompt.args, offer)

    def choice_line(self, scene: Scene, ask: Ask, action: int) -> str:
        """Return an action in words, with what it costs and what would come of it."""
        offer, question = scene.offers.get(action), scene.desk.ask
        if offer is None or question is None:
            return self.talk.answer(ask, action)
        return offer_line(offer, question, self.talk)

    def result(self, scene: Scene, width: int) -> RenderableType:
        """Draw how the game ended; the last news say who has won."""
        return self.table(scene, width)

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw what lies on the table and has no room in the picture, None where there is nothing."""
        return None

    def example(self, ask: Ask) -> str:
        """Return how one of the choices may be typed: the first one, for the harmless ones come first here."""
        return self.spellings[ask.actions[0]][0]

    @cached_property
    def spellings(self) -> dict[int, list[str]]:
        """The ways in which each action may be typed, the shortest first."""
        return {action: self.spell(action) for action in range(self.talk.game.actions)}

    def meant(self, ask: Ask) -> Mapping[int, Sequence[str]]:
        """Return the spellings that have a meaning at this moment, also of what is not allowed."""
        return self.spellings

    def entered(self, view: State, ask: Ask, typed: str) -> int | None:
        """Return the action that is typed in a way of this game's own, None where it is a number or a name as usual."""
        return None

    def plan(self, view: State, ask: Ask, typed: str) -> Plan | None:
        """Return what a line comes to that stands for several actions or for none yet, None where it is one as usual.

        All of its actions are allowed, each after those before it.
        """
        return None

    def spell(self, action: int) -> list[str]:
        """Return the ways in which an action may be typed."""
        return [self.talk.action(action)]

    def explain(self, typed: str) -> str | None:
        """Return what there is to say of something that is typed beside what the game's words say, None if nothing."""
        return None

    def remark(self, view: State, ask: Ask, typed: str) -> str | None:
        """Return what is to be said of something that is typed and is neither a thing nor simply an action, or None."""
        return None

    def explained_each(self, typed: str, found: Sequence[tuple[str, str]]) -> str | None:
        """Return things with what they do; of many only the names, None where there are none."""
        if len(found) > MANY_THINGS:
            return self.say("terminal-ambiguous", {"typed": typed[:40], "meant": ", ".join(name for name, _ in found)})
        return "\n".join(f"{name}: {does}" for name, does in found) or None

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return what happened and the picture does not show, in sentences; one that is said again is counted."""
        said = groupby(self.talk.told([event for event in events if event.kind not in self.quiet]))
        counted = [(sentence, len(list(same))) for sentence, same in said]
        return [sentence if count == 1 else f"{sentence} ×{count}" for sentence, count in counted]

    def tell(self, deed: Deed) -> list[Styled]:
        """Return what a player did, in a line; what is loud has a line of its own."""
        lines: list[Styled] = []
        for loud, events in self.by_loudness(self.latest(deed.events)):
            said = self.news(events)
            if loud:
                lines += [Styled(f"‼ {sentence}", style="bold red") for sentence in said]
            elif said:
                lines.append(Styled(self.between_news.join(said)))
        return lines

    def by_loudness(self, events: Sequence[Event]) -> list[tuple[bool, list[Event]]]:
        """Return events one after the other, those together that are told in loud sentences, or in others."""
        told = [[events[k] for k in sentence.events] for sentence in self.talk.sentences(events)]
        groups = groupby(told, key=lambda events: any(map(self.is_loud, events)))
        return [(loud, [event for events in said for event in events]) for loud, said in groups]

    def is_loud(self, event: Event) -> bool:
        """Tell whether nobody may miss an event."""
        return event.kind in self.loud

    def waits(self, event: Event) -> bool:
        """Tell whether the screen waits until an event is read: a loud one that names who looks, or nobody."""
        seats = [value for arg, value in event.args.items() if self.talk.game.names.is_seat(arg)]
        return self.is_loud(event) and (self.talk.you in seats or not seats)

    def latest(self, events: Sequence[Event]) -> list[Event]:
        """Return events without those that a later one of their kind has made void."""
        last = {event.kind: k for k, event in enumerate(events)}
        return [event for k, event in enumerate(events) if event.kind not in self.superseded or last[event.kind] == k]

    def remarks(self, scene: Scene) -> list[str]:
        """Return what is to be said of the table after the news."""
        return []

    def remembered(self, scene: Scene) -> list[Event]:
        """Return what the viewer may look up of what has happened."""
        return scene.past

    def story(self, events: Sequence[Event]) -> list[str]:
        """Return what happened, for somebody who sees no picture, in sentences."""
        return self.talk.told([event for event in events if event.kind not in self.quiet - self.opening])


class WordBoard(PlainBoard):
    """A game without a drawing of its own: all of its desk in words."""

    def title(self, scene: Scene) -> list[str]:
        """Return the game, the phase and the round."""
        parts, seen = super().title(scene), scene.picture
        if seen.phase and not seen.over:
            parts.append(self.talk.thing("phase", seen.phase))
        if seen.round and seen.rounds and not seen.over:
            parts.append(self.say("terminal-round", {"round": seen.round, "rounds": seen.rounds}))
        return parts


def together(deeds: Iterable[Deed]) -> list[Deed]:
    """Return deeds where those that one player did in a row are one."""
    found: list[Deed] = []
    for deed in deeds:
        if found and found[-1].who == deed.who:
            found[-1] = Deed(deed.who, found[-1].events + deed.events)
        else:
            found.append(deed)
    return found


def lying(picture: Picture, place: str) -> list[Piece]:
    """Return the pieces that lie in a place."""
    return [piece for piece in picture.pieces if piece.place == place]
