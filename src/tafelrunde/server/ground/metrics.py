"""What a server counts, for Prometheus: every series is there from the start, and several processes add up.

Each process of several keeps its figures in files of a folder that they share, by its number and not by its process id:
whoever takes the place of one that died goes on counting where that stopped. Any of them can tell the sum.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import mkdtemp
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import prometheus_client
from prometheus_client import CollectorRegistry, values
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

import tafelrunde

PREFIX: Final = "tafelrunde_"
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The folder where several processes keep their figures; prometheus_client calls it so."""
NUMBER: Final = "TAFELRUNDE_WORKER"
"""Which of several processes this one is."""
OTHER: Final = "other"
"""What a label says of what it does not know: no stranger can make a series."""

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
BOT_BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
STATUSES: Final = ("2xx", "3xx", "4xx", "429", "5xx")
CODES: Final = (1000, 1001, 1006, 1009, 1011, 1012, 4400, 4401, 4403, 4404, 4408, 4409, 4429, 4430)


class Series(NamedTuple):
    """Series of one name: what they are, and every value that their labels have."""

    help: str
    labels: Mapping[str, Sequence[str]] = MappingProxyType({})
    buckets: Sequence[float] = BUCKETS
    mode: str = "livesum"
    """What a gauge of several processes is."""


COUNTERS: Final = {
    "commands_total": Series(
        "Commands by what came of them: done, refused, lost to the store, or given up because others were quicker.",
        {"result": ("done", "refused", "storage", "busy")},
    ),
    "requests_total": Series("Requests by route and status.", {"route": (OTHER,), "status": STATUSES}),
    "bot_answers_total": Series(
        "Answers of bots: given, given after others were served, or made by a stand-in because the bot failed.",
        {"result": ("answered", "busy", "failed")},
    ),
    "stand_ins_total": Series("Moves that a stand-in made, by the bot that should have.", {"bot": (OTHER,)}),
    "webhooks_total": Series("Notices by what came of them.", {"result": ("sent", "failed", "dropped")}),
    "socket_closes_total": Series(
        "Sockets that were closed, by code.", {"code": (*map(str, CODES), OTHER)}
    ),
    "connections_refused_total": Series(
        "Connections that were refused, for one address or all had too many, or closed, for they were late or unread.",
        {"why": ("crowded", "full", "late", "unread")},
    ),
    "processor_seconds_total": Series("Time of the processor that server processes took, without bots."),
}
HISTOGRAMS: Final = {
    "command_seconds": Series("From a command's arrival until it was durable and shown."),
    "store_seconds": Series("What the store took to make something durable, and to read.", {"what": ("write", "read")}),
    "bot_seconds": Series("For how long an answer of a bot held its process.", {"bot": (OTHER,)}, BOT_BUCKETS),
    "bot_wait_seconds": Series("What a question waited for a process of bots.", {}, BOT_BUCKETS),
    "loop_lag_seconds": Series("How late the event loop comes back to what is due."),
}
GAUGES: Final = {
    "store_up": Series("Whether the store can be reached, read and written.", mode="livemin"),
    "store_waiting": Series("Commands that wait to be written."),
    "store_connections": Series("Connections to the database."),
    "store_connections_busy": Series("Connections to the database that do something."),
    "disk_free_ratio": Series("Free part of the disk with the database; NaN where that is elsewhere.", mode="livemin"),
    "bots_waiting": Series("Questions that wait for a process of bots."),
    "bot_processes": Series("Processes of bots that live."),
    "connections": Series("Open connections, sockets among them."),
    "sockets": Series("Open sockets."),
    "sockets_waiting": Series("Messages that wait to be taken by sockets."),
    "tables_in_memory": Series("Tables in memory."),
    "processes": Series("Server processes that live."),
    "memory_bytes": Series("Memory of the server processes, without bots."),
    "uptime_seconds": Series("Since the youngest server process was started.", mode="livemin"),
}
BUILD: Final = Series("The version that runs.", {"version": (), "compiled": ()}, mode="livemax")

