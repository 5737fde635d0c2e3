"""A territory: it grows in all directions and always fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look, Words, icons
from igroteka.face.palette import colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    icon,
    is_target,
    label,
    piece,
    ring,
    target,
    title,
)
from igroteka.games.glenmore.face import pieces
from igroteka.games.glenmore.face.board import WIDTH, tile_name
from igroteka.games.glenmore.face.tiles import SIDE, face_of, kind_of, link_of
from igroteka.games.glenmore.rules.box import GOODS, PLAIN, RIVER

MOST_CELL: Final = 72
LEAST_COLUMNS: Final = 5


def place_name(at: Sequence[int], words: Words) -> str:
    """Return a place as steps east and north of the start village, “e1 n2”; itself: nothing."""
    x, y = at
    parts = []
    if x:
        parts.append(words("glenmore-east" if x > 0 else "glenmore-west") + str(abs(x)))
    if y:
        parts.append(words("glenmore-north" if y > 0 else "glenmore-south") + str(abs(y)))
    return " ".join(parts)


def spots_for(view: View) -> list[dict[str, Any]]:
    """Return the places of the tile in hand."""
    if view["step"] != "place" or view["hand"] is None:
        return []
    link = {PLAIN: "plain", RIVER: "river"}.get(link_of(view["hand"]), "road")
    found: list[dict[str, Any]] = view["places"][link]
    return found


def neighbours(tiles: Sequence[dict[str, Any]], at: Sequence[int]) -> list[dict[str, Any]]:
    """Return the tiles around a place that an activation there would reach."""
    return [
        tile
        for tile in tiles
        if max(abs(tile["at"][0] - at[0]), abs(tile["at"][1] - at[1])) == 1
        and not tile["tile"].startswith("loch-")
    ]


def territory(
    view: View,
    seat: int,
    look: Look,
    words: Words,
    choices: Sequence[Choice],
    width: float = WIDTH,
) -> tuple[str, float]:
    """Return the drawing of a territory, *width* wide, and its height."""
    tiles = view["players"][seat]["tiles"]
    acting = seat in view["to_act"]
    spots = spots_for(view) if acting else []
    site = view["site"] if acting else None
    cells = [tile["at"] for tile in tiles] + [spot["at"] for spot in spots]
    if site:
        cells.append(site)
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    south, north = min(y for _, y in cells), max(y for _, y in cells)
    columns = max(east - west + 1, LEAST_COLUMNS)
    size = min(MOST_CELL, (width - 8) / columns)
    rows = north - south + 1
    left = (width - size * (east - west + 1)) / 2
    high = size * rows + 8

    def corner(at: Sequence[int]) -> tuple[float, float]:
        return left + (at[0] - west) * size, 4 + (north - at[1]) * size

    parts: list[str] = []
    ready = set(view["ready"]) | set(view["extra"]) if acting else set()
    for tile in tiles:
        x, y = corner(tile["at"])
        parts.append(_tile(tile, x, y, size, words, choices, tile["tile"] in ready, seat))
    for tile in tiles:
        x, y = corner(tile["at"])
        lifted = acting and view["lifted"] == tile["tile"]
        parts.append(_pieces(tile, x, y, size, seat, lifted))
    if site:
        x, y = corner(site)
        parts.append(_ghost(view["hand"], x, y, size, 0.75))
    parts += [_spot(view, spot, tiles, corner, size, words, choices) for spot in spots]
    return "".join(parts), high


def _tile(
    tile: dict[str, Any],
    x: float,
    y: float,
    size: float,
    words: Words,
    choices: Sequence[Choice],
    ready: bool,
    seat: int,
) -> str:
    name = tile["tile"]
    key = f"land-{name}"
    scale = size / SIDE
    body = el("g", face_of(name, priced=False), transform=f"scale({scale:.4f})")
    said = [tile_name(name, words)]
    if name != "home":
        said.append(place_name(tile["at"], words))
    said += [f"{words(f'glenmore-good-{good}')}: {n}" for good, n in tile["cubes"].items()]
    if tile["folk"]:
        said.append(words("glenmore-members", n=tile["folk"]))
    kind = kind_of(name)
    label_said = ", ".join(said)
    identity = name if name != "home" else f"home-{seat}"
    if is_target(key, choices):
        body += ring(2, 2, size - 4, size - 4, size * 0.13)
        made = piece(f"tile-{identity}", x, y, body, help=kind)
        return target(key, choices, made, name=label_said)
    if ready:
        body += el(
            "rect",
            x=2,
            y=2,
            width=size - 4,
            height=size - 4,
            rx=size * 0.13,
            fill="none",
            stroke=colour("accent"),
            stroke_width=1.5,
            stroke_opacity=0.6,
        )
    return piece(f"tile-{identity}", x, y, title(label_said), body, help=kind)


def _pieces(tile: dict[str, Any], x: float, y: float, size: float, seat: int, lifted: bool) -> str:
    """Return the cubes and clan members on a tile."""
    scale = size / SIDE
    made = ""
    n = 0
    for good, count in tile["cubes"].items():
        for _ in range(count):
            made += pieces.cube(good, 4 + 15 * (n % 3), 4 + 15 * (n // 3), 14)
            n += 1
    folk = tile["folk"]
    if folk:
        lift = (13 if n > 2 else 0) - (5 if lifted else 0)
        shown = min(folk, 2)
        for m in range(shown):
            made += pieces.person(41 - 10 * (shown - 1 - m), 3 + lift, 21)
        if folk > 2:
            made += pieces.points(36, 22 + lift, f"×{folk}", 9)
    if not made:
        return ""
    return el(
        "g",
        made,
        transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})",
        pointer_events="none",
    )


def _ghost(tile: str, x: float, y: float, size: float, opacity: float) -> str:
    scale = size / SIDE
    return el(
        "g",
        face_of(tile, priced=False),
        transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})",
        opacity=opacity,
    )


def _spot(
    view: View,
    spot: dict[str, Any],
    tiles: Sequence[dict[str, Any]],
    corner: Any,
    size: float,
    words: Words,
    choices: Sequence[Choice],
) -> str:
    """Return a legal place as a ghost of the tile; hovered, it lights what it would activate."""
    at = spot["at"]
    x, y = corner(at)
    key = spot_key(at)
    near = neighbours(tiles, at)
    body = _ghost(view["hand"], x, y, size, 0.6)
    body += ring(x + 3, y + 3, size - 6, size - 6, size * 0.13)
    for tile in near:
        tx, ty = corner(tile["at"])
        body += el(
            "rect",
            x=tx + 2,
            y=ty + 2,
            width=size - 4,
            height=size - 4,
            rx=size * 0.13,
            fill=colour("accent"),
            fill_opacity=0.22,
            stroke=colour("accent"),
            stroke_width=3.5,
            # The page shows it while the place is pointed at.
            class_="lit",
            opacity=0,
            pointer_events="none",
        )
    body += pieces.points(x + size - 13, y + 13, f"{len(near)}", 11)
    return target(key, choices, el("g", body, data_help="spot"), name=place_name(at, words))


def spot_key(at: Sequence[int]) -> str:
    """Return the target of a place."""
    return f"spot-{at[0]}_{at[1]}"


def own_land(view: View, seat: int, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return a territory with its owner's stores in one line below."""
    drawn, high = territory(view, seat, look, words, choices)
    parts = [drawn, _stores(view, seat, high + 18, words)]
    name = words("glenmore-land-of", name=look.names[seat])
    return drawing(WIDTH, high + 36, *parts, label=name)


