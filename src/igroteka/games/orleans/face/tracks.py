"""What lies in the middle: hourglass, tracks, development, goods market."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.face import Look, Words, icons
from igroteka.face.palette import colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    icon,
    label,
    paragraph,
    piece,
    ring,
    title,
)
from igroteka.games.orleans.face.pieces import (
    EVENT_ICONS,
    WIDTH,
    Controls,
    citizen,
    coin,
    good,
    heading,
    panel,
    star,
    technology,
    token,
)
from igroteka.games.orleans.rules.box import (
    BOATMAN,
    BOATMAN_COINS,
    CITIZEN_NAMES,
    DEVELOPMENT_END,
    FARMER_GOODS,
    GOOD_NAMES,
    KIND_NAMES,
    KNIGHT_CITIZEN_SPACE,
    KNIGHT_DRAWS,
    LEVELS,
    ROUNDS,
    SCHOLAR_POINTS,
    SPACE_CITIZENS,
    SPACE_COINS,
    STARS,
    TRACK_END,
)
from igroteka.games.orleans.rules.view import OrleansView

LEFT: Final = 66
CELL: Final = (WIDTH - LEFT - 6) / 9


def pocket(view: OrleansView, words: Words) -> str:
    """Return the round, its event, and the viewer's coins and goods in one line."""
    if view["seat"] is None:
        return ""
    player, event = view["players"][view["seat"]], view["event"]
    made = el(
        "g",
        icon(icons.HOURGLASS, 1, 7, 17, colour("muted")),
        label(19, 16, f"{view['round']}/{ROUNDS}", 14, anchor="start", weight=700),
    )
    made += el(
        "g",
        icon(EVENT_ICONS[event], 58, 6, 19),
        label(78, 16, words(f"orleans-event-name-{event}"), 13, anchor="start"),
        data_help=f"event-{event}",
    )
    made += el("g", coin(196, 16, 24, player["coins"]), data_help="coin")
    for n, name in enumerate(GOOD_NAMES):
        x, number = 222 + n * 29, player["goods"][name]
        faint = None if number else 0.4
        drawn = good(name, x, 16, 17) + label(x + 10, 16, number, 13, anchor="start", weight=700)
        made += el("g", drawn, data_help="good", opacity=faint)
    return drawing(WIDTH, 32, made, label=words("orleans-board"))


def tracks(view: OrleansView, look: Look, words: Words, controls: Controls) -> str:
    """Return the round, the six character tracks, and the development track."""
    parts = [_hourglass(view, words)]
    y = 84.0
    for kind in KIND_NAMES[:6]:
        parts.append(_track(view, kind, y, look, words, controls))
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
    parts.append(_development(view, look, words, controls, y + 24))
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


def _hourglass(view: OrleansView, words: Words) -> str:
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
    view: OrleansView, kind: str, y: float, look: Look, words: Words, controls: Controls
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
    mark = ring(3, y - 1, WIDTH - 6, 47, 8)
    said = words(f"orleans-kind-{kind}")
    return controls.thing(f"track-{kind}", said, made, mark=mark, help=kind)


def _gain(view: OrleansView, kind: str, space: int, x: float, y: float) -> str:
    """Return what a space of a track gives."""
    if kind == "farmer" and space:
        return good(GOOD_NAMES[FARMER_GOODS[space]], x, y + 2, 20)
    if kind == "knight":
        made = label(x, y + 2, KNIGHT_DRAWS[space], 15, weight=700)
        if space == KNIGHT_CITIZEN_SPACE and view["citizens"]["knight_track"] is None:
            return label(x - 7, y + 2, KNIGHT_DRAWS[space], 14, weight=700) + citizen(
                x + 7, y + 2, 15
            )
        return made
    if not space:
        return ""
    if kind == "boatman":
        if space == TRACK_END[BOATMAN]:
            return citizen(x, y + 2, 20) if view["citizens"]["boatman_track"] is None else ""
        return coin(x, y + 2, 20, BOATMAN_COINS[space])
    if kind == "scholar":
        return label(x, y + 2, f"+{SCHOLAR_POINTS[space]}", 14, weight=700)
    if kind == "craftsman":
        return technology(x, y + 2, 20)
    return icon(icons.HOUSE, x - 10, y - 8, 20, colour("muted"))


def _markers(
    at: list[int], key: str, look: Look, where: Callable[[int], tuple[float, float]]
) -> str:
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


def _development(
    view: OrleansView, look: Look, words: Words, controls: Controls, top: float
) -> str:
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
        elif (who := SPACE_CITIZENS[space]) >= 0 and view["citizens"][CITIZEN_NAMES[who]] is None:
            made += citizen(cx, cy, 22)
        else:
            made += label(cx, cy + 2, space, 12, fill=colour("muted"))
    at = [view["players"][seat]["development"] for seat in range(view["seats"])]
    mark = ring(2, top + 6, WIDTH - 4, 3 * 50 - 8, 8)
    said = words("orleans-development")
    track = controls.thing("development", said, made, mark=mark, help="development")
    return track + _markers(at, "development", look, where)
