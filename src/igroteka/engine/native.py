"""What mypyc wants to be told, and interpreted Python need not know.

This module itself is never compiled: its types are those of `mypy_extensions` for whoever checks
or compiles, and plain Python for whoever runs, so that nobody has to install that package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    i64 = int
    """An int of 64 bits."""

    def mypyc_attr(**attributes: Any) -> Any:
        """Return what leaves a class as it is."""
        return lambda cls: cls
