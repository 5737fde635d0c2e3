"""What a page or an API client is told about a table: plain documents, made for one viewer.

Nothing in here is hidden from the viewer for whom it was made.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from igroteka.engine import Event, Offer, View
from igroteka.face import Shut
from igroteka.tables.order_views import OrderView
from igroteka.tables.rating_views import RatedView
from igroteka.tables.time_views import ClockView, SeatTime, TimeOutLine


class Status(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"


class Origin(StrEnum):
    """Where the deal of a table comes from."""

    FRESH = "fresh"
    """It is made of a secret that the table is committed to, and the seats' words. Who gave a word
    knows that not even the server by itself can have chosen it; without a word it could have."""
    ANEW = "anew"
    """The table goes on from another game; all that was hidden is drawn anew in the same way."""
    SAME = "same"
    """The table goes on from another game with the same cards: who has seen it knows them."""
    GIVEN = "given"
    """It was given when the table was opened, or before tables committed to theirs."""
    EXAMPLE = "example"
    """The table is an example of the rules: everybody may know its cards."""
    LESSON = "lesson"
    """The table is a guided game, prepared for everybody who learns."""
    PUZZLE = "puzzle"
    """The table is a puzzle, the same for everybody who solves it."""
    UPLOADED = "uploaded"
    """The table is an uploaded record, which can only agree with itself: whoever made it may have
    chosen the secret and the words, and so the deal."""


class DealView(Struct, frozen=True):
    """What everybody may know of the deal; the secret comes when the game is over."""

    origin: Origin
    commitment: str | None
    """The SHA-256 of the secret, in hex; None: there is no secret."""
    words: list[str]
    """The seats' words that go into the seed; empty: a seat has given none."""
    secret: str | None
    seed: str | None
    """The seed made of both, as records write it."""


class DealCheck(Struct, frozen=True):
    """What came of checking the deal of a finished game."""

    origin: Origin
    """Where the deal comes from, and so what it means that all holds."""
    holds: bool
    """Whether the secret makes the commitment, secret and words the seed, seed and actions the
    scores. Of an uploaded record it says no more than that it agrees with itself."""
    why: str
    """One sentence, in the viewer's language: what does not hold; empty: all holds."""
    commitment: str
    """What the table showed before the game; in an uploaded record, what that says was shown."""
    secret: str
    words: list[str]
    """The seats' words; without any, the server itself could have chosen the deal."""
    anew_from: int | None
    """After how many actions all that was hidden was drawn anew from the seed; None: the game was
    dealt from it."""
    seed: str
    """Made of the secret and the words, as records write it."""
    actions: int
    scores: list[int]


class GuideView(Struct, frozen=True):
    """Where a learner is in a guided game, and what is said there."""

    course: str
    title: str
    """What the course is called, in the viewer's language."""
    lesson: int
    """The number of the lesson, from 1."""
    lessons: int
    id: str
    """What the lesson is called in the game's files."""
    text: str
    """What it says, in the viewer's language."""
    points: list[str]
    """The things it points at, by the ids of the drawings."""
    expects: list[str]
    """What the viewer is to do now, one after the other; empty: nothing, or what they like."""
    waits: bool
    """Whether there is nothing to do but to read it and to go on."""
    is_free: bool
    """Whether the viewer may do what they like, and the coach says what it thinks of it."""
    is_last: bool
    """Whether the game goes on without lessons after it."""
    comment: str
    """What the coach says about the viewer's last free decision; empty: nothing."""


class SolvedView(Struct, frozen=True):
    """One decision of the line of a puzzle, when the point is made."""

    question: str
    """What was to be decided, in the viewer's language."""
    best: str
    """What is best, as the list of choices calls it."""
    text: str
    """What is best and what it is worth, in words."""
    also: str
    """What is just as good, in words; empty: nothing."""
    compared: str
    """What the reasons compare it with, in words; empty: there are no reasons."""
    reasons: list[ReasonView]
    """Why it is better, the weightiest first."""
    ending: str
    """At the end of the line what came of it, played on by bots, in words; empty: not tried."""


