"""How strong bots are on one scale: ratings over all games of a field.

It needs no fixed rivals: a field is enough in which everybody has met somebody. Equals have 25; who
is ahead by 6.5 is in front of the other in about three of four games, at any number of seats. How
a game moves ratings is told in `skill.py`; bots neither learn nor tire, so nothing is forgotten on
the way.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from statistics import fmean
from typing import NamedTuple

from igroteka.arena.outcomes import Outcome
from igroteka.arena.skill import NEW, Skill, after_game, check_installed
from igroteka.arena.standings import Interval


class Rating(NamedTuple):
    """How strong one bot is, by the games of a field."""

    bot: str
    games: int
    rating: Interval


def ratings(outcomes: Iterable[Outcome]) -> list[Rating]:
    """Return the ratings of all who played, the strongest first.

    Games count in the order given. A bot that sits several times at a table moves by the mean of
    what its seats would; a game in which it meets only itself tells nothing.

    :raises BadSetup: if the extra `arena` is not installed.
    """
    return sorted(
        (Rating(bot, games, skill.interval) for bot, (games, skill) in skills(outcomes).items()),
        key=lambda each: -each.rating.mean,
    )


def skills(outcomes: Iterable[Outcome]) -> dict[str, tuple[int, Skill]]:
    """Return how often each bot played, and how strong it is; see `ratings`."""
    check_installed()
    known: dict[str, Skill] = {}
    games: dict[str, int] = {}
    for outcome in outcomes:
        for bot in outcome.bots:
            known.setdefault(bot, NEW)
            games[bot] = games.get(bot, 0) + 1
        if len(set(outcome.bots)) == 1:
            continue
        after = after_game([known[bot] for bot in outcome.bots], outcome.places, tau=0.0)
        for bot in set(outcome.bots):
            its = [seat for name, seat in zip(outcome.bots, after, strict=True) if name == bot]
            known[bot] = Skill(fmean(seat.mu for seat in its), fmean(seat.sigma for seat in its))
    return {bot: (games[bot], skill) for bot, skill in known.items()}


def can_rate() -> bool:
    """Say whether the extra is installed that ratings need."""
    return find_spec("openskill") is not None
