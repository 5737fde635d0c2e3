"""The drawings of a position, arranged in columns so that all can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import htpy as h
from markupsafe import Markup

from igroteka.engine import View
from igroteka.face import Choice, Face, Look, Pane, Shut
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

Columns = tuple[tuple[str, ...], ...]
MOST_COLUMNS = 3
"""Drawings are made for a phone of 360 px; a desktop of 1440 has room for three beside the bar."""
PARTS = 24
FEW = 2
"""So many small drawings stand above each other; more stand behind each other, with tabs."""


RIVALS = "rivals"


class Column(NamedTuple):
    """Some drawings above each other, or behind each other with tabs."""

    keys: tuple[str, ...]
    """Of the drawings, from above; `RIVALS`: the others' places."""
    kind: str
    """`single`: a wide drawing alone, `tabbed`: behind each other with tabs, or a `stack`."""
    share: int
    """Of the width, in parts of 24."""


def arrange(shown: Sequence[Pane], wanted: Columns, rivals: bool = False) -> list[Column]:
    """Return the columns of a desktop: as the face wants them, or as the drawings suggest.

    They depend on nothing else, so that nothing jumps when a hand grows or empties. If the face
    does not mind, wide drawings have a column each and the others share what is left.

    >>> city, hand, map = Pane("city", "", "", True), Pane("hand", "", ""), Pane("map", "", "")
    >>> [column.keys for column in arrange([city, hand, map], ())]
    [('city',), ('hand', 'map')]
    >>> [column.keys for column in arrange([city, map], (("city",), ("hand", "map")))]
    [('city',), ('map',)]
    """
    there = [pane.key for pane in shown] + ([RIVALS] if rivals else [])
    wide = {pane.key for pane in shown if pane.wide}
    wanted = wanted or by_width(shown)
    groups = [tuple(key for key in group if key in there) for group in wanted]
    groups = [group for group in groups if group]
    # With room to spare, the first gets it: there the game is played.
    small = len(wanted) < MOST_COLUMNS and not wide.intersection(groups[-1])
    weights = [2 if small and n < len(groups) - 1 else 1 for n in range(len(groups))]
    return [
        Column(group, kind_of(group, wide), PARTS * weight // sum(weights))
        for group, weight in zip(groups, weights, strict=True)
    ]


def kind_of(group: tuple[str, ...], wide: set[str]) -> str:
    """Return how the drawings of a column stand."""
    if len(group) > FEW and RIVALS not in group:
        return "tabbed"
    return "single" if len(group) == 1 and group[0] in wide else "stack"


def by_width(shown: Sequence[Pane]) -> Columns:
    """Return columns for drawings of which we know no more than how wide they want to be."""
    large = [pane.key for n, pane in enumerate(shown) if pane.wide or n == 0][: MOST_COLUMNS - 1]
    small = [pane.key for pane in shown if pane.key not in large]
    if len(small) > FEW and len(large) + 2 <= MOST_COLUMNS:
        large.append(small.pop(0))
    return (*((key,) for key in large), (*small, RIVALS))


def panes(
    reader: Reader, shown: Sequence[Pane], wanted: Columns, rivals: Sequence[Rival]
) -> h.Element:
    """Return the drawings; on a phone each is a tab, and the rivals are with the players."""
    columns = arrange(shown, wanted, bool(rivals))
    return h.div(class_=" ".join(["panes", *signs_of(columns)]))[
        (column(reader, shown, planned, rivals) for planned in columns)
    ]


def signs_of(columns: Sequence[Column]) -> Iterator[str]:
    """Yield what the style sheet has to know of the arrangement.

    It could look for it itself, but then browsers look again whenever anything changes: that was
    three quarters of the time they spent on styles.
    """
    if len(columns) == MOST_COLUMNS:
        yield f"third-{columns[-1].kind}"
    if any(column.kind == "single" and column.share == PARTS * 2 // 3 for column in columns):
        yield "wide-board"


def column(
    reader: Reader, shown: Sequence[Pane], planned: Column, rivals: Sequence[Rival]
) -> h.Element:
    """Return one column of drawings, with tabs of its own if they stand behind each other."""
    panes = {pane.key: pane for pane in shown}
    first = next((key for key in planned.keys if key in panes), None)
    named = panes[first].title if first else reader.words("rivals")
    tabbed = planned.kind == "tabbed"
    small = " with-wordless" if RIVALS in planned.keys and are_wordless(rivals) else ""
    # What scrolls must be reachable by keyboard; tabs are that already.
    reach = None if tabbed else "0"
    return h.div(
        class_=f"column g{planned.share} {planned.kind}{small}",
        role="group",
        tabindex=reach,
        aria_label=named,
    )[
        h.div(".tabs.inner", role="tablist", aria_label=named)[
            (
                h.button(type="button", role="tab", data_tab=key, aria_selected="false")[
                    panes[key].title
                ]
                for key in planned.keys
            )
        ]
        if tabbed
        else None,
        (
            rivals_section(reader, rivals)
            if key == RIVALS
            else pane_figure(panes[key], main=key == shown[0].key, front=key == first)
            for key in planned.keys
        ),
    ]


class Rival(NamedTuple):
    """Another player's place."""

    seat: int
    is_bot: bool
    pane: Pane
    large: str
    """All that belongs to the player, as a large drawing; empty unless it is pinned."""


def rivals_of(
    reader: Reader,
    face: Face[Any],
    view: View,
    look: Look,
    choices: Sequence[Choice] = (),
    shut: Sequence[Shut] = (),
) -> list[Rival]:
    """Return everybody else's place, the pinned one large."""
    return [
        Rival(
            seat, seat in look.bots, pane, face.area(view, seat, look) if seat == reader.pin else ""
        )
        for seat, pane in face.rivals(view, look, choices, shut)
    ]


def are_wordless(rivals: Sequence[Rival]) -> bool:
    """Say whether the rivals' places may be small."""
    return not any(rival.pane.wide for rival in rivals)


def rivals_section(reader: Reader, rivals: Sequence[Rival]) -> h.Element:
    """Return the rivals' places; those without words may be small."""
    words = "wordless" if are_wordless(rivals) else "wordy"
    return h.section(
        class_=f"rivals {words}", data_tabbed="players", aria_label=reader.words("rivals")
    )[(rival_figure(reader, rival, place) for place, rival in enumerate(rivals))]


def rival_figure(reader: Reader, rival: Rival, place: int) -> h.Element:
    """Return one rival's place with its owner's name; it can be pinned large.

    In a replay the one to act is in front and the others change, so that parts are called by place.
    """
    words, pane, pinned = reader.words, rival.pane, bool(rival.large)
    said = words("unpin" if pinned else "pin", name=pane.title)
    return h.section(
        class_=f"pane rival p{rival.seat}{' pinned' if pinned else ''}",
        data_part=f"pane-rival-{place}",
        aria_label=pane.title,
    )[
        h.header[
            bits.badge(rival.seat, pane.title, rival.is_bot),
            h.h3[pane.title],
            bits.bot_word(rival.is_bot, words),
            h.button(
                ".tool.script-only",
                type="button",
                data_pin="" if pinned else str(rival.seat),
                aria_pressed="true" if pinned else "false",
                title=said,
            )[bits.icon(bits.ENLARGE), h.span(".unseen")[said]],
        ],
        drawn(pane.svg),
        drawn(rival.large) if pinned else None,
    ]


def pane_figure(pane: Pane, main: bool, front: bool) -> h.Element:
    """Return one drawing."""
    return h.section(
        class_=" ".join(
            name
            for name, holds in (
                ("pane", True),
                ("main on", main),
                ("front", front),
                ("companion", pane.companion),
                ("browsed", pane.ways),
            )
            if holds
        ),
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
            h.label(f".way-{place + 1}")[
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
