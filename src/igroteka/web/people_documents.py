"""The JSON documents of the API about oneself: account, passkeys, tokens, bots."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.params import PathParameter
from msgspec import Meta, Struct

from igroteka.people.accounts import Account
from igroteka.people.passkeys import Purpose
from igroteka.people.service import SignedIn
from igroteka.people.tokens import Token
from igroteka.web.documents import Asked, Name

Short = Annotated[str, Meta(max_length=120)]
Key = Annotated[str, Meta(pattern="^[a-z0-9/_-]{1,80}$")]
Day = Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]
TokenId = Annotated[str, PathParameter(description="The token's id.", max_length=16)]
PasskeyId = Annotated[str, PathParameter(description="The passkey's id.", max_length=16)]
Public = Annotated[str, PathParameter(description="The bot's id in links.", max_length=16)]


class Me(Struct):
    """An account as its owner sees it."""

    name: str
    public: str
    """The id in links to its page."""
    bot: bool
    """Whether a program plays."""
    created: float


class AskDevice(Asked):
    """What a browser is to ask a device for."""

    purpose: Purpose
    """To make an account, to add a passkey to it, or to sign in."""
    name: Short = ""
    """What a new account is to be called."""


class NewAccount(Asked):
    """Make an account."""

    name: Name
    credential: dict[str, Any] | None = None
    """What the device has answered, as browsers write it in JSON; None: no passkey for now."""
    device: Short = "—"
    """What the passkey is called, to tell it from others."""


class AccountMade(Struct):
    """A new account."""

    name: str
    public: str
    """The id in links to its page."""
    recovery_code: str
    """Leads back when all passkeys are lost; it is never shown again."""


class RecoveryCode(Struct):
    """A new recovery code; the old one has ended."""

    recovery_code: str
    """It is never shown again."""


class NewPasskey(Asked):
    """Add a passkey."""

    credential: dict[str, Any]
    """What the device has answered, as browsers write it in JSON."""
    device: Short = "—"
    """What the passkey is called, to tell it from others."""


class PasskeyDocument(Struct):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None
    """When somebody last signed in with it."""


class SignIn(Asked):
    """Sign in with a passkey."""

    credential: dict[str, Any]
    """What the device has answered, as browsers write it in JSON."""


class Recover(Asked):
    """Sign in with the recovery code, which ends by it."""

    code: Short


class SignedInDocument(Struct):
    """Who has signed in, and what came along."""

    name: str
    public: str
    """The id in links to its page."""
    moved: list[str]
    """Tables at which the browser held a seat that is now the account's."""
    left: list[str]
    """Tables at which the account has another seat already; nothing was changed there."""


class SignOut(Asked):
    """Sign out."""

    others: bool = False
    """Whether all other browsers are signed out, and this one stays; else this one alone."""


class NewToken(Asked):
    """Make a token."""

    name: Name
    """What it is for."""
    scopes: Annotated[list[Short], Meta(max_length=10)]
    """Of read, play, tables and account."""
    bot: Short = ""
    """The id in links of a bot of yours that it is for; empty: it is for yourself."""


class TokenDocument(Struct):
    """A token of mine or of a bot of mine."""

    id: str
    name: str
    of: str
    """Whom it acts for: a name."""
    scopes: list[str]
    created: float
    used: float | None
    """When it was last used, to the minute."""


class TokenMade(Struct):
    """A new token."""

    id: str
    token: str
    """Send it as `Authorization: Bearer …`; it is never shown again."""


class NewBot(Asked):
    """Make an account for a program of yours."""

    name: Name


class BotMade(Struct):
    """A new bot."""

    name: str
    public: str
    """The id in links to its page."""
    token: str
    """It plays with this token, which is never shown again."""


class Puzzles(Asked):
    """Which puzzles are solved."""

    solved: Annotated[dict[Key, Day], Meta(max_length=5000)] = {}
    """Puzzles, with the day of which each was the puzzle; empty: of none."""
    days: Annotated[list[Day], Meta(max_length=5000)] = []
    """The days of which the puzzle was solved."""


class SolvedPuzzles(Struct):
    """Which puzzles are solved, on any device."""

    solved: dict[str, str]
    """Puzzles, with the day of which each was the puzzle; empty: of none."""
    days: list[str]
    """The days of which the puzzle was solved."""


def me_document(account: Account) -> Me:
    """Return an account as its owner sees it."""
    return Me(account.name, account.public, account.bot, account.created)


def signed_in_document(signed_in: SignedIn) -> SignedInDocument:
    """Return who has signed in."""
    account, moved = signed_in.account, signed_in.moved
    return SignedInDocument(account.name, account.public, moved.tables, moved.left)


def token_document(token: Token, of: str) -> TokenDocument:
    """Return a token, with the name of whom it acts for."""
    scopes = list(token.scopes)
    return TokenDocument(token.id, token.name, of, scopes, token.created, token.used)
