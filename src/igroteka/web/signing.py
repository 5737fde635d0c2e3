"""Signing in and out as a browser sees it: where its passkeys belong to, and its cookies."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from litestar import Request

from igroteka.people.accounts import Account
from igroteka.people.belongings import COOKIES as SETTINGS
from igroteka.people.passkeys import Place
from igroteka.people.service import People, SignedIn
from igroteka.tables.errors import Refused
from igroteka.tables.people import new_person
from igroteka.web.cookies import COOKIE_VALUE, COOKIES, ME, YEAR
from igroteka.web.sites import DEFAULT_PORTS, place_of

if TYPE_CHECKING:
    from igroteka.web.security import Guard

AnyRequest = Request[Any, Any, Any]
GONE: Final = "; Path=/; Max-Age=0; SameSite=Lax"


def passkey_place(origin: str, public_url: str) -> Place | None:
    """Return where passkeys belong to: the host's public address, or localhost; None: nowhere.

    Browsers have passkeys for names only, not for numbers, and only by https or on localhost. What
    a client calls us is believed on localhost alone.

    >>> passkey_place("http://localhost:8000", "")
    Place(id='localhost', origin='http://localhost:8000')
    >>> passkey_place("http://10.0.0.7:8000", "https://Tables.example.org:443")
    Place(id='tables.example.org', origin='https://tables.example.org')
    >>> passkey_place("https://elsewhere.example", "")
    """
    found = place_of(public_url or origin)
    if found is None or is_number(found[1]):
        return None
    scheme, host, port = found
    is_local = host == "localhost" or host.endswith(".localhost")
    if not is_local and (not public_url or scheme != "https"):
        return None
    shown = "" if port == DEFAULT_PORTS.get(scheme) else f":{port}"
    return Place(host, f"{scheme}://{host}{shown}")


def is_number(host: str) -> bool:
    """Say whether a host is called by a number."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def place_here(request: AnyRequest) -> Place | None:
    """Return where the passkeys of who asks belong to; None: there can be none."""
    public_url = request.app.state.settings.public_url
    return passkey_place(request.scope["state"]["origin"], public_url)


def checked_place(request: AnyRequest) -> Place:
    """Return where the passkeys of who asks belong to.

    :raises Refused: if there can be none.
    """
    place = place_here(request)
    if place is None:
        raise Refused("error-no-passkeys-here")
    return place


def check_browser(request: AnyRequest) -> None:
    """Refuse who comes with a token: cookies are a browser's.

    :raises Refused: saying so.
    """
    if request.scope["state"]["by_token"]:
        raise Refused("error-by-browser")


def stay_signed_in(
    request: AnyRequest, account: Account, settings: Mapping[str, str] | None = None
) -> None:
    """Have the browser be its owner's from now on, with these settings."""
    guard: Guard = request.app.state.guard
    kept = {ME: account.name, "name": account.name, **(settings or {})}
    request.scope["state"][COOKIES] = [
        guard.cookie_of(account.person),
        *(
            f"{name}={sent}; Path=/; Max-Age={YEAR}; SameSite=Lax".encode()
            for name, value in kept.items()
            if COOKIE_VALUE.fullmatch(sent := quote(value))
        ),
    ]


async def let_in(request: AnyRequest, people: People, signed_in: SignedIn) -> None:
    """Have the browser be the account's from now on, with the settings that it keeps."""
    account = signed_in.account
    settings = await people.belongings.merged(account, request.cookies)
    stay_signed_in(request, account, settings)


def stay_nobody(request: AnyRequest) -> None:
    """Have the browser be nobody's from now on: a new person, without any settings."""
    guard: Guard = request.app.state.guard
    gone = [f"{name}={GONE}".encode() for name in (ME, *SETTINGS) if name in request.cookies]
    request.scope["state"][COOKIES] = [guard.cookie_of(new_person()), *gone]


async def sign_out(request: AnyRequest, people: People, person: str, *, others: bool) -> None:
    """Sign this browser out, or all others."""
    check_browser(request)
    account = await people.me(person)
    if others:
        await people.sessions.end_others(person)
        stay_signed_in(request, account)
    else:
        await people.belongings.note(person, request.cookies)
        stay_nobody(request)
