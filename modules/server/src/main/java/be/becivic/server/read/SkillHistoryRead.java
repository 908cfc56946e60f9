package be.becivic.server.read;

import be.becivic.library.Library;
import be.becivic.library.history.SkillHistoryJson;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.ServedOperation;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/** How a skill came to be what it is (S36). */
record SkillHistoryRead(Library library) implements Read {
  private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40}");

  private static final Parameter<String> ID = Parameter.segment("id").says("Id of the skill.");

  private static final Shape HISTORY =
      Shape.named(
          "SkillHistory",
          """
          {
            "type": "object",
            "required": ["skill_id", "items", "next"],
            "properties": {
              "skill_id": { "type": "string" },
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["commit", "committed_at", "subject"],
                  "properties": {
                    "commit": { "type": "string", "pattern": "^[0-9a-f]{40}$" },
                    "committed_at": { "type": "string", "format": "date-time" },
                    "subject": { "type": "string" },
                    "version": { "type": "string" },
                    "status": { "type": "string" }
                  }
                }
              },
              "next": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("skill_history", "/api/skills/{id}/history")
          .says("The commits that touched a skill.")
          .takes(ID, Filters.UP_TO_100, Filters.AFTER)
          .answers(200, "Newest first", HISTORY)
          .refuses(ErrorCategory.NOT_FOUND)
          .keptFor(Filters.SIGNALS)
          .notAsTool()
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new SkillHistoryRead(doors.library()));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Optional<String> after = arguments.find(Filters.AFTER);
    if (after.filter(text -> !COMMIT.matcher(text).matches()).isPresent()) {
      return Outcome.refused(Rejection.schema("/" + Filters.AFTER.name(), "pattern"));
    }
    int limit = arguments.get(Filters.UP_TO_100);
    return SkillId.parse(arguments.get(ID))
        .filter(skill -> library.corpus().findSkill(skill).isPresent())
        .map(
            skill ->
                SkillHistoryJson.page(
                    skill, library.history(skill, after.map(CommitId::new), limit + 1), limit))
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
