"""Tokyo in the terminal: monsters in rows, dice as faces, the three cards for sale with their prices."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from tafelrunde.boards.entry import named, plain
from tafelrunde.boards.plain import PlainBoard, Scene
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Offer, Piece
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, CARD_RULES, LEVELS, TILE_IDS, TILE_RULES
from tafelrunde.games.tokyo.rules.codec import REROLL
from tafelrunde.games.tokyo.rules.dice import FACES, ROLL_IDS

SIGNS: Final = {"1": "1", "2": "2", "3": "3", "heart": "♥", "energy": "⚡"}
COLOURS: Final = {
    "1": "black on #c8c8c8",
    "2": "black on #c8c8c8",
    "3": "black on #c8c8c8",
    "heart": "white on #a8324a",
    "energy": "black on #d9a400",
    "claw": "white on #3b3b98",
}
PLACES: Final = {"outside": " ", "city": "◆", "bay": "◇"}
"""How it is marked who is in Tokyo: the City, the Bay."""
KEEP: Final = "tokyo-ask-keep"
DRAWN: Final = {"///": "claw", "♥": "heart", "⚡": "energy"}
"""How dice show what is no number."""
LETTERS: Final = "bdfgijmnovwxyz"
"""What else can be done than to keep dice, as it is typed: numbers are dice, other letters have a meaning already."""
PROBE: Final = "tokyo.card.psychic_probe"
WIDE: Final = 110
"""From this width on there is room for what cards do beside the monsters."""
FEW: Final = 4
"""More monsters than these have no frame, and only the viewer's cards may take a second line, on a narrow screen."""
HIT: Final = "tokyo-follows-hit"
GAINS: Final = {
    "tokyo-follows-stars": "+{} ★",
    "tokyo-follows-stars-lost": "−{} ★",
    "tokyo-follows-hearts": "+{} ♥",
    "tokyo-follows-energy": "+{} ⚡",
    "tokyo-follows-wickedness": "+{} {}",
    HIT: "−{} ♥",
}
"""What would come of something, in short."""


