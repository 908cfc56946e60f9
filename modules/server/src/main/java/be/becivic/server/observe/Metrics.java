package be.becivic.server.observe;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.server.listener.RequestObserver.Answer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts, by route pattern and category only. */
public final class Metrics implements AutoCloseable {
  public static final String MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final Duration[] BUCKETS = {
    Duration.ofMillis(5),
    Duration.ofMillis(25),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofMillis(2500)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmMetrics jvm = new JvmMetrics(registry);
  private final AtomicInteger inFlight = new AtomicInteger();
  private final Map<Series, Timer> timers = new ConcurrentHashMap<>();
  private final Map<String, Counter> refusals = new ConcurrentHashMap<>();

  public Metrics() {
    Gauge.builder("becivic.http.in.flight", inFlight, AtomicInteger::get)
        .description("Requests being handled")
        .register(registry);
  }

  /** For what other parts of the server count; names start with {@code becivic.}. */
  public MeterRegistry registry() {
    return registry;
  }

  /** Counts a refusal that is not an answer of its own, such as an item in an envelope. */
  public void refused(ErrorCategory category) {
    refused(category.wireName());
  }

  public String scrape() {
    jvm.bindOnce();
    return registry.scrape();
  }

  @Override
  public void close() {
    jvm.close();
    registry.close();
  }

  void entered() {
    inFlight.incrementAndGet();
  }

  void left() {
    inFlight.decrementAndGet();
  }

  void answered(Answer answer) {
    timers
        .computeIfAbsent(new Series(answer.route(), answer.method(), answer.status()), this::timer)
        .record(answer.nanos(), TimeUnit.NANOSECONDS);
    answer.error().ifPresent(this::refused);
  }

  private void refused(String error) {
    refusals.computeIfAbsent(error, this::refusal).increment();
  }

  private Timer timer(Series series) {
    return Timer.builder("becivic.http.requests")
        .description("Answered requests")
        .tag("route", series.route())
        .tag("method", series.method())
        .tag("status", Integer.toString(series.status()))
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  private Counter refusal(String error) {
    return Counter.builder("becivic.rejections")
        .description("Refused requests and submissions")
        .tag("error", error)
        .register(registry);
  }

  private record Series(String route, String method, int status) {}
}
