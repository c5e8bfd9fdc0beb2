"""Alembic's entry: runs inside the connection that `database.migrate` opened."""

from __future__ import annotations

from alembic import context

from tripolis.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
