"""What was measured, as tables: for a terminal, or in Markdown for the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich import box
from rich.console import Console
from rich.table import Table

WIDTH = 120
NONE = "—"


@dataclass
class Sheet:
    """A table of text: the first column says of what, the others hold figures."""

    title: str
    headings: tuple[str, ...]
    lines: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, *cells: str) -> None:
        """Add a line; cells that are left out are empty."""
        self.lines.append(cells + ("",) * (len(self.headings) - len(cells)))

    def table(self) -> Table:
        """Return it for a terminal."""
        table = Table(title=self.title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for column, heading in enumerate(self.headings):
            table.add_column(heading, justify="right" if column else "left", no_wrap=not column)
        for line in self.lines:
            table.add_row(*line)
        return table

    def markdown(self) -> str:
        """Return it in Markdown."""
        rule = ("---", *("---:" for _ in self.headings[1:]))
        lines = [f"| {' | '.join(cells)} |" for cells in (self.headings, rule, *self.lines)]
        return "\n".join([f"**{self.title}**", "", *lines, ""])


def show(sheets: Sequence[Sheet], note: str, markdown: bool) -> None:
    """Print all of it."""
    if markdown:
        print("\n".join([*(sheet.markdown() for sheet in sheets), note]))
        return
    console = Console(width=WIDTH, highlight=False)
    for sheet in sheets:
        console.print(sheet.table(), "")
    console.print(note)


def number(rate: float | None) -> str:
    """Say how many a second.

    >>> number(12345.6), number(None)
    ('12,346', '—')
    """
    return NONE if rate is None else f"{rate:,.0f}"


def micros(rate: float | None) -> str:
    """Say how many microseconds one takes.

    >>> micros(40_000), micros(None)
    ('25.0', '—')
    """
    return NONE if rate is None else f"{1e6 / rate:.1f}"


def millis(rate: float | None) -> str:
    """Say how many milliseconds one takes.

    >>> millis(400), millis(None)
    ('2.50', '—')
    """
    return NONE if rate is None else f"{1e3 / rate:.2f}"


def times(rate: float | None, other: float | None) -> str:
    """Say how many times the other rate it is.

    >>> times(30, 20), times(3000, 20), times(30, None)
    ('1.50', '150', '—')
    """
    if rate is None or other is None:
        return NONE
    return f"{rate / other:.3g}" if rate >= 10 * other else f"{rate / other:.2f}"
