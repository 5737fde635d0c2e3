"""The page of one's holidays: when one's clocks of days stand still."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

import htpy as h
from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.response import Redirect

from igroteka.face import said
from igroteka.tables.errors import TableError
from igroteka.tables.holidays import MOST_DAYS, Holiday
from igroteka.tables.service import Tables
from igroteka.web.asking import Person, TheTables
from igroteka.web.pages import bits
from igroteka.web.pages.answers import TheForm, TheReader, give_form, give_reader, go, html
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import Reader


def holidays_page(
    reader: Reader,
    holidays: Sequence[Holiday],
    today: date,
    form: Mapping[str, str] | None = None,
    complaint: str = "",
) -> h.Element:
    """Return the page; once more as it was sent, if it was refused."""
    words, sent = reader.words, form or {}
    left = MOST_DAYS - sum(day.year == today.year for holiday in holidays for day in holiday.days)
    return frame(
        reader,
        words("holidays-title"),
        h.main("#main.page.narrow")[
            h.h1[words("holidays-title")],
            h.p(".lead")[words("holidays-about")],
            bits.complaint(complaint),
            bits.post_form(
                "/holidays",
                (
                    h.div(".field")[
                        h.label(for_=name)[words(f"holidays-{name}")],
                        h.input(
                            f"#{name}",
                            type="date",
                            name=name,
                            min=today.isoformat(),
                            value=sent.get(name, today.isoformat()),
                            required=True,
                        ),
                    ]
                    for name in ("since", "until")
                ),
                h.p(".muted")[words("holidays-left", n=left, year=str(today.year))],
                h.div(".buttons")[h.button(".button.main")[words("holidays-add")]],
                class_="form sheet",
            ),
            h.section(".sheet")[
                h.h2[words("holidays-mine")],
                h.ul(".plain")[
                    (
                        holiday_line(reader, holiday, today)
                        for holiday in holidays
                        if holiday.until >= today.isoformat()
                    )
                ],
            ]
            if any(holiday.until >= today.isoformat() for holiday in holidays)
            else None,
        ],
        crumb=words("holidays-title"),
    )


def holiday_line(reader: Reader, holiday: Holiday, today: date) -> h.Element:
    """Return one stretch of holidays, and how it is called off."""
    words = reader.words
    begun = holiday.since <= today.isoformat()
    return h.li[
        bits.post_form(
            "/holidays/cancel",
            bits.hidden("since", holiday.since),
            h.span[
                h.time(datetime=holiday.since)[written(holiday.since)],
                [" – ", h.time(datetime=holiday.until)[written(holiday.until)]]
                if holiday.until != holiday.since
                else None,
            ],
            None
            if begun and holiday.until == today.isoformat()
            else h.button(".button.quiet")[words("holidays-end" if begun else "holidays-cancel")],
            class_="row",
        )
    ]


def written(day: str) -> str:
    """Return a day as people write it.

    >>> written("2026-11-20")
    '20.11.2026'
    """
    return f"{date.fromisoformat(day):%d.%m.%Y}"


@get("/")
async def show(tables: TheTables, person: Person, reader: TheReader) -> Response[str]:
    """Show one's holidays."""
    found = await tables.holidays.of(person)
    return html(holidays_page(reader, found, tables.holidays.today))


@post("/")
async def add(
    form: TheForm, tables: TheTables, person: Person, reader: TheReader
) -> Response[str] | Redirect:
    """Have holidays."""
    try:
        await tables.holidays.add(person, form.get("since", ""), form.get("until", ""))
    except TableError as error:
        found, today = await tables.holidays.of(person), tables.holidays.today
        page = holidays_page(reader, found, today, form, said(error, reader.words))
        return html(page, status=error.status)
    return go("/holidays")


@post("/cancel")
async def cancel(form: TheForm, tables: TheTables, person: Person) -> Redirect:
    """Have none after all."""
    await tables.holidays.cancel(person, form.get("since", ""))
    return go("/holidays")


holidays_router = Router(
    "/holidays",
    route_handlers=[show, add, cancel],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[Tables, Reader],
    include_in_schema=False,
)
