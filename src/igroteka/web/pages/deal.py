"""The deal of a table: where it comes from, what everybody may know of it, and how to check it."""

from __future__ import annotations

import shlex

import htpy as h

from igroteka.engine.randomness import KEYED_NAME
from igroteka.tables.checking import LONGEST_WORD
from igroteka.tables.setup import PRIVATE
from igroteka.tables.views import DealCheck, LobbyTable, Origin, Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import Reader

CONTINUES = (Origin.ANEW, Origin.SAME, Origin.EXAMPLE, Origin.LESSON, Origin.PUZZLE)


# --- a game that goes on from another ------------------------------------------------------------


def continues(reader: Reader, table: TableView | LobbyTable, origin: Origin) -> str:
    """Return that a table goes on from another game, and with which cards; empty: it does not."""
    if origin not in CONTINUES:
        return ""
    return reader.words(f"continues-{origin}", step=table.first_step)


def continues_note(reader: Reader, table: TableView) -> h.Element | None:
    """Return the same with a link to that game, if the viewer may open it."""
    said = continues(reader, table, table.deal.origin)
    if not said:
        return None
    return h.p(".notice.continues.small")[said, " ", continues_link(reader, table)]


def continues_link(reader: Reader, table: TableView) -> h.Element | None:
    """Return the way to the game that a table goes on from, or to the rules it is an example of."""
    if table.source is None or table.source == PRIVATE:
        return None
    if table.deal.origin in (Origin.EXAMPLE, Origin.LESSON):
        return h.a(href=f"/rules/{table.game}")[reader.words("rules")]
    if table.deal.origin == Origin.PUZZLE:
        return h.a(href="/puzzles")[reader.words("puzzles")]
    there = f"/t/{table.source}/replay/{table.first_step}"
    return h.a(href=there)[reader.words("continues-link")]


# --- before the game -----------------------------------------------------------------------------


def deal_section(reader: Reader, table: TableView) -> h.Element:
    """Return what the waiting room says of the deal, and where one adds a word to it."""
    words, deal = reader.words, table.deal
    return h.section("#deal.sheet.deal", data_part="deal")[
        h.h2[words("deal-title")],
        (h.p[said] for said in promises(reader, table)),
        deal.commitment
        and [
            commitment(reader, deal.commitment),
            word_form(reader, table) if table.me is not None else None,
            given_words(reader, table),
        ],
        h.p(".small")[h.a(href=f"/t/{table.id}/deal")[words("deal-more")]],
    ]


def promises(reader: Reader, table: TableView) -> list[str]:
    """Return what holds of the deal, and no more: what was shown when, and who gave a word."""
    words, deal = reader.words, table.deal
    if deal.origin == Origin.UPLOADED:
        return [words("deal-uploaded" if deal.commitment else "deal-uploaded-unknown")]
    said = [words(f"deal-{deal.origin}")]
    if deal.commitment and any(deal.words):
        said.append(words("deal-with-words"))
    elif deal.commitment:
        said.append(words("deal-no-word-yet" if table.status == Status.WAITING else "deal-no-word"))
    return said


def commitment(reader: Reader, shown: str) -> h.Element:
    """Return the commitment, which everybody may note down."""
    return h.p(".small")[
        h.span(".muted")[reader.words("deal-commitment")], " ", h.code(".hash")[shown]
    ]


def word_form(reader: Reader, table: TableView) -> h.Element:
    """Return the field for one's word."""
    words = reader.words
    own = table.deal.words[table.me] if table.me is not None else ""
    return bits.post_form(
        f"/t/{table.id}/word",
        h.div(".field")[
            h.label(for_="own-word")[words("deal-word")],
            h.div(".row")[
                h.input(
                    "#own-word",
                    type="text",
                    name="word",
                    value=own,
                    maxlength=str(LONGEST_WORD),
                    autocomplete="off",
                    aria_describedby="word-why",
                ),
                h.button(".button.quiet")[words("deal-word-give")],
            ],
        ],
        h.p("#word-why.small.muted")[words("deal-word-why")],
        data_send=True,
    )


def given_words(reader: Reader, table: TableView) -> h.Element | None:
    """Return the words that the seats have given."""
    given = [(seat, word) for seat, word in enumerate(table.deal.words) if word]
    if not given:
        return None
    names = bits.seat_names(table.seats, reader.words)
    return h.ul(".words")[
        (
            h.li[bits.badge(seat, names[seat]), h.span[names[seat]], h.q[word]]
            for seat, word in given
        )
    ]


def checked_words(reader: Reader, table: TableView) -> list[h.Element] | None:
    """Return the words, and that everybody should look for their own: we could lie."""
    given = given_words(reader, table)
    return None if given is None else [given, h.p[reader.words("deal-own-word")]]


