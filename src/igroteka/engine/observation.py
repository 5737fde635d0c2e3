"""What a seat may know, as numbers of fixed size: how they are declared, and written to a buffer.

A game declares its numbers once, in a `Layout`: named fields in a fixed order, the same for all
seat counts and options. Whoever looks comes first, the others follow in turn order; the numbers
of seats that are not there are zero. There are three kinds, each the beginning of the next:

* ``public``: what everybody knows, a spectator too;
* ``player``: that, and what the seat alone knows: as much as its view, for who acts;
* ``oracle``: that, and what is hidden from the seat: for critics, never for who acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from igroteka.engine.options import Option
    from igroteka.engine.state import State
    from igroteka.engine.step import Step

KINDS: Final[tuple[str, ...]] = ("public", "player", "oracle")
PUBLIC: Final = "public"
PLAYER: Final = "player"
ORACLE: Final = "oracle"

Buffer = Any
"""Numbers side by side that can be written: a numpy array, an `array.array`, a memoryview."""


class Field(NamedTuple):
    """One or several numbers of an observation that mean the same kind of thing."""

    name: str
    length: int
    low: int
    """No number of the field is less …"""
    high: int
    """… and none is greater."""
    meaning: str
    """What they mean, in a sentence."""
    seats: int = 0
    """So many seats have an equal share of the numbers, the viewer's first (of what rivals
    have, the next one's); 0: they are the table's."""
    codes: bool = False
    """True: a number names one of several things, and is no amount. Then number − low is an
    index below high − low + 1, as one-hot vectors and embeddings want it."""
    kind: str = PUBLIC
    """The first kind that has it; the layout fills it in."""
    offset: int = 0
    """Where its numbers begin; the layout fills it in."""

    @property
    def end(self) -> int:
        """Where its numbers end."""
        return self.offset + self.length


class Layout:
    """The fields of a game's observation, by name and in order.

    >>> layout = Layout("nim", 1, [Field("heap", 1, 0, 15, "What is left.")])
    >>> layout["heap"].offset, layout.size("player"), layout.title
    (0, 1, 'nim-1')
    """

    def __init__(
        self,
        game: str,
        version: int,
        public: Sequence[Field],
        player: Sequence[Field] = (),
        oracle: Sequence[Field] = (),
    ) -> None:
        self.game = game
        self.version = version
        """It grows whenever a number changes its place or its meaning."""
        fields: list[Field] = []
        self._sizes: dict[str, int] = {}
        offset = 0
        for kind, group in zip(KINDS, (public, player, oracle), strict=True):
            for field in group:
                fields.append(field._replace(kind=kind, offset=offset))
                offset += field.length
            self._sizes[kind] = offset
        self.fields = tuple(fields)
        self._named = {field.name: field for field in fields}
        if len(self._named) != len(fields):
            raise ValueError(f"two fields of {game} have the same name")

    @property
    def title(self) -> str:
        """The name of this version of the layout."""
        return f"{self.game}-{self.version}"

    def size(self, kind: str = PLAYER) -> int:
        """Return how many numbers an observation of a kind has.

        :raises ValueError: if there is no such kind.
        """
        size = self._sizes.get(kind)
        if size is None:
            raise ValueError(f"Observations are {', '.join(KINDS)}, not {kind!r}.")
        return size

    def of_kind(self, kind: str = PLAYER) -> list[Field]:
        """Return the fields that an observation of a kind has."""
        size = self.size(kind)
        return [field for field in self.fields if field.end <= size]

    def document(self, kind: str = PLAYER) -> dict[str, Any]:
        """Return the layout of a kind as plain values, for programs in other languages."""
        return {
            "game": self.game,
            "version": self.version,
            "sizes": dict(self._sizes),
            "fields": [field._asdict() for field in self.of_kind(kind)],
        }

    def __getitem__(self, name: str) -> Field:
        """Return the field of that name.

        :raises KeyError: if there is none; it says which names are near.
        """
        field = self._named.get(name)
        if field is None:
            near = get_close_matches(name, self._named)
            names = f"is it {' or '.join(near)}?" if near else f"it has {', '.join(self._named)}."
            raise KeyError(f"{self.title} has no field {name!r}; {names}")
        return field


# --- what all games begin with ------------------------------------------------------------------


def common_fields(rules: int, options: Sequence[Option], most: int) -> list[Field]:
    """Return the fields that `common_numbers` fills: what is agreed on, and who may act."""
    return [
        Field("rules", 1, 1, rules, "The version of the rules."),
        Field("seats", 1, 2, most, "How many play."),
        Field("seat", 1, 0, most, "The viewer's seat, from 1; 0: a spectator.", codes=True),
        *(
            Field(
                f"option_{option.name}",
                1,
                0,
                len(option.choices) - 1,
                " · ".join(f"{n} {choice}" for n, choice in enumerate(option.choices)) + ".",
                codes=True,
            )
            for option in options
        ),
        Field("to_act", most, 0, 1, "1: the seat may act now; nobody may: the game is over.", most),
    ]


def step_field(steps: Sequence[Step[Any]]) -> Field:
    """Return the field that says which decision is open: its place among STEPS, from 1."""
    named = ", ".join(f"{n} {step.name}" for n, step in enumerate(steps, 1))
    return Field("step", 1, 0, len(steps), f"The open decision: 0 over, {named}.", codes=True)


def common_numbers(state: State[Any], seat: int | None, most: int) -> list[int]:
    """Return the numbers that every observation begins with."""
    acting = state.seats_to_act()
    after = AFTER[state.seats][0 if seat is None else seat]
    if len(acting) == 1:
        to_act = ONLY[most][after[acting[0]]]
    else:
        flags_of = [0] * most
        for other in acting:
            flags_of[after[other]] = 1
        to_act = tuple(flags_of)
    return [state.rules, state.seats, 0 if seat is None else seat + 1, *state.options, *to_act]


# --- helps ---------------------------------------------------------------------------------------

MOST_SEATS: Final = 8
AFTER: Final = tuple(
    tuple(
        (*((seat - viewer) % seats for seat in range(seats)), -1) for viewer in range(max(1, seats))
    )
    for seats in range(MOST_SEATS + 1)
)
"""By how many play, then by viewer, then by seat: how many seats after the viewer it sits.

