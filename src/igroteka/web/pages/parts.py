"""The parts of a page (data-part): each carries a digest, and is not sent to who has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b

PART = re.compile(r'<(\w+)(?=[^<>]*? data-part="([^"]+)")')
"""The beginning of a part. What is written by people is escaped: every “<” begins a tag."""
LONGEST_HAVE = 4096


def had(header: str) -> dict[str, str]:
    """Return which parts a page has: key and digest.

    >>> had("strip=1f,bar=07")
    {'strip': '1f', 'bar': '07'}
    """
    pairs = (pair.partition("=") for pair in header[:LONGEST_HAVE].split(","))
    return {key: digest for key, _, digest in pairs if key and digest}


def marked(page: str, have: Mapping[str, str]) -> str:
    """Return a page whose parts carry their digests; of those that are had only the key is left.

    >>> page = '<main><p data-part="a">A</p><div data-part="b"><div>B</div></div></main>'
    >>> full = marked(page, {})
    >>> digests = dict(re.findall(r'data-part="(.)" data-digest="(.*?)"', full))
    >>> marked(page, {"b": digests["b"], "a": "old"}) == full.replace(
    ...     full[full.index("<div"):full.index("</main>")], '<i data-same data-part="b"></i>')
    True
    """
    made, done = [], 0
    for begin in PART.finditer(page):
        if begin.start() < done:
            continue  # a part of a part goes with it
        tag, key = begin.groups()
        end = end_of(page, tag, begin.start())
        digest = blake2b(page[begin.start() : end].encode(), digest_size=6).hexdigest()
        made.append(page[done : begin.start()])
        if have.get(key) == digest:
            made.append(f'<i data-same data-part="{key}"></i>')
        else:
            at = page.index(" data-part=", begin.start()) + len(f' data-part="{key}"')
            made += [page[begin.start() : at], f' data-digest="{digest}"', page[at:end]]
        done = end
    return "".join([*made, page[done:]])


def end_of(page: str, tag: str, start: int) -> int:
    """Return where the element that starts at *start* ends.

    >>> end_of("<p><b></b><b><b></b></b></p>", "b", 10)
    24
    """
    deep = 0
    for found in re.compile(rf"<(/?){tag}\b[^<>]*>").finditer(page, start):
        deep += -1 if found.group(1) else 1
        if deep == 0:
            return found.end()
    return len(page)
