package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.SourceRot;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** What votes on path sources tell besides their status. */
final class SourceSignals {
  static final String OBSERVED = "post_handoff_observed";
  private static final Duration SECOND_LOOK = Duration.ofDays(1);

  private final Thresholds thresholds;

  SourceSignals(Thresholds thresholds) {
    this.thresholds = thresholds;
  }

  /** Whether users have seen what follows a handoff that the file calls unseen (§6.12.2). */
  boolean isNewlyObserved(Assessment assessment) {
    return assessment.artefact() instanceof Artefact.OfSource source
        && assessment.status().isRendered()
        && source.source().json().path(OBSERVED).isBoolean()
        && !source.source().json().path(OBSERVED).booleanValue()
        && !source.standing().postHandoffObserved()
        && thresholds.postHandoff().isObservedBy(assessment.counts());
  }

  /** Calls for a person when a stable source stops working for people. */
  void lookForRot(Tables tables, Assessment assessment, Instant now) {
    if (!(assessment.artefact() instanceof Artefact.OfSource)
        || assessment.status() != Status.STABLE) {
      return;
    }
    Target target = assessment.artefact().target();
    SourceRot rot = thresholds.sourceRot();
    Tally tally =
        tables.validations().countSince(target, since(tables, assessment, now.minus(rot.window())));
    if (rot.isShownBy(tally)) {
      if (tables.review().findOpen(ReviewKind.SOURCE_ROT, target).isEmpty()) {
        tables
            .review()
            .open(
                ReviewKind.SOURCE_ROT,
                Optional.of(target),
                Optional.empty(),
                "%d of %d recent voters say this stable source does not work."
                    .formatted(tally.rejects(), tally.distinct()),
                now);
      }
    } else if (tally.rejects() >= rot.netRejects()) {
      // Confirmations may grow too old to count before the rejections do.
      tables.dueChecks().ask(target, now.plus(SECOND_LOOK));
    }
  }

  /** Only votes on the stable source tell, and none that a person has already looked into. */
  private static Instant since(Tables tables, Assessment assessment, Instant windowStart) {
    Instant stable = assessment.cohort().startedAt();
    return tables.review().list(assessment.artefact().target()).stream()
        .filter(item -> item.kind() == ReviewKind.SOURCE_ROT)
        .map(ReviewItem::resolvedAt)
        .flatMap(Optional::stream)
        .reduce(
            windowStart.isBefore(stable) ? stable : windowStart, (a, b) -> a.isBefore(b) ? b : a);
  }
}
