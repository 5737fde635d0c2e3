"""The pages: what people see and touch. Pure functions of what `Tables` tells."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import Response, Router
from litestar.di import Provide

from igroteka.tables.service import Tables
from igroteka.web.pages import routes, table_routes
from igroteka.web.pages.about import error_page as drawn_error
from igroteka.web.pages.answers import AnyRequest, give_form, give_reader, reader_of
from igroteka.web.pages.messages import sentence_of
from igroteka.web.pages.reader import Reader

__all__ = ["error_page", "route_handlers"]

route_handlers = [
    Router(
        "/",
        route_handlers=[
            routes.lobby,
            routes.set_name,
            routes.set_language,
            routes.set_theme,
            routes.new_form,
            routes.new_table,
            routes.return_to,
            routes.rules,
            routes.help_topic,
            routes.upload_form,
            routes.upload,
            table_routes.show_table,
            table_routes.show_area,
            table_routes.sit,
            table_routes.leave,
            table_routes.set_bot,
            table_routes.start,
            table_routes.resize,
            table_routes.act,
            table_routes.undo,
            table_routes.vote,
            table_routes.stand_in,
            table_routes.take_back,
            table_routes.chat,
            table_routes.again,
            table_routes.record,
            table_routes.replay_from_start,
            table_routes.replay,
            table_routes.continue_from,
        ],
        dependencies={
            "reader": Provide(give_reader),
            "form": Provide(give_form),
        },
        signature_types=[Tables, Reader],
    )
]


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
