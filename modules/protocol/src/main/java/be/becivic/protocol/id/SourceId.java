package be.becivic.protocol.id;

import java.util.Optional;

/** A source's identifier, unique within its path. */
public record SourceId(String value) {
  public SourceId {
    Kebab.require(value, "source id");
  }

  public static Optional<SourceId> parse(String text) {
    return Kebab.matches(text) ? Optional.of(new SourceId(text)) : Optional.empty();
  }

  @Override
  public String toString() {
    return value;
  }
}
