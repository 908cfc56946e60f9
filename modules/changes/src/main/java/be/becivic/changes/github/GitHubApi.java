package be.becivic.changes.github;

import be.becivic.changes.ForgeUnavailable;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** Talks to GitHub: brief retries when it stumbles, silence while it asks for that. */
final class GitHubApi {
  private static final int ATTEMPTS = 3;
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);

  private final GitHubSettings settings;
  private final InstantSource clock;
  private final Consumer<Duration> sleep;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
  private final InstallationToken token;
  private volatile Instant quietUntil = Instant.MIN;

  GitHubApi(GitHubSettings settings, InstantSource clock, Consumer<Duration> sleep) {
    this.settings = settings;
    this.clock = clock;
    this.sleep = sleep;
    this.token = new InstallationToken(settings, clock, this::exchange);
  }

  String token() {
    return token.get();
  }

  GitHubAnswer get(String path) {
    return send("GET", path, Optional.empty());
  }

  /** Asks under somebody else's authorisation. */
  GitHubAnswer getAs(String path, String authorisation) {
    return exchange("GET", path, Optional.empty(), authorisation);
  }

  GitHubAnswer send(String method, String path, JsonNode body) {
    return send(method, path, Optional.of(body));
  }

  /** A token that GitHub no longer knows is replaced once. */
  GitHubAnswer send(String method, String path, Optional<JsonNode> body) {
    GitHubAnswer answer = exchange(method, path, body, token.get());
    if (answer.status() != 401) {
      return answer;
    }
    token.forget();
    return exchange(method, path, body, token.get());
  }

  private GitHubAnswer exchange(
      String method, String path, Optional<JsonNode> body, String authorisation) {
    HttpRequest request =
        HttpRequest.newBuilder(settings.api().resolve(settings.api().getPath() + path))
            .timeout(TIMEOUT)
            .header("Accept", "application/vnd.github+json")
            .header("X-GitHub-Api-Version", "2022-11-28")
            .header("Authorization", "Bearer " + authorisation)
            .method(
                method,
                body.map(json -> BodyPublishers.ofString(json.toString()))
                    .orElseGet(BodyPublishers::noBody))
            .build();
    Duration pause = FIRST_PAUSE;
    for (int i = 1; ; i++) {
      Optional<HttpResponse<String>> response = attempt(request);
      if (response.isPresent() && response.get().statusCode() < 500) {
        return GitHubAnswer.of(response.get());
      }
      if (i == ATTEMPTS) {
        throw new ForgeUnavailable("GitHub does not answer");
      }
      sleep.accept(pause);
      pause = pause.multipliedBy(2);
    }
  }

  private Optional<HttpResponse<String>> attempt(HttpRequest request) {
    Duration left = Duration.between(clock.instant(), quietUntil);
    if (left.isPositive()) {
      throw new ForgeUnavailable("GitHub asked to be left alone", Optional.of(left));
    }
    try {
      HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
      GitHubAnswer.pause(response, clock.instant())
          .ifPresent(
              wait -> {
                quietUntil = clock.instant().plus(wait);
                throw new ForgeUnavailable("GitHub asks to be left alone", Optional.of(wait));
              });
      return Optional.of(response);
    } catch (IOException _) {
      return Optional.empty();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new ForgeUnavailable("Interrupted while GitHub was asked", interrupted);
    }
  }
}
