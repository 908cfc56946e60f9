package be.becivic.server.review;

import be.becivic.protocol.operation.Shape;

/** Changes of the corpus as programs see them. */
final class ChangeShapes {
  static final Shape.Named CHANGE =
      Shape.named(
          "Change",
          """
          {
            "type": "object",
            "required": ["key", "kind", "state", "branch", "base_commit", "opened_at"],
            "properties": {
              "key": { "type": "string" },
              "kind": { "enum": ["amendment", "draft", "author", "system"] },
              "state": { "enum": ["open", "merged", "closed", "failed"] },
              "branch": { "type": "string" },
              "base_commit": { "type": "string" },
              "merge_commit": { "type": "string" },
              "opened_at": { "type": "string", "format": "date-time" },
              "settled_at": { "type": "string", "format": "date-time" },
              "target_type": { "type": "string" },
              "target_id": { "type": "string" }
            }
          }
          """);

  static final Shape.Named CHANGES =
      Shape.named(
          "Changes",
          """
          {
            "type": "object",
            "required": ["items"],
            "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/Change" } } }
          }
          """,
          CHANGE);

  static final Shape.Named PROPOSED =
      Shape.named(
          "ProposedChange",
          """
          {
            "type": "object",
            "required": ["type", "change"],
            "properties": {
              "type": { "const": "proposed" },
              "change": { "$ref": "#/components/schemas/Change" },
              "verdict": { "enum": ["fits", "suspicious", "fails", "conflict"] },
              "diff": { "type": "string" },
              "findings": { "type": "array", "items": { "type": "string" } }
            }
          }
          """,
          CHANGE);

  static final Shape.Named NEW_CHANGE =
      Shape.named(
          "NewChange",
          """
          {
            "type": "object",
            "required": ["confirm"],
            "properties": {
              "confirm": { "const": true },
              "folder": { "type": "string", "description": "On the machine of the server; only from there." },
              "branch": { "type": "string" },
              "base": { "type": "string" },
              "reviewed": { "type": "boolean" }
            }
          }
          """);

  static final Shape.Named LANDED =
      Shape.named(
          "Landed",
          """
          {
            "type": "object",
            "required": ["state"],
            "properties": { "state": { "enum": ["merged", "unchanged", "open"] }, "commit": { "type": "string" } }
          }
          """);

  private ChangeShapes() {}
}
