"""The lobby: the games as covers, and the tables one may want to go to."""

from __future__ import annotations

import time
from collections.abc import Sequence

import htpy as h

from igroteka.coach import every_puzzle
from igroteka.engine import BadSetup, Game, broken_game, find_game, game_names
from igroteka.face import icons, lessons, said
from igroteka.people.company.inviting import Invitation
from igroteka.tables.lobby import Wish
from igroteka.tables.views import Lobby, LobbyTable, Status
from igroteka.web.pages import bits
from igroteka.web.pages.asking import level_field, name_field, surprise_field
from igroteka.web.pages.clocks import title_of
from igroteka.web.pages.company import find_fields, wishes_line
from igroteka.web.pages.deal import continues
from igroteka.web.pages.frame import frame
from igroteka.web.pages.rated import STYLES, rated_sign
from igroteka.web.pages.reader import Reader

FEW_MINE = 4
"""So many of one's own tables stand in the lobby; the page of them has all."""


def lobby_page(
    reader: Reader,
    lobby: Lobby,
    invitations: Sequence[Invitation] = (),
    wish: Wish | None = None,
    *,
    is_inside: bool = True,
) -> h.Element:
    """Return the page people come to first; who is not inside a private host sees only that."""
    if not is_inside:
        return closed_page(reader, lobby)
    words = reader.words
    covers, broken = shelf(reader)
    return frame(
        reader,
        words("site-title"),
        h.main("#main.page.lobby")[
            invitations_section(reader, invitations),
            # One form: whichever button is pressed, the name and the level go with it.
            bits.post_form(
                "/new",
                hello(reader),
                my_first_tables(reader, lobby.mine),
                h.section(".covers", aria_label=words("lobby-games"))[covers],
                class_="play",
            ),
            (h.p(".quiet")[said(error, words)] for error in broken),
            find_section(reader, wish or Wish(), lobby.open),
            tables(reader, words("lobby-finished"), lobby.finished) if lobby.finished else None,
            h.p[h.a(href="/upload")[words("upload-link")]],
        ],
        styles=("lobby.css", "company.css", *STYLES),
    )


def closed_page(reader: Reader, lobby: Lobby) -> h.Element:
    """Return the page of a private host for who has no invitation: that, and their own tables."""
    words = reader.words
    return frame(
        reader,
        words("site-title"),
        h.main("#main.page.lobby")[
            h.section(".hello")[
                h.h1[words("closed-title")],
                h.p(".lead", data_closed=True)[words("closed-how")],
                None if reader.me else h.p[h.a(href="/me")[words("closed-sign-in")]],
            ],
            my_first_tables(reader, lobby.mine),
        ],
        styles=("lobby.css", "company.css"),
    )


def my_first_tables(reader: Reader, mine: list[LobbyTable]) -> h.Element | None:
    """Return the first of one's own tables, and the way to all of them."""
    if not mine:
        return None
    words = reader.words
    return h.section[
        tables(reader, words("lobby-mine"), mine[:FEW_MINE]),
        h.p(".all-mine")[h.a(href="/my")[words("mine-all")]],
    ]


def puzzles_line(reader: Reader) -> h.Element | None:
    """Return the way to the puzzles, if there are any."""
    if not every_puzzle():
        return None
    words = reader.words
    return h.p(".to-puzzles")[h.a(href="/puzzles")[bits.icon(bits.BULB), words("puzzles-link")]]


def ladders_line(reader: Reader) -> h.Element:
    """Return the way to the ladders."""
    return h.p(".to-puzzles")[
        h.a(href="/ladder")[bits.icon(bits.LADDER), reader.words("ladders-link")]
    ]


def hello(reader: Reader) -> h.Element:
    """Return the greeting, with the name one plays under and the bots one plays against."""
    words = reader.words
    return h.section(".hello")[
        h.h1[words("lobby-title")],
        h.p(".lead")[words("site-tagline")],
        h.div(".asked-first")[
            h.div[
                h.div(".row")[
                    name_field(reader, reader.name),
                    # It stands first, so that Enter in the field remembers and opens no table.
                    h.button(".button.quiet", formaction="/name")[words("save-name")],
                ],
                puzzles_line(reader),
                ladders_line(reader),
            ],
            h.div[level_field(reader, reader.level), surprise_field(reader)],
        ],
    ]


