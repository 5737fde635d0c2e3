"""The cover of Glen More: hills, a loch with something in it, a castle and sheep."""

from __future__ import annotations

from igroteka.face import svg
from igroteka.face.palette import colour
from igroteka.face.svg import el
from igroteka.games.glenmore.face import pieces


def cover(title: str) -> str:
    """Return the cover, 320×200."""
    hill = [
        ("M0 118C40 70 90 62 140 104C170 80 220 40 320 92V200H0z", "blue", 0.28),
        ("M0 136C60 96 110 92 170 128C220 98 270 92 320 116V200H0z", "purple", 0.3),
        ("M0 156C70 120 120 128 190 150C240 132 290 132 320 142V200H0z", "green", 0.62),
    ]
    parts = [
        el("rect", width=320, height=200, fill=colour("paper")),
        el("circle", cx=252, cy=58, r=24, fill=colour("yellow"), fill_opacity=0.85),
    ]
    for path, name, strength in hill:
        parts.append(el("path", d=path, fill=colour("sheet")))
        parts.append(el("path", d=path, fill=colour(name), fill_opacity=strength))
    # The loch, and what lives in it.
    loch = "M96 200C110 168 180 158 320 166V200z"
    parts.append(el("path", d=loch, fill=colour("water")))
    for y, start in ((176, 150), (184, 128), (192, 112)):
        waves = f"M{start} {y}" + "q6 -4 12 0t12 0" * 7
        parts.append(
            el("path", d=waves, fill="none", stroke=colour("water-line"), stroke_width=1.5)
        )
    parts.append(pieces.shape(pieces.SILHOUETTES["loch-ness"], 196, 134, 52, colour("ink")))
    # The castle on its hill, the forest beside it, sheep on the meadow.
    parts.append(pieces.shape(pieces.SILHOUETTES["castle"], 104, 66, 58, colour("ink")))
    for x, y, size in ((158, 100, 26), (176, 106, 22), (84, 104, 24)):
        parts.append(pieces.shape(pieces.SILHOUETTES["forest"], x, y, size, colour("ink")))
    for x, y, size in ((22, 146, 26), (54, 156, 22), (30, 172, 20)):
        parts.append(
            pieces.shape(pieces.SILHOUETTES["meadow"], x, y, size, "#fffdf7", halo="#34322f")
        )
    parts.append(pieces.barrel(284, 148, 30))
    return svg.cover(title, *parts)
