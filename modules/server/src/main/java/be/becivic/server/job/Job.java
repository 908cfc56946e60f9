package be.becivic.server.job;

import be.becivic.server.desk.DeskJob;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.upkeep.Chore;
import be.becivic.upkeep.ChoreReport;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Something the server does by itself, or when the operator asks. */
public final class Job implements DeskJob {
  private final JobKind kind;
  private final Optional<Duration> every;
  private final Chore chore;
  private final InstantSource clock;
  private volatile Optional<Ran> last = Optional.empty();

  /**
   * A job.
   *
   * @param every nothing for one that only runs on request
   */
  Job(JobKind kind, Optional<Duration> every, Chore chore, InstantSource clock) {
    this.kind = kind;
    this.every = every;
    this.chore = chore;
    this.clock = clock;
  }

  public JobKind kind() {
    return kind;
  }

  @Override
  public String name() {
    return kind.wireName();
  }

  @Override
  public String purpose() {
    return kind.purpose();
  }

  @Override
  public Optional<Duration> every() {
    return every;
  }

  @Override
  public Optional<Ran> last() {
    return last;
  }

  @Override
  public ChoreReport run() {
    return run(Optional.empty());
  }

  public ChoreReport run(Optional<byte[]> file) {
    Instant began = clock.instant();
    last = Optional.of(new Ran(began, Optional.empty()));
    ChoreReport report = ChoreReport.failed("It broke off; the log says where.");
    try {
      report = chore.run(file);
    } finally {
      last = Optional.of(new Ran(began, Optional.of(report)));
    }
    if (!report.isFine()) {
      Log.warn(Event.named("job_failed").job(name()));
    }
    return report;
  }
}
