"""What bots know about Glen More."""

from __future__ import annotations

from igroteka.engine.knowledge import Knowledge


class GlenMoreKnowledge(Knowledge):
    """How good a territory is."""
