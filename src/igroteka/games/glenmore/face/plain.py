"""The table as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.face import Look, Words
from igroteka.face.plain import filled
from igroteka.games.glenmore.face.names import good_name, place_name, tile_name
from igroteka.games.glenmore.face.tiles import link_of
from igroteka.games.glenmore.rules.box import CROSSING, PLAIN, RIVER, ROAD
from igroteka.games.glenmore.rules.view import GlenMoreView, TileView

WAYS: Final = {PLAIN: "", RIVER: "~", ROAD: "=", CROSSING: "~="}
"""The signs of what runs through a tile."""
EDGE: Final = 4
"""So many letters the places of the rows take."""


def table(view: GlenMoreView, look: Look, words: Words) -> str:
    """Return the track, the market, the players and one territory."""
    chain = []
    for n, entry in enumerate(view["track"]):
        if entry["tile"]:
            way = WAYS[link_of(entry["tile"])]
            chain.append(f"{n} {way}{tile_name(entry['tile'], words)}")
        elif entry["figure"] == "die":
            chain.append(f"{n} [{words('glenmore-die')}]")
        elif entry["figure"] is not None:
            chain.append(f"{n} [{look.names[entry['figure']]}]")
    lines = filled(f"{words('glenmore-track')}: {' → '.join(chain)}")
    market = ", ".join(
        f"{good_name(good, words)} {covered}" for good, covered in view["market"].items()
    )
    lines += filled(f"{words('glenmore-market')}: {market}")
    stacks = " · ".join(map(str, view["stacks"]))
    lines += [f"{words('glenmore-stacks')}: {stacks}", ""]
    for seat in range(view["seats"]):
        lines += player(view, seat, look, words)
    seat = view["seat"] if view["seat"] is not None else (view["to_act"] or [0])[0]
    lines += ["", *territory(view["players"][seat]["tiles"], words), ""]
    lines += filled(words("glenmore-grid-signs"))
    return "\n".join(lines)


def others(view: GlenMoreView, look: Look, words: Words) -> list[str]:
    """Return the others' territories."""
    lines = []
    for seat, owner in enumerate(view["players"]):
        if seat != view["seat"]:
            lines += ["", f"{look.names[seat]}:", *territory(owner["tiles"], words)]
    return lines


def player(view: GlenMoreView, seat: int, look: Look, words: Words) -> list[str]:
    """Return one player's things in a line or two."""
    owner = view["players"][seat]
    mark = "→" if seat in view["to_act"] else " "
    score = "?" if owner["score"] is None else words("points", n=owner["score"])
    facts = ", ".join(
        [
            score,
            words("coins", n=owner["coins"]),
            f"{words('glenmore-fact-barrels')} {owner['barrels']}",
            f"{words('glenmore-fact-leadership')} {owner['leadership']}",
            f"{words('glenmore-fact-members')} {owner['members']}",
            f"{words('glenmore-fact-tiles')} {len(owner['tiles'])}",
        ]
    )
    lines = filled(f"{mark} {seat + 1} {look.names[seat]}: {facts}")
    have = [f"{good_name(good, words)} {n}" for good, n in owner["goods"].items() if n]
    have += [tile_name(card, words) for card in owner["cards"]]
    if have:
        lines += filled(", ".join(have), 4)
    return lines


def territory(tiles: Sequence[TileView], words: Words) -> list[str]:
    """Return a territory as a grid of short names, with the places along its edges."""
    by_place = {tuple(tile["at"]): tile for tile in tiles}
    west, east = min(x for x, _ in by_place), max(x for x, _ in by_place)
    south, north = min(y for _, y in by_place), max(y for _, y in by_place)
    wide = min(14, (98 - EDGE) // (east - west + 1))
    heads = (place_name((x, 0), words) or "0" for x in range(west, east + 1))
    lines = [" " * EDGE + "".join(f"{head:<{wide}}" for head in heads).rstrip()]
    for y in range(north, south - 1, -1):
        line = f"{place_name((0, y), words) or '0':<{EDGE}}"
        for x in range(west, east + 1):
            tile = by_place.get((x, y))
            cell = short(tile, words, wide) if tile else "·"
            line += f"{cell:<{wide}}"
        lines.append(line.rstrip())
    return lines


def short(tile: TileView, words: Words, wide: int) -> str:
    """Return a tile in few letters: what runs through it, its name, its members, its cubes."""
    marks = "@" * min(3, tile["folk"]) + "*" * sum(tile["cubes"].values())
    name = WAYS[link_of(tile["tile"])] + tile_name(tile["tile"], words)
    return name[: max(1, wide - 1 - len(marks))] + marks
