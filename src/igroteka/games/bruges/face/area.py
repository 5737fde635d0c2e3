"""Drawings of a player's place: everything that belongs to one player, large."""

from __future__ import annotations

from igroteka.face import Look
from igroteka.face.palette import colour
from igroteka.face.svg import badge, drawing, el, label, title
from igroteka.games.bruges.face.canals import canal
from igroteka.games.bruges.face.card_texts import card_title, tint
from igroteka.games.bruges.face.controls import NO_CONTROLS, Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.dice import decks, dice, news
from igroteka.games.bruges.face.harbour import QUAY, quay
from igroteka.games.bruges.face.holdings import COLUMN, purse, threat, workers
from igroteka.games.bruges.face.houses import street
from igroteka.games.bruges.face.pieces import WIDTH, back
from igroteka.games.bruges.rules.box import SECTION_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.view import BrugesView


def shown_seat(view: BrugesView) -> int:
    """Return whose street the main drawing shows: the viewer's, or that of who is to act."""
    if view["seat"] is not None:
        return view["seat"]
    return view["to_act"][0] if view["to_act"] else 0


def main(view: BrugesView, look: Look, words: DeckWords, controls: Controls) -> str:
    """Return the dice, the decks, and the viewer's own place."""
    seat = shown_seat(view)
    parts = [dice(view, words, controls), decks(view, words, controls), news(view, words)]
    top = 116
    if view["harbour"]:
        parts.append(quay(view["harbour"], 112, words, controls))
        top += QUAY
    body, high = place(view, seat, look, words, controls, top)
    ground = el(
        "rect",
        x=0,
        y=0,
        width=WIDTH,
        height=high,
        rx=10,
        fill=colour("sheet"),
        stroke=colour("line"),
    )
    return drawing(WIDTH, high, ground, *parts, body, label=words("bruges-pane-street"))


def area(view: BrugesView, seat: int, look: Look, words: DeckWords) -> str:
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
    body, y = place(view, seat, look, words, NO_CONTROLS, 58)
    drawn, high = cards_held(view, seat, y, words)
    return drawing(WIDTH, y + high, *parts, body, drawn, label=look.names[seat])


def place(
    view: BrugesView, seat: int, look: Look, words: DeckWords, controls: Controls, y: float
) -> tuple[str, float]:
    """Return a player's place below *y*, and where it ends."""
    player = view["players"][seat]
    parts = [purse(view, seat, words, controls, y)]
    y += 46
    for n, name in enumerate(COLOUR_NAMES):
        x = 4 + n * (COLUMN + 1)
        parts.append(workers(name, player["workers"][name], x, y, words, controls))
        parts.append(threat(name, player["threats"][name], x, y + 50, words, controls))
    y += 116
    for n, side in enumerate(SECTION_NAMES):
        parts.append(canal(view, seat, n, side, y, words, controls))
        y += 56
    y += 6
    drawn, high = street(view, seat, y, words, controls)
    return "".join(parts) + drawn, y + high


def cards_held(view: BrugesView, seat: int, y: float, words: DeckWords) -> tuple[str, float]:
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
