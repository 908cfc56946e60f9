package be.becivic.server.read;

import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** Why an artefact has its status, and what it waits for. */
record LifecycleRead(
    TargetType type, Parameter<String> id, Function<Target, Optional<ArtefactLifecycle>> explain)
    implements Read {
  static final Shape LIFECYCLE =
      Shape.named(
          "Lifecycle",
          """
          {
            "type": "object",
            "required": [
              "target_type", "target_id", "status", "cohort", "counts", "needs", "would", "under_way", "caveats",
              "history"
            ],
            "properties": {
              "target_type": { "type": "string" },
              "target_id": { "type": "string" },
              "status": { "type": "string", "description": "Status of an artefact." },
              "cohort": {
                "type": "object",
                "required": ["started_at"],
                "properties": {
                  "started_at": { "type": "string", "format": "date-time" },
                  "anchor": { "type": "string" }
                }
              },
              "counts": {
                "type": "object",
                "description": "Networks, each with its latest verdict.",
                "additionalProperties": { "type": "integer", "minimum": 0 }
              },
              "next": { "type": "string", "description": "The status it works towards." },
              "needs": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["need", "sentence"],
                  "properties": { "need": { "type": "string" }, "sentence": { "type": "string" } }
                },
                "description": "What that still needs."
              },
              "progress": { "type": "string", "description": "All needs in one line." },
              "would": {
                "type": "object",
                "description": "What the next look at it leads to.",
                "properties": {
                  "to": { "type": "string" },
                  "rule": { "type": "string" },
                  "sentence": { "type": "string" }
                }
              },
              "under_way": { "type": "boolean" },
              "caveats": { "type": "array", "items": { "type": "string" } },
              "history": {
                "type": "array",
                "description": "Every decision about it; each hash covers the decision and the hash before it.",
                "items": { "type": "object" }
              }
            }
          }
          """);

  static final List<ServedOperation> SERVED =
      List.of(
          served("skill", "/api/skills/{id}", "a skill", TargetType.SKILL),
          served("path", "/api/paths/{id}", "a path", TargetType.PATH),
          served(
              "path_source",
              "/api/path-sources/{id}",
              "one source of a path",
              TargetType.PATH_SOURCE),
          served(
              "volatile_value", "/api/volatile-values/{uid}", "a value", TargetType.VOLATILE_VALUE),
          served("reference", "/api/references/{uid}", "a reference", TargetType.REFERENCE));

  private static ServedOperation served(String name, String path, String what, TargetType type) {
    Parameter<String> id =
        Parameter.segment(path.endsWith("{uid}") ? "uid" : "id")
            .says("Its id; of a source, path:source.");
    Operation operation =
        Operation.get(name + "_lifecycle", path + "/lifecycle")
            .says("Why " + what + " has its status, its votes and what it still needs.")
            .takes(id)
            .answers(200, "Where it stands and every decision about it", LIFECYCLE)
            .refuses(ErrorCategory.NOT_FOUND)
            .keptFor(Filters.SIGNALS)
            .notAsTool()
            .open();
    return new ServedOperation(
        operation, doors -> new LifecycleRead(type, id, doors.machine()::explain));
  }

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    return answer(Target.parse(type, arguments.get(id)).flatMap(explain));
  }

  static Outcome<ObjectNode> answer(Optional<ArtefactLifecycle> lifecycle) {
    return lifecycle
        .map(LifecycleJson::of)
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
