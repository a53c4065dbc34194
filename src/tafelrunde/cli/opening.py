"""What somebody who has never seen a game reads before the first move."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from tafelrunde.core.engine import State
from tafelrunde.text import Talk


def brief_lines(view: State, talk: Talk) -> list[str]:
    """Return what one wants and how one wins, with the numbers of this table; else what the game is about."""
    game = view.game
    said = [talk.message(message) for message in game.brief(view)]
    summary = talk.text.summary(game.id)
    return said or ([summary] if summary else [])


def opening(view: State, talk: Talk) -> RenderableType:
    """Draw it in a frame, with what can be typed at any time below."""
    text, game, seat = talk.text, view.game, talk.you
    lines: list[RenderableType] = [Styled(f"• {line}") for line in brief_lines(view, talk)]
    if game.roles and 0 <= seat < len(game.roles):
        role = text.say(f"{game.id}-role-{game.roles[seat]}")
        lines.insert(0, Styled(text.say("terminal-your-role", {"role": role}), style="bold"))
    lines += ["", Styled(text.say("terminal-opening-keys"), style="dim")]
    title = Styled(text.title(game.id), style="bold")
    return Panel(Padding(Group(*lines), (1, 2)), title=title, title_align="left")
