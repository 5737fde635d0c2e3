"""How actions of Glen More are called, and what they cost and bring."""

from __future__ import annotations

from typing import Any

from igroteka.engine.state import View
from igroteka.face import Choice, Words
from igroteka.games.glenmore.face import area
from igroteka.games.glenmore.face.board import tile_name
from igroteka.games.glenmore.face.tiles import kind_of
from igroteka.games.glenmore.rules.actions import CODEC
from igroteka.games.glenmore.rules.box import (
    ANY_DIFFERENT,
    COST_BARREL,
    COST_PERSON,
    EXCHANGE,
    GOODS,
    MOVEMENT,
    PRODUCE,
    TAVERN,
    TILES,
)
from igroteka.games.glenmore.rules.tiles import KIND_OF_NAME, PRICE, TILE_NAMES


def choice(view: View, action: int, words: Words) -> Choice:
    """Return one legal action as it is shown."""
    text = CODEC.text(action)
    verb, *rest = text.split()
    group = words(f"glenmore-group-{verb}")
    seat = view["to_act"][0]
    tiles = {tile["tile"]: tile for tile in view["players"][seat]["tiles"]}
    if verb == "take":
        return _take(view, action, rest[0], group, words)
    if verb == "place":
        return _place(view, action, list(tiles.values()), group, words)
    if verb in ("spend", "sell"):
        return _cube(view, action, verb, rest, tiles, group, words)
    if verb == "buy":
        good = words(f"glenmore-good-{rest[0]}")
        price = view["market"][rest[0]] + 1
        label = words("glenmore-do-buy", good=good)
        preview = words("glenmore-preview-pay", n=price)
        return Choice(action, text, label, preview, f"market-{rest[0]}", group)
    if verb == "gain":
        label = words("glenmore-do-gain", good=words(f"glenmore-good-{rest[0]}"))
        return Choice(action, text, label, "", f"market-{rest[0]}", group)
    if verb in ("activate", "move", "to", "give") and rest[0] != "chieftain":
        label = words(f"glenmore-do-{verb}", tile=placed(tiles[rest[0]], words))
        preview = brings(view, rest[0], words) if verb == "activate" else ""
        return Choice(action, text, label, preview, f"land-{rest[0]}", group)
    label = words("glenmore-do-give-chieftain" if verb == "give" else f"glenmore-do-{verb}")
    preview = ""
    if verb == "enough":
        preview = words("points", n=points_for(view["payment"]["for"], view["payment"]["paid"]))
    elif verb == "harvest":
        preview = words("glenmore-preview-harvest")
    elif verb == "promote":
        preview = words("glenmore-preview-promote")
    return Choice(action, text, label, preview, "", group, final=verb in ("end", "skip"))


def placed(tile: dict[str, Any], words: Words) -> str:
    """Return a laid tile with its place, so that no two are called the same."""
    if tile["tile"] == "home":
        return words("glenmore-placed-home", tile=tile_name("home", words))
    where = area.place_name(tile["at"], words)
    return words("glenmore-placed", tile=tile_name(tile["tile"], words), place=where)


def _take(view: View, action: int, tile: str, group: str, words: Words) -> Choice:
    ahead = next(n for n, entry in enumerate(view["track"]) if entry["tile"] == tile)
    label = words("glenmore-do-take", tile=tile_name(tile, words), n=ahead)
    return Choice(
        action, CODEC.text(action), label, price_of(view, tile, words), f"tile-{tile}", group
    )


def price_of(view: View, tile: str, words: Words) -> str:
    """Return what a tile costs."""
    declared = TILES[TILE_NAMES.index(tile)]
    if declared.cost == COST_BARREL:
        return words("glenmore-preview-barrel")
    if declared.cost == COST_PERSON:
        return words("glenmore-preview-person")
    price = PRICE[TILE_NAMES.index(tile)]
    if not price.most:
        return words("glenmore-preview-free")
    if price.caps == ANY_DIFFERENT:
        return words("glenmore-preview-two")
    own = view["players"][view["to_act"][0]]["goods"]
    goods = [good for n, good in enumerate(GOODS) if price.caps >> 2 * n & 3]
    parts = []
    for good in goods:
        name = words(f"glenmore-good-{good}")
        if own[good]:
            parts.append(name)
        else:
            parts.append(words("glenmore-preview-buy", good=name, n=view["market"][good] + 1))
    return words("glenmore-preview-cost", goods=", ".join(parts))


def _place(
    view: View, action: int, tiles: list[dict[str, Any]], group: str, words: Words
) -> Choice:
    spots = [spot for found in view["places"].values() for spot in found]
    spot = next(spot for spot in spots if spot["action"] == action)
    label = words(
        "glenmore-do-place",
        place=area.place_name(spot["at"], words),
        side=words(f"glenmore-side-{spot['side']}"),
        tile=tile_name(spot["tile"], words),
    )
    near = area.neighbours(tiles, spot["at"])
    preview = words("glenmore-preview-none")
    if near:
        names = ", ".join(tile_name(tile["tile"], words) for tile in near)
        preview = words("glenmore-preview-place", tiles=names)
    return Choice(action, CODEC.text(action), label, preview, area.spot_key(spot["at"]), group)


def _cube(
    view: View,
    action: int,
    verb: str,
    rest: list[str],
    tiles: dict[str, dict[str, Any]],
    group: str,
    words: Words,
) -> Choice:
    tile = rest[0]
    good = rest[1] if len(rest) > 1 else GOODS[KIND_OF_NAME[kind_of(tile)].good]
    label = words(
        f"glenmore-do-{verb}",
        good=words(f"glenmore-good-{good}"),
        tile=placed(tiles[tile], words),
    )
    text = CODEC.text(action)
    if verb == "spend":
        return Choice(action, text, label, "", f"land-{tile}", group)
    preview = words("glenmore-preview-gain", n=view["market"][good])
    return Choice(action, text, label, preview, f"market-{good}", group)


def points_for(tile: str, paid: int) -> int:
    """Return the points an exchange brings for so many cubes."""
    return KIND_OF_NAME[kind_of(tile)].points[paid]


def brings(view: View, tile: str, words: Words) -> str:
    """Return what an activation brings."""
    kind = KIND_OF_NAME[kind_of(tile)]
    if kind.action == PRODUCE:
        return words("glenmore-preview-cube", good=words(f"glenmore-good-{GOODS[kind.good]}"))
    if kind.action == MOVEMENT:
        return words("glenmore-preview-step")
    if kind.action == TAVERN:
        return "+" + words("points", n=kind.points[0])
    if kind.action == EXCHANGE:
        if kind.barrels:
            return words("glenmore-preview-distil")
        return words(
            "glenmore-preview-upto", points=words("points", n=kind.points[kind.price.most])
        )
    return words("glenmore-preview-any")
