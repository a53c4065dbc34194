"""Claim in the terminal: cards as coloured letters with a number, legible without the colours too."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from tafelrunde.boards.entry import named
from tafelrunde.boards.plain import PlainBoard, Scene
from tafelrunde.core.ask import Ask
from tafelrunde.core.picture import Offer, Piece
from tafelrunde.games.claim.rules.cards import CARD_IDS, FACTIONS

COLOURS: Final = {
    "goblin": "#2e7d32",
    "knight": "#1f5fbf",
    "undead": "#7b3fa0",
    "dwarf": "#b35900",
    "doppelganger": "#a8324a",
}
MORE_CARDS: Final = "claim.score.faction"
"""The rule by which favour is won as a rule."""
TOP_CARD: Final = "claim.score.top_card"
"""The rule by which it is won where both have equally many cards."""
SIGNS: Final = {"claim-follows-wins": "✓", "claim-follows-loses": "✗"}
"""What stands behind a card that would win or lose the round."""
HOLDERS: Final = {0: "◀", 1: "▶", None: "–"}
BY_TOP_CARD: Final = {0: "◁", 1: "▷", None: "–"}
"""Whom a faction favours: for more cards, or for the highest one of equally many."""
WIDE: Final = 74
"""From this width on there is room for the factions' names beside the scores."""

VOID: Final = "void_"
"""How the mark of a missing faction begins."""
CARD_WIDTH: Final = 14
GAP: Final = 2
FRAME: Final = 4


