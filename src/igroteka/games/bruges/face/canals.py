"""Drawing of a player's canals: two sections of five spaces."""

from __future__ import annotations

from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import el, icon, label, ring, sign, title
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.pieces import WIDTH
from igroteka.games.bruges.rules.box import SPACES, THIRD_SPACE, THIRD_SPACE_POINTS
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.view import BrugesView


def canal(
    view: BrugesView,
    seat: int,
    section: int,
    side: str,
    y: float,
    words: DeckWords,
    controls: Controls,
) -> str:
    """Return one section: five spaces of water, built ones paved with a boat on them."""
    built = view["players"][seat]["canals"][side]
    tokens: int = built["tokens"]
    said = words("bruges-canal-name", side=words(f"bruges-side-{side}"), n=tokens)
    body = el(
        "rect",
        x=4,
        y=y,
        width=WIDTH - 8,
        height=50,
        rx=10,
        fill=colour("water"),
        stroke=colour("water-line"),
    )
    wave = "".join(f"M{44 + n * 62} {y + 44}q8 -5 16 0t16 0" for n in range(5))
    body += el("path", d=wave, fill="none", stroke=colour("water-line"), stroke_width=1.2)
    body += tower(8, y + 4)
    for space in range(SPACES):
        name = COLOUR_NAMES[words.box.canal_colours[2 * seat + section][space]]
        cx = 66 + space * 62
        cost = words.box.canal_costs[space]
        body += canal_space(cx, y + 23, name, cost, space < tokens, space == tokens)
        if space + 1 == THIRD_SPACE:
            points = f"★{THIRD_SPACE_POINTS}"
            body += label(cx + 26, y + 12, points, 12, weight=700, fill=colour("ink"))
        if space == SPACES - 1:
            body += icon(symbols.STATUE, cx + 20, y + 3, 19)
    if built["crowned"]:
        body += el(
            "path",
            d=f"M{SPACES * 62 + 27} {y + 26}l4 4l8 -9",
            fill="none",
            stroke=colour("good"),
            stroke_width=3,
        )
    body = controls.on(f"canal-{side}", body, ring(4, y, WIDTH - 8, 50, 10), said)
    return el("g", title(said), body, data_help="canal", data_mark=f"canal-{side}-{seat}")


def tower(x: float, y: float) -> str:
    """Return the guardhouse at the head of a canal."""
    return el(
        "path",
        d=f"M{x} {y + 42}V{y + 8}h4v-6h5v6h5v-6h5v6h4v34z",
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_width=1.3,
        stroke_linejoin="round",
    ) + el(
        "path", d=f"M{x + 8} {y + 42}v-10a4 4 0 0 1 8 0v10z", fill=colour("ink"), fill_opacity=0.7
    )


def canal_space(cx: float, cy: float, name: str, price: int, built: bool, following: bool) -> str:
    """Return a space: its colour and price, or the barge that lies on it."""
    if built:
        hull = f"M{cx - 20} {cy}h40c-2 10 -6 14 -12 14h-16c-6 0 -10 -4 -12 -14z"
        return (
            el("path", d=hull, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1.4)
            + el(
                "path",
                d=f"M{cx} {cy}v-18l14 13h-14",
                fill=colour(name),
                stroke=colour("ink"),
                stroke_width=1.2,
                stroke_linejoin="round",
            )
            + sign(name, cx, cy + 7, 11, fill=colour(name))
        )
    return (
        el(
            "circle",
            cx=cx,
            cy=cy,
            r=18,
            fill=colour(name),
            fill_opacity=1 if following else 0.6,
            stroke=colour("ink"),
            stroke_width=2 if following else 0.8,
        )
        + sign(name, cx - 6, cy, 14)
        + label(cx + 8, cy, price, 15, weight=700, serif=True, fill=on_colour(name))
    )
