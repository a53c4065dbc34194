"""Ankh-Morpork in the terminal: the twelve areas as a table, the players below, the own cards with their symbols."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from tafelrunde.cli.boards.plain import PlainBoard, Scene
from tafelrunde.cli.entry import named
from tafelrunde.core.ask import Ask
from tafelrunde.core.events import Event
from tafelrunde.core.values import HIDDEN
from tafelrunde.games.morpork.areas import AREA_IDS, BOARD, PERSONALITY_IDS
from tafelrunde.games.morpork.cards import CARD_IDS, DECK, SYMBOL_IDS
from tafelrunde.games.morpork.codec import CARD, PLAY
from tafelrunde.games.morpork.events import EVENT_RULES
from tafelrunde.games.morpork.picture import AreaPicture, Picture, SeatPicture, picture
from tafelrunde.games.morpork.score import goal_rule
from tafelrunde.games.morpork.turn.city_areas import RULES as AREA_RULES

COLOURS: Final = ["#c62828", "#1565c0", "#2e7d32", "#b26a00"]
LETTERS: Final = "ABCD"
WIDE: Final = 76
"""From this width on areas and choices stand side by side."""
MANY: Final = 6
"""From so many choices on they do, in few words."""
MANY_PIECES: Final = 15
"""Above so many pieces only the numbers of their areas are shown."""
FEW_SEATS: Final = 2
"""So many open hands can be shown whole at a terminal of the usual height."""
GAP: Final = 2
PIECES: Final = ("minion", "troll", "demon")
ABOUT: Final = ("card", "area", "happening", "personality")
"""The kinds of things that can be looked up."""
TEXT_QUESTIONS: Final = frozenset({"morpork-ask-scroll", "morpork-ask-aim"})
"""The questions that cannot be answered without knowing what a card does."""
SWAP: Final = "morpork.text.swap_hands"
"""The rule by which whole hands are given, which the own hand shows."""
NEXT: Final = frozenset({"plays", "uses-text", "uses-area", "draws"})
"""The kinds of events with which something new begins."""
UNSEEN: Final = frozenset({"becomes", "draws"})
"""The kinds of events that are no news where one does not see what it is."""
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


class Board(PlainBoard):
    """The city and its players."""

    quiet = frozenset({"calm", "trouble"})
    reckoning_events = frozenset({"shows-personality", "scores", "wins", "shares-win"})

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return what happened, but not what is unseen or in the hand; a text without effect is news by itself."""
        seen = [e for e in events if e.kind not in UNSEEN or HIDDEN not in e.args.values()]
        told = [e for e in seen if e.kind != "gives-card" or e.rule != SWAP]
        kinds = [*(e.kind for e in told), "plays"]
        return super().news([e for k, e in enumerate(told) if e.kind != "uses-text" or kinds[k + 1] in NEXT])

    def title(self, scene: Scene) -> list[str]:
        """Return game, whose turn it is, and the piles."""
        seen = picture(scene.view)
        title = super().title(scene)
        if not seen["over"]:
            whose = "terminal-morpork-turn.you" if seen["turn"] == self.talk.you else "terminal-morpork-turn"
            title.append(self.say(whose, {"seat": self.player(seen["turn"])}))
        counts: dict[str, str | int] = {"pile": seen["pile"], "events": seen["events_left"], "trouble": seen["trouble"]}
        title.append(self.say("terminal-morpork-piles", counts))
        return title

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the areas, and below them the players."""
        seen = see(scene)
        return Group(self.areas(seen, width), self.players(seen, whole=0 < len(scene.open) <= FEW_SEATS))

    def areas(self, seen: Picture, width: int) -> RenderableType:
        """Draw the twelve areas, six beside six where there is room."""
        halves = 2 if width >= WIDE else 1
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for half in range(halves):
            if half:
                rows.add_column("│", style="dim", no_wrap=True)
            self.add_headings(rows, seen)
        height = len(seen["areas"]) // halves
        for k in range(height):
            cells = self.area_row(seen["areas"][k])
            for area in seen["areas"][k + height :: height]:
                cells += [Styled("│"), *self.area_row(area)]
            rows.add_row(*cells)
        return rows

    def add_headings(self, rows: Table, seen: Picture) -> None:
        """Add number, name, cost, owner and trouble, minions of each seat, trolls and demons, and who controls."""
        rows.add_column("", justify="right", no_wrap=True)
        rows.add_column(self.say("terminal-morpork-area"))  # what gives way where the room is short
        rows.add_column("$", justify="right", no_wrap=True)
        rows.add_column("⌂!", no_wrap=True)
        for seat in range(len(seen["seats"])):
            rows.add_column(self.badge(seat), justify="right", no_wrap=True)
        rows.add_column("", no_wrap=True)
        rows.add_column("♛", no_wrap=True)

    def area_row(self, area: AreaPicture) -> list[Styled]:
        """Return the cells of one area."""
        minions = [Styled(str(n) if n else "·", style="bold" if n else "dim") for n in area["minions"]]
        owner = Styled("·", style="dim") if area["building"] is None else self.badge(area["building"])
        card = ("✗" if area["lost"] else "°" if area["used"] else "", "dim")
        trouble = ("!" if area["trouble"] else "", "bold red")
        others = [f"{letter}{n}" for letter, n in (("t", area["trolls"]), ("d", area["demons"])) if n]
        return [
            Styled(str(area["number"]), style="dim"),
            Styled(self.talk.thing("area", area["area"]), no_wrap=True, overflow="ellipsis"),
            Styled(str(area["cost"])),
            Styled.assemble(owner, card, trouble),
            *minions,
            Styled("".join(others), style="bold magenta"),
            Styled("·", style="dim") if area["control"] is None else self.badge(area["control"]),
        ]

    def players(self, seen: Picture, whole: bool = False) -> RenderableType:
        """Draw what each player has, in a line each, cut off where it is too long, unless the whole is wanted."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            rows.add_column(no_wrap=True)
        rows.add_column()  # what gives way where the room is short
        for seat, has in enumerate(seen["seats"]):
            known = [] if seat == seen["viewer"] else has["hand"]
            rows.add_row(
                Styled.assemble(self.badge(seat), " ", (self.player(seat), "bold" if seat == seen["turn"] else "")),
                Styled(self.say("terminal-morpork-money", {"amount": has["money"]})),
                Styled(self.say("terminal-morpork-hand", {"count": has["hand_size"]})),
                Styled(self.possessions(has, known), no_wrap=not whole, overflow="ellipsis"),
            )
        return Padding(rows, (0, 1))

    def possessions(self, has: SeatPicture, hand: Sequence[str]) -> str:
        """Return what lies in front of a player, who they are, and what is known of their hand."""
        parts = []
        if has["personality"] is not None:
            parts.append(self.talk.thing("personality", has["personality"]))
        elif has["ruled_out"]:
            names = ", ".join(self.talk.thing("personality", who) for who in has["ruled_out"])
            parts.append(self.say("terminal-morpork-not", {"names": names}))
        parts += [self.talk.thing("card", card) for card in has["front"]]
        if hand:
            known = ", ".join(self.talk.thing("card", card) for card in hand)
            parts.append(self.say("terminal-morpork-knows", {"names": known}))
        return " · ".join(parts)

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what can be done, cards with their symbols; side by side and in few words where there is much."""
        hand = self.kept(scene, ask, width)
        blocks: list[RenderableType] = self.text_in_use(ask)
        if len(ask.actions) < MANY or width < WIDE:
            return Group(*blocks, *(self.choice(k, ask, action) for k, action in enumerate(ask.actions, 1)), *hand)
        pieces = sum(self.sort(action) == "piece" for action in ask.actions)
        for sort, block in groupby(enumerate(ask.actions, 1), lambda entry: self.sort(entry[1])):
            if sort == "card":
                room = width // 2 - GAP
                blocks.append(beside([self.card(k, action, room) for k, action in block], width))
                continue
            by_number = sort == "piece" and pieces > MANY_PIECES
            lines = [Styled.assemble(f"{k:>3}) ", self.short(ask, action, by_number)) for k, action in block]
            blocks.append(beside(lines, width))
        return Group(*blocks, *hand)

    def text_in_use(self, ask: Ask) -> list[RenderableType]:
        """Return what the card in question does, where its text is about to be used."""
        if ask.prompt not in TEXT_QUESTIONS:
            return []
        return [Padding(Styled(self.about("card", ask.args["card"]), style="dim"), (0, 1))]

    def choice(self, number: int, ask: Ask, action: int) -> Styled:
        """Return one line of the choices."""
        line = Styled(f"{number:>3}) {self.talk.answer(ask, action)}")
        verb, args = self.talk.game.actions_codec.split(action)
        if verb in ("play", "card"):
            line.append(f"  {self.symbols(args['card'])}", style="dim")
        return line

    def card(self, number: int, action: int, room: int) -> Styled:
        """Return the choice of a card in few words: its name, cut off where it is too long, and its symbols."""
        card = self.talk.game.actions_codec.split(action)[1]["card"]
        symbols = f" {self.symbols(card)}"
        line = Styled(f"{number:>3}) {self.talk.thing('card', card)}")
        line.truncate(room - cell_len(symbols), overflow="ellipsis")
        return line.append(symbols, style="dim")

    def short(self, ask: Ask, action: int, by_number: bool) -> Styled:
        """Return another choice in few words: a piece is its owner's letter with the name or number of its area."""
        verb, args = self.talk.game.actions_codec.split(action)
        if verb == "benefit":
            return Styled(self.say("terminal-morpork-use", {"area": self.talk.thing("area", args["area"])}))
        if verb in PIECES:
            piece = self.badge(args["seat"]) if verb == "minion" else Styled(verb[0], style="bold magenta")
            where = str(args["area"] + 1) if by_number else f" {self.talk.thing('area', args['area'])}"
            return Styled.assemble(piece, where)
        return Styled(self.talk.answer(ask, action))

    def sort(self, action: int) -> str:
        """Return with what kind of choices an action is drawn."""
        verb = self.talk.game.actions_codec.split(action)[0]
        return "card" if verb in ("play", "card") else "piece" if verb in PIECES else verb if verb == "benefit" else ""

    def kept(self, scene: Scene, ask: Ask, width: int) -> list[Styled]:
        """Return the own hand, as far as the choices do not show it."""
        offered = {CARD_IDS[a - base] for a in ask.actions for base in (PLAY, CARD) if 0 <= a - base < len(CARD_IDS)}
        left = [card for card in see(scene)["seats"][ask.who]["hand"] if card not in offered]
        return self.held(left, width)

    def hand(self, scene: Scene, width: int) -> RenderableType:
        """Draw the viewer's hand."""
        seen = see(scene)
        return Group(*([] if seen["viewer"] is None else self.held(seen["seats"][seen["viewer"]]["hand"], width)))

    def held(self, cards: Sequence[str], width: int) -> list[Styled]:
        """Return cards of the own hand with their symbols, in lines that break between two cards."""
        if not cards:
            return []
        names = [f"{self.talk.thing('card', card)} {self.symbols(CARD_IDS.index(card))}".rstrip() for card in cards]
        lines = [" " + self.say("terminal-morpork-your-hand", {"names": names[0]})]
        for name in names[1:]:
            if cell_len(lines[-1]) + cell_len(name) + len(" ·  ·") > width:
                lines[-1] += " ·"
                lines.append(f" {name}")
            else:
                lines[-1] += f" · {name}"
        return [Styled(line, style="dim") for line in lines]

    def symbols(self, card: int) -> str:
        """Return the symbols of a card, from left to right."""
        shown = [
            f"${symbol.amount}" if SYMBOL_IDS[symbol.kind] == "money" else SIGNS[SYMBOL_IDS[symbol.kind]]
            for symbol in DECK[card].symbols
        ]
        return f"[{' '.join(shown)}]" if shown else ""

    def result(self, scene: Scene, width: int) -> RenderableType:
        """Draw the board, who everybody was, and what they have."""
        seen = see(scene)
        return Group(self.areas(seen, width), self.standings(seen))

    def standings(self, seen: Picture) -> RenderableType:
        """Draw how far everybody is in all that personalities want."""
        rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for heading in ("player", "personality", "controls", "spies", "fortune", "points"):
            rows.add_column(self.say(f"terminal-morpork-{heading}"))
        for seat, has in enumerate(seen["seats"]):
            who = self.talk.thing("personality", has["personality"]) if has["personality"] else "?"
            fortune = self.say("terminal-morpork-money", {"amount": has["fortune"]})
            numbers = [str(has["controlled"]), str(has["infiltrated"]), fortune, str(has["points"])]
            rows.add_row(self.player(seat), who, *numbers, style="bold" if seat in seen["winners"] else "")
        return rows

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw the discard pile, past events, what the signs mean, all that players have, and the viewer's goal."""
        seen = see(scene)
        discard = [self.talk.thing("card", card) for card in reversed(seen["discard"])]
        events = [self.talk.thing("happening", event) for event in seen["events_used"]]
        lines = [Styled(self.say("terminal-morpork-discard", {"count": len(discard)}), style="bold")]
        lines.append(Styled(", ".join(discard) or "–"))
        if seen["shuffled"]:
            lines.append(Styled(self.say("terminal-morpork-shuffled", {"count": seen["shuffled"]}), style="dim"))
        lines += [Styled(self.say("terminal-morpork-events-used"), style="bold"), Styled(", ".join(events) or "–")]
        lines += [Styled(self.say("terminal-morpork-signs"), style="bold")]
        lines += [Styled(self.say(f"terminal-morpork-signs-{where}")) for where in ("cards", "board")]
        return Group(*lines, "", self.players(seen, whole=True), self.standings(seen), *self.goal(seen))

    def goal(self, seen: Picture) -> list[Styled]:
        """Return what the viewer has to reach."""
        who = None if seen["viewer"] is None else seen["seats"][seen["viewer"]]["personality"]
        return [] if who is None else [Styled(self.about("personality", PERSONALITY_IDS.index(who)))]

    # What is typed.

    def example(self, ask: Ask) -> str:
        """Return how one of the choices may be typed: the shortest, as some names are long, but no city-area card."""
        ways = [self.spellings[action][0] for action in ask.actions if self.sort(action) != "benefit"]
        return min(ways, key=len) if ways else super().example(ask)

    def spell(self, action: int) -> list[str]:
        """Return the name of the thing in this language and in English, and the whole sentence."""
        verb, args = self.talk.game.actions_codec.split(action)
        if verb in ("play", "card"):
            return [self.talk.thing("card", args["card"]), CARD_IDS[args["card"]], self.talk.action(action)]
        if verb == "area":
            return [self.talk.thing("area", args["area"]), AREA_IDS[args["area"]]]
        if verb == "minion":
            return [f"{LETTERS[args['seat']]}{args['area'] + 1}", self.talk.action(action)]
        if verb in ("troll", "demon"):
            return [f"{verb[0]}{args['area'] + 1}", self.talk.action(action)]
        if verb == "seat":
            return [LETTERS[args["seat"]], self.talk.seat(args["seat"])]
        if verb == "benefit":
            return [f"*{args['area'] + 1}", self.talk.action(action)]
        return [self.talk.action(action), verb]

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

    def player(self, seat: int) -> str:
        """Return how a seat is called: "You", or the player's name."""
        return self.say("tafelrunde-you") if seat == self.talk.you else self.talk.seat(seat)

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


def see(scene: Scene) -> Picture:
    """Return the picture of a scene, with the secrets of every seat where all is open."""
    seen = picture(scene.view)
    for seat, view in enumerate(scene.open):
        seen["seats"][seat] = picture(view)["seats"][seat]
    return seen
