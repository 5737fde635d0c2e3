"""What handlers may ask for: the tables, and who asks.

Name the parameters `tables` and `person`::

    @get("/hello/{name:str}")
    async def hello(name: FromPath[str], tables: TheTables, person: Person) -> …

Litestar wants every parameter marked (`FromPath`, `FromQuery`, `JSONBody`, …); one that is
not is a deprecation warning, which our tests take for an error.
"""

from __future__ import annotations

from litestar.di import NamedDependency

from igroteka.people.service import People
from igroteka.tables.service import Tables

TheTables = NamedDependency[Tables]
"""The tables of this host."""

Person = NamedDependency[str]
"""The id from the signed cookie, or ``token:…`` of a client that shows a seat's token."""

ThePeople = NamedDependency[People]
"""The people of this host, for a parameter named `people`: accounts, and what belongs to them."""
