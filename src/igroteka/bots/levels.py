"""Levels of bots, from one that learns with you to one as strong as we can.

All of them judge a position by what their game knows of it. The three weaker ones look one step
ahead, and misjudge what they see: each position looks better or worse than it is by a chance part
of how far the best action is ahead of the middle one. So a weak bot takes something that looks
sensible for the best there is, and never what is far behind: nobody loses a game on purpose. The
two stronger ones search, for the time that a table gives them.

A level is made of a search that is kept: ``novice@2`` judges as ``search@2`` does.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from igroteka.bots.bot import Bot, Sight
from igroteka.bots.first_search import FirstSearchBot
from igroteka.bots.search import CHAIN_SHARE, Search, SearchBot, Tree
from igroteka.bots.sway import PlainSearch, Sway, SwayedNetwork
from igroteka.bots.worlds import EACH, Worlds, worlds_for
from igroteka.engine import BadSetup, Game, Knowledge, Rng, State
from igroteka.engine.network import Network


class Level(NamedTuple):
    """The figures of a level."""

    worlds: int = 0
    """In so many imagined worlds it looks one step ahead; 0: it searches."""
    noise: float = 0.0
    """How far it misjudges at most, in parts of how far the best action is ahead of the middle."""
    share: float = 0.0
    """Which part of the game's full time (`Knowledge.seconds`) it searches …"""
    most: float = 0.0
    """… but so many seconds at most."""

    @property
    def searches(self) -> bool:
        """Whether it searches for a time, so that what it does depends on the machine."""
        return not self.worlds

    def seconds(self, knowledge: Knowledge[Any]) -> float:
        """Return for how long it thinks about a decision; 0: it decides at once."""
        return min(self.most, self.share * knowledge.seconds)


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(worlds=1, noise=4.0),
    "amateur": Level(worlds=2, noise=1.5),
    "skilled": Level(worlds=4),
    "expert": Level(share=0.5, most=0.5),
    "master": Level(share=2.0, most=10.0),
}
"""The levels, from weak to strong."""
WORST_MISTAKE: Final = 2.0
"""Whatever the noise, no more than this is thrown away in a decision, as a logit: from even chances
to one in eight."""


def check_character(game: Game, character: str) -> None:
    """Refuse a character that bots of a game do not have.

    :raises BadSetup: naming those that there are.
    """
    there = game.knowledge.CHARACTERS
    if character and character not in there:
        raise BadSetup(
            "Bots have no character “{character}” in {game}; there are: {characters}.",
            "refusal-no-character",
            character=character,
            game=game.name,
            characters=", ".join(there) or "–",
        )


def sway_of(game: Game, character: str, seat: int) -> Sway | None:
    """Return what somebody of a character likes; None: nothing in particular.

    :raises BadSetup: if there is no such character in the game.
    """
    check_character(game, character)
    if not character:
        return None
    places = {name: place for place, name in enumerate(game.knowledge.FEATURES)}
    likes = game.knowledge.CHARACTERS[character]
    return Sway(seat, [(places[name], weight) for name, weight in likes.items()])


