package be.becivic.server;

import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.Upkeep;
import be.becivic.lifecycle.forge.MainGuard;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Metrics;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Something the server does again and again by itself. */
record Job(String name, Duration every, Runnable work) {
  private static final Duration HOURLY = Duration.ofHours(1);

  static Job commit(CommitJob job, Metrics metrics, Configuration configuration) {
    AtomicLong overdue = metrics.registry().gauge("becivic.commit.overdue", new AtomicLong());
    return new Job(
        "commit",
        configuration.get(Keys.JOBS_COMMIT_EVERY),
        () -> {
          CommitJob.Result result = job.run();
          result.failures().forEach(Job::logFailure);
          if (result.committed() > 0) {
            Log.info(Event.named("committed").job("commit").count(result.committed()));
          }
          overdue.set(job.countOverdue());
        });
  }

  /** Carries open changes on and follows main. */
  static Job changes(Works works, Configuration configuration) {
    return new Job(
        "changes",
        configuration.get(Keys.JOBS_COMMIT_EVERY),
        () -> {
          works.changes().job().run().failures().forEach(Job::logFailure);
          if (works.guard().look() instanceof MainGuard.Look.Refused) {
            Log.warn(Event.named("main_refused").job("changes"));
          }
        });
  }

  static Job upkeep(Upkeep upkeep) {
    return new Job("upkeep", HOURLY, upkeep::run);
  }

  private static void logFailure(RuntimeException failure) {
    Log.warn(Event.named("commit_failed").job("commit").thrown(failure));
  }
}