class PuzzleView(Struct, frozen=True):
    """Where the viewer is in a puzzle; nothing of the answer before the point is made."""

    id: str
    theme: str
    """What it is about, in the viewer's language."""
    difficulty: int
    """1 easy, 2 medium, 3 hard."""
    text: str
    """What is to be done, in the viewer's language."""
    finds: int
    """How many decisions are to be found."""
    found: int
    """How many of them the viewer has found."""
    is_solved: bool
    """Whether the point is made; then `line` explains it."""
    is_shown: bool
    """Whether the viewer has asked for the answer."""
    line: list[SolvedView]
    """What was to be found, decision by decision, and why; empty until the point is made."""
    next: str
    """The id of the next puzzle of the game; empty: this is the only one."""


class SeatView(Struct, frozen=True):
    """One seat, as everybody sees it."""

    seat: int
    name: str
    """What the player is called; empty for an empty seat; a bot's level for a bot."""
    taken: bool
    """Whether a person or a bot sits here."""
    bot: str | None
    """The level of the bot that sits here; None: a person or nobody."""
    stand_in: str | None
    """The level of the bot that sits in for an absent person; None: no bot does."""
    connected: bool
    """Whether the person has the table open now (a bot always has)."""
    absent_for: int | None
    """Seconds since the person was last here; None while connected, and for bots."""
    may_stand_in: bool
    """Whether the viewer may ask for a bot to sit in here now."""
    thinking: bool
    """Whether a bot thinks here now."""
    to_act: bool
    mine: bool
    research: bool
    """Whether the person agrees that the game may be used for research, without names."""
    time: SeatTime | None = None
    """The person's time; None: the table has no clock, or no person sits here."""
    share: float = 1.0
    """Which part of the decisions made here were the owner's own, from 0 to 1; the others were
    those of bots that sat in."""
    account: str = ""
    """The public id of the person's account, `/p/<id>`; empty: they have none, or a bot sits."""
    program: bool = False
    """Whether that is the account of a program, which plays through the API."""


class EventView(Struct, frozen=True):
    """One thing that happened; who else is told of it is nobody's business."""

    kind: str
    seat: int | None
    args: dict[str, str | int]

    @property
    def event(self) -> Event:
        """The event, for a face to tell."""
        return Event(self.kind, self.seat, self.args)


def seen(events: list[Event], seat: int | None) -> list[EventView]:
    """Return the events that *seat* (None: a spectator) may know of."""
    return [EventView(e.kind, e.seat, e.args) for e in events if e.seen_by(seat)]


class LogLine(Struct, frozen=True):
    """What one action caused, as far as the viewer may know."""

    step: int
    """The position the action led to: link the line to this step of the replay."""
    seat: int
    events: list[EventView]
    by_itself: bool = False
    """Whether it was the only choice, and made unasked."""
    ordered: bool = False
    """Whether the viewer had ordered it beforehand; of the others' orders nobody is told."""


class ChatLine(Struct, frozen=True):
    """A message at the table."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    step: int
    """How far the game was: the log shows what was said after what had happened."""


class HintUse(Struct, frozen=True):
    """Somebody asked for a hint."""

    number: int
    """The entry that says so."""
    seat: int
    step: int
    """How far the game was."""


class ReasonView(Struct, frozen=True):
    """One reason why an action is better or worse than another."""

    kind: str
    """What it is about: own, rivals, table, feature, points, position, ahead or sheet."""
    share: float
    """How much of the chance to win it makes, below 0 against the action; of sheet: so
    many points."""
    text: str
    """One sentence, in the viewer's language."""


class HintView(Struct, frozen=True):
    """One action that the coach would think of."""

    action: str
    """Its text, as in the `text` of an offer."""
    label: str
    """What it is called, in the viewer's language."""
    chance: float
    """How likely one wins with it, from 0 to 1."""
    margin: float
    """How uncertain that is: two standard errors."""
    is_close: bool
    """Whether it can hardly be told from the best one (the best: from the second)."""
    text: str
    """The chance in words."""
    compared: str
    """What the reasons compare it with, in words."""
    reasons: list[ReasonView]
    """What speaks for it or against it, the weightiest first."""


