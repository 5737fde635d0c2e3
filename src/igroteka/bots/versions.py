"""Kinds of bots and their versions: what `search` means today, and what is kept of the past.

A result is worth something as long as the same bot can be met again. So every kind has numbered
versions: ``search@1`` is always the same player, ``search`` the newest one. When a kind comes to
play differently it gets the next number, and the player before it stays here under its own, made
from a copy of all that it thought with (for search: its module, and what the games told it).
A package that is installed beside ours may keep versions too, as entry points of the group
``igroteka.bots``: ``search-1 = "its_module:SearchBot"``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from igroteka.bots.bot import Bot
from igroteka.bots.first_search import FirstSearchBot
from igroteka.bots.search import SearchBot
from igroteka.bots.simple import GreedyBot, RandomBot
from igroteka.engine import BadSetup

Maker = Callable[..., Bot]

VERSIONS: Final[dict[str, dict[int, Maker]]] = {
    "random": {1: RandomBot},
    "greedy": {1: GreedyBot},
    "search": {1: FirstSearchBot, 2: SearchBot},  # take a budget: iterations=…, or seconds=…
}
WITH_BUDGET: Final = frozenset({"search"})
LONGEST: Final = 600.0
"""Seconds that a decision may take at most."""


class Kind(NamedTuple):
    """A bot of ours: which one, in which version, and what a decision may cost it."""

    name: str
    version: int
    budget: str = ""

    @property
    def text(self) -> str:
        """The description that always means this bot.

        >>> kind_of("search:0.5s").text
        'search@2:0.5s'
        """
        return f"{self.name}@{self.version}" + (f":{self.budget}" if self.budget else "")

    @property
    def is_timed(self) -> bool:
        """Whether it thinks for a time, so that what it does depends on the machine."""
        return self.budget.endswith("s")

    def make(self) -> Bot:
        """Return a new bot of this kind."""
        maker = makers(self.name)[self.version]
        if not self.budget:
            return maker()
        if self.is_timed:
            return maker(seconds=float(self.budget[:-1]))
        return maker(iterations=int(self.budget))


def kind_of(spec: str) -> Kind | None:
    """Return which of our bots a description is about; None: it is about none of them.

    :raises BadSetup: if that version of it is not kept.

    >>> kind_of("search@1:2000"), kind_of("search:0"), kind_of("exec:./bot")
    (Kind(name='search', version=1, budget='2000'), None, None)
    """
    read = re.fullmatch(r"([a-z]+)(?:@(\d{1,4}))?(?::(\d{1,7}|\d+(?:\.\d+)?s))?", spec)
    if read is None or read[1] not in VERSIONS:
        return None
    name, kept, budget = read[1], makers(read[1]), read[3] or ""
    if budget and (name not in WITH_BUDGET or float(budget.rstrip("s")) == 0):
        return None
    if budget.endswith("s") and float(budget[:-1]) > LONGEST:
        return None
    version = int(read[2]) if read[2] else max(kept)
    if version not in kept:
        raise BadSetup(
            "{bot}@{version} is not kept here; there are: {versions}.",
            "refusal-no-version",
            bot=name,
            version=version,
            versions=", ".join(f"{name}@{number}" for number in sorted(kept)),
        )
    return Kind(name, version, budget)


@cache
def makers(name: str) -> dict[int, Maker]:
    """Return what makes each version of a kind: ours, and those that other packages keep."""
    found: dict[int, Maker] = {}
    for entry in entry_points(group="igroteka.bots"):
        kind, _, number = entry.name.rpartition("-")
        if kind == name and number.isdecimal():
            found[int(number)] = entry.load()
    return found | VERSIONS[name]
