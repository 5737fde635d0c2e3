"""The chart of the scores over a game, drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.face.palette import colour, player_colour
from igroteka.face.svg import badge, el, fmt, label

WIDTH, HEIGHT = 304.0, 145.0
LEFT, RIGHT, TOP, BOTTOM = 30.0, 28.0, 10.0, 12.0
# Lines differ by their strokes too, never by colour alone.
DASHES = (None, "9 4", "2 4", "9 3 2 3", "14 5")


def nice_step(span: int) -> int:
    """Return a round distance for about five lines of a grid.

    >>> [nice_step(span) for span in (3, 18, 55, 140)]
    [1, 5, 20, 50]
    """
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= 5:
                return step * factor
        step *= 10


def score_chart(points: Sequence[Sequence[int]], names: Sequence[str], title: str) -> str:
    """Return the points of everybody at every step as lines with a badge at the end."""
    low = min(0, *(min(row) for row in points))
    high = max(low + 1, *(max(row) for row in points))
    steps = max(1, len(points) - 1)

    def x(step: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / steps

    def y(score: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - low) / (high - low)

    grid = []
    step = nice_step(high - low)
    for value in range(low - low % step, high + 1, step):
        if value < low:
            continue
        grid.append(
            el(
                "path",
                d=f"M{fmt(LEFT)} {fmt(y(value))}H{fmt(WIDTH - RIGHT)}",
                stroke=colour("line"),
            )
        )
        grid.append(label(LEFT - 6, y(value), value, 12, anchor="end", fill=colour("muted")))
    lines, ends = [], []
    for seat, name in enumerate(names):
        bends = corners([(x(n), y(row[seat])) for n, row in enumerate(points)])
        path = "M" + "L".join(f"{fmt(across)} {fmt(down)}" for across, down in bends)
        lines.append(
            el(
                "path",
                d=path,
                fill="none",
                stroke=player_colour(seat),
                stroke_width=2.5,
                stroke_linejoin="round",
                stroke_dasharray=DASHES[seat % len(DASHES)],
            )
        )
        ends.append((y(points[-1][seat]), seat, name))
    return el(
        "svg",
        el("title", title.replace("&", "&amp;").replace("<", "&lt;")),
        *grid,
        *lines,
        *(badge(seat, name, WIDTH - 14, place, 20) for place, seat, name in apart(ends)),
        viewBox=f"0 0 {fmt(WIDTH)} {fmt(HEIGHT)}",
        role="img",
        aria_label=title,
    )


def corners(line: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return a line without what nobody sees: places closer than a pixel, and straight on.

    >>> corners([(0.0, 5.0), (0.1, 5.0), (0.2, 4.0), (3.0, 4.0), (6.0, 4.0), (9.0, 1.0)])
    [(0.0, 5.0), (0.2, 4.0), (6.0, 4.0), (9.0, 1.0)]
    """
    kept = [line[0]]
    for n, (x, y) in enumerate(line[1:], 1):
        left, top = kept[-1]
        if n + 1 < len(line):
            right, bottom = line[n + 1]
            # Where the way there and the way on are one way, nothing is seen of the place.
            bend = abs((x - left) * (bottom - y) - (right - x) * (y - top))
            if bend < 1e-9 or (x - left < 1 and abs(y - top) < 1):
                continue
        kept.append((x, y))
    return kept


def apart(ends: list[tuple[float, int, str]], least: float = 22.0) -> list[tuple[float, int, str]]:
    """Return the ends of the lines moved so that their badges do not overlap.

    >>> [round(place) for place, _, _ in apart([(50.0, 0, "a"), (52.0, 1, "b")])]
    [50, 72]
    """
    placed: list[tuple[float, int, str]] = []
    for place, seat, name in sorted(ends):
        low = placed[-1][0] + least if placed else 11.0
        placed.append((max(place, low), seat, name))
    over = placed[-1][0] - (HEIGHT - 11.0)
    if over > 0:
        # Push back up from the bottom, keeping the distances.
        limit = HEIGHT - 11.0
        for n in range(len(placed) - 1, -1, -1):
            place, seat, name = placed[n]
            placed[n] = (min(place, limit), seat, name)
            limit = placed[n][0] - least
    return placed
