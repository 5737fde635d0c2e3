"""The addresses of one's own page, and what they do: all of it through `People`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from igroteka.people.moving import Moved
from igroteka.people.service import People
from igroteka.people.tokens import SCOPES
from igroteka.tables.errors import TableError
from igroteka.tables.service import Tables
from igroteka.web.admission import ACCOUNT, SIGNS_IN
from igroteka.web.asking import Person, ThePeople
from igroteka.web.pages.answers import (
    AnyRequest,
    TheForm,
    TheReader,
    give_form,
    give_reader,
    go,
    html,
)
from igroteka.web.pages.me import Mine, code_page, delete_page, me_page, stranger_page
from igroteka.web.pages.reader import Reader
from igroteka.web.signing import (
    check_browser,
    checked_place,
    let_in,
    place_here,
    sign_out,
    stay_nobody,
    stay_signed_in,
)

ANSWER = msgspec.json.Decoder(dict[str, Any])


def credential_in(form: dict[str, str]) -> dict[str, Any]:
    """Return what a device has answered.

    :raises TableError: if that is nothing.
    """
    try:
        return ANSWER.decode(form.get("credential", ""))
    except (msgspec.MsgspecError, RecursionError):
        raise TableError("error-bad-passkey") from None


async def mine_of(people: People, person: str) -> Mine | None:
    """Return all that one's own page shows; None: there is no account."""
    account = await people.accounts.of(person)
    if account is None:
        return None
    bots = await people.bots(person)
    return Mine(
        account,
        await people.passkeys.of(person),
        await people.recovery.made(person),
        await people.tokens.of([person, *(bot.person for bot in bots)]),
        bots,
    )


async def shown(
    request: AnyRequest,
    reader: Reader,
    people: People,
    person: str,
    moved: Moved | None = None,
    new_token: str = "",
    *,
    others_out: bool = False,
) -> Response[str]:
    """Answer with one's own page, and what has just happened."""
    can_passkeys = place_here(request) is not None
    mine = await mine_of(people, person)
    if mine is None:
        return html(stranger_page(reader, can_passkeys))
    moved = moved or Moved()
    reader = replace(reader, me=mine.account.name)
    told = replace(
        mine,
        moved=len(moved.tables),
        left=moved.left,
        new_token=new_token,
        others_out=others_out,
    )
    return html(me_page(reader, told, can_passkeys))


@get("/")
async def show_me(
    request: AnyRequest,
    reader: TheReader,
    people: ThePeople,
    person: Person,
    done: FromQuery[str] = "",
) -> Response[str]:
    """Show one's own page, or what an account is for."""
    await people.belongings.note(person, request.cookies)
    account = await people.accounts.of(person)
    if account is not None and reader.me and reader.me != account.name:
        stay_signed_in(request, account)  # it was called otherwise on another device
    return await shown(request, reader, people, person, others_out=done == "others")


@get(["/account", "/sign-in", "/recover", "/recovery", "/tokens", "/bots"])
async def show_me_again() -> Redirect:
    """Lead who opens again what a form was answered with to one's own page."""
    return go("/me")


@post("/account", opt=SIGNS_IN)
async def make_account(
    request: AnyRequest, form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str]:
    """Make an account, with a passkey if the browser has asked for one; show the code."""
    check_browser(request)
    with_passkey = bool(form.get("credential"))
    answer = credential_in(form) if with_passkey else None
    place = checked_place(request) if with_passkey else None
    device = form.get("device") or "—"
    account, code = await people.create(person, form.get("name", ""), place, answer, device)
    await people.belongings.merged(account, request.cookies)
    stay_signed_in(request, account)
    return html(code_page(replace(reader, me=account.name), account.name, code))


@post("/sign-in", opt=SIGNS_IN)
async def sign_in(
    request: AnyRequest, form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str]:
    """Sign in with a passkey, and tell what came along."""
    check_browser(request)
    answer = credential_in(form)
    signed_in = await people.sign_in(person, checked_place(request), answer)
    await let_in(request, people, signed_in)
    return await shown(request, reader, people, signed_in.account.person, signed_in.moved)


