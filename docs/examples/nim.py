"""Nim, the smallest whole game: a heap of 15, take one to three, who takes the last one wins."""

from typing import Final, Self

from igroteka.engine import (
    Codec,
    CommonView,
    Game,
    Offer,
    Reason,
    Rng,
    State,
    Step,
    Terms,
    because,
)

MOST: Final = 3
CODEC: Final = Codec(("take", tuple(str(number) for number in range(1, MOST + 1))))


class NimView(CommonView):
    """What everybody sees."""

    heap: int


class Taking(Step["NimState"]):
    """The only kind of decision."""

    name = "taking"

    def legal(self, state: "NimState", seat: int) -> list[int]:
        """Return how many may be taken; action n takes n + 1."""
        return list(range(min(MOST, state.heap)))

    def apply(self, state: "NimState", action: int, seat: int) -> None:
        """Take them; the next one decides, or has lost."""
        state.heap -= action + 1
        state.last = seat
        state.seat_to_act = (seat + 1) % state.seats if state.heap else None

    def offer(self, state: "NimState", action: int, seat: int) -> Offer:
        """Say how many are taken."""
        return Offer(action, "take", gains={"matches": action + 1})

    def refuse(self, state: "NimState", action: int, seat: int) -> Reason | None:
        """Say that there are not so many; None: no reason, or none but “not now”."""
        if action < state.heap:
            return None
        return because("Only {heap} are left.", "nim-refusal-few", "N1", heap=state.heap)


class NimState(State[NimView]):
    """A position. Every method below must be there; all others have sensible defaults."""

    __slots__ = ("heap", "last")
    GAME = "nim"
    RULES = (1,)
    CODEC = CODEC
    OPTIONS = ()
    STEPS = (Taking(),)

    heap: int
    last: int  # who took last, or -1

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Set up: `on` fills what all games have, the rest is ours."""
        self = cls.on(terms)
        self.heap, self.last = 15, -1
        self.steps = [0]  # a stack of places in STEPS; the top one is open
        self.seat_to_act = 0
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        """Copy field by field: search does little else."""
        new = self.bare_copy(reseed)
        new.heap, new.last = self.heap, self.last
        return new

    def score_sheet(self, seat: int) -> dict[str, int]:
        """The last one wins."""
        return {"last": int(self.seat_to_act is None and self.last == seat)}

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """There is nothing to break: `()`; else the greater tuple is the better place."""
        return ()

    def describe(self, seat: int | None, common: CommonView) -> NimView:
        """Return what may be seen, typed."""
        return {**common, "heap": self.heap}

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Draw anew what is hidden: nothing but the generator."""
        world = self.copy()
        world.rng = rng.bits()
        return world


GAME = Game("nim", (2,), NimState)
