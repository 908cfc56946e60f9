package be.becivic.protocol.submission;

import java.util.Optional;
import java.util.Set;

/**
 * The circumstances of a concern.
 *
 * @param commune by its NIS code or its slug
 * @param aspects the names of those aspects of a skill's audience it says something of
 */
public record ConcernContext(Optional<String> commune, Set<String> aspects) {
  public ConcernContext {
    aspects = Set.copyOf(aspects);
  }

  @Override
  public String toString() {
    return "ConcernContext";
  }
}
