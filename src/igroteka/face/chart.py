"""Charts over a game, drawn as SVG: the scores, and the chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from igroteka.face.palette import colour, player_colour
from igroteka.face.svg import badge, drawing, el, fmt, label, title

WIDTH, HEIGHT = 304.0, 145.0
WIDE, TALL, HEADING = 640.0, 240.0, 26.0
NARROW, LOW = 300.0, 180.0
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


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a chart lies, and which values it shows."""

    width: float
    height: float
    last: float
    """The last step."""
    low: float
    high: float
    right: float = RIGHT

    def x(self, step: float) -> float:
        """Return where a step lies."""
        return LEFT + (self.width - LEFT - self.right) * step / max(1, self.last)

    def y(self, value: float) -> float:
        """Return where a value lies."""
        share = (value - self.low) / (self.high - self.low)
        return self.height - BOTTOM - (self.height - TOP - BOTTOM) * share


Line = Sequence[tuple[float, float]]
"""Steps, and what somebody had there."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened to one line of a chart at a step."""

    seat: int
    step: int
    said: str
    href: str = ""
    """Where one reads more of it; empty: nowhere."""


def score_chart(points: Sequence[Sequence[int]], names: Sequence[str], said: str) -> str:
    """Return the points of everybody at every step as lines with a badge at the end."""
    low = min(0, *(min(row) for row in points))
    high = max(low + 1, *(max(row) for row in points))
    frame = Frame(WIDTH, HEIGHT, len(points) - 1, low, high)
    step = nice_step(high - low)
    values = [value for value in range(low - low % step, high + 1, step) if value >= low]
    lines = [[(n, row[seat]) for n, row in enumerate(points)] for seat in range(len(names))]
    drawn = [*grid(frame, [(value, str(value)) for value in values]), *curves(frame, lines, names)]
    return inner(frame, drawn, said)


def chance_chart(
    curve: Sequence[tuple[int, Sequence[float]]],
    names: Sequence[str],
    said: str,
    marks: Sequence[Mark] = (),
    *,
    alone: bool = False,
    narrow: bool = False,
) -> str:
    """Return everybody's chances to win as lines with a badge at the end.

    *alone*: as a document of its own, with a title to be read and a ground. *narrow*: for a
    phone, where the same numbers must be as large.
    """
    width, height = (NARROW, LOW) if narrow else (WIDE, TALL)
    frame = Frame(width, height, curve[-1][0], 0.0, 1.0)
    lines = [[(step, chances[seat]) for step, chances in curve] for seat in range(len(names))]
    drawn = [
        *grid(frame, [(n / 4, f"{25 * n}") for n in range(5)]),
        *curves(frame, lines, names),
        *(pin(frame, lines[mark.seat], mark) for mark in marks),
    ]
    if not alone:
        return inner(frame, drawn, said)
    ground = el("rect", width=WIDE, height=TALL + HEADING, fill=colour("paper"))
    heading = label(LEFT, 16, said, 14, anchor="start", weight=700)
    shifted = el("g", *drawn, transform=f"translate(0 {fmt(HEADING)})")
    return drawing(WIDE, TALL + HEADING, ground, heading, shifted, label=said)


def inner(frame: Frame, drawn: Sequence[str], said: str) -> str:
    """Return a chart as a part of a page, which has the players' patterns already."""
    return el(
        "svg",
        title(said),
        *drawn,
        viewBox=f"0 0 {fmt(frame.width)} {fmt(frame.height)}",
        # What has links in it is more than a picture.
        role="group" if "<a " in "".join(drawn) else "img",
        aria_label=said,
    )


def grid(frame: Frame, marks: Sequence[tuple[float, str]]) -> list[str]:
    """Return a line across for each value, and its number."""
    drawn = []
    for value, said in marks:
        across = f"M{fmt(LEFT)} {fmt(frame.y(value))}H{fmt(frame.width - frame.right)}"
        drawn.append(el("path", d=across, stroke=colour("line")))
        drawn.append(label(LEFT - 6, frame.y(value), said, 12, anchor="end", fill=colour("muted")))
    return drawn


def curves(frame: Frame, lines: Sequence[Line], names: Sequence[str]) -> list[str]:
    """Return everybody's line, and the badges at their ends."""
    drawn, ends = [], []
    for seat, (name, line) in enumerate(zip(names, lines, strict=True)):
        bends = corners([(frame.x(step), frame.y(value)) for step, value in line])
        path = "M" + "L".join(f"{fmt(across)} {fmt(down)}" for across, down in bends)
        drawn.append(
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
        ends.append((frame.y(line[-1][1]), seat, name))
    places = apart(ends, height=frame.height)
    badges = [badge(seat, name, frame.width - 14, place, 20) for place, seat, name in places]
    return [*drawn, *badges]


def pin(frame: Frame, line: Line, mark: Mark) -> str:
    """Return a mark on a line: a ring, and what it means to who points at it."""
    step, value = max(point for point in line if point[0] <= mark.step)
    ring = el(
        "circle",
        title(mark.said),
        cx=frame.x(step),
        cy=frame.y(value),
        r=5,
        fill=colour("sheet"),
        stroke=player_colour(mark.seat),
        stroke_width=2.5,
    )
    return el("a", ring, href=mark.href, aria_label=mark.said) if mark.href else ring


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


def apart(
    ends: list[tuple[float, int, str]], least: float = 22.0, height: float = HEIGHT
) -> list[tuple[float, int, str]]:
    """Return the ends of the lines moved so that their badges do not overlap.

    >>> [round(place) for place, _, _ in apart([(50.0, 0, "a"), (52.0, 1, "b")])]
    [50, 72]
    """
    placed: list[tuple[float, int, str]] = []
    for place, seat, name in sorted(ends):
        low = placed[-1][0] + least if placed else 11.0
        placed.append((max(place, low), seat, name))
    over = placed[-1][0] - (height - 11.0)
    if over > 0:
        # Push back up from the bottom, keeping the distances.
        limit = height - 11.0
        for n in range(len(placed) - 1, -1, -1):
            place, seat, name = placed[n]
            placed[n] = (min(place, limit), seat, name)
            limit = placed[n][0] - least
    return placed
