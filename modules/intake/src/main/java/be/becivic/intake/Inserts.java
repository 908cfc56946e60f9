package be.becivic.intake;

import be.becivic.records.Tables;
import be.becivic.records.submission.StagedSubmission;
import java.util.ArrayList;
import java.util.List;

/**
 * A transaction, and the rows it has yet to write: those of all submissions together take fewer
 * statements.
 */
final class Inserts {
  private final Tables tables;
  private final List<StagedSubmission> staged = new ArrayList<>();

  Inserts(Tables tables) {
    this.tables = tables;
  }

  Tables tables() {
    return tables;
  }

  void add(StagedSubmission row) {
    staged.add(row);
  }

  /** Writes what is waiting: at the end, and before anything looks for it. */
  void flush() {
    tables.staging().insertAll(staged);
    staged.clear();
  }
}
