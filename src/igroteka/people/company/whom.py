"""Whom somebody means: nobody is shown the ids of others, so people are named otherwise."""

from __future__ import annotations

import msgspec

from igroteka.people.accounts import Account, Accounts
from igroteka.tables.errors import Forbidden, NotFound, Refused
from igroteka.tables.people import TOKEN_PREFIX
from igroteka.tables.service import Tables


class Whom(msgspec.Struct, frozen=True):
    """How somebody is named: by the id or the name of their account, or by a seat they have."""

    account: str = ""
    """The public id of an account."""
    name: str = ""
    """The name of an account."""
    table: str = ""
    """The table at which the person sits or sat, with `seat`."""
    seat: int = 0


class Somebody(msgspec.Struct, frozen=True):
    """A person who was named."""

    person: str
    name: str
    account: str
    """The public id; empty: they have no account."""


def own(person: str) -> str:
    """Return a person who has something of their own; the token of a seat has not.

    :raises Forbidden: if it is one.
    """
    if person.startswith(TOKEN_PREFIX):
        raise Forbidden("error-account-by-token")
    return person


async def meant(tables: Tables, accounts: Accounts, whom: Whom, asker: str) -> Somebody:
    """Return who is meant.

    :raises NotFound: if there is nobody such.
    :raises Refused: if it is who asks.
    """
    if whom.account or whom.name:
        account = (
            await accounts.by_public(whom.account)
            if whom.account
            else await accounts.by_name(whom.name)
        )
        found = somebody(account)
    else:
        live = await tables.keeper.find(whom.table)
        seat = live.table.check_seat(whom.seat)
        if seat.person is None:
            raise NotFound("error-no-person")
        known = await accounts.of(seat.person)
        found = somebody(known) if known else Somebody(seat.person, seat.name, "")
    if found.person == asker or live_seat_is_own(tables, whom, asker):
        raise Refused("error-only-others")
    return found


def live_seat_is_own(tables: Tables, whom: Whom, asker: str) -> bool:
    """Say whether the seat that was named is the asker's own, held on another device."""
    live = tables.keeper.at_hand.get(whom.table)
    return live is not None and live.table.holders.get(asker) == whom.seat


def somebody(account: Account) -> Somebody:
    """Return the person of an account."""
    return Somebody(account.person, account.name, account.public)
