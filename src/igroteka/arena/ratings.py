"""How strong bots are on one scale: OpenSkill ratings over all games of a field.

The model is Plackett and Luce's, by Weng and Lin's method, as the package openskill has it: each
game moves the ratings of all who played by how surprising their places were. It needs no fixed
rivals: a field is enough in which everybody has met somebody. Equals have 25; at two seats who is
ahead by 6.5 wins about three of four games. More seats stretch the scale, so ratings are compared
at the same number of seats. Bots neither learn nor tire, so nothing is forgotten on the way.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from statistics import fmean
from typing import NamedTuple

from igroteka.arena.outcomes import Outcome
from igroteka.arena.standings import Interval, Z
from igroteka.engine.extras import needs


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
    with needs("arena", "OpenSkill"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(tau=0.0, gamma=steadily)
    known: dict[str, tuple[float, float]] = {}
    games: dict[str, int] = {}
    for outcome in outcomes:
        for bot in outcome.bots:
            known.setdefault(bot, (model.mu, model.sigma))
            games[bot] = games.get(bot, 0) + 1
        if len(set(outcome.bots)) == 1:
            continue
        after = model.rate(
            [[model.rating(*known[bot])] for bot in outcome.bots],
            ranks=[float(place) for place in outcome.places],
        )
        for bot in set(outcome.bots):
            its = [rated for name, (rated,) in zip(outcome.bots, after, strict=True) if name == bot]
            known[bot] = fmean(seat.mu for seat in its), fmean(seat.sigma for seat in its)
    return sorted(
        (
            Rating(bot, games[bot], Interval(mu, mu - Z * sigma, mu + Z * sigma))
            for bot, (mu, sigma) in known.items()
        ),
        key=lambda each: -each.rating.mean,
    )


def steadily(*_: object) -> float:
    """Let every game make ratings as much surer as the model says.

    OpenSkill holds back, for people whose strength changes; for bots its intervals would be about
    half as wide again as ratings really vary. `tests/arena/test_ratings.py` measures it.
    """
    return 1.0


def can_rate() -> bool:
    """Say whether the extra is installed that ratings need."""
    return find_spec("openskill") is not None
