"""The drawings of a position, arranged in columns so that all can be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from markupsafe import Markup

from igroteka.face import Pane
from igroteka.web.pages import bits

MOST_COLUMNS = 3
"""Drawings are made for a phone of 360 px; a desktop of 1440 has room for three beside the bar."""
PARTS = 24
FEW = 2
"""So many small drawings stand above each other; more stand behind each other, with tabs."""


class Column(NamedTuple):
    """Some drawings above each other, or behind each other with tabs."""

    panes: tuple[int, ...]
    tabbed: bool
    share: int
    """Of the width, in parts of 24."""


def arrange(wide: Sequence[bool]) -> list[Column]:
    """Return the columns of a desktop for drawings that are wide or not, the main one first.

    They depend on nothing else, so that nothing jumps when a hand grows or empties. Wide
    drawings have a column each; the others share what is left.

    >>> [column.panes for column in arrange([True, False, False])]
    [(0,), (1, 2)]
    >>> [(column.panes, column.tabbed) for column in arrange([True, True, False, False, False])]
    [((0,), False), ((1,), False), ((2, 3, 4), True)]
    >>> [(column.panes, column.tabbed) for column in arrange([True, False, False, False])]
    [((0,), False), ((1,), False), ((2, 3), True)]
    """
    large = [n for n, is_wide in enumerate(wide) if is_wide or n == 0][: MOST_COLUMNS - 1]
    small = [n for n in range(len(wide)) if n not in large]
    groups = [(n,) for n in large]
    tabbed = len(small) > FEW
    if tabbed and len(groups) + 2 <= MOST_COLUMNS:
        groups.append((small.pop(0),))
    rest = [tuple(small)] if small else []
    # With room to spare, the wide ones get it.
    spare = len(groups) + len(rest) < MOST_COLUMNS
    weights = [2 if spare else 1] * len(groups) + [1] * len(rest)
    shares = [PARTS * weight // sum(weights) for weight in weights]
    columns = [Column(group, False, share) for group, share in zip(groups, shares, strict=False)]
    return columns + [Column(group, tabbed, shares[-1]) for group in rest]


def panes(shown: Sequence[Pane]) -> h.Element:
    """Return the drawings; on a phone each is a tab."""
    return h.div(".panes")[
        (column(shown, planned) for planned in arrange([pane.wide for pane in shown]))
    ]


def column(shown: Sequence[Pane], planned: Column) -> h.Element:
    """Return one column of drawings, with tabs of its own if they stand behind each other."""
    first = planned.panes[0]
    kind = "tabbed" if planned.tabbed else "single" if shown[first].wide else "stack"
    # What scrolls must be reachable by keyboard; tabs are that already.
    reach = None if planned.tabbed else "0"
    return h.div(
        class_=f"column g{planned.share} {kind}",
        role="group",
        tabindex=reach,
        aria_label=shown[first].title,
    )[
        h.div(".tabs.inner", role="tablist", aria_label=shown[first].title)[
            (
                h.button(type="button", role="tab", data_tab=shown[n].key, aria_selected="false")[
                    shown[n].title
                ]
                for n in planned.panes
            )
        ]
        if planned.tabbed
        else None,
        (pane_figure(shown[n], main=n == 0, front=n == first) for n in planned.panes),
    ]


def pane_figure(pane: Pane, main: bool, front: bool) -> h.Element:
    """Return one drawing."""
    return h.section(
        class_=f"pane{' on' if main else ''}{' front' if front else ''}",
        data_part=f"pane-{pane.key}",
        data_tabbed=pane.key,
        aria_label=pane.title,
    )[
        ways_switch(pane) if pane.ways else None,
        (drawn(way.svg) for way in pane.ways) if pane.ways else drawn(pane.svg),
    ]


def drawn(svg: str) -> Markup:
    """Return a drawing that starts at the top of its place."""
    return bits.picture(svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMin meet" ', 1))


def ways_switch(pane: Pane) -> h.Element:
    """Return the choice between the ways of a pane; it needs no script, and swapping keeps it."""
    return h.fieldset(".segments.ways", aria_label=pane.title)[
        (
            h.label[
                h.input(
                    f"#{pane.key}-{way.key}.unseen",
                    type="radio",
                    name=f"{pane.key}-way",
                    checked=place == 0,
                ),
                way.title,
            ]
            for place, way in enumerate(pane.ways)
        )
    ]
