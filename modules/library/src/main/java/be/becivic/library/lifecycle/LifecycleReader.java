package be.becivic.library.lifecycle;

import be.becivic.corpus.git.Mainline;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
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

  private final Mainline main;
  private final Tables tables;
  private final Thresholds thresholds;

  public LifecycleReader(Mainline main, Tables tables, Thresholds thresholds) {
    this.main = main;
    this.tables = tables;
    this.thresholds = thresholds;
  }

  public Optional<ArtefactLifecycle> find(Target target, Instant now) {
    return assess(target, now)
        .map(
            assessment ->
                new ArtefactLifecycle(
                    assessment,
                    tables.pendingDecisions().find(target).isPresent(),
                    caveats(target),
                    tables.decisions().list(target)));
  }

  /** What the rules say right now. */
  public Optional<Assessment> assess(Target target, Instant now) {
    return new Artefacts(main, tables).find(target).flatMap(artefact -> assess(artefact, now));
  }

  /** The same about an artefact that was looked up before. */
  public Optional<Assessment> assess(Artefact artefact, Instant now) {
    return artefact.status().map(status -> assess(artefact, status, now));
  }

  private Assessment assess(Artefact artefact, Status status, Instant now) {
    Tally counts =
        tables
            .tallies()
            .find(artefact.target(), artefact.cohort().key())
            .map(CohortTally::counts)
            .orElse(Tally.NONE);
    Duration age = age(artefact.cohort().startedAt(), now);
    return new Assessment(
        artefact,
        status,
        counts,
        age,
        Promotion.decide(status, counts, age, thresholds),
        fallback(artefact));
  }

  private static Duration age(Instant since, Instant now) {
    return now.isBefore(since) ? Duration.ZERO : Duration.between(since, now);
  }

  /** A stable text takes the place of what is pulled; where there is none, nothing is shown. */
  private Status fallback(Artefact artefact) {
    boolean hasStable =
        switch (artefact) {
          case Artefact.OfSkill skill ->
              skill.skill().frontmatter().text("previous_stable_sha").isPresent();
          case Artefact.OfPath path -> path.path().fields().text("previous_stable_sha").isPresent();
          case Artefact.OfValue value ->
              hasStable(tables.catalogue().volatileValues(), value.row().uid());
          case Artefact.OfReference reference ->
              hasStable(tables.catalogue().references(), reference.row().uid());
          case Artefact.OfSource _, Artefact.OfConcern _ -> false;
        };
    return hasStable ? Status.STABLE : Status.QUARANTINED;
  }

  private static <C> boolean hasStable(Revisions<C> revisions, Uid uid) {
    return revisions.findLatestStable(uid).flatMap(Revision::content).isPresent();
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
