"""What a game can tell bots about playing it well.

Every method has a default that works for any game, so a new game has bots at once and
gets better ones by saying more. States given here are imagined ones: a bot never holds
the true state.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar, Final, Generic, TypeVar

from igroteka.engine.native import mypyc_attr
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State

S = TypeVar("S", bound=State[Any])

MOST: Final = 255
"""No feature is greater: what is, is cut off."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """How good a position is, and which actions deserve a thought."""

    margin_scale: ClassVar[float] = 10.0
    """How many points ahead make a game about three to one in favour."""
    seconds: ClassVar[float] = 1.0
    """How long a decision may take when search plays at its best against people."""
    playout_depth: ClassVar[int] = 24
    """How many decisions search plays on before it trusts `values`."""
    exploration: ClassVar[float] = 0.6
    """How curious search is: less where few trials must tell small differences apart."""
    rivals_by_policy: ClassVar[bool] = False
    """Whether search plans its own decisions only and lets rivals follow `playout_action`:
    right where a rival's hidden hand would make a tree of its own, and hardly matters."""

    playout_span: ClassVar[int] = 0
    """How far, by `clock`, playouts go at most; 0: only `playout_depth` counts."""

    FEATURES: ClassVar[tuple[str, ...]] = ()
    """What `features` counts of each seat, by name; empty: the game has nothing to learn from."""
    COMMON: ClassVar[tuple[str, ...]] = ()
    """What `common` counts of the whole table, by name."""
    THEMES: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What FEATURES are about, by the name of the theme: a hint says why in these words. The
    theme ``points`` has those that sum up the others; a feature of no theme speaks for itself."""

    TELLS: ClassVar[tuple[str, ...]] = ()
    """What `tells` counts, by name; empty: what rivals do says little about what they hide."""

    CHARACTERS: ClassVar[dict[str, dict[str, float]]] = {}
    """What bots may like beside winning: for each character, by a name of at most eight letters,
    how much more likely to win one more of a feature makes a position look, as a logit. Its title
    and a sentence are messages of the face: <game>-character-<name>, and …-about."""

    # --- what a learned value needs, and how the search that uses it goes about ---------------

    network_path: ClassVar[str] = ""
    """The file of the network that says from these features who wins; empty: there is none."""

    def considered(self, state: S, seat: int) -> list[int]:
        """Return the actions at which a search with a network looks: some of the legal ones.

        Fewer than `candidates` where most of many are alike, more where the network can tell
        good ones that `candidates` leaves out.
        """
        return self.candidates(state, seat)

    def habit(self, state: S, seat: int, rng: Rng) -> int:
        """Return what one does without much thought: where search does not look closely."""
        return self.playout_action(state, seat, rng)

    def hunches(self, state: S, seat: int, actions: list[int]) -> list[float] | None:
        """Return how good some actions look at a glance; None: only what comes of them tells.

        They are on the scale of `Manner.contrast`, and only their differences count.
        """
        return None

    def outcome(self, state: S) -> list[float]:
        """Return what the end was worth to each seat; together 1. A clear win is worth more."""
        ranking = state.ranking()
        scores = state.scores()
        winners = ranking.count(1)
        top = max(scores)
        shares = [math.exp((score - top) / self.margin_scale) for score in scores]
        total = sum(shares)
        return [
            0.3 * share / total + (0.7 / winners if place == 1 else 0.0)
            for share, place in zip(shares, ranking, strict=True)
        ]

    def features(self, state: S) -> list[list[int]]:
        """Return for each seat the numbers of FEATURES: what a learned value is made of.

        They are small (−`MOST` to `MOST`), as many at any time, with any options and any number
        of seats, and they take an imagined world at its word, as `values` does.
        """
        return [[] for _ in range(state.seats)]

    def common(self, state: S) -> list[int]:
        """Return the numbers of COMMON: what is the same for all seats, how far the game is."""
        return []

    def counted(self, state: S) -> tuple[list[list[int]], list[int]]:
        """Return `features` and `common`; a game may find both at one look."""
        return self.features(state), self.common(state)

    def tells(self, state: S, seat: int) -> list[int]:
        """Return the numbers of TELLS: what goes with what *seat* hides in this world.

        Only what *seat* itself knows may count: its hand of this world, and what is open. Then a
        world that explains what a rival has done can be taken for more likely than others.
        """
        return []

    def for_search(self) -> Knowledge[S]:
        """Return what one search uses alone.

        A game's knowledge is shared by all bots and holds nothing that changes. A game that
        wants to remember something between the decisions of a search returns an object here
        that does; it is forgotten with the search.
        """
        return self

    def clock(self, state: S) -> int:
        """Return how far the game has come; playouts that stop at the same time compare best."""
        return 0

    def values(self, state: S) -> list[float]:
        """Return for each seat the points it may expect at the end."""
        return [float(score) for score in state.scores()]

    def candidates(self, state: S, seat: int) -> list[int]:
        """Return the legal actions worth a thought; never empty while the seat may act."""
        return state.legal_actions(seat)

    def in_chain(self, state: S, seat: int) -> bool:
        """Say whether *seat* is in the middle of one choice, so that `values` means little."""
        return False

    def halfway(self, state: S, seat: int) -> bool:
        """Say whether an action of *seat* is only begun, so that habit must not end it.

        Asked where the rest of a chain follows by habit: here all that is considered is compared.
        """
        return False

    def playout_action(self, state: S, seat: int, rng: Rng) -> int:
        """Return a quick, sensible, varied action for the playouts of a search."""
        return rng.choice(self.candidates(state, seat))

    def greedy_action(self, worlds: list[S], seat: int, rng: Rng) -> int:
        """Return the action with the best value one step on, over a few imagined worlds.

        Chains are followed to their end.
        """
        best, best_value = -1, -math.inf
        for action in rng.shuffled(self.candidates(worlds[0], seat)):
            value = sum(self._value_after(world, action, seat) for world in worlds)
            if value > best_value:
                best, best_value = action, value
        return best

    def _value_after(self, state: S, action: int, seat: int) -> float:
        after = state.copy()
        after.apply(action, seat)
        if not after.is_over and seat in after.seats_to_act() and self.in_chain(after, seat):
            return max(
                self._value_after(after, follow, seat) for follow in self.candidates(after, seat)
            )
        values = self.values(after)
        # Points count for oneself first; the strongest rival's count too, but less.
        return values[seat] - 0.3 * best_but(values, seat)

    def utilities(self, state: S) -> list[float]:
        """Return for each seat from 0 to 1 how likely it wins, as far as can be told."""
        values = self.values(state)
        if state.is_over:
            ranking = state.ranking()
            winners = ranking.count(1)
        shares = []
        for seat, value in enumerate(values):
            best_other = best_but(values, seat)
            margin = max(-60.0, min(60.0, (value - best_other) / self.margin_scale))
            share = 1.0 / (1.0 + math.exp(-margin))
            if state.is_over:
                # A win is a win, but a clear one is a better guide for the search.
                share = 0.3 * share + (0.7 / winners if ranking[seat] == 1 else 0.0)
            shares.append(share)
        return shares


def best_but(values: list[float], seat: int) -> float:
    """Return the greatest value but that of *seat*."""
    best = -math.inf
    for other, value in enumerate(values):
        if value > best and other != seat:
            best = value
    return best
