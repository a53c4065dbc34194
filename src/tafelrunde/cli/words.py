"""`tafelrunde words LANG`: how much of a translation is there, and what it lacks."""

from rich.text import Text as Styled

from tafelrunde import languages
from tafelrunde.cli.complaints import unknown
from tafelrunde.cli.screen import Screen
from tafelrunde.text import Text


def tell(language: str, listed: bool, text: Text, screen: Screen) -> int:
    """Print how many messages each file lacks, and which ones if they are to be listed."""
    if language not in languages.known():
        raise unknown("language", language, languages.known())
    whole = True
    for file in languages.files():
        lacking = languages.missing(language, file)
        if lacking:
            whole = False
            there = len(languages.entries(languages.own(languages.ENGLISH, file) or ""))
            screen.show(Styled(text.say("terminal-words-lacks", {"file": file, "count": len(lacking), "all": there})))
            for message in lacking if listed else ():
                screen.show(Styled(f"  {message}"))
    if whole:
        screen.show(Styled(text.say("terminal-words-whole", {"language": language})))
    return 0
