"""The cover: dawn at the harbour, a crate on the quay."""

from __future__ import annotations

from haul.face.pieces import crate, lid
from igroteka.face import svg
from igroteka.face.palette import colour
from igroteka.face.svg import el

WAVES = "M-6 92q12-13 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0"
BOAT = "M196 108h92l-16 24h-62zM236 104V58l34 46zM230 104V66l-22 38z"


def cover(title: str) -> str:
    """Return the cover, 320×200."""
    return svg.cover(
        title,
        el("rect", width=320, height=200, fill=colour("paper")),
        el("circle", cx=242, cy=84, r=40, fill=colour("yellow")),
        el("rect", y=92, width=320, height=70, fill=colour("water")),
        el("path", d=WAVES, fill="none", stroke=colour("water-line"), stroke_width=2),
        el("path", d=BOAT, fill=colour("sheet"), stroke=colour("ink"), stroke_width=2),
        el("rect", y=150, width=320, height=50, fill=colour("brown")),
        el("path", d="M0 160H320M0 180H320", stroke=colour("ink"), stroke_opacity=0.4),
        el("g", lid(), transform="translate(122 118) scale(.8)"),
        el("g", crate("fish-5"), transform="translate(24 98) scale(1.15)"),
    )
