package be.becivic.library.observation;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;

/**
 * One committed concern or pending amendment, as it is shown.
 *
 * @param body what was said; community text, to be escaped and labelled as such
 * @param scope how widely it applies, and {@code specifier} to what exactly
 * @param seen the day it was seen
 * @param up addresses that confirm it, and {@code down} those that reject it
 * @param hidden whether its score folds it away
 */
public record Observation(
    FeedbackType type,
    Uid uid,
    Target target,
    String body,
    Optional<String> scope,
    Optional<String> specifier,
    Optional<LocalDate> seen,
    int up,
    int down,
    boolean hidden,
    Instant committedAt) {

  /** Best first, then newest; the number settles ties, so that equal input gives equal output. */
  static final Comparator<Observation> ORDER =
      Comparator.comparingInt(Observation::netScore)
          .thenComparing(Observation::committedAt)
          .reversed()
          .thenComparing(Observation::type)
          .thenComparing(item -> -item.uid().number());

  public int netScore() {
    return up - down;
  }

  /** Leaves the text out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Observation[%s on %s]".formatted(uid, target);
  }
}
