"""A game in the terminal: the board as text, the hand, numbered choices."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka import coach
from igroteka.bots import Bot, Sight, make_bot
from igroteka.bots.levels import LevelBot, check_character
from igroteka.engine import BadSetup, Game, IllegalAction, Match, Move, Rng, record_of
from igroteka.face import Choice, Look, said, words_of


class TerminalGame:
    """One person, in seat 1 unless it is said otherwise, against bots."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        seed: int,
        bots: str,
        lang: str,
        name: str = "",
        me: int = 0,
    ) -> None:
        self.me = me
        self.match = Match.start(game, seats, seed, options)
        specs = [spec.strip() for spec in bots.split(",") if spec.strip()]
        if not specs:
            raise BadSetup("Name at least one bot.", "refusal-name-bot")
        self.bots: list[Bot | None] = []
        self.bots += [make_bot(specs[min(n, len(specs) - 1)]) for n in range(seats - 1)]
        self.bots.insert(me, None)
        for bot in self.bots:
            if isinstance(bot, LevelBot):
                check_character(game, bot.character)
        self.rng = Rng(seed)
        self.face = game.face
        self.words = words_of(lang)
        guest = name or self.words("terminal-guest")
        names = [self.name_of(n, bot) if bot else guest for n, bot in enumerate(self.bots)]
        self.look = Look(lang, tuple(names))

    def name_of(self, seat: int, bot: Bot) -> str:
        """Return what a bot is called: as at a table in the browser, and what it is."""
        name = f"bot-name-{seat}"
        called = self.words(name) if self.words.has(name) else str(seat + 1)
        return f"{called} ({bot.name})"

    def run(self) -> str:
        """Play to the end or until the person leaves; return the record."""
        self.say(self.words("terminal-start", seed=str(self.match.seed)))
        while self.match.state.seat_to_act is not None:
            if not self.go_on():
                break
        if self.match.state.is_over:
            self.finish()
        return record_of(self.match, list(self.look.names)).text()

    def go_on(self) -> bool:
        """Have whoever is to act do one thing. Return False to leave."""
        seat = self.match.state.seat_to_act
        assert seat is not None
        bot = self.bots[seat]
        if bot is None:
            return self.ask(seat)
        sight = Sight.of(self.match.game, self.match.state, seat, self.rng)
        self.tell(self.match.play(bot.choose(sight, self.rng), seat))
        return True

    def ask(self, seat: int) -> bool:
        """Show the position and the choices, and carry one out. Return False to leave."""
        state = self.match.state
        view = state.view(seat)
        choices = self.face.choices(view, state.offers(seat), self.look)
        self.say("\n" + self.face.text(view, self.look))
        self.say("\n" + self.face.question(view, self.look))
        self.list(choices)
        while True:
            try:
                answer = input(f"{self.words('terminal-prompt')} ").strip()
            except (EOFError, KeyboardInterrupt):
                self.say("")
                return False
            if answer in ("q", "й"):
                return False
            if answer in ("i", "ш"):
                more = self.face.aside(view, self.look)
                self.say("\n" + (more or self.words("terminal-no-more")) + "\n")
                continue
            if answer in ("h", "р"):
                self.hint(seat, choices)
                continue
            if answer in ("u", "г"):
                try:
                    self.match.undo(seat)
                except IllegalAction as error:
                    self.say(said(error, self.words))
                    continue
                return True
            if self.command(answer):
                return True
            texts = {choice.text: choice for choice in choices}
            texts |= {str(number): choice for number, choice in enumerate(choices, 1)}
            if answer not in texts:
                self.say(self.refusal(answer) or self.words("terminal-again", n=len(choices)))
            elif self.choose(texts[answer], choices):
                return True

    def refusal(self, answer: str) -> str:
        """Return why an action of the game cannot be done now; empty: this is none."""
        try:
            action = self.match.game.codec.parse(answer)
        except IllegalAction:
            return ""
        try:
            self.match.copy().play(action, self.me)
        except IllegalAction as error:
            return said(error, self.face.words(self.look.lang), self.face)
        return ""

    def command(self, answer: str) -> bool:
        """Do what else may be asked for here. Return whether it was, and the position is new."""
        return False

    def choose(self, choice: Choice, choices: Sequence[Choice]) -> bool:
        """Carry out what the person has chosen. Return whether that was done."""
        self.tell(self.match.play(choice.action, self.me))
        return True

    def hint(self, seat: int, choices: Sequence[Choice]) -> None:
        """Say what the coach would do and why; all others here are bots, so nobody minds."""
        self.say("\n" + self.words("hint-thinks"))
        # Luck of its own: the game goes on as if nobody had asked.
        rng = Rng(len(self.match.moves))
        advice = coach.advise(Sight.of(self.match.game, self.match.state, seat, rng), rng)
        numbered = {choice.action: number for number, choice in enumerate(choices, 1)}
        labels = coach.labels_of(choices)
        named = {action: f"{label} [{numbered[action]}]" for action, label in labels.items()}
        rivals = len(self.bots) - 1
        lines = coach.told(advice, named, self.face, self.look.lang, rivals)
        self.say("\n".join([self.words("hint-title"), *lines]) + "\n")

    def list(self, choices: Sequence[Choice]) -> None:
        """Number the choices, each group under its heading."""
        group = ""
        for number, choice in enumerate(choices, 1):
            if choice.group != group:
                group = choice.group
                self.say(f"  {group}:" if group else "")
            preview = f"  ({choice.preview})" if choice.preview else ""
            self.say(f"{number:>4}  {choice.label}{preview}")

    def tell(self, move: Move) -> None:
        """Say what a move caused, as far as the person may know."""
        for event in move.events:
            if event.seen_by(self.me) and (line := self.face.tell(event, self.look)):
                self.say(f"• {line}")

    def finish(self) -> None:
        """Show the score sheets."""
        state = self.match.state
        self.say("\n" + self.face.text(state.view(self.me), self.look) + "\n")
        ranking = state.ranking()
        for seat in sorted(range(state.seats), key=lambda s: ranking[s]):
            lines = [
                f"{self.face.category(name, self.look.lang)} {points}"
                for name, points in state.score_sheet(seat).items()
            ]
            total = sum(state.score_sheet(seat).values())
            self.say(f"{ranking[seat]}. {self.look.names[seat]}: {total} ({', '.join(lines)})")

    def say(self, text: str) -> None:
        """Print a text as it is."""
        print(text)  # noqa: T201 - the terminal is where this game is shown
