"""The lines of the log: the words of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.face import Look, Moment, Touched
from igroteka.games.bruges.face.card_texts import (
    card_title,
    exchange_phrase,
    ship_phrase,
    threat_title,
    tint,
)
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.rules.box import CIRCLE

SILENT: Final = frozenset({"drew", "paid-worker"})
"""Events that need no line of their own: another one tells them."""
TOUCHED: Final = {
    "paid": ("guilders",),
    "got-guilders": ("guilders",),
    "robbed": ("guilders",),
    "got-workers": ("workers",),
    "lost-worker": ("workers",),
    "warded": ("threats",),
    "threatened": ("threats",),
    "struck": ("threats",),
    "spared": ("threats",),
    "rose": ("reputation",),
    "hired": ("street",),
    "moved-in": ("street",),
    "house": ("street",),
    "raised": ("street",),
    "lost-house": ("street",),
    "lost-person": ("street",),
    "canal": ("canals",),
    "lost-canal": ("canals",),
    "statue": ("canals",),
    "leader": ("leaders",),
}
"""What of a player an event changes; cards, houses and canals are drawn on their own besides."""


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


def touched(event: Event) -> Touched:
    """Return what of a player, and which card, house or canal, an event is about."""
    args, seat = event.args, event.seat
    things = [f"{thing}-{seat}" for thing in TOUCHED.get(event.kind, ())]
    if "card" in args:
        things.append(f"card-{args['card']}")
    if "section" in args:
        things.append(f"canal-{args['section']}-{seat}")
    if "number" in args:
        things.append(f"house-{seat}-{args['number']}")
    if "victim" in args:
        things.append(f"guilders-{args['victim']}")
    return Touched(tuple(things))


def moment(events: Sequence[Event], look: Look, words: DeckWords) -> Moment | None:
    """Return how near everybody is to a penalty, or what the leaders lead with."""
    first = events[0]
    if first.kind == "all-threatened":
        rows = [
            (threat_title(colour, words), tuple(map(threat_cell, held.split())))
            for colour, held in zip(
                str(first.args["colours"]).split(), str(first.args["held"]).split("/"), strict=True
            )
        ]
        why = words("bruges-moment-threat-why")
        return Moment(1, line_of(first, look, words), tuple(rows), why)
    if first.kind != "leader":
        return None
    told = [event for event in events if event.kind == "leader"]
    rows = []
    for event in told:
        counts = str(event.args["counts"]).split()
        cells = [f"{n} ★" if seat == event.seat else n for seat, n in enumerate(counts)]
        rows.append((words(f"bruges-fact-{event.args['category']}"), tuple(cells)))
    title = " ".join(line_of(event, look, words) for event in told)
    return Moment(len(told), title, tuple(rows), words("bruges-moment-leader-why"))


def threat_cell(held: str) -> str:
    """Return how much of the circle is closed; a closed one strikes."""
    return f"{held}/{CIRCLE}{' !' if int(held) >= CIRCLE else ''}"
