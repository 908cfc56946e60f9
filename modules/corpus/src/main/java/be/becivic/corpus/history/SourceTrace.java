package be.becivic.corpus.history;

import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a source says on main.
 *
 * @param arrival when it came to its path
 * @param text what it says now, which is a change under review where {@code ours} is there
 * @param ours what it said before that change
 */
public record SourceTrace(Instant arrival, SourceText text, Optional<SourceText> ours) {

  /**
   * A text of a source.
   *
   * @param since when it began to say so
   * @param versions every version of its path that had it say so; it has none of its own
   */
  public record SourceText(TextDigest digest, Instant since, Set<Version> versions) {
    public SourceText {
      versions = Set.copyOf(versions);
    }

    private SourceText and(SourceText earlier) {
      Set<Version> all = new HashSet<>(earlier.versions);
      all.addAll(versions);
      return new SourceText(digest, earlier.since, all);
    }
  }

  static SourceTrace arrived(TextDigest digest, Optional<Version> version, Instant at) {
    return new SourceTrace(at, text(digest, version, at), Optional.empty());
  }

  SourceTrace follow(
      TextDigest digest, boolean isUnderReview, Optional<Version> version, Instant at) {
    SourceText fresh = text(digest, version, at);
    SourceText next =
        isSame(text, fresh)
            ? fresh.and(text)
            : ours.filter(_ -> !isUnderReview)
                .filter(before -> isSame(before, fresh))
                .map(fresh::and)
                .orElse(fresh);
    return new SourceTrace(
        arrival, next, isUnderReview ? Optional.of(ours.orElse(text)) : Optional.empty());
  }

  private static boolean isSame(SourceText one, SourceText other) {
    return one.digest.equals(other.digest);
  }

  private static SourceText text(TextDigest digest, Optional<Version> version, Instant at) {
    return new SourceText(digest, at, version.map(Set::of).orElse(Set.of()));
  }
}
