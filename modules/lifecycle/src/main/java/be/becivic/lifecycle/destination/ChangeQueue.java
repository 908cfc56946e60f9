package be.becivic.lifecycle.destination;

import be.becivic.library.Library;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.ProposalState;
import be.becivic.records.submission.StagedSubmission;
import java.time.Instant;
import java.util.List;

/** Lets one change of an artefact at a time come under review; the others wait for their turn. */
public record ChangeQueue(Library library) {

  /** Whether another change of the same artefact is under review, or on its way there. */
  public boolean isTaken(Tables tables, Submission submission) {
    return submission.findChanged().filter(target -> library.hasChange(tables, target)).isPresent();
  }

  /** Whether another server opened a change of the same artefact while a row was being opened. */
  public static boolean isOutrun(Tables tables, StagedSubmission row, Submission submission) {
    return tables.staging().find(row.id()).isPresent()
        && submission
            .findChanged()
            .map(target -> tables.amendments().list(List.of(target), ProposalState.PENDING))
            .filter(pending -> !pending.isEmpty())
            .isPresent();
  }

  /** Notes that it waits, and has the change looked at that it waits for. */
  public static void await(
      Tables tables, StagedSubmission row, Submission submission, Instant now) {
    Target target = submission.findChanged().orElseThrow();
    tables.queue().await(row.id(), target, now);
    tables.dueChecks().ask(target, now);
  }
}
