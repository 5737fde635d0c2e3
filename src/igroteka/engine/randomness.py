"""A small seeded generator whose whole state is one int.

SplitMix64: the same numbers on every machine and Python version, cheap to copy,
and good enough for cards and dice. A game keeps the bare int in its state; everybody
else uses `Rng`.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """Turn any int into a generator state, so that neighbouring seeds differ at once."""
    return mixed((seed * GAMMA + 1) & MASK)


def advanced(rng: int) -> int:
    """Return the generator state that follows *rng*."""
    return (rng + GAMMA) & MASK


def mixed(rng: int) -> int:
    """Return the 64 random bits that belong to a generator state."""
    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Rng:
    """A generator for bots, tests and set-up.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)] == [Rng(7).below(6)] + [rng.below(6) for _ in range(4)]
    False
    >>> sorted(Rng(1).shuffled([1, 2, 3]))
    [1, 2, 3]
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def bits(self) -> int:
        """Return 64 random bits."""
        self.state = (self.state + GAMMA) & MASK
        return mixed(self.state)

    def below(self, n: int) -> int:
        """Return an int from 0 to n − 1."""
        return (self.bits() >> 11) % n

    def unit(self) -> float:
        """Return a float from 0 up to, not including, 1."""
        return (self.bits() >> 11) / 9007199254740992.0

    def choice(self, items: list[T]) -> T:
        """Return one of *items*."""
        return items[(self.bits() >> 11) % len(items)]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle *items* in place."""
        for i in range(len(items) - 1, 0, -1):
            j = (self.bits() >> 11) % (i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: list[T]) -> list[T]:
        """Return a shuffled copy of *items*."""
        copy = items[:]
        self.shuffle(copy)
        return copy
