package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Rule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.model.Decision;
import be.becivic.records.model.ReviewKind;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.util.Optional;

/** Begins what a maintainer orders; what takes a commit is finished like any other decision. */
record Orders(Library library, Aftermath aftermath) {

  Outcome<Found> at(Tables tables, Order order, Instant now) {
    Optional<Artefact> artefact = library.find(tables, order.target());
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
        .map(to -> begin(tables, artefact.get(), decision(artefact.get(), order, to, now), now))
        .orElseGet(() -> refuse(ErrorCategory.INVALID_TRANSITION));
  }

  private static boolean canBeReplaced(Order order) {
    return !(order instanceof Order.Deprecate(Target target, Optional<String> other))
        || other.isEmpty()
        || target.type() == TargetType.SKILL
        || target.type() == TargetType.PATH;
  }

  private static Optional<Status> destination(Tables tables, Order order, Status status) {
    return switch (order) {
      case Order.Quarantine _ -> Optional.of(Status.QUARANTINED).filter(to -> to != status);
      case Order.Deprecate _ -> Optional.of(Status.DEPRECATED).filter(to -> to != status);
      case Order.Reinstate(Target target) ->
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

  private Outcome<Found> begin(Tables tables, Artefact artefact, Decision decision, Instant now) {
    Found found = new Found();
    DecisionInputs inputs = DecisionInputs.of(decision);
    RowMoves rows = new RowMoves(tables, now);
    boolean isDone =
        switch (artefact) {
          case Artefact.OfSkill _, Artefact.OfPath _ -> {
            found.pend(tables, decision, library.corpus().commit().orElseThrow());
            yield false;
          }
          case Artefact.OfValue(var row) ->
              rows.obey(tables.catalogue().volatileValues(), row, decision.to(), inputs);
          case Artefact.OfReference(var row) ->
              rows.obey(tables.catalogue().references(), row, decision.to(), inputs);
          case Artefact.OfSource source -> rows.stand(source.standing(), decision.to());
          case Artefact.OfConcern _ -> throw new IllegalStateException("a concern has no status");
        };
    if (isDone) {
      found.decided().add(aftermath.of(tables, Decided.with(decision, decision.to(), inputs), now));
    }
    return isDone || !found.pending().isEmpty()
        ? Outcome.ok(found)
        : refuse(ErrorCategory.INVALID_TRANSITION);
  }

  private static Decision decision(Artefact artefact, Order order, Status to, Instant now) {
    DecisionInputs inputs = DecisionInputs.none();
    Rule rule =
        switch (order) {
          case Order.Quarantine(_, String reason) -> {
            inputs.reason(reason);
            yield Rule.MAINTAINER_QUARANTINE;
          }
          case Order.Deprecate(_, Optional<String> other) -> {
            other.ifPresent(inputs::supersededBy);
            yield Rule.MAINTAINER_DEPRECATE;
          }
          case Order.Reinstate _ -> Rule.MAINTAINER_REINSTATE;
        };
    return new Decision(
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
