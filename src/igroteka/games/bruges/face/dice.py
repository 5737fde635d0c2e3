"""Drawing of the middle of the table: the dice, the decks, the round and what a step costs."""

from __future__ import annotations

from igroteka.face import icons
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import el, icon, label, ring, sign, title
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import tint
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.pieces import WIDTH, back
from igroteka.games.bruges.rules.box import PRICING, SECTION_NAMES, THREATENING
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.view import BrugesView


def rolled(view: BrugesView) -> dict[str, int]:
    """Return the dice of this round by colour: 0 until they are rolled."""
    return dict.fromkeys(view["dice"], 0) if view["phase"] == "draw" else dict(view["dice"])


def dice(view: BrugesView, words: DeckWords, controls: Controls) -> str:
    """Return the five dice: a big number, the sign of the colour, and what it means."""
    made = ""
    for n, name in enumerate(COLOUR_NAMES):
        value = rolled(view)[name]
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
        if value in THREATENING:
            body += icon(symbols.RING, x + 28, 32, 14, stroke=ink)
        elif value in PRICING:
            body += icon(icons.CROWN, x + 28, 32, 14, stroke=ink)
        said = words("bruges-die-name", tint=tint(name, words), n=value)
        body = controls.on(f"die-{name}", body, ring(x, 6, 44, 44, 9), said)
        made += el("g", title(said), body, data_help="die")
    return made


def decks(view: BrugesView, words: DeckWords, controls: Controls) -> str:
    """Return the two decks with the colour of their top cards, and the reserve."""
    made = ""
    for n, side in enumerate(SECTION_NAMES):
        deck = view["decks"][side]
        x = 262 + n * 50
        name = words(f"bruges-deck-{side}")
        if deck["top"]:
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
        body = controls.on(f"deck-{side}", body, ring(x - 2, 4, 46, 64, 7), said)
        made += el("g", title(said), body, data_help="deck")
    return made


def news(view: BrugesView, words: DeckWords) -> str:
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
    if not any(rolled(view).values()):
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
