package be.becivic.protocol.id;

import java.util.Optional;

/** One source on one path, written {@code path:source} on the wire (§6.2). */
public record PathSourceId(PathId path, SourceId source) {

  public static Optional<PathSourceId> parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return Optional.empty();
    }
    return PathId.parse(text.substring(0, colon))
        .flatMap(
            path ->
                SourceId.parse(text.substring(colon + 1))
                    .map(source -> new PathSourceId(path, source)));
  }

  @Override
  public String toString() {
    return path + ":" + source;
  }
}
