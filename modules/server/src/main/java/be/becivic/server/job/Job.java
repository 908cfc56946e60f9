package be.becivic.server.job;

import be.becivic.server.desk.DeskJob;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.upkeep.Chore;
import be.becivic.upkeep.ChoreReport;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Something the server does by itself, or when the operator asks. */
public final class Job implements DeskJob {
  private static final Duration SLACK = Duration.ofMinutes(1);

  private final JobKind kind;
  private final Optional<Duration> every;
  private final Chore chore;
  private final InstantSource clock;
  private final AtomicInteger failing;
  private final Counter failures;
  private volatile Optional<Ran> last = Optional.empty();

  /**
   * A job.
   *
   * @param every nothing for one that only runs on request
   */
  Job(
      JobKind kind,
      Optional<Duration> every,
      Chore chore,
      InstantSource clock,
      MeterRegistry meters) {
    this.kind = kind;
    this.every = every;
    this.chore = chore;
    this.clock = clock;
    Tags tags = Tags.of("job", kind.wireName());
    this.failing = meters.gauge("becivic.job.failing", tags, new AtomicInteger());
    this.failures = meters.counter("becivic.job.failures", tags);
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

  /** No later can a recurring job be due, by a clock that is right. */
  Instant latest(Instant now) {
    return now.plus(kind.first()).plus(every.orElseThrow()).plus(SLACK);
  }

  @Override
  public ChoreReport run() {
    return run(Optional.empty());
  }

  public ChoreReport run(Optional<byte[]> file) {
    Instant began = clock.instant();
    last = Optional.of(new Ran(began, Optional.empty()));
    ChoreReport report = ChoreReport.failed("broke_off", "It broke off; the log says where.");
    try {
      report = chore.run(file);
      return report;
    } catch (RuntimeException failure) {
      Log.error(Event.named("job_broke_off").job(name()).thrown(failure));
      throw failure;
    } finally {
      last = Optional.of(new Ran(began, Optional.of(report)));
      failing.set(report.isFine() ? 0 : 1);
      if (!report.isFine()) {
        failures.increment();
        Log.warn(Event.named("job_failed").job(name()).reason(report.reason()));
      }
    }
  }
}
