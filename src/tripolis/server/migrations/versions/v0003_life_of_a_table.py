"""The life of a table: room words, rematches, pauses, clocks, people who leave; notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for column in (
        sa.Column("next", sa.Text),
        sa.Column("word", sa.Text),
        sa.Column("paused", sa.BigInteger),
        sa.Column("acting", sa.Text),
        sa.Column("acting_at", sa.Integer),
    ):
        op.add_column("matches", column)
    op.create_index("ix_matches_word", "matches", ["word"], unique=True)
    for column in (
        sa.Column("kept_for", sa.Text),
        sa.Column("gone", sa.Text),
        sa.Column("gone_at", sa.Integer),
        sa.Column("wish", sa.Text),
        sa.Column("due", sa.BigInteger),
        sa.Column("late", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("seats", column)
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.create_table(
        "notices",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notices"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_notices_person", ondelete="CASCADE"
        ),
    )
