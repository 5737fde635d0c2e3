"""The contract suite: what the rest of the house relies on, for any game, also one of yours.

A package that brings a game by its entry point is held to the whole contract with this::

    from igroteka.testing import Case, Contract

    class TestNim(Contract):
        case = Case("nim", secrets=False)  # False: nothing at all is hidden in this game

Run it with pytest. Random games are walked for every seat count, option and version of the
rules; a failure names the game, the moment and what is wrong, and how to be there again.
"""

try:  # asked for here, so that what is missing is said in a sentence
    import msgspec  # noqa: F401
    import pytest  # noqa: F401
except ImportError as error:
    raise ImportError(
        f"igroteka.testing needs {error.name}; install it with: pip install 'igroteka[testing]'"
    ) from None

from igroteka.testing.case import Case, Setup
from igroteka.testing.contract import Contract
from igroteka.testing.position import Position
from igroteka.testing.walking import position, random_step, stops, walk

__all__ = ["Case", "Contract", "Position", "Setup", "position", "random_step", "stops", "walk"]
