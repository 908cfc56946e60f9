package be.becivic.server.operation;

import be.becivic.intake.answer.Quota;
import be.becivic.server.http.Response;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;

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
    var list = new StringJoiner(", ");
    quotas.forEach(quota -> list.add(item.apply(quota)));
    return list.toString();
  }

  private static String policy(Quota quota) {
    return name(quota) + ";q=" + quota.limit() + ";w=" + quota.window().toSeconds();
  }

  private static String rest(Quota quota) {
    long reset = Math.max(1, quota.reset().toSeconds());
    return name(quota) + ";r=" + quota.remaining() + ";t=" + reset;
  }

  private static String name(Quota quota) {
    return '"' + quota.policy() + '"';
  }
}
