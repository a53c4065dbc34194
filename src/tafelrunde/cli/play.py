"""A game at one keyboard: ask, show, read what is typed, submit; saved after every move."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Styled

from tafelrunde.cli import boards, entry, saves
from tafelrunde.cli.boards import PlainBoard, Plan, Scene
from tafelrunde.cli.names import player_names
from tafelrunde.cli.screen import Leave, Screen
from tafelrunde.cli.shell import INTERRUPTED, program
from tafelrunde.cli.tape import no_choice
from tafelrunde.core import rulebook
from tafelrunde.core.ask import Ask
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.log import ChangedFile, LogFile
from tafelrunde.table.table import Record
from tafelrunde.text import Text, default_language

KEYS: Final = {"?": "help", "u": "undo", "a": "always", "p": "piles", "l": "log", "q": "quit"}
"""What can be typed, and the name of what it does."""


class Session:
    """A table, the file it is saved in, and the screen before which its humans sit."""

    def __init__(
        self, table: Table, path: Path, text: Text, screen: Screen, names: Sequence[str] | None = None
    ) -> None:
        self.table = table
        self.file = LogFile(path)
        self.text = text
        self.screen = screen
        self.names = player_names(text, table.players) if names is None else list(names)
        self.humans = [seat for seat, name in enumerate(table.players) if name == HUMAN]
        passes = any(step.standing_pass() != NONE for step in table.game.steps.values())
        self.keys = {key: what for key, what in KEYS.items() if what != "always" or passes}
        """The keys of this game: some have nothing that could be passed on once for all."""
        self.looking = NONE
        """Whose cards are on the screen."""
        self.own: dict[int, Record] = {}
        """What each seat itself did last; what it passes on once for all is none of it."""
        self._boards: dict[int, PlainBoard] = {}

    def run(self) -> int:
        """Play until the game is over or somebody leaves, and return the exit code."""
        try:
            self.keep()
            with self.screen.page():
                while self.table.who != NONE:
                    self.act()
        except (Leave, EOFError):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.screen.show("")
            self.keep()  # it may have come between a move and its saving
            self.farewell()
            return INTERRUPTED
        self.finish()
        return 0

    def keep(self) -> None:
        """Save the game; in a file of its own if somebody else has gone on with this one meanwhile."""
        try:
            saves.keep(self.table, self.file)
        except ChangedFile:
            self.file = LogFile(saves.new_file(self.table.game.id))
            saves.keep(self.table, self.file)

    @property
    def path(self) -> Path:
        """Where the game is saved."""
        return self.file.path

    def act(self) -> None:
        """Let whoever is asked decide."""
        seat = self.table.who
        if seat in self.table.bots:
            self.submit(self.table.bot_acts)
        elif self.hand_over(seat):
            self.turn(seat)

    def submit(self, do: Callable[[], object]) -> None:
        """Change the table, and keep it."""
        who, version = self.table.who, self.table.version
        do()
        self.own.update((who, record) for record in self.table.records[version : version + 1])
        self.keep()

    # One human's turn.

    def turn(self, seat: int) -> None:
        """Show the table to a human and read until they have decided something."""
        board = self.board(seat)
        ask = self.table.ask(seat)
        assert ask is not None
        notice: RenderableType | None = None
        fresh = True
        while True:
            if fresh or self.screen.live:
                self.screen.clear()
                self.show(board, seat, ask, notice)
            elif notice is not None:
                self.screen.show(notice)
            fresh = False
            typed = self.screen.ask(self.prompt(board, seat, ask))
            if typed[:1] == "?":
                notice = self.help(board, seat, ask, typed[1:].strip())
            elif typed.lower() == "q":
                raise Leave
            elif typed.lower() == "l":
                notice = self.page(self.log(board, seat), at_the_end=True)
            elif typed.lower() == "p":
                notice = self.page(board.piles(self.scene(seat), self.screen.width))
            elif typed.lower() == "a" and "a" in self.keys:
                if self.table.can_stand(seat):
                    self.submit(lambda: self.table.stand(seat, self.table.version))
                    return
                notice = self.ask_again(seat)
            elif typed.lower() == "u":
                if self.table.can_undo(seat):
                    self.submit(lambda: self.table.undo(seat, self.table.version))
                    return
                notice = self.note("terminal-no-undo")
            else:
                notice = self.attempt(board, seat, ask, typed)
                if notice is None:
                    return

    def understood(self, board: PlainBoard, seat: int, ask: Ask, typed: str) -> list[int]:
        """Return the actions that may be meant: a single one may be forbidden, several are all on offer.

        A bare number is a place in the list, where it has numbers.
        """
        entered = board.entered(self.table.view(seat), ask, typed)
        if entered is not None:
            return [entered]
        if board.numbered(ask) and typed.isdecimal():
            place = entry.numbered(typed, len(ask.actions))
            return [] if place is None else [ask.actions[place]]
        found = entry.named(typed, board.meant(ask), ask.actions)
        return found if len(found) == 1 else [action for action in found if action in ask.actions]

    def attempt(self, board: PlainBoard, seat: int, ask: Ask, typed: str) -> RenderableType | None:
        """Do what is typed; return what is wrong with it, None if it is done."""
        plan = board.plan(self.table.view(seat), ask, typed)
        if plan is not None:
            return self.carry_out(seat, plan)
        found = self.understood(board, seat, ask, typed)
        said = board.remark(self.table.view(seat), ask, typed) if len(found) != 1 else None
        if said:
            return Padding(Styled(said), (0, 1))
        if not found:
            key = "terminal-empty" if not typed else "terminal-not-understood"
            args: dict[str, str | int] = {"typed": typed[:40], "count": len(ask.actions), "example": board.example(ask)}
            return self.note(key + form(board, ask), args)
        if len(found) > 1:
            meant = board.meant(ask)
            several = ", ".join(meant[action][0] for action in found[:12])
            return self.note("terminal-ambiguous", {"typed": typed[:40], "meant": several})
        try:
            self.submit(lambda: self.table.submit(seat, self.table.version, found[0]))
        except IllegalAction as error:
            return self.refusal(board, found[0], error.rule)
        return None

    def carry_out(self, seat: int, plan: Plan) -> RenderableType | None:
        """Do several actions, one after the other; return what is said where there are none."""
        if not plan.actions:
            return Padding(Styled(plan.said), (0, 1))

        def all_of_them() -> None:
            for action in plan.actions:
                self.table.submit(seat, self.table.version, action)

        self.submit(all_of_them)
        return None

    def ask_again(self, seat: int) -> RenderableType:
        """Take back what a seat wanted to pass on once for all."""
        if not self.table.standing(seat):
            return self.note("terminal-no-always")
        self.table.take_back_standing(seat)
        return self.note("terminal-asked-again")

    def refusal(self, board: PlainBoard, action: int, rule: str) -> RenderableType:
        """Say by which rule an action is not allowed."""
        what = board.spellings[action][1:2] or board.spellings[action]
        head = self.say("terminal-refused", {"what": what[0], "rule": self.text.rule_title(rule)})
        return Padding(Styled.assemble((head, "bold"), " ", self.text.rule(rule)), (0, 1))

    def help(self, board: PlainBoard, seat: int, ask: Ask, about: str) -> RenderableType | None:
        """Explain a thing, or the keys and the rule of the moment."""
        if about:
            said = board.explain(about) or board.remark(self.table.view(seat), ask, about)
            if said:
                return Padding(Styled(said), (0, 1))
            verdict = self.verdict(board, seat, ask, about) or self.rules_about(board, about)
            return verdict or self.note("terminal-unknown-thing", {"typed": about[:40]})
        rule = self.table.view(seat).stack[-1].step.topic()
        example = board.example(ask)
        keys = Grid.grid(padding=(0, 2))
        keys.add_row(Styled(f"1, {example}" if board.numbered(ask) else example, style="bold"), board.typing(ask))
        args: dict[str, str | int] = {"example": example, "game": self.table.game.id}
        for key, what in self.keys.items():
            said_of = what + form(board, ask) if what == "help" else what
            keys.add_row(Styled(key, style="bold"), self.say(f"terminal-key-{said_of}", args))
        more = self.say("terminal-more-rules", {"command": self.spoken(f"{program()} rules {self.table.game.id}")})
        return self.page(
            Group(
                Styled(self.text.rule_title(rule), style="bold"),
                self.text.rule(rule),
                "",
                Styled(self.say("terminal-keys-title"), style="bold"),
                keys,
                "",
                Styled(more, style="dim"),
            )
        )

    def rules_about(self, board: PlainBoard, about: str) -> RenderableType | None:
        """Tell the rules with such a word in their title, None if there are none."""
        rules = [rule.id for rule in rulebook.load(self.table.game.id)]
        found = entry.named(about, {k: [self.text.rule_title(rule)] for k, rule in enumerate(rules)})
        said = board.explained_each(about, [(self.text.rule_title(rules[k]), self.text.rule(rules[k])) for k in found])
        return None if said is None else Padding(Styled(said), (0, 1))

    def verdict(self, board: PlainBoard, seat: int, ask: Ask, about: str) -> RenderableType | None:
        """Say of an action whether it is allowed, and by which rule it is not; None if none is meant."""
        found = self.understood(board, seat, ask, about)
        if len(found) != 1:
            return None
        view = self.table.view(seat)
        frame = view.stack[-1]
        if found[0] not in ask.actions:
            return self.refusal(board, found[0], frame.step.why(view, frame, found[0]))
        return self.note("terminal-allowed", {"what": board.choice_name(self.scene(seat), ask, found[0])})

    # What is shown.

    def show(self, board: PlainBoard, seat: int, ask: Ask, notice: RenderableType | None) -> None:
        """Draw the table, the news or what is to be said instead, the choices and the question."""
        scene = self.scene(seat)
        width = self.screen.width
        above = [board.heading(scene, width), board.table(scene, width)]
        question = Styled(" " + board.talk.ask(ask), style="bold")
        below = [Rule(style="dim"), board.choices(scene, ask, width), question]
        if notice is None:
            notice = news(board, scene.news, board.remarks(scene))
            if self.screen.live:
                room = self.screen.height - self.screen.lines(*above, *below, self.prompt(board, seat, ask))
                notice = self.latest(board, scene, room)
        self.screen.show(*above, notice, *below)

    def latest(self, board: PlainBoard, scene: Scene, room: int) -> RenderableType:
        """Return the news, only the last of them where so many lines are too few for all; the log has the rest."""
        remarks = board.remarks(scene)
        for k in range(len(scene.news)):
            said = news(board, scene.news[k:], remarks, cut=k > 0)
            if self.screen.lines(said) <= room:
                return said
        return news(board, scene.news[-1:], cut=True) if room > 0 else Group()

    def prompt(self, board: PlainBoard, seat: int, ask: Ask) -> str:
        """Return what stands before the line to be typed: the keys in short."""
        choice: dict[str, str | int] = {"count": len(ask.actions), "example": board.example(ask)}
        hints = [self.say("terminal-hint" + form(board, ask), choice)]
        if self.table.can_undo(seat):
            hints.append(self.say("terminal-hint-undo"))
        if self.table.can_stand(seat):
            hints.append(self.say("terminal-hint-always"))
        elif self.table.standing(seat):
            hints.append(self.say("terminal-hint-ask-again"))
        hints.append(self.say("terminal-hint-quit"))
        if board.numbered(ask) and len(" · ".join(hints)) > self.screen.width - len("  > "):
            hints[0] = self.say("terminal-hint.short", choice)
        return f" {' · '.join(hints)} > "

    def page(self, content: RenderableType | None, at_the_end: bool = False) -> RenderableType | None:
        """Show something long on pages of its own where there are pages; return what is left to be shown."""
        if content is None:
            return self.note("terminal-nothing-here")
        if not self.screen.live:
            return content
        pages = self.screen.pages(Padding(content, 1))
        at = len(pages) - 1 if at_the_end else 0
        while at < len(pages):
            self.screen.clear()
            self.screen.show(pages[at])
            last = "" if at == len(pages) - 1 else ".more"
            keys = "terminal-enter-back" if len(pages) == 1 else f"terminal-pages{last}"
            typed = self.screen.ask(f" {self.say(keys, {'page': at + 1, 'pages': len(pages)})} ").lower()
            if typed == "q":
                break
            at = max(0, at - 1) if typed == "b" else at + 1
        return None

    def log(self, board: PlainBoard, seat: int) -> RenderableType:
        """Return all that happened."""
        return Group(*(Styled(line) for line in board.story(board.remembered(self.scene(seat)))))

    def note(self, message: str, args: dict[str, str | int] | None = None) -> RenderableType:
        """Return a short remark."""
        return Padding(Styled(self.say(message, args), style="bold"), (0, 1))

    def scene(self, seat: int | None) -> Scene:
        """Return what a seat sees and has heard; news begin with what it did last, an onlooker's with anybody's."""
        viewer = SPECTATOR if seat is None else seat
        kept: list[Record] = []
        for record in self.table.records:
            if record.entry.action is None:
                kept.pop()
            else:
                kept.append(record)
        own = [k for k, record in enumerate(kept) if record is self.own.get(viewer)] or [
            k
            for k, record in enumerate(kept)
            if not record.entry.forced and (record.entry.who == seat or (seat is None and record.entry.who >= 0))
        ]
        recent = kept[own[-1] :] if own else kept
        if self.table.records[-1:] and self.table.records[-1].entry.action is None:
            recent = self.table.records[-1:]
        return Scene(self.table.view(seat), heard(kept, viewer), heard(recent, viewer))

    def board(self, seat: int) -> PlainBoard:
        """Return the board as one seat (NONE: nobody in particular) reads it."""
        if seat not in self._boards:
            self._boards[seat] = boards.load(self.text.at(self.table.game, self.names, seat))
        return self._boards[seat]

    def say(self, message: str, args: dict[str, str | int] | None = None) -> str:
        """Return a text."""
        return self.text.say(message, args)

    def spoken(self, command: str) -> str:
        """Return a command that goes on in the language of this game, which need not be that of the locale."""
        language = self.text.language
        return command if language == default_language() else f"{command} --lang {language}"

    # Between turns, and after the last.

    def hand_over(self, seat: int) -> bool:
        """Hide everything until the next human sits down; False if the one before takes their move back."""
        before, self.looking = self.looking, seat
        if len(self.humans) < 2 or before == seat:
            return True
        may_undo = before != NONE and self.table.can_undo(before)
        self.screen.hide()
        lines = [Styled(self.say("terminal-pass-to", {"seat": self.names[seat]}), style="bold")]
        if may_undo:
            lines.append(Styled(self.say("terminal-pass-undo", {"seat": self.names[before]}), style="dim"))
        self.screen.show(Panel(Padding(Group(*lines), (1, 2)), style=""))
        while True:
            typed = self.screen.ask(" " + self.say("terminal-enter-on") + " ").lower()
            if typed == "q":
                raise Leave
            if typed == "u" and may_undo:
                self.submit(lambda: self.table.undo(before, self.table.version))
                self.looking = NONE
                return False
            if typed != "u":
                return True

    def farewell(self) -> None:
        """Say where the game is, and how to go on."""
        self.screen.line(self.say("terminal-saved", {"path": str(self.path)}))
        self.screen.line(self.say("terminal-go-on", {"command": self.spoken(saves.resume_command(self.path))}))

    def finish(self) -> None:
        """Show how the game ended, and say where it can be seen again."""
        you = self.humans[0] if len(self.humans) == 1 else NONE
        board = self.board(you)
        show_result(self.screen, board, self.scene(you if you != NONE else None))
        self.screen.line("")
        self.screen.line(self.say("terminal-saved", {"path": str(self.path)}))
        self.screen.line(self.say("terminal-replay", {"command": self.spoken(saves.replay_command(self.path))}))


def form(board: PlainBoard, ask: Ask) -> str:
    """Return which form of a message speaks of choices as this board draws them."""
    return "" if board.numbered(ask) else ".named"


def heard(records: Sequence[Record], viewer: int) -> list[Event]:
    """Return the events of some records as the viewer hears them."""
    told = [event for record in records for event in [*no_choice(record.entry), *record.events]]
    return [event.seen_by(viewer) for event in told]


def news(board: PlainBoard, events: Sequence[Event], remarks: Sequence[str] = (), cut: bool = False) -> RenderableType:
    """Return what happened lately, with remarks on it; after three dots if the beginning is cut off."""
    said = [*board.news(events), *remarks]
    return Padding(Styled(("… " if cut and said else "") + board.between_news.join(said)), (0, 1))


def show_result(screen: Screen, board: PlainBoard, scene: Scene) -> None:
    """Print how a game ended."""
    last = [event for event in scene.news if event.kind not in board.reckoning_events]
    screen.show(
        board.heading(scene, screen.width),
        news(board, last),
        board.result(scene, screen.width),
        *(Styled.assemble((board.event(event), "bold"), " ", reason(board, event)) for event in scene.past[-1:]),
    )


def reason(board: PlainBoard, event: Event) -> Styled:
    """Return the rule behind an event, in our words."""
    return Styled(board.talk.text.rule(event.rule) if event.rule else "", style="dim")
