"""A bot with an account of its own: it plays over HTTP as a person does, with a token.

    python botaccount.py http://localhost:8000 igt_… [GAME [GAMES]]

Make the bot and its token on the page /me. The program plays so many games of one game, each at
the first open table at which it finds a free seat, or at a table of its own that it opens against
a bot of the house. It needs nothing but the standard library; put your own idea into `choose`.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Account:
    """A person of an Igroteka server, by a token."""

    def __init__(self, server: str, token: str) -> None:
        self.api = server.rstrip("/") + "/api"
        self.token = token
        self.name = self.ask("GET", "/me")["name"]

    def open(self, method, path, body=None):
        """Send a request; return the open answer."""
        request = urllib.request.Request(self.api + path, method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, method, path, body=None):
        """Send a request; return the document that is answered."""
        try:
            with self.open(method, path, body) as answer:
                text = answer.read()
        except urllib.error.HTTPError as refusal:
            document = json.load(refusal)
            raise Refused(refusal.code, document["message"]) from None
        return json.loads(text) if text else None

    def sit_down(self, game):
        """Take a seat at an open table of a game, or open one; return the table's id."""
        lobby = self.ask("GET", "/lobby")
        for table in lobby["mine"]:
            if table["game"] == game and table["status"] == "playing":
                return table["id"]  # one that it has not finished
        for table in lobby["open"]:
            if table["game"] == game:
                try:
                    self.ask("POST", f"/tables/{table['id']}/seats", {"name": self.name})
                    if table["free_seats"] == 1:
                        self.ask("POST", f"/tables/{table['id']}/start")
                    return table["id"]
                except Refused:
                    continue  # somebody was quicker
        new = {"game": game, "seats": 2, "name": self.name, "bots": {"1": "amateur"}}
        table = self.ask("POST", "/tables", new)["table"]
        self.ask("POST", f"/tables/{table}/start")
        return table

    def play(self, table):
        """Play to the end; return the final view. What the seat's stream tells wakes it up."""
        path = f"/tables/{table}"
        view = self.ask("GET", path)
        while view["status"] != "finished":
            while view["actions"]:
                try:
                    action = {"action": choose(view), "number": view["number"]}
                    view = self.ask("POST", f"{path}/actions", action)
                except Refused as refusal:
                    if refusal.code != 409:  # else something happened meanwhile: decide anew
                        raise
                    view = self.ask("GET", path)
            if view["status"] == "finished":
                break
            with self.open("GET", f"{path}/stream?since={view['number']}") as stream:
                for line in stream:
                    if line.startswith(b"id: "):  # an entry that we have not seen
                        view = self.ask("GET", path)
                        if view["actions"] or view["status"] == "finished":
                            break
        return view


class Refused(Exception):
    """The server says no, in a sentence."""

    def __init__(self, code, sentence):
        super().__init__(sentence)
        self.code = code


def choose(view):
    """Return the text of one of the legal actions. `view["view"]` is the game as you see it."""
    return random.choice(view["actions"])["text"]


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    server, token, *more = sys.argv[1:]
    try:
        me = Account(server, token)
        for _ in range(int(more[1]) if len(more) > 1 else 1):
            final = me.play(me.sit_down(more[0] if more else "venice"))
            print(f"{me.name}: place {final['ranking'][final['me']]}, points {final['scores']}")
    except Refused as refusal:
        raise SystemExit(str(refusal)) from None
    except urllib.error.URLError as error:
        raise SystemExit(f"{server} cannot be reached: {error.reason}") from None
