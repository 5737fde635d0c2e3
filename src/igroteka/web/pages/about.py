"""Pages to read: a return link, a player's area, an upload, and what went wrong."""

from __future__ import annotations

import htpy as h

from igroteka.engine import find_game
from igroteka.face import icons
from igroteka.tables.views import Returning, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.strip import earned, points_said
from igroteka.web.pages.thing import rule_link


def return_page(reader: Reader, token: str, asked: Returning) -> h.Element:
    """Return the question whether this browser is to have a seat."""
    words = reader.words
    game = find_game(asked.game).face.title(reader.lang)
    return frame(
        reader,
        words("return-title"),
        h.main("#main.page.narrow")[
            h.h1[words("return-title")],
            h.p(".lead")[words("return-ask", name=asked.name, game=game)],
            h.p[words("return-how")],
            bits.post_form(
                f"/return/{token}",
                h.div(".buttons")[
                    h.button(".button.main")[words("return-yes", name=asked.name)],
                    h.a(".button.quiet", href=f"/t/{asked.table}")[words("return-watch")],
                ],
            ),
        ],
    )


def area_part(reader: Reader, table: TableView, seat: int, view: dict[str, object]) -> h.Element:
    """Return all that belongs to one player, large."""
    face = bits.face_of(table)
    look = bits.look_of(table.seats, reader.words)
    return h.div(".area-page", data_body=True)[
        h.h2(".unseen")[look.names[seat]],
        h.form(".close", method="dialog")[
            h.button(".tool", title=reader.words("close"))[
                bits.icon(icons.CLOSE), h.span(".unseen")[reader.words("close")]
            ]
        ],
        bits.picture(face.area(view, seat, look)),
        h.p(".worth")[
            h.strong(".numbers")[earned(face, view, seat, points)],
            " ",
            points_said(reader, face, view, seat),
        ]
        if (points := face.points(view, seat)) is not None
        else None,
        h.p[bits.person_link(table.id, table.seats[seat], look.names[seat])],
    ]


def area_page(reader: Reader, table: TableView, seat: int, view: dict[str, object]) -> h.Element:
    """Return the same as a page of its own."""
    title = bits.face_of(table).title(reader.lang)
    return frame(
        reader,
        title,
        h.main("#main.page.narrow")[
            h.h1(".unseen")[title],
            area_part(reader, table, seat, view),
            h.p[h.a(".button", href=f"/t/{table.id}")[reader.words("to-table")]],
        ],
        crumb=title,
    )


def upload_page(reader: Reader, complaint: str = "") -> h.Element:
    """Return the form that takes a record."""
    words = reader.words
    return frame(
        reader,
        words("upload-title"),
        h.main("#main.page.narrow")[
            h.h1[words("upload-title")],
            h.p(".lead")[words("upload-how")],
            bits.complaint(complaint),
            bits.post_form(
                "/upload",
                h.div(".field")[
                    h.label(for_="record")[words("upload-file")],
                    h.input("#record", type="file", name="record", required=True),
                ],
                h.button(".button.main")[words("upload-show")],
                class_="form sheet",
                enctype="multipart/form-data",
            ),
        ],
        crumb=words("upload-title"),
    )


def error_page(
    reader: Reader, status: int, sentence: str, rule: tuple[str, str] = ("", ""), back: str = ""
) -> h.Element:
    """Return a page that says what went wrong, by which rule of which game, and where to go.

    *back* is the page on which a form was filled in that was refused.
    """
    words = reader.words
    lost = status == 404 and not back
    title = words("error-404-title") if lost else words("error-title")
    return frame(
        reader,
        title,
        h.main("#main.page.narrow")[
            h.div(".lost")[
                lost_drawing(),
                h.h1[title],
                h.p(".lead", data_sentence=True)[sentence, " ", rule_link(*rule)],
                h.p(".buttons")[
                    h.a(".button.main", href=back)[words("error-back")] if back else None,
                    h.a(class_="button" if back else "button main", href="/")[words("to-lobby")],
                ],
            ]
        ],
    )


def lost_drawing() -> h.Element:
    """Return a meeple that looks for its table on an empty map."""
    return h.svg(viewBox="0 0 200 120", aria_hidden="true")[
        h.path(
            d="M10 100C40 60 60 110 95 80S150 60 190 20",
            fill="none",
            stroke="var(--line)",
            stroke_width="3",
            stroke_dasharray="2 8",
            stroke_linecap="round",
        ),
        h.path(
            d="M180 12l18 18M198 12l-18 18",
            stroke="var(--accent)",
            stroke_width="5",
            stroke_linecap="round",
        ),
        h.path(
            d="M40 62a9 9 0 1 1 14 0c10 3 20 7 18 14c-2 4-9 3-13 2l8 22H53l-6-12l-6 12H27l8-22"
            "c-4 1-11 2-13-2c-2-7 8-11 18-14z",
            fill="var(--c-blue)",
            stroke="var(--ink)",
            stroke_width="2.5",
            stroke_linejoin="round",
        ),
    ]
