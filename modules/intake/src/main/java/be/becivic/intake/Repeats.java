package be.becivic.intake;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import java.util.Optional;

/** Answers a repeated id with what it was answered first, to whoever sent it first. */
record Repeats(KeyedHashes seals, Library library) {

  /** The answer to an id that is known. */
  Outcome<Receipt> answer(Tables tables, Submission submission) {
    return switch (submission.type()) {
      case VALIDATION ->
          tables
              .validations()
              .find(submission.id())
              .map(vote -> applied(tables, vote, submission))
              .orElseGet(() -> known(submission));
      case ANALYTICS -> Outcome.ok(new Receipt.Recorded(submission.id()));
      case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING ->
          tables
              .staging()
              .find(submission.id())
              .map(row -> staged(row, submission))
              .or(
                  () ->
                      tables.receipts().find(submission.id()).map(row -> settled(row, submission)))
              .orElseGet(() -> known(submission));
    };
  }

  private Outcome<Receipt> staged(StagedSubmission row, Submission submission) {
    if (!isSameSubmitter(submission, row.salt(), row.submitterHash())) {
      return taken();
    }
    return Outcome.ok(
        row.state() == StagingState.STAGED
            ? new Receipt.Staged(
                row.id(), seals.cancelToken(row.id(), row.salt()), row.commitEta(), true)
            : new Receipt.Settled(row.id(), SubmissionState.of(row)));
  }

  private Outcome<Receipt> settled(CommittedReceipt row, Submission submission) {
    return isSameSubmitter(submission, row.salt(), row.submitterHash())
        ? Outcome.ok(new Receipt.Settled(row.id(), SubmissionState.of(row)))
        : taken();
  }

  /** Once the voter's address is erased, nobody can be told from anybody else. */
  private Outcome<Receipt> applied(Tables tables, Validation vote, Submission submission) {
    Optional<Salt> salt =
        library
            .find(tables, vote.target())
            .map(Artefact::scope)
            .flatMap(scope -> tables.salts().findArtefact(scope));
    boolean isAnotherVoter =
        vote.voter().isPresent()
            && salt.isPresent()
            && !seals.voter(submission.origin(), salt.get()).equals(vote.voter().get().address());
    return isAnotherVoter
        ? taken()
        : Outcome.ok(new Receipt.Applied(vote.id(), vote.appliedAt(), true));
  }

  private boolean isSameSubmitter(Submission submission, Salt salt, Hash submitter) {
    return seals.submitter(submission.origin(), salt).equals(submitter);
  }

  private static Outcome<Receipt> known(Submission submission) {
    return Outcome.ok(new Receipt.Known(submission.id()));
  }

  private static Outcome<Receipt> taken() {
    return Outcome.refused(Rejection.of(ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER));
  }
}
