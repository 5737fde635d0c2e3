"""The pages: what people see and touch. Pure functions of what `Tables` tells."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import Response

from igroteka.web.pages.about import error_page as drawn_error
from igroteka.web.pages.answers import AnyRequest, reader_of
from igroteka.web.pages.messages import sentence_of
from igroteka.web.pages.routes import pages_router
from igroteka.web.pages.table_routes import table_router

__all__ = ["error_page", "route_handlers"]

route_handlers = [pages_router, table_router]


def error_page(
    request: AnyRequest,
    status: int,
    message: str,
    arguments: Mapping[str, str | int],
    sentence: str,
) -> Response[object]:
    """Answer an error with a page in the reader's language."""
    reader = reader_of(request)
    page = drawn_error(reader, status, sentence_of(reader, message, arguments, sentence))
    return Response(str(page), status_code=status, media_type="text/html; charset=utf-8")
