"""Where notices may go: people choose the addresses, so none of the host's own may be among them.

What a name means is looked up once, checked, and that very address is connected to: a name that
means something else a moment later leads nowhere.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from igroteka.tables.errors import TableError

LONGEST_ADDRESS: Final = 1000
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Under which a network without IPv4 reaches those that have nothing else."""


class Inside(OSError):
    """An address of the host's own network, or of nobody in particular."""


def is_outside(address: str) -> bool:
    """Say whether an address is somebody else's, out in the Internet.

    >>> [is_outside(a) for a in ("93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822")]
    [True, True, True]
    >>> [is_outside(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fe80::1%lo")]
    [False, False, False, False, False]
    >>> [is_outside(a) for a in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "0.0.0.0")]
    [False, False, False, False]
    >>> is_outside("224.0.0.1"), is_outside("100.64.0.1"), is_outside("localhost")
    (False, False, False)
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if found.teredo is not None:
            return False
        if inner is not None:
            return is_outside(str(inner))
    return found.is_global and not found.is_multicast


def checked_url(url: str, *, inside: bool) -> str:
    """Return the address of a web server that may be told something.

    With *inside* it may be one of the host's own network, and need not be encrypted.

    :raises TableError: if it is none.

    >>> checked_url("https://bot.example.org/turn?who=anna", inside=False)
    'https://bot.example.org/turn?who=anna'
    """
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise TableError("error-notice-address") from None
    schemes = ("https", "http") if inside else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if parts.scheme not in schemes or not host or not plain or len(url) > LONGEST_ADDRESS:
        raise TableError("error-notice-address")
    if "@" in parts.netloc or parts.fragment:
        raise TableError("error-notice-address")
    if not inside and is_inner_name(host):
        raise TableError("error-notice-inside")
    return url


def is_inner_name(host: str) -> bool:
    """Say whether a name can only be one of the own network; what it means is seen when sending.

    >>> [is_inner_name(host) for host in ("localhost", "nas.local", "10.0.0.1", "example.org")]
    [True, True, True, False]
    """
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # A number alone, or one of hexadecimal digits, is an address to some resolvers.
        last = host.rstrip(".").rpartition(".")[2].lower()
        inner = ("localhost", "local", "internal", "lan", "home", "arpa", "intranet")
        return "." not in host.rstrip(".") or last in inner or last[:1].isdigit()
    return not is_outside(host)
