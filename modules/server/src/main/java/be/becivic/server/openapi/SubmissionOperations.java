package be.becivic.server.openapi;

import static be.becivic.protocol.error.ErrorCategory.CAPABILITY_MISMATCH;
import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;
import static be.becivic.protocol.error.ErrorCategory.DIFF_APPLY_FAILED;
import static be.becivic.protocol.error.ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER;
import static be.becivic.protocol.error.ErrorCategory.FORBIDDEN;
import static be.becivic.protocol.error.ErrorCategory.IDENTITY_FIELD_PRESENT;
import static be.becivic.protocol.error.ErrorCategory.INVALID_TRANSITION;
import static be.becivic.protocol.error.ErrorCategory.LAYER2_SCRUB_FAILURE;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.RATE_LIMIT_EXCEEDED;
import static be.becivic.protocol.error.ErrorCategory.REGEX_FAIL;
import static be.becivic.protocol.error.ErrorCategory.SELF_VALIDATION_BLOCKED;
import static be.becivic.protocol.error.ErrorCategory.STAGING_UNAVAILABLE;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.server.openapi.Operation.Access;
import java.util.ArrayList;
import java.util.List;

/** Handing in, asking, taking back. */
final class SubmissionOperations {
  private static final String DRY_RUN =
      "1 or true: only say what would become of it, as a result of the envelope does.";
  private static final String REPEATED =
      "It was handed in before; or, with dry_run, what would become of it";
  private static final String DRY_RUN_OF_MANY =
      "1 or true stands for mode validate where the body has none.";

  private SubmissionOperations() {}

  static List<Operation> list() {
    var all = new ArrayList<Operation>();
    all.add(envelope());
    all.add(session());
    for (FeedbackType type : FeedbackType.values()) {
      all.add(submit(type));
      if (type != FeedbackType.ANALYTICS) {
        all.add(status(type));
        all.add(cancel(type));
        all.add(move(type));
      }
    }
    return all;
  }

  private static Operation envelope() {
    return Operation.post(
            "/api/feedback",
            "submitAll",
            "Hand in, or only try out, up to fifty items of any type at once",
            SchemaRef.of(SchemaName.FEEDBACK_ENVELOPE))
        .taking(Parameter.query("dry_run", DRY_RUN_OF_MANY))
        .answering(200, "One result for each item, in order", SchemaRef.local("EnvelopeAnswer"))
        .refusing(IDENTITY_FIELD_PRESENT, RATE_LIMIT_EXCEEDED, STAGING_UNAVAILABLE);
  }

  private static Operation session() {
    return Operation.get(
            "/api/feedback/sessions/{session_id}",
            "listSession",
            "What was handed in under a session id, while receipts last")
        .answering(200, "Its submissions and how they stand", SchemaRef.local("Session"))
        .refusing(NOT_FOUND, STAGING_UNAVAILABLE);
  }

  private static Operation submit(FeedbackType type) {
    Operation post =
        Operation.post(
                "/api/" + type.collection(),
                "submit" + noun(type),
                "Hand in " + phrase(type),
                SchemaRef.of(SchemaName.of(type)))
            .taking(Parameter.query("dry_run", DRY_RUN));
    Operation answered =
        switch (type) {
          case VALIDATION ->
              post.answering(201, "It counts from now on", SchemaRef.local("AppliedReceipt"))
                  .answering(200, REPEATED, SchemaRef.local("RepeatedReceipt"))
                  .refusing(SELF_VALIDATION_BLOCKED, CROSS_REF_FAIL);
          case ANALYTICS ->
              post.answering(202, "It is counted", SchemaRef.local("AnalyticsReceipt"))
                  .answering(200, "What would become of it", SchemaRef.local("DryRunResult"));
          case CONCERN, RATING -> staged(post).refusing(CROSS_REF_FAIL);
          case AMENDMENT, DRAFT ->
              staged(post).refusing(CROSS_REF_FAIL, DIFF_APPLY_FAILED, LAYER2_SCRUB_FAILURE);
          case FEEDBACK -> staged(post);
        };
    return answered.refusing(
        IDENTITY_FIELD_PRESENT,
        CAPABILITY_MISMATCH,
        REGEX_FAIL,
        DUPLICATE_ID_DIFFERENT_SUBMITTER,
        RATE_LIMIT_EXCEEDED,
        STAGING_UNAVAILABLE);
  }

  private static Operation staged(Operation post) {
    return post.answering(
            201, "It waits and can be cancelled until then", SchemaRef.local("StagedReceipt"))
        .answering(200, REPEATED, SchemaRef.local("RepeatedReceipt"));
  }

  private static Operation status(FeedbackType type) {
    return Operation.get(
            one(type), "get" + noun(type) + "Status", "How a submission stands; never its text")
        .answering(200, "Its state", SchemaRef.local("State"))
        .refusing(NOT_FOUND, STAGING_UNAVAILABLE);
  }

  private static Operation cancel(FeedbackType type) {
    return Operation.delete(
            one(type), "cancel" + noun(type), "Take a submission back with its cancel token")
        .answering(200, "It is gone", SchemaRef.local("Cancelled"))
        .refusing(FORBIDDEN, STAGING_UNAVAILABLE)
        .onlyFor(Access.SUBMITTER);
  }

  private static Operation move(FeedbackType type) {
    return Operation.patch(
            one(type) + "/status",
            "move" + noun(type),
            "Hold, release or discard a submission",
            SchemaRef.local("StateChange"))
        .answering(200, "Its state, and the one before", SchemaRef.local("StateChanged"))
        .refusing(INVALID_TRANSITION, NOT_FOUND, STAGING_UNAVAILABLE)
        .onlyFor(Access.OPERATOR);
  }

  private static String one(FeedbackType type) {
    return "/api/" + type.collection() + "/{id}";
  }

  private static String noun(FeedbackType type) {
    String name = type.wireName();
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static String phrase(FeedbackType type) {
    return switch (type) {
      case CONCERN -> "a concern: something is wrong or missing";
      case AMENDMENT -> "an amendment: a correction of something that exists";
      case VALIDATION -> "a validation: confirm or reject what others changed";
      case DRAFT -> "a proposal for a new skill or path";
      case FEEDBACK -> "feedback about Be Civic itself";
      case RATING -> "a rating on one of three axes";
      case ANALYTICS -> "an analytics event, with consent";
    };
  }
}