class Board(PlainBoard):
    """The table of Claim."""

    quiet = frozenset({"is-dealt", "discarded", "turned-up"})
    opening = frozenset({"turned-up", "favour-begins"})
    reckoning_events = frozenset({"favours", "wins", "draw"})
    between_news = "\n"

    # The screen.

    def title(self, scene: Scene) -> list[str]:
        """Return game, phase and round."""
        seen = scene.picture
        title = super().title(scene)
        if not seen.over and seen.round:
            title.append(self.talk.thing("phase", seen.phase))
            title.append(self.say("terminal-round", {"round": seen.round, "rounds": seen.rounds}))
        return title

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the trick and the scores, and below them what is known of each player's cards."""
        middle, known = self.middle(scene, width), self.known(scene, width)
        room = width - self.trick_width()
        fitting = [named for named in (width >= WIDE, False) if wide(self.scores(scene, named)) <= room]
        if not fitting:
            return Group(middle, self.scores(scene, named=True), known)
        sides = Table.grid(expand=True, padding=0)
        sides.add_column(ratio=1)
        sides.add_column()
        sides.add_row(middle, self.scores(scene, fitting[0]))
        return Group(sides, known)

    def trick_width(self) -> int:
        """Return how wide the cards on the table can get in their frame, whoever leads: the picture keeps its shape."""
        return CARD_WIDTH + GAP + max(CARD_WIDTH, *(len(self.leads(seat)) for seat in range(2))) + FRAME

    def middle(self, scene: Scene, width: int) -> RenderableType:
        """Draw what the round is about and the card on the table; below them the trick before, and the piles."""
        cards = Table.grid(padding=(0, GAP, 0, 0))
        led = self.big_card(self.leads(leader(scene)), only(scene.pieces("trick")))
        recruiting = scene.picture.phase == "recruit"
        if recruiting:
            cards.add_column(min_width=CARD_WIDTH)
            cards.add_column(min_width=CARD_WIDTH)
            cards.add_row(self.big_card(self.say("terminal-claim-stake"), only(scene.pieces("stake"))), led)
        else:
            cards.add_row(led)
        piles = [self.say("terminal-claim-discarded", {"count": len(scene.pieces("discard"))})]
        if recruiting:
            piles.insert(0, self.say("terminal-claim-pile", {"count": sum(p.count for p in scene.pieces("pile"))}))
        lines = Group(cards, self.last_trick(scene, width), Styled(" · ".join(piles), style="dim"))
        return Panel(lines, title=self.say("terminal-claim-table"), title_align="left", box=box.ROUNDED, height=9)

    def scores(self, scene: Scene, named: bool) -> Panel:
        """Draw how many cards of each faction each player has scored, and whom it would favour now."""
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, header_style="bold")
        rows.add_column("", no_wrap=True)
        if named:
            rows.add_column("", no_wrap=True)
        rows.add_column(Styled(self.player(0), overflow="ellipsis"), justify="right", max_width=9)
        rows.add_column("", justify="center")
        rows.add_column(Styled(self.player(1), overflow="ellipsis"), max_width=9)
        for faction in FACTIONS:
            row = scene.counter("faction", faction)
            first, second = row.seats or [0, 0]
            names = [self.say(f"claim-faction-{faction}")] if named else []
            rows.add_row(
                self.chip(self.letter(faction), faction),
                *names,
                Styled(str(first), style="bold" if row.holder == 0 else ""),
                (BY_TOP_CARD if row.rule == TOP_CARD else HOLDERS)[row.holder],
                Styled(str(second), style="bold" if row.holder == 1 else ""),
            )
        favours = scene.counter("favours")
        total = [str(number) for number in favours.seats or []]
        goal = favours.goal or 0
        label = ["", self.say("terminal-claim-factions", {"goal": goal})] if named else [f"≥{goal}"]
        totals = [Styled(number, style="bold") for number in total]
        rows.add_row(*(Styled(part, style="dim") for part in label), totals[0], ":", totals[1])
        return Panel(rows, title=self.say("terminal-claim-favour"), title_align="left", box=box.ROUNDED, height=9)

    def known(self, scene: Scene, width: int) -> RenderableType:
        """Draw what is known of each player's cards, the own hand aside."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style="bold", no_wrap=True)
        for seat in [] if scene.picture.over else self.seating(scene):
            hand = None if seat == scene.desk.viewer else self.hand_of(scene, seat)
            followers = self.followers_of(scene, seat) if scene.picture.phase == "recruit" else None
            cells = [cell for cell in (hand, followers) if cell is not None]
            if width < WIDE or scene.open:
                for k, cell in enumerate(cells):
                    rows.add_row("" if k else self.player(seat), cell)
            elif cells:
                rows.add_row(self.player(seat), hand or "", followers or "")
        return Padding(rows, (0, 1))

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw the own hand by faction; the cards that may be played have a number, and a sign if they win or lose."""
        numbers = {CARD_IDS[action]: f"{k:>2}) " for k, action in enumerate(ask.actions, 1)}
        signs = {CARD_IDS[action]: sign(offer) for action, offer in scene.offers.items()}
        return self.hand_by_faction(faces(scene.pieces(f"hand.{ask.who}")), numbers, width, signs)

    def hand(self, scene: Scene, width: int) -> RenderableType:
        """Draw the viewer's hand by faction."""
        if scene.desk.viewer is None:
            return Group()
        hand = faces(scene.pieces(f"hand.{scene.desk.viewer}"))
        return self.hand_by_faction(hand, dict.fromkeys(hand, ""), width)

    def hand_by_faction(
        self, hand: Sequence[str], labels: Mapping[str, str], width: int, signs: Mapping[str, str] | None = None
    ) -> RenderableType:
        """Draw a hand with the labels of its cards, and signs behind them; those without a label are faint."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True)
        rows.add_column()
        groups = {faction: of_faction(hand, faction) for faction in FACTIONS if of_faction(hand, faction)}
        names = {faction: self.say(f"claim-faction-{faction}") for faction in groups}
        room = width - max(map(len, names.values()), default=0) - 3
        for faction, held in groups.items():
            cards = [
                Styled.assemble(
                    (labels.get(card, "    "), "bold"),
                    self.card(card, held.count(card), faint=card not in labels),
                    (signs or {}).get(card, ""),
                )
                for card in unique(held)
            ]
            rows.add_row(names[faction], flow(cards, room))
        return Padding(rows, (0, 1))

    def result(self, scene: Scene, width: int) -> RenderableType:
        """Draw the reckoning, faction by faction."""
        rows = self.reckoning([self.player(0), self.player(1), self.say("terminal-claim-goes-to")])
        for faction in FACTIONS:
            row = scene.counter("faction", faction)
            cells = [self.pile(of_faction(faces(scene.pieces(f"score.{seat}")), faction)) for seat in range(2)]
            to = self.say("terminal-claim-nobody") if row.holder is None else self.player(row.holder)
            why = "" if row.rule == MORE_CARDS else f" ({self.talk.text.rule_title(row.rule)})"
            rows.add_row(self.say(f"claim-faction-{faction}"), *cells, Styled.assemble((to, "bold"), (why, "dim")))
        rows.add_section()
        favours = scene.counter("favours")
        total = [str(number) for number in favours.seats or []]
        rows.add_row(self.say("terminal-claim-factions", {"goal": favours.goal or 0}), *total, style="bold")
        sums = [str(goal.value) for goal in scene.goals if goal.message.id == "claim-goal-sum"]
        if sums:
            rows.add_row(self.say("terminal-claim-sum"), *sums, style="bold")
        return rows

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw the score piles and the discard, card by card."""
        scored = [self.say("terminal-claim-scored", {"seat": self.player(seat)}) for seat in range(2)]
        rows = self.reckoning([*scored, self.say("terminal-claim-discard")])
        piles = [faces(scene.pieces(place)) for place in ("score.0", "score.1", "discard")]
        for faction in FACTIONS:
            rows.add_row(self.say(f"claim-faction-{faction}"), *(self.pile(of_faction(p, faction)) for p in piles))
        return rows

    def reckoning(self, headings: Sequence[str]) -> Table:
        """Return a table with a row for each faction, still empty."""
        rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        rows.add_column(self.say("terminal-claim-faction"), no_wrap=True)
        for heading in headings:
            rows.add_column(heading, overflow="fold")
        return rows

    # What has happened.

    def remarks(self, scene: Scene) -> list[str]:
        """Return who has the highest card of a faction that was scored lately, where both have equally many."""
        scored = {CARD_IDS[event.args["card"]].split("_")[0] for event in scene.news if event.kind == "scores"}
        found: list[str] = []
        for faction in FACTIONS:
            row = scene.counter("faction", faction)
            if faction in scored and row.rule == TOP_CARD and row.holder is not None:
                cards = of_faction(faces(scene.pieces(f"score.{row.holder}")), faction)
                form = "terminal-claim-tie.you" if row.holder == self.talk.you else "terminal-claim-tie"
                named = {
                    "faction": self.talk.thing("faction", faction),
                    "seat": self.player(row.holder),
                    "card": self.talk.thing("card", max(cards, key=CARD_IDS.index)),
                }
                found.append(self.say(form, named))
        return found

    # What is typed.

    def typing(self, ask: Ask) -> str:
        """Return how a card is typed, and what the signs mean."""
        return f"{super().typing(ask)}\n{self.say('terminal-claim-signs')}"

    def spell(self, action: int) -> list[str]:
        """Return letter and value, then the card's name in this language and in English."""
        faction, value = CARD_IDS[action].split("_")
        return [f"{self.letter(faction)}{value}", self.talk.thing("card", action), CARD_IDS[action]]

    def explain(self, typed: str) -> str | None:
        """Return what a card, or a faction, does."""
        found = {CARD_IDS[card].split("_")[0] for card in named(typed, self.spellings)}
        if not found:
            plural = {k: [self.say(f"claim-faction-{faction}")] for k, faction in enumerate(FACTIONS)}
            found = {FACTIONS[k] for k in named(typed, plural)}
        explain = self.talk.text.explain
        return "\n".join(explain(self.talk.game, faction) for faction in FACTIONS if faction in found) or None

    # Cards.

    def letter(self, faction: str) -> str:
        """Return the one letter that stands for a faction."""
        return self.say(f"terminal-claim-letter-{faction}")

    def chip(self, label: str, faction: str, faint: bool = False) -> Styled:
        """Return a label in the colour of its faction."""
        return Styled(label, style="dim" if faint else f"bold white on {COLOURS[faction]}")

    def card(self, card: str, copies: int = 1, faint: bool = False) -> Styled:
        """Return a card as letter and value, with how many there are of it."""
        faction, value = card.split("_")
        return self.chip(f"{self.letter(faction)}{value}" + (f"×{copies}" if copies > 1 else ""), faction, faint)

    def pile(self, cards: Sequence[str]) -> Styled:
        """Return cards of one place, one after the other."""
        shown = [self.card(card, list(cards).count(card)) for card in unique(cards)]
        return Styled(" ").join(shown) if shown else Styled("–", style="dim")

    def big_card(self, label: str, card: str | None) -> RenderableType:
        """Return a card as it lies on the table, with a label above and its name below; None is an empty place."""
        lines = [Styled(label, style="dim", no_wrap=True, overflow="ellipsis")]
        if card is None:
            return Group(*lines, *(Styled(line, style="dim") for line in ("╭╌╌╌╌╮", "╎    ╎", "╰╌╌╌╌╯", "")))
        faction, value = card.split("_")
        colour = COLOURS[faction]
        middle = Styled.assemble(("│", colour), self.chip(f" {self.letter(faction)}{value} ", faction), ("│", colour))
        name = self.talk.thing("card", card)
        return Group(*lines, Styled("╭────╮", style=colour), middle, Styled("╰────╯", style=colour), name)

    def leads(self, seat: int) -> str:
        """Return that a seat leads, or has led."""
        form = "terminal-claim-leads.you" if seat == self.talk.you else "terminal-claim-leads"
        return self.say(form, {"seat": self.player(seat)})

    def last_trick(self, scene: Scene, width: int) -> Styled:
        """Return the cards of the trick before, the one that has won it marked."""
        played: list[tuple[int, str]] = []
        last = Styled("")
        for event in scene.past:
            if event.kind == "plays":
                played.append((event.args["seat"], CARD_IDS[event.args["card"]]))
            elif event.kind == "wins-round":
                winner = event.args["seat"]
                cards = [
                    Styled.assemble(f"{self.player(seat)} ", self.card(card), " ✓" if seat == winner else "")
                    for seat, card in played
                ]
                label = self.say("terminal-claim-last" if width >= WIDE else "terminal-claim-last-short")
                last = Styled.assemble((label + " ", "dim"), Styled(" · ").join(cards))
                played = []
        last.no_wrap, last.overflow = True, "ellipsis"
        return last

    def hand_of(self, scene: Scene, seat: int) -> Styled:
        """Return what is known of a hand."""
        hand = scene.pieces(f"hand.{seat}")
        known = faces(hand)
        voids = [mark.removeprefix(VOID) for mark in scene.picture.marks[seat] if mark.startswith(VOID)]
        parts = [Styled(self.say("terminal-claim-hand", {"count": len(hand)}), style="dim")]
        if known:
            parts.append(self.pile(known))
            if len(hand) > len(known):
                parts.append(self.hidden(len(hand) - len(known)))
        if voids:
            parts.append(Styled(self.say("terminal-claim-void"), style="dim"))
            parts += [self.chip(self.letter(faction), faction) for faction in voids]
        return Styled(" ").join(parts)

    def followers_of(self, scene: Scene, seat: int) -> Styled:
        """Return what is known of the followers: the stakes won, and the cards drawn."""
        label = Styled(self.say("terminal-claim-followers"), style="dim")
        followers = scene.pieces(f"won.{seat}") + scene.pieces(f"drawn.{seat}")
        known = sorted(faces(followers), key=CARD_IDS.index)
        parts = [self.pile(known)] if known or not followers else []
        if len(followers) > len(known):
            parts.append(self.hidden(len(followers) - len(known)))
        return Styled(" ").join([label, *parts])

    def hidden(self, count: int) -> Styled:
        """Return how many more cards there are."""
        return Styled(self.say("terminal-claim-unknown", {"count": count}), style="dim")

    # Players.

    def player(self, seat: int) -> str:
        """Return how a seat is called: "You", or the player's name."""
        return self.say("tafelrunde-you") if seat == self.talk.you else self.talk.seat(seat)

    def seating(self, scene: Scene) -> list[int]:
        """Return the seats from the top of the screen to its bottom, the viewer's own last."""
        return [1, 0] if scene.desk.viewer == 0 else [0, 1]