class LevelBot(Bot):
    """Plays at one of `LEVELS`, perhaps with a character of the game it plays.

    Who searches does so for the level's time, unless told *iterations* or *seconds*, which *clock*
    counts.
    """

    def __init__(
        self,
        level: str,
        character: str = "",
        iterations: int = 0,
        seconds: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.level = LEVELS[level]
        self.character = character
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.name = f"{level}/{character}" if character else level
        self._search: SwayedSearchBot | None = None
        self._sits = ("", -1)
        """The game and the seat that the search is for."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the action that looks best."""
        sway = sway_of(sight.game, self.character, sight.seat)
        if self.level.searches:
            sits = sight.game.name, sight.seat
            if self._search is None or sits != self._sits:
                self._search, self._sits = self._searching(sight, sway), sits
            return self._search.choose(sight, rng)
        if len(sight.actions) == 1:
            return sight.actions[0]
        actions, looks = looked(sight, sway, self.level.worlds, rng)
        return misjudged(actions, looks, self.level.noise, rng)

    def _searching(self, sight: Sight, sway: Sway | None) -> SwayedSearchBot:
        seconds = self.seconds
        if not self.iterations and seconds is None:
            seconds = self.level.seconds(sight.game.knowledge)
        return SwayedSearchBot(sway, self.iterations, seconds, self.clock)


def looked(sight: Sight, sway: Sway | None, worlds: int, rng: Rng) -> tuple[list[int], list[float]]:
    """Return the actions that deserve a thought, and how each looks, as a logit."""
    seat, knowledge = sight.seat, sight.game.knowledge.for_search()
    network = SearchBot().network_for(knowledge)
    search: Search
    source = Worlds(sight, rng)
    if network is None:
        search = PlainSearch(knowledge, sway, seat, rng)
    else:
        search = Search(knowledge, with_sway(network, sway), seat, rng)
        source = worlds_for(sight, knowledge, network, rng, worlds * EACH)
    imagined = [source.next() for _ in range(worlds)]
    actions = rng.shuffled(knowledge.considered(imagined[0], seat))
    if len(actions) == 1:
        return actions, [0.0]
    looks = []
    for action in actions:
        share = sum(search.after(world, action, seat)[seat] for world in imagined) / worlds
        share = min(1 - 1e-9, max(1e-9, share))
        looks.append(math.log(share / (1 - share)))
    return actions, looks


def misjudged(actions: list[int], looks: list[float], noise: float, rng: Rng) -> int:
    """Return the action that seems best to somebody who misjudges what it leads to.

    What leads to the same is misjudged alike. What is obviously bad is seen to be: no noise makes
    up for being as far behind the middle as the best is ahead of it, or for `WORST_MISTAKE`.
    """
    best = max(looks)
    ahead = best - sorted(looks, reverse=True)[len(looks) // 2]
    least = best - min(2 * ahead, WORST_MISTAKE)
    mistakes: dict[float, float] = {}
    found, seems_best = -1, -math.inf
    for action, look in zip(actions, looks, strict=True):
        if look < least:
            continue
        if look not in mistakes:
            mistakes[look] = noise * ahead * (rng.unit() + rng.unit() - 1)
        if look + mistakes[look] > seems_best:
            found, seems_best = action, look + mistakes[look]
    return found


def with_sway(network: Network, sway: Sway | None) -> Network:
    """Return a network that looks at positions with somebody's likes, if there are any."""
    return network if sway is None else SwayedNetwork(network, sway)


class SwayedSearchBot(SearchBot):
    """Searches, with a character's eyes."""

    # People wait for the whole of a turn.
    share_going_on: ClassVar[float] = CHAIN_SHARE

    def __init__(
        self,
        sway: Sway | None,
        iterations: int,
        seconds: float | None,
        clock: Callable[[], float],
    ) -> None:
        super().__init__(iterations, seconds, clock=clock)
        self.sway = sway

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the action that was tried most."""
        if self.sway is None or self.network_for(sight.game.knowledge) is not None:
            return super().choose(sight, rng)
        return SwayedFirstSearchBot(self.sway, self.iterations, self.seconds, self.clock).choose(
            sight, rng
        )

    def grow(self, sight: Sight, network: Network, rng: Rng, tree: Tree | None = None) -> Tree:
        """Return the tree after the whole budget."""
        return super().grow(sight, with_sway(network, self.sway), rng, tree)


class SwayedFirstSearchBot(FirstSearchBot):
    """Searches with playouts, and looks at where they end with a character's eyes."""

    def __init__(
        self, sway: Sway, iterations: int, seconds: float | None, clock: Callable[[], float]
    ) -> None:
        super().__init__(iterations, seconds, clock)
        self.sway = sway

    def judged(self, knowledge: Knowledge[Any], state: State[Any]) -> list[float]:
        """Return what the end of a playout is worth to each seat."""
        worth = super().judged(knowledge, state)
        return worth if state.is_over else self.sway.swayed(worth, knowledge.features(state))
