"""Ankh-Morpork in the terminal: the twelve areas as a table, the players below, the own cards with their symbols.

Areas are chosen by the numbers on the board, pieces by their owner's letter and that number; all else is numbered after
them.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from tafelrunde.boards.entry import named
from tafelrunde.boards.plain import PlainBoard, Scene
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Goal, Offer, Piece, Place
from tafelrunde.core.values import HIDDEN
from tafelrunde.games.morpork.rules.areas import AREA_IDS, AREAS, BOARD
from tafelrunde.games.morpork.rules.cards import CARD_IDS, DECK, SYMBOL_IDS
from tafelrunde.games.morpork.rules.causes import AREA_RULES
from tafelrunde.games.morpork.rules.events import EVENT_RULES
from tafelrunde.games.morpork.rules.score import goal_rule

COLOURS: Final = ["#c62828", "#1565c0", "#2e7d32", "#b26a00"]
LETTERS: Final = "ABCD"
WIDE: Final = 76
"""From this width on areas and choices stand side by side."""
VERY_WIDE: Final = 110
"""From this width on the cards of the hand say what they do."""
MANY: Final = 6
"""From so many choices on they stand side by side, in few words."""
FEW: Final = 3
"""Up to so many choices may take more than a line each, with all that would come of them."""
MANY_PIECES: Final = 15
"""Above so many pieces only the numbers of their areas are shown."""
FEW_SEATS: Final = 2
"""So many open hands can be shown whole at a terminal of the usual height."""
GAP: Final = 2
TEXT_LINES: Final = 2
"""So many lines a card of the hand may take."""
PIECES: Final = ("minion", "troll", "demon")
ABOUT: Final = ("card", "area", "happening", "personality")
"""The kinds of things that can be looked up."""
TEXT_QUESTIONS: Final = frozenset({"morpork-ask-scroll", "morpork-ask-aim"})
"""The questions that cannot be answered without knowing what a card does."""
SWAP: Final = "morpork.text.swap_hands"
"""The rule by which whole hands are given, which the own hand shows."""
UNSEEN: Final = frozenset({"becomes", "draws"})
"""The kinds of events that are no news where one does not see what it is."""
NOT: Final = "not_"
"""How the mark of a personality begins that somebody has shown not to be."""
SIGNS: Final = {
    "place": "☺",
    "build": "⌂",
    "assassinate": "†",
    "calm": "✓",
    "scroll": "§",
    "event": "✶",
    "another": "+",
    "interrupt": "↯",
}
OUTLOOK: Final = {
    "morpork-follows-trouble": "!",
    "morpork-follows-calm": "✓",
    "morpork-follows-controls": "♛",
}
"""What would come of a choice, in a sign each."""


class Board(PlainBoard):
    """The city and its players."""

    loud = frozenset({"removes-minion", "loses-building", "loses-card", "buys", "pays-player", "is-burdened"})
    reckoning_events = frozenset({"shows-personality", "scores", "wins", "shares-win"})

    # The news.

    def is_loud(self, event: Event) -> bool:
        """Tell whether the player may not miss an event: a loss of their own."""
        loser = event.args.get("of" if event.kind == "buys" else "seat")
        return event.kind in self.loud and loser == self.talk.you

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return what happened, but not what is unseen or in the hand, nor what others could not do."""
        seen = [e for e in events if e.kind not in UNSEEN or HIDDEN not in e.args.values()]
        told = [e for e in seen if e.kind != "gives-card" or e.rule != SWAP]
        return super().news([e for e in told if e.kind != "cannot" or e.args["seat"] == self.talk.you])

    # The city and its players.

    def progress(self, scene: Scene) -> list[str]:
        """Return nothing: the table shows the goals."""
        return []

    def title(self, scene: Scene) -> list[str]:
        """Return game, whose turn it is, and the piles."""
        title, turn = super().title(scene), scene.picture.turn
        if turn is not None:
            whose = "terminal-morpork-turn.you" if turn == self.talk.you else "terminal-morpork-turn"
            title.append(self.say(whose, {"seat": self.player(turn)}))
        counts: dict[str, str | int] = {place: total(scene.pieces(place)) for place in ("pile", "events")}
        title.append(self.say("terminal-morpork-piles", {**counts, "trouble": scene.counter("trouble").value or 0}))
        return title

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the areas, and below them the players."""
        return Group(self.areas(scene, width), self.players(scene, whole=0 < len(scene.open) <= FEW_SEATS))

    def tables(self, scene: Scene, width: int) -> list[RenderableType]:
        """Return the table, and where there is room below it what the signs on cards and board mean."""
        return self.with_signs(self.table(scene, width), self.signs())

    def signs(self) -> list[str]:
        """Return what the signs on cards and board mean."""
        return [self.say(f"terminal-morpork-signs-{where}") for where in ("cards", "board")]

    def areas(self, scene: Scene, width: int) -> RenderableType:
        """Draw the twelve areas, six beside six where there is room."""
        halves = 2 if width >= WIDE else 1
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for half in range(halves):
            if half:
                rows.add_column("│", style="dim", no_wrap=True)
            self.add_headings(rows, scene)
        areas = [place for place in scene.layout if place.kind == "area"]
        height = len(areas) // halves
        for k in range(height):
            cells = self.area_row(scene, areas[k])
            for area in areas[k + height :: height]:
                cells += [Styled("│"), *self.area_row(scene, area)]
            rows.add_row(*cells)
        return rows

    def add_headings(self, rows: Table, scene: Scene) -> None:
        """Add number, name, cost, owner and trouble, minions of each seat, trolls and demons, and who controls."""
        rows.add_column("", justify="right", no_wrap=True)
        rows.add_column(self.say("terminal-morpork-area"))  # what gives way where the room is short
        rows.add_column("$", justify="right", no_wrap=True)
        rows.add_column("⌂!", no_wrap=True)
        for seat in range(len(scene.desk.seats)):
            rows.add_column(self.badge(seat), justify="right", no_wrap=True)
        rows.add_column("", no_wrap=True)
        rows.add_column("♛", no_wrap=True)

    def area_row(self, scene: Scene, area: Place) -> list[Styled]:
        """Return the cells of one area."""
        there = scene.pieces(area.id)
        counts = {(piece.face, piece.seat): piece.count for piece in there}
        owner = next((piece.seat for piece in there if piece.face == "building"), None)
        card = next(piece for piece in scene.picture.pieces if piece.kind == "area" and piece.face == area.id)
        used = "✗" if card.place == "lost" else "°" if card.marks else ""
        others = [f"{face[0]}{counts[face, None]}" for face in ("troll", "demon") if (face, None) in counts]
        minions = [counts.get(("minion", seat), 0) for seat in range(len(scene.desk.seats))]
        holder = scene.counter("control", area.id).holder
        return [
            Styled(str(area.number), style="dim"),
            Styled(self.talk.thing("area", area.id), no_wrap=True, overflow="ellipsis"),
            Styled(str(area.cost)),
            Styled.assemble(
                Styled("·", style="dim") if owner is None else self.badge(owner),
                (used, "dim"),
                ("!" if ("trouble", None) in counts else "", "bold red"),
            ),
            *(Styled(str(n) if n else "·", style="bold" if n else "dim") for n in minions),
            Styled("".join(others), style="bold magenta"),
            Styled("·", style="dim") if holder is None else self.badge(holder),
        ]

    def players(self, scene: Scene, whole: bool = False) -> RenderableType:
        """Draw what each player has, in a line each, cut off where it is too long, unless the whole is wanted."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            rows.add_column(no_wrap=True)
        rows.add_column()  # what gives way where the room is short
        money = scene.counter("money").seats or []
        for seat, amount in enumerate(money):
            turn = seat == scene.picture.turn
            rows.add_row(
                Styled.assemble(self.badge(seat), " ", (self.player(seat), "bold" if turn else "")),
                Styled(self.say("terminal-morpork-money", {"amount": amount})),
                Styled(self.say("terminal-morpork-hand", {"count": len(scene.pieces(f"hand.{seat}"))})),
                Styled(self.possessions(scene, seat), no_wrap=not whole, overflow="ellipsis"),
            )
        return Padding(rows, (0, 1))

    def possessions(self, scene: Scene, seat: int) -> str:
        """Return who a player is and how far, what lies in front of them, and what is known of their hand."""
        parts = []
        who = faces(scene.pieces(f"personality.{seat}"))
        ruled_out = [mark.removeprefix(NOT) for mark in scene.picture.marks[seat] if mark.startswith(NOT)]
        if who:
            parts.append(self.identity(scene, seat, who[0]))
        elif ruled_out:
            names = ", ".join(self.talk.thing("personality", one) for one in ruled_out)
            parts.append(self.say("terminal-morpork-not", {"names": names}))
        parts += [self.talk.thing("card", card) for card in faces(scene.pieces(f"front.{seat}"))]
        known = [] if seat == scene.desk.viewer else faces(scene.pieces(f"hand.{seat}"))
        if known:
            names = ", ".join(self.talk.thing("card", card) for card in known)
            parts.append(self.say("terminal-morpork-knows", {"names": names}))
        return " · ".join(parts)

    def identity(self, scene: Scene, seat: int, who: str) -> str:
        """Return who a player is, how far they are, and the goal for so many players, which a short line cuts off."""
        name = self.talk.thing("personality", who)
        goal = next((goal for goal in scene.goals if goal.seat == seat and goal.about == who), None)
        return name if goal is None else f"{name} {progress(goal)}: {self.talk.message(goal.message)}"

    # The choices.

    def labels(self, ask: Ask) -> dict[int, str]:
        """Return what stands before each choice and may be typed: areas have their numbers, pass comes last."""
        found: dict[int, str] = {}
        rest = []
        for action in sorted(ask.actions, key=lambda action: self.split(action)[0] == "pass"):
            verb, args = self.split(action)
            if verb == "area":
                found[action] = str(args["area"] + 1)
            elif verb in PIECES:
                found[action] = self.spellings[action][0]
            else:
                rest.append(action)
        first = AREAS + 1 if found else 1
        return found | {action: str(first + k) for k, action in enumerate(rest)}

    def split(self, action: int) -> tuple[str, dict[str, int]]:
        """Return what an action does, and to what."""
        return self.talk.game.actions_codec.split(action)

    def numbered(self, ask: Ask) -> bool:
        """Tell whether the choices are numbered one after the other, and not by areas."""
        return not any(self.split(action)[0] in ("area", *PIECES) for action in ask.actions)

    def entered(self, view: State, ask: Ask, typed: str) -> int | None:
        """Return the action with the label that is typed; a number up to twelve is an area where one is asked for."""
        text = typed.strip().casefold()
        for action, label in self.labels(ask).items():
            if label.casefold() == text:
                return action
        here = self.pieces_at(ask, text)
        if len(here) == 1:
            return here[0]
        wanted = any(self.split(action)[0] == "area" for action in ask.actions)
        if wanted and text.isdecimal() and len(text) <= 2 and 1 <= int(text) <= AREAS:
            return self.talk.game.actions_codec.number("area", {"area": AREA_IDS[int(text) - 1]})
        return None

    def pieces_at(self, ask: Ask, number: str) -> list[int]:
        """Return the pieces on offer in the area with that number."""
        split = [(action, *self.split(action)) for action in ask.actions]
        return [action for action, verb, args in split if verb in PIECES and str(args["area"] + 1) == number]

    def remark(self, view: State, ask: Ask, typed: str) -> str | None:
        """Return which pieces are meant where an area's number is not enough."""
        here = self.pieces_at(ask, typed.strip())
        meant = ", ".join(self.spellings[action][0] for action in here)
        return self.say("terminal-ambiguous", {"typed": typed.strip(), "meant": meant}) if len(here) > 1 else None

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what can be done, cards with their symbols; side by side and in few words where there is much."""
        labels = self.labels(ask)
        blocks: list[RenderableType] = self.text_in_use(ask)
        cards = [action for action in labels if self.sort(action) == "card"]
        if cards and width >= VERY_WIDE:
            blocks.append(self.texted({self.card_of(action): labels[action] for action in cards}, width))
            labels = {action: label for action, label in labels.items() if action not in cards}
        if len(labels) < MANY or width < WIDE:
            blocks += [self.choice(scene, ask, action, label, len(labels) > FEW) for action, label in labels.items()]
            return Group(*blocks, *self.kept(scene, ask, width))
        pieces = sum(self.sort(action) == "piece" for action in labels)
        for sort in ("card", "piece", "area", "", "benefit", "pass"):
            block = [action for action in labels if self.sort(action) == sort]
            if sort == "card":
                room = width // 2 - GAP
                lines = [self.card(labels[action], self.card_of(action), room) for action in block]
            else:
                by_number = sort == "piece" and pieces > MANY_PIECES
                lines = [self.short(scene, ask, action, labels[action], by_number) for action in block]
            if lines:
                blocks.append(beside(lines, width))
        return Group(*blocks, *self.kept(scene, ask, width))

    def text_in_use(self, ask: Ask) -> list[RenderableType]:
        """Return what the card in question does, where its text is about to be used."""
        if ask.prompt not in TEXT_QUESTIONS:
            return []
        return [Padding(Styled(self.about("card", ask.args["card"]), style="dim"), (0, 1))]

    def choice(self, scene: Scene, ask: Ask, action: int, label: str, cut: bool) -> Styled:
        """Return a choice with its price and what would come of it, in a line if it is to be cut off there."""
        line = Styled(f"{label:>3}) {self.talk.answer(ask, action)}", no_wrap=cut, overflow="ellipsis")
        if self.sort(action) == "card":
            line.append(f"  {self.symbols(self.card_of(action))}", style="dim")
        offer = scene.offers.get(action)
        if offer is not None:
            line.append(self.price(offer))
            follows = " ".join(self.talk.message(message) for message in offer.follows)
            line.append(f" – {follows}" if follows else "", style="dim")
        return line

    def price(self, offer: Offer) -> str:
        """Return what an action costs, nothing if it is free."""
        return " " + self.say("terminal-morpork-money", {"amount": offer.cost["money"]}) if offer.cost else ""

    def card(self, label: str, card: str, room: int) -> Styled:
        """Return the choice of a card in few words: its name, cut off where it is too long, and its symbols."""
        symbols = f" {self.symbols(card)}"
        line = Styled(f"{label:>3}) {self.talk.thing('card', card)}")
        line.truncate(room - cell_len(symbols), overflow="ellipsis")
        return line.append(symbols, style="dim")

    def short(self, scene: Scene, ask: Ask, action: int, label: str, by_number: bool) -> Styled:
        """Return another choice in few words; of a piece the label says enough where there are many."""
        verb, args = self.split(action)
        offer = scene.offers.get(action)
        if by_number:
            return Styled.assemble("  ", self.piece_label(verb, args))
        if verb in PIECES:
            where = self.talk.thing("area", args["area"])
            line = Styled.assemble("  ", self.piece_label(verb, args), f") {where}")
        elif verb == "benefit":
            area = self.talk.thing("area", args["area"])
            line = Styled(f"{label:>3}) {self.say('terminal-morpork-use', {'area': area})}")
        else:
            line = Styled(f"{label:>3}) {self.talk.answer(ask, action)}")
        if offer is not None:
            line.append(self.price(offer))
            own = [one for one in offer.follows if one.args.get("seat", self.talk.you) == self.talk.you]
            line.append("".join(f" {OUTLOOK[one.id]}" for one in own if one.id in OUTLOOK), style="bold")
        return line

    def piece_label(self, verb: str, args: dict[str, int]) -> Styled:
        """Return a piece as it is typed: whose or what it is, and the number of its area."""
        piece = self.badge(args["seat"]) if verb == "minion" else Styled(verb[0], style="bold magenta")
        return Styled.assemble(piece, str(args["area"] + 1))

    def sort(self, action: int) -> str:
        """Return with what kind of choices an action is drawn."""
        verb = self.split(action)[0]
        if verb in ("play", "card"):
            return "card"
        return "piece" if verb in PIECES else verb if verb in ("area", "benefit", "pass") else ""

    def card_of(self, action: int) -> str:
        """Return the card that an action is about."""
        return CARD_IDS[self.split(action)[1]["card"]]

    # The hand.

    def kept(self, scene: Scene, ask: Ask, width: int) -> list[RenderableType]:
        """Return the own hand, as far as the choices do not show it."""
        offered = {self.card_of(action) for action in ask.actions if self.sort(action) == "card"}
        return self.held([card for card in faces(scene.pieces(f"hand.{ask.who}")) if card not in offered], width)

    def hand(self, scene: Scene, width: int) -> RenderableType:
        """Draw the viewer's hand."""
        viewer = scene.desk.viewer
        return Group(*([] if viewer is None else self.held(faces(scene.pieces(f"hand.{viewer}")), width)))

    def held(self, cards: Sequence[str], width: int) -> list[RenderableType]:
        """Return cards of the own hand with their symbols, and with what they do where there is room for it."""
        if not cards:
            return []
        if width >= VERY_WIDE:
            return [self.texted(dict.fromkeys(cards, ""), width)]
        names = [f"{self.talk.thing('card', card)} {self.symbols(card)}".rstrip() for card in cards]
        lines = [" " + self.say("terminal-morpork-your-hand", {"names": names[0]})]
        for name in names[1:]:
            if cell_len(lines[-1]) + cell_len(name) + len(" ·  ·") > width:
                lines[-1] += " ·"
                lines.append(f" {name}")
            else:
                lines[-1] += f" · {name}"
        return [Styled(line, style="dim") for line in lines]

    def texted(self, labels: dict[str, str], width: int) -> RenderableType:
        """Draw cards with their labels, symbols, and what they do."""
        rows = Table.grid(padding=(0, GAP, 0, 0))
        tags = {card: f"{label:>3}) " if label else " " for card, label in labels.items()}
        heads = [Styled(tags[card] + self.talk.thing("card", card)) for card in labels]
        room = width - max(head.cell_len for head in heads) - max(len(self.symbols(card)) for card in labels) - 3 * GAP
        for head, card in zip(heads, labels, strict=True):
            does = Styled(self.about("card", CARD_IDS.index(card)), style="dim")
            does.truncate(TEXT_LINES * room - room // 4, overflow="ellipsis")
            rows.add_row(head, Styled(self.symbols(card), style="dim"), does)
        return rows

    def symbols(self, card: str) -> str:
        """Return the symbols of a card, from left to right."""
        shown = [
            f"${symbol.amount}" if SYMBOL_IDS[symbol.kind] == "money" else SIGNS[SYMBOL_IDS[symbol.kind]]
            for symbol in DECK[CARD_IDS.index(card)].symbols
        ]
        return f"[{' '.join(shown)}]" if shown else ""

    # The end, and what is looked up.

    def result(self, scene: Scene, width: int) -> RenderableType:
        """Draw the board, who everybody was, and what they have."""
        return Group(self.areas(scene, width), self.standings(scene))

    def standings(self, scene: Scene) -> RenderableType:
        """Draw how far everybody is in all that personalities want."""
        rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for heading in ("player", "personality", "controls", "spies", "fortune", "points"):
            rows.add_column(self.say(f"terminal-morpork-{heading}"))
        counted = [scene.counter(name).seats or [] for name in ("controlled", "infiltrated", "fortune", "points")]
        for seat, (controlled, infiltrated, fortune, points) in enumerate(zip(*counted, strict=True)):
            known = faces(scene.pieces(f"personality.{seat}"))
            who = self.talk.thing("personality", known[0]) if known else "?"
            owns = self.say("terminal-morpork-money", {"amount": fortune})
            won = scene.desk.result is not None and scene.desk.result[seat] > -1
            numbers = [str(controlled), str(infiltrated), owns, str(points)]
            rows.add_row(self.player(seat), who, *numbers, style="bold" if won else "")
        return rows

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw the discard pile, past events, what the signs mean, all that players have, and who could win."""
        open_cards = scene.view.game.request(scene.view, "discard", {})
        cards = faces(open_cards) if isinstance(open_cards, list) else []
        hidden = total(scene.pieces("discard")) - len(cards)
        discard = [self.talk.thing("card", card) for card in reversed(cards)]
        events = [self.talk.thing("happening", event) for event in faces(scene.pieces("happened"))]
        lines = [Styled(self.say("terminal-morpork-discard", {"count": len(discard)}), style="bold")]
        lines.append(Styled(", ".join(discard) or "–"))
        if hidden:
            lines.append(Styled(self.say("terminal-morpork-shuffled", {"count": hidden}), style="dim"))
        lines += [Styled(self.say("terminal-morpork-events-used"), style="bold"), Styled(", ".join(events) or "–")]
        lines += [Styled(self.say("terminal-morpork-signs"), style="bold")]
        lines += map(Styled, self.signs())
        standings = [self.standings(scene), self.who_could_win(scene)]
        return Group(*lines, "", self.players(scene, whole=True), *standings, *self.goal(scene))

    def who_could_win(self, scene: Scene) -> RenderableType:
        """Draw how far everybody is as whoever they may be, goal by goal."""
        rows = Table.grid(padding=(0, GAP, 0, 0))
        aims: dict[str, list[Goal]] = {}
        for goal in scene.goals:
            if goal.about is not None:
                aims.setdefault(self.talk.message(goal.message), []).append(goal)
        for aim, goals in aims.items():
            names = dict.fromkeys(self.talk.thing("personality", goal.about) for goal in goals if goal.about)
            seats = {goal.seat: goal for goal in goals if goal.seat is not None}
            far = [f"{self.player(seat)} {progress(goal)}" for seat, goal in seats.items()]
            rows.add_row(f"{', '.join(names)}:", aim, Styled(", ".join(far), style="bold"))
        return Padding(rows, (0, 1))

    def goal(self, scene: Scene) -> list[Styled]:
        """Return what the viewer has to reach."""
        who = [] if scene.desk.viewer is None else faces(scene.pieces(f"personality.{scene.desk.viewer}"))
        ids = self.talk.game.names.kinds["personality"]
        return [Styled(self.about("personality", ids.index(one))) for one in who]

    # What is typed.

    def example(self, ask: Ask) -> str:
        """Return how one of the choices may be typed: the shortest that is no city-area card and does not pass."""
        labels = self.labels(ask)
        numbers = [label for action, label in labels.items() if self.sort(action) in ("area", "piece")]
        ways = [self.spellings[action][0] for action in labels if self.sort(action) not in ("benefit", "pass")]
        return numbers[0] if numbers else min(ways, key=len) if ways else self.talk.answer(ask, ask.actions[0])

    def spell(self, action: int) -> list[str]:
        """Return the name of the thing in this language and in English, and the whole sentence."""
        verb, args = self.split(action)
        if verb in ("play", "card"):
            return [self.talk.thing("card", args["card"]), self.talk.action(action), CARD_IDS[args["card"]]]
        if verb == "area":
            return [self.talk.thing("area", args["area"]), self.talk.action(action), AREA_IDS[args["area"]]]
        if verb == "minion":
            return [f"{LETTERS[args['seat']]}{args['area'] + 1}", self.talk.action(action)]
        if verb in ("troll", "demon"):
            return [f"{verb[0]}{args['area'] + 1}", self.talk.action(action)]
        if verb == "seat":
            return [LETTERS[args["seat"]], self.talk.seat(args["seat"])]
        if verb == "benefit":
            area = self.talk.thing("area", args["area"])
            return [self.say("terminal-morpork-use", {"area": area}), self.talk.action(action)]
        return [self.talk.action(action), verb, *self.skipping(verb)]

    def skipping(self, verb: str) -> list[str]:
        """Return the other words for passing: a symbol is skipped, and what others do is let happen."""
        if verb != "pass":
            return []
        answers = [f"morpork-ask-{step}.answer-pass" for step in self.talk.game.steps]
        answers += [f"morpork-ask-decide.answer-pass-{card}" for card in CARD_IDS]
        return list(dict.fromkeys(self.say(answer) for answer in answers if self.talk.text.has(answer)))

    def explain(self, typed: str) -> str | None:
        """Return what a card, an area (by name or number), an event or a personality does."""
        things = [(kind, k) for kind in ABOUT for k in range(len(self.talk.game.names.kinds[kind]))]
        found = [things[k] for k in named(typed, {k: self.called(*thing) for k, thing in enumerate(things)})]
        return self.explained_each(typed, [(self.talk.thing(*thing), self.about(*thing)) for thing in found])

    def called(self, kind: str, thing: int) -> list[str]:
        """Return how a thing may be typed."""
        names = [self.talk.thing(kind, thing), self.talk.game.names.kinds[kind][thing]]
        return [*names, str(thing + 1)] if kind == "area" else names

    def about(self, kind: str, thing: int) -> str:
        """Return what a thing does; of an area, also where it lies."""
        text = self.talk.text
        if kind == "card":
            return text.explain(self.talk.game, CARD_IDS[thing])
        if kind == "happening":
            return text.rule(EVENT_RULES[thing])
        if kind == "personality":
            return text.rule(goal_rule(thing))
        area = BOARD[thing]
        near = ", ".join(self.talk.thing("area", number - 1) for number in area.adjacent)
        where: dict[str, str | int] = {"number": thing + 1, "cost": area.cost, "near": near, "river": int(area.river)}
        return self.say("terminal-morpork-about-area", {**where, "benefit": text.rule(AREA_RULES[thing])})

    # Players.

    def badge(self, seat: int) -> Styled:
        """Return the letter of a seat in its colour."""
        return Styled(LETTERS[seat], style=f"bold white on {COLOURS[seat]}")


def beside(lines: Sequence[Styled], width: int) -> RenderableType:
    """Draw lines in as many columns as there is room for, to be read downwards."""
    for height in range(1, len(lines) + 1):
        columns = [lines[k : k + height] for k in range(0, len(lines), height)]
        if sum(max(line.cell_len for line in column) + GAP for column in columns) <= width:
            break
    rows = Table.grid(padding=(0, GAP, 0, 0))
    for k in range(height):
        rows.add_row(*lines[k::height])
    return rows


def faces(pieces: Iterable[Piece]) -> list[str]:
    """Return the ids of the cards that are known."""
    return [piece.face for piece in pieces if piece.face is not None]


def total(pieces: Iterable[Piece]) -> int:
    """Return how many there are of some pieces and piles."""
    return sum(piece.count for piece in pieces)


def progress(goal: Goal) -> str:
    """Return how far somebody is; of what has to be used up, how much is left."""
    return f"({goal.value})" if not goal.goal else f"({goal.value}/{goal.goal})"
