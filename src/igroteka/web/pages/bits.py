"""Small things that many pages show: icons, badges, forms, the names of seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import htpy as h
import segno
from markupsafe import Markup

from igroteka.engine import Game, find_game
from igroteka.face import Face, Look, Words, svg
from igroteka.tables.thinking import is_level
from igroteka.tables.views import LobbyTable, SeatView, Status, TableView

# Icons that only the pages need; those of `igroteka.face.icons` are shared with the games.
SEND: Final = "M4 12L20 4l-5 16l-4-7zM11 13l9-9"
PLAY: Final = "M7 4l12 8l-12 8z"
PAUSE: Final = "M8 4v16M16 4v16"
MOON: Final = "M15 3a9 9 0 1 0 6 12a8 8 0 0 1-6-12"
SUN: Final = (
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2"
    "M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5"
)
SETTINGS: Final = (
    "M3 6h8M15 6h6M13 4a2 2 0 1 0 0 4a2 2 0 1 0 0-4M3 12h2M9 12h12M7 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4"
    "M3 18h10M17 18h4M15 16a2 2 0 1 0 0 4a2 2 0 1 0 0-4"
)
AUTO: Final = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18M12 8l6-2M12 13h8.5M12 18l5-1"
PEOPLE: Final = (
    "M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M2 20c0-5 3-7 6-7s6 2 6 7"
    "M16 6a3 3 0 0 1 0 6M17 14c3 .5 5 2.500 5 6"
)
PERSON: Final = "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-5 3-7 8-7s8 2 8 7"
KEY: Final = "M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 12h9v4M17 12v3"
ENLARGE: Final = "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"
AGAIN: Final = "M5 9a8 8 0 1 1-1 5M5 3v6h6"
DOWNLOAD: Final = "M12 3v12M7 10l5 5l5-5M4 20h16"
REDO: Final = "M19 9H9a5 5 0 0 0 0 10h3M15 5l4 4l-4 4"
SHARE: Final = "M12 3v12M8 7l4-4l4 4M5 12v8h14v-8"
WHOLE_SCREEN: Final = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"
BULB: Final = (
    "M9 18h6M10 21h4"
    "M12 3a6 6 0 0 0-4 10.500c1 1 1.500 1.500 1.500 2.500h5c0-1 .5-1.5 1.500-2.500A6 6 0 0 0 12 3"
)
BOT: Final = (
    "M12 3v4M7 7h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3"
    "M9 12v2M15 12v2M1 12v4M23 12v4"
)
LADDER: Final = "M5 21v-7h5v7M10 21V8h5v13M15 21v-9h5v9M3 21h19"
DEVICE: Final = "M8 2h8a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1M11 18h2"


def number(n: int) -> str:
    """Return a number with a real minus sign."""
    return str(n).replace("-", "−")


def icon(path: str) -> Markup:
    """Return a line icon that says nothing to screen readers."""
    return Markup(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
    ).format(path)


@lru_cache(maxsize=1024)
def badge(seat: int, name: str, is_bot: bool = False) -> Markup:
    """Return a player's badge: colour, pattern, letter; a bot's has another shape."""
    # Made by our own drawing tools, which escape the name's letter.
    return Markup(
        '<svg class="badge" viewBox="0 0 32 32" aria-hidden="true">'
        + svg.badge(seat, name, 16, 16, 30, is_bot=is_bot)
        + "</svg>"
    )


def badge_of(seat: int, look: Look) -> Markup:
    """Return the badge of a seat at a table."""
    return badge(seat, look.names[seat], seat in look.bots)


def bot_word(is_bot: bool, words: Words) -> h.Element | None:
    """Return what tells who does not see the badge that a name is a bot's."""
    return h.span(".unseen")[f" ({words('bot')})"] if is_bot else None


def picture(drawing: str) -> Markup:
    """Return a drawing of a face as it is: faces escape what they show."""
    return Markup(drawing)


def shared_patterns() -> Markup:
    """Return the players' patterns once for the page, where no hidden tab can hide them."""
    return Markup(
        f'<svg class="unseen" width="0" height="0" aria-hidden="true">{svg.patterns()}</svg>'
    )


def qr_code(url: str, label: str) -> h.Element:
    """Return a link as a code for a phone's camera."""
    code = segno.make(url, error="m", micro=False)
    drawn = code.svg_inline(border=1, omitsize=True, svgclass=None, lineclass=None)
    return h.div(".qr", role="img", aria_label=label)[Markup(drawn)]


def post_form(action: str, *children: h.Node, **attributes: str | bool) -> h.Element:
    """Return a form that changes something."""
    return h.form(method="post", action=action, **attributes)[children]


def complaint(sentence: str) -> h.Element | None:
    """Return why what was sent is refused, above the form that sent it."""
    return h.p(".sheet.notice", role="alert", data_sentence=True)[sentence] if sentence else None


