package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.Optional;

/** Begins what a maintainer orders; what takes a commit is finished like any other decision. */
final class MaintainerOrders {
  private MaintainerOrders() {}

  static Outcome<DecisionsMade> begin(
      Tables tables, MainReading main, MaintainerOrder order, Instant now) {
    Optional<Artefact> artefact = main.artefact().with(tables);
    if (artefact.isEmpty()) {
      return refuse(ErrorCategory.NOT_FOUND);
    }
    if (!canBeReplaced(order)) {
      return Outcome.refused(Rejection.at(ErrorCategory.CROSS_REF_FAIL, "/superseded_by"));
    }
    return artefact
        .get()
        .status()
        .filter(_ -> tables.pendingDecisions().find(order.target()).isEmpty())
        .flatMap(status -> destination(tables, order, status))
        .map(to -> begin(tables, main, artefact.get(), decision(artefact.get(), order, to, now)))
        .orElseGet(() -> refuse(ErrorCategory.INVALID_TRANSITION));
  }

  private static boolean canBeReplaced(MaintainerOrder order) {
    return !(order instanceof MaintainerOrder.Deprecate(Target target, Optional<String> other))
        || other.isEmpty()
        || target.type() == TargetType.SKILL
        || target.type() == TargetType.PATH;
  }

  private static Optional<Status> destination(Tables tables, MaintainerOrder order, Status status) {
    return switch (order) {
      case MaintainerOrder.Quarantine _ ->
          Optional.of(Status.QUARANTINED).filter(to -> to != status);
      case MaintainerOrder.Deprecate _ -> Optional.of(Status.DEPRECATED).filter(to -> to != status);
      case MaintainerOrder.Reinstate(Target target) ->
          status.isFrozen() && tables.review().findOpen(ReviewKind.INJECTION_FLAG, target).isEmpty()
              ? Optional.of(before(tables, target))
              : Optional.empty();
    };
  }

  /** The last status it had in its ordinary life. */
  private static Status before(Tables tables, Target target) {
    return tables.decisions().list(target).reversed().stream()
        .map(row -> row.decision().from())
        .filter(status -> !status.isFrozen())
        .findFirst()
        .orElse(Status.ALPHA);
  }

  private static Outcome<DecisionsMade> begin(
      Tables tables, MainReading main, Artefact artefact, DecisionRecord decision) {
    Instant now = decision.decidedAt();
    DecisionsMade made = new DecisionsMade();
    DecisionInputs inputs = DecisionInputs.of(decision);
    CatalogueMoves rows = new CatalogueMoves(tables, now);
    boolean isDone =
        switch (artefact) {
          case Artefact.OfSkill _, Artefact.OfPath _ -> {
            made.pend(tables, decision, main.served());
            yield false;
          }
          case Artefact.OfValue(var row, _) ->
              rows.obey(tables.catalogue().volatileValues(), row, decision.to(), inputs);
          case Artefact.OfReference(var row, _) ->
              rows.obey(tables.catalogue().references(), row, decision.to(), inputs);
          case Artefact.OfSource source -> rows.stand(source.standing(), decision.to());
          case Artefact.OfConcern _ -> throw new IllegalStateException("a concern has no status");
        };
    if (isDone) {
      made.decided()
          .add(
              DecisionEffects.record(
                  tables, main, DecisionWriter.with(decision, decision.to(), inputs), now));
    }
    return isDone || !made.pending().isEmpty()
        ? Outcome.ok(made)
        : refuse(ErrorCategory.INVALID_TRANSITION);
  }

  private static DecisionRecord decision(
      Artefact artefact, MaintainerOrder order, Status to, Instant now) {
    DecisionInputs inputs = DecisionInputs.none();
    DecisionRule rule =
        switch (order) {
          case MaintainerOrder.Quarantine(_, String reason) -> {
            inputs.reason(reason);
            yield DecisionRule.MAINTAINER_QUARANTINE;
          }
          case MaintainerOrder.Deprecate(_, Optional<String> other) -> {
            other.ifPresent(inputs::supersededBy);
            yield DecisionRule.MAINTAINER_DEPRECATE;
          }
          case MaintainerOrder.Reinstate _ -> DecisionRule.MAINTAINER_REINSTATE;
        };
    return new DecisionRecord(
        artefact.target(),
        artefact.cohort().key(),
        rule.wireName(),
        artefact.status().orElseThrow(),
        to,
        inputs.json().toString(),
        now);
  }

  private static <T> Outcome<T> refuse(ErrorCategory category) {
    return Outcome.refused(Rejection.of(category));
  }
}
