package be.becivic.lifecycle.machine;

import be.becivic.changes.LandingOutcome;
import be.becivic.corpus.check.report.Finding;
import be.becivic.library.artefact.Artefact;
import be.becivic.lifecycle.former.FormerText;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Brings decisions that were written down to the corpus, then into the record. */
final class DecisionCompletion {
  private final Records records;
  private final MainReader reader;
  private final FormerTexts former;
  private final StatusFlip flip;
  private final Runnable followMain;
  private final InstantSource clock;

  DecisionCompletion(
      Records records,
      MainReader reader,
      FormerTexts former,
      StatusFlip flip,
      Runnable followMain,
      InstantSource clock) {
    this.records = records;
    this.reader = reader;
    this.former = former;
    this.flip = flip;
    this.followMain = followMain;
    this.clock = clock;
  }

  /**
   * Finishes a decision.
   *
   * @return nothing when it waits for the forge, was finished by another server, or no longer fits
   * @throws IllegalStateException when the checks refuse it; it is looked at again later
   */
  Optional<ChainedDecision> finish(PendingDecision pending) {
    return switch (flip.land(pending)) {
      case LandingOutcome.Merged(CommitId commit) -> {
        // Nobody sees a status that no record explains.
        Optional<ChainedDecision> made = record(pending, commit);
        followMain.run();
        records
            .read(tables -> tables.pendingDecisions().find(pending.decision().target()))
            .ifPresent(this::finish);
        yield made;
      }
      case LandingOutcome.Up _ -> Optional.empty();
      case LandingOutcome.Unchanged _, LandingOutcome.Conflict _ -> {
        drop(pending);
        callIfInTheWay(pending);
        yield Optional.empty();
      }
      case LandingOutcome.Red(List<Finding> findings) -> withoutText(pending, places(findings));
      case LandingOutcome.Held(ReviewKind kind, _) -> withoutText(pending, kind.wireName());
    };
  }

