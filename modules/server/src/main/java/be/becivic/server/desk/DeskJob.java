package be.becivic.server.desk;

import be.becivic.upkeep.ChoreReport;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A job as the desk shows it. */
public interface DeskJob {
  String name();

  String purpose();

  /** The time between two runs; nothing for one that only runs on request. */
  Optional<Duration> every();

  /** The last run in this process. */
  Optional<Ran> last();

  ChoreReport run();

  /**
   * A run.
   *
   * @param report absent while it goes on
   */
  record Ran(Instant began, Optional<ChoreReport> report) {}

  /** What is known of a job's runs in any process. */
  record Times(Optional<Instant> lastGood, Optional<Instant> lastBad, Instant next) {}
}
