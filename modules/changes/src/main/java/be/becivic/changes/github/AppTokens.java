package be.becivic.changes.github;

import be.becivic.records.value.Hash;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Tells whether a token is one of our App's, by asking GitHub which App it is (§8.3). Only what
 * looks like an installation token is sent there, so that nothing else of ours ever is.
 */
public final class AppTokens {
  private static final String PREFIX = "ghs_";
  private static final Duration MEMORY = Duration.ofMinutes(1);
  private static final int MOST = 64;

  private record Known(boolean ours, Instant until) {}

  private final GitHubSettings settings;
  private final GitHubApi api;
  private final InstantSource clock;
  private final Map<Hash, Known> known =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Hash, Known> eldest) {
          return size() > MOST;
        }
      };

  public AppTokens(GitHubSettings settings, InstantSource clock, Consumer<Duration> sleep) {
    this.settings = settings;
    this.api = new GitHubApi(settings, clock, sleep);
    this.clock = clock;
  }

  /**
   * Whether it is.
   *
   * @throws be.becivic.changes.ForgeUnavailable when GitHub cannot tell now
   */
  public synchronized boolean isOurs(String token) {
    if (!token.startsWith(PREFIX)) {
      return false;
    }
    Hash hash = Hash.sha256(token.getBytes(StandardCharsets.UTF_8));
    Known before = known.get(hash);
    Instant now = clock.instant();
    if (before != null && now.isBefore(before.until)) {
      return before.ours;
    }
    GitHubAnswer answer = api.getAs("/app", token);
    boolean ours = answer.isOk() && answer.json().path("id").asString("").equals(settings.appId());
    known.put(hash, new Known(ours, now.plus(MEMORY)));
    return ours;
  }
}
