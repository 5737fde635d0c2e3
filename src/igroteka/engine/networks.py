"""Networks as files: what was learned, beside the names of what it was learned from."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from igroteka.engine.errors import BadSetup
from igroteka.engine.knowledge import MOST, Knowledge
from igroteka.engine.network import HALF, Manner, Network

FORMAT: Final = 1
MOST_RIVALS: Final = 4
MOST_BITS: Final = 16
KEYS: Final = ("own", "others", "common", "bias", "out", "bits")


def network_at(path: str, knowledge: Knowledge[Any]) -> Network:
    """Return the network of a file, for positions that *knowledge* describes.

    :raises BadSetup: if the file cannot be read, or was learned from other features.
    """
    try:
        written = Path(path).stat().st_mtime_ns
    except OSError:
        written = 0
    return read_network(path, written, knowledge.FEATURES, knowledge.COMMON)


@lru_cache(maxsize=64)
def read_network(
    path: str, written: int, features: tuple[str, ...], common: tuple[str, ...]
) -> Network:
    """Return the network of a file as it was *written* then, if it fits these features."""
    try:
        told = json.loads(Path(path).read_text("utf-8"))
        names = (told["format"], told["features"], told["common-features"])
        weights = Weights(**{key: told[key] for key in KEYS})
        network = weights.network(Manner(**told.get("search", {})))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadSetup(
            "{path} is not a network that can be read; make it anew with igroteka train.",
            "refusal-no-network",
            path=path,
        ) from error
    if names != (FORMAT, list(features), list(common)):
        raise BadSetup(
            "{path} was learned from other features; make it anew with igroteka train.",
            "refusal-other-network",
            path=path,
        )
    return network


@dataclass(frozen=True)
class Weights:
    """The weights of a network as whole numbers, see `Network`."""

    own: list[list[int]]
    others: list[list[int]]
    common: list[list[int]]
    bias: list[int]
    out: list[int]
    bits: int

    def network(self, manner: Manner) -> Network:
        """Return the network that has them."""
        return Network(self.own, self.others, self.common, self.bias, self.out, self.bits, manner)

    def text(self, knowledge: Knowledge[Any], about: dict[str, Any], manner: Manner) -> str:
        """Return the file of the network, a line for each row of weights."""
        lines = ["{", f' "format": {FORMAT},', f' "about": {json.dumps(about)},']
        lines.append(f' "search": {json.dumps(manner._asdict())},')
        lines.append(f' "features": {json.dumps(knowledge.FEATURES)},')
        lines.append(f' "common-features": {json.dumps(knowledge.COMMON)},')
        for key, rows in (("own", self.own), ("others", self.others), ("common", self.common)):
            lines.append(f' "{key}": [')
            lines.append(",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in rows))
            lines.append(" ],")
        lines.append(f' "bias": {json.dumps(self.bias)},')
        lines.append(f' "out": {json.dumps(self.out)},')
        lines.append(f' "bits": {self.bits}')
        return "\n".join([*lines, "}", ""])


def most_bits(rows: Iterable[list[float]], bias: list[float]) -> int:
    """Return how many bits behind the point leave room for every sum, whatever the features."""
    totals = [abs(value) for value in bias]
    for row in rows:
        for lane, value in enumerate(row):
            totals[lane] += MOST * abs(value)
    largest = MOST_RIVALS * max(totals) + 1.0
    return min(MOST_BITS, int(math.log2(HALF / largest)))