@post("/recover", opt=SIGNS_IN)
async def recover(
    request: AnyRequest, form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str]:
    """Sign in with the recovery code, and tell what came along."""
    check_browser(request)
    signed_in = await people.recover(person, form.get("code", ""))
    await let_in(request, people, signed_in)
    return await shown(request, reader, people, signed_in.account.person, signed_in.moved)


@post("/recovery", opt=SIGNS_IN)
async def renew_code(reader: TheReader, people: ThePeople, person: Person) -> Response[str]:
    """Make a new recovery code, and show it."""
    account = await people.me(person)
    return html(code_page(reader, account.name, await people.recovery.renew(person)))


@post("/name")
async def rename(request: AnyRequest, form: TheForm, people: ThePeople, person: Person) -> Redirect:
    """Call one's account otherwise."""
    await people.me(person)
    await people.accounts.rename(person, form.get("name", ""))
    stay_signed_in(request, await people.me(person))
    return go("/me")


@post("/passkeys", opt=SIGNS_IN)
async def add_passkey(
    request: AnyRequest, form: TheForm, people: ThePeople, person: Person
) -> Redirect:
    """Add a passkey."""
    check_browser(request)
    answer, device = credential_in(form), form.get("device") or "—"
    await people.add_passkey(person, checked_place(request), answer, device)
    return go("/me")


@post("/passkeys/{id:str}")
async def change_passkey(
    id: FromPath[str], form: TheForm, people: ThePeople, person: Person
) -> Redirect:
    """Name a passkey, or remove it."""
    if form.get("does") == "remove":
        await people.passkeys.remove(person, id)
    else:
        await people.passkeys.rename(person, id, form.get("name", ""))
    return go("/me")


@post("/sign-out")
async def sign_out_here(request: AnyRequest, people: ThePeople, person: Person) -> Redirect:
    """Sign this browser out."""
    await sign_out(request, people, person, others=False)
    return go("/me")


@post("/sign-out-others")
async def sign_out_others(request: AnyRequest, people: ThePeople, person: Person) -> Redirect:
    """Sign all other browsers out."""
    await sign_out(request, people, person, others=True)
    return go("/me?done=others")


@post("/tokens")
async def make_token(
    request: AnyRequest, form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str]:
    """Make a token, and show it."""
    await people.me(person)
    bot = form.get("bot", "")
    whose = (await people.bot(person, bot)).person if bot else person
    scopes: Collection[str] = [scope for scope in SCOPES if form.get(f"scope-{scope}") == "yes"]
    token, _ = await people.tokens.make(whose, form.get("name", ""), scopes)
    return await shown(request, reader, people, person, new_token=token)


@post("/tokens/{id:str}")
async def revoke_token(id: FromPath[str], people: ThePeople, person: Person) -> Redirect:
    """Revoke a token."""
    await people.tokens.revoke(await people.whose(person), id)
    return go("/me")


@post("/bots")
async def make_bot(
    request: AnyRequest, form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str]:
    """Make a bot, and show its token."""
    _, token = await people.create_bot(person, form.get("name", ""))
    return await shown(request, reader, people, person, new_token=token)


@post("/bots/{public:str}")
async def delete_bot(public: FromPath[str], people: ThePeople, person: Person) -> Redirect:
    """Delete a bot."""
    await people.data.forget((await people.bot(person, public)).person)
    return go("/me")


@get("/delete")
async def ask_to_delete(reader: TheReader, people: ThePeople, person: Person) -> Response[str]:
    """Ask whether really all is to be deleted."""
    return html(delete_page(reader, await people.me(person)))


@post("/delete")
async def delete_me(request: AnyRequest, people: ThePeople, person: Person) -> Redirect:
    """Delete all that is stored of somebody."""
    await people.me(person)
    await people.data.forget(person)
    stay_nobody(request)
    return go("/me")


me_router = Router(
    "/me",
    route_handlers=[
        show_me,
        make_account,
        sign_in,
        show_me_again,
        recover,
        renew_code,
        rename,
        add_passkey,
        change_passkey,
        sign_out_here,
        sign_out_others,
        make_token,
        revoke_token,
        make_bot,
        delete_bot,
        ask_to_delete,
        delete_me,
    ],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[People, Tables, Reader],
    opt=ACCOUNT,
    include_in_schema=False,
)
