"""What lies and stands in the city: water, platforms, districts, coins and gondoliers."""

from __future__ import annotations

from typing import Final

from igroteka.face import Words
from igroteka.face.palette import PATTERNS, colour, on_colour, on_player, player_colour
from igroteka.face.svg import el, label, sign, title
from igroteka.games.venice.rules.view import SquareView

GONDOLIER: Final = (
    "M12 2.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6M7.5 4.2h9v1.3h-9z"
    "M6.5 22c0-8 1.5-12 5.5-12s5.5 4 5.5 12zM19.5 6h1.3v16h-1.3z"
)


def waves(x: float, y: float, cell: float) -> str:
    """Return a square of water."""
    wave = "".join(
        f"M{x + cell * 0.2:.1f} {y + cell * level:.1f}q{cell * 0.15:.1f} {-cell * 0.12:.1f} "
        f"{cell * 0.3:.1f} 0t{cell * 0.3:.1f} 0"
        for level in (0.35, 0.55, 0.75)
    )
    return el("rect", x=x, y=y, width=cell, height=cell, fill=colour("water")) + el(
        "path", d=wave, fill="none", stroke=colour("water-line"), stroke_width=1.4
    )


def raft(x: float, y: float, wide: float) -> str:
    """Return a floating platform."""
    planks = "".join(
        f"M{x + 2:.1f} {y + wide * part:.1f}h{wide - 4:.1f}" for part in (0.25, 0.5, 0.75)
    )
    ropes = "".join(f"M{x + wide * part:.1f} {y + 2:.1f}v{wide - 4:.1f}" for part in (0.2, 0.8))
    return (
        el(
            "rect",
            x=x,
            y=y,
            width=wide,
            height=wide,
            rx=3,
            fill=colour("shade"),
            stroke=colour("muted"),
            stroke_width=1.2,
        )
        + el("path", d=planks, fill="none", stroke=colour("line"), stroke_width=1.2)
        + el(
            "path",
            d=ropes,
            fill="none",
            stroke=colour("muted"),
            stroke_width=1.2,
            stroke_dasharray="2 2",
        )
    )


def district(tile: str, x: float, y: float, wide: float, held: bool, words: Words) -> str:
    """Return a district with its colour, sign and value, marked if the viewer holds its card."""
    name, value = tile.split("-")
    made = el(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=wide,
        rx=wide * 0.13,
        fill=colour(name),
        stroke=colour("ink"),
        stroke_opacity=0.55,
    )
    made += label(
        x + wide * 0.3,
        y + wide * 0.31,
        value,
        wide * 0.5,
        weight=700,
        serif=True,
        fill=on_colour(name),
    )
    made += sign(name, x + wide * 0.76, y + wide * 0.25, wide * 0.3)
    if held:
        # A tile whose card I hold is marked for me alone: a folded corner with a bar.
        r = wide * 0.13
        corner = (
            f"M{x:.1f} {y + wide * 0.62:.1f}v{wide * 0.25:.1f}"
            f"a{r:.1f} {r:.1f} 0 0 0 {r:.1f} {r:.1f}h{wide * 0.25:.1f}z"
        )
        made += el(
            "g",
            title(words("venice-yours")),
            el("path", d=corner, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1),
            el(
                "path",
                d=f"M{x + wide * 0.07:.1f} {y + wide * 0.93:.1f}l{r:.1f} {-r:.1f}",
                stroke=colour("accent"),
                stroke_width=2,
                stroke_linecap="round",
            ),
        )
    return made


def coins(square: SquareView, x: float, y: float, cell: float) -> str:
    """Return the stack of coins on a square, its height growing with the coins."""
    number = square["coins"]
    r = cell * 0.15
    cx, base = x + cell * 0.27, y + cell * 0.78
    made = ""
    layers = min(number, 4)
    for n in range(layers):
        made += el(
            "ellipse",
            cx=cx,
            cy=base - n * cell * 0.05,
            rx=r,
            ry=r * 0.72,
            fill=colour("yellow"),
            stroke="#6b5310",
            stroke_width=0.9,
        )
    made += label(
        cx,
        base - (layers - 1) * cell * 0.05,
        number,
        cell * 0.29,
        weight=700,
        fill="#221e1a",
    )
    return el("g", made, data_piece=f"coins-{square['square']}", data_help="coins")


def gondolier(seat: int, name: str, size: float) -> str:
    """Return a gondolier's silhouette with the player's colour, pattern and letter."""
    scale = f"scale({size / 24:.3f})"
    shape = el(
        "path",
        d=GONDOLIER,
        transform=scale,
        fill=player_colour(seat),
        stroke=colour("halo"),
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    over = el("path", d=GONDOLIER, transform=scale, stroke="#221e1a", stroke_width=0.9, fill="none")
    pattern = PATTERNS[seat]
    if pattern != "plain":
        over += el("path", d=GONDOLIER, transform=scale, fill=f"url(#pattern-{pattern})")
    letter = name.strip()[:1].upper() or str(seat + 1)
    return (
        shape
        + over
        + label(
            size / 2,
            size * 0.72,
            letter,
            max(9, size * 0.42),
            weight=700,
            fill=on_player(seat),
            paint_order="stroke",
            stroke=player_colour(seat),
            stroke_width=size * 0.12,
        )
    )
