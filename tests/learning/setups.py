"""The set-ups in which each face is tried: every seat count, choice and version comes up."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.testing.case import Case, Setup, covering

GAMES = ("bruges", "glenmore", "orleans", "venice")


def params(setups: dict[str, list[Setup]]) -> list[Any]:
    return [
        pytest.param(name, setup, id=f"{name}-{setup.name}")
        for name, found in setups.items()
        for setup in found
    ]


FEW = params({name: Case(name).few_setups for name in GAMES})
QUICK = params(
    {
        name: [
            setup
            for setup in covering(Case(name).newest_setups)
            if setup.seats < 4 or name in ("venice", "glenmore")
        ]
        for name in GAMES
    }
)
"""Those without old rules and without the longest games, for what takes much longer to check."""
ALL = params({name: Case(name).newest_setups for name in GAMES})


def settings(setup: Setup) -> dict[str, Any]:
    """Return how an environment is asked for a set-up."""
    return {"seats": setup.seats, "options": setup.options, "rules": setup.rules}
