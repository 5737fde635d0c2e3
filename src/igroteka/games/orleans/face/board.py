"""The map: the Loire and its land, towns, roads and rivers, goods, merchants and stations."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look, Words
from igroteka.face.palette import PATTERNS, colour, on_player, player_colour
from igroteka.face.svg import drawing, el, label, piece, title
from igroteka.games.orleans.face.names import TOWN_TITLES
from igroteka.games.orleans.face.pieces import MERCHANT, WIDTH, Controls, good, round_ring
from igroteka.games.orleans.rules.view import OrleansView, WayView

HEIGHT: Final = 444

# Our own layout: the real towns, moved until every good has room.
TOWN_AT: Final = {
    "orleans": (222, 134),
    "chartres": (150, 42),
    "etampes": (250, 40),
    "le_mans": (34, 112),
    "chateaudun": (130, 112),
    "montargis": (318, 108),
    "vendome": (92, 164),
    "blois": (152, 206),
    "briare": (318, 190),
    "tours": (72, 244),
    "chinon": (30, 300),
    "montrichard": (150, 266),
    "vierzon": (226, 262),
    "loches": (112, 318),
    "bourges": (276, 300),
    "sancerre": (322, 262),
    "chatellerault": (44, 368),
    "le_blanc": (110, 410),
    "chateauroux": (188, 348),
    "nevers": (334, 332),
    "argenton": (176, 414),
    "la_chatre": (240, 406),
    "st_amand": (282, 386),
}
# Where a town's name stands beside it; above if not said otherwise.
NAME_AT: Final = {
    "orleans": (0, -21, "middle"),
    "vendome": (4, 17, "end"),
    "blois": (11, 1, "start"),
    "briare": (-12, 6, "end"),
    "tours": (-11, -3, "end"),
    "chinon": (-24, -16, "start"),
    "montrichard": (2, 20, "start"),
    "vierzon": (-8, -12, "end"),
    "loches": (2, 18, "middle"),
    "bourges": (12, 0, "start"),
    "sancerre": (-11, -5, "end"),
    "chatellerault": (0, 17, "middle"),
    "le_blanc": (0, 18, "middle"),
    "chateauroux": (11, 0, "start"),
    "nevers": (24, 17, "end"),
    "argenton": (0, 18, "middle"),
    "la_chatre": (0, 18, "middle"),
    "st_amand": (20, 18, "middle"),
}

# How far a way bends to its left, as a share of its length; rivers a little if not said.
BENDS: Final = {
    ("river", "chinon", "chatellerault"): 0.55,
    ("road", "chinon", "chatellerault"): -0.2,
    ("river", "chinon", "le_blanc"): -0.16,
    ("road", "chatellerault", "argenton"): -0.5,
    ("river", "orleans", "briare"): -0.12,
    ("river", "sancerre", "nevers"): -0.25,
    ("river", "le_blanc", "argenton"): 0.2,
    ("road", "chartres", "orleans"): 0.05,
    ("road", "le_mans", "vendome"): -0.05,
}
# Where on the way its goods lie, if not in the middle (or at a third and two thirds).
GOODS_AT: Final = {
    ("road", "le_mans", "tours"): (0.3, 0.72),
    ("road", "chatellerault", "argenton"): (0.45, 0.72),
    ("road", "le_blanc", "chateauroux"): (0.3,),
    ("river", "tours", "chinon"): (0.42,),
    ("road", "etampes", "montargis"): (0.28, 0.56),
    ("road", "st_amand", "nevers"): (0.26, 0.56),
    ("river", "chinon", "le_blanc"): (0.45, 0.74),
}


def land(view: OrleansView, look: Look, words: Words, controls: Controls) -> str:
    """Return the map with everything on it."""
    parts = [el("rect", width=WIDTH, height=HEIGHT, rx=10, fill=colour("shade"))]
    parts.append(_woods())
    ways = view["ways"]
    parts += [_line(way) for way in ways if way["kind"] == "river"]
    parts += [_line(way) for way in ways if way["kind"] == "road"]
    asked = view["asked"]
    for number, way in enumerate(ways):
        parts.append(_goods(number, way, asked.get("way") == number, words, controls))
    for town in TOWN_AT:
        parts.append(_town(view, town, look, words, controls))
    parts += [_name(town) for town in TOWN_AT]
    for seat in range(view["seats"]):
        parts.append(_merchant(view, seat, look))
    return drawing(WIDTH, HEIGHT, *parts, label=words("orleans-map"))


def _woods() -> str:
    """Return a few trees and hills: the ground is not bare."""
    trees = (
        *((8, 60), (20, 54), (60, 30), (200, 20), (300, 40), (336, 60), (276, 160), (262, 214)),
        *((276, 222), (258, 228), (8, 200), (14, 214), (196, 186), (66, 428), (52, 420)),
        *((342, 400), (330, 412), (320, 428), (152, 300), (222, 330)),
    )
    d = "".join(f"M{x} {y}l5 -9l5 9zM{x + 5} {y}v4" for x, y in trees)
    return el(
        "path", d=d, fill="none", stroke=colour("line"), stroke_width=1.2, stroke_linejoin="round"
    )


def _key(way: WayView) -> tuple[str, str, str]:
    """Return how the layout above names a way."""
    return way["kind"], way["towns"][0], way["towns"][1]


def _bent(way: WayView) -> tuple[float, float, float, float, float, float]:
    """Return the two ends of a way and the point that bends it."""
    (ax, ay), (bx, by) = TOWN_AT[way["towns"][0]], TOWN_AT[way["towns"][1]]
    usual = 0.14 if way["kind"] == "river" else 0.0
    bend = BENDS.get(_key(way), usual)
    return ax, ay, (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend, bx, by


def _line(way: WayView) -> str:
    ax, ay, mx, my, bx, by = _bent(way)
    d = f"M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}"
    if way["kind"] == "river":
        return el(
            "path",
            d=d,
            fill="none",
            stroke=colour("water-line"),
            stroke_width=9,
            stroke_linecap="round",
        ) + el(
            "path", d=d, fill="none", stroke=colour("water"), stroke_width=6, stroke_linecap="round"
        )
    return el("path", d=d, fill="none", stroke=colour("brown"), stroke_width=3.2) + el(
        "path", d=d, fill="none", stroke=colour("sheet"), stroke_width=1.2, stroke_dasharray="4 3"
    )


def _goods(number: int, way: WayView, asked: bool, words: Words, controls: Controls) -> str:
    """Return the goods lying on a way."""
    ax, ay, mx, my, bx, by = _bent(way)
    spaces = way["goods"]
    made = ""
    usual = (0.5,) if len(spaces) == 1 else (0.35, 0.65)
    where = GOODS_AT.get(_key(way), usual)
    for n, (name, t) in enumerate(zip(spaces, where, strict=True)):
        x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx
        y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by
        if name is None:
            made += el("circle", cx=x, cy=y, r=3, fill=colour("paper"), stroke=colour("muted"))
            continue
        said = words(f"orleans-good-{name}")
        drawn = good(name, 0, 0, 19)
        # Of two alike on the way just travelled the first stands for both.
        if asked and spaces.index(name) == n and controls.aimed(f"take-{name}"):
            drawn = el("circle", r=20, fill=colour("accent"), fill_opacity=0.25) + drawn
            drawn = piece(f"good-{number}-{n}", x, y, drawn, round_ring(0, 0, 15), help="good")
            made += controls.thing(f"take-{name}", said, drawn)
        else:
            drawn = piece(f"good-{number}-{n}", x, y, drawn, help="good")
            made += controls.thing(f"good-{number}-{n}", said, drawn)
    return made


def _town(view: OrleansView, town: str, look: Look, words: Words, controls: Controls) -> str:
    x, y = TOWN_AT[town]
    owners: list[int] = view["stations"][town]
    r = 9 if town == "orleans" else 6.5
    made = el("circle", cx=x, cy=y, r=r, fill=colour("sheet"), stroke=colour("ink"), stroke_width=2)
    if town == "orleans":
        made += el("circle", cx=x, cy=y, r=4, fill=colour("ink"))
    for n, seat in enumerate(owners):
        made += station(
            seat, look.names[seat], x - 8 + (n - (len(owners) - 1) / 2) * 18, y - 11, 17
        )
    said = words("orleans-town", town=TOWN_TITLES[town])
    if owners:
        said += ", " + words(
            "orleans-town-stations", names=", ".join(look.names[s] for s in owners)
        )
    key = f"town-{town}"
    if controls.aimed(key):
        made = el("circle", cx=x, cy=y, r=20, fill=colour("accent"), fill_opacity=0.22) + made
    return controls.thing(key, said, made, mark=round_ring(x, y, 17, under=True), help="town")


def _name(town: str) -> str:
    x, y = TOWN_AT[town]
    dx, dy, anchor = NAME_AT.get(town, (0, -16, "middle"))
    big = town == "orleans"
    name = label(
        x + dx,
        y + dy,
        TOWN_TITLES[town],
        16 if big else 12,
        anchor=anchor,
        weight=700 if big else 500,
        serif=True,
        paint_order="stroke",
        stroke=colour("shade"),
        stroke_width=4,
        stroke_linejoin="round",
    )
    return el("g", name, data_help="town")


def station(seat: int, name: str, x: float, y: float, size: float) -> str:
    """Return a trading station: a house in the player's colour with the letter of the name."""
    half, wall, roof = size / 2, size * 0.6, size * 0.4
    gable = f"l{half:.1f} {-roof:.1f}l{half:.1f} {roof:.1f}"
    d = f"M{x:.1f} {y + size:.1f}v{-wall:.1f}{gable}v{wall:.1f}z"
    made = el(
        "path",
        d=d,
        fill=player_colour(seat),
        stroke="#221e1a",
        stroke_width=1.1,
        stroke_linejoin="round",
    )
    if PATTERNS[seat] != "plain":
        made += el("path", d=d, fill=f"url(#pattern-{PATTERNS[seat]})")
    letter = name.strip()[:1].upper() or str(seat + 1)
    return made + label(
        x + size / 2,
        y + size * 0.68,
        letter,
        max(9, size * 0.58),
        weight=700,
        fill=on_player(seat),
        paint_order="stroke",
        stroke=player_colour(seat),
        stroke_width=2,
    )


