"""Drawing of the hand: cards with their texts, and the six things each can be played for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import (
    drawing,
    el,
    icon,
    impossible,
    is_target,
    label,
    piece,
    ring,
    sign,
    target,
    title,
)
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import (
    card_text,
    card_title,
    guild_title,
    icon_short,
)
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.harbour import exchange_line
from igroteka.games.bruges.face.offers import uses_of
from igroteka.games.bruges.face.pieces import TEXT, WIDTH, back, coin, when_icon, wrapped
from igroteka.games.bruges.rules.box import USE_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, GUILD_NAMES

BAND: Final = 46  # the coloured edge of a card
USE_HIGH: Final = 42


def hand(view: View, look: Look, words: DeckWords, choices: Sequence[Choice]) -> str:
    """Return the viewer's cards, each with its text and what it can be played for."""
    held: list[dict[str, Any]] = sorted(
        view["hand"] or [], key=lambda c: hand_order(c["card"], words)
    )
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
        drawn, high = exchange_line(view, y, words)
        parts.append(drawn)
        y += high + 8
    for card in held:
        drawn, high = hand_card(view, card["card"], card["price"], y, words, choices)
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
    view: View, name: str, price: int, y: float, words: DeckWords, choices: Sequence[Choice]
) -> tuple[str, float]:
    """Return one card and its height."""
    card = words.cards[name]
    shade = COLOUR_NAMES[card.colour]
    wide = WIDTH - 12
    lines = text_lines(name, words, wide - BAND - 18)
    high = 50 + len(lines) * 17 + USE_HIGH + 6
    said = words(
        "bruges-card-name",
        card=card_title(name, words),
        tint=words(f"bruges-tint-{shade}"),
        guild=guild_title(card, words),
        cost=card.cost,
    )
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
    for n, text in enumerate(lines):
        body += label(x, 55 + n * 17, text, TEXT, anchor="start")
    body = el("g", title(said), body, data_help=f"card-{name}")
    key = f"card-{name}"
    if is_target(key, choices):
        body += ring(-1, -1, wide + 2, high + 2, 9)
        body = target(key, choices, body, name=said)
    body += uses(view, name, x - 2, high - USE_HIGH - 4, wide - BAND - 12, words, choices)
    return piece(f"card-{name}", 6, y, body), high


def text_lines(name: str, words: DeckWords, width: float) -> list[str]:
    """Return the text of a card, wrapped."""
    return wrapped(card_text(name, words), TEXT, width)


def uses(
    view: View,
    name: str,
    x: float,
    y: float,
    wide: float,
    words: DeckWords,
    choices: Sequence[Choice],
) -> str:
    """Return the six things a card can be played for; what cannot be done is greyed."""
    made = ""
    step = wide / len(USE_NAMES)
    for n, (use, short, why_not) in enumerate(uses_of(view, name, words)):
        key = f"use-{name}-{use}"
        left = x + n * step
        free = is_target(key, choices)
        dim = None if free else 0.42
        cell = el(
            "rect",
            x=left + 1.5,
            y=y,
            width=step - 3,
            height=USE_HIGH,
            rx=6,
            fill=colour("sheet" if free else "shade"),
            fill_opacity=None if free else 0.6,
            stroke=colour("line"),
        )
        cell += el(
            "g",
            icon(symbols.USES[use], left + step / 2 - 9, y + 4, 18),
            label(left + step / 2, y + 31, short, 12, weight=600),
            opacity=dim,
        )
        if free:
            cell += ring(left + 2.5, y + 1, step - 5, USE_HIGH - 2, 6)
        if view["exchange"] and use == view["exchange"]["use"]:
            # Z14: the exchange offers this action in a modified way.
            cell += el("circle", cx=left + step - 8, cy=y + 2, r=8, fill=colour("accent"))
            cell += icon(symbols.EXCHANGE, left + step - 14, y - 4, 12, stroke=colour("sheet"))
        if free:
            made += target(key, choices, cell, name=words(f"bruges-use-{use}"))
        elif why_not:
            made += impossible(f"{words(f'bruges-use-{use}')}: {why_not}", cell, help="card")
        else:
            made += el("g", cell, data_help="card")
    return made
