"""The pages: what people see and touch. Pure functions of what `Tables` tells."""

from __future__ import annotations

from igroteka.web.pages.about import error_page
from igroteka.web.pages.answers import html, reader_of
from igroteka.web.pages.app import app_router
from igroteka.web.pages.company_routes import company_router
from igroteka.web.pages.holidays import holidays_router
from igroteka.web.pages.ladder_routes import ladder_router
from igroteka.web.pages.me_routes import me_router
from igroteka.web.pages.notice_routes import notice_router
from igroteka.web.pages.orders_routes import orders_router
from igroteka.web.pages.puzzle_routes import puzzle_router
from igroteka.web.pages.routes import pages_router
from igroteka.web.pages.rules_routes import rules_router
from igroteka.web.pages.table_routes import table_router

__all__ = ["error_page", "html", "reader_of", "route_handlers"]

route_handlers = [
    pages_router,
    rules_router,
    puzzle_router,
    ladder_router,
    me_router,
    orders_router,
    table_router,
    company_router,
    holidays_router,
    notice_router,
    app_router,
]
