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
import time
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from igroteka.bots.bot import Bot
from igroteka.bots.first_search import FirstSearchBot
from igroteka.bots.levels import LEVELS, LevelBot
from igroteka.bots.search import SearchBot
from igroteka.bots.simple import GreedyBot, RandomBot
from igroteka.engine import BadSetup

Maker = Callable[..., Bot]

VERSIONS: Final[dict[str, dict[int, Maker]]] = {
    "random": {1: RandomBot},
    "greedy": {1: GreedyBot},
    # take a budget: iterations=…, or seconds=… and perhaps clock=…
    "search": {1: FirstSearchBot, 2: SearchBot},
    # A level has the number of the search that it is made of.
    **{level: {2: partial(LevelBot, level)} for level in LEVELS},
}
SEARCHING: Final = frozenset(level for level, figures in LEVELS.items() if figures.searches)
WITH_BUDGET: Final = frozenset({"search"}) | SEARCHING
LONGEST: Final = 600.0
"""Seconds that a decision may take at most."""
BUDGET: Final = r"\d{1,7}|\d+(?:\.\d+)?(?:s|cpu)"
"""Iterations, seconds, or seconds of the processor: fair also where the machine is busy."""


class Kind(NamedTuple):
    """A bot of ours: which one, in which version, and what a decision may cost it."""

    name: str
    version: int
    budget: str = ""
    character: str = ""
    """What a bot of a level likes beside winning; empty: nothing in particular."""

    @property
    def text(self) -> str:
        """The description that always means this bot.

        >>> kind_of("search:0.5s").text, kind_of("expert/builder:0.1cpu").text
        ('search@2:0.5s', 'expert/builder@2:0.1cpu')
        """
        name = f"{self.name}/{self.character}" if self.character else self.name
        return f"{name}@{self.version}" + (f":{self.budget}" if self.budget else "")

    @property
    def is_timed(self) -> bool:
        """Whether it thinks for a time, so that what it does depends on the machine."""
        return not self.budget.isdecimal() if self.budget else self.name in SEARCHING

    @property
    def amount(self) -> float:
        """How many iterations, or seconds if it is timed."""
        return float(self.budget.removesuffix("cpu").removesuffix("s"))

    def make(self) -> Bot:
        """Return a new bot of this kind."""
        maker = makers(self.name)[self.version]
        if self.character:
            maker = partial(maker, character=self.character)
        if not self.budget:
            return maker()
        if self.budget.endswith("cpu"):
            return maker(seconds=self.amount, clock=time.thread_time)
        if self.is_timed:
            return maker(seconds=self.amount)
        return maker(iterations=int(self.budget))


def kind_of(spec: str) -> Kind | None:
    """Return which of our bots a description is about; None: it is about none of them.

    :raises BadSetup: if that version of it is not kept.

    >>> kind_of("search@1:2000"), kind_of("search:0"), kind_of("exec:./bot")
    (Kind(name='search', version=1, budget='2000', character=''), None, None)
    """
    read = re.fullmatch(rf"([a-z]+)(?:/([a-z]+))?(?:@(\d{{1,4}}))?(?::({BUDGET}))?", spec)
    if read is None or read[1] not in VERSIONS or (read[2] and read[1] not in LEVELS):
        return None
    name, kept, budget = read[1], makers(read[1]), read[4] or ""
    version = int(read[3]) if read[3] else max(kept)
    kind = Kind(name, version, budget, read[2] or "")
    if budget and (name not in WITH_BUDGET or kind.amount == 0):
        return None
    if budget and kind.is_timed and kind.amount > LONGEST:
        return None
    if version not in kept:
        raise BadSetup(
            "{bot}@{version} is not kept here; there are: {versions}.",
            "refusal-no-version",
            bot=name,
            version=version,
            versions=", ".join(f"{name}@{number}" for number in sorted(kept)),
        )
    return kind


@cache
def makers(name: str) -> dict[int, Maker]:
    """Return what makes each version of a kind: ours, and those that other packages keep."""
    found: dict[int, Maker] = {}
    for entry in entry_points(group="igroteka.bots"):
        kind, _, number = entry.name.rpartition("-")
        if kind == name and number.isdecimal():
            found[int(number)] = entry.load()
    return found | VERSIONS[name]
