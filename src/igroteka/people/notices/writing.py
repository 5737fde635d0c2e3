"""What a notice says, in the language of who reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from igroteka.face import Words, words_of
from igroteka.people.notices.judging import companions
from igroteka.tables.table import Table

PEOPLE: Final = Path(__file__).parent.parent
LINES: Final = 5
"""So many tables are named in one notice."""
TURN, OVER, INVITED = "turn", "over", "invited"
KINDS: Final = (TURN, OVER, INVITED)
"""What people are told of: their turn, the end of a game, an invitation."""


@dataclass(frozen=True, slots=True)
class News:
    """One thing that a person is to be told."""

    id: int
    kind: str
    table: str = ""
    number: int = 0
    game: str = ""
    """The game's title, in the language of the person."""
    names: tuple[str, ...] = ()
    """The other people at the table."""
    result: tuple[tuple[str, int], ...] = ()
    """Everybody's points, once the game is over."""
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """What the notice opens."""
        return str(self.data.get("path") or (f"/t/{self.table}" if self.table else "/"))

    @property
    def name(self) -> str:
        """Who has caused it."""
        return str(self.data.get("name", ""))


def news_of(table: Table, seat: int | None, lang: str, id: int, kind: str, number: int) -> News:
    """Return what is new at a table."""
    points = table.standing.scores or []
    result = tuple(zip(table.names, points, strict=False))
    names = tuple(companions(table, seat))
    return News(id, kind, table.id, number, table.game.face.title(lang), names, result)


def words_in(lang: str) -> Words:
    """Return the words of notices."""
    return words_of(lang, PEOPLE)


def message(news: Sequence[News], waiting: int, lang: str, origin: str) -> dict[str, Any]:
    """Return what is sent: title, text and link for people, the rest for programs.

    *waiting* is at how many tables the person is waited for in all.
    """
    words = words_in(lang)
    if len(news) == 1:
        title, text = title_of(news[0], words), text_of(news[0], words)
        path = news[0].path
    else:
        turns = sum(each.kind == TURN for each in news)
        waits = max(waiting, turns)
        title = words("notice-turns", n=waits) if turns else words("notice-several", n=len(news))
        lines = [line_of(each, words) for each in news[:LINES]]
        if len(news) > LINES:
            lines.append(words("notice-more", n=len(news) - LINES))
        text, path = "\n".join(lines), "/"
    return {
        "title": title,
        "text": text,
        "url": origin + path,
        "waiting": waiting,
        "lang": lang,
        "news": [
            {"kind": each.kind, "table": each.table, "number": each.number, "game": each.game}
            | {"url": origin + each.path}
            for each in news
        ],
    }


def title_of(news: News, words: Words) -> str:
    """Return what a single notice is about."""
    if news.kind == INVITED:
        return words("notice-invited", name=news.name)
    return words("notice-over" if news.kind == OVER else "notice-turn", game=news.game)


def text_of(news: News, words: Words) -> str:
    """Return what a single notice says besides."""
    if news.kind == INVITED:
        known = bool(news.game)
        return words("notice-invited-to", game=news.game) if known else words("notice-invited-open")
    if news.kind == OVER and news.result:
        ranked = sorted(news.result, key=lambda who: -who[1])
        return "\n".join(
            words("notice-result", name=name, points=points) for name, points in ranked
        )
    if news.names:
        return words("notice-with", names=", ".join(news.names))
    return words("notice-alone")


def line_of(news: News, words: Words) -> str:
    """Return one of several things as a line."""
    if news.kind == INVITED:
        return words("notice-line-invited", name=news.name, game=news.game)
    return words("notice-line-over" if news.kind == OVER else "notice-line-turn", game=news.game)


def trial(lang: str, origin: str) -> dict[str, Any]:
    """Return what is sent when somebody wants to see whether it arrives."""
    words = words_in(lang)
    title, text = words("notice-test"), words("notice-test-text")
    url = f"{origin}/notices"
    return {"title": title, "text": text, "url": url, "waiting": 0, "lang": lang, "news": []}
