"""Shows what is counted to Prometheus, on a port of its own.

`prometheus_client` writes its text format and serves it in a thread of its own; what is
shown are the plain numbers of `igroteka.tables.counting`, read when somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from igroteka.tables import counting

PREFIX: Final = "igroteka_"


class Counted(Collector):
    """All that is counted, as Prometheus wants it."""

    def collect(self) -> Iterator[Metric]:
        """Return the numbers as they are now."""
        about = {"version": version("igroteka")}
        yield InfoMetricFamily(f"{PREFIX}build", "Which Igroteka this is.", about)
        for counted in counting.ALL:
            yield family_of(counted)


def family_of(counted: counting.Count | counting.Times) -> Metric:
    """Return one of the things counted, with a line for each of its labels."""
    name, meaning, labels = PREFIX + counted.name, counted.meaning, counted.labels
    if isinstance(counted, counting.Times):
        times = HistogramMetricFamily(name, meaning, labels=labels)
        bounds = [*map(str, map(float, counted.bounds)), "+Inf"]
        # Others count meanwhile, in another thread: what is read is copied at once.
        for values, counts in list(counted.counts.items()):
            total, buckets = 0, []
            for bound, number in zip(bounds, list(counts), strict=True):
                total += number
                buckets.append((bound, total))
            times.add_metric(values, buckets, counted.sums[values])
        return times
    level = isinstance(counted, counting.Level)
    family = (GaugeMetricFamily if level else CounterMetricFamily)(name, meaning, labels=labels)
    if isinstance(counted, counting.Level) and counted.source is not None:
        family.add_metric((), counted.source())
    elif not labels and not counted.values:
        family.add_metric((), 0)
    for values, value in list(counted.values.items()):
        family.add_metric(values, value)
    return family


def expose(host: str, port: int) -> None:
    """Show the numbers of this process at http://host:port/metrics from now on."""
    registry = CollectorRegistry()
    registry.register(Counted())
    ProcessCollector(registry=registry)
    start_http_server(port, host, registry)
