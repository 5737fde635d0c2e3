"""The map: the Loire and its land, towns, roads and rivers, goods, merchants and stations."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look, Words
from igroteka.face.palette import PATTERNS, colour, on_player, player_colour
from igroteka.face.svg import drawing, el, is_target, label, piece, target, title
from igroteka.games.orleans.draw.pieces import MERCHANT, WIDTH, good
from igroteka.games.orleans.towns import TOWNS

HEIGHT: Final = 420
SHORT: Final = {"argenton": "Argenton", "st_amand": "Saint-Amand"}

# Where we move a town a little, in units, so that nothing overlaps.
NUDGES: Final = {
    "chateaudun": (-14, 2),
    "vendome": (-18, -2),
    "blois": (2, 4),
    "montrichard": (12, 0),
    "loches": (6, 10),
    "tours": (-2, -4),
    "chinon": (0, 4),
    "chatellerault": (-18, 2),
    "le_blanc": (-8, 6),
    "chateauroux": (2, -6),
    "argenton": (-6, 10),
    "la_chatre": (8, 10),
    "st_amand": (6, 4),
    "bourges": (10, 2),
    "vierzon": (-4, -8),
    "sancerre": (8, 0),
    "nevers": (-4, 4),
    "briare": (6, 0),
    "montargis": (10, -4),
    "etampes": (6, 2),
    "le_mans": (6, 0),
    "chartres": (-6, 0),
}
# Where a town's name stands: above (default), below, left or right.
NAME_SIDES: Final = {
    "orleans": "right-up",
    "montrichard": "right",
    "loches": "left",
    "tours": "above",
    "chinon": "left-below",
    "chatellerault": "below",
    "le_blanc": "below",
    "argenton": "below",
    "la_chatre": "below",
    "st_amand": "below",
    "nevers": "below",
    "chateauroux": "right",
    "vierzon": "above-right",
    "bourges": "below",
    "blois": "above-right",
    "vendome": "left",
    "chateaudun": "above",
}


def place_town(name: str, lat: float, lon: float) -> tuple[float, float]:
    """Return where a town stands on the drawing."""
    dx, dy = NUDGES.get(name, (0, 0))
    return 32 + (lon - 0.2) * 101 + dx, 36 + (48.45 - lat) * 184 + dy


TOWN_AT: Final = {town.name: place_town(town.name, town.lat, town.lon) for town in TOWNS}
TOWN_TITLES: Final = {town.name: SHORT.get(town.name, town.title) for town in TOWNS}


def land(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the map with everything on it."""
    parts = [el("rect", width=WIDTH, height=HEIGHT, rx=10, fill=colour("shade"))]
    parts.append(_woods())
    ways = view["ways"]
    parts += [_line(way) for way in ways if way["kind"] == "river"]
    parts += [_line(way) for way in ways if way["kind"] == "road"]
    asked = view["asked"]
    for number, way in enumerate(ways):
        parts.append(_goods(number, way, asked.get("way") == number, words, choices))
    for town in TOWN_AT:
        parts.append(_town(view, town, look, words, choices))
    for seat in range(view["seats"]):
        parts.append(_merchant(view, seat, look))
    return drawing(WIDTH, HEIGHT, *parts, label=words("orleans-map"))


def _woods() -> str:
    """Return a few trees and hills: the ground is not bare."""
    trees = (
        (158, 318),
        (150, 332),
        (300, 112),
        (312, 124),
        (26, 120),
        (38, 132),
        (252, 196),
        (268, 186),
        (70, 356),
        (330, 262),
        (206, 26),
        (92, 96),
    )
    d = "".join(f"M{x} {y}l5 -9l5 9zM{x + 5} {y}v4" for x, y in trees)
    return el(
        "path", d=d, fill="none", stroke=colour("line"), stroke_width=1.2, stroke_linejoin="round"
    )


