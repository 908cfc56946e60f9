package be.becivic.changes.github;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What GitHub said, as far as it concerns the caller. */
record GitHubAnswer(int status, JsonNode json) {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Duration NO_TIME_GIVEN = Duration.ofMinutes(1);

  static GitHubAnswer of(HttpResponse<String> response) {
    boolean isJson =
        response.headers().firstValue("content-type").filter(t -> t.contains("json")).isPresent();
    return new GitHubAnswer(
        response.statusCode(),
        isJson && !response.body().isBlank()
            ? JSON.readTree(response.body())
            : JSON.createObjectNode());
  }

  /** How long GitHub wants to be left alone, if it does (primary and secondary limits). */
  static Optional<Duration> pause(HttpResponse<String> response, Instant now) {
    if (response.statusCode() != 403 && response.statusCode() != 429) {
      return Optional.empty();
    }
    Optional<Duration> retryAfter = header(response, "retry-after").map(Duration::ofSeconds);
    boolean isSpent =
        header(response, "x-ratelimit-remaining").filter(left -> left == 0).isPresent();
    Optional<Duration> reset =
        header(response, "x-ratelimit-reset")
            .filter(_ -> isSpent)
            .map(at -> Duration.between(now, Instant.ofEpochSecond(at)));
    return retryAfter
        .or(() -> reset)
        .or(() -> response.statusCode() == 429 ? Optional.of(NO_TIME_GIVEN) : Optional.empty());
  }

  private static Optional<Long> header(HttpResponse<String> response, String name) {
    return response
        .headers()
        .firstValue(name)
        .filter(v -> v.matches("\\d{1,12}"))
        .map(Long::valueOf);
  }

  boolean isOk() {
    return status / 100 == 2;
  }

  String text(String name) {
    return json.path(name).asString("");
  }
}
