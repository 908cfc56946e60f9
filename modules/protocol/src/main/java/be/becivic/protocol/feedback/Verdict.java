package be.becivic.protocol.feedback;

import be.becivic.protocol.text.WireNamed;
import java.util.Optional;

/** A vote; on a concern, up or down. */
public enum Verdict implements WireNamed {
  CONFIRM,
  REJECT;

  public static Optional<Verdict> parse(String wireName) {
    for (Verdict verdict : values()) {
      if (verdict.wireName().equals(wireName)) {
        return Optional.of(verdict);
      }
    }
    return Optional.empty();
  }
}
