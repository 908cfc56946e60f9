package be.becivic.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.observe.Metrics;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Is it up, can it take submissions, how does it do. */
public record HealthRoutes(Records records, Metrics metrics) {
  private static final Response UP = Response.json(200, "{\"status\":\"ok\"}".getBytes(UTF_8));
  private static final Response READY =
      Response.json(200, "{\"status\":\"ready\"}".getBytes(UTF_8));

  public List<Route> routes() {
    return List.of(
        Route.get("/healthz", _ -> UP),
        Route.get("/readyz", this::ready),
        Route.get("/metrics", this::metrics));
  }

  private Response ready(Request request) {
    try {
      records.read(tables -> tables.staging().countOverdue(Instant.EPOCH));
      return READY;
    } catch (RecordsUnavailable _) {
      return Response.problem(
          Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, Duration.ofSeconds(5)));
    }
  }

  private Response metrics(Request request) {
    return Response.of(200, Metrics.MEDIA_TYPE, metrics.scrape().getBytes(UTF_8));
  }
}
