package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.records.review.ReviewKind;
import java.util.Arrays;

/** What the desk calls things. */
final class DeskWords {
  private DeskWords() {}

  static String title(ReviewClass reviewClass) {
    return switch (reviewClass) {
      case INJECTION_FLAG -> "Flags";
      case NER_HOLD -> "Held texts";
      case DRAFT -> "Proposals";
      case FEEDBACK -> "Messages";
      case PROVIDER_ELIGIBILITY -> "Providers";
      case PROTOCOL_AMENDMENT -> "Protocol";
      case UPKEEP -> "Upkeep";
    };
  }

  static String about(ReviewClass reviewClass) {
    return switch (reviewClass) {
      case INJECTION_FLAG -> "Somebody says that a text steers agents, or that a source is broken.";
      case NER_HOLD -> "Kept from the public until somebody has read them.";
      case DRAFT -> "New skills and paths that passed every check.";
      case FEEDBACK -> "What people wrote to the operator.";
      case PROVIDER_ELIGIBILITY, PROTOCOL_AMENDMENT -> "Put up by a maintainer.";
      case UPKEEP -> "What the machine came across and cannot decide.";
    };
  }

  static String name(ReviewKind kind) {
    return switch (kind) {
      case INJECTION_FLAG -> "injection flag";
      case NER_HOLD -> "may name a person";
      case LINK_HOLD -> "links elsewhere";
      case CONTACT_HOLD -> "has a contact point";
      case CHECK_HOLD -> "fails the checks, or needs a maintainer";
      case SCREEN_HOLD -> "addresses agents";
      case SHAPE_HOLD -> "unlike the value before it";
      case DRAFT -> "proposal";
      case SOURCE_ROT -> "source said to be broken";
      case PULL -> "taken down by votes";
      case LINK_ROT -> "dead link";
      case COMMUNES -> "communes differ";
      case CATEGORIES -> "categories";
      case FEEDBACK -> "message";
      case PROVIDER_ELIGIBILITY -> "provider";
      case PROTOCOL_AMENDMENT -> "protocol";
    };
  }

  static String plain(String wireName) {
    return wireName.replace('_', ' ');
  }

  /** By what something came down; a rule this version does not know is called by its name. */
  static String rule(String wireName) {
    return Arrays.stream(DecisionRule.values())
        .filter(rule -> rule.wireName().equals(wireName))
        .findFirst()
        .map(DeskWords::rule)
        .orElseGet(() -> plain(wireName));
  }

  private static String rule(DecisionRule rule) {
    return switch (rule) {
      case QUARANTINE -> "pulled by an injection flag";
      case ROLLBACK -> "rolled back by votes";
      case GAVE_WAY -> "made place for a change that waited";
      case FLAG_CAVEAT -> "flagged, and left standing with a caveat";
      case AMENDED -> "changed by an amendment";
      case EDITED_ON_MAIN -> "edited on main";
      case MAINTAINER_QUARANTINE -> "taken down by a maintainer";
      case MAINTAINER_DEPRECATE -> "retired by a maintainer";
      case ALPHA_TO_BETA,
          BETA_TO_STABLE,
          SETTLED,
          REINSTATEMENT,
          POST_HANDOFF_OBSERVED,
          MAINTAINER_REINSTATE,
          MAINTAINER_REVERT,
          MAINTAINER_RESTORE,
          MAINTAINER_VOUCH ->
          plain(rule.wireName());
    };
  }

  static String refusal(Rejection rejection) {
    if (rejection.missing().isPresent()) {
      return "Something is missing: " + rejection.missing().get() + ".";
    }
    String title =
        switch (rejection.category()) {
          case INVALID_TRANSITION -> "It is decided already, or cannot be done with this.";
          case REGEX_FAIL, LAYER2_SCRUB_FAILURE ->
              "The words look as if they name a person or hold a number.";
          case SCHEMA_FAIL -> "It would no longer be a sound submission.";
          default -> rejection.category().title();
        };
    return rejection
        .pointer()
        .filter(place -> !place.isEmpty())
        .map(place -> title + " Look at " + place + ".")
        .orElse(title);
  }
}
