"""The deal of a game that people play, so that anybody can check it afterwards.

Before the first move the table shows the **commitment**, the hash of a secret. Then each seat may
add a word of its own. The seed of the game is made of the secret and the words: who has the
secret cannot choose the deal, since the words come later, and who gives a word cannot, since the
secret is hidden. When the game is over the secret is shown, and everybody can compute both hashes
with any tool that knows SHA-256, all texts being UTF-8::

    printf %s SECRET | sha256sum                  # the commitment
    printf '%s\\n' SECRET WORD1 WORD2 | sha256sum  # the key of the generator, a line for each seat

A seat without a word has an empty line. No word holds a line break, so no two sets of words make
the same text.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from igroteka.engine.errors import BadSetup
from igroteka.engine.randomness import KEY_BITS, key_of, keyed_seed


def new_secret() -> str:
    """Return a secret of 256 bits from the system, as 64 hex digits."""
    return secrets.token_hex(KEY_BITS // 8)


@lru_cache(4096)
def commitment_of(secret: str) -> str:
    """Return what a table shows of a secret before the game, as 64 hex digits.

    >>> commitment_of("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Deal:
    """What a seed is made of: a secret, and a word of each seat (empty: it gave none).

    >>> deal = Deal("00" * 32, ("tea", ""))
    >>> deal.commitment == commitment_of(deal.secret)
    True
    >>> deal.seed == Deal(deal.secret, ("", "tea")).seed
    False

    :raises BadSetup: if the secret is not 64 hex digits, or a word not one tidy line.
    """

    secret: str
    words: tuple[str, ...]

    def __post_init__(self) -> None:
        try:
            key_of(self.secret)
        except ValueError:
            raise BadSetup(
                "The secret of a deal is 64 small hex digits.", "refusal-deal-secret"
            ) from None
        for word in self.words:
            if " ".join(word.split()) != word:
                raise BadSetup(
                    "A word for the deal is one line, without blanks around it.",
                    "refusal-deal-word",
                )

    @property
    def commitment(self) -> str:
        """What the table showed before the game."""
        return commitment_of(self.secret)

    @property
    def seed(self) -> int:
        """The seed of the game: the secret and a word of each seat, a line each, hashed."""
        lines = "".join(f"{line}\n" for line in (self.secret, *self.words))
        return keyed_seed(sha256(lines.encode()).digest())
