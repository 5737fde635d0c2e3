"""What lies in the middle: hourglass, tracks, deeds, goods market, stacks of tiles."""

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
    paragraph,
    piece,
    ring,
    target,
    title,
)
from igroteka.games.orleans.data import (
    BOATMAN_COINS,
    DEEDS,
    DEVELOPMENT_END,
    FARMER_GOODS,
    GOOD_NAMES,
    KIND_NAMES,
    KNIGHT_DRAWS,
    LEVELS,
    ROUNDS,
    SCHOLAR_POINTS,
    SPACE_CITIZENS,
    SPACE_COINS,
    STARS,
    TRACK_END,
)
from igroteka.games.orleans.draw.pieces import (
    EVENT_ICONS,
    WIDTH,
    citizen,
    coin,
    good,
    heading,
    panel,
    star,
    technology,
    token,
    wanted,
)
from igroteka.games.orleans.places import PLACES, SLOTS_OF

LEFT: Final = 66
CELL: Final = (WIDTH - LEFT - 6) / 9


def tracks(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the round, the six character tracks, and the development track."""
    parts = [_hourglass(view, words)]
    y = 84.0
    for kind in KIND_NAMES[:6]:
        parts.append(_track(view, kind, y, look, words, choices))
        y += 51
    monks = el(
        "g",
        title(words("orleans-supply-of", kind=words("orleans-kind-monk"))),
        token("monk", 20, y + 20, 30),
        label(42, y + 20, f"×{view['supply']['monk']}", 13, anchor="start"),
        label(
            LEFT + 6, y + 20, words("orleans-no-track"), 12, anchor="start", fill=colour("muted")
        ),
        data_help="monk",
    )
    parts.append(monks)
    y += 52
    parts.append(heading(8, y + 8, words("orleans-development")))
    parts.append(_development(view, look, words, y + 24))
    y += 24 + 3 * 50 + 8
    parts.append(heading(8, y + 8, words("orleans-goods-market")))
    for n, name in enumerate(GOOD_NAMES):
        x = 24 + n * 58
        parts.append(
            el(
                "g",
                title(words(f"orleans-good-{name}")),
                good(name, x, y + 38, 26),
                label(x + 17, y + 38, f"×{view['goods_market'][name]}", 13, anchor="start"),
                data_help="good",
            )
        )
    parts.append(
        el(
            "g",
            title(words("orleans-technology-supply")),
            technology(314, y + 38, 26),
            label(331, y + 38, f"×{view['technology_supply']}", 13, anchor="start"),
            data_help="technology",
        )
    )
    return drawing(WIDTH, y + 60, *parts, label=words("orleans-tracks"))


def _hourglass(view: View, words: Words) -> str:
    event = view["event"]
    made = panel(5, 4, WIDTH - 10, 70)
    made += icon(EVENT_ICONS[event], 14, 18, 40)
    made += label(
        66,
        22,
        words("orleans-round", n=view["round"], of=ROUNDS),
        12,
        anchor="start",
        fill=colour("muted"),
    )
    made += label(
        66, 40, words(f"orleans-event-name-{event}"), 17, anchor="start", weight=700, serif=True
    )
    text, _ = paragraph(
        66, 58, words(f"orleans-event-short-{event}"), 12, 160, fill=colour("muted"), most_lines=1
    )
    made += text
    x = 236.0
    for n, (name, left) in enumerate(view["to_come"].items()):
        cx, cy = x + (n % 3) * 40, 14 + (n // 3) * 30
        faint = None if left else colour("line")
        made += el(
            "g",
            title(words(f"orleans-event-name-{name}")),
            icon(EVENT_ICONS[name], cx, cy, 18, faint or colour("muted")),
            label(cx + 21, cy + 10, left, 12, anchor="start", fill=faint),
        )
    return el("g", made, data_help=f"event-{event}")


def _track(
    view: View, kind: str, y: float, look: Look, words: Words, choices: Sequence[Choice]
) -> str:
    end = TRACK_END[KIND_NAMES.index(kind)]
    made = token(kind, 20, y + 22, 30)
    made += label(42, y + 22, f"×{view['supply'][kind]}", 13, anchor="start")
    for space in range(end + 1):
        x = LEFT + space * CELL
        made += el(
            "rect",
            x=x,
            y=y + 12,
            width=CELL - 2,
            height=30,
            rx=5,
            fill=colour("sheet"),
            stroke=colour("line"),
        )
        made += _gain(view, kind, space, x + CELL / 2 - 1, y + 27)
    made += _markers(
        [(view["players"][seat]["tracks"][kind]) for seat in range(view["seats"])],
        kind,
        look,
        lambda space: (LEFT + space * CELL + CELL / 2 - 1, y + 8),
    )
    said = words(f"orleans-kind-{kind}")
    key = f"track-{kind}"
    if is_target(key, choices):
        made += ring(3, y - 1, WIDTH - 6, 47, 8)
        return target(key, choices, el("g", made, data_help=kind), name=said)
    return el("g", title(said), made, data_help=kind)


def _gain(view: View, kind: str, space: int, x: float, y: float) -> str:
    """Return what a space of a track gives."""
    if kind == "farmer" and space:
        return good(GOOD_NAMES[FARMER_GOODS[space]], x, y + 2, 20)
    if kind == "knight":
        made = label(x, y + 2, KNIGHT_DRAWS[space], 15, weight=700)
        if space == 4 and view["citizens"]["knight_track"] is None:
            return label(x - 7, y + 2, KNIGHT_DRAWS[space], 14, weight=700) + citizen(
                x + 7, y + 2, 15
            )
        return made
    if not space:
        return ""
    if kind == "boatman":
        if space == 5:
            return citizen(x, y + 2, 20) if view["citizens"]["boatman_track"] is None else ""
        return coin(x, y + 2, 20, BOATMAN_COINS[space])
    if kind == "scholar":
        return label(x, y + 2, f"+{SCHOLAR_POINTS[space]}", 14, weight=700)
    if kind == "craftsman":
        return technology(x, y + 2, 20)
    return icon(icons.HOUSE, x - 10, y - 8, 20, colour("muted"))


def _markers(at: list[int], key: str, look: Look, where: Any) -> str:
    """Return the players' markers; those on one space stand side by side."""
    made = ""
    for seat, space in enumerate(at):
        x, y = where(space)
        here = [s for s in range(len(at)) if at[s] == space]
        dx = (here.index(seat) - (len(here) - 1) / 2) * min(14.0, 31 / len(here))
        made += piece(
            f"marker-{key}-{seat}",
            x + dx,
            y,
            badge(seat, look.names[seat], 0, 0, 16),
            help="marker",
        )
    return made


def _development(view: View, look: Look, words: Words, top: float) -> str:
    """Return the development track in three rows, read like a book."""
    per_row = 11
    cell = (WIDTH - 10) / per_row

    def where(space: int) -> tuple[float, float]:
        row, column = divmod(space, per_row)
        return 5 + column * cell + cell / 2, top + row * 50 + 8

    made = ""
    for space in range(DEVELOPMENT_END + 1):
        row, column = divmod(space, per_row)
        x, y = 5 + column * cell, top + row * 50
        made += el(
            "rect",
            x=x + 1,
            y=y + 12,
            width=cell - 2,
            height=32,
            rx=5,
            fill=colour("shade" if LEVELS[space] % 2 else "sheet"),
            stroke=colour("line"),
        )
        cx, cy = x + cell / 2, y + 29
        if space in STARS:
            made += star(cx, cy, 26, LEVELS[space])
        elif SPACE_COINS[space]:
            made += coin(cx, cy, 22, SPACE_COINS[space])
        elif SPACE_CITIZENS[space] >= 0:
            name = f"development_{space}"
            if view["citizens"][name] is None:
                made += citizen(cx, cy, 22)
        else:
            made += label(cx, cy + 2, space, 12, fill=colour("muted"))
    at = [view["players"][seat]["development"] for seat in range(view["seats"])]
    return el("g", made, data_help="development") + _markers(at, "development", look, where)


# --- deeds --------------------------------------------------------------------------------------


def deeds(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the deeds with their spaces, rewards and citizens."""
    parts = []
    y = 4.0
    for deed in DEEDS:
        spaces = view["deeds"][deed.name]
        body = panel(5, y, WIDTH - 10, 62)
        body += label(
            14,
            y + 15,
            words(f"orleans-deed-{deed.name}"),
            14,
            anchor="start",
            weight=700,
            serif=True,
        )
        body += coin(300, y + 15, 20, deed.coins)
        if deed.name == "canalisation":
            body += label(250, y + 15, "+1", 13, anchor="end")
            body += icon(icons.POINTS, 253, y + 7, 15)
            body += label(279, y + 15, "/", 13)
        owner = view["citizens"][deed.name]
        if owner is None:
            body += citizen(334, y + 15, 24)
        else:
            body += badge(owner, look.names[owner], 334, y + 15, 24)
        parts.append(el("g", body, data_help="deed"))
        x = 14.0
        for kind, (filled, total) in spaces.items():
            parts.append(_entry(deed.name, kind, filled, total, x, y + 43, words, choices))
            x += total * 31 + 8
        y += 68
    return drawing(WIDTH, y, *parts, label=words("orleans-deeds"))


def _entry(
    deed: str,
    kind: str,
    filled: int,
    total: int,
    x: float,
    y: float,
    words: Words,
    choices: Sequence[Choice],
) -> str:
    made = ""
    for n in range(total):
        cx = x + 14 + n * 31
        made += token(kind, cx, y, 27) if n < filled else wanted(kind, cx, y, 27)
    said = words("orleans-entry", kind=words(f"orleans-kind-{kind}"), filled=filled, total=total)
    key = f"entry-{deed}-{kind}"
    if is_target(key, choices):
        made += ring(x - 6, y - 20, total * 31 + 9, 40, 16)
        return target(key, choices, el("g", made, data_help="deed"), name=said)
    return el("g", title(said), made, data_help="deed")


# --- stacks of tiles --------------------------------------------------------------------------


def stacks(view: View, words: Words, choices: Sequence[Choice]) -> str:
    """Return both stacks of place tiles, open to look through."""
    parts = []
    y = 4.0
    for n, tiles in enumerate(view["stacks"]):
        parts.append(heading(8, y + 12, words("orleans-stack", n="I" * (n + 1))))
        y += 28
        for number, tile in enumerate(tiles):
            row, column = divmod(number, 2)
            parts.append(_tile(tile, 5 + column * 178, y + row * 98, words, choices))
        y += -(-len(tiles) // 2) * 98 + 8
    if view["removed"]:
        names = ", ".join(words(f"orleans-place-{tile}") for tile in view["removed"])
        text, high = paragraph(
            8, y + 8, words("orleans-removed", tiles=names), 12, WIDTH - 16, fill=colour("muted")
        )
        parts.append(text)
        y += high + 8
    return drawing(WIDTH, max(y, 40.0), *parts, label=words("orleans-tiles"))


def _tile(tile: str, x: float, y: float, words: Words, choices: Sequence[Choice]) -> str:
    place = next(n for n, p in enumerate(PLACES) if p.name == tile)
    made = panel(x, y, 172, 92)
    made += label(
        x + 10, y + 15, words(f"orleans-place-{tile}"), 14, anchor="start", weight=700, serif=True
    )
    text, _ = paragraph(
        x + 10, y + 32, words(f"orleans-effect-{tile}"), 12, 160, fill=colour("muted"), most_lines=2
    )
    made += text
    for n, slot in enumerate(SLOTS_OF[place]):
        wants = PLACES[place].slots[slot - SLOTS_OF[place][0]]
        kind = KIND_NAMES[wants] if wants < len(KIND_NAMES) else "any"
        made += wanted(kind, x + 24 + n * 34, y + 72, 30)
    said = words(f"orleans-place-{tile}")
    key = f"tile-{tile}"
    if is_target(key, choices):
        made += ring(x + 1, y + 1, 170, 90, 8)
        return target(key, choices, el("g", made, data_help=f"place-{tile}"), name=said)
    return el("g", title(said), made, data_help=f"place-{tile}")
