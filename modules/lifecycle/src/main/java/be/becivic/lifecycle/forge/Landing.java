package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusRepository;
import be.becivic.lifecycle.forge.check.ChangeCheck;
import be.becivic.lifecycle.forge.check.Minting;
import be.becivic.lifecycle.forge.check.StoredCatalogue;
import be.becivic.lifecycle.forge.check.Verdict;
import be.becivic.protocol.error.Outcome;
import be.becivic.records.Records;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Brings a change to main. Each attempt checks it on main as it is at that moment; when main moves
 * meanwhile, the next attempt starts over. A crash leaves a branch at most, and a change that is on
 * main is recognised by its key.
 */
final class Landing {
  private static final int ATTEMPTS = 20;
  private static final CheckResult GREEN = new CheckResult(true, "Everything passes.");

  private final Records records;
  private final Forge forge;
  private final ChangeCheck check;
  private final CorpusStates states;
  private final InstantSource clock;

  Landing(
      Records records,
      CorpusRepository repository,
      Forge forge,
      ChangeCheck check,
      InstantSource clock) {
    this.records = records;
    this.forge = forge;
    this.check = check;
    this.states = new CorpusStates(repository);
    this.clock = clock;
  }

  Corpus main() {
    return states.at(forge.main());
  }

  /** Puts the change up, checked on main, and merges nothing. */
  Landed putUp(Errand errand) {
    return attempt(errand, (base, green) -> Optional.of(up(proposed(errand, base, green.files()))));
  }

  /** The same with every number filled in, for whoever merges it there. */
  Landed putUpNumbered(Errand errand) {
    Minting minting = new Minting(records);
    return attempt(
        errand,
        (base, green) ->
            Optional.of(up(proposed(errand, base, minting.number(base, green, clock.instant())))));
  }

  /** Merges the change. */
  Landed merge(Errand errand) {
    Minting minting = new Minting(records);
    return attempt(
        errand,
        (base, green) -> {
          Proposed proposed = proposed(errand, base, minting.number(base, green, clock.instant()));
          return switch (forge.merge(proposed)) {
            case Merging.Merged(CommitId commit) -> Optional.of(new Landed.Merged(commit));
            case Merging.Queued() -> Optional.of(up(proposed));
            case Merging.MainMoved() -> Optional.empty();
          };
        });
  }

  /** What the change would do to main as it is now; nothing is written. */
  Preview preview(Errand errand) {
    Corpus base = main();
    return switch (errand.files().apply(base)) {
      case Outcome.Refused<Map<String, Optional<byte[]>>> _ -> new Preview.Conflict();
      case Outcome.Ok<Map<String, Optional<byte[]>>>(Map<String, Optional<byte[]>> files) ->
          Preview.of(
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

  private static Landed up(Proposed proposed) {
    return new Landed.Up(proposed.base());
  }

  private Landed attempt(
      Errand errand, BiFunction<Corpus, Verdict.Green, Optional<Landed>> whenGreen) {
    for (int i = 0; i < ATTEMPTS; i++) {
      Corpus base = main();
      Optional<CommitId> merged = forge.findMerged(errand.key(), errand.since());
      if (merged.isPresent()) {
        return new Landed.Merged(merged.get());
      }
      Optional<Landed> landed =
          switch (errand.files().apply(base)) {
            case Outcome.Refused<Map<String, Optional<byte[]>>> _ ->
                Optional.of(new Landed.Conflict());
            case Outcome.Ok<Map<String, Optional<byte[]>>>(Map<String, Optional<byte[]>> files) ->
                judged(errand, base, files, whenGreen);
          };
      if (landed.isPresent()) {
        return landed.get();
      }
    }
    throw new ForgeUnavailable("Main moves faster than a change can be checked");
  }

  private Optional<Landed> judged(
      Errand errand,
      Corpus base,
      Map<String, Optional<byte[]>> files,
      BiFunction<Corpus, Verdict.Green, Optional<Landed>> whenGreen) {
    Verdict verdict =
        check.judge(
            base,
            files,
            errand.kind(),
            errand.reviewed(),
            StoredCatalogue.read(records),
            clock.instant());
    return switch (verdict) {
      case Verdict.Red red -> Optional.of(new Landed.Red(red.findings()));
      case Verdict.Held held -> Optional.of(new Landed.Held(held.kind(), held.files()));
      case Verdict.Green green when green.files().isEmpty() -> Optional.of(new Landed.Unchanged());
      case Verdict.Green green -> whenGreen.apply(base, green);
    };
  }

  private Proposed proposed(Errand errand, Corpus base, Map<String, Optional<byte[]>> files) {
    Proposed proposed =
        forge.propose(
            new ChangeRequest(
                errand.key(), base.commit().orElseThrow(), files, errand.title(), clock.instant()));
    forge.report(proposed, GREEN);
    return proposed;
  }
}
