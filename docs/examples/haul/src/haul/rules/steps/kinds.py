"""The numbers of the decisions, as they stand on the stack of a state."""

from typing import Final

BIDDING: Final = 0
SERVING: Final = 1
