"""Rows of numbers: lists become bytes, and bytes are written to the buffers of learners.

The compiled build has the same functions in C (`rows.c` beside this file), since they look at
each number of an observation; a test holds the two to each other. This is what they do, in ways
that are quick in interpreted Python.

Almost all numbers fit a byte. A row is `bytes`; what does not fit makes it a list.
"""

from __future__ import annotations

import codecs
import sys
from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Any, Final

Row = Any
Buffer = Any
Numbers = list[int] | tuple[int, ...] | bytes | bytearray

WIDTH: Final = 256
# By the number of a byte and its value: which of the bits are set.
BITS: Final = tuple(
    tuple(tuple(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for first in range(0, 64, 8)
)


def flat(parts: tuple[Numbers, ...]) -> Row:
    """Return the numbers of some lists, one after the other.

    >>> flat(([1, 2], (3,))), flat(([1], (999,)))
    (bytearray(b'\\x01\\x02\\x03'), [1, 999])
    """
    numbers: list[int] = []
    for part in parts:
        numbers += part
    try:
        return bytearray(numbers)
    except ValueError:
        return numbers


def taken(places: bytes, parts: tuple[Numbers, ...]) -> Row:
    """Return what is at some places of the numbers of some lists; beyond their end are zeros.

    >>> taken(bytes((2, 0, 255)), ([7, 8], [9])), taken(bytes((2, 0, 255)), ([7, 8, 999],))
    (b'\\t\\x07\\x00', [999, 7, 0])
    """
    row = flat(parts)
    if isinstance(row, bytearray):
        return places.translate(row.ljust(WIDTH, b"\0"))
    row += [0] * (WIDTH - len(row))
    return [row[place] for place in places]


def coded(things: list[int] | tuple[int, ...], codes: bytes) -> bytes:
    """Return the code of each thing, of 256; negative ones count from the end.

    >>> list(coded([0, 2, -1], b"abc".ljust(256, b"z")))
    [97, 99, 122]
    """
    return packer("b", len(things)).pack(*things).translate(codes)


def set_bits(bits: int) -> list[int]:
    """Return which bits of a number are set, of 64; the lowest first.

    >>> set_bits(0b1101)
    [0, 2, 3]
    """
    found: list[int] = []
    byte = 0
    while bits:
        found += BITS[byte][bits & 255]
        bits >>= 8
        byte += 1
    return found


def found_in(size: int, lists: list[list[int]]) -> tuple[bytes | bytearray, bytes | bytearray]:
    """Return for each of so many things in which of the lists it is, and at which place there.

    Both count from 1, and 0 means in none.

    >>> [list(row) for row in found_in(5, [[3], [0, 4]])]
    [[2, 0, 0, 1, 2], [1, 0, 0, 1, 2]]
    """
    which, where = bytearray(size), bytearray(size)
    for number, things in enumerate(lists, 1):
        for place, thing in enumerate(things, 1):
            which[thing] = number
            where[thing] = place
    return which, where


# By the byte in which `halves` has it: what a half is. A lower one has a bit below it.
_LOWER: Final = bytes(byte >> 1 if byte < 254 else 0 for byte in range(256))
_UPPER: Final = bytes(byte if byte < 127 else 0 for byte in range(256))


def halves(numbers: list[int]) -> tuple[bytes, bytes]:
    """Return the lower seven bits of each number of 14 bits, and the upper seven.

    A half all of whose bits are set is 0, and so are both of −1.

    >>> [list(half) for half in halves([3, 2 * 128 + 5, -1])]
    [[3, 5, 0], [0, 2, 0]]
    """
    size = len(numbers)
    words = int.from_bytes(packer("<h", size).pack(*numbers), "little")
    # One bit further up, each half has a byte of its own.
    both = (words << 1).to_bytes(2 * size + 1, "little")
    return both[:-1:2].translate(_LOWER), both[1::2].translate(_UPPER)


# Texts of such characters become numbers of two or four bytes several times faster than the
# struct module writes them. The functions of the codecs are called directly: to find one by its
# name costs as much again.
_ORDER: Final = "le" if sys.byteorder == "little" else "be"
WIDENED: Final[dict[str, Any]] = {
    "B": codecs.latin_1_encode,
    **dict.fromkeys("hH", getattr(codecs, f"utf_16_{_ORDER}_encode")),
    **dict.fromkeys("iI", getattr(codecs, f"utf_32_{_ORDER}_encode")),
}


@cache
def packer(form: str, size: int) -> Struct:
    """Return what writes so many numbers of a format of the struct module."""
    order, letter = (form[0], form[1:]) if form[0] in "<>=!@" else ("", form)
    return Struct(f"{order}{size}{letter}")


def buffer_of(out: Buffer, size: int) -> memoryview:
    """Return the memory of a buffer, which must hold exactly *size* numbers.

    :raises ValueError: if it holds more or less, or its numbers do not lie side by side.
    """
    memory = memoryview(out)
    if memory.nbytes != size * memory.itemsize:
        found = memory.nbytes // memory.itemsize
        raise ValueError(f"The buffer must hold {size} numbers, not {found}.")
    if not memory.c_contiguous:
        raise ValueError("The numbers of the buffer must lie side by side.")
    return memory


def write(numbers: Sequence[int], out: Buffer) -> None:
    """Write numbers, best of all bytes, to a buffer of as many.

    :raises ValueError: see `buffer_of`.
    """
    size = len(numbers)
    memory = buffer_of(out, size)
    form = memory.format
    widened = WIDENED.get(form)
    if widened is not None:
        try:
            narrow = numbers if isinstance(numbers, bytes) else bytearray(numbers)
            memory.cast("B")[:] = widened(codecs.latin_1_decode(narrow)[0])[0]
        except ValueError:
            pass  # some number does not fit a byte
        else:
            return
    packer(form, size).pack_into(memory, 0, *numbers)


def write_mask(actions: list[int], out: Buffer, size: int) -> None:
    """Write a 1 at the place of each action, and a 0 everywhere else.

    :raises ValueError: see `buffer_of`.
    """
    memory = buffer_of(out, size)
    row = bytearray(memory.nbytes)
    if memory.itemsize == 1:
        for action in actions:
            row[action] = 1
        memory.cast("B")[:] = row
        return
    memory.cast("B")[:] = row
    for action in actions:
        out[action] = 1
