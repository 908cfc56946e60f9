package be.becivic.corpus.check;

import be.becivic.corpus.check.rule.CheckedFile;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/**
 * What was looked at and found in order. A change touches a file or two, and the rest of the corpus
 * need not be looked at again for it.
 */
final class CleanFiles {
  /** A few rules for each of many thousand files; one takes some hundred bytes. */
  private static final int MOST = 50_000;

  private final Cache<CheckedFile, Boolean> known = Caffeine.newBuilder().maximumSize(MOST).build();

  boolean contains(CheckedFile file) {
    return known.getIfPresent(file) != null;
  }

  void add(CheckedFile file) {
    known.put(file, true);
  }
}
