"""Drawing of the town: the harbour, the reputation track and the statues."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look
from igroteka.face.palette import colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    label,
    paragraph,
)
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.harbour import harbour
from igroteka.games.bruges.face.holdings import octagon
from igroteka.games.bruges.face.pieces import WIDTH
from igroteka.games.bruges.rules.view import BrugesView

FEW: Final = 4  # so many badges stand on a step in two rows
TRACK_ROW: Final = 13


def town(view: BrugesView, look: Look, words: DeckWords, controls: Controls) -> str:
    """Return the harbour, the track, and the statues."""
    drawn, y = harbour(view, 6.0, words, controls)
    low = TRACK_ROW if view["seats"] > FEW else 0
    fixed = track(view, look, words, 46 + low) + el(
        "g", statues(view, words), transform=f"translate(0 {low})"
    )
    parts = [drawn, el("g", fixed, transform=f"translate(0 {y:.0f})")]
    y += 128 + low
    key = "bruges-deck-shipped" if view["deck"]["shipped"] else "bruges-deck-own"
    text = words(key, digest=view["deck"]["digest"])
    note, high = paragraph(10, y + 12, text, 12, WIDTH - 20, fill=colour("muted"))
    parts.append(el("g", note, data_help="notice"))
    return drawing(WIDTH, y + high + 8, *parts, label=words("bruges-pane-town"))


def track(view: BrugesView, look: Look, words: DeckWords, high: int) -> str:
    """Return the reputation track with everybody's badge, two in a row."""
    steps = len(words.box.reputation_points)
    wide = (WIDTH - 12) / steps
    made = label(
        8,
        12,
        words("bruges-fact-reputation"),
        13,
        anchor="start",
        weight=600,
        fill=colour("muted"),
    )
    for step, points in enumerate(words.box.reputation_points):
        x = 6 + step * wide
        made += el(
            "rect", x=x, y=24, width=wide, height=high, fill=colour("sheet"), stroke=colour("line")
        )
        made += label(x + wide / 2, 33, step, 12, weight=600)
        made += label(x + wide / 2, high + 34, f"★{points}", 12, fill=colour("muted"))
    at: dict[int, int] = {}
    for seat, player in enumerate(view["players"]):
        step = player["reputation"]
        place = at.get(step, 0)
        at[step] = place + 1
        x = 6 + step * wide + 9 + (place % 2) * 13
        y = 48 + (place // 2) * TRACK_ROW
        made += el("g", badge(seat, look.names[seat], x, y, 16), data_mark=f"reputation-{seat}")
    return el("g", made, data_help="reputation")


def statues(view: BrugesView, words: DeckWords) -> str:
    """Return the stack of statues, the next one first."""
    made = label(
        8, 108, words("bruges-fact-statues"), 13, anchor="start", weight=600, fill=colour("muted")
    )
    for n, value in enumerate(view["statues"]):
        made += octagon(96 + n * 32, 108, 14) + label(
            96 + n * 32, 108, value, 14, weight=700 if n == 0 else None, serif=True
        )
    return el("g", made, data_help="statue")
