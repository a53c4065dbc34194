"""Played with the Python of `make ray`: a match on a local cluster, one of whose workers is killed in mid-run.

It prints, as JSON, the numbers of the games in the file in their order, the results by number on the cluster and in
this process, and what is said of a cluster that is not there.
"""

import json
import sys
from pathlib import Path

from tafelrunde import arena
from tafelrunde.core.errors import TafelrundeError

GAMES = 12


def main(bad_bots: str, file: str) -> None:
    bots = [f"{bad_bots}:Deadly", "random"]
    try:
        arena.run("claim", bots, 2, cluster="ray:127.0.0.1:1")
        refused = ""
    except TafelrundeError as error:
        refused = str(error)
    import ray  # type: ignore[import-not-found, unused-ignore]

    ray.init(num_cpus=2, log_to_driver=False)
    far = arena.run("claim", bots, GAMES, cluster="ray", file=file)
    near = arena.run("claim", bots, GAMES)
    lines = [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()[1:]]
    found = {
        "numbers": [line["number"] for line in lines],
        "far": [played.result for _, played in far.games],
        "near": [played.result for _, played in near.games],
        "killed": Path(bad_bots).with_name("killed").exists(),
        "refused": refused,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
