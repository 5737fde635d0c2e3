"""The drawings of Venice 2099: the city, a hand, the treasures, a player's area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look, Words, icons
from igroteka.face.palette import PATTERNS, colour, on_colour, on_player, player_colour
from igroteka.face.svg import (
    badge,
    chip,
    drawing,
    el,
    icon,
    is_target,
    label,
    piece,
    ring,
    sign,
    target,
    title,
)
from igroteka.games.venice.data import COLOUR_NAMES, NUMBERS, TREASURE_POINTS, VALUE_NAMES

WIDTH: Final = 360
MARGIN: Final = 16  # for the letters and numbers of the squares
GONDOLIER: Final = (
    "M12 2.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6M7.5 4.2h9v1.3h-9z"
    "M6.5 22c0-8 1.5-12 5.5-12s5.5 4 5.5 12zM19.5 6h1.3v16h-1.3z"
)


def city(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the city seen from above: tiles lie on the water and leave it when they sink."""
    side: int = view["side"]
    cell = (WIDTH - MARGIN - 4) / side
    size = WIDTH - MARGIN
    parts = [el("rect", x=0, y=0, width=WIDTH, height=WIDTH, rx=10, fill=colour("water"))]
    for n in range(side):
        middle = MARGIN + n * cell + cell / 2
        muted = colour("muted")
        parts.append(label(middle, 8, "abcdefgh"[n], 12, fill=muted))
        parts.append(label(8, middle, n + 1, 12, fill=muted))
    hand = set(view["hand"] or ())
    figures = []
    for n, square in enumerate(view["squares"]):
        row, column = divmod(n, side)
        x, y = MARGIN + column * cell, MARGIN + row * cell
        parts.append(_square(square, x, y, cell, words, look, choices, square["tile"] in hand))
        if square["figure"] is not None:
            figures.append((square, x, y))
    for square, x, y in figures:
        parts.append(_figure(view, square, x, y, cell, look))
    return drawing(WIDTH, size + MARGIN, *parts, label=words("venice-city"))


def _square(
    square: dict[str, Any],
    x: float,
    y: float,
    cell: float,
    words: Words,
    look: Look,
    choices: Sequence[Choice],
    held: bool,
) -> str:
    key = f"sq-{square['square']}"
    gap = cell * 0.04
    wide = cell - 2 * gap
    name = square_name(square, words, look)
    if square["sunk"]:
        made = _waves(x, y, cell)
        return el("g", title(name), made, data_help="water")
    if square["tile"] == "platform":
        made = _raft(x + gap, y + gap, wide)
        topic = "platform"
    else:
        made = _district(square["tile"], x + gap, y + gap, wide, held, words)
        topic = "district"
    if square["coins"]:
        made += _coins(square, x, y, cell)
    if is_target(key, choices):
        inset = gap + 1.5
        made += ring(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, cell * 0.14)
        return target(key, choices, el("g", made, data_help=topic), name=name)
    return el("g", title(name), made, data_help=topic)


def _waves(x: float, y: float, cell: float) -> str:
    wave = "".join(
        f"M{x + cell * 0.2:.1f} {y + cell * level:.1f}q{cell * 0.15:.1f} {-cell * 0.12:.1f} "
        f"{cell * 0.3:.1f} 0t{cell * 0.3:.1f} 0"
        for level in (0.35, 0.55, 0.75)
    )
    return el("rect", x=x, y=y, width=cell, height=cell, fill=colour("water")) + el(
        "path", d=wave, fill="none", stroke=colour("water-line"), stroke_width=1.4
    )


def _raft(x: float, y: float, wide: float) -> str:
    planks = "".join(
        f"M{x + 2:.1f} {y + wide * part:.1f}h{wide - 4:.1f}" for part in (0.25, 0.5, 0.75)
    )
    ropes = "".join(f"M{x + wide * part:.1f} {y + 2:.1f}v{wide - 4:.1f}" for part in (0.2, 0.8))
    return (
        el(
            "rect",
            x=x,
            y=y,
            width=wide,
            height=wide,
            rx=3,
            fill=colour("shade"),
            stroke=colour("muted"),
            stroke_width=1.2,
        )
        + el("path", d=planks, fill="none", stroke=colour("line"), stroke_width=1.2)
        + el(
            "path",
            d=ropes,
            fill="none",
            stroke=colour("muted"),
            stroke_width=1.2,
            stroke_dasharray="2 2",
        )
    )


