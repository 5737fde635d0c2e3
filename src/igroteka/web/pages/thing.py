"""The inspector: one thing of a table, what it is, what it would do now or why not, its rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import htpy as h

from igroteka.face import Choice, Face, icons
from igroteka.tables.views import TableView
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import Reader

RULE_IDS: Final = re.compile(r"([A-Z]+)(\d+)(?:–[A-Z]+(\d+))?")
"""A rule as words name it, “B17”, or several, “B21–B26”."""
IN_BRACKETS: Final = re.compile(r" ?\((?:[A-Z]+\d+(?:–[A-Z]+\d+)?(?:, )?)+\)")
"""The rules at the end of a sentence; the inspector quotes them below."""


def thing_part(
    reader: Reader, game: str, face: Face[Any], topic: str, now: Sequence[h.Element] = ()
) -> h.Element:
    """Return all about the thing of a topic; *now*: what can be done with it at a table.

    Where a face has no portrait of it the script shows it as it is drawn on the table.

    :raises KeyError: if there is no such topic.
    """
    words, lang = reader.words, reader.lang
    told = face.help(topic, lang)
    name = face.called(topic, lang)
    text = IN_BRACKETS.sub("", told)
    for end in (": ", ". "):
        # “Castle: take a knight”: the heading has said the name.
        if name and text.lower().startswith(f"{name}{end}".lower()):
            text = text[len(name) + len(end) :]
            text = text[:1].upper() + text[1:]
    return h.div(".thing", data_body=True)[
        h.form(".close", method="dialog")[
            h.button(".tool", title=words("close"))[
                bits.icon(icons.CLOSE), h.span(".unseen")[words("close")]
            ]
        ],
        h.h2("#thing-name", tabindex="-1", autofocus=True)[name or words("thing-what")],
        h.figure(data_drawing=True, aria_hidden="true")[bits.picture(face.portrait(topic, lang))],
        h.p[text],
        now,
        quoted(reader, game, face, told),
    ]


def thing_page(reader: Reader, game: str, face: Face[Any], topic: str) -> h.Element:
    """Return the same as a page of its own."""
    title = face.title(reader.lang)
    return frame(
        reader,
        title,
        h.main("#main.page.narrow")[
            h.h1(".unseen")[title], h.div(".sheet")[thing_part(reader, game, face, topic)]
        ],
        crumb=title,
        styles=("lobby.css", "inspector.css"),
    )


def now_of(reader: Reader, table: TableView, about: Iterable[str]) -> list[h.Element]:
    """Return what the viewer can do now with the things of these ids, and what not and why."""
    if table.view is None or table.me is None or not table.actions:
        return []
    words, face = reader.words, bits.face_of(table)
    look = bits.look_of(table.seats, reader.words)
    wanted = list(dict.fromkeys(about))
    offered = face.choices(table.view, table.actions, look)
    can = [choice for key in wanted for choice in offered if choice.target == key]
    shut = [thing.shut for thing in table.closed]
    cannot = list(dict.fromkeys((s.why, s.rule) for key in wanted for s in shut if s.target == key))
    if not can and not cannot:
        return [h.p(".muted")[words("thing-no-part")]]
    made = []
    if can:
        made.append(h.section[h.h3[words("thing-now")], h.ul(".can")[map(doing, can)]])
    if cannot:
        made.append(
            h.section(".not-now")[
                h.h3[words("thing-not-now")],
                h.ul[(h.li[why, " ", rule_link(table.game, rule)] for why, rule in cannot)],
            ]
        )
    return made


def doing(choice: Choice) -> h.Element:
    """Return a choice as the inspector offers it; the script presses the one of the bar."""
    return h.li[
        h.button(".choice", type="button", data_does=choice.text)[
            h.span(".what")[choice.label],
            h.span(".brings")[choice.preview] if choice.preview else None,
        ]
    ]


def rule_link(game: str, rule: str) -> h.Element | None:
    """Return a rule's id as a link to its sentence; none for no rule."""
    if not rule:
        return None
    return h.a(".rule", href=f"/rules/{game}#{rule}", target="_blank")[rule]


def quoted(reader: Reader, game: str, face: Face[Any], told: str) -> h.Element | None:
    """Return the rules that a text names, each with its sentence and a link to it."""
    named: dict[str, None] = {}
    for letters, first, last in RULE_IDS.findall(told):
        for number in range(int(first), int(last or first) + 1):
            named[f"{letters}{number}"] = None
    sentences = dict(face.rules(reader.lang)) if named else {}
    found = [rule for rule in named if rule in sentences]
    if not found:
        return None
    return h.section[
        h.h3[reader.words("rules")],
        h.ul(".quoted")[(h.li[rule_link(game, rule), " ", sentences[rule]] for rule in found)],
    ]