def _merchant(view: OrleansView, seat: int, look: Look) -> str:
    town = view["players"][seat]["merchant"]
    here = [s for s in range(view["seats"]) if view["players"][s]["merchant"] == town]
    x, y = TOWN_AT[town]
    n = here.index(seat)
    dx = (n - (len(here) - 1) / 2) * 15
    return piece(
        f"merchant-{seat}",
        x + dx - 10,
        y - 3,
        title(look.names[seat]),
        merchant(seat, look.names[seat], 20),
        help="merchant",
    )


def merchant(seat: int, name: str, size: float) -> str:
    """Return a merchant's figure."""
    scale = f"scale({size / 24:.3f})"
    made = el(
        "path",
        d=MERCHANT,
        transform=scale,
        fill=player_colour(seat),
        stroke="#221e1a",
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    if PATTERNS[seat] != "plain":
        made += el("path", d=MERCHANT, transform=scale, fill=f"url(#pattern-{PATTERNS[seat]})")
    letter = name.strip()[:1].upper() or str(seat + 1)
    return made + label(
        size / 2,
        size * 0.76,
        letter,
        max(9, size * 0.45),
        weight=700,
        fill=on_player(seat),
        paint_order="stroke",
        stroke=player_colour(seat),
        stroke_width=2,
    )
