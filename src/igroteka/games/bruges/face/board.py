"""Drawing of the town: the reputation track and everybody at a glance."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look, icons
from igroteka.face.palette import colour, player_colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    icon,
    label,
    paragraph,
    ring,
    sign,
    title,
)
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.harbour import harbour
from igroteka.games.bruges.face.holdings import arc, octagon
from igroteka.games.bruges.face.pieces import WIDTH, back, coin
from igroteka.games.bruges.rules.box import LEADER_NAMES, SECTION_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.view import BrugesView, Player

ROW: Final = 128
FEW: Final = 4  # so many badges stand on a step in two rows
TRACK_ROW: Final = 13


def town(view: BrugesView, look: Look, words: DeckWords, controls: Controls) -> str:
    """Return the harbour, the track, the statues, and everybody."""
    drawn, y = harbour(view, 6.0, words, controls)
    low = TRACK_ROW if view["seats"] > FEW else 0
    fixed = track(view, look, words, 46 + low) + el(
        "g", statues(view, words), transform=f"translate(0 {low})"
    )
    parts = [drawn, el("g", fixed, transform=f"translate(0 {y:.0f})")]
    y += 128 + low
    for seat in range(view["seats"]):
        parts.append(row(view, seat, y, look, words, controls))
        y += ROW + 6
    key = "bruges-deck-shipped" if view["deck"]["shipped"] else "bruges-deck-own"
    text = words(key, digest=view["deck"]["digest"])
    note, high = paragraph(10, y + 12, text, 12, WIDTH - 20, fill=colour("muted"))
    parts.append(el("g", note, data_help="notice"))
    return drawing(WIDTH, y + high + 8, *parts, label=words("bruges-pane-town"))


def track(view: BrugesView, look: Look, words: DeckWords, high: int) -> str:
    """Return the reputation track with everybody's badge, two in a row."""
    steps = len(words.box.reputation_points)
    wide = (WIDTH - 12) / steps
    made = label(
        8,
        12,
        words("bruges-fact-reputation"),
        13,
        anchor="start",
        weight=600,
        fill=colour("muted"),
    )
    for step, points in enumerate(words.box.reputation_points):
        x = 6 + step * wide
        made += el(
            "rect", x=x, y=24, width=wide, height=high, fill=colour("sheet"), stroke=colour("line")
        )
        made += label(x + wide / 2, 33, step, 12, weight=600)
        made += label(x + wide / 2, high + 34, f"★{points}", 12, fill=colour("muted"))
    at: dict[int, int] = {}
    for seat, player in enumerate(view["players"]):
        step = player["reputation"]
        place = at.get(step, 0)
        at[step] = place + 1
        x = 6 + step * wide + 9 + (place % 2) * 13
        y = 48 + (place // 2) * TRACK_ROW
        made += el("g", badge(seat, look.names[seat], x, y, 16), data_mark=f"reputation-{seat}")
    return el("g", made, data_help="reputation")


def statues(view: BrugesView, words: DeckWords) -> str:
    """Return the stack of statues, the next one first."""
    made = label(
        8, 108, words("bruges-fact-statues"), 13, anchor="start", weight=600, fill=colour("muted")
    )
    for n, value in enumerate(view["statues"]):
        made += octagon(96 + n * 32, 108, 14) + label(
            96 + n * 32, 108, value, 14, weight=700 if n == 0 else None, serif=True
        )
    return el("g", made, data_help="statue")


def row(
    view: BrugesView, seat: int, y: float, look: Look, words: DeckWords, controls: Controls
) -> str:
    """Return one player: points, purse, workers, threats, canals, houses and hand."""
    player = view["players"][seat]
    name = look.names[seat]
    acting = seat in view["to_act"]
    body = el(
        "rect",
        x=4,
        y=y,
        width=WIDTH - 8,
        height=ROW,
        rx=10,
        fill=colour("sheet"),
        stroke=player_colour(seat),
        stroke_width=2.5 if acting else 1.2,
    )
    body += badge(seat, name, 26, y + 22, 30)
    shown = name if len(name) <= 14 else name[:13] + "…"
    body += label(48, y + 20, shown, 16, anchor="start", weight=600, serif=True)
    if view["start"] == seat:
        body += icon(icons.FLAG, 178, y + 12, 18, stroke=colour("accent"))
    body += label(348, y + 20, f"★{player['score']}", 18, anchor="end", weight=700, serif=True)
    body += el(
        "g",
        coin(216, y + 21, "ƒ", 18),
        label(229, y + 21, player["guilders"], 16, anchor="start", weight=600),
        data_help="guilders",
        data_mark=f"guilders-{seat}",
    )
    body += el("g", leaders(player, y), data_mark=f"leaders-{seat}")
    body += workers_and_threats(player, y, seat) + counts(player, y, seat)
    hand = "".join(
        back(card["colour"], 214 + n * 17, y + 72, 14, 19)
        for n, card in enumerate(player["hand"][:8])
    )
    body += el("g", hand, data_help="hand") if hand else ""
    street = ""
    for n, house in enumerate(player["houses"][:19]):
        x = 12 + n * 18
        street += back(house["colour"], x, y + 98, 15, 20)
        if house["person"]:
            street += el("circle", cx=x + 7.5, cy=y + 121, r=2.8, fill=colour("ink"))
    mark = f"street-{seat}"
    body += el("g", street, data_help="house", data_mark=mark) if street else ""
    body = controls.on(f"seat-{seat}", body, ring(4, y, WIDTH - 8, ROW, 10), name)
    return el("g", title(name), body)


def leaders(player: Player, y: float) -> str:
    """Return the leader markers of a player, those turned up in green."""
    paths = {"reputation": icons.CROWN, "persons": icons.FIGURE, "canals": symbols.WAVES}
    made = ""
    for n, leader in enumerate(LEADER_NAMES):
        up = player["leaders"][leader]
        made += icon(
            paths[leader], 256 + n * 19, y + 12, 16, stroke=colour("good" if up else "line")
        )
    return el("g", made, data_help="leader")


def workers_and_threats(player: Player, y: float, seat: int) -> str:
    """Return how many workers of each colour a player has, and how far each threat is."""
    workers = threats = ""
    for n, shade in enumerate(COLOUR_NAMES):
        x = 16 + n * 34
        count = player["workers"][shade]
        workers += el(
            "path",
            d=symbols.WORKER,
            transform=f"translate({x - 8} {y + 42}) scale(0.75)",
            fill=colour(shade if count else "shade"),
            stroke=colour("ink" if count else "line"),
            stroke_width=1.4,
        )
        workers += sign(shade, x + 1, y + 55, 7, fill=None if count else colour("muted"))
        workers += label(x + 12, y + 52, count, 13, anchor="start", weight=600)
        held = player["threats"][shade]
        cx = 202 + n * 32
        for part in range(3):
            threats += el(
                "path",
                d=arc(cx, y + 52, 9, part),
                fill="none",
                stroke_width=5,
                stroke=colour(shade) if part < held else colour("shade"),
            )
        threats += sign(shade, cx, y + 52, 8, fill=colour(shade) if held else colour("line"))
    made = el("g", workers, data_help="worker", data_mark=f"workers-{seat}")
    return made + el("g", threats, data_help="threat", data_mark=f"threats-{seat}")


def counts(player: Player, y: float, seat: int) -> str:
    """Return how many canal tokens, houses and persons a player has, and which statues."""
    tokens = "+".join(str(player["canals"][side]["tokens"]) for side in SECTION_NAMES)
    people = sum(bool(house["person"]) for house in player["houses"])
    facts = (
        (symbols.WAVES, tokens, "canal"),
        (icons.HOUSE, str(len(player["houses"])), "house"),
        (icons.FIGURE, str(people), "person"),
        (symbols.STATUE, "+".join(map(str, player["statues"])) or "0", "statue"),
    )
    made = ""
    for n, (path, value, topic) in enumerate(facts):
        x = 12 + n * 50
        made += el(
            "g",
            icon(path, x, y + 72, 18, stroke=colour("muted")),
            label(x + 22, y + 82, value, 13, anchor="start", weight=600),
            data_help=topic,
            data_mark=f"canals-{seat}" if topic == "canal" else None,
        )
    return made
