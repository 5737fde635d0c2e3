"""What is stored of notices: where people want to be told, what they are to be told, what was sent.

A *notice* is a fact that somebody is to hear of; a *delivery* is one message that goes to one
channel and may speak of several notices. Both have a state that is written before anything is
done about them, so that a server that is killed does nothing twice.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text

from igroteka.tables.models import Json, metadata

notice_people = Table(
    "notice_people",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # of the quiet hours, as in Europe/Vienna
    Column("quiet_from", Integer),  # minutes of the day; NULL: no quiet hours
    Column("quiet_to", Integer),
    Column("origin", String(300), nullable=False),  # how the person reaches us
    Column("since", Float(53), nullable=False),  # nothing older is told
    Column("rest_until", Float(53), nullable=False, server_default="0"),  # a burst is over then
)

notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # push, apprise, webhook
    Column("address", Text, nullable=False),  # it may hold a password: nobody is shown it again
    Column("secret", Json, nullable=False),  # the keys of a browser, or of a webhook
    Column("shown", String(120), nullable=False),  # the address, shortened
    Column("every", Boolean, nullable=False),  # a program's: every turn, one by one
    Column("created", Float(53), nullable=False),
    Column("told", Float(53)),  # when something last arrived
    Column("failing", Float(53)),  # since when nothing arrives
    Column("off", Boolean, nullable=False),  # switched off, because it failed for days
    Index("notice_channels_by_person", "person"),
)

notice_mutes = Table(
    "notice_mutes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(12), nullable=False),  # turn, over, invited
    Column("table_id", String(32), nullable=False),  # empty: it is about no table
    Column("number", Integer, nullable=False),  # the entry since which it is so
    Column("data", Json, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("due", Float(53), nullable=False),
    Column("state", String(8), nullable=False),  # new, told, seen: nothing had to be told
    Index("notices_once", "person", "kind", "table_id", "number", unique=True),
    Index("notices_due", "state", "due"),
)

notice_deliveries = Table(
    "notice_deliveries",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("body", Json, nullable=False),
    Column("state", String(8), nullable=False),  # ready, sending, sent, failed, unsure, stale
    Column("tries", Integer, nullable=False),
    Column("due", Float(53), nullable=False),
    Column("at", Float(53)),  # when it was last tried
    Index("notice_deliveries_due", "state", "due"),
)
