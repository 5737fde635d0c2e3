"""The replay: any step of a game, forward and back, and “continue from here”."""

from __future__ import annotations

import htpy as h

from igroteka.face import Look, icons
from igroteka.tables.views import Status, StepView, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.frame import TABLE_STYLES, frame
from igroteka.web.pages.keys import IN_THE_REPLAY
from igroteka.web.pages.onward import again_form
from igroteka.web.pages.panes import panes, rivals_of
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.strip import player
from igroteka.web.pages.table import floating, table_tools
from igroteka.web.pages.talk import log

MOST_LINES = 3
"""So many consequences of a step are told at once; the log has all."""


def replay_page(reader: Reader, table: TableView, step: StepView, query: str) -> h.Element:
    """Return the page of one step."""
    title = bits.face_of(table).title(reader.lang)
    return frame(
        reader,
        f"{reader.words('replay')} · {title}",
        replay_main(reader, table, step, query),
        crumb=title,
        tools=table_tools(reader, table),
        extras=floating(reader, table, IN_THE_REPLAY),
        styles=TABLE_STYLES,
        script="replay.js",
        at_table=True,
    )


def replay_main(reader: Reader, table: TableView, step: StepView, query: str) -> h.Element:
    """Return the main part of the page of one step."""
    words, face = reader.words, bits.face_of(table)
    look = bits.look_of(table.seats, reader.words)
    shown = face.panes(step.view, look)
    titles = [(pane.key, pane.title) for pane in shown]
    titles[0] = (titles[0][0], words("tab-board"))
    titles += [("players", words("tab-players")), ("talk", words("log"))]
    return h.main(
        "#main.table",
        data_kind="replay",
        data_number=str(step.step),
        data_last=str(step.steps),
        data_past=f"/t/{table.id}/replay",
        data_stream=f"/api/tables/{table.id}/stream?since={table.number}",
        data_topics=bits.topics_of(table),
    )[
        h.h1(".unseen")[f"{words('replay')}: {face.title(reader.lang)}"],
        h.div(".strip", data_part="strip", role="list", aria_label=words("players"))[
            (
                player(reader, table.id, face, step.view, seat, look, None, f"?step={step.step}")
                for seat in table.seats
            )
        ],
        bits.tab_row(titles, words("tabs")),
        panes(reader, shown, face.columns, rivals_of(reader, face, step.view, look)),
        transport(reader, table, step, look, query),
        beyond(reader, table, step, look),
        h.section(".talk", data_tabbed="talk", aria_label=words("log"))[
            h.span, log(reader, table, look, step.step, query)
        ],
    ]


def transport(
    reader: Reader, table: TableView, step: StepView, look: Look, query: str
) -> h.Element:
    """Return the bar that goes through the game, and what happened at this step."""
    words, face = reader.words, bits.face_of(table)
    lines = [line for event in step.events if (line := face.tell(event.event, look))]
    if step.step == 0:
        lines = [words("replay-start")]
    elif not lines and step.actor is not None:
        lines = [words("replay-thinks", name=look.names[step.actor])]
    here = f"/t/{table.id}/replay"

    def link(to: int, shape: str, said: str) -> h.Element:
        to = min(max(to, 0), step.steps)
        return h.a(".tool", href=f"{here}/{to}{query}", data_step=str(to), title=said)[
            bits.icon(shape), h.span(".unseen")[said]
        ]

    return h.section(".bar", aria_labelledby="question")[
        h.div(data_part="step")[
            h.header[
                h.h2("#question", tabindex="-1", aria_live="polite")[lines[:1]],
                h.span(".step.small")[f"{step.step} / {step.steps}"],
            ],
            consequences(reader, lines[1:]),
        ],
        h.div(".transport", data_part="transport")[
            link(0, icons.FIRST, words("replay-first")),
            link(step.step - 1, icons.BACK, words("replay-back")),
            h.button(
                ".tool.script-only",
                type="button",
                data_play=True,
                aria_pressed="false",
                title=words("replay-play"),
            )[bits.icon(bits.PLAY), h.span(".unseen")[words("replay-play")]],
            link(step.step + 1, icons.FORWARD, words("replay-forward")),
            link(step.steps, icons.LAST, words("replay-last")),
        ],
        h.input(
            ".script-only.slider",
            type="range",
            min="0",
            max=str(step.steps),
            value=str(step.step),
            data_slider=True,
            aria_label=words("replay-step"),
        ),
    ]


def consequences(reader: Reader, lines: list[str]) -> h.Element | None:
    """Return what followed from a move, in a few lines; the log has all of it."""
    more = len(lines) - MOST_LINES
    if not lines:
        return None
    return h.ul(".then.small")[
        (h.li[line] for line in lines[:MOST_LINES]),
        h.li(".muted")[reader.words("replay-more", n=more)] if more > 0 else None,
    ]


def beyond(reader: Reader, table: TableView, step: StepView, look: Look) -> h.Element:
    """Return what can be done with a step, apart from going on."""
    words, over = reader.words, table.status == Status.FINISHED
    return h.section(".beyond", aria_label=words("replay"))[
        h.div(".links", data_part="from-here")[
            again_form(reader, table) if over else None,
            continue_form(reader, table, step, look) if over and step.step < step.steps else None,
            h.a(".button.quiet", href=f"/t/{table.id}/analysis")[words("analysis-title")]
            if over
            else None,
            h.a(".button.quiet", href=f"/t/{table.id}")[words("to-table")],
            h.a(".button.quiet", href=f"/t/{table.id}/record", title=words("download"))[
                bits.icon(bits.DOWNLOAD), h.span(".unseen")[words("download")]
            ]
            if over
            else None,
        ],
        eyes(reader, table, step, look) if over else None,
    ]


def continue_form(reader: Reader, table: TableView, step: StepView, look: Look) -> h.Element:
    """Return the form that opens a new table from this position."""
    words = reader.words
    mine = step.seat if step.seat is not None else step.view["to_act"][0]
    return h.details(".from-here")[
        h.summary(".button")[words("continue-here")],
        bits.post_form(
            f"/t/{table.id}/continue",
            bits.hidden("step", step.step),
            h.div(".field")[
                h.label(for_="as-seat")[words("continue-as")],
                h.select("#as-seat", name="seat")[
                    (
                        h.option(value=str(seat), selected=seat == mine)[name]
                        for seat, name in enumerate(look.names)
                    )
                ],
            ],
            h.label(".check")[
                h.input("#anew", type="checkbox", name="anew", value="yes"),
                words("continue-anew"),
            ],
            h.p(".small.muted")[words("continue-anew-why")],
            h.div(".links")[
                h.button(".button.main", name="against", value="bots")[words("play-bots")],
                h.button(".button", name="against", value="friends")[words("play-friends")],
                h.button(".button.quiet", name="against", value="anybody")[
                    words("continue-anybody")
                ],
            ],
            class_="more",
        ),
    ]


def eyes(reader: Reader, table: TableView, step: StepView, look: Look) -> h.Element:
    """Return the choice of through whose eyes the game is seen."""
    words = reader.words
    return h.form(".eyes", method="get", action=f"/t/{table.id}/replay/{step.step}")[
        h.label(for_="eyes")[words("seen-by")],
        h.select("#eyes", name="seat")[
            h.option(value="", selected=step.seat is None)[words("seen-by-nobody")],
            (
                h.option(value=str(seat), selected=seat == step.seat)[name]
                for seat, name in enumerate(look.names)
            ),
        ],
        h.noscript[h.button(".button.quiet")[words("show")]],
    ]
