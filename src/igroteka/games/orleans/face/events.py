"""The words of what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.face import Look, Moment, Touched, Words
from igroteka.games.orleans.face.names import TOWN_TITLES, named, told_tokens

SILENT: Final = frozenset({"revealed"})
"""What needs no line: the plans that follow tell it."""
ON_BOARD: Final = {"good": "mygood", "slot": "slot", "place": "place", "tile": "place"}
"""The arguments of an event that name a thing on the board of its seat, as it is drawn there."""
EVENTS: Final = {
    "income": "income",
    "trading-day": "trading_day",
    "taxes": "taxes",
    "hungry": "harvest",
    "fed": "harvest",
    "plague": "plague",
    "plague-spared": "plague",
}
"""How the events of a round are told, seat by seat."""


def tell(event: Event, words: Words, look: Look) -> str:
    """Return the line that tells an event; empty if it needs no line."""
    if event.kind in SILENT:
        return ""
    args = dict(event.args)
    said: dict[str, str | int] = {}
    args.pop("farmers", None)
    if "origin" in args:
        said["origin"] = TOWN_TITLES[str(args.pop("origin"))]
    if event.seat is not None:
        said["name"] = look.names[event.seat]
    args.pop("count", None)
    if "plan" in args:
        said["plan"] = told_plan(str(args.pop("plan")), words)
    if "tokens" in args:
        said["tokens"] = told_tokens(str(args.pop("tokens")).split(), words)
    if "tile" in args:
        args["place"] = args.pop("tile")
    if "slot" in args:
        args["place"] = str(args["slot"]).split("-")[0]
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


def touched(event: Event) -> Touched:
    """Return the merchant, markers, towns, deeds and places that an event is about."""
    args, seat = event.args, event.seat
    if event.kind == "went":
        return Touched((f"merchant-{seat}",), f"town-{args['origin']}")
    if event.kind in ("built", "gave-station"):
        return Touched((f"town-{args['town']}",))
    if event.kind == "recruited":
        return Touched((f"marker-{args['character']}-{seat}",))
    if event.kind in ("space-coins", "point", "paid", "gave-development"):
        return Touched((f"marker-development-{seat}",))
    if event.kind.startswith("census"):
        return Touched((f"marker-farmer-{seat}",))
    if event.kind == "sent":
        return Touched((f"deed-{args['deed']}",))
    if event.kind == "planned":
        slots = [pair.split(":")[1] for pair in str(args["plan"]).split()]
        return Touched(tuple(f"{seat}:slot-{slot}" for slot in slots))
    return Touched(tuple(f"{seat}:{ON_BOARD[key]}-{args[key]}" for key in ON_BOARD if key in args))


def moment(events: Sequence[Event], look: Look, words: Words) -> Moment | None:
    """Return the comparison of a census, or of what the event of the round did to everybody."""
    if events[0].kind.startswith("census"):
        return census(events, look, words)
    event = EVENTS.get(events[0].kind)
    if event is None:
        return None
    told = []
    for happened in events:
        if EVENTS.get(happened.kind) != event:
            break
        told.append(happened)
    if len(told) < 2:
        return None  # one alone is no comparison: a sentence tells it
    nothing = tuple("—" for _ in look.names)
    counted, result = list(nothing), list(nothing)
    for happened in told:
        assert happened.seat is not None
        counted[happened.seat], result[happened.seat] = cells(happened, words)
    rows = (
        (words(f"orleans-moment-{event}"), tuple(counted)),
        (words("orleans-moment-result"), tuple(result)),
    )
    return Moment(
        len(told),
        words(f"orleans-event-name-{event}"),
        rows,
        words(f"orleans-help-event-{event}"),
    )


def cells(event: Event, words: Words) -> tuple[str, str]:
    """Return what counts for a seat in the event of a round, and what came of it."""
    args = event.args
    coins = int(args.get("coins", 0))
    if event.kind in ("income", "trading-day"):
        return str(coins), words("orleans-moment-coins", sign="+", n=coins)
    if event.kind == "taxes":
        return str(args["goods"]), words("orleans-moment-coins", sign="−", n=coins)
    if event.kind == "hungry":
        return "0", words("orleans-moment-coins", sign="−", n=coins)
    if event.kind == "fed":
        good = words(f"orleans-good-{args['good']}")
        return good, f"−{good}"
    token = words(f"orleans-token-{args['token']}")
    return token, f"−{token}" if event.kind == "plague" else "0"


def census(events: Sequence[Event], look: Look, words: Words) -> Moment:
    """Return how many farmers everybody has: the sole first gains a coin, the sole last pays."""
    told = [event for event in events[:2] if event.kind.startswith("census")]
    result = ["—"] * len(look.names)
    for event in told:
        assert event.seat is not None
        sign = {"census-first": "+", "census-last": "−"}.get(event.kind, "")
        result[event.seat] = words("orleans-moment-coins", sign=sign, n=1 if sign else 0)
    rows = (
        (words("orleans-moment-farmers"), tuple(str(events[0].args["farmers"]).split())),
        (words("orleans-moment-result"), tuple(result)),
    )
    return Moment(
        len(told), words("orleans-moment-census"), rows, words("orleans-moment-census-why")
    )
