"""The tables of the database. What they mean stands beside each column.

A change here needs a migration in `migrations/versions`; a test compares the two.
Times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

# SQLite counts up by itself in INTEGER keys alone.
Key = BigInteger().with_variant(Integer(), "sqlite")


def _match_column() -> Column[int]:
    return Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


keys = Table(  # the server's own secrets, the same for all nodes
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # folded; null for a guest
    Column("password", Text),  # argon2id; null for a guest
    Column("epoch", Integer, nullable=False, server_default="0"),  # raised to end all sessions
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the token, which is never stored
    Column(
        "person",
        Text,
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

blocks = Table(  # who does not want to sit with whom
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "blocked", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
)

reports = Table(  # of names; they wait for a moderator
    "reports",
    metadata,
    Column("id", Key, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column(
        "reporter", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("name", Text, nullable=False),  # as it was then
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("person", "reporter"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Key, primary_key=True),
    Column("code", Text, nullable=False, unique=True),  # the public name, not to be guessed
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: [[name, value] …]
    Column("file", Text),  # a component file of the players' own
    Column("secret", LargeBinary, nullable=False),  # of the fair dice
    Column("status", Text, nullable=False),  # open, playing, finished, aborted
    Column("audience", Text, nullable=False),  # listed in the lobby, by link, or private
    Column("clock", Integer),  # seconds for a turn, after which a bot plays it
    Column("host", Text, nullable=False, index=True),  # who made the table
    Column("after", Text),  # the match that this is the rematch of
    Column("next", Text),  # the rematch of this one
    Column("word", Text),  # how people call it while it is open; null: by its link alone
    Column("created", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when the first clock of the match runs out
    Column("paused", BigInteger),  # since when nobody takes a turn
    # Who is to act, for lists of many matches: true while the log has this length, else unknown.
    Column("acting", Text),  # seats with blanks between
    Column("acting_at", Integer),
    Column("ended", BigInteger),
    Column("result", Text),  # JSON: totals and winners
    Column("contest", Text),  # what it is a try of, with the same dice for all: see `contests`
    Index("ix_matches_status_audience", "status", "audience"),
    Index("ix_matches_deadline", "deadline"),
    Index("ix_matches_word", "word", unique=True),
)

seats = Table(
    "seats",
    metadata,
    _match_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("person", Text),  # who sits here
    Column("name", Text, nullable=False),
    Column("bot", Text),  # its level; beside a person who is gone: who plays in their place
    Column("nonce", LargeBinary, nullable=False),  # for the fair dice
    Column("nonce_by", Text, nullable=False),  # seat or server
    Column("kept_for", Text, index=True),  # of an open seat: the only one who may take it
    Column("gone", Text),  # of a person in whose place a bot plays: left, late, resigned, returning
    Column("gone_at", Integer),  # in which round; they may come back in a later one
    Column("wish", Text),  # pause or abort: what happens when all people wish it
    Column("due", BigInteger),  # when the clock of this seat's turn runs out
    Column("late", Integer, nullable=False, server_default="0"),  # turns lost to it in a row
    Column("points", Integer),  # once it is over, for statistics: the total of the seat,
    Column("won", Integer),  # and whether it is a winner's (1) or not (0)
    Index("ix_seats_person", "person", "match_id"),
)

# The one truth. A row is a line of the record: a turn, or a chance step (seat -1).
log = Table(
    "log",
    metadata,
    _match_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text),  # the idempotency key of the request that made it
    Column("at", BigInteger, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    _match_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),  # it is worth nothing once this turn is over
    Column("text", Text, nullable=False),
)

notices = Table(  # whom to tell that it is their turn, and where
    "notices",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),  # signs what is sent there
    Column("failed", Integer, nullable=False, server_default="0"),  # notices in a row
    Column("created", BigInteger, nullable=False),
)

tries = Table(  # who has tried what, once
    "tries",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("contest", Text, primary_key=True, index=True),
    Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
)

challenges = Table(  # links to a finished match: play the same, and see who does better
    "challenges",
    metadata,
    Column("code", Text, primary_key=True),  # the public name, not to be guessed
    Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # which the person had
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("match_id", "seat"),
)

imports = Table(  # records that people brought along
    "imports",
    metadata,
    Column("code", Text, primary_key=True),  # the public name, not to be guessed
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("digest", Text, nullable=False),  # SHA-256 of the record: nobody keeps one twice
    Column("record", LargeBinary, nullable=False),  # byte for byte
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: [[name, value] …]
    Column("totals", Text),  # JSON; null: the match is not over
    Column("audience", Text, nullable=False),  # by link, or private
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("person", "digest"),
)
