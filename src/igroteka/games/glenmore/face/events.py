"""How the log tells what happened."""

from __future__ import annotations

from igroteka.engine.events import Event
from igroteka.face import Look, Words
from igroteka.games.glenmore.face.names import good_name, tile_name

# What the log does not tell: new tiles on the track are there to be seen.
SILENT = frozenset({"dealt", "laid", "marched"})


def tell(event: Event, look: Look, words: Words) -> str:
    """Return the line that tells an event; empty if it needs none."""
    if event.kind in SILENT or (event.kind == "compared" and not event.args["points"]):
        return ""
    args = dict(event.args)
    if event.seat is not None:
        args["name"] = look.names[event.seat]
    for key in ("tile", "origin", "card"):
        if key in args:
            args[key] = tile_name(str(args[key]), words)
    if "good" in args:
        args["good"] = good_name(str(args["good"]), words)
    if "field" in args:
        args["field"] = words(f"glenmore-score-{args['field']}")
    return words(f"glenmore-event-{event.kind}", **args)
