package be.becivic.server.http;

import be.becivic.server.config.Cidr;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.HstsPolicy;
import be.becivic.server.config.Keys;
import java.time.Duration;
import java.util.List;

/** The bounds a listener keeps. */
public record ListenerSettings(
    String host,
    int port,
    List<Cidr> trustedProxies,
    int maxConcurrent,
    int maxConnections,
    Duration headerTimeout,
    Duration bodyTimeout,
    Duration idleTimeout,
    Duration drainTimeout,
    boolean hsts) {
  private static final Duration MAX_LINGER = Duration.ofSeconds(1);

  public static ListenerSettings from(Configuration configuration) {
    return new ListenerSettings(
        configuration.get(Keys.HTTP_HOST),
        configuration.get(Keys.HTTP_PORT),
        configuration.get(Keys.HTTP_TRUSTED_PROXIES),
        configuration.get(Keys.HTTP_MAX_CONCURRENT),
        configuration.get(Keys.HTTP_MAX_CONNECTIONS),
        configuration.get(Keys.HTTP_HEADER_TIMEOUT),
        configuration.get(Keys.HTTP_BODY_TIMEOUT),
        configuration.get(Keys.HTTP_IDLE_TIMEOUT),
        configuration.get(Keys.HTTP_DRAIN_TIMEOUT),
        configuration.get(Keys.HTTP_HSTS) == HstsPolicy.AUTO);
  }

  /** For a client that was refused to stop sending. */
  Duration linger() {
    return headerTimeout.compareTo(MAX_LINGER) < 0 ? headerTimeout : MAX_LINGER;
  }

  /** How often a waiting connection looks at the clock. */
  Duration tick() {
    long shortest =
        Math.min(
            headerTimeout.toMillis(), Math.min(bodyTimeout.toMillis(), idleTimeout.toMillis()));
    return Duration.ofMillis(Math.clamp(shortest / 4, 5, 1000));
  }
}
