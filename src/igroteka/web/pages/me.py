"""One's own page: what an account is for, how to sign in, and all that belongs to it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import htpy as h

from igroteka.people.accounts import Account
from igroteka.people.passkeys import Passkey
from igroteka.people.tokens import Token
from igroteka.tables.checking import LONGEST_NAME
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.me_programs import programs
from igroteka.web.pages.reader import Reader

STYLES = ("lobby.css", "me.css")


@dataclass(frozen=True)
class Mine:
    """All that one's own page shows of an account."""

    account: Account
    passkeys: list[Passkey]
    code_made: float | None
    """When the recovery code was made; None: there is none."""
    tokens: list[Token]
    """One's own, and those of one's bots."""
    bots: list[Account]
    moved: int = 0
    """At so many tables a seat has just come along."""
    left: list[str] = field(default_factory=list)
    """Tables at which the account has another seat already."""
    new_token: str = ""
    """A token that was just made: it is shown this once."""
    others_out: bool = False
    """Whether all other browsers were just signed out."""


def page(reader: Reader, title: str, *content: h.Node, signed_in: bool = False) -> h.Element:
    """Return a page about oneself."""
    return frame(
        reader,
        title,
        h.main("#main.page.narrow.me-page", data_me="yes" if signed_in else None)[content],
        styles=STYLES,
        script="me.js",
    )


# --- nobody is signed in --------------------------------------------------------------------


def stranger_page(reader: Reader, can_passkeys: bool) -> h.Element:
    """Return the page of somebody without an account."""
    words = reader.words
    return page(
        reader,
        words("me-title"),
        h.h1[words("me-title")],
        h.p(".lead")[words("me-why")],
        h.ul(".about")[
            (
                h.li[words(f"me-why-{what}")]
                for what in ("devices", "history", "programs", "no-mail")
            )
        ],
        h.p(".sheet.notice", data_no_passkeys=True, hidden=can_passkeys)[words("me-no-passkeys")],
        sheet(
            words("me-make"),
            passkey_form(
                reader,
                "/me/account",
                "account",
                name_field(reader, words("me-name"), reader.name),
                h.p(".muted.small")[words("me-make-how")],
                h.div(".buttons")[
                    h.button(".button.main", data_needs_passkeys=True, hidden=not can_passkeys)[
                        bits.icon(bits.KEY), words("me-make-by-passkey")
                    ],
                    h.button(".button.quiet", name="without", value="yes")[
                        words("me-make-by-code")
                    ],
                ],
            ),
        ),
        sheet(
            words("me-sign-in"),
            passkey_form(
                reader,
                "/me/sign-in",
                "sign-in",
                h.button(".button.main")[bits.icon(bits.KEY), words("me-by-passkey")],
                data_needs_passkeys=True,
                hidden=not can_passkeys,
            ),
            h.details[
                h.summary[words("me-by-code")],
                bits.post_form(
                    "/me/recover",
                    h.div(".field")[
                        h.label(for_="code")[words("me-code")],
                        h.input(
                            "#code.code",
                            type="text",
                            name="code",
                            required=True,
                            autocomplete="off",
                            autocapitalize="characters",
                            spellcheck="false",
                            maxlength="60",
                        ),
                    ],
                    h.p(".muted.small")[words("me-code-once")],
                    h.button(".button")[words("me-use-code")],
                    class_="form",
                ),
            ],
        ),
    )


def passkey_form(
    reader: Reader, action: str, purpose: str, *children: h.Node, **attributes: str | bool
) -> h.Element:
    """Return a form whose script asks the device first, and sends what it answered."""
    return bits.post_form(
        action,
        bits.hidden("credential", ""),
        bits.hidden("device", reader.words("me-device")),
        children,
        h.p(".sheet.notice", role="alert", data_complaint=True, hidden=True),
        class_="form",
        data_passkey=purpose,
        data_failed=reader.words("me-not-done"),
        **attributes,
    )


def name_field(reader: Reader, label: str, value: str, id: str = "name") -> h.Element:
    """Return the field for a name."""
    return h.div(".field")[
        h.label(for_=id)[label],
        h.input(
            f"#{id}",
            type="text",
            name="name",
            value=value,
            required=True,
            maxlength=str(LONGEST_NAME),
            autocomplete="nickname" if id == "name" else "off",
        ),
    ]


def sheet(title: str, *content: h.Node) -> h.Element:
    """Return a part of the page under a heading."""
    return h.section(".sheet")[h.h2[title], content]


# --- somebody is ------------------------------------------------------------------------------


