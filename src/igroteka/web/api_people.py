"""The API about oneself: account, passkeys, recovery, tokens, bots, and all one's data."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response import Stream

from igroteka.web import people_documents as d
from igroteka.web.admission import ACCOUNT, SIGNS_IN
from igroteka.web.api_common import ERRORS
from igroteka.web.asking import Person, ThePeople
from igroteka.web.pages.answers import AnyRequest
from igroteka.web.signing import (
    check_browser,
    checked_place,
    let_in,
    place_here,
    sign_out,
    stay_nobody,
    stay_signed_in,
)

GUARDED = {**SIGNS_IN, **ACCOUNT}


@get("/me", responses=ERRORS)
async def me(people: ThePeople, person: Person) -> d.Me:
    """See who you are here, if you have an account."""
    return d.me_document(await people.me(person))


@post("/me/challenges", status_code=200, responses=ERRORS, opt=GUARDED)
async def ask_device(
    request: AnyRequest, data: JSONBody[d.AskDevice], people: ThePeople, person: Person
) -> dict[str, Any]:
    """Get what `navigator.credentials` is to be asked for, in a browser: `publicKey` in JSON.

    The challenge in it belongs to your cookie, and is good once and for five minutes.
    """
    check_browser(request)
    return await people.ask(person, data.purpose, checked_place(request), data.name)


@post("/me", responses=ERRORS, opt=GUARDED)
async def make_account(
    request: AnyRequest, data: JSONBody[d.NewAccount], people: ThePeople, person: Person
) -> d.AccountMade:
    """Make an account of the person that your cookie is: all that you hold stays yours."""
    check_browser(request)
    place = place_here(request) if data.credential is None else checked_place(request)
    account, code = await people.create(person, data.name, place, data.credential, data.device)
    stay_signed_in(request, account)
    return d.AccountMade(account.name, account.public, code)


@put("/me/name", status_code=204, responses=ERRORS, opt=ACCOUNT)
async def rename_me(data: JSONBody[d.NewBot], people: ThePeople, person: Person) -> None:
    """Call your account otherwise; tables keep the names that people sat down with."""
    await people.me(person)
    await people.accounts.rename(person, data.name)


@post("/me/sign-in", status_code=200, responses=ERRORS, opt=GUARDED)
async def sign_in(
    request: AnyRequest, data: JSONBody[d.SignIn], people: ThePeople, person: Person
) -> d.SignedInDocument:
    """Sign in with a passkey; the seats that your cookie held come along."""
    check_browser(request)
    signed_in = await people.sign_in(person, checked_place(request), data.credential)
    await let_in(request, people, signed_in)
    return d.signed_in_document(signed_in)


@post("/me/recover", status_code=200, responses=ERRORS, opt=GUARDED)
async def recover(
    request: AnyRequest, data: JSONBody[d.Recover], people: ThePeople, person: Person
) -> d.SignedInDocument:
    """Sign in with your recovery code, which ends by it: add a passkey, and make a new code."""
    check_browser(request)
    signed_in = await people.recover(person, data.code)
    await let_in(request, people, signed_in)
    return d.signed_in_document(signed_in)


@post("/me/recovery", status_code=200, responses=ERRORS, opt=GUARDED)
async def renew_code(people: ThePeople, person: Person) -> d.RecoveryCode:
    """Make a new recovery code; the old one ends."""
    await people.me(person)
    return d.RecoveryCode(await people.recovery.renew(person))


@post("/me/sign-out", status_code=204, responses=ERRORS, opt=ACCOUNT)
async def leave(
    request: AnyRequest, data: JSONBody[d.SignOut], people: ThePeople, person: Person
) -> None:
    """Sign this browser out, or all others."""
    await sign_out(request, people, person, others=data.others)


# --- passkeys -------------------------------------------------------------------------------


@get("/me/passkeys", responses=ERRORS, opt=ACCOUNT)
async def passkeys(people: ThePeople, person: Person) -> list[d.PasskeyDocument]:
    """List your passkeys, the oldest first."""
    await people.me(person)
    found = await people.passkeys.of(person)
    return [d.PasskeyDocument(key.id, key.name, key.created, key.used) for key in found]


@post("/me/passkeys", status_code=204, responses=ERRORS, opt=GUARDED)
async def add_passkey(
    request: AnyRequest, data: JSONBody[d.NewPasskey], people: ThePeople, person: Person
) -> None:
    """Add a passkey: of another device, say."""
    check_browser(request)
    await people.add_passkey(person, checked_place(request), data.credential, data.device)


@put("/me/passkeys/{id:str}/name", status_code=204, responses=ERRORS, opt=ACCOUNT)
async def rename_passkey(
    id: d.PasskeyId, data: JSONBody[d.NewBot], people: ThePeople, person: Person
) -> None:
    """Call a passkey otherwise."""
    await people.passkeys.rename(person, id, data.name)


@delete("/me/passkeys/{id:str}", responses=ERRORS, opt=ACCOUNT)
async def remove_passkey(id: d.PasskeyId, people: ThePeople, person: Person) -> None:
    """Remove a passkey; the last one only if there is a recovery code."""
    await people.passkeys.remove(person, id)


# --- tokens and bots ------------------------------------------------------------------------


@get("/me/tokens", responses=ERRORS, opt=ACCOUNT)
async def tokens(people: ThePeople, person: Person) -> list[d.TokenDocument]:
    """List your tokens and those of your bots, the newest first."""
    mine = await people.me(person)
    names = {bot.person: bot.name for bot in await people.bots(person)} | {person: mine.name}
    found = await people.tokens.of(list(names))
    return [d.token_document(token, names[token.person]) for token in found]


@post("/me/tokens", responses=ERRORS, opt=ACCOUNT)
async def make_token(data: JSONBody[d.NewToken], people: ThePeople, person: Person) -> d.TokenMade:
    """Make a token for a program that acts as you, or as a bot of yours."""
    await people.me(person)
    whose = (await people.bot(person, data.bot)).person if data.bot else person
    text, token = await people.tokens.make(whose, data.name, data.scopes)
    return d.TokenMade(token.id, text)


@delete("/me/tokens/{id:str}", responses=ERRORS, opt=ACCOUNT)
async def revoke_token(id: d.TokenId, people: ThePeople, person: Person) -> None:
    """Revoke a token of yours or of a bot of yours: from now on it is worth nothing."""
    await people.tokens.revoke(await people.whose(person), id)


@get("/me/bots", responses=ERRORS, opt=ACCOUNT)
async def bots(people: ThePeople, person: Person) -> list[d.Me]:
    """List your bots."""
    return [d.me_document(bot) for bot in await people.bots(person)]


@post("/me/bots", responses=ERRORS, opt=ACCOUNT)
async def make_bot(data: JSONBody[d.NewBot], people: ThePeople, person: Person) -> d.BotMade:
    """Make an account for a program of yours; everybody sees that it is a bot."""
    bot, token = await people.create_bot(person, data.name)
    return d.BotMade(bot.name, bot.public, token)


@delete("/me/bots/{public:str}", responses=ERRORS, opt=ACCOUNT)
async def delete_bot(public: d.Public, people: ThePeople, person: Person) -> None:
    """Delete a bot of yours and all that is stored of it."""
    await people.data.forget((await people.bot(person, public)).person)


# --- my data --------------------------------------------------------------------------------


@put("/me/puzzles", responses=ERRORS, opt=ACCOUNT)
async def puzzles(data: JSONBody[d.Puzzles], people: ThePeople, person: Person) -> d.SolvedPuzzles:
    """Tell which puzzles you have solved here, and get which you have solved anywhere."""
    await people.me(person)
    told = {"solved": data.solved, "days": data.days}
    return d.SolvedPuzzles(**await people.belongings.puzzles(person, told))


@get("/me/export", media_type="application/json", responses=ERRORS, opt=ACCOUNT)
async def export(people: ThePeople, person: Person) -> Stream:
    """Get all that is stored of you: account, settings, passkeys, tables, records, chat."""
    await people.me(person)
    headers = {"content-disposition": 'attachment; filename="igroteka-my-data.json"'}
    return Stream(people.data.told(person), media_type="application/json", headers=headers)


@delete("/me", responses=ERRORS, opt=ACCOUNT)
async def delete_me(request: AnyRequest, people: ThePeople, person: Person) -> None:
    """Delete your account and all that is stored of you and of your bots, for good."""
    await people.me(person)
    await people.data.forget(person)
    stay_nobody(request)


PEOPLE: list[HTTPRouteHandler] = [
    me,
    ask_device,
    make_account,
    rename_me,
    sign_in,
    recover,
    renew_code,
    leave,
    passkeys,
    add_passkey,
    rename_passkey,
    remove_passkey,
    tokens,
    make_token,
    revoke_token,
    bots,
    make_bot,
    delete_bot,
    puzzles,
    export,
    delete_me,
]
