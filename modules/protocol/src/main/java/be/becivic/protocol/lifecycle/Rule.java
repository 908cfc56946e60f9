package be.becivic.protocol.lifecycle;

import java.util.Locale;

/** The rule a decision rests on, by the name the decision log gives it. */
public enum Rule {
  QUARANTINE,
  ROLLBACK,
  ALPHA_TO_BETA,
  BETA_TO_STABLE,
  SETTLED;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Rule towards(Status status) {
    return switch (status) {
      case BETA -> ALPHA_TO_BETA;
      case STABLE -> BETA_TO_STABLE;
      case DRAFT, ALPHA, QUARANTINED, DEPRECATED ->
          throw new IllegalArgumentException("votes do not lead to " + status.wireName());
    };
  }
}
