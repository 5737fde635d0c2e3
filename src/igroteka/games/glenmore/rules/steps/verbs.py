"""What the decisions of a turn share: verbs of one codec, and reasons that several give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine import step
from igroteka.engine.offers import Reason, because
from igroteka.games.glenmore.rules.actions import CODEC
from igroteka.games.glenmore.rules.tiles import word

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState  # noqa: F401 - named below


class Verb(step.Verb["GlenMoreState"]):
    """One verb of a decision of Glen More."""


class Decision(step.VerbStep["GlenMoreState"]):
    """A kind of decision of Glen More."""

    codec = CODEC


def not_yours(tile: int, rule: str) -> Reason:
    """Return that a tile lies in no own territory."""
    return because(
        "{tile} is not in your territory.", "glenmore-refusal-not-yours", rule, tile=word(tile)
    )


def nobody_on(tile: int, rule: str) -> Reason:
    """Return that no clan member stands on a tile."""
    return because(
        "No clan member stands on {tile}.", "glenmore-refusal-nobody", rule, tile=word(tile)
    )