def _district(tile: str, x: float, y: float, wide: float, held: bool, words: Words) -> str:
    name, value = tile.split("-")
    made = el(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=wide,
        rx=wide * 0.13,
        fill=colour(name),
        stroke=colour("ink"),
        stroke_opacity=0.55,
    )
    made += label(
        x + wide * 0.3,
        y + wide * 0.31,
        value,
        wide * 0.5,
        weight=700,
        serif=True,
        fill=on_colour(name),
    )
    made += sign(name, x + wide * 0.76, y + wide * 0.25, wide * 0.3)
    if held:
        # A tile whose card I hold is marked for me alone: a folded corner with a bar.
        r = wide * 0.13
        corner = (
            f"M{x:.1f} {y + wide * 0.62:.1f}v{wide * 0.25:.1f}"
            f"a{r:.1f} {r:.1f} 0 0 0 {r:.1f} {r:.1f}h{wide * 0.25:.1f}z"
        )
        made += el(
            "g",
            title(words("venice-yours")),
            el("path", d=corner, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1),
            el(
                "path",
                d=f"M{x + wide * 0.07:.1f} {y + wide * 0.93:.1f}l{r:.1f} {-r:.1f}",
                stroke=colour("accent"),
                stroke_width=2,
                stroke_linecap="round",
            ),
        )
    return made


def _coins(square: dict[str, Any], x: float, y: float, cell: float) -> str:
    """Return the stack of coins on a square, its height growing with the coins."""
    number: int = square["coins"]
    r = cell * 0.15
    cx, base = x + cell * 0.27, y + cell * 0.78
    made = ""
    layers = min(number, 4)
    for n in range(layers):
        made += el(
            "ellipse",
            cx=cx,
            cy=base - n * cell * 0.05,
            rx=r,
            ry=r * 0.72,
            fill=colour("yellow"),
            stroke="#6b5310",
            stroke_width=0.9,
        )
    made += label(
        cx,
        base - (layers - 1) * cell * 0.05,
        number,
        max(9, cell * 0.22),
        weight=700,
        fill="#221e1a",
    )
    return el("g", made, data_piece=f"coins-{square['square']}", data_help="coins")


def _figure(view: View, square: dict[str, Any], x: float, y: float, cell: float, look: Look) -> str:
    seat: int = square["figure"]
    number = view["players"][seat]["figures"].index(square["square"])
    size = cell * 0.62
    lifted = view["lifted"] == square["square"]
    dx, dy = cell * 0.36, cell * (0.22 if lifted else 0.36)
    return piece(
        f"figure-{seat}-{number}",
        x + dx,
        y + dy,
        gondolier(seat, look.names[seat], size),
        help="figure",
    )


