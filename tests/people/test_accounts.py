"""Accounts are the people of their cookies, with names that nobody else has."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.people.accounts import Accounts
from igroteka.tables.database import Database
from igroteka.tables.errors import NotFound, Refused
from igroteka.tables.people import new_person, token_person
from tests.tables.helpers import run


def test_an_account_is_found_by_person_name_and_link(tmp_path: Path) -> None:
    async def work() -> None:
        database = await Database.open(str(tmp_path / "people.db"))
        accounts = Accounts(database, lambda: 12.5)
        anna, boris = new_person(), new_person()
        made = await accounts.create(anna, "  Анна ")
        assert made.name == "Анна" and made.created == 12.5 and not made.bot
        assert await accounts.of(anna) == made and await accounts.of(boris) is None
        assert await accounts.by_public(made.public) == made
        assert await accounts.by_name("АННА") == made
        assert made.public not in anna and anna not in made.public
        with pytest.raises(NotFound):
            await accounts.by_name("Борис")
        with pytest.raises(Refused, match="Somebody else"):
            await accounts.create(boris, "анна")
        with pytest.raises(Refused, match="an account already"):
            await accounts.create(anna, "Другая")
        with pytest.raises(Refused, match="token of a seat"):
            await accounts.create(token_person("x" * 24), "Третья")
        for nobodys in ("guest", "Гость", "Player 2", "игрок  3"):
            with pytest.raises(Refused, match="without a name"):
                await accounts.create(boris, nobodys)
        await accounts.create(boris, "Boris")
        with pytest.raises(Refused, match="Somebody else"):
            await accounts.rename(boris, "Анна")
        await accounts.rename(boris, "Борис")
        assert (await accounts.of_all([anna, boris, "nobody"]))[boris].name == "Борис"
        await accounts.set(anna, theme="dark", lang="ru")
        await accounts.set(anna, theme=None, pace="slow")
        account = await accounts.of(anna)
        assert account is not None and account.settings == {"lang": "ru", "pace": "slow"}
        database.close()

    run(work)
