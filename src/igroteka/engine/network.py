"""A small network that says how likely each seat wins, in whole numbers.

It sees of a seat its own features, the mean of the others', and what all have in common; one
hidden layer of units that add up and let only what is above zero through, and a linear part
beside them. All sums are exact, so that the same position has the same value everywhere.

Plain Python is slow at sums of products, but multiplies long numbers quickly. So the weights of
a feature for all units are one long number, a lane of 32 bits for each unit: feature times
number, summed up, is the whole layer at once, interpreted and compiled.
"""

from __future__ import annotations

import math
import struct
from typing import Any, Final, NamedTuple

LANE: Final = 32
HALF: Final = 1 << (LANE - 1)

LEAST: Final = -32
GREATEST: Final = 64
"""Most features of most positions lie between these: their products with all weights are kept."""


class Manner(NamedTuple):
    """How a search goes about that asks a network: tuned together with its weights."""

    curiosity: float = 0.6
    """How far it follows what looks worse at first sight."""
    contrast: float = 0.08
    """How much more likely to win makes an action look about three times as good at first."""
    rivals_in_tree: bool = True
    """Whether rivals look ahead as well; if not, they act by habit."""
    chains_by_habit: bool = False
    """Whether all but the first action of a chain follow by habit."""
    span: int = 0
    """How far, by the game's clock, it plays on by habit before it asks; 0: not at all."""
    judges_first: bool = False
    """Whether it judges a new position as it is, and looks at what can be done there only when
    it comes there again: right where hunches are good, and most positions are met once."""
    worlds: int = 0
    """So many worlds are imagined before a search, and weighed by what rivals have told of what
    they hide; each iteration draws one of them. 0: each imagines one anew, and all are alike."""
    compares_worlds: bool = False
    """Whether it compares what comes of an imagined world with how that looked from the start:
    luck with the world is then no merit of what was tried in it. It asks once more for that."""


class Network:
    """The weights, packed, and what they make of a position.

    Each row has the weights of one feature: of the linear part first, then of each unit. All
    weights are whole numbers of so many *bits* behind the point.
    """

    __slots__ = (
        *("_bias", "_bits", "_common", "_common_products", "_low", "_mask", "_out", "_own"),
        *("_own_products", "_size", "_unpack", "_width", "manner", "tells"),
    )

    def __init__(
        self,
        own: list[list[int]],
        others: list[list[int]],
        common: list[list[int]],
        bias: list[int],
        out: list[int],
        bits: int,
        manner: Manner,
        tells: list[int],
    ) -> None:
        self.manner = manner
        self.tells = tells
        """What each of `Knowledge.TELLS` weighs; empty: nothing was learned of them."""
        lanes = len(bias)
        self._width = lanes * LANE
        self._size = lanes * LANE // 8
        self._mask = (1 << self._width) - 1
        self._unpack = struct.Struct(f"<{lanes}I").unpack
        self._low = packed([HALF] * lanes)
        self._own = [
            packed(row) + (packed(rest) << self._width)
            for row, rest in zip(own, others, strict=True)
        ]
        self._common = [packed(row) for row in common]
        self._own_products = products(self._own)
        self._common_products = products(self._common)
        self._bias = packed(bias)
        self._out = out
        self._bits = bits

    def chances(self, features: list[list[int]], common: list[int]) -> list[float]:
        """Return how likely each seat wins; together they make 1."""
        logits = self.logits(features, common)
        top = max(logits)
        shares = [math.exp(logit - top) for logit in logits]
        total = sum(shares)
        return [share / total for share in shares]

    def likelihood(self, told: list[int]) -> float:
        """Return, as a logarithm, how much more likely than others what somebody tells is."""
        total = 0
        for n in range(len(self.tells)):
            total += self.tells[n] * told[n]
        return total / (1 << self._bits)

    def logits(self, features: list[list[int]], common: list[int]) -> list[float]:
        """Return a number for each seat, the greater the better it stands."""
        low, out, bits = self._low, self._out, self._bits
        rests: list[int] = []
        packs: list[int] = []
        total = 0
        for own in features:
            both = weighted(own, self._own, self._own_products)
            # Lanes below zero borrow from the next; with a half added to each, none does.
            rest = (both + low) >> self._width
            total += rest
            packs.append(both)
            rests.append(rest)
        # The mean of the others is their sum divided by their number: all else is multiplied
        # by it instead, which changes no sign, and the result is divided once.
        number = max(1, len(features) - 1)
        shared = self._bias + weighted(common, self._common, self._common_products)
        total += number * shared + low
        scale = number << (2 * bits)
        found = []
        for seat in range(len(features)):
            # What stands above the own lanes, those of the others, is cut off.
            lanes = (number * packs[seat] + total - rests[seat]) & self._mask
            sums = self._unpack(lanes.to_bytes(self._size, "little"))
            value = (sums[0] - HALF) << bits
            for unit in range(len(out)):
                above: int = sums[unit + 1] - HALF
                if above > 0:
                    value += above * out[unit]
            found.append(value / scale)
        return found


def packed(row: list[int]) -> int:
    """Return one long number with a lane for each of a row."""
    number = 0
    for value in reversed(row):
        number = (number << LANE) + value
    return number


def products(rows: list[int]) -> list[list[Any]]:
    """Return for each row its products with the usual features, from LEAST on."""
    return [[value * row for value in range(LEAST, GREATEST)] for row in rows]


def weighted(values: list[int], rows: list[int], known: list[list[Any]]) -> int:
    """Return the sum of the products of values and rows; *known* has the usual ones."""
    # Compiled code need not look whether these numbers are small: they are not.
    total: Any = 0
    for n in range(len(values)):
        value = values[n]
        if value:
            if LEAST <= value < GREATEST:
                total += known[n][value - LEAST]
            else:
                total += value * rows[n]
    found: int = total
    return found
