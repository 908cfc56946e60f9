package be.becivic.server.job;

import be.becivic.server.desk.DeskJob;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Runs what happens by itself; of several servers on one database, one does it each time. */
public final class Jobs implements AutoCloseable {
  private static final Duration HEARTBEAT = Duration.ofSeconds(5);
  private static final int MISSED_HEARTBEATS = 4;
  private static final Duration LONGEST_POLL = Duration.ofSeconds(10);
  private static final Duration SHORTEST_POLL = Duration.ofMillis(100);

  private final Scheduler scheduler;
  private final List<Job> recurring;

  private Jobs(Scheduler scheduler, List<Job> recurring) {
    this.scheduler = scheduler;
    this.recurring = recurring;
  }

  public static Jobs start(DataSource dataSource, List<Job> jobs, Duration patience) {
    List<Job> recurring = jobs.stream().filter(job -> job.every().isPresent()).toList();
    Scheduler scheduler =
        new SteadyScheduler(dataSource, new SteadyClock(InstantSource.system(), System::nanoTime))
            .startTasks(recurring.stream().map(Jobs::task).toList())
            .threads(2)
            .pollingInterval(pollingInterval(recurring))
            .heartbeatInterval(HEARTBEAT)
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .schedulerName(new SchedulerName.Fixed("becivic"))
            .shutdownMaxWait(patience)
            .alwaysPersistTimestampInUTC()
            .build();
    scheduler.start();
    return new Jobs(scheduler, recurring);
  }

  private static RecurringTask<Void> task(Job job) {
    var cadence = new JobCadence(job.kind().first(), job.every().orElseThrow());
    return Tasks.recurring(job.kind().wireName(), cadence).execute((_, _) -> runScheduled(job));
  }

  /** The scheduler remembers how it went, so that the next process knows as well. */
  private static void runScheduled(Job job) {
    if (!job.run().isFine()) {
      throw new IllegalStateException(job.name() + " failed");
    }
  }

  /**
   * Puts a job that is due later than it can ever be due back to now: whoever wrote down the time
   * had a clock that was ahead.
   *
   * @param now what the machine's clock says
   */
  public void callBack(Instant now) {
    Map<String, Job> byName =
        recurring.stream().collect(Collectors.toMap(Job::name, Function.identity()));
    scheduler.getScheduledExecutions().stream()
        .filter(execution -> !execution.isPicked())
        .filter(
            execution ->
                Optional.ofNullable(byName.get(execution.getTaskInstance().getTaskName()))
                    .filter(job -> execution.getExecutionTime().isAfter(job.latest(now)))
                    .isPresent())
        .filter(execution -> scheduler.reschedule(execution.getTaskInstance(), now))
        .forEach(
            execution ->
                Log.warn(
                    Event.named("job_called_back").job(execution.getTaskInstance().getTaskName())));
  }

  /** What is known of the recurring jobs, by name; nothing while the database is out of reach. */
  public Map<String, DeskJob.Times> times() {
    try {
      return scheduler.getScheduledExecutions().stream()
          .collect(
              Collectors.toMap(
                  execution -> execution.getTaskInstance().getTaskName(),
                  execution ->
                      new DeskJob.Times(
                          Optional.ofNullable(execution.getLastSuccess()),
                          Optional.ofNullable(execution.getLastFailure()),
                          execution.getExecutionTime())));
    } catch (RuntimeException _) {
      return Map.of();
    }
  }

  private static Duration pollingInterval(List<Job> jobs) {
    Duration shortest =
        jobs.stream()
            .flatMap(job -> job.every().stream())
            .min(Duration::compareTo)
            .orElse(LONGEST_POLL)
            .dividedBy(2);
    if (shortest.compareTo(SHORTEST_POLL) < 0) {
      return SHORTEST_POLL;
    }
    return shortest.compareTo(LONGEST_POLL) > 0 ? LONGEST_POLL : shortest;
  }

  @Override
  public void close() {
    scheduler.stop();
  }
}
