"""How bots judge a position of Venice 2099."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.games.venice.bot.bot_characters import CHARACTERS
from igroteka.games.venice.bot.evaluation import expected_points
from igroteka.games.venice.bot.features import COMMON, FEATURES, Counted, counted
from igroteka.games.venice.bot.glance import considered, promises
from igroteka.games.venice.bot.outlook import City, city_of
from igroteka.games.venice.bot.tells import TELLS, tells
from igroteka.games.venice.bot.themes import THEMES
from igroteka.games.venice.bot.weights import WEIGHTS, Weights
from igroteka.games.venice.rules.decisions import MOVE_TO, RIDE_TO
from igroteka.games.venice.rules.state import VeniceState

REMEMBERED: Final = 2000
"""So many cities a search remembers: the same worlds may come up again."""
POINT: Final = 0.04
"""How much more likely a point more makes it to win, in a close game."""


class VeniceKnowledge(Knowledge[VeniceState]):
    """Every card in a hand will be played: who knows the hands knows the final city."""

    margin_scale = 6.0
    seconds = 0.5
    playout_depth = 12

    FEATURES = FEATURES
    COMMON = COMMON
    CHARACTERS = CHARACTERS
    THEMES = THEMES
    TELLS = TELLS
    network_path: ClassVar[str] = str(Path(__file__).with_name("network.json"))

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def in_chain(self, state: VeniceState, seat: int) -> bool:
        """A figure taken up is half a choice."""
        return bool(state.steps) and state.steps[-1] in (MOVE_TO, RIDE_TO)

    def values(self, state: VeniceState) -> list[float]:
        """Return the points expected, taking the imagined hands at their word."""
        return expected_points(state, self.weights)

    def city_for(self, state: VeniceState) -> City:
        """Return what the cards in the hands will leave of the city."""
        return city_of(state)

    def considered(self, state: VeniceState, seat: int) -> list[int]:
        """Return the legal actions, of many squares only the best at a glance."""
        return considered(state, seat, self.city_for(state))

    def hunches(self, state: VeniceState, seat: int, actions: list[int]) -> list[float] | None:
        """Return the points that actions promise, as a chance to win."""
        return [POINT * points for points in promises(state, seat, actions, self.city_for(state))]

    def habit(self, state: VeniceState, seat: int, rng: Rng) -> int:
        """Return what promises most points at a glance."""
        actions = state.legal_actions(seat)
        found = promises(state, seat, actions, self.city_for(state))
        most = max(found)
        return rng.choice([a for a, points in zip(actions, found, strict=True) if points == most])

    def features(self, state: VeniceState) -> list[list[int]]:
        """Return for each seat the numbers of FEATURES."""
        return self.counted(state)[0]

    def common(self, state: VeniceState) -> list[int]:
        """Return the numbers of COMMON."""
        return self.counted(state)[1]

    def counted(self, state: VeniceState) -> Counted:
        """Return both, at one look."""
        return counted(state, self.city_for(state))

    def tells(self, state: VeniceState, seat: int) -> list[int]:
        """Return what goes with the hand that *seat* has in this world."""
        return tells(state, seat)

    def for_search(self) -> VeniceKnowledge:
        """Return what remembers the final city of the world that is imagined."""
        return VeniceMemory(self.weights)


class VeniceMemory(VeniceKnowledge):
    """What a search knows: the final city is the same in a whole imagined world."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.city: City | None = None
        self.cities: dict[int, City] = {}

    def city_for(self, state: VeniceState) -> City:
        """Return the city that was found last, or before, if it is that of *state*."""
        city = self.city
        if city is None or not city.fits(state):
            known = self.cities.get(state.unseen)
            if known is None or not known.fits(state):
                if len(self.cities) >= REMEMBERED:
                    self.cities.clear()
                known = self.cities[state.unseen] = city_of(state, city)
            city = self.city = known
        return city
