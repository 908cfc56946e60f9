package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.Artefact;
import be.becivic.lifecycle.former.EarlierRow;
import be.becivic.lifecycle.former.FormerText;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
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
      Tables tables,
      MainReading main,
      MaintainerOrder order,
      Optional<FormerText> text,
      Instant now) {
    Optional<Artefact> artefact = main.artefact().with(tables);
    if (artefact.isEmpty()) {
      return refuse(ErrorCategory.NOT_FOUND);
    }
    if (!canBeReplaced(order)) {
      return Outcome.refused(Rejection.at(ErrorCategory.CROSS_REF_FAIL, "/superseded_by"));
    }
    return onMain(artefact.get())
        .filter(_ -> tables.pendingDecisions().find(order.target()).isEmpty())
        .filter(_ -> !(order instanceof MaintainerOrder.Vouch) || isUnderReview(artefact.get()))
        .flatMap(status -> destination(tables, order, text, status))
        .map(to -> decision(artefact.get(), order, text, to, now))
        .map(decision -> begin(tables, main, artefact.get(), decision))
        .orElseGet(() -> refuse(ErrorCategory.INVALID_TRANSITION));
  }

  private static boolean canBeReplaced(MaintainerOrder order) {
    return !(order instanceof MaintainerOrder.Deprecate(Target target, Optional<String> other))
        || other.isEmpty()
        || target.type() == TargetType.SKILL
        || target.type() == TargetType.PATH;
  }

  private static boolean isUnderReview(Artefact artefact) {
    return artefact.underReview().isPresent();
  }

  /** What is undone or put back in git is what main says, which may be a change under review. */
  private static Optional<Status> onMain(Artefact artefact) {
    return switch (artefact) {
      case Artefact.OfSkill _, Artefact.OfPath _ ->
          artefact.underReview().orElseGet(artefact::ours).status();
      case Artefact.OfSource _, Artefact.OfValue _, Artefact.OfReference _, Artefact.OfConcern _ ->
          artefact.status();
    };
  }

  private static Optional<Status> destination(
      Tables tables, MaintainerOrder order, Optional<FormerText> text, Status status) {
    return switch (order) {
      case MaintainerOrder.Revert _ -> destination(order.target(), text, status);
      case MaintainerOrder.Restore(Target target, String version) ->
          destination(target, text, status)
              .or(() -> EarlierRow.find(tables, target, version).map(EarlierRow::status));
      case MaintainerOrder.Vouch _ -> Optional.of(Status.ALPHA);
      case MaintainerOrder.Quarantine _ ->
          Optional.of(Status.QUARANTINED).filter(to -> to != status);
      case MaintainerOrder.Deprecate _ -> Optional.of(Status.DEPRECATED).filter(to -> to != status);
      case MaintainerOrder.Reinstate(Target target) ->
          status.isFrozen() && tables.review().findOpen(ReviewKind.INJECTION_FLAG, target).isEmpty()
              ? Optional.of(before(tables, target))
              : Optional.empty();
    };
  }

  /** A text comes back with the status it had; where a source stands is not for main to say. */
  private static Optional<Status> destination(
      Target target, Optional<FormerText> text, Status status) {
    return text.map(former -> target instanceof Target.Source ? status : former.status())
        .filter(Status::isRendered);
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
          case Artefact.OfValue(var row, _) when isVouched(decision) ->
              rows.vouch(tables.catalogue().volatileValues(), row, inputs);
          case Artefact.OfReference(var row, _) when isVouched(decision) ->
              rows.vouch(tables.catalogue().references(), row, inputs);
          case Artefact.OfValue(var row, _) when inputs.restoredRevision().isPresent() ->
              rows.restore(tables.catalogue().volatileValues(), row, inputs);
          case Artefact.OfReference(var row, _) when inputs.restoredRevision().isPresent() ->
              rows.restore(tables.catalogue().references(), row, inputs);
          case Artefact.OfValue(var row, _) ->
              rows.obey(tables.catalogue().volatileValues(), row, decision.to(), inputs);
          case Artefact.OfReference(var row, _) ->
              rows.obey(tables.catalogue().references(), row, decision.to(), inputs);
          case Artefact.OfSource _
              when inputs.restoredFrom().isPresent() || isVouched(decision) -> {
            made.pend(tables, decision, main.served());
            yield false;
          }
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

  private static boolean isVouched(DecisionRecord decision) {
    return DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_VOUCH);
  }

  private static DecisionRecord decision(
      Artefact artefact, MaintainerOrder order, Optional<FormerText> text, Status to, Instant now) {
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
          case MaintainerOrder.Revert(_, CommitId change) -> {
            inputs.change(change);
            yield DecisionRule.MAINTAINER_REVERT;
          }
          case MaintainerOrder.Restore(Target target, String version) -> {
            if (EarlierRow.isRow(target)) {
              inputs.restoredRevision(Integer.parseInt(version));
            }
            yield DecisionRule.MAINTAINER_RESTORE;
          }
          case MaintainerOrder.Vouch _ -> {
            artefact.underReview().orElseThrow().cohort().digest().ifPresent(inputs::digest);
            yield DecisionRule.MAINTAINER_VOUCH;
          }
        };
    text.map(FormerText::commit).ifPresent(inputs::restoredFrom);
    return new DecisionRecord(
        artefact.target(),
        (order instanceof MaintainerOrder.Vouch
                ? artefact.underReview().orElseThrow().cohort()
                : artefact.cohort())
            .key(),
        rule.wireName(),
        onMain(artefact).orElseThrow(),
        to,
        inputs.json().toString(),
        now);
  }

  private static <T> Outcome<T> refuse(ErrorCategory category) {
    return Outcome.refused(Rejection.of(category));
  }
}
