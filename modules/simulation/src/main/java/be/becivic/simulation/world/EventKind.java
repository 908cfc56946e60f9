package be.becivic.simulation.world;

import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.DecisionRecord;
import java.util.Arrays;
import java.util.Optional;

/** What can happen to a text, as far as anybody asks here. */
public enum EventKind {
  BETA,
  STABLE,
  /** It is taken down, and nothing stands in its place. */
  DOWN,
  /** It gives way to the text before it. */
  UNDONE,
  /** It is put back by a person. */
  BACK,
  /** A flag left it where it is, with a caveat. */
  CAVEAT;

  static Optional<EventKind> of(DecisionRecord decision) {
    return Arrays.stream(DecisionRule.values())
        .filter(rule -> rule.wireName().equals(decision.rule()))
        .findFirst()
        .flatMap(rule -> of(rule, decision.to()));
  }

  private static Optional<EventKind> of(DecisionRule rule, Status to) {
    return switch (rule) {
      case ALPHA_TO_BETA -> Optional.of(BETA);
      case BETA_TO_STABLE -> Optional.of(STABLE);
      case QUARANTINE, ROLLBACK, MAINTAINER_QUARANTINE ->
          Optional.of(to == Status.QUARANTINED ? DOWN : UNDONE);
      case GAVE_WAY, MAINTAINER_REVERT -> Optional.of(UNDONE);
      case REINSTATEMENT, MAINTAINER_REINSTATE, MAINTAINER_RESTORE -> Optional.of(BACK);
      case FLAG_CAVEAT -> Optional.of(CAVEAT);
      case SETTLED,
          POST_HANDOFF_OBSERVED,
          AMENDED,
          EDITED_ON_MAIN,
          MAINTAINER_DEPRECATE,
          MAINTAINER_VOUCH ->
          Optional.empty();
    };
  }
}
