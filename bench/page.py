"""How the table page uses its screen, its bytes and its reader's clicks.

    python -m bench.page [GAME …] [--beside CHECKOUT] [--positions 6] [--seats 3]

Greedy bots play one whole game of each kind. At decisions of the first seat, spread over the
whole game, the page is opened from that very position, in a real browser, on a phone (390×844)
and on three desktops (1024×768, 1440×900, 2560×1440), and looked at as `tests.browser.room`
says; then the bot's own choice is clicked. Every figure is the worst of all positions, except
the blank share, of which the middle of the game and the worst are printed. With --beside the
page of another checkout is measured at the same positions, and stands in the first column.
"""

from __future__ import annotations

import argparse
import importlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Request, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser import room
from tests.browser.conftest import CHROMIUM
from tests.browser.fixtures import sensible_game, upload
from tests.browser.playing import ASKED, OVER, arrive, confirm, sit_down, wait_for_change
from tests.browser.serving import server

from igroteka.engine import Match, game_names, record_of

PHONE = (390, 844)
SIZES = (PHONE, (1024, 768), (1440, 900), (2560, 1440))
NAMES = ["Ann", "Ben", "Clara", "Dan", "Eva"]
ME = 0
PATIENCE_MS = 300_000


class Decision(NamedTuple):
    """A decision of the sensible player."""

    step: int
    action: str
    mine_next: bool
    """Whether the same player decides next: then nothing but the own move is sent."""


class Figures(dict[str, list[float]]):
    """What was measured, by name, once or more."""

    def add(self, name: str, value: float) -> None:
        self.setdefault(name, []).append(value)

    def told(self, name: str) -> str:
        values = self.get(name)
        if not values:
            return "–"
        if name.startswith("blank"):
            return f"{values[len(values) // 2]:.0%} ({max(values):.0%})"
        worst = min(values) if name.startswith("smallest") else max(values)
        return f"{worst:.1f}" if worst % 1 else f"{worst:.0f}"


