"""Who somebody is: a person's games and what came of them; two people beside each other."""

from __future__ import annotations

from datetime import UTC, datetime

import htpy as h

from igroteka.engine import BadSetup, find_game
from igroteka.people.accounts import Account
from igroteka.people.company.service import ComparedPage, PersonPage
from igroteka.people.company.statistics import BotResults, GameResults, Meetings
from igroteka.people.company.whom import Somebody, Whom
from igroteka.web.pages import bits, rated
from igroteka.web.pages.company import avoiding_forms
from igroteka.web.pages.frame import frame
from igroteka.web.pages.lobby import tables
from igroteka.web.pages.reader import Reader

STYLES = ("lobby.css", "company.css", *rated.STYLES)


def person_page(
    reader: Reader,
    shown: PersonPage,
    me: Account | None,
    *,
    is_mine: bool,
    avoided: tuple[str, str] = ("", ""),
    reported: bool = False,
    ratings: h.Node = None,
) -> h.Element:
    """Return the page of somebody who has an account.

    *me* is the reader's account, *avoided* names how the reader has blocked and muted the person.
    *ratings* is what is drawn of the person's ratings; it stands between head and results.
    """
    words, account = reader.words, shown.account
    return frame(
        reader,
        account.name,
        h.main("#main.page")[
            h.header(".hello")[
                h.h1[
                    account.name,
                    [" ", bits.icon(bits.BOT), bits.bot_word(True, words)] if account.bot else None,
                ],
                h.p(".lead")[
                    words("person-since", date=day(account.created)),
                    " · ",
                    words("person-games", n=shown.statistics.games),
                ],
                None
                if me is None or is_mine
                else h.p[
                    h.a(".button", href=f"/p/{me.public}/{account.public}")[words("person-compare")]
                ],
            ],
            ratings,
            results_table(reader, shown.statistics.by_game),
            bots_table(reader, shown.statistics.bots),
            tables(reader, words("person-recent"), shown.recent) if shown.recent else None,
            None
            if is_mine
            else avoiding_forms(
                reader,
                Whom(account=account.public),
                *avoided,
                f"/p/{account.public}",
                reported=reported,
            ),
        ],
        styles=STYLES,
        crumb=account.name,
    )


def day(at: float) -> str:
    """Return a day as everybody reads it, 2026-11-18."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def number(reader: Reader, value: float, places: int = 1) -> str:
    """Return a number with as many places as it needs, in the reader's writing."""
    text = f"{value:.{places}f}".replace("-", "−")
    return text.replace(".", ",") if reader.lang == "ru" else text


def share(some: int, all: int) -> str:
    """Return so many of all, and how much of them that is in a hundred."""
    return f"{some} ({round(100 * some / all)}\u202f%)"


def results_table(reader: Reader, results: list[GameResults]) -> h.Element | None:
    """Return what came of the games, by game and number of players."""
    if not results:
        return None
    words = reader.words
    heads = ("game", "players", "games", "wins", "place", "points")
    return h.section[
        h.h2("#results")[words("person-results")],
        h.div(".wide-table", tabindex="0", role="region", aria_labelledby="results")[
            h.table(".results")[
                h.thead[h.tr[(h.th(scope="col")[words(f"person-head-{head}")] for head in heads)]],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[bits.game_title(reader.lang, one.game)],
                            h.td[str(one.players)],
                            h.td[str(one.results.games)],
                            h.td[share(one.results.wins, one.results.games)],
                            h.td[number(reader, one.results.place, 2)],
                            h.td[number(reader, one.results.points)],
                        ]
                        for one in results
                    )
                ],
            ]
        ],
    ]


def bots_table(reader: Reader, bots: list[BotResults]) -> h.Element | None:
    """Return the bots somebody has met most often, and how often the person was ahead."""
    if not bots:
        return None
    words = reader.words
    return h.section[
        h.h2("#bots")[words("person-bots")],
        h.div(".wide-table", tabindex="0", role="region", aria_labelledby="bots")[
            h.table(".results")[
                h.thead[
                    h.tr[
                        (
                            h.th(scope="col")[words(f"person-head-{head}")]
                            for head in ("bot", "game", "games", "ahead")
                        )
                    ]
                ],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[bits.icon(bits.BOT), " ", bot_title(reader, one)],
                            h.td[bits.game_title(reader.lang, one.game)],
                            h.td[str(one.games)],
                            h.td[share(one.ahead, one.games)],
                        ]
                        for one in bots
                    )
                ],
            ]
        ],
    ]


def bot_title(reader: Reader, one: BotResults) -> str:
    """Return what a bot is called: its level and its character."""
    try:
        face = find_game(one.game).face
    except BadSetup:
        face = None
    return bits.level_title(one.bot, face, reader.words)


def compared_page(reader: Reader, shown: ComparedPage) -> h.Element:
    """Return two people beside each other."""
    words, first, second = reader.words, shown.first, shown.second
    title = words("compare-title", first=first.name, second=second.name)
    meetings = shown.comparison
    return frame(
        reader,
        title,
        h.main("#main.page")[
            h.header(".hello")[
                h.h1[
                    h.a(href=f"/p/{first.public}")[first.name],
                    " – ",
                    h.a(href=f"/p/{second.public}")[second.name],
                ],
                h.p(".lead")[words("compare-games", n=meetings.together.games)],
            ],
            compared_table(reader, shown, [meetings.together, *meetings.by_game])
            if meetings.together.games
            else None,
            tables(reader, words("person-recent"), shown.recent) if shown.recent else None,
        ],
        styles=STYLES,
        crumb=title,
    )


def compared_table(reader: Reader, shown: ComparedPage, meetings: list[Meetings]) -> h.Element:
    """Return who was ahead of whom, in all games and by game."""
    words = reader.words
    heads = [
        words("person-head-game"),
        words("person-head-games"),
        words("compare-ahead", name=shown.first.name),
        words("compare-ahead", name=shown.second.name),
        words("compare-even"),
    ]
    return h.div(".wide-table", tabindex="0", role="region", aria_label=words("person-results"))[
        h.table(".results")[
            h.thead[h.tr[(h.th(scope="col")[head] for head in heads)]],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[
                            bits.game_title(reader.lang, one.game)
                            if one.game
                            else words("compare-all")
                        ],
                        h.td[str(one.games)],
                        h.td[str(one.first)],
                        h.td[str(one.second)],
                        h.td[str(one.games - one.first - one.second)],
                    ]
                    for one in meetings
                )
            ],
        ]
    ]


def who_page(
    reader: Reader,
    table: str,
    seat: int,
    who: Somebody,
    avoided: tuple[str, str],
    *,
    reported: bool = False,
) -> h.Element:
    """Return what can be done about somebody at a table who has no account."""
    words = reader.words
    here = f"/t/{table}/who/{seat}"
    return frame(
        reader,
        who.name,
        h.main("#main.page.narrow")[
            h.h1[who.name],
            h.p(".lead")[words("who-about")],
            avoiding_forms(reader, Whom(table=table, seat=seat), *avoided, here, reported=reported),
            h.p[h.a(".button", href=f"/t/{table}")[words("to-table")]],
        ],
        styles=STYLES,
        crumb=who.name,
    )


def join_page(reader: Reader, token: str) -> h.Element:
    """Return the question whether to come in by an invitation of the host."""
    words = reader.words
    return frame(
        reader,
        words("join-title"),
        h.main("#main.page.narrow")[
            h.h1[words("join-title")],
            h.p(".lead")[words("join-how")],
            bits.post_form(f"/join/{token}", h.button(".button.main")[words("join-yes")]),
        ],
        styles=STYLES,
    )
