"""What can be done with the things of a drawing, and why not with others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.face import Choice, Shut
from igroteka.face.svg import after, impossible, is_target, target


class Controls(NamedTuple):
    """The choices of the viewer, and what is closed; both are empty for who only looks on."""

    choices: Sequence[Choice] = ()
    shut: Sequence[Shut] = ()

    def aim_at(self, key: str) -> bool:
        """Say whether any choice aims at the thing *key*."""
        return is_target(key, self.choices)

    def why_not(self, key: str) -> str:
        """Return why the thing *key* cannot be used now; empty if it is not closed."""
        return " ".join(dict.fromkeys(thing.why for thing in self.shut if thing.target == key))

    def on(self, key: str, body: str, ring: str, name: str) -> str:
        """Return a thing as a control with a ring, or saying why it is none, or as it is."""
        if self.aim_at(key):
            return target(key, self.choices, body + ring, name=name)
        why = self.why_not(key)
        if not why:
            return body
        return impossible(after(name, why), body, key=key)


NO_CONTROLS = Controls()
