"""A player who knows nothing but what the screen says."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from rich.cells import cell_len

from cli.terminal import Terminal
from tafelrunde.text import Text

ESCAPES: Final = re.compile(r"\x1b\[[?\d;]*[A-Za-z]")
NEW_PAGE: Final = re.compile(r"\x1b\[2J|\x1b\[\?1049[hl]")
QUESTION: Final = " > "
"""What a question ends with; everything else waits for Enter."""
AGAIN: Final = ("terminal-again", "terminal-again.roles")
GO_ON: Final = ("terminal-enter-on", "terminal-enter-back", "terminal-pages", "terminal-pages.more")
AMONG: Final = re.compile(r" 1(?:–(\d+))? ")
SUCH_AS: Final = re.compile(r"(?:e\.g\.|z\. B\.|np\.|1 or|1 oder|1 lub) (.+?) · \?")
LABEL: Final = re.compile(r"(?<!\S)(\w+)\)")
LINE: Final = "───"
"""What stands between the table and the choices."""
NOW_AND_THEN: Final = 0.1
"""How often something is tried that is not allowed."""
BY_NAME: Final = 0.2
"""How often a choice that has a number is called by the name which the prompt gives as an example."""
TOO_MANY: Final = 5000
"""No game takes so many screens."""


@dataclass(frozen=True)
class Page:
    """One screen as it is read: its lines, and how many moves were saved when it was shown."""

    text: str
    moves: int
    width: int

    @property
    def lines(self) -> list[str]:
        """All lines, the one to be typed in last."""
        return self.text.split("\n")

    @property
    def height(self) -> int:
        """How many lines of the terminal the page takes."""
        return sum(max(1, -(-cell_len(line.rstrip()) // self.width)) for line in self.lines)

    @property
    def asks(self) -> bool:
        """Whether it asks for a decision."""
        return self.text.endswith(QUESTION)

    @property
    def prompt(self) -> str:
        """The line to be typed in."""
        return self.lines[-1]

    @property
    def choices(self) -> str:
        """What stands below the table: the choices and the question."""
        lines = self.lines[:-1]
        cut = max((k for k, line in enumerate(lines) if LINE in line and "│" not in line), default=-1)
        return "\n".join(lines[cut + 1 :])

    @property
    def count(self) -> int:
        """How many choices the prompt speaks of, 0 where they have no numbers."""
        found = AMONG.match(self.prompt)
        return int(found[1] or 1) if found else 0

    @property
    def example(self) -> str:
        """What the prompt says might be typed, nothing where there is no room for it."""
        found = SUCH_AS.search(self.prompt)
        return found[1] if found else ""

    @property
    def labels(self) -> list[str]:
        """What stands before the choices."""
        return LABEL.findall(self.choices)

    @property
    def alike(self) -> list[str]:
        """The words among the choices that look like the example: a figure and a way, a piece and an area."""
        words = (re.split(r"[()»,]", word)[0] for word in self.choices.split())
        return [word for word in words if word and shape(word) == shape(self.example)]

    def named(self, label: str) -> str:
        """Return what a choice is called, up to the next one or the end of its line."""
        found = re.search(rf"(?<!\S){re.escape(label)}\) *(.*?)(?=  +\w+\) |$)", self.choices, re.MULTILINE)
        return found[1].strip() if found else ""


def shape(word: str) -> str:
    """Return what sort of signs a word is made of."""
    return "".join("9" if sign.isdecimal() else "a" if sign.isalpha() else sign for sign in word)


@dataclass
class Reader:
    """Plays a game to its end, and keeps every page it has read."""

    terminal: Terminal
    saves: Path
    random: Random
    text: Text
    width: int = 80
    pages: list[Page] = field(default_factory=list)
    refused: list[Page] = field(default_factory=list)
    """What was shown after something that the screen shows, but does not offer."""

    def read(self) -> Page:
        """Wait until something can be typed, and read the screen: a prompt may come letter by letter."""
        ends = [QUESTION.rstrip(), *self.ends(*AGAIN), *self.ends(*GO_ON)]
        waits = re.compile(rf"\n [^\n]*(?:{'|'.join(map(re.escape, ends))}) [ \r]*$")
        page = Page(shown(self.terminal.wait_until(waits)), self.moves(), self.width)
        self.pages.append(page)
        return page

    def ends(self, *messages: str) -> list[str]:
        """Return the words with which some prompts end."""
        return [self.text.say(one, {"page": 1, "pages": 1}).rpartition("·")[2].strip() for one in messages]

    def moves(self) -> int:
        """Return how many moves the saved game has."""
        return sum(path.read_text("utf-8").count("\n") - 1 for path in self.saves.glob("*.jsonl"))

    def play(self) -> Page:
        """Answer until there is nothing to answer but whether to play again, decline that and return the last page."""
        tried: list[str] = []
        mischief = ""
        for _ in range(TOO_MANY):
            page = self.read()
            if mischief and len(self.pages) > 1 and self.pages[-2].moves == page.moves:
                self.refused.append(page)
            mischief = ""
            if page.prompt.strip() in map(self.text.say, AGAIN):
                self.terminal.type("q")
                assert self.terminal.close() == 0
                return page
            if not page.asks:
                self.terminal.type("")
                continue
            again = len(self.pages) > 1 and self.pages[-2].moves == page.moves and self.pages[-2].asks
            tried = tried if again else []
            assert not tried or tried[-1] != self.pages[-2].example, f"{tried[-1]!r} was no example:\n{page.text}"
            assert len(tried) < 40, f"nothing on this screen is understood, neither {tried}:\n{page.text}"
            mischief = self.mischief(page) if not tried and self.random.random() < NOW_AND_THEN else ""
            tried.append(mischief or self.answer(page, tried))
            self.terminal.type(tried[-1])
        raise AssertionError(f"the game does not end:\n{self.pages[-1].text}")

    def answer(self, page: Page, tried: list[str]) -> str:
        """Return one of the choices: a number, or a word like the example, at last the example itself."""
        if page.count:
            by_name = page.example and page.example not in tried and self.random.random() < BY_NAME
            return page.example if by_name else str(self.random.randint(1, page.count))
        words = [word for word in (*page.labels, *page.alike) if word not in tried]
        if len(tried) < 3 and words and self.random.random() < 0.8:
            return self.random.choice(words)
        return page.example if page.example not in tried else self.random.choice(words or [page.example])

    def mischief(self, page: Page) -> str:
        """Return something that is on the table, but not among the choices, nothing where there is no such thing."""
        words = re.split(r"[\s()»·│]+", page.text)
        table = [word for word in words if shape(word) == shape(page.example) and word not in page.choices]
        return self.random.choice(table) if table else ""


def shown(printed: str) -> str:
    """Return what a terminal shows of what was printed: what came after it was cleared last, without colours."""
    pages = NEW_PAGE.split(printed)
    return ESCAPES.sub("", pages[-1]).replace("\r", "").rstrip() + " "
