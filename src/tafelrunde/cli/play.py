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

from tafelrunde import boards, bots
from tafelrunde.boards import PlainBoard, Plan, Scene, entry
from tafelrunde.cli import rules, saves
from tafelrunde.cli.names import player_names
from tafelrunde.cli.news import deeds, heard, latest, show_result
from tafelrunde.cli.opening import brief_lines, opening
from tafelrunde.cli.pager import turn_pages
from tafelrunde.cli.screen import Leave, Screen
from tafelrunde.cli.shell import INTERRUPTED
from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.picture import Offer
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.desk.lookup import find, part_called
from tafelrunde.table import HUMAN, Record, Table
from tafelrunde.table.file import ChangedFile, LogFile
from tafelrunde.text import Text, default_language

KEYS: Final = {
    "?": "help", "h": "hint", "r": "rules", "u": "undo", "a": "always", "p": "piles", "l": "log", "q": "quit",
}  # fmt: skip
"""What can be typed, and the name of what it does."""
HINT: Final = "hint"
"""What asks for one, also by its first letter where that means nothing else."""
TYPED: Final = 4
"""How much room there should be to type in, beside the keys in short."""
THOUGHT: Final = 1.0
"""For so many seconds a hint is thought about."""


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
        table.alone = len(self.humans) == 1
        passes = any(step.standing_pass() != NONE for step in table.game.steps.values())
        self.keys = {key: what for key, what in KEYS.items() if what != "always" or passes}
        """The keys of this game: some have nothing that could be passed on beforehand."""
        self.looking = NONE
        """Whose cards are on the screen."""
        self.own: dict[int, Record] = {}
        """What each seat itself did last; what it passes on beforehand is none of it."""
        self.told = dict.fromkeys(self.humans, table.version)
        """Up to which version each human has been told what nobody may miss."""
        self.opened = {record.entry.who for record in table.records if record.entry.who >= 0}
        """Who has read what the game is about, or has played already."""
        self.played = table.who != NONE
        """Whether there was anything left to play."""
        self.failures: list[str] = []
        """What bots have failed at since a human was asked last."""
        self.failed = dict.fromkeys(table.bots, 0)
        """How often each bot has."""
        self.out: set[int] = set()
        """Who has been told that they are out."""
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
            self.failures += self.table.bots[seat].failures[self.failed[seat] :]
            self.failed[seat] = len(self.table.bots[seat].failures)
            self.tell_whoever_is_out()
        elif self.hand_over(seat):
            self.open(seat)
            self.announce(seat)
            self.turn(seat)
            self.failures.clear()

    def open(self, seat: int) -> None:
        """Say before somebody's first decision what the game is about."""
        if seat in self.opened:
            return
        self.opened.add(seat)
        board = self.board(seat)
        self.screen.clear()
        self.screen.show(opening(self.table.view(seat), board.talk))
        while self.screen.live and self.asked_to_go_on() == "r":
            self.rules()
            self.screen.clear()
            self.screen.show(opening(self.table.view(seat), board.talk))

    def announce(self, seat: int) -> None:
        """Tell somebody what nobody may miss, and wait until it is read."""
        since, self.told[seat] = self.told[seat], self.table.version
        board = self.board(seat)
        events = [event for event in self.table.events(seat, since) if board.waits(event)]
        if events and self.screen.live:
            lines = [Styled(sentence, style="bold red") for sentence in board.news(events)]
            self.screen.clear()
            self.screen.show(Panel(Padding(Group(*lines), (1, 2)), title=self.say("terminal-loud"), title_align="left"))
            self.screen.keep_for_later(self.asked_to_go_on())

    def tell_whoever_is_out(self) -> None:
        """Tell a human who plays alone and is asked no more what has become of them."""
        human = self.humans[0] if len(self.humans) == 1 else NONE
        if human != NONE and human not in self.out and self.table.view(human).out & bit(human):
            self.out.add(human)
            self.announce(human)

    def asked_to_go_on(self) -> str:
        """Wait for Enter and return what else was typed; Leave if it was q."""
        typed = self.screen.ask(" " + self.say("terminal-enter-on") + " ").lower()
        if typed == "q":
            raise Leave
        return typed

    def submit(self, do: Callable[[], object]) -> None:
        """Change the table, and keep it."""
        who, version = self.table.who, self.table.version
        do()
        self.own.update((who, record) for record in self.table.records[version : version + 1])
        self.keep()

    # One human's turn.

    def turn(self, seat: int) -> None:
        """Show the table to a human and read until they have decided something."""
        board, view = self.board(seat), self.table.view(seat)
        ask = in_order(view)
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
            elif typed.lower() == "r":
                notice = self.rules()
            elif typed.lower() in (HINT, self.hint_key(board, view, ask)):
                notice = self.hint(board, seat, ask)
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
                if self.table.can_undo(seat, hidden=True):
                    self.submit(lambda: self.table.undo(seat, self.table.version, hidden=True))
                    return
                notice = self.note("terminal-no-undo")
            else:
                notice = self.attempt(board, seat, ask, typed)
                if notice is None:
                    return

    def hint_key(self, board: PlainBoard, view: State, ask: Ask) -> str:
        """Return what is typed for a hint: a letter, unless it means one of the choices here."""
        return HINT if understood(board, view, ask, HINT[0]) else HINT[0]

    def attempt(self, board: PlainBoard, seat: int, ask: Ask, typed: str) -> RenderableType | None:
        """Do what is typed; return what is wrong with it, None if it is done."""
        view = self.table.view(seat)
        plan = board.plan(view, ask, typed)
        if plan is not None:
            return self.carry_out(seat, plan)
        found = understood(board, view, ask, typed)
        said = board.remark(view, ask, typed) if len(found) != 1 else None
        if said:
            return Padding(Styled(said), (0, 1))
        if not found:
            key = "terminal-empty" if not typed else "terminal-not-understood"
            example = board.example(harmless_first(view, ask))
            args: dict[str, str | int] = {"typed": typed[:40], "count": len(ask.actions), "example": example}
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
        """Take back what a seat wanted to pass on beforehand."""
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
            return self.answer(board, seat, ask, about)
        view = self.table.view(seat)
        rule = view.topic
        example = board.example(harmless_first(view, ask))
        keys = Grid.grid(padding=(0, 2))
        keys.add_row(Styled(f"1, {example}" if board.numbered(ask) else example, style="bold"), board.typing(ask))
        args: dict[str, str | int] = {"example": example, "game": self.table.game.id}
        for key, what in self.keys.items():
            said_of = what + form(board, ask) if what == "help" else what
            shown = self.hint_key(board, view, ask) if what == "hint" else key
            keys.add_row(Styled(shown, style="bold"), self.say(f"terminal-key-{said_of}", args))
        return self.page(
            Group(
                Styled(self.say("tafelrunde-part-goal"), style="bold"),
                *(f"• {line}" for line in brief_lines(view, board.talk)),
                "",
                Styled(self.text.rule_title(rule), style="bold"),
                self.text.rule(rule),
                "",
                Styled(self.say("terminal-keys-title"), style="bold"),
                keys,
            )
        )

    def answer(self, board: PlainBoard, seat: int, ask: Ask, about: str) -> RenderableType | None:
        """Say all that there is about a word: of an action whether it is allowed, of things and rules what they say."""
        view = self.table.view(seat)
        found = find(self.table.game.id, self.text.language, about)
        special = board.explain(about) or board.remark(view, ask, about)
        verdict = self.verdict(board, seat, ask, about, exactly=bool(found)) if special is None else Styled(special)
        told = [one for one in found if special is None or one.text not in special]
        parts: list[list[RenderableType]] = []
        if part_called(self.text, about) == "goal":
            lines = [*brief_lines(view, board.talk), *board.progress(self.scene(seat))]
            parts.append([Styled(f"• {line}") for line in lines])
        parts.append([] if verdict is None else [verdict])
        parts.append(rules.answer(self.text, told))
        if special is not None and found and found[0].by_title:
            parts.reverse()
        whole = [line for part in parts if part for line in (*part, "")][:-1]
        return Padding(Group(*whole) if whole else rules.unknown(self.table.game, self.text, about), (0, 1))

    def verdict(self, board: PlainBoard, seat: int, ask: Ask, about: str, exactly: bool) -> RenderableType | None:
        """Say of an action whether it is allowed, and by which rule it is not; None if none is meant (`exactly` so)."""
        scene = self.scene(seat)
        meant = understood(board, scene.view, ask, about)
        if len(meant) != 1:
            return None
        if exactly and entry.plain(about) not in map(entry.plain, board.spellings[meant[0]]):
            return None
        if meant[0] not in ask.actions:
            return self.refusal(board, meant[0], scene.view.why(meant[0]))
        return Styled(self.say("terminal-allowed", {"what": board.choice_name(scene, ask, meant[0])}), style="bold")

    def hint(self, board: PlainBoard, seat: int, ask: Ask) -> RenderableType:
        """Say what somebody who thinks ahead would do, and why."""
        scene = self.scene(seat)
        rows = Grid.grid(padding=(0, 2))
        for hint in bots.hint(scene.view, self.table.events(seat), THOUGHT):
            hope = "" if hint.points is None else self.say("terminal-hope", {"percent": round(50 + 50 * hint.points)})
            what = Styled(board.choice_name(scene, ask, hint.action), style="bold")
            rows.add_row(what, hope, Styled(self.say(hint.reason), style="dim"))
        return Padding(rows, (0, 1))

    def rules(self) -> RenderableType | None:
        """Show the rules, page by page where there are pages."""
        game = self.table.game
        if not self.screen.live:
            return rules.whole(game, self.text)
        turn_pages(
            self.screen, self.text, rules.whole(game, self.text), search=lambda word: rules.about(game, self.text, word)
        )
        return None

    # What is shown.

    def show(self, board: PlainBoard, seat: int, ask: Ask, notice: RenderableType | None) -> None:
        """Draw the table, the news or what is to be said instead, the choices and the question."""
        scene = self.scene(seat)
        width = self.screen.width
        heading, tables = board.heading(scene, width), board.tables(scene, width)
        question = Styled(board.talk.ask(ask), style="bold")
        if len(ask.actions) == 1:
            why = "terminal-only-answer.undo" if self.table.can_undo(seat, hidden=True) else "terminal-only-answer"
            question.append(" " + self.say(why), style="dim")
        below = [progress_line(board, scene, width), board.choices(scene, ask, width), Padding(question, (0, 1))]
        height = self.screen.height - self.screen.lines(heading, *below, self.prompt(board, seat, ask))
        room = height - self.screen.lines(tables[-1])
        if notice is not None and self.screen.live and self.screen.lines(notice) > room:
            self.page(notice)
            self.screen.clear()
            notice = None
        if notice is None:
            failed = [self.say("terminal-bot-failed", {"why": why}) for why in self.failures]
            notice = latest(self.screen, board, scene.deeds, [*board.remarks(scene), *failed], room)
        fitting = (table for table in tables if self.screen.live and self.screen.lines(table, notice) <= height)
        self.screen.show(heading, next(fitting, tables[-1]), notice, *below)

    def prompt(self, board: PlainBoard, seat: int, ask: Ask) -> str:
        """Return what stands before the line to be typed: the keys in short."""
        view = self.table.view(seat)
        example = board.example(harmless_first(view, ask))
        choice: dict[str, str | int] = {"count": len(ask.actions), "example": example}
        hints = [self.say("terminal-hint" + form(board, ask), choice)]
        if self.table.can_undo(seat, hidden=True):
            hints.append(self.say("terminal-hint-undo"))
        if self.table.can_stand(seat):
            hints.append(self.say("terminal-hint-always"))
        elif self.table.standing(seat):
            hints.append(self.say("terminal-hint-ask-again"))
        hints.append(self.say("terminal-hint-quit"))
        hint = self.say("terminal-hint-hint" if self.hint_key(board, view, ask) != HINT else "terminal-hint-hint.word")
        if len(" · ".join([*hints, hint])) <= self.screen.width - len("  > ") - TYPED:
            hints.insert(-1, hint)
        if board.numbered(ask) and len(" · ".join(hints)) > self.screen.width - len("  > ") - TYPED:
            hints[0] = self.say("terminal-hint.short", choice)
        return f" {' · '.join(hints)} > "

    def page(self, content: RenderableType | None, at_the_end: bool = False) -> RenderableType | None:
        """Show something long on pages of its own where there are pages; return what is left to be shown."""
        if content is None:
            return self.note("terminal-nothing-here")
        if not self.screen.live:
            return content
        turn_pages(self.screen, self.text, content, at_the_end)
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
            if record.entry.action is not None:
                kept.append(record)
            elif record.entry.back:
                del kept[-record.entry.back :]
        own = [k for k, record in enumerate(kept) if record is self.own.get(viewer)] or [
            k
            for k, record in enumerate(kept)
            if not record.entry.forced and (record.entry.who == seat or (seat is None and record.entry.who >= 0))
        ]
        recent = kept[own[-1] :] if own else kept
        if self.table.records[-1:] and self.table.records[-1].entry.action is None:
            recent = self.table.records[-1:]
        view, past = self.table.view(seat), heard(kept, viewer)
        return Scene(view, past, heard(recent, viewer), deeds=deeds(recent, viewer, self.board(NONE).begins))

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
        may_undo = before != NONE and self.table.can_undo(before, hidden=True)
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
                self.submit(lambda: self.table.undo(before, self.table.version, hidden=True))
                self.looking = NONE
                return False
            if typed != "u":
                return True

    def farewell(self) -> None:
        """Say where the game is, and how to go on."""
        self.screen.line(self.say("terminal-saved", {"path": str(self.path)}))
        self.screen.line(self.say("terminal-go-on", {"command": self.spoken(saves.resume_command(self.path))}))

    def again(self) -> bool:
        """Ask whoever has played to the end whether they want another game; who pipes lines is not asked."""
        if self.table.who != NONE or not self.played or not self.screen.live:
            return False
        question = "terminal-again.roles" if self.table.game.roles else "terminal-again"
        try:
            typed = self.screen.ask(f" {self.say(question)} ")
        except (EOFError, KeyboardInterrupt):
            return False
        return typed.lower() not in ("q", *self.say("terminal-again.no").split())

    def next_table(self) -> Table:
        """Return a table for another game of the same people; where there are roles, they change seats."""
        players, game = self.table.players, self.table.game
        return Table(game, players[1:] + players[:1] if game.roles else players, self.table.options)

    def finish(self) -> None:
        """Show how the game ended, and say where it can be seen again."""
        you = self.humans[0] if len(self.humans) == 1 else NONE
        board = self.board(you)
        where = [
            "",
            self.say("terminal-saved", {"path": str(self.path)}),
            self.say("terminal-replay", {"command": self.spoken(saves.replay_command(self.path))}),
        ]
        below = self.screen.lines(*where, self.say("terminal-again"))
        show_result(self.screen, board, self.scene(you if you != NONE else None), below)
        for line in where:
            self.screen.line(line)