def decisions(match: Match, number: int) -> list[Decision]:
    """Return decisions of the first seat with more than one choice, spread over the game."""
    moves, text = match.moves, match.game.codec.text
    found = []
    for step in range(len(moves) - 1):
        if moves[step].seat == ME:
            mine_next = moves[step + 1].seat == ME
            found.append(Decision(step, text(moves[step].action), mine_next))
    wanted = [found[(2 * n + 1) * len(found) // (2 * number)] for n in range(number)]
    return list(dict.fromkeys(wanted))


class Reader:
    """One person with a phone and a desktop."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        desktop = browser.new_context(viewport=_size(SIZES[1]), reduced_motion="reduce")
        self.desktop = desktop.new_page()
        self.desktop.goto(address)
        phone = browser.new_context(
            viewport=_size(PHONE),
            reduced_motion="reduce",
            has_touch=True,
            is_mobile=True,
            storage_state=desktop.storage_state(),
        )
        self.phone = phone.new_page()
        # The usual bots of an older checkout are experts, and on a busy machine they think long.
        for page in (self.desktop, self.phone):
            page.set_default_timeout(PATIENCE_MS)

    def open_at(self, finished: str, step: int) -> str:
        """Open a table from a step of a finished game; return its address."""
        form: dict[str, str | float | bool] = {"step": step, "seat": ME, "against": "bots"}
        answer = self.desktop.request.post(
            f"{finished}/continue", form=form, headers={"origin": self.address}
        )
        assert answer.ok, answer.text()
        return answer.url


def _size(size: tuple[int, int]) -> Any:
    return {"width": size[0], "height": size[1]}


def settled(page: Page) -> None:
    """Wait until the page asks or the game is over, and nothing moves."""
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
    page.wait_for_function(
        """() => document.getAnimations()
        .every(animation => animation.effect.getTiming().iterations === Infinity)"""
    )


def look(page: Page, size: tuple[int, int], figures: Figures) -> None:
    """Measure a page on one screen."""
    wide, phone = size[0], size == PHONE
    page.set_viewport_size(_size(size))
    settled(page)
    empty = room.empty(page)
    figures.add(f"blank {wide}", empty.blank)
    figures.add(f"blank {wide}, with panels", empty.plain)
    cut = room.cut(page)
    figures.add(f"cut aside {wide}, px", cut.aside)
    if not phone:
        figures.add(f"to scroll {wide}, px", cut.below)
    kind = "phone" if phone else "desktop"
    figures.add(f"smallest word {kind}, px", room.smallest_word(page).size)
    figures.add(f"smallest target {kind}, px", room.smallest_target(page).size)
    hidden = room.hidden_choices(page)
    figures.add(f"choices out of sight {wide}", len(hidden.some))
    figures.add(f"endings out of sight {wide}", len(hidden.endings))
    for name in ("things_without_inspector", "greyed_without_reason"):
        if counted := borrowed("tests.browser.looking", name):
            figures.add(name.replace("_", " "), len(counted(page)))


def borrowed(module: str, name: str) -> Callable[..., Any] | None:
    """Return a function of the browser tests, if this checkout has it."""
    try:
        found: Callable[..., Any] | None = getattr(importlib.import_module(module), name, None)
    except ModuleNotFoundError:
        return None
    return found


@contextmanager
def answers(page: Page) -> Iterator[list[tuple[str, int]]]:
    """Collect what is answered to scripts meanwhile: method, and bytes as they are sent."""
    found: list[Request] = []
    told: list[tuple[str, int]] = []

    def note(request: Request) -> None:
        if request.resource_type == "fetch":
            found.append(request)

    page.on("requestfinished", note)
    yield told
    page.remove_listener("requestfinished", note)
    for request in found:
        sizes = request.sizes()
        size = sizes["responseBodySize"] + sizes["responseHeadersSize"]
        told.append((request.method, size))


def move(page: Page, decision: Decision, figures: Figures) -> None:
    """Click the bot's choice in the list, and count what that costs."""
    seen = page.locator("main").get_attribute("data-number") or ""
    button = page.locator(f".choice[value='{decision.action}']")
    with answers(page) as told:
        button.evaluate("choice => choice.click()")
        confirm(page)
        wait_for_change(page, seen)
        settled(page)
    own = [size for method, size in told if method == "POST"]
    updates = [size for method, size in told if method == "GET"]
    figures.add("own move, bytes", sum(own))
    for size in updates:
        figures.add("update, bytes", size)
    if decision.mine_next:
        figures.add("own move, requests", len(told))


def first_load(page: Page, url: str) -> int:
    """Return how many bytes the first look at a table costs."""
    with page.context.browser.new_context() as fresh:  # type: ignore[union-attr]
        stranger = fresh.new_page()
        stranger.goto(url)
        arrive(stranger)
        size: int = stranger.evaluate(
            """() => [...performance.getEntriesByType("navigation"),
            ...performance.getEntriesByType("resource")]
            .reduce((sum, entry) => sum + entry.transferSize, 0)"""
        )
        return size


def measure(match: Match, found: Sequence[Decision], checkout: Path | None) -> Figures:
    """Measure the page of one checkout at the decisions of one game."""
    figures = Figures()
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), absent_after=1000, checkout=checkout) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        reader = Reader(browser, address)
        record = record_of(match, NAMES[: match.seats]).text()
        finished = upload(reader.desktop, address, record)
        for decision in found:
            url = reader.open_at(finished, decision.step)
            reader.phone.goto(url)
            look(reader.phone, PHONE, figures)
            reader.desktop.goto(url)
            for size in SIZES[1:]:
                look(reader.desktop, size, figures)
            move(reader.desktop, decision, figures)
        figures.add("first load, bytes", first_load(reader.desktop, url))
        if count := borrowed("tests.browser.clicks", "count_clicks"):
            # Whatever a checkout's usual bots are: these do not keep one waiting.
            sit_down(reader.desktop, address, match.game.name, seats=match.seats, level="novice")
            counted = count(reader.desktop, match.game.name)
            figures.add("clicks a turn", counted.per_turn)
            figures.add("questions with one answer", counted.single_answer_questions)
        browser.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()), metavar="GAME")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for game in arguments.games:
        match = sensible_game(game, arguments.seats, arguments.seed)
        found = decisions(match, arguments.positions)
        columns = []
        if arguments.beside:
            columns.append((str(arguments.beside), measure(match, found, arguments.beside)))
        columns.append(("this checkout", measure(match, found, None)))
        table = Table(title=f"{game}: {len(found)} decisions of {len(match.moves)} steps")
        table.add_column("worst of all (blank: middle and worst)")
        for title, _ in columns:
            table.add_column(title, justify="right")
        for name in dict.fromkeys(name for _, figures in columns for name in figures):
            table.add_row(name, *(figures.told(name) for _, figures in columns))
        Console(width=120).print(table)


if __name__ == "__main__":
    main()
