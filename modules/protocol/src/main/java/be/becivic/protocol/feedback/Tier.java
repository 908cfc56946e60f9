package be.becivic.protocol.feedback;

import static be.becivic.protocol.feedback.Capability.FILE_READ;
import static be.becivic.protocol.feedback.Capability.MULTI_TURN;
import static be.becivic.protocol.feedback.Capability.STRUCTURED_OUTPUT;
import static be.becivic.protocol.feedback.Capability.TOOL_EXECUTION;
import static be.becivic.protocol.feedback.Capability.WEB_FETCH;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The capabilities a submission asks its agent to declare: the table of §6.7 as data. */
public enum Tier {
  OBSERVING(Set.of(MULTI_TURN, STRUCTURED_OUTPUT)),
  VERIFYING(Set.of(MULTI_TURN, STRUCTURED_OUTPUT, WEB_FETCH, TOOL_EXECUTION)),
  DRAFTING(Set.of(MULTI_TURN, STRUCTURED_OUTPUT, WEB_FETCH, TOOL_EXECUTION, FILE_READ));

  /** One row of the table; an empty target set stands for every target, or none. */
  public record Row(FeedbackType type, Set<TargetType> targets, Tier tier) {
    private boolean covers(FeedbackType other, Optional<TargetType> target) {
      return type == other && (targets.isEmpty() || target.filter(targets::contains).isPresent());
    }
  }

  public static final List<Row> TABLE =
      List.of(
          new Row(FeedbackType.CONCERN, Set.of(), OBSERVING),
          new Row(
              FeedbackType.AMENDMENT,
              Set.of(TargetType.VOLATILE_VALUE, TargetType.REFERENCE),
              OBSERVING),
          new Row(FeedbackType.AMENDMENT, Set.of(), VERIFYING),
          new Row(FeedbackType.VALIDATION, Set.of(TargetType.OBSERVATION), OBSERVING),
          new Row(FeedbackType.VALIDATION, Set.of(), VERIFYING),
          new Row(FeedbackType.DRAFT, Set.of(), DRAFTING),
          new Row(FeedbackType.FEEDBACK, Set.of(), OBSERVING),
          new Row(FeedbackType.RATING, Set.of(), OBSERVING),
          new Row(FeedbackType.ANALYTICS, Set.of(), OBSERVING));

  private final Set<Capability> required;

  Tier(Set<Capability> required) {
    this.required = required;
  }

  public Set<Capability> required() {
    return required;
  }

  public boolean isReachedBy(Collection<Capability> declared) {
    return declared.containsAll(required);
  }

  public static Tier of(FeedbackType type, Optional<TargetType> target) {
    for (Row row : TABLE) {
      if (row.covers(type, target)) {
        return row.tier;
      }
    }
    throw new IllegalStateException("no tier for " + type);
  }
}
