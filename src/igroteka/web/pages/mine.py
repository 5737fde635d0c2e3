"""My tables: all of them, those that wait for me first, with what I am invited to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from urllib.parse import urlencode

import htpy as h

from igroteka.people.company.avoiding import Avoided
from igroteka.people.company.inviting import Invitation
from igroteka.people.company.mine import MyTables, Search
from igroteka.tables.views import LobbyTable, Status
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.lobby import invitations_section, tables
from igroteka.web.pages.reader import Reader


def my_page(
    reader: Reader,
    mine: MyTables,
    search: Search,
    invitations: Sequence[Invitation],
    blocked: Sequence[Avoided],
    muted: Sequence[Avoided],
) -> h.Element:
    """Return the page of all tables of the reader."""
    words = reader.words
    kinds = groupby(mine.tables, key=kind_of)
    return frame(
        reader,
        words("mine-title"),
        h.main("#main.page")[
            h.h1[words("mine-title")],
            h.p(".lead")[words("waits-said", n=mine.counts["turn"])],
            invitations_section(reader, invitations),
            search_form(reader, mine, search) if mine.games else None,
            (
                tables(
                    reader,
                    f"{words(f'mine-{kind}')} ({mine.counts[kind]})",
                    list(some),
                )
                for kind, some in kinds
            ),
            None if mine.tables else h.p(".muted")[words("mine-none")],
            paging(reader, mine, search),
            avoided_list(reader, "block", blocked),
            avoided_list(reader, "mute", muted),
            h.p[h.a(".button", href="/#company")[words("find-link")]],
        ],
        styles=("lobby.css", "company.css"),
        crumb=words("mine-title"),
    )


def kind_of(table: LobbyTable) -> str:
    """Return under which heading a table of mine stands."""
    if table.status == Status.PLAYING:
        return "turn" if table.my_turn else "running"
    return "waiting" if table.status == Status.WAITING else "finished"


def is_one(search: Search) -> bool:
    """Say whether anything is looked for."""
    return bool(search.game or search.person)


def search_form(reader: Reader, mine: MyTables, search: Search) -> h.Element:
    """Return where one looks for a game or a person."""
    words = reader.words
    return h.form(".finding", method="get", action="/my", role="search")[
        h.label(".field")[
            words("find-game"),
            h.select(name="game")[
                h.option(value="")[words("find-any-game")],
                (
                    h.option(value=game, selected=game == search.game)[
                        bits.game_title(reader.lang, game)
                    ]
                    for game in mine.games
                ),
            ],
        ],
        h.label(".field")[
            words("mine-person"),
            h.input(type="text", name="person", value=search.person, maxlength="30"),
        ],
        h.button(".button")[words("mine-search")],
        h.a(".button.quiet", href="/my")[words("mine-all-again")] if is_one(search) else None,
    ]


def paging(reader: Reader, mine: MyTables, search: Search) -> h.Element | None:
    """Return the ways to the other pages."""
    if mine.pages == 1:
        return None
    words = reader.words

    def link(page: int, said: str, rel: str) -> h.Element | None:
        if not 1 <= page <= mine.pages:
            return None
        query = {"game": search.game, "person": search.person, "page": str(page)}
        asked = urlencode({name: value for name, value in query.items() if value})
        return h.a(".button", href=f"/my?{asked}", rel=rel)[said]

    return h.nav(".paging", aria_label=words("mine-pages"))[
        link(mine.page - 1, words("mine-before"), "prev"),
        h.span[words("mine-page", page=mine.page, pages=mine.pages)],
        link(mine.page + 1, words("mine-after"), "next"),
    ]


def avoided_list(reader: Reader, kind: str, avoided: Sequence[Avoided]) -> h.Element | None:
    """Return whom the reader has blocked or muted, and how they are taken off the list."""
    if not avoided:
        return None
    words = reader.words
    return h.details(f"#{kind}ed.avoided")[
        h.summary[f"{words(f'avoid-{kind}-title')} ({len(avoided)})"],
        h.ul[
            (
                h.li[
                    h.span[one.name],
                    bits.post_form(
                        f"/company/un{kind}",
                        bits.hidden("id", one.id),
                        bits.hidden("to", "/my"),
                        h.button(".button.quiet")[
                            words(f"avoid-{kind}-end"), h.span(".unseen")[f": {one.name}"]
                        ],
                    ),
                ]
                for one in avoided
            )
        ],
    ]
