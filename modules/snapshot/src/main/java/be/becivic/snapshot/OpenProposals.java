package be.becivic.snapshot;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes on with proposals that were under way; what they change follows from what they say. */
final class OpenProposals {
  private OpenProposals() {}

  static void reopen(Tables tables, CommitId main) {
    List<ChangeRecord> open = new ArrayList<>();
    tables
        .amendments()
        .forEach(
            row -> {
              if (row.state() == ProposalState.PENDING) {
                open.add(
                    change(
                        ChangeKind.AMENDMENT,
                        row.submission(),
                        row.target(),
                        main,
                        row.committedAt()));
              }
            });
    tables
        .drafts()
        .forEach(
            row -> {
              if (row.state() == ProposalState.PENDING) {
                open.add(
                    change(
                        ChangeKind.DRAFT,
                        row.submission(),
                        row.proposed(),
                        main,
                        row.committedAt()));
              }
            });
    open.forEach(tables.changes()::insert);
  }

  private static ChangeRecord change(
      ChangeKind kind, SubmissionId id, Target target, CommitId main, Instant at) {
    ChangeKey key = ChangeKey.of(id);
    return new ChangeRecord(
        key.value(),
        kind.wireName(),
        target,
        Optional.of(id),
        key.branch(),
        main.value(),
        ChangeState.OPEN,
        Optional.empty(),
        at,
        Optional.empty());
  }
}
