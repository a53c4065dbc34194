"""The rules of a game in our words, in an order to learn from: the goal, a turn, what one can do, the end, the rest."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Styled

from tafelrunde.cli.pager import turn_pages
from tafelrunde.cli.screen import Screen
from tafelrunde.core.engine import Game
from tafelrunde.desk.lookup import Found, find, nearest, rules_of
from tafelrunde.games import rulebook
from tafelrunde.text import Text

INDENT = (0, 0, 0, 2)
IN_FULL = 8
"""So many things that a word is about are told in full, of the others only the names."""


def rules(game: Game, text: Text, screen: Screen, search: str | None = None) -> int:
    """Show the rules of a game, or all that a word is about; on a terminal page by page."""
    content = whole(game, text) if search is None else about(game, text, search)
    if screen.live:
        with screen.page():
            turn_pages(screen, text, content, search=lambda word: about(game, text, word))
    else:
        screen.show(content)
    return 0


def whole(game: Game, text: Text) -> RenderableType:
    """Return all rules, part by part, and the options."""
    parts: list[RenderableType] = [Rule(Styled(text.title(game.id), style="bold"), align="left", style="dim")]
    parts.append(text.summary(game.id))
    for part, listed in groupby(rules_of(game.id), key=lambda rule: rule.part):
        parts += ["", Rule(Styled(text.say(f"tafelrunde-part-{part}"), style="bold"), align="left")]
        parts += told(text, [Found(rule.id, text.rule_title(rule.id), text.rule(rule.id), rule) for rule in listed])
    if game.options:
        parts += ["", Rule(Styled(text.say("terminal-options"), style="bold"), align="left")]
    for option in game.options:
        parts.append(Padding(Styled.assemble((option.name, "bold"), " – ", text.option(game, option.name)), INDENT))
    return Group(*parts)


def about(game: Game, text: Text, typed: str) -> RenderableType:
    """Return all that a word is about: things, places, counters and rules."""
    found = find(game.id, text.language, typed)
    if not found:
        return unknown(game, text, typed)
    return Group(*answer(text, found))


def unknown(game: Game, text: Text, typed: str) -> RenderableType:
    """Return what is said where nothing was found: that, and what may have been meant."""
    said = [text.say("terminal-unknown-thing", {"typed": typed[:40]})]
    near = ", ".join(nearest(game.id, text.language, typed))
    if near:
        said.append(text.say("terminal-nearest", {"words": near}))
    return Styled("\n".join(said), style="bold")


def answer(text: Text, found: Sequence[Found]) -> list[RenderableType]:
    """Return what was found: the likeliest in full, of the rest the names."""
    parts = told(text, found[:IN_FULL])
    if found[IN_FULL:]:
        names = ", ".join(dict.fromkeys(one.title for one in found[IN_FULL:]))
        parts += ["", Styled(text.say("terminal-see-also", {"names": names}), style="dim")]
    return parts[1:]


def told(text: Text, found: Iterable[Found]) -> list[RenderableType]:
    """Return things and rules with what is said of them, and small at the end what a rule stands on."""
    parts: list[RenderableType] = []
    for one in found:
        parts += ["", Styled(one.title, style="bold"), Padding(one.text, INDENT)]
        if one.rule is not None:
            note, ground = text.rule_note(one.rule.id), source(one.rule, text)
            small = " ".join(filter(None, [note, f"[{ground}]" if ground else ""]))
            parts += [Padding(Styled(small, style="dim italic"), INDENT)] if small else []
    return parts


def source(rule: rulebook.Rule, text: Text) -> str:
    """Return on what ground a rule stands, if that is not simply the book; its heading for whoever can read it."""
    parts = [] if rule.ground == "book" else [text.say(f"tafelrunde-ground-{rule.ground}")]
    if text.language == rulebook.HEADINGS:
        parts.insert(0, text.say("tafelrunde-source", {"heading": rule.heading}))
    if rule.ruling is not None:
        parts.append(text.say("tafelrunde-ruling", {"ruling": rule.ruling}))
    if rule.option is not None:
        parts.append(text.say("tafelrunde-by-option", {"option": rule.option}))
    return " · ".join(part.rstrip(".") for part in parts)
