"""Actions are ints; this gives every int its one text form and back.

A game declares its verbs in order, each with the words its arguments may be. The ints
are handed out in that order, so an int means the same in every state of the game, and
the space has a fixed size, as learning libraries want it.

>>> codec = Codec(("pass",), ("move", ("a1", "a2")), ("play", ("red", "blue"), ("3", "X")))
>>> codec.size
7
>>> codec.text(codec.base("play") + 3), codec.parse("move a2")
('play blue X', 2)
"""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.engine.errors import IllegalAction

Domain = Sequence[str]


class Codec:
    """The numbered actions of one game."""

    def __init__(self, *verbs: tuple[str, *tuple[Domain, ...]]) -> None:
        self._texts: list[str] = []
        self._actions: dict[str, int] = {}
        self._bases: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        for verb, *domains in verbs:
            if verb in self._bases:
                raise ValueError(f"the verb {verb!r} is declared twice")
            self._bases[verb] = len(self._texts)
            texts = [verb]
            for domain in domains:
                texts = [f"{text} {word}" for text in texts for word in domain]
            self._counts[verb] = len(texts)
            self._texts += texts
        self._actions = {text: action for action, text in enumerate(self._texts)}
        if len(self._actions) != len(self._texts):
            raise ValueError("two actions have the same text")
        self._verbs = [text.partition(" ")[0] for text in self._texts]
        self.size = len(self._texts)
        """How many actions there are; they are numbered from 0."""

    @property
    def verbs(self) -> list[str]:
        """The verbs, in order."""
        return list(self._bases)

    def base(self, verb: str) -> int:
        """Return the first action of *verb*."""
        return self._bases[verb]

    def count(self, verb: str) -> int:
        """Return how many actions *verb* has."""
        return self._counts[verb]

    def text(self, action: int) -> str:
        """Return the text of *action*.

        :raises IllegalAction: if there is no such action.
        """
        if not 0 <= action < len(self._texts):
            raise IllegalAction(
                "There is no action {action}; they run from 0 to {last}.",
                "refusal-no-action",
                action=action,
                last=self.size - 1,
            )
        return self._texts[action]

    def parse(self, text: str) -> int:
        """Return the action with this text; extra spaces do not matter.

        :raises IllegalAction: if no action has this text.
        """
        words = text.split()
        action = self._actions.get(" ".join(words))
        if action is not None:
            return action
        shown = text if len(text) <= 60 else text[:57] + "…"
        if not words or words[0] not in self._bases:
            raise IllegalAction(
                "No action reads “{text}”; actions start with one of: {verbs}.",
                "refusal-no-verb",
                text=shown,
                verbs=", ".join(self._bases),
            )
        raise IllegalAction(
            "No action reads “{text}”; write it like “{example}”.",
            "refusal-no-words",
            text=shown,
            example=self._texts[self._bases[words[0]]],
        )

    def verb(self, action: int) -> str:
        """Return the verb of *action*.

        :raises IllegalAction: if there is no such action.
        """
        return self._verbs[action] if 0 <= action < self.size else self.text(action)

    def words(self, action: int) -> list[str]:
        """Return the verb and the arguments of *action* as words."""
        return self.text(action).split()
