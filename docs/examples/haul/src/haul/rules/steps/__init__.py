"""The decisions of The Haul: the kind on top of `state.steps` is a place in this table."""

from typing import Final

from haul.rules.steps.bidding import Bidding
from haul.rules.steps.kinds import BIDDING, SERVING
from haul.rules.steps.serving import Serving

STEPS: Final = (Bidding(), Serving())

__all__ = ["BIDDING", "SERVING", "STEPS"]
