"""How many tables wait for the reader: in the top line of every page, and the way to the next."""

from __future__ import annotations

import htpy as h

from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

TABLES = "M4 5h16v6H4zM6 11v8M18 11v8M4 15h16"
ONWARD = "M4 12h15M13 6l6 6l-6 6"


def waits_link(reader: Reader) -> h.Element:
    """Return the way to one's tables, with the number of those that wait.

    At a table it leads to the next one that waits, while nothing is asked of the reader here; the
    script asks for this element anew now and then.
    """
    words, waits = reader.words, reader.waits
    count = waits.count if waits else 0
    said = words("waits-said", n=count)
    return h.span("#waits", data_ask=f"/my/waits?at={reader.at}")[
        h.a(
            "#next-table.tool",
            href=f"/t/{waits.next}",
            title=words("waits-next"),
            aria_keyshortcuts="M",
        )[
            h.span(".wide-only")[words("waits-next")],
            h.span(".count")[str(waits.others)],
            bits.icon(ONWARD),
            h.span(".unseen")[f"{words('waits-next')}: {words('waits-said', n=waits.others)}"],
        ]
        if reader.at and waits and waits.next
        else None,
        h.a("#my-tables.tool", href="/my", title=f"{words('mine-title')}: {said}")[
            bits.icon(TABLES),
            h.span(".count")[str(count)] if count else None,
            h.span(".unseen")[f"{words('mine-title')}: {said}"],
        ],
    ]
