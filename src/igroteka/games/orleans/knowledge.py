"""What bots know about Orléans."""

from __future__ import annotations

from igroteka.engine.knowledge import Knowledge


class OrleansKnowledge(Knowledge):
    """To be clever."""
