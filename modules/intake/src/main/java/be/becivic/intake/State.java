package be.becivic.intake;

import be.becivic.records.model.CommittedReceipt;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.StagedSubmission;
import be.becivic.records.model.StagingState;
import be.becivic.records.model.Target;
import be.becivic.records.model.Validation;
import java.time.Instant;

/** Where a submission stands, as anyone who knows its id may ask. */
public sealed interface State {

  /** It can still be cancelled. */
  record Staged(Instant commitEta) implements State {}

  /** It has been accepted. */
  record Committed(Instant at) implements State {}

  /** It is a vote that counts. */
  record Applied(Instant at) implements State {}

  /** It is a vote that pulled its target. */
  record Quarantined(Target target) implements State {}

  /** It waited for a person, or does so still. */
  record Reviewed(String state) implements State {}

  static State of(StagedSubmission row) {
    return row.state() == StagingState.STAGED
        ? new Staged(row.commitEta())
        : new Reviewed(row.state().wireName());
  }

  static State of(CommittedReceipt receipt) {
    return receipt.state() == ReceiptState.COMMITTED
        ? new Committed(receipt.at())
        : new Reviewed(receipt.state().wireName());
  }

  static State of(Validation vote) {
    return vote.quarantined() ? new Quarantined(vote.target()) : new Applied(vote.appliedAt());
  }
}
