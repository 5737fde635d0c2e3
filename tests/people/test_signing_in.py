"""Passkeys, recovery codes and sessions: who is let in, and who is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from igroteka.people.passkeys import LASTS, Place, Purpose
from igroteka.people.recovery import plain
from igroteka.people.service import People
from igroteka.tables.errors import Forbidden, NotFound, Refused, TableError
from igroteka.tables.people import new_person
from igroteka.tables.people_models import challenges, recovery_codes
from tests.people.device import Device
from tests.tables.helpers import Clock, opened, run

HERE = Place("localhost", "http://localhost:8000")


async def with_account(people: People, name: str) -> tuple[str, Device, str]:
    """Make an account; return its person, a device with its passkey, and its code."""
    person, device = new_person(), Device()
    asked = await people.ask(person, Purpose.ACCOUNT, HERE, name)
    _, code = await people.create(person, name, HERE, device.make(asked), "Phone")
    return person, device, code


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "people.db")


def test_who_shows_a_passkey_is_let_in_on_any_device(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna, phone, _ = await with_account(people, "Anna")
            laptop, tablet = new_person(), Device()
            asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            assert "allowCredentials" not in asked or not asked["allowCredentials"]
            came = await people.sign_in(laptop, HERE, phone.show(asked))
            assert (came.account.person, came.account.name) == (anna, "Anna")
            asked = await people.ask(anna, Purpose.PASSKEY, HERE, "")
            assert [key["id"] for key in asked["excludeCredentials"]]
            assert anna not in str(asked) and asked["user"]["name"] == "Anna"
            await people.add_passkey(anna, HERE, tablet.make(asked), "Tablet")
            asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            assert (await people.sign_in(laptop, HERE, tablet.show(asked))).account.name == "Anna"
            first, second = await people.passkeys.of(anna)
            assert (first.name, second.name) == ("Phone", "Tablet") and second.used is not None
            await people.passkeys.rename(anna, first.id, "Old phone")
            with pytest.raises(NotFound):
                await people.passkeys.rename(laptop, first.id, "Mine")
            with pytest.raises(NotFound):
                await people.passkeys.remove(laptop, first.id)
            await people.passkeys.remove(anna, first.id)
            asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            with pytest.raises(NotFound, match="not known here"):
                await people.sign_in(laptop, HERE, phone.show(asked))

    run(test)


def test_a_challenge_is_good_once_for_one_cookie_and_not_for_long(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, wall=clock) as tables:
            people = People(tables)
            _, phone, _ = await with_account(people, "Anna")
            laptop, thief = new_person(), new_person()
            asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            answer = phone.show(asked)
            with pytest.raises(Refused, match="sent twice"):
                await people.sign_in(thief, HERE, answer)
            assert (await people.sign_in(laptop, HERE, answer)).account.name == "Anna"
            with pytest.raises(Refused, match="sent twice"):
                await people.sign_in(laptop, HERE, answer)
            asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            clock.now += LASTS + 1
            with pytest.raises(Refused, match="too long"):
                await people.sign_in(laptop, HERE, phone.show(asked))
            # One for an account is none to sign in with.
            asked = await people.ask(laptop, Purpose.ACCOUNT, HERE, "Ben")
            with pytest.raises(Refused, match="sent twice"):
                await people.sign_in(laptop, HERE, phone.show({**asked, "rpId": "localhost"}))
            clock.now += LASTS + 1
            await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            count = select(challenges)
            left = await tables.store.database.read(lambda found: found.execute(count).all())
            assert len(left) == 1, "those that have ended are not kept"

    run(test)


def test_an_answer_for_another_place_or_of_a_copied_key_is_refused(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            _, phone, _ = await with_account(people, "Anna")
            laptop = new_person()
            for wrong in (
                replace(phone, origin="https://localhost.evil.example"),
                replace(phone, key=Device().key),
                replace(phone, handle="AAAA"),
            ):
                asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
                with pytest.raises(TableError, match="not accepted"):
                    await people.sign_in(laptop, HERE, wrong.show(asked))
            copied = replace(phone)
            for _ in range(3):
                asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
                await people.sign_in(laptop, HERE, phone.show(asked))
            asked = await people.ask(laptop, Purpose.SIGN_IN, HERE, "")
            with pytest.raises(TableError, match="not accepted"):
                await people.sign_in(laptop, HERE, copied.show(asked))
            for nonsense in ({}, {"id": 7, "response": []}, {"id": "a", "response": {"x": 1}}):
                with pytest.raises(TableError, match="not accepted"):
                    await people.sign_in(laptop, HERE, nonsense)

    run(test)


def test_a_code_lets_in_once_and_only_its_hash_is_kept(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna, phone, first = await with_account(people, "Anna")
            code = await people.recovery.renew(anna)
            rows = await tables.store.database.read(
                lambda found: found.execute(select(recovery_codes)).all()
            )
            assert len(rows) == 1 and plain(code) not in str(rows) and code not in str(rows)
            laptop = new_person()
            for wrong in (
                first,
                "",
                "ABCD",
                code[:-1],
                code[:-1] + ("A" if code[-1] != "A" else "B"),
            ):
                with pytest.raises(NotFound, match="leads nowhere"):
                    await people.recover(laptop, wrong)
            came = await people.recover(laptop, f" {code.lower().replace('-', ' ')}")
            assert came.account.person == anna
            with pytest.raises(NotFound, match="leads nowhere"):
                await people.recover(laptop, code)
            # Without a code the last passkey stays.
            (key,) = await people.passkeys.of(anna)
            with pytest.raises(Refused, match="Nothing else leads back"):
                await people.passkeys.remove(anna, key.id)
            assert len(await people.passkeys.of(anna)) == 1
            await people.recovery.renew(anna)
            await people.passkeys.remove(anna, key.id)
            assert phone.uses == 0

    run(test)


def test_an_account_needs_a_free_name_before_the_device_is_asked(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna, _, _ = await with_account(people, "Anna")
            with pytest.raises(Refused, match="Somebody else"):
                await people.ask(new_person(), Purpose.ACCOUNT, HERE, "ANNA")
            with pytest.raises(Refused, match="an account already"):
                await people.ask(anna, Purpose.ACCOUNT, HERE, "Another")
            with pytest.raises(Forbidden, match="no account"):
                await people.ask(new_person(), Purpose.PASSKEY, HERE, "")
            # A passkey that does not hold makes no account.
            ben, device = new_person(), Device(origin="http://elsewhere")
            asked = await people.ask(ben, Purpose.ACCOUNT, HERE, "Ben")
            with pytest.raises(TableError, match="not accepted"):
                await people.create(ben, "Ben", HERE, device.make(asked), "Phone")
            assert await people.accounts.of(ben) is None

    run(test)


def test_ended_sessions_stay_ended_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna, _, _ = await with_account(people, "Anna")
            assert people.sessions.epoch(anna) == 0
            await people.sessions.end_others(anna)
            await people.sessions.end_others(anna)
        async with opened(database) as tables:
            people = People(tables)
            await people.start()
            assert people.sessions.least == {anna: 2}

    run(test)
