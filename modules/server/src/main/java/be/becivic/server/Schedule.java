package be.becivic.server;

import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.forge.ChangeJob;
import be.becivic.lifecycle.forge.MainGuard.Look;
import be.becivic.lifecycle.machine.Tick;
import be.becivic.server.config.Keys;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Metrics;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** What happens by itself, and how often. */
final class Schedule {
  private static final Duration HOURLY = Duration.ofHours(1);

  private Schedule() {}

  static List<Job> of(Rooms rooms, Metrics metrics) {
    return List.of(
        commit(rooms, metrics), lifecycle(rooms), new Job("upkeep", HOURLY, rooms.upkeep::run));
  }

  /** Due rows first, then the changes they opened, then what main became. */
  private static Job commit(Rooms rooms, Metrics metrics) {
    AtomicLong overdue = metrics.registry().gauge("becivic.commit.overdue", new AtomicLong());
    AtomicLong refused = metrics.registry().gauge("becivic.main.refused", new AtomicLong());
    return new Job(
        "commit",
        rooms.configuration.get(Keys.JOBS_COMMIT_EVERY),
        () -> {
          CommitJob.Result rows = rooms.commitJob.run();
          ChangeJob.Result changes = rooms.changes.job().run();
          rows.failures().forEach(Schedule::logFailure);
          changes.failures().forEach(Schedule::logFailure);
          int done = rows.committed() + changes.merged();
          if (done > 0) {
            Log.info(Event.named("committed").job("commit").count(done));
          }
          refused.set(rooms.guard.look() instanceof Look.Refused ? 1 : 0);
          overdue.set(rooms.commitJob.countOverdue());
        });
  }

  private static Job lifecycle(Rooms rooms) {
    return new Job(
        "lifecycle",
        rooms.configuration.get(Keys.JOBS_LIFECYCLE_EVERY),
        () -> {
          Tick tick = rooms.machine.tick();
          tick.failures()
              .forEach(
                  failure ->
                      Log.warn(Event.named("decision_failed").job("lifecycle").thrown(failure)));
          if (!tick.decided().isEmpty()) {
            Log.info(Event.named("decided").job("lifecycle").count(tick.decided().size()));
          }
        });
  }

  private static void logFailure(RuntimeException failure) {
    Log.warn(Event.named("commit_failed").job("commit").thrown(failure));
  }
}
