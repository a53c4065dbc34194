"""King & Assassins in the terminal: a town of ten by ten squares that can be read without colours too.

A square is three characters wide. Roofs are hatched, streets are blank with a dot, a gate shows an arrow that points
out of the town. Citizens are letters, knights digits, the king is K; behind a figure `!` marks a revealed assassin, and
`*` one that only the viewer knows. A move is typed as figure and direction: `3n`, or `x3n` for a strike.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from tafelrunde.cli.boards.plain import PlainBoard, Scene
from tafelrunde.cli.entry import named, plain
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.games.tyrant.board import DIRECTIONS, LETTERS, ROOF, SQUARE_IDS, neighbour
from tafelrunde.games.tyrant.cards import CARD_IDS, CITIZEN_IDS
from tafelrunde.games.tyrant.picture import Picture, Piece, picture
from tafelrunde.games.tyrant.state import FIGURE_IDS, MOST_KILLS, REBEL_SEAT

MARKS: Final = "abcdefghijmn"
"""The citizens, in the order of the list; k would look like the king, and l shows the log."""
ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
ENGLISH: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}
STYLES: Final = {"king": "bold yellow", "knight": "bold blue", "citizen": "bold", "assassin": "bold red"}
ROOF_STYLE: Final = "on #4a3a2a"
START_IDS: Final = ["first", "second"]
STEPS: Final = frozenset({"moves", "climbs", "descends", "pushed"})
TURNS: Final = frozenset({"tyrant-ask-king", "tyrant-ask-rebel"})
WIDE: Final = 74
"""From this width on there is room for the legend beside the town."""


class Board(PlainBoard):
    """The town."""

    quiet = frozenset({"placed", "stationed", "turned-up", "turn-ends"})
    opening = frozenset({"turned-up"})
    reckoning_events = frozenset({"was-assassin", "wins"})

    # The screen.

    def title(self, scene: Scene) -> list[str]:
        """Return game and round."""
        seen = picture(scene.view)
        title = super().title(scene)
        if seen["round"] and not seen["over"]:
            title.append(self.say("terminal-round", {"round": seen["round"], "rounds": seen["rounds"]}))
        return title

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the town, and beside it the round and the citizens."""
        seen = see(scene)
        side = Group(self.round(seen), "", self.people(seen, 2 if width >= WIDE else 3))
        if width < WIDE:
            return Group(self.town(seen), side)
        both = Table.grid(expand=True, padding=(0, 1))
        both.add_column(no_wrap=True)
        both.add_column(ratio=1)
        both.add_row(self.town(seen), side)
        return both

    def town(self, seen: Picture) -> RenderableType:
        """Draw the squares, with their letters and numbers around them."""
        letters = "    " + "".join(f" {letter} " for letter in LETTERS)
        figures = {
            piece["square"]: (label(piece) + tail(piece), piece["role"]) for piece in seen["pieces"] if piece["square"]
        }
        starts = starting(seen)
        gates = {gate["square"]: gate["exit"] for gate in seen["gates"]}
        lines = [Styled(letters, style="dim")]
        for number, row in enumerate(seen["rows"], 1):
            line = Styled.assemble((f" {number:>2} ", "dim"))
            for letter, ground in zip(LETTERS, row, strict=True):
                square = f"{letter}{number}"
                line.append_text(cell(ground, figures.get(square, starts.get(square)), gates.get(square)))
            lines.append(line.append(f" {number}", style="dim"))
        lines.append(Styled(letters, style="dim"))
        return Group(*lines)

    def round(self, seen: Picture) -> RenderableType:
        """Draw the card of the round, what is left of it, the fetter or the price of a knight, and how the king is."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        card = seen["card"]
        if card is not None:
            rows.add_row(self.say("terminal-tyrant-card"), self.talk.thing("card", card["id"]))
            points = seen["points"]
            left = {"king": points["king"], "knights": points["knights"], "rebel": points["rebel"]}
            rows.add_row(self.say("terminal-tyrant-left"), self.say("terminal-tyrant-points", left))
            if card["fetter"] and seen["turn"] == "king":
                used = "used" if seen["arrests"] else "free"
                rows.add_row(self.say("terminal-tyrant-fetter"), self.say(f"terminal-tyrant-fetter-{used}"))
            if seen["turn"] == "rebel":
                more = "next" if seen["kills"] < MOST_KILLS else "limit"
                killed = {"count": seen["kills"], "price": seen["kills"] + 1}
                rows.add_row(self.say("terminal-tyrant-kills"), self.say(f"terminal-tyrant-kills-{more}", killed))
        if starting(seen):
            rows.add_row(self.say("terminal-tyrant-start"), self.say("terminal-tyrant-starts"))
        health = "dead" if seen["wounds"] > 1 else "wounded" if seen["wounds"] else "well"
        rows.add_row(self.say("terminal-tyrant-king"), self.say(f"terminal-tyrant-king-{health}"))
        return rows

    def people(self, seen: Picture, columns: int) -> RenderableType:
        """Draw the citizens by letter and name, and what is known of them."""
        rows = Table.grid(padding=(0, 1, 0, 0))
        entries = [self.person(seen, piece) for piece in seen["pieces"][: len(CITIZEN_IDS)]]
        deep = -(-len(entries) // columns)
        for k in range(deep):
            rows.add_row(*entries[k::deep])
        return rows

    def person(self, seen: Picture, piece: Piece) -> Styled:
        """Return a citizen's letter and name, with what is known; in brackets whoever is off the board."""
        name = self.talk.thing("citizen", piece["id"])
        if piece["id"] in seen["killed"] + seen["arrested"]:
            return Styled(f"{label(piece)}{tail(piece) or ' '}({name})", style="dim")
        return Styled.assemble((f"{label(piece)}{tail(piece) or ' '}", STYLES[piece["role"]]), name)

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what each figure can do, as it is typed."""
        codec = self.talk.game.actions_codec
        seen = picture(scene.view)
        rows: dict[str, list[str]] = {}
        deeds: list[str] = []
        for action in ask.actions:
            verb, args = codec.describe(action)
            typed = self.spellings[action][0]
            if verb == "start":
                start = seen["starts"][START_IDS.index(str(args["start"]))]
                rows.setdefault(verb, []).append(f"{typed} ({start['king']})")
            elif verb == "strike":
                deeds.append(f"{typed} {self.deed(seen, str(args['figure']), str(args['direction']))}")
            elif verb == "reveal":
                whom = self.talk.thing("citizen", str(args["citizen"]))
                deeds.append(f"{typed} {self.say('terminal-tyrant-reveal', {'whom': whom})}")
            else:
                rows.setdefault(str(args.get("figure", args.get("citizen", verb))), []).append(typed)
        entries = [Styled.assemble((self.head(ask, head), "bold"), " ".join(typed)) for head, typed in rows.items()]
        columns = max(1, (width + 1) // (max(entry.cell_len for entry in entries) + 3))
        deep = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for k in range(deep):
            grid.add_row(*entries[k::deep])
        below = [Styled(" · ".join(deeds))] if deeds else []
        return Padding(Group(grid, *below), (0, 1))

    def head(self, ask: Ask, head: str) -> str:
        """Return what a row of choices is about; the letters of citizens are told beside the town."""
        if head in CITIZEN_IDS and ask.prompt == "tyrant-ask-rebel":
            return ""
        return f"{self.talk.thing('figure', head) if head in FIGURE_IDS else self.say(f'terminal-tyrant-{head}')}  "

    def deed(self, seen: Picture, figure: str, direction: str) -> str:
        """Return what a strike does, and to whom."""
        pieces = {piece["square"]: piece for piece in seen["pieces"] if piece["square"]}
        square = next(where for where, piece in pieces.items() if where and piece["id"] == figure)
        met = pieces[SQUARE_IDS[neighbour(SQUARE_IDS.index(square), DIRECTIONS.index(direction))]]
        verb = {"king": "attack", "citizen": "arrest"}.get(met["role"], "kill")
        return self.say(f"terminal-tyrant-{verb}", {"whom": self.talk.thing("figure", met["id"])})

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return what happened, the steps of a figure taken together."""
        return super().news(shortened(events))

    def remembered(self, scene: Scene) -> list[Event]:
        """Return what happened; without the memory aid no card but the last (rule tyrant.memory_aid)."""
        now = picture(scene.view)["round"]
        aid = scene.view.options["memory_aid"]
        return [event for event in scene.past if aid or event.kind != "turned-up" or event.args["round"] == now]

    def result(self, scene: Scene, width: int) -> RenderableType:
        """Draw the last position; the assassins are marked."""
        return self.table(scene, width)

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw the round cards that are still to come, and say what the signs mean and what everything costs."""
        signs = self.say("terminal-tyrant-signs")
        if self.talk.you == REBEL_SEAT:
            signs += " · " + self.say("terminal-tyrant-signs.secret")
        return Group(self.to_come(see(scene)), "", Styled(signs), "", Styled(self.say("terminal-tyrant-costs")))

    def to_come(self, seen: Picture) -> RenderableType:
        """Draw the round cards that are still to come, or how many without the memory aid."""
        if seen["to_come"] is None:
            return Styled(self.say("terminal-tyrant-rounds-left") + f" {seen['cards_left']}")
        rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, title_justify="left")
        rows.add_column(self.say("terminal-tyrant-to-come"))
        rows.add_column("", justify="right")
        ids = [card["id"] for card in seen["to_come"]]
        for card in CARD_IDS:
            if card in ids:
                rows.add_row(self.talk.thing("card", card), str(ids.count(card)))
        return Panel(rows, box=box.ROUNDED, expand=False)

    # What is typed.

    def meant(self, ask: Ask) -> Mapping[int, list[str]]:
        """Return the spellings that have a meaning now: of choices while setting up, of moves in a turn."""
        codec = self.talk.game.actions_codec
        now = codec.split(ask.actions[-1])[0]
        setting_up = now if now in ("choose", "start") else ""
        return {
            action: ways
            for action, ways in self.spellings.items()
            if (codec.split(action)[0] in ("choose", "start")) == bool(setting_up)
            and (not setting_up or codec.split(action)[0] == setting_up)
        }

    def numbered(self, ask: Ask) -> bool:
        """Tell that choices have no numbers: a figure and a direction are as short."""
        return False

    def typing(self, ask: Ask) -> str:
        """Return how a move is typed; before the first round there are only names to choose from."""
        key = "terminal-key-move" if ask.prompt in TURNS else "terminal-key-choice"
        return self.say(key, {"example": self.example(ask)})

    def example(self, ask: Ask) -> str:
        """Return how one of the choices may be typed, a move rather than the end."""
        return self.spellings[ask.actions[1 if len(ask.actions) > 1 else 0]][0]

    def spell(self, action: int) -> list[str]:
        """Return the short form, then the sentence."""
        verb, args = self.talk.game.actions_codec.describe(action)
        sentence = self.talk.action(action)
        if verb == "end":
            return ["0", sentence, self.say("terminal-tyrant-end")]
        if verb == "start":
            return [str(START_IDS.index(str(args["start"])) + 1), sentence]
        if verb == "choose":
            return [short(str(args["citizen"])), sentence, self.talk.thing("citizen", str(args["citizen"]))]
        if verb == "reveal":
            return [f"r{short(str(args['citizen']))}", sentence]
        who, way = short(str(args["figure"])), str(args["direction"])
        lead = "x" if verb == "strike" else ""
        return [f"{lead}{who}{self.say(f'terminal-tyrant-way-{way}')}", sentence, f"{lead}{who}{ENGLISH[way]}"]

    def explain(self, typed: str) -> str | None:
        """Return what a round card does."""
        cards = {k: [self.talk.thing("card", card), card] for k, card in enumerate(CARD_IDS)}
        found = named(typed, cards)
        return self.talk.text.explain(self.talk.game, CARD_IDS[found[0]]) if len(found) == 1 else None

    def remark(self, view: State, ask: Ask, typed: str) -> str | None:
        """Return what a figure can do that is typed alone, or why there is no such move as the one that is typed."""
        entry = plain(typed)
        for way in DIRECTIONS:
            if entry in (f"xk{self.say(f'terminal-tyrant-way-{way}')}", f"xk{ENGLISH[way]}"):
                what = {"figure": self.talk.thing("figure", "king"), "direction": self.talk.thing("direction", way)}
                return self.refused(self.say("tyrant-action-strike", what), "tyrant.king.no_push")
        found = named(typed, self.meant(ask), ask.actions)
        if ask.prompt not in TURNS:
            elsewhere = [] if found else [action for action, ways in self.spellings.items() if entry == plain(ways[0])]
            rule = view.stack[-1].step.rule
            return self.refused(self.talk.action(elsewhere[0]), rule) if elsewhere else None
        alone = [figure for figure in FIGURE_IDS if entry in (short(figure), plain(self.talk.thing("figure", figure)))]
        if alone:
            return self.moves(view, ask, alone[0])
        figure = self.talk.game.actions_codec.describe(found[0])[1].get("figure") if len(found) == 1 else None
        return self.gone(view, str(figure)) if figure is not None else None

    def moves(self, view: State, ask: Ask, figure: str) -> str:
        """Return what a figure can do now, as it is typed."""
        gone = self.gone(view, figure)
        if gone:
            return gone
        if (figure in CITIZEN_IDS) != (ask.prompt == "tyrant-ask-rebel"):
            return self.talk.text.rule("tyrant.turn.figures")
        codec = self.talk.game.actions_codec
        typed = [
            self.spellings[action][0]
            for action in ask.actions
            if figure in map(str, codec.describe(action)[1].values())
        ]
        whom = self.talk.thing("figure", figure)
        if not typed:
            return self.say("terminal-tyrant-no-moves", {"whom": whom})
        return self.say("terminal-tyrant-moves", {"whom": whom, "moves": " ".join(typed)})

    def gone(self, view: State, figure: str) -> str | None:
        """Return that a figure is off the board, None if it is not."""
        there = picture(view)["pieces"][FIGURE_IDS.index(figure)]["square"]
        return None if there else self.say("terminal-tyrant-gone", {"whom": self.talk.thing("figure", figure)})

    def refused(self, what: str, rule: str) -> str:
        """Return that something is not allowed, and the rule that says so."""
        said = self.say("terminal-refused", {"what": what, "rule": self.talk.text.rule_title(rule)})
        return f"{said} {self.talk.text.rule(rule)}"


def shortened(events: Sequence[Event]) -> list[Event]:
    """Return events where all steps of a figure are one, and so are the pushes, until something else happens."""
    told: list[Event] = []
    places: dict[tuple[int, bool], int] = {}
    for event in events:
        if event.kind not in STEPS:
            places.clear()
            told.append(event)
            continue
        place = places.setdefault((event.args["figure"], event.kind == "pushed"), len(told))
        if place == len(told):
            told.append(event)
        else:
            kind = "pushed" if event.kind == "pushed" else "moves"
            told[place] = Event(kind, event.rule, {**event.args, "from": told[place].args["from"]})
    return [event for event in told if event.kind not in STEPS or event.args["from"] != event.args["to"]]


def see(scene: Scene) -> Picture:
    """Return the picture of a scene, with the secret assassins where all is open."""
    return picture(scene.open[-1] if scene.open else scene.view)


def short(figure: str) -> str:
    """Return the mark of a figure."""
    if figure == "king":
        return "k"
    return figure.removeprefix("knight_") if figure.startswith("knight_") else MARKS[CITIZEN_IDS.index(figure)]


def label(piece: Piece) -> str:
    """Return a figure's mark as it is drawn."""
    mark = short(piece["id"])
    return mark.upper() if piece["role"] in ("king", "assassin") else mark


