"""What the server counts, in the text format of Prometheus."""

import time
from bisect import bisect_left
from collections import defaultdict
from typing import Any, Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
HELP: Final = {
    "commands_total": "Commands by what came of them.",
    "command_seconds": "From a command's arrival until it was durable and shown.",
    "sockets": "Open sockets.",
    "tables_in_memory": "Tables in memory.",
    "bot_answers_total": "Answers of bots by what came of them.",
    "webhooks_total": "Notices by what came of them.",
    "requests_total": "Requests by status.",
    "uptime_seconds": "Since the process was started.",
}


class Metrics:
    """Counters, gauges and one histogram.

    >>> metrics = Metrics()
    >>> metrics.count("commands_total", result="done")
    >>> 'tafelrunde_commands_total{result="done"} 1' in metrics.text()
    True
    """

    def __init__(self) -> None:
        self._counts: defaultdict[tuple[Any, ...], int] = defaultdict(int)
        """By name and labels."""
        self._seconds: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS) + 1))
        self._sums: defaultdict[str, float] = defaultdict(float)
        self.gauges: dict[str, float] = {}
        self._started = time.monotonic()

    def count(self, name: str, **labels: str) -> None:
        """Count one more."""
        self._counts[name, *labels.items()] += 1

    def took(self, name: str, seconds: float) -> None:
        """Note how long something took."""
        self._seconds[name][bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        """Return everything."""
        lines: list[str] = []
        self.gauges["uptime_seconds"] = time.monotonic() - self._started
        for name in HELP:
            counted = {written(labels): value for (one, *labels), value in self._counts.items() if one == name}
            kind = "histogram" if name in self._seconds else "gauge" if name in self.gauges else "counter"
            lines += [f"# HELP tafelrunde_{name} {HELP[name]}", f"# TYPE tafelrunde_{name} {kind}"]
            lines += [f"tafelrunde_{name}{{{labels}}} {value:g}" for labels, value in sorted(counted.items())]
            if name in self.gauges:
                lines.append(f"tafelrunde_{name} {self.gauges[name]:g}")
            if name in self._seconds:
                below = 0
                for top, number in zip([*map(str, BUCKETS), "+Inf"], self._seconds[name], strict=True):
                    below += number
                    lines.append(f'tafelrunde_{name}_bucket{{le="{top}"}} {below}')
                lines += [f"tafelrunde_{name}_sum {self._sums[name]:g}", f"tafelrunde_{name}_count {below}"]
        return "\n".join(lines) + "\n"


def written(labels: list[tuple[str, str]]) -> str:
    """Return labels as they are written."""
    return ",".join(f'{label}="{value}"' for label, value in labels)
