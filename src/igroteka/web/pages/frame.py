"""The frame of every page: head, top line, foot, and what floats above."""

from __future__ import annotations

from urllib.parse import quote

import htpy as h

from igroteka.face import LANGUAGES
from igroteka.face.palette import SURFACES
from igroteka.web.assets import asset_url
from igroteka.web.pages import bits
from igroteka.web.pages.reader import THEMES, Reader
from igroteka.web.pages.waits import waits_link

THEME_ICONS = {"auto": bits.AUTO, "light": bits.SUN, "dark": bits.MOON}
LANGUAGE_NAMES = {"ru": "Русский", "en": "English"}
TABLE_STYLES = ("table.css", "happened.css", "inspector.css", "people.css", "orders.css")
"""What a page with a table on it wears."""


def frame(
    reader: Reader,
    title: str,
    main: h.Node,
    *,
    crumb: h.Node = "",
    tools: h.Node = None,
    more_settings: h.Node = None,
    extras: h.Node = None,
    styles: tuple[str, ...] = ("lobby.css",),
    script: str = "page.js",
    at_table: bool = False,
    asked: bool = False,
) -> h.Element:
    """Return a whole page around *main*; without a *script* if that is empty.

    *asked* says whether its table waits for the reader.
    """
    words = reader.words
    return h.html(lang=reader.lang, data_theme=reader.theme, data_asked=asked)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(
                name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"
            ),
            h.title[title],
            h.meta(name="description", content=words("site-tagline")),
            h.link(
                rel="icon",
                type="image/svg+xml",
                href=asset_url("icon.svg"),
                data_turn=asset_url("icon-turn.svg"),
            ),
            app_links(),
            [
                h.link(rel="stylesheet", href=asset_url(name))
                for name in ("palette.css", "style.css", *styles)
            ],
            h.script(type="module", src=asset_url(script)),
            # Columns that come one after the other would make the first ones jump.
            h.link(rel="expect", href="#say", blocking="render") if at_table else None,
        ],
        h.body(class_="at-table" if at_table else None)[
            bits.shared_patterns(),
            h.a(".skip", href="#main")[words("skip")],
            top(reader, crumb, tools, more_settings),
            main,
            h.div("#say.unseen", aria_live="polite"),
            extras,
            None if at_table else foot(reader),
        ],
    ]


def top(reader: Reader, crumb: h.Node, tools: h.Node, more_settings: h.Node) -> h.Element:
    """Return the line at the head of the page."""
    words = reader.words
    return h.header(".top")[
        h.a(".brand", href="/")[
            mark(),
            h.span(class_="wide-only" if crumb else None)[words("site-title")],
            h.span(".unseen")[words("to-lobby")],
        ],
        h.span(".crumb")[crumb] if crumb else None,
        h.nav(aria_label=words("page-tools"))[
            waits_link(reader),
            tools,
            me(reader),
            languages(reader),
            settings(reader, more_settings),
        ],
    ]


def me(reader: Reader) -> h.Element:
    """Return the way to one's own page: by one's name, or to sign in."""
    called = reader.me or reader.words("me-sign-in")
    return h.a(".tool.me", href="/me", title=reader.words("me-title"))[
        bits.icon(bits.PERSON), h.span(".name")[called]
    ]


def mark() -> h.Element:
    """Return our mark: four tiles on a table, one of them a raised one."""
    return h.svg(".mark", viewBox="0 0 32 32", aria_hidden="true")[
        h.rect(x="3", y="3", width="12", height="12", rx="2.5", fill="var(--c-blue)"),
        h.rect(x="17", y="3", width="12", height="12", rx="6", fill="var(--c-yellow)"),
        h.rect(x="3", y="17", width="12", height="12", rx="6", fill="var(--c-green)"),
        h.path(d="M23 16.500l7 7l-7 7l-7-7z", fill="var(--accent)"),
    ]


def languages(reader: Reader) -> h.Element:
    """Return the language switch."""
    return h.div(".segments", role="group", aria_label=reader.words("language"))[
        (
            h.a(
                href=f"/lang/{lang}?to={quoted(reader.path)}",
                hreflang=lang,
                lang=lang,
                aria_current="true" if lang == reader.lang else None,
                title=LANGUAGE_NAMES[lang],
                aria_label=LANGUAGE_NAMES[lang],
                rel="nofollow",
            )[lang.upper()]
            for lang in LANGUAGES
        )
    ]


def settings(reader: Reader, more: h.Node) -> h.Element:
    """Return the menu of preferences."""
    words = reader.words
    return h.details(".menu-switch")[
        h.summary(".tool", aria_label=words("settings"), title=words("settings"))[
            bits.icon(bits.SETTINGS)
        ],
        h.div[
            h.div[
                h.h2[words("theme")],
                h.form(".segments", method="get", action="/theme")[
                    bits.hidden("to", reader.path),
                    (
                        h.button(
                            name="theme",
                            value=theme,
                            data_theme_pick=True,
                            aria_pressed="true" if theme == reader.theme else "false",
                            title=words(f"theme-{theme}"),
                        )[
                            bits.icon(THEME_ICONS[theme]),
                            h.span(".unseen")[words(f"theme-{theme}")],
                        ]
                        for theme in THEMES
                    ),
                ],
            ],
            more,
            h.a(href="/notices")[words("notices-link")],
        ],
    ]


def app_links() -> h.Node:
    """Return what makes an app of our pages, where somebody wants one."""
    return [
        # With its cookies, since the reader's language is one of them.
        h.link(rel="manifest", href="/manifest.webmanifest", crossorigin="use-credentials"),
        h.link(rel="apple-touch-icon", href=asset_url("icon-apple-180.png")),
        (
            h.meta(name="theme-color", media=f"(prefers-color-scheme: {mode})", content=colour)
            for mode, colour in SURFACES["sheet"]._asdict().items()
        ),
    ]


def foot(reader: Reader) -> h.Element:
    """Return the foot of a page."""
    words = reader.words
    return h.footer(".foot")[h.p[words("unofficial")]]


def quoted(path: str) -> str:
    """Return a path fit to be an argument."""
    return quote(path, safe="/")
