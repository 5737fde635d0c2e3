"""The words of what happens."""

from __future__ import annotations

from igroteka.engine.events import Event
from igroteka.face import Look, Words
from igroteka.games.orleans.face.names import named, told_tokens


def tell(event: Event, words: Words, look: Look) -> str:
    """Return the line that tells an event; empty if it needs no line."""
    if event.kind == "revealed":
        return ""
    args = dict(event.args)
    said: dict[str, str | int] = {}
    if event.seat is not None:
        said["name"] = look.names[event.seat]
    args.pop("count", None)
    if "plan" in args:
        said["plan"] = told_plan(str(args.pop("plan")), words)
    if "tokens" in args:
        said["tokens"] = told_tokens(str(args.pop("tokens")).split(), words)
    if "tile" in args:
        args["place"] = args.pop("tile")
    if "character" in args:
        args["kind"] = args.pop("character")
    if "event" in args:
        said["event"] = words(f"orleans-event-name-{args.pop('event')}")
    return words(f"orleans-event-{event.kind}", **named(args, words), **said)


def told_plan(plan: str, words: Words) -> str:
    """Return the places that a plan fills, with how many characters each."""
    places = [pair.split(":")[1].split("-")[0] for pair in plan.split()]
    return ", ".join(
        words(f"orleans-place-{place}")
        + (f" ×{places.count(place)}" if places.count(place) > 1 else "")
        for place in dict.fromkeys(places)
    )
