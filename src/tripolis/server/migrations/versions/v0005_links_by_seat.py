"""A challenge for each seat of a match; the points of matches that ended without writing them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.drop_table("challenges")  # nothing has written there
    op.create_table(
        "challenges",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("match_id", _KEY, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_challenges"),
        sa.UniqueConstraint("match_id", "seat", name="uq_challenges_match_id_seat"),
        _of("match_id", "matches.id"),
        _of("person", "people.id"),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])
    _fill_in_points()


def _of(column: str, whole: str) -> sa.Constraint:
    name = f"fk_challenges_{column}"
    return sa.ForeignKeyConstraint([column], [whole], name=name, ondelete="CASCADE")


def _fill_in_points() -> None:
    """As in migration 4: from then to now they stood in the results of matches alone."""
    connection = op.get_bind()
    matches = sa.table("matches", sa.column("id"), sa.column("status"), sa.column("result"))
    seats = sa.table(
        "seats",
        *(sa.column(name, sa.Integer) for name in ("match_id", "seat", "points", "won")),
    )
    empty = sa.select(seats.c.match_id).where(seats.c.points.is_(None))
    finished = sa.select(matches.c.id, matches.c.result).where(
        matches.c.status == "finished", matches.c.id.in_(empty)
    )
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
