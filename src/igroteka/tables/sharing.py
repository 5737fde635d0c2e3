"""A server among others on one PostgreSQL database."""

from __future__ import annotations

from igroteka.tables.keeper import Keeper
from igroteka.tables.peers import Peers
from igroteka.tables.queue import DECIDED, Queue
from igroteka.tables.workers import Workers


async def share(keeper: Keeper, url: str, workers: int) -> tuple[Peers, Queue]:
    """Begin to hear of the other servers, to ask workers anywhere, and to answer with our own."""
    own = None
    if workers:
        own = Workers(url, workers)
        keeper.background.start(own.run())
    queue = Queue(url, await keeper.store.secret(), own.thinkers if own else None)
    peers = Peers(keeper, url)
    peers.hearers[DECIDED] = queue.hear
    peers.stopping.append(queue.stop)
    peers.start()
    return peers, queue
