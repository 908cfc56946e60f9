package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Tables;
import be.becivic.records.model.CommittedReceipt;
import be.becivic.records.model.Hash;
import be.becivic.records.model.Salt;
import be.becivic.records.model.StagedSubmission;
import java.util.Optional;

/** Answers a repeated id with what it was answered first, to whoever sent it first. */
record Repeats(Seals seals) {

  /** Most ids are new, and one look tells: every id that was ever accepted stays known. */
  Optional<Answer> find(Tables tables, Submission submission) {
    return tables.knownIds().contains(submission.id())
        ? Optional.of(answer(tables, submission))
        : Optional.empty();
  }

  /** The answer to an id that is known. */
  Answer answer(Tables tables, Submission submission) {
    return tables
        .staging()
        .find(submission.id())
        .map(row -> staged(row, submission))
        .or(() -> tables.receipts().find(submission.id()).map(row -> settled(row, submission)))
        .orElseGet(() -> Answer.receipt(new Receipt.Known(submission.id())));
  }

  private Answer staged(StagedSubmission row, Submission submission) {
    if (!isSameSubmitter(submission, row.salt(), row.submitterHash())) {
      return taken();
    }
    String token = seals.cancelToken(row.id(), row.salt());
    return Answer.receipt(new Receipt.Staged(row.id(), token, row.commitEta(), true));
  }

  private Answer settled(CommittedReceipt row, Submission submission) {
    return isSameSubmitter(submission, row.salt(), row.submitterHash())
        ? Answer.receipt(new Receipt.Settled(row.id(), States.of(row)))
        : taken();
  }

  private boolean isSameSubmitter(Submission submission, Salt salt, Hash submitter) {
    return seals.submitter(submission.origin(), salt).equals(submitter);
  }

  private static Answer taken() {
    return Answer.refused(Rejection.of(ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER));
  }
}
