package be.becivic.server.job;

import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.schedule.Schedule;
import java.time.Duration;
import java.time.Instant;

/** A while after the start of a new database, then again and again a while after each end. */
record JobCadence(Duration first, Duration every) implements Schedule {

  @Override
  public Instant getInitialExecutionTime(Instant now) {
    return now.plus(first);
  }

  @Override
  public Instant getNextExecutionTime(ExecutionComplete complete) {
    return complete.getTimeDone().plus(every);
  }

  @Override
  public boolean isDeterministic() {
    return false;
  }
}
