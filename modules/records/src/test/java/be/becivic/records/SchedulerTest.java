package be.becivic.records;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class SchedulerTest extends OnBothEngines {

  @Test
  void theSchedulerRunsItsJobsFromItsTable() throws InterruptedException {
    var ran = new CountDownLatch(1);
    OneTimeTask<Void> job = Tasks.oneTime("commit").execute((_, _) -> ran.countDown());
    Scheduler scheduler =
        Scheduler.create(records.schedulerDataSource(), job)
            .pollingInterval(Duration.ofMillis(20))
            .threads(1)
            .build();
    scheduler.start();
    try {
      scheduler.schedule(job.instance("once"), Instant.now());
      assertThat(ran.await(30, TimeUnit.SECONDS)).isTrue();
    } finally {
      scheduler.stop();
    }
  }
}
