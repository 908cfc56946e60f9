package be.becivic.server.observe;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.server.listener.RequestObserver.Answer;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MetricsTest {

  @Test
  void requestsAreTimedByRouteMethodAndStatus() {
    try (Metrics metrics = new Metrics()) {
      long nanos = Duration.ofMillis(30).toNanos();
      metrics.answered(new Answer("/api/concerns/{id}", "GET", 200, Optional.empty(), nanos));
      metrics.answered(new Answer("/api/concerns/{id}", "GET", 200, Optional.empty(), nanos));
      assertThat(metrics.scrape().lines())
          .contains(
              series("count", "") + " 2",
              series("sum", "") + " 0.06",
              series("bucket", ",le=\"0.025\"") + " 0",
              series("bucket", ",le=\"0.1\"") + " 2");
    }
  }

  @Test
  void refusalsAreCountedByCategory() {
    try (Metrics metrics = new Metrics()) {
      metrics.answered(new Answer("unmatched", "GET", 404, Optional.of("not_found"), 1));
      metrics.refused(ErrorCategory.REGEX_FAIL);
      metrics.refused(ErrorCategory.REGEX_FAIL);
      assertThat(metrics.scrape().lines())
          .contains("becivic_rejections_total{error=\"not_found\"} 1.0")
          .contains("becivic_rejections_total{error=\"regex_fail\"} 2.0");
    }
  }

  @Test
  void requestsInHandAreGauged() {
    try (Metrics metrics = new Metrics()) {
      metrics.entered();
      metrics.entered();
      metrics.left();
      assertThat(metrics.scrape().lines()).contains("becivic_http_in_flight 1.0");
    }
  }

  @Test
  void machineIsDescribedFromTheFirstScrapeOn() {
    try (Metrics metrics = new Metrics()) {
      assertThat(metrics.scrape())
          .contains("jvm_memory_used_bytes{")
          .contains("jvm_threads_live_threads ")
          .contains("process_uptime_seconds ")
          .contains("jvm_gc_");
      assertThat(metrics.scrape()).contains("jvm_memory_used_bytes{");
    }
  }

  private static String series(String kind, String more) {
    return "becivic_http_requests_seconds_%s{method=\"GET\",route=\"/api/concerns/{id}\",status=\"200\"%s}"
        .formatted(kind, more);
  }
}
