"""How often somebody may do something."""

from __future__ import annotations


class Buckets:
    """How much each client may still do: so much at once, refilled at a steady rate."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, client: str, now: float, price: float = 1.0) -> bool:
        """Use so much up; False if there is not enough left."""
        left = self.left(client, now)
        if left < price:
            self._left[client] = (left, now)
            return False
        self._left[client] = (left - price, now)
        return True

    def charge(self, client: str, now: float, price: float) -> None:
        """Use so much up, whether there is enough or not; give it back if it is below 0."""
        self._left[client] = (self.left(client, now) - price, now)

    def left(self, client: str, now: float) -> float:
        """Return how much a client may still use up."""
        left, since = self._left.get(client, (self.at_once, now))
        if len(self._left) > 20_000:
            # Who has been quiet long enough to be full again need not be remembered.
            full = self.at_once / self.per_second
            self._left = {c: (n, t) for c, (n, t) in self._left.items() if now - t < full}
        return min(self.at_once, left + (now - since) * self.per_second)
