"""The room where a table waits for its players: seats, bots, link, code, start."""

from __future__ import annotations

from urllib.parse import urlsplit

import htpy as h

from igroteka.tables.checking import LONGEST_NAME
from igroteka.tables.views import SeatView, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.asking import (
    character_titles,
    level_titles,
    name_field,
    of_character,
    usual_character,
)
from igroteka.web.pages.clocks import clock_section
from igroteka.web.pages.deal import continues_note, deal_section
from igroteka.web.pages.hints import hints_section
from igroteka.web.pages.rated import rated_section
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.research import research_section
from igroteka.web.pages.talk import said, say_form


def waiting_main(reader: Reader, table: TableView, company: h.Node = None) -> h.Element:
    """Return what stands on the page before the game starts, *company* being who may come."""
    words, lang = reader.words, reader.lang
    face = bits.face_of(table)
    return h.main(
        "#main.page",
        data_kind="waiting",
        data_number=str(table.number),
        data_parts=f"/t/{table.id}",
        data_stream=f"/api/tables/{table.id}/stream",
        data_unsent=words("not-sent"),
    )[
        h.header(".hello")[
            h.h1[face.title(lang)],
            h.p(".lead", data_part="lead")[lead(reader, table)],
            continues_note(reader, table),
        ],
        h.div(".waiting")[
            h.section(".sheet.form", data_part="seats")[
                h.h2[words("waiting-seats")],
                moved(reader, table),
                None
                if table.me is not None or table.next is not None
                else join_form(reader, table),
                h.ul(".seats")[(seat_line(reader, table, seat) for seat in table.seats)],
                start_forms(reader, table) if table.me is not None else None,
                h.p(".muted.small", bits.when("spectators", None, table.spectators > 0))[
                    bits.spectators(table.spectators, words)
                ],
            ],
            h.section(".sheet.invite")[invitation(reader, table)],
            company,
            deal_section(reader, table),
            chat(reader, table),
            chosen_options(reader, table),
            clock_section(reader, table),
            hints_section(reader, table),
            rated_section(reader, table),
            research_section(reader, table, "research"),
        ],
    ]


def lead(reader: Reader, table: TableView) -> str:
    """Return what to do now."""
    words = reader.words
    if table.next is not None:
        return words("waiting-moved")
    if table.me is None:
        return words("waiting-join")
    if table.can_start:
        return words("waiting-ready")
    return words("waiting-lead-public" if table.public else "waiting-lead")


def moved(reader: Reader, table: TableView) -> h.Element | None:
    """Return the way to where this table has moved, for who had its link before."""
    if table.next is None:
        return None
    words = reader.words
    return h.div(".buttons")[
        h.a(".button.main", href=f"/t/{table.next.table}")[words("waiting-follow")]
    ]


def chat(reader: Reader, table: TableView) -> h.Element:
    """Return what was said so far, and where those who sit here write."""
    words = reader.words
    return h.section(".sheet.chat", aria_label=words("chat"))[
        h.h2[words("chat")],
        h.ol(
            ".messages",
            data_part="chat",
            data_scroll="end",
            tabindex="0",
            aria_label=words("chat"),
        )[(said(reader, line, table.me) for line in table.chat)],
        say_form(reader, table) if table.me is not None else None,
    ]


def share_button(reader: Reader, table: str) -> h.Element:
    """Return the button that hands the table's link to another app, or else copies it."""
    words = reader.words
    return h.button(
        ".button.quiet.script-only",
        type="button",
        data_share=f"{reader.origin}/t/{table}",
        data_done=words("copied"),
    )[bits.icon(bits.SHARE), words("share")]


def invitation(reader: Reader, table: TableView) -> h.Node:
    """Return the link that friends open, as text and as a code."""
    words = reader.words
    url = f"{reader.origin}/t/{table.id}"
    return [
        h.h2[words("invite-title")],
        h.p[words("invite-how")],
        bits.to_copy(words, "link", url, words("invite-link")),
        share_button(reader, table.id),
        bits.qr_code(url, words("invite-code")),
        h.p(".muted")[words("invite-local")] if only_here(reader.origin) else None,
    ]


def only_here(origin: str) -> bool:
    """Say whether an address leads nowhere but to this computer itself."""
    return urlsplit(origin).hostname in ("localhost", "127.0.0.1", "::1")


def chosen_options(reader: Reader, table: TableView) -> h.Element | None:
    """Return by which options the table plays."""
    face, lang = bits.face_of(table), reader.lang
    if not table.options:
        return None
    return h.section(".sheet")[
        h.h2[reader.words("options")],
        h.dl[
            (
                h.div[
                    h.dt(".muted")[face.option_title(name, lang)],
                    h.dd[face.choice_title(name, choice, lang)],
                ]
                for name, choice in table.options.items()
            )
        ],
    ]


