"""Tokyo in the terminal: monsters in rows, dice as faces, the three cards for sale with their prices."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

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
from tafelrunde.games.tokyo.cards import CARD_IDS, CARD_RULES, COST, TILE_IDS, TILE_RULES
from tafelrunde.games.tokyo.codec import BUY, COPY, REROLL, SELL, SWAP, TAKE
from tafelrunde.games.tokyo.gains import price
from tafelrunde.games.tokyo.picture import OfferPicture, Picture, SeatPicture, TilePicture, picture
from tafelrunde.games.tokyo.state import TokyoState

FACES: Final = {"1": "1", "2": "2", "3": "3", "heart": "♥", "energy": "⚡"}
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
LETTERS: Final = "bcdefghijkmn"
"""What else can be done than to keep dice, as it is typed: numbers are dice, other letters have a meaning already."""


class Board(PlainBoard):
    """The table of Tokyo."""

    quiet = frozenset({"turn", "resolves", "side-up", "revealed", "rolls-for-start", "loses-energy"})
    reckoning_events = frozenset({"wins", "shares-victory", "nobody-wins"})

    # The screen.

    def title(self, scene: Scene) -> list[str]:
        """Return the game, whose turn it is and the step."""
        seen = picture(scene.view)
        if seen["over"] or seen["step"] == "setup":
            return super().title(scene)
        turn = {"seat": self.player(seen["turn"]), "step": self.say(f"terminal-tokyo-step-{seen['step']}")}
        return [*super().title(scene), self.say("terminal-tokyo-turn-of", turn)]

    def table(self, scene: Scene, width: int) -> RenderableType:
        """Draw the monsters, the dice and the cards for sale."""
        seen = picture(scene.view)
        return Group(self.monsters(seen), self.dice(seen, width), self.shop(seen))

    def monsters(self, seen: Picture) -> RenderableType:
        """Draw each monster with its numbers, and below them its cards, tiles and tokens."""
        rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True, max_width=14, overflow="ellipsis")
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(overflow="fold")
        for seat, monster in enumerate(seen["seats"]):
            mark = "▶" if seat == seen["turn"] and not seen["over"] else " "
            name = Styled(self.player(seat), style="bold" if monster["alive"] else "dim strike")
            if not monster["alive"]:
                stars = f"{monster['stars']} ★"
                rows.add_row(mark, name, "", stars, "", Styled(self.say("terminal-tokyo-out"), style="dim"))
                continue
            hearts = Styled(f"{monster['hearts']}/{monster['most_hearts']} ♥")
            hearts.stylize("bold red" if monster["hearts"] <= 3 else "")
            rows.add_row(
                mark + PLACES[monster["place"]],
                name,
                hearts,
                f"{monster['stars']} ★",
                f"{monster['energy']} ⚡",
                self.belongings(monster),
            )
        title = self.say("terminal-tokyo-monsters")
        places = f"◆ {self.talk.thing('place', 'city')}"
        if seen["bay_open"]:
            places += f" · ◇ {self.talk.thing('place', 'bay')}"
        return Panel(rows, title=f"{title} · {places}", title_align="left", box=box.ROUNDED)

    def belongings(self, monster: SeatPicture) -> Styled:
        """Return what lies before a monster: wickedness, tokens, tiles, cards."""
        parts = []
        if monster["place"] != "outside":
            parts.append(Styled(self.talk.thing("place", monster["place"]), style="bold"))
        counts = {name: monster[name] for name in ("wickedness", "poison", "shrink")}
        for name, count in counts.items():
            if count:
                parts.append(Styled(self.say(f"terminal-tokyo-{name}", {"count": count}), style="dim"))
        states = {"zombie": monster["zombified"], "asleep": monster["sleeps"], "flying": monster["flies"]}
        for name, holds in states.items():
            if holds:
                parts.append(Styled(self.say(f"terminal-tokyo-{name}"), style="bold"))
        if monster["extra_turns"]:
            parts.append(Styled(self.say("terminal-tokyo-extra", {"count": monster["extra_turns"]})))
        parts += [Styled(self.talk.thing("tile", tile["tile"]), style="magenta") for tile in monster["tiles"]]
        if monster["copies"]:
            copied = self.say("terminal-tokyo-copies", {"card": self.talk.thing("card", monster["copies"])})
            parts.append(Styled(copied + self.smoke(monster["copied_smoke"])))
        for card in monster["cards"]:
            name = self.talk.thing("card", card["card"])
            parts.append(Styled(name + self.smoke(card["smoke"]), style="dim" if card["spent"] else "cyan"))
        return Styled(" · ").join(parts)

    def smoke(self, count: int) -> str:
        """Return the smoke tokens on a card or its copy."""
        return f" ({self.say('terminal-tokyo-smoke', {'count': count})})" if count else ""

    def dice(self, seen: Picture, width: int) -> RenderableType:
        """Draw the dice with their numbers, or what the monster before has left; what is said of them where it fits."""
        lying = seen["dice"] or seen["last_dice"]
        if not lying:
            return Group()
        line = Styled.assemble(" ", (self.say("terminal-tokyo-dice") + "  ", "bold"))
        for k, face in enumerate(lying, 1):
            if seen["step"] == "roll" and seen["dice"]:
                line.append(f"{k}:", style="dim")
            line.append_text(self.die(face, faint=not seen["dice"])).append(" ")
        notes = []
        if seen["step"] == "roll" and seen["dice"]:
            notes.append(self.say("terminal-tokyo-rolls", {"count": seen["rolls"]}))
        if seen["claws"]:
            notes.append(self.say("terminal-tokyo-claws", {"count": seen["claws"]}))
        if not seen["dice"]:
            notes.append(self.say("terminal-tokyo-last"))
        note = Styled("  " + " · ".join(notes) if notes else "", style="dim")
        return Group(line, note) if line.cell_len + note.cell_len > width else line.append_text(note)

    def die(self, face: str, faint: bool = False) -> Styled:
        """Return a die."""
        label = FACES.get(face) or self.say("terminal-tokyo-die-claw")
        return Styled(f" {label} ", style="dim" if faint else f"bold {COLOURS[face]}")

    def shop(self, seen: Picture) -> RenderableType:
        """Draw the cards for sale and how many are in the piles."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            rows.add_column(no_wrap=True)
        rows.add_column()  # what a card does gives way where there is little room
        for offer in seen["shop"]:
            if offer is None:
                rows.add_row(Styled(self.say("terminal-tokyo-empty"), style="dim"))
            else:
                rows.add_row(*self.offer(offer, seen))
        count = {"deck": seen["deck"], "discard": len(seen["discard"])}
        title = f"{self.say('terminal-tokyo-shop')} · {self.say('terminal-tokyo-deck', count)}"
        return Panel(rows, title=title, title_align="left", box=box.ROUNDED)

    def offer(self, offer: OfferPicture, seen: Picture) -> list[RenderableType]:
        """Return a card for sale: name, kind, price, and what it does."""
        buyer = seen["viewer"] if seen["viewer"] is not None else seen["turn"]
        args: dict[str, str | int] = {"price": offer["prices"][buyer], "cost": offer["cost"]}
        cut = "terminal-tokyo-price" if offer["prices"][buyer] == offer["cost"] else "terminal-tokyo-cut-price"
        return [
            Styled(self.talk.thing("card", offer["card"]), style="cyan"),
            Styled(self.say("terminal-tokyo-keep" if offer["keep"] else "terminal-tokyo-once"), style="dim"),
            Styled(self.say(cut, args)),
            Styled(self.explained("card", offer["card"]), style="dim", overflow="ellipsis", no_wrap=True),
        ]

    def choices(self, scene: Scene, ask: Ask, width: int) -> RenderableType:
        """Draw what can be done; of the many ways to keep dice only how to type them."""
        if ask.prompt != KEEP:
            return Group(
                *(self.choice(scene.view, ask, number, action) for number, action in enumerate(ask.actions, 1))
            )
        others = [
            Styled.assemble((f"{letter:>3}) ", "bold"), self.spellings[action][0]) for letter, action in lettered(ask)
        ]
        return Group(*others, Padding(Styled(self.typing(ask)), (0, 1)))

    def choice(self, view: State, ask: Ask, number: int, action: int) -> Styled:
        """Return an action in words, with what a card or tile costs, and what it does as far as the line goes."""
        said = self.talk.answer(ask, action) + self.paid(view, ask.who, action)
        line = Styled.assemble((f"{number:>3}) ", "bold"), said, no_wrap=True, overflow="ellipsis")
        about = thing_of(action)
        if about is not None:
            line.append("  " + self.explained(*about), style="dim")
        return line

    def paid(self, view: State, seat: int, action: int) -> str:
        """Return the price of what is bought, with the monster that sells it, or the cost of what is discarded."""
        if SELL <= action < COPY:
            return f" ({self.say('terminal-tokyo-price', {'price': int(COST[action - SELL])})})"
        if not BUY <= action < SELL:
            return ""
        card = action - BUY
        cost: dict[str, str | int] = {"price": int(price(cast(TokyoState, view), seat, card))}
        for owner, monster in enumerate(picture(view)["seats"]):
            if CARD_IDS[card] in [kept["card"] for kept in monster["cards"]]:
                return f" ({self.say('terminal-tokyo-price-from', cost | {'seat': self.player(owner)})})"
        return f" ({self.say('terminal-tokyo-price', cost)})"

    def piles(self, scene: Scene, width: int) -> RenderableType | None:
        """Draw the tiles left, the discard pile, and what the viewer knows of the deck."""
        seen = picture(scene.view)
        rows = Table.grid(padding=(0, 2, 0, 0))
        for tile in seen["tiles"]:
            rows.add_row(self.level(tile), self.talk.thing("tile", tile["tile"]), self.explained("tile", tile["tile"]))
        discard = ", ".join(self.talk.thing("card", card) for card in seen["discard"])
        known = ", ".join(self.talk.thing("card", card) for card in seen["next"] if card)
        return Group(
            Styled(self.say("terminal-tokyo-tiles"), style="bold"),
            rows,
            Styled(self.say("terminal-tokyo-discard"), style="bold"),
            discard or self.say("terminal-tokyo-empty"),
            Styled(self.say("terminal-tokyo-next"), style="bold"),
            known or self.say("terminal-tokyo-empty"),
        )

    def level(self, tile: TilePicture) -> str:
        """Return the level of a tile in words."""
        return self.say("terminal-tokyo-level", {"level": tile["level"]})

    # What is typed.

    def entered(self, view: State, ask: Ask, typed: str) -> int | None:
        """Read a letter, or the dice to be kept: what is rolled again are the others, of equal ones the first."""
        if ask.prompt != KEEP:
            return None
        if plain(typed) == plain(self.say("terminal-tokyo-stop")):
            return REROLL
        if not typed.isdecimal():
            return dict(lettered(ask)).get(plain(typed))
        dice = picture(view)["dice"]
        kept = [int(digit) for digit in typed if digit != "0"]
        if len(set(kept)) != len(kept) or any(k > len(dice) for k in kept):
            return None
        return REROLL + mask_of(dice, [dice[k - 1] for k in kept])

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
        """Return how one of the choices may be typed."""
        if ask.prompt == KEEP:
            return "135" if can_reroll(ask) else self.say("terminal-tokyo-stop")
        return self.talk.answer(ask, ask.actions[0])

    def meant(self, ask: Ask) -> Mapping[int, Sequence[str]]:
        """Return the spellings, and how the choices are called in answer to this question; dice have only numbers."""
        if ask.prompt == KEEP:
            return {action: self.spellings[action] for _, action in lettered(ask)}
        return self.spellings | {
            action: [self.talk.answer(ask, action), *self.spellings[action]] for action in ask.actions
        }

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

    def player(self, seat: int) -> str:
        """Return how a seat is called: "You", or the player's name."""
        return self.say("tafelrunde-you") if seat == self.talk.you else self.talk.seat(seat)


def lettered(ask: Ask) -> list[tuple[str, int]]:
    """Return what can be done where dice are kept, besides keeping them, with the letters by which it is typed."""
    return list(zip(LETTERS, (action for action in ask.actions if action < REROLL), strict=False))


def can_reroll(ask: Ask) -> bool:
    """Tell whether any dice may be rolled again."""
    return ask.actions[-1] > REROLL


def mask_of(dice: Sequence[str], kept: Sequence[str]) -> int:
    """Return the set of places of the dice that are rolled again when such ones are kept.

    >>> mask_of(["1", "1", "2"], ["1"])
    5
    """
    mask = 0
    left = {face: dice.count(face) - kept.count(face) for face in dice}
    for place, face in enumerate(dice):
        if left[face]:
            left[face] -= 1
            mask += 2**place
    return mask


def thing_of(action: int) -> tuple[str, str] | None:
    """Return the kind and the id of the card or tile that an action is about, None if there is none."""
    if TAKE <= action < TAKE + len(TILE_IDS):
        return "tile", TILE_IDS[action - TAKE]
    for base, end in ((BUY, SELL), (SELL, COPY), (COPY, SWAP), (SWAP, REROLL)):
        if base <= action < end:
            return "card", CARD_IDS[action - base]
    return None
