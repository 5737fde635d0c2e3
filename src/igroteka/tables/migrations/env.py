"""Alembic's way in; `run.migrate` hands over the connection."""

from alembic import context

from igroteka.tables.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
