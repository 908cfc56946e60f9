package be.becivic.intake.internal.staging;

import be.becivic.intake.answer.Receipt;
import be.becivic.records.Tables;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.records.submission.StagedSubmission;
import java.util.ArrayList;
import java.util.List;

/** Rows a transaction has yet to write: those of all submissions together take fewer statements. */
public final class RowBatch {
  private final Tables tables;
  private final List<StagedSubmission> waiting = new ArrayList<>();
  private final List<QueuedSubmission> queued = new ArrayList<>();

  public RowBatch(Tables tables) {
    this.tables = tables;
  }

  public Receipt.Staged add(PreparedRow prepared) {
    StagedSubmission row = prepared.row();
    waiting.add(row);
    prepared.queued().ifPresent(queued::add);
    return new Receipt.Staged(row.id(), prepared.token(), row.commitEta(), false);
  }

  /** Writes what is waiting: at the end, and before anything looks for it. */
  public void flush() {
    tables.staging().insertAll(waiting);
    waiting.clear();
    tables.queue().enter(queued);
    queued.clear();
  }
}
