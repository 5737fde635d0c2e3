"""Drawing of a player's street: houses with people in their windows."""

from __future__ import annotations

import textwrap
from typing import Final

from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import el, icon, label, piece, ring, sign, title
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import card_text, card_title, guild_title, tint
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.pieces import WIDTH, fitted, when_icon
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, GUILD_NAMES
from igroteka.games.bruges.rules.view import BrugesView, House

HOUSE_WIDE: Final = 84
HOUSE_HIGH: Final = 124
PER_ROW: Final = 4


def street(
    view: BrugesView, seat: int, y: float, words: DeckWords, controls: Controls
) -> tuple[str, float]:
    """Return the houses, four in a row, with people in their windows; and the height."""
    houses = view["players"][seat]["houses"]
    if not houses:
        made = ""
        for n, line in enumerate(textwrap.wrap(words("bruges-street-empty"), 46)):
            made += label(WIDTH / 2, y + 18 + n * 18, line, 13, fill=colour("muted"))
        return el("g", made, data_help="house"), 64
    made = ""
    for n, house in enumerate(houses):
        row, column = divmod(n, PER_ROW)
        x, top = 6 + column * (HOUSE_WIDE + 4), y + row * (HOUSE_HIGH + 8)
        key = f"person-{house['person']}" if house["person"] else f"plot-{n + 1}"
        made += one_house(seat, n, house, x, top, key, words, controls)
    rows = -(-len(houses) // PER_ROW)
    ground = ""
    for row in range(rows):
        base = y + row * (HOUSE_HIGH + 8) + HOUSE_HIGH
        ground += el("path", d=f"M2 {base}h{WIDTH - 4}", stroke=colour("ink"), stroke_width=1.6)
    return ground + made, rows * (HOUSE_HIGH + 8) + 6


def one_house(
    seat: int,
    number: int,
    house: House,
    x: float,
    y: float,
    key: str,
    words: DeckWords,
    controls: Controls,
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
            guild=guild_title(words.cards[person], words),
        )
        said = f"{known}. {card_text(person, words)}"
        if house["turned"] and not controls.why_not(key):
            said += f" ({words('bruges-used')})"
    else:
        body += windows(name)
        if house["card"]:
            said += f" ({card_title(house['card'], words)})"
    body = controls.on(key, body, ring(0, 1, w, h - 2, 6), said)
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


def resident(person: str, turned: bool, words: DeckWords) -> str:
    """Return the window with a person: name, guild, when it works, and points."""
    card = words.cards[person]
    w = HOUSE_WIDE
    lines = textwrap.wrap(hyphened(card_title(person, words)), 12, break_long_words=False)[:3]
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
    made += label(w - 17, HOUSE_HIGH - 16, f"★{words.points[person]}", 12, weight=600)
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