  private Optional<ChainedDecision> record(PendingDecision pending, CommitId commit) {
    DecisionRecord planned = pending.decision();
    DecisionInputs inputs = DecisionInputs.of(planned);
    DecisionRecord decision = DecisionWriter.with(planned, planned.to(), inputs.commit(commit));
    Optional<Instant> restoredTime = inputs.restoredFrom().map(former::time);
    return reader.write(
        decision.target(),
        main ->
            tables -> {
              if (!tables.pendingDecisions().delete(pending.change())) {
                return Optional.of(Optional.empty());
              }
              if (DecisionWriter.isBy(decision, DecisionRule.POST_HANDOFF_OBSERVED)) {
                noteObserved(tables, main);
              } else if (isPromotion(decision)
                  || DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_VOUCH)) {
                stand(tables, main, decision, inputs.digest());
              }
              AmendmentStates.follow(tables, decision, restoredTime);
              ChainedDecision made =
                  DecisionEffects.record(tables, main, decision, clock.instant());
              pullIfOvertaken(tables, main, decision, commit);
              return Optional.of(Optional.of(made));
            });
  }

  /** A flag that came while its target was on its way up is about the text that is up now. */
  private void pullIfOvertaken(
      Tables tables, MainReading main, DecisionRecord decision, CommitId commit) {
    boolean isFlagged =
        tables
            .tallies()
            .find(decision.target(), decision.cohort())
            .filter(tally -> tally.counts().injectionFlags() > 0)
            .isPresent();
    if (isPromotion(decision) && isFlagged) {
      DecisionInputs inputs = DecisionInputs.none();
      main.former().map(FormerText::commit).ifPresent(inputs::restoredFrom);
      tables
          .pendingDecisions()
          .insert(
              DecisionWriter.pending(
                  new DecisionRecord(
                      decision.target(),
                      decision.cohort(),
                      DecisionRule.QUARANTINE.wireName(),
                      decision.to(),
                      main.former().map(FormerText::status).orElse(Status.QUARANTINED),
                      inputs.json().toString(),
                      clock.instant()),
                  commit.value()));
    }
  }

  private static boolean isPromotion(DecisionRecord decision) {
    return DecisionWriter.isBy(decision, DecisionRule.ALPHA_TO_BETA)
        || DecisionWriter.isBy(decision, DecisionRule.BETA_TO_STABLE);
  }

  /** Undoing a change must not undo what a maintainer wrote over it. */
  private void callIfInTheWay(PendingDecision pending) {
    DecisionRecord decision = pending.decision();
    if (DecisionEffects.isPull(decision) && DecisionInputs.of(decision).change().isPresent()) {
      records.write(
          tables -> {
            PullReviews.inTheWay(tables, decision, clock.instant());
            return true;
          });
    }
  }

  /** Where a source stands is not for main to say. */
  private void stand(
      Tables tables, MainReading main, DecisionRecord decision, Optional<TextDigest> text) {
    findStanding(tables, main)
        .ifPresent(
            now ->
                new CatalogueMoves(tables, clock.instant())
                    .stand(now, decision.to(), text.or(now::text)));
  }

  private static Optional<SourceStanding> findStanding(Tables tables, MainReading main) {
    return main.artefact()
        .with(tables)
        .filter(Artefact.OfSource.class::isInstance)
        .map(source -> ((Artefact.OfSource) source).standing());
  }

  private static void noteObserved(Tables tables, MainReading main) {
    findStanding(tables, main)
        .ifPresent(
            now ->
                tables
                    .sourceStandings()
                    .put(
                        new SourceStanding(
                            now.source(),
                            now.status(),
                            now.cohortStartedAt(),
                            true,
                            Optional.empty())));
  }

  /** Main moved on; whether there is still something to decide shows at the next look. */
  private void drop(PendingDecision pending) {
    Instant now = clock.instant();
    records.write(
        tables -> {
          tables.dueChecks().ask(pending.decision().target(), now);
          return tables.pendingDecisions().delete(pending.change());
        });
  }

  /** What must be pulled is pulled, even where the text it replaced no longer passes the checks. */
  private Optional<ChainedDecision> withoutText(PendingDecision pending, String why) {
    DecisionRecord decision = pending.decision();
    DecisionInputs inputs = DecisionInputs.of(decision);
    if (!DecisionEffects.isPull(decision) || inputs.restoredFrom().isEmpty()) {
      drop(pending);
      throw new IllegalStateException(
          "%s %s cannot move to %s: %s"
              .formatted(
                  decision.target().type().wireName(),
                  decision.target().id(),
                  decision.to().wireName(),
                  why));
    }
    if (decision.target() instanceof Target.Source) {
      return takeDown(pending, inputs);
    }
    PendingDecision bare =
        DecisionWriter.pending(
            DecisionWriter.with(decision, Status.QUARANTINED, inputs.withoutRestoredText()),
            pending.baseCommit());
    boolean isOurs =
        records.write(
            tables -> {
              boolean isThere = tables.pendingDecisions().delete(pending.change());
              if (isThere) {
                tables.pendingDecisions().insert(bare);
              }
              return isThere;
            });
    return isOurs ? finish(bare) : Optional.empty();
  }

  /** A source goes down in the database alone. */
  private Optional<ChainedDecision> takeDown(PendingDecision pending, DecisionInputs inputs) {
    DecisionRecord decision =
        DecisionWriter.with(pending.decision(), Status.QUARANTINED, inputs.withoutRestoredText());
    return reader.write(
        decision.target(),
        main ->
            tables -> {
              if (!tables.pendingDecisions().delete(pending.change())) {
                return Optional.of(Optional.empty());
              }
              stand(tables, main, decision, Optional.empty());
              return Optional.of(
                  Optional.of(DecisionEffects.record(tables, main, decision, clock.instant())));
            });
  }

  private static String places(List<Finding> findings) {
    return findings.stream()
        .map(finding -> "%s (%s)".formatted(finding.file(), finding.rule()))
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
