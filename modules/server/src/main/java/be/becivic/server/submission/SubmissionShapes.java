package be.becivic.server.submission;

import be.becivic.protocol.operation.Shape;

/** What submitters are answered with. */
public final class SubmissionShapes {
  public static final Shape.Named STAGED =
      Shape.named(
          "StagedReceipt",
          """
          {
            "type": "object",
            "required": ["cancel_token", "cancel_url", "commit_eta", "staging_window_hours"],
            "properties": {
              "cancel_token": {
                "type": "string",
                "pattern": "^[A-Za-z0-9_-]{43}$",
                "description": "Takes it back until it is committed; show it to nobody else."
              },
              "cancel_url": {
                "type": "string",
                "format": "uri",
                "description": "DELETE it with the token as Authorization: Bearer."
              },
              "commit_eta": { "type": "string", "format": "date-time", "description": "When it will be committed." },
              "staging_window_hours": { "type": "number", "exclusiveMinimum": 0 }
            },
            "patternProperties": { "^(concern|amendment|draft|feedback|rating)_id$": { "type": "string" } },
            "additionalProperties": false
          }
          """);

  public static final Shape.Named APPLIED =
      Shape.named(
          "AppliedReceipt",
          """
          {
            "type": "object",
            "required": ["validation_id"],
            "properties": {
              "validation_id": { "type": "string" },
              "applied_at": { "type": "string", "format": "date-time", "description": "Since when it counts." },
              "status": { "const": "duplicate" },
              "would_stage_for": {
                "type": "string",
                "format": "date-time",
                "description": "When it would count, where it was only checked."
              }
            }
          }
          """);

  public static final Shape.Named DRY_RUN =
      Shape.named(
          "DryRunResult",
          """
          {
            "type": "object",
            "required": ["idx", "type", "ok", "status", "id"],
            "properties": {
              "idx": { "const": 0 },
              "type": { "type": "string" },
              "ok": { "type": "boolean" },
              "status": { "enum": ["validated", "held", "duplicate"] },
              "id": { "type": "string" },
              "would_stage_for": { "type": "string", "format": "date-time" },
              "cancel_token": { "type": "string" },
              "commit_eta": { "type": "string", "format": "date-time" },
              "applied_at": { "type": "string", "format": "date-time" },
              "state": { "type": "string" },
              "hold": {
                "type": "object",
                "required": ["kind", "mend"],
                "properties": {
                  "kind": { "enum": ["person", "link", "check", "screen", "shape"] },
                  "mend": { "type": "string" },
                  "noticed": { "type": "string" }
                },
                "description": "What would keep it once its window is over."
              },
              "findings": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["rule", "file", "line", "column", "remedy"],
                  "properties": {
                    "rule": { "type": "string" },
                    "file": { "type": "string" },
                    "line": { "type": "integer" },
                    "column": { "type": "integer" },
                    "remedy": { "type": "string" }
                  }
                },
                "description": "What the checks refuse, and how to mend it."
              }
            }
          }
          """);

  public static final Shape.Named REPEATED =
      Shape.named(
          "RepeatedReceipt",
          """
          {
            "anyOf": [
              {
                "type": "object",
                "properties": {
                  "status": { "enum": ["duplicate", "cancelled"] },
                  "state": { "type": "string" },
                  "hint": { "type": "string" },
                  "would_stage_for": {
                    "type": "string",
                    "format": "date-time",
                    "description": "When it would count, where it was only checked."
                  }
                }
              },
              { "$ref": "#/components/schemas/StagedReceipt" },
              { "$ref": "#/components/schemas/AppliedReceipt" },
              { "$ref": "#/components/schemas/DryRunResult" }
            ]
          }
          """,
          STAGED,
          APPLIED,
          DRY_RUN);

