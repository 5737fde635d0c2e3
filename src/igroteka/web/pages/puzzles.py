"""The page of puzzles: the one of the day, and all of them by game, theme and difficulty.

What somebody has solved, and on how many days in a row, only their browser knows (puzzles.js).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from urllib.parse import urlencode

import htpy as h

from igroteka.coach import DIFFICULTIES, Puzzle, puzzle_of_the_day, theme_said
from igroteka.engine import Game, find_game
from igroteka.web.pages import bits
from igroteka.web.pages.frame import frame
from igroteka.web.pages.reader import Reader


@dataclass(frozen=True)
class Wanted:
    """Which puzzles somebody wants to see; empty or 0: all."""

    game: str = ""
    theme: str = ""
    difficulty: int = 0

    def has(self, puzzle: Puzzle) -> bool:
        """Say whether a puzzle is one of them."""
        return (
            self.game in ("", puzzle.game)
            and self.theme in ("", puzzle.theme)
            and self.difficulty in (0, puzzle.difficulty)
        )

    def link(self, **changed: str | int) -> str:
        """Return the address of the page that shows others."""
        asked = {"game": self.game, "theme": self.theme, "difficulty": self.difficulty, **changed}
        told = urlencode({key: value for key, value in asked.items() if value})
        return f"/puzzles?{told}" if told else "/puzzles"


def puzzles_page(reader: Reader, puzzles: Sequence[Puzzle], wanted: Wanted, day: date) -> h.Element:
    """Return the page of all puzzles, or of those that are wanted."""
    words = reader.words
    shown = [puzzle for puzzle in puzzles if wanted.has(puzzle)]
    games = dict.fromkeys(puzzle.game for puzzle in puzzles)
    return frame(
        reader,
        words("puzzles"),
        h.main("#main.page.puzzles", data_today=day.isoformat(), data_me=bool(reader.me))[
            h.h1[words("puzzles")],
            h.p(".lead")[words("puzzles-about")],
            of_the_day(reader, puzzles, day),
            pickers(reader, puzzles, wanted) if puzzles else h.p[words("puzzles-none")],
            (
                game_section(reader, find_game(game), [p for p in shown if p.game == game])
                for game in games
                if any(puzzle.game == game for puzzle in shown)
            ),
            h.p[words("puzzles-none")] if puzzles and not shown else None,
        ],
        crumb=words("puzzles"),
        styles=("lobby.css", "puzzles.css"),
        script="puzzles.js",
    )


def of_the_day(reader: Reader, puzzles: Sequence[Puzzle], day: date) -> h.Element | None:
    """Return the puzzle of the day, the same for all, and the streak of this browser."""
    puzzle = puzzle_of_the_day(day, puzzles)
    if puzzle is None:
        return None
    words, face = reader.words, find_game(puzzle.game).face
    return h.section(".sheet.daily", data_puzzle=puzzle.key, data_day=day.isoformat())[
        h.div(".picture", aria_hidden="true")[bits.picture(face.cover(reader.lang))],
        h.div[
            h.h2[words("puzzle-of-the-day")],
            h.p[f"{face.title(reader.lang)} · {about(reader, puzzle)}"],
            bits.post_form(
                f"/puzzles/{puzzle.key}", h.button(".button.main")[words("puzzle-solve")]
            ),
            h.p(".small.muted.script-only")[
                h.span(data_mark=True, hidden=True)[f"✓ {words('puzzle-is-solved')}"],
                " ",
                words("puzzles-streak"),
                " ",
                h.strong(".numbers", data_streak=True)["0"],
            ],
        ],
    ]


def about(reader: Reader, puzzle: Puzzle) -> str:
    """Return in a few words what a puzzle is like."""
    words, face = reader.words, find_game(puzzle.game).face
    theme = theme_said(puzzle, face, reader.lang)
    return f"{theme}, {words(f'puzzle-difficulty-{puzzle.difficulty}')}"


def pickers(reader: Reader, puzzles: Sequence[Puzzle], wanted: Wanted) -> h.Element:
    """Return the links that show some of the puzzles."""
    words = reader.words
    games = dict.fromkeys(puzzle.game for puzzle in puzzles)
    titles = [(name, find_game(name).face.title(reader.lang)) for name in games]
    here = [puzzle for puzzle in puzzles if puzzle.game == wanted.game]
    themes = {
        puzzle.theme: theme_said(puzzle, find_game(puzzle.game).face, reader.lang)
        for puzzle in here
    }
    levels = [(level, words(f"puzzle-difficulty-{level}")) for level in DIFFICULTIES]
    return h.nav(".pickers", aria_label=words("puzzles-pick"))[
        picker(
            words("puzzles-game"),
            [(wanted.link(game="", theme=""), words("puzzles-any"), not wanted.game)]
            + [(wanted.link(game=n, theme=""), title, n == wanted.game) for n, title in titles],
        ),
        picker(
            words("puzzles-difficulty"),
            [(wanted.link(difficulty=0), words("puzzles-any"), not wanted.difficulty)]
            + [(wanted.link(difficulty=n), said, n == wanted.difficulty) for n, said in levels],
        ),
        picker(
            words("puzzles-theme"),
            [(wanted.link(theme=""), words("puzzles-any"), not wanted.theme)]
            + [
                (wanted.link(theme=name), said, name == wanted.theme)
                for name, said in sorted(themes.items(), key=lambda each: each[1])
            ],
        )
        if len(themes) > 1
        else None,
    ]


def picker(title: str, links: Iterable[tuple[str, str, bool]]) -> h.Element:
    """Return a row of links of which one is chosen."""
    return h.p(".picker")[
        h.strong[title],
        (
            h.a(href=href, aria_current="true" if is_chosen else None)[said]
            for href, said, is_chosen in links
        ),
    ]


def game_section(reader: Reader, game: Game, puzzles: Sequence[Puzzle]) -> h.Element:
    """Return the puzzles of one game, numbered, with what is solved of them."""
    words = reader.words
    return h.section(".of-game", data_of=game.name)[
        h.h2[
            game.face.title(reader.lang),
            " ",
            h.span(".small.muted.numbers")[
                h.span(".script-only")[h.span(data_solved_count=True)["0"], " / "],
                str(len(puzzles)),
            ],
        ],
        h.ol[
            (
                h.li(data_puzzle=puzzle.key)[
                    bits.post_form(
                        f"/puzzles/{puzzle.key}",
                        h.button(".puzzle")[
                            h.span(".mark", aria_hidden="true"),
                            h.span(".what")[theme_said(puzzle, game.face, reader.lang)],
                            h.span(".how.small.muted")[
                                words(f"puzzle-difficulty-{puzzle.difficulty}"),
                                " · ",
                                words("puzzle-seats", n=puzzle.seats),
                            ],
                            h.span(".unseen", data_mark=True, hidden=True)[
                                words("puzzle-is-solved")
                            ],
                        ],
                    )
                ]
                for puzzle in puzzles
            )
        ],
    ]
