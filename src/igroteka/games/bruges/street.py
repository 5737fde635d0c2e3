"""Drawings of a player's place: dice and decks above, then purse, threats, canals and street."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look, Words, icons
from igroteka.face.palette import colour, on_colour, player_colour
from igroteka.face.svg import (
    badge,
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
from igroteka.games.bruges import symbols
from igroteka.games.bruges.data import (
    CANAL_COLOURS,
    CANAL_COSTS,
    LEADER_NAMES,
    REPUTATION_POINTS,
    SECTION_NAMES,
    SPACES,
)
from igroteka.games.bruges.labels import threat_title
from igroteka.games.bruges.paper import WIDTH, back, coin, fitted, when_icon
from igroteka.games.bruges.texts import CARD, card_text, card_title, guild_title, tint
from igroteka.games.bruges.vocabulary import COLOUR_NAMES, GUILD_NAMES

COLUMN: Final = 70  # of a colour, in the rows of workers and threats
HOUSE_WIDE: Final = 84
HOUSE_HIGH: Final = 124
PER_ROW: Final = 4


def shown_seat(view: View) -> int:
    """Return whose street the main drawing shows: the viewer's, or that of who is to act."""
    if view["seat"] is not None:
        seat: int = view["seat"]
        return seat
    waiting: list[int] = view["to_act"]
    return waiting[0] if waiting else 0


