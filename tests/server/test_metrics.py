"""What an operator sees of a server: every series from the start, nothing that strangers could make, nobody else."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from tafelrunde.server.ground import metrics
from tafelrunde.store.store import Full

from .conftest import Opened
from .inn import Inn

Seen = dict[tuple[str, tuple[tuple[str, str], ...]], float]
FIRST = {"first": 0}
BEHIND = {"forwarded": "10.0.0.2", "metrics_from": "10.9.9.9"}


def seen(text: str) -> Seen:
    """Return every series with its value, as Prometheus reads them."""
    return {
        (sample.name.removeprefix(metrics.PREFIX), tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def look(inn: Inn) -> Seen:
    return seen(inn.client.get("/metrics").text)


def value(inn: Inn, name: str, **labels: str) -> float:
    return look(inn)[name, tuple(sorted(labels.items()))]


def test_every_series_is_there_before_anything_has_happened(inn: Inn) -> None:
    before = look(inn)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "greedy", options=FIRST)
    with anna.at(table, 0) as ear:
        ear.asked(0)
        anna.play(table, 0)
        ear.asked(0)
    bea.command(table, "submit", 403, seat=0, version=0, actions=[0])
    anna.command(table, "submit", 409, seat=0, version=0, actions=[0])
    anna.get("/nothing", 404)
    inn.client.get("/wp-admin/'\"\\")
    inn.client.request("BREW", "/api/me")
    with inn.stranger().at("no-such-table") as ear:
        ear.until("bye")
    after = look(inn)
    assert after.keys() == before.keys()
    assert after["commands_total", (("result", "done"),)] >= 2
    assert after["commands_total", (("result", "refused"),)] == 1


def test_requests_are_counted_by_route_and_never_by_path(inn: Inn) -> None:
    anna = inn.guest("Anna")
    for table in ("abc", "def"):
        anna.get(f"/tables/{table}", 404)
        inn.client.get(f"/api/{table}")
        inn.client.post("/api/me", json={}, headers={"Origin": f"https://{table}.example.org"})
    assert value(inn, "requests_total", route="/api/tables/{table_id}", status="4xx") == 2
    assert value(inn, "requests_total", route="page", status="4xx") == 2
    assert value(inn, "requests_total", route="other", status="4xx") == 2, "what got no further than the door"


def test_a_move_that_the_store_refuses_is_counted(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)

    async def full(*_: object, **__: object) -> None:
        raise Full("there is no room left")

    with monkeypatch.context() as disk:
        disk.setattr(inn.app.state.store, "append", full)
        desk = anna.desk(table, 0)
        actions = [desk["desk"]["ask"]["offers"][0]["action"]]
        anna.command(table, "submit", 503, seat=0, version=desk["version"], actions=actions)
    assert value(inn, "commands_total", result="storage") == 1
    anna.play(table, 0)
    assert value(inn, "commands_total", result="storage") == 1


def test_a_bot_that_fails_is_counted_with_whoever_stood_in(opened: Opened) -> None:
    inn = opened(bot_processes=0)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "level-2", options={"first": 1})
    with anna.at(table, 0) as ear:
        ear.asked(0)
    assert value(inn, "stand_ins_total", bot="level-2") >= 1


def test_a_socket_that_is_closed_is_counted_by_its_code(inn: Inn) -> None:
    with inn.stranger().at("no-such-table") as ear:
        ear.until("bye")
    assert value(inn, "socket_closes_total", code="4404") == 1


@pytest.mark.parametrize(
    ("sender", "sent", "chosen", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("::ffff:127.0.0.1", {}, {}, 200),
        ("192.168.1.7", {}, {}, 403),
        ("192.168.1.7", {}, {"metrics_from": "10.0.0.0/8, 192.168.1.0/24"}, 200),
        ("127.0.0.1", {"X-Forwarded-For": "203.0.113.9"}, {}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, {}, 403),
        ("127.0.0.1", {"Forwarded": "for=203.0.113.9"}, {}, 403),
        ("10.0.0.2", {"X-Forwarded-For": "203.0.113.9"}, {"metrics_from": "10.0.0.0/8"}, 403),
        ("127.0.0.1", {}, {"forwarded": "127.0.0.1"}, 200),
        ("127.0.0.1", {"X-Forwarded-For": "203.0.113.9"}, {"forwarded": "127.0.0.1"}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, {"forwarded": "127.0.0.1"}, 403),
        ("10.0.0.2", {"X-Forwarded-For": "127.0.0.1"}, {"forwarded": "10.0.0.2"}, 403),
        ("10.0.0.2", {"X-Forwarded-For": "10.9.9.9"}, BEHIND, 200),
        ("10.0.0.2", {"X-Forwarded-For": "10.9.9.9, 10.8.8.8"}, BEHIND, 403),
        ("::ffff:10.0.0.2", {"X-Forwarded-For": "203.0.113.9"}, {"metrics_from": "10.0.0.0/8"}, 403),
        ("a path", {}, {}, 403),
    ],
    ids=str,
)
def test_figures_are_for_this_machine_and_whom_the_operator_names(
    sender: str, sent: dict[str, str], chosen: dict[str, Any], status: int, opened: Opened
) -> None:
    client = TestClient(opened(**chosen).app, client=(sender, 50000))
    said = client.get("/metrics", headers=sent)
    assert said.status_code == status, said.text
    assert ("tafelrunde_commands_total" in said.text) == (status == 200)


def test_what_is_counted_anywhere_stands_in_the_table() -> None:
    """Who counts something new writes it into the table: else its series would come with the first event alone."""
    rooms = Path(metrics.__file__).parent.parent
    server = [path for path in rooms.rglob("*.py") if path.parent.name != "bench"]
    sources = "\n".join(path.read_text("utf-8") for path in server)
    for name, label, said in re.findall(r'count\(\s*"(\w+)"(?:, (\w+)="([\w-]+)")?', sources):
        assert not label or said in metrics.COUNTERS[name].labels[label], f"{name} has no {label} {said!r}"
    told = set(re.findall(r'(?:count|add|took)\(\s*"(\w+)"|gauges\["(\w+)"\]', sources))
    counted = {one or other for one, other in told}
    assert counted == {*metrics.COUNTERS, *metrics.HISTOGRAMS, *metrics.GAUGES}, "nothing is missing, nothing is idle"


def test_several_processes_add_up_and_whoever_takes_a_place_goes_on_counting(tmp_path: Path) -> None:
    def work(number: int, sockets: int) -> str:
        code = f"""
from tafelrunde.server.ground.metrics import Metrics
metrics = Metrics()
for _ in range(3): metrics.count("commands_total", result="done")
metrics.took("store_seconds", 0.002, what="write")
metrics.gauges["sockets"] = {sockets}
metrics.gauges["disk_free_ratio"] = {number}
print(metrics.text())
"""
        told = {metrics.SHARED: str(tmp_path), metrics.NUMBER: str(number)}
        return subprocess.run(
            [sys.executable, "-P", "-c", code], env=os.environ | told, check=True, capture_output=True, text=True
        ).stdout

    work(0, 5)
    both = seen(work(1, 7))
    assert both["commands_total", (("result", "done"),)] == 6
    assert both["store_seconds_count", (("what", "write"),)] == 2
    assert both["sockets", ()] == 12
    assert both["disk_free_ratio", ()] == 0, "the least of them"
    again = seen(work(0, 1))
    assert again["commands_total", (("result", "done"),)] == 9
    assert again["sockets", ()] == 8, "the sockets of the one before are gone"
    assert again.keys() == seen(metrics.Metrics().text()).keys(), "and they are the series of one process"
