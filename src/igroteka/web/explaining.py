"""The OpenAPI document says what the classes behind it say: the notes under their fields."""

from __future__ import annotations

import inspect
from dataclasses import replace

from litestar.openapi.spec import OpenAPI, Schema

from igroteka.tables import analysis_views, views
from igroteka.tables.view_schema import field_notes
from igroteka.web import documents


def explain(document: OpenAPI) -> None:
    """Write the notes of all documents into the schema of the API."""
    schemas = document.components.schemas if document.components else {}
    for module in (views, analysis_views, documents):
        for name, kind in vars(module).items():
            if name in schemas and inspect.isclass(kind):
                schemas[name] = explained(schemas[name], kind)


def explained(schema: Schema, kind: type) -> Schema:
    """Return the schema of a class with what the class says about itself."""
    if schema.properties is None:
        return schema
    notes = field_notes(kind)
    properties = {
        name: replace(field, description=notes[name]) if name in notes else field
        for name, field in schema.properties.items()
    }
    # What we answer has all its fields; what we are asked may leave some out.
    asked = issubclass(kind, documents.Asked)
    required = schema.required if asked else list(properties)
    note = inspect.getdoc(kind)
    return replace(schema, properties=properties, required=required, description=note)
