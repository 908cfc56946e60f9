package be.becivic.server;

import be.becivic.intake.Quota;
import be.becivic.server.http.Response;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Tells a client what is left of its limits, in the headers drafted for that purpose. */
final class RateLimitHeaders {
  private RateLimitHeaders() {}

  static Response add(Response response, List<Quota> quotas) {
    if (quotas.isEmpty()) {
      return response;
    }
    return response
        .withHeader("RateLimit-Policy", list(quotas, RateLimitHeaders::policy))
        .withHeader("RateLimit", list(quotas, RateLimitHeaders::rest));
  }

  private static String list(List<Quota> quotas, Function<Quota, String> item) {
    return quotas.stream().map(item).collect(Collectors.joining(", "));
  }

  private static String policy(Quota quota) {
    return "\"%s\";q=%d;w=%d".formatted(quota.policy(), quota.limit(), quota.window().toSeconds());
  }

  private static String rest(Quota quota) {
    return "\"%s\";r=%d;t=%d"
        .formatted(quota.policy(), quota.remaining(), Math.max(1, quota.reset().toSeconds()));
  }
}
