package be.becivic.records.content;

import java.util.Optional;
import java.util.Set;

/**
 * Which concerns to list.
 *
 * @param scope only with this reach
 * @param specifiers only those confined to one of these, which are names for the same; all when
 *     empty
 */
public record ConcernFilter(Optional<String> scope, Set<String> specifiers) {
  public static final ConcernFilter ALL = new ConcernFilter(Optional.empty(), Set.of());

  public ConcernFilter {
    specifiers = Set.copyOf(specifiers);
  }
}
