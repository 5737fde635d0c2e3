"""Finds puzzles in games of bots: decisions in which one action is clearly better than all others.

First a short look at every decision. What looks clear is searched for longer, and each action that
the rules allow is tried in the same imagined worlds: a solver may think of what a bot would not.
Then a second search that knows nothing of the first, with ten times the effort, must come to the
same; its numbers count. The line goes on as long as the same seat decides, nothing new is shown,
and its next decision is as clear.

All of it is by what the seat may know: nothing but a `Sight` is looked at.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from igroteka.bots import GreedyBot, SearchBot, Sight, make_bot
from igroteka.coach.advice import PLAIN, Kind, Reason
from igroteka.coach.advising import WORLDS, Budget, ByNetwork, Looking
from igroteka.coach.analysis import MISTAKE
from igroteka.coach.explaining import mean
from igroteka.coach.playing_out import is_better, played_out
from igroteka.coach.puzzle import EASY, HARD, MEDIUM, Decision, Puzzle, position
from igroteka.coach.weighing import (
    SEARCHING,
    WHY,
    Effort,
    gap_of,
    looking_at,
    most_tried,
    tried,
)
from igroteka.engine import Game, Match, Rng, find_game

DEEPER: Final = 10
"""So many times more effort the second search has."""
LEAST_GAP: Final = MISTAKE
"""By so much of the chance to win the best must be better than the best of what is wrong: all else
is what an analysis calls a mistake …"""
SURE: Final = 0.5
"""… and by this part of it even with two standard errors less."""
LEAST_NEXT: Final = 0.05
"""So clear the further decisions of a line are."""
AS_GOOD: Final = 0.02
"""What is so near to the best is right as well."""
MOST_ANSWERS: Final = 2
LEAST_CHOICES, MOST_CHOICES = 3, 60
"""Of two things one is soon found; where there is too much, nobody enjoys looking for it."""
EARLIEST: Final = 0.5
"""Before this part of a game is over hardly any decision is so clear."""
LEAST_CHANCE, MOST_CHANCE = 0.15, 0.85
"""The game is undecided: the best leaves at least the first, what is wrong at most the second."""
LONGEST_LINE: Final = 6
FIRST_LOOK: Final = 0.75
"""A short look is good enough to go on if it sees this part of the gap."""
PROMISING: Final = 4
"""So many of those that the search tried most are compared after a short look."""
GLANCES: Final = 16
"""In so many worlds every action is tried before a few are tried in many."""
NEARLY: Final = 0.12
"""What is not so much worse after a glance is tried in many worlds."""
MOST_TRIED: Final = 6
"""Where there is more of that, nothing is clear."""
MOST_A_GAME: Final = 1
"""So many puzzles come from one game: a second would show the hands of the others."""
HABITS, MOST_BY_HABIT = 8, 3
"""What is done by habit so often out of so many times is obvious."""
SHORT_SEARCH: Final = 40
"""What a search of so many iterations does not find is hard."""
CASTS: Final = (
    ("search:30", "greedy", "search:15", "greedy", "search:30"),
    ("greedy", "search:30", "greedy", "search:15", "greedy"),
    ("search:15", "search:30", "novice", "greedy", "search:30"),
    ("novice", "greedy", "novice", "novice", "greedy"),
    ("greedy", "novice", "search:15", "novice", "greedy"),
)
"""Who plays the games, in turn: better and worse players together, as people are. Their positions
are less tidy than those of masters, and so there is more to be found in them."""
SEATS: Final = (2, 3, 2, 4, 3, 2, 5)
"""How many play, in turn: with few a decision counts for more."""
EXPLAINED: Final = 0.4
"""The other reasons have to tell this part of the gap."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played and looked through."""

    game: str
    number: int
    """Which one; its deal, its players and all that is imagined follow from it."""
    iterations: int
    """How long the short look at a decision is; the closer ones follow from it."""


@dataclass(frozen=True, slots=True)
class Mined:
    """What was found in one game."""

    number: int
    decisions: int
    """How many were looked at."""
    thrown: dict[str, int]
    """What was thrown out after the first look, and why."""
    puzzles: tuple[Puzzle, ...]
    seconds: float


def mine(job: Job) -> Iterator[Mined]:
    """Play a game, and look through it: the same job finds the same, everywhere."""
    began = time.thread_time()
    match = played(find_game(job.game), job.number)
    miner = Miner(match, job)
    puzzles = tuple(miner.puzzles())
    spent = time.thread_time() - began
    yield Mined(job.number, miner.decisions, dict(miner.thrown), puzzles, spent)