class ClosedView(Struct, frozen=True):
    """A thing that the viewer would reach for and cannot use now, and why not."""

    about: str
    """The thing, by the id it is drawn with."""
    kind: str
    """What it would be used for, as in the kind of an action; empty: its only use."""
    why: str
    """One sentence, in the viewer's language."""
    rule: str
    """The numbered rule behind it; empty: none in particular."""
    message: str
    """A stable id of the sentence."""
    arguments: dict[str, str | int | tuple[str, ...]]
    """What the sentence names: numbers, ids of things, several of which one would do."""

    @property
    def shut(self) -> Shut:
        """The thing, for a face to draw."""
        return Shut(self.about, self.why, self.rule, self.kind)


class Decision(Struct, frozen=True):
    """What the viewer may do now, and what is closed."""

    number: int
    """The last entry the viewer has seen: give it back when you act."""
    actions: list[Offer]
    """What the viewer may do, and what it means; empty if we do not wait for the viewer."""
    closed: list[ClosedView]
    """What the viewer would reach for and cannot use now, and why not."""


class VoteView(Struct, frozen=True):
    """The table is asked to go back."""

    seat: int
    """Who asks."""
    to: int
    """The step to go back to."""
    steps_back: int
    agreed: list[int]
    waiting_for: list[int]
    mine_to_vote: bool


class NextTable(Struct, frozen=True):
    """Where the same people play on after a finished game."""

    seat: int
    """Who has opened it."""
    table: str
    """Its id."""


class TableView(Struct, frozen=True):
    """Everything a table's page needs, made for one viewer."""

    id: str
    game: str
    edition: str
    """The data it is played with; empty where a game has only its own."""
    options: dict[str, str]
    rules: int
    """The version of the rules it is played by."""
    status: Status
    created: float
    public: bool
    """Whether the lobby lists the table for everybody."""
    source: str | None
    """The table this one continues, "private" for one that is not open to everybody here,
    "upload" for an uploaded record, "example" for a position of the rules page, "lesson:" and the
    name of a course for a guided game, "puzzle:" and the id of a puzzle, else None."""
    deal: DealView
    seats: list[SeatView]
    me: int | None
    """The viewer's seat; None: a spectator."""
    return_token: str | None
    """The viewer's own; `/return/<token>` gives the seat back on any device. None: revoked."""
    can_start: bool
    number: int
    """The last entry the viewer has seen: give it to `act` and to `subscribe`."""
    step: int
    """How many actions have been taken: the newest step of the replay."""
    first_step: int
    """The step at which this table took over (0 unless it continues another)."""
    view: View | None
    """The game as the viewer may see it; None before the start."""
    to_act: list[int]
    since: float
    """When something last changed: how long we have been waiting."""
    absent_after: float
    """Seconds that a person must be away before the viewer may ask for a bot to sit in."""
    actions: list[Offer]
    """What the viewer may do now, and what it means."""
    closed: list[ClosedView]
    """What the viewer would reach for and cannot use now, and why not."""
    bundles: list[Offer]
    """What the viewer may do with one gesture, several actions each."""
    may_hint: bool
    """Whether the viewer may ask for a hint now."""
    hints_allowed: bool
    """Whether people may ask for hints at this table: always against bots alone."""
    hints_chosen: bool
    """Whether the table was opened with hints, for people who play with each other."""
    hinted: list[HintUse]
    """Who has asked for a hint, and when: a game in which nobody did has none."""
    hint: list[HintView]
    """What the coach would do, the best first, if the viewer has asked; else empty."""
    holding: Offer | None
    """What the viewer is shown as if it had been done: it takes something up, see `view_for`."""
    quick: bool
    """Whether what is the viewer's only choice is made at once, unasked."""
    orders: list[OrderView]
    """What the viewer has ordered beforehand and may still be carried out; only the viewer's."""
    why_asked: list[str]
    """Why orders about the decision that is there leave it to the viewer, a sentence each."""
    log: list[LogLine]
    can_undo: str | None
    """"free", "vote" or None."""
    undo_to: int | None
    """The step that `undo` goes back to when none is named."""
    undo_rewinds: bool
    """Whether that also takes back what others have done since."""
    can_redo: bool
    """Whether the viewer may do again what was last taken back."""
    refused_by: int | None
    """Who has just refused to go back, for the viewer who had asked; else None."""
    vote: VoteView | None
    chat: list[ChatLine]
    spectators: int
    scores: list[int] | None
    """Points, when the game is over."""
    ranking: list[int] | None
    pace: str
    """How fast the bots act: "at-once", "readable" or "slow"."""
    research: bool
    """Whether the game may be used for research when it is over: all people here agree."""
    guide: GuideView | None
    """The lesson that the viewer is at; None: there are no lessons here, or they are over."""
    puzzle: PuzzleView | None
    """The puzzle that the viewer solves here; None: there is none."""
    next: NextTable | None
    """The next game of the same people, as soon as one of them has opened it."""
    rated: RatedView
    """Whether the game counts for ratings."""
    clock: ClockView | None = None
    """How much time everybody has; None: there is no clock."""
    now: float = 0.0
    """The server's time, for which the seats' times are true; 0: there is no clock."""
    timeouts: list[TimeOutLine] = []
    """Whose time was out, and when."""


