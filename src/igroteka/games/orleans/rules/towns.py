"""The map: towns, the roads and rivers between them, and the spaces for goods.

Towns, ways, kinds of way and marked spaces: github:neodem/orleans and its unit tests, single;
the counts of 52, 48 and 43 spaces agree with github:IzakMarais/orleans-companion, verified;
the rivers agree with real geography. The coordinates are those of the real towns and serve
our own drawing, which is not the printed layout.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Town(NamedTuple):
    """A town: its word in actions, its name on the map, latitude and longitude."""

    name: str
    title: str
    lat: float
    lon: float


TOWNS: Final[tuple[Town, ...]] = (
    Town("orleans", "Orléans", 47.90, 1.91),
    Town("chartres", "Chartres", 48.45, 1.49),
    Town("etampes", "Étampes", 48.43, 2.16),
    Town("le_mans", "Le Mans", 48.00, 0.20),
    Town("chateaudun", "Châteaudun", 48.07, 1.34),
    Town("montargis", "Montargis", 48.00, 2.73),
    Town("vendome", "Vendôme", 47.79, 1.07),
    Town("blois", "Blois", 47.59, 1.33),
    Town("briare", "Briare", 47.63, 2.74),
    Town("tours", "Tours", 47.39, 0.69),
    Town("chinon", "Chinon", 47.17, 0.24),
    Town("montrichard", "Montrichard", 47.34, 1.18),
    Town("vierzon", "Vierzon", 47.22, 2.07),
    Town("loches", "Loches", 47.13, 1.00),
    Town("bourges", "Bourges", 47.08, 2.40),
    Town("sancerre", "Sancerre", 47.33, 2.84),
    Town("chatellerault", "Châtellerault", 46.82, 0.55),
    Town("le_blanc", "Le Blanc", 46.63, 1.06),
    Town("chateauroux", "Châteauroux", 46.81, 1.69),
    Town("nevers", "Nevers", 46.99, 3.16),
    Town("argenton", "Argenton-sur-Creuse", 46.59, 1.52),
    Town("la_chatre", "La Châtre", 46.58, 1.99),
    Town("st_amand", "Saint-Amand-Montrond", 46.72, 2.51),
)
TOWN_NAMES: Final = tuple(town.name for town in TOWNS)
ORLEANS: Final = 0

ROAD: Final = 0
RIVER: Final = 1
WAY_NAMES: Final[tuple[str, ...]] = ("road", "river")

# Each way: its two towns, and for a second space the number printed there (O3: the space
# stays empty with fewer players). The first space of a way always gets a good.
_ROADS: Final = (
    ("chartres", "le_mans", 4),
    ("etampes", "montargis", 4),
    ("chatellerault", "argenton", 4),
    ("st_amand", "nevers", 4),
    ("le_mans", "tours", 3),
    ("orleans", "vierzon", 3),
    ("chartres", "etampes", 0),
    ("chartres", "orleans", 0),
    ("chartres", "chateaudun", 0),
    ("le_mans", "chateaudun", 0),
    ("le_mans", "vendome", 0),
    ("chateaudun", "vendome", 0),
    ("chateaudun", "orleans", 0),
    ("orleans", "montargis", 0),
    ("vendome", "blois", 0),
    ("montargis", "briare", 0),
    ("blois", "vierzon", 0),
    ("chinon", "chatellerault", 0),
    ("montrichard", "loches", 0),
    ("vierzon", "chateauroux", 0),
    ("sancerre", "bourges", 0),
    ("loches", "chateauroux", 0),
    ("le_blanc", "chateauroux", 0),
    ("argenton", "la_chatre", 0),
    ("la_chatre", "st_amand", 0),
    ("bourges", "st_amand", 0),
    ("bourges", "nevers", 0),
    ("chateauroux", "argenton", 0),
    ("chateauroux", "la_chatre", 0),
)
_RIVERS: Final = (
    ("orleans", "briare", 3),
    ("briare", "sancerre", 3),
    ("chinon", "le_blanc", 3),
    ("orleans", "blois", 0),
    ("blois", "tours", 0),
    ("tours", "montrichard", 0),
    ("tours", "loches", 0),
    ("tours", "chinon", 0),
    ("chinon", "chatellerault", 0),
    ("montrichard", "vierzon", 0),
    ("vierzon", "bourges", 0),
    ("vierzon", "st_amand", 0),
    ("sancerre", "nevers", 0),
    ("le_blanc", "argenton", 0),
)


class Way(NamedTuple):
    """A road or a river between two towns, with one or two spaces for goods."""

    kind: int
    a: int
    b: int
    spaces: tuple[int, ...]
    marks: tuple[int, ...]
    """For each space how many must play for a good to lie there."""


def all_ways() -> tuple[Way, ...]:
    """Return the roads, then the rivers, their spaces numbered through."""
    ways = []
    space = 0
    for kind, rows in ((ROAD, _ROADS), (RIVER, _RIVERS)):
        for a, b, mark in rows:
            marks = (2, mark) if mark else (2,)
            spaces = tuple(range(space, space + len(marks)))
            ways.append(Way(kind, TOWN_NAMES.index(a), TOWN_NAMES.index(b), spaces, marks))
            space += len(marks)
    return tuple(ways)


WAYS: Final = all_ways()
SPACE_MARKS: Final = tuple(mark for way in WAYS for mark in way.marks)

# For each kind of way and town: the neighbouring towns, and the ways that lead there.
NEIGHBOURS: Final = tuple(
    tuple(
        tuple(
            way.b if way.a == town else way.a
            for way in WAYS
            if way.kind == kind and town in way[1:3]
        )
        for town in range(len(TOWNS))
    )
    for kind in (ROAD, RIVER)
)
WAY_BETWEEN: Final = {
    (way.kind, a, b): number
    for number, way in enumerate(WAYS)
    for a, b in ((way.a, way.b), (way.b, way.a))
}
