"""Answers HEAD wherever GET is answered: monitors ask so whether a page is there."""

from __future__ import annotations

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

UNENDING = "/stream"
"""How the addresses end at which an answer has no end."""


class Heads:
    """Wraps the application: who asks for a head gets that of the page, and no body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, as GET if it is HEAD."""
        if (
            scope["type"] != ScopeType.HTTP
            or scope["method"] != "HEAD"
            or scope["path"].endswith(UNENDING)
        ):
            await self.app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = cast(Message, {**message, "body": b""})
            await send(message)

        asked = cast(Any, {**scope, "method": "GET"})
        await self.app(asked, receive, send_head)
