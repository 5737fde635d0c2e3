"""A territory: it grows in all directions and always fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.face import Choice, Look, Shut, Words, icons
from igroteka.face.palette import colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    fact_line,
    is_target,
    label,
    piece,
    ring,
    target,
    title,
)
from igroteka.games.glenmore.face import pieces
from igroteka.games.glenmore.face.board import WIDTH, is_shut
from igroteka.games.glenmore.face.names import good_name, place_name, tile_name
from igroteka.games.glenmore.face.tiles import SIDE, face_of, link_of
from igroteka.games.glenmore.rules.box import GOODS, PLAIN, RIVER
from igroteka.games.glenmore.rules.view import (
    GlenMoreView,
    PlaceView,
    PlayerView,
    TileView,
)

MOST_CELL: Final = 72
LEAST_COLUMNS: Final = 5
LEAST_ROWS: Final = 5
LEAST_ROWS_SMALL: Final = 4
"""So large the ground is at least, so that it does not grow with every tile."""
LEAST_CELL: Final = 44
"""Smaller than this no cell becomes for the sake of places that do not fit."""
RIM: Final = 8
"""They are drawn so narrow then, along the edge."""


def shown_seat(view: GlenMoreView) -> int:
    """Return whose territory the page shows large: the viewer's, or that of who is to act."""
    if view["seat"] is not None:
        return view["seat"]
    return view["to_act"][0] if view["to_act"] else 0


def spots_for(view: GlenMoreView) -> list[PlaceView]:
    """Return the places of the tile in hand."""
    if view["step"] != "place" or view["hand"] is None:
        return []
    link = link_of(view["hand"])
    places = view["places"]
    if link == PLAIN:
        return places["plain"]
    return places["river"] if link == RIVER else places["road"]


class Frame:
    """Where the cells of a territory are drawn, so that all fit; *rim*: room at the edges."""

    def __init__(
        self, cells: Sequence[Sequence[int]], rim: float = 0, least: int = LEAST_ROWS
    ) -> None:
        self.west, self.east = min(x for x, _ in cells), max(x for x, _ in cells)
        self.south, self.north = min(y for _, y in cells), max(y for _, y in cells)
        columns, rows = self.east - self.west + 1, self.north - self.south + 1
        self.size = min(MOST_CELL, (WIDTH - 8 - 2 * rim) / max(columns, LEAST_COLUMNS))
        free = max(0.0, (least - rows) * self.size)
        self.left, self.top = (WIDTH - self.size * columns) / 2, 4 + rim + free / 2
        self.right, self.bottom = self.left + self.size * columns, self.top + self.size * rows
        self.rim, self.height = rim, self.bottom + self.top

    def corner(self, at: Sequence[int]) -> tuple[float, float]:
        """Return the top left corner of a cell."""
        x = self.left + (at[0] - self.west) * self.size
        return x, self.top + (self.north - at[1]) * self.size

    def box(self, at: Sequence[int]) -> tuple[float, float, float, float]:
        """Return corner, width and height of a cell; one beyond the edge lies in the rim."""
        x, y = self.corner(at)
        west, east = max(x, self.left - self.rim), min(x + self.size, self.right + self.rim)
        north, south = max(y, self.top - self.rim), min(y + self.size, self.bottom + self.rim)
        return west, north, east - west, south - north


