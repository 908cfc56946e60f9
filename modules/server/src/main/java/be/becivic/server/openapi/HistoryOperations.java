package be.becivic.server.openapi;

import static be.becivic.protocol.error.ErrorCategory.BAD_REQUEST;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.STAGING_UNAVAILABLE;

import java.util.List;
import java.util.stream.Stream;

/** The catalogues, and how everything came to say what it says. */
final class HistoryOperations {
  private HistoryOperations() {}

  static List<Operation> list() {
    return Stream.concat(
            Stream.of(
                paged(
                        Operation.get(
                            "/api/skills/{id}/history",
                            "getSkillHistory",
                            "The commits that touched a skill"))
                    .answering(200, "Newest first", SchemaRef.local("SkillHistory"))
                    .refusing(NOT_FOUND, BAD_REQUEST)),
            Stream.concat(
                catalogue("/api/volatile-values", "VolatileValue", "volatile values"),
                catalogue("/api/references", "Reference", "references")))
        .toList();
  }

  private static Stream<Operation> catalogue(String path, String name, String words) {
    return Stream.of(
        paged(Operation.get(path, "list" + name + "s", "The current rows of all " + words))
            .answering(200, "By number", SchemaRef.local("CatalogueRows"))
            .refusing(BAD_REQUEST, STAGING_UNAVAILABLE),
        Operation.get(path + "/{uid}", "get" + name, "The current row of one of the " + words)
            .answering(200, "The row", SchemaRef.local("CatalogueRow"))
            .refusing(NOT_FOUND, STAGING_UNAVAILABLE),
        Operation.get(
                path + "/{uid}/history", "get" + name + "History", "Every revision of it there was")
            .answering(200, "Newest first", SchemaRef.local("CatalogueHistory"))
            .refusing(NOT_FOUND, STAGING_UNAVAILABLE));
  }

  private static Operation paged(Operation operation) {
    return operation.taking(
        Parameter.query("limit", "At most so many, up to 100."),
        Parameter.query("after", "The cursor that an earlier answer gave as next."));
  }
}
