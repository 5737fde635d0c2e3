"""The pages: what people see and touch. Pure functions of what `Tables` tells."""

from __future__ import annotations

from igroteka.web.pages.about import error_page
from igroteka.web.pages.answers import html, reader_of
from igroteka.web.pages.puzzle_routes import puzzle_router
from igroteka.web.pages.routes import pages_router
from igroteka.web.pages.rules_routes import rules_router
from igroteka.web.pages.table_routes import table_router

__all__ = ["error_page", "html", "reader_of", "route_handlers"]

route_handlers = [pages_router, rules_router, puzzle_router, table_router]