def form(board: PlainBoard, ask: Ask) -> str:
    """Return which form of a message speaks of choices as this board draws them."""
    return "" if board.numbered(ask) else ".named"


def understood(board: PlainBoard, view: State, ask: Ask, typed: str) -> list[int]:
    """Return the actions that may be meant: a single one may be forbidden, several are all on offer.

    A bare number is a place in the list, where it has numbers.
    """
    entered = board.entered(view, ask, typed)
    if entered is not None:
        return [entered]
    if board.numbered(ask) and typed.isdecimal():
        place = entry.numbered(typed, len(ask.actions))
        return [] if place is None else [ask.actions[place]]
    found = entry.named(typed, board.meant(ask), ask.actions)
    return found if len(found) == 1 else [action for action in found if action in ask.actions]


def in_order(view: State) -> Ask:
    """Return the question of whoever looks with its answers as they are shown: passing comes last."""
    ask = view.ask()
    assert ask is not None
    passes = {offer.action for offer in view.game.offers(view, ask) if "pass" in offer.marks}
    return Ask(ask.who, ask.prompt, ask.args, sorted(ask.actions, key=lambda action: action in passes), ask.weights)


def harmless_first(view: State, ask: Ask) -> Ask:
    """Return a question with the answers first that make the best examples: those that bind and cost the least."""

    def harm(offer: Offer) -> int:
        marks = {"final": 3, "ends": 4, "pass": 8}
        return sum(weight for mark, weight in marks.items() if mark in offer.marks) + 2 * bool(offer.cost)

    harms = {offer.action: harm(offer) for offer in view.game.offers(view, ask)}
    return Ask(ask.who, ask.prompt, ask.args, sorted(ask.actions, key=lambda action: harms.get(action, 0)), ask.weights)


def progress_line(board: PlainBoard, scene: Scene, width: int) -> RenderableType:
    """Draw the line above the choices, with the goal and how far everybody is as far as there is room."""
    parts = board.progress(scene)
    while len(parts) > 1 and len(" · ".join(parts)) > width - 4:
        parts = parts[:-1]
    title = Styled(" · ".join(parts), overflow="ellipsis")
    return Rule(title, align="left", style="dim") if parts else Rule(style="dim")
