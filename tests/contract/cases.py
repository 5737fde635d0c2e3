"""The contract suite is part of the package; this is where our games' cases look for it."""

from igroteka.testing import Case

__all__ = ["Case"]