Nobody, which is −1 as a seat, is −1 here, too."""

ONLY: Final = tuple(
    tuple(tuple(int(seat == one) for seat in range(most)) for one in range(most))
    for most in range(MOST_SEATS + 1)
)
"""By how many seats there can be, then by seat: a 1 for this seat, and zeros for the others."""

_ONES: Final = bytes.maketrans(b"01", b"\x00\x01")
_FORMATS: Final = tuple(f"0{width}b" for width in range(257))


def flags(bits: int, width: int) -> bytes:
    """Return the lowest bits of a number as so many zeros and ones.

    >>> list(flags(0b1101, 6))
    [1, 0, 1, 1, 0, 0]
    """
    return format(bits, _FORMATS[width])[::-1].encode().translate(_ONES)


# A game's numbers become bytes in a few pieces, each of them quick however long it is, see
# `igroteka.engine.rows`:
#
# * `flat` makes a row of several lists, `coded` one of things that are put in other words, some
#   of which are negative;
# * `things.translate(table)` puts another number in the place of each;
# * `taken` takes from a row of 256 what is at each of some places, in the order of the places: so
#   numbers by seat come into the order in which a viewer sees the seats.

WIDTH: Final = 256
NEXT: Final = bytes((number + 1) % WIDTH for number in range(WIDTH))
"""A table: the next number; of 255, which is nothing, 0."""
NUMBERS: Final = bytes(range(WIDTH))
ZEROS: Final = bytes(2 * WIDTH)


def turning(widths: Sequence[int], seats: int, most: int, start: int = 0) -> tuple[bytes, ...]:
    """Return by viewer the places of fields that are one after the other in a row.

    Each has so many numbers for each seat; in the places the viewer's come first, and seats that
    are not there have the last place of the row, which must be zero. What is before *start* stays.

    >>> row = bytes((10, 11, 20, 20, 21, 21)).ljust(256, b"\\0")
    >>> list(turning([1, 2], seats=2, most=3)[1].translate(row))
    [11, 10, 0, 21, 21, 20, 20, 0, 0]
    """
    return tuple(
        bytes(_turned_places(widths, seats, most, start, viewer)) for viewer in range(seats)
    )


def _turned_places(
    widths: Sequence[int], seats: int, most: int, start: int, viewer: int
) -> list[int]:
    places = list(range(start))
    for width in widths:
        for after in range(most):
            first = start + (viewer + after) % seats * width
            places += range(first, first + width) if after < seats else [WIDTH - 1] * width
        start += seats * width
    if start >= WIDTH:
        raise ValueError(f"a row has room for {WIDTH - 1} numbers, not {start}")
    return places


Row = Any
"""Numbers in a row: bytes, or a list if some number does not fit a byte."""


def joined(parts: list[Row]) -> Row:
    """Return rows one after the other: bytes, or a list if one of them is a list.

    >>> joined([b"\\1", b"\\2"]), joined([b"\\1", [999]])
    (b'\\x01\\x02', [1, 999])
    """
    try:
        return b"".join(parts)
    except TypeError:
        return [number for part in parts for number in part]