def _ground(frame: Frame) -> str:
    """Return the land that is not built on yet: a sheet with the corners of its squares."""
    size, high = frame.size, frame.height - 2
    left = frame.left - size * int(frame.left // size)
    top = frame.top - size * int(frame.top // size)
    corners = ""
    y = top
    while y < high:
        x = left
        while x < WIDTH - 2:
            corners += f"M{x - 3:.1f} {y:.1f}h6M{x:.1f} {y - 3:.1f}v6"
            x += size
        y += size
    sheet = el("rect", x=1, y=1, width=WIDTH - 2, height=high, rx=10, fill=colour("shade"))
    marks = el("path", d=corners, stroke=colour("line"), stroke_width=1.2, pointer_events="none")
    return sheet + marks


def territory(
    view: GlenMoreView,
    seat: int,
    words: Words,
    choices: Sequence[Choice] = (),
    shut: Sequence[Shut] = (),
    least: int = LEAST_ROWS,
) -> tuple[str, float]:
    """Return the drawing of a territory, with so many rows of ground at least, and its height."""
    tiles = view["players"][seat]["tiles"]
    acting = seat in view["to_act"]
    spots = spots_for(view) if acting else []
    site = view["site"] if acting else None
    cells = [tile["at"] for tile in tiles] + [spot["at"] for spot in spots]
    if site:
        cells.append(site)
    unfit = [spot_place(thing.target) for thing in shut if is_spot(thing.target)]
    frame = Frame([*cells, *unfit], least=least)
    if unfit and frame.size < LEAST_CELL:
        frame = Frame(cells, RIM, least)
    ready = set(view["ready"]) | set(view["extra"]) if acting else set()
    parts = [_ground(frame)]
    parts += [_unfit(thing, frame, shut) for thing in shut if is_spot(thing.target)]
    for tile in tiles:
        x, y = frame.corner(tile["at"])
        is_ready = tile["tile"] in ready
        parts.append(_tile(tile, x, y, frame.size, words, choices, shut, is_ready, seat))
    for tile in tiles:
        x, y = frame.corner(tile["at"])
        lifted = acting and view["lifted"] == tile["tile"]
        parts.append(_pieces(tile, x, y, frame.size, lifted))
    if view["hand"] is not None:
        if site:
            parts.append(_ghost(view["hand"], *frame.corner(site), frame.size, 0.75))
        parts += [_spot(view["hand"], spot, tiles, frame, words, choices) for spot in spots]
    return "".join(parts), frame.height


def _tile(
    tile: TileView,
    x: float,
    y: float,
    size: float,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
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
    said += [f"{good_name(good, words)}: {n}" for good, n in tile["cubes"].items()]
    if tile["folk"]:
        said.append(words("glenmore-members", n=tile["folk"]))
    label_said = ", ".join(said)
    identity = name if name != "home" else f"home-{seat}"
    usable = is_target(key, choices)
    if usable:
        body += ring(2, 2, size - 4, size - 4, size * 0.13)
    elif ready:
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
    if not usable and not is_shut(key, shut):
        return piece(f"tile-{identity}", x, y, title(label_said), body, help=name)
    made = piece(f"tile-{identity}", x, y, body, help=name)
    return target(key, choices, made, name=label_said, shut=shut)


def _pieces(tile: TileView, x: float, y: float, size: float, lifted: bool) -> str:
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
    hand: str,
    spot: PlaceView,
    tiles: Sequence[TileView],
    frame: Frame,
    words: Words,
    choices: Sequence[Choice],
) -> str:
    """Return a legal place as a ghost of the tile; hovered, it lights what it would activate."""
    at, size = spot["at"], frame.size
    x, y = frame.corner(at)
    body = _ghost(hand, x, y, size, 0.6)
    body += ring(x + 3, y + 3, size - 6, size - 6, size * 0.13)
    for tile in tiles:
        if tile["tile"] not in spot["activates"]:
            continue
        tx, ty = frame.corner(tile["at"])
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
    body += pieces.points(x + size - 13, y + 13, len(spot["activates"]), 11)
    key = f"spot-{at[0]}_{at[1]}"
    return target(key, choices, el("g", body, data_help="spot"), name=place_name(at, words))


def is_spot(key: str) -> bool:
    """Say whether a key is that of a place."""
    return key.startswith("spot-")


def spot_place(key: str) -> tuple[int, int]:
    """Return the place that a key is of.

    >>> spot_place("spot--1_2")
    (-1, 2)
    """
    x, _, y = key.removeprefix("spot-").partition("_")
    return int(x), int(y)


def _unfit(thing: Shut, frame: Frame, shut: Sequence[Shut]) -> str:
    """Return a place where the tile does not fit; pointed at, it says why."""
    x, y, width, height = frame.box(spot_place(thing.target))
    gap = 5 if min(width, height) > 2 * RIM else 1
    made = el(
        "rect",
        x=x + gap,
        y=y + gap,
        width=width - 2 * gap,
        height=height - 2 * gap,
        rx=min(width, height) * 0.13,
        fill=colour("shade"),
        fill_opacity=0.4,
        stroke=colour("line"),
        stroke_width=1.2,
        stroke_dasharray="3 5",
        data_help="spot",
    )
    return target(thing.target, (), made, shut=shut)


def own_land(
    view: GlenMoreView,
    seat: int,
    look: Look,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
) -> str:
    """Return a territory with its owner's stores in one line below."""
    drawn, high = territory(view, seat, words, choices, shut)
    player = view["players"][seat]
    parts = [drawn, _stores(player, high + 18, words, choices, shut)]
    cards, y = _cards(player, high + 40, words)
    name = words("glenmore-land-of", name=look.names[seat])
    return drawing(WIDTH, y, *parts, cards, label=name)


def _cards(player: PlayerView, y: float, words: Words) -> tuple[str, float]:
    """Return the cards of special places below *y*, five in a row, and where they end."""
    made = ""
    for n, card in enumerate(player["cards"]):
        x, top = 8 + (n % 5) * 69, y + (n // 5) * 70
        face = el("g", face_of(card, priced=True), title(tile_name(card, words)))
        made += el("g", face, transform=f"translate({x} {top})", data_help=card)
    return made, y + 70 * ((len(player["cards"]) + 4) // 5)


def land(view: GlenMoreView, seat: int, look: Look, words: Words) -> str:
    """Return a territory alone, without a word: small it can be read too."""
    drawn, high = territory(view, seat, words, least=LEAST_ROWS_SMALL)
    return drawing(WIDTH, high, drawn, label=words("glenmore-land-of", name=look.names[seat]))


def pocket(view: GlenMoreView, words: Words) -> str:
    """Return the viewer's stores in one line."""
    if view["seat"] is None:
        return ""
    stores = _stores(view["players"][view["seat"]], 15, words)
    return drawing(WIDTH, 30, stores, label=words("glenmore-fact-coins"))


def _stores(
    player: PlayerView,
    y: float,
    words: Words,
    choices: Sequence[Choice] = (),
    shut: Sequence[Shut] = (),
) -> str:
    """Return coins, barrels, chieftains and the cubes of each kind in one line."""
    x = 8.0
    made = el(
        "g",
        title(words("glenmore-fact-coins")),
        pieces.coin(x + 9, y, 18),
        label(x + 22, y, player["coins"], 14, anchor="start", weight=700),
        data_help="coin",
    )
    x += 50
    made += el(
        "g",
        title(words("glenmore-fact-barrels")),
        pieces.barrel(x, y - 10, 20),
        label(x + 22, y, player["barrels"], 14, anchor="start", weight=700),
        data_help="barrel",
    )
    x += 48
    made += _chieftains(player, x, y, words, choices, shut)
    x += 50
    for good in GOODS:
        number = player["goods"][good]
        made += el(
            "g",
            title(f"{good_name(good, words)}: {number}"),
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


def _chieftains(
    player: PlayerView,
    x: float,
    y: float,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
) -> str:
    """Return the bonnet that stands for chieftains: who goes there leaves the land."""
    key, name = "chieftains", words("glenmore-fact-leadership")
    made = pieces.shape(pieces.BONNET, x, y - 10, 20)
    made += label(x + 23, y, player["leadership"], 14, anchor="start", weight=700)
    # Large enough for a thumb.
    made += el("rect", x=x - 4, y=y - 18, width=50, height=36, fill="none", pointer_events="all")
    if is_target(key, choices):
        made += ring(x - 3, y - 16, 48, 32, 6)
    elif not is_shut(key, shut):
        return el("g", title(name), made, data_help="chieftain")
    return target(key, choices, el("g", made, data_help="chieftain"), name=name, shut=shut)


def area(view: GlenMoreView, seat: int, look: Look, words: Words) -> str:
    """Return all that belongs to one player, large."""
    player = view["players"][seat]
    parts = [
        badge(seat, look.names[seat], 24, 26, 36),
        label(52, 18, look.names[seat], 20, anchor="start", weight=600, serif=True),
        label(52, 40, _score_line(player, words), 13, anchor="start", fill=colour("muted")),
    ]
    drawn, high = territory(view, seat, words)
    parts.append(el("g", drawn, transform="translate(0 56)"))
    y = 56 + high + 20
    parts.append(_stores(player, y, words))
    y += 30
    facts = [
        (icons.FIGURE, words("glenmore-fact-members"), player["members"], "member"),
        (pieces.BONNET, words("glenmore-fact-chieftains"), player["chieftains"], "chieftain"),
        (icons.HOUSE, words("glenmore-fact-tiles"), len(player["tiles"]), "penalty"),
    ]
    for path, name, value, topic in facts:
        parts.append(fact_line(path, name, value, y, topic))
        y += 28
    if player["cards"]:
        parts.append(label(10, y, words("glenmore-fact-cards"), 14, anchor="start", weight=600))
        cards, y = _cards(player, y + 16, words)
        parts.append(cards)
    return drawing(WIDTH, y + 8, *parts, label=look.names[seat])


def _score_line(player: PlayerView, words: Words) -> str:
    if player["score"] is None:
        return words("glenmore-points-secret")
    return words("points", n=player["score"])
