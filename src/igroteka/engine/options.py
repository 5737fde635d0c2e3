"""Table options: what a table may agree on before it starts."""

from __future__ import annotations

from typing import NamedTuple


class Option(NamedTuple):
    """One agreement: its name, the choices in order, and the one that holds by default.

    Names and choices are words of the interface (`directions`, `8`), their titles in each
    language are messages (``<game>-option-<name>``, ``<game>-option-<name>-<choice>``).
    """

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        """The choice that holds unless the table says otherwise: the first one."""
        return self.choices[0]