def tab_row(titles: Sequence[tuple[str, str]], label: str, part: str | None = None) -> h.Element:
    """Return the tabs of a phone, each with its key; the first is open."""
    return h.div(".tabs", role="tablist", data_part=part, aria_label=label)[
        (
            h.button(
                type="button",
                role="tab",
                data_tab=key,
                aria_selected="true" if place == 0 else "false",
            )[title]
            for place, (key, title) in enumerate(titles)
        )
    ]


def to_copy(words: Words, id: str, value: str, label: str) -> h.Element:
    """Return something to be copied, with the button that does it."""
    return h.div(".row")[
        h.input(f"#{id}.code", type="text", value=value, readonly=True, aria_label=label),
        h.button(".button.script-only", type="button", data_copy=id, data_done=words("copied"))[
            words("copy")
        ],
    ]


def hidden(name: str, value: str | int) -> h.VoidElement:
    """Return a hidden field."""
    return h.input(type="hidden", name=name, value=str(value))


def when(fact: str, seat: int | None, holds: bool) -> dict[str, str | bool]:
    """Return the attributes of what is there only while a fact about presence holds.

    The facts are ``here``, ``away`` and ``thinks`` of a seat, and ``spectators``; whenever one
    changes, the stream tells the script, which shows or hides what names it.
    """
    return {"data-when": fact if seat is None else f"{fact}-{seat}", "hidden": not holds}


def spectators(count: int, words: Words) -> h.Node:
    """Return how many look on."""
    return [words("spectators"), " ", h.span(data_spectators=True)[str(count)]]


def is_bot(seat: SeatView) -> bool:
    """Say whether a bot decides here now."""
    return seat.bot is not None or seat.stand_in is not None


def game_of(table: TableView | LobbyTable) -> Game:
    """Return the game of a table, with the data that the table is played with.

    :raises BadSetup: if it is not here; a table that could be opened has its own.
    """
    return find_game(table.game).at(table.edition)


def face_of(table: TableView) -> Face[Any]:
    """Return the face of a table's game, with the table's own data."""
    return game_of(table).face


def topics_of(table: TableView) -> str:
    """Return the address under which the things on a table are explained."""
    return f"/help/{table.game}@{table.edition}" if table.edition else f"/help/{table.game}"


def seat_name(name: str, seat: int, bot: str | None, words: Words) -> str:
    """Return what a seat is called: bots have first names of their own, by seat."""
    if bot is not None:
        return words(f"bot-name-{seat}")
    return name or words("player", n=seat + 1)


def level_of(seat: SeatView) -> str | None:
    """Return the level of the bot at a seat; a record names bots by their levels."""
    by_record = seat.name if not seat.taken and is_level(seat.name) else None
    return seat.bot or by_record


def level_title(level: str, face: Face[Any] | None, words: Words) -> str:
    """Return what a level is called, and the character; without a face, only the level."""
    name, _, character = level.partition("/")
    title = words(f"level-{name}")
    if not character or face is None:
        return title
    try:
        return f"{title}, {face.character_title(character, words.lang)}"
    except KeyError:  # a record of a game whose characters were others
        return title


def seat_names(seats: Sequence[SeatView], words: Words) -> tuple[str, ...]:
    """Return what all seats are called; a bot whose name a person has is told apart."""
    levels = [level_of(seat) for seat in seats]
    names = [
        seat_name(seat.name, seat.seat, level, words)
        for seat, level in zip(seats, levels, strict=True)
    ]
    people = {name for name, level in zip(names, levels, strict=True) if level is None}
    return tuple(
        f"{name} ({words('bot')})" if level is not None and name in people else name
        for name, level in zip(names, levels, strict=True)
    )


def look_of(seats: Sequence[SeatView], words: Words) -> Look:
    """Return what the seats of a table are called, and which are bots', ours or somebody's."""
    bots = frozenset(s.seat for s in seats if s.program or level_of(s) is not None)
    return Look(words.lang, seat_names(seats, words), bots)


def person_link(table: str, seat: SeatView, name: str) -> h.Node:
    """Return a name at a table: of another person it leads to what is told of them."""
    if seat.mine or not seat.taken or seat.bot is not None:
        return name
    href = f"/p/{seat.account}" if seat.account else f"/t/{table}/who/{seat.seat}"
    return h.a(".person", href=href)[name]


def listed_names(table: LobbyTable, words: Words) -> list[str]:
    """Return the names of a table in the lobby, bots with their levels; empty: a free seat.

    Once it has begun, where nobody is named somebody sat who has deleted their name.
    """
    has_begun = table.status != Status.WAITING
    return [
        f"{words(f'bot-name-{seat}')} ({level_title(bot, None, words)})"
        if bot
        else name or (words("player", n=seat + 1) if has_begun else "")
        for seat, (name, bot) in enumerate(zip(table.names, table.bots, strict=True))
    ]


def game_title(lang: str, game: str) -> str:
    """Return what a game is called; one that is broken or no longer installed by its name."""
    try:
        return find_game(game).face.title(lang)
    except Exception:  # a game may come with any package
        return game
