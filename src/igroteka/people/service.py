"""The door to all that people have beyond one table, for pages and API alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.people.accounts import Account, Accounts
from igroteka.people.belongings import Belongings
from igroteka.people.company.inviting import Sent
from igroteka.people.company.service import Company
from igroteka.people.data import Data, bots_of
from igroteka.people.moving import Moved, Moving
from igroteka.people.notices.service import Notices
from igroteka.people.notices.watching import Telling
from igroteka.people.notices.writing import INVITED
from igroteka.people.passkeys import Passkeys, Place, Purpose
from igroteka.people.ratings import Ratings
from igroteka.people.recovery import Recovery
from igroteka.people.sessions import Sessions
from igroteka.people.tokens import FOR_BOTS, Tokens
from igroteka.tables.checking import LONGEST_NAME, checked_text
from igroteka.tables.errors import Forbidden, NotFound, Refused
from igroteka.tables.people import TOKEN_PREFIX, new_person
from igroteka.tables.service import Tables

MOST_BOTS: Final = 20
"""So many bots one person may have."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody has signed in."""

    account: Account
    moved: Moved


class People:
    """The people of this host.

    `accounts` knows those who want to be found again, `passkeys` and `recovery` let them in,
    `sessions` knows which cookies count, `tokens` which programs act for them; `moving` brings
    along what a cookie held, `belongings` what a browser keeps, and `data` tells or deletes it all.
    `notices` tells who wants to be told, `company` is all that people have among each
    other, `ratings` knows how well they play.
    """

    def __init__(self, tables: Tables, telling: Telling | None = None) -> None:
        self.tables = tables
        store, wall = tables.store, tables.wall
        self.accounts = Accounts(store.database, wall)
        self.sessions = Sessions(tables.keeper)
        self.tokens = Tokens(tables.keeper, wall)
        self.passkeys = Passkeys(store, wall)
        self.recovery = Recovery(store, wall)
        self.belongings = Belongings(self.accounts)
        self.moving = Moving(tables.rewriting, wall)
        self.data = Data(tables, self.sessions, self.tokens, wall)
        self.notices = Notices(tables, telling)
        self.company = Company(tables, self.accounts)
        self.company.invitations.watchers.append(self._tell_invited)
        self.ratings = Ratings(store.database, self.accounts)

    async def start(self) -> None:
        """Read what has to be known before anybody comes."""
        await self.sessions.load()
        await self.company.avoiding.refresh()
        self.notices.start()

    def _tell_invited(self, sent: Sent) -> None:
        told = self.notices.tell(sent.invited, INVITED, table=sent.table, name=sent.inviter)
        self.tables.keeper.background.start(told)

    async def me(self, person: str) -> Account:
        """Return the account of a person.

        :raises Forbidden: if they have none.
        """
        account = await self.accounts.of(person)
        if account is None:
            raise Forbidden("error-no-own-account")
        return account

    # --- signing in ---------------------------------------------------------------------------

    async def ask(self, person: str, purpose: Purpose, place: Place, name: str) -> dict[str, Any]:
        """Return what a browser is to ask a device for, for who comes as *person*."""
        if purpose == Purpose.PASSKEY:
            name = (await self.me(person)).name
        elif purpose == Purpose.ACCOUNT:
            name = await self._checked_new(person, name)
        return await self.passkeys.ask(person, purpose, place, person, name)

    async def create(
        self,
        person: str,
        name: str,
        place: Place | None,
        answer: dict[str, Any] | None,
        device: str,
    ) -> tuple[Account, str]:
        """Make an account with a passkey, or without one where a browser has none.

        Return it and its recovery code, which nobody can be told again.
        """
        name = await self._checked_new(person, name)
        device = checked_text(device, LONGEST_NAME, "error-bad-name")
        made = None
        if answer is not None and place is not None:
            made = await self.passkeys.check_new(answer, person, Purpose.ACCOUNT, place)
        account = await self.accounts.create(person, name)
        if made is not None:
            await self.passkeys.add(person, made, device)
        return account, await self.recovery.renew(person)

    async def _checked_new(self, person: str, name: str) -> str:
        """Return the name for a new account; on a private host only who may come in gets one."""
        await self.company.doors.check(person)
        return await self.accounts.check_new(person, name)

    async def add_passkey(
        self, person: str, place: Place, answer: dict[str, Any], device: str
    ) -> None:
        """Let a person sign in with a further passkey."""
        await self.me(person)
        made = await self.passkeys.check_new(answer, person, Purpose.PASSKEY, place)
        await self.passkeys.add(person, made, device)

    async def sign_in(self, person: str, place: Place, answer: dict[str, Any]) -> SignedIn:
        """Let in who shows a passkey; what they held as *person* comes along."""
        return await self._signed_in(person, await self.passkeys.check(answer, person, place))

    async def recover(self, person: str, code: str) -> SignedIn:
        """Let in who has a recovery code, which ends by it; what they held comes along."""
        if person.startswith(TOKEN_PREFIX):
            raise Refused("error-account-by-token")
        return await self._signed_in(person, await self.recovery.use(code))

    async def _signed_in(self, was: str, person: str) -> SignedIn:
        account = await self.accounts.of(person)
        if account is None:  # it was deleted in this very moment
            raise NotFound("error-no-account")
        return SignedIn(account, await self.moving.move(was, person))

    # --- bots ---------------------------------------------------------------------------------

    async def bots(self, owner: str) -> list[Account]:
        """Return the accounts of a person's bots, by name."""
        found = await self.tables.store.database.read(lambda connection: bots_of(connection, owner))
        known = await self.accounts.of_all(bot for bot, _ in found)
        return sorted(known.values(), key=lambda bot: bot.name)

    async def create_bot(self, owner: str, name: str) -> tuple[Account, str]:
        """Make an account for a program of a person; return it, and a token to play with."""
        account = await self.me(owner)
        if account.bot:
            raise Refused("error-bot-owner")
        if len(await self.bots(owner)) >= MOST_BOTS:
            raise Refused("error-too-many-bots", most=MOST_BOTS)
        bot = await self.accounts.create(new_person(), name, bot=True, owner=owner)
        token, _ = await self.tokens.make(bot.person, bot.name, FOR_BOTS)
        return bot, token

    async def bot(self, owner: str, public: str) -> Account:
        """Return a bot of a person.

        :raises NotFound: if they have no such bot.
        """
        for bot in await self.bots(owner):
            if bot.public == public:
                return bot
        raise NotFound("error-no-own-bot")

    async def whose(self, owner: str) -> list[str]:
        """Return the people whose tokens a person may make and revoke: oneself, and one's bots."""
        return [owner, *(bot.person for bot in await self.bots(owner))]
