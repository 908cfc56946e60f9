package be.becivic.library.lifecycle;

import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.library.artefact.ChangeThresholds;
import be.becivic.library.artefact.PreviousRevision;
import be.becivic.library.artefact.VotingText;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Promotion;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.vote.CohortTally;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads where artefacts stand. Concerns have no lifecycle, so nothing is found of them. */
public final class LifecycleReader {
  private static final String ROTTEN = "Recent users say that this no longer works.";
  private static final String FLAGGED =
      "Someone flagged an injection here; a person looks into it.";

  private static final String PREVIOUS_STABLE = "previous_stable_sha";

  private final Mainline main;
  private final Tables tables;
  private final Thresholds thresholds;

  public LifecycleReader(Mainline main, Tables tables, Thresholds thresholds) {
    this.main = main;
    this.tables = tables;
    this.thresholds = thresholds;
  }

  public Optional<ArtefactLifecycle> find(Target target, Instant now) {
    return new Artefacts(main, tables).find(target).flatMap(artefact -> find(artefact, now));
  }

  private Optional<ArtefactLifecycle> find(Artefact artefact, Instant now) {
    List<Assessment> texts = assess(artefact, now);
    return texts.stream()
        .findFirst()
        .map(
            ours ->
                new ArtefactLifecycle(
                    ours,
                    texts.stream().skip(1).findFirst(),
                    tables.pendingDecisions().find(artefact.target()).isPresent(),
                    caveats(artefact.target()),
                    tables.decisions().list(artefact.target())));
  }

  /** What the rules say right now: of the text of ours, then of a change under review. */
  public List<Assessment> assess(Target target, Instant now) {
    return new Artefacts(main, tables)
        .find(target)
        .map(artefact -> assess(artefact, now))
        .orElse(List.of());
  }

  /** The same about an artefact that was looked up before. */
  public List<Assessment> assess(Artefact artefact, Instant now) {
    List<Assessment> assessments = new ArrayList<>();
    artefact
        .status()
        .ifPresent(
            status ->
                assessments.add(
                    assess(
                        artefact,
                        artefact.ours(),
                        status,
                        ChangeThresholds.ofOnlyText(artefact, tables, thresholds),
                        fallback(artefact),
                        now)));
    artefact
        .underReview()
        .ifPresent(
            change ->
                assessments.add(
                    givingWay(
                        assess(
                            artefact,
                            change,
                            Status.ALPHA,
                            ChangeThresholds.of(artefact, tables, thresholds),
                            artefact.status().orElse(Status.QUARANTINED),
                            now),
                        now)));
    return assessments;
  }

  /** A change that would only be left makes place for another one. */
  private Assessment givingWay(Assessment change, Instant now) {
    return change.decision() instanceof LifecycleVerdict.Hold
            && tables.queue().isAwaited(change.artefact().target())
        ? Optional.of(QuietTime.since(tables, change))
            .filter(since -> thresholds.review().isOver(since, now))
            .map(since -> change.with(new LifecycleVerdict.GiveWay(since)))
            .orElse(change)
        : change;
  }

  private Assessment assess(
      Artefact artefact,
      VotingText text,
      Status status,
      Thresholds rules,
      Status fallback,
      Instant now) {
    Tally counts =
        tables
            .tallies()
            .find(artefact.target(), text.cohort().key())
            .map(CohortTally::counts)
            .orElse(Tally.NONE);
    Duration age = age(text.cohort().startedAt(), now);
    return new Assessment(
        artefact,
        text,
        status,
        counts,
        age,
        Promotion.decide(status, counts, age, rules),
        fallback);
  }

  private static Duration age(Instant since, Instant now) {
    return now.isBefore(since) ? Duration.ZERO : Duration.between(since, now);
  }

  /** What stood before takes the place of what is pulled; where nothing did, nothing is shown. */
  private Status fallback(Artefact artefact) {
    if (artefact.underReview().isPresent()) {
      return Status.QUARANTINED;
    }
    return switch (artefact) {
      case Artefact.OfSkill(Skill skill, _, _) ->
          former(
              skill.frontmatter().text(SystemMembers.PREVIOUS_TEXT),
              skill.frontmatter().text(PREVIOUS_STABLE));
      case Artefact.OfPath(PathEntry path, _, _) ->
          former(
              path.fields().text(SystemMembers.PREVIOUS_TEXT), path.fields().text(PREVIOUS_STABLE));
      case Artefact.OfValue(_, var texts) ->
          before(tables.catalogue().volatileValues(), texts.ourRow());
      case Artefact.OfReference(_, var texts) ->
          before(tables.catalogue().references(), texts.ourRow());
      case Artefact.OfSource _, Artefact.OfConcern _ -> Status.QUARANTINED;
    };
  }

  private static Status former(Optional<String> text, Optional<String> stable) {
    return stable
        .map(_ -> Status.STABLE)
        .or(() -> text.map(_ -> Status.ALPHA))
        .orElse(Status.QUARANTINED);
  }

  private static <C> Status before(Revisions<C> revisions, Revision<C> row) {
    return PreviousRevision.find(revisions, row).map(Revision::status).orElse(Status.QUARANTINED);
  }

  private List<String> caveats(Target target) {
    List<String> caveats = new ArrayList<>();
    if (tables.review().findOpen(ReviewKind.SOURCE_ROT, target).isPresent()) {
      caveats.add(ROTTEN);
    }
    if (tables.review().findOpen(ReviewKind.INJECTION_FLAG, target).isPresent()) {
      caveats.add(FLAGGED);
    }
    return caveats;
  }
}
