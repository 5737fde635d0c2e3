"""The parts of a page (data-part): each carries a digest, and is not sent to who has it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from igroteka.web.pages.patches import Sent, patch

PART = ' data-part="'
"""How a part is known. What is written by people is escaped: every “<” begins a tag."""
LONGEST_HAVE = 4096


def had(header: str) -> dict[str, str]:
    """Return which parts a page has: key and digest.

    >>> had("strip=1f,bar=07")
    {'strip': '1f', 'bar': '07'}
    """
    pairs = (pair.partition("=") for pair in header[:LONGEST_HAVE].split(","))
    return {key: digest for key, _, digest in pairs if key and digest}


def marked(page: str, have: Mapping[str, str], sent: Sent | None = None, reader: str = "") -> str:
    """Return a page whose parts carry their digests; of those that are had nothing else is left.

    If it is known what the *reader* was *sent*, only what changed in a part is written.

    >>> import re
    >>> page = '<main><p data-part="a">A</p><div data-part="b"><div>B</div></div></main>'
    >>> full = marked(page, {})
    >>> digests = dict(re.findall(r'data-part="(.)" data-digest="(.*?)"', full))
    >>> b = digests["b"]
    >>> marked(page, {"b": b, "a": "old"}) == full.replace(
    ...     full[full.index("<div"):full.index("</main>")],
    ...     f'<i data-same data-part="b" data-digest="{b}"></i>')
    True
    """
    page = str(page)  # Markup would escape what is put into it
    made, done = [], 0
    # A part of a part goes with it.
    while (found := page.find(PART, done)) >= 0:
        start = page.rindex("<", done, found)
        key = page[found + len(PART) : page.index('"', found + len(PART))]
        end = end_of(page, start)
        part = page[start:end]
        digest = blake2b(part.encode(), digest_size=6).hexdigest()
        made.append(page[done:start])
        done = end
        if sent is not None:
            sent.remember(reader, digest, part)
        if have.get(key) == digest:
            made.append(f'<i data-same data-part="{key}" data-digest="{digest}"></i>')
            continue
        old = sent.part(reader, have[key]) if sent is not None and key in have else None
        changed = patch(old, part) if old is not None else None
        if changed is None:
            made.append(with_digest(part, key, digest))
        else:
            text = with_digest(changed.text, key, digest)
            of = f'data-of="{changed.of}" data-from="{have[key]}"'
            made.append(f'<script type="text/plain" data-part="{key}" {of}>{text}</script>')
    return "".join([*made, page[done:]])


def with_digest(part: str, key: str, digest: str) -> str:
    """Return a part, or what changed in it, with the digest in its first tag."""
    name = f' data-part="{key}"'
    return part.replace(name, f'{name} data-digest="{digest}"', 1)


def end_of(page: str, start: int) -> int:
    """Return where the element that starts at *start* ends.

    >>> end_of("<p><b></b><b><b></b><br></b></p>", 10)
    28
    """
    tag = page[start + 1 : page.index(">", start)].partition(" ")[0]
    close = f"</{tag}>"
    open_ones, at = 0, start
    while (end := page.find(close, at)) >= 0:
        open_ones += page.count(f"<{tag} ", at, end) + page.count(f"<{tag}>", at, end) - 1
        at = end + len(close)
        if open_ones == 0:
            return at
    return len(page)
