"""Writes long logs of tables, as people leave them: for measurements and for tests."""

from __future__ import annotations

from igroteka.engine import IllegalAction, Rng, find_game
from igroteka.tables.coming_entries import Prefer, StandIn, TakeBack
from igroteka.tables.entries import Act, Ask, Back, BotSeat, Chat, Redo, SetPace, Sit, Start, Vote
from igroteka.tables.entry import Entry
from igroteka.tables.people import new_token
from igroteka.tables.setup import Setup
from igroteka.tables.standing import Line, Made
from igroteka.tables.table import Table
from igroteka.tables.views import Status

DEEDS = ["act"] * 30 + ["along"] * 4 + ["chat"] * 3 + ["undo"] * 3 + ["redo"] * 2
RARE = ["ask", "away", "back", "pace", "prefer"]


class Writer:
    """Has people at a table do whatever they may, at random."""

    def __init__(
        self, game: str, seats: int, seed: int, created: float = 1e9, bots: int = 0
    ) -> None:
        found = find_game(game)
        setup = Setup(
            game=game,
            seats=seats,
            options=found.check(seats, {}),
            seed=seed,
            rules=found.rules_version,
            edition=found.edition,
            created=created,
            public=True,
            host="person-0",
        )
        self.rng = Rng(seed + 1)
        self.table = Table(setup, lambda: 0.0)
        self.lines: list[Line] = []
        self.people = list(range(seats - bots))
        for seat in range(seats - bots, seats):
            self.put(BotSeat(seat, "random"))
        for seat in self.people:
            self.put(Sit(seat, f"person-{seat}-{setup.id}", f"P{seat}", new_token()))
        self.put(Start())

    def put(self, entry: Entry) -> None:
        """Let an entry come true, and what follows from it by itself."""
        line = Line(self.table.number + 1, self.table.setup.created + len(self.lines), entry)
        self.table.take(line, entry.outcome(self.table))
        self.lines.append(line)
        if self.table.vote is not None and (after := self.table.next_by_itself()) is not None:
            self.put(after)

    def go_on(self, entries: int, *, to_the_end: bool = False) -> None:
        """Write entries until there are so many, or the game is over."""
        while len(self.lines) < entries and self.table.status == Status.PLAYING:
            deed = self.rng.choice(DEEDS if self.rng.below(40) else RARE)
            self.do(deed, to_the_end)

    def do(self, deed: str, to_the_end: bool) -> None:
        """Have somebody do one thing, if they may."""
        table, rng = self.table, self.rng
        seat = rng.choice(self.people)
        if deed in ("act", "along"):
            self.act(Made.ALONG if deed == "along" else Made.BY_HAND, to_the_end)
        elif deed == "chat":
            self.put(Chat(seat, f"P{seat}", f"Message {len(self.lines)}"))
        elif deed == "pace":
            self.put(SetPace(seat, rng.choice(["at-once", "slow"])))
        elif deed == "prefer":
            self.put(Prefer(seat, bool(rng.below(2))))
        elif deed == "away" and not table.is_away(seat):
            self.put(StandIn(seat, "search"))
        elif deed == "back" and table.is_away(seat):
            self.put(TakeBack(seat))
        elif deed == "redo" and (moves := table.redoes(seat)):
            self.put(Redo(seat, moves))
        elif deed == "undo":
            self.undo(seat)
        elif deed == "ask" and table.step:
            self.ask(seat, max(0, table.step - 1 - rng.below(10)), bool(rng.below(3)))

    def act(self, made: Made, to_the_end: bool) -> None:
        """Have somebody act; a bot, where one sits in."""
        table, rng = self.table, self.rng
        seat = rng.choice(table.to_act)
        if made == Made.ALONG and (not table.step or table.match.moves[-1].seat != seat):
            return
        text = table.game.codec.text(rng.choice(table.match.state.legal_actions(seat)))
        entry = Act(seat, text, table.seats[seat].decided_by is not None, made)
        if not to_the_end and entry.outcome(table).status == Status.FINISHED:
            self.ask(self.people[0], rng.below(table.step), True)
        else:
            self.put(entry)

    def act_until(self, bot: bool) -> None:
        """Have everybody act until it is a bot's turn, or a person's."""
        while (self.table.bot_to_act() is not None) is not bot:
            self.act(Made.BY_HAND, to_the_end=False)

    def undo(self, seat: int) -> None:
        """Have somebody take back what they may take back freely."""
        table = self.table
        target = table.undo_target(seat)
        if target is None or table.vote is not None:
            return
        if kept := table.undo_keeps(seat, target):
            text = table.game.codec.text
            entry = Back(seat, target, [(move.seat, text(move.action)) for move in kept])
            try:
                entry.outcome(table)
            except IllegalAction:
                return
            self.put(entry)
        elif table.undo_is_free(seat, target):
            self.put(Back(None, target))

    def ask(self, seat: int, to: int, agreed: bool) -> None:
        """Have somebody ask the table to go back; the others come and agree, or one does not."""
        table = self.table
        if table.vote is not None:
            return
        for other in self.people:
            if table.is_away(other):
                self.put(TakeBack(other))
        self.put(Ask(seat, to))
        for other in table.missing_votes():
            self.put(Vote(other, agreed or bool(self.rng.below(2))))
            if table.vote is None:
                return


def lengthy(game: str, entries: int, seats: int = 4, seed: int = 1) -> tuple[Table, list[Line]]:
    """Return a table of people with a log of so many entries, whose game still goes on."""
    writer = Writer(game, seats, seed)
    writer.go_on(entries)
    return writer.table, writer.lines
