"""A part of a drawing, as a small picture of its own: a page of rules shows what it speaks of.

A drawing is cut around things that it names, so that a picture still shows them when the face
draws them elsewhere. Where an element lies is reckoned from its numbers; text is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.etree import ElementTree

from igroteka.face import palette
from igroteka.face.palette import colour
from igroteka.face.svg import SANS, fmt

SVG: Final = "http://www.w3.org/2000/svg"
NAMES: Final = ("data-mark", "data-target", "data-closed", "data-piece", "data-help")
"""The attributes by which a drawing names its things."""
FOR_THE_TABLE: Final = re.compile("data-.*|aria-.*|role|tabindex|class|pointer-events")
"""What a picture does not need: nobody can press on it."""
BETWEEN: Final = 3.0
"""How far a mark is from what it marks."""
GAP: Final = 4.0
"""Between two parts of a picture."""
RULER: Final = "data-ruler"
"""What marks the name of a row or of a column at the edge of a drawing: a part shows it, too."""
BESIDE: Final = 15.0
"""How much room those names need."""
LETTER: Final = 0.56
"""How wide a letter is, as a part of its height."""
NUMBER: Final = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
WANTED: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
"""How many numbers follow each command of a path."""

ElementTree.register_namespace("", SVG)


class Box(NamedTuple):
    """A rectangle of a drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def __or__(self, other: Box) -> Box:
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def grown(self, by: float) -> Box:
        """Return the box with a margin."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def within(self, other: Box) -> Box:
        """Return what of the box lies in the other."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def meets(self, other: Box) -> bool:
        """Say whether the two have something in common."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top

    def placed(self, scale: float, x: float, y: float) -> Box:
        """Return the box where a transformation puts it."""
        return Box(*(n * scale + by for n, by in zip(self, (x, y, x, y), strict=True)))


class Part(NamedTuple):
    """A part of a drawing that a picture shows."""

    box: Box
    beside: float = 0.0
    """How much room there is to the left and above for the names of its rows and columns."""

    @property
    def width(self) -> float:
        """How wide it is in the picture."""
        return self.box.width + self.beside

    @property
    def height(self) -> float:
        """How high it is in the picture."""
        return self.box.height + self.beside


class Drawing:
    """A drawing, read: where its things lie."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)
        x, y, width, height = (float(n) for n in self.root.attrib["viewBox"].split())
        self.whole = Box(x, y, x + width, y + height)
        self._boxes: dict[ElementTree.Element, Box] = {}
        for child in self.root:
            self._measure(child, 1, 0, 0)

    def box_of(self, things: Sequence[str]) -> Box:
        """Return the box around all things of these names.

        :raises KeyError: if the drawing does not name one of them.
        """
        found: list[Box] = []
        for thing in things:
            named = [box for each, box in self._boxes.items() if thing in names_of(each)]
            if not named:
                raise KeyError(f"the drawing has no {thing!r}; it has {sorted(self.things())}")
            found += named
        box = found[0]
        for other in found[1:]:
            box |= other
        return box

    def things(self) -> set[str]:
        """Return the names of all things that lie somewhere."""
        return {name for each in self._boxes for name in names_of(each)}

    def part(self, box: Box) -> Part:
        """Return a part, with room for the names of its rows and columns if they lie outside."""
        rulers = [self._boxes[each] for each in self.root if RULER in each.attrib]
        inside = any(ruler.meets(box) for ruler in rulers)
        return Part(box, BESIDE if rulers and not inside else 0.0)

    def picture(self, parts: Sequence[Part], marked: Sequence[Box] = ()) -> str:
        """Return parts, one above the other, as a document with its colours for day and evening."""
        width, height = size_of(parts)
        root = ElementTree.Element(
            f"{{{SVG}}}svg",
            {
                "viewBox": f"0 0 {fmt(width)} {fmt(height)}",
                "width": fmt(width),
                "height": fmt(height),
                "font-family": self.root.attrib.get("font-family", SANS),
                "fill": self.root.attrib.get("fill", colour("ink")),
            },
        )
        ElementTree.SubElement(root, f"{{{SVG}}}style").text = palette.picture_stylesheet()
        root.extend(child for child in self.root if child.tag == f"{{{SVG}}}defs")
        ground = {"width": "100%", "height": "100%", "fill": colour("sheet")}
        ElementTree.SubElement(root, f"{{{SVG}}}rect", ground)
        top = 0.0
        for part in parts:
            left = (width - part.width) / 2
            root.append(self._part(part.box, left + part.beside, top + part.beside, marked))
            root.extend(self._rulers(part, left, top))
            top += part.height + GAP
        return ElementTree.tostring(root, "unicode")

    def _part(
        self, part: Box, left: float, top: float, marked: Sequence[Box]
    ) -> ElementTree.Element:
        """Return one part where it stands in the picture, with the marks in it."""
        numbers = (part.left, part.top, part.width, part.height)
        size = {"width": fmt(part.width), "height": fmt(part.height)}
        view = {"viewBox": " ".join(fmt(n) for n in numbers)}
        made = ElementTree.Element(f"{{{SVG}}}svg", {"x": fmt(left), "y": fmt(top)} | size | view)
        for child in self.root:
            if (kept := self._kept(child, part)) is not None:
                made.append(kept)
        for box in marked:
            if box.meets(part):
                made.extend(marks(box.grown(BETWEEN).within(part.grown(-1.5))))
        return made

    def _rulers(self, part: Part, left: float, top: float) -> Iterator[ElementTree.Element]:
        """Yield the names of a part's rows and columns, beside and above it."""
        box, middle = part.box, part.beside / 2
        for child in self.root if part.beside else ():
            x, y = (float(child.attrib.get(name, 0)) for name in "xy")
            if child.attrib.get(RULER) == "row" and box.top < y < box.bottom:
                at = {"x": fmt(left + middle), "y": fmt(y - box.top + top + part.beside)}
            elif child.attrib.get(RULER) == "column" and box.left < x < box.right:
                at = {"x": fmt(x - box.left + left + part.beside), "y": fmt(top + middle)}
            else:
                continue
            made = ElementTree.Element(child.tag, {**child.attrib, **at})
            del made.attrib[RULER]
            made.text = child.text
            yield made

    def _kept(self, element: ElementTree.Element, part: Box) -> ElementTree.Element | None:
        """Return an element without what lies outside of the part, and without its controls."""
        box = self._boxes.get(element)
        if box is None or not box.meets(part):
            return None
        kept = {name: n for name, n in element.attrib.items() if not FOR_THE_TABLE.fullmatch(name)}
        made = ElementTree.Element(element.tag, kept)
        made.text = element.text
        for child in element:
            if (inside := self._kept(child, part)) is not None:
                made.append(inside)
        return made

    def _measure(self, element: ElementTree.Element, scale: float, x: float, y: float) -> None:
        """Note where an element lies, and all in it."""
        tag = element.tag.rpartition("}")[2]
        if tag in ("defs", "title"):
            return
        for name, numbers in transforms(element.attrib.get("transform", "")):
            if name == "translate":
                x, y = x + scale * numbers[0], y + scale * (numbers[1] if numbers[1:] else 0)
            elif name == "scale":
                scale *= numbers[0]
        boxes = [box.placed(scale, x, y) for box in own_boxes(element, tag)]
        for child in element:
            self._measure(child, scale, x, y)
            if child in self._boxes:
                boxes.append(self._boxes[child])
        if boxes:
            around = boxes[0]
            for box in boxes[1:]:
                around |= box
            self._boxes[element] = around


