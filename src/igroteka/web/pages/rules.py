"""The rules of a game: the goal, a turn at a glance, every rule with its pictures, and a summary.

A picture is a file of its own with a name that changes when it does, so a page stays small and
browsers may keep its pictures.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from functools import lru_cache
from typing import Any, Final

import htpy as h

from igroteka.coach import puzzles_of
from igroteka.engine import Game
from igroteka.face import Face, figures, icons, lessons
from igroteka.face.figures import Drawn, Figure
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.happened import comparison
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.result import score_sheet
from igroteka.web.pages.thing import IN_BRACKETS, RULE_IDS

STYLES: Final = ("lobby.css", "rules.css")
SCALE: Final = 1.25
"""Drawings are made for a phone; in a text they may be a little larger."""
MOST_TOLD: Final = 6
FEW_TOLD: Final = 2
"""So many sentences tell what happened in a picture; few where a comparison says the rest."""
FLAT: Final = 3.0
"""Pictures so much wider than high stand one above the other."""
BEFORE: Final = "before"
AFTER: Final = "after"


def rules_page(reader: Reader, game: Game) -> h.Element:
    """Return the rules of a game in our own words."""
    words, face = reader.words, game.face
    title = words("rules-title", game=face.title(reader.lang))
    rules = face.rules(reader.lang)
    heads = [text for rule, text in rules if not rule]
    return frame(
        reader,
        title,
        h.main("#main.page.narrow.rules-page")[
            h.h1[title],
            h.p(".lead")[face.tagline(reader.lang)],
            opening(reader, face),
            h.div(".buttons")[
                h.a(".button", href=f"/rules/{game.name}/summary")[words("rules-summary")]
                if face.summary(reader.lang)
                else None,
                h.a(".button.quiet", href=f"/new/{game.name}")[words("rules-play")],
                h.a(".button.quiet", href=f"/puzzles?game={game.name}")[words("puzzles")]
                if puzzles_of(game)
                else None,
            ],
            courses(reader, game),
            h.nav(".toc", aria_label=words("contents"))[
                (h.a(href=f"#part-{place}")[text] for place, text in enumerate(heads))
            ]
            if len(heads) > 1
            else None,
            h.div(".rules")[rule_parts(reader, game, rules)],
            h.p(".muted")[face.notice(reader.lang)],
        ],
        crumb=face.title(reader.lang),
        styles=STYLES,
    )


def opening(reader: Reader, face: Face[Any]) -> list[h.Element]:
    """Return the goal in three sentences and a turn at a glance, as far as a game has them."""
    words, goal, turn = reader.words, face.goal(reader.lang), face.turn(reader.lang)
    made = []
    if goal:
        made.append(h.section(".goal")[h.h2[words("rules-goal")], h.p[goal]])
    if turn:
        shapes = figures.turn_icons(face)
        made.append(
            h.section(".glance")[
                h.h2[words("rules-turn")],
                h.ol(".turn")[
                    (
                        h.li[
                            bits.icon(getattr(icons, shapes[place]))
                            if place < len(shapes)
                            else None,
                            h.p[text],
                        ]
                        for place, text in enumerate(turn)
                    )
                ],
            ]
        )
    return made


def courses(reader: Reader, game: Game) -> h.Element | None:
    """Return the guided games, if there are any."""
    face, words, found = game.face, reader.words, lessons.courses_of(game.face)
    if not found:
        return None
    return h.section("#lessons.courses")[
        h.h2[words("learn-title")],
        h.ul[
            (
                h.li[
                    bits.post_form(
                        f"/rules/{game.name}/learn/{course.id}",
                        h.button(f".button{'' if place else '.main'}")[
                            bits.icon(bits.PLAY), lessons.title(face, course, reader.lang)
                        ],
                    ),
                    h.p[lessons.about(face, course, reader.lang)],
                ]
                for place, course in enumerate(found)
            )
        ],
    ]


def rule_parts(reader: Reader, game: Game, rules: list[tuple[str, str]]) -> list[h.Element]:
    """Return headings and the rules under them, each with its pictures."""
    pictures: dict[str, list[h.Element]] = defaultdict(list)
    for figure in figures.figures_of(game.face):
        pictures[figure.rule].append(figure_part(reader, game, figure))
    parts: list[h.Element] = []
    listed: list[h.Element] = []
    heads = 0
    for rule, text in rules:
        if rule:
            link = h.a(".id", href=f"#{rule}")[rule]
            listed.append(h.li(f"#{rule}")[link, h.span[text], pictures[rule]])
            continue
        if listed:
            parts.append(h.ul(".rules")[listed])
            listed = []
        parts.append(h.h2(f"#part-{heads}")[text])
        heads += 1
    if listed:
        parts.append(h.ul(".rules")[listed])
    return parts


# --- pictures ---------------------------------------------------------------------------------


def figure_part(reader: Reader, game: Game, figure: Figure) -> h.Element:
    """Return a picture before and after, what it shows, and the button to try it out."""
    words, face = reader.words, game.face
    drawn = figures.draw(game, figure, reader.lang)
    told = drawn.told[: FEW_TOLD if drawn.moments else MOST_TOLD]
    caption = face.caption(figure.id, reader.lang)
    return h.figure(f"#figure-{figure.id}.figure")[
        h.figcaption[caption],
        h.div(class_=["stages", {"flat": drawn.size[0] > FLAT * drawn.size[1]}])[
            stage(reader, game, figure, drawn, BEFORE, drawn.asked),
            stage(reader, game, figure, drawn, AFTER, " ".join(told)),
        ],
        [
            h.div(".compared")[
                h.p[moment.title], comparison(moment, drawn.look), h.p(".small.muted")[moment.why]
            ]
            for moment in ([] if drawn.ended else drawn.moments)
        ],
        score_sheet(reader, face, drawn.ended, drawn.look) if drawn.ended else None,
        bits.post_form(
            f"/rules/{game.name}/try/{figure.id}",
            h.button(".button.quiet")[
                bits.icon(bits.PLAY),
                words("figure-try"),
                h.span(".unseen")[f": {figure.rule}"],
            ],
        ),
    ]


def stage(
    reader: Reader, game: Game, figure: Figure, drawn: Drawn, which: str, told: str
) -> h.Element:
    """Return one of the two pictures, with what is asked there or what has happened."""
    width, height = (str(round(n * SCALE)) for n in drawn.size)
    title = reader.words(f"figure-{which}")
    return h.div(".stage")[
        h.p(".small")[h.strong[title], " ", told],
        h.img(
            src=picture_url(game, figure, which, reader.lang),
            alt=f"{title} {told}",
            width=width,
            height=height,
            loading="lazy",
            decoding="async",
        ),
    ]


@lru_cache(maxsize=512)
def picture_url(game: Game, figure: Figure, which: str, lang: str) -> str:
    """Return where a picture is found; the address changes when the picture does."""
    drawn = picture(game, figure, which, lang)
    digest = hashlib.sha256(drawn.encode()).hexdigest()[:12]
    return f"/rules/{game.name}/figure/{digest}/{figure.id}-{which}.{lang}.svg"


def picture(game: Game, figure: Figure, which: str, lang: str) -> str:
    """Return a picture as SVG."""
    drawn = figures.draw(game, figure, lang)
    return drawn.before if which == BEFORE else drawn.after


# --- on one page ------------------------------------------------------------------------------


def summary_page(reader: Reader, game: Game) -> h.Element:
    """Return the rules of a game on one sheet of paper."""
    words, face = reader.words, game.face
    title = words("summary-title", game=face.title(reader.lang))
    return frame(
        reader,
        title,
        h.main("#main.page.summary")[
            h.h1[title],
            h.div(".buttons")[
                h.button(".button.script-only", type="button", data_print=True)[
                    words("summary-print")
                ],
                h.a(".button.quiet", href=f"/rules/{game.name}")[words("summary-all")],
            ],
            opening(reader, face),
            h.div(".columns")[
                (
                    h.section[
                        h.h2[heading],
                        h.ul[(h.li[linked(game.name, line)] for line in lines)],
                    ]
                    for heading, lines in face.summary(reader.lang)
                )
            ],
            h.p(".small.muted")[face.notice(reader.lang)],
        ],
        crumb=face.title(reader.lang),
        styles=STYLES,
    )


def linked(game: str, line: str) -> list[h.Node]:
    """Return a line whose rules, in brackets at its end, are links to them."""
    made: list[h.Node] = []
    at = 0
    for bracket in IN_BRACKETS.finditer(line):
        made += [line[at : bracket.start()], " "]
        made.append(
            h.span(".named")[
                (
                    [", " if place else "", h.a(href=f"/rules/{game}#{letters}{first}")[said]]
                    for place, (said, letters, first) in enumerate(named(bracket[0]))
                )
            ]
        )
        at = bracket.end()
    return [*made, line[at:]]


def named(text: str) -> list[tuple[str, str, str]]:
    """Return the rules that a text names: as it says them, and the first of each.

    >>> named(" (B17, B21–B26)")
    [('B17', 'B', '17'), ('B21–B26', 'B', '21')]
    """
    return [(each[0], each[1], each[2]) for each in RULE_IDS.finditer(text)]
