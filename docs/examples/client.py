"""A bot that sits down at a table over HTTP, with nothing but the standard library.

    python client.py http://localhost:8000                    opens a table against a bot
    python client.py http://localhost:8000 TABLE [SEAT]       takes a seat at a table

It plays at random; put your own idea into `choose`.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Table:
    """A seat at a table of an Igroteka server."""

    def __init__(self, server: str, table: str | None = None, seat: int | None = None) -> None:
        self.api = server.rstrip("/") + "/api"
        self.token = ""
        if table is None:
            new = {"game": "venice", "seats": 2, "name": "Visitor", "bots": {"1": "amateur"}}
            seated = self.ask("POST", "/tables", new)
        else:
            seated = self.ask("POST", f"/tables/{table}/seats", {"name": "Visitor", "seat": seat})
        # The token acts for this seat: keep it, and you can come back at any time.
        self.path, self.token = f"/tables/{seated['table']}", seated["token"]
        if table is None:
            self.ask("POST", f"{self.path}/start")

    def open(self, method, path, body=None):
        """Send a request; return the open answer."""
        request = urllib.request.Request(self.api + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, method, path, body=None):
        """Send a request; return the document that is answered."""
        with self.open(method, path, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def news(self, since):
        """Wait for each entry after number *since*; yields its kind."""
        with self.open("GET", f"{self.path}/stream?since={since}") as stream:
            for line in stream:
                if line.startswith(b"event: "):
                    yield line[7:].strip().decode()

    def play(self):
        """Play to the end; return the final view."""
        view = self.ask("GET", self.path)
        for _ in self.news(view["number"]):
            view = self.ask("GET", self.path)
            while view["actions"]:
                try:
                    action = {"action": choose(view), "number": view["number"]}
                    view = self.ask("POST", f"{self.path}/actions", action)
                except urllib.error.HTTPError as refusal:
                    # 409, error-stale: something happened meanwhile, so decide anew.
                    if refusal.code != 409:
                        raise SystemExit(json.load(refusal)["message"]) from None
                    view = self.ask("GET", self.path)
            if view["status"] == "finished":
                return view
        raise SystemExit("The server has hung up; come back with the token.")


def choose(view):
    """Return the text of one of the legal actions. `view["view"]` is the game as you see it."""
    return random.choice(view["actions"])["text"]


if __name__ == "__main__":
    where = sys.argv[1:]
    final = Table(where[0], *where[1:2], *map(int, where[2:3])).play()
    names = [seat["name"] for seat in final["seats"]]
    for name, points, place in zip(names, final["scores"], final["ranking"], strict=True):
        print(f"{place}. {name}: {points}")
