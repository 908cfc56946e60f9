package be.becivic.server.listener;

import be.becivic.server.config.Cidr;
import java.time.Duration;
import java.util.List;

/** Bounds tight enough to reach within a test. */
final class TestSettings {
  private List<Cidr> trusted = List.of();
  private int maxConcurrent = 64;
  private int maxConnections = 256;
  private int maxPerAddress = 256;
  private Duration header = Duration.ofMillis(300);
  private Duration body = Duration.ofMillis(300);
  private Duration idle = Duration.ofMillis(600);
  private Duration drain = Duration.ofSeconds(5);

  TestSettings trusting(String block) {
    trusted = List.of(Cidr.parse(block).orElseThrow());
    return this;
  }

  TestSettings maxConcurrent(int requests) {
    maxConcurrent = requests;
    return this;
  }

  TestSettings maxConnections(int connections) {
    maxConnections = connections;
    return this;
  }

  TestSettings maxConnectionsPerAddress(int connections) {
    maxPerAddress = connections;
    return this;
  }

  TestSettings headerTimeout(int millis) {
    header = Duration.ofMillis(millis);
    return this;
  }

  TestSettings bodyTimeout(int millis) {
    body = Duration.ofMillis(millis);
    return this;
  }

  TestSettings idleTimeout(int millis) {
    idle = Duration.ofMillis(millis);
    return this;
  }

  TestSettings drainTimeout(int millis) {
    drain = Duration.ofMillis(millis);
    return this;
  }

  ListenerSettings build() {
    return new ListenerSettings(
        "127.0.0.1",
        0,
        trusted,
        maxConcurrent,
        maxConnections,
        maxPerAddress,
        header,
        body,
        idle,
        drain,
        true);
  }
}
