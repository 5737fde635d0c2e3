"""What is in the box: squares, cards, treasures, and the numbers of the set-up.

A district and the card that sinks it are the same int, ``value * COLOURS + colour``, so
a hand is a set of bits whose lowest bits are the cards that must be played first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

COLOUR_NAMES: Final[tuple[str, ...]] = ("black", "brown", "turquoise", "purple", "red", "green")
COLOURS: Final = len(COLOUR_NAMES)

# V1: every colour has districts 2 to 8 and X.
VALUE_NAMES: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "X")
X: Final = 7
NUMBERS: Final[tuple[int, ...]] = (
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    0,
)  # what a district adds to its colour's sum
DISTRICTS: Final = COLOURS * len(VALUE_NAMES)

# V2: a platform has neither colour nor value.
PLATFORM: Final = DISTRICTS
PLATFORMS: Final = 16

# V3: there is no forecast card of value 2.
CARD_VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)

# V4: what each colour and each player has.
TREASURES_PER_COLOUR: Final = 10
GONDOLAS: Final = 2
MOST_FIGURES: Final = 4

# V25: what a treasure is worth by the number of surviving districts of its colour.
TREASURE_POINTS: Final[tuple[int, ...]] = (0, 6, 3, 2, 1, 1, 1, 1, 1)

DISTRICT_NAMES: Final = tuple(
    f"{COLOUR_NAMES[district % COLOURS]}-{VALUE_NAMES[district // COLOURS]}"
    for district in range(DISTRICTS)
)
# V11: for each district all those of its value; a platform has none.
SAME_VALUE: Final = (
    *(
        frozenset(range(value * COLOURS, value * COLOURS + COLOURS))
        for value in range(len(VALUE_NAMES))
        for _ in range(COLOURS)
    ),
    frozenset[int](),
)


class Setup(NamedTuple):
    """The numbers that depend on how many play."""

    side: int
    platforms: int
    values: tuple[int, ...]
    colours_removed: int
    cards: int
    figures: int

    @property
    def coins(self) -> int:
        """V8: one coin more than cards."""
        return self.cards + 1


ALL_VALUES: Final = tuple(range(len(VALUE_NAMES)))
WITHOUT_7_AND_8: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, X)

SETUPS: Final = {
    2: Setup(6, PLATFORMS - 10, WITHOUT_7_AND_8, 1, 10, 3),  # V12, V13
    3: Setup(8, PLATFORMS, ALL_VALUES, 0, 12, 4),  # V6, V7
    4: Setup(8, PLATFORMS, ALL_VALUES, 0, 9, 3),
    5: Setup(8, PLATFORMS, ALL_VALUES, 0, 7, 3),
}
