"""What all handlers of the API share: how they refuse, and in which language they answer."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from igroteka.web.documents import ErrorDocument
from igroteka.web.pages.answers import AnyRequest
from igroteka.web.pages.reader import pick_language

ERRORS = {
    status: ResponseSpec(ErrorDocument, description=description, generate_examples=False)
    for status, description in {
        400: "The request makes no sense; the message says why.",
        401: "The token is not known here, or no longer.",
        403: "You have no seat here, or not that one.",
        404: "There is no such thing.",
        405: "This path has no such method.",
        409: "It cannot be done now; with error-stale, look again and decide anew.",
        413: "The request is too large.",
        429: "Too many requests.",
    }.items()
}


def language_of(request: AnyRequest) -> str:
    """Return the language a client reads: Russian or English, as Accept-Language asks."""
    return pick_language(request.cookies.get("lang"), request.headers.get("accept-language", ""))
