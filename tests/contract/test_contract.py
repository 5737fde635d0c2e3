"""Every installed game keeps the contract, for every seat count, option and version."""

from __future__ import annotations

import pytest

from igroteka.testing import Case, Contract, Setup, walk
from tests.contract.every import CASES

pytestmark = pytest.mark.lengthy

for case in CASES:
    name = f"Test{case.name.title()}"
    globals()[name] = type(name, (Contract,), {"case": case, "__module__": __name__})


@pytest.mark.soak
@pytest.mark.parametrize(
    "case,setup", [(case, setup) for case in CASES for setup in case.every_setup]
)
def test_many_random_games(case: Case, setup: Setup) -> None:
    """Ten thousand games over the set-ups of each seat count, components counted throughout."""
    per_setup = 10_000 * len(case.game.seat_counts) // len(case.every_setup)
    for seed in range(per_setup):
        counted = None
        for here in walk(case, setup, seed):
            now = case.conserved(here.state)
            assert counted is None or now == counted
            counted = now
        assert case.tally is None or case.tally(here.state.view(None)) == here.state.scores()