def _bent(way: dict[str, Any]) -> tuple[float, float, float, float, float, float]:
    """Return the two ends of a way and the point that bends it."""
    (ax, ay), (bx, by) = TOWN_AT[way["towns"][0]], TOWN_AT[way["towns"][1]]
    length = hypot(bx - ax, by - ay)
    # A river winds; a road between the same towns keeps clear of it.
    bend = 0.16 if way["kind"] == "river" else -0.04
    if set(way["towns"]) == {"chinon", "chatellerault"}:
        bend = 0.3 if way["kind"] == "river" else -0.3
    if set(way["towns"]) == {"orleans", "briare"}:
        bend = -0.16
    if set(way["towns"]) == {"tours", "montrichard"}:
        bend = -0.12
    if set(way["towns"]) == {"chinon", "le_blanc"}:
        bend = -0.3
    mx = (ax + bx) / 2 - (by - ay) * bend
    my = (ay + by) / 2 + (bx - ax) * bend
    return ax, ay, mx, my, bx, by if length else by


def _line(way: dict[str, Any]) -> str:
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


def _goods(
    number: int, way: dict[str, Any], asked: bool, words: Words, choices: Sequence[Choice]
) -> str:
    """Return the goods lying on a way."""
    ax, ay, mx, my, bx, by = _bent(way)
    spaces = way["goods"]
    made = ""
    for n, name in enumerate(spaces):
        t = 0.5 if len(spaces) == 1 else (0.36, 0.64)[n]
        x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx
        y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by
        if name is None:
            made += el("circle", cx=x, cy=y, r=3, fill=colour("paper"), stroke=colour("muted"))
            continue
        drawn = good(name, 0, 0, 19)
        said = words(f"orleans-good-{name}")
        key = f"take-{name}"
        twin = spaces.index(name) < n
        if asked and not twin and is_target(key, choices):
            hit = el("circle", r=18, fill=colour("accent"), fill_opacity=0.25)
            mark = el(
                "circle",
                r=15,
                fill="none",
                stroke=colour("accent"),
                stroke_width=2.5,
                stroke_dasharray="5 3",
            )
            drawn = piece(f"good-{number}-{n}", x, y, hit, drawn, mark, help="good")
            made += target(key, choices, drawn, name=said)
        else:
            made += piece(f"good-{number}-{n}", x, y, title(said), drawn, help="good")
    return made


def _town(view: View, town: str, look: Look, words: Words, choices: Sequence[Choice]) -> str:
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
    made += _name(town, x, y)
    said = words("orleans-town", town=TOWN_TITLES[town])
    if owners:
        said += ", " + words(
            "orleans-town-stations", names=", ".join(look.names[s] for s in owners)
        )
    key = f"town-{town}"
    if is_target(key, choices):
        made = (
            el("circle", cx=x, cy=y, r=20, fill=colour("accent"), fill_opacity=0.22)
            + made
            + el("circle", cx=x, cy=y, r=17, fill="none", stroke=colour("sheet"), stroke_width=5)
            + el(
                "circle",
                cx=x,
                cy=y,
                r=17,
                fill="none",
                stroke=colour("accent"),
                stroke_width=2.5,
                stroke_dasharray="5 3",
            )
        )
        return target(key, choices, el("g", made, data_help="town"), name=said)
    return el("g", title(said), made, data_help="town")


def _name(town: str, x: float, y: float) -> str:
    side = NAME_SIDES.get(town, "above")
    big = town == "orleans"
    anchor, dx, dy = {
        "above": ("middle", 0.0, -15.0),
        "above-right": ("start", 6.0, -14.0),
        "below": ("middle", 0.0, 16.0),
        "left": ("end", -10.0, 0.0),
        "left-below": ("middle", -4.0, 17.0),
        "right": ("start", 11.0, 1.0),
        "right-up": ("start", 10.0, -15.0),
    }[side]
    return label(
        x + dx,
        y + dy,
        TOWN_TITLES[town],
        15 if big else 12,
        anchor=anchor,
        weight=700 if big else 500,
        serif=True,
        paint_order="stroke",
        stroke=colour("shade"),
        stroke_width=3.5,
        stroke_linejoin="round",
    )


def station(seat: int, name: str, x: float, y: float, size: float) -> str:
    """Return a trading station: a house in the player's colour with the letter of the name."""
    d = f"M{x:.1f} {y + size:.1f}v{-size * 0.6:.1f}l{size / 2:.1f} {-size * 0.4:.1f}l{size / 2:.1f} {size * 0.4:.1f}v{size * 0.6:.1f}z"
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


def _merchant(view: View, seat: int, look: Look) -> str:
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
