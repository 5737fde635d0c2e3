"""What a table refuses, and in which words.

Every refusal has an id, which is also the id of its message in other languages than
English (``web/words/refusals.<lang>.ftl``), with the same arguments.
"""

from __future__ import annotations

from typing import ClassVar, Final

from igroteka.engine import Game, IgrotekaError, IllegalAction
from igroteka.face import Look
from igroteka.face.lessons import Course, Lesson, otherwise

SENTENCES: Final[dict[str, str]] = {
    "error-no-table": "There is no such table; check the link.",
    "error-no-token": "This return link does not work: it was renewed or revoked, or "
    "it is not complete.",
    "error-only-token": "You hold this seat by its link alone; renew the link instead.",
    "error-no-schema": "What {game} shows has no schema: the game has not typed its view.",
    "error-no-seat": "This table has no such seat.",
    "error-no-step": "This game has only {steps} steps.",
    "error-last-step": "At step {step} that game is over; go on from an earlier one.",
    "error-game-missing": "The game “{game}” is not installed here; install it and start the "
    "server again.",
    "error-other-deck": "This game needs the deck {edition} of {game}, which is not here; start "
    "the server with its file.",
    "error-other-rules": "This game is played by version {version} of the rules of {game}, which "
    "is not known here; open it in the Igroteka where it was begun.",
    "error-newer-log": "A newer Igroteka has kept this table; update the server to open it.",
    "error-broken-log": "The moves of this table do not fit its game; whoever runs the server "
    "finds in its messages where.",
    "error-not-seated": "Only who sits at the table can do that; take a seat first.",
    "error-token-elsewhere": "This token leads to no seat of this table: it was renewed or "
    "revoked, or is another table's; use the newest one, or none to look on.",
    "error-own-step-only": "A running game can be looked at only from your own seat.",
    "error-stale": "Something has happened since you looked; look again and then decide.",
    "error-illegal-action": "{reason}",
    "error-bad-setup": "{reason}",
    "error-bad-record": "{reason}",
    "error-record-seed": "The record's seed is out of range.",
    "error-unfinished-record": "The record stops before the end of the game.",
    "error-not-playing": "The game is not being played now.",
    "error-not-waiting": "The game has already started.",
    "error-not-finished": "The game is not over yet.",
    "error-not-alone": "Somebody else sits here already; open a new table instead.",
    "error-seat-taken": "Somebody sits there already; choose another seat.",
    "error-already-seated": "You have a seat at this table already.",
    "error-empty-seats": "Some seats are still empty: wait for friends or seat bots.",
    "error-nothing-to-undo": "There is nothing of yours to take back.",
    "error-nothing-to-redo": "There is nothing to do again: something else has happened since.",
    "error-no-pace": "Bots cannot play “{pace}”; they can: {paces}.",
    "error-no-hints": "At this table nobody gets hints: it was opened without them.",
    "error-no-hint-now": "There is nothing for you to decide now, so there is no hint.",
    "error-hint-failed": "The coach could not think about it; try again.",
    "error-lesson": "That is allowed, but this lesson is about something else: nothing has "
    "changed.",
    "error-no-lesson": "There is no such lesson now.",
    "error-no-course": "{game} has no lessons called “{course}”.",
    "error-puzzle": "That is allowed, but it is not what is looked for; nothing has changed, try "
    "again.",
    "error-puzzle-weighed": "That is allowed, but there is better: with it you win about "
    "{chance}% of the games. Nothing has changed, try again.",
    "error-puzzle-over": "The point is made; play on from here, or take the next puzzle.",
    "error-puzzle-unsolved": "Play on when the point is made, or have the answer shown first.",
    "error-no-puzzle": "{game} has no puzzle “{puzzle}”.",
    "error-no-puzzles": "There are no puzzles here.",
    "error-no-puzzle-here": "There is no puzzle at this table.",
    "error-bad-undo": "The game cannot go back to that step.",
    "error-undo-away": "{name} is away and cannot agree; the game goes back only with all of you.",
    "error-vote-open": "The table is already being asked; vote first.",
    "error-no-vote": "There is nothing to vote on, or you have voted already.",
    "error-not-absent": "A bot may sit in only for a player who has been away for a while.",
    "error-no-stand-in": "No bot sits in for you.",
    "error-no-level": "There are no bots called “{level}”; there are: {levels}.",
    "error-bad-name": "Give a name of 1 to {most} letters.",
    "error-bad-text": "Write a message of 1 to {most} letters.",
    "error-bad-word": "A word for the deal has at most {most} letters.",
    "error-research-continued": "The beginning of this game was played elsewhere; it is not used "
    "for research.",
    "error-deal-given": "The deal of this table is settled already; a word would change nothing.",
    "error-known-deal": "Who has seen that game knows its cards; a table open to everybody has to "
    "draw anew what was hidden.",
    "error-bad-letter": "The text has a character that cannot be shown ({letter}); leave it out.",
    "error-not-utf8": "This is no text in UTF-8; save the file so and send it again.",
    "error-not-stored": "This could not be stored, so nothing has changed; try again in a moment.",
    "error-no-database": "The tables cannot be read now; try again in a moment.",
    "error-no-account": "There is nobody of this name here.",
    "error-account-had": "You have an account already.",
    "error-account-by-token": "The token of a seat stands for that seat only; come without it.",
    "error-name-had": "Somebody else is called “{name}” here; choose another name.",
    # clocks
    "error-bad-clock": "There is no such clock; write “live 20m+30s” (10 seconds to 10 hours, and "
    "at most 600 seconds a turn), “days 3” (1 to 30) or “days 3 workdays”, or nothing for none.",
    "error-time-out": "Your time is out, and a bot decides this; take your seat back after it.",
    "error-bad-day": "A day is written like this: 2026-11-20.",
    "error-holiday-past": "Holidays begin today or later, and within a year.",
    "error-holiday-backwards": "Holidays cannot end before they begin.",
    "error-holiday-twice": "You have holidays at that time already.",
    "error-holiday-too-long": "That is too much: you may have {most} days of holidays a year, and "
    "have entered {had} of {year} already.",
    "error-no-holiday": "You have no holidays that begin on that day and are not over.",
    # people
    "error-no-own-account": "You have no account here; make one first.",
    "error-no-passkey": "This passkey is not known here: it was removed, or belongs elsewhere.",
    "error-bad-passkey": "The passkey was not accepted; try again.",
    "error-passkey-had": "This passkey is here already.",
    "error-old-challenge": "That took too long, or was sent twice; press the button again.",
    "error-last-passkey": "Nothing else leads back to your account; make a recovery code or add "
    "another passkey first.",
    "error-no-passkeys-here": "Passkeys need the server's public address by https, or localhost; "
    "ask who runs it.",
    "error-bad-code": "This code leads nowhere: it was used or renewed, or a letter is wrong.",
    "error-no-own-token": "You have no such token.",
    "error-no-scope": "There is no scope “{scope}”; there are: {scopes}.",
    "error-no-scopes": "A token needs at least one scope; there are: {scopes}.",
    "error-too-many-tokens": "You have {most} tokens already; revoke one first.",
    "error-no-own-bot": "You have no such bot.",
    "error-bot-owner": "A bot has no bots of its own; come as the person whose bot it is.",
    "error-too-many-bots": "You have {most} bots already; delete one first.",
    "error-by-browser": "That is done in the browser that is signed in, not by a token.",
    # company
    "error-blocked-here": "You cannot sit down at this table; choose another one.",
    "error-no-person": "Nobody sits there who could be meant.",
    "error-only-others": "That is yourself; choose somebody else.",
    "error-list-full": "There are {most} on this list already; take somebody off first.",
    "error-not-on-list": "Nobody is on your list under this id.",
    "error-already-here": "{name} sits at this table already.",
    "error-not-invited": "{name} cannot be invited by you.",
    "error-enough-invited": "{most} were invited to this table already; that is enough.",
    "error-invited-already": "{name} was invited to this table already.",
    "error-not-met": "You have not played with them; invite them by the name of their account.",
    "error-no-invitation": "There is no such invitation any more.",
    "error-no-language": "Nobody here speaks “{language}”; choose one of: {known}.",
    "error-no-skill": "There is no level “{level}” for people; choose one of: {known}.",
    "error-long-line": "Say what you wish for in at most {most} letters.",
    "error-bad-reason": "Say in 1 to {most} letters what is wrong with the name.",
    "error-name-nobodys": (
        "“{name}” is what people without a name are called here; choose another one."
    ),
    "error-name-removed": "The host does not want “{name}” as a name here; choose another one.",
    "error-same-person": "That is one and the same person; name two.",
    "error-private": "This place is private: who has an invitation from its host may open tables "
    "and sit down.",
    "error-no-server-invitation": "This invitation does not work: it is used up, too old, or was "
    "taken back; ask the host for another one.",
    # orders
    "error-no-such-order": "You have given no such order, or it is not in force any more.",
    # Ratings.
    "error-rated-account": "{name} has no account, so there is nobody to rate; make one, or play "
    "without rating.",
    "error-rated-given": "The deal of this table was given, so the game cannot be rated; open a "
    "new table.",
    "error-rated-continued": "This game goes on from elsewhere or was prepared, so it cannot be "
    "rated; open a new table.",
    "error-rated-hints": "A rated game is played without hints; forbid them, or play without "
    "rating.",
    "error-rated-hinted": "A hint was given in this game, so it is not rated.",
    "error-rated-bot": "Bots of the level “{level}” have no rating in {game}; seat others, or play "
    "without rating.",
    "error-rated-owner": "{name} and {other} belong to one person, who would play against "
    "themselves; one of them has to leave, or play without rating.",
    "error-rated-undo": "In a rated game nobody can agree for bots, so only what showed nothing "
    "new can be taken back.",
    "error-no-ladder": "There is no ladder of “{game}” here.",
    "error-chat-too-fast": "That is too fast; wait a little before the next message.",
    # notices
    "error-notice-address": "Nobody can be told at this address; write it as the page of notices "
    "shows, in full.",
    "error-notice-inside": "This address lies inside the server's own network; name one that "
    "everybody can reach.",
    "error-notice-kind": "There are no channels of the kind “{kind}”; there are: {kinds}.",
    "error-notice-schema": "Notices do not go by “{schema}”; they go by: {schemas}.",
    "error-notice-setting": "“{name}” cannot be set in an address here; leave it out.",
    "error-notice-every": "Only a webhook can be told of every turn.",
    "error-notice-failed": "The message did not arrive; check the address and what it allows.",
    "error-no-channel": "You have no such channel.",
    "error-many-channels": "You have {most} channels already; remove one first.",
    "error-many-muted": "You have muted {most} tables already; unmute one first.",
    "error-push-keys": "These are not the keys of a browser; connect the browser again.",
    "error-no-apprise": "This server cannot send there; whoever runs it can install it with: pip "
    "install 'igroteka[notices]'.",
    "error-notices-by-token": "Who holds but the link of a seat cannot be told; come with a "
    "browser's cookie, or an account.",
    "error-notices-too-fast": "That was often enough for now; wait a minute.",
    "error-no-zone": "There is no time zone “{zone}”; write, say, Europe/Vienna.",
    "error-no-lang": "Notices are not written in “{lang}”; there are: {langs}.",
    "error-quiet-half": "Quiet hours have a beginning and an end; fill in both, or neither.",
    "error-no-time": "“{time}” is no time; write, say, 22:30, or nothing.",
}


