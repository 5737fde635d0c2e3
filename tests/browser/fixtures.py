"""Finished games in no time: a game of bots becomes a record, the record a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import FilePayload, Page

from igroteka.bots import make_bot
from igroteka.bots.bot import Sight
from igroteka.engine import Match, Rng, find_game, read_record, record_of
from tests.browser.playing import arrive

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eva")


def finished_record(
    game: str,
    seats: int = 3,
    seed: int = 1,
    names: Sequence[str] = NAMES,
    options: Mapping[str, str] | None = None,
) -> str:
    """Return the record of a game that was played at random."""
    rng = Rng(seed)
    match = Match.start(find_game(game), seats, seed, options)
    while (seat := match.state.seat_to_act) is not None:
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return record_of(match, list(names[:seats])).text()


def sensible_game(game: str, seats: int = 3, seed: int = 1) -> Match:
    """Return a whole game of greedy bots."""
    rng, bot = Rng(seed), make_bot("greedy")
    match = Match.start(find_game(game), seats, seed)
    while (seat := match.state.seat_to_act) is not None:
        match.play(bot.choose(Sight.of(match.game, match.state, seat, rng), rng), seat)
    return match


def upload(page: Page, address: str, record: str) -> str:
    """Upload a record through the page; return the address of its table."""
    page.goto(f"{address}/upload")
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=record.encode())
    page.set_input_files("#record", files=[file])
    page.click(".form .button.main")
    arrive(page, ".transport")
    return page.url.partition("/replay")[0]


def open_near_the_end(
    page: Page, address: str, record: str, *, steps: int, against: str = "bots", name: str = "Ann"
) -> None:
    """Open a table from the position of a finished game that is so many *steps* before its end."""
    page.goto(address)
    page.check("input[name=level][value=novice]")
    page.fill("#name", name)
    page.press("#name", "Enter")
    page.wait_for_load_state()
    table = upload(page, address, record)
    last = len(read_record(record).replay().moves)
    page.goto(f"{table}/replay/{last - steps}")
    arrive(page, ".transport")
    page.click(".from-here summary")
    page.click(f".from-here button[value={against}]")
    arrive(page, "main[data-kind=table], #link")
