package be.becivic.server.openapi;

import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;
import static be.becivic.protocol.error.ErrorCategory.DIFF_APPLY_FAILED;
import static be.becivic.protocol.error.ErrorCategory.FORBIDDEN;
import static be.becivic.protocol.error.ErrorCategory.INVALID_TRANSITION;
import static be.becivic.protocol.error.ErrorCategory.LAYER2_SCRUB_FAILURE;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.REGEX_FAIL;
import static be.becivic.protocol.error.ErrorCategory.STAGING_UNAVAILABLE;

import be.becivic.server.openapi.Operation.Access;
import java.util.List;
import java.util.stream.Stream;

/** What a maintainer's programs ask for. */
final class MaintenanceOperations {
  private static final String QUEUE = "/api/_internal/review";
  private static final String CHANGES = "/api/_internal/changes";
  private static final SchemaRef ACTED = SchemaRef.local("Acted");

  private MaintenanceOperations() {}

  static List<Operation> list() {
    return Stream.concat(reviews(), changes())
        .map(each -> each.refusing(STAGING_UNAVAILABLE).onlyFor(Access.OPERATOR))
        .toList();
  }

  private static Stream<Operation> reviews() {
    return Stream.of(
        Operation.get(QUEUE, "listReviews", "What waits for a maintainer")
            .taking(
                Parameter.query(
                    "class",
                    "Only one class.",
                    "injection_flag|ner_hold|draft|feedback|provider_eligibility"
                        + "|protocol_amendment|upkeep"),
                Parameter.query("state", "What waits, or what was decided.", "open|settled"))
            .answering(200, "Items, without any held text", SchemaRef.local("Reviews")),
        Operation.get(QUEUE + "/{item}", "getReview", "Everything about one item")
            .answering(200, "The item, held text and all", SchemaRef.local("Review"))
            .refusing(NOT_FOUND),
        Operation.post(
                QUEUE,
                "beginReview",
                "Open an item by hand, or retract, deprecate, quarantine or reinstate something",
                SchemaRef.local("NewReview"))
            .answering(201, "The item", SchemaRef.local("Review"))
            .answering(200, "What was done", ACTED)
            .refusing(
                NOT_FOUND, INVALID_TRANSITION, CROSS_REF_FAIL, REGEX_FAIL, LAYER2_SCRUB_FAILURE),
        Operation.post(
                QUEUE + "/{item}/{action}",
                "actOnReview",
                "Release, edit, discard, merge, close, judge, triage or note",
                SchemaRef.local("ReviewAction"))
            .answering(200, "What was done", ACTED)
            .refusing(
                NOT_FOUND, INVALID_TRANSITION, CROSS_REF_FAIL, REGEX_FAIL, LAYER2_SCRUB_FAILURE));
  }

  private static Stream<Operation> changes() {
    return Stream.of(
        Operation.get(CHANGES, "listChanges", "Changes of the corpus")
            .taking(Parameter.query("state", "Those that wait, or the newest.", "open|all"))
            .answering(200, "Changes", SchemaRef.local("Changes")),
        Operation.get(CHANGES + "/{key}", "getChange", "What a change would do to main now")
            .answering(200, "The change, its diff and verdict", SchemaRef.local("ProposedChange"))
            .refusing(NOT_FOUND),
        Operation.post(
                CHANGES,
                "openChange",
                "Bring in a folder of this machine, or a branch",
                SchemaRef.local("NewChange"))
            .answering(200, "It is on main, or was already", SchemaRef.local("Landed"))
            .answering(202, "It waits for the forge", SchemaRef.local("Landed"))
            .refusing(NOT_FOUND, FORBIDDEN, DIFF_APPLY_FAILED, CROSS_REF_FAIL),
        decision("merge", "mergeChange", "Bring a change to main"),
        decision("close", "closeChange", "Decide against a change"));
  }

  private static Operation decision(String verb, String id, String summary) {
    return Operation.post(CHANGES + "/{key}/" + verb, id, summary, SchemaRef.local("Confirmation"))
        .answering(200, "What was done", ACTED)
        .refusing(NOT_FOUND, INVALID_TRANSITION, CROSS_REF_FAIL);
  }
}
