"""From requests to readers, and from elements to answers."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

import htpy as h
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.response import Redirect

from igroteka.tables.service import LONGEST_NAME
from igroteka.web.pages.reader import THEMES, Reader, own_path, pick_language

AnyRequest = Request[Any, Any, Any]
TheReader = NamedDependency[Reader]
"""Who reads, for handlers that ask for `reader`."""
TheForm = NamedDependency[dict[str, str]]
"""The fields of a form, for handlers that ask for `form`."""
YEAR = 365 * 24 * 3600


def reader_of(request: AnyRequest) -> Reader:
    """Return who reads, from the cookies and what the browser prefers."""
    cookies = request.cookies
    theme = cookies.get("theme", "auto")
    query = request.url.query
    safe = request.method == "GET"
    return Reader(
        lang=pick_language(cookies.get("lang"), request.headers.get("accept-language", "")),
        theme=theme if theme in THEMES else "auto",
        name=unquote(cookies.get("name", ""))[:LONGEST_NAME],
        confirm=cookies.get("confirm") != "no",
        again=cookies.get("again", "900"),
        path=own_path(request.url.path + (f"?{query}" if query else "")) if safe else "/",
        origin=f"{request.url.scheme}://{request.headers.get('host', 'localhost')}",
    )


async def give_reader(request: AnyRequest) -> Reader:
    """Return who reads, for handlers that ask for `reader`."""
    return reader_of(request)


async def give_form(request: AnyRequest) -> dict[str, str]:
    """Return the fields of a form, for handlers that ask for `form`; the last of each counts."""
    sent = await request.form()
    return {key: value for key, value in sent.multi_items() if isinstance(value, str)}


def html(content: h.Renderable, status: int = 200) -> Response[str]:
    """Answer with a page or a part of one."""
    return Response(str(content), status_code=status, media_type="text/html; charset=utf-8")


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
