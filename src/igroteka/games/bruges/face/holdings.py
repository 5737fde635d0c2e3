"""Drawings of what a player holds: guilders, reputation, leader markers, workers, threats."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from igroteka.face import icons
from igroteka.face.palette import colour, player_colour
from igroteka.face.svg import el, icon, label, ring, sign, title
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import threat_title, tint
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.pieces import coin
from igroteka.games.bruges.rules.box import LEADER_NAMES
from igroteka.games.bruges.rules.view import BrugesView

COLUMN: Final = 70  # of a colour, in the rows of workers and threats


def purse(view: BrugesView, seat: int, words: DeckWords, controls: Controls, y: float) -> str:
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
    worth = words.box.reputation_points[step]
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
        label(160, y + 28, f"★{worth}", 12, anchor="end", fill=colour("muted")),
    )
    said = f"{words('bruges-fact-reputation')}: {step}"
    body = controls.on("reputation", body, ring(83, y - 1, 82, 42, 8), said)
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


def workers(name: str, n: int, x: float, y: float, words: DeckWords, controls: Controls) -> str:
    """Return a worker of a colour and how many there are."""
    said = words("bruges-worker-name", tint=tint(name, words), n=n)
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
            fill=colour(name if n else "shade"),
            stroke=colour("ink" if n else "line"),
            stroke_width=1,
            stroke_linejoin="round",
        ),
        sign(name, x + 23, y + 29, 11, fill=None if n else colour("muted")),
    )
    body += label(x + 51, y + 23, n, 20, weight=700, serif=True, fill=None if n else colour("line"))
    body = controls.on(f"worker-{name}", body, ring(x, y, COLUMN - 4, 44, 8), said)
    return el("g", title(said), body, data_help="worker")


def arc(cx: float, cy: float, r: float, part: int) -> str:
    """Return one third of a ring, with a small gap to the next."""
    start = -pi / 2 + part * 2 * pi / 3 + 0.12
    end = start + 2 * pi / 3 - 0.24
    return (
        f"M{cx + r * cos(start):.2f} {cy + r * sin(start):.2f}"
        f"A{r:.2f} {r:.2f} 0 0 1 {cx + r * cos(end):.2f} {cy + r * sin(end):.2f}"
    )


def threat(name: str, n: int, x: float, y: float, words: DeckWords, controls: Controls) -> str:
    """Return the threat of a colour as a three-part ring that fills."""
    said = words("bruges-threat-name", threat=threat_title(name, words), n=n)
    cx, cy = x + COLUMN / 2 - 2, y + 24
    body = el("circle", cx=cx, cy=cy, r=27, fill="none")
    for part in range(3):
        body += el(
            "path",
            d=arc(cx, cy, 20, part),
            fill="none",
            stroke=colour(name if part < n else "line"),
            stroke_width=8,
        )
    body += sign(name, cx, cy - 4, 14, fill=colour(name) if n else colour("line"))
    body += label(cx, cy + 9, f"{n}/3", 12, weight=700, fill=None if n else colour("muted"))
    title_words = threat_title(name, words)
    body += label(cx, y + 56, title_words, 12, fill=colour("bad") if n == 2 else colour("muted"))
    body = controls.on(f"threat-{name}", body, ring(x, y - 4, COLUMN - 4, 68, 10), said)
    return el("g", title(said), body, data_help="threat")