def me_page(reader: Reader, mine: Mine, can_passkeys: bool) -> h.Element:
    """Return the page of somebody who is signed in."""
    words, account = reader.words, mine.account
    return page(
        reader,
        words("me-title"),
        h.h1[account.name],
        h.p(".ways")[
            h.a(href=f"/p/{account.public}")[words("me-person")],
            h.a(href="/my")[words("mine-title")],
            h.a(href="/notices")[words("notices")],
            h.a(href="/holidays")[words("holidays-title")],
        ],
        h.p(".sheet.notice", role="status")[words("me-moved", tables=mine.moved)]
        if mine.moved
        else None,
        h.p(".sheet.notice", role="status")[words("me-others-out")] if mine.others_out else None,
        left_notice(reader, mine.left),
        new_token_notice(reader, mine.new_token),
        h.p(".sheet.notice", data_no_passkeys=True, hidden=can_passkeys)[words("me-no-passkeys")],
        sheet(
            words("me-name"),
            bits.post_form(
                "/me/name",
                h.div(".row")[
                    name_field(reader, words("me-name-how"), account.name),
                    h.button(".button.quiet")[words("save-name")],
                ],
                class_="form",
            ),
        ),
        passkeys(reader, mine, can_passkeys),
        recovery(reader, mine),
        sheet(
            words("me-devices"),
            h.p[words("me-devices-how")],
            h.div(".buttons")[
                bits.post_form(
                    "/me/sign-out", h.button(".button")[words("me-sign-out")], data_forgets=True
                ),
                bits.post_form(
                    "/me/sign-out-others",
                    h.button(".button.quiet")[words("me-sign-out-others")],
                ),
            ],
        ),
        programs(reader, mine.account, mine.tokens, mine.bots),
        sheet(
            words("me-data"),
            h.p[words("me-data-how")],
            h.div(".buttons")[
                h.a(".button", href="/api/me/export", download=True)[
                    bits.icon(bits.DOWNLOAD), words("me-export")
                ],
                h.a(".button.quiet", href="/me/delete")[words("me-delete")],
            ],
        ),
        signed_in=True,
    )


def left_notice(reader: Reader, left: list[str]) -> h.Element | None:
    """Return at which tables nothing came along, since the account sits there already."""
    if not left:
        return None
    return h.div(".sheet.notice", role="status")[
        h.p[reader.words("me-left")],
        h.ul[(h.li[h.a(href=f"/t/{table}")[f"/t/{table}"]] for table in left)],
    ]


def new_token_notice(reader: Reader, token: str) -> h.Element | None:
    """Return a token that was just made, to be copied now or never."""
    if not token:
        return None
    words = reader.words
    return h.div(".sheet.notice", role="status")[
        h.p[words("me-token-made")],
        bits.to_copy(words, "token", token, words("me-token")),
    ]


def passkeys(reader: Reader, mine: Mine, can_passkeys: bool) -> h.Element:
    """Return one's passkeys: to be named, removed, and added to."""
    words = reader.words
    return sheet(
        words("me-passkeys"),
        h.p[words("me-passkeys-how")],
        h.ul(".mine")[
            (
                h.li[
                    bits.post_form(
                        f"/me/passkeys/{key.id}",
                        h.div(".row")[
                            name_field(
                                reader, used_said(reader, key.created, key.used), key.name, f"k{n}"
                            ),
                            h.button(".button.quiet", name="does", value="name")[
                                words("save-name")
                            ],
                            h.button(".button.quiet", name="does", value="remove")[
                                words("me-remove")
                            ],
                        ],
                        class_="form",
                    )
                ]
                for n, key in enumerate(mine.passkeys)
            )
        ]
        if mine.passkeys
        else h.p(".notice")[words("me-none-yet")],
        passkey_form(
            reader,
            "/me/passkeys",
            "passkey",
            h.button(".button")[bits.icon(bits.KEY), words("me-add-passkey")],
            data_needs_passkeys=True,
            hidden=not can_passkeys,
        ),
    )


def recovery(reader: Reader, mine: Mine) -> h.Element:
    """Return whether there is a recovery code, and the way to a new one."""
    words = reader.words
    said = (
        words("me-code-made", day=day_of(mine.code_made))
        if mine.code_made
        else words("me-code-none")
    )
    return sheet(
        words("me-recovery"),
        h.p(class_=None if mine.code_made else "notice")[said],
        bits.post_form("/me/recovery", h.button(".button.quiet")[words("me-code-renew")]),
    )


def code_page(reader: Reader, name: str, code: str) -> h.Element:
    """Return the recovery code, to be printed; it is shown this once."""
    words = reader.words
    return page(
        reader,
        words("me-recovery"),
        h.h1[words("me-recovery")],
        h.p(".lead")[words("me-code-shown")],
        h.div(".sheet.print-code")[
            h.p[words("me-code-whose", name=name, address=reader.origin)],
            h.p("#recovery-code.code.big")[code],
            h.p(".small")[words("me-code-print")],
        ],
        h.div(".buttons.no-print")[
            h.button(".button", type="button", data_print=True)[words("summary-print")],
            h.a(".button.main", href="/me")[words("me-code-kept")],
        ],
        signed_in=True,
    )


def delete_page(reader: Reader, account: Account) -> h.Element:
    """Return the question whether really all is to be deleted."""
    words = reader.words
    return page(
        reader,
        words("me-delete"),
        h.h1[words("me-delete")],
        h.p(".lead")[words("me-delete-sure", name=account.name)],
        h.p[words("me-delete-what")],
        bits.post_form(
            "/me/delete",
            h.div(".buttons")[
                h.button(".button.main")[words("me-delete-yes")],
                h.a(".button.quiet", href="/me")[words("me-delete-no")],
            ],
            data_forgets=True,
        ),
    )


def used_said(reader: Reader, made: float, used: float | None) -> str:
    """Return when something was made and last used."""
    day = day_of(made)
    if used is None:
        return reader.words("me-never-used", day=day)
    return reader.words("me-last-used", day=day, used=day_of(used))


def day_of(at: float) -> str:
    """Return the day of a time, as all languages write it.

    >>> day_of(0)
    '1970-01-01'
    """
    return time.strftime("%Y-%m-%d", time.gmtime(at))
