package be.becivic.protocol.id;

import java.util.Optional;

/** A path's identifier, which is also its key in the path directory. */
public record PathId(String value) {
  public PathId {
    Kebab.require(value, "path id");
  }

  public static Optional<PathId> parse(String text) {
    return Kebab.matches(text) ? Optional.of(new PathId(text)) : Optional.empty();
  }

  @Override
  public String toString() {
    return value;
  }
}
