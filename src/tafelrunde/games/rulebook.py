"""The rules of a game as a list: where the rulebook has each, and what we decided where it is silent.

A home without such a list has the rules that its English words tell: `rule-sack-first` is the rule `sack.first`.
"""

import re
import tomllib
from dataclasses import dataclass, fields

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.games.home import Home

GROUNDS = ("book", "derived", "ours")
"""The rulebook says so; it follows from what it says; or it is silent, and this is how we do it."""
PARTS = ("goal", "turn", "do", "end", "detail", "card")
"""What a rule is about, in the order in which a game is learnt."""
_TOLD = re.compile(r"^rule-([a-z0-9_]+(?:-[a-z0-9_]+)+) *=(.*(?:\n(?:[ ].*)?)*)", re.MULTILINE)
"""A message that tells a rule, with its attributes."""
HEADINGS = "de"
"""The language of the headings: they help only whoever has that rulebook."""


@dataclass(frozen=True)
class Rule:
    """One rule. Its words are a message that the id names, in every language."""

    id: str
    heading: str
    """The section of the rulebook."""
    ground: str
    ruling: str | None = None
    """Our number for it, where more than one reading was looked at."""
    option: str | None = None
    """The option of the game that changes it."""
    part: str = "detail"
    """What it is about, for whoever learns the game."""


def load(game_id: str) -> list[Rule]:
    """Return the rules of a game, in the order of its rulebook.

    >>> load("claim")[0].heading
    'Spielvorbereitung'
    """
    home = games.home(game_id)
    if home is None:
        raise TafelrundeError(f"there are no rules of {game_id!r}: a game has them in its rules.toml, or in its words")
    return of(home)


def of(home: Home) -> list[Rule]:
    """Return the rules of a home: by its list, or as its English words tell them."""
    source = home.text("rules/rules.toml") or home.text("rules.toml")
    if source:
        return parse(home.id, source)
    end = home.game().end_rule
    found = []
    for name, told in _TOLD.findall(home.words("en") or ""):
        rule = name.replace("-", ".")
        ground = "ours" if re.search(r"^ +\.note *=", told, re.MULTILINE) else "book"
        found.append(Rule(rule, "", ground, part="goal" if rule == end else "turn"))
    if not found:
        raise TafelrundeError(f"it tells no rule: its English words have none, such as 'rule-{home.id}-end'")
    return found


def to_learn(game_id: str) -> list[Rule]:
    """Return the rules of a game in the order in which it is learnt: the goal first, the cards last.

    >>> to_learn("claim")[0].part
    'goal'
    """
    return sorted(load(game_id), key=lambda rule: PARTS.index(rule.part))


def parse(game_id: str, source: str) -> list[Rule]:
    """Read the rules from the text of a rules.toml; what is wrong is an error that names the rule and the value."""
    try:
        doc = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise TafelrundeError(f"the rules of {game_id!r} are no TOML: {error}") from None
    entries = doc.get("rule")
    if not isinstance(entries, list) or set(doc) != {"rule"}:
        raise TafelrundeError(f"the rules of {game_id!r} are [[rule]] tables and nothing else, not {', '.join(doc)}")
    rules = [_rule(game_id, number, entry) for number, entry in enumerate(entries, 1)]
    ids = [rule.id for rule in rules]
    for rule_id in ids:
        if ids.count(rule_id) > 1:
            raise TafelrundeError(f"the rule {rule_id!r} is there {ids.count(rule_id)} times: an id names one rule")
    return rules


def _rule(game_id: str, number: int, entry: object) -> Rule:
    if not isinstance(entry, dict):
        raise TafelrundeError(f"rule {number} of {game_id!r} is {entry!r}: write it as a [[rule]] table")
    name = entry.get("id")
    if not isinstance(name, str) or not name.startswith(f"{game_id}."):
        raise TafelrundeError(f"rule {number} of {game_id!r} has the id {name!r}: write '{game_id}.' and a name")
    known = [field.name for field in fields(Rule)]
    for key, value in entry.items():
        if key not in known:
            raise TafelrundeError(f"the rule {name!r} has a field {key!r}: there are {', '.join(known)}")
        if not isinstance(value, str) or not value:
            raise TafelrundeError(f"the rule {name!r} has the {key} {value!r}: it takes some text")
    for key in ("heading", "ground"):
        if key not in entry:
            raise TafelrundeError(f"the rule {name!r} has no {key}")
    if entry["ground"] not in GROUNDS:
        raise TafelrundeError(f"the rule {name!r} has the ground {entry['ground']!r}: there are {', '.join(GROUNDS)}")
    if entry.get("part", "detail") not in PARTS:
        raise TafelrundeError(f"the rule {name!r} has the part {entry['part']!r}: there are {', '.join(PARTS)}")
    return Rule(**entry)
