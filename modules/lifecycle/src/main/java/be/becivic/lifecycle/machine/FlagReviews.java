package be.becivic.lifecycle.machine;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.vote.Validation;
import java.time.Instant;
import java.util.Optional;

/** The review of an injection flag: one for each vote that raised it. */
final class FlagReviews {
  private static final String NOTE = "A vote says that this carries an injection.";

  private FlagReviews() {}

  /** Opens what is missing for a cohort that was pulled, and marks the votes that pulled it. */
  static void open(Tables tables, Target target, String cohort, Instant now) {
    tables.validations().list(target, cohort).stream()
        .filter(Validation::injectionFlag)
        .map(Validation::id)
        .forEach(
            vote -> {
              tables.validations().markQuarantined(vote);
              openOrFind(tables, target, vote, now);
            });
  }

  static ReviewItem openOrFind(Tables tables, Target target, SubmissionId vote, Instant now) {
    return tables.review().list(target).stream()
        .filter(item -> item.kind() == ReviewKind.INJECTION_FLAG)
        .filter(item -> item.submission().equals(Optional.of(vote)))
        .findFirst()
        .orElseGet(
            () ->
                tables
                    .review()
                    .open(
                        ReviewKind.INJECTION_FLAG,
                        Optional.of(target),
                        Optional.of(vote),
                        NOTE,
                        now));
  }

  /** Whether a person called every flag on a cohort a false alarm. */
  static boolean areAllDismissed(Tables tables, Target target, String cohort) {
    return tables.review().list(target).stream()
        .filter(item -> item.kind() == ReviewKind.INJECTION_FLAG)
        .filter(item -> isOn(tables, item, cohort))
        .allMatch(item -> item.resolution().equals(Optional.of(Resolution.FLAG_DISMISSED)));
  }

  private static boolean isOn(Tables tables, ReviewItem item, String cohort) {
    return item.submission()
        .flatMap(tables.validations()::find)
        .map(Validation::cohort)
        .filter(cohort::equals)
        .isPresent();
  }
}
