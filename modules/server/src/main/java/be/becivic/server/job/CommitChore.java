package be.becivic.server.job;

import be.becivic.changes.ChangeJob;
import be.becivic.changes.MainGuard.Look;
import be.becivic.lifecycle.CommitJob;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Metrics;
import be.becivic.server.wiring.Rooms;
import be.becivic.upkeep.Chore;
import be.becivic.upkeep.ChoreReport;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Due rows first, then the changes they opened, then what main became; and the alarms. */
final class CommitChore implements Chore {
  private static final String NAME = JobKind.COMMIT.wireName();
  private static final String REASON = "some_failed";

  private final Rooms rooms;
  private final AtomicLong overdue;
  private final AtomicLong refused;

  CommitChore(Rooms rooms, Metrics metrics) {
    this.rooms = rooms;
    this.overdue = metrics.registry().gauge("becivic.commit.overdue", new AtomicLong());
    this.refused = metrics.registry().gauge("becivic.main.refused", new AtomicLong());
  }

  @Override
  public ChoreReport run(Optional<byte[]> file) {
    CommitJob.Result rows = rooms.commitJob.run();
    ChangeJob.Result changes = rooms.changes.job().run();
    rows.failures().forEach(CommitChore::logFailure);
    changes.failures().forEach(CommitChore::logFailure);
    int done = rows.committed() + changes.merged();
    if (done > 0) {
      Log.info(Event.named("committed").job(NAME).count(done));
    }
    refused.set(rooms.guard.look() instanceof Look.Refused ? 1 : 0);
    overdue.set(rooms.commitJob.countOverdue());
    int failed = rows.failures().size() + changes.failures().size();
    String text =
        "%d committed, %d held, %d in conflict, %d merged, %d failed."
            .formatted(rows.committed(), rows.held(), rows.conflicts(), changes.merged(), failed);
    return failed == 0 ? ChoreReport.fine(text) : ChoreReport.failed(REASON, text);
  }

  private static void logFailure(RuntimeException failure) {
    Log.warn(Event.named("commit_failed").job(NAME).thrown(failure));
  }
}
