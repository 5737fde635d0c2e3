"""H12: what everything is worth at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haul.rules.box import NET, NET_POINTS

if TYPE_CHECKING:
    from haul.rules.state import HaulState


def crate_points(crate: int) -> int:
    """H12: a point for each fish; a torn net costs three."""
    return NET_POINTS if crate == NET else crate


def score_sheet(state: HaulState, seat: int) -> dict[str, int]:
    """H12: fish, torn nets, and a point for each coin left."""
    points = [crate_points(crate) for crate in state.landed[seat]]
    return {
        "fish": sum(p for p in points if p > 0),
        "nets": sum(p for p in points if p < 0),
        "coins": state.coins[seat],
    }
