package be.becivic.changes;

import be.becivic.changes.check.ChangeCheck;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.records.Records;
import java.time.InstantSource;

/** Everything that brings changes to main, over one forge. */
public final class Changes {
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
    ChangeLander landing = new ChangeLander(records, repository, forge, check, clock);
    this.submitted = new SubmittedChanges(records, forge, landing, clock);
    this.direct = new DirectChanges(records, repository, forge, landing, clock);
    this.system = new SystemChanges(records, landing, clock);
    this.job = new ChangeJob(records, forge, landing, clock);
  }

  /** Opens changes for the commit job. */
  public ChangeOpener opener() {
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
