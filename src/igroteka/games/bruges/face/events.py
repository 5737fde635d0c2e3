"""The lines of the log: the words of events."""

from __future__ import annotations

from typing import Final

from igroteka.engine.events import Event
from igroteka.face import Look
from igroteka.games.bruges.face.card_texts import (
    card_title,
    exchange_phrase,
    ship_phrase,
    threat_title,
    tint,
)
from igroteka.games.bruges.face.deck_words import DeckWords

SILENT: Final = frozenset({"drew", "moved-in", "paid-worker"})
"""Events that need no line of their own: another one tells them."""


def line_of(event: Event, look: Look, words: DeckWords) -> str:
    """Return the line that tells an event; empty if it needs none."""
    if event.kind in SILENT:
        return ""
    args = dict(event.args)
    if event.seat is not None:
        args["name"] = look.names[event.seat]
    if "victim" in args:
        args["victim"] = look.names[int(args["victim"])]
    if "colour" in args:
        args["tint"] = tint(str(args["colour"]), words)
    if "colours" in args:
        named = [threat_title(name, words) for name in str(args["colours"]).split()]
        args["threats"] = ", ".join(named).lower()
    if "card" in args:
        args["card"] = card_title(str(args["card"]), words)
    if "ship" in args:
        args["text"] = ship_phrase(str(args["ship"]), words)
    if "exchange" in args:
        args["text"] = exchange_phrase(str(args["exchange"]), words)
    if "threat" in args:
        args["kind"] = args["threat"]
        args["threat"] = words(f"bruges-threat-{args['threat']}")
    if "section" in args:
        args["side"] = words(f"bruges-side-{args['section']}")
    if "category" in args:
        args["category"] = words(f"bruges-leader-{args['category']}")
    return words(f"bruges-event-{event.kind}", **args)