if NUMBER in os.environ:
    values.ValueClass = values.MultiProcessValue(lambda: os.environ[NUMBER])  # type: ignore[no-untyped-call]
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Gauges:
    """What there is of something now, by name."""

    def __init__(self, made: dict[str, Any]) -> None:
        self._made = made

    def __setitem__(self, name: str, value: float) -> None:
        self._made[name].set(value)


class Metrics:
    r"""Counters, histograms and gauges.

    >>> metrics = Metrics()
    >>> metrics.count("commands_total", result="done")
    >>> metrics.took("store_seconds", 0.003, what="write")
    >>> metrics.gauges["sockets"] = 3
    >>> [line for line in metrics.text().splitlines() if line.startswith("tafelrunde_commands_total")][:2]
    ['tafelrunde_commands_total{result="done"} 1.0', 'tafelrunde_commands_total{result="refused"} 0.0']
    """

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._made: dict[str, MetricWrapperBase] = {}
        self._children: dict[tuple[Any, ...], Any] = {}
        """By name and labels, as they are counted."""
        self._known: dict[str, dict[str, dict[str, None]]] = {}
        for name, series in COUNTERS.items():
            self._make(prometheus_client.Counter, name, series)
        for name, series in HISTOGRAMS.items():
            self._make(prometheus_client.Histogram, name, series, buckets=series.buckets)
        for name, series in GAUGES.items():
            self._make(prometheus_client.Gauge, name, series, multiprocess_mode=series.mode)
        self.gauges = Gauges({name: self._made[name] for name in GAUGES})
        for name in GAUGES:
            self.gauges[name] = 0  # whoever was here before is gone
        self._make(prometheus_client.Gauge, "build", BUILD, multiprocess_mode=BUILD.mode)
        compiled = "yes" if tafelrunde.COMPILED else "no"
        self._made["build"].labels(version=tafelrunde.__version__, compiled=compiled).set(1)  # type: ignore[attr-defined]

    def _make(self, kind: Any, name: str, series: Series, **more: Any) -> None:
        self._made[name] = kind(PREFIX + name, series.help, list(series.labels), registry=self._registry, **more)
        self._known[name] = {}
        if series.labels:
            self.expect(name, **series.labels)

    def expect(self, name: str, **labels: Iterable[str]) -> None:
        """Let there be a series for every combination of what these labels say and what the others may."""
        known = self._known[name]
        for label, said in labels.items():
            known.setdefault(label, {}).update(dict.fromkeys(said))
        for combination in product(*known.values()):
            self._made[name].labels(**dict(zip(known, combination, strict=True)))

    def _child(self, name: str, labels: dict[str, str]) -> Any:
        """Return a series; where a label may be `other`, what it does not know is that."""
        known, made = self._known[name], self._made[name]
        said = {
            label: OTHER if OTHER in known[label] and value not in known[label] else value
            for label, value in labels.items()
        }
        child = made.labels(**said) if said else made
        if said == labels:
            self._children[name, *labels.items()] = child
        return child

    def count(self, name: str, **labels: str) -> None:
        """Count one more."""
        child = self._children.get((name, *labels.items())) or self._child(name, labels)
        child.inc()

    def add(self, name: str, amount: float) -> None:
        """Count so much more."""
        self._child(name, {}).inc(amount)

    def took(self, name: str, seconds: float, **labels: str) -> None:
        """Note how long something took."""
        child = self._children.get((name, *labels.items())) or self._child(name, labels)
        child.observe(seconds)

    def text(self) -> str:
        """Return everything, of all processes of this server, in Prometheus' format for text."""
        if NUMBER not in os.environ:
            return prometheus_client.generate_latest(self._registry).decode()
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return prometheus_client.generate_latest(everybody).decode()


def shared_folder() -> Path:
    """Return a new folder for the figures of several processes, which are to be started after this."""
    folder = Path(mkdtemp(prefix="tafelrunde-metrics-"))
    os.environ[SHARED] = str(folder)
    return folder


def gone(number: int) -> None:
    """Take away what a process that died has said of itself; what it has counted stays."""
    mark_process_dead(number)  # type: ignore[no-untyped-call]
