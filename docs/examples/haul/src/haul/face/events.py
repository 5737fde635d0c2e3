"""The words of what happened."""

from __future__ import annotations

from haul.face.pieces import card_title
from igroteka.engine import Event
from igroteka.face import Look, Words


def tell(event: Event, look: Look, words: Words) -> str:
    """Return the line of the log."""
    args = dict(event.args)
    if event.seat is not None:
        args["name"] = look.names[event.seat]
    if "card" in args:
        args["card"] = card_title(str(args["card"]), words)
    if "crate" in args:
        args["crate"] = words(f"haul-crate-{args['crate']}")
    return words(f"haul-event-{event.kind}", **args)
