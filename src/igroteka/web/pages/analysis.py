"""The analysis of a finished game: how far it is, the curve, the costly decisions, and the luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import htpy as h

from igroteka.coach import Grade
from igroteka.coach.analysis import MOST_LOSSES
from igroteka.coach.retelling import gained, moments, percent
from igroteka.face import Look
from igroteka.face.chart import Mark, chance_chart
from igroteka.tables.analysis_views import AnalysisView, LossView, PlayedView
from igroteka.tables.views import TableView
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import Reader

NO_SCRIPT_LOOKS = "5"
"""After so many seconds a page without scripts looks again how far the analysis is."""


def analysis_page(
    reader: Reader, table: TableView, found: AnalysisView, seat: int | None
) -> h.Element:
    """Return the page; with a *seat*, only the decisions of that player are told."""
    words, title = reader.words, bits.face_of(table).title(reader.lang)
    look = Look(reader.lang, bits.seat_names(table.seats, words))
    return frame(
        reader,
        f"{words('analysis-title')} · {title}",
        h.main("#main.page.analysis")[
            h.header[
                h.h1[f"{words('analysis-title')}: {title}"],
                h.div(".buttons")[
                    h.a(".button.quiet", href=f"/t/{table.id}")[words("to-table")],
                    h.a(".button.quiet", href=f"/t/{table.id}/replay/0")[words("replay")],
                ],
            ],
            whole(reader, table, found, look, seat)
            if found.is_whole
            else to_come(reader, table, found),
        ],
        crumb=title,
        styles=("analysis.css",),
        script="analysis.js",
    )


def to_come(reader: Reader, table: TableView, found: AnalysisView) -> h.Node:
    """Return how one asks for an analysis, or how far it is."""
    words = reader.words
    if not found.is_asked:
        return h.section(".sheet.ask")[
            h.p(".lead")[words("analysis-about")],
            bits.post_form(
                f"/t/{table.id}/analysis", h.button(".button.main")[words("analysis-ask")]
            ),
        ]
    share = percent(found.done / max(1, found.steps), words)
    return h.section(".sheet.ask", data_analysis=f"/api/tables/{table.id}/analysis")[
        h.p(".lead")[words("analysis-goes-on")],
        h.p(".far")[
            h.progress(
                value=str(found.done), max=str(found.steps), aria_label=words("analysis-far")
            ),
            h.strong(".numbers", data_share=True)[share],
        ],
        h.noscript[h.meta(http_equiv="refresh", content=NO_SCRIPT_LOOKS)],
    ]


def whole(
    reader: Reader, table: TableView, found: AnalysisView, look: Look, seat: int | None
) -> h.Node:
    """Return all that was found out."""
    words = reader.words
    asked = [loss for loss in found.losses if seat is None or loss.seat == seat]
    shown = asked[:MOST_LOSSES]
    return [
        h.section(".curve.sheet", aria_labelledby="curve")[
            h.h2("#curve")[words("analysis-chart")],
            h.div(".wide-only")[bits.picture(curve(found, look, shown, reader))],
            h.div(".narrow-only")[bits.picture(curve(found, look, shown, reader, narrow=True))],
            h.p(".small.muted")[words("analysis-curve-about")],
            in_numbers(reader, found, look),
        ],
        h.section(".players.sheet", aria_labelledby="played")[
            h.h2("#played")[words("analysis-players")],
            players(reader, found, look),
            h.p(".small.muted")[words("analysis-players-about")],
        ],
        h.section(".losses", aria_labelledby="losses")[
            h.h2("#losses")[words("analysis-losses" if found.losses else "analysis-no-losses")],
            by_player(reader, table, found, look, seat) if found.losses else None,
            h.ol[(loss_card(reader, table, loss, look) for loss in shown)],
            h.p(".muted")[words("analysis-no-losses")] if found.losses and not shown else None,
            h.p(".small.muted")[words("analysis-more", n=len(asked) - len(shown))]
            if len(asked) > len(shown)
            else None,
        ],
        strokes(reader, table, found, look) if found.strokes else None,
    ]


def curve(
    found: AnalysisView,
    look: Look,
    shown: Sequence[LossView],
    reader: Reader,
    *,
    narrow: bool = False,
) -> str:
    """Return the chart, with a mark for each decision that is told below it."""
    marks = [Mark(loss.seat, loss.step, loss.mark, f"#loss-{loss.step}") for loss in shown]
    points = [(point.step, point.chances) for point in found.curve]
    title = reader.words("analysis-chart")
    return chance_chart(points, look.names, title, marks, narrow=narrow)


def in_numbers(reader: Reader, found: AnalysisView, look: Look) -> h.Element:
    """Return the curve for who does not see it, or wants it exactly."""
    words = reader.words
    return h.details[
        h.summary(".small")[words("analysis-numbers")],
        h.table(".score")[
            h.caption(".unseen")[words("analysis-chart")],
            h.thead[
                h.tr[
                    h.th(scope="col")[words("replay-step")],
                    (h.th(scope="col")[named(seat, look)] for seat in range(len(look.names))),
                ]
            ],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[str(point.step)],
                        (h.td[percent(chance, words)] for chance in point.chances),
                    ]
                    for point in moments(found.curve)
                )
            ],
        ],
    ]


def named(seat: int, look: Look) -> h.Node:
    """Return a player's badge and name, as the head of a column."""
    return [bits.badge(seat, look.names[seat]), h.span[look.names[seat]]]


