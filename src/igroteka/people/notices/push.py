"""Web push: what a browser's own push service takes, encrypted for that browser alone.

By `py-vapid` (who we are) and `http-ece` (the encryption): the two libraries that pywebpush is
made of, without the two HTTP clients that it brings along. What is sent goes through our own
guarded way (`sending`).
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, insert, select

from igroteka.tables import models as m
from igroteka.tables.errors import TableError

KEY: Final = "push"
"""What the key of this host is called in the database."""
LIVES: Final = 24 * 3600
"""So many seconds a push service keeps what it cannot deliver at once."""
LARGEST: Final = 3000
"""So many bytes fit into one push, encrypted, with every service."""


def encoded(raw: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes that a browser has written.

    :raises ValueError: if that is none.
    """
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return what others may know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def host_key(connection: Connection) -> str:
    """Return the key by which push services know this host; it is made once and kept."""
    found = connection.scalar(select(m.keys.c.value).where(m.keys.c.name == KEY))
    if found is not None:
        return str(found)
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    made = encoded(number.to_bytes(32, "big"))
    row = {"name": KEY, "value": made, "created": int(time.time())}
    connection.execute(insert(m.keys), row)
    return made


def application_key(host: str) -> str:
    """Return what a browser must know of this host to be told by it."""
    vapid = Vapid02.from_raw(host.encode())
    return encoded(public_point(vapid.private_key))


def checked_keys(keys: dict[str, str]) -> dict[str, str]:
    """Return the two keys of a browser.

    :raises TableError: if they are none.
    """
    try:
        point, auth = decoded(keys.get("p256dh", "")), decoded(keys.get("auth", ""))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(auth) != 16:
            raise ValueError
    except ValueError:
        raise TableError("error-push-keys") from None
    return {"p256dh": encoded(point), "auth": encoded(auth)}


def push_request(
    message: dict[str, Any], endpoint: str, keys: dict[str, str], host: str
) -> tuple[dict[str, str], bytes]:
    """Return the headers and the body that tell a browser something."""
    shown = {name: message[name] for name in ("title", "text", "url", "waiting", "lang")}
    shown["text"] = shown["text"][:500]
    plain = json.dumps(shown, ensure_ascii=False).encode()
    if len(plain) > LARGEST:
        plain = json.dumps(shown | {"text": ""}, ensure_ascii=False).encode()
    body = http_ece.encrypt(
        plain,
        salt=secrets.token_bytes(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(keys["p256dh"]),
        auth_secret=decoded(keys["auth"]),
        version="aes128gcm",
    )
    service = urlsplit(endpoint)
    home = urlsplit(message["url"]).hostname or ""
    claims = {
        "sub": f"mailto:igroteka@{home if '.' in home else 'localhost'}",
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(time.time()) + LIVES // 2,
    }
    headers = Vapid02.from_raw(host.encode()).sign(claims)
    return {
        "authorization": headers["Authorization"],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LIVES),
        "urgency": "normal",
    }, body
