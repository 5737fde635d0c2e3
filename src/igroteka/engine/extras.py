"""What only some install: where it is missing, one sentence says how to get it.

The rules, the bots and the commands of players and researchers run with the core alone. What
needs more than that is imported when it is asked for, inside of `needs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from igroteka.engine.errors import BadSetup


class MissingExtra(BadSetup, ImportError):
    """Something that was not installed; who tries an import may go on without it."""


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Import in the body what comes with an extra.

    >>> with needs("web", "igroteka serve"):
    ...     import no_such_server
    Traceback (most recent call last):
    igroteka.engine.extras.MissingExtra: igroteka serve needs more than is installed here \
(No module named 'no_such_server'); install it with: pip install 'igroteka[web]'

    :raises MissingExtra: if something is not there, with the command that installs it.
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "igroteka":
            raise  # our own mistake, which no installation mends
        raise MissingExtra(
            "{what} needs more than is installed here ({reason}); "
            "install it with: pip install 'igroteka[{extra}]'",
            "refusal-extra",
            what=what,
            reason=" ".join(str(error).split()),
            extra=extra,
        ) from None
