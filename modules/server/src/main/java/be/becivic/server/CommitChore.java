package be.becivic.server;

import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.upkeep.Chore;
import be.becivic.lifecycle.upkeep.Report;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Metrics;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** The commit job with its log lines and its alarm. */
final class CommitChore implements Chore {
  private static final String NAME = JobKind.COMMIT.wireName();

  private final CommitJob job;
  private final AtomicLong overdue;

  CommitChore(CommitJob job, Metrics metrics) {
    this.job = job;
    this.overdue = metrics.registry().gauge("becivic.commit.overdue", new AtomicLong());
  }

  @Override
  public Report run(Optional<byte[]> file) {
    CommitJob.Result result = job.run();
    result
        .failures()
        .forEach(failure -> Log.warn(Event.named("commit_failed").job(NAME).thrown(failure)));
    if (result.committed() > 0) {
      Log.info(Event.named("committed").job(NAME).count(result.committed()));
    }
    overdue.set(job.countOverdue());
    return Report.fine(
        "%d committed, %d held, %d in conflict, %d failed."
            .formatted(
                result.committed(), result.held(), result.conflicts(), result.failures().size()));
  }
}
