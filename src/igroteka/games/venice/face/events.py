"""The words of what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.face import Look, Moment, Touched, Words
from igroteka.games.venice.face.names import card_name

SWING: Final = 10
"""When a district sinks and somebody wins or loses so many points, all want to know why."""


def tell(event: Event, words: Words, look: Look) -> str:
    """Return the line that tells an event."""
    args = dict(event.args)
    if event.seat is not None:
        args["name"] = look.names[event.seat]
    if "district" in args:
        district = str(args.pop("district"))
        args["card"] = card_name(district, words, is_played=True)
        args["colour"] = words(f"colour-{district.split('-')[0]}")
    return words(f"venice-event-{event.kind}", **args)


def touched(event: Event) -> Touched:
    """Return the squares that an event is about."""
    if "square" not in event.args:
        return Touched()
    origin = f"sq-{event.args['origin']}" if "origin" in event.args else ""
    return Touched((f"sq-{event.args['square']}",), origin)


def moment(events: Sequence[Event], look: Look, words: Words) -> Moment | None:
    """Return what everybody had before and after, when an X sinks or much changes."""
    event = events[0]
    if event.kind != "sank":
        return None
    before, after = (
        [int(points) for points in str(event.args[key]).split()] for key in ("before", "after")
    )
    changes = [now - then for then, now in zip(before, after, strict=True)]
    district = str(event.args["district"])
    most = max(map(abs, changes))
    if most < SWING and not (most and district.endswith("-X")):
        return None
    told = tuple(f"{change:+}".replace("-", "−") if change else "—" for change in changes)
    rows = (
        (words("venice-moment-before"), tuple(map(str, before))),
        (words("venice-moment-after"), tuple(map(str, after))),
        (words("venice-moment-change"), told),
    )
    colour = words(f"colour-{district.split('-')[0]}")
    return Moment(1, tell(event, words, look), rows, words("venice-moment-why", colour=colour))
