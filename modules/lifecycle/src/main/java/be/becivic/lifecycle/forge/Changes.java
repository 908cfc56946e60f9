package be.becivic.lifecycle.forge;

import be.becivic.corpus.CorpusRepository;
import be.becivic.lifecycle.ChangeOpener;
import be.becivic.lifecycle.forge.check.ChangeCheck;
import be.becivic.records.Records;
import java.time.InstantSource;

/** Everything that brings changes to main, over one forge. */
public final class Changes {
  private final SubmittedChanges submitted;
  private final DirectChanges direct;
  private final ChangeJob job;

  public Changes(
      Records records,
      CorpusRepository repository,
      Forge forge,
      ChangeCheck check,
      InstantSource clock) {
    Landing landing = new Landing(records, repository, forge, check, clock);
    this.submitted = new SubmittedChanges(records, forge, landing, clock);
    this.direct = new DirectChanges(records, repository, forge, landing, clock);
    this.job = new ChangeJob(records, forge, landing, clock);
  }

  /** Opens changes for the commit job. */
  public ChangeOpener opener() {
    return submitted;
  }

  /** Changes from an author's folder or branch, and the system's own. */
  public DirectChanges direct() {
    return direct;
  }

  /** What carries open changes on, and takes a maintainer's decisions. */
  public ChangeJob job() {
    return job;
  }
}