class StepView(Struct, frozen=True):
    """One step of a replay, made for one viewer."""

    id: str
    game: str
    names: list[str]
    status: Status
    step: int
    steps: int
    first_step: int
    seat: int | None
    """Through whose eyes it is seen; None: a spectator's."""
    view: View
    actor: int | None
    """Who acted to get here; None at step 0."""
    action: str | None
    """The action that led here: in finished games, and one's own in a running game."""
    events: list[EventView]
    scores: list[int] | None
    """Everybody's points so far; only in finished games."""


class Wants(Struct, frozen=True):
    """What those at a table that waits wish for; nobody is held to it."""

    language: str = ""
    """The language they want to talk in, ru or en; empty: any."""
    level: str = ""
    """How well others should play: new, some or good; empty: as they like."""
    line: str = ""
    """A line of their own; empty: none."""


class LobbyTable(Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    status: Status
    names: list[str]
    """By seat; empty: a free seat."""
    free_seats: int
    my_turn: bool
    mine: bool
    step: int
    created: float
    updated: float
    scores: list[int] | None
    source: str | None = None
    """The table it continues, as at the table itself."""
    first_step: int = 0
    """The step at which it took over."""
    origin: Origin = Origin.GIVEN
    """Where its deal comes from."""
    damaged: bool = False
    """Whether what is stored of it cannot be read; then nothing else here is true."""
    bots: list[str] = []
    """By seat: the level of the bot there, perhaps with its character; empty: no bot."""
    clock: str = ""
    """How much time everybody has, as "live 20m+30s" or "days 3"; empty: there is no clock."""
    deadline: float | None = None
    """Of a clock of days: when the time of somebody may be out next; None: nobody's runs."""
    accounts: list[str] = []
    """By seat: the public id of the person's account; empty: they have none."""
    programs: list[bool] = []
    """By seat: whether that is the account of a program."""
    wants: Wants = field(default_factory=Wants)
    """What those who sit there wish for."""
    rated: bool = False
    """Whether it was set to count for ratings."""


class Lobby(Struct, frozen=True):
    """The tables one may want to go to."""

    mine: list[LobbyTable]
    """Own tables not yet finished, those that wait for me first."""
    open: list[LobbyTable]
    """Public tables of others with free seats."""
    finished: list[LobbyTable]
    """Recently finished: my own and public ones."""


class Seated(Struct, frozen=True):
    """A seat at a table; its token acts for it: send it as `Authorization: Bearer`."""

    table: str
    seat: int
    token: str


class Returning(Struct, frozen=True):
    """What a return link leads to."""

    table: str
    seat: int
    name: str
    game: str
    edition: str
    held: bool
    """Whether who asks holds the seat already."""
