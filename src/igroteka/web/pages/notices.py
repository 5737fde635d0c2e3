"""The page of notices: where and how one is told that it is one's turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h

from igroteka.face import LANGUAGES
from igroteka.people.notices.channels import PUSH, WEBHOOK, Channel
from igroteka.people.notices.wishes import Wishes, time_of
from igroteka.tables.views import LobbyTable
from igroteka.web.pages import bits
from igroteka.web.pages.frame import LANGUAGE_NAMES, frame
from igroteka.web.pages.lobby import face_in_list
from igroteka.web.pages.reader import Reader

EXAMPLES = (
    ("telegram", "tgram://123456789:ABCdefGhIJK/987654321"),
    ("mail", "mailtos://anna:password@example.org?to=anna@example.org"),
    ("discord", "https://discord.com/api/webhooks/…"),
    ("ntfy", "ntfys://ntfy.sh/my-secret-topic"),
    ("webhook", "https://bot.example.org/turn"),
)
"""How addresses of some kinds are written."""


@dataclass(frozen=True)
class Shown:
    """What the page shows."""

    channels: Sequence[Channel]
    wishes: Wishes
    tables: Sequence[LobbyTable]
    """The running tables at which the reader sits."""
    muted: Sequence[str]
    key: str
    """With which a browser subscribes."""
    done: str = ""
    """What has just been done: add, test, remove, wishes, push; empty: nothing."""
    complaint: str = ""
    address: str = ""
    """What was written and refused."""
    secret: str = ""
    """The key of a webhook that was just added: it is shown once."""


DONE = ("add", "push", "remove", "test", "wishes")


def notices_page(reader: Reader, shown: Shown) -> h.Element:
    """Return the page of notices."""
    words = reader.words
    return frame(
        reader,
        words("notices"),
        h.main("#main.page.narrow.notices")[
            h.h1[words("notices")],
            h.p(".lead")[words("notices-about")],
            bits.complaint(shown.complaint),
            h.p(".sheet.notice", role="status")[words(f"notices-done-{shown.done}")]
            if shown.done
            else None,
            secret_sheet(reader, shown.secret) if shown.secret else None,
            browser_sheet(reader, shown.key),
            channel_list(reader, shown.channels) if shown.channels else None,
            address_sheet(reader, shown.address),
            wishes_sheet(reader, shown.wishes),
            tables_sheet(reader, shown) if shown.tables else None,
        ],
        crumb=words("notices"),
        styles=("lobby.css", "notices.css"),
        script="notices.js",
    )


def secret_sheet(reader: Reader, secret: str) -> h.Element:
    """Return the key of a new webhook."""
    words = reader.words
    return h.section(".sheet.notice")[
        h.h2[words("notices-key")],
        h.p[words("notices-key-how")],
        bits.to_copy(words, "webhook-key", secret, words("notices-key")),
    ]


def browser_sheet(reader: Reader, key: str) -> h.Element:
    """Return the way to be told by this browser; the script says what is true of it."""
    words = reader.words
    return h.section(".sheet", data_push=key)[
        h.h2[words("notices-browser")],
        h.noscript[h.p[words("notices-no-script")]],
        h.div(hidden=True, data_state="off")[
            h.p[words("notices-browser-how")],
            h.p[h.button(".button.main", type="button", data_connect=True)[words("notices-here")]],
        ],
        h.p(hidden=True, data_state="on")[words("notices-browser-on")],
        h.p(hidden=True, data_state="never")[words("notices-browser-never")],
        h.p(hidden=True, data_state="denied")[words("notices-browser-denied")],
        h.p(hidden=True, data_state="failed", role="alert")[
            words("notices-browser-failed"), " ", h.span(data_why=True)
        ],
    ]


def channel_list(reader: Reader, channels: Sequence[Channel]) -> h.Element:
    """Return where the reader is told."""
    words = reader.words
    return h.section[
        h.h2[words("notices-channels")],
        h.ul(".channels")[(channel_line(reader, channel) for channel in channels)],
    ]


def channel_line(reader: Reader, channel: Channel) -> h.Element:
    """Return one channel: where it leads, whether messages arrive, and what can be done."""
    words = reader.words
    path = f"/notices/channels/{channel.id}"
    kind = channel.kind if channel.kind in (PUSH, WEBHOOK) else "address"
    return h.li(id=f"channel-{channel.id}", class_="off" if channel.off else None)[
        h.div[
            h.span(".where")[channel.shown],
            h.br,
            h.span(".small.muted")[
                words(f"notices-kind-{kind}"),
                h.span(hidden=True, data_this=True)[f" · {words('notices-this')}"],
                f" · {words('notices-every')}" if channel.every else None,
            ],
            h.br,
            h.span(class_="small bad" if channel.off or channel.failing else "small muted")[
                health(reader, channel)
            ],
        ],
        h.div(".buttons")[
            bits.post_form(
                f"{path}/test", h.button(".button.quiet")[words("notices-test"), of(channel)]
            ),
            bits.post_form(
                f"{path}/remove", h.button(".button.quiet")[words("notices-remove"), of(channel)]
            ),
        ],
    ]


def of(channel: Channel) -> h.Element:
    """Return what tells who does not see the line which channel a button is for."""
    return h.span(".unseen")[f": {channel.shown}"]


def health(reader: Reader, channel: Channel) -> str:
    """Return whether messages arrive at a channel."""
    words = reader.words
    if channel.off:
        return words("notices-off")
    if channel.failing is not None:
        return words("notices-failing", when=ago(reader, channel.failing))
    if channel.told is not None:
        return words("notices-told", when=ago(reader, channel.told))
    return words("notices-untold")


def ago(reader: Reader, at: float) -> str:
    """Return how long ago something was."""
    minutes = int(max(0.0, time.time() - at) // 60)
    hours = minutes // 60
    unit, n = ("minutes", minutes) if minutes < 60 else ("hours", hours)
    unit, n = (unit, n) if hours < 24 else ("days", hours // 24)
    return reader.words("table-when", unit=unit, n=n)


def address_sheet(reader: Reader, address: str) -> h.Element:
    """Return the form that takes an address, and how addresses are written."""
    words = reader.words
    return bits.post_form(
        "/notices/channels",
        h.h2[words("notices-elsewhere")],
        h.p[words("notices-elsewhere-how")],
        h.input(type="hidden", name="zone", data_zone=True),
        h.div(".row")[
            h.div(".field.long")[
                h.label(for_="address")[words("notices-address")],
                h.input(
                    "#address",
                    type="text",
                    name="address",
                    value=address,
                    required=True,
                    autocomplete="off",
                    spellcheck="false",
                    autocapitalize="none",
                ),
            ],
            h.button(".button.main")[words("notices-add")],
        ],
        h.label(".check")[
            h.input(type="checkbox", name="every", value="yes"), words("notices-every-ask")
        ],
        h.details(".examples")[
            h.summary[words("notices-examples")],
            h.dl[
                (
                    [h.dt[words(f"notices-example-{kind}")], h.dd[h.code[written]]]
                    for kind, written in EXAMPLES
                )
            ],
        ],
        class_="sheet",
    )


def wishes_sheet(reader: Reader, wishes: Wishes) -> h.Element:
    """Return the form with the quiet hours and the language."""
    words = reader.words
    return bits.post_form(
        "/notices/wishes",
        h.h2[words("notices-quiet")],
        h.p[words("notices-quiet-how")],
        h.div(".row")[
            time_field("quiet_from", words("notices-from"), wishes.quiet_from),
            time_field("quiet_to", words("notices-to"), wishes.quiet_to),
            h.div(".field")[
                h.label(for_="zone")[words("notices-zone")],
                h.input(
                    "#zone",
                    type="text",
                    name="zone",
                    value=wishes.zone,
                    data_zone=True,
                    autocomplete="off",
                    spellcheck="false",
                ),
            ],
        ],
        h.fieldset[
            h.legend[words("notices-language")],
            h.div(".radios")[
                (
                    h.label[
                        h.input(type="radio", name="lang", value=lang, checked=lang == wishes.lang),
                        LANGUAGE_NAMES[lang],
                    ]
                    for lang in LANGUAGES
                )
            ],
        ],
        h.p[h.button(".button")[words("notices-save")]],
        class_="sheet",
    )


def time_field(name: str, label: str, minute: int | None) -> h.Element:
    """Return a field for a time of the day."""
    return h.div(".field")[
        h.label(for_=name)[label],
        h.input(f"#{name}", type="time", name=name, value=time_of(minute)),
    ]


def tables_sheet(reader: Reader, shown: Shown) -> h.Element:
    """Return the reader's tables, each of which can be muted."""
    words = reader.words
    return h.section[
        h.h2[words("notices-tables")],
        h.ul(".channels")[
            (mute_line(reader, table, table.id in shown.muted) for table in shown.tables)
        ],
    ]


def mute_line(reader: Reader, table: LobbyTable, muted: bool) -> h.Element:
    """Return one table, and the button that mutes it."""
    words = reader.words
    title, _ = face_in_list(reader, table)
    names = ", ".join(name for name in bits.listed_names(table, words) if name)
    return h.li[
        h.div[
            h.a(href=f"/t/{table.id}")[title],
            h.br,
            h.span(".small.muted")[names],
            h.span(".small.muted")[f" · {words('notices-muted')}"] if muted else None,
        ],
        bits.post_form(
            f"/notices/tables/{table.id}",
            bits.hidden("muted", "no" if muted else "yes"),
            h.button(".button.quiet")[
                words("notices-unmute" if muted else "notices-mute"),
                h.span(".unseen")[f": {title}, {names}"],
            ],
        ),
    ]
