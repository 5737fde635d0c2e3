"""What changed in a part of a page since a reader was last sent it: only that is sent again.

A part is cut before every “<”. A patch is a row of texts and of stretches of the old part, “from,
how many” in pieces, in turns; the script puts the new part together (`patched` in `parts.js`).
It has the same elements as its browser writes them, so pieces are counted, never letters.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

BETWEEN = "\x1e"
"""Stands between texts and stretches; a part that has it in its text is sent whole."""
SHORTEST = 24
"""Letters: what is shorter is written out, a stretch would cost as much."""
MOST_BYTES = 32_000_000
MOST_PARTS = 48
"""Of one reader's pages of a table: each part as it is and as it was once or twice before."""
FEW_PLACES = 4
"""Where a piece occurs often, so many places are tried."""

Shown = OrderedDict[str, bytes]
"""The parts that a reader was sent, by digest, compressed; the newest last."""


class Sent:
    """Remembers what readers were sent, as far as there is room; who is forgotten gets it whole.

    Nobody is compared with what somebody else was sent: that would tell whether a guess at a
    rival's hand is right.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._readers: OrderedDict[str, Shown] = OrderedDict()
        self._bytes = 0

    def part(self, reader: str, digest: str) -> str | None:
        """Return a part that a reader was sent, if it is remembered."""
        shown = self._readers.get(reader)
        packed = shown.get(digest) if shown is not None else None
        return None if packed is None else zlib.decompress(packed).decode()

    def remember(self, reader: str, digest: str, part: str) -> None:
        """Remember that a reader was sent a part."""
        shown = self._readers.setdefault(reader, OrderedDict())
        self._readers.move_to_end(reader)
        if digest in shown:
            shown.move_to_end(digest)
            return
        shown[digest] = zlib.compress(part.encode(), 1)
        self._bytes += len(shown[digest])
        while len(shown) > MOST_PARTS:
            self._bytes -= len(shown.popitem(last=False)[1])
        while self._bytes > self._most_bytes and len(self._readers) > 1:
            _, forgotten = self._readers.popitem(last=False)
            self._bytes -= sum(map(len, forgotten.values()))


class Patch(NamedTuple):
    """How a part is made of an older one."""

    of: int
    """So many pieces the older one has: the script makes sure that it has the same."""
    text: str


def pieces(part: str) -> list[str]:
    """Return a part cut before every “<”; what closes itself counts as two, as browsers write it.

    >>> pieces('<p>A<b>B</b></p>'), pieces('<g><path/></g>')
    (['', 'p>A', 'b>B', '/b>', '/p>'], ['', 'g>', 'path/>', '/>', '/g>'])
    """
    return part.replace("/>", "/></>").split("<")


def text_of(cut: Sequence[str]) -> str:
    """Return pieces as text again."""
    return "".join(f"<{piece}" for piece in cut).replace("/></>", "/>")


def patch(old: str, new: str) -> Patch | None:
    """Return how the new part is made of the old one.

    None: it is better sent whole. The first tag, which carries the digest, is always written out.

    >>> old = '<p id="a"><b>What stays as it was</b><i>1</i></p>'
    >>> patch(old, old.replace("1", "2"))
    Patch(of=7, text='<p id="a">\\x1e2,2\\x1e<i>2</i></p>')
    """
    # Browsers write “<” in attributes in two ways, so such a part cannot be counted.
    if "&lt;" in old or "&lt;" in new or BETWEEN in new:
        return None
    had, wanted = pieces(old), pieces(new)
    places: dict[str, list[int]] = {}
    for place, piece in enumerate(had):
        places.setdefault(piece, []).append(place)
    row: list[str] = []
    written, at, after = [wanted[1]], 2, 2
    while at < len(wanted):
        start, length = longest(had, wanted, at, near(places.get(wanted[at]), after))
        if length and sum(map(len, wanted[at : at + length])) >= SHORTEST:
            row += [text_of(written), f"{start},{length}"]
            written = []
            at, after = at + length, start + length
        else:
            # A stretch that is too short is not tried again from its second piece on.
            length = max(length, 1)
            written += wanted[at : at + length]
            at += length
    made = BETWEEN.join([*row, text_of(written)])
    return Patch(len(had), made) if len(made) < len(new) * 0.9 else None


def near(places: Sequence[int] | None, after: int) -> Sequence[int]:
    """Return a few of the places, those that come next first."""
    if places is None or len(places) <= FEW_PLACES:
        return places or ()
    following = [place for place in places if place >= after][:FEW_PLACES]
    return following or places[-FEW_PLACES:]


def longest(
    had: Sequence[str], wanted: Sequence[str], at: int, places: Sequence[int]
) -> tuple[int, int]:
    """Return where in the old part most of what is wanted next stands, and how much of it."""
    best = (0, 0)
    most = len(wanted) - at
    for place in places:
        length = 0
        room = min(most, len(had) - place)
        while length < room and had[place + length] == wanted[at + length]:
            length += 1
        if length > best[1]:
            best = (place, length)
    return best
