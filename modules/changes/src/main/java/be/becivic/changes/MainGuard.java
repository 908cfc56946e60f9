package be.becivic.changes;

import be.becivic.changes.check.ChangeCheck;
import be.becivic.changes.check.StatusEdits;
import be.becivic.changes.check.StoredCatalogue;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Decides whether what is on main is shown. Anyone who can push can move main; only a main that
 * passes the checks is served, and until then the last good one is.
 */
public final class MainGuard {
  private final Records records;
  private final CorpusRepository repository;
  private final Forge forge;
  private final LiveCorpus live;
  private final ChangeCheck check;
  private final CheckedMerges merges;
  private final InstantSource clock;
  private Look last = new Look.Followed();

  MainGuard(
      Records records,
      CorpusRepository repository,
      Forge forge,
      LiveCorpus live,
      ChangeCheck check,
      CheckedMerges merges,
      InstantSource clock) {
    this.records = records;
    this.repository = repository;
    this.forge = forge;
    this.live = live;
    this.check = check;
    this.merges = merges;
    this.clock = clock;
  }

  /** What a look at main led to. */
  public sealed interface Look {

    /** What is on main is served. */
    record Followed() implements Look {}

    /** Main is not fit to be shown. */
    record Refused(CommitId main, List<Finding> findings) implements Look {
      public Refused {
        findings = List.copyOf(findings);
      }
    }
  }

  /** Follows main if it may; a main that was refused is not checked again until it moves. */
  public synchronized Look look() {
    CommitId main = forge.main();
    Corpus served = live.current();
    boolean isKnown = last instanceof Look.Refused(CommitId refused, _) && refused.equals(main);
    if (!isKnown) {
      last = served.commit().filter(main::equals).isPresent() ? last : judge(served, main);
    }
    return last;
  }

  private Look judge(Corpus served, CommitId main) {
    boolean isChecked = served.commit().filter(from -> merges.leadTo(main, from)).isPresent();
    List<Finding> findings = isChecked ? List.of() : check(served, main);
    if (!findings.isEmpty()) {
      return new Look.Refused(main, findings);
    }
    noteStatuses(served, main);
    live.moveTo(main);
    return new Look.Followed();
  }

  /** Nobody sees a status that no record explains. */
  private void noteStatuses(Corpus served, CommitId main) {
    Corpus next = served.movedTo(repository.files(main));
    StatusEdits edits = StatusEdits.between(served, next);
    if (!edits.isEmpty()) {
      Set<CommitId> fresh = repository.since(served.commit().orElseThrow(), main);
      records.write(
          tables -> {
            edits.note(tables, fresh, clock.instant());
            return true;
          });
    }
  }

  private List<Finding> check(Corpus served, CommitId main) {
    Corpus next = served.movedTo(repository.files(main));
    List<Finding> findings = new ArrayList<>(NamedTexts.check(repository, next, main));
    findings.addAll(check.compare(served, next, StoredCatalogue.read(records)));
    return findings;
  }
}
