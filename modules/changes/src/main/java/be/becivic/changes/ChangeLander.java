package be.becivic.changes;

import be.becivic.changes.check.ChangeCheck;
import be.becivic.changes.check.CheckVerdict;
import be.becivic.changes.check.Minting;
import be.becivic.changes.check.StoredCatalogue;
import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Brings a change to main. Each attempt checks it on main as it is at that moment; when main moves
 * meanwhile, the next attempt starts over, whatever this one came to. A crash leaves a branch at
 * most, and a change that is on main is recognised by its key.
 */
final class ChangeLander {
  private static final CheckResult GREEN = new CheckResult(true, "Everything passes.");

  private final Records records;
  private final Forge forge;
  private final ChangeCheck check;
  private final MainAttempts attempts;
  private final CheckedMerges merges;
  private final InstantSource clock;

  ChangeLander(
      Records records,
      CorpusRepository repository,
      Forge forge,
      ChangeCheck check,
      CheckedMerges merges,
      Supplier<Corpus> known,
      InstantSource clock) {
    this.records = records;
    this.forge = forge;
    this.check = check;
    this.attempts = new MainAttempts(forge, new CorpusStates(repository, known));
    this.merges = merges;
    this.clock = clock;
  }

  Corpus main() {
    return attempts.main();
  }

  /** Puts the change up, checked on main, and merges nothing. */
  LandingOutcome putUp(PendingChange pending) {
    return attempt(
        pending, (base, green) -> Optional.of(up(proposed(pending, base, green.files()))));
  }

  /** The same with every number filled in, for whoever merges it there. */
  LandingOutcome putUpNumbered(PendingChange pending) {
    Minting minting = new Minting(records, pending.origin(), pending.written());
    return attempt(
        pending,
        (base, green) ->
            Optional.of(up(proposed(pending, base, minting.number(base, green, clock.instant())))));
  }

  /** Merges the change. */
  LandingOutcome merge(PendingChange pending) {
    Minting minting = new Minting(records, pending.origin(), pending.written());
    return attempt(
        pending,
        (base, green) -> {
          FileChanges files = minting.number(base, green, clock.instant());
          OpenChange proposed = proposed(pending, base, files);
          return switch (forge.merge(proposed)) {
            case MergeOutcome.Merged(CommitId commit) -> {
              merges.add(commit, proposed.base(), new ChangedFiles(base.files(), files));
              yield Optional.of(new LandingOutcome.Merged(commit));
            }
            case MergeOutcome.Queued() -> Optional.of(up(proposed));
            case MergeOutcome.MainMoved() -> Optional.empty();
          };
        });
  }

  /** Merges a change that no submission asked for, and writes down that it is on main. */
  LandingOutcome mergeUnasked(PendingChange pending, Target target) {
    LandingOutcome landed = merge(pending);
    if (landed instanceof LandingOutcome.Merged(CommitId commit)) {
      ChangeRecord merged = merged(pending, target, commit, clock.instant());
      records.write(
          tables -> {
            if (tables.changes().find(merged.id()).isEmpty()) {
              tables.changes().insert(merged);
            }
            return true;
          });
    }
    return landed;
  }

  private static ChangeRecord merged(
      PendingChange pending, Target target, CommitId commit, Instant at) {
    return new ChangeRecord(
        pending.key().value(),
        pending.kind().wireName(),
        target,
        Optional.empty(),
        pending.key().branch(),
        pending.since().value(),
        ChangeState.MERGED,
        Optional.of(commit.value()),
        at,
        Optional.of(at));
  }

  /** What the change would do to main as it is now; nothing is written. */
  ChangePreview preview(PendingChange pending) {
    return attempts.run(
        (base, _) -> Optional.of(preview(pending, base)), preview -> !preview.isFit());
  }

  /** What a change is on main as it is now, or why it does not fit. */
  Outcome<FileChanges> files(Function<Corpus, Outcome<FileChanges>> files) {
    return attempts.run(
        (base, _) -> Optional.of(files.apply(base)), Outcome.Refused.class::isInstance);
  }

  private ChangePreview preview(PendingChange pending, Corpus base) {
    return switch (pending.files().apply(base)) {
      case Outcome.Refused<FileChanges> _ -> new ChangePreview.Conflict();
      case Outcome.Ok<FileChanges>(FileChanges files) ->
          ChangePreview.of(base, files, judge(pending, base, files));
    };
  }

  private static LandingOutcome up(OpenChange proposed) {
    return new LandingOutcome.Up(proposed.base());
  }

  private LandingOutcome attempt(
      PendingChange pending,
      BiFunction<Corpus, CheckVerdict.Green, Optional<LandingOutcome>> whenGreen) {
    return attempts.run(
        (base, isFirst) -> {
          Optional<LandingOutcome> landed = landed(pending, base, whenGreen);
          if (!isFirst && landed.filter(ChangeLander::isOver).isPresent()) {
            forge.close(pending.key());
          }
          return landed;
        },
        ChangeLander::isOver);
  }

  private Optional<LandingOutcome> landed(
      PendingChange pending,
      Corpus base,
      BiFunction<Corpus, CheckVerdict.Green, Optional<LandingOutcome>> whenGreen) {
    Optional<CommitId> merged = forge.findMerged(pending.key(), pending.since());
    if (merged.isPresent()) {
      return Optional.of(new LandingOutcome.Merged(merged.get()));
    }
    return switch (pending.files().apply(base)) {
      case Outcome.Refused<FileChanges> _ -> Optional.of(new LandingOutcome.Conflict());
      case Outcome.Ok<FileChanges>(FileChanges files) -> judged(pending, base, files, whenGreen);
    };
  }

  /** What does not fit any more leaves no branch behind. */
  private static boolean isOver(LandingOutcome landed) {
    return switch (landed) {
      case LandingOutcome.Merged _, LandingOutcome.Up _ -> false;
      case LandingOutcome.Unchanged _,
          LandingOutcome.Conflict _,
          LandingOutcome.Red _,
          LandingOutcome.Held _ ->
          true;
    };
  }

  private Optional<LandingOutcome> judged(
      PendingChange pending,
      Corpus base,
      FileChanges files,
      BiFunction<Corpus, CheckVerdict.Green, Optional<LandingOutcome>> whenGreen) {
    return switch (judge(pending, base, files)) {
      case CheckVerdict.Red red -> Optional.of(new LandingOutcome.Red(red.findings()));
      case CheckVerdict.Held held ->
          Optional.of(new LandingOutcome.Held(held.kind(), held.files()));
      case CheckVerdict.Green green when green.files().isEmpty() ->
          Optional.of(new LandingOutcome.Unchanged());
      case CheckVerdict.Green green -> whenGreen.apply(base, green);
    };
  }

  private CheckVerdict judge(PendingChange pending, Corpus base, FileChanges files) {
    return check.judge(
        base,
        files,
        pending.kind(),
        pending.reviewed(),
        StoredCatalogue.read(records),
        clock.instant());
  }

  private OpenChange proposed(PendingChange pending, Corpus base, FileChanges files) {
    OpenChange proposed =
        forge.propose(
            new ChangeRequest(
                pending.key(),
                base.commit().orElseThrow(),
                files,
                pending.title(),
                clock.instant()));
    forge.report(proposed, GREEN);
    return proposed;
  }
}
