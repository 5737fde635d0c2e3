"""Finding company: what a table wishes for, whom one invites, whom one avoids."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from igroteka.engine import Game, game_names
from igroteka.engine.registry import loaded
from igroteka.face import LANGUAGES
from igroteka.people.company.finding import LEVELS, LONGEST_LINE
from igroteka.people.company.inviting import Invited, Met
from igroteka.people.company.reporting import LONGEST_REASON
from igroteka.people.company.whom import Whom
from igroteka.tables.checking import LONGEST_NAME
from igroteka.tables.lobby import Wish
from igroteka.tables.views import TableView, Wants
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

MOST_FREE = 4
"""So many free seats can be asked for."""


def choice(label: str, name: str, choices: Sequence[tuple[str, str]], chosen: str) -> h.Element:
    """Return one choice out of some, in little room."""
    return h.label(".field")[
        label,
        h.select(name=name)[
            (h.option(value=value, selected=value == chosen)[said] for value, said in choices)
        ],
    ]


def language_choice(reader: Reader, chosen: str) -> h.Element:
    """Return the choice of the language to talk in."""
    words = reader.words
    known = [(lang, words(f"wants-language-{lang}")) for lang in LANGUAGES]
    return choice(words("wants-language"), "language", [("", words("wants-any")), *known], chosen)


def level_choice(reader: Reader, chosen: str) -> h.Element:
    """Return the choice of how well others should play."""
    words = reader.words
    known = [(level, words(f"wants-level-{level}")) for level in LEVELS]
    return choice(words("wants-level"), "skill", [("", words("wants-any")), *known], chosen)


def find_fields(reader: Reader, wish: Wish) -> h.Node:
    """Return what one looks for, with the button that finds it and the one that only shows it."""
    words = reader.words
    games = [game for game in (loaded(name) for name in game_names()) if isinstance(game, Game)]
    titles = [(game.name, bits.game_title(reader.lang, game.name)) for game in games]
    free = [(str(count), str(count)) for count in range(1, MOST_FREE + 1)]
    return [
        choice(words("find-game"), "game", [("", words("find-any-game")), *titles], wish.game),
        language_choice(reader, wish.language),
        level_choice(reader, wish.level),
        choice(words("find-free"), "free", free, str(wish.free)),
        h.div(".buttons")[
            h.button(".button.main")[words("find-me")],
            # Back to here, so that what fits is in sight.
            h.button(".button", formaction="/#company", formmethod="get")[words("find-show")],
        ],
    ]


def wishes_line(reader: Reader, wants: Wants) -> str:
    """Return what a table wishes for in one line; empty: nothing."""
    words = reader.words
    said = [
        words(f"wants-language-{wants.language}") if wants.language else "",
        words(f"wants-level-{wants.level}") if wants.level else "",
        words("wants-said", line=wants.line) if wants.line else "",
    ]
    return " · ".join(filter(None, said))


def company_sections(
    reader: Reader, table: TableView, wants: Wants, met: Sequence[Met], invited: Sequence[Invited]
) -> h.Node:
    """Return who may come to a table that waits: what it wishes for, and whom one invites."""
    words = reader.words
    if table.me is None:
        line = wishes_line(reader, wants)
        return h.section(".sheet")[h.h2[words("wants-title")], h.p[line]] if line else None
    return [
        invite_section(reader, table, met, invited),
        wants_section(reader, table, wants) if table.public else None,
    ]


def wants_section(reader: Reader, table: TableView, wants: Wants) -> h.Element:
    """Return what a table in the lobby wishes for, to be changed by those who sit at it."""
    words = reader.words
    return h.section(".sheet.form")[
        h.h2[words("wants-title")],
        bits.post_form(
            f"/t/{table.id}/wants",
            language_choice(reader, wants.language),
            level_choice(reader, wants.level),
            h.label(".field.wide")[
                words("wants-line"),
                h.input(type="text", name="line", value=wants.line, maxlength=str(LONGEST_LINE)),
            ],
            h.button(".button")[words("wants-save")],
            class_="finding",
        ),
    ]


def invite_section(
    reader: Reader, table: TableView, met: Sequence[Met], invited: Sequence[Invited]
) -> h.Element:
    """Return whom one may invite: those one has played with, and others by name."""
    words = reader.words
    names = {one.name for one in invited}
    return h.section("#people.sheet.form")[
        h.h2[words("invite-people")],
        h.ul(".met")[
            (
                h.li[
                    bits.post_form(
                        f"/t/{table.id}/invite",
                        whom_fields(Whom(account=one.account))
                        if one.account
                        else whom_fields(Whom(table=one.table, seat=one.seat)),
                        h.button(".button.quiet")[words("invite-one", name=one.name)],
                    )
                ]
                for one in met
                if one.name not in names
            )
        ]
        if met
        else None,
        bits.post_form(
            f"/t/{table.id}/invite",
            h.label(".field")[
                words("invite-name"),
                h.input(type="text", name="name", maxlength=str(LONGEST_NAME), required=True),
            ],
            h.button(".button")[words("invite-send")],
            class_="finding",
        ),
        h.ul(".invited")[
            (h.li[one.name, ": ", words(f"invited-{one.answer or 'open'}")] for one in invited)
        ]
        if invited
        else None,
    ]


def whom_fields(whom: Whom) -> h.Node:
    """Return the hidden fields that say who is meant."""
    if whom.account:
        return bits.hidden("account", whom.account)
    return [bits.hidden("table", whom.table), bits.hidden("seat", whom.seat)]


def avoiding_forms(
    reader: Reader, whom: Whom, blocked: str, muted: str, to: str, *, reported: bool
) -> h.Element:
    """Return what one can do about somebody; *blocked* and *muted* name what was done before.

    *reported* says that the reader has just told the host of the name.
    """
    words = reader.words

    def either(kind: str, done: str) -> h.Element:
        return bits.post_form(
            f"/company/{'un' if done else ''}{kind}",
            bits.hidden("id", done) if done else whom_fields(whom),
            bits.hidden("to", to),
            h.button(".button.quiet")[
                words(f"avoid-{kind}-end" if done else f"avoid-{kind}-begin")
            ],
            h.span(".small.muted")[words(f"avoid-{kind}-{'done' if done else 'about'}")],
        )

    return h.section(".avoiding", aria_label=words("avoid-title"))[
        either("mute", muted),
        either("block", blocked),
        h.p("#reported.sheet.notice", role="status")[words("report-done")] if reported else None,
        bits.post_form(
            "/company/report",
            whom_fields(whom),
            bits.hidden("to", to),
            h.label(".field")[
                words("report-why"),
                h.input(type="text", name="reason", maxlength=str(LONGEST_REASON), required=True),
            ],
            h.button(".button.quiet")[words("report-send")],
            class_="finding",
        ),
    ]
