"""Our pages as an app on a phone: its manifest, its worker, and the page without a server."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

import htpy as h
from litestar import Response, Router, get
from litestar.di import Provide

from igroteka.face import LANGUAGES, words_of
from igroteka.face.palette import SURFACES
from igroteka.web.assets import ASK_AGAIN, asset_url, assets
from igroteka.web.pages.about import lost_drawing
from igroteka.web.pages.answers import TheReader, give_reader, html
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import WEB, Reader
from igroteka.web.sites import SHARED

KEPT: Final = (
    "palette.css",
    "style.css",
    "lobby.css",
    "page.js",
    "icon.svg",
    "icon-192.png",
    "icon-status-96.png",
)
"""What the worker keeps besides the page that it shows: what that page wears, and its own icons."""
RECORDS: Final = ["text/plain", "application/json", ".txt", ".json"]
"""What files with records are."""


def manifest(reader: Reader) -> dict[str, Any]:
    """Return what a phone must know of us as an app."""
    words = reader.words
    icons = [
        {"src": asset_url(f"icon-{name}.png"), "sizes": size, "type": "image/png", "purpose": use}
        for name, size, use in (
            ("192", "192x192", "any"),
            ("512", "512x512", "any"),
            ("maskable-512", "512x512", "maskable"),
        )
    ]
    return {
        "id": "/",
        "name": words("site-title"),
        "short_name": words("site-title"),
        "description": words("site-tagline"),
        "lang": reader.lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": SURFACES["paper"].light,
        "theme_color": SURFACES["sheet"].light,
        "categories": ["games"],
        "icons": icons,
        "share_target": {
            "action": SHARED,
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {"files": [{"name": "record", "accept": RECORDS}]},
        },
    }


@get("/manifest.webmanifest")
async def show_manifest(reader: TheReader) -> Response[str]:
    """Say what kind of an app we are."""
    text = json.dumps(manifest(reader), ensure_ascii=False)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language, cookie"}
    return Response(text, media_type="application/manifest+json", headers=headers)


@get("/worker.js")
async def show_worker() -> Response[str]:
    """Send the worker; it stands at the root, since it is there for all pages."""
    kept = json.dumps(["/offline", *map(asset_url, KEPT)])
    script = assets()["worker.js"].plain.decode().replace('["%FILES%"]', kept)
    return Response(script, media_type="text/javascript", headers={"cache-control": ASK_AGAIN})


@get("/offline")
async def show_offline(reader: TheReader) -> Response[str]:
    """Send the page that is shown when nobody can be reached."""
    return html(offline_page(reader))


def offline_page(reader: Reader) -> h.Element:
    """Return the page without a server, in all languages: it is kept from when there was one."""
    others = [lang for lang in LANGUAGES if lang != reader.lang]
    # The browser keeps it, also when its reader has signed out: it names nobody.
    nobody = replace(reader, me=reader.words("me-title"), waits=None)
    return frame(
        nobody,
        reader.words("offline-title"),
        h.main("#main.page.narrow")[
            h.div(".lost")[
                lost_drawing(),
                without_server(reader.lang, h.h1),
                (without_server(lang, h.h2) for lang in others),
            ]
        ],
    )


def without_server(lang: str, heading: h.Element) -> h.Element:
    """Return what to do about it, in one language."""
    words = words_of(lang, WEB)
    return h.section(lang=lang)[
        heading[words("offline-title")],
        h.p(".lead")[words("offline-how")],
        h.p[h.a(".button.main", href="/")[words("offline-again")]],
    ]


app_router = Router(
    "/",
    route_handlers=[show_manifest, show_worker, show_offline],
    dependencies={"reader": Provide(give_reader)},
    signature_types=[Reader],
    include_in_schema=False,
)
