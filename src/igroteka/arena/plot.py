"""Ratings as a picture: a point and its 95 % interval for each bot, a block for each seat count."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from igroteka.arena.ratings import Rating
from igroteka.arena.results import Results
from igroteka.face.palette import colour
from igroteka.face.svg import drawing, el, label
from igroteka.face.words import words_of

WIDTH: Final = 720
LEFT: Final = 220
"""Where the names end and the scale begins."""
RIGHT: Final = 60
TOP: Final = 44
LINE: Final = 28
HEADING: Final = 30
FOOT: Final = 40
LONGEST_NAME: Final = 26


class Scale:
    """Where a rating lies, from left to right."""

    def __init__(self, ratings: Sequence[Rating]) -> None:
        low = min(rating.rating.low for rating in ratings)
        high = max(rating.rating.high for rating in ratings)
        self.step = round_step(high - low)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(math.ceil(high / self.step) * self.step, self.low + self.step)

    def x(self, rating: float) -> float:
        """Return where a rating lies."""
        return LEFT + (rating - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def marks(self) -> list[float]:
        """Return the ratings that the scale names."""
        return [
            self.low + number * self.step
            for number in range(round((self.high - self.low) / self.step) + 1)
        ]


def round_step(span: float) -> float:
    """Return a round distance between marks, so that about five fit into a span.

    >>> round_step(3.9), round_step(12), round_step(0.2)
    (1.0, 5.0, 0.05)
    """
    rough = max(span, 1e-6) / 5
    power: float = 10.0 ** math.floor(math.log10(rough))
    return next(round(n * power, 9) for n in (1, 2, 5, 10) if n * power >= rough * 0.999)


def plot(results: Results, lang: str = "en") -> str:
    """Return the ratings of a whole field as an SVG document.

    :raises BadSetup: if the extra `arena` is not installed.
    """
    words = words_of(lang)
    fields = results.ratings
    scale = Scale([rating for field in fields.values() for rating in field])
    height = TOP + sum(HEADING + LINE * len(field) for field in fields.values()) + FOOT
    title = words("arena-plot-title", game=results.arena.game)
    parts = [
        el("rect", width=WIDTH, height=height, fill=colour("paper")),
        label(20, 24, title, 16, anchor="start", weight=700),
        *marks(scale, height),
    ]
    y = TOP
    for seats, field in fields.items():
        heading = words("arena-seats", n=seats)
        parts.append(label(20, y + HEADING / 2, heading, 13, anchor="start", weight=700))
        y += HEADING
        for rating in field:
            parts.append(whisker(rating, scale, y + LINE / 2))
            y += LINE
    about = words("arena-plot-about")
    parts.append(label(20, height - 10, about, 11, anchor="start", fill=colour("muted")))
    return drawing(WIDTH, height, *parts, label=title)


def marks(scale: Scale, height: float) -> list[str]:
    """Return the scale: a line and a number for each round rating."""
    parts = []
    for mark in scale.marks():
        x = scale.x(mark)
        parts.append(
            el("line", x1=x, x2=x, y1=TOP, y2=height - FOOT, stroke=colour("line"), opacity=0.5)
        )
        parts.append(label(x, height - FOOT + 12, f"{mark:g}", 11))
    return parts


def whisker(rating: Rating, scale: Scale, y: float) -> str:
    """Return a bot's line: its name, its interval, its rating as a point and as a number."""
    name = rating.bot
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1] + "…"
    mean, low, high = rating.rating
    ends = "".join(
        el("line", x1=scale.x(end), x2=scale.x(end), y1=y - 4, y2=y + 4) for end in (low, high)
    )
    bar = el("line", x1=scale.x(low), x2=scale.x(high), y1=y, y2=y)
    return (
        label(LEFT - 12, y, name, 12, anchor="end")
        + el("g", bar + ends, stroke=colour("ink"), stroke_width=1.5)
        + el("circle", cx=scale.x(mean), cy=y, r=4.5, fill=colour("accent"))
        + label(WIDTH - RIGHT + 12, y, f"{mean:.1f}", 12, anchor="start")
    )
