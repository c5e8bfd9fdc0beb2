"""What was played: points of seats for statistics; contests, challenges, records brought along."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("matches", sa.Column("contest", sa.Text))
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.add_column("seats", sa.Column("won", sa.Integer))
    op.drop_index("ix_seats_person", "seats")
    op.create_index("ix_seats_person", "seats", ["person", "match_id"])
    _fill_in_points()
    op.create_table(
        "tries",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("contest", sa.Text, nullable=False),
        sa.Column("match_id", _KEY, nullable=False),
        sa.PrimaryKeyConstraint("person", "contest", name="pk_tries"),
        _of("tries", "person"),
        _of("tries", "match_id"),
    )
    op.create_index("ix_tries_contest", "tries", ["contest"])
    op.create_table(
        "challenges",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("match_id", _KEY, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_challenges"),
        sa.UniqueConstraint("match_id", name="uq_challenges_match_id"),
        _of("challenges", "match_id"),
        _of("challenges", "person"),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])
    op.create_table(
        "imports",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("totals", sa.Text),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_imports"),
        sa.UniqueConstraint("person", "digest", name="uq_imports_person_digest"),
        _of("imports", "person"),
    )


def _of(table: str, column: str) -> sa.Constraint:
    whole = "people.id" if column == "person" else "matches.id"
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [whole], name=name, ondelete="CASCADE")


def _fill_in_points() -> None:
    """The points of finished matches stood in their results alone."""
    connection = op.get_bind()
    matches = sa.table("matches", sa.column("id"), sa.column("status"), sa.column("result"))
    seats = sa.table(
        "seats",
        *(sa.column(name, sa.Integer) for name in ("match_id", "seat", "points", "won")),
    )
    finished = sa.select(matches.c.id, matches.c.result).where(matches.c.status == "finished")
    fill = (
        sa.update(seats)
        .where(seats.c.match_id == sa.bindparam("match"), seats.c.seat == sa.bindparam("number"))
        .values(points=sa.bindparam("total"), won=sa.bindparam("wins"))
    )
    for match, text in connection.execute(finished).all():
        result = json.loads(text)
        rows = [
            {"match": match, "number": seat, "total": total, "wins": int(seat in result["winners"])}
            for seat, total in enumerate(result["totals"])
        ]
        connection.execute(fill, rows)
