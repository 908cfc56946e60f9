package be.becivic.corpus.history;

import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Where the texts of an artefact stand after a commit.
 *
 * @param ours the text before a change that is under review
 */
record ArtefactTrace<T>(TextTrace<T> now, Optional<TextTrace<T>> ours) {

  /** A text, and since when its votes have been counted together. */
  record TextTrace<T>(VersionedStatus standing, T text, Instant since, Set<Version> versions) {
    static <T> TextTrace<T> of(VersionedStatus standing, T text, Instant since) {
      return new TextTrace<>(standing, text, since, Set.of(standing.version()));
    }

    boolean isContinuedBy(TextTrace<T> next, TextComparison<T> comparison) {
      return !next.standing.startsCohortAfter(standing, true)
          && (!next.standing.status().takesVotes()
              || comparison.isSame(
                  text, next.text, standing.version().equals(next.standing.version())));
    }

    /** The same text as a trace that goes on with it. */
    TextTrace<T> after(TextTrace<T> earlier) {
      Set<Version> all = new HashSet<>(earlier.versions);
      all.addAll(versions);
      return new TextTrace<>(standing, text, earlier.since, all);
    }

    MainText read(Function<T, TextDigest> digest) {
      return new MainText(standing, digest.apply(text), since, versions);
    }
  }

  /** Tells whether two texts of an artefact are one. */
  interface TextComparison<T> {
    /** What repeats another byte for byte is it; what is worded anew has another version. */
    boolean isSame(T before, T after, boolean isSameVersion);
  }

  static <T> ArtefactTrace<T> begin(TextTrace<T> first) {
    return new ArtefactTrace<>(first, Optional.empty());
  }

  /**
   * A change under review comes beside what is ours; undoing it brings that back with its votes.
   */
  ArtefactTrace<T> follow(TextTrace<T> next, boolean isUnderReview, TextComparison<T> comparison) {
    boolean wasUnderReview = ours.isPresent();
    if (isUnderReview) {
      boolean goesOn = wasUnderReview && now.isContinuedBy(next, comparison);
      return new ArtefactTrace<>(
          goesOn ? next.after(now) : next, wasUnderReview ? ours : Optional.of(now));
    }
    if (now.isContinuedBy(next, comparison)) {
      return begin(next.after(now));
    }
    return begin(
        ours.filter(before -> before.isContinuedBy(next, comparison))
            .map(next::after)
            .orElse(next));
  }

  MainTexts read(Function<T, TextDigest> digest) {
    return new MainTexts(now.read(digest), ours.map(text -> text.read(digest)));
  }
}
