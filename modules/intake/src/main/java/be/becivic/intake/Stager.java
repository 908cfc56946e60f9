package be.becivic.intake;

import be.becivic.library.reference.ResolvedReferences;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Salt;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Lets a submission wait out the window in which it can be cancelled. */
record Stager(KeyedHashes seals, Duration window, Supplier<Salt> freshSalt) {

  /** Does all it can beforehand, so that the one thread that writes has only writing to do. */
  Entry prepare(Submission submission, ResolvedReferences crossed) {
    Salt salt = freshSalt.get();
    String token = seals.cancelToken(submission.id(), salt);
    StagedSubmission row = row(submission, crossed, salt, token);
    return inserts -> {
      inserts.add(row);
      return new Receipt.Staged(row.id(), token, row.commitEta(), false);
    };
  }

  Instant commitEta(Submission submission) {
    Instant sent = submission.submittedAt();
    Instant received = submission.receivedAt();
    return (sent.isAfter(received) ? sent : received).plus(window);
  }

  private StagedSubmission row(
      Submission submission, ResolvedReferences crossed, Salt salt, String token) {
    return new StagedSubmission(
        submission.id(),
        StagingState.STAGED,
        payload(submission).toString(),
        submission.submittedAt(),
        submission.receivedAt(),
        commitEta(submission),
        KeyedHashes.tokenHash(token),
        salt,
        seals.submitter(submission.origin(), salt),
        crossed.cohortAnchor(),
        Optional.empty(),
        submission.session());
  }

  /** Which session was rated is nobody's business once its id was found well-formed (§6.2.7). */
  private static JsonNode payload(Submission submission) {
    boolean isSessionRating =
        submission.type() == FeedbackType.RATING
            && submission.text("target_type").filter("session"::equals).isPresent();
    return isSessionRating
        ? ((ObjectNode) submission.document().deepCopy()).without("target_id")
        : submission.document();
  }
}
