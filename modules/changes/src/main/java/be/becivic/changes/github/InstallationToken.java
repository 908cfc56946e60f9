package be.becivic.changes.github;

import be.becivic.changes.ForgeUnavailable;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The token of the App's installation, asked for again shortly before it runs out. */
final class InstallationToken {
  private static final Duration MARGIN = Duration.ofMinutes(5);

  /** Sends one request under a given authorisation. */
  interface Exchange {
    GitHubAnswer send(String method, String path, Optional<JsonNode> body, String authorisation);
  }

  private record Token(String value, Instant expiresAt) {}

  private final GitHubSettings settings;
  private final InstantSource clock;
  private final Exchange exchange;
  private @Nullable Token current;

  InstallationToken(GitHubSettings settings, InstantSource clock, Exchange exchange) {
    this.settings = settings;
    this.clock = clock;
    this.exchange = exchange;
  }

  synchronized String get() {
    Token known = current;
    if (known == null || !clock.instant().isBefore(known.expiresAt.minus(MARGIN))) {
      known = fetch();
      current = known;
    }
    return known.value;
  }

  synchronized void forget() {
    current = null;
  }

  private Token fetch() {
    GitHubAnswer answer =
        exchange.send(
            "POST",
            "/app/installations/" + settings.installationId() + "/access_tokens",
            Optional.of(JsonNodeFactory.instance.objectNode()),
            settings.key().jwt(settings.appId(), clock.instant()));
    if (!answer.isOk()) {
      throw new ForgeUnavailable("GitHub gives the App no token: " + answer.status());
    }
    return new Token(answer.text("token"), Instant.parse(answer.text("expires_at")));
  }
}
