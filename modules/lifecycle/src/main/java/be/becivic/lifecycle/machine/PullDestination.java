package be.becivic.lifecycle.machine;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import java.util.Optional;

/**
 * Where an artefact goes when a text of it is pulled: back to what stood before, or down where
 * nothing did. When the text of ours is pulled beside a change, the change goes with it.
 */
final class PullDestination {
  private PullDestination() {}

  static Status of(MainReading main, Assessment assessment) {
    return isBeside(assessment)
        ? Status.QUARANTINED
        : main.former().map(FormerText::status).orElse(Status.QUARANTINED);
  }

  /** Notes what is put back, and what is undone for it. */
  static void note(Tables tables, MainReading main, Assessment assessment, DecisionInputs inputs) {
    main.former()
        .ifPresent(
            former -> {
              inputs.restoredFrom(former.commit());
              findChange(tables, assessment.artefact().target()).ifPresent(inputs::change);
            });
  }

  private static boolean isBeside(Assessment assessment) {
    return assessment.artefact().underReview().isPresent() && !assessment.isOfChange();
  }

  /** The commit of the last change that somebody proposed. */
  static Optional<CommitId> findChange(Tables tables, Target target) {
    return tables.changes().list(target).reversed().stream()
        .filter(change -> change.state() == ChangeState.MERGED && change.submission().isPresent())
        .findFirst()
        .flatMap(ChangeRecord::mergeCommit)
        .map(CommitId::new);
  }
}