  public static final Shape.Named COUNTED =
      Shape.named(
          "AnalyticsReceipt",
          """
          {
            "type": "object",
            "required": ["analytics_event_id"],
            "properties": { "analytics_event_id": { "type": "string" } }
          }
          """);

  public static final Shape.Named STATE =
      Shape.named(
          "State",
          """
          {
            "type": "object",
            "required": ["state"],
            "properties": {
              "state": {
                "enum": [
                  "staged", "committed", "applied", "quarantined", "ner_held_for_review", "released",
                  "released_after_edit", "discarded", "conflict"
                ]
              },
              "commit_eta": {
                "type": "string",
                "format": "date-time",
                "description": "Until when it can be cancelled."
              },
              "committed_at": { "type": "string", "format": "date-time" },
              "applied_at": { "type": "string", "format": "date-time" },
              "target_type": { "type": "string" },
              "target_id": { "type": "string" },
              "hold": {
                "type": "object",
                "required": ["kind", "mend"],
                "properties": {
                  "kind": { "enum": ["person", "link", "check", "screen", "shape"] },
                  "mend": { "type": "string", "description": "What would let it through." },
                  "noticed": { "type": "string", "description": "What was noticed; never submitted text." }
                },
                "description": "What keeps it, while it waits for a maintainer."
              },
              "waits": {
                "type": "object",
                "required": ["for", "since", "mend"],
                "properties": {
                  "for": { "const": "another_change" },
                  "since": { "type": "string", "format": "date-time" },
                  "mend": { "type": "string", "description": "When it goes on." }
                },
                "description": "Why it is still staged though its time has come."
              }
            }
          }
          """);

  public static final Shape.Named CANCELLED =
      Shape.named(
          "Cancelled",
          """
          {
            "type": "object",
            "required": ["cancelled"],
            "properties": { "cancelled": { "const": true } }
          }
          """);

  public static final Shape.Named RESULTS =
      Shape.named(
          "EnvelopeAnswer",
          """
          {
            "type": "object",
            "required": ["session_id", "mode", "results"],
            "properties": {
              "session_id": { "type": "string" },
              "mode": { "enum": ["validate", "stage"] },
              "results": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["idx", "ok", "status"],
                  "properties": {
                    "idx": { "type": "integer", "minimum": 0 },
                    "type": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
                    "ok": { "type": "boolean" },
                    "status": { "enum": ["validated", "held", "staged", "applied", "duplicate", "cancelled", "rejected"] },
                    "id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
                    "cancel_token": { "type": "string" },
                    "cancel_url": { "type": "string" },
                    "commit_eta": { "type": "string", "format": "date-time" },
                    "would_stage_for": { "type": "string", "format": "date-time" },
                    "applied_at": { "type": "string", "format": "date-time" },
                    "error": { "type": "string" },
                    "schema_pointer": { "type": "string" },
                    "keyword": { "type": "string" },
                    "missing": { "type": "string" },
                    "retry_after": { "type": "integer" },
                    "hold": { "type": "object", "description": "What would keep it once its window is over." },
                    "findings": {
                      "type": "array",
                      "items": { "type": "object" },
                      "description": "What the checks refuse: rule, file, line, column, remedy."
                    }
                  }
                },
                "description": "One for each item, in their order."
              }
            }
          }
          """);

  public static final Shape.Named SESSION =
      Shape.named(
          "Session",
          """
          {
            "type": "object",
            "required": ["items"],
            "properties": {
              "session_id": { "type": "string" },
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["type", "id", "state"],
                  "properties": {
                    "type": { "type": "string" },
                    "id": { "type": "string" },
                    "state": { "type": "string" },
                    "received_at": { "type": "string", "format": "date-time" },
                    "commit_eta": {
                      "type": "string",
                      "format": "date-time",
                      "description": "Until when it can be cancelled."
                    },
                    "settled_at": { "type": "string", "format": "date-time" }
                  }
                }
              }
            }
          }
          """);

  private SubmissionShapes() {}
}
