package be.becivic.intake.internal.receipt;

import be.becivic.intake.answer.Receipt;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import java.util.Optional;

/** Answers a repeated id with what it was answered first, to whoever sent it first. */
public final class Repeats {
  private final KeyedHashes hashes;
  private final Library library;

  public Repeats(KeyedHashes hashes, Library library) {
    this.hashes = hashes;
    this.library = library;
  }

  /** The answer to an id that is known. */
  public Outcome<Receipt> answer(Tables tables, SubmissionId id, ClientNetwork origin) {
    return switch (FeedbackType.of(id.kind())) {
      case VALIDATION ->
          tables
              .validations()
              .find(id)
              .map(vote -> applied(tables, vote, origin))
              .orElseGet(() -> known(id));
      case ANALYTICS -> Outcome.ok(new Receipt.Recorded(id));
      case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING ->
          tables
              .staging()
              .find(id)
              .map(row -> staged(tables, row, origin))
              .or(() -> tables.receipts().find(id).map(row -> settled(tables, row, origin)))
              .orElseGet(() -> known(id));
    };
  }

  private Outcome<Receipt> staged(Tables tables, StagedSubmission row, ClientNetwork origin) {
    if (!isSubmitter(origin, row.salt(), row.submitterHash())) {
      return anothers();
    }
    return Outcome.ok(
        row.state() == StagingState.STAGED
            ? new Receipt.Staged(
                row.id(), hashes.cancelToken(row.id(), row.salt()), row.commitEta(), true)
            : new Receipt.Settled(row.id(), SubmissionStates.of(tables, row)));
  }

  private Outcome<Receipt> settled(Tables tables, CommittedReceipt row, ClientNetwork origin) {
    return isSubmitter(origin, row.salt(), row.submitterHash())
        ? Outcome.ok(new Receipt.Settled(row.id(), SubmissionStates.of(tables, row)))
        : anothers();
  }

  /** Once the voter's address is erased, nobody can be told from anybody else. */
  private Outcome<Receipt> applied(Tables tables, Validation vote, ClientNetwork origin) {
    Optional<Salt> salt =
        library
            .find(tables, vote.target())
            .map(Artefact::scope)
            .flatMap(scope -> tables.salts().findArtefact(scope));
    boolean isAnotherVoter =
        vote.voter().isPresent()
            && salt.isPresent()
            && !hashes.voter(origin, salt.get()).equals(vote.voter().get().address());
    return isAnotherVoter
        ? anothers()
        : Outcome.ok(new Receipt.Applied(vote.id(), vote.appliedAt(), true));
  }

  private boolean isSubmitter(ClientNetwork origin, Salt salt, Hash submitter) {
    return hashes.submitter(origin, salt).equals(submitter);
  }

  private static Outcome<Receipt> known(SubmissionId id) {
    return Outcome.ok(new Receipt.Known(id));
  }

  private static Outcome<Receipt> anothers() {
    return Outcome.refused(Rejection.of(ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER));
  }
}
