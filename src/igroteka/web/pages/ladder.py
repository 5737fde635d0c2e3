"""Ladders: who plays which game how well, people and bots on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from markupsafe import Markup

from igroteka.arena.skill import PROVISIONAL_ABOVE, Skill
from igroteka.engine import Game, find_game, game_names
from igroteka.face.chart import Frame, grid, nice_step
from igroteka.face.svg import el, fmt, title
from igroteka.people.ratings import Point, Rung, Standing
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.rated import STYLES
from igroteka.web.pages.reader import Reader

SHOWN_FIRST = 3
"""So many of each ladder are shown where all of them are."""
CURVE_WIDTH, CURVE_HEIGHT, ROOM = 294.0, 145.0, 10.0


def ladders_page(
    reader: Reader, ladders: Mapping[str, tuple[Game, Sequence[Rung]]], hiding: h.Node
) -> h.Element:
    """Return the page of all ladders: the first few of each game."""
    words = reader.words
    return frame(
        reader,
        words("ladders"),
        h.main("#main.page.ladders")[
            h.h1[words("ladders")],
            meaning(reader),
            h.div(".ladder-list")[
                (first_rungs(reader, game, rungs) for game, rungs in ladders.values())
            ],
            hiding,
        ],
        crumb=words("ladders"),
        styles=("lobby.css", *STYLES),
    )


def first_rungs(reader: Reader, game: Game, rungs: Sequence[Rung]) -> h.Element:
    """Return the head of a game's ladder, and the way to all of it."""
    words = reader.words
    people = [rung for rung in rungs if rung.rank is not None][:SHOWN_FIRST]
    return h.section(".sheet.form")[
        h.h2[h.a(href=f"/ladder/{game.name}")[game.face.title(reader.lang)]],
        h.ol(".first-rungs")[
            (
                h.li[
                    h.span(".numbers.muted")[str(rung.rank)],
                    who(reader, rung),
                    h.span(".numbers")[str(rung.skill.rating)],
                ]
                for rung in people
            )
        ]
        if people
        else h.p(".muted")[words("ladder-nobody")],
    ]


def ladder_page(
    reader: Reader,
    game: Game,
    games: Sequence[Game],
    rungs: Sequence[Rung],
    me: str,
    curve: Sequence[Point],
) -> h.Element:
    """Return the ladder of one game; *me* is the public id of who reads it, or empty.

    *curve* is how their own rating went; empty: they have none.
    """
    words = reader.words
    sure = [rung for rung in rungs if rung.rank is not None or rung.is_ours]
    unsure = [rung for rung in rungs if rung.rank is None and not rung.is_ours]
    heading = words("ladder-of", game=game.face.title(reader.lang))
    return frame(
        reader,
        heading,
        h.main("#main.page.ladders")[
            h.h1[heading],
            h.nav(".picker", aria_label=words("ladders"))[
                (
                    h.a(
                        href=f"/ladder/{other.name}",
                        aria_current="page" if other.name == game.name else None,
                    )[other.face.title(reader.lang)]
                    for other in games
                )
            ],
            meaning(reader),
            ladder_table(reader, heading, sure, me)
            if sure
            else h.p(".muted")[words("ladder-nobody")],
            [
                h.h2[words("ladder-provisional")],
                h.p(".muted")[words("ladder-provisional-how", margin=PROVISIONAL_ABOVE)],
                h.div(".unsure")[ladder_table(reader, words("ladder-provisional"), unsure, me)],
            ]
            if unsure
            else None,
            h.section(".sheet.form")[h.h2[words("rating-own")], rating_curve(reader, game, curve)]
            if curve
            else None,
            h.p(".muted.small")[words("ladder-bots")]
            if any(rung.is_ours for rung in rungs)
            else None,
        ],
        crumb=words("ladders"),
        styles=("lobby.css", *STYLES),
    )


def meaning(reader: Reader) -> h.Element:
    """Return what the numbers mean, in a sentence."""
    return h.p(".lead")[reader.words("rating-means")]


def ladder_table(reader: Reader, caption: str, rungs: Sequence[Rung], me: str) -> h.Element:
    """Return rungs as a table."""
    words = reader.words
    return h.table(".ladder.sheet")[
        h.caption(".unseen")[caption],
        h.thead[
            h.tr[
                h.th(scope="col")[h.span(".unseen")[words("ladder-rank")], "#"],
                h.th(scope="col")[words("ladder-name")],
                h.th(scope="col")[words("rating")],
                h.th(scope="col")[words("ladder-games")],
            ]
        ],
        h.tbody[(rung_line(reader, rung, me) for rung in rungs)],
    ]