def _stores(view: View, seat: int, y: float, words: Words) -> str:
    """Return coins, barrels, chieftains and the cubes of each kind in one line."""
    player = view["players"][seat]
    x = 8.0
    made = pieces.coin(x + 9, y, 18) + label(
        x + 22, y, player["coins"], 14, anchor="start", weight=700
    )
    x += 50
    made += pieces.barrel(x, y - 10, 20)
    made += label(x + 22, y, player["barrels"], 14, anchor="start", weight=700)
    x += 48
    made += pieces.shape(pieces.BONNET, x, y - 10, 20)
    made += label(x + 23, y, player["leadership"], 14, anchor="start", weight=700)
    x += 50
    for good in GOODS:
        number = player["goods"][good]
        made += el(
            "g",
            title(f"{words(f'glenmore-good-{good}')}: {number}"),
            pieces.cube(good, x, y - 8, 16),
            label(
                x + 19,
                y,
                number,
                14,
                anchor="start",
                weight=700 if number else None,
                fill=None if number else colour("muted"),
            ),
            data_help="cube",
        )
        x += 40
    return made


def area(view: View, seat: int, look: Look, words: Words) -> str:
    """Return all that belongs to one player, large."""
    player = view["players"][seat]
    parts = [
        badge(seat, look.names[seat], 24, 26, 36),
        label(52, 18, look.names[seat], 20, anchor="start", weight=600, serif=True),
        label(52, 40, _score_line(player, words), 13, anchor="start", fill=colour("muted")),
    ]
    drawn, high = territory(view, seat, look, words, ())
    parts.append(el("g", drawn, transform="translate(0 56)"))
    y = 56 + high + 20
    parts.append(_stores(view, seat, y, words))
    y += 30
    facts = [
        (icons.FIGURE, words("glenmore-fact-members"), player["members"], "member"),
        (icons.CROWN, words("glenmore-fact-chieftains"), player["chieftains"], "chieftain"),
        (icons.HOUSE, words("glenmore-fact-tiles"), len(player["tiles"]), "penalty"),
    ]
    for path, name, value, topic in facts:
        parts.append(
            el(
                "g",
                icon(path, 10, y - 11, 22),
                label(42, y, name, 14, anchor="start"),
                label(350, y, value, 16, anchor="end", weight=700),
                data_help=topic,
            )
        )
        y += 28
    if player["cards"]:
        parts.append(label(10, y, words("glenmore-fact-cards"), 14, anchor="start", weight=600))
        y += 16
        for n, card in enumerate(player["cards"]):
            x, top = 8 + (n % 5) * 69, y + (n // 5) * 70
            face = el("g", face_of(card, priced=True), title(tile_name(card, words)))
            parts.append(el("g", face, transform=f"translate({x} {top})", data_help=card))
        y += 70 * ((len(player["cards"]) + 4) // 5)
    return drawing(WIDTH, y + 8, *parts, label=look.names[seat])


def _score_line(player: dict[str, Any], words: Words) -> str:
    if player["score"] is None:
        return words("glenmore-points-secret")
    return words("points", n=player["score"])
