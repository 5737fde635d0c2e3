"""A device that keeps passkeys, as a program: it answers what a browser would."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from igroteka.people.passkeys import bytes_of, text_of

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


@dataclass
class Device:
    """It knows one key for one place."""

    origin: str = "http://localhost:8000"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    uses: int = 0
    handle: str = ""
    """What the place calls its owner."""
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Answer who asks for a new passkey."""
        self.handle = asked["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        key = cbor2.dumps(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: numbers.x.to_bytes(32, "big"),
                -3: numbers.y.to_bytes(32, "big"),
            }
        )
        own = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(asked["rp"]["id"], PRESENT | VERIFIED | WITH_KEY) + own
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self._told(asked, "webauthn.create")
        return self._answer(clientDataJSON=text_of(told), attestationObject=text_of(attested))

    def show(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Answer who asks for the passkey, and count it."""
        self.uses += 1
        data = self._data(asked["rpId"], PRESENT | VERIFIED)
        told = self._told(asked, "webauthn.get")
        proof = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=text_of(told),
            authenticatorData=text_of(data),
            signature=text_of(proof),
            userHandle=self.handle,
        )

    def _data(self, place: str, flags: int) -> bytes:
        return hashlib.sha256(place.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _told(self, asked: dict[str, Any], kind: str) -> bytes:
        assert bytes_of(asked["challenge"])
        told = {"type": kind, "challenge": asked["challenge"], "origin": self.origin}
        return json.dumps({**told, "crossOrigin": False}).encode()

    def _answer(self, **response: str) -> dict[str, Any]:
        id = text_of(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
