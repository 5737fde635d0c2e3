"""Games as rows: each is walked through once more, and every decision noted."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from typing import Any, Final

from igroteka.data import columns as c
from igroteka.engine import Match, State
from igroteka.engine.observation import ORACLE
from igroteka.engine.randomness import seed_text
from igroteka.engine.record import record_of

LETTERS: Final = {c.INT8: "b", c.INT16: "h", c.INT32: "i", c.FLOAT: "f"}
"""How the array module calls the numbers."""


class Rows:
    """Decisions, column by column."""

    def __init__(self, columns: Sequence[c.Column]) -> None:
        self.columns = tuple(columns)
        self.values: dict[str, Any] = {
            column.name: array(LETTERS[column.kind]) if column.kind in LETTERS else []
            for column in columns
        }
        self.ends: dict[str, array[int]] = {
            column.name: array("i", [0]) for column in columns if column.length < 0
        }
        """Where the numbers of each row end, in columns with as many as there are."""
        self._wanted = frozenset(column.name for column in columns)
        self._buffers = {
            column.name: array(LETTERS[column.kind], bytes(column.length * size))
            for column in columns
            if column.length > 0 and (size := array(LETTERS[column.kind]).itemsize)
        }

    def __len__(self) -> int:
        return len(self.values["game"])

    def add(
        self, number: int, match: Match, players: Sequence[str], explored: Sequence[bool] = ()
    ) -> None:
        """Add the decisions of a finished game."""
        scores, places, returns = outcome_of(match.state)
        for step, (state, move) in enumerate(zip(match.walk(), match.moves, strict=False)):
            seat = move.seat
            self._add_sight(state, seat)
            for name, value in (
                ("game", number),
                ("step", step),
                ("seats", match.seats),
                ("seat", seat),
                ("player", players[seat]),
                ("action", move.action),
                ("explored", bool(explored and explored[step])),
                ("score", scores[seat]),
                ("place", places[seat]),
                ("return", returns[seat]),
            ):
                self.values[name].append(value)

    def _add_sight(self, state: State[Any], seat: int) -> None:
        """Add what the seat knows and may do."""
        if c.OBSERVATION in self._wanted:
            state.observe(seat, self._buffers[c.OBSERVATION])
        if ORACLE in self._wanted:
            state.observe(seat, self._buffers[ORACLE], ORACLE)
        if c.MASK in self._wanted:
            state.legal_mask(seat, self._buffers[c.MASK])
        for name, buffer in self._buffers.items():
            self.values[name].extend(buffer)
        if c.LEGAL in self._wanted:
            self.values[c.LEGAL].extend(sorted(state.legal_actions(seat)))
            self.ends[c.LEGAL].append(len(self.values[c.LEGAL]))
        if c.VIEW in self._wanted:
            self.values[c.VIEW].append(json.dumps(state.view(seat), ensure_ascii=False))


def outcome_of(state: State[Any]) -> tuple[list[int], list[int], list[float]]:
    """Return the scores, places and returns (by place) of a finished game."""
    return state.scores(), state.ranking(), state.returns()


def game_row(
    number: int, match: Match, players: Sequence[str], what: Sequence[str], is_open: bool = True
) -> c.GameRow:
    """Return what is told of a whole game; of one that is not open, not its seed."""
    scores, places, returns = outcome_of(match.state)
    row: c.GameRow = {
        "game": number,
        "seats": match.seats,
        "rules": match.rules,
        "options": match.options,
        "seed": seed_text(match.seed) if is_open else "",
        "players": list(players),
        "scores": scores,
        "places": places,
        "returns": returns,
        "decisions": len(match.moves),
    }
    if c.RECORD in what:
        row["record"] = record_of(match, list(players)).text() if is_open else ""
    return row