def gondolier(seat: int, name: str, size: float) -> str:
    """Return a gondolier's silhouette with the player's colour, pattern and letter."""
    scale = f"scale({size / 24:.3f})"
    shape = el(
        "path",
        d=GONDOLIER,
        transform=scale,
        fill=player_colour(seat),
        stroke=colour("sheet"),
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    over = el("path", d=GONDOLIER, transform=scale, stroke="#221e1a", stroke_width=0.9, fill="none")
    pattern = PATTERNS[seat]
    if pattern != "plain":
        over += el("path", d=GONDOLIER, transform=scale, fill=f"url(#pattern-{pattern})")
    letter = name.strip()[:1].upper() or str(seat + 1)
    return (
        shape
        + over
        + label(
            size / 2,
            size * 0.72,
            letter,
            max(9, size * 0.42),
            weight=700,
            fill=on_player(seat),
            paint_order="stroke",
            stroke=player_colour(seat),
            stroke_width=size * 0.12,
        )
    )


def square_name(square: dict[str, Any], words: Words, look: Look) -> str:
    """Return what a square is and what is on it, for a screen reader."""
    if square["sunk"]:
        return words("venice-square-water", square=square["square"])
    parts = [words("venice-square", square=square["square"], tile=tile_name(square["tile"], words))]
    if square["figure"] is not None:
        parts.append(words("venice-square-figure", name=look.names[square["figure"]]))
    if square["coins"]:
        parts.append(words("venice-square-coins", n=square["coins"]))
    return ", ".join(parts)


def tile_name(tile: str, words: Words) -> str:
    """Return what a tile is called: “red 5”, “platform”."""
    if tile == "platform":
        return words("venice-platform")
    name, value = tile.split("-")
    return words("venice-district", colour=words(f"colour-{name}"), value=value)


def hand(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the viewer's hand in the order it must be played, the next ones raised."""
    cards: list[str] = view["hand"] or []
    per_row = 6
    rows = max(1, -(-len(cards) // per_row))
    high = 84
    heading = words("venice-hand") if cards else words("venice-hand-empty")
    parts = [label(6, 12, heading, 13, anchor="start", fill=colour("muted"))]
    lowest = cards[0].split("-")[1] if cards else ""
    for n, card in enumerate(cards):
        row, column = divmod(n, per_row)
        raised = card.split("-")[1] == lowest
        x, y = 6 + column * 59, 32 + row * high + (0 if raised else 8)
        parts.append(_card(card, x, y, words, choices))
    return drawing(WIDTH, 32 + rows * high, *parts, label=heading)


def _card(card: str, x: float, y: float, words: Words, choices: Sequence[Choice]) -> str:
    name, value = card.split("-")
    key = f"card-{card}"
    said = tile_name(card, words)
    body = (
        el(
            "rect",
            width=52,
            height=68,
            rx=6,
            fill=colour("sheet"),
            stroke=colour("ink"),
            stroke_opacity=0.5,
        )
        + el("rect", x=4, y=4, width=44, height=34, rx=4, fill=colour(name))
        + sign(name, 26, 21, 22)
        + label(26, 53, value, 24, weight=700, serif=True)
    )
    if is_target(key, choices):
        body += ring(-1, -1, 54, 70, 7)
        return target(key, choices, piece(key, x, y, body, help="card"), name=said)
    return piece(key, x, y, title(said), body, help="card")


def treasures(view: View, look: Look, words: Words) -> str:
    """Return a table: for each colour what is left, what it is worth, and who has how many."""
    seats: int = view["seats"]
    left = 150
    step = (WIDTH - left - 8) / seats
    rows = [
        name for name in COLOUR_NAMES if any(s["tile"].startswith(name) for s in view["squares"])
    ]
    parts = [
        label(76, 16, words("venice-supply"), 12, fill=colour("muted")),
    ]
    parts += [
        badge(seat, look.names[seat], left + step * (seat + 0.5), 17, 24) for seat in range(seats)
    ]
    for n, name in enumerate(rows):
        y = 46 + n * 30
        standing = sum(s["tile"].startswith(name + "-") and not s["sunk"] for s in view["squares"])
        if n:
            parts.append(
                el("path", d=f"M6 {y - 15}h{WIDTH - 12}", stroke=colour("line"), stroke_width=0.6)
            )
        parts.append(chip(name, 18, y, 22))
        parts.append(label(42, y, f"×{view['supply'][name]}", 14, anchor="start"))
        worth_now = f"= {TREASURE_POINTS[standing]}"
        parts.append(label(92, y, worth_now, 14, anchor="start", fill=colour("muted")))
        parts.append(icon(icons.POINTS, 116, y - 8, 15, stroke=colour("muted")))
        for seat in range(seats):
            number = view["players"][seat]["treasures"][name]
            parts.append(
                label(
                    left + step * (seat + 0.5),
                    y,
                    number or "·",
                    16,
                    weight=700 if number else None,
                    fill=None if number else colour("line"),
                )
            )
    high = 46 + len(rows) * 30
    return drawing(
        WIDTH,
        high,
        el("g", *parts, data_help="treasure"),
        label=words("venice-treasures"),
    )


def area(view: View, seat: int, look: Look, words: Words) -> str:
    """Return all that belongs to one player."""
    player = view["players"][seat]
    parts = [
        badge(seat, look.names[seat], 24, 26, 36),
        label(52, 26, look.names[seat], 20, anchor="start", weight=600, serif=True),
    ]
    facts = [
        (icons.COIN, words("venice-fact-coins"), str(player["coins"]), None),
        (icons.BOAT, words("venice-fact-gondolas"), str(player["gondolas"]), "gondola"),
        (icons.CARD, words("venice-fact-cards"), str(player["cards"]), "card"),
    ]
    if player["played_last"]:
        note = words("venice-played-last", value=player["played_last"])
        parts.append(label(52, 48, note, 12, anchor="start", fill=colour("muted")))
    y = 78
    for path, name, value, topic in facts:
        parts.append(
            el(
                "g",
                icon(path, 12, y - 11, 22),
                label(44, y, name, 14, anchor="start"),
                label(348, y, value, 16, anchor="end", weight=700),
                data_help=topic,
            )
        )
        y += 30
    on_board = [square for square in player["figures"] if square]
    parts.append(label(12, y, words("venice-fact-figures"), 14, anchor="start"))
    parts.append(label(348, y, ", ".join(on_board) or "—", 14, anchor="end", weight=600))
    y += 34
    parts.append(label(12, y, words("venice-treasures"), 14, anchor="start"))
    y += 30
    for n, name in enumerate(COLOUR_NAMES):
        x = 32 + n * 58
        parts.append(
            el(
                "g",
                chip(name, x, y, 30),
                label(x, y + 28, player["treasures"][name], 15, weight=700),
                data_help="treasure",
            )
        )
    return drawing(WIDTH, y + 48, *parts, label=look.names[seat])


def worth(view: View, square: dict[str, Any]) -> int:
    """Return what a figure on a square would score if the game ended now."""
    if square["tile"] == "platform":
        return 0
    name, value = square["tile"].split("-")
    if value != "X":
        return NUMBERS[VALUE_NAMES.index(value)]
    return 2 * sum(
        int(s["tile"].split("-")[1])
        for s in view["squares"]
        if s["tile"].startswith(name + "-") and not s["sunk"] and not s["tile"].endswith("X")
    )
