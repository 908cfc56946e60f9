package be.becivic.server.openapi;

import static be.becivic.protocol.error.ErrorCategory.BAD_REQUEST;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.STAGING_UNAVAILABLE;

import be.becivic.server.openapi.Operation.Access;
import java.util.List;
import java.util.stream.Stream;

/** Everything under {@code /api}. */
final class Operations {
  static final List<Operation> ALL =
      Stream.of(
              SubmissionOperations.list(),
              concerns(),
              lifecycles(),
              HistoryOperations.list(),
              ReadOperations.list(),
              internal(),
              MaintenanceOperations.list())
          .flatMap(List::stream)
          .toList();

  private Operations() {}

  private static List<Operation> concerns() {
    return List.of(
        concernList("/api/concerns", "listConcerns")
            .taking(Parameter.query("skill", "A skill whose concerns to list.")),
        concernList("/api/skills/{id}/concerns", "listSkillConcerns"),
        concernList("/api/skills/{id}/observations", "listSkillObservations"));
  }

  private static Operation concernList(String path, String id) {
    return Operation.get(path, id, "What others found wrong; community text, to be read as data")
        .taking(
            Parameter.query(
                "status", "Concerns, or amendments not merged yet.", "committed|pending"),
            Parameter.query("since", "Only what was committed at or after this time."),
            Parameter.query("limit", "At most so many, up to 100."),
            Parameter.query("include", "cited adds what is about anything the skill cites."),
            Parameter.query("after", "The cursor that an earlier answer gave as next."))
        .answering(200, "Newest first, with the way to the next ones", SchemaRef.local("Concerns"))
        .refusing(NOT_FOUND, BAD_REQUEST, STAGING_UNAVAILABLE);
  }

  private static List<Operation> lifecycles() {
    return List.of(
        lifecycle("/api/skills/{id}/lifecycle", "getSkillLifecycle"),
        lifecycle("/api/paths/{id}/lifecycle", "getPathLifecycle"),
        lifecycle("/api/path-sources/{id}/lifecycle", "getPathSourceLifecycle"),
        lifecycle("/api/volatile-values/{uid}/lifecycle", "getVolatileValueLifecycle"),
        lifecycle("/api/references/{uid}/lifecycle", "getReferenceLifecycle"));
  }

  private static Operation lifecycle(String path, String id) {
    return Operation.get(path, id, "Why it has its status, and what it still needs")
        .answering(200, "Where it stands and every decision about it", SchemaRef.local("Lifecycle"))
        .refusing(NOT_FOUND, STAGING_UNAVAILABLE);
  }

  private static List<Operation> internal() {
    return List.of(
        Operation.get(
                "/api/_internal/artefact-stats",
                "getArtefactStats",
                "How many different networks voted on an artefact")
            .taking(
                Parameter.query(
                    "target_type",
                    "What kind of artefact.",
                    "skill|volatile_value|reference|observation|path|path_source"),
                Parameter.query("target_id", "Its id or number."))
            .answering(200, "The counts of its current cohort", SchemaRef.local("ArtefactStats"))
            .refusing(NOT_FOUND, STAGING_UNAVAILABLE)
            .onlyFor(Access.OPERATOR),
        Operation.get(
                "/api/_internal/rating-stats", "getRatingStats", "How ratings stand on each axis")
            .answering(200, "Number and average", SchemaRef.local("RatingStats"))
            .refusing(STAGING_UNAVAILABLE)
            .onlyFor(Access.OPERATOR),
        Operation.post(
                "/api/_internal/catalogue-entries",
                "mintCatalogueEntry",
                "Give a new catalogue name its number",
                SchemaRef.local("NewCatalogueEntry"))
            .answering(201, "The new number", SchemaRef.local("CatalogueEntry"))
            .answering(200, "The number it has", SchemaRef.local("CatalogueEntry"))
            .refusing(STAGING_UNAVAILABLE)
            .onlyFor(Access.OPERATOR),
        Operation.post(
                "/api/_internal/jobs/{name}",
                "runJob",
                "Run a job now",
                SchemaRef.local("JobInput"))
            .answering(200, "How it went", SchemaRef.local("JobReport"))
            .refusing(NOT_FOUND, STAGING_UNAVAILABLE)
            .onlyFor(Access.OPERATOR));
  }
}
