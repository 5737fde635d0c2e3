"""What a page was promised: which sendings were answered, and what its stream told.

A page notes it in its own memory, so that it also tells whether it was ever loaded anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from igroteka.tables.entries import Act, entries_of
from igroteka.tables.standing import Made

NOTING = """
window.noted = { sent: [], heard: [], isOld: false };
const usualFetch = window.fetch;
window.fetch = async (url, more) => {
  const note = { ...Object.fromEntries(more?.body ?? []), status: 0, answered: 0 };
  if (more?.method === "POST") window.noted.sent.push(note);
  const answer = await usualFetch(url, more);
  answer.clone().text().then((text) => {
    note.status = answer.status;
    note.answered = Number(/data-number="(\\d+)"/.exec(text)?.[1]);
  }, () => {});
  return answer;
};
window.EventSource = class extends window.EventSource {
  addEventListener(kind, listener) {
    super.addEventListener(kind, (message) => {
      if (kind !== "presence") window.noted.heard.push([Number(message.lastEventId), kind]);
      listener(message);
    });
  }
};
"""
UNKNOWN = (0, 502, 503)
"""No answer, or that it could not be stored: it may have been, all the same."""


@dataclass
class Promises:
    """What one page was promised."""

    sent: list[dict[str, Any]]
    heard: list[tuple[int, str]]

    @property
    def answered(self) -> list[dict[str, Any]]:
        """The moves that were sent and accepted."""
        return [note for note in self.moves if note["status"] == 200]

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves that were sent."""
        return [note for note in self.sent if "action" in note]


def begin_to_note(page: Page) -> None:
    """Have a page that will not be loaded again remember that it was not."""
    page.evaluate("window.noted.isOld = true")


def promises_of(page: Page) -> Promises:
    """Return what a page was promised since it was loaded."""
    noted = page.evaluate("window.noted")
    assert noted["isOld"], "the page was loaded anew"
    return Promises(noted["sent"], [(number, kind) for number, kind in noted["heard"]])


@dataclass
class Stored:
    """What the database has of a table."""

    kinds: dict[int, str]
    acts: dict[int, Act]

    @classmethod
    def of(cls, rows: Sequence[tuple[int, str, int | None, str]]) -> Stored:
        """Return what is stored; the numbers have no gaps."""
        assert [number for number, _, _, _ in rows] == list(range(1, len(rows) + 1))
        entries = entries_of([(kind, seat, data) for _, kind, seat, data in rows])
        numbered = dict(enumerate(entries, 1))
        return cls(
            {number: entry.kind for number, entry in numbered.items()},
            {number: entry for number, entry in numbered.items() if isinstance(entry, Act)},
        )

    def by_hand(self, seat: int) -> dict[int, str]:
        """Return what the person at a seat decided, by number."""
        return {
            number: act.action
            for number, act in self.acts.items()
            if act.seat == seat and not act.bot and act.made == Made.BY_HAND
        }


def check_promises(promises: Promises, stored: Stored, seat: int) -> None:
    """See that all that was promised is stored, once, and that nothing else is."""
    for number, kind in promises.heard:
        assert stored.kinds[number] == kind, f"entry {number} was told as {kind}"
    by_hand = stored.by_hand(seat)
    claimed: set[int] = set()
    for note in promises.answered:
        seen, answered = int(note["number"]), note["answered"]
        mine = [number for number in by_hand if seen < number <= answered]
        assert len(mine) == 1, f"{note} is stored as {[by_hand[n] for n in mine]}"
        first = note["action"].split(";")[0].strip()
        assert by_hand[mine[0]] == first, f"{note} is stored as {by_hand[mine[0]]}"
        assert mine[0] not in claimed
        claimed.add(mine[0])
    unknown = [note for note in promises.moves if note["status"] in UNKNOWN]
    for number in by_hand.keys() - claimed:
        asked = [
            note
            for note in unknown
            if int(note["number"]) < number
            and note["action"].split(";")[0].strip() == by_hand[number]
        ]
        assert asked, f"nobody asked for entry {number}, {by_hand[number]}"
        unknown.remove(asked[0])
