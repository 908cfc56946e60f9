package be.becivic.library.proposal;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.submission.AmendableFields;
import java.util.List;

/** Refusals that say where, and never what stood there. */
final class ProposalRefusals {
  static final String TARGET = "/target_id";
  static final String PROPOSED_ID = "/proposed_id";
  static final String DIFF = "/content/body_diff";
  static final String FIELD = "/content/frontmatter_change/field_path";
  static final String VALUE = "/content/frontmatter_change/proposed_value";

  private ProposalRefusals() {}

  static <T> Outcome<T> crossRef(String pointer) {
    return at(ErrorCategory.CROSS_REF_FAIL, pointer);
  }

  /** A field that is not on the list of those an amendment may change. */
  static <T> Outcome<T> closed(TargetType type) {
    return Outcome.refused(
        Rejection.hinting(
            ErrorCategory.CROSS_REF_FAIL,
            FIELD,
            "Amendments change these fields; the others are ours to set.",
            AmendableFields.list(type)));
  }

  static <T> Outcome<T> at(ErrorCategory category, String pointer) {
    return Outcome.refused(Rejection.at(category, pointer));
  }

  /** The same outcome; if it is a refusal, this one instead, with what it says to do. */
  static <T> Outcome<T> or(Outcome<T> outcome, ErrorCategory category, String pointer) {
    return switch (outcome) {
      case Outcome.Ok<T> ok -> ok;
      case Outcome.Refused<T>(Rejection why) ->
          why.hint()
              .<Outcome<T>>map(
                  hint -> Outcome.refused(Rejection.hinting(category, pointer, hint, List.of())))
              .orElseGet(() -> at(category, pointer));
    };
  }
}
