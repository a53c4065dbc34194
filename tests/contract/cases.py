"""The games of ours that the contract suite plays, with the variants that lead to other code."""

from contract.scuffle import Scuffle
from games.tyrant.town import board
from tafelrunde import games
from tafelrunde.testing.cases import Case

games.register(Scuffle())

SHRUNKEN_CLAIM: dict[str, object] = {
    "hand": 2,
    "pile": "listed",
    "cards": ["goblin_0", "goblin_5", "knight_3", "undead_4", "undead_8", "dwarf_2", "dwarf_6", "doppelganger_5"],
}
OWN_TOWN = board(
    [
        "..........",
        ".##.##.##.",
        ".#..#..##.",
        "....#.....",
        ".##...##..",
        ".##.#.##.#",
        "....#.....",
        "..........",
        ".......##.",
        "..........",
    ],
    [{"square": "a1", "exit": "west"}, {"square": "e1", "exit": "north"}, {"square": "f4", "exit": "west"}],
)
OTHER_TOKYO: dict[str, object] = {
    "two_player": True,
    "end_check": "round",
    "tiles": "mixed",
    "hearts_in_tokyo_count": False,
    "reflection_window": False,
    "selection_window": False,
    "selling_is_gaining": False,
    "final_roar": "end_of_turn",
    "spent_copy": "takes_tile",
    "skybeam": "all_dice",
}
OTHER_MORPORK: dict[str, object] = {
    "small_gods_price": "en_choose_pieces",
    "trouble_by_text_needs_minion": True,
    "igor_placement": "any_other_area",
    "mossy_lawn_refills": False,
    "deck_end": "cannot_draw",
    "tie_break": "en_highest_city_card",
    "neutrals_count_for_money": False,
    "subsidence_may_refuse": True,
}
VARIANTS: dict[str, list[dict[str, object]]] = {
    "claim": [{"memory_aid": False, "first": 1}, SHRUNKEN_CLAIM],
    "tyrant": [{"side": "b", "memory_aid": False}, {"citizens": "listed"}, {"board": OWN_TOWN}],
    "tokyo": [{"tiles": "green"}, OTHER_TOKYO],
    "morpork": [OTHER_MORPORK],
}
"""Options that lead to other code, per game."""
OPEN_KINDS: dict[str, frozenset[str]] = {"morpork": frozenset(["area"])}
"""Things that are never hidden, per game."""


def cases() -> list[Case]:
    """Return every registered game with every number of seats, and its variants."""
    found = []
    for name in games.names():
        game = games.load(name)
        kinds = OPEN_KINDS.get(name, frozenset())
        found += [Case(game, seats, open_kinds=kinds) for seats in game.seats]
        found += [Case(game, game.seats.start, options, kinds) for options in VARIANTS.get(name, [])]
    return found


CASES = cases()