# --- at the table ---------------------------------------------------------------------------------


def deal_menu(reader: Reader, table: TableView) -> h.Element:
    """Return what the menu of a table says of the deal."""
    words, deal = reader.words, table.deal
    return h.div(".deal")[
        h.h2[words("deal-title")],
        continues_note(reader, table),
        commitment(reader, deal.commitment) if deal.commitment else None,
        h.a(".small", href=f"/t/{table.id}/deal")[
            words("deal-check" if table.status == Status.FINISHED else "deal-more")
        ],
    ]


# --- a page of its own ----------------------------------------------------------------------------


def deal_page(reader: Reader, table: TableView, check: DealCheck | None) -> h.Element:
    """Return all about the deal; with a *check*, step by step, once the game is over."""
    words, deal = reader.words, table.deal
    title = words("deal-title")
    face = bits.face_of(table)
    return frame(
        reader,
        f"{title} · {face.title(reader.lang)}",
        h.main("#main.page.narrow.deal")[
            h.h1[title],
            continues_note(reader, table),
            (h.p(".lead")[said] for said in promises(reader, table)),
            how_it_works(reader, table) if deal.commitment and check is None else None,
            checked(reader, table, check) if deal.commitment and check is not None else None,
            h.p[h.a(".button", href=f"/t/{table.id}")[words("to-table")]],
        ],
        crumb=face.title(reader.lang),
    )


def how_it_works(reader: Reader, table: TableView) -> h.Element:
    """Return what is promised, before the secret is told."""
    words, deal = reader.words, table.deal
    return h.section(".sheet.form")[
        commitment(reader, deal.commitment or ""),
        h.p[words("deal-how-secret")],
        h.p[words("deal-how-words")],
        checked_words(reader, table),
        h.p[words("deal-how-end")],
    ]


def checked(reader: Reader, table: TableView, check: DealCheck) -> list[h.Element]:
    """Return what came of the check, step by step, and how to do it oneself."""
    words = reader.words
    key = check.seed.removeprefix(KEYED_NAME)
    lines = " ".join(shlex.quote(line) for line in (check.secret, *check.words))
    scores = ", ".join(str(score) for score in check.scores)
    is_uploaded = check.origin == Origin.UPLOADED
    holds = words("deal-agrees" if is_uploaded else "deal-holds")
    return [
        h.p(".sheet.notice.verdict", role="status")[
            f"✓ {holds}" if check.holds else f"✗ {check.why}"
        ],
        h.section(".sheet.form")[
            h.h2[words("deal-step-fingerprint" if is_uploaded else "deal-step-secret")],
            h.p[words("deal-step-fingerprint-how" if is_uploaded else "deal-step-secret-how")],
            fact(words("deal-secret"), check.secret),
            fact(words("deal-commitment"), check.commitment),
            command(f"printf %s {check.secret} | sha256sum"),
        ],
        h.section(".sheet.form")[
            h.h2[words("deal-step-seed")],
            h.p[words("deal-step-seed-how")],
            checked_words(reader, table) or h.p(".muted")[words("deal-no-words")],
            fact(words("deal-seed"), key),
            command(f"printf '%s\\n' {lines} | sha256sum"),
        ],
        h.section(".sheet.form")[
            h.h2[words("deal-step-game")],
            h.p[
                words(
                    "deal-step-game-how" if check.anew_from is None else "deal-step-anew-how",
                    n=check.actions,
                    scores=scores,
                    step=check.anew_from or 0,
                )
            ],
            # The commitment is not filled in: one that comes from us proves nothing.
            command(
                f"igroteka replay --verify {table.id}.igroteka.txt --commitment "
                + words("deal-noted")
            ),
            h.p[h.a(".button", href=f"/t/{table.id}/record")[words("download")]],
        ],
        h.section(".sheet.form")[
            h.h2[words("deal-python")],
            command(python_check(check)),
            h.p(".muted.small")[words("deal-note")],
        ],
    ]


def fact(name: str, value: str) -> h.Element:
    """Return a long number with its name."""
    return h.p(".small")[h.span(".muted")[name], " ", h.code(".hash")[value]]


def command(text: str) -> h.Element:
    """Return something to be typed elsewhere."""
    return h.pre(".command")[h.code[text]]


def python_check(check: DealCheck) -> str:
    """Return the same check in Python, for who has no such shell."""
    return (
        "from hashlib import sha256\n"
        f"secret, words = {check.secret!r}, {check.words!r}\n"
        "print(sha256(secret.encode()).hexdigest())\n"
        'print(sha256("".join(f"{line}\\n" for line in [secret, *words]).encode()).hexdigest())'
    )
