"""A second opinion, from the view alone: whether a reason is true, and what a square is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from igroteka.engine import Reason
from igroteka.games.venice.rules.view import PlayerView, SquareView, VeniceView


class Case(NamedTuple):
    """A reason with its arguments, the action it is given for, and who looks."""

    view: VeniceView
    words: list[str]
    named: dict[str, str | int | tuple[str, ...]]

    @property
    def me(self) -> PlayerView:
        return self.view["players"][self.seat]

    @property
    def seat(self) -> int:
        assert self.view["seat"] is not None
        return self.view["seat"]

    def square(self, name: object) -> SquareView | None:
        return next((s for s in self.view["squares"] if s["square"] == name), None)

    @property
    def aimed(self) -> SquareView | None:
        """The square that the action names."""
        return self.square(self.words[1])

    def about(self) -> bool:
        """Whether the reason speaks of the square that the action names."""
        return self.named["square"] == self.words[1]

    def option(self, name: str) -> str:
        return self.view["options"][name]


def is_true(reason: Reason, view: VeniceView, action: str) -> bool:
    """Say whether what the reason says holds in the view."""
    holds = HOLDS[reason.message.removeprefix("venice-refusal-")]
    return holds(Case(view, action.split(), reason.arguments))


def value(tile: str) -> str:
    """Return the value; as text they sort as they are played: digits, then X."""
    return tile.split("-")[-1]


def worth(view: VeniceView, square: str | None) -> int:
    """Return what a figure on a square scores if the game ends now."""
    tile = next(s["tile"] for s in view["squares"] if s["square"] == square)
    if tile == "platform":
        return 0
    if not tile.endswith("-X"):
        return int(value(tile))
    alike = [s for s in view["squares"] if s["tile"].split("-")[0] == tile.split("-")[0]]
    return 2 * sum(int(value(s["tile"])) for s in alike if not s["sunk"] and s["tile"] != tile)


def off(square: str, right: int, down: int) -> str:
    return f"{chr(ord(square[0]) + right)}{int(square[1:]) + down}"


def way(origin: str, target: str) -> tuple[int, int]:
    return ord(target[0]) - ord(origin[0]), int(target[1:]) - int(origin[1:])


def is_free(square: SquareView | None) -> bool:
    return square is not None and not square["sunk"] and square["figure"] is None


def around(square: str, directions: str) -> list[str]:
    near = [(r, d) for r in (-1, 0, 1) for d in (-1, 0, 1) if (r, d) != (0, 0)]
    return [off(square, r, d) for r, d in near if directions == "8" or not r or not d]


def stops(case: Case, what: Callable[[SquareView], bool]) -> bool:
    """Whether the named square is the first obstacle on the straight way, and is *what*."""
    origin, target = str(case.view["lifted"]), case.words[1]
    right, down = way(origin, target)
    length = max(abs(right), abs(down))
    assert right in (0, length, -length) and down in (0, length, -length)
    passed = [off(origin, right // length * n, down // length * n) for n in range(1, length)]
    first = next(square for square in passed if not is_free(case.square(square)))
    found = case.square(first)
    return first == case.named["square"] and found is not None and what(found)


def crooked(right: int, down: int) -> bool:
    return bool(right and down and abs(right) != abs(down))


HOLDS: dict[str, Callable[[Case], bool]] = {
    "outside": lambda c: c.about() and c.aimed is None,
    "water": lambda c: c.about() and c.aimed is not None and c.aimed["sunk"],
    "occupied": lambda c: c.about() and c.aimed is not None and c.aimed["figure"] is not None,
    "no-figure": lambda c: c.about() and (c.aimed is None or c.aimed["figure"] != c.seat),
    "value": lambda c: (
        c.named["square"] in c.me["figures"]
        and c.aimed is not None
        and value(c.aimed["tile"]) == c.named["value"]
        and any(
            s["square"] == c.named["square"] and value(s["tile"]) == c.named["value"]
            for s in c.view["squares"]
        )
    ),
    "placing": lambda c: c.view["step"] == "place",
    "bought": lambda c: "bought" in c.view["done"],
    "moved": lambda c: "moved" in c.view["done"],
    "ride-was-move": lambda c: "rode" in c.view["done"] and c.option("gondola") == "instead",
    "shut-in": lambda c: (
        c.about()
        and not any(is_free(c.square(s)) for s in around(c.words[1], c.option("directions")))
    ),
    "put-down": lambda c: (
        c.named["square"] == c.view["lifted"] and c.view["step"] in ("move-to", "gondola-to")
    ),
    "stands-there": lambda c: c.about() and c.words[1] == c.view["lifted"],
    "no-line": lambda c: (
        c.about()
        and c.named["origin"] == c.view["lifted"]
        and crooked(*way(str(c.view["lifted"]), c.words[1]))
    ),
    "diagonal": lambda c: (
        c.option("directions") == "4"
        and all(way(str(c.view["lifted"]), c.words[1]))
        and not crooked(*way(str(c.view["lifted"]), c.words[1]))
    ),
    "water-between": lambda c: stops(c, lambda square: square["sunk"]),
    "figure-between": lambda c: stops(c, lambda square: square["figure"] is not None),
    "no-gondola": lambda c: c.me["gondolas"] == 0,
    "rode": lambda c: "rode" in c.view["done"],
    "move-was-ride": lambda c: "moved" in c.view["done"] and c.option("gondola") == "instead",
    "one": lambda c: "bought" in c.view["done"],
    "platform": lambda c: c.aimed is not None and c.aimed["tile"] == "platform",
    "gone": lambda c: (
        c.aimed is not None and c.view["supply"].get(c.aimed["tile"].split("-")[0]) == 0
    ),
    "price": lambda c: (
        c.aimed is not None
        and c.named["price"] == c.aimed["coins"] + 1
        and c.named["coins"] == c.me["coins"] < c.aimed["coins"] + 1
    ),
    "not-held": lambda c: (
        c.named["card"] == c.words[1] and c.words[1] not in (c.view["hand"] or ())
    ),
    "lowest-first": lambda c: (
        c.words[1] in (c.view["hand"] or ())
        and c.named["value"] == min(value(card) for card in c.view["hand"] or ())
        and c.named["value"] != value(c.words[1])
    ),
    "rescue-platform": lambda c: (
        c.option("rescue") == "district" and c.aimed is not None and c.aimed["tile"] == "platform"
    ),
    "rescue-first": lambda c: c.view["step"] == "rescue" and c.named["square"] == c.view["lifted"],
}
