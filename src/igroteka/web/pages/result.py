"""The end of a game: who won, a score sheet that adds up, and how it came to it."""

from __future__ import annotations

from typing import Any

import htpy as h

from igroteka.engine import View
from igroteka.face import Face, Look
from igroteka.face.chart import score_chart
from igroteka.tables.views import Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.clocks import shares_section
from igroteka.web.pages.rated import rating_changes
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.research import research_section


def result(
    reader: Reader, table: TableView, look: Look, scores: list[list[int]] | None
) -> h.Element:
    """Return the score sheet and the chart; before the end, an empty place for them."""
    if table.status != Status.FINISHED or table.view is None:
        return h.section(data_part="result", data_tabbed="result", hidden=True)
    words, face = reader.words, bits.face_of(table)
    title = words("chart-title")
    return h.section(
        ".result.on",
        tabindex="0",
        role="region",
        data_part="result",
        data_tabbed="result",
        aria_label=words("tab-result"),
    )[
        score_sheet(reader, face, table.view, look),
        shares_section(reader, table, look),
        rating_changes(reader, table, look),
        h.figure(".chart")[
            h.figcaption(".small.muted")[title],
            bits.picture(score_chart(scores, look.names, title)),
        ]
        if scores and len(scores) > 1
        else None,
        research_section(reader, table),
    ]


def score_sheet(reader: Reader, face: Face[Any], view: View, look: Look) -> h.Element:
    """Return everybody's points line by line."""
    words, lang = reader.words, reader.lang
    sheets, ranking = view["score_sheets"], view["ranking"]
    order = sorted(range(len(sheets)), key=lambda seat: (ranking[seat], seat))

    def won(seat: int) -> str | None:
        return "won" if ranking[seat] == 1 else None

    return h.table(".score.sheet")[
        h.caption(".unseen")[words("score-sheet")],
        h.thead[
            h.tr[
                h.td,
                (
                    h.th(scope="col", class_=won(seat))[
                        bits.badge_of(seat, look),
                        h.span[look.names[seat], bits.bot_word(seat in look.bots, words)],
                    ]
                    for seat in order
                ),
            ],
        ],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[face.category(category, lang)],
                    (h.td(class_=won(seat))[bits.number(sheets[seat][category])] for seat in order),
                ]
                for category in sheets[0]
            )
        ],
        h.tfoot[
            h.tr[
                h.th(scope="row")[words("score-total")],
                (h.td(class_=won(seat))[bits.number(sum(sheets[seat].values()))] for seat in order),
            ],
            h.tr[
                h.th(scope="row")[words("score-place")],
                (h.td(class_=won(seat))[str(ranking[seat])] for seat in order),
            ],
        ],
    ]
