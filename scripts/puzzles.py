"""Pick puzzles for a game out of those that were mined, or show them in words.

    python -m scripts.puzzles venice found.jsonl --show
    python -m scripts.puzzles venice found.jsonl --show 3011-88
    python -m scripts.puzzles venice found.jsonl --without 3011-88,3014-20
    python -m scripts.puzzles venice --play-out     # those of the folder that were not yet
    python -m scripts.puzzles       # the table of docs/puzzles.md

What is picked is written to the game's folder: of many themes and difficulties, the clearest first.
Without --show of an id nothing of the answers is said, so that one may solve them oneself.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

from igroteka import coach
from igroteka.coach import Puzzle
from igroteka.coach.keeping_puzzles import told
from igroteka.coach.mining import rated
from igroteka.coach.playing_out import is_better, play_out
from igroteka.coach.puzzle import FILE, line_of, puzzle_of, written
from igroteka.engine import find_game, game_names
from igroteka.engine.registry import game_folder
from igroteka.face import Look

MOST = 48
MOST_OF_A_THEME = 0.34
"""No theme has more than this part of the puzzles."""


def pick(puzzles: list[Puzzle], most: int = MOST) -> list[Puzzle]:
    """Return the clearest puzzles, few of the same theme.

    One of a deal: another would show the hands of the others, or ask for the same a turn later.
    """
    wanted = min(most, len(puzzles))
    themes: Counter[str] = Counter()
    picked: list[Puzzle] = []
    seen: set[int] = set()
    for puzzle in sorted(puzzles, key=lambda each: (-each.difficulty, -each.point.gap)):
        few = themes[puzzle.theme] < max(2, MOST_OF_A_THEME * wanted)
        if len(picked) < wanted and few and puzzle.seed not in seen:
            themes[puzzle.theme] += 1
            seen.add(puzzle.seed)
            picked.append(puzzle)
    return sorted(picked, key=lambda each: (each.difficulty, each.id))


def show(puzzle: Puzzle, *, answer: bool, lang: str = "en") -> None:
    """Print a position with its choices, or the answer with its reasons."""
    match = coach.position(puzzle)
    look = Look(lang, tuple(f"P{seat}" for seat in range(1, puzzle.seats + 1)))
    face, view = match.game.face, match.state.view(puzzle.seat)
    print(f"\n===== {puzzle.key}, player {puzzle.seat + 1} of {puzzle.seats}")
    if not answer:
        print(face.text(view, look), face.aside(view, look), face.question(view, look), sep="\n\n")
        for choice in face.choices(view, match.state.offers(puzzle.seat), look):
            print(f"  {choice.text:24} {choice.label}  {choice.preview}")
        return
    for said in coach.line_said(puzzle, look):
        print(f"  {said.question}\n  {said.text} {said.also}\n  {said.compared}")
        for reason in said.reasons:
            print(f"    {reason.text}")
        print(f"  {said.ending}")


def table() -> list[str]:
    """Return the rows of the table in docs/puzzles.md, for the puzzles that are in the folders."""
    rows = []
    for name in game_names():
        face, found = find_game(name).face, coach.puzzles_of(find_game(name))
        levels = Counter(puzzle.difficulty for puzzle in found)
        themes = Counter(coach.theme_said(puzzle, face, "en") for puzzle in found).most_common()
        rows.append(
            f"| {face.title('en')} | {len(found)} "
            f"| {', '.join(str(levels[level]) for level in coach.DIFFICULTIES)} "
            f"| {', '.join(f'{theme} {number}' for theme, number in themes)} |"
        )
    return rows


def play_out_all(game: str) -> None:
    """Play on those puzzles of a game's folder that were not, and write what came of them."""
    file = folder_of(game) / FILE
    for number, line in enumerate(file.read_text("utf-8").splitlines()):
        puzzle = puzzle_of(json.loads(line))
        if puzzle.ending is not None:
            continue
        ending = play_out(puzzle)
        print(puzzle.key, ending, "" if is_better(ending) else "REFUTED", flush=True)
        lines = file.read_text("utf-8").splitlines()
        lines[number] = line_of(replace(puzzle, ending=ending))
        file.write_text("".join(f"{each}\n" for each in lines), "utf-8")


def folder_of(game: str) -> Path:
    """Return the folder of a game."""
    folder = game_folder(game)
    assert folder is not None
    return folder


def main() -> None:
    """Read what was mined; show it, or write what is picked to the game's folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--show", nargs="?", const="", metavar="ID", help="show, write nothing")
    parser.add_argument("--without", default="", help="ids that are no good, with commas")
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--play-out", action="store_true", help="play on those in the folder")
    asked = parser.parse_args()
    if not asked.game:
        print("\n".join(table()))
        return
    if asked.play_out:
        play_out_all(asked.game)
        return
    lines = [line for file in asked.files for line in told(file)]
    found = {each["id"]: rated(puzzle_of(each)) for each in lines if "id" in each}
    if asked.show is not None:
        for puzzle in found.values():
            if asked.show in ("", puzzle.id):
                show(puzzle, answer=bool(asked.show))
        return
    bad = set(asked.without.split(","))
    picked = pick([each for each in found.values() if each.id not in bad], asked.most)
    (folder_of(asked.game) / FILE).write_text(written(picked), "utf-8")
    themes = Counter(puzzle.theme for puzzle in picked).most_common()
    levels = Counter(puzzle.difficulty for puzzle in picked)
    print(f"{asked.game}: {len(picked)} of {len(found)} puzzles; {dict(levels)}; {dict(themes)}")


if __name__ == "__main__":
    main()
