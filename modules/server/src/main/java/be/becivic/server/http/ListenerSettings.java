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
}
