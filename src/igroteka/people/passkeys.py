"""Passkeys: people sign in by a key that their device keeps, and without a password.

All that is difficult about it is done by py_webauthn. A challenge is in the database, so that
another server may check the answer; it belongs to the cookie that asked for it, is good for one
purpose, once, and for five minutes.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.tables.checking import LONGEST_NAME, checked_text
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.people_models import challenges, passkeys, recovery_codes
from igroteka.tables.store import Store

LASTS: Final = 300.0
"""So many seconds a challenge may be answered."""
BASE64: Final = re.compile(r"[A-Za-z0-9_-]{1,1400}")
KEY: Final = "people"
"""The name of the host's key of which the names are made that devices know people by."""
TITLE: Final = "Igroteka"


class Place(NamedTuple):
    """Where passkeys belong to, as browsers see it."""

    id: str
    """The name of the host."""
    origin: str
    """The address of the pages."""


class Purpose(StrEnum):
    """What a challenge is good for."""

    ACCOUNT = "account"
    """To make an account with a first passkey."""
    PASSKEY = "passkey"
    """To add a further one."""
    SIGN_IN = "sign-in"


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as its owner sees it."""

    key: str
    """As the device calls it, which may be long."""
    name: str
    created: float
    used: float | None = None
    """When somebody last signed in with it."""

    @property
    def id(self) -> str:
        """As its owner calls it in addresses."""
        return hashlib.sha256(self.key.encode()).hexdigest()[:16]


class Checked(NamedTuple):
    """A new passkey that has proved itself."""

    id: str
    public_key: str
    uses: int


def text_of(raw: bytes) -> str:
    """Return bytes as browsers write them in JSON: base64url without its end."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """Return what `text_of` has written."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkeys:
    """The passkeys of all accounts."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self.store, self.wall = store, wall
        self.database = store.database

    # --- asking -------------------------------------------------------------------------------

    async def ask(
        self, person: str, purpose: Purpose, place: Place, owner: str = "", name: str = ""
    ) -> dict[str, Any]:
        """Return what a browser asks a device: to make a passkey, or to show one.

        *owner* is whose passkey is made, called *name*.
        """
        # Imported only here: with all that it needs it is as large as the rest of the server.
        from webauthn import (
            generate_authentication_options,
            generate_registration_options,
            options_to_json,
        )
        from webauthn.helpers import structs as s

        challenge = secrets.token_bytes(32)
        await self._keep(challenge, person, purpose)
        options: s.PublicKeyCredentialCreationOptions | s.PublicKeyCredentialRequestOptions
        if purpose == Purpose.SIGN_IN:
            options = generate_authentication_options(rp_id=place.id, challenge=challenge)
        else:
            had = [s.PublicKeyCredentialDescriptor(bytes_of(k.key)) for k in await self.of(owner)]
            options = generate_registration_options(
                rp_id=place.id,
                rp_name=TITLE,
                user_id=await self._handle(owner),
                user_name=name,
                challenge=challenge,
                exclude_credentials=had,
                authenticator_selection=s.AuthenticatorSelectionCriteria(
                    resident_key=s.ResidentKeyRequirement.REQUIRED
                ),
            )
        asked: dict[str, Any] = json.loads(options_to_json(options))
        return asked

    async def _handle(self, person: str) -> bytes:
        """Return what devices know a person by: nothing that is of use to anybody else."""
        key = await self.store.secret(KEY)
        return hmac.digest(bytes.fromhex(key), person.encode(), "sha256")

    async def _keep(self, challenge: bytes, person: str, purpose: Purpose) -> None:
        now = self.wall()
        row = {
            "challenge": text_of(challenge),
            "person": person,
            "purpose": purpose.value,
            "ends": now + LASTS,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.ends < now))
            connection.execute(insert(challenges), row)

        await self.database.write(work)

    async def _take(self, answer: dict[str, Any], person: str, purpose: Purpose) -> bytes:
        """Return the challenge that was answered: it has been taken, and is gone.

        :raises Refused: if it is not there, or not for this.
        """
        try:
            told = json.loads(bytes_of(answer["response"]["clientDataJSON"]))
            text = told["challenge"]
            if not BASE64.fullmatch(text) or not BASE64.fullmatch(answer["id"]):
                raise ValueError
        except (ValueError, LookupError, TypeError):
            raise TableError("error-bad-passkey") from None
        mine = (
            (challenges.c.challenge == text)
            & (challenges.c.person == person)
            & (challenges.c.purpose == purpose.value)
            & (challenges.c.ends >= self.wall())
        )

        def work(connection: Connection) -> int:
            return connection.execute(delete(challenges).where(mine)).rowcount

        if await self.database.write(work) != 1:
            raise Refused("error-old-challenge")
        return bytes_of(text)

    # --- answering ----------------------------------------------------------------------------

    async def check_new(
        self, answer: dict[str, Any], person: str, purpose: Purpose, place: Place
    ) -> Checked:
        """Return the passkey that a device has made.

        :raises TableError: if the answer does not hold.
        """
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._take(answer, person, purpose)
        try:
            checked = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.id,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, LookupError, TypeError):
            raise TableError("error-bad-passkey") from None
        key = text_of(checked.credential_public_key)
        return Checked(text_of(checked.credential_id), key, checked.sign_count)

    async def add(self, person: str, made: Checked, name: str) -> None:
        """Let a person sign in with a passkey."""
        name = checked_text(name, LONGEST_NAME, "error-bad-name")
        row = made._asdict() | {"person": person, "name": name, "created": self.wall()}
        try:
            await self.database.write(lambda connection: connection.execute(insert(passkeys), row))
        except IntegrityError:
            raise Refused("error-passkey-had") from None

    async def check(self, answer: dict[str, Any], person: str, place: Place) -> str:
        """Return whose passkey a device has shown to who comes as *person*.

        :raises NotFound: if it is nobody's.
        :raises TableError: if the answer does not hold, or a copy of the device's key has been
            used meanwhile: then it has counted fewer uses than we have.
        """
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._take(answer, person, Purpose.SIGN_IN)
        which = passkeys.c.id == answer["id"]
        row = await self.database.read(
            lambda connection: connection.execute(select(passkeys).where(which)).one_or_none()
        )
        if row is None:
            raise NotFound("error-no-passkey")
        handle = answer["response"].get("userHandle")
        if handle and handle != text_of(await self._handle(row.person)):
            raise TableError("error-bad-passkey")
        try:
            checked = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.id,
                expected_origin=place.origin,
                credential_public_key=bytes_of(row.public_key),
                credential_current_sign_count=row.uses,
            )
        except (WebAuthnException, ValueError, LookupError, TypeError):
            raise TableError("error-bad-passkey") from None
        change = update(passkeys).where(which)
        change = change.values(uses=checked.new_sign_count, used=self.wall())
        await self.database.write(lambda connection: connection.execute(change))
        return str(row.person)

    # --- one's own ----------------------------------------------------------------------------

    async def of(self, person: str) -> list[Passkey]:
        """Return the passkeys of a person, the oldest first."""
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Passkey(row.id, row.name, row.created, row.used) for row in rows]

    async def rename(self, person: str, id: str, name: str) -> None:
        """Call a passkey otherwise.

        :raises NotFound: if the person has no such passkey.
        """
        name = checked_text(name, LONGEST_NAME, "error-bad-name")
        which = passkeys.c.id == await self._key(person, id)
        change = update(passkeys).where(which).values(name=name)
        await self.database.write(lambda connection: connection.execute(change))

    async def _key(self, person: str, id: str) -> str:
        """Return what its device calls a passkey of a person.

        :raises NotFound: if the person has no such passkey.
        """
        for passkey in await self.of(person):
            if passkey.id == id:
                return passkey.key
        raise NotFound("error-no-passkey")

    async def remove(self, person: str, id: str) -> None:
        """Let nobody sign in with a passkey any more.

        :raises NotFound: if the person has no such passkey.
        :raises Refused: if nothing else leads back to the account.
        """
        key = await self._key(person, id)
        mine = passkeys.c.person == person

        def work(connection: Connection) -> None:
            connection.execute(delete(passkeys).where(mine & (passkeys.c.id == key)))
            code = select(func.count()).where(recovery_codes.c.person == person)
            others = select(func.count()).where(mine)
            if not connection.scalar(others) and not connection.scalar(code):
                raise Refused("error-last-passkey")

        await self.database.write(work)
