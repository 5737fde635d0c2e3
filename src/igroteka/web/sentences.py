"""All refusals by id: those of tables, and those of the web itself.

Pages have a message with each of these ids, in every language, with the same arguments.
"""

from __future__ import annotations

from typing import Final

from igroteka.tables.errors import SENTENCES as TABLE_SENTENCES

SENTENCES: Final[dict[str, str]] = {
    **TABLE_SENTENCES,
    "error-bad-request": "The request cannot be read: {reason}.",
    "error-not-found": "There is nothing at this address.",
    "error-bad-method": "This address does not take such a request.",
    "error-too-large": "The request is too large.",
    "error-too-many": "Too many requests; slow down.",
    "error-too-many-tables": "Too many new tables; wait a minute.",
    "error-cross-site": "The request comes from another site's page; open the table itself.",
    "error-server": "Something went wrong here; it was noted. Try again.",
}
