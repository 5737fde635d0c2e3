"""Time on the pages: which clock a table has, what is left to whom, and what comes of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import htpy as h

from igroteka.face import Look, icons
from igroteka.tables.clock import DAY, MINUTE, Clock, clock_of
from igroteka.tables.time_views import ClockView, SeatTime, TimeOutLine
from igroteka.tables.views import SeatView, Status, TableView
from igroteka.web.assets import asset_url
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

USUAL: Final = (
    *("live 5m+10s", "live 10m+15s", "live 20m+30s", "live 45m+60s"),
    *("days 1", "days 2", "days 3", "days 5 workdays", "days 7"),
)
"""The clocks that the pages offer; the API takes any."""
LOW_DAYS: Final = 6 * 3600
"""Of a decision's days, so many seconds are little."""
LOW_LIVE: Final = MINUTE


def clock_title(reader: Reader, clock: Clock | ClockView | None) -> str:
    """Return a clock in a few words."""
    words = reader.words
    if clock is None:
        return words("clock-none")
    if clock.kind == "days":
        return words("clock-workdays" if clock.workdays else "clock-days", n=clock.days)
    minutes, seconds = divmod(clock.bank, MINUTE)
    bank = words("clock-seconds", n=clock.bank) if seconds else words("clock-minutes", n=minutes)
    if not clock.increment:
        return words("clock-bank", bank=bank)
    return words("clock-live", bank=bank, increment=words("clock-seconds", n=clock.increment))


def title_of(reader: Reader, text: str) -> str:
    """Return in a few words the clock that a text names; empty: there is none."""
    return clock_title(reader, clock_of(text)) if text else ""


def clock_select(reader: Reader, id: str, chosen: str) -> h.Element:
    """Return the choice of a clock; one that only the API could set stays choosable."""
    offered = ["", *USUAL, *([] if chosen in ("", *USUAL) else [chosen])]
    return h.select(f"#{id}", name="clock")[
        (
            h.option(value=text, selected=text == chosen)[
                title_of(reader, text) or reader.words("clock-none")
            ]
            for text in offered
        )
    ]


def clock_field(reader: Reader, sent: str) -> h.Element:
    """Return the option of a new table."""
    chosen = sent if sent in USUAL else ""
    return h.div(".field")[
        h.label(for_="clock")[reader.words("clock")], clock_select(reader, "clock", chosen)
    ]


def clock_section(reader: Reader, table: TableView) -> h.Element:
    """Return, before the start, which clock there is and what happens when time is out."""
    words, clock = reader.words, table.clock
    chosen = "" if clock is None else clock.text
    return h.section(".sheet.form", data_part="clock")[
        h.h2[words("clock")],
        h.p[h.strong[clock_title(reader, clock)]],
        None
        if clock is None
        else h.p[words(f"clock-about-{clock.kind}", increment=clock.increment)],
        None if clock is None else h.p[words("clock-out-beforehand")],
        h.p[h.a(href="/holidays")[words("holidays-link")]]
        if clock is not None and clock.kind == "days"
        else None,
        bits.post_form(
            f"/t/{table.id}/clock",
            h.label(".unseen", for_="table-clock")[words("clock")],
            clock_select(reader, "table-clock", chosen),
            h.div(".buttons")[h.button(".button.quiet")[words("clock-set")]],
            class_="form",
            data_send=True,
        )
        if table.me is not None
        else None,
    ]


# --- at the table ---------------------------------------------------------------------------


def shown(seconds: float, reader: Reader) -> str:
    """Return a stretch of time as the clocks of players show it."""
    whole = int(seconds)
    if whole >= DAY:
        days, rest = divmod(whole, DAY)
        return reader.words("clock-left-days", days=days, hours=rest // 3600)
    minutes, seconds = divmod(whole, MINUTE)
    if minutes < 60:
        return f"{minutes:02}:{seconds:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def seat_clock(reader: Reader, table: TableView, seat: SeatView, look: Look) -> h.Node:
    """Return what is left to a player, beside the name; the script lets it run.

    Of a decision's days only who decides has something left.
    """
    time, clock = seat.time, table.clock
    if time is None or clock is None or table.status != Status.PLAYING or seat.stand_in is not None:
        return None
    words = reader.words
    if time.holiday_until is not None:
        last = datetime.fromtimestamp(time.holiday_until - 1, UTC)
        said = words("clock-holiday", day=f"{last:%d.%m.}")
        return h.span(".clock", title=said)[bits.icon(icons.CLOCK), h.span(".small")[said]]
    if clock.kind == "days" and not time.runs:
        return None
    left = time_left(table, time)
    low = LOW_DAYS if clock.kind == "days" else min(LOW_LIVE, clock.bank / 5)
    name = look.names[seat.seat]
    said = words("clock-low-mine") if seat.mine else words("clock-low", name=name)
    return h.span(
        class_=f"clock{' runs' if time.runs else ''}{' low' if left < low else ''}",
        title=words("clock-left"),
        data_ends=f"{time.ends_at:.1f}" if time.ends_at is not None else None,
        data_low=f"{low:g}",
        data_low_said=said if seat.mine else None,
        data_days=words("clock-left-days", days="%d", hours="%h"),
    )[
        bits.icon(icons.CLOCK),
        h.span(".unseen")[words("clock-left"), ": "],
        h.span(".numbers", data_left=True)[shown(left, reader)],
        h.span(".alarm")[h.span(aria_hidden="true")["!"], h.span(".unseen")[words("clock-little")]],
    ]


def time_left(table: TableView, time: SeatTime) -> float:
    """Return how long it will take until time is out; where it does not run, what is left."""
    return time.left if time.ends_at is None else max(0.0, time.ends_at - table.now)


def clock_script(table: TableView) -> h.Element | None:
    """Return the script that lets clocks run, where there are any."""
    if table.clock is None or table.status != Status.PLAYING:
        return None
    return h.script(type="module", src=asset_url("clocks.js"))


def timed_out_now(reader: Reader, table: TableView, look: Look) -> list[str]:
    """Return whose time is out at what is being decided now, for the others."""
    seats = dict.fromkeys(
        out.seat
        for out in table.timeouts
        if out.step == table.step and out.seat != table.me and table.seats[out.seat].stand_in
    )
    return [reader.words("time-out", name=look.names[seat]) for seat in seats]


def time_out_line(reader: Reader, out: TimeOutLine, look: Look) -> h.Element:
    """Return the line of the log that says that somebody's time was out."""
    name = look.names[out.seat]
    return h.li(".said.hinted")[
        bits.badge_of(out.seat, look), h.p(".muted")[reader.words("time-out", name=name)]
    ]


def shares_section(reader: Reader, table: TableView, look: Look) -> h.Element | None:
    """Return, after the game, who decided how much of what was done at their seat."""
    sat_in = [seat for seat in table.seats if seat.share < 1]
    if not sat_in:
        return None
    return h.ul(".plain.small")[
        (
            h.li[
                reader.words(
                    "share-own", name=look.names[seat.seat], percent=round(100 * seat.share)
                )
            ]
            for seat in sat_in
        )
    ]
