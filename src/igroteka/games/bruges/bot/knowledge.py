"""What bots know about Bruges: how good a position is, and how to play on from it."""

from __future__ import annotations

from pathlib import Path

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.games.bruges.bot import candidates, features, foresight, playout
from igroteka.games.bruges.bot.bot_characters import CHARACTERS
from igroteka.games.bruges.bot.evaluation import prospects
from igroteka.games.bruges.bot.themes import THEMES
from igroteka.games.bruges.rules.actions import RISE, STAY
from igroteka.games.bruges.rules.stack import DRAWING, EXTRA, FILL, RISING, TURN
from igroteka.games.bruges.rules.state import BrugesState


class BrugesKnowledge(Knowledge[BrugesState]):
    """Points on the sheet, and what the rest of the game may make of everything else."""

    margin_scale = 9.0
    seconds = 2.0
    # Playouts are quick turns of everybody until the round is over.
    playout_depth = 400
    playout_span = 1
    exploration = 0.2
    # A rival's hand is unknown, so its moves would fill the tree; one's own four turns matter.
    rivals_by_policy = True
    FEATURES = features.FEATURES
    COMMON = features.COMMON
    CHARACTERS = CHARACTERS
    THEMES = THEMES
    network_path = str(Path(__file__).with_name("network.json"))

    def clock(self, state: BrugesState) -> int:
        """Return the round."""
        return state.round

    def in_chain(self, state: BrugesState, seat: int) -> bool:
        """Anything but a turn or a phase of its own is half a choice."""
        return bool(state.steps) and state.steps[-1] not in (TURN, FILL, DRAWING, RISING, EXTRA)

    def values(self, state: BrugesState) -> list[float]:
        """Return the points expected."""
        if not state.steps:
            return [float(score) for score in state.scores()]
        return prospects(state)

    def hunches(self, state: BrugesState, seat: int, actions: list[int]) -> list[float] | None:
        """Return what a glance says of a turn; other choices are few, and are looked at."""
        if state.steps[-1] not in (TURN, EXTRA):
            return None
        return foresight.Foresight(state, seat).chances(actions)

    def habit(self, state: BrugesState, seat: int, rng: Rng) -> int:
        """Return what looks best at a glance that knows the rounds left; else as in playouts."""
        if state.steps[-1] in (TURN, EXTRA):
            return foresight.Foresight(state, seat).best(state.legal_actions(seat))
        return self.playout_action(state, seat, rng)

    def features(self, state: BrugesState) -> list[list[int]]:
        """Return what a learned value is made of, of each seat …"""
        return features.features(state)

    def common(self, state: BrugesState) -> list[int]:
        """… and of the whole table."""
        return features.common(state)

    def candidates(self, state: BrugesState, seat: int) -> list[int]:
        """Drop what is as good as something else: a card is spent for its colour only once."""
        return candidates.candidates(state, seat)

    def considered(self, state: BrugesState, seat: int) -> list[int]:
        """Drop the same, but which card is spent depends on the rounds left."""
        return candidates.considered(state, seat)

    def playout_action(self, state: BrugesState, seat: int, rng: Rng) -> int:
        """Return what looks best at a glance; where a glance says nothing, look at all."""
        step = state.steps[-1]
        if step in (TURN, EXTRA):
            return playout.Glance(state, seat).best(state.legal_actions(seat))
        if step == RISING:
            return RISE if playout.worth_rising(state, seat) else STAY
        actions = self.candidates(state, seat)
        if len(actions) == 1 or step in (FILL, DRAWING):
            return rng.choice(actions)
        return max(actions, key=lambda action: self._value_after(state, action, seat))