def sign(offer: Offer) -> str:
    """Return the sign of what comes of a card, "" where that is open."""
    return "".join(SIGNS.get(message.id, "") for message in offer.follows)


def leader(scene: Scene) -> int:
    """Return the seat that leads, or has led."""
    return next((seat for seat, marks in enumerate(scene.picture.marks) if "leads" in marks), 0)


def faces(pieces: Sequence[Piece]) -> list[str]:
    """Return which cards are known among some."""
    return [piece.face for piece in pieces if piece.face is not None]


def only(pieces: Sequence[Piece]) -> str | None:
    """Return the card that lies where there is one at most."""
    return next(iter(faces(pieces)), None)


def wide(panel: Panel) -> int:
    """Return how wide a panel is that has all the room it wants."""
    return Console(width=200).measure(panel).maximum


def unique(cards: Sequence[str]) -> list[str]:
    """Return each card once."""
    return list(dict.fromkeys(cards))


def flow(cells: Sequence[Styled], room: int) -> Styled:
    """Return cells side by side, broken only between them."""
    text = Styled()
    used = 0
    for cell in cells:
        gap = "" if not used else "  "
        if used and used + len(gap) + len(cell) > room:
            gap, used = "\n", 0
        text.append(gap).append_text(cell)
        used += len(gap.strip("\n")) + len(cell)
    return text


def of_faction(cards: Sequence[str], faction: str) -> list[str]:
    """Return the cards of one faction."""
    return [card for card in cards if card.split("_")[0] == faction]
