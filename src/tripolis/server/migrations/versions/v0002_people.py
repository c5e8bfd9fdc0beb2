"""People who block and report one another; an index for what a deleted account leaves behind."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_blocks_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["blocked"], ["people.id"], name="fk_blocks_blocked", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", _KEY, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("person", "reporter", name="uq_reports_person_reporter"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_reports_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter"], ["people.id"], name="fk_reports_reporter", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_matches_host", "matches", ["host"])
