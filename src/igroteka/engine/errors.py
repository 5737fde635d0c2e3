"""Everything that can be wrong with what we are given.

Each error is one sentence for a person: what is wrong and what to do.
"""

from __future__ import annotations


class IgrotekaError(ValueError):
    """The base of all errors caused by input; its text is fit to be shown."""


class IllegalAction(IgrotekaError):
    """An action that the rules do not allow now. The state is untouched."""


class BadSetup(IgrotekaError):
    """An unknown game, a seat count or an option that the game does not have."""


class BadRecord(IgrotekaError):
    """A record that is damaged, foreign, or does not follow the rules."""


class BadState(IgrotekaError):
    """A stored state that cannot be read."""
