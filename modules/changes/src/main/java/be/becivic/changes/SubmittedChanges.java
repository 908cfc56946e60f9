package be.becivic.changes;

import be.becivic.changes.check.ChangeCheck;
import be.becivic.corpus.check.report.Finding;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Opens changes from submissions; the commit job asks for it. */
public final class SubmittedChanges implements ChangeOpener, ChangeTrial {
  private static final int MOST_NAMED = 5;

  private final Records records;
  private final Forge forge;
  private final ChangeLander landing;
  private final InstantSource clock;

  SubmittedChanges(Records records, Forge forge, ChangeLander landing, InstantSource clock) {
    this.records = records;
    this.forge = forge;
    this.landing = landing;
    this.clock = clock;
  }

  @Override
  public Opening open(StagedSubmission submission) {
    SubmittedChange change = SubmittedChange.of(submission.id(), submission.payload());
    boolean reviewed = submission.state() != StagingState.STAGED;
    return switch (landing.putUp(change.pending(forge.main(), reviewed))) {
      case LandingOutcome.Up(var base) -> {
        Instant now = clock.instant();
        records.write(tables -> note(tables, change, submission, base.value(), now));
        yield new Opening.Opened();
      }
      case LandingOutcome.Merged _ -> new Opening.Opened();
      case LandingOutcome.Unchanged _, LandingOutcome.Conflict _ -> new Opening.Conflict();
      case LandingOutcome.Red(var findings) ->
          holdsIdentifiers(findings)
              ? new Opening.Conflict()
              : new Opening.Held(ReviewKind.CHECK_HOLD, summary(findings));
      case LandingOutcome.Held(var kind, var files) ->
          new Opening.Held(kind, "Noticed in " + String.join(", ", files));
    };
  }

  @Override
  public ChangePreview preview(SubmissionId submission, JsonNode document) {
    return preview(submission, document, true);
  }

  @Override
  public ChangePreview tryOut(SubmissionId submission, JsonNode document) {
    return preview(submission, document, false);
  }

  private ChangePreview preview(SubmissionId submission, JsonNode document, boolean reviewed) {
    return landing.preview(
        SubmittedChange.of(submission, document.toString()).pending(forge.main(), reviewed));
  }

  @Override
  public void withdraw(SubmissionId submission) {
    ChangeKey key = ChangeKey.of(submission);
    forge.close(key);
    records.write(
        tables ->
            tables
                .changes()
                .settle(key.value(), ChangeState.CLOSED, Optional.empty(), clock.instant()));
  }

  /** Those are not kept for anyone to look at. */
  private static boolean holdsIdentifiers(List<Finding> findings) {
    return findings.stream().map(Finding::rule).anyMatch(ChangeCheck.SCRUB::equals);
  }

  /** Rules and places only: the message of a finding may quote the text. */
  private static String summary(List<Finding> findings) {
    return findings.stream()
        .limit(MOST_NAMED)
        .map(finding -> finding.rule() + " at " + finding.at().line() + ":" + finding.at().column())
        .collect(Collectors.joining(", ", "Fails %d checks: ".formatted(findings.size()), ""));
  }

  /** Who proposed it must not vote on it, and is forgotten elsewhere before a draft may land. */
  private static boolean note(
      Tables tables,
      SubmittedChange change,
      StagedSubmission submission,
      String base,
      Instant now) {
    if (tables.changes().find(change.key().value()).isPresent()) {
      return tables.changes().reopen(change.key().value(), base);
    }
    tables
        .changes()
        .insert(
            new ChangeRecord(
                change.key().value(),
                change.kind().wireName(),
                change.target(),
                Optional.of(submission.id()),
                change.key().branch(),
                base,
                ChangeState.OPEN,
                Optional.empty(),
                now,
                Optional.empty()));
    tables
        .salts()
        .bindSubmitter(
            change.scope(),
            new SubmitterBinding(
                submission.salt(), submission.submitterHash(), now, Optional.empty()));
    return true;
  }
}
