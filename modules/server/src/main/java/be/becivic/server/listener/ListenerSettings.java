package be.becivic.server.listener;

import be.becivic.server.config.Cidr;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.HstsPolicy;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;

/** The bounds a listener keeps. */
public record ListenerSettings(
    String host,
    int port,
    List<Cidr> trustedProxies,
    int maxConcurrent,
    int maxConnections,
    int maxConnectionsPerAddress,
    Duration headerTimeout,
    Duration bodyTimeout,
    Duration idleTimeout,
    Duration drainTimeout,
    boolean hsts) {

  public static ListenerSettings from(Configuration configuration) {
    return new ListenerSettings(
        configuration.get(ConfigurationKeys.HTTP_HOST),
        configuration.get(ConfigurationKeys.HTTP_PORT),
        configuration.get(ConfigurationKeys.HTTP_TRUSTED_PROXIES),
        configuration.get(ConfigurationKeys.HTTP_MAX_CONCURRENT),
        configuration.get(ConfigurationKeys.HTTP_MAX_CONNECTIONS),
        configuration.get(ConfigurationKeys.HTTP_MAX_CONNECTIONS_PER_ADDRESS),
        configuration.get(ConfigurationKeys.HTTP_HEADER_TIMEOUT),
        configuration.get(ConfigurationKeys.HTTP_BODY_TIMEOUT),
        configuration.get(ConfigurationKeys.HTTP_IDLE_TIMEOUT),
        configuration.get(ConfigurationKeys.HTTP_DRAIN_TIMEOUT),
        configuration.get(ConfigurationKeys.HTTP_HSTS) == HstsPolicy.AUTO);
  }

  boolean isTrustedProxy(InetAddress peer) {
    return trustedProxies.stream().anyMatch(block -> block.contains(peer));
  }
}
