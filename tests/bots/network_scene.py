"""Played with the Python of `make training`: networks that fit and such that do not, as bots.

Each network here holds the higher number the better, whatever it sees. It prints, as JSON, what came of each scene.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx  # type: ignore[import-not-found, unused-ignore]
from onnx import TensorProto, helper, numpy_helper  # type: ignore[import-not-found, unused-ignore]

from tafelrunde import arena, bots, games
from tafelrunde.bots import network
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.server.bots.workers import Pool
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.settings import bots as complaint
from tafelrunde.table import Table
from tafelrunde.tensors import encoder


def write(file: Path, game: str, kind: int = TensorProto.UINT8, worth: float = 1.0, actions: int | None = None) -> Path:
    """Write a network that is not stamped yet."""
    size, count = encoder(game).size, games.load(game).actions if actions is None else actions
    held = np.arange(count, dtype=np.float32) * np.float32(worth)
    parts = [numpy_helper.from_array(np.zeros((size, count), np.float32), "w"), numpy_helper.from_array(held, "b")]
    nodes = [
        helper.make_node("Cast", ["observation"], ["x"], to=TensorProto.FLOAT),
        helper.make_node("Gemm", ["x", "w", "b"], ["policy"]),
    ]
    seen = helper.make_tensor_value_info("observation", kind, ["n", size])
    told = helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["n", count])
    graph = helper.make_graph(nodes, "highest", [seen], [told], parts)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), file)
    return file


def stamped(file: Path, game: str, **changed: Any) -> Path:
    """Stamp a network, with something that is not so where `changed` says it."""
    usual = network.described
    network.described = lambda *given: {**usual(*given), **changed}
    try:
        network.stamp(file, encoder(game))
    finally:
        network.described = usual
    return file


def refusal(name: str, game: str) -> str:
    """Return why a bot cannot be loaded, "" if it can."""
    try:
        bots.load(name, game, 1, files=True)
    except TafelrundeError as error:
        return str(error)
    return ""


async def served(name: str) -> dict[str, Any]:
    """Return what a server's own process with bots answers at a table, and how that is counted."""
    metrics = Metrics()
    pool = Pool(1, 5.0, [name], metrics)
    called = bots.admit(name)
    table = Table("claim", [called, called], seed=1)
    pool.warm()
    for _ in range(30):  # as long as it takes a busy machine to start a process
        answer = await pool.choose(table, "t", table.who, called)
        if 'result="answered"' in metrics.text():
            break
    await pool.stop()
    ask = table.ask(table.who)
    assert ask is not None
    return {"called": called, "highest": answer.action == max(ask.actions), "counted": metrics.text()}


def main(folder: Path) -> None:
    good = stamped(write(folder / "claim.onnx", "claim"), "claim")
    floats = stamped(write(folder / "floats.onnx", "claim", TensorProto.FLOAT), "claim")
    torn = folder / "torn.onnx"
    torn.write_bytes(good.read_bytes()[:5000])
    state = games.load("claim").new(options={"first": 0})
    state.settle(Rng(1))
    view = state.view(0)
    ask = view.ask()
    assert ask is not None
    bot = bots.load(f"network:{good}", "claim", 1, files=True)
    warm = bots.load(f"network:{good}:heat=10", "claim", 1, files=True)
    guesses = [view.determinise(Rng(seed)).view(0) for seed in range(8)]
    options = arena.run("claim", [f"network:{good}", "random"], 2, options={"first": 0})
    match = arena.run("claim", [f"network:{good}", f"network:{floats}"], 4)
    found = {
        "highest": bot.choose(view, ask) == max(ask.actions),
        "same_view_same_answer": len({bot.choose(guess, ask) for guess in guesses}) == 1,
        "warm": len({warm.choose(view, ask) for _ in range(60)}),
        "played": [list(played.result) for _, played in match.games],
        "failures": match.of(f"network:{good}").failures + match.of(f"network:{floats}").failures,
        "other_options": options.of(f"network:{good}").failures[0],
        "other_game": refusal(f"network:{good}", "tokyo"),
        "no_file": refusal(f"network:{folder / 'none.onnx'}", "claim"),
        "torn": refusal(f"network:{torn}", "claim"),
        "not_stamped": refusal(f"network:{write(folder / 'bare.onnx', 'claim')}", "claim"),
        "old_rules": refusal(f"network:{stamped(write(folder / 'old.onnx', 'claim'), 'claim', rules='0')}", "claim"),
        "other_planes": refusal(f"network:{stamped(write(folder / 'p.onnx', 'claim'), 'claim', planes=[])}", "claim"),
        "other_shape": refusal(f"network:{stamped(write(folder / 's.onnx', 'claim', actions=7), 'claim')}", "claim"),
        "no_number": stumbles(stamped(write(folder / "nan.onnx", "claim", worth=float("nan")), "claim")),
        "operator": [complaint(Settings(bots=[f"network:{file}"])) for file in (good, torn)],
        "server": asyncio.run(served(f"network:{good}")),
    }
    print(json.dumps(found))


def stumbles(file: Path) -> str:
    """Return what is said of a network that answers with what is no number."""
    return arena.run("claim", [f"network:{file}", "random"], 1).of(f"network:{file}").failures[0]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
