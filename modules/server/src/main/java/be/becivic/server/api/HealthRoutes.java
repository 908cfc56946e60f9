package be.becivic.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Access;
import be.becivic.server.access.AccessGuard;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.observe.Metrics;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Is it up, can it take submissions, how does it do. */
public record HealthRoutes(WriteProbe probe, Metrics metrics, AccessGuard access) {
  private static final List<String> PASSED_ON = List.of("Forwarded", "X-Forwarded-For", "Via");
  private static final Response UP =
      Response.json(200, "{\"status\":\"ok\"}".getBytes(UTF_8))
          .withHeader("Cache-Control", "no-store");
  private static final Response READY =
      Response.json(200, "{\"status\":\"ready\"}".getBytes(UTF_8))
          .withHeader("Cache-Control", "no-store");

  public List<Route> routes() {
    return List.of(
        Route.get("/healthz", _ -> UP),
        Route.get("/readyz", this::ready),
        Route.get("/metrics", this::metrics));
  }

  private Response ready(Request request) {
    return probe.canWrite()
        ? READY
        : Response.problem(
            Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, Duration.ofSeconds(5)));
  }

  /** For this machine, and for whoever else shows the operator's token. */
  private Response metrics(Request request) {
    Optional<Rejection> refused =
        isFromHere(request) ? Optional.empty() : access.refuse(Access.OPERATOR, request);
    return refused.isPresent() ? Response.problem(refused.get()) : figures();
  }

  /** A proxy on this machine says that it speaks for somebody else. */
  private static boolean isFromHere(Request request) {
    return request.client().isLocal()
        && PASSED_ON.stream().allMatch(name -> request.headers().find(name).isEmpty());
  }

  private Response figures() {
    return Response.of(200, Metrics.MEDIA_TYPE, metrics.scrape().getBytes(UTF_8));
  }
}
