package be.becivic.upkeep;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.Tables;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.Optional;

/** Calls for a person, once for as long as nobody came. */
final class ReviewNote {
  /** What is about the corpus as a whole. */
  static final Target CORPUS = Target.Graph.WHOLE;

  private ReviewNote() {}

  /** Whether this is news. */
  static boolean open(Tables tables, ReviewKind kind, Target target, String note, Instant at) {
    if (tables.review().findOpen(kind, target).isPresent()) {
      return false;
    }
    tables.review().open(kind, Optional.of(target), Optional.empty(), note, at);
    return true;
  }
}
