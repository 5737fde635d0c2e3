"""How the log tells what happened."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.engine.events import Event
from igroteka.face import Look, Moment, Touched, Words
from igroteka.games.glenmore.face.names import good_name, tile_name
from igroteka.games.glenmore.rules.box import DIFFERENCE_POINTS

# What the log does not tell: new tiles on the track are there to be seen.
SILENT = frozenset({"dealt", "marched"})


def tell(event: Event, look: Look, words: Words) -> str:
    """Return the line that tells an event; empty if it needs none."""
    if event.kind in SILENT or (event.kind == "compared" and not event.args["points"]):
        return ""
    args = dict(event.args)
    if event.seat is not None:
        args["name"] = look.names[event.seat]
    for key in ("tile", "origin", "card", "beside"):
        if isinstance(args.get(key), str):
            args[key] = tile_name(str(args[key]), words)
    if "good" in args:
        args["good"] = good_name(str(args["good"]), words)
    if "side" in args:
        args["side"] = words(f"glenmore-side-{args['side']}")
    if "field" in args:
        args["field"] = words(f"glenmore-score-{args['field']}")
    return words(f"glenmore-event-{event.kind}", **args)


def touched(event: Event) -> Touched:
    """Return the tiles, the figure and the row of the market that an event is about."""
    args, seat = event.args, event.seat
    if event.kind == "took":
        return Touched((f"figure-{seat}",), f"space-{args['origin']}")
    if event.kind == "rolled":
        return Touched(("figure-die",))
    if event.kind in ("sold", "bought"):
        return Touched((f"market-{args['good']}",))
    if event.kind in ("passed", "skipped"):
        return Touched()
    if event.kind == "moved":
        return Touched((on_land(args["tile"], seat),), on_land(args["origin"], seat))
    tile = args.get("tile", args.get("card"))
    return Touched((on_land(tile, seat),)) if tile is not None else Touched()


def on_land(tile: str | int, seat: int | None) -> str:
    """Return the id of a tile of a territory: everybody has a start village."""
    return f"tile-home-{seat}" if tile == "home" else f"tile-{tile}"


def moment(events: Sequence[Event], look: Look, words: Words) -> Moment | None:
    """Return the comparison of a scoring: how many everybody has, and what that brings."""
    if events[0].kind != "scoring":
        return None
    compared = [event for event in events[1:] if event.kind == "compared"]
    rows: dict[str, list[str]] = {}
    total = [0] * len(look.names)
    for event in compared:
        assert event.seat is not None
        points = int(event.args["points"])
        cell = words("glenmore-scoring-cell", count=event.args["count"], points=points)
        rows.setdefault(words(f"glenmore-score-{event.args['field']}"), []).append(cell)
        total[event.seat] += points
    rows[words("glenmore-scoring-total")] = [f"+{points}" for points in total]
    ladder = ", ".join(
        words("glenmore-scoring-step", ahead=ahead, points=points)
        for ahead, points in enumerate(DIFFERENCE_POINTS)
        if ahead
    )
    return Moment(
        1 + len(compared),
        tell(events[0], look, words),
        tuple((title, tuple(cells)) for title, cells in rows.items()),
        words("glenmore-scoring-why", ladder=ladder),
    )
