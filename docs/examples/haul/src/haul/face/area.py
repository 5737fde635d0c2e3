"""All that belongs to one player."""

from __future__ import annotations

from haul.face.board import WIDTH
from haul.face.pieces import CRATE, crate
from haul.rules.view import HaulView
from igroteka.face import Look, Words, icons
from igroteka.face.svg import badge, drawing, el, icon, label, title


def area(view: HaulView, seat: int, look: Look, words: Words) -> str:
    """Return the name, the coins, and the crates in the order in which they came."""
    player = view["players"][seat]
    name = look.names[seat]
    parts = [
        badge(seat, name, 24, 26, 36),
        label(52, 26, name, 20, anchor="start", weight=600, serif=True),
        icon(icons.COIN, 12, 54, 22),
        label(44, 65, words("haul-fact-coins"), 14, anchor="start"),
        label(WIDTH - 12, 65, player["coins"], 16, anchor="end", weight=700),
    ]
    for n, landed in enumerate(player["crates"]):
        row, column = divmod(n, 3)
        place = f"translate({12 + column * (CRATE[0] + 22)} {92 + row * (CRATE[1] + 12)})"
        named = title(words(f"haul-crate-{landed}"))
        parts.append(el("g", named, crate(landed), transform=place, data_help="crate"))
    rows = -(-len(player["crates"]) // 3)
    return drawing(WIDTH, 92 + rows * (CRATE[1] + 12), *parts, label=name)
