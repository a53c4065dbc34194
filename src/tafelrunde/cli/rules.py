"""The rules of a game in our words, with where the rulebook has them and what we decided where it is silent."""

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Styled

from tafelrunde.cli.screen import Screen
from tafelrunde.core import rulebook
from tafelrunde.core.engine import Game
from tafelrunde.text import Text


def rules(game: Game, text: Text, screen: Screen) -> int:
    """Print the rules of a game, in the order of its rulebook."""
    listed = rulebook.load(game.id)
    screen.show(Rule(Styled(text.title(game.id), style="bold"), align="left", style="dim"))
    screen.show(text.summary(game.id))
    for rule in listed:
        screen.show("", Styled(text.rule_title(rule.id), style="bold"))
        screen.show(Padding(text.rule(rule.id), (0, 0, 0, 2)))
        note = text.rule_note(rule.id)
        if note:
            screen.show(Padding(Styled(note, style="italic"), (0, 0, 0, 2)))
        screen.show(Padding(Styled(source(rule, text), style="dim"), (0, 0, 0, 2)))
    screen.show("", Styled(text.say("terminal-options"), style="bold"))
    for option in game.options:
        line = Styled.assemble((option.name, "bold"), " – ", text.option(game, option.name))
        screen.show(Padding(line, (0, 0, 0, 2)))
    return 0


def source(rule: rulebook.Rule, text: Text) -> str:
    """Return on what ground a rule stands."""
    parts = [text.say("tafelrunde-source", {"heading": rule.heading})]
    if rule.ruling is not None:
        parts.append(text.say("tafelrunde-ruling", {"ruling": rule.ruling}))
    if rule.ground != "book":
        parts.append(text.say(f"tafelrunde-ground-{rule.ground}"))
    if rule.option is not None:
        parts.append(text.say("tafelrunde-by-option", {"option": rule.option}))
    return " · ".join(part.rstrip(".") for part in parts)
