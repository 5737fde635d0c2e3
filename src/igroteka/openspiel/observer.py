"""What a player sees, as OpenSpiel's observers tell it: numbers by name, or text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from igroteka.engine.observation import ORACLE, PLAYER, PUBLIC
from igroteka.engine.state import State
from igroteka.openspiel.dealing import Dealer
from igroteka.openspiel.state import SpielState


class Observer:
    """Sees what a player may know now, or remembers all that it has seen and done.

    With perfect recall there is only text: it grows with the game, and has no fixed size.
    """

    def __init__(self, dealer: Dealer, kind: Any, params: Any) -> None:
        if params:
            raise ValueError("These observations have no parameters.")
        self.recalls: bool = kind.perfect_recall
        private = kind.private_info
        self.kind = PLAYER
        if private == pyspiel.PrivateInfoType.NONE:
            self.kind = PUBLIC
        elif private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            self.kind = ORACLE
        if self.recalls and self.kind != PLAYER:
            raise ValueError("Only what a player itself has seen is remembered.")
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        self.tensor: np.ndarray[Any, Any] | None = None
        layout = dealer.game.observation
        if layout is not None and not self.recalls:
            self.tensor = np.zeros(layout.size(self.kind), np.float32)
            for field in layout.of_kind(self.kind):
                self.dict[field.name] = self.tensor[field.offset : field.end]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`, and `dict` with it: zeros before the deal."""
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            state.position.observe(self._viewer(player), self.tensor, self.kind)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the same as text, or all that the player remembers."""
        if state.position is None or state.recall is None:
            return "not dealt"
        if self.recalls:
            return state.recall.of(player)
        return self._numbers(state.position, player)

    def _numbers(self, position: State[Any], player: int) -> str:
        return " ".join(map(str, position.numbers(self._viewer(player), self.kind)))

    def _viewer(self, player: int) -> int | None:
        return None if self.kind == PUBLIC else player
