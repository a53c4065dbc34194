"""The kinds of events of each game, in the order of its texts: what a memory writes for each is its place here."""

from typing import Final

KINDS: Final[dict[str, list[str]]] = {
    "claim": [
        "leads-first", "is-dealt", "turned-up", "plays", "wins-round", "takes-stake", "draws", "scores",
        "discarded", "favour-begins", "favours", "wins", "draw",
    ],
    "tyrant": [
        "placed", "chooses", "starts", "stationed", "turned-up", "moves", "climbs", "descends", "pushed",
        "arrested", "killed", "hit", "revealed", "turn-ends", "leaves", "was-assassin", "wins",
    ],
    "tokyo": [
        "side-up", "rolls-for-start", "starts", "turn", "extra-turn", "no-dice", "rolls", "puffs", "probes",
        "turns-die", "resolves", "gains-stars", "loses-stars", "gains-hearts", "loses-hearts", "trimmed",
        "gains-energy", "loses-energy", "gains-wickedness", "takes-tile", "no-tile", "tile-gone", "copies",
        "copy-ends", "cures", "gets-token", "adds-claws", "smashes", "nobody-hit", "prevents", "hides", "unharmed",
        "falls", "roars", "revived", "eliminated", "yields", "stays", "enters", "leaves", "moves-up", "bay-closes",
        "swaps", "wakes", "discards", "buys", "sweeps", "revealed", "shuffles", "looks", "wins", "shares-victory",
        "nobody-wins",
    ],
    "morpork": [
        "becomes", "starts", "rolls", "draws", "does-not-win", "passes", "plays", "uses-text", "cannot",
        "uses-area", "interrupts", "takes-back-card", "places-minion", "lifts-minion", "moves-minion",
        "swaps-minion", "swaps-troll", "swaps-demon", "removes-minion", "removes-troll", "removes-demon",
        "enters-troll", "enters-demon", "trouble", "calm", "builds", "buys", "loses-building", "loses-card",
        "takes-money", "pays", "pays-player", "borrows", "is-burdened", "discards", "gives-card", "offers", "looks",
        "swaps-hands", "recovers", "peeks", "changes", "event", "ignores", "fog", "pile-used-up", "scores",
        "shows-personality", "wins", "shares-win",
    ],
}  # fmt: skip