class TableError(IgrotekaError):
    """A refusal; nothing was changed."""

    status: ClassVar[int] = 400
    """The HTTP status that goes with it."""

    def __init__(self, message: str, **arguments: str | int | IgrotekaError) -> None:
        super().__init__(SENTENCES[message], message, **arguments)


class AgainstTheRules(TableError):
    """An action that the game does not allow now."""

    def __init__(self, game: Game, reason: IllegalAction) -> None:
        self.game = game
        """The game as the table plays it: its face knows what things are called."""
        self.reason = reason
        super().__init__("error-illegal-action", reason=reason)


class BesideTheLesson(TableError):
    """An action that the game allows, but that is not what the lesson is about."""

    status = 409

    def __init__(self, game: Game, course: Course, lesson: Lesson, names: tuple[str, ...]) -> None:
        self.game = game
        self.course = course
        self.lesson = lesson
        self.names = names
        super().__init__("error-lesson")

    def own_words(self, lang: str) -> str:
        """Return what the lesson itself says to that; empty: nothing."""
        return otherwise(self.game.face, self.course, self.lesson, Look(lang, self.names))


class BesideThePuzzle(TableError):
    """An action that the game allows, but that is not the best; *chance* is what it leaves."""

    status = 409

    def __init__(self, chance: float | None) -> None:
        if chance is None:
            super().__init__("error-puzzle")
        else:
            super().__init__("error-puzzle-weighed", chance=round(100 * chance))


class NotFound(TableError):
    """There is no such table, seat, step or token."""

    status = 404


class Forbidden(TableError):
    """The person may not do this."""

    status = 403


class Refused(TableError):
    """It cannot be done now."""

    status = 409


class Stale(Refused):
    """The person decided on a position that is no longer there."""

    def __init__(self) -> None:
        super().__init__("error-stale")


class TooFast(TableError):
    """The person does this too often."""

    status = 429


class Unavailable(TableError):
    """The database cannot be written or read now; nothing was changed."""

    status = 503
