from __future__ import annotations

import os

# Tests hold the sources to the contract, also where they were compiled in place: parts of compiled
# code cannot be replaced. What is compiled has tests of its own, in test_compiled.py.
os.environ["IGROTEKA_INTERPRETED"] = "1"

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres, programs

# On a busy machine an answer may take longer than the five seconds that httpx waits by itself.
DEFAULT_TIMEOUT_CONFIG.read = 60.0

BROWSER = Path(__file__).parent / "browser"

# Landing must not depend on luck: the same examples every time. `make soak` draws new ones.
settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
settings.register_profile("soak", parent=settings.get_profile("steady"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long alone: at the end nobody should have to wait for it.

    After that the files with a browser are spread among the others: a browser is busy on several
    cores, and several of them side by side are slow.
    """
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    lengthy: list[list[pytest.Item]] = []
    browsers: list[list[pytest.Item]] = []
    others: list[list[pytest.Item]] = []
    for path, tests in files.items():
        if any(item.get_closest_marker("lengthy") for item in tests):
            lengthy.append(tests)
        else:
            (browsers if BROWSER in path.parents else others).append(tests)
    kinds = (browsers, others)
    spread = sorted(
        ((place + 0.5) / len(kind), number, place)
        for number, kind in enumerate(kinds)
        for place in range(len(kind))
    )
    ordered = [*lengthy, *(kinds[number][place] for _, number, place in spread)]
    items[:] = [item for tests in ordered for item in tests]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own; who stops it starts it again."""
    if programs() is None and os.environ.get("CI") != "true":
        pytest.skip("PostgreSQL is not installed: sh scripts/install-postgres")
    with Postgres() as running:
        yield running


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """An empty database that several servers may use."""
    return postgres.new_database()
