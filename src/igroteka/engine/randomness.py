"""Seeded generators whose whole state is one int: a quick one, and one that nobody can predict.

Both give the same numbers on every machine and Python version and cost nothing to copy. A game
keeps the bare int in its state; everybody else uses `Rng`.

The **quick** one is SplitMix64, with a state of 64 bits: for bots, imagined worlds, tests, and
every game with a plain seed. Its next numbers can be computed by whoever has seen enough of them.

The **keyed** one is for games that people play: number *n* is the keyed BLAKE2b of *n*, and the
key has 256 bits, so the numbers that were seen say nothing about those to come. Its seed is
`keyed_seed(key)`: eight bytes that say so, then the key. Its state is the seed, then a counter
of eight bytes: 48 bytes in all, so that neither can be mistaken for one of the quick generator.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from igroteka.engine.compiled import is_compiled
from igroteka.engine.native import i64

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15
KEYED: Final = 0x6967726F74656B61
"""What a keyed seed begins with: “igroteka” in ASCII."""
KEY_BITS: Final = 256
KEYED_NAME: Final = "blake2b-"
"""How a keyed seed is told in texts: this, then the key in hex."""


def seeded(seed: int) -> int:
    """Turn any int into a generator state, so that neighbouring seeds differ at once."""
    if is_keyed(seed):
        return seed << 64
    return mixed((seed * GAMMA + 1) & MASK)


def advanced(rng: int) -> int:
    """Return the generator state that follows *rng*."""
    return (rng + GAMMA) & MASK


def mixed(rng: int) -> int:
    """Return the 64 random bits that belong to a generator state."""
    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def shuffled_by(rng: int, items: list[T]) -> int:
    """Shuffle *items* in place by the numbers that follow *rng*; return the state after them.

    It is `mixed` again, written out: a set-up draws a hundred numbers, and calls take time.
    """
    if COMPILED:
        word = signed(rng)  # and so it stays between draws, see below
        for i in range(len(items) - 1, 0, -1):
            word = following(word)
            j = top_below(word, i + 1)
            items[i], items[j] = items[j], items[i]
        return unsigned(word)
    for i in range(len(items) - 1, 0, -1):
        rng = (rng + GAMMA) & MASK
        z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((z ^ (z >> 31)) >> 11) % (i + 1)
        items[i], items[j] = items[j], items[i]
    return rng


# --- the same in machine words --------------------------------------------------------------------
# To compiled code an int beyond 62 bits is an object, so there numbers are mixed as words of 64
# bits with a sign, whose overflow is what the mask does above. Plain Python has no such words:
# this runs compiled only, and the tests of the compiled build hold it to the numbers above.

COMPILED: Final = is_compiled()
BEYOND: Final = 1 << 64
SIGNED_GAMMA: Final = GAMMA - BEYOND
LOW_53: Final = (1 << 53) - 1


def signed(number: int) -> i64:
    """Return the word with the bits of a number of 64 bits."""
    return i64(number - BEYOND) if number > MASK >> 1 else i64(number)


def unsigned(word: i64) -> int:
    """Return the number with the bits of a word."""
    return int(word) if word >= 0 else int(word) + BEYOND


def following(word: i64) -> i64:
    """Return the state that follows one, as words."""
    return word + SIGNED_GAMMA


def scrambled(word: i64) -> i64:
    """Return what `mixed` does, of words: a shift to the right must not bring the sign along."""
    z: i64 = (word ^ (word >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ (z >> 31 & 0x1FFFFFFFF)


def top_below(word: i64, n: int) -> int:
    """Return a number from 0 to n − 1, of the upper 53 bits that belong to a state."""
    return int((scrambled(word) >> 11 & LOW_53) % i64(n))


# --- the keyed generator ------------------------------------------------------------------------


def keyed_seed(key: bytes) -> int:
    """Return the seed of the keyed generator with this key of 32 bytes."""
    assert len(key) * 8 == KEY_BITS
    return KEYED << KEY_BITS | int.from_bytes(key, "big")


def is_keyed(seed: int) -> bool:
    """Say whether a seed is one of the keyed generator."""
    return seed >> KEY_BITS == KEYED


def keyed_bits(rng: int) -> int:
    """Return the 128 random bits that belong to a state of the keyed generator."""
    state = rng.to_bytes(48, "big")
    return int.from_bytes(blake2b(state[40:], digest_size=16, key=state[8:40]).digest(), "big")


def seed_text(seed: int) -> str:
    """Return how a seed is written in records: a number, or what says that it is a key.

    >>> seed_text(7), seed_text(keyed_seed(bytes(32)))[:12]
    ('7', 'blake2b-0000')
    """
    if is_keyed(seed):
        return f"{KEYED_NAME}{seed & (1 << KEY_BITS) - 1:064x}"
    return str(seed)


def seed_of(text: str) -> int:
    """Return the seed that `seed_text` wrote.

    :raises ValueError: if it is none.
    """
    if text.startswith(KEYED_NAME):
        return keyed_seed(key_of(text.removeprefix(KEYED_NAME)))
    seed = int(text)
    # A number is a seed of the quick generator whatever number it is; that one sees 64 bits.
    return seed & MASK if is_keyed(seed) else seed


def key_of(text: str) -> bytes:
    """Return 32 bytes that are written as 64 small hex digits.

    :raises ValueError: if they are written otherwise: a hash of the text would differ.
    """
    key = bytes.fromhex(text)
    if key.hex() != text or len(key) * 8 != KEY_BITS:
        raise ValueError(text)
    return key


# --- what everybody uses -------------------------------------------------------------------------


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
        if COMPILED:
            word = following(signed(self.state))
            self.state = unsigned(word)
            return unsigned(scrambled(word))
        self.state = (self.state + GAMMA) & MASK
        return mixed(self.state)

    def below(self, n: int) -> int:
        """Return an int from 0 to n − 1."""
        if COMPILED:
            word = following(signed(self.state))
            self.state = unsigned(word)
            return top_below(word, n)
        self.state = (self.state + GAMMA) & MASK
        return (mixed(self.state) >> 11) % n

    def unit(self) -> float:
        """Return a float from 0 up to, not including, 1."""
        return (self.bits() >> 11) / 9007199254740992.0

    def choice(self, items: list[T]) -> T:
        """Return one of *items*."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle *items* in place."""
        if type(self) is Rng:
            self.state = shuffled_by(self.state, items)
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: list[T]) -> list[T]:
        """Return a shuffled copy of *items*."""
        copy = items[:]
        self.shuffle(copy)
        return copy


class KeyedRng(Rng):
    """The same on the keyed generator; `seed` is a keyed one."""

    __slots__ = ()

    def bits(self) -> int:
        """Return 64 random bits."""
        self.state += 1
        return keyed_bits(self.state) >> 64

    def below(self, n: int) -> int:
        """Return an int from 0 to n − 1."""
        return (self.bits() >> 11) % n


def rng_of(seed: int) -> Rng:
    """Return the generator that a seed asks for."""
    return KeyedRng(seed) if is_keyed(seed) else Rng(seed)