def rung_line(reader: Reader, rung: Rung, me: str) -> h.Element:
    """Return one rung: rank, name, rating with its interval, games."""
    mine = bool(me) and rung.public == me
    return h.tr(
        class_="mine" if mine else "ours" if rung.is_ours else None,
        aria_current="true" if mine else None,
    )[
        h.td["" if rung.rank is None else str(rung.rank)],
        h.th(scope="row")[who(reader, rung)],
        h.td[rating_said(rung.skill)],
        h.td["–" if rung.is_ours else str(rung.games)],
    ]


def who(reader: Reader, rung: Rung) -> h.Element:
    """Return a name: of a person with the way to them, of a bot with its sign."""
    words = reader.words
    sign = [bits.icon(bits.BOT), "\u2060"] if rung.bot else None
    if rung.is_ours:
        return h.span(".who")[sign, words("ladder-level", level=words(f"level-{rung.name}"))]
    return h.span(".who")[
        sign, h.a(href=f"/p/{rung.public}")[rung.name], bits.bot_word(rung.bot, words)
    ]


def rating_said(skill: Skill) -> h.Node:
    """Return a rating with its interval."""
    return [h.strong[str(skill.rating)], " ", h.span(".muted.small")[f"±{skill.margin}"]]


def hiding_form(reader: Reader, is_hidden: bool) -> h.Element:
    """Return the choice of who has an account: to stand on the ladders, or on none."""
    words = reader.words
    return bits.post_form(
        "/ladder/hide",
        h.p(".muted")[words("ladder-hidden" if is_hidden else "ladder-shown")],
        h.div(".buttons")[
            h.button(".button.quiet", name="hide", value="no" if is_hidden else "yes")[
                words("ladder-show-me" if is_hidden else "ladder-hide-me")
            ]
        ],
        class_="form",
    )


def ratings_section(
    reader: Reader, curves: Sequence[tuple[Standing, Sequence[Point]]]
) -> h.Element | None:
    """Return somebody's ratings game by game, each with its curve."""
    if not curves:
        return None
    words = reader.words
    return h.section("#ratings")[
        h.h2[words("ratings")],
        (
            h.div[
                h.h3[
                    h.a(href=f"/ladder/{each.game}")[find_game(each.game).face.title(reader.lang)]
                ],
                h.p[
                    rating_said(each.skill),
                    f" · {words('provisional')}" if each.skill.is_provisional else None,
                ],
                rating_curve(reader, find_game(each.game), points),
            ]
            for each, points in curves
            if each.game in game_names()
        ),
    ]


def rating_curve(reader: Reader, game: Game, points: Sequence[Point]) -> Markup:
    """Return somebody's ratings over games as a line in the band of their intervals.

    A page that shows it wears `rated.STYLES`.
    """
    said = reader.words("rating-curve-of", game=game.face.title(reader.lang))
    lows = [point.skill.rating - point.skill.margin for point in points]
    highs = [point.skill.rating + point.skill.margin for point in points]
    low, high = min(lows, default=1400), max(highs, default=1600)
    step = nice_step(high - low)
    low, high = low - low % step, high + -high % step
    chart = Frame(CURVE_WIDTH, CURVE_HEIGHT, max(1, len(points) - 1), low, high, right=10.0)
    upper = [(chart.x(n), chart.y(value)) for n, value in enumerate(highs)]
    lower = [(chart.x(n), chart.y(value)) for n, value in enumerate(lows)]
    middle = [(chart.x(n), chart.y(point.skill.rating)) for n, point in enumerate(points)]
    drawn = grid(chart, [(value, str(value)) for value in range(low, high + 1, step)])
    if len(points) > 1:
        drawn.append(el("path", d=f"{path(upper + lower[::-1])}Z", class_="band"))
        drawn.append(el("path", d=path(middle), class_="curve"))
    elif points:
        drawn.append(el("path", d=path([upper[0], lower[0]]), class_="curve thin"))
    if points:
        across, down = middle[-1]
        drawn.append(el("circle", cx=across, cy=down, r=4, class_="now"))
    # Ratings have four figures, which want more room than points.
    box = f"{fmt(-ROOM)} 0 {fmt(CURVE_WIDTH + ROOM)} {fmt(CURVE_HEIGHT)}"
    picture = el("svg", title(said), *drawn, viewBox=box, role="img", aria_label=said)
    return Markup(f'<div class="rating-curve">{picture}</div>')


def path(points: Sequence[tuple[float, float]]) -> str:
    """Return a line through points."""
    return "M" + "L".join(f"{fmt(across)} {fmt(down)}" for across, down in points)
