"""Both stacks of place tiles, open to look through."""

from __future__ import annotations

from igroteka.face import Words
from igroteka.face.palette import colour
from igroteka.face.svg import drawing, label, paragraph, ring
from igroteka.games.orleans.face.names import wants_of
from igroteka.games.orleans.face.pieces import WIDTH, Controls, heading, panel, wanted
from igroteka.games.orleans.rules.places import PLACE_NAMES, SLOT_NAMES, SLOTS_OF
from igroteka.games.orleans.rules.view import OrleansView


def stacks(view: OrleansView, words: Words, controls: Controls) -> str:
    """Return both stacks of place tiles, open to look through."""
    parts = []
    y = 4.0
    for n, tiles in enumerate(view["stacks"]):
        parts.append(heading(8, y + 12, words("orleans-stack", n="I" * (n + 1))))
        y += 28
        for number, tile in enumerate(tiles):
            row, column = divmod(number, 2)
            parts.append(_tile(tile, 5 + column * 178, y + row * 98, words, controls))
        y += -(-len(tiles) // 2) * 98 + 8
    if view["removed"]:
        names = ", ".join(words(f"orleans-place-{tile}") for tile in view["removed"])
        text, high = paragraph(
            8, y + 8, words("orleans-removed", tiles=names), 12, WIDTH - 16, fill=colour("muted")
        )
        parts.append(text)
        y += high + 8
    return drawing(WIDTH, max(y, 40.0), *parts, label=words("orleans-tiles"))


def portrait(tile: str, words: Words) -> str:
    """Return a place by itself."""
    name = words(f"orleans-place-{tile}")
    return drawing(180, 100, _tile(tile, 4, 4, words, Controls()), label=name)


def _tile(tile: str, x: float, y: float, words: Words, controls: Controls) -> str:
    made = panel(x, y, 172, 92)
    made += label(
        x + 10, y + 15, words(f"orleans-place-{tile}"), 14, anchor="start", weight=700, serif=True
    )
    text, _ = paragraph(
        x + 10, y + 32, words(f"orleans-effect-{tile}"), 12, 160, fill=colour("muted"), most_lines=2
    )
    made += text
    for n, slot in enumerate(SLOTS_OF[PLACE_NAMES.index(tile)]):
        made += wanted(wants_of(SLOT_NAMES[slot]), x + 24 + n * 34, y + 72, 30)
    said = words(f"orleans-place-{tile}")
    mark = ring(x + 1, y + 1, 170, 90, 8)
    return controls.thing(f"tile-{tile}", said, made, mark=mark, help=f"place-{tile}")