def main(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the dice, the decks, and the viewer's own place."""
    seat = shown_seat(view)
    parts = [dice(view, words, choices), decks(view, words, choices), news(view, words)]
    body, high = place(view, seat, look, words, choices, 116)
    return drawing(WIDTH, high, *parts, body, label=words("bruges-pane-street"))


def area(view: View, seat: int, look: Look, words: Words) -> str:
    """Return everything that belongs to one player."""
    parts = [
        badge(seat, look.names[seat], 24, 26, 36),
        label(52, 20, look.names[seat], 20, anchor="start", weight=600, serif=True),
    ]
    score = view["players"][seat]["score"]
    parts.append(
        label(
            52,
            41,
            words("bruges-points-now", n=score),
            13,
            anchor="start",
            fill=colour("muted"),
        )
    )
    body, y = place(view, seat, look, words, (), 58)
    drawn, high = cards_held(view, seat, y, words)
    return drawing(WIDTH, y + high, *parts, body, drawn, label=look.names[seat])


def cards_held(view: View, seat: int, y: float, words: Words) -> tuple[str, float]:
    """Return the hand as others see it: house backs, and the names of known cards."""
    held = view["players"][seat]["hand"]
    parts = [
        label(
            8,
            y + 10,
            f"{words('bruges-fact-hand')}: {len(held)}",
            13,
            anchor="start",
            fill=colour("muted"),
        )
    ]
    for n, card in enumerate(held):
        x = 10 + (n % 9) * 38
        top = y + 22 + (n // 9) * 50
        drawn = back(card["colour"], x, top, 32, 40)
        known = card["card"]
        said = (
            card_title(known, words)
            if known
            else words("bruges-unknown-card", tint=tint(card["colour"], words))
        )
        topic = f"card-{known}" if known else "hand"
        parts.append(el("g", title(said), drawn, data_help=topic))
    rows = -(-len(held) // 9)
    return "".join(parts), 30 + rows * 50


def place(
    view: View, seat: int, look: Look, words: Words, choices: Sequence[Choice], y: float
) -> tuple[str, float]:
    """Return a player's place below *y*, and where it ends."""
    player = view["players"][seat]
    parts = [purse(view, seat, words, choices, y)]
    y += 46
    for n, name in enumerate(COLOUR_NAMES):
        x = 4 + n * (COLUMN + 1)
        parts.append(workers(name, player["workers"][name], x, y, words, choices))
        parts.append(threat(name, player["threats"][name], x, y + 50, words, choices))
    y += 116
    for n, side in enumerate(SECTION_NAMES):
        parts.append(canal(view, seat, n, side, y, words, choices))
        y += 56
    y += 6
    drawn, high = street(view, seat, y, words, choices)
    return "".join(parts) + drawn, y + high


# --- the table ------------------------------------------------------------------------------


def dice(view: View, words: Words, choices: Sequence[Choice]) -> str:
    """Return the five dice: a big number, the sign of the colour, and what it means."""
    made = ""
    for n, name in enumerate(COLOUR_NAMES):
        value = view["dice"][name]
        x = 6 + n * 50
        ink = on_colour(name)
        body = el(
            "rect",
            x=x,
            y=6,
            width=44,
            height=44,
            rx=9,
            fill=colour(name),
            stroke=colour("ink"),
            stroke_width=1.2,
        )
        body += label(x + 18, 29, value or "?", 26, weight=700, serif=True, fill=ink)
        body += sign(name, x + 34, 17, 14)
        if value >= 5:
            body += icon(symbols.RING, x + 28, 32, 14, stroke=ink)
        elif 0 < value <= 2:
            body += icon(icons.CROWN, x + 28, 32, 14, stroke=ink)
        said = words("bruges-die-name", tint=tint(name, words), n=value)
        key = f"die-{name}"
        if is_target(key, choices):
            body = target(key, choices, body + ring(x, 6, 44, 44, 9), name=said)
        made += el("g", title(said), body, data_help="die")
    return made


def decks(view: View, words: Words, choices: Sequence[Choice]) -> str:
    """Return the two decks with the colour of their top cards, and the reserve."""
    made = ""
    for n, side in enumerate(SECTION_NAMES):
        deck = view["decks"][side]
        x = 262 + n * 50
        name = words(f"bruges-deck-{side}")
        if deck["cards"]:
            said = words(
                "bruges-deck-name", side=name, n=deck["cards"], tint=tint(deck["top"], words)
            )
            body = el(
                "rect",
                x=x + 3,
                y=9,
                width=42,
                height=60,
                rx=5,
                fill=colour("shade"),
                stroke=colour("line"),
            )
            body += el(
                "rect",
                x=x,
                y=6,
                width=42,
                height=60,
                rx=5,
                fill=colour("sheet"),
                stroke=colour("ink"),
                stroke_opacity=0.6,
            )
            body += back(deck["top"], x + 7, 10, 28, 36)
            body += label(x + 21, 56, deck["cards"], 13, weight=600)
        else:
            said = words("bruges-deck-empty", side=name)
            body = el(
                "rect",
                x=x,
                y=6,
                width=42,
                height=60,
                rx=5,
                fill="none",
                stroke=colour("line"),
                stroke_dasharray="4 3",
            )
        key = f"deck-{side}"
        if is_target(key, choices):
            body = target(key, choices, body + ring(x - 2, 4, 46, 64, 7), name=said)
        made += el("g", title(said), body, data_help="deck")
    return made


def news(view: View, words: Words) -> str:
    """Return the round, the price of reputation, and the reserve."""
    kind = {"no": "bruges-round", "now": "bruges-round-last", "next": "bruges-round-next"}
    head = words(kind[view["final"]], n=view["round"])
    strong = view["final"] != "no"
    made = label(
        8,
        64,
        head,
        14,
        anchor="start",
        weight=700,
        fill=colour("accent") if strong else None,
        serif=True,
    )
    price = view["step_price"]
    line = words("bruges-step-price", n=price) if price else words("bruges-step-none")
    if not any(view["dice"].values()):
        line = ""
    if line:
        made += el(
            "g",
            icon(icons.CROWN, 8, 78, 14, stroke=colour("muted")),
            label(27, 86, line, 13, anchor="start", fill=colour("muted")),
            data_help="reputation",
        )
    if not view["reserve"]["in"]:
        said = words("bruges-reserve", n=view["reserve"]["cards"])
        made += el(
            "g",
            title(said),
            label(
                352,
                86,
                f"{words('bruges-reserve-short')} {view['reserve']['cards']}",
                12,
                anchor="end",
                fill=colour("muted"),
            ),
            data_help="reserve",
        )
    return made + el("path", d=f"M6 104h{WIDTH - 12}", stroke=colour("line"), stroke_width=0.8)


# --- purse, workers, threats ------------------------------------------------------------------


def purse(view: View, seat: int, words: Words, choices: Sequence[Choice], y: float) -> str:
    """Return guilders, reputation, leader markers and statues in one row."""
    player = view["players"][seat]
    made = el(
        "g",
        title(f"{words('bruges-fact-guilders')}: {player['guilders']}"),
        coin(20, y + 20, "", 26),
        label(20, y + 20, "ƒ", 15, weight=700, fill="#221e1a", serif=True),
        label(38, y + 20, player["guilders"], 22, anchor="start", weight=700, serif=True),
        data_help="guilders",
    )
    step = player["reputation"]
    body = el(
        "g",
        el(
            "rect",
            x=84,
            y=y,
            width=80,
            height=40,
            rx=8,
            fill=colour("shade"),
            stroke=colour("line"),
        ),
        icon(icons.CROWN, 91, y + 9, 22),
        label(120, y + 20, step, 22, anchor="start", weight=700, serif=True),
        label(160, y + 28, f"★{REPUTATION_POINTS[step]}", 12, anchor="end", fill=colour("muted")),
    )
    said = f"{words('bruges-fact-reputation')}: {step}"
    if is_target("reputation", choices):
        body = target("reputation", choices, body + ring(83, y - 1, 82, 42, 8), name=said)
    made += el("g", title(said), body, data_help="reputation")
    paths = {"reputation": icons.CROWN, "persons": icons.FIGURE, "canals": symbols.WAVES}
    for n, name in enumerate(LEADER_NAMES):
        up = player["leaders"][name]
        x = 190 + n * 36
        made += el(
            "g",
            title(f"{words('bruges-fact-leaders')} {words(f'bruges-leader-{name}')}"),
            el(
                "circle",
                cx=x,
                cy=y + 20,
                r=15,
                fill=player_colour(seat) if up else colour("shade"),
                stroke=colour("ink" if up else "line"),
                stroke_width=1.6 if up else 1,
                stroke_dasharray=None if up else "3 3",
            ),
            icon(paths[name], x - 9, y + 11, 18, stroke=colour("sheet" if up else "line")),
            el(
                "path",
                d=f"M{x + 6} {y + 30}l4 4l7 -9",
                fill="none",
                stroke=colour("good"),
                stroke_width=3,
            )
            if up
            else "",
            data_help="leader",
        )
    for n, value in enumerate(player["statues"]):
        x = 294 + n * 34
        made += el(
            "g",
            title(f"{words('bruges-fact-statues')}: {value}"),
            octagon(x + 10, y + 20, 16),
            label(x + 10, y + 20, value, 16, weight=700, serif=True),
            data_help="statue",
        )
    return made


def octagon(cx: float, cy: float, r: float) -> str:
    """Return a statue token."""
    points = " ".join(
        f"{cx + r * cos(pi / 8 + n * pi / 4):.1f},{cy + r * sin(pi / 8 + n * pi / 4):.1f}"
        for n in range(8)
    )
    return el(
        "polygon", points=points, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1.4
    )


def workers(name: str, n: int, x: float, y: float, words: Words, choices: Sequence[Choice]) -> str:
    """Return a worker of a colour and how many there are."""
    said = words("bruges-worker-name", tint=tint(name, words), n=n)
    faint = None if n else 0.35
    body = el(
        "rect",
        x=x,
        y=y,
        width=COLUMN - 4,
        height=44,
        rx=8,
        fill=colour("sheet"),
        stroke=colour("line"),
        stroke_width=0.8,
    )
    body += el(
        "g",
        el(
            "path",
            d=symbols.WORKER,
            transform=f"translate({x + 6:.1f} {y + 5}) scale(1.4)",
            fill=colour(name),
            stroke=colour("ink"),
            stroke_width=1,
            stroke_linejoin="round",
        ),
        sign(name, x + 23, y + 29, 11),
        opacity=faint,
    )
    body += label(x + 51, y + 23, n, 20, weight=700, serif=True, fill=None if n else colour("line"))
    key = f"worker-{name}"
    if is_target(key, choices):
        body = target(key, choices, body + ring(x, y, COLUMN - 4, 44, 8), name=said)
    return el("g", title(said), body, data_help="worker")


def arc(cx: float, cy: float, r: float, part: int) -> str:
    """Return one third of a ring, with a small gap to the next."""
    start = -pi / 2 + part * 2 * pi / 3 + 0.12
    end = start + 2 * pi / 3 - 0.24
    return (
        f"M{cx + r * cos(start):.2f} {cy + r * sin(start):.2f}"
        f"A{r:.2f} {r:.2f} 0 0 1 {cx + r * cos(end):.2f} {cy + r * sin(end):.2f}"
    )


def threat(name: str, n: int, x: float, y: float, words: Words, choices: Sequence[Choice]) -> str:
    """Return the threat of a colour as a three-part ring that fills."""
    said = words("bruges-threat-name", threat=threat_title(name, words), n=n)
    cx, cy = x + COLUMN / 2 - 2, y + 24
    body = el("circle", cx=cx, cy=cy, r=27, fill="none")
    for part in range(3):
        body += el(
            "path",
            d=arc(cx, cy, 20, part),
            fill="none",
            stroke=colour(name) if part < n else colour("shade"),
            stroke_width=8,
        )
    body += sign(name, cx, cy - 4, 14, fill=colour(name) if n else colour("line"))
    body += label(cx, cy + 9, f"{n}/3", 12, weight=700, fill=None if n else colour("muted"))
    title_words = threat_title(name, words)
    body += label(cx, y + 56, title_words, 12, fill=colour("bad") if n == 2 else colour("muted"))
    key = f"threat-{name}"
    if is_target(key, choices):
        body = target(key, choices, body + ring(x, y - 4, COLUMN - 4, 68, 10), name=said)
    return el("g", title(said), body, data_help="threat")


# --- canals ---------------------------------------------------------------------------------


def canal(
    view: View,
    seat: int,
    section: int,
    side: str,
    y: float,
    words: Words,
    choices: Sequence[Choice],
) -> str:
    """Return one section: five spaces of water, built ones paved with a boat on them."""
    built = view["players"][seat]["canals"][side]
    tokens: int = built["tokens"]
    said = words("bruges-canal-name", side=words(f"bruges-side-{side}"), n=tokens)
    body = el(
        "rect",
        x=4,
        y=y,
        width=WIDTH - 8,
        height=50,
        rx=10,
        fill=colour("water"),
        stroke=colour("water-line"),
    )
    wave = "".join(f"M{44 + n * 62} {y + 44}q8 -5 16 0t16 0" for n in range(5))
    body += el("path", d=wave, fill="none", stroke=colour("water-line"), stroke_width=1.2)
    body += tower(8, y + 4)
    for space in range(SPACES):
        name = COLOUR_NAMES[CANAL_COLOURS[2 * seat + section][space]]
        cx = 66 + space * 62
        body += canal_space(cx, y + 23, name, CANAL_COSTS[space], space < tokens, space == tokens)
        if space == 2:
            body += label(cx + 26, y + 12, "★3", 12, weight=700, fill=colour("ink"))
        if space == SPACES - 1:
            body += icon(symbols.STATUE, cx + 20, y + 3, 19)
    if built["crowned"]:
        body += el(
            "path",
            d=f"M{SPACES * 62 + 27} {y + 26}l4 4l8 -9",
            fill="none",
            stroke=colour("good"),
            stroke_width=3,
        )
    key = f"canal-{side}"
    if is_target(key, choices):
        body = target(key, choices, body + ring(4, y, WIDTH - 8, 50, 10), name=said)
    return el("g", title(said), body, data_help="canal")


def tower(x: float, y: float) -> str:
    """Return the guardhouse at the head of a canal."""
    return el(
        "path",
        d=f"M{x} {y + 42}V{y + 8}h4v-6h5v6h5v-6h5v6h4v34z",
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_width=1.3,
        stroke_linejoin="round",
    ) + el(
        "path", d=f"M{x + 8} {y + 42}v-10a4 4 0 0 1 8 0v10z", fill=colour("ink"), fill_opacity=0.7
    )


def canal_space(cx: float, cy: float, name: str, price: int, built: bool, following: bool) -> str:
    """Return a space: its colour and price, or the barge that lies on it."""
    if built:
        hull = f"M{cx - 20} {cy}h40c-2 10 -6 14 -12 14h-16c-6 0 -10 -4 -12 -14z"
        return (
            el("path", d=hull, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1.4)
            + el(
                "path",
                d=f"M{cx} {cy}v-18l14 13h-14",
                fill=colour(name),
                stroke=colour("ink"),
                stroke_width=1.2,
                stroke_linejoin="round",
            )
            + sign(name, cx, cy + 7, 11, fill=colour(name))
        )
    return (
        el(
            "circle",
            cx=cx,
            cy=cy,
            r=18,
            fill=colour(name),
            fill_opacity=1 if following else 0.6,
            stroke=colour("ink"),
            stroke_width=2 if following else 0.8,
        )
        + sign(name, cx - 6, cy, 14)
        + label(cx + 8, cy, price, 15, weight=700, serif=True, fill=on_colour(name))
    )


# --- the street -------------------------------------------------------------------------------


def street(
    view: View, seat: int, y: float, words: Words, choices: Sequence[Choice]
) -> tuple[str, float]:
    """Return the houses, four in a row, with people in their windows; and the height."""
    houses = view["players"][seat]["houses"]
    if not houses:
        made = ""
        for n, line in enumerate(textwrap.wrap(words("bruges-street-empty"), 46)):
            made += label(WIDTH / 2, y + 18 + n * 18, line, 13, fill=colour("muted"))
        return el("g", made, data_help="house"), 64
    made = ""
    empty: set[str] = set()
    for n, house in enumerate(houses):
        row, column = divmod(n, PER_ROW)
        x, top = 6 + column * (HOUSE_WIDE + 4), y + row * (HOUSE_HIGH + 8)
        key = ""
        if house["person"]:
            key = f"person-{house['person']}"
        elif house["colour"] not in empty:
            empty.add(house["colour"])
            key = f"house-{house['colour']}"
        made += one_house(seat, n, house, x, top, key, words, choices)
    rows = -(-len(houses) // PER_ROW)
    ground = ""
    for row in range(rows):
        base = y + row * (HOUSE_HIGH + 8) + HOUSE_HIGH
        ground += el("path", d=f"M2 {base}h{WIDTH - 4}", stroke=colour("ink"), stroke_width=1.6)
    return ground + made, rows * (HOUSE_HIGH + 8) + 6


def one_house(
    seat: int,
    number: int,
    house: dict[str, Any],
    x: float,
    y: float,
    key: str,
    words: Words,
    choices: Sequence[Choice],
) -> str:
    """Return a stepped gable in the colour of the house; who lives there looks out."""
    name = house["colour"]
    w, h = HOUSE_WIDE, HOUSE_HIGH
    gable = f"M0 {h}V26h11v-9h11v-9h10V1h20v7h10v9h11v9h11V{h}z"
    body = el(
        "path",
        d=gable,
        fill=colour(name),
        stroke=colour("ink"),
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    body += sign(name, w / 2, 15, 15)
    said = words("bruges-house-name", tint=tint(name, words))
    topic = "house"
    if house["person"]:
        person = house["person"]
        topic = f"card-{person}"
        body += resident(person, house["turned"], words)
        known = words(
            "bruges-house-of",
            card=card_title(person, words),
            guild=guild_title(CARD[person], words),
        )
        said = f"{known}. {card_text(person, words)}"
        if house["turned"]:
            said += f" ({words('bruges-used')})"
    else:
        body += windows(name)
        if house["card"]:
            said += f" ({card_title(house['card'], words)})"
    if key and is_target(key, choices):
        body = target(key, choices, body + ring(0, 1, w, h - 2, 6), name=said)
    piece_key = f"card-{house['person']}" if house["person"] else f"house-{seat}-{number}"
    return piece(piece_key, x, y, title(said), body, help=topic)


def windows(name: str) -> str:
    """Return the dark windows and the door of an empty house."""
    dark = on_colour(name)
    made = ""
    for x, y in ((14, 36), (36, 36), (58, 36), (14, 64), (58, 64)):
        made += el(
            "path",
            d=f"M{x} {y + 18}v-13a6 6 0 0 1 12 0v13z",
            fill=dark,
            fill_opacity=0.28,
            stroke=dark,
            stroke_opacity=0.7,
        )
    return made + el(
        "path",
        d=f"M34 {HOUSE_HIGH}v-28a8 8 0 0 1 16 0v28z",
        fill=dark,
        fill_opacity=0.4,
        stroke=dark,
        stroke_opacity=0.7,
    )


def bust(name: str, cx: float, y: float) -> str:
    """Return somebody at the window, in the colour of the person's card."""
    return el(
        "path",
        d=f"M{cx:.1f} {y - 7:.1f}a5 5 0 1 1 0 10a5 5 0 1 1 0-10"
        f"M{cx - 13:.1f} {y + 15:.1f}c0-8 5-11 13-11s13 3 13 11z",
        fill=colour(name),
        stroke=colour("ink"),
        stroke_width=0.8,
    ) + sign(name, cx, y + 9.5, 8)


def hyphened(name: str) -> str:
    """Return a name whose very long words are divided, so that they fit into a window."""
    return " ".join(
        f"{word[: len(word) // 2]}- {word[len(word) // 2 :]}" if len(word) > 13 else word
        for word in name.split()
    )


def resident(person: str, turned: bool, words: Words) -> str:
    """Return the window with a person: name, guild, when it works, and points."""
    card = CARD[person]
    w = HOUSE_WIDE
    lines = textwrap.wrap(hyphened(card_title(person, words)), 12)[:3]
    made = el(
        "path",
        d=f"M5 {HOUSE_HIGH - 3}V40a8 8 0 0 1 8-8h{w - 26}a8 8 0 0 1 8 8v{HOUSE_HIGH - 43}z",
        fill=colour("shade" if turned else "sheet"),
        stroke=colour("ink"),
        stroke_width=1,
    )
    top = 46 if len(lines) < 3 else 42
    for n, line in enumerate(lines):
        made += fitted(w / 2, top + n * 13.5, line, w - 14, weight=600)
    if len(lines) < 3:
        made += bust(COLOUR_NAMES[card.colour], w / 2, 66 + 9 * (len(lines) - 1))
    faint = colour("muted")
    made += icon(symbols.GUILDS[GUILD_NAMES[card.guild]], 10, HOUSE_HIGH - 26, 18, stroke=faint)
    made += when_icon(card, w / 2 + 1, HOUSE_HIGH - 17, 21)
    made += label(w - 17, HOUSE_HIGH - 16, f"★{card.cost // 3}", 12, weight=600)
    if turned:
        made += el(
            "path",
            d=f"M{w / 2 - 9} {HOUSE_HIGH - 17}l7 7l13 -15",
            fill="none",
            stroke=colour("good"),
            stroke_width=3.5,
            stroke_linecap="round",
        )
    return made
