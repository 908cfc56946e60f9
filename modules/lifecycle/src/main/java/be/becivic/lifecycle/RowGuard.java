package be.becivic.lifecycle;

import be.becivic.records.Tables;
import be.becivic.records.submission.StagedSubmission;
import java.util.Optional;

/** A look outside the transaction counts inside it only while the row is what was looked at. */
final class RowGuard {
  private RowGuard() {}

  static Optional<StagedSubmission> find(Tables tables, StagedSubmission seen) {
    return tables
        .staging()
        .find(seen.id())
        .filter(row -> row.state() == seen.state() && row.payload().equals(seen.payload()));
  }
}
