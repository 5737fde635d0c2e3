"""Alembic's way in; `run.migrate` hands over the connection."""

from alembic import context

from igroteka.tables.models import metadata

# Without a configuration nobody migrates: the module is only being looked at.
config = getattr(context, "config", None)
if config is not None:
    context.configure(
        connection=config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()
