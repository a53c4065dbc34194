"""Networks as bots: what is said where they cannot be, and, with the environment for learning, how they play."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import bots
from tafelrunde.bots import network
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.tensors import encoder

ROOT = Path(__file__).parent.parent.parent
PYTHON = Path(os.environ.get("TAFELRUNDE_TRAINING_PYTHON", ROOT / ".venv-training" / "bin" / "python"))


def test_without_the_runtime_a_network_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    file = tmp_path / "claim.onnx"
    network.stamp(file, encoder("claim"))
    with pytest.raises(TafelrundeError, match=r"a network needs onnxruntime: install the extra, tafelrunde\[network\]"):
        bots.load(f"network:{file}", "claim", files=True)


def test_no_file_is_read_for_a_name_from_outside(tmp_path: Path) -> None:
    assert bots.in_file("network:models/claim.onnx")
    assert bots.in_file("elsewhere:network:models/claim.onnx:heat=0.5")
    assert not bots.in_file("network")
    with pytest.raises(TafelrundeError, match="no file is read for a name that comes from outside"):
        bots.load(f"network:{tmp_path}/claim.onnx", "claim")
    with pytest.raises(TafelrundeError, match=r"there is no file .* with a network in it"):
        bots.load(f"network:{tmp_path}/claim.onnx", "claim", files=True)
    with pytest.raises(TafelrundeError, match=r"'greedy' names no network: write network:FILE\.onnx"):
        bots.admit("greedy")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What came of `network_scene.py`."""
    if not PYTHON.exists():
        pytest.skip("there is no environment for learning: make training")
    done = subprocess.run(
        [PYTHON, "-P", Path(__file__).with_name("network_scene.py"), tmp_path_factory.mktemp("networks")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.long
def test_a_network_answers_by_what_its_seat_sees(scene: dict[str, Any]) -> None:
    assert scene["highest"]
    assert scene["same_view_same_answer"]
    assert scene["warm"] > 1, "with heat it does not always answer the same"


@pytest.mark.long
def test_networks_play_matches_with_bytes_or_floats(scene: dict[str, Any]) -> None:
    assert len(scene["played"]) == 4
    assert scene["failures"] == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("other_game", "plays claim, not tokyo"),
        ("no_file", "there is no file"),
        ("torn", "is no network that can be read"),
        ("not_stamped", "does not say which game of ours it plays"),
        ("old_rules", "was made for version 0 of the rules of claim"),
        ("other_planes", "has learned to read other planes than claim has here: train it anew"),
        ("other_shape", "claim needs 696 and 48"),
        ("other_options", "was made for the usual options, not for first=0"),
        ("no_number", "with what is no number"),
    ],
)
def test_a_network_that_does_not_fit_is_refused_in_a_sentence(scene: dict[str, Any], what: str, said: str) -> None:
    assert said in scene[what]
    assert "\n" not in scene[what]


@pytest.mark.long
def test_a_network_that_its_operator_lists_plays_on_a_server(scene: dict[str, Any]) -> None:
    assert scene["operator"][0] == ""
    assert "is no network that can be read" in scene["operator"][1]
    assert scene["server"]["called"] == "network-claim", "people are not told where its file lies"
    assert scene["server"]["highest"]
    assert 'bot_answers_total{result="answered"} 1' in scene["server"]["counted"]
