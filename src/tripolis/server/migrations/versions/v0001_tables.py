"""The first tables: people, matches, seats, the log, drafts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_tokens_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "matches",
        sa.Column("id", _KEY, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("file", sa.Text),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("after", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("code", name="uq_matches_code"),
    )
    op.create_index("ix_matches_status_audience", "matches", ["status", "audience"])
    op.create_index("ix_matches_deadline", "matches", ["deadline"])
    op.create_table(
        "seats",
        _match_column(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("nonce_by", sa.Text, nullable=False),
        *_keys("seats", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "log",
        _match_column(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        *_keys("log", "number"),
    )
    op.create_table(
        "drafts",
        _match_column(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        *_keys("drafts", "seat"),
    )


def _match_column() -> sa.Column[int]:
    return sa.Column("match_id", _KEY, nullable=False)


def _keys(table: str, second: str) -> tuple[sa.Constraint, ...]:
    return (
        sa.PrimaryKeyConstraint("match_id", second, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
        ),
    )
