"""Drawing of the hand: cards with their texts, and the six things each can be played for."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import (
    drawing,
    el,
    icon,
    label,
    piece,
    ring,
    sign,
    title,
)
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import (
    card_text,
    card_title,
    guild_title,
    icon_short,
)
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.harbour import exchange_line
from igroteka.games.bruges.face.pieces import TEXT, WIDTH, back, coin, when_icon, wrapped
from igroteka.games.bruges.rules.box import USE_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, GUILD_NAMES
from igroteka.games.bruges.rules.view import BrugesView, OwnCard

BAND: Final = 46  # the coloured edge of a card
USE_HIGH: Final = 42
SIGNS: Final = {"workers": "", "guilders": "ƒ", "threat": "★", "house": "★"}
"""What follows the number that a use of a card brings."""


def hand(view: BrugesView, look: Look, words: DeckWords, controls: Controls) -> str:
    """Return the viewer's cards, each with its text and what it can be played for."""
    held = sorted(view["hand"] or [], key=lambda card: hand_order(card["card"], words))
    heading = words("bruges-pane-hand")
    parts = []
    y = 6.0
    if view["drawn"] and view["seat"] == view["step"].get("seat"):
        parts.append(
            label(8, y + 14, words("bruges-drawn", n=len(view["drawn"])), TEXT, anchor="start")
        )
        for n, name in enumerate(view["drawn"]):
            parts.append(back(name, 196 + n * 26, y, 22, 28))
        y += 38
    if view["exchange"]:
        drawn, high = exchange_line(view["exchange"], y, words)
        parts.append(drawn)
        y += high + 8
    for card in held:
        drawn, high = hand_card(view, card, y, words, controls)
        parts.append(drawn)
        y += high + 8
    if not held and not view["drawn"]:
        said = words("bruges-hand-empty")
        parts.append(label(WIDTH / 2, y + 20, said, 14, fill=colour("muted")))
        y += 46
    return drawing(WIDTH, y, *parts, label=heading)


def hand_order(name: str, words: DeckWords) -> tuple[int, int]:
    """Return the order of cards in hand: by colour, then by cost."""
    return words.cards[name].colour, words.cards[name].cost


def hand_card(
    view: BrugesView, held: OwnCard, y: float, words: DeckWords, controls: Controls
) -> tuple[str, float]:
    """Return one card and its height."""
    name = held["card"]
    card = words.cards[name]
    wide = WIDTH - 12
    lines = text_lines(name, words, wide - BAND - 18)
    high = 50 + len(lines) * 17 + USE_HIGH + 6
    said = words(
        "bruges-card-name",
        card=card_title(name, words),
        tint=words(f"colour-{COLOUR_NAMES[card.colour]}"),
        guild=guild_title(card, words),
        cost=card.cost,
    )
    body = el(
        "g", title(said), card_face(name, held["price"], high, words), data_help=f"card-{name}"
    )
    body = controls.on(f"card-{name}", body, ring(-1, -1, wide + 2, high + 2, 9), said)
    body += uses(view, held, BAND + 8, high - USE_HIGH - 4, wide - BAND - 12, words, controls)
    return piece(f"card-{name}", 6, y, body), high


def whole_card(name: str, words: DeckWords) -> str:
    """Return a card by itself."""
    high = 62 + len(text_lines(name, words, WIDTH - 12 - BAND - 18)) * 17
    face = card_face(name, words.cards[name].cost, max(high, 96), words)
    moved = el("g", face, transform="translate(6 4)")
    return drawing(WIDTH, max(high, 96) + 8, moved, label=card_title(name, words))


def card_face(name: str, price: int, high: float, words: DeckWords) -> str:
    """Return what stands on a card, and what it costs now."""
    card = words.cards[name]
    shade = COLOUR_NAMES[card.colour]
    wide = WIDTH - 12
    ink = on_colour(shade)
    body = el(
        "rect",
        width=wide,
        height=high,
        rx=8,
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_opacity=0.45,
    )
    body += el(
        "path",
        d=f"M8 0h{BAND - 8}v{high}H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z",
        fill=colour(shade),
    )
    body += sign(shade, BAND / 2, (high + 2) / 2, 20) + coin(BAND / 2, 22, card.cost, 30)
    if price != card.cost:
        body += label(BAND / 2, 45, f"→ {price}", 12, weight=700, fill=ink)
    body += el(
        "rect", x=9, y=high - 38, width=BAND - 18, height=30, rx=6, fill=colour("sheet")
    ) + when_icon(card, BAND / 2, high - 23, 24)
    x = BAND + 10
    body += label(x, 18, card_title(name, words), 17, anchor="start", weight=700, serif=True)
    guild = GUILD_NAMES[card.guild]
    body += icon(symbols.GUILDS[guild], x, 29, 14, stroke=colour("muted"))
    line = f"{guild_title(card, words)} · {icon_short(card, words)}"
    body += label(x + 19, 36, line, 12, anchor="start", fill=colour("muted"))
    for n, text in enumerate(text_lines(name, words, wide - BAND - 18)):
        body += label(x, 55 + n * 17, text, TEXT, anchor="start")
    return body


def text_lines(name: str, words: DeckWords, width: float) -> list[str]:
    """Return the text of a card, wrapped."""
    return wrapped(card_text(name, words), TEXT, width)


def uses(
    view: BrugesView,
    held: OwnCard,
    x: float,
    y: float,
    wide: float,
    words: DeckWords,
    controls: Controls,
) -> str:
    """Return the six things a card can be played for; what cannot be done is greyed."""
    made = ""
    step = wide / len(USE_NAMES)
    for n, use in enumerate(USE_NAMES):
        key = f"use-{held['card']}-{use}"
        left = x + n * step
        free = controls.aim_at(key)
        # Grey is what has a reason; while another decision is open, a use is only not asked for.
        grey = not free and bool(controls.why_not(key))
        cell = el(
            "rect",
            x=left + 1.5,
            y=y,
            width=step - 3,
            height=USE_HIGH,
            rx=6,
            fill=colour("shade" if grey else "sheet"),
            fill_opacity=0.6 if grey else None,
            stroke=colour("line"),
        )
        cell += el(
            "g",
            icon(symbols.USES[use], left + step / 2 - 9, y + 4, 18),
            label(left + step / 2, y + 31, in_brief(use, held["uses"][use]), 12, weight=600),
            opacity=0.42 if grey else None,
        )
        if view["exchange"] and use == view["exchange"]["use"]:
            # Z14: the exchange offers this action in a modified way.
            cell += el("circle", cx=left + step - 8, cy=y + 2, r=8, fill=colour("accent"))
            cell += icon(symbols.EXCHANGE, left + step - 14, y - 4, 12, stroke=colour("sheet"))
        frame = ring(left + 2.5, y + 1, step - 5, USE_HIGH - 2, 6)
        cell = controls.on(key, cell, frame, words(f"bruges-use-{use}"))
        made += el("g", cell, data_help=f"card-{held['card']}")
    return made


def in_brief(use: str, n: int | None) -> str:
    """Return in a few signs what a use of a card brings or costs."""
    if n is None:
        return {"guilders": "+ƒ", "canal": "—"}[use]
    if use in ("canal", "person"):
        return f"−{n}ƒ" if n else "0ƒ"
    return f"+{n}{SIGNS[use]}"