def join_form(reader: Reader, table: TableView) -> h.Element | None:
    """Return the form of one who opened the link: a name, and a seat."""
    words = reader.words
    free = [seat for seat in table.seats if not seat.taken]
    if not free:
        return h.p(".notice.sheet")[words("waiting-full")]
    return bits.post_form(
        f"/t/{table.id}/sit",
        name_field(reader, reader.name),
        h.button(".button.main")[words("sit-down")],
        class_="form",
    )


def seat_line(reader: Reader, table: TableView, seat: SeatView) -> h.Element:
    """Return one seat with what can be done about it."""
    words = reader.words
    name = bits.seat_names(table.seats, words)[seat.seat]
    if not seat.taken:
        return h.li(".seat.free")[
            bits.badge(seat.seat, str(seat.seat + 1)),
            h.span(".muted")[words("seat-free")],
            bot_form(reader, table, seat) if table.me is not None else None,
        ]
    return h.li(".seat")[
        bits.badge(seat.seat, name, seat.program or seat.bot is not None),
        rename_form(reader, table, name)
        if seat.mine
        else h.span[
            h.span(".name")[bits.person_link(table.id, seat, name)],
            bits.bot_word(seat.program or seat.bot is not None, words),
            about_seat(reader, table, seat),
        ],
        bits.post_form(
            f"/t/{table.id}/bot",
            bits.hidden("seat", seat.seat),
            h.button(".button.quiet", name="level", value="")[words("send-away")],
            data_send=True,
        )
        if seat.bot is not None and table.me is not None
        else None,
        bits.post_form(
            f"/t/{table.id}/leave",
            h.button(".button.quiet")[words("stand-up")],
            data_send=True,
        )
        if seat.mine
        else None,
    ]


def rename_form(reader: Reader, table: TableView, name: str) -> h.Element:
    """Return the own name, which can be changed as long as the game has not begun."""
    words = reader.words
    return bits.post_form(
        f"/t/{table.id}/name",
        h.input(
            "#own-name",
            type="text",
            name="name",
            value=name,
            maxlength=str(LONGEST_NAME),
            autocomplete="nickname",
            aria_label=words("your-name"),
            required=True,
            data_remember=True,
        ),
        h.button(".button.quiet")[words("rename")],
        class_="rename",
    )


def about_seat(reader: Reader, table: TableView, seat: SeatView) -> h.Element:
    """Return the small line under a name: a bot's level and character, that they are away."""
    words = reader.words
    if seat.bot is not None:
        title = bits.level_title(seat.bot, bits.face_of(table), words)
        return h.span(".small.muted")[h.br, title]
    is_away = bits.when("away", seat.seat, not seat.connected)
    return h.span(".small.muted", is_away)[h.br, words("away")]


def bot_form(reader: Reader, table: TableView, seat: SeatView) -> h.Element:
    """Return the form that seats a bot of a chosen level and character."""
    words = reader.words
    game = bits.game_of(table)
    characters, usual = character_titles(reader, game), usual_character(reader, game)
    return bits.post_form(
        f"/t/{table.id}/bot",
        bits.hidden("seat", seat.seat),
        h.select(f"#level-{seat.seat}", name="level", aria_label=words("create-level"))[
            (
                h.option(value=level, selected=level == reader.level)[title]
                for level, title in level_titles(reader)
            )
        ],
        h.select(f"#character-{seat.seat}", name="character", aria_label=words("create-character"))[
            (h.option(value=name, selected=name == usual)[title] for name, title in characters)
        ]
        if characters
        else None,
        h.button(".button")[words("seat-bot")],
        data_send=True,
    )


def filled_with(reader: Reader, table: TableView) -> str:
    """Return which bots take the seats that are still free."""
    return of_character(reader.level, usual_character(reader, bits.game_of(table)))


def start_forms(reader: Reader, table: TableView) -> h.Element:
    """Return how the game is started, and how many seats it should rather have."""
    words = reader.words
    others = [seat for seat in table.seats if seat.taken and not seat.mine]
    return h.div(".form")[
        bits.post_form(
            f"/t/{table.id}/start",
            h.div(".buttons")[
                h.button(".button.main")[words("start")]
                if table.can_start
                else h.button(".button.main", name="fill", value=filled_with(reader, table))[
                    words("start-with-bots")
                ]
            ],
            data_send=True,
        ),
        None
        if others or table.source
        else bits.post_form(
            f"/t/{table.id}/resize/new",
            h.div(".buttons")[
                h.span(".muted")[words("other-seats")],
                (
                    h.button(
                        ".button.quiet",
                        name="seats",
                        value=str(count),
                        disabled=count == len(table.seats),
                        aria_current="true" if count == len(table.seats) else None,
                    )[str(count)]
                    for count in bits.game_of(table).seat_counts
                ),
            ],
        ),
    ]