def played(game: Game, number: int) -> Match:
    """Return a game of bots."""
    rng = Rng(number)
    wanted = SEATS[number % len(SEATS)]
    seats = min(game.seat_counts, key=lambda count: abs(count - wanted))
    cast = CASTS[number % len(CASTS)]
    bots = [make_bot(cast[(seat + number) % len(cast)]) for seat in range(seats)]
    match = Match.start(game, seats, number)
    while (seat := match.state.seat_to_act) is not None:
        match.play(bots[seat].choose(Sight.of(game, match.state, seat, rng), rng), seat)
    return match


class Tempting(NamedTuple):
    """What suggests itself in a position."""

    habits: list[int]
    """What one does without much thought, several times."""
    looks: list[int]
    """What a greedy bot does, and what looks best to the network at a first glance."""


class Miner:
    """Looks through one game."""

    def __init__(self, match: Match, job: Job) -> None:
        self.match = match
        self.game = match.game
        self.job = job
        self.network = SearchBot().network_for(self.game.knowledge)
        self.together = frozenset(
            state.steps[-1] for state in match.walk() if len(state.seats_to_act()) > 1
        )
        """The kinds of decisions that several make at the same time: they come in any order."""
        self.decisions = 0
        self.thrown: Counter[str] = Counter()

    def puzzles(self) -> Iterator[Puzzle]:
        """Yield the puzzles of the game, no two of the same turn."""
        found, taken = 0, (-1, -1)
        moves = self.match.moves
        for step, move in enumerate(moves):
            if step < EARLIEST * len(moves):
                continue
            here = self.match.at(step)
            turn = (move.seat, self.turn_of(step))
            if found == MOST_A_GAME or turn == taken or not self.is_worth_a_look(here, move.seat):
                continue
            puzzle = self.puzzle(here, move.seat)
            if puzzle is not None:
                found, taken = found + 1, turn
                yield puzzle

    def turn_of(self, step: int) -> int:
        """Return the step at which the turn began to which a step belongs."""
        moves = self.match.moves
        seat = moves[step].seat
        while step and moves[step - 1].seat == seat:
            step -= 1
        return step

    def is_worth_a_look(self, match: Match, seat: int) -> bool:
        """Say whether there is something to decide, and a choice begins here."""
        state, knowledge = match.state, self.game.knowledge
        legal = state.legal_actions(seat)
        if state.steps[-1] in self.together:
            return False
        if not LEAST_CHOICES <= len(legal) <= MOST_CHOICES or self.is_taken_up(match, seat):
            return False
        deserving = knowledge.candidates if self.network is None else knowledge.considered
        return len(deserving(state, seat)) > 1

    def is_taken_up(self, match: Match, seat: int) -> bool:
        """Say whether the seat has just taken something up: its choice began before."""
        if not match.moves or match.moves[-1].seat != seat:
            return False
        before = self.match.at(len(match.moves) - 1).state.offers(seat)
        return any(offer.opens and offer.action == match.moves[-1].action for offer in before)

    def puzzle(self, match: Match, seat: int) -> Puzzle | None:
        """Return the puzzle of a position; None: it is none, and it is noted why."""
        self.decisions += 1
        rng = Rng(self.job.number * 1_000_003 + len(match.moves))
        sight = Sight.of(self.game, match.state, seat, rng)
        best = self.clearly_best(sight, rng, FIRST_LOOK * LEAST_GAP)
        if best is None:
            return None
        found = self.examined(match, sight, best, rng)
        if isinstance(found, str):
            self.thrown[found] += 1
            return None
        return found

    def examined(self, match: Match, sight: Sight, best: int, rng: Rng) -> Puzzle | str:
        """Return the puzzle of a position that looks clear, or why it is none."""
        seat, codec = sight.seat, self.game.codec
        tempting = self.tempting(sight, rng)
        if not self.difficulty(sight, [best], tempting, rng):
            return "obvious"
        if self.clearly_best(sight, rng, AS_GOOD) != best:
            return "doubtful"
        first = found_at(sight, self.effort(), rng, LEAST_GAP)
        if first is None or not self.is_one_thing(match, seat, first):
            return "unclear"
        if len(first.others or {}) < LEAST_CHOICES - 1:
            return "trifling"
        answers = [codec.parse(text) for text in first.answers]
        difficulty = self.difficulty(sight, answers, tempting, rng)
        if not difficulty:
            return "obvious"
        decision = self.verified(sight, first, rng, LEAST_GAP) if is_open(first) else first
        if decision is None:
            return "unverified"
        if not is_open(decision):
            return "decided"
        if not is_explained(decision):
            return "unexplained"
        line = self.line(match, seat, decision, rng)
        if not line:
            return "open-ended"
        ending = played_out(sight, line, rng.bits())
        if not is_better(ending):
            return "refuted"
        return Puzzle(
            game=self.game.name,
            id=f"{self.job.number}-{len(match.moves)}",
            seats=match.seats,
            seed=match.seed,
            seat=seat,
            rules=match.rules,
            moves=tuple((move.seat, codec.text(move.action)) for move in match.moves),
            line=line,
            theme=theme_of(decision.reasons),
            difficulty=difficulty,
            edition=self.game.edition,
            ending=ending,
        )

    def effort(self, times: int = 1) -> Effort:
        """Return how hard a decision is thought about."""
        return effort_of(self.job.iterations * times)

    def clearly_best(self, sight: Sight, rng: Rng, least: float) -> int | None:
        """Return what is better than all else by so much after a short look; None: nothing is."""
        effort = self.effort()
        looking = looking_at(sight, self.network, effort, rng)
        visits = looking.grow(effort.short.rounds(1.0))
        best = most_tried(visits, sight)
        rivals = [action for action in forgoing(sight, best, rng) if action in visits]
        rivals.sort(key=lambda action: -visits[action])
        promising = [best, *rivals[: PROMISING - 1]]
        if len(promising) < 2:
            return None
        values = tried(looking, tuple(promising), effort.short)
        ranked = sorted(promising, key=lambda action: -mean(values[action]))
        gap = mean(values[ranked[0]]) - mean(values[ranked[1]])
        return ranked[0] if gap >= least else None

    def is_one_thing(self, match: Match, seat: int, decision: Decision) -> bool:
        """Say whether all answers are the same kind of thing, and what they do is done then.

        What may as well be done before the best action is no answer: the point is not made by it.
        """
        if len(decision.answers) == 1:
            return True
        right = [offer for offer in match.state.offers(seat) if offer.text in decision.answers]
        return len({offer.kind for offer in right}) == 1 and not any(o.opens for o in right)

    def tempting(self, sight: Sight, rng: Rng) -> Tempting:
        """Return what suggests itself before anything is searched."""
        habit = self.game.knowledge.habit
        habits = [habit(sight.imagine(rng), sight.seat, rng) for _ in range(HABITS)]
        glance, greedy = self.glance(sight, rng), GreedyBot().choose(sight, rng)
        return Tempting(habits, [greedy] if glance is None else [greedy, glance])

    def difficulty(self, sight: Sight, answers: list[int], tempting: Tempting, rng: Rng) -> int:
        """Return how hard it is to find one of the answers; 0: everybody sees it at once."""
        misses = sum(action not in answers for action in tempting.looks)
        by_habit = sum(action in answers for action in tempting.habits)
        if misses < len(tempting.looks):
            return EASY if misses or by_habit < MOST_BY_HABIT else 0
        return MEDIUM if SearchBot(SHORT_SEARCH).choose(sight, rng) in answers else HARD

    def glance(self, sight: Sight, rng: Rng) -> int | None:
        """Return what looks best before anything is searched; None: nothing has been learned."""
        if self.network is None:
            return None
        looking = ByNetwork(sight, self.network, 2, rng)
        looking.search.iterate(looking.root, looking.worlds.next())
        children = looking.root.children
        return max(children, key=lambda action: children[action].prior)

    def verified(self, sight: Sight, first: Decision, rng: Rng, least: float) -> Decision | None:
        """Return what a second, deeper search finds; None: something else."""
        deeper = found_at(sight, self.effort(DEEPER), rng, least)
        if deeper is None or deeper.answers[0] not in first.answers:
            return None
        return deeper

    def line(
        self, match: Match, seat: int, first: Decision, rng: Rng
    ) -> tuple[Decision, ...] | None:
        """Return the decisions until the point is made; None: they are not as clear as that."""
        here, line, needed = match.copy(), [first], 1
        while True:
            last = line[-1]
            opens = any(
                offer.opens and offer.text == last.answers[0] for offer in here.state.offers(seat)
            )
            move = here.play(last.answers[0], seat)
            follow = None
            goes_on = seat in here.state.seats_to_act() and not move.barrier
            if goes_on and (len(last.answers) == 1 or opens) and len(line) < LONGEST_LINE:
                follow = self.next_decision(here, seat, rng, is_needed=opens)
            if follow is None:
                # What was taken up has to be put down somewhere.
                return None if opens else trimmed(line, needed)
            if opens and len(last.answers) > 1:
                return None
            line.append(follow)
            needed = len(line) if opens else needed

    def next_decision(
        self, match: Match, seat: int, rng: Rng, *, is_needed: bool
    ) -> Decision | None:
        """Return the decision that follows in a line, if it is clear or there is but one choice."""
        legal = match.state.legal_actions(seat)
        if len(legal) == 1:
            return Decision((self.game.codec.text(legal[0]),))
        if len(legal) > MOST_CHOICES or (len(legal) < LEAST_CHOICES and not is_needed):
            return None
        sight = Sight.of(self.game, match.state, seat, rng)
        least = AS_GOOD if is_needed else LEAST_NEXT
        first = found_at(sight, self.effort(), rng, least)
        if first is None:
            return None
        decision = self.verified(sight, first, rng, least)
        return decision if decision and self.is_one_thing(match, seat, decision) else None