class Board(PlainBoard):
    """The table of Tokyo."""

    quiet = frozenset({"turn", "side-up", "revealed", "rolls-for-start"})
    loud = frozenset({"loses-hearts", "revived", "roars", "eliminated"})
    reckoning_events = frozenset({"wins", "shares-victory", "nobody-wins"})
    begins = "turn"
    between_news = "\n"

    # The screen.

    def title(self, scene: Scene) -> list[str]:
        """Return the game, whose turn it is and the step."""
        turn, phase = scene.picture.turn, scene.picture.phase
        if turn is None:
            return super().title(scene)
        said = {"seat": self.player(turn), "step": self.talk.thing("phase", phase)}
        return [*super().title(scene), self.say("terminal-tokyo-turn-of", said)]

    def progress(self, scene: Scene) -> list[str]:
        """Return nothing: the stars of everybody, and how many it takes, stand in the rows."""
        return []

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the monsters, the dice and the cards for sale; on a wide screen also what cards do."""
        if width < WIDE:
            return self.tables(scene, width)[-1]
        sides = Table.grid(expand=True, padding=(0, 1, 0, 0))
        sides.add_column(ratio=5, overflow="fold")
        sides.add_column(ratio=4, overflow="fold")
        powers = [] if scene.desk.viewer is None else self.powers(scene, scene.desk.viewer)
        own = [framed(Group(*powers), self.say("terminal-tokyo-own"))] if powers else []
        left = Group(self.monsters(scene, told=bool(own)), self.dice(scene, width // 2))
        sides.add_row(left, Group(self.shop_in_full(scene), *own))
        return sides

    def tables(self, scene: Scene, width: int) -> list[RenderableType]:
        """Return the table; on a narrow screen with all that cards do, if need be without frames, or with less."""
        if width >= WIDE:
            return [self.table(scene, width)]
        ways = [(False, True), (True, True), (len(scene.picture.marks) > FEW, False)]
        return [
            Group(self.monsters(scene, tight), self.dice(scene, width), self.shop(scene, tight, whole))
            for tight, whole in ways
        ]

    def monsters(self, scene: Scene, tight: bool = False, told: bool = False) -> RenderableType:
        """Draw each monster with its numbers, tokens, tiles and cards; the viewer's own may be told elsewhere."""
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True, max_width=14, overflow="ellipsis")
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(overflow="fold")
        many = tight and len(scene.picture.marks) > FEW
        for seat in range(len(scene.picture.marks)):
            mine = seat == scene.desk.viewer
            rows.add_row(*self.monster(scene, seat, cut=many and not mine, told=told and mine))
        title = f"{self.say('terminal-tokyo-monsters')} · ◆ {self.talk.thing('place', 'city')}"
        if scene.counter("places").value == len(PLACES) - 1:
            title += f" · ◇ {self.talk.thing('place', 'bay')}"
        return framed(rows, title, tight)

    def monster(self, scene: Scene, seat: int, cut: bool, told: bool) -> list[RenderableType]:
        """Return the row of a monster; its cards may give way where the line ends."""
        mark = "▶" if seat == scene.picture.turn else " "
        scored = f"{number(scene, 'stars', seat)}/{scene.counter('stars').goal} ★"
        if "out" in scene.picture.marks[seat]:
            name = Styled(self.player(seat), style="dim strike")
            return [mark, name, "", scored, "", Styled(self.talk.thing("mark", "out"), style="dim")]
        most = (scene.counter("hearts").most or [])[seat]
        hearts = Styled(f"{number(scene, 'hearts', seat)}/{most} ♥")
        hearts.stylize("bold red" if number(scene, "hearts", seat) <= 3 else "")
        held = self.belongings(scene, seat, told)
        if cut:
            cut_off(held)
        name = Styled(self.player(seat), style="bold")
        energy = f"{number(scene, 'energy', seat)} ⚡"
        return [mark + PLACES[standing(scene, seat)], name, hearts, scored, energy, held]

    def belongings(self, scene: Scene, seat: int, told: bool) -> Styled:
        """Return what lies before a monster: wickedness, tokens, tiles, cards."""
        parts = []
        for name in ("wickedness", "poison", "shrink", "extra"):
            if number(scene, name, seat):
                counted = self.say(f"terminal-tokyo-{name}", {"count": number(scene, name, seat)})
                parts.append(Styled(counted, style="dim"))
        parts += [Styled(self.talk.thing("mark", mark), style="bold") for mark in scene.picture.marks[seat]]
        if not told:
            parts += [Styled(self.named_tile(scene, tile), style="magenta") for tile in scene.pieces(f"tiles.{seat}")]
            for card in scene.pieces(f"cards.{seat}"):
                parts.append(Styled(self.named_card(scene, card), style="dim" if "spent" in card.marks else "cyan"))
        return Styled(" · ").join(parts)

    def named_card(self, scene: Scene, card: Piece) -> str:
        """Return a card's name, with the smoke on it."""
        return self.talk.thing("card", face(card)) + self.smoke(scene, face(card))

    def named_tile(self, scene: Scene, tile: Piece) -> str:
        """Return a tile's name, with what it copies."""
        name = self.talk.thing("tile", face(tile))
        copied = [face(card) for card in scene.picture.pieces if "copied" in card.marks]
        if face(tile) != "fluxling" or not copied:
            return name
        copies = self.say("terminal-tokyo-copies", {"card": self.talk.thing("card", copied[0])})
        return f"{name} · {copies}{self.smoke(scene, face(tile))}"

    def smoke(self, scene: Scene, about: str) -> str:
        """Return the smoke tokens on a card or its copy."""
        counts = [counter.value or 0 for counter in scene.picture.counters if counter.about == about]
        return f" ({self.say('terminal-tokyo-smoke', {'count': counts[0]})})" if counts else ""

    def dice(self, scene: Scene, width: int) -> RenderableType:
        """Draw the dice with their numbers, or what the monster before has left; what is said of them where it fits."""
        lying, last = scene.pieces("tray"), scene.pieces("last")
        if not lying and not last:
            return Group()
        rolling = scene.picture.phase == "roll" and bool(lying)
        line = Styled.assemble(" ", (self.say("terminal-tokyo-dice") + "  ", "bold"))
        for k, die in enumerate(lying or last, 1):
            if rolling:
                line.append(f"{k}:", style="dim")
            line.append_text(self.die(face(die), faint=not lying or "counted" in die.marks)).append(" ")
        notes = []
        if rolling:
            notes.append(self.say("terminal-tokyo-rolls", {"count": scene.counter("rolls").value or 0}))
        if scene.counter("claws").value:
            notes.append(self.say("terminal-tokyo-claws", {"count": scene.counter("claws").value or 0}))
        if not lying:
            notes.append(self.say("terminal-tokyo-last"))
        note = Styled("  " + " · ".join(notes) if notes else "", style="dim")
        return Group(line, note) if line.cell_len + note.cell_len > width else line.append_text(note)

    def die(self, shown: str, faint: bool = False) -> Styled:
        """Return a die."""
        label = SIGNS.get(shown) or self.say("terminal-tokyo-die-claw")
        return Styled(f" {label} ", style="dim" if faint else f"bold {COLOURS[shown]}")

    def shop(self, scene: Scene, tight: bool = False, whole: bool = False) -> RenderableType:
        """Draw the cards for sale: name, kind, price, and what they do, the whole of it or as far as the line goes."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            rows.add_column(no_wrap=True)
        rows.add_column()
        for card in for_sale(scene):
            does = Styled(self.explained("card", face(card)), style="dim")
            if not whole:
                cut_off(does)
            rows.add_row(Styled(self.talk.thing("card", face(card)), style="cyan"), *self.priced(card), does)
        return framed(rows, self.shop_title(scene), tight)

    def shop_in_full(self, scene: Scene) -> RenderableType:
        """Draw the cards for sale, with all that they do."""
        lines: list[RenderableType] = []
        for card in for_sale(scene):
            kind, price = self.priced(card)
            name = Styled(self.talk.thing("card", face(card)), style="cyan")
            lines.append(Styled("  ").join([name, kind, price]))
            lines.append(Padding(Styled(self.explained("card", face(card)), style="dim"), (0, 0, 0, 2)))
        return framed(Group(*lines), self.shop_title(scene))

    def shop_title(self, scene: Scene) -> str:
        """Return what the display is called, with how many cards are in the piles."""
        count = {name: sum(pile.count for pile in scene.pieces(name)) for name in ("deck", "discard", "next")}
        piles = {"deck": count["deck"] + count["next"], "discard": count["discard"]}
        return f"{self.say('terminal-tokyo-shop')} · {self.say('terminal-tokyo-deck', piles)}"

    def priced(self, card: Piece) -> list[Styled]:
        """Return of a card for sale whether it is kept, and its price."""
        args: dict[str, str | int] = {"price": card.cost or 0, "cost": card.worth or 0}
        cut = "terminal-tokyo-price" if card.cost == card.worth else "terminal-tokyo-cut-price"
        kind = ", ".join(self.talk.thing("mark", mark) for mark in card.marks)
        return [Styled(kind, style="dim"), Styled(self.say(cut, args))]

    def powers(self, scene: Scene, seat: int) -> list[RenderableType]:
        """Return a monster's tiles and cards with what they do."""
        tiles, cards = scene.pieces(f"tiles.{seat}"), scene.pieces(f"cards.{seat}")
        named = [(Styled(self.named_tile(scene, tile), style="magenta"), "tile", face(tile)) for tile in tiles]
        named += [(Styled(self.named_card(scene, card), style="cyan"), "card", face(card)) for card in cards]
        return [name.append(f"  {self.explained(kind, thing)}", style="default") for name, kind, thing in named]

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what can be done; of the many ways to keep dice only none and all, and how to type the others."""
        if ask.prompt != KEEP:
            return self.listed(scene, ask, [(f"{k}", action) for k, action in enumerate(ask.actions, 1)])
        keys = [*lettered(ask), (self.say("terminal-tokyo-stop"), REROLL)]
        if can_reroll(ask):
            keys.append(("0", ask.actions[-1]))
        return Group(self.listed(scene, ask, keys), Padding(Styled(self.typing(ask)), (0, 1)))

    def listed(self, scene: Scene, ask: Ask, keys: Sequence[tuple[str, int]]) -> RenderableType:
        """Draw actions below each other, with what is typed for them."""
        rows = Table.grid(padding=(0, 1, 0, 0))
        for key, action in keys:
            rows.add_row(Styled(f"{key:>3})", style="bold"), self.choice(scene, ask, action))
        return rows

    def choice(self, scene: Scene, ask: Ask, action: int) -> Styled:
        """Return an action in words: what it costs, what would come of it, or what a card or tile does."""
        offer = scene.offers[action]
        said = self.choice_name(scene, ask, action) + self.paid(scene, offer)
        line = Styled(said)
        about = next(((kind, str(offer.args[kind])) for kind in ("card", "tile") if kind in offer.args), None)
        if about is not None or len(scene.picture.marks) > FEW:
            cut_off(line)
        told = self.brought(offer) if about is None else self.explained(*about)
        return line.append(f"  {told}" if told else "", style="dim")

    def brought(self, offer: Offer) -> str:
        """Return what would come of an action in short: own gains without a name, equal ones of others together."""
        counted: dict[tuple[str, int], tuple[int, int]] = {}
        told: list[str] = []
        for message in offer.follows:
            if message.id not in GAINS:
                told.append(self.talk.message(message))
                continue
            seat, count, total = (int(message.args[name] or 0) for name in ("seat", "count", "total"))
            before = counted.get((message.id, seat), (0, 0))[0]
            counted[message.id, seat] = before + count, total
        groups: dict[tuple[str, bool], list[tuple[str, int]]] = {}
        for (kind, seat), (count, total) in counted.items():
            fallen = " †" if kind == HIT and total == 0 else ""
            short = GAINS[kind].format(count, self.talk.thing("counter", "wickedness")) + fallen
            groups.setdefault((short, seat == self.talk.you), []).append((self.player(seat), total))
        said = []
        for (short, own), members in groups.items():
            names = "" if own else ", ".join(name for name, _ in members) + " "
            said.append(f"{names}{short}" + (f" ({members[0][1]})" if len(members) == 1 else ""))
        return " · ".join([*said, *told])

    def paid(self, scene: Scene, offer: Offer) -> str:
        """Return the price of what is bought, with the monster that sells it, or the cost of what is discarded."""
        card = next((piece for piece in scene.picture.pieces if piece.id == offer.touch[0]), None)
        if card is None or offer.verb not in ("buy", "sell"):
            return ""
        cost: dict[str, str | int] = {"price": offer.cost.get("energy", 0) if offer.verb == "buy" else card.worth or 0}
        owner = next((place.seat for place in scene.layout if place.id == card.place), None)
        if offer.verb == "buy" and owner is not None:
            return f" ({self.say('terminal-tokyo-price-from', cost | {'seat': self.player(owner)})})"
        return f" ({self.say('terminal-tokyo-price', cost)})"

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw everybody's cards and tiles, the tiles left, the discard pile, and what the viewer knows of the deck."""
        parts: list[RenderableType] = []
        for seat in range(len(scene.picture.marks)):
            powers = self.powers(scene, seat)
            parts += [Styled(self.player(seat), style="bold"), *powers] if powers else []
        rows = Table.grid(padding=(0, 2, 0, 0))
        for level in LEVELS:
            told = self.say("terminal-tokyo-level", {"level": level})
            for tile in scene.pieces(f"rack.{level}"):
                rows.add_row(told, self.talk.thing("tile", face(tile)), self.explained("tile", face(tile)))
        discard = scene.view.game.request(scene.view, "discard", {})
        assert isinstance(discard, list)
        known = [card.face for card in scene.pieces("next") if card.face is not None]
        parts += [Styled(self.say("terminal-tokyo-tiles"), style="bold"), rows]
        for title, cards in (("discard", discard), ("next", known)):
            names = ", ".join(self.talk.thing("card", card) for card in cards)
            parts += [Styled(self.talk.thing("place", title), style="bold"), names or self.say("terminal-tokyo-empty")]
        return Group(*parts)

    # What has happened.

    def is_loud(self, event: Event) -> bool:
        """Tell whether the player may not miss an event: hearts of their own, or a monster that leaves the game."""
        return super().is_loud(event) and (event.kind != "loses-hearts" or event.args["seat"] == self.talk.you)

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return a line for each turn: the dice as they lay in the end, then what they brought."""
        lines: list[list[Event]] = [[]]
        for event in final_rolls(events):
            if event.kind == "turn":
                lines.append([])
            lines[-1].append(event)
        said = (super(Board, self).news(line) for line in lines)
        return [" ".join(line) for line in said if line]

    # What is typed.

    def entered(self, view: State, ask: Ask, typed: str) -> int | None:
        """Read a letter, or the dice to be kept: what is rolled again are the others, of equal ones the first."""
        if ask.prompt != KEEP:
            return None
        if plain(typed) == plain(self.say("terminal-tokyo-stop")):
            return REROLL
        others = dict(lettered(ask))
        if plain(typed) in others:
            return others[plain(typed)]
        dice = [face(die) for die in Scene(view).pieces("tray")]
        kept = [dice[k] for k in by_place(typed, len(dice))] if typed.isdecimal() else self.by_face(typed, dice)
        if not kept and typed != "0":
            return None
        if any(kept.count(shown) > dice.count(shown) for shown in kept):
            return None
        return REROLL + mask_of(dice, kept)

    def by_face(self, typed: str, dice: Sequence[str]) -> list[str]:
        """Return the faces that are typed, with blanks between them or as letters; none if one of them is no face.

        A number with blanks around it is a face, too: places of dice are typed without blanks. A face may also be typed
        as it is drawn, and its plural means all dice that show it.
        """
        found: list[str] = []
        for word in typed.replace(",", " ").split():
            letters = [self.letters.get(letter) for letter in plain(word)]
            ways = {k: [self.talk.thing("face", shown), shown] for k, shown in enumerate(FACES)}
            shown = [FACES[k] for k in named(word, ways)]
            if all(letters) and letters:
                found += [letter for letter in letters if letter]
            elif len(shown) == 1:
                found += shown
            elif word in DRAWN:
                found.append(DRAWN[word])
            else:
                several = [one for one in FACES if plain(word).startswith(plain(self.talk.thing("face", one)))]
                if not several:
                    return []
                found += several * list(dice).count(several[0])
        return found

    @property
    def letters(self) -> dict[str, str]:
        """The first letters of the faces in this language."""
        return {plain(self.talk.thing("face", shown))[0]: shown for shown in FACES}

    def numbered(self, ask: Ask) -> bool:
        """Tell whether choices have numbers: where dice are kept, these have them."""
        return ask.prompt != KEEP

    def typing(self, ask: Ask) -> str:
        """Return how a choice is typed."""
        if ask.prompt == KEEP:
            form = "" if can_reroll(ask) else ".stop"
            return self.say("terminal-tokyo-keep-how" + form, {"example": self.example(ask)})
        return super().typing(ask)

    def example(self, ask: Ask) -> str:
        """Return how one of the choices may be typed: of dice two that lie there, equal ones if there are such.

        So nobody thinks that a face once means all dice that show it.
        """
        if ask.prompt == KEEP:
            if not can_reroll(ask):
                return self.say("terminal-tokyo-stop")
            dice = ROLL_IDS[ask.args["roll"]].split()
            equal = [[shown] * 2 for shown in dict.fromkeys(dice) if dice.count(shown) > 1]
            return " ".join(self.talk.thing("face", shown) for shown in (equal or [dice[-2:]])[-1])
        return self.talk.answer(ask, ask.actions[0])

    def meant(self, ask: Ask) -> Mapping[int, Sequence[str]]:
        """Return the spellings, and how the choices are called in answer to this question; dice are read otherwise."""
        if ask.prompt == KEEP:
            kept = {ask.actions[-1]: [self.say("tokyo-keep-none")]} if can_reroll(ask) else {}
            return {action: self.spellings[action] for action in ask.actions if action <= REROLL} | kept
        return self.spellings | {
            action: [self.talk.answer(ask, action), *self.spellings[action]] for action in ask.actions
        }

    def spell(self, action: int) -> list[str]:
        """Return how an action may be typed; to roll nothing again is to keep all."""
        return [self.say("tokyo-keep-all")] if action == REROLL else super().spell(action)

    def explain(self, typed: str) -> str | None:
        """Return what a card or a tile does."""
        for kind, ids in (("card", CARD_IDS), ("tile", TILE_IDS)):
            ways = {k: [self.talk.thing(kind, name), name] for k, name in enumerate(ids)}
            found = named(typed, ways)
            if found:
                return self.explained_each(
                    typed, [(self.talk.thing(kind, ids[k]), self.explained(kind, ids[k])) for k in found]
                )
        return None

    def explained(self, kind: str, thing: str) -> str:
        """Return the text of a card or a tile."""
        rules, ids = (CARD_RULES, CARD_IDS) if kind == "card" else (TILE_RULES, TILE_IDS)
        return self.talk.text.rule(rules[ids.index(thing)])


def face(piece: Piece) -> str:
    """Return which thing it is that lies open."""
    assert piece.face is not None, f"{piece.id} is hidden"
    return piece.face


def cut_off(line: Styled) -> None:
    """Let a text end where its line does."""
    line.no_wrap, line.overflow = True, "ellipsis"


def framed(content: RenderableType, title: str, tight: bool = False) -> RenderableType:
    """Return a part of the screen under its title, in a frame where there is room for one."""
    if tight:
        return Group(Styled(f" {title}", style="bold dim"), Padding(content, (0, 1)))
    return Panel(content, title=title, title_align="left", box=box.ROUNDED)


def for_sale(scene: Scene) -> list[Piece]:
    """Return the cards of the display."""
    return [card for place in scene.layout if place.face == "shop" for card in scene.pieces(place.id)]


def number(scene: Scene, counter: str, seat: int) -> int:
    """Return how much of something a monster has."""
    return (scene.counter(counter).seats or [])[seat]


def standing(scene: Scene, seat: int) -> str:
    """Return where a monster stands."""
    return next(piece.place for piece in scene.picture.pieces if piece.kind == "figure" and piece.seat == seat)


def final_rolls(events: Sequence[Event]) -> list[Event]:
    """Return events without the rolls that others followed in the same turn; the last one names all dice that lie.

    What a probe rolls is somebody else's doing, and stays as it is.
    """
    found: list[Event] = []
    later = False
    for event in reversed(events):
        if event.kind == "rolls" and event.rule != PROBE:
            if not later:
                found.append(Event("rolls", event.rule, {**event.args, "roll": event.args["lying"]}))
            later = True
        else:
            later = later and event.kind != "turn"
            found.append(event)
    return found[::-1]


def lettered(ask: Ask) -> list[tuple[str, int]]:
    """Return what can be done where dice are kept, besides keeping them, with the letters by which it is typed."""
    return list(zip(LETTERS, (action for action in ask.actions if action < REROLL), strict=False))


def can_reroll(ask: Ask) -> bool:
    """Tell whether any dice may be rolled again."""
    return ask.actions[-1] > REROLL


def by_place(typed: str, count: int) -> list[int]:
    """Return the dice that digits name, from 0; none if one is named twice or is not there.

    >>> by_place("13", 6), by_place("0", 6), by_place("17", 6), by_place("11", 6)
    ([0, 2], [], [], [])
    """
    places = [int(digit) - 1 for digit in typed if digit != "0"]
    return places if len(set(places)) == len(places) and all(k < count for k in places) else []


def mask_of(dice: Sequence[str], kept: Sequence[str]) -> int:
    """Return the set of places of the dice that are rolled again when such ones are kept.

    >>> mask_of(["1", "1", "2"], ["1"])
    5
    """
    mask = 0
    left = {shown: dice.count(shown) - kept.count(shown) for shown in dice}
    for place, shown in enumerate(dice):
        if left[shown]:
            left[shown] -= 1
            mask += 2**place
    return mask
