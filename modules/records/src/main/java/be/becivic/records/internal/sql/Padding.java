package be.becivic.records.internal.sql;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Rounds lists up to few different lengths, so that statements that hold them have few texts. */
public final class Padding {
  private Padding() {}

  /** Repeats the last element until there are as many as a power of two. */
  public static <T> List<T> of(Collection<T> some) {
    List<T> padded = new ArrayList<>(some);
    int length = Integer.highestOneBit(Math.max(1, 2 * some.size() - 1));
    if (!padded.isEmpty()) {
      padded.addAll(Collections.nCopies(length - some.size(), padded.getLast()));
    }
    return padded;
  }
}
