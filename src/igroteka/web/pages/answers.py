"""From requests to readers, and from elements to answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import quote, unquote

import htpy as h
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.response import Redirect

from igroteka.people.company.mine import Waits
from igroteka.people.service import People
from igroteka.tables.checking import LONGEST_NAME
from igroteka.tables.errors import Unavailable
from igroteka.tables.pace import BOT_PACES, USUAL_PACE
from igroteka.tables.service import Tables
from igroteka.tables.thinking import LEVELS
from igroteka.web.cookies import COOKIES, ME
from igroteka.web.pages.parts import marked
from igroteka.web.pages.patches import Sent
from igroteka.web.pages.reader import (
    NOW_CALLED,
    THEMES,
    USUAL_LEVEL,
    Reader,
    own_path,
    pick_language,
)

AnyRequest = Request[Any, Any, Any]
TheReader = NamedDependency[Reader]
"""Who reads, for handlers that ask for `reader`."""
TheForm = NamedDependency[dict[str, str]]
"""The fields of a form, for handlers that ask for `form`."""
YEAR = 365 * 24 * 3600


def reader_of(request: AnyRequest) -> Reader:
    """Return who reads, from the cookies and what the browser prefers."""
    cookies = request.cookies
    query = request.url.query
    safe = request.method == "GET"
    is_new = bool(request.scope["state"][COOKIES])  # whom the cookies name was signed out elsewhere
    return Reader(
        lang=pick_language(cookies.get("lang"), request.headers.get("accept-language", "")),
        theme=one_of(THEMES, cookies.get("theme"), "auto"),
        name=unquote(cookies.get("name", ""))[:LONGEST_NAME],
        me="" if is_new else unquote(cookies.get(ME, ""))[:LONGEST_NAME],
        confirm=cookies.get("confirm") != "no",
        level=level_in(cookies.get("level", "")),
        surprise=cookies.get("surprise") == "yes",
        character=cookies.get("character", ""),
        pace=one_of(BOT_PACES, cookies.get("pace"), USUAL_PACE),
        sound=cookies.get("sound") == "yes",
        buzz=cookies.get("buzz") != "no",
        again=cookies.get("again", "900"),
        pin=int(pin) if len(pin := cookies.get("pin", "")) == 1 and pin in "01234" else None,
        quick=cookies.get("quick") != "no",
        path=own_path(request.url.path + (f"?{query}" if query else "")) if safe else "/",
        origin=request.scope["state"]["origin"],
    )


def one_of(known: Iterable[str], wanted: str | None, usual: str) -> str:
    """Return what was once chosen, if we still know it."""
    return wanted if wanted is not None and wanted in known else usual


def level_in(cookie: str) -> str:
    """Return the level that somebody asked for, perhaps when it was called otherwise."""
    return one_of(LEVELS, NOW_CALLED.get(cookie, cookie), USUAL_LEVEL)


async def give_reader(request: AnyRequest) -> Reader:
    """Return who reads, for handlers that ask for `reader`.

    Who gets a whole page is told how many tables wait; parts of one, as those that answer a move,
    ask the database nothing.
    """
    reader = reader_of(request)
    if request.method != "GET" or "x-parts" in request.headers:
        return reader
    at = request.path_params.get("table", "")
    return replace(reader, waits=await waits_of(request, at), at=at)


async def waits_of(request: AnyRequest, at: str) -> Waits | None:
    """Return how many tables wait for who asks; None: that cannot be known now."""
    people: People = request.app.state.people
    try:
        return await people.company.waits(request.scope["state"]["person"], at)
    except (Unavailable, ValueError):  # what can be shown without the database is shown
        return None


async def give_form(request: AnyRequest) -> dict[str, str]:
    """Return the fields of a form, for handlers that ask for `form`; the last of each counts."""
    sent = await request.form()
    return {key: value for key, value in sent.multi_items() if isinstance(value, str)}


def html(content: h.Renderable, status: int = 200) -> Response[str]:
    """Answer with a small page, drawn at once."""
    return written(marked(str(content), {}), status)


def written(text: str, status: int = 200) -> Response[str]:
    """Answer with a page that has been drawn."""
    return Response(text, status_code=status, media_type="text/html")


async def drawn(
    tables: Tables,
    draw: Callable[[], h.Renderable],
    have: Mapping[str, str] | None = None,
    sent: Sent | None = None,
    who: str = "",
) -> Response[str]:
    """Answer with a page or parts of one, without those that the reader is known to have.

    Of the others only what changed is written, if it is known what the reader was *sent*.
    It is drawn aside: that takes as long as many moves.
    """
    return written(await tables.aside.do(lambda: marked(str(draw()), have or {}, sent, who)))


def go(path: str, cookies: dict[str, str] | None = None) -> Redirect:
    """Answer by sending the browser elsewhere on this host, perhaps with things to remember."""
    kept = [
        Cookie(key=key, value=quote(value), max_age=YEAR, samesite="lax")
        for key, value in (cookies or {}).items()
    ]
    return Redirect(own_path(path), status_code=303, cookies=kept)


def number(form: dict[str, str], field: str, otherwise: int) -> int:
    """Return a whole number of a form."""
    text = form.get(field, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise
