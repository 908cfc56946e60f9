package be.becivic.lifecycle.review.queue;

import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiPredicate;
import tools.jackson.databind.node.ObjectNode;

/** Does small things and writes them down in one go. */
record LoggedActions(Records records, InstantSource clock) {

  /**
   * Does the work, and logs it if it was still to be done.
   *
   * @param work whether there was anything to do
   */
  ActionOutcome write(
      String subject,
      String rule,
      ObjectNode inputs,
      String did,
      BiPredicate<Tables, Instant> work) {
    Instant now = clock.instant();
    boolean isDone =
        records.write(
            tables -> {
              boolean isTodo = work.test(tables, now);
              if (isTodo) {
                MaintainerLog.append(tables, subject, rule, inputs, now);
              }
              return isTodo;
            });
    return isDone
        ? new ActionOutcome.Done(rule, did)
        : ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION);
  }

  ActionOutcome note(String subject, String words) {
    return write(
        subject,
        "maintainer_note",
        MaintainerLog.inputs().put("note", words),
        "The note is in the log.",
        (_, _) -> true);
  }
}
