package be.becivic.protocol.lifecycle;

import java.util.Locale;
import java.util.Optional;

/** Where an artefact stands in its life; there is no second lifecycle field (§6.1). */
public enum Status {
  DRAFT,
  ALPHA,
  BETA,
  STABLE,
  QUARANTINED,
  DEPRECATED;

  private final String wireName = name().toLowerCase(Locale.ROOT);

  public String wireName() {
    return wireName;
  }

  public static Optional<Status> parse(String wireName) {
    for (Status status : values()) {
      if (status.wireName().equals(wireName)) {
        return Optional.of(status);
      }
    }
    return Optional.empty();
  }

  /** Whether pages, lists and tools show the artefact itself. */
  public boolean isRendered() {
    return switch (this) {
      case ALPHA, BETA, STABLE -> true;
      case DRAFT, QUARANTINED, DEPRECATED -> false;
    };
  }

  /** Whether validations move the artefact. */
  public boolean takesVotes() {
    return this == ALPHA || this == BETA;
  }

  /** Whether the artefact has left the lifecycle and keeps the version it left with. */
  public boolean isFrozen() {
    return this == QUARANTINED || this == DEPRECATED;
  }

  /** Whether {@code superseded_by} may stand next to this status. */
  public boolean permitsSupersededBy() {
    return isFrozen();
  }

  /** The major and minor number versions of this status carry; a frozen status binds none. */
  public Optional<Version.Line> line() {
    return switch (this) {
      case DRAFT -> Optional.of(new Version.Line(0, 0));
      case ALPHA -> Optional.of(new Version.Line(0, 1));
      case BETA -> Optional.of(new Version.Line(0, 2));
      case STABLE -> Optional.of(new Version.Line(1, 0));
      case QUARANTINED, DEPRECATED -> Optional.empty();
    };
  }
}
