package be.becivic.server.job;

import com.github.kagkarlsson.scheduler.Clock;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import java.util.List;
import javax.sql.DataSource;

/** Lets a scheduler run on a clock of ours. */
final class SteadyScheduler extends SchedulerBuilder {
  SteadyScheduler(DataSource database, Clock clock) {
    super(database, List.of());
    this.clock = clock;
  }
}
