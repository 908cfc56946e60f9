package be.becivic.server.review;

import be.becivic.protocol.operation.Shape;

/** What a maintainer's programs send and are answered with. */
final class ReviewShapes {
  static final Shape.Named CONFIRMATION =
      Shape.named(
          "Confirmation",
          """
          { "type": "object", "required": ["confirm"], "properties": { "confirm": { "const": true } } }
          """);

  static final Shape.Named ACTED =
      Shape.named(
          "Acted",
          """
          {
            "type": "object",
            "required": ["logged_as", "did"],
            "properties": {
              "logged_as": { "type": "string", "description": "The rule under which it is in the decision log." },
              "did": { "type": "string" }
            }
          }
          """);

  static final Shape.Named ITEM =
      Shape.named(
          "Review",
          """
          {
            "type": "object",
            "required": ["item", "class", "kind", "note", "opened_at"],
            "properties": {
              "item": { "type": "string" },
              "class": {
                "enum": [
                  "injection_flag", "ner_hold", "draft", "feedback", "provider_eligibility",
                  "protocol_amendment", "upkeep"
                ]
              },
              "kind": { "type": "string" },
              "hold": {
                "type": "object",
                "required": ["kind", "mend"],
                "properties": {
                  "kind": { "enum": ["person", "link", "check", "screen", "shape"] },
                  "mend": { "type": "string", "description": "What would let it through." }
                },
                "description": "What keeps it, while it waits for a maintainer."
              },
              "target_type": { "type": "string" },
              "target_id": { "type": "string" },
              "note": { "type": "string", "description": "Never held text." },
              "opened_at": { "type": "string", "format": "date-time" },
              "resolution": { "type": "string" },
              "resolved_at": { "type": "string", "format": "date-time" },
              "details": {
                "type": "object",
                "properties": { "type": { "enum": ["held", "proposed", "voted", "message", "nothing"] } }
              },
              "log": { "type": "array", "items": { "type": "object" } }
            }
          }
          """);

  static final Shape.Named ITEMS =
      Shape.named(
          "Reviews",
          """
          {
            "type": "object",
            "required": ["items"],
            "properties": { "items": { "type": "array", "items": { "$ref": "#/components/schemas/Review" } } }
          }
          """,
          ITEM);

  static final Shape.Named NEW_ITEM =
      Shape.named(
          "NewReview",
          """
          {
            "type": "object",
            "required": ["confirm", "action"],
            "properties": {
              "confirm": { "const": true },
              "action": { "enum": ["open", "retract", "deprecate", "quarantine", "reinstate", "restore", "vouch"] },
              "kind": { "enum": ["provider_eligibility", "protocol_amendment"] },
              "note": { "type": "string" },
              "uid": { "type": "string" },
              "target_type": { "enum": ["skill", "path", "path_source", "volatile_value", "reference"] },
              "target_id": { "type": "string" },
              "superseded_by": { "type": "string" },
              "to": { "type": "string", "description": "For restore: a version, or a revision of a value or reference." },
              "reason": { "type": "string" }
            }
          }
          """);

  static final Shape.Named ACTION =
      Shape.named(
          "ReviewAction",
          """
          {
            "type": "object",
            "required": ["confirm"],
            "properties": {
              "confirm": { "const": true },
              "patch": { "type": "object", "description": "For edit: a JSON merge patch of the held document." },
              "judgement": { "enum": ["upheld", "dismissed"] },
              "note": { "type": "string" }
            }
          }
          """);

  private ReviewShapes() {}
}