def rated(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the theme and the difficulty that it has by now, found anew."""
    match, rng = position(puzzle), Rng(puzzle.seed)
    miner = Miner(match, Job(puzzle.game, puzzle.seed, SHORT_SEARCH))
    sight = Sight.of(match.game, match.state, puzzle.seat, rng)
    answers = [match.game.codec.parse(text) for text in puzzle.line[0].answers]
    difficulty = miner.difficulty(sight, answers, miner.tempting(sight, rng), rng)
    theme = theme_of(puzzle.line[0].reasons)
    return replace(puzzle, theme=theme, difficulty=max(EASY, difficulty))


def verify(puzzle: Puzzle, iterations: int, seed: int = 0) -> list[Decision]:
    """Think anew about each decision of a puzzle: what is its answer worth, and what the others?

    It is another search in other worlds; with ten times the *iterations* of the mining it is what
    a puzzle was verified by. Where nothing is to be found the decision is as it was.
    """
    match, rng, found = position(puzzle), Rng(seed), []
    for decision in puzzle.line:
        if not decision.is_forced:
            sight = Sight.of(match.game, match.state, puzzle.seat, rng)
            decision = weighed_anew(sight, decision, effort_of(iterations), rng)
        found.append(decision)
        match.play(found[-1].answers[0], puzzle.seat)
    return found


def weighed_anew(sight: Sight, decision: Decision, effort: Effort, rng: Rng) -> Decision:
    """Return a decision as another search sees it: the gap is below 0 if something else is best."""
    parse, others = sight.game.codec.parse, decision.others or {}
    looking = looking_at(sight, SearchBot().network_for(sight.game.knowledge), effort, rng)
    looking.grow(effort.close.rounds(SEARCHING))
    best = parse(decision.answers[0])
    rest = [parse(text) for text in sorted(others, key=lambda text: -others[text])[:PROMISING]]
    values = tried(looking, (best, *rest), effort.close)
    rival = max(rest, key=lambda action: mean(values[action]))
    gap, error = gap_of(values, best, rival)
    text = sight.game.codec.text
    return replace(
        decision,
        chance=mean(values[best]),
        gap=gap,
        error=error,
        others={**others, **{text(action): mean(values[action]) for action in rest}},
        against=text(rival),
        reasons=why(looking, values, best, rival, effort),
    )


def effort_of(iterations: int) -> Effort:
    """Return the effort of a look of so many iterations, and of a close one."""
    return Effort(
        Budget(iterations, 0.0, time.thread_time), Budget(8 * iterations, 0.0, time.thread_time)
    )


def found_at(sight: Sight, effort: Effort, rng: Rng, least: float) -> Decision | None:
    """Return the decision of a position if what is best is clear by at least so much, else None.

    The best action is chosen by the search; what everything is worth comes from worlds that it was
    not chosen by.
    """
    looking = looking_at(sight, SearchBot().network_for(sight.game.knowledge), effort, rng)
    visits = looking.grow(effort.close.rounds(SEARCHING))
    best = most_tried(visits, sight)
    glanced = glanced_at(looking, [best, *forgoing(sight, best, rng)])
    rest = rivals_of(best, glanced)
    if not rest or len(rest) > MOST_TRIED or clearly_not(best, glanced):
        return None
    values = tried(looking, (best, *rest), effort.close)
    chances = {**glanced, **{action: mean(values[action]) for action in values}}
    answers = {action for action in rest if chances[best] - chances[action] < AS_GOOD} | {best}
    wrong = [action for action in rest if action not in answers]
    if not wrong or len(answers) > MOST_ANSWERS or max(chances.values()) > chances[best] + AS_GOOD:
        return None
    rival = max(wrong, key=lambda action: chances[action])
    gap, error = gap_of(values, best, rival)
    if gap < least or gap - 2 * error < least * SURE:
        return None
    text = sight.game.codec.text
    ranked = sorted(chances, key=lambda action: (action != best, -chances[action]))
    return Decision(
        answers=tuple(text(action) for action in ranked if action in answers),
        chance=chances[best],
        gap=gap,
        error=error,
        others={text(action): chances[action] for action in ranked if action not in answers},
        against=text(rival),
        reasons=why(looking, values, best, rival, effort),
    )


def forgoing(sight: Sight, best: int, rng: Rng) -> list[int]:
    """Return the other actions after which the best one cannot be done any more.

    What may as well be done before it is neither right nor wrong.
    """
    found = []
    for action in sight.actions:
        world = sight.imagine(rng)
        if action != best:
            world.apply(action, sight.seat)
            acts = not world.is_over and sight.seat in world.seats_to_act()
            if not acts or best not in world.legal_actions(sight.seat):
                found.append(action)
    return found


def glanced_at(looking: Looking, actions: list[int]) -> dict[int, float]:
    """Return what actions are worth, as a few worlds tell."""
    values: dict[int, list[float]] = {action: [] for action in actions}
    for _ in range(GLANCES):
        world = looking.worlds.next()
        for action in actions:
            values[action].append(looking.worth(world.copy(), action))
    return {action: mean(values[action]) for action in values}


def rivals_of(best: int, glanced: dict[int, float]) -> list[int]:
    """Return what may be as good as the best action, and at least the next best of the others."""
    ranked = sorted((a for a in glanced if a != best), key=lambda action: -glanced[action])
    near = [action for action in ranked if glanced[best] - glanced[action] < NEARLY]
    return near or ranked[:1]


def clearly_not(best: int, glanced: dict[int, float]) -> bool:
    """Say whether already at a glance too much looks as good as the best action."""
    close = sum(glanced[best] - chance < AS_GOOD for chance in glanced.values())
    return close > MOST_ANSWERS + 2


def why(
    looking: Looking, values: dict[int, list[float]], best: int, rival: int, effort: Effort
) -> tuple[Reason, ...]:
    """Return why the best action is better than the best of what is wrong."""
    explaining, rounds = looking.explaining, effort.close.rounds(WHY, WORLDS)
    while rounds.go_on():
        explaining.look(looking.worlds.next(), best, [rival])
    gap, error = gap_of(values, best, rival)
    return tuple(explaining.reasons([rival], gap, error, is_for=False))


def is_open(decision: Decision) -> bool:
    """Say whether the game is undecided: nobody has won or lost it whatever is done."""
    return decision.chance >= LEAST_CHANCE and decision.chance - decision.gap <= MOST_CHANCE


def is_explained(decision: Decision) -> bool:
    """Say whether the reasons tell what is better, and not only that something is."""
    told = [reason for reason in decision.reasons if reason.kind not in PLAIN]
    return any(reason.share > 0 for reason in told) and (
        sum(reason.share for reason in told) >= EXPLAINED * decision.gap
    )


def theme_of(reasons: tuple[Reason, ...]) -> str:
    """Return what a puzzle is about: its main reason that says something, rather than points."""
    told = [reason for reason in reasons if reason.share > 0 and reason.kind not in PLAIN]
    main = max(told, key=lambda reason: (reason.kind != Kind.POINTS, reason.share))
    return main.theme or main.kind.value


def trimmed(line: list[Decision], needed: int) -> tuple[Decision, ...]:
    """Return a line without what has to be done anyway at its end; so much of it is *needed*."""
    while len(line) > needed and line[-1].is_forced:
        line = line[:-1]
    return tuple(line)
