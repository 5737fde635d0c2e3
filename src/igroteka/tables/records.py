"""Records of finished games: written, checked, read again, and played on from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from igroteka.engine import BadRecord, Match, new_secret, read_record
from igroteka.engine.randomness import seed_text
from igroteka.face import said_in
from igroteka.tables.aside import Aside
from igroteka.tables.checking import LONGEST_WORD, checked_names, checked_text, replayed
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.keeper import Keeper
from igroteka.tables.opening import open_prepared, open_table
from igroteka.tables.people import new_table_id, sitter
from igroteka.tables.setup import EXAMPLE, PRIVATE, UPLOAD, Setup
from igroteka.tables.views import DealCheck, Status


class Records:
    """The records of finished games; long replays are made *aside*."""

    def __init__(self, keeper: Keeper, aside: Aside) -> None:
        self.keeper = keeper
        self.aside = aside

    async def text(self, table: str) -> str:
        """Return the record of a finished game as text. The seed in it reveals everything."""
        live = await self.keeper.find(table)
        live.table.check_status(Status.FINISHED)
        return live.table.record_text()

    async def check_deal(self, table: str, lang: str = "en") -> DealCheck:
        """Compute the deal of a finished game from its record, as anybody can; *lang* is read.

        :raises Refused: if the game is not over: until then nobody may know the secret.
        """
        live = await self.keeper.find(table)
        live.table.check_status(Status.FINISHED)
        if lang in live.checked:
            return live.checked[lang]
        record = read_record(live.table.record_text())
        why = ""
        try:
            await self.aside.do(record.check_deal)
        except BadRecord as error:
            why = said_in(error, lang)
        live.checked[lang] = DealCheck(
            origin=live.table.setup.origin,
            holds=not why,
            why=why,
            commitment=record.commitment,
            secret=record.secret,
            words=record.words,
            anew_from=record.redraws[-1][0] if record.redraws else None,
            seed=seed_text(record.last_seed),
            actions=len(record.actions),
            scores=record.scores or [],
        )
        return live.checked[lang]

    async def upload(self, text: str, person: str) -> str:
        """Make a finished, read-only table out of a record; return its id."""
        match, record = await self.aside.do(partial(replayed, text))
        setup = Setup(
            game=record.game,
            seats=record.seats,
            options=match.options,
            seed=record.seed,
            rules=record.rules,
            created=self.keeper.wall(),
            public=False,
            host=person,
            base=record.actions,
            source=UPLOAD,
            edition=record.edition,
            secret=record.secret,
            words=[
                checked_text(w, LONGEST_WORD, "error-bad-word") if w else "" for w in record.words
            ],
            redraws=record.redraws,
        )
        names = checked_names(record.players, record.seats)
        for name in names:
            await self.keeper.admit(None, person, name)
        await self.keeper.store.create(setup, names, match.state.scores())
        return setup.id

    async def continue_from(
        self,
        table: str,
        step: int,
        person: str,
        name: str,
        *,
        seat: int = 0,
        bots: Mapping[int, str] | None = None,
        public: bool = False,
        anew: bool = False,
        quick: bool = False,
    ) -> str:
        """Open a new table at a step of a finished game; return its id.

        Only of a finished game: the position holds all that is hidden. With *anew*, all that
        was hidden there is drawn anew at the start; else it comes as it came there, and who
        has seen that game knows it, so such a table is not *public*.
        """
        if public and not anew:
            raise TableError("error-known-deal")
        live = await self.keeper.find(table)
        live.table.check_status(Status.FINISHED)
        if not 0 <= step <= live.table.step:
            raise NotFound("error-no-step", steps=live.table.step)
        if step == live.table.step:
            raise Refused("error-last-step", step=step)
        person, old = sitter(person), live.table
        match, text = old.match, old.game.codec.text
        setup = replace(
            old.setup,
            id=new_table_id(),
            created=self.keeper.wall(),
            public=public,
            host=person,
            base=[(move.seat, text(move.action)) for move in match.moves[:step]],
            # Strangers get no link to a game that was played among friends.
            source=table if old.setup.public or not public else PRIVATE,
            seed=match.seed,
            redraws=[redraw for redraw in match.redraws if redraw[0] <= step],
            secret=new_secret() if anew else "",
            words=[],
        )
        return await open_table(self.keeper, setup, person, name, seat, bots or {}, quick)

    async def try_out(
        self,
        match: Match,
        person: str,
        name: str,
        *,
        seat: int,
        bots: Mapping[int, str],
    ) -> str:
        """Open a private table at the position of an example of the rules; return its id.

        What is the only choice is left to who tries it out: perhaps it is what the rule is about.
        """
        return await open_prepared(self.keeper, match, EXAMPLE, person, name, seat, bots)
