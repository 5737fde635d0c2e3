"""The OpenAPI document says what the classes behind it say: the notes under their fields.

It is put together when somebody first asks for it, which takes as long as a good part of a start.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from igroteka.people.company import avoiding, inviting, mine, statistics
from igroteka.tables import analysis_views, messages, order_views, rating_views, time_views, views
from igroteka.tables.view_schema import field_notes
from igroteka.web import (
    api_clocks,
    api_ratings,
    company_documents,
    documents,
    notice_documents,
    people_documents,
)

Document = dict[str, Any]
DOCUMENTS: Final = (
    analysis_views,
    avoiding,
    inviting,
    mine,
    statistics,
    api_clocks,
    api_ratings,
    company_documents,
    documents,
    notice_documents,
    people_documents,
    messages,
    order_views,
    rating_views,
    time_views,
    views,
)
"""Where the classes are that the API sends and is sent."""


class ExplainedJson(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """Return it with the notes."""
        return super().render(request, explain(openapi_schema))


class ExplainedYaml(YamlRenderPlugin):
    """The document as YAML."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """Return it with the notes."""
        return super().render(request, explain(openapi_schema))


def document_of(app: Litestar) -> Document:
    """Return the document of an application, as it is served."""
    return explain(app.openapi_schema.to_schema())


def explain(document: Document) -> Document:
    """Write the notes of all documents into the schema of the API, and return it."""
    schemas = document["components"]["schemas"]
    for module in DOCUMENTS:
        for name, kind in vars(module).items():
            if name in schemas and inspect.isclass(kind):
                explain_class(schemas[name], kind)
    return document


def explain_class(schema: Document, kind: type) -> None:
    """Write into the schema of a class what the class says about itself."""
    properties = schema.get("properties")
    if properties is None:
        return
    notes = field_notes(kind)
    for name in properties.keys() & notes.keys():
        properties[name]["description"] = notes[name]
    # What we answer has all its fields; what we are asked may leave some out.
    if properties and not issubclass(kind, documents.Asked):
        schema["required"] = list(properties)
    if (note := inspect.getdoc(kind)) is not None:
        schema["description"] = note