def shelf(reader: Reader) -> tuple[list[h.Element], list[BadSetup]]:
    """Return the covers of all installed games, and what is wrong with those that are broken.

    A game may come with any package: whatever it does wrong, the others can be played.
    """
    covers, broken = [], []
    for name in game_names():
        try:
            covers.append(cover(reader, find_game(name)))
        except Exception as error:
            broken.append(broken_game(name, error))
    return covers, broken


def cover(reader: Reader, game: Game) -> h.Element:
    """Return one game: its cover, what it is like, and the two ways to play at once."""
    words, lang, face = reader.words, reader.lang, game.face
    title = face.title(lang)
    counts = game.seat_counts
    return h.article(".cover")[
        h.div(".picture", aria_hidden="true")[bits.picture(face.cover(lang))],
        h.div(".body")[
            h.h2(".unseen")[title],
            h.ul(".meta")[
                h.li[
                    bits.icon(bits.PEOPLE),
                    h.span(".unseen")[words("meta-players")],
                    f"{counts[0]}–{counts[-1]}",
                ],
                h.li[
                    bits.icon(icons.CLOCK),
                    words("meta-minutes", minutes=f"{face.minutes[0]}–{face.minutes[1]}"),
                ],
                h.li(title=words("meta-weight", n=face.weight))[
                    weight(face.weight, words("meta-weight", n=face.weight))
                ],
            ],
            h.p(".tagline")[face.tagline(lang)],
            h.div(".actions")[
                (
                    h.button(
                        f".button{look}",
                        name="against",
                        value=against,
                        formaction=f"/new?game={face.name}",
                    )[words(f"play-{against}"), h.span(".unseen")[f": {title}"]]
                    for against, look in (("bots", ".main"), ("friends", ""))
                ),
                learn_button(reader, game),
                h.p(".links")[
                    h.a(href=f"/new/{face.name}")[
                        words("play-options"), h.span(".unseen")[f": {title}"]
                    ],
                    h.a(href=f"/rules/{face.name}")[
                        words("rules"), h.span(".unseen")[f": {title}"]
                    ],
                    h.a(href=f"/rules/{face.name}#lessons")[
                        words("learn-more"), h.span(".unseen")[f": {title}"]
                    ]
                    if len(lessons.courses_of(face)) > 1
                    else None,
                ],
            ],
        ],
    ]


def learn_button(reader: Reader, game: Game) -> h.Element | None:
    """Return the way into the first guided game, if there is one."""
    courses = lessons.courses_of(game.face)
    if not courses:
        return None
    words, title = reader.words, game.face.title(reader.lang)
    return h.button(
        ".button.quiet.learn",
        formaction=f"/rules/{game.name}/learn/{courses[0].id}",
        title=words("learn-about"),
    )[bits.icon(icons.BOOK), words("learn"), h.span(".unseen")[f": {title}"]]


def weight(value: int, said: str) -> h.Element:
    """Return how heavy a game is as five dots."""
    return h.span[
        h.span(".weight", aria_hidden="true")["●" * value, h.span(".off")["○" * (5 - value)]],
        h.span(".unseen")[said],
    ]


def tables(reader: Reader, title: str, listed: list[LobbyTable]) -> h.Element:
    """Return a list of tables under a title."""
    return h.section[
        h.h2[title], h.ul(".tables")[(h.li[table_line(reader, table)] for table in listed)]
    ]


def table_line(reader: Reader, table: LobbyTable) -> h.Element:
    """Return one table of a list: what, who, and how it stands."""
    title, picture = face_in_list(reader, table)
    names = bits.listed_names(table, reader.words)
    accounts = table.accounts or [""] * len(names)
    programs = table.programs or [False] * len(names)
    taken = [
        (name, bool(bot) or program, account)
        for name, bot, account, program in zip(names, table.bots, accounts, programs, strict=True)
        if name
    ]
    return h.div(class_="entry now" if table.my_turn else "entry")[
        h.span(".thumb", aria_hidden="true")[picture],
        h.span[
            h.a(".game", href=f"/t/{table.id}")[title],
            rated_sign(reader) if table.rated else None,
            h.br,
            h.span(".who")[who(reader, taken)],
            h.br,
            h.span(".small.muted")[" · ".join([*clocked(reader, table), *when(reader, table)])],
            (said := continues(reader, table, table.origin))
            and [h.br, h.span(".small.muted")[said]],
            (wished := wishes_line(reader, table.wants)) and [h.br, h.span(".small")[wished]],
        ],
        h.span(".state")[standing(reader, table, [name for name, _, _ in taken])],
    ]