def size_of(parts: Sequence[Part]) -> tuple[float, float]:
    """Return how wide and how high a picture of these parts is."""
    height = sum(part.height for part in parts) + GAP * (len(parts) - 1)
    return max(part.width for part in parts), height


def names_of(element: ElementTree.Element) -> list[str]:
    """Return the names of the thing that an element draws."""
    return [element.attrib[name] for name in NAMES if name in element.attrib]


def marks(box: Box) -> Iterator[ElementTree.Element]:
    """Yield the edge of what a picture is about: not a target, so no dashes."""
    for name, width in (("sheet", 5.0), ("accent", 2.5)):
        yield ElementTree.Element(
            f"{{{SVG}}}rect",
            {
                "x": fmt(box.left),
                "y": fmt(box.top),
                "width": fmt(box.width),
                "height": fmt(box.height),
                "rx": "5",
                "fill": "none",
                "stroke": colour(name),
                "stroke-width": fmt(width),
            },
        )


def transforms(text: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the transformations of an element, in their order."""
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        yield name, [float(n) for n in re.split(r"[ ,]+", numbers.strip())]


def own_boxes(element: ElementTree.Element, tag: str) -> Iterator[Box]:
    """Yield where an element itself lies, without what is in it."""

    def number(name: str) -> float:
        return float(element.attrib.get(name, 0))

    if tag == "rect":
        x, y = number("x"), number("y")
        yield Box(x, y, x + number("width"), y + number("height"))
    elif tag in ("circle", "ellipse"):
        cx, cy = number("cx"), number("cy")
        rx, ry = number("rx") or number("r"), number("ry") or number("r")
        yield Box(cx - rx, cy - ry, cx + rx, cy + ry)
    elif tag == "line":
        (left, right), (top, bottom) = (
            sorted((number(f"{way}1"), number(f"{way}2"))) for way in "xy"
        )
        yield Box(left, top, right, bottom)
    elif tag == "path":
        points = list(points_of(element.attrib["d"]))
        across, down = [x for x, _ in points], [y for _, y in points]
        yield Box(min(across), min(down), max(across), max(down))
    elif tag == "text":
        size = number("font-size") or 12.0
        long = size * LETTER * len("".join(element.itertext()))
        share = {"middle": 0.5, "end": 1.0}.get(element.attrib.get("text-anchor", ""), 0.0)
        x, y = number("x") - long * share, number("y")
        yield Box(x, y - size / 2, x + long, y + size / 2)


def points_of(path: str) -> Iterator[tuple[float, float]]:
    """Yield the points of a path, those that pull its curves too: it lies between them.

    >>> list(points_of("M1 2h3v-1l.5.5z"))
    [(1.0, 2.0), (4.0, 2.0), (4.0, 1.0), (4.5, 1.5)]
    """
    words = NUMBER.findall(path)
    x = y = 0.0
    command, at = "M", 0
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
        kind, relative = command.lower(), command.islower()
        wanted = WANTED[kind]
        numbers = [float(word) for word in words[at : at + wanted]]
        at += wanted
        if not numbers:
            continue
        from_x, from_y = (x, y) if relative else (0.0, 0.0)
        if kind == "h":
            x = from_x + numbers[0]
        elif kind == "v":
            y = from_y + numbers[0]
        else:
            pairs = numbers[5:] if kind == "a" else numbers
            for dx, dy in zip(pairs[::2], pairs[1::2], strict=True):
                x, y = from_x + dx, from_y + dy
                yield x, y
            continue
        yield x, y
