"""What people do when they come: look, vote, act, take back, leave orders, keep a table open."""

from __future__ import annotations

from typing import Any, Final

from bench.fortnight.asking import NoAnswer, NotThere, OpenTable
from bench.fortnight.people import HOUR, Person
from bench.fortnight.world import Ordered, Playing, Post, World

MOST_ACTIONS: Final = 40
"""So many in one visit at one table; what is left waits for the next."""
ORDERS, STAYS, STOPS, UNDOES, ASKS, REDOES, SAYS_YES, TALKS = (
    0.45,
    0.08,
    0.03,
    0.05,
    0.03,
    0.4,
    0.6,
    0.01,
)
"""How often people leave an order, keep the table open, stop in the midst of a turn, take back,
ask the others to go back, do again what they took back, agree to go back, and talk."""
EXPECTED: Final = {
    "error-stale",  # somebody else was faster
    "error-time-out",
    "error-no-stand-in",  # it has left by itself
    "error-no-such-order",  # it was carried out at another server
    "error-no-vote",
    "error-vote-open",
    "error-nothing-to-undo",
    "error-undo-away",
    "error-rated-undo",
    "error-nothing-to-redo",
    "error-illegal-action",  # of an order: what it is about has passed
    "error-not-playing",  # it is over
    "error-chat-too-fast",
}


class Visit:
    """One person comes and goes through the tables that wait."""

    def __init__(self, world: World, person: Person) -> None:
        self.world, self.person = world, person

    async def make(self) -> None:
        """Do all that there is to do; who finds no server comes again later."""
        world, person = self.world, self.person
        world.figures["visits"] += 1
        try:
            for table in sorted(person.tables):
                playing = world.tables.get(table)
                if playing is not None:
                    await self._at(playing, playing.work.people.index(person.name))
        except NoAnswer:
            world.figures["visits cut off"] += 1
            world.plan(person.awake_from(world.now + HOUR / 6), "visit", person.name)

    async def _asks(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something; None: it was refused, as may be."""
        answer = await self.world.ask(method, path, self.person.who, body)
        if answer.status < 400:
            return answer.said if answer.said is not None else {}
        self.world.figures[f"refused: {answer.refusal}"] += 1
        if answer.refusal not in EXPECTED:
            self.world.wrong(f"{method} {path} {body} was refused: {answer.said}")
        return None

    async def _at(self, playing: Playing, seat: int) -> None:
        work, chance = playing.work, self.world.chance
        waits = seat in work.to_act or seat in work.away or seat in work.voters
        if not waits and chance.random() > ORDERS:
            return
        view = await self.world.look_at(playing, self.person.who)
        if view is None or view["status"] != "playing":
            return
        here = f"/tables/{playing.id}"
        if view["vote"] is not None and view["vote"]["mine_to_vote"]:
            await self._asks("POST", f"{here}/vote", {"yes": chance.random() < SAYS_YES})
            view = await self.world.look_at(playing, self.person.who)
        elif view["seats"][seat]["stand_in"] is not None:
            view = await self._come_back(playing)
        if view is not None and view["status"] == "playing" and view["vote"] is None:
            view = await self._act(playing, seat, view)
        if view is not None and view["status"] == "playing" and not view["actions"]:
            await self._afterwards(playing, seat)

    async def _come_back(self, playing: Playing) -> dict[str, Any] | None:
        """Have one's seat back: by asking for it, or by merely opening the table."""
        if self.world.chance.random() < 0.5:
            await self._asks("POST", f"/tables/{playing.id}/take-back")
        else:
            await self._open(playing)
        return await self.world.look_at(playing, self.person.who)

    async def _act(
        self, playing: Playing, seat: int, view: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Decide until others have to, or one has had enough."""
        chance, here = self.world.chance, f"/tables/{playing.id}"
        for _ in range(MOST_ACTIONS):
            if not view["actions"] or view["vote"] is not None or chance.random() < STOPS:
                break
            text, seen = chance.choice(view["actions"])["text"], view["number"]
            try:
                body = {"action": text, "number": seen}
                found = await self._asks("POST", f"{here}/actions", body)
            except NotThere:
                raise
            except NoAnswer:
                playing.posts.append(Post(seat, text, seen, None))
                self.world.figures["actions cut off"] += 1
                raise
            if found is None:
                return await self.world.look_at(playing, self.person.who)
            view = found
            playing.posts.append(Post(seat, text, seen, view["number"]))
            self.world.figures["actions acknowledged"] += 1
            back = await self._take_back(playing, view)
            if back is None:
                return None
            view = back
        return view

    async def _take_back(self, playing: Playing, view: dict[str, Any]) -> dict[str, Any] | None:
        """Perhaps go back, freely or by asking the others, and perhaps do it again after all."""
        chance, here = self.world.chance, f"/tables/{playing.id}"
        wants = {"free": UNDOES, "vote": ASKS}.get(view["can_undo"] or "", 0.0)
        if view["status"] != "playing" or chance.random() >= wants:
            return view
        done = await self._asks("POST", f"{here}/undo", {"to": None})
        if done is not None and view["can_undo"] == "free" and chance.random() < REDOES:
            await self._asks("POST", f"{here}/redo")
        return await self.world.look_at(playing, self.person.who)

    async def _afterwards(self, playing: Playing, seat: int) -> None:
        """Leave an order, say something, or stay for a while."""
        chance = self.world.chance
        if chance.random() < ORDERS:
            await self._order(playing, seat)
        if chance.random() < TALKS:
            await self._asks("POST", f"/tables/{playing.id}/chat", {"text": "See you tomorrow."})
        if chance.random() < STAYS:
            await self._open(playing)

    async def _order(self, playing: Playing, seat: int) -> None:
        chance, here = self.world.chance, f"/tables/{playing.id}/orders"
        orders = await self._asks("GET", here)
        if orders is None or not orders["possible"]:
            return
        if orders["standing"] and chance.random() < 0.2:
            withdrawn = chance.choice(orders["standing"])["id"]
            self.world.withdrawn.add(withdrawn)
            await self._asks("DELETE", f"{here}/{withdrawn}")
            return
        form = chance.choice(orders["possible"])
        filled = [
            f"{blank['name']}={chance.choice(blank['choices'])['value']}"
            for blank in form["blanks"]
            if blank["choices"] and (blank["must_say"] or chance.random() < 0.5)
        ]
        playing.ordered.add(seat)  # also what is cut off may have been stored
        given: dict[str, Any] | None = None
        try:
            given = await self._asks("POST", here, {"order": " ".join([form["kind"], *filled])})
        finally:
            id = given["id"] if given is not None else None
            self.world.orders.append(Ordered((playing.id, seat, form["kind"]), id))
        self.world.figures["orders given"] += given is not None

    async def _open(self, playing: Playing) -> None:
        """Keep the table open for some hours."""
        world, person = self.world, self.person
        had = person.open.pop(playing.id, None)
        if had is not None:
            await had.close()
        ports = world.hosts.ports_up
        if not ports:
            raise NotThere
        page = OpenTable(world.chance.choice(ports), playing.id, person.who, world.now)
        person.open[playing.id] = page
        await page.open()
        world.figures["tables kept open"] += 1
        world.plan(world.now + world.chance.uniform(0.5, 5) * HOUR, "close", (person.name, page))
