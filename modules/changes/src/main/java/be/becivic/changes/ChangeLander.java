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
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Brings a change to main. Each attempt checks it on main as it is at that moment; when main moves
 * meanwhile, the next attempt starts over. A crash leaves a branch at most, and a change that is on
 * main is recognised by its key.
 */
final class ChangeLander {
  private static final int ATTEMPTS = 20;
  private static final CheckResult GREEN = new CheckResult(true, "Everything passes.");

  private final Records records;
  private final Forge forge;
  private final ChangeCheck check;
  private final CorpusStates states;
  private final CheckedMerges merges;
  private final InstantSource clock;

  ChangeLander(
      Records records,
      CorpusRepository repository,
      Forge forge,
      ChangeCheck check,
      CheckedMerges merges,
      InstantSource clock) {
    this.records = records;
    this.forge = forge;
    this.check = check;
    this.states = new CorpusStates(repository);
    this.merges = merges;
    this.clock = clock;
  }

  Corpus main() {
    return states.at(forge.main());
  }

  /** Puts the change up, checked on main, and merges nothing. */
  LandingOutcome putUp(PendingChange errand) {
    return attempt(errand, (base, green) -> Optional.of(up(proposed(errand, base, green.files()))));
  }

  /** The same with every number filled in, for whoever merges it there. */
  LandingOutcome putUpNumbered(PendingChange errand) {
    Minting minting = new Minting(records, errand.origin(), errand.written());
    return attempt(
        errand,
        (base, green) ->
            Optional.of(up(proposed(errand, base, minting.number(base, green, clock.instant())))));
  }

  /** Merges the change. */
  LandingOutcome merge(PendingChange errand) {
    Minting minting = new Minting(records, errand.origin(), errand.written());
    return attempt(
        errand,
        (base, green) -> {
          FileChanges files = minting.number(base, green, clock.instant());
          OpenChange proposed = proposed(errand, base, files);
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

  /** What the change would do to main as it is now; nothing is written. */
  ChangePreview preview(PendingChange errand) {
    Corpus base = main();
    return switch (errand.files().apply(base)) {
      case Outcome.Refused<FileChanges> _ -> new ChangePreview.Conflict();
      case Outcome.Ok<FileChanges>(FileChanges files) ->
          ChangePreview.of(
              base,
              files,
              check.judge(
                  base,
                  files,
                  errand.kind(),
                  errand.reviewed(),
                  StoredCatalogue.read(records),
                  clock.instant()));
    };
  }

  private static LandingOutcome up(OpenChange proposed) {
    return new LandingOutcome.Up(proposed.base());
  }

  private LandingOutcome attempt(
      PendingChange errand,
      BiFunction<Corpus, CheckVerdict.Green, Optional<LandingOutcome>> whenGreen) {
    for (int i = 0; i < ATTEMPTS; i++) {
      Corpus base = main();
      Optional<CommitId> merged = forge.findMerged(errand.key(), errand.since());
      if (merged.isPresent()) {
        return new LandingOutcome.Merged(merged.get());
      }
      Optional<LandingOutcome> landed =
          switch (errand.files().apply(base)) {
            case Outcome.Refused<FileChanges> _ -> Optional.of(new LandingOutcome.Conflict());
            case Outcome.Ok<FileChanges>(FileChanges files) ->
                judged(errand, base, files, whenGreen);
          };
      if (landed.isPresent()) {
        if (i > 0 && isOver(landed.get())) {
          forge.close(errand.key());
        }
        return landed.get();
      }
    }
    throw new ForgeUnavailable("Main moves faster than a change can be checked");
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
      PendingChange errand,
      Corpus base,
      FileChanges files,
      BiFunction<Corpus, CheckVerdict.Green, Optional<LandingOutcome>> whenGreen) {
    CheckVerdict verdict =
        check.judge(
            base,
            files,
            errand.kind(),
            errand.reviewed(),
            StoredCatalogue.read(records),
            clock.instant());
    return switch (verdict) {
      case CheckVerdict.Red red -> Optional.of(new LandingOutcome.Red(red.findings()));
      case CheckVerdict.Held held ->
          Optional.of(new LandingOutcome.Held(held.kind(), held.files()));
      case CheckVerdict.Green green when green.files().isEmpty() ->
          Optional.of(new LandingOutcome.Unchanged());
      case CheckVerdict.Green green -> whenGreen.apply(base, green);
    };
  }

  private OpenChange proposed(PendingChange errand, Corpus base, FileChanges files) {
    OpenChange proposed =
        forge.propose(
            new ChangeRequest(
                errand.key(), base.commit().orElseThrow(), files, errand.title(), clock.instant()));
    forge.report(proposed, GREEN);
    return proposed;
  }
}
