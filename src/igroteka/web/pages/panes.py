"""The drawings of a position, arranged so that all are as large as the screen allows."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

import htpy as h

from igroteka.face import Pane
from igroteka.web.pages import bits

SPACE = (1010.0, 740.0)
"""What a desktop of 1440×900 leaves for the drawings."""
PARTS = 24
TALLEST = 1.2
"""How high a tall drawing's place is, in widths."""
LARGE_ENOUGH = 2.4
"""Drawings are made for a phone of 360 px; so many times larger is large enough."""


class Arrangement(NamedTuple):
    """Where the drawings go on a desktop: shares of the parts."""

    across: bool
    """Whether the main drawing stands beside the others, not above them."""
    main: int
    rest: int
    each: tuple[int, ...]


def size_of(svg: str) -> tuple[float, float]:
    """Return the width and height of a drawing in its own units.

    >>> size_of('<svg viewBox="0 0 320 200">')
    (320.0, 200.0)
    """
    found = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', svg)
    return (float(found[1]), float(found[2])) if found else (100.0, 100.0)


def place_of(pane: Pane) -> tuple[float, float]:
    """Return the size that a drawing asks for; a tall one scrolls beyond that."""
    width, height = size_of(pane.svg)
    return (width, min(height, width * TALLEST)) if pane.tall else (width, height)


def arrange(sizes: Sequence[tuple[float, float]]) -> Arrangement:
    """Choose the arrangement that shows all drawings as large as possible.

    The first drawing may be as large as it wants; the others must be readable.

    >>> arrange([(800, 800), (400, 200)])
    Arrangement(across=True, main=15, rest=9, each=(24,))
    """
    if len(sizes) == 1:
        return Arrangement(True, PARTS, 0, ())
    best, best_value = Arrangement(True, 16, 8, ()), -math.inf
    (width, height), others = sizes[0], sizes[1:]
    for across in (True, False):
        # In a column widths are shared and heights add up; in a row the other way round.
        along = [size[1] if across else size[0] for size in others]
        beside = max(size[0] if across else size[1] for size in others)
        room_along, room_beside = (SPACE[1], SPACE[0]) if across else SPACE
        for parts in range(8, 20):
            share = parts / PARTS
            main_room = (SPACE[0] * share, SPACE[1]) if across else (SPACE[0], SPACE[1] * share)
            main_scale = min(main_room[0] / width, main_room[1] / height)
            scale = min(room_along / sum(along), room_beside * (1 - share) / beside)
            value = math.log(min(main_scale, LARGE_ENOUGH))
            value += 0.2 * math.log(min(scale, LARGE_ENOUGH)) + 3 * math.log(min(scale, 1.0))
            if value > best_value + 1e-9:
                total = sum(along)
                each = tuple(max(1, round(PARTS * part / total)) for part in along)
                best, best_value = Arrangement(across, parts, PARTS - parts, each), value
    return best


def panes(shown: Sequence[Pane]) -> h.Element:
    """Return the drawings; on a phone each is a tab."""
    plan = arrange([size_of(shown[0].svg), *(place_of(pane) for pane in shown[1:])])
    return h.div(class_=f"panes {'across' if plan.across else 'down'}")[
        pane_figure(shown[0], plan.main, first=True),
        h.div(class_=f"rest g{plan.rest}")[
            (pane_figure(pane, share) for pane, share in zip(shown[1:], plan.each, strict=True))
        ]
        if len(shown) > 1
        else None,
    ]


def pane_figure(pane: Pane, share: int, first: bool = False) -> h.Element:
    """Return one drawing with its title."""
    return h.section(
        class_=f"pane g{share}{' on' if first else ''}{' tall' if pane.tall else ''}",
        data_part=f"pane-{pane.key}",
        data_tabbed=pane.key,
        aria_label=pane.title,
    )[bits.picture(pane.svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMin meet" ', 1)),]
