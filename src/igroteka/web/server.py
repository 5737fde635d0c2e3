"""Runs the application: what `igroteka serve` calls."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
import sys
from dataclasses import replace
from importlib.metadata import version

import uvicorn
from litestar import Litestar

from igroteka.people.notices.watching import Telling
from igroteka.tables.alone import alone_at
from igroteka.tables.naming import kind_of
from igroteka.tables.pace import Pace
from igroteka.tables.service import Tables
from igroteka.tables.worker import usual_workers
from igroteka.web.app import create_app
from igroteka.web.settings import Limits, Settings, checked_address
from igroteka.web.wire import wire

PROXIES = "127.0.0.1,::1"
"""Who may say for whom they ask, unless a host names others: a proxy on the same machine."""

log = logging.getLogger(__name__)


def address_of(host: str, port: int) -> str:
    """Return where people find a server.

    >>> address_of("127.0.0.1", 8000), address_of("0.0.0.0", 80), address_of("::", 80)
    ('http://localhost:8000', 'http://0.0.0.0:80', 'http://[::]:80')
    """
    shown = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "igroteka.db",
    *,
    https: bool = False,
    bot_workers: int | None = None,
    absent_after: float = Pace.absent_after,
    bot_pause: float = Pace.bot_pause,
    limits: Limits | None = None,
    proxies: str = PROXIES,
    public_url: str = "",
    private: bool = False,
    metrics: tuple[str, int] | None = None,
    telling: Telling | None = None,
) -> None:
    """Serve the tables until the process is told to stop.

    *proxies* are the addresses and networks, with commas, of reverse proxies whose word about
    the client's address is taken. *public_url* is where people find the server. With *private*
    only who has an invitation of the host may open tables and sit down. *metrics* is where
    Prometheus may ask what is counted: an address and a port. *telling* is how people are told
    that it is their turn.
    """
    limits = limits or Limits()
    public_url = checked_address(public_url) if public_url else ""
    settings = Settings(
        database=database,
        https=https or public_url.startswith("https://"),
        public_url=public_url,
        private=private,
        bot_workers=usual_workers() if bot_workers is None else bot_workers,
        pace=replace(Pace(), absent_after=absent_after, bot_pause=bot_pause),
        limits=limits,
        telling=replace(telling or Telling(), public_url=public_url),
        times=metrics is not None,
    )
    app = create_app(settings)
    if metrics is not None:
        from igroteka.web.metrics import expose  # most hosts need none of it

        expose(*metrics)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=wire(limits, proxies),
        access_log=False,
        server_header=False,
        date_header=False,
        ws="none",
        log_level="warning",
        log_config=None,
        forwarded_allow_ips=proxies,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=2,
    )
    # The many small objects of live tables are no garbage: look through them less often.
    # What is drawn aside gives way to what people wait for.
    sys.setswitchinterval(0.001)
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # uvicorn stops, then sends itself the signal again: end as a program does, all tidied up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with alone_at(database), contextlib.suppress(KeyboardInterrupt):
        HangingUp(config, app).run()


class HangingUp(uvicorn.Server):
    """A server that ends the open streams when it is told to stop, and so stops at once."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so in one line."""
        await super().startup(sockets)
        settings: Settings = self._app.state.settings
        here = address_of(self.config.host, self.config.port)
        log.info(
            "Igroteka %s serves %s on %s, bots think in %d process(es)",
            version("igroteka"),
            f"{settings.public_url} at {here}" if settings.public_url else here,
            kind_of(settings.database),
            settings.bot_workers,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hang up, and go the usual way.

        Streams end only when nobody is let in any more: who comes back at once must come to
        another server, or to the next one here, and never to this one.
        """
        tables: Tables | None = self._app.state.get("tables")
        if tables is not None:
            tables.hang_up()  # from the next turn of the loop on
        await super().shutdown(sockets)