def who(reader: Reader, taken: list[tuple[str, bool, str]]) -> h.Node:
    """Return who sits at a table, bots with their sign, people with an account as links."""
    return [
        [
            ", " if place else None,
            [bits.icon(bits.BOT), "\u2060"] if is_bot else None,  # stays with the name
            h.a(".person", href=f"/p/{account}")[name] if account else name,
            bits.bot_word(is_bot, reader.words),
        ]
        for place, (name, is_bot, account) in enumerate(taken)
    ]


def clocked(reader: Reader, table: LobbyTable) -> list[str]:
    """Return how much time everybody has, if that is limited."""
    over = table.status == Status.FINISHED
    return [] if over or not table.clock else [title_of(reader, table.clock)]


def when(reader: Reader, table: LobbyTable) -> list[str]:
    """Return how far a game has come, and how long ago somebody last did something."""
    steps = [reader.words("table-steps", n=table.step)] if table.step else []
    minutes = int(max(0.0, time.time() - table.updated) // 60)
    if minutes < 60:
        return [*steps, reader.words("table-when", unit="minutes", n=minutes)]
    hours = minutes // 60
    unit, n = ("hours", hours) if hours < 24 else ("days", hours // 24)
    return [*steps, reader.words("table-when", unit=unit, n=n)]


def face_in_list(reader: Reader, table: LobbyTable) -> tuple[str, h.Node]:
    """Return title and cover of a listed table's game, as far as they are here.

    A table whose game or data are missing says so when one opens it; it is listed all the same.
    """
    for game_of in (bits.game_of, lambda table: find_game(table.game)):
        try:
            face = game_of(table).face
            return face.title(reader.lang), bits.picture(face.cover(reader.lang))
        except Exception:  # its data are not at hand, or its package is broken
            continue
    return table.game, None


def find_section(reader: Reader, wish: Wish, listed: list[LobbyTable]) -> h.Element:
    """Return the open tables that fit a wish, and the way to sit down at the best of them."""
    words = reader.words
    return h.section("#company.find")[
        h.h2[words("lobby-open")],
        bits.post_form("/find", find_fields(reader, wish), class_="finding"),
        h.ul(".tables")[(h.li[table_line(reader, table)] for table in listed)]
        if listed
        else h.p(".muted")[words("find-none")],
    ]


def invitations_section(reader: Reader, invitations: Sequence[Invitation]) -> h.Element | None:
    """Return what one is invited to, with both answers."""
    if not invitations:
        return None
    words = reader.words
    return h.section(".invitations", aria_labelledby="invitations-title")[
        h.h2("#invitations-title")[words("invitations-title")],
        h.ul(".tables")[
            (
                h.li[
                    h.p(".invited-by")[words("invited-by", name=invitation.by)],
                    table_line(reader, invitation.table),
                    bits.post_form(
                        f"/invitations/{invitation.id}/accept",
                        h.div(".buttons")[
                            h.button(".button.main")[words("invitation-accept")],
                            h.button(
                                ".button.quiet", formaction=f"/invitations/{invitation.id}/decline"
                            )[words("invitation-decline")],
                        ],
                    ),
                ]
                for invitation in invitations
            )
        ],
    ]


def standing(reader: Reader, table: LobbyTable, names: list[str]) -> str:
    """Return how a table stands, in a few words."""
    words = reader.words
    if table.damaged:
        return words("table-damaged")
    if table.status == Status.WAITING:
        return words("table-free-seats", n=table.free_seats)
    if table.status == Status.FINISHED:
        if not table.scores or len(table.scores) != len(names):
            return words("table-over")
        best = max(table.scores)
        winners = [n for n, score in zip(names, table.scores, strict=True) if score == best]
        return words("table-won", name=" & ".join(winners), points=best)
    return words("table-your-turn") if table.my_turn else words("table-running")
