package be.becivic.server.access;

import be.becivic.server.http.ClientAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/** Counts wrong tokens, a few of which are allowed to each network in a while. */
public final class TokenAttempts {
  public static final int ALLOWED = 5;
  public static final Duration WHILE = Duration.ofMinutes(15);
  private static final int MOST = 10_000;

  private record Failures(int count, Instant since) {}

  private final SequencedMap<String, Failures> byNetwork = new LinkedHashMap<>();
  private final ProcessSecrets secrets;
  private final InstantSource clock;

  public TokenAttempts(ProcessSecrets secrets, InstantSource clock) {
    this.secrets = secrets;
    this.clock = clock;
  }

  /** How long a network has to wait; nothing while it may try. */
  public synchronized Optional<Duration> pause(ClientAddress client) {
    Instant now = clock.instant();
    return Optional.ofNullable(byNetwork.get(print(client)))
        .filter(failures -> failures.count() >= ALLOWED)
        .map(failures -> Duration.between(now, failures.since().plus(WHILE)))
        .filter(Duration::isPositive);
  }

  public synchronized void failed(ClientAddress client) {
    Instant now = clock.instant();
    byNetwork.values().removeIf(failures -> !failures.since().plus(WHILE).isAfter(now));
    if (byNetwork.size() >= MOST) {
      byNetwork.pollFirstEntry();
    }
    byNetwork.merge(
        print(client),
        new Failures(1, now),
        (known, _) -> new Failures(known.count() + 1, known.since()));
  }

  public synchronized void succeeded(ClientAddress client) {
    byNetwork.remove(print(client));
  }

  private String print(ClientAddress client) {
    return secrets.print(client.network());
  }
}
