"""The words of what happens."""

from __future__ import annotations

from igroteka.engine.events import Event
from igroteka.face import Look, Words
from igroteka.games.venice.face.names import tile_name


def tell(event: Event, words: Words, look: Look) -> str:
    """Return the line that tells an event."""
    args = dict(event.args)
    if event.seat is not None:
        args["name"] = look.names[event.seat]
    if "district" in args:
        args["tile"] = tile_name(str(args.pop("district")), words)
    return words(f"venice-event-{event.kind}", **args)
