"""What is shipped for Prometheus and Grafana: it asks for figures that there are, and says what an operator can do."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tafelrunde.server.ground.metrics import PREFIX, Metrics
from tafelrunde.server.operations import vitals

DEPLOY = Path(__file__).parents[2] / "deploy"
ALERTS = DEPLOY / "alerts.yml"

QUIET = """
rule_files: [{alerts}]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - series: up{{job="tafelrunde", instance="a"}}
        values: "1x20"
      - series: tafelrunde_store_up{{instance="a"}}
        values: "1x5 0x5 1x10"
      - series: tafelrunde_commands_total{{instance="a", result="storage"}}
        values: "0x6 22x14"
      - series: tafelrunde_commands_total{{instance="a", result="done"}}
        values: "0+60x20"
      - series: tafelrunde_disk_free_ratio{{instance="a"}}
        values: "0.9x20"
      - series: tafelrunde_command_seconds_bucket{{instance="a", le="0.01"}}
        values: "0+60x20"
      - series: tafelrunde_command_seconds_bucket{{instance="a", le="+Inf"}}
        values: "0+60x20"
    alert_rule_test:
      - eval_time: 4m
        alertname: TafelrundeStoreDown
      - eval_time: 8m
        alertname: TafelrundeStoreDown
        exp_alerts:
          - exp_labels: {{severity: page, instance: a}}
            exp_annotations:
              summary: "a cannot read or write its store: its log says why"
      - eval_time: 15m
        alertname: TafelrundeStoreDown
      - eval_time: 8m
        alertname: TafelrundeMovesLost
        exp_alerts:
          - exp_labels: {{severity: page, instance: a}}
            exp_annotations:
              summary: "a has refused moves within 5 minutes because the store failed"
      - eval_time: 20m
        alertname: TafelrundeDiskNearlyFull
      - eval_time: 20m
        alertname: TafelrundeSlow
      - eval_time: 20m
        alertname: TafelrundeDown
"""
"""The store is away for five minutes."""


def panels() -> list[Any]:
    return list(json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"])


def questions() -> Iterator[str]:
    """Yield all that the dashboard and the alerts ask."""
    for panel in panels():
        for target in panel["targets"]:
            yield target["expr"]
    yield from re.findall(r"expr: (.*(?:\n {10}.*)*)", ALERTS.read_text(encoding="utf-8"))


def test_dashboard_and_alerts_ask_for_what_there_is() -> None:
    text = Metrics().text()
    named = re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE)
    said = "\n".join(questions())
    for name in set(re.findall(rf"{PREFIX}\w+", said)):
        assert name.removesuffix("_bucket") in named, name
    for name, label, value in re.findall(rf'({PREFIX}\w+){{(\w+)="([\w.]+)"}}', said):
        assert re.search(rf'^{name}{{.*{label}="{value}"', text, re.MULTILINE), f"{name} has no {label} {value}"


def test_an_operator_can_take_it_in_at_a_glance() -> None:
    assert len(panels()) <= 12
    alerts = re.findall(r"alert: (\w+)", ALERTS.read_text(encoding="utf-8"))
    assert len(alerts) <= 8
    page = (DEPLOY.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    assert [alert for alert in alerts if f"`{alert}`" not in page] == [], "what to do stands in operating.md"


class Disk(NamedTuple):
    total: int
    used: int
    free: int


def test_a_disk_that_fills_up_is_two_lines_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    disk = vitals.Disk("sqlite:////var/lib/tafelrunde/server.db")
    for free in (50, 12, 9, 8, 11, 9, 20, 50):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: Disk(100, 100 - free, free))
        assert disk.room() == free / 100
    assert [record.getMessage() for record in caplog.records] == [
        "the disk is nearly full: 9 % are free",
        "there is room on the disk again: 20 % are free",
    ]


def promtool(*args: str | Path, said: str = "") -> None:
    assert shutil.which("promtool"), "promtool is missing: apt-get install prometheus"
    done = subprocess.run(["promtool", *map(str, args)], input=said, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_prometheus_takes_what_is_shipped_and_what_is_served(tmp_path: Path) -> None:
    promtool("check", "config", DEPLOY / "prometheus.yml")
    promtool("check", "rules", ALERTS)
    promtool("check", "metrics", said=Metrics().text())
    asked = [{"record": f"panel:{k}", "expr": plain(question)} for k, question in enumerate(questions())]
    rules = tmp_path / "panels.yml"
    rules.write_text(json.dumps({"groups": [{"name": "panels", "rules": asked}]}))
    promtool("check", "rules", rules)


def plain(question: str) -> str:
    """Return a question of the dashboard as Grafana would ask it."""
    return question.replace("$__rate_interval", "5m").replace("$instance", ".*").removeprefix(">").strip()


@pytest.mark.long
def test_alerts_come_when_the_store_is_away_and_go_when_it_is_back(tmp_path: Path) -> None:
    scene = tmp_path / "scene.yml"
    scene.write_text(QUIET.format(alerts=ALERTS))
    promtool("test", "rules", scene)
