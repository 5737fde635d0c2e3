"""What tiles, goods and places are called."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.face import Words
from igroteka.games.glenmore.rules.tiles import KIND_OF_NAME
from igroteka.games.glenmore.rules.view import GlenMoreView


def kind_of(tile: str) -> str:
    """Return the kind of a tile by its name.

    >>> kind_of("fair-3-2"), kind_of("forest-4"), kind_of("castle-moil")
    ('fair-3', 'forest', 'castle-moil')
    """
    if tile in KIND_OF_NAME:
        return tile
    return tile.rpartition("-")[0]


def tile_name(tile: str, words: Words) -> str:
    """Return what a tile is called."""
    return words(f"glenmore-tile-{kind_of(tile)}")


def good_name(good: str, words: Words) -> str:
    """Return what a kind of cube is called."""
    return words(f"glenmore-good-{good}")


def place_name(at: Sequence[int], words: Words) -> str:
    """Return a place as steps east and north of the start village, “e1 n2”; itself: nothing."""
    x, y = at
    parts = []
    if x:
        parts.append(words("glenmore-east" if x > 0 else "glenmore-west") + str(abs(x)))
    if y:
        parts.append(words("glenmore-north" if y > 0 else "glenmore-south") + str(abs(y)))
    return " ".join(parts)


def placed(view: GlenMoreView, name: str, words: Words) -> str:
    """Return a tile of who acts with its place, so that no two are called the same."""
    if name == "home":
        return words("glenmore-placed-home", tile=tile_name(name, words))
    land = view["players"][view["to_act"][0]]["tiles"]
    at = next(tile["at"] for tile in land if tile["tile"] == name)
    return words("glenmore-placed", tile=tile_name(name, words), place=place_name(at, words))
