package be.becivic.changes;

import be.becivic.changes.check.ChangeCheck;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.records.Records;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.Supplier;

/** Everything that brings changes to main, over one forge. */
public final class Changes {
  private final Function<LiveCorpus, MainGuard> guards;
  private final SubmittedChanges submitted;
  private final DirectChanges direct;
  private final SystemChanges system;
  private final ChangeJob job;

  public Changes(
      Records records,
      CorpusRepository repository,
      Forge forge,
      ChangeCheck check,
      InstantSource clock) {
    this(
        records,
        repository,
        forge,
        check,
        () -> Corpus.load(repository.files(repository.main())),
        clock);
  }

  /**
   * The same where some state of the corpus was read already.
   *
   * @param known asked before the first change
   */
  public Changes(
      Records records,
      CorpusRepository repository,
      Forge forge,
      ChangeCheck check,
      Supplier<Corpus> known,
      InstantSource clock) {
    CheckedMerges merges = new CheckedMerges(repository);
    ChangeLander landing =
        new ChangeLander(records, repository, forge, check, merges, known, clock);
    this.guards = live -> new MainGuard(records, repository, forge, live, check, merges, clock);
    this.submitted = new SubmittedChanges(records, forge, landing, clock);
    this.direct = new DirectChanges(repository, forge, landing);
    this.system = new SystemChanges(landing);
    this.job = new ChangeJob(records, forge, landing, clock);
  }

  /** What shows main only where it passes the checks; changes made here have passed them. */
  public MainGuard guard(LiveCorpus live) {
    return guards.apply(live);
  }

  /** Opens changes for the commit job. */
  public ChangeOpener opener() {
    return submitted;
  }

  /** Tells beforehand what would become of a change. */
  public ChangeTrial trial() {
    return submitted;
  }

  /** Changes from an author's folder or branch. */
  public DirectChanges direct() {
    return direct;
  }

  /** Changes the system makes of its own accord, such as those of a status. */
  public SystemChanges system() {
    return system;
  }

  /** What carries open changes on, and takes a maintainer's decisions. */
  public ChangeJob job() {
    return job;
  }
}
