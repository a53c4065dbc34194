"""A first game that teaches, in the terminal: what to do stands below the board, and whoever learns types it."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from tafelrunde import boards
from tafelrunde.boards import PlainBoard, Scene
from tafelrunde.cli.complaints import unknown
from tafelrunde.cli.play import in_order, understood
from tafelrunde.cli.screen import Leave, Screen
from tafelrunde.cli.shell import INTERRUPTED, program
from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event
from tafelrunde.games.script import guides, message_of
from tafelrunde.guide import RIVAL, Course, Frame, guide_of
from tafelrunde.text import Text


def learn(game: Game, name: str | None, text: Text, screen: Screen) -> int:
    """Teach a game by one of its guides, the first one if none is named."""
    there = guides(game.id)
    if not there or (name is not None and name not in there):
        raise unknown("guide", name or game.id, there)
    try:
        with screen.page():
            said = Teacher(game, name or there[0], text, screen).run()
    except (Leave, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    for line in said:
        screen.line(line)
    return 0


class Teacher:
    """One guide before one screen."""

    def __init__(self, game: Game, name: str, text: Text, screen: Screen) -> None:
        """Open the script at its first step."""
        self.guide = guide_of(game.id, name)
        self.course = Course(game, self.guide)
        self.text, self.screen = text, screen
        seat = self.guide.seat
        every = range(int(self.course.state.seats))
        names = [text.seat(other) if other == seat else text.bot_name(RIVAL) for other in every]
        self.board: PlainBoard = boards.load(text.at(game, names, seat))
        self.past: list[Event] = []
        self.meant: list[int] = []
        """What was typed in one line and is still to be done."""

    def run(self) -> list[str]:
        """Go through the script, and return what is said at the end."""
        for frame in self.course.frames():
            news = [event for moment in self.course.lived for event in moment.heard]
            self.past += news
            if frame.do and self.meant[:1] == frame.do[:1]:
                self.meant.pop(0)
                continue
            self.turn(frame, news)
        game = self.course.game.id
        command = f"{program()} play {game} --players {' '.join(self.players())}"
        over = self.text.say(message_of(game, self.guide.name, "over"))
        return [over, self.text.say("terminal-learn-over", {"command": command})]

    def players(self) -> list[str]:
        """Return who plays in a game after this one."""
        return ["human" if seat == self.guide.seat else RIVAL for seat in range(int(self.course.state.seats))]

    def turn(self, frame: Frame, news: Sequence[Event]) -> None:
        """Show the table and what to do, until that is typed; Enter alone does it."""
        view = self.course.state.view(self.guide.seat)
        scene = Scene(view, self.past, list(news))
        over = frame.step == len(self.guide.steps)
        notice = ""
        while True:
            self.screen.clear()
            width = self.screen.width
            self.screen.show(self.board.heading(scene, width), self.board.tables(scene, width)[-1])
            self.screen.show(*(Padding(Styled(line, style="dim"), (0, 1)) for line in self.board.news(list(news))[-6:]))
            if over:
                return
            if not frame.do:
                if self.screen.ask(f" {self.text.say('terminal-enter-on')} ").lower() == "q":
                    raise Leave
                return
            ask = in_order(view)
            self.screen.show(self.board.choices(scene, ask, width), self.card(frame))
            if notice:
                self.screen.show(Padding(Styled(notice, style="bold"), (0, 1)))
            typed = self.screen.ask(f" {self.text.say('terminal-learn-keys')} > ")
            if typed.lower() == "q":
                raise Leave
            notice = self.answer(frame, typed)
            if not notice:
                return

    def card(self, frame: Frame) -> Panel:
        """Return what is said, with what to do."""
        step = self.guide.steps[frame.step]
        message = message_of(self.course.game.id, self.guide.name, step.name)
        said = Styled.assemble(self.text.say(message), "\n", (self.text.say(f"{message}.do"), "bold"))
        title = self.text.say("terminal-learn-step", {"step": frame.step + 1, "steps": len(self.guide.steps)})
        return Panel(Padding(said, (0, 1)), title=title, title_align="left")

    def answer(self, frame: Frame, typed: str) -> str:
        """Take what is typed for what is wanted; return why it is not, "" if it is."""
        view = self.course.state.view(self.guide.seat)
        ask = in_order(view)
        if not typed:
            return ""
        plan = self.board.plan(view, ask, typed)
        actions = list(plan.actions) if plan is not None else understood(self.board, view, ask, typed)
        if actions and actions == frame.do[: len(actions)]:
            self.meant = actions[1:]
            return ""
        if not actions:
            return self.text.say("terminal-learn-unclear", {"typed": typed[:40]})
        if len(actions) == 1 and actions[0] not in ask.actions:
            rule = view.why(actions[0])
        else:
            rule = self.guide.steps[frame.step].rule or view.topic
        return self.text.say("terminal-learn-wrong", {"rule": self.text.rule(rule)})
