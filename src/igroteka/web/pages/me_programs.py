"""The part of one's own page about programs: tokens with which they act, and bots."""

from __future__ import annotations

import time

import htpy as h

from igroteka.people.accounts import Account
from igroteka.people.tokens import SCOPES, Token
from igroteka.tables.checking import LONGEST_NAME
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader


def account_name(reader: Reader, account: Account) -> h.Element:
    """Return the name of an account, with the badge of a bot if a program plays."""
    if not account.bot:
        return h.span(".account")[account.name]
    return h.span(".account.bot", title=reader.words("bot"))[
        bits.icon(bits.BOT), account.name, bits.bot_word(True, reader.words)
    ]


def programs(reader: Reader, me: Account, tokens: list[Token], bots: list[Account]) -> h.Element:
    """Return one's tokens and bots, folded: most people need neither."""
    words = reader.words
    names = {bot.person: bot for bot in bots} | {me.person: me}
    return h.details(".sheet.programs", open=bool(tokens or bots))[
        h.summary[h.h2[words("me-programs")]],
        h.p[words("me-programs-how"), " ", h.a(href="/schema")[words("me-api")]],
        h.h3[words("me-tokens")],
        h.ul(".mine")[(token_line(reader, token, names[token.person]) for token in tokens)]
        if tokens
        else h.p(".muted")[words("me-no-tokens")],
        token_form(reader, me, bots),
        h.h3[words("me-bots")],
        h.p[words("me-bots-how")],
        h.ul(".mine")[(bot_line(reader, bot) for bot in bots)] if bots else None,
        bits.post_form(
            "/me/bots",
            h.div(".row")[
                text_field(words("me-bot-name"), "bot-name"),
                h.button(".button")[bits.icon(bits.BOT), words("me-make-bot")],
            ],
            class_="form",
        ),
    ]


def token_line(reader: Reader, token: Token, of: Account) -> h.Element:
    """Return a token: whom it acts for, what it may do, when it was used, and how to end it."""
    words = reader.words
    used = words("me-token-unused") if token.used is None else minute_of(token.used)
    return h.li(".row")[
        h.div[
            h.strong[token.name],
            " · ",
            account_name(reader, of),
            h.p(".muted.small")[", ".join(token.scopes), " · ", words("me-token-used", at=used)],
        ],
        bits.post_form(
            f"/me/tokens/{token.id}",
            h.button(".button.quiet", aria_label=words("me-revoke-what", name=token.name))[
                words("me-revoke")
            ],
        ),
    ]


def token_form(reader: Reader, me: Account, bots: list[Account]) -> h.Element:
    """Return the form for a new token."""
    words = reader.words
    return bits.post_form(
        "/me/tokens",
        text_field(words("me-token-name"), "token-name"),
        h.fieldset[
            h.legend[words("me-scopes")],
            (
                h.label(".check")[
                    h.input(
                        type="checkbox",
                        name=f"scope-{scope}",
                        value="yes",
                        checked=scope in ("read", "play"),
                    ),
                    h.span[h.code[scope], " – ", words(f"me-scope-{scope}")],
                ]
                for scope in SCOPES
            ),
        ],
        h.div(".field")[
            h.label(for_="token-of")[words("me-token-of")],
            h.select("#token-of", name="bot")[
                h.option(value="")[me.name],
                (h.option(value=bot.public)[bot.name] for bot in bots),
            ],
        ]
        if bots
        else None,
        h.button(".button")[words("me-make-token")],
        class_="form",
    )


def bot_line(reader: Reader, bot: Account) -> h.Element:
    """Return a bot, and the way to delete it."""
    words = reader.words
    return h.li(".row")[
        account_name(reader, bot),
        bits.post_form(
            f"/me/bots/{bot.public}",
            h.button(".button.quiet", aria_label=words("me-delete-bot", name=bot.name))[
                words("me-remove")
            ],
        ),
    ]


def text_field(label: str, id: str) -> h.Element:
    """Return a field for the name of something."""
    return h.div(".field")[
        h.label(for_=id)[label],
        h.input(
            f"#{id}",
            type="text",
            name="name",
            required=True,
            maxlength=str(LONGEST_NAME),
            autocomplete="off",
        ),
    ]


def minute_of(at: float) -> str:
    """Return a time to the minute, as all languages write it.

    >>> minute_of(60)
    '1970-01-01 00:01 UTC'
    """
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
