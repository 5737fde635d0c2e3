"""What a page is sent when something happens: what changed, and little of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import brotli
import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.engine import Match, find_game, game_names
from igroteka.tables.entries import Act, BotSeat, Sit, Start
from igroteka.tables.entry import Entry
from igroteka.tables.looking import points_over, table_view
from igroteka.tables.setup import Setup
from igroteka.tables.standing import Line, Made
from igroteka.tables.table import Table
from igroteka.tables.views import Status
from igroteka.web.pages.parts import marked
from igroteka.web.pages.patches import BETWEEN, Sent, patch, pieces
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.table import table_parts
from tests.browser.fixtures import sensible_game

ME = 0
MOST_BYTES = 10_000
DIGEST = re.compile(r'data-part="([^"]+)" data-digest="([^"]+)"')
PATCH = re.compile(r'<script type="text/plain" data-part="([^"]+)" [^>]*>(.*?)</script>', re.DOTALL)


def put_together(old: str, row: str) -> str:
    """Do what the script does, with text instead of what a browser makes of it."""
    had = pieces(old)
    made = []
    for place, text in enumerate(row.split(BETWEEN)):
        if place % 2:
            start, length = map(int, text.split(","))
            text = "".join(f"<{piece}" for piece in had[start : start + length])
        made.append(text)
    return "".join(made).replace("/></>", "/>")


@dataclass
class Seen:
    """A page that shows one table, and what it was sent."""

    table: Table
    lang: str
    sent: Sent = field(default_factory=Sent)
    have: dict[str, str] = field(default_factory=dict)
    last: str = ""

    def update(self) -> str:
        """Return what the page gets now."""
        scores = points_over(self.table.match) if self.table.status == Status.FINISHED else None
        view = table_view(
            self.table, self.table.seat_of("me"), 0.0, 1000.0, set(), 0, lang=self.lang
        )
        drawn = str(table_parts(Reader(lang=self.lang, origin="http://localhost"), view, scores))
        answer = marked(drawn, self.have, self.sent, "me")
        for key, row in PATCH.findall(answer):
            old = self.sent.part("me", self.have[key])
            assert old is not None
            digest = DIGEST.search(row)
            assert digest is not None
            made = put_together(old, row.replace(f' data-digest="{digest[2]}"', "", 1))
            assert made == self.sent.part("me", digest[2])
        self.have.update(DIGEST.findall(answer))
        return answer


def played(match: Match, lang: str, every: int) -> Iterator[tuple[str, Table, str]]:
    """Play a game again at a table, and give what a page is sent.

    That is after each move of its own, and after all moves of the others until it is asked again:
    “own” or “others”, and the answer; two in a row of so many, and the last.
    """
    setup = Setup(
        game=match.game.name,
        seats=match.seats,
        options=match.options,
        seed=match.seed,
        rules=match.game.rules_version,
        edition=match.game.edition,
        created=1e9,
        public=True,
        host="me",
    )
    table = Table(setup, lambda: 0.0)

    def put(entry: Entry) -> None:
        table.take(Line(table.number + 1, 1e9 + table.number, entry), entry.outcome(table))

    for seat in range(1, match.seats):
        put(BotSeat(seat, "greedy"))
    put(Sit(ME, "me", "Александра", "token"))
    put(Start())
    page, until_next, still = Seen(table, lang), 0, 0
    for move in match.moves:
        was_asked, is_mine = ME in table.to_act, move.seat == ME
        action = Act(move.seat, match.game.codec.text(move.action), not is_mine, Made.BY_HAND)
        is_last = action.outcome(table).status == Status.FINISHED
        if is_last or (is_mine and until_next <= 0):
            page.update()
            until_next, still = every, 2
        put(action)
        if is_last or is_mine or (ME in table.to_act and not was_asked):
            if still > 0:
                yield "own" if is_mine else "others", table, page.update()
            still, until_next = still - 1, until_next - 1


def look_at_updates(game: str, most: bool, times: int) -> None:
    """Make sure that no update of a game is large: so many, and the last one."""
    counts = find_game(game).seat_counts
    match = sensible_game(game, (max if most else min)(counts))
    kinds = set()
    mine = sum(move.seat == ME for move in match.moves)
    for kind, table, answer in played(match, "ru", every=mine // times):
        size = len(brotli.compress(answer.encode(), quality=7))
        assert size < MOST_BYTES, (kind, table.step, size)
        kinds.add(kind)
    assert kinds == {"own", "others"}
    assert table.status == Status.FINISHED


@pytest.mark.parametrize("game", game_names())
def test_no_update_is_large(game: str) -> None:
    look_at_updates(game, most=True, times=6)


@pytest.mark.soak
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", game_names())
def test_no_update_of_a_whole_game_is_large(game: str, most: bool) -> None:
    look_at_updates(game, most, times=10_000)


tags = st.sampled_from(["<b>", "</b>", "<path d='M0 0'/>", "<i>one</i>", "<g class='a b c d e f'>"])
parts = st.lists(st.one_of(tags, st.text("abcdefg /&;", max_size=30)), max_size=30).map(
    lambda inner: f'<p data-part="a">{"".join(inner)}</p>'
)


@given(parts, parts)
def test_a_patch_of_a_part_makes_the_new_one(old: str, new: str) -> None:
    found = patch(old, new)
    if found is not None:
        assert put_together(old, found.text) == new
        assert found.of == len(pieces(old))


def test_nobody_is_compared_with_what_somebody_else_was_sent() -> None:
    sent = Sent()
    sent.remember("t anna", "d1", "<p>the hand of Anna</p>")
    assert sent.part("t anna", "d1") == "<p>the hand of Anna</p>"
    assert sent.part("t ben", "d1") is None


def test_what_does_not_fit_is_forgotten_the_oldest_reader_first() -> None:
    sent = Sent(most_bytes=400)
    for reader in ("a", "b", "c"):
        sent.remember(reader, "d", "".join(map(str, range(100, 200))) + reader)
    assert sent.part("a", "d") is None
    assert sent.part("c", "d") is not None
