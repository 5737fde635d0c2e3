"""The table page: players, drawings, the decision bar, the end, the log."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

import htpy as h

from igroteka.face import Choice, Look, Pane, icons
from igroteka.tables.order_views import OrdersView
from igroteka.tables.pace import BOT_PACES
from igroteka.tables.views import Status, TableView
from igroteka.web.assets import asset_url
from igroteka.web.pages import bits
from igroteka.web.pages.bar import bar
from igroteka.web.pages.clocks import clock_script
from igroteka.web.pages.deal import deal_menu
from igroteka.web.pages.frame import TABLE_STYLES, frame
from igroteka.web.pages.guide import guided_bar
from igroteka.web.pages.happened import happened
from igroteka.web.pages.keys import AT_THE_TABLE, Keys, keys_button, keys_dialog
from igroteka.web.pages.panes import panes, rivals_of
from igroteka.web.pages.puzzle import puzzle_bar
from igroteka.web.pages.rated import rated_crumb, rated_menu, rated_styles
from igroteka.web.pages.reader import AGAIN_SPEEDS, Reader
from igroteka.web.pages.research import research_menu
from igroteka.web.pages.result import result
from igroteka.web.pages.strip import strip
from igroteka.web.pages.talk import talk
from igroteka.web.pages.waiting import share_button, waiting_main

Scores = list[list[int]]
WAITING_STYLES = ("lobby.css", "people.css", "company.css")


def table_page(
    reader: Reader,
    table: TableView,
    scores: Scores | None = None,
    orders: OrdersView | None = None,
    company: h.Node = None,
) -> h.Element:
    """Return the page of a table, waiting, running or finished.

    *company* is what a waiting room shows of people who may come.
    """
    face = bits.face_of(table)
    waiting = table.status == Status.WAITING
    return frame(
        reader,
        page_title(reader, table),
        table_main(reader, table, scores, orders, company),
        crumb=rated_crumb(reader, table, face.title(reader.lang)),
        tools=table_tools(reader, table),
        more_settings=table_settings(reader, table),
        extras=floating(reader, table),
        styles=(*(WAITING_STYLES if waiting else TABLE_STYLES), *rated_styles(table)),
        script="table.js",
        at_table=not waiting,
        asked=bool(table.actions),
    )


def table_parts(
    reader: Reader,
    table: TableView,
    scores: Scores | None = None,
    orders: OrdersView | None = None,
) -> h.Fragment:
    """Return what the script puts in place of what it shows."""
    main = table_main(reader, table, scores, orders)
    return h.fragment[h.title[page_title(reader, table)], main]


def page_title(reader: Reader, table: TableView) -> str:
    """Return the title, which in a row of browser tabs says that it is my turn."""
    title = bits.face_of(table).title(reader.lang)
    return f"● {reader.words('table-your-turn')} · {title}" if table.actions else title


def table_main(
    reader: Reader,
    table: TableView,
    scores: Scores | None,
    orders: OrdersView | None,
    company: h.Node = None,
) -> h.Element:
    """Return the main part of the page."""
    if table.view is None:
        return waiting_main(reader, table, company)
    words, face = reader.words, bits.face_of(table)
    look = bits.look_of(table.seats, reader.words)
    guide = table.guide if table.vote is None else None
    choices = face.choices(table.view, table.bundles, look)
    choices += face.choices(table.view, table.actions, look)
    if guide is not None and guide.waits:
        choices = []  # first it is read
    if table.puzzle is not None and table.puzzle.is_solved:
        choices = []  # the game goes on at another table
    shut = [thing.shut for thing in table.closed]
    shown = face.panes(table.view, look, choices, shut)
    rivals = rivals_of(reader, face, table.view, look, choices, shut)
    return h.main(
        "#main.table",
        data_kind="table",
        data_number=str(table.number),
        data_parts=parts_url(table),
        data_holding=table.holding.text if table.holding else "",
        data_held=table.holding.about if table.holding else "",
        data_stream=f"/api/tables/{table.id}/stream",
        data_past=f"/t/{table.id}/replay",
        data_topics=f"/t/{table.id}/thing",
        data_confirm="yes" if asks_first(reader, table) else "no",
        data_unsent=words("not-sent"),
        data_awake=table.status == Status.PLAYING and table.me is not None,
        data_now=f"{table.now:.3f}" if table.clock is not None else None,
        data_absent_after=f"{table.absent_after:g}" if table.me is not None else None,
    )[
        h.h1(".unseen")[face.title(reader.lang)],
        strip(reader, table, look),
        tabs(reader, table, shown),
        happened(reader, table, look),
        panes(reader, shown, face.columns, rivals),
        the_bar(reader, table, look, choices, orders),
        result(reader, table, look, scores),
        talk(reader, table, look),
    ]


def the_bar(
    reader: Reader,
    table: TableView,
    look: Look,
    choices: Sequence[Choice],
    orders: OrdersView | None,
) -> h.Element:
    """Return the bar: of who learns, of who solves a puzzle, or of everybody else."""
    if table.vote is None and table.guide is not None:
        return guided_bar(reader, table, table.guide, look, choices)
    if table.vote is None and table.puzzle is not None:
        return puzzle_bar(reader, table, table.puzzle, look, choices)
    return bar(reader, table, look, choices, orders)


def parts_url(table: TableView) -> str:
    """Return where to ask how the table looks now, to whom has taken something up as well."""
    held = table.holding
    return f"/t/{table.id}?holding={quote(held.text)}" if held else f"/t/{table.id}"


def asks_first(reader: Reader, table: TableView) -> bool:
    """Say whether to confirm what cannot be taken back; against bots everything can."""
    people = [seat for seat in table.seats if seat.bot is None and not seat.mine]
    return reader.confirm and (bool(people) or table.rated.counts)


def tabs(reader: Reader, table: TableView, shown: list[Pane]) -> h.Element:
    """Return the tabs of a phone."""
    words = reader.words
    titles = [(pane.key, pane.title) for pane in shown]
    titles[0] = (titles[0][0], words("tab-board"))
    if table.status == Status.FINISHED:
        titles.insert(0, ("result", words("tab-result")))
    titles += [("players", words("tab-players")), ("talk", words("tab-talk"))]
    return bits.tab_row(titles, words("tabs"), part="tabs")


def table_tools(reader: Reader, table: TableView) -> h.Node:
    """Return the tools of the top line."""
    words = reader.words
    running = table.status != Status.WAITING
    return [
        h.button("#ask.tool.script-only", type="button", title=words("what-is-this"))[
            bits.icon(icons.HELP), h.span(".unseen")[words("what-is-this")]
        ]
        if running
        else None,
        keys_button(reader) if running else None,
        h.a(".tool", href=f"/rules/{table.game}", target="_blank", title=words("rules"))[
            bits.icon(icons.BOOK), h.span(".unseen")[words("rules")]
        ],
    ]


def table_settings(reader: Reader, table: TableView) -> h.Node:
    """Return the preferences that only matter at a table."""
    words = reader.words
    everybody = [
        h.label(".check.script-only")[
            h.input(type="checkbox", name="sound", data_remember=True, checked=reader.sound),
            words("sound-pick"),
        ],
        h.label(".check.script-only.touch-only")[
            h.input(type="checkbox", name="buzz", data_remember=True, checked=reader.buzz),
            words("buzz-pick"),
        ],
        h.button(".button.quiet.script-only", type="button", data_whole_screen=True)[
            bits.icon(bits.WHOLE_SCREEN), words("whole-screen")
        ],
        share_button(reader, table.id),
        deal_menu(reader, table),
    ]
    playing = table.status == Status.PLAYING
    research = [
        rated_menu(reader, table) if playing else None,
        research_menu(reader, table) if playing else None,
    ]
    if table.me is None:
        return [again_speed(reader), everybody, research]
    return [
        again_speed(reader),
        pace_form(reader, table) if any(seat.bot for seat in table.seats) else None,
        everybody,
        h.label(".check.script-only")[
            h.input(type="checkbox", data_confirm_pick=True, checked=reader.confirm),
            words("confirm-pick"),
        ],
        h.label(".check.script-only")[
            h.input(type="checkbox", data_quick_pick=f"/t/{table.id}/prefer", checked=table.quick),
            words("quick-pick"),
        ],
        h.button(".button.quiet.script-only", type="button", data_opens="device")[
            bits.icon(bits.DEVICE), words("other-device")
        ],
        bits.post_form(f"/t/{table.id}/leave", h.button(".button.quiet")[words("leave-table")])
        if table.status == Status.PLAYING and table.seats[table.me].stand_in is None
        else None,
        research,
    ]


def pace_form(reader: Reader, table: TableView) -> h.Element:
    """Return how fast the bots of the table act."""
    words = reader.words
    return h.div[
        h.h2[words("pace")],
        bits.post_form(
            f"/t/{table.id}/pace",
            (
                h.button(
                    name="pace", value=pace, aria_pressed="true" if pace == table.pace else "false"
                )[words(f"pace-{pace}")]
                for pace in BOT_PACES
            ),
            class_="segments",
        ),
    ]


def again_speed(reader: Reader) -> h.Element:
    """Return how fast “show again” goes."""
    return h.label(".field.script-only")[
        reader.words("again-speed"),
        h.select("#again-speed")[
            (
                h.option(value=str(ms), selected=str(ms) == reader.again)[
                    reader.words(f"again-{speed}")
                ]
                for speed, ms in AGAIN_SPEEDS.items()
            )
        ],
    ]


def floating(reader: Reader, table: TableView, keys: Keys = AT_THE_TABLE) -> h.Node:
    """Return what opens above the page."""
    words = reader.words
    return [
        clock_script(table),
        h.p("#offline", role="status")[words("offline")],
        h.p("#complaint", hidden=True, role="alert"),
        h.p("#toast", hidden=True, role="status"),
        h.div("#tip.floating", hidden=True, aria_hidden="true"),
        h.div("#menu", popover=True, role="menu", aria_label=words("choices")),
        h.dialog("#thing", aria_labelledby="thing-name"),
        h.p("#asking", role="status")[
            h.span[words("asking-on")],
            h.button(".button", type="button", data_leave_help=True)[words("asking-leave")],
        ]
        if table.status != Status.WAITING
        else None,
        h.dialog("#area", aria_label=words("player-area"))[h.div(data_body=True)],
        confirm_dialog(reader),
        keys_dialog(reader, keys),
        device_dialog(reader, table) if table.me is not None else None,
        h.script(type="module", src=asset_url("solved.js")) if table.puzzle else None,
    ]


def confirm_dialog(reader: Reader) -> h.Element:
    """Return the question before a move that cannot be taken back."""
    words = reader.words
    return h.dialog("#confirm.small-box", aria_labelledby="confirm-title")[
        h.h2("#confirm-title")[words("confirm-title")],
        h.p[h.strong(data_what=True), " ", h.span(".muted", data_brings=True)],
        h.form(".form", method="dialog")[
            h.div(".buttons")[
                h.button(".button.main", value="yes", autofocus=True)[words("confirm-yes")],
                h.button(".button", value="no")[words("confirm-no")],
            ],
            h.label(".check")[h.input(type="checkbox", name="never"), words("confirm-never")],
        ],
    ]


def device_dialog(reader: Reader, table: TableView) -> h.Element:
    """Return the link with which one goes on playing on another device, and how it is renewed."""
    words, token = reader.words, table.return_token
    return h.dialog("#device.small-box", aria_labelledby="device-title")[
        h.h2("#device-title")[words("other-device")],
        device_link(reader, token) if token else h.p[words("return-none")],
        bits.post_form(
            f"/t/{table.id}/return-link",
            h.label(".check")[
                h.input(type="checkbox", name="alone", value="yes"), words("return-alone")
            ],
            h.div(".buttons")[
                h.button(".button")[words("return-renew" if token else "return-make")],
                h.button(".button", name="revoke", value="yes")[words("return-revoke")]
                if token
                else None,
            ],
            class_="form",
        ),
        h.form(".buttons", method="dialog")[h.button(".button.quiet")[words("close")]],
    ]


def device_link(reader: Reader, token: str) -> h.Node:
    """Return the link with which one goes on playing on another device."""
    words = reader.words
    url = f"{reader.origin}/return/{token}"
    return [
        h.p[words("other-device-how")],
        bits.to_copy(words, "return-link", url, words("return-link")),
        bits.qr_code(url, words("return-link")),
    ]
