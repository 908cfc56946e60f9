package be.becivic.server;

import be.becivic.lifecycle.upkeep.Chore;
import be.becivic.lifecycle.upkeep.Report;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.time.Duration;
import java.util.Optional;

/**
 * Something the server does by itself, or when the operator asks.
 *
 * @param every nothing for one that only runs on request
 */
record Job(JobKind kind, Optional<Duration> every, Chore chore) {

  Report run(Optional<byte[]> file) {
    Report report = chore.run(file);
    if (!report.isFine()) {
      Log.warn(Event.named("job_failed").job(kind.wireName()));
    }
    return report;
  }
}
