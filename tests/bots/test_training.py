"""The example that learns Claim: it can be left and gone on with, and its network plays. It learns for seconds only."""

import csv
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PYTHON = Path(os.environ.get("TAFELRUNDE_TRAINING_PYTHON", ROOT / ".venv-training" / "bin" / "python"))
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not PYTHON.exists(), reason="there is no environment for learning: make training"),
]


def command(out: Path, millions: float) -> list[str]:
    small = ["--games", "8", "--width", "16", "--measure", "4", "--sample", "4", "--every", "1000"]
    example = [str(PYTHON), "-P", str(ROOT / "examples" / "train_claim.py")]
    return [*example, "--out", str(out), "--moves", str(millions), *small]


def run(words: list[str]) -> str:
    done = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def moves(said: str) -> int:
    """Return how many moves the learner says it has made."""
    return int(said.partition(" moves in ")[0].splitlines()[-1].replace(",", ""))


def test_ctrl_c_loses_nothing_and_the_network_plays(tmp_path: Path) -> None:
    learning = subprocess.Popen(command(tmp_path, 60), env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    for _ in range(600):
        if (tmp_path / "checkpoint.pt").exists():
            break
        time.sleep(0.2)
    learning.send_signal(signal.SIGINT)
    stopped, _ = learning.communicate(timeout=120)
    assert learning.returncode == 0
    assert moves(stopped) >= 8 * 52
    over = run(command(tmp_path, 0))
    assert moves(over) == moves(stopped), "what was learned is still there"
    assert "games against greedy-1, each seat in turn" in over
    with (tmp_path / "progress.csv").open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 1
    assert list((tmp_path / "tensorboard").iterdir())
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    match = [str(PYTHON), "-P", "-m", "tafelrunde", "arena", "claim", f"network:{tmp_path / 'claim.onnx'}", "random"]
    said = run([*match, "--games", "2", "--workers", "1"])
    assert "Claim: 2 games" in said
    assert "greedy had to move" not in said
