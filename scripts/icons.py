"""Make the icons of the app from our own drawing: `python -m scripts.icons`.

Phones want pictures of dots. They are made once and kept in static/, so that a host needs nothing
to draw with; tests/web/test_app.py sees that they are still those of the drawing.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import resvg_py

STATIC: Final = Path(__file__).parents[1] / "src" / "igroteka" / "web" / "static"
PAPER: Final = "#f6efe1"
SAFE: Final = 0.72
"""A phone may cut an icon to any shape: what is drawn keeps to this part of its middle."""


def drawing() -> str:
    """Return our icon without its frame: what is drawn on 32 units of paper."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", (STATIC / "icon.svg").read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def icon(size: int) -> bytes:
    """Return the icon as it is, with round corners."""
    return dots(drawing(), size)


def whole(size: int) -> bytes:
    """Return the icon on paper that reaches every edge, drawn small enough to be cut."""
    bare = re.sub(r"<rect width=.32.[^>]*/>", "", drawing())
    offset = 16 * (1 - SAFE)
    paper = f'<rect width="32" height="32" fill="{PAPER}"/>'
    placed = f'{paper}<g transform="translate({offset} {offset}) scale({SAFE})">{bare}</g>'
    return dots(placed, size)


def silhouette(size: int) -> bytes:
    """Return the outlines alone: the small sign in a phone's status line, which has one colour."""
    bare = re.sub(r"<rect width=.32.[^>]*/>", "", drawing())
    return dots(re.sub(r'fill="#\w+"', 'fill="#ffffff"', bare), size)


def dots(inner: str, size: int) -> bytes:
    """Return a drawing of 32 units as a PNG."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{inner}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def icons() -> dict[str, bytes]:
    """Return all icons by the names of their files."""
    return {
        "icon-192.png": icon(192),
        "icon-512.png": icon(512),
        "icon-maskable-512.png": whole(512),
        "icon-apple-180.png": whole(180),
        "icon-status-96.png": silhouette(96),
    }


if __name__ == "__main__":
    for name, made in icons().items():
        (STATIC / name).write_bytes(made)
        print(name, len(made))
