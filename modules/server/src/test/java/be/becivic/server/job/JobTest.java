package be.becivic.server.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.server.config.LogFormat;
import be.becivic.server.observe.CapturedLog;
import be.becivic.server.observe.Metrics;
import be.becivic.upkeep.Chore;
import be.becivic.upkeep.ChoreReport;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class JobTest {

  @Test
  void aFailureIsCountedAndLoggedWithItsReasonAndGoesAwayWithTheNextGoodRun() {
    Deque<ChoreReport> reports =
        new ArrayDeque<>(
            List.of(
                ChoreReport.failed("scrub:data-snapshot/concerns.jsonl", "The checks refuse it."),
                ChoreReport.fine("Done.")));
    try (Metrics metrics = new Metrics();
        CapturedLog log = CapturedLog.of(LogFormat.JSON)) {
      Job job = job(Chore.of(reports::pop), metrics);
      job.run();
      assertThat(metrics.scrape().lines())
          .contains("becivic_job_failing{job=\"snapshot\"} 1.0")
          .contains("becivic_job_failures_total{job=\"snapshot\"} 1.0");
      assertThat(log.text()).contains("job_failed", "scrub:data-snapshot/concerns.jsonl");
      job.run();
      assertThat(metrics.scrape().lines())
          .contains("becivic_job_failing{job=\"snapshot\"} 0.0")
          .contains("becivic_job_failures_total{job=\"snapshot\"} 1.0");
    }
  }

  @Test
  void aJobThatBreaksOffIsOneThatFailed() {
    try (Metrics metrics = new Metrics();
        CapturedLog log = CapturedLog.of(LogFormat.JSON)) {
      Job job =
          job(
              Chore.of(
                  () -> {
                    throw new IllegalStateException("what somebody said");
                  }),
              metrics);
      assertThatThrownBy(job::run).isInstanceOf(IllegalStateException.class);
      assertThat(metrics.scrape().lines()).contains("becivic_job_failing{job=\"snapshot\"} 1.0");
      assertThat(job.last().orElseThrow().report().orElseThrow().isFine()).isFalse();
      assertThat(log.text())
          .contains("job_broke_off", "broke_off")
          .doesNotContain("what somebody said");
    }
  }

  private static Job job(Chore chore, Metrics metrics) {
    return new Job(
        JobKind.SNAPSHOT, Optional.empty(), chore, InstantSource.system(), metrics.registry());
  }
}
