"""Puts the application together.

Handlers anywhere in `igroteka.web` may ask for `tables` (the `Tables` service) and
`person` (who asks: the id from the signed cookie, or ``token:…``) by parameter name.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from igroteka.people.service import People
from igroteka.tables import counting
from igroteka.tables.service import Tables
from igroteka.web import pages
from igroteka.web.api import api_router
from igroteka.web.asking import Person, TheTables
from igroteka.web.assets import serve_asset
from igroteka.web.documents import ErrorDocument, Health
from igroteka.web.errors import WebError, refusal_behind, rule_behind, sentence_of
from igroteka.web.explaining import ExplainedJson, ExplainedYaml
from igroteka.web.heads import Heads
from igroteka.web.pages.patches import Sent
from igroteka.web.pages.reader import own_path
from igroteka.web.pages.routes import upload
from igroteka.web.security import Guard
from igroteka.web.settings import Settings
from igroteka.web.watching import Watch, route_of, watch_loop

log = logging.getLogger(__name__)
AnyRequest = Request[None, None, State]


@get("/health")
async def health(tables: TheTables) -> Response[Health]:
    """Say whether the server is well: whether what happens now can be stored."""
    problem = await tables.store.database.trouble()
    said = Health("ill" if problem else "ok", problem, len(tables.keeper.at_hand))
    return Response(said, status_code=503 if problem else 200)


async def give_person(request: AnyRequest) -> str:
    """Return who asks."""
    person: str = request.scope["state"]["person"]
    return person


async def give_tables(request: AnyRequest, person: Person) -> Tables:
    """Return the tables of this host.

    It names the person only to come after it: Litestar would start a group of tasks for two
    dependencies at once, which takes longer than both.
    """
    tables: Tables = request.app.state.tables
    return tables


async def give_people(request: AnyRequest, tables: TheTables) -> People:
    """Return the people of this host; after the tables, as these come after the person."""
    people: People = request.app.state.people
    return people


TOKENS = (
    "A token of a person, `igt_…`, made on the page /me or by `POST /api/me/tokens`. Its scopes: "
    "`read` (all GET requests), `play` (sit down, act, talk), `tables` (open tables), `account` "
    "(everything under /api/me)."
)
FOR_PROGRAMS = ("/api", "/schema", "/health", "/static")


def refused(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answer any error with a sentence in the reader's language.

    It is JSON for programs and a page for people.
    """
    refusal = refusal_behind(error)
    if refusal is None:
        log.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
        refusal = WebError(500, "error-server")
    counting.REFUSED.add(refusal.message)
    reader = pages.reader_of(request)
    sentence = sentence_of(refusal, reader.words)
    if not request.url.path.startswith(FOR_PROGRAMS):
        back = "" if request.method == "GET" else came_from(request, reader.origin)
        page = pages.error_page(reader, refusal.status, sentence, rule_behind(refusal), back)
        return pages.html(page, refusal.status)
    document = ErrorDocument(refusal.message, sentence, plain(refusal.arguments))
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(document, status_code=refusal.status, headers=headers or {})


def came_from(request: AnyRequest, origin: str) -> str:
    """Return the page of ours on which a form was filled in; empty: nobody knows."""
    page = request.headers.get("referer", "")
    path = page.removeprefix(origin)
    return path if path.startswith("/") and own_path(path) == path else ""


def plain(arguments: Mapping[str, object]) -> dict[str, str | int]:
    """Return a refusal's arguments as a program reads them: ids, numbers, English sentences."""
    return {
        name: value if isinstance(value, int) else str(value) for name, value in arguments.items()
    }


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the application; it opens the database when it is started."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def tables_open(app: Litestar) -> AsyncIterator[None]:
        app.state.settings = chosen
        app.state.sent = Sent()
        app.state.tables = await Tables.open(chosen.database, chosen.pace, chosen.bot_workers)
        try:
            app.state.people = guard.people = People(app.state.tables, chosen.telling)
            app.state.people.company.doors.private = chosen.private
            await app.state.people.start()
            app.state.guard = guard
            guard.secret = await app.state.tables.store.secret()
            if chosen.times:
                app.state.tables.keeper.background.start(watch_loop())
            yield
        finally:
            await app.state.tables.close()

    upload.request_max_body_size = int(chosen.limits.record)
    app = Litestar(
        route_handlers=[
            api_router(int(chosen.limits.record)),
            health,
            serve_asset,
            *pages.route_handlers,
        ],
        lifespan=[tables_open],
        dependencies={
            "tables": Provide(give_tables),
            "person": Provide(give_person),
            "people": Provide(give_people),
        },
        exception_handlers={Exception: refused},
        compression_config=CompressionConfig(
            backend="brotli",
            brotli_quality=7,
            brotli_gzip_fallback=True,
            gzip_compress_level=5,
            minimum_size=1000,
            exclude=["/stream$", "^/static/"],
        ),
        request_max_body_size=int(chosen.limits.body),
        openapi_config=OpenAPIConfig(
            title="Igroteka",
            version=version("igroteka"),
            description="Sit down at a table, see what your seat may know, act, listen.",
            use_handler_docstrings=True,
            render_plugins=[
                ExplainedJson(path=["/openapi.json", "/"]),
                ExplainedYaml(),
            ],
            components=Components(
                security_schemes={
                    "seat": SecurityScheme(
                        type="http", scheme="bearer", description="The token of a seat."
                    ),
                    "person": SecurityScheme(type="http", scheme="bearer", description=TOKENS),
                }
            ),
        ),
        signature_types=[People, Tables],
        debug=False,
        logging_config=None,
    )
    guard = Guard(app, chosen, refused)
    app.asgi_handler = Watch(Heads(guard), times=chosen.times)
    return app
