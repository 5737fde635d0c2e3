"""Who takes part: bots by the names that results call them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from igroteka.bots import kind_of, make_bot, name_and_kind
from igroteka.bots.levels import check_character
from igroteka.engine import BadSetup, Game


class Entrant(NamedTuple):
    """A bot that takes part; the same one may sit at several seats."""

    name: str
    """What results and records call it."""
    spec: str
    """What makes it, with its version: the same bot tomorrow, even if `search` means more then."""

    @property
    def is_timed(self) -> bool:
        """Whether it thinks for a time, so that its games depend on the machine."""
        kind = kind_of(self.spec)
        return kind is not None and kind.is_timed

    def check(self, game: Game) -> None:
        """Refuse a bot that has a character which the game does not know.

        :raises BadSetup: naming those that there are.
        """
        kind = kind_of(self.spec)
        if kind is not None:
            check_character(game, kind.character)


def entrant_of(text: object) -> Entrant:
    """Return the entrant that a description is about.

    >>> entrant_of("search:50"), entrant_of("old=search@1:50")
    (Entrant(name='search:50', spec='search@2:50'), Entrant(name='old', spec='search@1:50'))

    :raises BadSetup: if there is no such bot, or it is not described by a text.
    """
    if not isinstance(text, str):
        raise BadSetup(
            "Describe a bot by a text, such as “greedy” or “MODULE:CLASS”, not by a {kind}: each "
            "game makes its own.",
            "refusal-bot-text",
            kind=type(text).__name__,
        )
    text = text.strip()
    make_bot(text).close()
    name, spec = name_and_kind(text)
    kind = kind_of(spec)
    return Entrant(name or spec, kind.text if kind else spec)


def entrants_of(texts: Iterable[object]) -> tuple[Entrant, ...]:
    """Return the entrants that descriptions are about; one that is named again sits again.

    :raises BadSetup: if there is no such bot, or two different ones have the same name.
    """
    if isinstance(texts, str):
        raise BadSetup(
            "Bots are several texts, such as [“greedy”, “random”], not one, “{text}”.",
            "refusal-bots-text",
            text=texts,
        )
    described = (text for text in texts if not isinstance(text, str) or text.strip())
    entrants = tuple(entrant_of(text) for text in described)
    if not entrants:
        raise BadSetup("Name at least one bot.", "refusal-name-bot")
    specs: dict[str, str] = {}
    for entrant in entrants:
        if specs.setdefault(entrant.name, entrant.spec) != entrant.spec:
            raise BadSetup(
                "Two different bots are called {name}; give one another name: NAME=BOT.",
                "refusal-same-name",
                name=entrant.name,
            )
    return entrants
