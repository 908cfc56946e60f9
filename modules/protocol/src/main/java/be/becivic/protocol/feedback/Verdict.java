package be.becivic.protocol.feedback;

import java.util.Locale;
import java.util.Optional;

/** A vote; on a concern, up or down. */
public enum Verdict {
  CONFIRM,
  REJECT;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Verdict> parse(String wireName) {
    for (Verdict verdict : values()) {
      if (verdict.wireName().equals(wireName)) {
        return Optional.of(verdict);
      }
    }
    return Optional.empty();
  }
}
