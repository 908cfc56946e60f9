package be.becivic.server.desk.login;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.server.access.ProcessSecrets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Who is in. Only a print of what they show is kept, and only as long as the process runs. */
public final class DeskSessions {
  private static final int MOST = 32;

  private final Map<String, DeskSession> open = new HashMap<>();
  private final ProcessSecrets secrets;
  private final InstantSource clock;

  public DeskSessions(ProcessSecrets secrets, InstantSource clock) {
    this.secrets = secrets;
    this.clock = clock;
  }

  /** Lets somebody in; what they show from then on. */
  synchronized String begin() {
    Instant now = clock.instant();
    open.values().removeIf(session -> session.isOver(now));
    if (open.size() >= MOST) {
      open.entrySet().stream()
          .min(Comparator.comparing(entry -> entry.getValue().opened()))
          .map(Map.Entry::getKey)
          .ifPresent(open::remove);
    }
    String shown = secrets.fresh();
    open.put(print(shown), new DeskSession(secrets.fresh(), now));
    return shown;
  }

  synchronized Optional<DeskSession> find(String shown) {
    Instant now = clock.instant();
    String print = print(shown);
    Optional<DeskSession> session = Optional.ofNullable(open.get(print));
    if (session.filter(found -> found.isOver(now)).isPresent()) {
      open.remove(print);
      return Optional.empty();
    }
    session.ifPresent(found -> found.seen(now));
    return session;
  }

  synchronized void end(String shown) {
    open.remove(print(shown));
  }

  private String print(String shown) {
    return secrets.print(shown.getBytes(UTF_8));
  }
}
