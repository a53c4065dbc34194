"""King & Assassins in the terminal: a town of ten by ten squares that can be read without colours too.

A square is three characters wide. Roofs are hatched, streets are blank with a dot, a gate shows an arrow that points
out of the town. Citizens are letters, knights digits, the king is K; behind a figure `!` marks a revealed assassin, and
`*` one that only the viewer knows. A move is typed as figure and direction: `3n`, or `x3n` for a strike; a walk as
figure and directions, `3nne`, or as figure and square, `3 e7`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from tafelrunde.boards.entry import named, plain
from tafelrunde.boards.plain import PlainBoard, Plan, Scene
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Piece
from tafelrunde.games.tyrant.rules.board import DIRECTIONS, LETTERS
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CARD_IDS, CITIZEN_IDS
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS, KING_SEAT, MOST_KILLS, REBEL_SEAT
from tafelrunde.games.tyrant.terminal.town import (
    ARROWS,
    STYLES,
    cell,
    exit_of,
    figures_of,
    height,
    kings,
    label,
    progress,
    role,
    secret,
    shown,
    starting,
    tail,
)
from tafelrunde.games.tyrant.terminal.typed import (
    ENGLISH,
    PUSHED,
    Typed,
    Walk,
    price,
    read,
    read_citizens,
    short,
    walk,
)
from tafelrunde.text import Talk

START_IDS: Final = ["first", "second"]
TURNS: Final = frozenset({"tyrant-ask-king", "tyrant-ask-rebel"})
CHOOSE: Final = "tyrant-ask-choose"
DEEDS: Final = {
    "tyrant-offer-arrest": "terminal-tyrant-arrest",
    "tyrant-offer-kill": "terminal-tyrant-kill",
    "tyrant-offer-attack": "terminal-tyrant-attack",
}
DO_IT: Final = "+"
"""What is typed to do what has just been told."""
ROOMY: Final = 74
"""From this width on there is room for the round and the citizens beside the town."""
WIDE: Final = 110
"""From this width on there is room for the signs beside them, and for the names of those who are pushed."""
TOWN_WIDTH: Final = 40
TOWN_HEIGHT: Final = 12
SIDE_WIDTH: Final = 43
"""How wide the town is drawn, with the gaps beside it, and how high; how wide the round and the citizens are."""


class Board(PlainBoard):
    """The town."""

    quiet = frozenset({"placed", "stationed", "turned-up", "turn-ends"})
    loud = frozenset({"killed", "arrested", "hit", "revealed", "leaves", "wins"})
    """The kinds of events that nobody may miss."""
    opening = frozenset({"turned-up"})
    reckoning_events = frozenset({"was-assassin", "wins"})

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk)
        self.picked: list[str] = []
        """The assassins that are chosen so far: the table hears of them when there are enough."""
        self.told: tuple[int, list[int]] | None = None
        """The position in which a walk was told before it is done, and its steps."""

    # The screen.

    def progress(self, scene: Scene) -> list[str]:
        """Return nothing: the table shows the goals."""
        return []

    def title(self, scene: Scene) -> list[str]:
        """Return game and round."""
        seen = scene.picture
        title = super().title(scene)
        if seen.round and not seen.over:
            title.append(self.say("terminal-round", {"round": seen.round, "rounds": seen.rounds}))
        return title

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the town, beside it the round, the goals and the citizens, and where there is room what signs mean."""
        side = Group(self.round(scene), self.people(scene, 3 if width < ROOMY else 2))
        if width < ROOMY:
            return Group(self.town(scene), side)
        both = Table.grid(expand=True, padding=(0, 1))
        both.add_column(no_wrap=True)
        if width < WIDE:
            both.add_column(ratio=1)
            both.add_row(self.town(scene), side)
            return both
        room = width - TOWN_WIDTH - SIDE_WIDTH
        signs = [text for text in ("\n\n".join(self.signs()), self.costs()) if height(text, room) <= TOWN_HEIGHT]
        both.add_column(width=SIDE_WIDTH)
        both.add_column(ratio=1)
        both.add_row(self.town(scene), side, Styled(next(iter(signs), ""), style="dim"))
        return both

    def tables(self, scene: Scene, width: int) -> list[RenderableType]:
        """Return the table; what signs mean stands below it where there is room, and none beside it."""
        return self.with_signs(self.table(scene, width), [] if width >= WIDE else self.signs())

    def town(self, scene: Scene) -> RenderableType:
        """Draw the squares, with their letters and numbers around them."""
        letters = "    " + "".join(f" {letter} " for letter in LETTERS)
        figures = {piece.place: (label(piece) + tail(piece), role(piece)) for piece in figures_of(shown(scene))}
        marks = figures if kings(scene) else starting(scene) | figures
        places = {place.id: place for place in scene.layout}
        lines = [Styled(letters, style="dim")]
        for number in range(1, len(LETTERS) + 1):
            line = Styled.assemble((f" {number:>2} ", "dim"))
            for letter in LETTERS:
                line.append_text(cell(places[f"{letter}{number}"], marks.get(f"{letter}{number}")))
            lines.append(line.append(f" {number}", style="dim"))
        lines.append(Styled(letters, style="dim"))
        return Group(*lines)

    def round(self, scene: Scene) -> RenderableType:
        """Draw the round card, what is left of it, the fetter or the price of a knight, and what each side wins by."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        card = next((piece.face for piece in scene.pieces("round")), None)
        if card is not None:
            rows.add_row(self.say("terminal-tyrant-card"), self.talk.thing("card", card))
            left = {who: self.counted(scene, f"{who}_points") for who in ("king", "knight", "rebel")}
            rows.add_row(self.say("terminal-tyrant-left"), self.say("terminal-tyrant-points", left))
            if card.endswith("fetter") and scene.picture.phase == "king":
                used = "used" if self.counted(scene, "arrests") else "free"
                rows.add_row(self.say("terminal-tyrant-fetter"), self.say(f"terminal-tyrant-fetter-{used}"))
            if scene.picture.phase == "rebel":
                kills = self.counted(scene, "kills")
                more = "next" if kills < MOST_KILLS else "limit"
                killed = {"count": kills, "price": kills + 1}
                rows.add_row(self.say("terminal-tyrant-kills"), self.say(f"terminal-tyrant-kills-{more}", killed))
        if not kings(scene) and starting(scene):
            rows.add_row(self.say("terminal-tyrant-start"), self.say("terminal-tyrant-starts"))
        rows.add_row(self.say("terminal-tyrant-king"), self.goal_line(scene, KING_SEAT))
        rows.add_row(self.say("terminal-tyrant-rebel"), self.goal_line(scene, REBEL_SEAT))
        return rows

    def counted(self, scene: Scene, counter: str) -> int:
        """Return the number of a counter."""
        return scene.counter(counter).value or 0

    def goal_line(self, scene: Scene, seat: int) -> str:
        """Return what a side wins by, and how far it is; the king's ways out are named."""
        far = {goal.message.id: progress(goal) for goal in scene.goals if goal.seat == seat}
        if seat == REBEL_SEAT:
            args = {"hits": far["tyrant-goal-wounds"], "rounds": far["tyrant-goal-rounds"]}
            return self.say("terminal-tyrant-goal-rebel", args)
        gates = " ".join(f"{ARROWS[way]}{place.id}" for place in scene.layout if (way := exit_of(place)))
        return self.say("terminal-tyrant-goal-king", {"gates": gates, "assassins": far["tyrant-goal-assassins"]})

    def people(self, scene: Scene, columns: int) -> RenderableType:
        """Draw the citizens by letter and name, and what is known of them."""
        rows = Table.grid(padding=(0, 1, 0, 0))
        known = {piece.id: piece for piece in shown(scene).pieces}
        entries = [self.person(known.get(citizen), citizen) for citizen in CITIZEN_IDS]
        deep = -(-len(entries) // columns)
        for k in range(deep):
            rows.add_row(*entries[k::deep])
        return rows

    def person(self, piece: Piece | None, citizen: str) -> Styled:
        """Return a citizen's letter and name, with what is known; in brackets whoever is off the board."""
        name = self.talk.thing("citizen", citizen)
        if piece is None:
            return Styled(f"{short(citizen)} {name}", style="dim")
        sign = tail(piece) or ("*" if citizen in self.picked else " ")
        if piece.place in ("killed", "arrested"):
            return Styled(f"{label(piece)}{sign}({name})", style="dim")
        return Styled.assemble((f"{label(piece)}{sign}", STYLES[role(piece)]), name)

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what each figure can do, as it is typed, with what it costs and whom it pushes."""
        heads: dict[str, list[str]] = {}
        deeds: list[str] = []
        reveals: list[str] = []
        for action, offer in scene.offers.items():
            typed = self.spellings[action][0]
            if offer.verb == "strike":
                deeds.append(f"{typed} {self.deed(offer)}")
            elif offer.verb == "reveal":
                reveals.append(f"{typed} {self.talk.thing('citizen', str(offer.args['citizen']))}")
            elif offer.verb in ("move", "start"):
                head = str(offer.args.get("figure", offer.verb))
                heads.setdefault(head, []).append(f"{typed}{self.beside(offer, width)}")
        if ask.prompt == CHOOSE:
            heads = {citizen: [short(citizen)] for citizen in self.choosable(scene)}
            deeds.append(self.chosen(scene))
        if reveals:
            deeds.append(self.say("terminal-tyrant-reveal", {"whom": ", ".join(reveals)}))
        entries = [Styled.assemble((self.head(ask, head), "bold"), " ".join(typed)) for head, typed in heads.items()]
        columns = max(1, (width + 1) // (max((entry.cell_len for entry in entries), default=0) + 3))
        deep = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for k in range(deep):
            grid.add_row(*entries[k::deep])
        below = [Styled(" · ".join(deeds))] if deeds else []
        if ask.prompt in TURNS:
            signs = "terminal-tyrant-beside.rebel" if ask.prompt == "tyrant-ask-rebel" else "terminal-tyrant-beside"
            below.append(Styled(self.say(signs), style="dim"))
        return Padding(Group(grid, *below), (0, 1))

    def beside(self, offer: Offer, width: int) -> str:
        """Return what stands behind a move: what it costs if that is not 1, whom it pushes, whether it wins."""
        pushed = [message.args for message in offer.follows if message.id == PUSHED]
        if offer.verb == "start":
            return f" ({offer.names['to']})"
        if offer.message == "tyrant-offer-castle":
            return "★"
        names = [short(str(args["figure"])) for args in pushed]
        if width >= WIDE:
            names = [f"{self.talk.thing('figure', str(args['figure']))} {args['to']}" for args in pushed]
        cost = f"({price(offer)})" if offer.cost and price(offer) != 1 else ""
        return cost + ("»" + (", " if width >= WIDE else "").join(names) if names else "")

    def head(self, ask: Ask, head: str) -> str:
        """Return what a row of choices is about; the letters of citizens are told beside the town."""
        if head in CITIZEN_IDS and ask.prompt == "tyrant-ask-rebel":
            return ""
        return f"{self.talk.thing('figure', head) if head in FIGURE_IDS else self.say(f'terminal-tyrant-{head}')}  "

    def deed(self, offer: Offer) -> str:
        """Return what a strike does, to whom and for how much."""
        whom = self.talk.thing("figure", str(offer.names["victim"]))
        return f"{self.say(DEEDS[offer.message], {'whom': whom})} ({price(offer)})"

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return what happened; own picks are marked, others' turns just end."""
        hushed = {("chooses", True), ("no-choice", False)}
        told = [event for event in events if (event.kind, event.args.get("seat") == self.talk.you) not in hushed]
        return super().news(told)

    def remembered(self, scene: Scene) -> list[Event]:
        """Return what happened; without the memory aid no card but the last (rule tyrant.memory_aid)."""
        now = scene.picture.round
        aid = scene.view.options["memory_aid"]
        return [event for event in scene.past if aid or event.kind != "turned-up" or event.args["round"] == now]

    def result(self, scene: Scene, width: int) -> RenderableType:
        """Draw the last position; the assassins are marked."""
        return self.table(scene, width)

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw the round cards that are still to come, and say what the signs mean and what everything costs."""
        return Group(self.to_come(scene), "", Styled("\n\n".join(self.signs())))

    def signs(self) -> list[str]:
        """Return what the signs mean, and what everything costs."""
        signs = self.say("terminal-tyrant-signs")
        if self.talk.you == REBEL_SEAT:
            signs += " · " + self.say("terminal-tyrant-signs.secret")
        return [signs, self.costs()]

    def costs(self) -> str:
        """Return what everything costs."""
        return self.say("terminal-tyrant-costs")

    def to_come(self, scene: Scene) -> RenderableType:
        """Draw the round cards that are still to come, or how many without the memory aid."""
        cards = scene.pieces("deck")
        if any(piece.face is None for piece in cards):
            return Styled(self.say("terminal-tyrant-rounds-left") + f" {sum(piece.count for piece in cards)}")
        rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, title_justify="left")
        rows.add_column(self.say("terminal-tyrant-to-come"))
        rows.add_column("", justify="right")
        for piece in cards:
            rows.add_row(self.talk.thing("card", str(piece.face)), str(piece.count))
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
        keys = {CHOOSE: "terminal-tyrant-key-picks"} | dict.fromkeys(TURNS, "terminal-key-move")
        return self.say(keys.get(ask.prompt, "terminal-key-choice"), {"example": self.example(ask)})

    def example(self, ask: Ask) -> str:
        """Return how one of the choices may be typed, the first one; of assassins three."""
        if ask.prompt == CHOOSE and ask.args["count"] == 1 and not self.picked:
            return " ".join(self.spellings[action][0] for action in sorted(ask.actions)[1::3])
        return super().example(ask)

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

    # Whole walks.

    def plan(self, view: State, ask: Ask, typed: str) -> Plan | None:
        """Return a whole walk, all of it or nothing, or assassins in any order; a walk that pushes is told first."""
        told, self.told = self.told, None
        if ask.prompt == CHOOSE:
            return self.picks(view, typed)
        if typed == DO_IT and told is not None and told[0] == view.quick_key():
            return Plan(told[1])
        if ask.prompt in TURNS and (figure := self.alone(typed)):
            return Plan(said=self.moves(view, ask, figure))
        line = read(self.talk, typed) if ask.prompt in TURNS else None
        if line is None or len(line.ways) == 1:
            return None
        found = walk(view, line)
        if found is None or found.wrong is not None:
            return Plan(said=self.walk_line(view, ask, line, found))
        if line.to and found.pushed:
            self.told = view.quick_key(), found.actions
            return Plan(said=f"{self.walk_line(view, ask, line, found)} {self.say('terminal-tyrant-do-it')}")
        return Plan(found.actions)

    def walk_line(self, view: State, ask: Ask, line: Typed, found: Walk | None) -> str:
        """Return what a walk costs and whom it pushes where, or why it is not possible."""
        whom = self.talk.thing("figure", line.figure)
        if found is not None and found.wrong is None:
            args: dict[str, str | int] = {"whom": whom, "to": self.place(found.to), "cost": found.cost}
            pushed = [Message(PUSHED, {"figure": figure, "to": to}) for figure, to in found.pushed.items()]
            return " ".join([self.say("terminal-tyrant-walk", args), *map(self.talk.message, pushed)])
        cannot = self.cannot_act(view, ask, line.figure)
        if cannot is not None:
            return cannot
        if found is None:
            there = next(piece.place for piece in Scene(view).picture.pieces if piece.id == line.figure) == line.to
            key = "terminal-tyrant-is-there" if there else "terminal-tyrant-no-way"
            return self.say(key, {"whom": whom, "to": self.place(line.to)})
        step = {"number": len(found.actions) + 1, "steps": len(line.ways)}
        assert found.wrong is not None
        refused = self.refused(self.talk.action(found.wrong), found.rule)
        return f"{self.say('terminal-tyrant-no-step', step)} {refused}"

    def place(self, place: str) -> str:
        """Return what a square or the castle is called."""
        return self.talk.thing("place", place) if place == "castle" else place

    # Assassins in any order.

    def picks(self, view: State, typed: str) -> Plan | None:
        """Return the assassins when there are enough, or who is chosen so far; a name again takes it back."""
        scene = Scene(view)
        named_now, unknown = read_citizens(self.talk, typed)
        if unknown and (named_now or len(typed.split()) > 1):
            return Plan(said=self.say("terminal-tyrant-no-citizen", {"typed": unknown[:40]}))
        if unknown or not named_now or not set(named_now) <= set(self.choosable(scene)):
            return None
        missing = ASSASSINS - len(secret(scene))
        again = len(named_now) == 1 and named_now[0] in self.picked
        kept = [] if len(named_now) == missing else [one for one in self.picked if one not in named_now]
        picked = kept if again else kept + named_now
        if len(picked) > missing:
            return Plan(said=self.say("terminal-tyrant-too-many", {"count": ASSASSINS}))
        self.picked = picked
        if len(picked) < missing:
            return Plan(said=self.chosen(scene))
        self.picked = []
        actions = view.game.request(view, "picks", {"citizens": picked})
        return Plan(actions) if isinstance(actions, list) else None

    def choosable(self, scene: Scene) -> list[str]:
        """Return the citizens that may be chosen: those further down the list than whom the table has heard of."""
        heard = secret(scene)
        return CITIZEN_IDS[CITIZEN_IDS.index(heard[-1]) + 1 :] if heard else CITIZEN_IDS

    def chosen(self, scene: Scene) -> str:
        """Return who is chosen so far, and how many more there have to be."""
        names = [self.talk.thing("citizen", citizen) for citizen in secret(scene) + self.picked]
        args: dict[str, str | int] = {"names": ", ".join(names), "missing": ASSASSINS - len(names)}
        return self.say("terminal-tyrant-picked" if names else "terminal-tyrant-picked.none", args)

    # Answers.

    def remark(self, view: State, ask: Ask, typed: str) -> str | None:
        """Return what a move costs and does, what a figure can do that is typed alone, or why there is no such move."""
        entry = plain(typed)
        for way in DIRECTIONS:
            if entry in (f"xk{self.say(f'terminal-tyrant-way-{way}')}", f"xk{ENGLISH[way]}"):
                what = {"figure": self.talk.thing("figure", "king"), "direction": self.talk.thing("direction", way)}
                return self.refused(self.say("tyrant-action-strike", what), "tyrant.king.no_push")
        found = named(typed, self.meant(ask), ask.actions)
        if ask.prompt not in TURNS:
            return self.remark_on_setup(view, ask, typed, found)
        if figure := self.alone(typed):
            return self.moves(view, ask, figure)
        if len(found) == 1 and found[0] in ask.actions:
            return self.choice_line(Scene(view), ask, found[0])
        line = read(self.talk, typed)
        if line is not None and len(line.ways) != 1:
            return self.walk_line(view, ask, line, walk(view, line))
        mover = self.talk.game.actions_codec.describe(found[0])[1].get("figure") if len(found) == 1 else None
        return self.gone(view, str(mover)) if mover is not None else None

    def alone(self, typed: str) -> str:
        """Return the figure that is typed without anything it should do, by its mark or its name, "" if none is."""
        called = {name: figure for figure in FIGURE_IDS for name in (short(figure), self.talk.thing("figure", figure))}
        return {plain(name): figure for name, figure in called.items()}.get(plain(typed), "")

    def remark_on_setup(self, view: State, ask: Ask, typed: str, found: Sequence[int]) -> str | None:
        """Return that somebody may be chosen, or that it is too early for something that is typed."""
        if ask.prompt == CHOOSE and len(found) == 1:
            citizen = str(self.talk.game.actions_codec.describe(found[0])[1]["citizen"])
            may = citizen in self.choosable(Scene(view))
            return self.say("terminal-allowed", {"what": self.talk.action(found[0])}) if may else None
        elsewhere = [action for action, ways in self.spellings.items() if plain(typed) == plain(ways[0])]
        return self.refused(self.talk.action(elsewhere[0]), view.topic) if elsewhere and not found else None

    def moves(self, view: State, ask: Ask, figure: str) -> str:
        """Return what a figure can do now, as it is typed."""
        cannot = self.cannot_act(view, ask, figure)
        if cannot is not None:
            return cannot
        offers = [offer for offer in Scene(view).offers.values() if figure in offer.args.values()]
        whom = self.talk.thing("figure", figure)
        if not offers:
            return self.say("terminal-tyrant-no-moves", {"whom": whom})
        typed = [f"{self.spellings[offer.action][0]}{self.beside(offer, 0)}" for offer in offers]
        return self.say("terminal-tyrant-moves", {"whom": whom, "moves": " ".join(typed)})

    def cannot_act(self, view: State, ask: Ask, figure: str) -> str | None:
        """Return that a figure is off the board or not the player's, None if it can act."""
        if (figure in CITIZEN_IDS) != (ask.prompt == "tyrant-ask-rebel"):
            return self.gone(view, figure) or self.talk.text.rule("tyrant.turn.figures")
        return self.gone(view, figure)

    def gone(self, view: State, figure: str) -> str | None:
        """Return that a figure is off the board, None if it is not."""
        there = any(piece.id == figure for piece in figures_of(Scene(view).picture))
        return None if there else self.say("terminal-tyrant-gone", {"whom": self.talk.thing("figure", figure)})

    def refused(self, what: str, rule: str) -> str:
        """Return that something is not allowed, and the rule that says so."""
        said = self.say("terminal-refused", {"what": what, "rule": self.talk.text.rule_title(rule)})
        return f"{said} {self.talk.text.rule(rule)}"