def tail(piece: Piece) -> str:
    """Return the sign behind a figure, "" if there is none."""
    return "!" if piece["role"] == "assassin" else "*" if piece["secret"] else ""


def starting(seen: Picture) -> dict[str, tuple[str, str]]:
    """Return how the squares are marked, and for whom, on which king and knights may begin; none once they have."""
    if any(piece["role"] == "king" and piece["square"] for piece in seen["pieces"]) or seen["round"]:
        return {}
    marks: dict[str, tuple[str, str]] = {}
    for number, start in enumerate(seen["starts"], 1):
        marks[start["king"]] = (f"K{number}", "king")
        marks.update((square, (f"+{'' if square in marks else number}", "knight")) for square in start["knights"])
    return marks


def cell(ground: str, figure: tuple[str, str] | None, gate: str | None) -> Styled:
    """Return a square: the ground, the mark of who stands there, and in what role."""
    roof = ground == ROOF
    edge = "▒" if roof else " "
    left = (ARROWS[gate], "bold green") if gate else (edge, "dim")
    if figure is None:
        square = Styled.assemble(left, (f"{'▒' if roof else '·'}{edge}", "dim"))
    else:
        mark, role = figure
        square = Styled.assemble(left, (mark, STYLES[role]), (edge if len(mark) == 1 else "", "dim"))
    if roof:
        square.stylize(ROOF_STYLE)
    return square


assert len(MARKS) == len(CITIZEN_IDS)
assert list(ARROWS) == list(ENGLISH) == DIRECTIONS
