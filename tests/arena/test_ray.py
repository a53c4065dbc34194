"""A match on a Ray cluster: what it takes, and that a worker that is killed loses nothing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import arena
from tafelrunde.core.errors import TafelrundeError

ROOT = Path(__file__).parent.parent.parent
PYTHON = Path(os.environ.get("TAFELRUNDE_RAY_PYTHON", ROOT / ".venv-ray" / "bin" / "python"))


def test_without_ray_a_cluster_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TafelrundeError, match=r"Ray is not installed: install the extra, tafelrunde\[ray\]"):
        arena.run("claim", ["random", "greedy-1"], 2, cluster="ray")


@pytest.mark.long
@pytest.mark.skipif(not PYTHON.exists(), reason="there is no environment with Ray: make ray")
def test_a_worker_killed_in_mid_run_loses_no_result_and_doubles_none(bad_bots: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [PYTHON, "-P", Path(__file__).with_name("ray_scene.py"), bad_bots, tmp_path / "match.jsonl"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "RAY_AUTH_MODE": "disabled"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["killed"]
    assert sorted(found["numbers"]) == list(range(12))
    assert found["far"] == found["near"], "the results of a seed do not depend on where it was played"
    assert "the Ray cluster 127.0.0.1:1 cannot be reached" in found["refused"]
