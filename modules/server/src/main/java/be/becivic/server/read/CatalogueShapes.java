package be.becivic.server.read;

import be.becivic.protocol.operation.Shape;

/** What catalogues answer with. */
final class CatalogueShapes {
  static final Shape.Named ROW =
      Shape.named(
          "CatalogueRow",
          """
          {
            "type": "object",
            "required": ["uid", "revision", "name", "status", "committed_at", "superseded_at"],
            "properties": {
              "uid": { "type": "string", "pattern": "^(val|ref)-[0-9]{5,}$" },
              "revision": { "type": "integer", "minimum": 1 },
              "name": { "type": "string" },
              "value": { "anyOf": [{ "type": "number" }, { "type": "string" }] },
              "value_type": { "enum": ["number", "integer", "string"] },
              "unit": { "type": "string" },
              "note": { "type": "string" },
              "source": { "type": "string" },
              "title": { "type": "string" },
              "titles": { "type": "object", "additionalProperties": { "type": "string" } },
              "url": { "type": "string" },
              "archived_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "numac": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "tier": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "last_verified": { "anyOf": [{ "type": "string", "format": "date" }, { "type": "null" }] },
              "status": { "enum": ["draft", "alpha", "beta", "stable", "quarantined", "deprecated"] },
              "committed_at": { "type": "string", "format": "date-time" },
              "superseded_at": { "anyOf": [{ "type": "string", "format": "date-time" }, { "type": "null" }] },
              "submission_contract_version": { "type": "string" },
              "amended_by": { "type": "string" },
              "link_status": {
                "type": "object",
                "required": ["state", "checked_at"],
                "properties": {
                  "state": { "enum": ["ok", "moved", "refused", "gone", "unreachable"] },
                  "moved_to": { "type": "string" },
                  "checked_at": { "type": "string", "format": "date-time" }
                }
              },
              "latest_stable": { "$ref": "#/components/schemas/CatalogueRow" }
            }
          }
          """);

  static final Shape.Named ROWS =
      Shape.named(
          "CatalogueRows",
          """
          {
            "type": "object",
            "required": ["items", "next"],
            "properties": {
              "items": { "type": "array", "items": { "$ref": "#/components/schemas/CatalogueRow" } },
              "next": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
            }
          }
          """,
          ROW);

  static final Shape.Named HISTORY =
      Shape.named(
          "CatalogueHistory",
          """
          {
            "type": "object",
            "required": ["uid", "items"],
            "properties": {
              "uid": { "type": "string" },
              "items": { "type": "array", "items": { "$ref": "#/components/schemas/CatalogueRow" } }
            }
          }
          """,
          ROW);

  private CatalogueShapes() {}
}
