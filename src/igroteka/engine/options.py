"""Table options: what a table may agree on before it starts."""

from __future__ import annotations

from typing import NamedTuple


class Option(NamedTuple):
    """One agreement: its name, the choices in order, and the one that holds by default.

    Names and choices are words of the interface (`directions`, `8`), their titles in each
    language are messages (``<game>-option-<name>``, ``<game>-option-<name>-<choice>``).
    The first choice holds by default; *since* says from which rules version on it is another.

    >>> rescue = Option("rescue", ("any", "district"), since=((2, "district"),))
    >>> rescue.default_at(1), rescue.default
    ('any', 'district')
    """

    name: str
    choices: tuple[str, ...]
    since: tuple[tuple[int, str], ...] = ()

    def default_at(self, rules: int) -> str:
        """Return the choice that holds in a rules version unless the table says otherwise."""
        default = self.choices[0]
        for version, choice in self.since:
            if rules >= version:
                default = choice
        return default

    @property
    def default(self) -> str:
        """The choice that holds now unless the table says otherwise."""
        return self.since[-1][1] if self.since else self.choices[0]