def players(reader: Reader, found: AnalysisView, look: Look) -> h.Element:
    """Return how everybody played, a column each."""
    words = reader.words

    def cost(player: PlayedView) -> str:
        mean = player.lost / player.decisions if player.decisions else 0.0
        tenths = f"{100 * mean:.1f}".replace(".", "," if reader.lang == "ru" else ".")
        return words("hint-percent", n=tenths)

    def luck(player: PlayedView) -> h.Node:
        margin = max(1, round(100 * player.luck_margin))
        return [gained(player.luck, words), h.span(".small.muted")[f" ± {margin}"]]

    lines: list[tuple[str, Callable[[PlayedView], h.Node]]] = [
        ("analysis-accuracy", lambda player: percent(player.accuracy, words)),
        ("analysis-decisions", lambda player: str(player.decisions)),
        ("analysis-blunders", lambda player: str(player.blunders)),
        ("analysis-mistakes", lambda player: str(player.mistakes)),
        ("analysis-inaccuracies", lambda player: str(player.inaccuracies)),
        ("analysis-cost", cost),
        ("analysis-luck", luck),
    ]
    return h.table(".score")[
        h.caption(".unseen")[words("analysis-players")],
        h.thead[h.tr[h.td, (h.th(scope="col")[named(p.seat, look)] for p in found.players)]],
        h.tbody[
            (
                h.tr(class_=message)[
                    h.th(scope="row")[words(message)],
                    (h.td[value(player)] for player in found.players),
                ]
                for message, value in lines
            )
        ],
    ]


def by_player(
    reader: Reader, table: TableView, found: AnalysisView, look: Look, seat: int | None
) -> h.Element:
    """Return the choice of whose decisions are told."""
    here = f"/t/{table.id}/analysis"

    def link(query: str, said: h.Node, is_now: bool) -> h.Element:
        return h.a(href=f"{here}{query}#losses", aria_current="true" if is_now else None)[said]

    return h.nav(".segments", aria_label=reader.words("analysis-whose"))[
        link("", reader.words("analysis-all"), seat is None),
        (link(f"?seat={n}", look.names[n], n == seat) for n in range(len(look.names))),
    ]


def loss_card(reader: Reader, table: TableView, loss: LossView, look: Look) -> h.Element:
    """Return a decision that cost something: what was better, why, and the ways there."""
    words, name = reader.words, look.names[loss.seat]
    margin = max(1, round(100 * loss.margin))
    return h.li(f"#loss-{loss.step}.sheet.loss.{loss.grade}")[
        h.header[
            bits.badge(loss.seat, name),
            h.h3[h.span(".unseen")[loss.mark], h.span(aria_hidden="true")[name]],
            h.span(".grade")[signs(loss.grade), words(f"analysis-{loss.grade}")],
            h.span(".cost")[
                h.strong(".numbers")[gained(-loss.loss, words)],
                h.span(".small.muted")[f" ± {margin}"],
            ],
        ],
        h.p(".question.small.muted")[loss.question],
        h.dl[
            h.dt[words("analysis-was")],
            h.dd[loss.action_label],
            h.dt[words("analysis-were")],
            h.dd[h.strong[loss.better_label], " ", h.span(".small.muted")[chance(reader, loss)]],
        ],
        h.ul(".why")[
            (
                h.li(class_="for" if reason.share > 0 else "against")[reason.text]
                for reason in loss.reasons
            )
        ]
        if loss.reasons
        else None,
        h.div(".buttons")[
            h.a(".button.quiet", href=f"/t/{table.id}/replay/{loss.step}?seat={loss.seat}")[
                words("analysis-see", step=loss.step)
            ],
            bits.post_form(
                f"/t/{table.id}/continue",
                bits.hidden("step", loss.step),
                bits.hidden("seat", loss.seat),
                h.button(".button", name="against", value="bots")[words("continue-here")],
            ),
        ],
    ]


def signs(grade: Grade) -> str:
    """Return a grade as players of chess write it."""
    return {Grade.INACCURACY: "?! ", Grade.MISTAKE: "? ", Grade.BLUNDER: "?? "}.get(grade, "")


def chance(reader: Reader, loss: LossView) -> str:
    """Return how likely one would have won."""
    share = percent(min(1.0, loss.chance), reader.words)
    return reader.words("analysis-with", chance=share)


def strokes(reader: Reader, table: TableView, found: AnalysisView, look: Look) -> h.Element:
    """Return what came up, which nobody decided."""
    words = reader.words
    return h.section(".strokes.sheet", aria_labelledby="strokes")[
        h.h2("#strokes")[words("analysis-strokes")],
        h.ul[
            (
                h.li[
                    bits.badge(stroke.seat, look.names[stroke.seat]),
                    h.a(href=f"/t/{table.id}/replay/{stroke.step}?seat={stroke.seat}")[stroke.text],
                ]
                for stroke in found.strokes
            )
        ],
        h.p(".small.muted")[words("analysis-strokes-about")],
    ]
