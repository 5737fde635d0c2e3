"""A puzzle in the terminal: the position in words, numbered choices, the answer and why."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka import coach
from igroteka.coach import Puzzle, Solving
from igroteka.engine import BadSetup, Game
from igroteka.face import Choice
from igroteka.terminal import TerminalGame

BOTS = "amateur"
"""Who plays on against the solver."""


def puzzle_called(game: Game, id: str) -> Puzzle:
    """Return a puzzle of a game; without an id, its first.

    :raises BadSetup: if there is none.
    """
    found = coach.puzzles_of(game)
    if not found:
        raise BadSetup("{game} has no puzzles yet.", "refusal-no-puzzles", game=game.name)
    puzzle = coach.find_puzzle(game, id) if id else found[0]
    if puzzle is None:
        raise BadSetup(
            "{game} has no puzzle “{puzzle}”; `igroteka puzzles` lists them.",
            "refusal-no-puzzle",
            game=game.name,
            puzzle=id,
        )
    return puzzle


class PuzzleGame(TerminalGame):
    """One person who solves a puzzle, and then plays on against bots if they like."""

    def __init__(self, game: Game, puzzle: Puzzle, lang: str, name: str = "") -> None:
        match = coach.position(puzzle)
        options = dict(puzzle.options)
        super().__init__(
            match.game, puzzle.seats, options, puzzle.seed, BOTS, lang, name, puzzle.seat
        )
        self.match = match
        self.puzzle = puzzle
        self.is_over = False
        """Whether the answer was explained, and the game goes on."""
        self.is_shown = False

    def solving(self) -> Solving | None:
        """Return how far the person is; None: the puzzle is over."""
        if self.is_over:
            return None
        text = self.match.game.codec.text
        moves = self.match.moves[len(self.puzzle.moves) :]
        return coach.solving(self.puzzle, [(move.seat, text(move.action)) for move in moves])

    def run(self) -> str:
        """Say what is to be found; then it goes as always."""
        lang = self.look.lang
        self.say(
            self.words(
                "terminal-puzzle",
                game=self.face.title(lang),
                id=self.puzzle.id,
                theme=coach.theme_said(self.puzzle, self.face, lang),
                difficulty=self.words(f"puzzle-difficulty-{self.puzzle.difficulty}"),
                task=coach.task_said(self.puzzle, self.face, lang),
            )
        )
        self.say(self.words("terminal-puzzle-how"))
        record = super().run()
        if not self.is_over and (here := self.solving()) is not None and here.is_solved:
            self.explain()  # the point ended the game
        return record

    def go_on(self) -> bool:
        """Ask for the next decision of the line, or explain it. Return False to leave."""
        here = self.solving()
        if here is None:
            return super().go_on()
        if not here.is_solved:
            return self.ask(self.me)
        self.explain()
        try:
            return input(f"{self.words('terminal-puzzle-on')} ").strip() not in ("q", "й")
        except (EOFError, KeyboardInterrupt):
            self.say("")
            return False

    def explain(self) -> None:
        """Say what was to be found, and why."""
        self.is_over = True
        self.say("\n" + self.words("puzzle-was-shown" if self.is_shown else "puzzle-solved"))
        for told in coach.line_said(self.puzzle, self.look, self.match):
            self.say(f"• {told.text}")
            why = (f"  {each.text}" for each in told.reasons)
            for line in (told.also, told.compared, *why, told.ending):
                if line:
                    self.say(f"  {line}")

    def command(self, answer: str) -> bool:
        """Show the answer."""
        here = self.solving()
        if here is None or answer not in ("a", "ф"):
            return False
        self.is_shown = True
        for text in here.rest():
            self.tell(self.match.play(text, self.me))
        return True

    def hint(self, seat: int, choices: Sequence[Choice]) -> None:
        """Give no hints before the point is made."""
        if self.solving() is None:
            super().hint(seat, choices)
        else:
            self.say(self.words("terminal-puzzle-no-hint"))

    def choose(self, choice: Choice, choices: Sequence[Choice]) -> bool:
        """Carry out what is right; say kindly what is not."""
        here = self.solving()
        wrong = here.wrong([choice.text]) if here is not None else None
        if wrong is None:
            return super().choose(choice, choices)
        if wrong.chance is None:
            self.say(self.words("terminal-puzzle-wrong"))
        else:
            chance = self.words("hint-percent", n=str(round(100 * wrong.chance)))
            self.say(self.words("terminal-puzzle-weighed", chance=chance))
        return False
