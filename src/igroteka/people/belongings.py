"""What a browser keeps for its reader: settings in cookies, and which puzzles are solved.

An account keeps the same, so that a new device has it. Of settings the newest counts, wherever
it was made; what was solved anywhere is solved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from igroteka.people.accounts import Account, Accounts

COOKIES: Final = (
    *("lang", "theme", "name", "confirm", "level", "surprise", "character"),
    *("pace", "sound", "buzz", "again", "quick"),
)
"""The settings that go along; which seat is pinned belongs to a table."""
LONGEST: Final = 400
MOST_SOLVED: Final = 5000
MOST_REMEMBERED: Final = 5000


class Belongings:
    """Keeps what browsers keep for people with accounts."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self._noted: dict[str, dict[str, str]] = {}
        """The settings with which each was last seen here."""

    async def note(self, person: str, cookies: Mapping[str, str]) -> None:
        """Keep the settings of a browser whose reader is signed in, if they are new."""
        settings = settings_in(cookies)
        if self._noted.get(person) == settings:
            return
        account = await self.accounts.of(person)
        if account is not None:
            had = account.settings.get("browser", {})
            if had | settings != had:
                await self.accounts.set(person, browser=had | settings)
        if len(self._noted) >= MOST_REMEMBERED:
            self._noted.clear()
        self._noted[person] = settings

    async def merged(self, account: Account, cookies: Mapping[str, str]) -> dict[str, str]:
        """Return the settings for a browser in which somebody signs in: first the account's."""
        kept: dict[str, str] = settings_in(cookies) | account.settings.get("browser", {})
        await self.accounts.set(account.person, browser=kept)
        return kept

    async def puzzles(self, person: str, told: Mapping[str, Any]) -> dict[str, Any]:
        """Keep which puzzles a browser has seen solved; return which were solved anywhere."""
        account = await self.accounts.of(person)
        had = account.settings.get("puzzles", {}) if account is not None else {}
        merged = merged_puzzles(had, told)
        if account is not None and merged != had:
            await self.accounts.set(person, puzzles=merged)
        return merged


def settings_in(cookies: Mapping[str, str]) -> dict[str, str]:
    """Return the settings among the cookies of a browser."""
    return {name: cookies[name][:LONGEST] for name in COOKIES if cookies.get(name)}


def merged_puzzles(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is solved by one or the other.

    >>> merged_puzzles({"solved": {"a": ""}, "days": []}, {"solved": {"a": "d", "b": ""}})
    {'solved': {'a': 'd', 'b': ''}, 'days': []}
    """
    solved = dict(ours.get("solved", {}))
    for puzzle, day in theirs.get("solved", {}).items():
        solved[puzzle] = solved.get(puzzle) or day
    days = sorted({*ours.get("days", []), *theirs.get("days", [])})
    return {"solved": dict(list(solved.items())[:MOST_SOLVED]), "days": days[-MOST_SOLVED:]}
