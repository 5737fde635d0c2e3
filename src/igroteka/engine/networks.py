"""Networks as files: what was learned, beside the names of what it was learned from."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
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
    return read_network(path, written, knowledge.FEATURES, knowledge.COMMON, knowledge.TELLS)


@lru_cache(maxsize=64)
def read_network(
    path: str,
    written: int,
    features: tuple[str, ...],
    common: tuple[str, ...],
    tells: tuple[str, ...],
) -> Network:
    """Return the network of a file as it was *written* then, if it fits these features."""
    try:
        told = json.loads(Path(path).read_text("utf-8"))
        names = (told["features"], told["common-features"])
        weighed = told.get("tells", {})
        weights = Weights(**{key: told[key] for key in KEYS}, tells=list(weighed.values()))
        manner = Manner(**told.get("search", {}))
        if told["format"] != FORMAT:
            raise ValueError("another format")
        weights.check(len(names[0]), len(names[1]))
        check_manner(manner)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadSetup(
            "{path} is not a network that can be read; make it anew with igroteka train.",
            "refusal-no-network",
            path=path,
        ) from error
    if names != (list(features), list(common)) or (weighed and list(weighed) != list(tells)):
        raise BadSetup(
            "{path} was learned from other features; make it anew with igroteka train.",
            "refusal-other-network",
            path=path,
        )
    return weights.network(manner)


def check_manner(manner: Manner) -> None:
    """Make sure that each setting is of the kind that it is unless it is said otherwise.

    :raises ValueError: naming the first that is not.
    """
    for name, usual in Manner()._asdict().items():
        value = getattr(manner, name)
        kinds = (int, float) if isinstance(usual, float) else (type(usual),)
        if type(value) not in kinds or not 0 <= value < math.inf:
            raise ValueError(f"{name} is {value!r}")
    if not manner.contrast:
        raise ValueError("contrast is nothing")


@dataclass(frozen=True)
class Weights:
    """The weights of a network as whole numbers, see `Network`."""

    own: list[list[int]]
    others: list[list[int]]
    common: list[list[int]]
    bias: list[int]
    out: list[int]
    bits: int
    tells: list[int] = field(default_factory=list)

    def check(self, features: int, common: int) -> None:
        """Make sure that these are the weights of so many features, and that all sums have room.

        :raises ValueError: if they are not.
        """
        lanes = len(self.bias)
        rows = (*self.own, *self.others, *self.common)
        if not lanes or [len(self.own), len(self.others), len(self.common), len(self.out)] != [
            *(features, features, common, lanes - 1)
        ]:
            raise ValueError("another number of rows")
        if any(len(row) != lanes for row in rows):
            raise ValueError("rows of different lengths")
        if any(
            type(value) is not int
            for row in (*rows, self.bias, self.out, self.tells)
            for value in row
        ):
            raise ValueError("weights that are no whole numbers")
        if type(self.bits) is not int or not 0 <= self.bits <= MOST_BITS:
            raise ValueError("another number of bits")
        if largest_sum(rows, self.bias) >= HALF:
            raise ValueError("weights without room for their sums")

    def network(self, manner: Manner) -> Network:
        """Return the network that has them."""
        return Network(
            *(self.own, self.others, self.common, self.bias, self.out, self.bits),
            manner,
            self.tells,
        )

    def text(self, knowledge: Knowledge[Any], about: dict[str, Any], manner: Manner) -> str:
        """Return the file of the network, a line for each row of weights."""
        lines = ["{", f' "format": {FORMAT},', f' "about": {json.dumps(about)},']
        lines.append(f' "search": {json.dumps(manner._asdict())},')
        lines.append(f' "features": {json.dumps(knowledge.FEATURES)},')
        lines.append(f' "common-features": {json.dumps(knowledge.COMMON)},')
        if self.tells:
            weighed = dict(zip(knowledge.TELLS, self.tells, strict=True))
            lines.append(f' "tells": {json.dumps(weighed)},')
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
    return min(MOST_BITS, int(math.log2(HALF / (largest_sum(rows, bias) + 1.0))))


def largest_sum(rows: Iterable[Sequence[float]], bias: Sequence[float]) -> float:
    """Return what a lane can come to at most, whatever the features."""
    totals = [abs(value) for value in bias]
    for row in rows:
        for lane, value in enumerate(row):
            totals[lane] += MOST * abs(value)
    return MOST_RIVALS * max(totals)
