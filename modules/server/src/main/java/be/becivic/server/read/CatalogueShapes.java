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
              "untrusted": { "const": true, "description": "It was never ours." },
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

  private static final Shape.Named CHANGE =
      Shape.named(
          "CatalogueChange",
          """
          {
            "type": "object",
            "required": ["untrusted", "notice", "since", "confirms", "needed", "revision", "changes"],
            "properties": {
              "untrusted": { "const": true },
              "notice": { "type": "string" },
              "since": { "type": "string", "format": "date-time" },
              "confirms": { "type": "integer" },
              "needed": { "type": "integer" },
              "revision": { "type": "integer" },
              "revision_of_ours": { "type": "integer" },
              "changes": {
                "type": "array",
                "items": { "type": "object", "required": ["field", "ours", "changed"] }
              }
            }
          }
          """);

  static final Shape.Named VOICED_ROW =
      Shape.named(
          "VoicedCatalogueRow",
          """
          {
            "type": "object",
            "required": ["uid"],
            "anyOf": [{ "$ref": "#/components/schemas/CatalogueRow" }, { "required": ["under_review"] }],
            "properties": {
              "uid": { "type": "string", "pattern": "^(val|ref)-[0-9]{5,}$" },
              "former": { "$ref": "#/components/schemas/CatalogueRow" },
              "under_review": { "$ref": "#/components/schemas/CatalogueChange" }
            }
          }
          """,
          ROW,
          CHANGE);

  static final Shape.Named ROWS =
      Shape.named(
          "CatalogueRows",
          """
          {
            "type": "object",
            "required": ["items", "next"],
            "properties": {
              "items": { "type": "array", "items": { "$ref": "#/components/schemas/VoicedCatalogueRow" } },
              "next": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
            }
          }
          """,
          VOICED_ROW);

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
