"""The notebook runs from its first cell to its last, with a shorter time to learn."""

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "tafelrunde.ipynb"


@pytest.mark.long
def test_every_cell_runs_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert sum("SECONDS = 60" in cell for cell in code) == 1
    known: dict[str, object] = {}
    for number, cell in enumerate(code):
        exec(compile(cell.replace("SECONDS = 60", "SECONDS = 20"), f"<cell {number}>", "exec"), known)
    said = capsys.readouterr().out
    assert "at last" in said
    assert said.rstrip().endswith("after 26 cards")
    assert known["results"], "some games were played to their end"
